### Words of the laboratory: simulations, the arena, benchmarks. Shown in the terminal.

lab-games = The number of games must be a whole number above 0, not “{ $games }”.
lab-seconds = The time must be more than 0 seconds, not “{ $seconds }”.
lab-bots-none = Name at least one bot. The bots are: { $known }.
lab-bots-seats = Bots named: { $bots }, seats: { $seats }. Name one bot for each seat, the same one several times if you like, or a single bot to fill all seats.
lab-folder-taken = The folder { $folder } already holds something else: { $file }. Choose a new or an empty folder, so that nothing of yours is lost.
lab-folder-unwritable = Nothing can be written into the folder { $folder }: { $why }.
lab-process = One of the processes that played ended unexpectedly. Try again with a single process; in a script of your own, put the call under: if __name__ == "__main__"
