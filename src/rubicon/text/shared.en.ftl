### Words that all games share, shown in the browser and the terminal.

seat = Player { $number }

## Values of options

value-true = yes
value-false = no

## Errors: what was wrong, and what would be right

error-game = There is no game called “{ $game }”. The games are: { $known }.
error-option-none = { $game } has no options, so “{ $option }” cannot be set.
error-option-unknown = { $game } has no option “{ $option }”. Its options are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
error-seats = { $game } cannot be played with { $seats } seats here. It takes: { $allowed }.
error-box-none = { $game } has no components that a file of your own could change.
error-seats-type = The number of seats is a whole number, not { $seats } (of type { $type }). { $game } takes: { $allowed }.
error-options-type = Options are a dict of names and values, not { $value } (of type { $type }).
error-box-type = The components of { $game } are a dict, as read from a TOML file, not { $value } (of type { $type }).
error-over = The game is over: there is nothing left to decide.
error-seat-unknown = There is no seat { $seat }: the seats are 0 to { $last }.
error-seat-fortuna = Nobody decides now: chance comes next.
error-seat-other = It is not your decision now: { $player } decides.
error-seat-done = You have decided already; the others are still choosing.
error-seat-spectator = A spectator has no moves to look ahead to: ask with a seat's sight.
error-move-type = A move is a whole number, not { $move } (of type { $type }).
error-move-space = There is no move { $move }: moves are whole numbers from 0 to { $last }.
error-move-now = “{ $move }” is not possible now.
error-chance-now = “{ $outcome }” is not something that chance can bring now.
error-confirm-nothing = There is nothing waiting for your confirmation.
error-undo = There is nothing that you could take back now.
error-note = The table cannot do this here: { $note }
error-notation = “{ $text }” is not a move that I understand.
error-own-game-file = There is no game file “{ $source }”.
error-own-game-name = A game is in a Python file, and the path has no commas; “{ $source }” is something else.
error-own-game-module = There is no module “{ $source }” to take a game from.
error-own-game-import = “{ $source }” needs another name: Python cannot import it as “{ $module }”.
error-own-game-syntax = “{ $source }” is not valid Python: { $why } ({ $where }).
error-own-game-fails = “{ $source }” fails while it is loaded: { $why } ({ $where }).
error-own-game-none = “{ $source }” has no game: it must end with GAME = … and an object of your game.
error-own-game-several = “{ $source }” has several games ({ $games }): say which it is with GAME = …
error-own-game-words = The game { $game } in “{ $source }” has no words: text/en.ftl is missing beside it.
error-own-game-taken = The game in “{ $source }” is called { $game }, and there is another game of that name.
error-bot = There is no bot “{ $bot }” for { $game }. The bots are: { $known }.
error-bot-type = A bot is called by its name, not by { $bot } (of type { $type }). The bots of { $game } are: { $known }.
error-bot-file = There is no file “{ $file }”.
error-bot-classes = { $file } must define one bot, or name one with BOT = …; it defines { $count }: { $classes }.
error-engine-start = The bot “{ $command }” cannot be started: { $why }.
error-engine-late = The bot “{ $command }” did not answer “{ $word } …” in time.
error-engine-gone = The bot “{ $command }” has ended. It said last: { $said }
error-engine-move = The bot “{ $command }” answered “{ $move }”, which is not one of the moves it was offered.
error-bot-move = The bot { $bot } answered { $move }, which is not one of the moves it was offered.
error-bot-move-type = The bot { $bot } answered { $move }, which is of type { $type }. A move is an int: return int(move).

## Why the table ended a match

reason-resigned = resignation
reason-time = time ran out
reason-agreed_draw = agreed draw

## Records

record-huge = The file is { $size } MB large; records are at most { $most } MB. This is not a record of a match.
record-json = This is not a whole record: the JSON breaks off or is damaged at line { $line }, column { $column }.
record-not-json = This is not a record: the file does not hold JSON text.
record-foreign = This is JSON, but not a record of Rubicon: the field “rubicon” is missing.
record-odd = This is not a record of Rubicon: its data are nested too deeply, or hold text or numbers that nobody can write.
record-format = This record has format { $format }; this version of Rubicon reads format { $ours }.
record-rules = This match of { $game } was played by version { $rules } of the rules; this Rubicon has version { $ours } and cannot replay it.
record-field = The field “{ $field }” of the record is missing or wrong: it must be { $type }.
record-long = The record has more than { $most } entries, which no match has.
record-players = The record names { $players } players for { $seats } seats.
record-name = A player’s name in the record is longer than { $most } characters.
record-entry-shape = Entry { $number } is not an entry: { $entry }. It must be a list of who and what.
record-entry = Entry { $number } ({ $entry }) is wrong: { $why }
record-pick = chance brought “{ $told }” here, but by the secret it must be “{ $due }”.
record-secret = The secret in the record is not 64 hexadecimal digits.
record-commitment = The secret in the record is not the one that was committed to before the match.
record-other-commitment = The secret in the record is not the one behind the commitment that you were shown.
record-other-nonce = The nonce { $nonce } is not in the record, or stands at another seat: the luck was not drawn with what you gave.
record-outcome = The record tells the outcome { $told }, but its moves lead to { $found }.
record-no-secret = This record is a finished or shared one, not a saved match, so it cannot be continued. It can be replayed.
sight-cannot = What a seat knows in this game cannot be sent: “{ $place }” holds something of the type { $what }. Numbers, texts, lists, tuples and dicts can be sent, and objects as attributes of the sight.
sight-format = What a seat knows came in format { $format }; this version of Rubicon reads format { $ours }.
sight-missing = In what the seat knows, “{ $place }” is missing. Does the other side run another version of Rubicon?
sight-surplus = In what the seat knows, “{ $place }” is not known here. Does the other side run another version of Rubicon?
sight-wrong = In what the seat knows, “{ $place }” is wrong: { $found } (of the type { $type }).
sight-huge = In what the seat knows, “{ $place }” is larger than anything of a match.
sight-fails = What the seat is said to know cannot be: the rules fail on it ({ $why }).
sight-nonsense = What the seat is said to know cannot be: there is no position in which it knows exactly this.
client-address = “{ $address }” is not the address of a server. It looks like https://rubicon.example or http://192.168.1.5:8000.
client-token = The token is empty or has letters that no token has. Make one on your account page, with the right to play.
client-refused = The server refuses: { $text }
client-gone = The server at { $address } cannot be reached ({ $why }).
client-no-server = What answers at { $address } is not a server of Rubicon, or one of another version.
client-no-seat = You have no seat at the table { $table }.

## Bots

bot-random = Makes any legal move, all as likely.
level-random = To try a game out: anybody beats it.
level-easy = Meant for a first game: a beginner should beat it.
level-greedy = Meant for beginners who have played a few times.
level-medium = Meant for players with practice: a club player should beat it.
level-strong = Meant for club players, and hard to beat.
level-master = Meant for those who beat the strong level.

## After the game

analysis-of = { $game } · chances of winning
analysis-chances = Chances of winning
analysis-player = player
analysis-entry = entry
analysis-turns = Turning points
analysis-turns-about = Where somebody’s chance of winning changed most at once.
analysis-no-turns = The chances never changed much at once.
analysis-costly = Moves that cost most
analysis-costly-about = What was played, what would have been better, and how much chance of winning that cost.
analysis-no-costly = No move cost much.
analysis-played = played
analysis-better = better
analysis-chance = chance
analysis-cost = cost
analysis-given = given away per decision
analysis-given-about = How much chance of winning a player gave away with a decision, on average.
analysis-move = { $player }: { $move }.
analysis-events = what happened
analysis-decisions = decisions
analysis-mean = on average
analysis-exact = Moves are judged by the bot that computes the value of every move. The curve is the mean of imagined games.
analysis-searched = Moves are judged by a search with { $iterations } looks at each decision, from what the player could know then; the curve is drawn from what all players could know together.
analysis-partly = The time was up: { $judged } of { $decisions } decisions were judged, the most doubtful first.

## Lessons

learn-other-move = That is allowed, but it is not what this lesson shows. Take it back, and read once more what is asked.
learn-no-more-moves = The lesson waits for no more moves: take the last one back, or begin again.
