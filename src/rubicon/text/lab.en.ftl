### Words of the laboratory: simulations, the arena, benchmarks. Shown in the terminal.

lab-games = The number of games must be a whole number above 0, not “{ $games }”.
lab-seconds = The time must be more than 0 seconds, not “{ $seconds }”.
lab-bots-none = Name at least one bot. The bots are: { $known }.
lab-bots-seats = Bots named: { $bots }, seats: { $seats }. Name one bot for each seat, the same one several times if you like, or a single bot to fill all seats.
lab-folder-taken = The folder { $folder } already holds something else: { $file }. Choose a new or an empty folder, so that nothing of yours is lost.
lab-folder-unwritable = Nothing can be written into the folder { $folder }: { $why }.
lab-process = The processes that play end while they start. In a script of your own, put the call under: if __name__ == "__main__"; or try again with a single process.
lab-deadly = A process that played ended unexpectedly, and so did those that tried again: { $times } times, the last time with exit code { $code }. They played from: { $where }; units in the chunk: { $count }. A bot may crash there, or need too much memory. A single process shows more.
lab-failed = { $where }: { $error }
lab-where-deal = Seed { $seed }, deal { $deal }, bots { $bots }
lab-where-game = Seed { $seed }, game { $game }, bots { $bots }
lab-bot-kind = { $bot } is no bot. A bot is a name, a Bot, a subclass of Bot, or a function that makes one from an Rng.
lab-bot-copy = An object of the class { $bot } cannot be copied for each game ({ $why }). Give the class instead, or a function that makes one from an Rng.
lab-bot-pickle = One of the bots cannot be sent to other processes ({ $why }). Give a class or a function at the top level of a module, or an object that pickle can write; or play with processes=1.
lab-bot-unreadable = Another process cannot read one of the bots ({ $why }). Define it in a module that can be imported there, not in a prompt or a notebook; or play with processes=1.
lab-journal-there = The journal { $file } is there already. Go on with it by --resume, or name another file.
lab-journal-other = The journal { $file } is of another run. These differ: { $what }.
lab-journal-damaged = The file { $file } is no journal, or is damaged: line { $line } cannot be read.
lab-journal-unreadable = The journal { $file } cannot be read: { $why }.
lab-journal-needed = To go on with a run, or to play a part of one, name a journal: --journal FILE.
lab-shard = There is no part { $number } of { $of }. The first of three is 1/3, the last is 3/3.
lab-shard-result = A part of a run has no result of its own. Play it with rubicon.lab.executor.play_shard, and put the parts together with rubicon.lab.merge.
lab-merge-missing = The journals do not hold the whole run: { $count } of { $of } units are missing, the first of them is { $first }. Play the missing part, or go on with it by --resume.
lab-form = There is no format “{ $form }”. There are: { $known }.
lab-data-extra = Data are written by the extra “data”, which is not installed: pip install "rubicon[data]".
lab-train-extra = Nets are fitted by the extra “train”, which is not installed: pip install "rubicon[train]".
lab-train-game = Nothing says how positions of { $game } look as numbers, so nothing can be learned there. It can in: { $known }.
lab-train-bot = Only a bot that searches can be learned from, such as strong:200: how often it tried each move is what the nets learn.
lab-train-games = At least { $least } games are needed, since every tenth is kept aside, not { $games }.
lab-train-size = A net has 8 to { $most } hidden units, a multiple of 8, and is fitted in 1 to { $epochs } epochs.
lab-train-thinking = The share of decisions that are thought about is from 0 to 1, not { $thinking }.
lab-train-moves = In { $game } a net also learns which moves are tried, so some decisions have to be thought about: --thinking must be above 0.
lab-data-planes = The game { $game } cannot be written as data: it does not say how its positions look as numbers (docs/environments.md).
lab-file-there = The file { $file } is there already and holds something else. Name another one, so that nothing of yours is lost.
lab-cluster-extra = Clusters are reached by the extra “cluster”, which is not installed: pip install "rubicon[cluster]".
lab-cluster = The cluster { $address } cannot be reached: { $why }
lab-cluster-version = A machine of the cluster has Rubicon { $theirs }, this one has { $ours }. Install the same version on all of them.
lab-merge-none = Name the journals of all parts.
lab-merge-out = These are parts of a simulation or of a training. Say where the games are to be written: --out PATH.
lab-merge-kind = Runs of this kind ({ $kind }) have no parts that could be put together.
lab-stop = A sequential test needs two ratings between −1000 and 1000, the lower one first, not { $low } and { $high }.
lab-stop-alone = A sequential test compares the first bot with the others at its table: with a single seat there is nobody to compare it with.
lab-league-alone = A league needs at least two bots and two seats. Bots: { $bots }, seats: { $seats }.
lab-tournament-bots = { $bots } players cannot be had: there are { $named } bots named, and a tournament has at least two and at most { $most } players.
lab-tournament-alone = A tournament needs at least as many bots as a table has seats, at least two and at most { $most }. Bots: { $bots }, seats: { $seats }.
lab-tournament-rounds = The number of rounds must be between 1 and { $most }, not “{ $rounds }”.
lab-tournament-games = A pairing has at most { $most } games, not { $games }.
lab-file = The file { $file } could not be written: { $why }.
lab-plots = Plots are drawn by the extra “plots”, which is not installed: pip install "rubicon[plots]".
lab-analysis-unfinished = The game in this record is not over yet. Only finished games are analysed.
lab-analysis-iterations = The number of iterations must be a whole number above 1, not “{ $iterations }”.
lab-puzzle-unknown = There is no puzzle { $puzzle }.
lab-puzzles-none = There are no puzzles of this game.
lab-puzzles-search = Nobody can judge positions of { $game }: it has no bot that searches.
lab-puzzles-number = Numbers of puzzles and of decisions must be above 0.
lab-puzzles-margin = The margin is a share of the victory between 0 and 1, not { $margin }.
lab-puzzles-iterations = A search needs { $least } iterations at least.

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
