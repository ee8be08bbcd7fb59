### Aplikacja w przeglądarce.

## Dom

web-welcome = Gry planszowe o Rzymie Cezara. Siadaj do stołu: bot już czeka, a przyjaciół możesz zaprosić.
web-compiling = Rubicon jest jeszcze kompilowany w tle. Możesz już grać; do końca kompilacji boty myślą wolniej.
web-footer = Rubicon: wolne i otwarte oprogramowanie. Kostki zostały rzucone
web-skip = Przejdź do treści
web-home = Strona główna
web-navigation = Menu główne
web-rules = Zasady
web-menu = Menu
web-learn = Nauka
web-tournaments = Turnieje
web-puzzles = Zadania
web-mistakes = Moje błędy
web-page-failed = Nie udało się wczytać tej strony. Serwer jest niedostępny albo nowszy niż ta strona.
web-page-again = Wczytaj ponownie
web-language = Język
web-settings = Ustawienia
web-account = Ty i twoje konto
web-guest = Gość
web-close = Zamknij
web-cancel = Anuluj
web-yes = Tak
web-no = Nie
web-turns = { $count ->
        [one] Twój ruch!
        [few] Twój ruch przy { $count } stołach
        [many] Twój ruch przy { $count } stołach
       *[other] Twój ruch przy { $count } stołach
    }
web-lost = Utracono połączenie. Próbuję dalej…
web-no-database = Serwer nie ma połączenia z bazą danych. Nic nie przepadło; gra ruszy sama, gdy tylko je odzyska.
web-no-network = Brak sieci. Czekam na połączenie…
web-back = Połączono ponownie.
web-unreachable = Serwer nie odpowiada. Czy nadal działa?
web-failed = To się nie udało ({ $error }).
web-missing = Tu nic nie ma
web-missing-more = Takiej strony lub takiego stołu nie ma albo już nie ma.
web-locked = Stół prywatny
web-locked-more = Można tu wejść tylko przez link z zaproszenia. Poproś o niego gospodarza.

## Strona główna

web-games = Gry
web-play = Graj
web-learn-lesson = Naucz się w { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
web-play-now = Zagraj teraz
web-new-table = Nowy stół
web-for-players = od { $from } do { $to } graczy
web-for-so-many = dla { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-my-tables = Twoje stoły
web-open-tables = Otwarte stoły
web-no-open-tables = W tej chwili nikt nie czeka na graczy. Otwórz stół, a inni go tu znajdą.
web-finished-tables = Zakończone partie
web-free-seat = wolne miejsce
web-free-seats = { $count ->
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-running = Inni się namyślają
web-time-for-you = Pozostało: { $time }
web-last-move = Ostatnio, { $when }: { $what }
web-just-now = przed chwilą
web-last-when = Ostatni ruch { $when }
web-your-turn = Twój ruch
web-all-finished = Wszystkie zakończone partie
web-history = Moje partie
web-profile = Profil
web-my-profile = Mój profil
web-hide-profile = Ukryj mój profil
web-hide-profile-more = Inni nie znajdą wtedy strony o tobie, a twoje imię będzie widoczne bez linku.
web-watch = Oglądaj
web-you-are-late = Oglądasz z opóźnieniem: { $time }.
web-watch-replay = Obejrzyj powtórkę
web-your-name = Twoje imię
web-rivals = Przeciwnicy
web-bots = { $count ->
        [one] jeden bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
web-side = Twoja strona
web-level = Poziom
web-start-playing = Zaczynamy
web-bot-random = losowy (gra na chybił trafił)
web-bot-easy = łatwy
web-bot-greedy = zachłanny
web-bot-medium = średni
web-bot-rating = Ranking: { $points }.
web-bot-rated = { $level } ({ $points })
web-bot-strong = silny
web-bot-master = mistrz

## Nowy stół

web-new-table-of = Nowy stół: { $game }
web-seats = Kto gra?
web-how-many = Liczba miejsc
web-seat = Miejsce { $number }
web-seat-me = ja
web-seat-open = wolne: ktoś może się dosiąść
web-seat-local = ktoś przy tym urządzeniu
web-seat-bot = bot: { $level }
web-local-name = Gość { $number }
web-name-of-seat = Imię osoby na miejscu { $number }
web-options = Opcje
web-clock = Zegar
web-clock-none = bez zegara
web-clock-move = czas na każdy ruch
web-clock-bank = czas na całą partię
web-clock-days = dni na każdy ruch
web-clock-note-awake = Gdy serwer jest wyłączony albo uśpiony, ten zegar stoi.
web-clock-note-days = To dni kalendarzowe: mijają także wtedy, gdy serwer jest wyłączony.
web-seconds-per-move = Sekundy
web-minutes = Minuty
web-increment = i sekundy za każdy ruch
web-days-per-move = Dni
web-time-bot = Gdy czas się skończy, gra dalej bot
web-time-loss = Gdy czas się skończy, partia jest przegrana
web-private = Prywatny: tylko z linkiem z zaproszenia
web-aids = Z szansami i podpowiedziami
web-rated = Rankingowa: wynik liczy się do rankingu wszystkich graczy
web-rated-about = Bez szans, podpowiedzi i cofania ruchów; każdy ma konto i własne urządzenie. Kto odchodzi, przegrywa.
web-rated-guest = Do partii rankingowej potrzebne jest konto. Założysz je tu w chwilę:
web-open-the-table = Otwórz stół

## Rankingi

web-players-page = Gracze i rankingi
web-rating = { $points }{ $provisional ->
        [yes] ?
       *[no] { "" }
    }
web-rating-of = Ranking: { $points }{ $provisional ->
        [yes] { " " }(jeszcze mało partii)
       *[no] { "" }
    }
web-rating-change = { $direction ->
        [up] +{ $points }
        [down] −{ $points }
       *[same] ±0
    }
web-rated-not-counted = Partia skończyła się, zanim każdy wykonał ruch, więc nie liczy się do rankingu.

## Czekanie na graczy

web-waiting-for-players = { $count ->
        [0] Wszyscy są na miejscu.
        [one] Brakuje jeszcze jednego gracza.
        [few] Brakuje jeszcze { $count } graczy.
        [many] Brakuje jeszcze { $count } graczy.
       *[other] Brakuje jeszcze { $count } gracza.
    }
web-sit-down = Siadam tutaj
web-invite = Wyślij ten link przyjaciołom
web-share = Udostępnij
web-qr = Kod QR
web-qr-of = Kod QR zaproszenia
web-invitation-text = Zagraj ze mną w { $game } na Rubiconie!
web-terms = Ustalenia
web-name-at-table = Ktoś przy tym stole ma już twoje imię. Jak mają cię tu nazywać inni?
web-copy = Kopiuj
web-copied = Skopiowano
web-begin-with-bots = Zacznij teraz, wolne miejsca zajmą boty ({ $level })
web-leave = Odejdź od stołu
web-free-this-seat = Zwolnij to miejsce
web-sealed = Los jest zapieczętowany: o rzutach rozstrzyga sekret, którego odcisk tu widzisz, zmieszany z liczbą od każdego gracza. Nikt nie może ich wybrać, a po partii sprawdzi to twoja przeglądarka.

## Przy stole

web-table-of = Stół: { $game }
web-board = Stół
web-prompt = Co jest do zrobienia
web-players = Gracze
web-you = ty
web-away-now = na urlopie do { $date }
web-away-soon = urlop od { $date }
web-online = przy stole
web-offline = poza stołem
web-to-move = ma ruch
web-next-table = Następny stół: { $game }
web-ready = gotowe
web-won = wygrywa
web-turn-of = Teraz gra { $player }
web-catching-up = Tymczasem zdarzyło się…
web-skip-story = Pomiń
web-sending = Wysyłam…
web-queued = Jeszcze nie wysłano. Ruch czeka i pójdzie, gdy tylko serwer odpowie.
web-paused = Gra jest wstrzymana.
web-replace = Wezwij bota: { $player } nie przychodzi
web-looking-back = Oglądasz przeszłość: pozycja { $at } z { $of }.
web-to-now = Wróć do obecnej pozycji
web-moves = Co możesz zrobić
web-preview = Co by to dało
web-would = Jeśli to zrobisz:
web-confirm = Tak, robię to
web-held = Twój ruch jest gotowy. Wysłać?
web-undo = Cofnij
web-hint = Co zrobiłby bot?
web-hint-is = { $moves ->
        [one] Bot wybrałby:
       *[other] Bot wybrałby pierwszy z tych ruchów:
    }
web-hint-thinks = Bot się zastanawia…
web-hint-chance = szansa na wygraną { $percent }%
web-spectating = Oglądasz tę grę.
web-table-menu = Więcej
web-ask-take_back = Poproś o cofnięcie
web-ask-draw = Zaproponuj remis
web-ask-pause = Poproś o przerwę
web-ask-resume = Gramy dalej
web-asks-take_back = { $player } prosi o cofnięcie ostatniego ruchu.
web-asks-draw = { $player } proponuje remis.
web-asks-pause = { $player } prosi o przerwę.
web-asks-resume = { $player } chce grać dalej.
web-waiting-for = Czekamy na: { $players }.
web-resign = Poddaj się
web-resign-ask = Przegrasz tę partię. Na pewno chcesz się poddać?
web-resign-sure = Tak, poddaję się
web-pass-device = Teraz gra { $name }. Pozostali nie patrzą.
web-i-am = { $name } to ja
web-time-left = Pozostały czas: { $time }
web-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-beside = Obok stołu
web-see-rule = Zobacz regułę
web-link-to-rule = Odnośnik do tej reguły
web-tab-log = Przebieg
web-tab-chat = Rozmowa
web-tab-notes = Notatki
web-tab-rules = Zasady
web-tab-play = Gra
web-tab-menu = Menu
web-tab-analysis = Analiza
web-log-empty = Jeszcze nic.
web-go-back-here = Zobacz tę pozycję
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-message = Powiedz coś
web-send = Wyślij
web-notes-more = Te notatki widzisz tylko ty. Zapisują się same.
web-no-rules = Zasady tej gry nie są tu jeszcze spisane.
web-guide = Wyjaśnienie
web-understood = Rozumiem
web-guide-off = Bez dalszych wyjaśnień

## Koniec

web-you-win = Wygrywasz!
web-you-share = Wygrywasz wspólnie z innymi!
web-wins = { $count ->
        [one] Wygrywa { $players }
       *[other] Zwycięstwem dzielą się: { $players }
    }
web-you-lose = Przegrywasz
web-loses = Przegrywa { $player }
web-draw = Remis
web-rematch = Jeszcze raz
web-to-rematch = Do następnej partii
web-to-tournament = Do turnieju
web-record = Pobierz zapis partii
web-result = Wynik
web-proof-checking = Sprawdzam losowania…
web-proof = Losowania sprawdzone: zgodnych { $good } z { $picks }.
web-proof-unsealed = Sekret nie jest tym, który zapieczętowano przed partią!
web-proof-nonce = Losowano bez liczby, którą podała twoja przeglądarka! Zachowaj zapis partii i zapytaj gospodarza.
web-proof-earlier = Liczbę podaną przed twoją później podmieniono! Zachowaj zapis partii i zapytaj gospodarza.
web-proof-picks = Nie każdy rzut wynika z zapieczętowanego sekretu! Zachowaj zapis partii i zapytaj gospodarza.
web-proof-mine = Jest wśród nich twoja liczba.
web-proof-outside = Sprawdź poza przeglądarką
web-proof-missing = Nie udało się sprawdzić losowań w tej partii.
web-proof-imported = Wczytany zapis: każdy ruch sprawdzono według zasad. Losowano gdzie indziej i ten serwer nie może za to ręczyć.
web-proof-more = Twoja przeglądarka policzyła od nowa każdy rzut, z sekretu zapieczętowanego przed partią i z liczb graczy.

## Powtórka

web-replay = Powtórka
web-replay-of = Powtórka: { $game }
web-previous = Krok wstecz
web-next = Krok naprzód
web-play-on = Odtwarzaj
web-stop-playing = Wstrzymaj
web-position = Pozycja
web-position-of = pozycja { $at } z { $of }
web-replay-view = Widok
web-replay-view-spectator = widz
web-link-here = Link do tego miejsca
web-to-table = Do stołu
web-analysis = Analiza
web-analyse = Analizuj
web-analysis-about = Gdzie gra została wygrana, a gdzie przegrana? Potrwa to najwyżej minutę, a wynik zostanie zachowany dla wszystkich.
web-analysis-running = Trwa analiza gry…
web-analysis-failed = Analiza się nie powiodła. Możesz spróbować ponownie.
web-analysis-curve = Szanse graczy na zwycięstwo w trakcie gry, jako krzywa. „Jako tabela” podaje liczby.
web-analysis-table = Jako tabela
web-analysis-span = (pozycje od { $from } do { $to })
web-analysis-better = Lepiej: { $move }

## Ty

web-you-are = Masz na imię { $name }
web-you-are-nobody = Nie masz jeszcze imienia
web-keep-name = Zapisz
web-name-kept = Od teraz tak masz na imię.
web-name = Imię
web-password = Hasło
web-new-password = Nowe hasło
web-make-account = Załóż konto
web-make-account-more = Z hasłem możesz wrócić z innego urządzenia. Adres e-mail nie jest potrzebny.
web-recovery = Twoje kody odzyskiwania
web-recovery-more = Schowaj je w bezpiecznym miejscu; widać je tylko teraz. Każdy wpuści cię raz, gdy zapomnisz hasła.
web-recovery-code = Kod odzyskiwania
web-have-recovery-code = Mam kod odzyskiwania
web-know-password = Pamiętam hasło
web-login = Zaloguj się
web-welcome-back = Witaj ponownie.
web-logout = Wyloguj się
web-logout-guest = Jesteś gościem: po wylogowaniu nie można wrócić pod tym imieniem.
web-gone = Gotowe. Teraz nikt cię tu nie zna.
web-tokens = Klucze dla twoich botów
web-tokens-more = Z takim kluczem może grać twój program. Widać go tylko raz.
web-token-label = Do czego służy?
web-make-token = Utwórz klucz
web-scope = Co wolno z tym kluczem
web-scope-play = gra
web-scope-read = tylko podgląd
web-never-used = jeszcze nieużywany
web-last-used = ostatnio { $date }
web-sessions = Zalogowane przeglądarki
web-sessions-more = Przeglądarka nieużywana przez 60 dni zostaje wylogowana.
web-some-browser = Przeglądarka
web-this-browser = (ta)
web-end-session = Wyloguj tam
web-everywhere = Wyloguj wszędzie
web-old-password = Dotychczasowe hasło
web-change-password = Zmień hasło
web-change-password-more = Wszystkie inne przeglądarki i klucze zostaną wylogowane.
web-password-changed = Hasło zmienione. Inne przeglądarki i klucze są wylogowane.
web-delete-token = Usuń „{ $label }”
web-your-data = Twoje dane
web-export = Zabierz wszystko ze sobą
web-forget = Zapomnij o mnie
web-forget-sure = Naprawdę usuń wszystko o mnie

## Ustawienia

web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-pace = Jak pokazywać ruchy innych
web-pace-calm = spokojnie
web-pace-quick = szybko
web-pace-none = od razu
web-sound = Dźwięki
web-keys = Gra pojedynczymi klawiszami tam, gdzie są pokazane
web-confirm-setting = Pytaj przed każdym ruchem
web-guide-setting = Wyjaśniaj to, co dla mnie nowe
web-notify = Powiadamiaj, gdy mam ruch

## Aplikacja zainstalowana

web-newer = Jest nowsza wersja Rubiconu.
web-newer-load = Wczytaj ją teraz
web-newer-later = Później
web-offline-title = Rubicon
web-offline-network = Nie masz połączenia z siecią. Gdy tylko wróci, wszystko samo ruszy dalej.
web-offline-server = Serwer nie odpowiada. Gdy tylko się odezwie, wszystko samo ruszy dalej.
web-offline-tables = Twoje stoły, stan: { $when }
web-offline-open = Czeka na graczy
web-offline-none = Zobaczysz tu swoje stoły, gdy choć raz obejrzysz je z połączeniem z siecią.

## Inni ludzie

web-opponents = Przeciwnicy
web-find-opponent = Znajdź przeciwnika
web-friends = Znajomi
web-moderation = Moderacja
web-banned = Moderator zablokował ci dostęp do gry na tym serwerze na stałe: { $reason }
web-banned-until = Moderator zablokował ci dostęp do gry na tym serwerze. Do końca blokady: { $time }. Powód: { $reason }
web-match-found = Twoja partia już czeka.
web-match-open = Otwórz stół
web-invitation = Zaproszenie
web-invitation-from = Zaprasza cię { $name }. Gra: { $game }
web-invitation-accept = Siadam
web-invitation-decline = Nie, dziękuję
web-invite-friends = Zaproś znajomych
web-invite-now = Zaproś
web-invite-this = Zaproś: { $name }
web-invite-sent = zaproszenie wysłane
web-is-here = online
web-is-away = offline
web-invite-declined = odmowa
web-people = Ludzie przy tym stole
web-people-nobody = Nikogo więcej tu nie ma.
web-people-befriend = Dodaj do znajomych
web-people-asked = Prośba wysłana: { $name }.
web-people-friend = wśród znajomych
web-people-mute = Wycisz
web-people-muted = Wpisy tej osoby są teraz ukryte: { $name }.
web-people-is-mute = wyciszenie
web-people-block = Zablokuj
web-people-blocked = Zablokowano: { $name }. Żadnych rozmów, zaproszeń, wspólnych partii ani miejsca przy twoich stołach.
web-people-is-block = blokada
web-people-report = Zgłoś
web-people-more = Nikt nie dowiaduje się o wyciszeniu ani blokadzie. Cofniesz je na stronie znajomych.
web-chat-removed = wpis usunięty przez moderatora
web-report-line = Zgłoś ten wpis: { $name }
web-report-of = Zgłoszenie: { $name }
web-report-why = Dlaczego?
web-report-chat = obraźliwa rozmowa
web-report-name = obraźliwe imię
web-report-cheating = oszustwo
web-report-leaving = porzucanie partii
web-report-other = coś innego
web-report-text = Co się stało?
web-report-more = Przeczytają to moderatorzy tego serwera, razem z rozmową wokół. Druga osoba nie dowie się, kto ją zgłosił.
web-report-send = Wyślij zgłoszenie
web-reported = Dziękujemy. Moderator się tym zajmie.
