### CEZAR

game = CEZAR
game-about = Cezar czy Pompejusz: wysyłaj legiony na granice, zdobywaj prowincje i wyłóż wszystkie znaczniki władzy przed rywalem.
game-credit = Autor gry: Paolo Mori; warianty i gra jednoosobowa: Dávid Turczi i Nick Shaw

seat-1-of-2 = { side-caesar }
seat-2-of-2 = { side-pompey }

## Opcje

option-edition = Wydanie
option-edition-nk = polskie (Nasza Księgarnia)
option-edition-psc = angielskie (PSC Games)
option-edition-usual = nk
option-edition-about = Obie instrukcje różnią się szczegółami: liczbą żetonów Senatu, które się liczą, Kontrolą granic i przeciwnikiem w grze jednoosobowej.
option-poison = Trucizna
option-poison-about = Na planszy leżą też żetony Trucizny: każdy odsyła losowy legion z obozu rywala z powrotem do woreczka. W obozie są trzy legiony zamiast dwóch.
option-centurions = Wsparcie
option-centurions-about = Każda strona ma obok planszy trzy silne legiony wsparcia. Żeton Wsparcia wprowadza jeden z nich do obozu zamiast losowania na koniec tury.
option-border_control = Kontrola granic
option-border_control-about = Na trzech polach z podwójną linią można położyć dowolny legion zakryty: nic nie jest wart, ale daje nadmiarowy żeton korzyści, którego używa się od razu. W wydaniu polskim dochodzą Trucizna i Wsparcie, w angielskim potrzebny jest jeden z tych wariantów.
option-solo = Gra jednoosobowa
option-solo-about = Grasz przeciwko rywalowi z instrukcji. Rozkazy odkrywa ze stosu płytek, a poziom mówi, jakie to płytki.
option-solo-off = nie, dwie osoby
option-solo-easy = poziom łatwy
option-solo-normal = poziom średni
option-solo-hard = poziom trudny
option-solo_harder = Groźniejszy przeciwnik w grze jednoosobowej
option-solo_harder-about = Dla tych, którzy wygrywają zbyt często: przeciwnik pozbywa się też znaczników władzy bez ich wykładania, więc kończy wcześniej.
option-human_side = Twoja strona w grze jednoosobowej
option-human_side-about = Przeciwnik gra drugą stroną i zaczyna.
option-human_side-caesar = Cezar
option-human_side-pompey = Pompejusz

refused-border-control = W wydaniu angielskim Kontrola granic wymaga Trucizny, Wsparcia albo obu naraz: to jeden z ich nadmiarowych żetonów dostaje się za zakryty legion. Włącz któryś z tych wariantów.
refused-harder = „Groźniejszy przeciwnik” dotyczy tylko gry jednoosobowej. Wybierz jej poziom albo wyłącz tę opcję.
refused-side-two = Wybór strony dotyczy tylko gry jednoosobowej. We dwoje strony zależą od miejsc: pierwsze należy do Cezara, drugie do Pompejusza.
refused-side-nk = W wydaniu polskim w grze jednoosobowej zawsze grasz Cezarem. Aby samotnie zagrać Pompejuszem, wybierz wydanie angielskie.

## Nazwy

side-caesar = Cezar
    .gen = Cezara
    .dat = Cezarowi
    .acc = Cezara
    .ins = Cezarem
    .loc = Cezarze
side-pompey = Pompejusz
    .gen = Pompejusza
    .dat = Pompejuszowi
    .acc = Pompejusza
    .ins = Pompejuszem
    .loc = Pompejuszu
side-brutus = Auto-Brutus
    .gen = Auto-Brutusa
    .dat = Auto-Brutusowi
    .acc = Auto-Brutusa
    .ins = Auto-Brutusem
    .loc = Auto-Brutusie
side-crassus = Auto-Krassus
    .gen = Auto-Krassusa
    .dat = Auto-Krassusowi
    .acc = Auto-Krassusa
    .ins = Auto-Krassusem
    .loc = Auto-Krassusie

token-tactics = Taktyka
token-wealth = Bogactwo
token-might = Siła
token-senate = Senat
token-poison = Trucizna
token-centurion = Wsparcie

icon-sword = miecz
icon-shield = tarcza
icon-ship = okręt
icon-laurel = wieniec
icon-sword-shield = miecz lub tarcza
icon-sword-ship = miecz lub okręt
icon-shield-ship = tarcza lub okręt
icon-sword-shield-ship = miecz, tarcza lub okręt

province-hispania_ulterior = Hiszpania Dalsza
    .gen = Hiszpanii Dalszej
    .dat = Hiszpanii Dalszej
    .acc = Hiszpanię Dalszą
    .ins = Hiszpanią Dalszą
    .loc = Hiszpanii Dalszej
    .in = w Hiszpanii Dalszej
province-hispania_citerior = Hiszpania Bliższa
    .gen = Hiszpanii Bliższej
    .dat = Hiszpanii Bliższej
    .acc = Hiszpanię Bliższą
    .ins = Hiszpanią Bliższą
    .loc = Hiszpanii Bliższej
    .in = w Hiszpanii Bliższej
province-mauretania = Mauretania
    .gen = Mauretanii
    .dat = Mauretanii
    .acc = Mauretanię
    .ins = Mauretanią
    .loc = Mauretanii
    .in = w Mauretanii
province-sardinia = Sardynia
    .gen = Sardynii
    .dat = Sardynii
    .acc = Sardynię
    .ins = Sardynią
    .loc = Sardynii
    .in = na Sardynii
province-gallia = Galia
    .gen = Galii
    .dat = Galii
    .acc = Galię
    .ins = Galią
    .loc = Galii
    .in = w Galii
province-numidia = Numidia
    .gen = Numidii
    .dat = Numidii
    .acc = Numidię
    .ins = Numidią
    .loc = Numidii
    .in = w Numidii
province-sicilia = Sycylia
    .gen = Sycylii
    .dat = Sycylii
    .acc = Sycylię
    .ins = Sycylią
    .loc = Sycylii
    .in = na Sycylii
province-italia = Italia
    .gen = Italii
    .dat = Italii
    .acc = Italię
    .ins = Italią
    .loc = Italii
    .in = w Italii
province-gallia_cisalpina = Galia Przedalpejska
    .gen = Galii Przedalpejskiej
    .dat = Galii Przedalpejskiej
    .acc = Galię Przedalpejską
    .ins = Galią Przedalpejską
    .loc = Galii Przedalpejskiej
    .in = w Galii Przedalpejskiej
province-africa = Afryka
    .gen = Afryki
    .dat = Afryce
    .acc = Afrykę
    .ins = Afryką
    .loc = Afryce
    .in = w Afryce
province-achaia = Achaja
    .gen = Achai
    .dat = Achai
    .acc = Achaję
    .ins = Achają
    .loc = Achai
    .in = w Achai
province-macedonia = Macedonia
    .gen = Macedonii
    .dat = Macedonii
    .acc = Macedonię
    .ins = Macedonią
    .loc = Macedonii
    .in = w Macedonii
province-dalmatia = Dalmacja
    .gen = Dalmacji
    .dat = Dalmacji
    .acc = Dalmację
    .ins = Dalmacją
    .loc = Dalmacji
    .in = w Dalmacji
province-cyrenaica = Cyrenajka
    .gen = Cyrenajki
    .dat = Cyrenajce
    .acc = Cyrenajkę
    .ins = Cyrenajką
    .loc = Cyrenajce
    .in = w Cyrenajce
province-creta = Kreta
    .gen = Krety
    .dat = Krecie
    .acc = Kretę
    .ins = Kretą
    .loc = Krecie
    .in = na Krecie
province-aegyptus = Egipt
    .gen = Egiptu
    .dat = Egiptowi
    .acc = Egipt
    .ins = Egiptem
    .loc = Egipcie
    .in = w Egipcie
province-asia = Azja
    .gen = Azji
    .dat = Azji
    .acc = Azję
    .ins = Azją
    .loc = Azji
    .in = w Azji
province-syria = Syria
    .gen = Syrii
    .dat = Syrii
    .acc = Syrię
    .ins = Syrią
    .loc = Syrii
    .in = w Syrii

## Co trzeba rozstrzygnąć

prompt-over = Gra skończona.
prompt-fortuna = Teraz ruch należy do losu.
prompt-bot = { $side } wykonuje swoje rozkazy.
prompt-place = Wyślij legion ze swojego obozu na puste pole walki. W którą stronę go obrócisz?
prompt-wait-place = { $side } wysyła legion.
prompt-use = Możesz wykorzystać żeton { $token } albo z niego zrezygnować.
prompt-use-two = Możesz w dowolnej kolejności wykorzystać żetony { $token } i { $other } albo z nich zrezygnować.
    .touch = Możesz wykorzystać żetony { $token } i { $other }, w dowolnej kolejności.
prompt-must-use = Wykonaj działanie odkrytego żetonu { $token }.
prompt-wait-must-use = { $side } wykonuje działanie żetonu { $token }.
prompt-wait-use = { $side } decyduje, czy wykorzystać żeton { $token }.
prompt-wait-use-two = { $side } decyduje, jak wykorzystać żetony { $token } i { $other }.

move-place = { $legion } ({ $icon }): { NAME($strong) } { $high }, { NAME($weak) } { $low }
move-place-equal = { $legion } ({ $icon }): { NAME($first) } i { NAME($second) } po { $value }
move-hide = { $legion } ({ $icon }) zakryty na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }; odkrywasz za to żeton korzyści
move-might-legion = Siła: obróć na drugą stronę legion { $legion } ({ $icon }) na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }
move-might-legion-idle = Siła: obróć na drugą stronę legion { $legion } ({ $icon }) na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } (bez skutku, obie prowincje są zamknięte)
move-might-province = Siła: obróć na drugą stronę znacznik władzy { NAME($province, case: "in") }; prowincja będzie odtąd niczyja
move-might-province-part = Siła: obróć na drugą stronę jeden z dwóch znaczników władzy { NAME($province, case: "in") }
move-might-border = Siła: obróć na drugą stronę znacznik władzy na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } (bez skutku)
move-tactics = Taktyka: po tej turze wykonaj jeszcze jedną
move-tactics-risky = Taktyka: wykonaj jeszcze jedną turę. Uwaga: żaden z twoich legionów nie pasuje teraz do pustego pola i jeśli nie wylosujesz takiego, który pasuje, przegrasz!
move-tactics-lost = Taktyka: wykonaj jeszcze jedną turę. Lepiej nie: nie będzie czego wysłać i przegrasz!
move-wealth = Bogactwo: wylosuj od razu dodatkowy legion
move-senate = Senat: to twój { $tokens ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
        [5] piąty
       *[other] szósty
    } taki żeton; pod nim { $markers ->
        [one] 1 znacznik władzy
        [few] { $markers } znaczniki władzy
        [many] { $markers } znaczników władzy
       *[other] { $markers } znacznika władzy
    }
move-senate-bare = Senat: to twój { $tokens ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
        [5] piąty
       *[other] szósty
    } taki żeton; bez znaczników, bo nie z prowincji, którą zdobywasz
move-poison = Trucizna: losowy legion z obozu rywala wraca do woreczka
move-centurion = Wsparcie: weź legion { $legion } ({ $icon }) zamiast losować na koniec tury
move-done = Niczego więcej nie wykorzystuj

refusal-tokens-first = Najpierw rozstrzygnij, co z żetonami korzyści: wykorzystaj któryś albo z nich zrezygnuj.
    .rule = use-tokens
refusal-must-use = Żeton { $token } pochodzi z odkrytych obok planszy: jego działanie wykonuje się od razu i nie można z niego zrezygnować.
    .rule = border-control
refusal-place-first = Nie masz teraz żetonu do wykorzystania. Wyślij legion.
    .rule = send
refusal-face-down = Zakryte legiony wysyła się tylko w wariancie Kontrola granic.
    .rule = border-control
refusal-not-in-camp = W twoim obozie nie ma legionu { $legion } ({ $icon }).
    .rule = legions
refusal-border-taken = Pole walki na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } jest zajęte.
    .rule = send
refusal-icon = Legion { $legion } ({ $icon }) nie pasuje do granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }: symbol tego pola to { NAME($needs) }.
    .rule = send
refusal-no-token = Nie masz teraz do wykorzystania żetonu { $token }.
    .rule = take-token
refusal-senate-lost = Prowincja, z której pochodzi żeton Senat, nie przypadła tobie, więc nie kładziesz pod nim znaczników.
    .rule = senate
refusal-senate-won = Prowincja, z której pochodzi żeton Senat, przypadła tobie: żeton kładzie się razem ze znacznikami.
    .rule = senate
refusal-centurion = Legionu { $legion } ({ $icon }) nie ma już wśród twoich legionów wsparcia.
    .rule = centurions
refusal-might-no-control = Nikt nie ma znacznika władzy { NAME($province, case: "in") }.
    .rule = might
refusal-might-own-control = Znacznik władzy { NAME($province, case: "in") } jest twój.
    .rule = might
refusal-might-turned = Znacznik władzy { NAME($province, case: "in") } jest już obrócony na drugą stronę.
    .rule = might
refusal-might-no-legion = Na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } nie ma legionu.
    .rule = might
refusal-might-no-marker = Na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } nie ma znacznika władzy.
    .rule = might
refusal-might-own = To, co leży na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }, jest twoje.
    .rule = might
refusal-might-covered = Legion na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } jest przykryty znacznikiem władzy.
    .rule = might
refusal-might-down = To, co leży na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }, jest już zakryte.
    .rule = might

## Co się stało

event-laid = { NAME($province) }: żeton { $token }.
event-beside = { $tokens ->
        [0] Nie zostały żadne żetony korzyści.
        [one] Obok planszy leży 1 zakryty żeton korzyści.
        [few] Obok planszy leżą { $tokens } zakryte żetony korzyści.
        [many] Obok planszy leży { $tokens } zakrytych żetonów korzyści.
       *[other] Obok planszy leży { $tokens } zakrytego żetonu korzyści.
    }
event-drawn = { $side } losuje legion { $legion } ({ $icon }).
event-drawn-hidden = { $side } losuje legion.
event-turn = Tura { NAME($side, case: "gen") }.
event-extra_turn = { $side } wykonuje dodatkową turę.
event-sent = { $side } wysyła legion { $legion } ({ $icon }): { NAME($strong) } { $high }, { NAME($weak) } { $low }.
event-sent_down = { $side } wysyła zakryty legion { $legion } ({ $icon }) na granicę { NAME($first, case: "gen") } i { NAME($second, case: "gen") }.
event-sent_down-hidden = { $side } wysyła zakryty legion na granicę { NAME($first, case: "gen") } i { NAME($second, case: "gen") }.
event-turned_up = { $side } odkrywa żeton korzyści: { $token }.
event-bag_empty = Woreczek { NAME($side, case: "gen") } jest pusty: nie ma czego losować.

event-closed = { $province }: prowincja zamknięta.
event-taken = { $side } bierze żeton { $token } (leżał { NAME($province, case: "in") }).
event-compared = { $province }: { $side } { $strength }, { $rival } { $against }.
event-tied = { $province }: remis po { $strength }, więc nikt nie zdobywa tu władzy.
event-tie_won = { $province }: remis po { $strength }, a remisy wygrywa { $side }.
event-takes_all = { $province }: { $side } { $strength }, { $rival } { $against }, ale przy większej trudności { $side } zdobywa wszystko, co zamyka.
event-control = { $side } zdobywa władzę nad { NAME($province, case: "ins") }{ $markers ->
        [one] .
        [few] {" "}i kładzie { $markers } znaczniki.
        [many] {" "}i kładzie { $markers } znaczników.
       *[other] {" "}i kładzie { $markers } znacznika.
    }
event-border = { $side } kładzie znacznik także na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }.

event-tactics_used = Taktyka: { $side } wykona dodatkową turę.
event-wealth_used = Bogactwo: { $side } losuje dodatkowy legion.
event-might_legion = Siła: { $side } obraca na drugą stronę legion { $legion } ({ $icon }) { NAME($rival, case: "gen") } na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }.
event-might_province = Siła: { $side } obraca na drugą stronę znacznik władzy { NAME($rival, case: "gen") } { NAME($province, case: "in") }.
event-might_border = Siła: { $side } obraca na drugą stronę znacznik władzy { NAME($rival, case: "gen") } na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") }.
event-control_lost = { $rival } traci władzę nad { NAME($province, case: "ins") }.
event-senate_used = Senat: { $side } ma teraz { $tokens ->
        [one] pierwszy taki żeton
        [few] { $tokens } takie żetony
        [many] { $tokens } takich żetonów
       *[other] { $tokens } takiego żetonu
    } i pod nowym kładzie { $markers ->
        [one] 1 znacznik władzy
        [few] { $markers } znaczniki władzy
        [many] { $markers } znaczników władzy
       *[other] { $markers } znacznika władzy
    }.
event-senate_bare = Senat: { $side } ma teraz { $tokens ->
        [one] pierwszy taki żeton
        [few] { $tokens } takie żetony
        [many] { $tokens } takich żetonów
       *[other] { $tokens } takiego żetonu
    }; nowy leży bez znaczników.
event-poison_used = Trucizna: { $side } sięga po legion z obozu { NAME($rival, case: "gen") }.
event-poisoned = Legion { $legion } ({ $icon }) { NAME($rival, case: "gen") } wraca do woreczka.
event-centurion_taken = Wsparcie: { $side } bierze legion { $legion } ({ $icon }) zamiast losowania.
event-declined = { $side } rezygnuje z żetonu { $token }.
event-no_effect = Żeton { $token } nic { NAME($side, case: "dat") } nie daje.

event-shuffled = Płytki rozkazów { NAME($side, case: "gen") } zostają potasowane od nowa.
event-tile_up = { $side } odkrywa płytkę rozkazów { $tile }.
event-lined = { $side } losuje legion { $legion } ({ $icon }).
event-short = Woreczek { NAME($side, case: "gen") } jest pusty: losowanie przepada.
event-supported = { $side } bierze legion wsparcia { $legion } ({ $icon }).
event-discarded = { $side } odkłada legion { $legion } ({ $icon }) do woreczka.
event-not_discarded = { $side } niczego nie odkłada, bo zabrakło legionów do losowania.
event-no_order = { $side } nie może wykonać tego rozkazu.
event-veto = { $side } może zamknąć prowincję, ale to dałoby ci zwycięstwo.
event-priority_win = Priorytet 1: { $side } może zdobyć { NAME($province, case: "acc") } wartością { $value }.
event-priority_close = Priorytet 2: { $side } zamyka { NAME($province, case: "acc") }, choć tam przegrywa, wartością { $value }.
event-priority_behind = Priorytet 3: { $side } najbardziej przegrywa { NAME($province, case: "in") }, różnicą { $by }, i dokłada { $value }.
event-priority_near = Priorytet 4: { $side } jest najbliżej zdobycia władzy nad { NAME($province, case: "ins") } ({ $by ->
        [0] remis
       *[other] przewaga { $by }
    }) i dokłada { $value }.
event-priority_next = Priorytet 5: { $province } sąsiaduje z prowincją { NAME($side, case: "gen") }, który dokłada { $value }.
event-priority_central = Priorytet 6: { $province } to prowincja centralna; { $side } dokłada { $value }.
event-priority_any = Priorytet 7: { $side } dokłada { $value } { NAME($province, case: "in") }.
event-tie_province = Z kilku prowincji wybór pada na { NAME($province, case: "acc") }: { $rule }.
event-tie_border = Z kilku pól walki wybór pada na granicę { NAME($first, case: "gen") } i { NAME($second, case: "gen") }: { $rule }.
event-skipped = { $side } nie może wysłać kolejnego legionu.
event-aside = { $side } odkłada żeton { $token } na bok.
event-thrown = { $side } odrzuca jeden ze swoich znaczników; { $left ->
        [0] nie zostaje żaden
        [one] zostaje 1
        [few] zostają { $left }
        [many] zostaje { $left }
       *[other] zostaje { $left }
    }.

event-last_marker = { $side } nie ma już ani jednego znacznika i wygrywa!
event-empty_camp = { $side } nie ma żadnego legionu do wysłania i przegrywa.
event-no_border = Nie ma już pustych pól walki; { $side } przegrywa.
event-no_icon = Żaden legion { NAME($side, case: "gen") } nie pasuje do pustego pola walki; { $side } przegrywa.
event-cannot_place = { $side } nie może wysłać legionu i przegrywa.

tie-controlled = sąsiaduje z jego prowincją
tie-senate = leży tam żeton Senat
tie-poison = leży tam żeton Trucizna
tie-central = prowincja centralna
tie-near_central = sąsiaduje z prowincją centralną
tie-random = los
tie-highest = największa wartość
tie-italia = Italia ma pierwszeństwo
tie-trailing = tam najbardziej przegrywa

## Dlaczego gra się skończyła

reason-last_province = ostatni znacznik władzy trafił do prowincji
reason-last_border = ostatni znacznik władzy trafił na granicę
reason-last_senate = ostatni znacznik władzy trafił pod żeton Senat
reason-thrown_out = przeciwnik odrzucił swój ostatni znacznik władzy
reason-empty_camp = w obozie zabrakło legionów
reason-no_border = zabrakło pustych pól walki
reason-no_icon = żaden legion nie pasował do pustego pola walki
reason-bot_stuck = przeciwnik nie mógł wysłać legionu

## Własne pudełko

box-unknown = „{ $where }” nie jest tu znane. Może być: { $known }.
box-missing = Brakuje „{ $where }”.
box-fixed = „{ $where }” należy do planszy i nie można tego zmienić. Usuń to ze swojego pliku.
box-table = „{ $where }” musi być tabelą nazw i wartości.
box-list = „{ $where }” musi być listą.
box-whole = „{ $where }” musi być liczbą całkowitą od { $least } do { $most }, a nie { $found }.
box-count = Liczba elementów w „{ $where }” musi wynosić od { $least } do { $most }, a nie { $found }.
box-icons = „{ $where }” musi być listą różnych symboli spośród { $icons } albo samym { $laurel }.
box-values = „{ $where }” musi zawierać dwie wartości, na przykład [1, 5].
box-senate = „{ $where }” musi wynosić co najmniej 1: w Italii zawsze leży na początku żeton Senat.
box-tokens = W „{ $where }” musi być łącznie co najmniej { $least } żetonów, po jednym na prowincję, a nie { $found }.
box-tile = „{ $where }”: płytkę rozkazów nazywa jedna wielka litera od A do Z.
box-orders = „{ $where }” musi być listą od 1 do { $most } rozkazów spośród: { $orders }.
box-stack = „{ $where }” musi zawierać litery płytek, na przykład "AAAABB". Dostępne płytki: { $tiles }.
box-stack-count = „{ $where }” wymaga płytek { $tile } w liczbie { $want }, a jest ich tylko { $have }. Zwiększ ich liczbę albo weź mniej.
box-map-provinces = Na planszy musi być { $want } różnych prowincji, a nie { $found }.
box-map-border = „{ $where }” nie jest granicą: granica łączy dwie różne prowincje, i to tylko raz.
box-map-borders = Na planszy musi być { $want } granic, a nie { $found }.
box-map-icons = Na planszy musi być { $want } granic z symbolem { $icon }, a nie { $found }.
box-map-doubles = Na planszy muszą być { $want } granice z podwójną linią, a nie { $found }.
box-map-island = Prowincja „{ $where }” nie jest połączona z pozostałymi.

## Mapa w terminalu

short-tactics = Ta
short-wealth = Bo
short-might = Si
short-senate = Se
short-poison = Tr
short-centurion = Ws

map-side = strona
map-supply = pula władzy
map-senate = pod Senatem
map-camp = obóz
map-bag = woreczek
map-centurions = Legiony wsparcia ({ $side }):
map-unseen = Jeszcze nie pokazane ({ $side }):
map-beside = Zakryte żetony korzyści obok planszy: { $tokens }
map-tile = Płytka rozkazów { $tile }; w stosie zostały: { $left }
map-choice-hide = zakryj { $legion } ({ $icon }): { NAME($first) }–{ NAME($second) }
map-legend-legions = C5|1 to legion Cezara 5/1: 5 dla prowincji z lewej, 1 dla prowincji z prawej. C5/1: 5 dla górnej, 1 dla dolnej. P to Pompejusz, C░░ leży zakryty. Gdy mapa się nie mieści, prowincje są wypisane z granicami: pierwsza wartość jest dla prowincji z tego wiersza.
map-legend-borders = Puste pola walki: (†) miecz, (◊) tarcza, (≈) okręt; =†= ma podwójną linię. ◆C to znacznik władzy, ◇C to znacznik obrócony.
map-legend-provinces = Pod prowincją: jej żeton korzyści i siła Cezara oraz Pompejusza, Se 5:1. Po zamknięciu: znaczniki albo – po remisie. Ta Taktyka, Bo Bogactwo, Si Siła, Se Senat, Tr Trucizna, Ws Wsparcie.
# Co można wpisać: słowa oddzielone przecinkami.
type-hide = zakryj, zakryty
type-legion = legion
type-border = granica, znacznik na granicy
type-bare = bez znaczników
type-done = koniec, nic, dość, niczego więcej
map-legend-typing = Wpisz „5/1 okręt Sycylia-Sardynia” albo krótko „5/1 syc sar”: pierwsza wartość trafia do pierwszej prowincji. „zakryj 6/0 sar gal” zakrywa legion, „siła Syria” obraca znacznik, „koniec” niczego więcej nie wykorzystuje.

## Plansza w przeglądarce

board-map = Mapa prowincji i granic
board-province = { $province }: { $first } { $caesar }, { $second } { $pompey }.
board-bonus = Żeton korzyści: { $token }.
board-held = Władzę ma tu { $side }{ $markers ->
        [one] .
        [few] , { $markers } znaczniki.
        [many] , { $markers } znaczników.
       *[other] , { $markers } znacznika.
    }
board-nobody = Prowincja zamknięta i niczyja.
board-turned = { $markers ->
        [one] Jeden znacznik jest obrócony na drugą stronę.
        [few] { $markers } znaczniki są obrócone na drugą stronę.
        [many] { $markers } znaczników jest obróconych na drugą stronę.
       *[other] { $markers } znacznika jest obrócone na drugą stronę.
    }
board-free = { $count ->
        [one] Jedno pole walki jest wolne.
        [few] { $count } pola walki są wolne.
        [many] { $count } pól walki jest wolnych.
       *[other] { $count } pola walki jest wolne.
    }
board-border = { $first } – { $second }:
board-border-empty = wolne pole walki, pasuje { $icon }.
board-border-double = Legion może tu leżeć zakryty.
board-border-legion = legion { NAME($side, case: "gen") }: { $first } { $one }, { $second } { $two }.
board-border-down = zakryty legion { NAME($side, case: "gen") }.
board-border-marker = znacznik władzy { NAME($side, case: "gen") }{ $down ->
        [true] , obrócony na drugą stronę.
       *[false] .
    }
board-marker-of = Znacznik władzy w prowincji { $province }
board-legend = Co znaczą symbole
board-legend-plate = Wpływy obu stron w prowincji, Cezara z lewej: kto ma ich więcej w chwili zamknięcia, przejmuje kontrolę.
board-legend-border = Pole walki: pasuje na nie legion z tym symbolem, a legion z laurem pasuje wszędzie.
board-legend-double = W podwójnej obwódce legion może leżeć zakryty.
board-zoom-in = Większa mapa
board-zoom-out = Mniejsza mapa
board-race = Wyścig znaczników władzy
board-left = { $count ->
        [one] został 1 znacznik
        [few] zostały { $count } znaczniki
        [many] zostało { $count } znaczników
       *[other] zostało { $count } znacznika
    }
board-placed = Wyłożone znaczniki władzy: { $placed } z { $all }{ $thrown ->
        [0] {""}
       *[other] , odrzucone: { $thrown }
    }
board-senate = { $tokens ->
        [0] Brak żetonów Senat
        [1] Żeton Senat, { $markers ->
            [0] bez znaczników
            [one] pod nim 1 znacznik
            [few] pod nim { $markers } znaczniki
            [many] pod nim { $markers } znaczników
           *[other] pod nim { $markers } znacznika
        }
       *[other] Żetony Senat: { $tokens }, { $markers ->
            [0] bez znaczników
            [one] pod nimi 1 znacznik
            [few] pod nimi { $markers } znaczniki
            [many] pod nimi { $markers } znaczników
           *[other] pod nimi { $markers } znacznika
        }
    }
board-camp-bag = obóz { $camp } · woreczek { $bag }
board-bag = woreczek { $bag }
board-centurions = Legiony wsparcia do wzięcia
board-decision = Co możesz zrobić
board-camp = Twój obóz
board-camp-empty = Brak legionów
board-legion = { $fits ->
        [true] { $legion }
       *[false] { $legion }, nie pasuje do żadnego wolnego pola walki
    }
board-choose-legion = Wybierz legion albo podświetlone pole walki.
board-choose-border = Wybierz jedno z podświetlonych pól walki.
board-choose-target = Wybierz cel na mapie albo z listy.
board-targets = { $count ->
        [one] Jedyny cel
        [few] Wszystkie { $count } cele
        [many] Wszystkie cele ({ $count })
       *[other] Wszystkie cele ({ $count })
    }
board-facings = Sposoby ułożenia
board-back = Wróć
board-would-be = { $province } – stan po ruchu: { $first } { $caesar }, { $second } { $pompey }.
board-line = Rząd legionów { NAME($side, case: "gen") }
board-line-empty = pusty
board-tile = Płytka rozkazów { $tile }
board-tiles-left = { $count ->
        [0] Płytki rozkazów zostaną znów przetasowane.
        [one] W stosie została jedna płytka rozkazów.
        [few] W stosie zostały { $count } płytki rozkazów.
        [many] W stosie zostało { $count } płytek rozkazów.
       *[other] W stosie zostało { $count } płytki rozkazów.
    }
board-contents = Co może być w woreczkach i obozach
board-bag-of = Woreczek { NAME($side, case: "gen") }: { $count }
board-unseen-of = Jeszcze niewidziane legiony { NAME($side, case: "gen") }, w obozie: { $camp }
board-unseen-note = Procenty mówią, jak prawdopodobne jest, że legion jest teraz w obozie, sądząc po wszystkim, co było widać.
board-beside = Zakryte żetony korzyści obok planszy
board-left-over = Żetony korzyści poza tą partią

aid-title = W skrócie
aid-turn = Połóż jeden legion ze swojego obozu na wolnym polu walki z takim samym symbolem i wybierz, która wartość liczy się w której prowincji. Potem wylosuj jeden legion.
aid-icons = Wieniec pasuje do każdego pola walki. Podwójny pierścień: przy Kontroli granic legion może tam leżeć zakryty.
aid-closing = Gdy wszystkie pola walki wokół prowincji są zajęte
aid-step-a = Kto położył ostatni legion, bierze żeton korzyści.
aid-step-b = Porównuje się siłę: sumę wartości zwróconych ku prowincji.
aid-step-c = Silniejsza strona kładzie w niej znacznik władzy, w Italii dwa. Po remisie prowincja na zawsze pozostaje pusta.
aid-step-d = Zwycięzca kładzie też znacznik na każdej granicy ze swoją inną prowincją.
aid-step-e = Żeton korzyści można wykorzystać albo z niego zrezygnować.
aid-tokens = Żetony korzyści
aid-token-tactics = Po tej turze rozgrywasz jeszcze jedną.
aid-token-wealth = Od razu losujesz jeden legion więcej.
aid-token-might = Obracasz na stałe na drugą stronę legion albo znacznik władzy rywala.
aid-token-senate = Zatrzymujesz go. Jeśli jego prowincja jest twoja, kładziesz pod nim tyle znaczników, ile masz żetonów Senat.
aid-token-poison = Losowy legion z obozu rywala wraca do woreczka.
aid-token-centurion = Bierzesz jeden ze swoich legionów wsparcia zamiast losować na koniec tury.
aid-end = Zwycięstwo
aid-winning = Kto wyłoży swój ostatni znacznik władzy, od razu wygrywa. Kto na początku swojej tury nie może położyć legionu, przegrywa.
aid-keys = Klawisze: 1–9 wybierają legion, strzałki prowadzą między podświetlonymi polami walki, Enter wybiera, Esc cofa.

## Pierwsza partia z objaśnieniami

guide-start = Witaj! Wygrywa, kto pierwszy wyłoży wszystkie dwanaście znaczników władzy. Wykładasz je, zdobywając prowincje: wysyłaj legiony na granice wokół nich. Każdy legion liczy się w dwóch prowincjach, w każdej inną wartością.
guide-place = Wybierz legion ze swojego obozu: podświetlą się pola walki z jego symbolem. Wybierz jedno, a zobaczysz oba ułożenia i to, co z nich wyniknie. Prążki i kropki na prowincjach pokazują, kto prowadzi; tabliczki podają siłę obu stron.
guide-use = Masz żeton korzyści, nawet jeśli prowincję zdobył rywal. Możesz go teraz wykorzystać albo z niego zrezygnować; potem przepada. Zatrzymuje się tylko żetony Senat.
guide-must-use = Zakryty legion pozwolił odkryć żeton korzyści obok planszy. Jego działanie wykonuje się od razu; jeśli jest wybór, należy do ciebie.
guide-use-two = Masz dwa żetony korzyści. Wykorzystaj je w dowolnej kolejności albo z nich zrezygnuj; potem przepadają. Zatrzymuje się tylko żetony Senat.
guide-event-closed = Wszystkie pola walki wokół prowincji są zajęte, więc zostaje ona zamknięta: żeton korzyści bierze ten, kto położył ostatni legion, a prowincję ten, kto ma w niej większą siłę.
guide-event-tied = Remis: prowincja na zawsze zostaje bez znacznika władzy. Nawet zerem można ją jednak zamknąć i zabrać żeton korzyści.
guide-event-border = Dwie sąsiednie prowincje jednej strony: ich granica też dostaje znacznik władzy. Sąsiedztwo popłaca!
guide-event-senate_used = Żetony Senat zostają u właściciela. Drugi daje dwa znaczniki, trzeci trzy, jeśli i jego prowincja została zdobyta.
guide-event-sent_down = Na polu walki z podwójnym pierścieniem legion może leżeć zakryty. Jego siła się nie liczy, ale odkrywa się za niego żeton korzyści.
guide-event-tile_up = Przeciwnik w grze jednoosobowej nie ma tajemnic: jego legiony leżą w rzędzie, a płytka rozkazów mówi mu, ile legionów wylosować i ile wysłać. Dlaczego wybrał dane pole walki, czytasz nad mapą.

## Dlaczego podpowiedź poleca ruch

hint-wins = Wykładasz ostatni znacznik władzy i od razu wygrywasz.
hint-loses = Uwaga: ostatni znacznik władzy wyłoży { $rival } i od razu wygra.
hint-takes = Zamykasz i zdobywasz { NAME($province, case: "acc") }, { $mine } do { $theirs }.
hint-takes-two = Zdobywasz naraz { NAME($province, case: "acc") } i { NAME($other, case: "acc") }; wykładane znaczniki władzy: { $markers }.
hint-takes-borders = Zdobywasz { NAME($province, case: "acc") }, a przy okazji { $borders ->
        [one] granicę z twoją prowincją
        [few] { $borders } granice z twoimi prowincjami
        [many] { $borders } granic z twoimi prowincjami
       *[other] { $borders } granicy z twoimi prowincjami
    }; wykładane znaczniki władzy: { $markers }.
hint-takes-senate = Zdobywasz { NAME($province, case: "acc") } ({ $markers ->
        [one] 1 znacznik władzy
        [few] { $markers } znaczniki władzy
        [many] { $markers } znaczników władzy
       *[other] { $markers } znacznika władzy
    }), a Senat da potem jeszcze { $senate ->
        [one] 1 znacznik
        [few] { $senate } znaczniki
        [many] { $senate } znaczników
       *[other] { $senate } znacznika
    }.
hint-ties = Zamykasz { NAME($province, case: "acc") } remisem, po { $strength }: nikt nie kładzie znacznika, ale bierzesz żeton { $token }.
hint-yields = { $province } przypada { NAME($rival, case: "dat") }, ale żeton { $token } bierzesz ty.
hint-hides = Na granicy { NAME($first, case: "gen") } i { NAME($second, case: "gen") } siła legionu się nie liczy, ale odkrywasz za niego żeton korzyści.
hint-secures = Masz potem { NAME($province, case: "in") } przewagę { $lead }; na ostatnim wolnym polu walki { $rival } dołoży najwyżej { $most }.
hint-threatens = Zostawia jedno wolne pole walki wokół { NAME($province, case: "gen") }: w następnej turze może zdobyć tę prowincję twój legion { $legion } ({ $icon }).
hint-leads = Obejmujesz prowadzenie { NAME($province, case: "in") }, { $mine } do { $theirs }.
hint-neighbour = Obejmujesz prowadzenie { NAME($province, case: "in") }, { $mine } do { $theirs }; masz już sąsiednią prowincję ({ $other }), więc kusi znacznik na granicy.
hint-safe = Po tym ruchu { $rival } nie zamknie żadnej prowincji jednym legionem.
hint-widens = Powiększasz przewagę { NAME($province, case: "in") } do { $mine } przeciw { $theirs }.
hint-catches = Odrabiasz straty { NAME($province, case: "in") }: { $mine } przeciw { $theirs }.
hint-might-turns = Przechyla { NAME($province, case: "acc") } na twoją stronę: { $mine } przeciw { $theirs }.
hint-might-weakens = Osłabia rywala { NAME($province, case: "in") }: masz potem { $mine } przeciw { $theirs }.
hint-might-province = { $rival } traci władzę nad { NAME($province, case: "ins") }; { $neighbours ->
        [0] żadna sąsiednia prowincja nie jest już otwarta.
        [one] otwarta prowincja obok nie da mu już znacznika na tej granicy.
        [few] { $neighbours } otwarte prowincje obok nie dadzą mu już znaczników na tych granicach.
        [many] { $neighbours } otwartych prowincji obok nie da mu już znaczników na tych granicach.
       *[other] { $neighbours } otwartej prowincji obok nie da mu już znaczników na tych granicach.
    }
hint-might-idle = Niczego ważnego to nie zmienia: żeton nic tu nie daje.
hint-again = Wykonujesz dwie tury, zanim odpowie { $rival }.
hint-again-closes = W dodatkowej turze twój legion { $legion } ({ $icon }) może zamknąć i zdobyć { NAME($province, case: "acc") }.
hint-again-risky = Uwaga: żaden twój legion nie pasuje teraz do żadnego wolnego pola walki, więc dodatkowa tura może oznaczać porażkę.
hint-wealth = Większy wybór: w twoim obozie { $legions ->
        [one] będzie 1 legion
        [few] będą { $legions } legiony
        [many] będzie { $legions } legionów
       *[other] będzie { $legions } legionu
    }.
hint-senate = Od razu { $markers ->
        [one] 1 znacznik władzy
        [few] { $markers } znaczniki władzy
        [many] { $markers } znaczników władzy
       *[other] { $markers } znacznika władzy
    }; do wyłożenia { $left ->
        [one] zostaje 1
        [few] zostają { $left }
        [many] zostaje { $left }
       *[other] zostaje { $left }
    }.
hint-senate-bare = { $markers ->
        [0] Zajmuje twoje ostatnie pole senatu bez znaczników: żaden następny żeton Senat już ci ich nie da.
       *[other] Teraz bez znaczników, ale następny żeton Senat ze zdobytej prowincji jest wart ich { $markers }.
    }
hint-poison = W obozie { NAME($rival, case: "gen") } { $legions ->
        [0] nie zostaje żaden legion
        [one] zostaje jeden legion
        [few] zostają { $legions } legiony
        [many] zostaje { $legions } legionów
       *[other] zostaje { $legions } legionu
    }.
hint-centurion = Pewny legion { $legion } ({ $icon }) zamiast losowania; pasuje do { $borders ->
        [one] 1 wolnego pola walki
        [few] { $borders } wolnych pól walki
        [many] { $borders } wolnych pól walki
       *[other] { $borders } wolnego pola walki
    }.
hint-leaves = Rezygnujesz z żetonu { $token }: to, co daje, nie jest teraz warte zachodu.

## Bots

bot-easy = Wybiera to, co dobrze wygląda na pierwszy rzut oka, a często coś innego.
bot-greedy = Próbuje każdego ruchu raz przeciw legionom, które możesz mieć, i wybiera ten, który teraz wygląda najlepiej.
bot-medium = Myśli trochę naprzód: wypróbowuje swoje ruchy w kilkudziesięciu wyobrażonych dalszych ciągach gry.
bot-master = Myśli naprzód jak „silny”, ale ocenia tak, jak nauczyły go tysiące pozycji z jego gier.
bot-strong = Myśli naprzód do dwóch sekund: wypróbowuje swoje ruchy w tysiącach wyobrażonych dalszych ciągów gry, ze wszystkim, co wie o twoich legionach.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-win = Ruch, który wygrywa
kind-close = Zamknięcie prowincji
kind-double = Dwa zyski jednym ruchem
kind-senate = Gra o Senat
kind-token = Zamknięcie dla żetonu
kind-hidden = Legion bez siły
kind-secure = Przewaga nie do odrobienia
kind-threat = Groźba
kind-lead = Objąć prowadzenie
kind-catch = Odrobić straty
kind-safe = Nie zostawiaj nic do zamknięcia
kind-might = Użycie Siły
kind-tactics = Dodatkowa tura
kind-bonus = Ile wart jest żeton
