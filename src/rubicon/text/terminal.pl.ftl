### Słowa polecenia `rubicon`. Przeglądarka ich nie potrzebuje.

cli-about = Gry o Rzymie Cezara: do grania, prowadzenia i badania.

## Pomoc i sposób użycia

cli-usage = Użycie:
cli-usage-options = [opcje]
cli-usage-command = polecenie …
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-usually = { $help } Domyślnie { $default }.
cli-help-help = Pokaż tę pomoc.
cli-version-help = Pokaż wersję.
cli-version = Rubicon { $version } ({ $kind })
cli-version-compiled = zasady skompilowane
cli-version-plain = zasady w zwykłym Pythonie
cli-lang-help = Język: en (angielski) albo pl (polski). W przeciwnym razie decyduje zmienna RUBICON_LANG lub ustawienia systemu.
cli-game-file-help = Plik Pythona z własną grą; można podać kilka razy. Zmienna RUBICON_GAMES podaje moduły i pliki dla wszystkich poleceń.
cli-completion-install-help = Powłoka będzie uzupełniać polecenia, gry i boty klawiszem Tab.
cli-completion-show-help = Tylko wypisuje skrypt, który to robi.
cli-completion-shell-help = Dla innej powłoki niż ta, w której to wywołujesz: bash, zsh, fish, powershell lub pwsh.
cli-completion-done = Nowe terminale z powłoką { $shell } będą uzupełniać to, co piszesz po rubicon:
cli-completion-shell = Dla powłoki „{ $shell }” nie ma uzupełniania. Możesz podać inną po --shell: { $known }.
# Co oddziela cyfry dziesiętne.
cli-decimal = ,
cli-json-help = Wypisz JSON, dla programów.
cli-game-help = Nazwa gry (zob. rubicon games); domyślnie caesar_dice.
cli-game-help-needed = Nazwa gry (zob. rubicon games).
cli-option-help = Opcja gry (zob. rubicon games). Można podać kilka razy.

cli-error-language = Nie ma języka „{ $wanted }”. Dostępne języki: { $known }.
cli-error-missing = Brakuje: { $what }.
cli-error-value-missing = Po opcji { $option } trzeba podać wartość.
cli-error-value = To nie jest wartość dla { $what }. { $help }
cli-error-option = Nie ma tu opcji { $option }.
cli-error-option-near = Nie ma tu opcji { $option }. Czy chodzi o { $near }?
cli-error-command = Nie ma polecenia „{ $command }”. Dostępne polecenia: { $known }.
cli-error-command-near = Nie ma polecenia „{ $command }”. Czy chodzi o „{ $near }”?
cli-error-surplus = Nie wiadomo, co z tym zrobić: { $what }
cli-error-see = Pomoc: { $command }
cli-error-bug = Stało się coś, co nie powinno się stać, i to nasza wina: { $error }. Ze zmienną RUBICON_DEBUG=1 zobaczysz szczegóły.
cli-error-system = Nie udało się, bo odmawia system: { $why }.
cli-error-pair = „{ $pair }” to nie jest opcja z wartością. Zapisz ją tak: --option nazwa=wartość
cli-error-seat-list = „{ $seats }” nie mówi, kto gdzie siedzi. Zapisz to tak: --seats ja,strong,easy
cli-error-names = Podano więcej imion ({ $names }), niż jest osób przy stole ({ $people }).
cli-error-nonces = Podano więcej wkładów w losowanie ({ $nonces }), niż jest osób przy stole ({ $people }).
cli-error-secret = Sekret powinien mieć 64 cyfry szesnastkowe, a podany tekst ma długość { $length }.

## Pierwszy ekran

cli-welcome-play = zagraj w kostki przeciwko dwóm silnym botom
cli-welcome-seats = wybierz, kto gdzie siedzi; kilka osób gra na jednej klawiaturze
cli-welcome-serve = zagraj w przeglądarce, samotnie lub ze znajomymi
cli-welcome-resume = wróć do przerwanej gry
cli-welcome-rules = przeczytaj zasady
cli-welcome-odds = które kostki zachować i jakie masz szanse
cli-welcome-replay = obejrzyj skończoną partię ruch po ruchu
cli-welcome-verify = sprawdź ruchy i losowanie w partii
cli-welcome-arena = zobacz, który bot jest lepszy
cli-welcome-waiting = { $count ->
        [one] Czeka na ciebie przerwana gra: rubicon resume
        [few] Czekają na ciebie { $count } przerwane gry: rubicon resume
        [many] Czeka na ciebie { $count } przerwanych gier: rubicon resume
       *[other] Czeka na ciebie { $count } przerwanej gry: rubicon resume
    }
cli-welcome-help = Wszystkie polecenia: rubicon --help. Po angielsku: rubicon --lang en

## rubicon games

cli-games-about = Pokaż gry, liczby graczy i opcje.
cli-games-seats = Liczba graczy: { $seats }
cli-games-bots = Boty: { $bots }
cli-games-rating = Ranking: { $points }.
cli-games-no-options = Bez opcji.
cli-games-option = Domyślnie { $default }; możliwe wartości: { $choices }.

## rubicon rules

cli-learn-about = Naucz się gry, rozgrywając lekcję: mówi, co zrobić i dlaczego.
cli-learn-lesson = Lekcja; pierwsza, jeśli nie podano.
cli-learn-none = Gra { $game } nie ma lekcji.
cli-learn-unknown = Nie ma tu lekcji „{ $lesson }”. Lekcje to: { $known }.
cli-learn-step = Krok { $step } z { $of }
cli-learn-next = (Enter: dalej)
cli-learn-over = Właśnie tak to się robi! Lekcja ukończona.
cli-rules-about = Przeczytaj zasady gry.
cli-rules-none = Nie ma jeszcze skrótu zasad gry { $game }.

## rubicon play

cli-play-about = Zagraj w tym terminalu: z botami albo w kilka osób na jednej klawiaturze.
cli-play-seats-help = Kto gdzie siedzi: ja (albo me) to człowiek, inne słowa to nazwy botów. Kilka razy „ja” to kilka osób na tej klawiaturze. Domyślnie: ty, a dalej silne boty.
cli-play-data-help = Zagraj własnymi elementami z tego pliku (TOML), jeśli gra je ma.
cli-play-name-help = Imię gracza. Można podać kilka razy, w kolejności miejsc.
cli-play-nonce-help = Twój wkład w losowanie tej gry: dowolny tekst; kilka razy dla kilku osób.
cli-play-secret-help = Sekret, z którego wynikają rzuty, 64 cyfry szesnastkowe: tylko po to, żeby powtórzyć grę.
cli-play-seed-help = Dzięki temu boty, które wybierają losowo, wybiorą tak samo: tylko po to, żeby powtórzyć grę.

cli-roman-names = Brutus, Liwia, Cyceron, Porcja, Kasjusz, Fulwia
cli-somebody = Gracz
cli-play-players = Przy stole: { $players }
cli-play-default = Nie wskazano, kto gdzie siedzi, więc grasz z { $bots ->
        [one] jednym silnym botem
        [few] { $bots } silnymi botami
        [many] { $bots } silnymi botami
       *[other] { $bots } silnymi botami
    }. Inny stół:
cli-play-seal = Pieczęć losowania, dzięki której każdy może je po grze sprawdzić:
cli-play-start = Gra zapisuje się po każdym ruchu. W każdej chwili możesz wpisać: pomoc
cli-play-turn = Teraz gra { $player }
cli-play-curtain = Teraz przy klawiaturze: { $player }. Pozostali nie patrzą.
cli-play-curtain-key = Naciśnij Enter, żeby zacząć.
cli-play-how = Wpisz ruch albo numer
cli-play-rule = Zasady, „{ $section }”: { $rule }
cli-play-shown = To { $shown } z { $all } możliwości.
cli-play-more = { $shown } z { $all }; pozostałe: { $word }
cli-play-all-shown = To już wszystko. Liczba możliwości: { $all }.
cli-play-never-odds = W tej grze nie ma szans do obliczenia.
cli-play-help-more = pokaż następne, gdy jest ich dużo
cli-play-again = Wpisz numer albo ruch. W razie wątpliwości: pomoc.
cli-play-number = Na liście nie ma numeru { $number }: numery są od 1 do { $last }.
cli-play-hint = Co zrobiłby najsilniejszy bot, zaczynając od najlepszego ruchu, i jaka jest wtedy szansa na wygranie gry:
cli-play-no-odds = Teraz nie ma szans do obliczenia.
cli-play-no-hint = Tu nikt nie potrafi nic podpowiedzieć.
cli-play-saved = Gra jest zapisana. Aby do niej wrócić:
cli-play-number-label = numer
cli-play-help-number = wybierz możliwość o tym numerze
cli-play-help-list = pokaż wszystkie możliwości
cli-play-help-odds = co obiecują kostki albo nadchodzące bitwy
cli-play-help-hint = zapytaj najsilniejszego bota
cli-play-help-undo = cofnij swój ostatni ruch, dopóki to możliwe
cli-play-help-log = pokaż wszystko, co się wydarzyło
cli-play-help-rules = przeczytaj zasady
cli-play-help-table = narysuj stół jeszcze raz
cli-play-help-quit = wstań od stołu; gra jest zapisana

# Co można wpisać, słowa oddzielone odstępami; pierwsze jest pokazywane w pomocy.
cli-word-help = pomoc
cli-word-list = lista
cli-word-more = więcej
cli-word-hint = rada podpowiedź
cli-word-odds = szanse
cli-word-undo = cofnij
cli-word-log = dziennik historia
cli-word-rules = zasady
cli-word-table = stół pokaż
cli-word-quit = wyjdź wyjście

cli-word-fillers = do z ze na w we i oraz po od przez
cli-read-unknown = Nie znam tu słowa „{ $word }”.
cli-read-unknown-near = Nie znam tu słowa „{ $word }”. Czy chodzi o: { $near }?
cli-read-apart = Żaden ruch nie ma tego wszystkiego naraz: „{ $text }”.
cli-read-vague = „{ $text }” nie jest teraz możliwym ruchem, a może znaczyć wiele. Napisz więcej albo zobacz listę.
cli-read-unclear = „{ $text }” może znaczyć kilka ruchów: { $near }{ $more ->
        [0] .
        [one] {"; "}i jeszcze { $more }.
        [few] {"; "}i jeszcze { $more }.
        [many] {"; "}i jeszcze { $more }.
       *[other] {"; "}i jeszcze { $more }.
    }

cli-save-failed = Nie można zapisać gry w folderze { $folder }: { $why }. Możesz grać dalej, a po każdym ruchu zapis zostanie ponowiony; inny folder można wskazać zmienną RUBICON_DATA.
cli-save-again = Zapisywanie znów działa: gra jest bezpieczna.
cli-save-quit = Gra nie jest zapisana ({ $why }) i przepadłaby. Wpisz „wyjdź” jeszcze raz, żeby mimo to wyjść, albo cokolwiek innego, żeby zostać.
cli-save-lost = Nie udało się zapisać gry: { $why }.

cli-end-winner = Wygrywa { $player }!
cli-end-shared = Zwycięstwem dzielą się: { $players }.
cli-end-lost = Przegrywa { $player }.
cli-end-draw = Nikt nie wygrywa: remis.
cli-end-reason = Powód zakończenia: { $reason }.
cli-end-player = gracz
cli-end-score = wynik
cli-record-written = Zapis tej partii:
cli-record-verify = Sprawdź go albo obejrzyj partię jeszcze raz:
cli-record-failed = Nie można zapisać partii obok folderu { $folder }: { $why }. Zapisana gra tam zostaje; rubicon resume spróbuje ponownie.

## rubicon resume

cli-resume-about = Wróć do przerwanej gry.
cli-resume-name-help = Nazwa zapisanej gry, jej początek albo numer na liście. Domyślnie jedyna gra, a jeśli jest ich więcej, padnie pytanie.
cli-resume-list-help = Tylko wypisz zapisane gry.
cli-resume-none = Żadna gra nie czeka. Nowa gra:
cli-resume-unknown = Nie ma zapisanej gry „{ $name }”. Są: { $known }.
cli-resume-unclear = Od „{ $name }” zaczyna się kilka zapisanych gier: { $known }.
cli-resume-which = Która? Wpisz numer; Enter wybiera pierwszą.
cli-resume-name = gra
cli-resume-players = gracze
cli-resume-when = przerwana
cli-resume-damaged = nie da się odczytać
cli-resume-taken = Gra { $name } jest otwarta w innym terminalu. Graj dalej tam albo najpierw ją zamknij.
cli-resume-back = Witaj ponownie w grze { $name }.

## rubicon replay i rubicon verify

cli-replay-about = Obejrzyj partię jeszcze raz, do przodu i wstecz.
cli-replay-file-help = Zapis partii.
cli-replay-to-help = Zacznij od tego kroku; razem z --all: skończ na nim.
cli-replay-all-help = Pokaż wszystko naraz, tak jak wtedy, gdy wyjście trafia do innego programu.
cli-replay-seat-help = Pokaż tylko to, co było wiadomo z tego miejsca przy stole, licząc od 1.
cli-replay-range = Kroki mają numery od 0 (początek) do { $last }.
cli-replay-seat = Miejsca mają numery od 1 do { $last }.
cli-replay-fortuna = Fortuna
cli-replay-note-bot = Stół: za gracza { $player } gra teraz bot { $bot }
cli-replay-note-end = Stół: { $reason }
cli-replay-note-take-back = Stół: cofnięto ruchy
cli-replay-prompt = Enter: dalej, w: wstecz, numer: przejdź do kroku, q: koniec >
cli-replay-unclear = Wpisz d (dalej), w (wstecz), numer kroku albo q (koniec).
cli-replay-word-next = dalej d
cli-replay-word-back = wstecz w

cli-verify-about = Sprawdź zapisy partii: czy każdy ruch jest zgodny z zasadami, a każdy rzut z zapieczętowanym sekretem.
cli-verify-files-help = Pliki z zapisami partii.
cli-verify-nonce-help = Liczba losowa, którą dałeś, tak jak zachowała ją twoja przeglądarka; „1:abc” podaje też miejsce. Można powtórzyć.
cli-verify-commitment-help = Zobowiązanie, które pokazano ci przed partią.
cli-verify-good = { $game }, { $entries ->
        [one] { $entries } wpis zgodny
        [few] { $entries } wpisy zgodne
        [many] { $entries } wpisów zgodnych
       *[other] { $entries } wpisu zgodnego
    } z zasadami, { $picks ->
        [one] { $picks } losowanie
        [few] { $picks } losowania
        [many] { $picks } losowań
       *[other] { $picks } losowania
    }.
cli-verify-checked = Losowania przeliczono: są dokładnie takie, jakie być musiały.
cli-verify-unchecked = Losowań nie da się przeliczyć, bo w zapisie nie ma sekretu; każde było możliwe.
cli-verify-unfinished = Gra jeszcze trwa.
cli-verify-total = Poprawne zapisy: { $good } z { $all }.

## rubicon analyse

cli-analyse-about = Przyjrzyj się zakończonej grze: szanse wszystkich w każdej chwili, punkty zwrotne i najbardziej kosztowne ruchy.
cli-analyse-iterations-help = Ile prób na każdą decyzję.
cli-analyse-seconds-help = Zakończ po tylu sekundach z tym, co już wiadomo; 0 daje tyle czasu, ile trzeba.
cli-analyse-html-help = Zapisz też stronę z całą analizą w tym pliku.
cli-analyse-png-help = Narysuj też krzywą w tym pliku, .png albo .svg.
cli-analyse-progress = Analiza

## rubicon puzzles, rubicon puzzle

cli-puzzles-about = Szukaj zadań: pozycji z mocnych gier, w których jeden ruch jest wyraźnie najlepszy.
cli-puzzles-files-help = Zapisy gier do przejrzenia; bez nich grają boty.
cli-puzzles-out-help = Plik na zadania.
cli-puzzles-bots-help = Boty, które grają, oddzielone przecinkami; jeden zajmuje wszystkie miejsca.
cli-puzzles-want-help = Skończ, gdy będzie ich tyle.
cli-puzzles-each-help = Najwyżej tyle jednego rodzaju.
cli-puzzles-screen-help = Ile prób ma krótkie przeszukiwanie, które ogląda każdą pozycję.
cli-puzzles-check-help = Ile prób ma przeszukiwanie pośrednie; 0 znaczy bez niego.
cli-puzzles-iterations-help = Ile prób ma każde z dwóch długich przeszukiwań; muszą być zgodne.
cli-puzzles-margin-help = O ile najlepszy ruch musi być lepszy od wszystkich innych, jako część zwycięstwa.
cli-puzzles-looked-help = Ile decyzji jednej gry obejrzeć.
cli-puzzles-join-help = Zamiast szukać, połącz pliki z kilku przebiegów; można podać wiele razy.
cli-puzzles-progress = Zadania
cli-puzzles-other = { $file } to zapis gry { $game }, a nie { $wanted }.
cli-puzzles-done = { $puzzles ->
        [one] { $puzzles } zadanie
        [few] { $puzzles } zadania
        [many] { $puzzles } zadań
       *[other] { $puzzles } zadania
    } z { $games ->
        [one] jednej gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gry
    }:
cli-puzzles-joined = { $puzzles ->
        [one] { $puzzles } zadanie
        [few] { $puzzles } zadania
        [many] { $puzzles } zadań
       *[other] { $puzzles } zadania
    }:
cli-puzzles-kind = Rodzaj
cli-puzzles-number = Liczba
cli-puzzles-fate-seen = pozycje z wyborem
cli-puzzles-fate-near = za blisko innego zadania z tej samej gry
cli-puzzles-fate-unclear = bez najlepszego ruchu, mówi krótkie przeszukiwanie
cli-puzzles-fate-name = rodzaju, który nie ma nazwy
cli-puzzles-fate-enough = rodzaju, którego już wystarczy
cli-puzzles-fate-unsure = niepotwierdzone przez długie przeszukiwania
cli-puzzle-about = Rozwiąż zadanie: dzisiejsze albo z wybranej gry.
cli-puzzle-game-help = Gra; bez niej zadanie dnia.
cli-puzzle-id-help = To zadanie i żadne inne.
cli-puzzle-random-help = Dowolne zadanie zamiast dzisiejszego.
cli-puzzle-none = Gra { $game } nie ma zadań.
cli-puzzle-daily = Zadanie dnia, { $day }: { $game }
cli-puzzle-title = Zadanie { $puzzle }: { $game }
cli-puzzle-task = Grasz jako { $player }. Jeden ruch jest wyraźnie najlepszy. Który?
cli-puzzle-commands = { $how }; { $list }, { $show }, { $quit }
cli-puzzle-word-show = rozwiązanie
cli-puzzle-right = Dobrze! { $kind }.
cli-puzzle-wrong = Nie. Jest coś lepszego; spróbuj jeszcze raz albo wpisz „{ $show }”.
cli-puzzle-solution = Najlepszy ruch ({ $kind }):
cli-puzzle-exact = Wartości są dokładne: ta gra jest rozwiązana.

cli-file-missing = Nie ma pliku { $path }.
cli-file-folder = { $path } to folder, a nie zapis partii.
cli-file-unreadable = Nie można odczytać { $path }: { $why }.
cli-file-toml = { $path } nie jest poprawnym plikiem TOML: { $why }.

## rubicon odds

cli-odds-about = Co obiecują kostki i bitwy. Każda gra pyta o co innego.
cli-odds-none = Dla gry { $game } nie ma obliczania szans.

## rubicon simulate, arena i bench

cli-lab-games-help = Ile gier rozegrać.
cli-lab-seats-help = Ile miejsc przy stole; domyślnie tyle, ile podano botów, albo najmniejsza możliwa liczba.
cli-lab-seed-help = Liczba; ta sama da jeszcze raz te same gry.
cli-lab-cluster-help = Graj na maszynach klastra Ray: auto, ray://HOST:PORT albo HOST:PORT.
cli-lab-journal-help = Zapisuj na bieżąco wszystko, co rozegrano, także do tego pliku, żeby nic nie przepadło, gdy przebieg zostanie przerwany.
cli-lab-resume-help = Kontynuuj ten dziennik, jeśli istnieje.
cli-lab-shard-help = Rozegraj tylko część, na przykład 2/5, i zapisz ją w dzienniku; części łączy rubicon merge.
cli-lab-shard-wrong = „{ $text }” to nie część. Druga z pięciu to 2/5.
cli-lab-shard-done = { $games ->
        [one] W dzienniku jest jedna gra tej części.
        [few] W dzienniku są { $games } gry tej części.
        [many] W dzienniku jest { $games } gier tej części.
       *[other] W dzienniku jest { $games } gry tej części.
    } Części łączy rubicon merge.
cli-progress-speed = { $speed }/s
cli-simulate-format-help = records: osobny plik z zapisem każdej gry; jsonl albo parquet: jeden plik, w nim wiersz na każdą decyzję.
cli-merge-about = Połącz części areny, ligi, symulacji albo uczenia.
cli-merge-files-help = Dzienniki wszystkich części.
cli-merge-out-help = Gdzie zapisać symulację, jak w rubicon simulate; folder ligi; dziennik na wszystkie gry uczenia.
cli-merge-train = { $games ->
        [one] W jednym dzienniku jest teraz { $games } gra do nauki.
        [few] W jednym dzienniku są teraz { $games } gry do nauki.
        [many] W jednym dzienniku jest teraz { $games } gier do nauki.
       *[other] W jednym dzienniku jest teraz { $games } gry do nauki.
    } Żeby dopasować do nich sieci, wywołaj rubicon train jak przedtem, ale bez --shard, z --resume i z tym dziennikiem:
cli-lab-seat = miejsce
cli-lab-bot = bot
cli-lab-share = zwycięstwa

cli-simulate-about = Niech boty rozegrają wiele gier; każda trafi do osobnego pliku albo wszystkie do jednego pliku z danymi.
cli-simulate-out-help = Folder na zapisy (powstanie, jeśli go nie ma) albo plik na dane.
cli-simulate-bots-help = Boty, oddzielone przecinkami; jeden zajmuje wszystkie miejsca.
cli-simulate-progress = Gry
cli-simulate-done = { $games ->
        [one] Rozegrano i zapisano { $games } grę, tutaj:
        [few] Rozegrano i zapisano { $games } gry, tutaj:
        [many] Rozegrano i zapisano { $games } gier, tutaj:
       *[other] Rozegrano i zapisano { $games } gry, tutaj:
    }

cli-arena-about = Zawody botów: zamieniają się miejscami, dostają te same rzuty, a wynik mówi, na ile jest pewny.
cli-arena-bots-help = Boty, po jednym na miejsce; jeden zajmuje wszystkie miejsca.
cli-arena-processes-help = Ile procesów dzieli się pracą; domyślnie tyle, ile jest procesorów.
cli-arena-progress = Gry
cli-arena-thinking = na decyzję
cli-arena-stop-help = Zakończ, gdy tylko będzie jasne, czy pierwszy bot jest lepszy od pozostałych o drugą z liczb punktów Elo, czy najwyżej o pierwszą. Na przykład 0,50
cli-arena-stop-wrong = „{ $text }” to nie dwie liczby, jak na przykład 0,50.
cli-arena-csv-help = Zapisz też liczby do tego pliku CSV.
cli-arena-figure-help = Narysuj też wynik w tym pliku, .svg albo .png.
cli-arena-better = { $bot } jest lepszy od pozostałych raczej o { $high } punktów Elo niż o { $low }: to już jasne (z dopuszczalnym błędem 5%).
cli-arena-not-better = { $bot } jest lepszy od pozostałych raczej najwyżej o { $low } punktów Elo niż o { $high }: to już jasne (z dopuszczalnym błędem 5%).
cli-arena-open = Jeszcze nie wiadomo, czy { $bot } jest lepszy od pozostałych o { $high } punktów Elo, czy najwyżej o { $low }: trzeba więcej gier.
cli-arena-done = Gry: { $games }, miejsca: { $seats }, czas: { $seconds } s. Wspólne zwycięstwo liczy się w części; kolumna 95% to przedział ufności.
cli-lab-elo = Elo 0 to średnia tych botów. Kto ma o 100 punktów więcej niż rywal, wygrywa z nim sam na sam 64 gry na 100, o 200 więcej – 76, o 400 więcej – 91.
cli-arena-sweep = Elo ≥ ma bot, który wygrał wszystko, ≤ ten, który nie wygrał nic: o ile naprawdę są lepsze lub gorsze, nie wiadomo.

cli-league-about = Każdy bot z każdym: ranking, kto z kim wygrywa i jak długie są gry.
cli-league-guests-help = Dodatkowe boty, na przykład własny: ./my_bot.py
cli-league-only-help = Tylko te z wbudowanych botów, oddzielone przecinkami; domyślnie wszystkie.
cli-league-games-help = Ile gier rozgrywa każda para botów.
cli-league-out-help = Folder na rysunki, na stronę z nimi wszystkimi i na liczby.
cli-league-seats-help = Ile miejsc przy stole; domyślnie najmniejsza liczba, przy której mogą się spotkać dwa boty.
cli-league-length = decyzje
cli-league-done = Gry: { $games }, miejsca: { $seats }, czas: { $seconds } s. Wiersz bota mówi, ile wygrał z każdym z pozostałych; ± to przedział ufności 95%, a „decyzje” to mediana liczby decyzji w grze.

cli-tournament-about = Turniej botów, każdy z każdym albo systemem szwajcarskim, z tabelą i tabelą krzyżową.
cli-tournament-bots-help = Boty, na przykład własny: ./my_bot.py. Domyślnie wszystkie boty tej gry.
cli-tournament-count-help = Ilu ma być graczy: wolne miejsca zajmują boty tej gry, od najlepszego, w razie potrzeby po kilka razy.
cli-tournament-format-help = round-robin (każdy z każdym) albo swiss (system szwajcarski).
cli-tournament-rounds-help = System szwajcarski: ile rund; domyślnie tyle, ile trzeba do wyłonienia jednego zwycięzcy. Każdy z każdym: ile razy każdy spotyka się z każdym. Domyślnie raz.
cli-tournament-games-help = Ile gier rozgrywa każda para; po każdej zamiana miejsc.
cli-tournament-seats-help = Ile miejsc jest przy stole.
cli-tournament-records-help = Zapisz też każdą grę do tego folderu.
cli-tournament-rank = #
cli-tournament-points = punkty
cli-tournament-direct = bezpośr.
cli-tournament-buchholz = Buchholz
cli-tournament-berger = Sonneborn-B.
cli-tournament-wins = wygrane
cli-tournament-done = Gry: { $games }, rundy: { $rounds }, czas: { $seconds } s. W tabeli krzyżowej wiersz bota mówi, ile zdobył z każdym z pozostałych.
cli-tournament-order = Przy równej liczbie punktów decydują kolejno: gry między zainteresowanymi, jeśli każdy grał z każdym (bezpośr.), suma punktów wszystkich rywali (Buchholz), suma punktów rywali pokonanych i połowa punktów tych, z którymi był remis (Sonneborn-Berger), oraz liczba wygranych.

cli-solve-about = Rozwiąż grę, która jest dość mała: dokładne szanse w każdej pozycji, gdy oboje grają najlepiej.
cli-solve-check-help = Znajdź też najlepszą odpowiedź na bota strong i podaj, ile ona zyskuje.
cli-solve-out-help = Plik na wartości wszystkich pozycji.
cli-solve-none = Gry { $game } nie da się rozwiązać: dość mała jest tylko gra caesar_dice dla dwóch osób.
cli-solve-progress = Pozycje
cli-solve-check-progress = Najlepsze odpowiedzi
cli-solve-done = Rozwiązane dla { $seats } graczy: { $positions } pozycji między turami.
cli-solve-first = Kto rzuca pierwszy, wygrywa { $share } gier, jeśli oboje grają najlepiej.
cli-solve-same = Boty i podpowiedzi tej wersji używają tych samych wartości.
cli-solve-differs = Boty i podpowiedzi tej wersji używają innych wartości!
cli-solve-exploitability = Najlepsza odpowiedź na strong zyskuje { $value } zwycięstwa.

cli-train-about = Niech przeszukiwanie zagra samo ze sobą; z tego, co próbowało, i z wyników dopasuj ocenę.
cli-train-out-help = Plik na wagi, razem z poleceniem i krzywą uczenia, z których powstały.
cli-train-bot-help = Bot, który gra sam ze sobą: poziom z liczbą iteracji.
cli-train-thinking-help = Udział przemyślanych decyzji; pozostałe zapadają szybko, co daje więcej gier.
cli-train-hidden-help = Neurony ukryte obu sieci: kto wygra, które ruchy.
cli-train-hidden-wrong = „{ $text }” nie mówi, jak duże są obie sieci. Zapisz to tak: --hidden 16,24
cli-train-epochs-help = Ile razy przejść przez wszystkie próbki.
cli-train-progress = Epoki
cli-train-done = Nauka z { $games ->
        [one] { $games } gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gry
    }, { $positions ->
        [one] { $positions } pozycji
        [few] { $positions } pozycji
        [many] { $positions } pozycji
       *[other] { $positions } pozycji
    }. Jak dobrze sieci przewidują odłożone gry (mniej znaczy lepiej):
cli-train-value = kto wygra: { $best }, po pierwszej epoce { $first }
cli-train-policy = które ruchy są próbowane: { $best }, po pierwszej epoce { $first }

cli-bench-about = Zmierz, jak szybko działają zasady: losowe gry w jednym procesie, według czasu procesora i według zegara.
cli-bench-seconds-help = Ile mniej więcej sekund czasu procesora.
cli-bench-title = { $game }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }, { $kind }
cli-bench-decisions = decyzji graczy na sekundę
cli-bench-forced = wymuszonych kroków na sekundę
cli-bench-chances = losowań na sekundę
cli-bench-games = gier na sekundę
cli-bench-length = decyzji w grze, średnio
cli-bench-seconds = sekund pomiaru
cli-bench-processor = procesor
cli-bench-wall = zegar

## rubicon words

cli-words-about = Pokaż komunikaty we wszystkich językach obok siebie.
cli-words-all-help = Każdy komunikat z liczbami każdego rodzaju i każda nazwa we wszystkich przypadkach.
cli-words-game-help = Tylko słowa tej gry; domyślnie wszystkich.
cli-words-shared = Słowa wspólne
cli-words-missing = (brak)
cli-words-total = Komunikaty: { $count }

## Stół do gry w kostki

cli-dice-round = Runda { $round } z 5
cli-dice-prizes = { $silver ->
        [0] Została nagroda: złota moneta
        [one] Zostały nagrody: { $silver } srebrna moneta i złota
        [few] Zostały nagrody: { $silver } srebrne monety i złota
        [many] Zostały nagrody: { $silver } srebrnych monet i złota
       *[other] Zostały nagrody: { $silver } srebrnej monety i złota
    }
cli-dice-bronze = brąz
cli-dice-silver = srebro
cli-dice-gold = złoto
cli-dice-worth = razem
cli-dice-consul-mark = ♛ Konsul
cli-dice-consul = ♛ Konsul: { $player }
cli-dice-thrown = { $player }, rzut { $throw } z 3
cli-dice-kept = { $player } zachowuje
cli-dice-goals = BBB: Konsul płaci ci { $laurels } · BBBB: wygrywasz rundę · BBBBB: wszystkie nagrody
cli-dice-goals-top = Tego wyniku nie da się przebić.
cli-dice-legend-faces = I, II, III, IV: siła. L: senator. Wynik to siła × senatorowie; trzy I liczą się za 15, cztery I za 31.
cli-dice-legend-bombs = B: bomba. Przeciwko Konsulowi trzy bomby dają monety, cztery rundę, a pięć wszystkie pozostałe nagrody.
cli-dice-legend-typing = Wpisz kostki, które zachowujesz, na przykład I I L albo 11l; „nic” rzuca jeszcze raz wszystkimi, „stop” kończy rzuty.
cli-dice-legend-story = W przebiegu gry IV L + II B B znaczy: zachowane IV L, potem wyrzucone II B B.
cli-dice-unclear = „{ $text }” może znaczyć kilka rzeczy: { $near }. Rozdziel kostki odstępami.
cli-dice-word-keep = zachowaj, zostaw, trzymaj
cli-dice-word-all = wszystkie, wszystko, koniec, stop
cli-dice-how = Wpisz kostki ({ $example }) albo numer
cli-dice-choice-none = nic: rzuć wszystkimi
cli-dice-choice-keep = { $dice }: rzuć { $thrown }
cli-dice-word-none = nic, żadna, żadne

## rubicon join

cli-join-about = Pozwól swojemu botowi grać przy stole dowolnego serwera, z twoim tokenem.
cli-join-address-help = Adres stołu, jaki pokazuje przeglądarka, albo adres serwera.
cli-join-bot-help = Bot: nazwa bota stąd, własny plik (./my_bot.py) albo program (engine:node my_bot.js).
cli-join-table-help = Stół, jeśli nie ma go w adresie.
cli-join-token-help = Token z prawem do gry, ze strony konta. Lepiej podać go w RUBICON_TOKEN: wiersz polecenia mogą przeczytać inni użytkownicy tego komputera.
cli-join-seat-help = Miejsce do zajęcia; bez tego którekolwiek wolne. Miejsce, które już masz, zostaje.
cli-join-seconds-help = Jak długo bot może się zastanawiać nad decyzją; 0 to tyle, ile trzeba. Z zegarem dostaje dziesiątą część pozostałego czasu.
cli-join-patience-help = Ile sekund czekać na serwer, z którym nie można się połączyć.
cli-join-no-table = Który stół? Podaj jego adres, jaki pokazuje przeglądarka, albo --table.
cli-join-no-token = Potrzebny jest token: utwórz go z prawem do gry na stronie konta i podaj w RUBICON_TOKEN albo jako --token.
cli-join-seated = { $bot } gra w { $game } na miejscu { $seats }. Ctrl+C przerywa; to samo polecenie gra dalej.
cli-join-over = Koniec: { $reason }. Punkty: { $scores }. Wygrało miejsce: { $winners }.
