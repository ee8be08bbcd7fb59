### Lekcja gry Augustus.

lesson-first = Pierwsze misje
lesson-first-about = Wybierz misje, kładź legiony i pozwól, by jedna misja pomogła drugiej.
lesson-first-welcome =
    Żetony losuje się z woreczka jeden po drugim, a każdy pozwala wszystkim położyć legion na polu z tym symbolem. Zakryj wszystkie pola misji, a będzie twoja, z punktami i efektem.
    Gdy ktoś kontroluje siedem misji, gra się kończy i wygrywa najwięcej punktów.
lesson-first-keep =
    Masz sześć rozdanych misji i zatrzymujesz trzy. Na każdej widać pola, punkty i to, ile losowań zajmuje średnio.
    Zatrzymaj 35 Phrygia, 9 Asia i 5 Asinius Pollio: są krótkie, a Phrygia pomoże misji Asia, jak się zaraz okaże.
lesson-first-keep-long = Dużo punktów, ale sześć pól: to zajęcie na większość gry. Zacznij od czegoś szybszego.
lesson-first-keep-dagger = 11 punktów, ale potrzebny jest sztylet, a wśród 23 żetonów jest tylko jeden. Zacznij od czegoś szybszego.
lesson-first-keep-not = W tej lekcji zatrzymaj misje 35, 9 i 5.
lesson-first-sword =
    Pierwszy żeton to miecz. Możesz położyć legion na mieczu misji 35 albo 9. Wszyscy decydują równocześnie i nikt nie widzi decyzji, zanim nie zdecydują wszyscy.
    Połóż go na misji 35 Phrygia: jej efekt sam położy później dwa legiony na mieczach.
lesson-first-sword-later = To prawda, Asia potrzebuje dwóch mieczy. Ale gdy ukończysz misję Phrygia, jej efekt położy dwa legiony na mieczach: trafią właśnie tam.
lesson-first-sword-pass = Wolno spasować, ale legion w zasobach nic nie robi.
lesson-first-sword-not = Połóż legion z zasobów na mieczu misji 35 Phrygia.
lesson-first-shield =
    Tarcza: 5 z 23 żetonów to tarcze, 6 to miecze. Żeton leży na stole, dopóki nie wypadnie joker, więc następna tarcza jest trochę mniej prawdopodobna.
    Tarczę ma tylko Phrygia. Połóż tam legion.
lesson-first-shield-not = Połóż legion z zasobów na tarczy misji 35 Phrygia.
lesson-first-catapult =
    Katapulta. Można też przesunąć tam legion, który już leży na innym polu; opłaca się to dopiero przy pustych zasobach, a ty masz jeszcze pięć legionów z siedmiu.
    Połóż nowy legion na katapulcie misji Phrygia.
lesson-first-catapult-moved = Przesunięcie zabiera legion z innego pola, które zostaje puste. Masz legiony w zasobach: użyj jednego z nich.
lesson-first-catapult-second = Asia też ma katapultę. Ale Phrygia jest prawie ukończona, a jej efekt opłaci się od razu: najpierw skończ ją.
lesson-first-catapult-not = Połóż legion z zasobów na katapulcie misji 35 Phrygia.
lesson-first-joker =
    Joker! To dowolny symbol. Użyj go na to, co wypada rzadko: sztandary są w woreczku tylko dwa.
    Połóż legion na sztandarze misji Phrygia, jej ostatnim polu.
lesson-first-joker-rare = Częsty symbol wypadnie sam. Użyj jokera tam, gdzie trzeba by czekać najdłużej: na sztandarze, który zarazem kończy misję Phrygia.
lesson-first-joker-not = Ukończ misję Phrygia: połóż legion na jej sztandarze.
lesson-first-ave =
    Ave Cezar! Misja Phrygia jest ukończona. Jej cztery legiony wróciły do twoich zasobów, a efekt kładzie dwa legiony na mieczach.
    Połóż oba na misji Asia. Wtedy Phrygia jest twoja, razem z nagrodą za najwięcej złota; weź nową misję z rzędu: 1 Chersonesus, która potrzebuje tylko częstych symboli.
lesson-first-ave-pass = Efekt jest wart dwa legiony, a dla obu jest miecz na misji Asia. Skorzystaj z niego.
lesson-first-ave-not = Oba legiony połóż na mieczach misji 9 Asia; potem weź z rzędu misję 1 Chersonesus.
lesson-first-asia =
    Po jokerze wszystkie żetony wróciły do woreczka, a Heroldem jest następny gracz. Znowu katapulta: tylko jej brakuje jeszcze misji Asia.
    Ukończ ją. Jej efekt jest czerwony: każdy przeciwnik traci legion z wykonywanej misji.
lesson-first-asia-pass = Pasować, gdy legion kończy misję? Połóż go na katapulcie misji Asia.
lesson-first-asia-not = Połóż legion z zasobów na katapulcie misji 9 Asia: to ją kończy.
lesson-first-reward =
    Rywal musiał zdjąć legion, a ty kontrolujesz dokładnie dwie misje: możesz wziąć nagrodę za dwie, 2 punkty. Ale taką nagrodę bierze się tylko raz w całej grze, a za pięć misji jest 8 punktów.
    Zrezygnuj z niej i weź z rzędu misję 20 Sextus Appuleius: wtedy znów wykonujesz trzy misje.
lesson-first-reward-early = 2 punkty teraz i już nigdy nagrody za trzy, cztery, pięć ani sześć misji. Prowadzisz: poczekaj na więcej.
lesson-first-reward-not = Zrezygnuj z nagrody za dwie misje, a potem weź misję 20 Sextus Appuleius.
lesson-first-end =
    Dwie misje i nagroda za złoto: dobry początek. Spójrz na nagrody: trzy misje jednego koloru, po jednej z każdego, liczba misji, najwięcej złota i najwięcej pszenicy.
    Gra kończy się po rundzie, w której ktoś kontroluje siedem misji.
