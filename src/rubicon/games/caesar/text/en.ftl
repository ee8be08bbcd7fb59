### CAESAR! Seize Rome in 20 Minutes

game = CAESAR!
game-about = Caesar or Pompey: send your legions to the borders, win the provinces, and be the first to place all your control markers.
game-credit = Designed by Paolo Mori; expansions and solo game by Dávid Turczi and Nick Shaw

seat-1-of-2 = { side-caesar }
seat-2-of-2 = { side-pompey }

## Options

option-edition = Edition
option-edition-nk = Polish (Nasza Księgarnia)
option-edition-psc = English (PSC Games)
option-edition-usual = psc
option-edition-about = The two rulebooks differ in details: how many Senate tokens count, border control, and the opponent of the solo game.
option-poison = Poison
option-poison-about = Poison tokens lie on the map as well: each sends a random legion of the rival's camp back to the bag. Camps hold three legions instead of two.
option-centurions = Centurions
option-centurions-about = Each side has three strong legions beside the board. A Centurion token brings one of them into your camp, instead of the draw at the end of the turn.
option-border_control = Border control
option-border_control-about = On three borders with a double line any legion may be laid face down: it counts nothing, but draws a spare bonus token that is used at once. In the Polish edition Poison and Centurions come along; the English one needs one of them.
option-solo = Solo game
option-solo-about = You alone against the opponent of the rulebook. It draws its orders from a stack of tiles; the level says which tiles.
option-solo-off = no, two players
option-solo-easy = easy
option-solo-normal = normal
option-solo-hard = hard
option-solo_harder = Harder solo opponent
option-solo_harder-about = For those who win too often: the opponent also gets rid of control markers without placing them, and so is sooner done.
option-human_side = Your side in the solo game
option-human_side-about = The opponent plays the other side, and begins.
option-human_side-caesar = Caesar
option-human_side-pompey = Pompey

refused-border-control = In the English edition border control needs Poison, Centurions or both: their spare bonus tokens are what a face-down legion draws from. Switch one of them on.
refused-harder = “Harder solo opponent” only makes sense in the solo game. Choose a level for the solo game, or leave it off.
refused-side-two = Your side is an option of the solo game only. With two players, sides are chosen by who sits where: the first seat is Caesar, the second Pompey.
refused-side-nk = In the Polish edition the solo player is always Caesar. Choose the English edition to play Pompey alone.

## Names

side-caesar = Caesar
side-pompey = Pompey
side-brutus = Auto-Brutus
side-crassus = Auto-Crassus

token-tactics = Tactics
token-wealth = Wealth
token-might = Might
token-senate = Senate
token-poison = Poison
token-centurion = Centurion

icon-sword = sword
icon-shield = shield
icon-ship = ship
icon-laurel = laurel
icon-sword-shield = sword or shield
icon-sword-ship = sword or ship
icon-shield-ship = shield or ship
icon-sword-shield-ship = sword, shield or ship

province-hispania_ulterior = Hispania Ulterior
province-hispania_citerior = Hispania Citerior
province-mauretania = Mauretania
province-sardinia = Sardinia
province-gallia = Gallia
province-numidia = Numidia
province-sicilia = Sicilia
province-italia = Italia
province-gallia_cisalpina = Gallia Cisalpina
province-africa = Africa
province-achaia = Achaia
province-macedonia = Macedonia
province-dalmatia = Dalmatia
province-cyrenaica = Cyrenaica
province-creta = Creta
province-aegyptus = Aegyptus
province-asia = Asia
province-syria = Syria

## What is to be decided

prompt-over = The game is over.
prompt-fortuna = Fortuna has the next move.
prompt-bot = { $side } is carrying out its orders.
prompt-place = Send a legion of your camp to an empty border. Which way do you turn it?
prompt-wait-place = { $side } is sending a legion.
prompt-use = You may use the bonus token { $token }, or leave it.
prompt-use-two = You may use the bonus tokens { $token } and { $other }, in any order, or leave them.
    .touch = You may use the bonus tokens { $token } and { $other }, in any order.
prompt-must-use = Carry out the bonus token that you turned up: { $token }.
prompt-wait-must-use = { $side } carries out the bonus token { $token }.
prompt-wait-use = { $side } has the bonus token { $token } to use or leave.
prompt-wait-use-two = { $side } has the bonus tokens { $token } and { $other } to use or leave.

move-place = { $legion } ({ $icon }): { $high } to { $strong }, { $low } to { $weak }
move-place-equal = { $legion } ({ $icon }): { $value } each to { $first } and { $second }
move-hide = { $legion } ({ $icon }) face down between { $first } and { $second }, and turn up a bonus token
move-might-legion = Might: turn the { $legion } ({ $icon }) between { $first } and { $second } face down
move-might-legion-idle = Might: turn the { $legion } ({ $icon }) between { $first } and { $second } face down (no effect, both provinces are closed)
move-might-province = Might: turn the control marker of { $province } face down; it is then controlled by nobody
move-might-province-part = Might: turn one of the two control markers of { $province } face down
move-might-border = Might: turn the control marker between { $first } and { $second } face down (no effect)
move-tactics = Tactics: take another turn after this one
move-tactics-risky = Tactics: take another turn. Careful: none of your legions fits an empty border now, and if you draw none that does, you lose!
move-tactics-lost = Tactics: take another turn. Do not: you would have no legion to place, and lose!
move-wealth = Wealth: draw one more legion now
move-senate = Senate: your { $tokens ->
        [1] first
        [2] second
        [3] third
       *[other] { NUMBER($tokens) }th
    } token, with { $markers ->
        [one] one control marker
       *[other] { $markers } control markers
    } under it
move-senate-bare = Senate: your { $tokens ->
        [1] first
        [2] second
        [3] third
       *[other] { NUMBER($tokens) }th
    } token, without markers: no province that you won gave it
move-poison = Poison: a random legion of your rival's camp goes back to the bag
move-centurion = Centurion: take { $legion } ({ $icon }) instead of drawing at the end of the turn
move-done = Use nothing more

refusal-tokens-first = First say what becomes of your bonus tokens: use one, or leave them.
    .rule = use-tokens
refusal-must-use = The token { $token } was turned up beside the board: it is carried out at once and cannot be left.
    .rule = border-control
refusal-place-first = There is no bonus token to use now. Send a legion.
    .rule = send
refusal-face-down = Legions are placed face down only when border control is played.
    .rule = border-control
refusal-not-in-camp = There is no { $legion } ({ $icon }) in your camp.
    .rule = legions
refusal-border-taken = The border between { $first } and { $second } is taken.
    .rule = send
refusal-icon = { $legion } ({ $icon }) does not fit between { $first } and { $second }: that border shows { NAME($needs) }.
    .rule = send
refusal-no-token = You have no { $token } token to use now.
    .rule = take-token
refusal-senate-lost = You did not win the province that your Senate token came from, so no markers go under it.
    .rule = senate
refusal-senate-won = You won the province that your Senate token came from: it comes with markers.
    .rule = senate
refusal-centurion = { $legion } ({ $icon }) is not among your centurions any more.
    .rule = centurions
refusal-might-no-control = Nobody has a control marker in { $province }.
    .rule = might
refusal-might-own-control = The control marker in { $province } is your own.
    .rule = might
refusal-might-turned = The control marker in { $province } is face down already.
    .rule = might
refusal-might-no-legion = There is no legion between { $first } and { $second }.
    .rule = might
refusal-might-no-marker = There is no control marker between { $first } and { $second }.
    .rule = might
refusal-might-own = What lies between { $first } and { $second } is your own.
    .rule = might
refusal-might-covered = The legion between { $first } and { $second } is covered by a control marker.
    .rule = might
refusal-might-down = What lies between { $first } and { $second } is face down already.
    .rule = might

## What happened

event-laid = { $token } lies on { $province }.
event-beside = { $tokens ->
        [0] No bonus tokens are left over.
        [one] One bonus token lies face down beside the board.
       *[other] { $tokens } bonus tokens lie face down beside the board.
    }
event-drawn = { $side } draws { $legion } ({ $icon }).
event-drawn-hidden = { $side } draws a legion.
event-turn = { $side } to move.
event-extra_turn = { $side } takes another turn.
event-sent = { $side } sends { $legion } ({ $icon }): { $high } to { $strong }, { $low } to { $weak }.
event-sent_down = { $side } sends { $legion } ({ $icon }) face down between { $first } and { $second }.
event-sent_down-hidden = { $side } sends a legion face down between { $first } and { $second }.
event-turned_up = { $side } turns up a bonus token: { $token }.
event-bag_empty = { $side } has no legions left to draw.

event-closed = { $province } is closed.
event-taken = { $side } takes { $token } from { $province }.
event-compared = { $province }: { $side } { $strength }, { $rival } { $against }.
event-tied = { $province }: { $strength } each, so nobody controls it.
event-tie_won = { $province }: { $strength } each, and { $side } wins the tie.
event-takes_all = { $province }: { $side } { $strength }, { $rival } { $against }, but what the harder { $side } closes is its own.
event-control = { $side } controls { $province }{ $markers ->
        [one] .
       *[other] {" "}with { $markers } markers.
    }
event-border = { $side } also marks the border between { $first } and { $second }.

event-tactics_used = Tactics: { $side } will take another turn.
event-wealth_used = Wealth: { $side } draws one more legion.
event-might_legion = Might: { $side } turns the { $legion } ({ $icon }) of { $rival } between { $first } and { $second } face down.
event-might_province = Might: { $side } turns a control marker of { $rival } on { $province } face down.
event-might_border = Might: { $side } turns the control marker of { $rival } between { $first } and { $second } face down.
event-control_lost = { $rival } no longer controls { $province }.
event-senate_used = Senate: { $side } has { $tokens ->
        [one] one token now
       *[other] { $tokens } tokens now
    } and places { $markers ->
        [one] one control marker
       *[other] { $markers } control markers
    } under the new one.
event-senate_bare = Senate: { $side } has { $tokens ->
        [one] one token now,
       *[other] { $tokens } tokens now,
    } without markers under the new one.
event-poison_used = Poison: { $side } takes a legion out of the camp of { $rival }.
event-poisoned = { $legion } ({ $icon }) of { $rival } goes back to the bag.
event-centurion_taken = Centurion: { $side } takes { $legion } ({ $icon }) in place of the draw.
event-declined = { $side } leaves { $token } unused.
event-no_effect = { $token } has no effect for { $side }.

event-shuffled = The command tiles of { $side } are shuffled again.
event-tile_up = { $side } turns up command tile { $tile }.
event-lined = { $side } draws { $legion } ({ $icon }).
event-short = The bag of { $side } is empty: no draw.
event-supported = { $side } draws the centurion { $legion } ({ $icon }).
event-discarded = { $side } puts { $legion } ({ $icon }) back into its bag.
event-not_discarded = { $side } discards nothing, for a draw has fallen short.
event-no_order = { $side } finds nothing to do for this order.
event-veto = { $side } could close a province, but that would let you win.
event-priority_win = Priority 1: { $side } can win { $province } with { $value }.
event-priority_close = Priority 2: { $side } closes { $province } though it loses it, with { $value }.
event-priority_behind = Priority 3: { $side } is furthest behind in { $province }, by { $by }, and adds { $value }.
event-priority_near = Priority 4: { $side } is closest to winning { $province }, { $by ->
        [0] level there
       *[other] ahead by { $by }
    }, and adds { $value }.
event-priority_next = Priority 5: { $province } lies next to a province of { $side }, which adds { $value }.
event-priority_central = Priority 6: { $province } is a central province, and { $side } adds { $value }.
event-priority_any = Priority 7: { $side } adds { $value } in { $province }.
event-tie_province = Of several, { $province } it is: { $rule }.
event-tie_border = Of several borders it takes { $first }–{ $second }: { $rule }.
event-skipped = { $side } cannot place another legion.
event-aside = { $side } sets { $token } aside.
event-thrown = { $side } throws out one of its own markers; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    }.

event-last_marker = { $side } has no marker left, and wins!
event-empty_camp = { $side } has no legion to send, and loses.
event-no_border = There is no empty border left for { $side }, who loses.
event-no_icon = No legion of { $side } fits an empty border: { $side } loses.
event-cannot_place = { $side } cannot place a legion, and loses.

tie-controlled = next to a province it controls
tie-senate = it has a Senate token
tie-poison = it has a Poison token
tie-central = a central province
tie-near_central = next to a central province
tie-random = by lot
tie-highest = the highest value
tie-italia = Italia comes first
tie-trailing = it trails most there

## Why the game ended

reason-last_province = the last control marker went to a province
reason-last_border = the last control marker went to a border
reason-last_senate = the last control marker went under a Senate token
reason-thrown_out = the bot threw its last control marker out
reason-empty_camp = a player had no legion left in camp
reason-no_border = there was no empty border left
reason-no_icon = no legion fitted an empty border
reason-bot_stuck = the bot could not place a legion

## A box of your own

box-unknown = “{ $where }” is not known here. It can be: { $known }.
box-missing = “{ $where }” is missing.
box-fixed = “{ $where }” belongs to the board and cannot be changed. Leave it out of your file.
box-table = “{ $where }” must be a table of names and values.
box-list = “{ $where }” must be a list.
box-whole = “{ $where }” must be a whole number from { $least } to { $most }, not { $found }.
box-count = “{ $where }” must have { $least } to { $most } pieces, not { $found }.
box-icons = “{ $where }” must be a list of different icons out of { $icons }, or { $laurel } alone.
box-values = “{ $where }” must be two values, such as [1, 5].
box-senate = “{ $where }” must be at least 1: a Senate token always starts on Italia.
box-tokens = “{ $where }” must have at least { $least } tokens together, one for each province, not { $found }.
box-tile = “{ $where }”: a command tile is named by one capital letter, A to Z.
box-orders = “{ $where }” must be a list of 1 to { $most } orders out of: { $orders }.
box-stack = “{ $where }” must be the letters of the tiles, such as "AAAABB". The tiles are: { $tiles }.
box-stack-count = “{ $where }” wants { $want } of tile { $tile }, but there are only { $have }. Raise its count or take fewer.
box-map-provinces = The board must have { $want } different provinces, not { $found }.
box-map-border = “{ $where }” is not a border: it must join two different provinces, and only once.
box-map-borders = The board must have { $want } borders, not { $found }.
box-map-icons = The board must have { $want } borders with the icon { $icon }, not { $found }.
box-map-doubles = The board must have { $want } double-line borders, not { $found }.
box-map-island = The province “{ $where }” is not connected with the others.

## The map in a terminal

short-tactics = Ta
short-wealth = We
short-might = Mi
short-senate = Se
short-poison = Po
short-centurion = Ce

map-side = side
map-supply = markers left
map-senate = under Senate
map-camp = camp
map-bag = bag
map-centurions = Centurions of { $side }:
map-unseen = Legions of { $side } not seen yet:
map-beside = Bonus tokens face down beside the board: { $tokens }
map-tile = Command tile { $tile }; still in the stack: { $left }
map-choice-hide = hide { $legion } ({ $icon }): { NAME($first) }–{ NAME($second) }
map-legend-legions = C5|1 is Caesar's 5/1: 5 to the left province, 1 to the right. C5/1: 5 to the upper one, 1 to the lower. P is Pompey, C░░ lies face down. Where the map does not fit, provinces are listed with their borders: the first value is for the province of the line.
map-legend-borders = Empty borders: (†) sword, (◊) shield, (≈) ship; =†= has a double line. ◆C is a control marker, ◇C one that was turned face down.
map-legend-provinces = Below a province: its bonus token and the influence of Caesar and Pompey, Se 5:1. Closed: the markers, or – after a tie. Ta Tactics, We Wealth, Mi Might, Se Senate, Po Poison, Ce Centurion.
# What may be typed: words separated by commas.
type-hide = hide, face down
type-legion = legion
type-border = border
type-bare = bare, without markers
type-done = done, nothing, no more, enough
map-legend-typing = Type “5/1 ship Sicilia-Sardinia”, or as little as “5/1 sic sar”: the first value goes to the first province. “hide 6/0 sar gal” sends a legion face down, “might Syria” turns a marker, “done” uses nothing more.

## The board in the browser

board-map = Map of the provinces and borders
board-province = { $province }: { $first } { $caesar }, { $second } { $pompey }.
board-bonus = Bonus token: { $token }.
board-held = { $side } controls it{ $markers ->
        [one] .
       *[other] {" "}with { $markers } markers.
    }
board-nobody = Closed, nobody controls it.
board-turned = { $markers ->
        [one] One marker lies face down.
       *[other] { $markers } markers lie face down.
    }
board-free = { $count ->
        [one] One border is empty.
       *[other] { $count } borders are empty.
    }
board-border = { $first } – { $second }:
board-border-empty = empty, needs { $icon }.
board-border-double = A legion may lie face down here.
board-border-legion = legion of { $side }, { $one } to { $first }, { $two } to { $second }.
board-border-down = legion of { $side }, face down.
board-border-marker = control marker of { $side }{ $down ->
        [true] , face down.
       *[false] .
    }
board-marker-of = Control marker of { $province }
board-legend = What the signs mean
board-legend-plate = The influence of both sides in a province, Caesar's at the left: who has more when it is closed controls it.
board-legend-border = A border space: a legion with this sign fits, and a laurel fits everywhere.
board-legend-double = With a double ring a legion may lie face down here.
board-zoom-in = Larger map
board-zoom-out = Smaller map
board-race = The race of control markers
board-left = { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
board-placed = { $placed } of { $all } control markers placed{ $thrown ->
        [0] {""}
       *[other] , { $thrown } thrown out
    }
board-senate = { $tokens ->
        [0] No Senate tokens
        [one] One Senate token with { $markers ->
            [0] no markers
            [one] one marker
           *[other] { $markers } markers
        } under it
       *[other] { $tokens } Senate tokens with { $markers ->
            [0] no markers
            [one] one marker
           *[other] { $markers } markers
        } under them
    }
board-camp-bag = camp { $camp } · bag { $bag }
board-bag = bag { $bag }
board-centurions = Centurions to be called
board-decision = What you can do
board-camp = Your camp
board-camp-empty = No legions
board-legion = { $fits ->
        [true] { $legion }
       *[false] { $legion }, fits no empty border
    }
board-choose-legion = Choose a legion, or a border that is lit.
board-choose-border = Choose one of the lit borders.
board-choose-target = Choose a target on the map, or from the list.
board-targets = { $count ->
        [one] The only target
       *[other] All { $count } targets
    }
board-facings = Ways to place it
board-back = Back
board-would-be = { $province } would then stand at { $first } { $caesar }, { $second } { $pompey }.
board-line = Line of { $side }
board-line-empty = empty
board-tile = Command tile { $tile }
board-tiles-left = { $count ->
        [0] The command tiles will be shuffled again.
        [one] One command tile is left in the stack.
       *[other] { $count } command tiles are left in the stack.
    }
board-contents = What the bags and camps can hold
board-bag-of = Bag of { $side }: { $count }
board-unseen-of = Not yet seen of { $side }, with { $camp } in camp
board-unseen-note = The percentages say how likely a legion is in the camp now, by all that has been seen.
board-beside = Bonus tokens face down beside the board
board-left-over = Bonus tokens that are out of this game

aid-title = At a glance
aid-turn = Place one legion of your camp on an empty border with its icon, and choose which value faces which province. Then draw one legion.
aid-icons = A laurel fits every border. Double rings: with border control a legion may lie there face down.
aid-closing = When all borders of a province are taken
aid-step-a = Whoever placed the last legion takes the bonus token.
aid-step-b = Influence is compared: the sum of the values that face the province.
aid-step-c = The stronger side puts a control marker on it, two on Italia. A tie leaves it empty for good.
aid-step-d = The winner also puts a marker on each border to another province of theirs.
aid-step-e = The bonus token is used, or left.
aid-tokens = Bonus tokens
aid-token-tactics = Take one more turn after this one.
aid-token-wealth = Draw one more legion now.
aid-token-might = Turn a rival's legion or control marker face down for good.
aid-token-senate = Keep it. If you won its province: put as many markers under it as you have Senate tokens.
aid-token-poison = A random legion of the rival's camp goes back to the bag.
aid-token-centurion = Take one of your centurions instead of drawing at the end of the turn.
aid-end = Winning
aid-winning = Whoever places the last control marker wins at once. Whoever cannot place a legion at the start of their turn loses.
aid-keys = Keys: 1 to 9 choose a legion, the arrows move between lit borders, Enter chooses, Esc goes back.

## The first game, explained

guide-start = Welcome! Be the first to place all twelve of your control markers. You get to place them by winning provinces: send legions to the borders around them. Every legion counts in two provinces, with one value each.
guide-place = Choose a legion of your camp: the borders with its icon light up. Choose one, and you see both ways to turn it and what would follow. The striped or dotted provinces show who leads; the plates show the influence of both sides.
guide-use = You took a bonus token, even if you did not win the province. You may use it now or leave it; then it is gone. Only Senate tokens are kept.
guide-must-use = The legion that you placed face down turned up a bonus token from beside the board. It is carried out at once; if there is a choice, it is yours.
guide-use-two = You took two bonus tokens. Use them in any order, or leave them; then they are gone. Only Senate tokens are kept.
guide-event-closed = All borders of a province are taken, so it closes: the bonus token goes to whoever placed the last legion, the province to whoever has more influence there.
guide-event-tied = A tie: the province stays without a control marker for good. With a 0 you can close it all the same and take the bonus token.
guide-event-border = Two provinces of one side next to each other: their border gets a control marker too. Neighbours are worth double!
guide-event-senate_used = Senate tokens stay with their owner. The second brings two markers, the third three, if its province is won as well.
guide-event-sent_down = On a border with a double ring a legion may lie face down. It counts nothing, but it turns up a bonus token.
guide-event-tile_up = The solo opponent has no secrets: its legions lie in a line, and a command tile tells it what to draw and how often to place. Why it chose a border is said above the map.

## Why a hint likes a move

hint-wins = Places your last control marker: you win at once.
hint-loses = Careful: { $rival } would place the last control marker and win at once.
hint-takes = Closes { $province } and wins it, { $mine } to { $theirs }.
hint-takes-two = Wins { $province } and { $other } at once, for { $markers } control markers.
hint-takes-borders = Wins { $province }, and with it { $borders ->
        [one] the border to a province of yours
       *[other] { $borders } borders to provinces of yours
    }: { $markers } control markers.
hint-takes-senate = Wins { $province } for { $markers ->
        [one] one control marker
       *[other] { $markers } control markers
    }, and the Senate then brings { $senate ->
        [one] one more
       *[other] { $senate } more
    }.
hint-ties = Closes { $province } in a tie, { $strength } each: nobody gets a marker, but you take { $token }.
hint-yields = { $rival } wins { $province }, but you take { $token } from it.
hint-hides = Counts nothing between { $first } and { $second }, but turns up a bonus token for you.
hint-secures = You then lead in { $province } by { $lead }; with the one border left, { $rival } can add { $most } at most.
hint-threatens = Leaves one border of { $province }, where your { $legion } ({ $icon }) would win it next.
hint-leads = Takes the lead in { $province }, { $mine } to { $theirs }.
hint-neighbour = Takes the lead in { $province }, { $mine } to { $theirs }, next to { $other }, which is yours: a border marker beckons.
hint-safe = Leaves { $rival } no province that one legion could close.
hint-widens = Extends your lead in { $province } to { $mine } against { $theirs }.
hint-catches = Catches up in { $province }: { $mine } against { $theirs }.
hint-might-turns = Turns { $province } in your favour: { $mine } against { $theirs }.
hint-might-weakens = Weakens your rival in { $province }: you then have { $mine } against { $theirs }.
hint-might-province = { $rival } loses control of { $province }; { $neighbours ->
        [0] no province next to it is open any more.
        [one] the open province next to it brings no border marker there any more.
       *[other] the { $neighbours } open provinces next to it bring no border markers there any more.
    }
hint-might-idle = Changes nothing that counts: the token brings nothing here.
hint-again = You move twice before { $rival } can answer.
hint-again-closes = In the extra turn your { $legion } ({ $icon }) can close { $province } and win it.
hint-again-risky = Careful: none of your legions fits an empty border now, so the extra turn may lose the game.
hint-wealth = One more legion to choose from: { $legions } in your camp.
hint-senate = { $markers ->
        [one] One control marker
       *[other] { $markers } control markers
    } at once; { $left ->
        [one] one is
       *[other] { $left } are
    } left to place.
hint-senate-bare = { $markers ->
        [0] Fills your last senate space without markers: no later Senate token can bring you any.
       *[other] Brings no markers now, but the next Senate token of a province you win is worth { $markers }.
    }
hint-poison = Leaves { $rival } { $legions ->
        [0] no legion at all
        [one] a single legion
       *[other] { $legions } legions
    } in the camp.
hint-centurion = { $legion } ({ $icon }) for certain instead of a draw; { $borders ->
        [one] one empty border fits
       *[other] { $borders } empty borders fit
    } it.
hint-leaves = Leaves { $token } unused: what it would do is not worth it now.

## Bots

bot-easy = Takes what looks good at first glance, and often something else.
bot-greedy = Tries every move once against legions that you may have, and takes the one that looks best now.
bot-medium = Thinks a little ahead: tries its moves out in a few dozen imagined continuations.
bot-master = Thinks ahead as “strong” does, with a judgement that was learned from thousands of its positions.
bot-strong = Thinks ahead for up to two seconds: tries its moves out in thousands of imagined continuations, with all that it knows of your legions.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-win = The winning move
kind-close = Close a province
kind-double = Two at one stroke
kind-senate = Close for the Senate
kind-token = Close for the token
kind-hidden = The hidden legion
kind-secure = Out of reach
kind-threat = The threat
kind-lead = Take the lead
kind-catch = Catch up
kind-safe = Leave nothing to close
kind-might = Use of Might
kind-tactics = An extra turn
kind-bonus = What a token is worth
