### Co mówi serwer: odmowy, jego własne strony i to, co wypisuje przy starcie.

## Odmowy

server-not-signed-in = Najpierw wybierz imię.
server-login = Imię lub hasło jest nieprawidłowe.
server-login-renamed = Moderator zmienił nazwę Twojego konta. Zaloguj się jako „{ $name }”, z tym samym hasłem.
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
field-address = Adres e-mail
field-url = Adres programu
server-field-bool = „{ $field }” musi mieć wartość true albo false.
server-field-whole = „{ $field }” musi być liczbą całkowitą.
server-field-choice = „{ $field }” musi być jednym z: { $choices }.
server-field-least = „{ $field }” musi wynosić co najmniej { $number }.
server-field-above = „{ $field }” musi wynosić więcej niż { $number }.
server-field-most = „{ $field }” może wynosić najwyżej { $number }.
server-field-below = „{ $field }” musi wynosić mniej niż { $number }.
server-field-address = „{ $field }”: potrzebny jest adres taki jak anna@example.org, bez polskich liter.
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
server-no-profile = Nikt o tej nazwie nie ma profilu.
server-history-option = { $option } nie jest opcją tej gry z jedną z jej możliwości; opcje to: { $known }.
server-no-puzzle = Nie ma takiego zadania.
server-no-game = Nie ma takiej gry.
server-no-language = Nie ma tu takiego języka.
server-no-lesson = Nie ma takiej lekcji.
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
server-target = Tego adresu nie można wywołać: musi zaczynać się od https:// i być dostępny dla wszystkich.
server-push-keys = Tych kluczy przeglądarki nie da się użyć. Wyłącz w niej powiadomienia i włącz je ponownie.
server-no-channel = Tam nie są (już) wysyłane powiadomienia.
server-many-channels = Powiadomienia tego rodzaju trafiają już w tyle miejsc: { $most }. Najpierw usuń któreś z nich.
server-zone = Nie ma strefy czasowej „{ $zone }”. Nazwy mają postać Europe/Warsaw.
server-no-mail = Ten serwer nie wysyła e-maili.
server-mail-failed = Nie udało się wysłać e-maila. Spróbuj później.
server-mail-refused = Serwer poczty odpowiada, że nie ma adresu „{ $address }”. Sprawdź, czy jest dobrze zapisany.
server-link-old = Ten odnośnik już nie działa. Na stronie konta zobaczysz, dokąd trafiają powiadomienia.
server-vacation-days = Urlop zaczyna się dziś albo w ciągu roku i nie kończy się, zanim się zacznie.
server-vacation-twice = W niektóre z tych dni masz już urlop.
server-vacation-many = To więcej niż roczny limit dni urlopu (rok { $year }, limit: { $most }).
server-no-vacation = Nie ma (już) takiego urlopu.
server-name-refused = Moderator wycofał imię „{ $name }” z użycia. Wybierz inne.
server-no-person = Tam nikogo nie ma lub już nie ma.
server-nobody-named = Nikt nie ma tu konta o nazwie „{ $name }”. Gości można znaleźć tylko przez ich link dla znajomych.
server-yourself = To ty. Wybierz kogoś innego.
server-no-friend-link = Ten link niczego (już) nie otwiera. Poproś znajomą osobę o nowy.
server-many-friends = Więcej się nie zmieści. Limit znajomych: { $friends }, limit próśb bez odpowiedzi: { $asked }.
server-not-asked = Ta osoba o nic cię (już) nie prosi.
server-no-friend = Tej osoby nie ma wśród twoich znajomych.
server-not-blocked = Ta osoba nie jest ani wyciszona, ani zablokowana.
server-many-blocks = Lista wyciszonych i zablokowanych jest pełna. Limit: { $most }. Najpierw usuń kogoś z listy.
server-many-invited = Do tego stołu zaproszono już tyle osób, że więcej się nie zmieści.
server-invited-already = Ta osoba jest już zaproszona do tego stołu.
server-no-invitation = Nie ma takiego zaproszenia (lub już go nie ma).
server-seat-kept = To miejsce jest zachowane dla kogoś innego.
server-wish-range = Najniższy ranking ({ $least }) jest wyższy od najwyższego ({ $most }).
server-no-wish = Nie ma takiego życzenia (lub już go nie ma).
server-many-reports = Na moderatora czeka już tyle twoich zgłoszeń: { $most }. Poczekaj, aż zostaną rozpatrzone.
server-no-report = Nie ma takiego zgłoszenia (lub już go nie ma).
server-moderators-only = To jest tylko dla moderatorów tego serwera.
server-ban-moderator = Moderatora nie można zablokować. Kto prowadzi serwer, może mu najpierw odebrać funkcję: rubicon moderators remove NAZWA.
server-not-banned = Ta osoba nie ma blokady.
server-same-name = To jest to samo imię. Wybierz inne.
server-no-line = Nie ma takiego wpisu w tej rozmowie (lub już go nie ma).
server-banned = Moderator zablokował ci dostęp do gry na tym serwerze na stałe: { $reason }
server-banned-until = Moderator zablokował ci dostęp do gry na tym serwerze. Do końca blokady: { $unit ->
        [days] { $count ->
            [one] { $count } dzień
            [few] { $count } dni
            [many] { $count } dni
           *[other] { $count } dnia
        }
       *[hours] { $count ->
            [one] { $count } godzina
            [few] { $count } godziny
            [many] { $count } godzin
           *[other] { $count } godziny
        }
    }. Powód: { $reason }

## Rankingi

server-rated-account = Partie rankingowe są dla osób z kontem, żeby ranking dało się odnaleźć. Załóż konto na stronie „Konto”: zachowasz imię i swoje stoły.
server-rated-program = W partiach rankingowych ludzie grają sami: program nie może grać twoim kluczem. Zagraj w przeglądarce albo niech program gra partie nierankingowe.
server-rated-aids = W partii rankingowej gra się bez szans i podpowiedzi.
server-rated-local = W partii rankingowej każdy gra na własnym urządzeniu.
server-rated-alone = Do partii rankingowej potrzeba co najmniej dwóch graczy.
server-rated-bot = Bot { $bot } nie ma rankingu w tej grze, więc nie może zagrać w partii rankingowej. Boty z rankingiem: { $known }.
server-rated-take-back = W partii rankingowej nie cofa się ruchów.
server-rated-draw = Gdy przy stole siedzi bot, w partii rankingowej nie można umówić się na remis.
server-no-player = Nie ma gracza o tej nazwie z kontem.
ratings-computed = { $game }: przeliczono { $matches ->
        [one] jedną partię rankingową
        [few] { $matches } partie rankingowe
        [many] { $matches } partii rankingowych
       *[other] { $matches } partii rankingowej
    } { $people ->
        [one] jednej osoby
        [few] { $people } osób
        [many] { $people } osób
       *[other] { $people } osoby
    }.
ratings-differing = { $count ->
        [0] Każda liczba jest taka, jaką zapisano.
        [one] Jeden wiersz był błędny i został poprawiony.
        [few] { $count } wiersze były błędne i zostały poprawione.
        [many] { $count } wierszy było błędnych i zostało poprawionych.
       *[other] { $count } wiersza było błędne i zostało poprawione.
    }
ratings-none = Nie rozegrano tu jeszcze żadnej partii rankingowej.
ratings-nobody = W tej grze nikt nie ma jeszcze rankingu.
ratings-place = Miejsce
ratings-player = Gracz
ratings-bot = bot
ratings-points = Ranking
ratings-games = Partie
ratings-page = Strona { $page } z { $pages }

## Na co się umówiono przy stole

term-rated = Partia rankingowa
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
    } na całą partię{ $increment ->
        [0] { "" }
       *[other] { " " }i { $increment } s na każdy ruch
    }
term-clock-bank-seconds = { $seconds } s na całą partię{ $increment ->
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

## Powiadomienia dla tych, których nie ma przy stole

server-no-calendar = Nie ma takiego kalendarza. Jego link odnowiono albo unieważniono; nowy jest na stronie konta.
calendar-name = Rubicon: terminy
calendar-move = Termin Twojego ruchu: { $table }
calendar-game = Ostatnia chwila, by usiąść do stołu: { $name }, runda { $round }
calendar-round = Zaczyna się następna runda: { $name }, po rundzie { $round }
notice-turn = Twoja kolej
notice-late = Kończy Ci się czas
notice-start = Gra się zaczęła
notice-invitation = Czeka na Ciebie miejsce
notice-over = Koniec gry
notice-turns = { $count ->
        [one] Twoja kolej przy { $count } stole
        [few] Twoja kolej przy { $count } stołach
        [many] Twoja kolej przy { $count } stołach
       *[other] Twoja kolej przy { $count } stołach
    }
notice-news = { $count ->
        [one] Wieści z { $count } stołu
        [few] Wieści z { $count } stołów
        [many] Wieści z { $count } stołów
       *[other] Wieści z { $count } stołu
    }
notice-more = { $count ->
        [one] I jeszcze { $count } stół:
        [few] I jeszcze { $count } stoły:
        [many] I jeszcze { $count } stołów:
       *[other] I jeszcze { $count } stołu:
    }
notice-left = { $unit ->
        [days] { $count ->
            [one] został { $count } dzień
            [few] zostały { $count } dni
            [many] zostało { $count } dni
           *[other] zostało { $count } dnia
        }
        [hours] { $count ->
            [one] została { $count } godzina
            [few] zostały { $count } godziny
            [many] zostało { $count } godzin
           *[other] zostało { $count } godziny
        }
       *[minutes] { $count ->
            [one] została { $count } minuta
            [few] zostały { $count } minuty
            [many] zostało { $count } minut
           *[other] zostało { $count } minuty
        }
    }
notice-mail-why = Dostajesz te e-maile na własne życzenie. Na stronie konta wybierzesz, jakie i jak często mają przychodzić: { $url }
notice-mail-stop = Rezygnacja jednym kliknięciem: { $url }
notice-confirm = Czy to Twój adres? Powiadomienia z Rubiconu
notice-confirm-text = Ktoś, kto w Rubiconie nazywa się { $name } (mamy nadzieję, że to Ty), chce dostawać na ten adres powiadomienia o grach. Aby się zgodzić, otwórz ten odnośnik w ciągu trzech dni:

    { $url }

    Jeśli to nie Ty, nic nie rób: nic więcej tu nie przyjdzie.

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
server-mail-needs = Ustawiono RUBICON_SMTP_HOST, więc potrzebne jest też { $name }.
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

moderators-none-such = „{ $name }” nie jest moderatorem.
moderators-are = { $count ->
    [0] Ten serwer nie ma jeszcze moderatora: rubicon moderators add NAZWA.
    [one] Moderator tego serwera: { $names }.
    [few] Moderatorzy tego serwera: { $names }.
    [many] Moderatorzy tego serwera: { $names }.
   *[other] Moderatorzy tego serwera: { $names }.
}
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
cli-ratings-about = Podaje, kto jest jak silny na serwerze: ludzie i boty na jednej skali.
cli-ratings-game-help = Gra; domyślnie wszystkie.
cli-ratings-recompute-help = Oblicza wszystkie rankingi od nowa z zapisów partii. Musi wyjść to samo.
cli-ratings-page-help = Która strona długiej listy.
cli-moderators-about = Wyznacza moderatorów tego serwera: kto przegląda zgłoszenia, blokuje i zmienia imiona.
cli-moderators-action-help = list (lista), add (dodaj) lub remove (usuń).
cli-moderators-name-help = Nazwa konta na tym serwerze.
cli-moderators-unknown = „{ $action }”: tego nie da się tu zrobić. Możliwe: { $known }.
cli-moderators-name-needed = „add” i „remove” potrzebują nazwy konta, a „list” żadnej.
cli-migrate-about = Dostosowuje bazę danych do tej wersji Rubiconu. Serwer robi to także sam, gdy startuje.
cli-move-about = Przenosi całą bazę danych do pustej, SQLite lub PostgreSQL, i porównuje każdy wiersz. Najpierw zatrzymaj serwer.
cli-move-from-help = Baza danych, z której bierzemy.
cli-move-to-help = Pusta baza danych, do której wszystko trafi.

## Wczytane zapisy

server-import-many = Masz { $most } wczytanych zapisów, a więcej się nie da. Najpierw usuń któryś z nich.
server-import-none = Nie masz takiego wczytanego zapisu.
server-import-running = Ta partia nie jest zakończona: wczytać można tylko zapisy zakończonych partii.
server-import-box = Tę partię rozegrano z użyciem czyichś własnych elementów gry, których ten serwer nie ma.
server-imported-chance = Ten zapis został wczytany: losowano gdzie indziej, więc ten serwer nie może dowieść uczciwości losu.

## Turnieje

server-no-tournament = Nie ma takiego turnieju.
server-tournament-private = To turniej za zaproszeniem. Poproś gospodarza o link.
server-tournament-account = Żeby założyć turniej, trzeba mieć konto: ustaw hasło na stronie „Konto”.
server-tournament-account-rated = W tym turnieju gra się o ranking: żeby zagrać, trzeba mieć konto.
server-tournament-ladder-seats = Na drabinie gra dwoje przeciwko sobie: stoły mają dwa miejsca.
server-tournament-most = W turnieju „każdy z każdym” gra najwyżej { $most ->
        [one] { $most } osoba
        [few] { $most } osoby
        [many] { $most } osób
       *[other] { $most } osoby
    }. Jeśli ma być więcej, wybierz system szwajcarski.
server-tournament-few = Graczy musi być co najmniej tylu, ile miejsc jest przy stole.
server-tournament-too-few = Do takiego turnieju potrzeba co najmniej { $least ->
        [one] { $least } gracza
        [few] { $least } graczy
        [many] { $least } graczy
       *[other] { $least } gracza
    }.
server-tournament-hosted = Twoje turnieje, które jeszcze trwają: { $most }. Najpierw zakończ jeden z nich.
server-tournament-started = Turniej już się zaczął.
server-tournament-over = Turniej się skończył albo jest wstrzymany.
server-tournament-full = W turnieju nie ma już miejsc.
server-tournament-not-in = Nie grasz w tym turnieju.
server-tournament-no-player = W turnieju nie ma takiego gracza.
server-tournament-no-game = Nie ma takiej gry albo już się skończyła.
server-tournament-reach = Można wyzwać kogoś, kto stoi wyżej, najwyżej o { $reach ->
        [one] { $reach } miejsce
        [few] { $reach } miejsca
        [many] { $reach } miejsc
       *[other] { $reach } miejsca
    }.
server-tournament-no-challenge = Nie możesz rzucić wyzwania tej osobie.
server-tournament-busy = Jedno z was ma wyzwanie, które nie zostało jeszcze rozstrzygnięte.
server-tournament-table = Ten stół należy do turnieju. Żeby odejść, wycofaj się z turnieju.
