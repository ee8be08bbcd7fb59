### The words of the command `rubicon`. The browser does not need them.

cli-about = Games about Caesar's Rome, to play, to host and to study.

## Help and usage

cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = command …
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-usually = { $help } Usually { $default }.
cli-help-help = Show this help.
cli-version-help = Show the version.
cli-version = Rubicon { $version } ({ $kind })
cli-version-compiled = compiled rules
cli-version-plain = rules in plain Python
cli-lang-help = The language: en (English) or pl (Polish). Otherwise RUBICON_LANG or the locale decides.
cli-game-file-help = A Python file with a game of your own; may be repeated. RUBICON_GAMES names modules and files for all commands.
cli-completion-install-help = Let your shell complete commands, games and bots with Tab.
cli-completion-show-help = Only print the script for that.
cli-completion-shell-help = For another shell than the one this is called from: bash, zsh, fish, powershell or pwsh.
cli-completion-done = New terminals with { $shell } complete what you type for rubicon:
cli-completion-shell = There is no completion for the shell “{ $shell }”. With --shell you can name one: { $known }.
# What stands between whole and decimal digits.
cli-decimal = .
cli-json-help = Print JSON, for programs.
cli-game-help = The name of the game (see: rubicon games); caesar_dice if left out.
cli-game-help-needed = The name of the game (see: rubicon games).
cli-option-help = An option of the game (see: rubicon games). May be given several times.

cli-error-language = There is no language “{ $wanted }”. The languages are: { $known }.
cli-error-missing = { $what } is missing.
cli-error-value-missing = The option { $option } needs a value after it.
cli-error-value = That is not a value for { $what }. { $help }
cli-error-option = There is no option { $option } here.
cli-error-option-near = There is no option { $option } here. Did you mean { $near }?
cli-error-command = There is no command “{ $command }”. The commands are: { $known }.
cli-error-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
cli-error-surplus = I do not know what to do with this: { $what }
cli-error-see = Help: { $command }
cli-error-bug = Something went wrong that should not have, and it is our fault: { $error }. With RUBICON_DEBUG=1 you see the details.
cli-error-system = That did not work, because the system refuses it: { $why }.
cli-error-pair = “{ $pair }” is not an option with a value. Write it like this: --option key=value
cli-error-seat-list = “{ $seats }” does not say who sits where. Write it like this: --seats me,strong,easy
cli-error-names = More names ({ $names }) than people at the table ({ $people }).
cli-error-nonces = More nonces ({ $nonces }) than people at the table ({ $people }).
cli-error-secret = The secret must be 64 hexadecimal digits; these are { $length } characters.

## The first screen

cli-welcome-play = play the dice game against two strong bots
cli-welcome-seats = choose who sits where; several people share the keyboard
cli-welcome-serve = play in the browser, alone or with friends
cli-welcome-resume = go on with a game you left
cli-welcome-rules = read how it is played
cli-welcome-odds = which dice to keep, and what your chances are
cli-welcome-replay = watch a finished game move by move
cli-welcome-verify = check the moves and the luck of a game
cli-welcome-arena = let bots compete
cli-welcome-waiting = { $count ->
        [one] One game is waiting for you: rubicon resume
       *[other] { $count } games are waiting for you: rubicon resume
    }
cli-welcome-help = All commands: rubicon --help. In Polish: rubicon --lang pl

## rubicon games

cli-games-about = Show the games, their seats and options.
cli-games-seats = Players: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-rating = Rating { $points }.
cli-games-no-options = No options.
cli-games-option = Usually { $default }; possible: { $choices }.

## rubicon rules

cli-learn-about = Learn a game by playing a lesson: it says what to do and why.
cli-learn-lesson = The lesson; the first one if left out.
cli-learn-none = { $game } has no lessons.
cli-learn-unknown = There is no lesson “{ $lesson }” here. The lessons are: { $known }.
cli-learn-step = Step { $step } of { $of }
cli-learn-next = (Enter goes on)
cli-learn-over = That is how it is done! The lesson is over.
cli-rules-about = Read how a game is played.
cli-rules-none = There is no summary of the rules of { $game } yet.

## rubicon play

cli-play-about = Play a game in this terminal, against bots or together at one keyboard.
cli-play-seats-help = Who sits where: me for a person, or the name of a bot. Several me share this keyboard. If left out: you, then strong bots.
cli-play-data-help = Play with components of your own from this file (TOML), where the game has any.
cli-play-name-help = The name of a person. May be given several times, in the order of the seats.
cli-play-nonce-help = Your own part in the chance of this game: any text; several times for several people. Random if left out.
cli-play-secret-help = The secret that the dice come from, 64 hexadecimal digits: only to repeat a game. Random if left out.
cli-play-seed-help = Lets the bots choose the same way again, where they choose at random: only to repeat a game.

cli-roman-names = Brutus, Livia, Cicero, Portia, Cassius, Fulvia
cli-somebody = Player
cli-play-players = At the table: { $players }
cli-play-default = You did not say who sits where, so you play against { $bots ->
        [one] one strong bot
       *[other] { $bots } strong bots
    }. Another table:
cli-play-seal = The seal of the dice, so that anybody can check them after the game:
cli-play-start = The game is saved after every move. Type help whenever you like.
cli-play-turn = { $player } to play
cli-play-curtain = Pass the keyboard to { $player }. The others look away.
cli-play-curtain-key = Press Enter when you are ready.
cli-play-how = Type a move or a number
cli-play-rule = Rules, “{ $section }”: { $rule }
cli-play-shown = { $shown } of { $all } choices.
cli-play-more = { $shown } of { $all }; the others: { $word }
cli-play-all-shown = That was all: { $all } choices.
cli-play-never-odds = This game has no odds to tell.
cli-play-help-more = show more of them, where there are many
cli-play-again = Please type a number or a move. If you are not sure: help.
cli-play-number = There is no choice { $number } in the list: the numbers go from 1 to { $last }.
cli-play-hint = What the strongest bot would do, the best move first, with the chance of winning the game:
cli-play-no-odds = There are no odds to tell now.
cli-play-no-hint = Nobody here knows a hint for this.
cli-play-saved = The game is saved. To go on:
cli-play-number-label = number
cli-play-help-number = make the choice of that number
cli-play-help-list = show all choices
cli-play-help-odds = what the dice, or the battles to come, promise
cli-play-help-hint = ask the strongest bot
cli-play-help-undo = take back your last move, while that is still possible
cli-play-help-log = show all that has happened
cli-play-help-rules = read the rules
cli-play-help-table = draw the table again
cli-play-help-quit = get up; the game is saved

# What may be typed, words separated by blanks; the first one is shown in the help.
cli-word-help = help h ?
cli-word-list = list
cli-word-more = more
cli-word-hint = hint
cli-word-odds = odds
cli-word-undo = undo back
cli-word-log = log history
cli-word-rules = rules
cli-word-table = table show
cli-word-quit = quit q exit

cli-word-fillers = to from the a an at in on into of by and with
cli-read-unknown = I know no “{ $word }” here.
cli-read-unknown-near = I know no “{ $word }” here. Did you mean: { $near }?
cli-read-apart = No move has all of this together: “{ $text }”.
cli-read-vague = “{ $text }” is no possible move now, and could mean many. Say more, or see the list.
cli-read-unclear = “{ $text }” can mean several moves: { $near }{ $more ->
        [0] .
       *[other] {"; "}and { $more } more.
    }

cli-save-failed = The game cannot be saved in { $folder }: { $why }. You can play on, and every move will try again; another folder can be chosen with the variable RUBICON_DATA.
cli-save-again = Saving works again: the game is safe.
cli-save-quit = The game is not saved ({ $why }), so it would be lost. Type quit once more to leave all the same, anything else to stay.
cli-save-lost = The game could not be saved: { $why }.

cli-end-winner = { $player } wins!
cli-end-shared = The victory is shared: { $players }.
cli-end-lost = { $player } has lost.
cli-end-draw = Nobody wins: a draw.
cli-end-reason = How it ended: { $reason }.
cli-end-player = player
cli-end-score = score
cli-record-written = The record of this game:
cli-record-verify = Check it, or watch it again:
cli-record-failed = The record of this game cannot be written beside { $folder }: { $why }. The saved game stays there; rubicon resume tries again.

## rubicon resume

cli-resume-about = Go on with a game that was left.
cli-resume-name-help = The name of the saved game, the beginning of it, or its number in the list. If left out: the only one, or you are asked.
cli-resume-list-help = Only list the saved games.
cli-resume-none = No game is waiting. A new one:
cli-resume-unknown = No saved game is called “{ $name }”. There are: { $known }.
cli-resume-unclear = Several saved games begin with “{ $name }”: { $known }.
cli-resume-which = Which one? Type its number; Enter takes the first.
cli-resume-name = game
cli-resume-players = players
cli-resume-when = left
cli-resume-damaged = cannot be read
cli-resume-taken = The game { $name } is open in another terminal. Go on there, or close it first.
cli-resume-back = Welcome back to { $name }.

## rubicon replay and rubicon verify

cli-replay-about = Watch a game again, forward and back.
cli-replay-file-help = The record of the game.
cli-replay-to-help = Begin at this step; with --all, end there.
cli-replay-all-help = Show everything at once, as it also does in a pipe.
cli-replay-seat-help = Show only what this seat knew, counted from 1.
cli-replay-range = The steps are numbered from 0 (the beginning) to { $last }.
cli-replay-seat = The seats are numbered from 1 to { $last }.
cli-replay-fortuna = Fortuna
cli-replay-note-bot = Table: the bot { $bot } takes over for { $player }
cli-replay-note-end = Table: { $reason }
cli-replay-note-take-back = Table: moves are taken back
cli-replay-prompt = Enter: next, p: back, a number: go there, q: quit >
cli-replay-unclear = Please type n (next), p (back), the number of a step, or q (quit).
cli-replay-word-next = n next
cli-replay-word-back = p b back previous

cli-verify-about = Check records of games: every move by the rules, every throw against the sealed secret.
cli-verify-files-help = Record files.
cli-verify-nonce-help = A nonce that you gave, as your browser kept it; "1:abc" names the seat too. May be repeated.
cli-verify-commitment-help = The commitment that you were shown before the match.
cli-verify-good = { $game }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } by the rules, { $picks ->
        [one] one pick of chance
       *[other] { $picks } picks of chance
    }.
cli-verify-checked = Chance was recomputed and is exactly as it had to be.
cli-verify-unchecked = Chance cannot be recomputed, since the record holds no secret; every pick was possible.
cli-verify-unfinished = The game is not over yet.
cli-verify-total = { $good } of { $all } records are good.

## rubicon analyse

cli-analyse-about = Look at a finished game: everybody’s chance of winning all along, turning points, and the moves that cost most.
cli-analyse-iterations-help = How hard to look at each decision.
cli-analyse-seconds-help = End after so many seconds with what there is; 0 takes all the time it needs.
cli-analyse-html-help = Also write a page with all of it into this file.
cli-analyse-png-help = Also draw the curve into this file, .png or .svg.
cli-analyse-progress = Thinking it over

## rubicon puzzles, rubicon puzzle

cli-puzzles-about = Find puzzles: positions of strong games in which one move is clearly best.
cli-puzzles-files-help = Records to look through; without any, bots play.
cli-puzzles-out-help = The file for the puzzles.
cli-puzzles-bots-help = The bots that play, separated by commas; a single one fills all seats.
cli-puzzles-want-help = Stop when there are so many.
cli-puzzles-each-help = At most so many of one kind.
cli-puzzles-screen-help = Iterations of the short search, which looks at every position.
cli-puzzles-check-help = Iterations of a search between the short one and the long ones; 0 for none.
cli-puzzles-iterations-help = Iterations of each of the two long searches, which must agree.
cli-puzzles-margin-help = How much better than all others the best move must be, as a share of the victory.
cli-puzzles-looked-help = How many decisions of one game are looked at.
cli-puzzles-join-help = Join files of several runs instead of looking for more; may be given several times.
cli-puzzles-progress = Puzzles
cli-puzzles-other = { $file } is a record of { $game }, not of { $wanted }.
cli-puzzles-done = { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }:
cli-puzzles-joined = { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }:
cli-puzzles-kind = Kind
cli-puzzles-number = Number
cli-puzzles-fate-seen = positions with a choice
cli-puzzles-fate-near = too close to another puzzle of the same game
cli-puzzles-fate-unclear = without a best move, says the short search
cli-puzzles-fate-name = of no kind that has a name
cli-puzzles-fate-enough = of a kind of which there were enough
cli-puzzles-fate-unsure = not confirmed by the long searches
cli-puzzle-about = Solve a puzzle: today’s, or one of a game.
cli-puzzle-game-help = The game; without one, today’s puzzle.
cli-puzzle-id-help = This puzzle and no other.
cli-puzzle-random-help = Any puzzle instead of today’s.
cli-puzzle-none = { $game } has no puzzles.
cli-puzzle-daily = Puzzle of the day, { $day }: { $game }
cli-puzzle-title = Puzzle { $puzzle }: { $game }
cli-puzzle-task = You are { $player }. One move is clearly the best. Which one?
cli-puzzle-commands = { $how }; { $list }, { $show }, { $quit }
cli-puzzle-word-show = solution
cli-puzzle-right = Right! { $kind }.
cli-puzzle-wrong = No. There is something better; try again, or type “{ $show }”.
cli-puzzle-solution = The best move ({ $kind }):
cli-puzzle-exact = The values are exact: this game is solved.

cli-file-missing = There is no file { $path }.
cli-file-folder = { $path } is a folder, not a record of a game.
cli-file-unreadable = { $path } cannot be read: { $why }.
cli-file-toml = { $path } is not a sound TOML file: { $why }.

## rubicon odds

cli-odds-about = What dice and battles promise. Every game has questions of its own.
cli-odds-none = There are no odds for { $game }.

## rubicon simulate, arena, league, tournament and bench

cli-lab-games-help = How many games.
cli-lab-seats-help = How many seats; if left out, as many as bots are named, or the fewest possible.
cli-lab-seed-help = A number: the same one gives the same games again.
cli-lab-cluster-help = Play on the machines of a Ray cluster instead: auto, ray://HOST:PORT or HOST:PORT.
cli-lab-journal-help = Write all that is played into this file as well, piece by piece, so that nothing is lost if the run is cut off.
cli-lab-resume-help = Go on with that journal if it is there.
cli-lab-shard-help = Play only a part, such as 2/5, into the journal; rubicon merge puts the parts together.
cli-lab-shard-wrong = “{ $text }” is no part. The second of five is 2/5.
cli-lab-shard-done = { $games ->
        [one] One game of this part is
       *[other] { $games } games of this part are
    } in the journal. Put all parts together with rubicon merge.
cli-progress-speed = { $speed }/s
cli-simulate-format-help = records: a record file for each game; jsonl or parquet: one file with a row for each decision.
cli-merge-about = Put the parts of an arena, a league, a simulation or a training together.
cli-merge-files-help = The journals of all parts.
cli-merge-out-help = Where a simulation is to be written, as in rubicon simulate; the folder of a league; the journal for all games of a training.
cli-merge-train = { $games ->
        [one] One game to learn from is
       *[other] { $games } games to learn from are
    } in one journal now. To fit nets to them, call rubicon train as before, but without --shard, with --resume and with this journal:
cli-lab-seat = seat
cli-lab-bot = bot
cli-lab-share = victories

cli-simulate-about = Let bots play many games, each written into a record file, or all into one file of data.
cli-simulate-out-help = The folder for the records, which is made if it is missing; or the file for the data.
cli-simulate-bots-help = The bots, separated by commas; a single one fills all seats.
cli-simulate-progress = Games
cli-simulate-done = { $games ->
        [one] One game was played and written into:
       *[other] { $games } games were played and written into:
    }

cli-arena-about = Let bots compete: seats take turns, all get the same dice, and the result says how sure it is.
cli-arena-bots-help = The bots, one for each seat; a single one fills all seats.
cli-arena-processes-help = How many processes share the work; all processors if left out.
cli-arena-progress = Games
cli-arena-thinking = per decision
cli-arena-stop-help = Stop as soon as it is clear whether the first bot is better than the others by the second number of Elo points, or not even by the first. For example 0,50
cli-arena-stop-wrong = “{ $text }” are not two numbers such as 0,50.
cli-arena-csv-help = Also write the numbers into this CSV file.
cli-arena-figure-help = Also draw the result into this file, .svg or .png.
cli-arena-better = { $bot } is better than the others by { $high } Elo points rather than by { $low }: that is clear now (an error of 5% is allowed).
cli-arena-not-better = { $bot } is better than the others by { $low } Elo points at most, rather than by { $high }: that is clear now (an error of 5% is allowed).
cli-arena-open = Whether { $bot } is better than the others by { $high } Elo points, or by { $low } at most, is not clear yet: play more games.
cli-arena-done = Games: { $games }, seats: { $seats }, time: { $seconds } s. Victories that are shared count in part; the column 95% is the confidence interval.
cli-lab-elo = Elo 0 is the mean of these bots. Whoever has 100 points more than a rival wins 64 games of 100 against it alone, with 200 more 76, with 400 more 91.
cli-arena-sweep = Elo ≥ is of a bot that won every game, ≤ of one that won none: how much better or worse they are cannot be told.

cli-league-about = Every bot against every other: a ladder, who beats whom, and how long the games are.
cli-league-guests-help = More bots, for example your own: ./my_bot.py
cli-league-only-help = Only these bots of the house, separated by commas; all if left out.
cli-league-games-help = How many games every two bots play.
cli-league-out-help = The folder for the drawings, a page with all of them, and the numbers.
cli-league-seats-help = How many seats; if left out, the fewest at which two can meet.
cli-league-length = decisions
cli-league-done = Games: { $games }, seats: { $seats }, time: { $seconds } s. Read a bot’s own row for what it won against each of the others; ± is the 95% interval, and decisions are those of the median game.

cli-tournament-about = Let bots play a tournament, everybody against everybody or Swiss, with a table and a crosstable.
cli-tournament-bots-help = The bots, for example your own: ./my_bot.py. All bots of the game if left out.
cli-tournament-count-help = How many players: more bots of the game fill up, the best first, each as often as needed.
cli-tournament-format-help = round-robin or swiss.
cli-tournament-rounds-help = Swiss: how many rounds; if left out, as many as it takes to find one winner. Round robin: how often everybody meets everybody. Usually once.
cli-tournament-games-help = How many games a pairing has; the seats change after each.
cli-tournament-seats-help = How many seats a table has.
cli-tournament-records-help = Also write every game into this folder, as a record.
cli-tournament-rank = #
cli-tournament-points = points
cli-tournament-direct = direct
cli-tournament-buchholz = Buchholz
cli-tournament-berger = Sonneborn-B.
cli-tournament-wins = wins
cli-tournament-done = Games: { $games }, rounds: { $rounds }, time: { $seconds } s. In the crosstable the row of a bot says what it got from each of the others.
cli-tournament-order = Who has as many points as others is ranked by games among them if all of them met (direct), then by the points of all rivals (Buchholz), by the points of those they beat and half of those they tied with (Sonneborn-Berger), and by wins.

cli-solve-about = Solve a game that is small enough: the exact chances of every position when both play their best.
cli-solve-check-help = Also find the best answer to the bot strong, and tell by how much it wins.
cli-solve-out-help = The file for the values of all positions.
cli-solve-none = { $game } cannot be solved: only caesar_dice for two players is small enough.
cli-solve-progress = Positions
cli-solve-check-progress = Best answers
cli-solve-done = Solved for { $seats } players: { $positions } positions between turns.
cli-solve-first = Who throws first wins { $share } of the games when both play their best.
cli-solve-same = The bots and hints of this version use the same values.
cli-solve-differs = The bots and hints of this version use other values!
cli-solve-exploitability = The best answer to strong gains { $value } of a victory.

cli-train-about = Let the search play itself, and fit a judgement to what it tried and to who won.
cli-train-out-help = The file for the weights, with the command and the curve that made them.
cli-train-bot-help = The bot that plays against itself: a level with a number of iterations.
cli-train-thinking-help = The share of decisions that are thought about; the others are made quickly, which gives more games.
cli-train-hidden-help = The hidden units of the two nets: who wins, which moves.
cli-train-hidden-wrong = “{ $text }” does not say how large the two nets are. Write it like this: --hidden 16,24
cli-train-epochs-help = How often all samples are gone through.
cli-train-progress = Epochs
cli-train-done = Learned from { $games ->
        [one] one game
       *[other] { $games } games
    }, { $positions ->
        [one] one position
       *[other] { $positions } positions
    }. How well the nets foretell games that were kept aside (less is better):
cli-train-value = who wins: { $best }, after the first epoch { $first }
cli-train-policy = which moves are tried: { $best }, after the first epoch { $first }

cli-bench-about = Measure how fast the rules are: random play in one process, by the processor’s time and by the clock.
cli-bench-seconds-help = For about how many seconds of the processor’s time.
cli-bench-title = { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $kind }
cli-bench-decisions = decisions of seats per second
cli-bench-forced = forced steps per second
cli-bench-chances = picks of chance per second
cli-bench-games = games per second
cli-bench-length = decisions in a game, on average
cli-bench-seconds = seconds measured
cli-bench-processor = processor
cli-bench-wall = clock

## rubicon words

cli-words-about = Show the messages in all languages side by side.
cli-words-all-help = Every message with every kind of number, and every name in all its cases.
cli-words-game-help = Only the words of this game; of all games if left out.
cli-words-shared = Shared words
cli-words-missing = (missing)
cli-words-total = Messages: { $count }

## The dice table

cli-dice-round = Round { $round } of 5
cli-dice-prizes = { $silver ->
        [0] Prize left: the gold coin
        [one] Prizes left: one silver coin and the gold one
       *[other] Prizes left: { $silver } silver coins and the gold one
    }
cli-dice-bronze = bronze
cli-dice-silver = silver
cli-dice-gold = gold
cli-dice-worth = worth
cli-dice-consul-mark = ♛ Consul
cli-dice-consul = ♛ Consul { $player }
cli-dice-thrown = { $player }, throw { $throw } of 3
cli-dice-kept = { $player } keeps
cli-dice-goals = BBB: the Consul pays you { $laurels } · BBBB: you win the round · BBBBB: all prizes
cli-dice-goals-top = No score beats this one.
cli-dice-legend-faces = I, II, III, IV: strength. L: a laurel, that is a senator. Your score is strength × laurels; three I count 15, four I count 31.
cli-dice-legend-bombs = B: a bomb. Against a Consul three bombs bring you coins, four the round, five all prizes that are left.
cli-dice-legend-typing = Type the dice that you keep, such as I I L or 11l; none throws all five again, all keeps them and stops.
cli-dice-legend-story = In the log, IV L + II B B means: kept IV L, then threw II B B.
cli-dice-unclear = “{ $text }” can mean several things: { $near }. Put blanks between the dice.
cli-dice-word-keep = keep, hold
cli-dice-word-all = all, stop, stay
cli-dice-how = Type dice to keep ({ $example }) or a number
cli-dice-choice-none = none: throw all five
cli-dice-choice-keep = { $dice }: throw { $thrown } again
cli-dice-word-none = none, nothing, reroll

## rubicon join

cli-join-about = Let a bot of yours play at a table of any server, with a token of yours.
cli-join-address-help = The address of the table as the browser shows it, or that of the server.
cli-join-bot-help = The bot: a name of the house, your own file (./my_bot.py) or a program (engine:node my_bot.js).
cli-join-table-help = The table, if it is not in the address.
cli-join-token-help = A token with the right to play, from your account page. Better in RUBICON_TOKEN: other people of this machine can read command lines.
cli-join-seat-help = The seat to take; without it any free one. A seat that you have already is kept.
cli-join-seconds-help = How long the bot may think about a decision; 0 is as long as it takes. On a clock it gets a tenth of what is left.
cli-join-patience-help = How many seconds to wait for a server that cannot be reached.
cli-join-no-table = Which table? Give its address as the browser shows it, or --table.
cli-join-no-token = A token is needed: make one with the right to play on your account page, and put it into RUBICON_TOKEN or give --token.
cli-join-seated = { $bot } plays { $game } in seat { $seats }. Ctrl+C stops it; the same command goes on.
cli-join-over = It is over: { $reason }. Scores: { $scores }. Won by seat: { $winners }.
