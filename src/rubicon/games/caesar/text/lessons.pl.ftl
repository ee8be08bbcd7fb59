### Lekcja gry CEZAR.

lesson-first = Zdobądź Hiszpanię
lesson-first-about = Wysyłaj legiony, zamykaj prowincje, korzystaj z żetonów korzyści.
lesson-first-welcome =
    Grasz Cezarem. Masz dwanaście znaczników władzy, a kto pierwszy wyłoży wszystkie dwanaście, od razu wygrywa.
    Znaczniki kładzie się w zdobytych prowincjach. W tym celu wysyłasz legiony z obozu na pola walki na ich granicach. Zaczynasz z dwoma legionami; Pompejusz ich nie widzi.
lesson-first-send =
    Legion pasuje na pola walki ze swoim symbolem: tarcza na tarczę, okręt na okręt. Ma dwie wartości, po jednej dla prowincji z każdej strony granicy.
    Hiszpania Bliższa, w której leży żeton Senat, ma tylko dwa pola walki. Wybierz legion 5/1 z tarczą, potem pole między obiema Hiszpaniami i obróć 5 w stronę Hiszpanii Bliższej.
lesson-first-send-turned = Dobre pole, ale odwrotne ułożenie: teraz 5 liczy się w Hiszpanii Dalszej. Obróć 5 w stronę Hiszpanii Bliższej.
lesson-first-send-not = Można go tam wysłać. Ale spójrz na daleki zachód: Hiszpania Bliższa ma tylko dwa pola walki, więc szybko się rozstrzygnie. Wyślij tam legion 5/1 z tarczą, z 5 w stronę Hiszpanii Bliższej.
lesson-first-closed =
    Pompejusz zajął ostatnie pole wokół Hiszpanii Bliższej, więc została zamknięta. Żeton korzyści bierze ten, kto zamyka prowincję, czyli Pompejusz. Ale to ty masz tam 5 przeciwko 4: prowincja jest twoja i leży w niej twój pierwszy znacznik. Żeton Senat Pompejusza pochodzi z prowincji, której nie zdobył, więc nie daje mu znaczników.
lesson-first-close =
    Teraz Hiszpania Dalsza: jej ostatnie wolne pole to to z okrętem, a prowadzisz w niej 1 do 0. Zamknie ją nawet zero!
    Wyślij tam legion 6/0 z okrętem. Obróć 6 w stronę Mauretanii, gdzie zaraz się przyda, a 0 w stronę Hiszpanii Dalszej.
lesson-first-close-wasted = Tak też zamkniesz Hiszpanię Dalszą, ale i bez tego wygrywasz ją 1 do 0. Szkoda tam szóstki: obróć ją w stronę Mauretanii.
lesson-first-close-not = Zamknij Hiszpanię Dalszą: jej ostatnie wolne pole to okręt na granicy z Mauretanią.
lesson-first-tactics =
    Hiszpania Dalsza jest twoja. Ponieważ masz władzę także w sąsiedniej Hiszpanii Bliższej, znacznik trafił również na ich granicę: to już trzy znaczniki.
    Prowincja zamknięta przez ciebie dała ci żeton Taktyka: jeszcze jedną turę po tej. Wykorzystaj go.
lesson-first-tactics-lost = Niewykorzystane żetony korzyści przepadają. Cofnij ruch i wykorzystaj Taktykę.
lesson-first-tactics-not = Wykorzystaj żeton Taktyka: dodatkowa tura jest wiele warta.
lesson-first-italia =
    Twoja dodatkowa tura. Uważaj: miecz między Mauretanią a Numidią zostawiłby wokół Mauretanii jedno wolne pole, a wtedy Pompejusz mógłby ją zamknąć i zabrać żeton.
    Zacznij w Italii, w której zdobywa się dwa znaczniki: wyślij legion 6/0 z mieczem między Italię a Galię Przedalpejską, z 6 w stronę Italii.
lesson-first-italia-gap = Teraz wokół Mauretanii zostało jedno wolne pole. Pompejusz może ją zamknąć i zabrać żeton Siła. Niech to on popełni ten błąd.
lesson-first-italia-turned = Dobre pole, ale 6 powinno liczyć się w Italii, gdzie do zdobycia są dwa znaczniki.
lesson-first-italia-not = Wyślij legion 6/0 z mieczem do Italii, z 6 po jej stronie: na granicy z Galią Przedalpejską jest miecz.
lesson-first-mauretania =
    Pompejusz wysłał okręt w stronę Sardynii i zostawił wokół Mauretanii jedno wolne pole: to z mieczem. Prowadzisz tam 6 do 0.
    Zamknij ją legionem 3/3 z mieczem.
lesson-first-mauretania-not = Wokół Mauretanii zostało jedno wolne pole, z mieczem, a ty tam prowadzisz. Zamknij ją, zanim zrobi to Pompejusz.
lesson-first-might =
    Mauretania jest twoja, a z nią jej granica z Hiszpanią Dalszą: pięć znaczników. Jej żeton to Siła: na stałe obróć na drugą stronę legion albo znacznik rywala.
    Obróć jego 6/0 z okrętem między Mauretanią a Sardynią, a nic mu w Sardynii nie zostanie.
lesson-first-might-lost = Niewykorzystane żetony korzyści przepadają. Siła może unieszkodliwić najlepszy legion Pompejusza.
lesson-first-might-weak = Ten legion liczy się za 2 w Galii, a Hiszpania Bliższa jest już rozstrzygnięta. Bardziej boli szóstka w Sardynii.
lesson-first-might-not = Obróć legion, który liczy się najwięcej: szóstkę między Mauretanią a Sardynią.
lesson-first-end =
    Pięć z dwunastu znaczników leży na planszy. Sąsiednie prowincje popłacają podwójnie, małe wartości zamykają to, co już wygrane, a jedno wolne pole to zaproszenie dla rywala.
    I jeszcze jedno: kto na początku swojej tury nie może wysłać żadnego legionu, przegrywa. Trzymaj w obozie legiony, które pasują.
