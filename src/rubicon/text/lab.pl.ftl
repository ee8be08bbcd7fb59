### Słowa pracowni: symulacje, arena, pomiary. Widoczne w terminalu.

lab-games = Liczba partii musi być liczbą całkowitą większą od 0, a nie „{ $games }”.
lab-seconds = Czas musi być dłuższy niż 0 sekund, a podano „{ $seconds }”.
lab-bots-none = Podaj co najmniej jednego bota. Dostępne boty: { $known }.
lab-bots-seats = Liczba podanych botów: { $bots }, liczba miejsc: { $seats }. Podaj po jednym bocie na każde miejsce (ten sam może wystąpić kilka razy) albo tylko jednego, który zajmie wszystkie miejsca.
lab-folder-taken = W folderze { $folder } jest już coś innego: { $file }. Wybierz nowy albo pusty folder, żeby niczego nie stracić.
lab-folder-unwritable = Nie można nic zapisać w folderze { $folder }: { $why }.
lab-process = Jeden z procesów rozgrywających partie nieoczekiwanie się zakończył. Spróbuj ponownie z jednym procesem; we własnym skrypcie umieść wywołanie pod: if __name__ == "__main__"
