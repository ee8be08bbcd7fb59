### Lekcja gry kościanej.

lesson-first = Pierwsze rundy
lesson-first-about = Rzuć, zachowaj, zostań Konsulem i zdobądź nagrodę.
lesson-first-welcome =
    Grasz przeciwko dwóm rywalom, którymi są Cassius i Crassus. Kto jest Konsulem, gdy kolejka do niego wróci, wygrywa rundę i bierze nagrodę: srebrną monetę w rundach 1–4, złotą w rundzie 5.
    Konsula jeszcze nie ma. Pierwszy rzut należał do ciebie.
lesson-first-keep =
    Twój wynik to suma liczb × liczba senatorów. Teraz 5 × 1 = 5.
    Trzy I liczyłyby się razem za 15! Zachowaj I, I i senatora: dotknij tych trzech kostek i przerzuć pozostałe dwie.
lesson-first-keep-early = Byłby z ciebie Konsul z wynikiem 5, a obaj rywale łatwo go przebiją. Masz jeszcze dwa rzuty: skorzystaj z nich.
lesson-first-keep-all = Znowu wszystkie pięć? Dwie I i senator to dobry początek. Zachowaj je.
lesson-first-keep-laurel = Sam senator nic nie daje: on mnoży liczby. Zachowaj z nim obie I.
lesson-first-keep-ones = Dwie I bez senatora to wynik 0. Zachowaj też senatora.
lesson-first-keep-not = Zachowaj dokładnie I, I i senatora: dwie I w drodze do trzech i senatora, który je pomnoży.
lesson-first-three =
    Trzecia I: 15 × 1 = 15. Został ci jeden rzut, a to, co zachowasz, już się nie pogorszy.
    Zachowaj I, I, I i senatora, a bombę przerzuć.
lesson-first-three-stop = 15 to dobry wynik, ale ostatni rzut nic nie kosztuje: bomba niczego tu nie daje, a drugi senator podwoi twój wynik.
lesson-first-three-not = Zachowaj trzy I i senatora. Przerzuć tylko bombę.
lesson-first-won =
    Konsul z wynikiem 30 utrzymał się: nikt go nie przebił. Cassius miał mniej i zapłacił trybut: po monecie za każdego swojego senatora. Crassus wyrzucił trzy bomby, czyli Przewrót: płacisz po monecie za każdego z dwóch swoich senatorów, ale urząd zostaje przy tobie.
    Potem kolejka wróciła do ciebie i srebrna moneta jest twoja. Zaczyna się nowa runda, bez Konsula.
lesson-first-numerals =
    Ani jednego senatora: wynik 0. Dopóki nie ma Konsula, bomby nic nie znaczą. Zachowaj dwie IV i licz na senatorów: przerzuć pozostałe trzy kostki.
lesson-first-numerals-zero = Bez senatora wynik to 0, a kostki idą dalej. Rzuć jeszcze raz.
lesson-first-numerals-bombs = Bomby liczą się tylko przeciwko Konsulowi, a tego jeszcze nie ma.
lesson-first-numerals-not = Zachowaj IV i IV, najcenniejsze liczby. Pozostałe trzy kostki mogą jeszcze dać senatora.
lesson-first-office =
    10 × 1 = 10. Teraz dowolny wynik czyni cię Konsulem. Można jeszcze raz rzucić po więcej, ale masz już coś do stracenia: zakończ rzuty.
lesson-first-office-not = Można zaryzykować. W tej lekcji zakończ z wynikiem 10 i zobacz, co się dzieje z niskim wynikiem.
lesson-first-coup =
    Cassius przebił twoje 10 wynikiem 12 i jest teraz Konsulem; Crassus nie dorównał mu i zapłacił. Jeśli twój wynik będzie niższy niż 12, zapłacisz po monecie za każdego swojego senatora.
    Inną drogą są bomby. Trzy to Przewrót: wtedy Konsul płaci tobie po monecie za każdego swojego senatora. Zachowaj obie bomby i przerzuć resztę.
lesson-first-coup-tribute = 4 × 1 to mniej niż 12: trzeba by zapłacić trybut za senatora. Masz jeszcze dwa rzuty.
lesson-first-coup-not = Z I i III trudno przebić 12. Zachowaj same dwie bomby i przerzuć pozostałe trzy kostki.
lesson-first-dictator =
    Trzy bomby: Przewrót masz pewny, bo zachowane kostki zostają. Cztery bomby robią z ciebie Dyktatora, który od razu wygrywa rundę; pięć Cezara, który bierze wszystkie niezdobyte nagrody.
    Zachowaj trzy bomby i przerzuć pozostałe dwie kostki.
lesson-first-dictator-stop = Przewrót dałby ci dwie monety. Ale nie stracisz go, jeśli przerzucisz pozostałe dwie kostki: spróbuj zdobyć czwartą bombę.
lesson-first-dictator-not = Zachowaj trzy bomby i nic więcej: przy trzech i więcej bombach liczą się tylko bomby.
lesson-first-end =
    Cztery bomby: jesteś Dyktatorem i masz drugą srebrną monetę. Po piątej rundzie wygrywa najbogatszy: brąz liczy się za 1, srebro za 2, złoto za 4.
    To już cała gra. Konsulowi najlepiej służy wysoki wynik przy małej liczbie senatorów, a gdy nie możesz wygrać, kończ z jak najmniejszą ich liczbą.
