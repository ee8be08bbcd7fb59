### Lekcje gry Juliusz Cezar.

lesson-moving = Ruchy
lesson-moving-about = Karty, drogi, floty, atak i zaciąg: pierwsza tura wojny.
lesson-moving-welcome =
    Grasz Cezarem. Twoje złote bloczki stoją w Galii i nad Rubikonem i widzisz, co to za wojska. Z bloczków Pompejusza widzisz tylko to, gdzie stoją.
    Jedenaście miast daje punkty zwycięstwa. Kto zimą ma 10 punktów, wygrywa. Pompejusz zaczyna z 7, ty z 1: musisz atakować.
lesson-moving-aside =
    Co roku dostajesz sześć kart i jedną odkładasz w tajemnicy. Karta taka jak 4/1 daje 4 punkty ruchu i 1 punkt zaciągu.
    Odłóż najsłabszą, 2/1.
lesson-moving-aside-best = 4/1 to twoja najlepsza karta: żadna nie daje więcej ruchów. Odłóż 2/1.
lesson-moving-aside-not = Można odłożyć każdą. 2/1 daje najmniej: odłóż właśnie ją.
lesson-moving-play =
    Teraz obie strony w tajemnicy wybierają kartę. Zaczyna ten, kto ma więcej ruchów.
    Zagraj 4/1: cztery miejsca ruszą, zanim ruszy Pompejusz.
lesson-moving-play-not = Można, ale wtedy Pompejusz mógłby być pierwszy. Zagraj 4/1 i bądź szybciej.
lesson-moving-roma =
    Zaczynasz. Punkt ruchu uaktywnia jedno miejsce i mogą stamtąd ruszyć dowolne bloczki. Rzym jest pusty i wart 2 punkty!
    Droga z Ravenny do Rzymu jest drugorzędna: dwa bloczki na turę. Poślij do Rzymu Cezara i Legio 13. Flota zostaje.
lesson-moving-roma-done = Cztery punkty, a nikt się nie ruszył. Najpierw zajmij Rzym.
lesson-moving-roma-not = Najpierw do Rzymu, z Cezarem i Legio 13: wybierz Ravennę, weź oba bloczki, potem wybierz Rzym.
lesson-moving-steps =
    Rzym jest twój. Bloczek przechodzi drogami dwa kroki, jeśli pierwsze miejsce jest przyjazne lub puste: z Massilii przez Genuę, drogami głównymi, które mieszczą cztery bloczki.
    Poślij Legio 11 z Massilii do Rzymu. To drugi punkt.
lesson-moving-steps-short = Genua to jeden krok. Legio 11 może zrobić jeszcze jeden, do Rzymu.
lesson-moving-steps-done = Zostały ci trzy punkty. Sprowadź Legio 11 do Rzymu.
lesson-moving-steps-not = Legio 11 stoi w Massilii. Idzie przez Genuę do Rzymu: dwa kroki.
lesson-moving-navis =
    Massilia jest już aktywna, więc mogą z niej ruszyć także inne bloczki, bez kolejnego punktu.
    Floty wypływają z portu na morze. Poślij Navis C1 na akwen Mare Hispanum: morze, na którym są tylko twoje floty, jest przyjazne i można przez nie przewozić bloczki lądowe.
lesson-moving-navis-done = Chwileczkę: flota z Massilii może jeszcze wypłynąć i nic to nie kosztuje.
lesson-moving-navis-not = Navis C1 stoi w Massilii. Poślij ją na akwen Mare Hispanum.
lesson-moving-attack =
    Teraz atak. To wejście do miejsca z wrogimi bloczkami, a wykonuje się je pierwszym krokiem. Tarraco, obok Narbo, jest warte 1 punkt; stoją tam trzy bloczki Pompejusza.
    Poślij z Narbo wszystkie trzy: Legio 7, 9 i 10. Idą jedną drogą, więc wszystkie są w ataku głównym.
lesson-moving-attack-done = Zostały dwa punkty, a Tarraco leży tuż obok Narbo. Zaatakuj.
lesson-moving-attack-not = Legio 7, Legio 9 i Legio 10 atakują Tarraco z Narbo.
lesson-moving-levy =
    Bitwa nastąpi, gdy obie strony wykonają ruchy. Został jeden punkt ruchu, ale nikt nie musi iść: zakończ ruchy.
    Potem jest zaciąg, za 1 punkt: stopień siły dla bloczka albo nowy bloczek z najniższą siłą. Rzym jest twój, więc zaciągnij tam Legio 17.
lesson-moving-levy-point = Można. Ale nie zostawiaj Genui bez straży: zakończ ruchy, a potem zaciągnij Legio 17 w Rzymie.
lesson-moving-levy-not = Zakończ ruchy. Potem weź z puli Legio 17 i postaw w Rzymie.
lesson-moving-end =
    Pompejusz jako Gracz 2 mógł posłać z sąsiednich miejsc odsiecz: byłaby rezerwą. Nie zrobił tego.
    Teraz toczą się bitwy. O nich jest następna lekcja.

lesson-battle = Bitwy
lesson-battle-about = Litery, kości i trafienia: walcz o Tarraco.
lesson-battle-welcome =
    Twoje trzy legiony atakują Tarraco. Wszystkie bloczki leżą odkryte. Bitwa ma najwyżej cztery rundy; w każdej każdy bloczek ma jedną turę: najpierw wszystkie A, potem B, C i D, a przy tej samej literze najpierw obrońcy.
    Equitatus P1 Pompejusza ma B3, więc był pierwszy: dwie kości, a trafia każda nie większa od 3. Wypadło 2 i 5: jedno trafienie.
lesson-battle-hit =
    Trafienie przyjmuje twój najsilniejszy bloczek. Wszystkie trzy mają siłę III, więc wybierasz.
    Oszczędź Legio 10, bo ma C4: niech trafienie przyjmie Legio 9.
lesson-battle-hit-best = Legio 10 trafia od 1 do 4, pozostałe tylko 1 i 2. Niech zostanie silny: trafienie niech przyjmie Legio 9.
lesson-battle-hit-not = Mógłby je przyjąć każdy. W tej lekcji jest to Legio 9.
lesson-battle-fire =
    Legiony Pompejusza, C2 jak dwa twoje, walczyły pierwsze, bo bronią się, i nie trafiły. Teraz twoje bloczki C.
    Niech walczy Legio 10: trzy kości, trafia każda nie większa od 4.
lesson-battle-fire-pass = Bloczek może spasować, ale po co? Trzy kości, które trafiają od 1 do 4, to twoja największa siła.
lesson-battle-fire-not = Zacznij od najlepszego: niech walczy Legio 10.
lesson-battle-seven =
    1, 3 i 5: dwa trafienia, po jednym w Legio 5 i Legio 6, bo były najsilniejsze. Teraz Legio 7, czyli C2.
lesson-battle-seven-not = Niech walczy Legio 7, z pełną siłą.
lesson-battle-nine =
    Jedno trafienie, a przyjęła je jazda Pompejusza. W tej rundzie został jeszcze Legio 9.
lesson-battle-nine-not = Nic nie stoi na przeszkodzie: niech walczy Legio 9.
lesson-battle-two =
    Runda 2. Od teraz bloczki mogą się wycofać i Equitatus Pompejusza to zrobił, żeby ocaleć. Potem Legio 5 trafił dwa razy!
    Pierwsze trafienie przyjmie Legio 7 albo Legio 10. Wybierz Legio 7; drugie przyjmie wtedy sam Legio 10, jedyny, któremu zostało III.
lesson-battle-two-best = Trafione będą w końcu oba, bo drugie trafienie przyjmuje najsilniejszy z pozostałych. Zacznij od Legio 7.
lesson-battle-two-not = Pierwsze trafienie przyjmuje Legio 7.
lesson-battle-again =
    Wszystkie twoje legiony mają siłę II. U Pompejusza Legio 5 ma II, a Legio 6 ma I. Można się wycofać do Narbo. Ale masz przewagę: niech walczy Legio 10.
lesson-battle-again-retreat = Odwrót ratuje bloczek, ale oddaje Tarraco. Wygrywasz: walcz.
lesson-battle-again-not = Niech walczy Legio 10: dwie kości, które trafiają od 1 do 4.
lesson-battle-last =
    Legio 5 odpadł, a Legio 6 ma ostatni stopień siły. Niech walczy Legio 7.
lesson-battle-last-retreat = Jeszcze jedno trafienie i bitwa wygrana. Walcz!
lesson-battle-last-not = Niech z tym, co zostało, walczy Legio 7.
lesson-battle-regroup =
    Tarraco jest twoje! Zwycięzca może przegrupować wojska: każdy bloczek o krok, do miejsc przyjaznych lub pustych.
    Narbo jest teraz puste. Odeślij tam Legio 9, a pozostałe zatrzymaj; potem zakończ.
lesson-battle-regroup-stay = Wszystkie mogłyby zostać. Ale wtedy Narbo byłoby puste i Pompejusz mógłby tam wejść. Najpierw odeślij Legio 9.
lesson-battle-regroup-strong = Najlepszy legion powinien trzymać nowe miasto. Do Narbo poślij Legio 9.
lesson-battle-regroup-not = Legio 9 idzie do Narbo, potem zakończ.
lesson-battle-end =
    Dobra robota. Pamiętaj: trafienia przyjmuje najsilniejszy, więc silne legiony osłaniają lidera, a poległy lider to punkt dla wroga, na zawsze.
    W rundzie 4 atakujący mogą się tylko wycofać, a kto nie może, przepada. Miej drogę powrotną.

lesson-winter = Zima
lesson-winter-about = Floty do portów, żywność dla wszystkich i liczenie punktów.
lesson-winter-welcome =
    Pięć tur roku minęło i nadchodzi zima. Kleopatra jest już w domu, w Alexandrii.
    Spójrz na swoją stronę: Navis C1 jest na morzu, a w Genui stoi pięć bloczków.
lesson-winter-berth =
    Żadna flota nie zimuje na morzu. Płynie do przyjaznego portu swojego morza albo wraca do puli. Navis C1 może dotrzeć do Genui, Massilii i Narbo.
    Miasto żywi 3 bloczki i po jednym więcej za każdy punkt, licząc floty. Poślij ją do Massilii: 1 punkt, czyli 4 bloczki, a stoi tam tylko Legio 14.
lesson-winter-berth-full = W Genui jest pięć bloczków, a żywi trzy. Szósty niczego by nie poprawił.
lesson-winter-berth-fourth = W Narbo stoją trzy legiony, a miasto nie daje punktów i żywi trzy. Czwarty bloczek byłby o jeden za dużo.
lesson-winter-berth-not = Poślij Navis C1 do Massilii.
lesson-winter-supply =
    Genua nie daje punktów i żywi trzy z pięciu bloczków: dwa wracają do puli. Zatrzymaj Antoniusza i tych, których nie da się szybko zaciągnąć na nowo.
    Legio 11 i Legio 12 zaciąga się właśnie w Genui. Odeślij te dwa.
lesson-winter-supply-leader = Odesłany lider czeka w puli i nie daje wrogowi punktu, ale też niczym nie dowodzi. Zatrzymaj Antoniusza.
lesson-winter-supply-home = Legio 8 można zaciągnąć tylko w Tarraco, a Legio 16 tylko w Aquilei: żadne z tych miast nie jest twoje. Legio 11 i Legio 12 wrócą w Genui.
lesson-winter-supply-not = Odeślij Legio 11 i Legio 12.
lesson-winter-victory =
    Teraz liczy się punkty: masz Rzym za 2 i Massilię za 1, a Pompejusz ma 7. Kto ma 10, od razu wygrywa. Nikt tylu nie ma, więc wojna trwa; po pięciu zimach wygrywa wyższa suma.
lesson-winter-disband =
    Możesz odesłać do puli kolejne bloczki, żeby później zaciągnąć je gdzie indziej. Liderzy, Auxilia i Balista wracają w dowolnym przyjaznym mieście.
    Wszyscy są potrzebni tam, gdzie stoją: zakończ.
lesson-winter-disband-leader = Cezara można by zaciągnąć na nowo w dowolnym przyjaznym mieście, ale tylko z siłą I. Zatrzymaj go.
lesson-winter-disband-not = To bywa sprytne. Tutaj każdy jest tam, gdzie powinien: zakończ.
lesson-winter-aside =
    Wiosna. Kto poległ w zeszłym roku, może być zaciągnięty na nowo, a każdy ma sześć nowych kart. Odłóż jedną: 2/1.
lesson-winter-aside-not = W tej lekcji odłóż 2/1.
lesson-winter-play =
    Chcesz odzyskać oba legiony, więc potrzebujesz punktów zaciągu. Zagraj 2/3.
lesson-winter-play-levies = 4/1 daje dużo ruchów, ale tylko jeden punkt zaciągu. Zagraj 2/3.
lesson-winter-play-not = Zagraj 2/3: trzy punkty zaciągu.
lesson-winter-levy =
    Zaczynasz. Zakończ ruchy. Potem zaciągnij w Genui Legio 11 i Legio 12, po punkcie za każdy, a trzeci punkt daj Legio 11 jako kolejny stopień siły.
lesson-winter-levy-not = Zakończ ruchy; zaciągnij w Genui Legio 11 i Legio 12; potem stopień siły dla Legio 11.
lesson-winter-end =
    Twoje legiony są znów na miejscu. Przed każdą zimą sprawdź trzy rzeczy: floty blisko przyjaznego portu, nie więcej bloczków w mieście, niż może wyżywić, i punkty.
    Teraz znasz już całą grę. Powodzenia, Cezarze!
