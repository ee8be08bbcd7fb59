### Słowa pracowni: symulacje, arena, pomiary. Widoczne w terminalu.

lab-games = Liczba partii musi być liczbą całkowitą większą od 0, a nie „{ $games }”.
lab-seconds = Czas musi być dłuższy niż 0 sekund, a podano „{ $seconds }”.
lab-bots-none = Podaj co najmniej jednego bota. Dostępne boty: { $known }.
lab-bots-seats = Liczba podanych botów: { $bots }, liczba miejsc: { $seats }. Podaj po jednym bocie na każde miejsce (ten sam może wystąpić kilka razy) albo tylko jednego, który zajmie wszystkie miejsca.
lab-folder-taken = W folderze { $folder } jest już coś innego: { $file }. Wybierz nowy albo pusty folder, żeby niczego nie stracić.
lab-folder-unwritable = Nie można nic zapisać w folderze { $folder }: { $why }.
lab-process = Jeden z procesów rozgrywających partie nieoczekiwanie się zakończył. Spróbuj ponownie z jednym procesem; we własnym skrypcie umieść wywołanie pod: if __name__ == "__main__"
lab-stop = Test sekwencyjny potrzebuje dwóch liczb od −1000 do 1000, najpierw mniejszej, a nie { $low } i { $high }.
lab-stop-alone = Test sekwencyjny porównuje pierwszego bota z pozostałymi przy stole: przy jednym miejscu nie ma go z kim porównać.
lab-league-alone = Liga potrzebuje co najmniej dwóch botów i dwóch miejsc. Boty: { $bots }, miejsca: { $seats }.
lab-file = Nie udało się zapisać pliku { $file }: { $why }.
lab-plots = Wykresy rysuje dodatek „plots”, który nie jest zainstalowany: pip install "rubicon[plots]".
lab-analysis-unfinished = Gra w tym zapisie jeszcze trwa. Analizuje się tylko gry zakończone.
lab-analysis-iterations = Liczba prób musi być liczbą całkowitą większą od 1, a nie „{ $iterations }”.

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
