### Klub: co zostaje po grach, przeciwnicy, powiadomienia, nauka. Strony klubu wczytują te słowa, gdy się je otwiera.

## Nauka

club-learn = Naucz się grać
club-learn-rules = Przeczytaj zasady

## Lekcje

club-learn-done = ukończona
club-learn-minutes = { $minutes ->
        [one] minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
club-lesson = Lekcja
club-lesson-of = Lekcja gry { $game }: { $lesson }
club-lesson-step = Krok { $step } z { $of }
club-lesson-next = Dalej
club-lesson-take-back = Cofnij ten ruch
club-lesson-again = Zacznij od nowa
club-lesson-rule = Przeczytaj regułę
club-lesson-over = Właśnie tak to się robi!
club-lesson-over-about = Lekcja ukończona.
club-lesson-following = Następna lekcja: { $lesson }
club-lesson-play = Zagraj z botem
club-lesson-others = Inne lekcje i gry
club-lesson-not-so = To nie ten ruch

## Zasady

club-rules-contents = Spis treści
club-rules-search = Szukaj w zasadach
club-rules-found = { $at } z { $count }
club-rules-not-found = Nie znaleziono
club-rules-previous = Poprzednie miejsce
club-rules-next = Następne miejsce

## Historia i profile

club-history-nobody = Twoje zakończone partie pojawią się tutaj, gdy jakąś rozegrasz.
club-history-filters = Filtry
club-history-search = Szukaj przeciwników, gier i notatek
club-history-find = Szukaj
club-history-any = bez znaczenia
club-history-game = Gra
club-history-opponent = Przeciwnik
club-history-bot = Bot: { $level }
club-history-result = Wynik
club-history-result-won = zwycięstwo
club-history-result-shared = remis lub wspólne zwycięstwo
club-history-result-lost = porażka
club-history-seats = Liczba graczy
club-history-side = Strona
club-history-seat = Miejsce { $seat }
club-history-with = tak
club-history-without = nie
club-history-from = Od
club-history-to = Do
club-history-total = { $count ->
    [one] { $count } zakończona partia
    [few] { $count } zakończone partie
    [many] { $count } zakończonych partii
   *[other] { $count } zakończonej partii
}
club-history-found = { $count ->
    [0] Żadna partia nie spełnia wszystkich warunków.
    [one] Pasuje { $count } partia
    [few] Pasują { $count } partie
    [many] Pasuje { $count } partii
   *[other] Pasuje { $count } partii
}
club-history-all = Pokaż wszystkie partie
club-history-won = Zwycięstwo
club-history-shared = Remis lub wspólne zwycięstwo
club-history-lost = { $place ->
    [1] Porażka
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Miejsce { $place }
}
club-history-left = Dokończył za ciebie bot
club-history-download = Pobierz wszystkie zapisy
club-import = Wczytane zapisy
club-import-about = Plik z zapisem partii rozegranej gdzie indziej dostaje link, który każdy może otworzyć. Nie liczy się do niczyich wyników.
club-import-choose = Wczytaj plik z zapisem
club-import-checking = Odtwarzam partię…
club-import-large = Plik jest za duży: zapisy mają najwyżej { $most } kB.
club-import-done = Partia została wczytana. Obejrzy ją każdy, kto ma link.
club-import-link = Kopiuj link
club-import-delete = Usuń
club-pages = Strony
club-page = Strona { $page } z { $pages }
club-profile-mine = Mój profil
club-profile-since = W Rubiconie od: { $date }
club-profile-games = { $count ->
    [one] { $count } zakończona partia
    [few] { $count } zakończone partie
    [many] { $count } zakończonych partii
   *[other] { $count } zakończonej partii
}
club-profile-hide = Ukryj mój profil
club-profile-show = Pokaż mój profil
club-profile-hidden = Tę stronę widzisz tylko ty: inni jej nie znajdą.
club-profile-seen = To widzą inni. Partie przy prywatnych stołach są liczone, ale nigdy pokazywane.
club-profile-none = Nie ma jeszcze zakończonych partii.
club-profile-played = partie
club-profile-won = wygrane
club-profile-shared = remisy
club-profile-lost = przegrane
club-profile-share = % wygranych
club-profile-all = Wszystkie partie
club-profile-opponents = Ulubieni przeciwnicy
club-profile-against = { $played ->
    [one] { $played } partia
    [few] { $played } partie
    [many] { $played } partii
   *[other] { $played } partii
} · { $won }–{ $lost }
club-profile-best = Najlepsze partie
club-profile-best-clear = Wyraźne zwycięstwo
club-profile-best-close = Zwycięstwo o włos
club-profile-recent = Ostatnie partie

## Turnieje

club-tournaments = Turnieje
club-tournaments-open = Trwają zapisy
club-tournaments-running = W trakcie
club-tournaments-over = Zakończone
club-tournaments-none = Teraz nie ma zapisów do żadnego turnieju. Załóż własny: to dwie minuty.
club-tournament-new = Nowy turniej
club-tournament-account = Żeby założyć turniej, trzeba mieć konto, bo do turnieju się wraca.
club-tournament-name = Nazwa
club-tournament-game = Gra
club-tournament-format = Rodzaj
club-tournament-swiss = System szwajcarski
club-tournament-swiss-about = Kilka rund: grają ze sobą gracze o równej liczbie punktów i nikt nie trafia dwa razy na tego samego rywala.
club-tournament-round_robin = Każdy z każdym
club-tournament-round_robin-about = Tyle rund, żeby każdy zagrał z każdym. Najwyżej 24 graczy; najlepiej od 4 do 10.
club-tournament-ladder = Drabina
club-tournament-ladder-about = Bez końca: wyzywasz kogoś najwyżej trzy miejsca nad sobą. Jeśli wygrasz, zajmujesz jego miejsce.
club-tournament-most = Limit graczy
club-tournament-fill = Jeśli będzie mniej
club-tournament-fill-none = grają ci, którzy przyjdą
club-tournament-fill-bot = resztę zajmują boty: { $level }
club-tournament-rounds = Rundy
club-tournament-cycles = Ile razy gra każda para
club-tournament-usual = jak zwykle
club-tournament-live = Na żywo: wszyscy są w tym samym czasie
club-tournament-live-about = Stół czeka na graczy 10 minut. Kto nie przyjdzie, przegrywa; kto przekroczy czas, też.
club-tournament-slow = Korespondencyjnie: ruch co jakiś czas
club-tournament-slow-about = Stół czeka na graczy 3 dni. Kto nie przyjdzie, przegrywa; kto przekroczy czas, też.
club-tournament-round-hours = Limit rundy w godzinach
club-tournament-round-days = Limit rundy w dniach
club-tournament-round-open = bez limitu
club-tournament-round-about = Bez limitu następna runda zaczyna się, gdy skończą się wszystkie partie tej rundy. Z limitem zaczyna się najpóźniej wtedy, a trwające partie liczą się, gdy się skończą.
club-tournament-rated = Rankingowy: wyniki liczą się do rankingu wszystkich graczy
club-tournament-rated-about = Gracze muszą mieć konto. Wolne miejsca mogą zająć tylko boty z rankingiem.
club-tournament-each-round = runda trwa najwyżej { $time }
club-tournament-hours = { $hours ->
        [one] godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
club-tournament-full-days = { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
club-tournament-round-ends = następna zacznie się najpóźniej: { $date }
club-tournament-play-too = Ja też gram
club-tournament-private = Tylko dla osób, które mają link
club-tournament-make = Załóż turniej
club-tournament-days = { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
club-tournament-move = { $seconds } s na ruch
club-tournament-bank = { $increment ->
        [0] { $minutes } min na całą partię
       *[other] { $minutes } min + { $increment } s na ruch
    }
club-tournament-places = Zapisani gracze: { $players }, najwyżej: { $most }
club-tournament-players = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
club-tournament-by-link = za zaproszeniem
club-tournament-yours = Tu grasz
club-tournament-hosted = To twój turniej
club-tournament-host = gospodarz: { $name }
club-tournament-nobody = Gracz { $number }
club-tournament-bot = bot: { $level }
club-tournament-paused = Gospodarz wstrzymał turniej: nie zaczyna się nowa runda i nikt się nie spóźnia. Rozpoczęte partie trwają.
club-tournament-over = Turniej się skończył.
club-tournament-ladder-rule = { $reach ->
        [one] Możesz wyzwać tego, kto stoi o { $reach } miejsce wyżej. Jeśli wygrasz, zajmujesz jego miejsce.
        [few] Możesz wyzwać kogoś najwyżej { $reach } miejsca nad sobą. Jeśli wygrasz, zajmujesz jego miejsce.
        [many] Możesz wyzwać kogoś najwyżej { $reach } miejsc nad sobą. Jeśli wygrasz, zajmujesz jego miejsce.
       *[other] Możesz wyzwać kogoś najwyżej { $reach } miejsca nad sobą. Jeśli wygrasz, zajmujesz jego miejsce.
    }
club-tournament-round-of = Runda { $round } z { $rounds }
club-tournament-play = Graj teraz
club-tournament-join = Zapisz się do turnieju
club-tournament-leave = Wypisz się
club-tournament-withdraw = Wycofaj się
club-tournament-leave-ask = Nie zagrasz tu już żadnej partii, a ta, która na ciebie czeka, będzie przegrana.
club-tournament-leave-sure = Tak, wycofuję się
club-tournament-start = Zacznij turniej
club-tournament-wait = Twoja partia w tej rundzie się skończyła. Następna zacznie się, gdy skończą inni.
club-tournament-wait-end = Twoje partie się skończyły. Tabela będzie ostateczna, gdy skończą inni.
club-tournament-invite = Wyślij ten link tym, którzy mają zagrać
club-tournament-invite-text = Zagraj w turnieju „{ $name }” na Rubiconie!
club-tournament-will-fill = Na początku wolne miejsca zajmą boty: { $level }.
club-tournament-standings = Tabela
club-tournament-crosstable = Tabela krzyżowa
club-tournament-games = Partie
club-tournament-older = Starsze partie
club-tournament-round = Runda { $round }
club-tournament-rank = #
club-tournament-player = gracz
club-tournament-points = punkty
club-tournament-direct = bezpośr.
club-tournament-direct-about = punkty z partii między zainteresowanymi, jeśli każdy z nich grał z każdym.
club-tournament-buchholz = Buchholz
club-tournament-buchholz-about = suma punktów wszystkich rywali.
club-tournament-berger = Sonn.-Berger
club-tournament-berger-about = (Sonneborn-Berger) suma punktów rywali pokonanych i połowa punktów tych, z którymi był remis.
club-tournament-wins = wygr.
club-tournament-wins-about = partie rozegrane i wygrane samodzielnie.
club-tournament-ties = Kto jest wyżej przy równej liczbie punktów?
club-tournament-ties-about = Decydują w tej kolejności; kto nadal jest równy, dzieli miejsce. Wolny los albo partia, na którą ktoś nie przyszedł, liczy się do punktów; w Buchholzu i Sonnebornie-Bergerze to partia z kimś, kto ma tyle samo punktów co ty. Kto odejdzie przed połową partii turnieju „każdy z każdym”, zostaje skreślony.
club-tournament-playing = trwa
club-tournament-waiting = czeka na graczy
club-tournament-bye = wolny los
club-tournament-status-forfeit = ktoś nie przyszedł
club-tournament-status-ruled = rozstrzygnięta przez gospodarza
club-tournament-replay = Obejrzyj
club-tournament-watch = Do stołu
club-tournament-rule = Rozstrzygnij tę partię
club-tournament-rule-for = Wygrywa { $name }
club-tournament-rule-tie = remis
club-tournament-challenge = Wyzwij
club-tournament-challenge-name = Wyzwij: { $name }
club-tournament-remove = Usuń
club-tournament-remove-name = Usuń: { $name }
club-tournament-remove-ask = { $name } nie zagra tu już żadnej partii, a ta, która czeka, będzie przegrana.
club-tournament-remove-sure = Tak, usuń
club-tournament-pause = Wstrzymaj
club-tournament-resume = Wznów
club-tournament-end = Zakończ turniej
club-tournament-end-ask = Turniej skończy się dla wszystkich i nie zacznie się już żadna partia. Trwające partie nadal się liczą.
club-tournament-end-sure = Tak, zakończ

## Gracze i rankingi

club-players-games = Gry
club-players-search = Część nazwy
club-players-find = Szukaj
club-players-all = Pokaż wszystkich
club-players-none = W tej grze nikt nie ma jeszcze rankingu.
club-players-none-found = W tej grze nikt o takiej nazwie nie ma rankingu.
club-players-place = Miejsce
club-players-player = Gracz
club-players-bot = bot
club-players-games-played = Partie
club-players-pages = Strony listy
club-players-page = Strona { $page } z { $pages }
club-players-better = Silniejsi
club-players-weaker = Słabsi
club-players-scale = Poziom „średni” ma w każdej grze 1500 punktów. Kto ma o 400 punktów więcej, wygrywa dziesięć z jedenastu partii dwuosobowych. Znak zapytania: partii jest za mało, by polegać na tej liczbie, i nie ma jeszcze miejsca na liście.
club-players-how = Ranking zdobywa się w partiach rankingowych, z kontem:
club-rating = Ranking
club-rating-levels = Poziomy botów
club-rating-as-table = Ostatnie partie w tabeli
club-rating-when = Partia
club-rating-place = Miejsce
club-rating-change = Zmiana
club-ratings = Rankingi
club-rating-like = Mniej więcej tak silny gracz jak poziom „{ $level }”.
club-rating-between = Między poziomami „{ $lower }” i „{ $upper }”.
club-rating-above = Powyżej poziomu „{ $level }”.
club-rating-below = Poniżej poziomu „{ $level }”.
club-rating-provisional = Po kilku partiach to dopiero pierwsze przybliżenie.
club-rating-curve = Przebieg rankingu: { $game }
club-rating-at = { $place }. miejsce
club-rating-games = { $count ->
        [one] jedna partia rankingowa
        [few] { $count } partie rankingowe
        [many] { $count } partii rankingowych
       *[other] { $count } partii rankingowej
    }

## Oglądanie

club-watch-running = Trwające partie
club-watch-none = Nikt teraz nie gra przy stole, który można oglądać.
club-watch-since = początek: { $when }
club-watch-spectators = { $count ->
    [0] brak widzów
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
club-watch-delay = opóźnienie: { $time }
club-watch-finished = Warto zobaczyć
club-watch-close = Wyrównana partia
club-watch-long = Długa partia

## Zadania

club-puzzles = Zadania
club-puzzles-about = Pozycje z prawdziwych partii. Jeden ruch jest wyraźnie najlepszy, na podstawie tego, co gracz mógł wiedzieć: znajdź go na planszy.
club-puzzle-daily = Zadanie dnia
club-puzzle-done-today = Rozwiązane. Jutro będzie następne.
club-puzzle-solve = Rozwiąż
club-puzzle-look-again = Zobacz jeszcze raz
club-puzzle-you = Twoje postępy
club-puzzle-rating = Ranking
club-puzzle-streak = Z rzędu
club-puzzle-best = najwięcej { $best }
club-puzzle-days = Dni z rzędu
club-puzzle-solved = Rozwiązane
club-puzzle-guest = Pamięta o tym twoja przeglądarka. Pod własnym imieniem dostaniesz też ranking.
club-puzzle-any = Zadanie dla mnie
club-puzzle-play = Rozwiąż zadanie
club-puzzle-of = Rozwiązane: { $solved } z { $puzzles }
club-puzzle-player = Ty
club-puzzle-title = Zadanie: { $game }
club-puzzle-rated = Ranking { $rating }
club-puzzle-row = Z rzędu: { $streak }
club-puzzle-task = Grasz jako { $player }. Jeden ruch jest wyraźnie najlepszy. Wykonaj go na planszy.
club-puzzle-right = Dobrze!
club-puzzle-wrong = Jest coś lepszego.
club-puzzle-shown = To był najlepszy ruch.
club-puzzle-again = Spróbuj innego ruchu albo zobacz rozwiązanie.
club-puzzle-show = Pokaż rozwiązanie
club-puzzle-next = Następne zadanie
club-puzzle-others = Następne w kolejności:
club-puzzle-exact = Szanse są dokładne: dla dwóch osób ta gra jest rozwiązana.
club-puzzle-estimated = Szanse oszacowały dwa długie przeszukiwania, na podstawie tego, co możesz tu wiedzieć.
club-puzzle-change = Twój ranking: { $rating } ({ $change })

## Błędy

club-mistakes = Moje błędy
club-mistakes-about = Najbardziej kosztowne ruchy z twoich partii, według rodzaju przeoczonej decyzji, na podstawie tego, co można było wtedy wiedzieć.
club-mistakes-nobody = Zagraj partię do końca: wtedy będzie się z czego uczyć.
club-mistakes-from = { $analysed ->
        [0] Żadna z twoich partii nie została jeszcze przeanalizowana.
        [one] Z { $analysed } przeanalizowanej partii.
        [few] Z { $analysed } przeanalizowanych partii.
        [many] Z { $analysed } przeanalizowanych partii.
       *[other] Z { $analysed } przeanalizowanej partii.
    } { $without ->
        [0] { "" }
        [one] Można przeanalizować jeszcze { $without } partię.
        [few] Można przeanalizować jeszcze { $without } partie.
        [many] Można przeanalizować jeszcze { $without } partii.
       *[other] Można przeanalizować jeszcze { $without } partii.
    }
club-mistakes-running = { $running ->
        [one] Trwa analiza { $running } partii…
        [few] Trwa analiza { $running } partii…
        [many] Trwa analiza { $running } partii…
       *[other] Trwa analiza { $running } partii…
    }
club-mistakes-analyse = { $games ->
        [one] Przeanalizuj moją ostatnią partię
        [few] Przeanalizuj moje ostatnie { $games } partie
        [many] Przeanalizuj { $games } moich ostatnich partii
       *[other] Przeanalizuj moje ostatnie { $games } partii
    }
club-mistakes-other = Inne decyzje
club-mistakes-cost = { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    }, łącznie { $cost } p.p. szansy na wygraną
club-mistakes-look = { $day }: zobacz w powtórce
club-mistakes-train = Poćwicz na zadaniach
club-mistakes-none = Nie znaleziono kosztownych błędów. Dobra gra!

## Powiadomienia

club-notices = Powiadomienia
club-notices-more = Gdy nie ma cię przy stole, Rubicon może cię zawołać. Dopóki patrzysz na stół, nic o nim nie przychodzi.
club-notices-of = Daj mi znać, gdy
club-notices-drop = Usuń
club-notice-turn = jest moja kolej albo kończy mi się czas
club-notice-start = zaczyna się partia
club-notice-invitation = czeka na mnie miejsce
club-notice-over = partia się skończyła
club-push = W tej przeglądarce
club-push-start = Powiadamiaj mnie w tej przeglądarce
club-push-on = Ta przeglądarka dostaje powiadomienia, także gdy Rubicon jest zamknięty.
club-push-stop = Dość powiadomień w tej przeglądarce
club-push-impossible = Tej przeglądarki nie da się tu obudzić: potrzebny jest adres z https. Na iPhonie i iPadzie najpierw dodaj Rubicon do ekranu początkowego.
club-push-denied = Przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
club-push-failed = Przeglądarka nie mogła połączyć się ze swoją usługą powiadomień. Spróbuj później.
club-mail = E-mailem
club-mail-impossible = Ten serwer nie wysyła e-maili.
club-mail-address = Adres e-mail
club-mail-add = Użyj tego adresu
club-mail-confirm = Na ten adres wysłaliśmy odnośnik. Otwórz go w ciągu trzech dni; do tego czasu nic więcej nie przyjdzie.
club-mail-stopped = Na ten adres nie przychodzą e-maile: zrezygnowano z nich albo adres został odrzucony.
club-mail-resume = Wysyłaj znów e-maile
club-mail-every = Nie częściej niż
club-mail-every-so = { $minutes ->
        [15] co kwadrans
        [60] co godzinę
        [240] co cztery godziny
       *[other] raz dziennie
    }
club-mail-drop = Zapomnij ten adres
club-quiet = Godziny ciszy
club-quiet-want = W pewnych godzinach nic nie wysyłaj
club-quiet-from = Od
club-quiet-until = Do
club-quiet-zone = Strefa czasowa: { $zone }. To, co się w tym czasie wydarzy, przyjdzie później.
club-calendar = Terminy w moim kalendarzu
club-calendar-more = Prywatny link dla programu z kalendarzem: do kiedy masz ruch przy stołach z dniami na ruch i terminy twoich turniejów. Kto ma link, może je czytać i nic więcej.
club-calendar-link = Twój link, pokazany tylko teraz:
club-calendar-since = Link istnieje od: { $date }.
club-calendar-copy = Skopiuj link
club-calendar-open = Otwórz w kalendarzu
club-calendar-make = Utwórz link
club-calendar-renew = Odnów link
club-calendar-revoke = Unieważnij link
club-hook = Dla programów: webhook
club-hook-more = Rubicon wysyła zapytanie POST pod twój adres. Każde jest podpisane; jak, mówi docs/wire.md.
club-hook-url = Adres twojego programu
club-hook-add = Dodaj
club-hook-secret = Sekret, którym podpisywane są zapytania, widoczny tylko teraz:
club-link-confirm = Powiadomienia przychodzą odtąd na adres { $address }.
club-link-stop = Na adres { $address } nie przyjdzie już żaden e-mail.
club-link-resume = Na adres { $address } znów przychodzą e-maile.
club-link-undo = To pomyłka: wysyłajcie dalej
club-link-account = Moje konto

## Urlopy

club-vacation = Urlop
club-vacation-more = { $count ->
        [one] Masz { $count } dzień w roku. W tym czasie zegary liczące dni stoją dla ciebie w miejscu, a inni widzą, kiedy wrócisz.
        [few] Masz { $count } dni w roku. W tym czasie zegary liczące dni stoją dla ciebie w miejscu, a inni widzą, kiedy wrócisz.
        [many] Masz { $count } dni w roku. W tym czasie zegary liczące dni stoją dla ciebie w miejscu, a inni widzą, kiedy wrócisz.
       *[other] Masz { $count } dnia w roku. W tym czasie zegary liczące dni stoją dla ciebie w miejscu, a inni widzą, kiedy wrócisz.
    }
club-vacation-first = Pierwszy dzień
club-vacation-last = Ostatni dzień
club-vacation-add = Idę na urlop
club-vacation-span = { $first } – { $last }
club-vacation-end = Już jestem
club-vacation-drop = Odwołaj
club-vacation-left = { $count ->
        [one] Na rok { $year } został { $count } dzień.
        [few] Na rok { $year } zostały { $count } dni.
        [many] Na rok { $year } zostało { $count } dni.
       *[other] Na rok { $year } zostało { $count } dnia.
    }

## Przeciwnicy

club-opponents = Znajdź przeciwnika
club-what-to-play = W co chcesz zagrać?
club-another-wish = Może jeszcze coś innego?
club-game = Gra
club-seats-wished = Liczba graczy
club-pace = Tempo
club-pace-live = teraz
club-pace-live-more = po 20 minut i 15 sekund na każdy ruch
club-pace-days = korespondencyjnie
club-pace-days-more = trzy dni na każdy ruch
club-pace-any = co będzie pierwsze
club-pace-any-more = teraz, póki tu jesteś, a poza tym korespondencyjnie
club-options-usual = zwykłe lub takie, jakich chcą inni
club-options-exact = dokładnie te:
club-options-any = ze zwykłymi opcjami lub takimi, jakich chcesz
club-range = Siła przeciwników (ty: { $rating })
club-range-any = dowolna
club-range-about = zbliżona do mojej (±{ $points })
club-range-guest = Z kontem masz ranking, grasz partie rankingowe i wybierasz siłę przeciwników.
club-wish-rated = Partia rankingowa
club-wish-range = Szukany ranking: od { $least } do { $most }
club-wish-least = Szukany ranking: od { $least }
club-wish-most = Szukany ranking: do { $most }
club-wish-needs-account = To partia rankingowa: potrzebne jest konto.
club-wish-other-rating = Twój ranking jest spoza tego zakresu.
club-find = Znajdź przeciwnika
club-who-waits = Kto czeka
club-nobody-waits = Teraz nikt nie czeka. Powiedz, w co chcesz zagrać: kto przyjdzie następny, zobaczy to tutaj.
club-waits-since = Czas czekania: { $time }
club-play-with = Zagraj: { $name }
club-wish-about = Gdy życzenia do siebie pasują, stół otwiera się sam. Pierwszeństwo ma ten, kto czeka najdłużej. Życzenie gry teraz wygasa 20 sekund po zamknięciu Rubiconu; życzenie gry korespondencyjnej pozostaje.
club-rather-friends = Wolisz zagrać ze znajomymi?
club-my-wish = Twoje życzenie
club-waiting = Czekasz na przeciwnika
club-waited = Czas czekania: { $time }.
club-ends-live = Jeśli nikt nie przyjdzie, życzenie wygaśnie za { $time }. Nie zamykaj Rubiconu: wystarczy dowolna strona.
club-ends-days = Życzenie pozostanie jeszcze { $time }, nawet gdy cię tu nie ma.
club-others-wait = { $count ->
        [one] Jedna inna osoba czeka na coś innego: zobacz kto i zagraj, jeśli chcesz.
        [few] { $count } inne osoby czekają na coś innego: zobacz kto i zagraj, jeśli chcesz.
        [many] { $count } innych osób czeka na coś innego: zobacz kto i zagraj, jeśli chcesz.
       *[other] { $count } innej osoby czeka na coś innego: zobacz kto i zagraj, jeśli chcesz.
    }
club-nobody-else = Teraz nikt inny nie czeka. Gdy ktoś przyjdzie, stół otworzy się sam.
club-bot-meanwhile = Zagraj tymczasem z botem ({ $level })
club-withdraw = Nie czekam dłużej
club-wish-withdrawn = Już nie czekasz.
club-wish-ended = Twoje życzenie wygasło: nikt nie przyszedł na czas albo zbyt długo cię nie było.
club-wish-paired = Twoja partia już czeka. Stół się otwiera…
club-wish-kept = Ktoś był szybszy albo wasze życzenia do siebie nie pasują. Teraz czekasz także ty.

## Znajomi

club-friends = Znajomi
club-friends-name-first = Najpierw wybierz imię, żeby znajomi cię poznali.
club-your-friends = Twoi znajomi
club-no-friends = Na razie nikogo. Wyślij komuś swój link albo poproś o znajomość konto o danej nazwie. Nikt inny nie widzi, kogo masz wśród znajomych.
club-they-ask = Proszą o znajomość
club-accept = Tak
club-decline = Nie
club-now-friends = Nowa znajomość: { $name }.
club-friend-asked = Prośba wysłana: { $name }.
club-friend-removed = Usunięto ze znajomych: { $name }.
club-remove-friend = Usuń: { $name }
club-remove-sure = Tak, usuń
club-you-asked = Czekają na odpowiedź
club-take-back = Cofnij
club-table-open = { $game }: czeka na graczy
club-table-running = { $game }: obejrzyj
club-invite-how = Żeby kogoś zaprosić, otwórz stół: znajomi są wymienieni pod miejscami.
club-add-friend = Dodaj znajomych
club-friend-name = Nazwa konta
club-ask = Poproś
club-your-link = Twój link dla znajomych
club-your-link-more = Kto go otworzy i się zgodzi, od razu jest wśród twoich znajomych.
club-link-text = Dodaj mnie do znajomych w Rubiconie!
club-renew-link = Zrób nowy link; stary przestanie działać
club-link-renewed = Twój stary link już niczego nie otwiera.
club-friend-link-of = Chce cię mieć wśród znajomych: { $name }
club-friend-link-more = Zobaczysz, kiedy { $name } tu jest i przy których publicznych stołach siedzi. Będziecie mogli się nawzajem zapraszać.
club-become-friends = Zgadzam się
club-blocked = Wyciszeni i zablokowani
club-blocked-more = Nie dowiadują się o tym.
club-kind-mute = wyciszenie
club-kind-block = blokada
club-unblock = Cofnij

## Moderacja

club-moderation = Moderacja
club-mod-reports = { $count ->
        [0] Brak otwartych zgłoszeń
        [one] Jedno otwarte zgłoszenie
        [few] { $count } otwarte zgłoszenia
        [many] { $count } otwartych zgłoszeń
       *[other] { $count } otwartego zgłoszenia
    }
club-mod-no-reports = Cisza i spokój.
club-mod-about = { $name }: { $kind }
club-mod-from = zgłasza { $name }, { $when }
club-mod-gone = ktoś, kogo już nie ma
club-mod-gone-moderator = ktoś z dawnych moderatorów
club-mod-whom = gracza { $name }
club-mod-whom-gone = kogoś, kogo już nie ma
club-mod-is-banned = z blokadą
club-mod-ban = Zablokuj gracza { $name }
club-mod-rename = Zmień imię gracza { $name }
club-mod-close = Załatwione, zamknij zgłoszenie
club-mod-closed = Zgłoszenie zamknięto.
club-mod-remove = Usuń
club-mod-remove-line = Usuń wpis „{ $text }”
club-mod-line-removed = Wpis usunięto.
club-mod-find = Znajdź kogoś
club-mod-search = Szukaj
club-mod-bans = Blokady
club-mod-no-bans = Nikt nie jest zablokowany.
club-mod-unban = Odblokuj gracza { $name }
club-mod-unbanned = { $name } może znów grać.
club-mod-banned = Zablokowano gracza { $name }.
club-mod-until = do { $date }
club-mod-for-good = na stałe
club-mod-how-long = Na jak długo?
club-mod-days = { $count ->
        [one] jeden dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
club-mod-reason = Powód (zobaczy go ta osoba)
club-mod-ban-now = Zablokuj
club-mod-rename-more = Starego imienia nikt już nie będzie mógł używać. Kto ma konto, loguje się nowym. Dowie się, jakie jest, gdy poda stare imię i swoje hasło.
club-mod-new-name = Nowe imię
club-mod-rename-now = Zmień imię
club-mod-renamed = { $old } nazywa się teraz { $name }.
club-mod-log = Dziennik moderacji
club-mod-no-log = Na razie jest pusty.
club-mod-did-ban = { $moderator } blokuje { $whom }
club-mod-did-unban = { $moderator } odblokowuje { $whom }
club-mod-did-rename = { $moderator } zmienia imię { $whom }
club-mod-did-remove = { $moderator } usuwa wpis { $whom }
club-mod-did-close = { $moderator } zamyka zgłoszenie dotyczące { $whom }
