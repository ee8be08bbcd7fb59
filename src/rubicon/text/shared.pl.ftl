### Słowa wspólne dla wszystkich gier, widoczne w przeglądarce i w terminalu.

seat = Gracz { $number }

## Wartości opcji

value-true = tak
value-false = nie

## Błędy: co jest nie tak i jak byłoby dobrze

error-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
error-option-none = Gra { $game } nie ma opcji, więc nie można ustawić „{ $option }”.
error-option-unknown = Gra { $game } nie ma opcji „{ $option }”. Jej opcje to: { $known }.
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $choices }.
error-seats = W grę { $game } nie można tu zagrać przy liczbie miejsc: { $seats }. Dozwolone liczby miejsc: { $allowed }.
error-box-none = Gra { $game } nie ma elementów, które można by zmienić własnym plikiem.
error-seats-type = Liczba miejsc to liczba całkowita, a nie { $seats } (typ { $type }). W grze { $game } dozwolone są: { $allowed }.
error-options-type = Opcje to słownik nazw i wartości, a nie { $value } (typ { $type }).
error-box-type = Elementy gry { $game } to słownik, taki jak z pliku TOML, a nie { $value } (typ { $type }).
error-over = Gra się skończyła: nie ma już nic do rozstrzygnięcia.
error-seat-unknown = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
error-seat-fortuna = Teraz nikt nie decyduje: następny ruch należy do losu.
error-seat-other = To nie twoja decyzja: teraz decyduje { $player }.
error-seat-done = Twoja decyzja już zapadła; pozostali jeszcze wybierają.
error-seat-spectator = Widz nie ma ruchów, które można by podejrzeć: potrzebny jest widok z miejsca przy stole.
error-move-type = Ruch to liczba całkowita, a nie { $move } (typ { $type }).
error-move-space = Nie ma ruchu { $move }: ruchy to liczby całkowite od 0 do { $last }.
error-move-now = Ruch „{ $move }” nie jest teraz możliwy.
error-chance-now = Los nie może teraz przynieść „{ $outcome }”.
error-confirm-nothing = Nic nie czeka na twoje potwierdzenie.
error-undo = Nie ma teraz nic, co można by cofnąć.
error-note = Stół nie może tu tego zrobić: { $note }
error-notation = Nie rozumiem ruchu „{ $text }”.
error-own-game-file = Nie ma pliku z grą „{ $source }”.
error-own-game-name = Gra musi być w pliku Pythona, a w ścieżce nie może być przecinków; „{ $source }” to coś innego.
error-own-game-module = Nie ma modułu „{ $source }”, z którego można by wziąć grę.
error-own-game-import = „{ $source }” musi się nazywać inaczej: Python nie może zaimportować tego pliku jako „{ $module }”.
error-own-game-syntax = „{ $source }” nie jest poprawnym programem w Pythonie: { $why } ({ $where }).
error-own-game-fails = „{ $source }” kończy się błędem podczas wczytywania: { $why } ({ $where }).
error-own-game-none = W „{ $source }” nie ma gry: na końcu musi być GAME = … z obiektem twojej gry.
error-own-game-several = W „{ $source }” jest kilka gier ({ $games }): wskaż jedną przez GAME = …
error-own-game-words = Gra { $game } w „{ $source }” nie ma słów: obok brakuje pliku text/en.ftl.
error-own-game-taken = Gra w „{ $source }” nazywa się { $game }, a jest już inna gra o tej nazwie.
error-bot = Nie ma bota „{ $bot }” do gry { $game }. Dostępne boty: { $known }.
error-bot-type = Bota podaje się przez nazwę, a nie przez { $bot } (typ { $type }). Boty do gry { $game }: { $known }.
error-bot-file = Nie ma pliku „{ $file }”.
error-bot-classes = { $file } musi definiować jednego bota albo wskazać go przez BOT = …; liczba botów w tym pliku: { $count } ({ $classes }).
error-engine-start = Nie można uruchomić bota „{ $command }”: { $why }.
error-engine-late = Bot „{ $command }” nie odpowiedział „{ $word } …” na czas.
error-engine-gone = Bot „{ $command }” zakończył działanie. Ostatnie, co powiedział: { $said }
error-engine-move = Bot „{ $command }” odpowiedział „{ $move }”, a takiego ruchu mu nie zaproponowano.
error-bot-move = Bot { $bot } odpowiedział { $move }, a takiego ruchu mu nie zaproponowano.
error-bot-move-type = Bot { $bot } odpowiedział { $move }, a to jest typ { $type }. Ruch ma typ int: zwróć int(ruch).

## Dlaczego stół zakończył rozgrywkę

reason-resigned = poddanie partii
reason-time = koniec czasu
reason-agreed_draw = remis za zgodą graczy

## Zapisy partii

record-huge = Plik ma { $size } MB, a zapisy partii mają najwyżej { $most } MB. To nie jest zapis partii.
record-json = To nie jest pełny zapis: JSON urywa się lub jest uszkodzony w wierszu { $line }, kolumnie { $column }.
record-not-json = To nie jest zapis partii: plik nie zawiera tekstu JSON.
record-foreign = To jest JSON, ale nie zapis partii Rubiconu: brakuje pola „rubicon”.
record-odd = To nie jest zapis partii Rubiconu: dane są zagnieżdżone zbyt głęboko albo zawierają tekst lub liczby, których nie da się zapisać.
record-format = Ten zapis ma format { $format }; ta wersja Rubiconu czyta format { $ours }.
record-rules = Tę partię gry { $game } rozegrano według wersji { $rules } zasad; ten Rubicon ma wersję { $ours } i nie może jej odtworzyć.
record-field = Pole „{ $field }” zapisu jest błędne albo go brakuje: powinno mieć typ { $type }.
record-long = Zapis ma więcej wpisów niż { $most }, a tylu nie ma żadna partia.
record-players = Liczba graczy w zapisie ({ $players }) nie zgadza się z liczbą miejsc ({ $seats }).
record-name = Nazwa gracza w zapisie ma więcej niż { $most } znaków.
record-entry-shape = Wpis { $number } nie jest wpisem: { $entry }. Powinien być listą: kto i co.
record-entry = Wpis { $number } ({ $entry }) jest błędny: { $why }
record-pick = los przyniósł tu „{ $told }”, a według sekretu powinno być „{ $due }”.
record-secret = Sekret w zapisie nie składa się z 64 cyfr szesnastkowych.
record-commitment = Sekret w zapisie nie jest tym, do którego zobowiązano się przed partią.
record-other-commitment = Sekret w zapisie nie odpowiada zobowiązaniu, które ci pokazano.
record-other-nonce = Liczby losowej { $nonce } nie ma w zapisie albo stoi ona przy innym miejscu: losowano bez tego, co dał gracz.
record-outcome = Zapis podaje wynik { $told }, ale jego ruchy prowadzą do wyniku { $found }.
record-no-secret = To zapis partii skończonej lub udostępnionej, a nie zapisana gra, więc nie można jej kontynuować. Można ją odtworzyć.
sight-cannot = Wiedzy miejsca w tej grze nie da się przesłać: „{ $place }” zawiera coś typu { $what }. Przesłać można liczby, teksty, listy, krotki i słowniki, a obiekty jako atrybuty.
sight-format = Wiedza miejsca przyszła w formacie { $format }; ta wersja Rubiconu czyta format { $ours }.
sight-missing = W wiedzy miejsca brakuje pola „{ $place }”. Czy druga strona ma inną wersję Rubiconu?
sight-surplus = Pole „{ $place }” w wiedzy miejsca nie jest tu znane. Czy druga strona ma inną wersję Rubiconu?
sight-wrong = Pole „{ $place }” w wiedzy miejsca jest błędne: { $found } (typu { $type }).
sight-huge = Pole „{ $place }” w wiedzy miejsca jest większe niż cokolwiek w partii.
sight-fails = To, co miejsce rzekomo wie, jest niemożliwe: zasady zawodzą ({ $why }).
sight-nonsense = To, co miejsce rzekomo wie, jest niemożliwe: w żadnej pozycji nie wie się dokładnie tego.
client-address = „{ $address }” nie jest adresem serwera. Adres wygląda na przykład tak: https://rubicon.example albo http://192.168.1.5:8000.
client-token = Token jest pusty albo zawiera znaki, których nie ma w tokenach. Utwórz token z prawem do gry na stronie swojego konta.
client-refused = Serwer odmawia: { $text }
client-gone = Nie można połączyć się z serwerem { $address } ({ $why }).
client-no-server = Pod adresem { $address } nie odpowiada serwer Rubiconu albo ma on inną wersję.
client-no-seat = Nie masz miejsca przy stole { $table }.

## Bots

bot-random = Wykonuje dowolny dozwolony ruch, każdy z tą samą szansą.
level-random = Do wypróbowania gry: wygra z nim każdy.
level-easy = Na pierwszą partię: początkujący powinien z nim wygrać.
level-greedy = Dla początkujących, którzy mają za sobą kilka partii.
level-medium = Dla wprawnych graczy: gracz klubowy powinien z nim wygrać.
level-strong = Dla graczy klubowych: trudno go pokonać.
level-master = Dla tych, którzy wygrywają z silnym botem.

## After the game

analysis-of = { $game } · szanse na zwycięstwo
analysis-chances = Szanse na zwycięstwo
analysis-player = gracz
analysis-entry = wpis
analysis-turns = Punkty zwrotne
analysis-turns-about = Kiedy czyjaś szansa na zwycięstwo najbardziej zmieniła się za jednym razem.
analysis-no-turns = Szanse ani razu nie zmieniły się gwałtownie.
analysis-costly = Najbardziej kosztowne ruchy
analysis-costly-about = Co zagrano, co byłoby lepsze i o ile zmniejszyło to szansę na zwycięstwo.
analysis-no-costly = Żaden ruch nie kosztował wiele.
analysis-played = zagrano
analysis-better = lepiej
analysis-chance = szansa
analysis-cost = koszt
analysis-given = strata na decyzję
analysis-given-about = O ile jedna decyzja gracza średnio zmniejszała jego szansę na zwycięstwo.
analysis-move = { $player }: { $move }.
analysis-events = co się stało
analysis-decisions = decyzje
analysis-mean = średnio
analysis-exact = Ruchy ocenia bot, który oblicza wartość każdego z nich. Krzywa to średnia z wyobrażonych gier.
analysis-searched = Ruchy ocenia przeszukiwanie; liczba prób na decyzję: { $iterations }, zawsze na podstawie tego, co gracz mógł wtedy wiedzieć. Krzywa wynika z tego, co mogli wiedzieć wszyscy gracze razem.
analysis-partly = Zabrakło czasu: ocenione decyzje to { $judged } z { $decisions }, najpierw najbardziej wątpliwe.

## Lekcje

learn-other-move = To dozwolone, ale nie o to chodzi w tej lekcji. Cofnij ten ruch i przeczytaj jeszcze raz, co jest do zrobienia.
learn-no-more-moves = Lekcja nie czeka na więcej ruchów: cofnij ostatni albo zacznij od nowa.
