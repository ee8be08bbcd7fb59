### Words of the laboratory: simulations, the arena, benchmarks. Shown in the terminal.

lab-games = The number of games must be a whole number above 0, not “{ $games }”.
lab-seconds = The time must be more than 0 seconds, not “{ $seconds }”.
lab-bots-none = Name at least one bot. The bots are: { $known }.
lab-bots-seats = Bots named: { $bots }, seats: { $seats }. Name one bot for each seat, the same one several times if you like, or a single bot to fill all seats.
lab-folder-taken = The folder { $folder } already holds something else: { $file }. Choose a new or an empty folder, so that nothing of yours is lost.
lab-folder-unwritable = Nothing can be written into the folder { $folder }: { $why }.
lab-process = One of the processes that played ended unexpectedly. Try again with a single process; in a script of your own, put the call under: if __name__ == "__main__"
lab-stop = A sequential test needs two ratings between −1000 and 1000, the lower one first, not { $low } and { $high }.
lab-stop-alone = A sequential test compares the first bot with the others at its table: with a single seat there is nobody to compare it with.
lab-league-alone = A league needs at least two bots and two seats. Bots: { $bots }, seats: { $seats }.
lab-file = The file { $file } could not be written: { $why }.
lab-plots = Plots are drawn by the extra “plots”, which is not installed: pip install "rubicon[plots]".
lab-analysis-unfinished = The game in this record is not over yet. Only finished games are analysed.
lab-analysis-iterations = The number of iterations must be a whole number above 1, not “{ $iterations }”.

figure-arena = { $game } · victories in { $games ->
        [one] one game
       *[other] { $games } games
    }
figure-ladder = Elo, with 95% intervals
figure-matrix = what the bot of each row wins against that of each column
figure-lengths = decisions in a game (dot: the median; half of all games are in the box)
figure-equal = equals
figure-league = { $game } · the bots’ league
figure-about = Games: { $games }, seats: { $seats }, seed: { $seed }. The mean rating is 0; 400 points more win ten games of eleven against one rival. Of a bot that won every game only the lower end is known (≥), of one that won none only the upper (≤).
figure-not = { $option }: no
figure-bot = bot
figure-thinking = per decision
