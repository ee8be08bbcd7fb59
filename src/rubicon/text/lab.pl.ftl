### Słowa pracowni: symulacje, arena, pomiary. Widoczne w terminalu.

lab-games = Liczba partii musi być liczbą całkowitą większą od 0, a nie „{ $games }”.
lab-seconds = Czas musi być dłuższy niż 0 sekund, a podano „{ $seconds }”.
lab-bots-none = Podaj co najmniej jednego bota. Dostępne boty: { $known }.
lab-bots-seats = Liczba podanych botów: { $bots }, liczba miejsc: { $seats }. Podaj po jednym bocie na każde miejsce (ten sam może wystąpić kilka razy) albo tylko jednego, który zajmie wszystkie miejsca.
lab-folder-taken = W folderze { $folder } jest już coś innego: { $file }. Wybierz nowy albo pusty folder, żeby niczego nie stracić.
lab-folder-unwritable = Nie można nic zapisać w folderze { $folder }: { $why }.
lab-process = Procesy rozgrywające partie kończą się już przy uruchamianiu. We własnym skrypcie umieść wywołanie pod: if __name__ == "__main__"; albo spróbuj ponownie z jednym procesem.
lab-deadly = Proces rozgrywający partie nieoczekiwanie się zakończył, podobnie jak te, które próbowały po nim; prób: { $times }, ostatni kod wyjścia: { $code }. Rozgrywały partie od: { $where }; jednostek w porcji: { $count }. Być może bot się tam zawiesza albo potrzebuje zbyt wiele pamięci. Pojedynczy proces pokaże więcej.
lab-failed = { $where }: { $error }
lab-where-deal = Ziarno { $seed }, rozdanie { $deal }, boty { $bots }
lab-where-game = Ziarno { $seed }, gra { $game }, boty { $bots }
lab-bot-kind = { $bot } to nie bot. Bot to nazwa, obiekt klasy Bot, jej podklasa albo funkcja, która tworzy bota z Rng.
lab-bot-copy = Obiektu klasy { $bot } nie da się skopiować dla każdej gry ({ $why }). Podaj samą klasę albo funkcję, która tworzy bota z Rng.
lab-bot-pickle = Jednego z botów nie da się przesłać do innych procesów ({ $why }). Podaj klasę lub funkcję zdefiniowaną na najwyższym poziomie modułu albo obiekt, który potrafi zapisać pickle; albo graj z processes=1.
lab-bot-unreadable = Inny proces nie potrafi odczytać jednego z botów ({ $why }). Zdefiniuj go w module, który można tam zaimportować, a nie w konsoli ani w notatniku; albo graj z processes=1.
lab-journal-there = Dziennik { $file } już istnieje. Kontynuuj go opcją --resume albo podaj inny plik.
lab-journal-other = Dziennik { $file } pochodzi z innego przebiegu. Różnią się: { $what }.
lab-journal-damaged = Plik { $file } nie jest dziennikiem albo jest uszkodzony: nie da się odczytać wiersza { $line }.
lab-journal-unreadable = Nie da się odczytać dziennika { $file }: { $why }.
lab-journal-needed = Aby kontynuować przebieg albo rozegrać jego część, podaj dziennik: --journal PLIK.
lab-shard = Nie ma części { $number } z { $of }. Pierwsza z trzech to 1/3, ostatnia to 3/3.
lab-shard-result = Część przebiegu nie ma własnego wyniku. Rozegraj ją przez rubicon.lab.executor.play_shard, a części połącz przez rubicon.lab.merge.
lab-merge-missing = Dzienniki nie zawierają całego przebiegu: brakuje { $count } z { $of } jednostek, pierwsza z nich to { $first }. Rozegraj brakującą część albo kontynuuj ją opcją --resume.
lab-form = Nie ma formatu „{ $form }”. Są: { $known }.
lab-data-extra = Dane zapisuje dodatek „data”, który nie jest zainstalowany: pip install "rubicon[data]".
lab-train-extra = Sieci dopasowuje dodatek „train”, który nie jest zainstalowany: pip install "rubicon[train]".
lab-train-game = Nic nie mówi, jak pozycje gry { $game } wyglądają jako liczby, więc niczego nie da się tu nauczyć. Da się w: { $known }.
lab-train-bot = Uczyć się można tylko od bota, który przeszukuje, na przykład strong:200: sieci uczą się, jak często próbował każdego ruchu.
lab-train-games = Potrzeba co najmniej { $least } gier, bo co dziesiąta jest odkładana na bok; podano: { $games }.
lab-train-size = Sieć ma od 8 do { $most } neuronów ukrytych, wielokrotność 8, a dopasowuje się ją w 1 do { $epochs } epokach.
lab-train-thinking = Udział przemyślanych decyzji to liczba od 0 do 1, a podano { $thinking }.
lab-train-moves = W grze { $game } sieć uczy się też, które ruchy są próbowane, więc część decyzji trzeba przemyśleć: --thinking musi być większe od 0.
lab-data-planes = Gry { $game } nie da się zapisać jako danych: nie określa, jak jej pozycje wyglądają jako liczby (docs/environments.md).
lab-file-there = Plik { $file } już istnieje i zawiera coś innego. Podaj inny, żeby nic nie przepadło.
lab-cluster-extra = Z klastrami łączy dodatek „cluster”, który nie jest zainstalowany: pip install "rubicon[cluster]".
lab-cluster = Nie można połączyć się z klastrem { $address }: { $why }
lab-cluster-version = Jedna z maszyn klastra ma Rubicon { $theirs }, a ta { $ours }. Zainstaluj na wszystkich tę samą wersję.
lab-merge-none = Podaj dzienniki wszystkich części.
lab-merge-out = To części symulacji albo uczenia. Podaj, gdzie zapisać gry: --out ŚCIEŻKA.
lab-merge-kind = Przebiegi tego rodzaju ({ $kind }) nie mają części, które można by połączyć.
lab-stop = Test sekwencyjny potrzebuje dwóch liczb od −1000 do 1000, najpierw mniejszej, a nie { $low } i { $high }.
lab-stop-alone = Test sekwencyjny porównuje pierwszego bota z pozostałymi przy stole: przy jednym miejscu nie ma go z kim porównać.
lab-league-alone = Liga potrzebuje co najmniej dwóch botów i dwóch miejsc. Boty: { $bots }, miejsca: { $seats }.
lab-tournament-bots = Nie da się zebrać takiej liczby graczy ({ $bots }): podano tyle botów: { $named }, a w turnieju gra co najmniej dwóch i najwyżej { $most }.
lab-tournament-alone = Turniej potrzebuje co najmniej tylu botów, ile miejsc jest przy stole, co najmniej dwóch i najwyżej { $most }. Boty: { $bots }, miejsca: { $seats }.
lab-tournament-rounds = Liczba rund musi być między 1 a { $most }, a nie „{ $rounds }”.
lab-tournament-games = Para rozgrywa najwyżej tyle gier: { $most }, a nie { $games }.
lab-file = Nie udało się zapisać pliku { $file }: { $why }.
lab-plots = Wykresy rysuje dodatek „plots”, który nie jest zainstalowany: pip install "rubicon[plots]".
lab-analysis-unfinished = Gra w tym zapisie jeszcze trwa. Analizuje się tylko gry zakończone.
lab-analysis-iterations = Liczba prób musi być liczbą całkowitą większą od 1, a nie „{ $iterations }”.
lab-puzzle-unknown = Nie ma zadania { $puzzle }.
lab-puzzles-none = Ta gra nie ma zadań.
lab-puzzles-search = Nikt nie umie ocenić pozycji gry { $game }: nie ma bota, który przeszukuje.
lab-puzzles-number = Liczby zadań i decyzji muszą być większe od 0.
lab-puzzles-margin = Przewaga to część zwycięstwa między 0 a 1, a nie { $margin }.
lab-puzzles-iterations = Przeszukiwanie potrzebuje przynajmniej { $least } prób.

figure-arena = { $game } · zwycięstwa w { $games ->
        [one] jednej grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } gry
    }
figure-ladder = Elo z przedziałami 95%
figure-matrix = jak często bot z wiersza wygrywa z botem z kolumny
figure-lengths = decyzje w grze (kropka: mediana; w ramce połowa gier)
figure-equal = równa siła
figure-league = { $game } · liga botów
figure-about = Gry: { $games }, miejsca: { $seats }, ziarno: { $seed }. Średnia ocena to 0; kto ma 400 punktów więcej, wygrywa z jednym rywalem dziesięć gier na jedenaście. O bocie, który wygrał wszystko, wiadomo tylko, ile ma co najmniej (≥), o tym, który nie wygrał nic, ile ma co najwyżej (≤).
figure-not = { $option }: nie
figure-bot = bot
figure-thinking = na decyzję
