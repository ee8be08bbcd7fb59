### Co mówi serwer: odmowy, jego własne strony i to, co wypisuje przy starcie.

## Odmowy

server-not-signed-in = Najpierw wybierz imię.
server-login = Imię lub hasło jest nieprawidłowe.
server-name = Imię musi mieć co najmniej jedną literę lub cyfrę.
server-name-taken = Ktoś ma już konto o nazwie „{ $name }”. Wybierz inne imię.
server-has-account = Masz już konto.
server-many-tokens = Masz już tyle kluczy: { $most }. Najpierw usuń któryś z nich.
server-no-token = Nie ma takiego klucza.
server-bad-request = Żądanie jest nieprawidłowe; sprawdź: { $where }.
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
server-host-only = To może zrobić tylko gospodarz stołu.
server-too-few = Graczy jest za mało. Poczekaj na innych albo oddaj wolne miejsca botom.
server-many-tables = Masz już tyle niedokończonych stołów: { $most }. Najpierw dokończ lub opuść któryś z nich.
server-many-watched = Obserwujesz już tyle stołów: { $most }.
server-no-commitment = Zapieczętowanego sekretu dla tego stołu już nie ma. Spróbuj ponownie.
server-not-your-seat = To nie twoje miejsce.
server-stale = W międzyczasie coś się wydarzyło; oto stół w obecnym stanie.
server-id-used = Tego identyfikatora użyto do innej decyzji.
server-again = Ktoś inny był szybszy. Spróbuj ponownie.
server-unavailable = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
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
server-many-analyses = Zbyt wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
server-no-position = Nie ma takiej pozycji w tej partii.

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
server-value-stop = Ctrl+C
server-value-port-taken = { $address } (port { $usual } jest zajęty)
server-value-not-built = { $address } (aplikacja przeglądarkowa nie jest zbudowana)
server-local-only = Połączyć może się tylko ten komputer. Dla innych w sieci: rubicon serve --host 0.0.0.0
server-stopping = Zatrzymuję: wszystko jest zapisane.

server-setting-number = Ustawienie { $name } musi być liczbą, a nie „{ $value }”.
server-setting-negative = Ustawienie { $name } nie może być mniejsze od zera ({ $value }).
server-setting-port = Nie ma portu { $value }: porty to liczby od 0 do 65535.
server-setting-synchronous = Ustawienie synchronous może mieć wartość normal, full lub off, a nie „{ $value }”.
server-setting-games = Nie można dołączyć gry z modułu { $name }: { $why }
server-port-taken = Port { $port } jest zajęty przez inny program. Wybierz inny albo pomiń --port, by dostać wolny.
server-host-unknown = Serwer nie może nasłuchiwać pod adresem „{ $host }”: { $why }
server-database-unusable = Nie można użyć bazy danych { $database }: { $why }
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

## Polecenia

cli-serve-about = Udostępnia stoły przeglądarkom: na tym komputerze lub w sieci.
cli-serve-host-help = Adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne urządzenia. Domyślnie tylko ten komputer.
cli-serve-port-help = Port; domyślnie 8000 albo inny wolny, gdy ten jest zajęty.
cli-serve-data-help = Katalog bazy danych; domyślnie twój katalog danych.
cli-serve-database-help = Adres bazy danych w zapisie SQLAlchemy zamiast katalogu.
cli-serve-url-help = Adres, pod którym serwer jest widoczny z zewnątrz, gdy stoi za serwerem pośredniczącym: https://play.example.org
cli-serve-open-help = Otwiera stronę w przeglądarce.
cli-backup-about = Zapisuje bazę danych serwera do pliku, także w czasie jego pracy.
cli-backup-file-help = Nowy plik.
cli-restore-about = Przywraca bazę danych serwera z kopii. Dotychczasowa zostaje zachowana.
cli-restore-file-help = Plik zapisany przez rubicon backup.
