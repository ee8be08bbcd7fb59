### Co mówi serwer: odmowy, jego własne strony i to, co wypisuje przy starcie.

## Odmowy

server-not-signed-in = Najpierw wybierz imię.
server-login = Imię lub hasło jest nieprawidłowe.
server-name = Imię musi mieć co najmniej jedną literę lub cyfrę.
server-name-taken = Ktoś ma już konto o nazwie „{ $name }”. Wybierz inne imię.
server-has-account = Masz już konto.
server-many-tokens = Masz już tyle kluczy: { $most }. Najpierw usuń któryś z nich.
server-no-token = Nie ma takiego klucza.
server-bad-request = „{ $field }”: tego nie da się odczytać w tej postaci. Wywołania i ich pola opisuje /api/docs.
server-field-missing = Brakuje: „{ $field }”. Proszę to wypełnić.
server-field-extra = Pola „{ $field }” tu nie ma. Należy je pominąć.
server-field-short = { $least ->
        [one] „{ $field }” nie może być puste.
        [few] „{ $field }”: za krótkie, potrzeba co najmniej { $least } znaków.
        [many] „{ $field }”: za krótkie, potrzeba co najmniej { $least } znaków.
       *[other] „{ $field }”: za krótkie, potrzeba co najmniej { $least } znaków.
    }
server-field-long = „{ $field }”: za długie, mieści się najwyżej { $most ->
        [one] { $most } znak.
        [few] { $most } znaki.
        [many] { $most } znaków.
       *[other] { $most } znaku.
    }
server-field-text = „{ $field }” musi być tekstem.
server-field-bool = „{ $field }” musi mieć wartość true albo false.
server-field-whole = „{ $field }” musi być liczbą całkowitą.
server-field-choice = „{ $field }” musi być jednym z: { $choices }.
server-field-least = „{ $field }” musi wynosić co najmniej { $number }.
server-field-above = „{ $field }” musi wynosić więcej niż { $number }.
server-field-most = „{ $field }” może wynosić najwyżej { $number }.
server-field-below = „{ $field }” musi wynosić mniej niż { $number }.
server-field-unreadable = „{ $field }” musi być czytelnym tekstem: literami, cyframi i znakami, a nie samymi odstępami.
server-not-json = Nie potrafię odczytać tego żądania: powinno być w formacie JSON.
server-too-large = Za dużo danych: jednorazowo można wysłać najwyżej { $most } kB.
server-too-many = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
server-host = Ten serwer nie odpowiada pod nazwą „{ $host }”.
server-origin = To wywołanie pochodzi z innej strony, więc nie zostało wykonane.
server-no-call = Nie ma takiego wywołania.
server-no-table = Takiego stołu nie ma (lub już go nie ma).
server-no-game = Nie ma takiej gry.
server-no-language = Nie ma tu takiego języka.
server-no-rules = Zasady tej gry nie są tu jeszcze spisane.
server-private = Ten stół jest prywatny: otwórz go przez link z zaproszenia.
server-not-started = Partia jeszcze się nie zaczęła.
server-started = Partia już się zaczęła.
server-started-leave = Partia już trwa: można się poddać, ale nie po prostu odejść.
server-not-over = Partia jeszcze się nie skończyła.
server-not-seated = Nie siedzisz przy tym stole.
server-seat-taken = To miejsce jest zajęte.
server-full = Przy tym stole nie ma wolnego miejsca.
server-two-me = Możesz zająć tylko jedno miejsce; pozostałe osoby przy twoim urządzeniu to „local”.
server-nobody = Przy stole musi usiąść co najmniej jedna osoba.
server-bots-only = Co najmniej jedno miejsce musi być dla człowieka. Boty grają między sobą na arenie: rubicon arena.
server-host-only = To może zrobić tylko gospodarz stołu.
server-no-seat = Przy tym stole nie ma takiego miejsca.
server-own-seat = To twoje własne miejsce. Aby je oddać, odejdź od stołu albo poddaj partię.
server-not-a-person = Nie siedzi tam nikt, za kogo można by wezwać bota.
server-not-waited-for = Partia nie czeka na to miejsce.
server-has-clock = Ten stół ma zegar: dłużej nikt nie czeka.
server-has-moved = Ten gracz wykonał już ruch. Bota można wezwać po tygodniu.
server-not-yet = Partia nie czeka na tego gracza wystarczająco długo. Bota można wezwać za { $unit ->
        [days] { $count ->
            [one] jeden dzień
            [few] { $count } dni
            [many] { $count } dni
           *[other] { $count } dnia
        }
       *[hours] { $count ->
            [one] godzinę
            [few] { $count } godziny
            [many] { $count } godzin
           *[other] { $count } godziny
        }
    }.
server-too-few = Graczy jest za mało. Poczekaj na innych albo oddaj wolne miejsca botom.
server-many-tables = Masz już tyle niedokończonych stołów: { $most }. Najpierw dokończ lub opuść któryś z nich.
server-many-watched = Obserwujesz już tyle stołów: { $most }.
server-no-commitment = Zapieczętowanego sekretu dla tego stołu już nie ma. Spróbuj ponownie.
server-token-scope = Ten token nie ma do tego prawa: jego zakres to „{ $scope }”. Konto, hasło i tokeny zmienia się w przeglądarce.
server-no-session = Nie masz takiej sesji.
server-password = To nie jest twoje hasło.
server-nonce-needed = Kto siada do stołu, dokłada do losowania własną liczbę losową (nonce): najpierw poproś o zobowiązanie (POST /api/commitment), potem wyślij je razem z nią.
server-nonce-used = Tę liczbę losową już przy tym stole podano. Wylosuj inną.
server-not-your-seat = To nie twoje miejsce.
server-stale = W międzyczasie coś się wydarzyło; oto stół w obecnym stanie.
server-id-used = Tego identyfikatora użyto do innej decyzji.
server-again = Ktoś inny był szybszy. Spróbuj ponownie.
server-unavailable = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
server-cut-off = Serwer nie ma teraz połączenia z bazą danych. Nic nie przepadło, ale niczego nie da się zapisać: gra ruszy sama, gdy tylko baza wróci.
server-damaged = Zapis tego stołu jest uszkodzony. Kto prowadzi ten serwer, znajdzie go w dzienniku.
server-paused = Partia jest wstrzymana.
server-not-paused = Partia nie jest wstrzymana.
server-no-clock = Bez zegara nie ma czego wstrzymywać.
server-asked-already = Ta prośba już czeka na odpowiedź.
server-no-request = Tej prośby już nie ma.
server-nothing-to-take-back = Nie masz ruchu, który można by cofnąć.
server-no-draws = W tej grze nie można umówić się na remis.
server-chat-players = Pisać mogą tu tylko gracze tego stołu.
server-chat-long = Za długi tekst: najwyżej { $most } znaków.
server-notes-long = Notatki są za długie: najwyżej { $most } znaków.
server-no-aids = Przy tym stole gra się bez pomocy.
server-no-aid = Ta gra nie ma pomocy dla gracza.
server-no-advice = W tej chwili nie można uzyskać podpowiedzi.
server-hint-already = Bot już zastanawia się nad podpowiedzią dla ciebie. Zaczekaj na nią.
server-many-analyses = Zbyt wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
server-no-position = Nie ma takiej pozycji w tej partii.

## Na co się umówiono przy stole

term-option = { $option }: { $value }
term-clock-none = Bez zegara
term-clock-move = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    } na ruch
term-clock-bank = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    } na całą grę{ $increment ->
        [0] { "" }
       *[other] { " " }i { $increment } s na każdy ruch
    }
term-clock-bank-seconds = { $seconds } s na całą grę{ $increment ->
        [0] { "" }
       *[other] { " " }i { $increment } s na każdy ruch
    }
term-clock-days = { $days ->
        [one] Jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    } na ruch
term-time-bot = Po czasie gra dalej bot
term-time-loss = Po czasie partia przegrana
term-aids = Z szansami i podpowiedziami
term-no-aids = Bez szans i podpowiedzi

## Pola do wypełnienia

field-name = Imię
field-password = Hasło
field-new = Nowe hasło
field-recovery = Kod odzyskiwania
field-label = Do czego służy
field-text = Tekst

## Własne strony

server-page-title = Rubicon
server-page-none = Nie ma takiej strony.
server-page-not-built = Serwer działa, ale aplikacja przeglądarkowa nie została zbudowana. W katalogu źródeł buduje ją „make install”. Programy mogą korzystać z wywołań opisanych pod /api/docs.
server-docs-title = Rubicon: wywołania
server-docs-intro = Dla programów: wszystkie wywołania w jednej tabeli oraz pełny opis jako OpenAPI:

## Start

server-serving = Rubicon jest gotowy.
server-line-address = Otwórz w przeglądarce
server-line-lan = Z innych urządzeń
server-line-database = Baza danych
server-line-games = Gry
server-line-bots = Procesy dla botów
server-line-limits = Limity
server-line-rules = Zasady
server-line-stop = Zatrzymanie
server-value-limits = żądanie do { $body } kB, wywołań na sekundę: { $calls } na osobę, niedokończonych stołów: { $tables } na osobę
server-value-no-rate = żądanie do { $body } kB, wywołania bez limitu, niedokończonych stołów: { $tables } na osobę
server-value-compiled = skompilowane
server-value-plain = zwykły Python (wolniej)
server-value-compiling = zwykły Python; w tle trwa kompilacja, po niej boty będą myśleć szybciej
server-value-stop = Ctrl+C
server-value-port-taken = { $address } (port { $usual } jest zajęty)
server-value-not-built = { $address } (aplikacja przeglądarkowa nie jest zbudowana)
server-local-only = Połączyć może się tylko ten komputer. Dla innych w sieci: rubicon serve --host 0.0.0.0
server-compiled-now = Zasady są skompilowane: boty myślą szybko już teraz, a cała reszta przyspieszy po ponownym uruchomieniu.
server-not-compiled = Nie udało się skompilować zasad, więc boty pozostaną wolniejsze. Powód jest w pliku { $log }.
server-stopping = Zatrzymuję: wszystko jest zapisane.

server-setting-number = Ustawienie { $name } musi być liczbą, a nie „{ $value }”.
server-setting-whole = Ustawienie { $name } musi być liczbą całkowitą, a nie „{ $value }”.
server-setting-negative = Ustawienie { $name } nie może być mniejsze od zera ({ $value }).
server-setting-port = Nie ma portu { $value }: porty to liczby od 0 do 65535.
server-setting-choice = Ustawienie { $name } może mieć jedną z wartości: { $known }, a nie „{ $value }”.
server-setting-yes-no = Ustawienie { $name } może mieć wartość true lub false, a nie „{ $value }”.
server-port-taken = Port { $port } jest zajęty przez inny program. Wybierz inny albo pomiń --port, by dostać wolny.
server-host-unknown = Serwer nie może nasłuchiwać pod adresem „{ $host }”: { $why }
server-database-unusable = Nie można użyć bazy danych { $database }: { $why }
server-database-damaged = plik jest uszkodzony; kopię zapasową przywraca rubicon restore
server-old-matches = { $count ->
    [one] Jedną partię rozpoczęto
    [few] { $count } partie rozpoczęto
    [many] { $count } partii rozpoczęto
   *[other] { $count } partii rozpoczęto
} według zasad, których ten Rubicon już nie obsługuje: { $matches }. Nic nie zmieniono. Dokończ je w starszej wersji, potem zaktualizuj.
server-database-newer = Bazę danych { $database } utworzył nowszy Rubicon (wersja tabel: { $version }). Użyj tamtej wersji.

## Kopia zapasowa i jej przywracanie

backup-done = W pliku { $file } są bezpieczne: { $matches ->
    [one] jedna partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} i { $people ->
    [one] jedna osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}.
backup-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
backup-no-database = Pod adresem { $database } nie ma bazy danych, więc nie ma czego zabezpieczać.
backup-only-sqlite = To działa dla SQLite. Dla PostgreSQL użyj pg_dump i pg_restore.
backup-write = Nie można zapisać pliku { $file }: { $why }
restore-done = Baza danych { $database } jest taka jak w chwili utworzenia pliku { $file }.
restore-kept = Dotychczasową bazę danych zachowano jako { $kept }.
restore-no-file = Nie ma pliku { $file }.
restore-not-ours = Plik { $file } nie jest pełną kopią zapasową Rubiconu: { $why }
restore-running = Z bazy { $database } korzysta działający serwer. Najpierw go zatrzymaj.

## Inne bazy danych

migrate-done = { $database } ma już wszystkie tabele.
migrate-nothing = { $database }: baza jest aktualna, nie ma nic do zrobienia.
carry-table = { $rows ->
    [one] { $table }: jeden wiersz
    [few] { $table }: { $rows } wiersze
    [many] { $table }: { $rows } wierszy
   *[other] { $table }: { $rows } wiersza
}
carry-done = Przeniesiono z { $source } do { $target } i porównano { $rows ->
    [one] jeden wiersz
    [few] { $rows } wiersze, każdy z osobna
    [many] { $rows } wierszy, każdy z osobna
   *[other] { $rows } wiersza, każdy z osobna
}. Stara baza danych pozostaje bez zmian.
carry-same = { $database } wskazano i jako źródło, i jako cel.
carry-no-url = { $database } to nie jest adres bazy danych. Przykłady adresów: sqlite:////var/lib/rubicon/rubicon.sqlite3, postgresql+psycopg://rubicon@localhost/rubicon
carry-older = Bazę danych { $database } utworzył starszy Rubicon (wersja tabel: { $version }, potrzebna: { $wanted }). Najpierw wykonaj na niej rubicon migrate.
carry-not-empty = Baza danych { $database } nie jest pusta: coś jest w tabeli { $table }. Nic nie zmieniono.
carry-differs = W tabeli { $table } znalazło się co innego, niż wysłano (wysłane wiersze: { $sent }, zapisane: { $came }). Niczego nie zachowano.
carry-failed = Nie udało się przenieść { $source } do { $target }; niczego tam nie zachowano: { $why }

## Polecenia

cli-server-extra = Pakiety serwera nie są zainstalowane ({ $missing }): pip install "rubicon[server]".
cli-serve-about = Udostępnia stoły przeglądarkom: na tym komputerze lub w sieci.
cli-serve-host-help = Adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne urządzenia. Domyślnie tylko ten komputer.
cli-serve-port-help = Port; domyślnie 8000 albo inny wolny, gdy ten jest zajęty.
cli-serve-data-help = Katalog bazy danych; domyślnie twój katalog danych.
cli-serve-database-help = Adres bazy danych w zapisie SQLAlchemy zamiast katalogu.
cli-serve-url-help = Adres, pod którym serwer jest widoczny z zewnątrz, gdy stoi za serwerem pośredniczącym: https://play.example.org
cli-serve-open-help = Otwiera stronę w przeglądarce.
cli-work-about = Myśli za boty i przygotowuje podpowiedzi oraz analizy dla serwerów ze wspólną bazą PostgreSQL.
cli-work-database-help = Adres tej bazy w zapisie SQLAlchemy, taki sam jak u serwerów.
server-works = Myślę za serwery korzystające z { $database }. Zatrzymanie: Ctrl+C.
server-work-shared = „rubicon work” wymaga bazy wspólnej dla wielu procesów: --database postgresql+psycopg://… Serwer z bazą SQLite myśli sam.
cli-backup-about = Zapisuje bazę danych serwera do pliku, także w czasie jego pracy.
cli-backup-file-help = Nowy plik.
cli-restore-about = Przywraca bazę danych serwera z kopii. Dotychczasowa zostaje zachowana.
cli-restore-file-help = Plik zapisany przez rubicon backup.
cli-migrate-about = Dostosowuje bazę danych do tej wersji Rubiconu. Serwer robi to także sam, gdy startuje.
cli-move-about = Przenosi całą bazę danych do pustej, SQLite lub PostgreSQL, i porównuje każdy wiersz. Najpierw zatrzymaj serwer.
cli-move-from-help = Baza danych, z której bierzemy.
cli-move-to-help = Pusta baza danych, do której wszystko trafi.
