### Augustus

game = Augustus
game-about = Tokens call your legions up one by one: complete missions, win provinces and senators, and stop at seven.
game-credit = Designed by Paolo Mori

option-first_game = First game: three missions each at random, instead of three of six

## Names

symbol-sword = swords
symbol-shield = shield
symbol-chariot = chariot
symbol-catapult = catapult
symbol-standard = standard
symbol-dagger = dagger
symbol-joker = joker

colour-senator = senator
colour-green = green
colour-pink = pink
colour-orange = orange

reward-senator = three senators
reward-green = three green provinces
reward-pink = three pink provinces
reward-orange = three orange provinces
reward-all_four = all four colours
reward-two = two missions
reward-three = three missions
reward-four = four missions
reward-five = five missions
reward-six = six missions
reward-gold = most gold
reward-wheat = most wheat

## Effects

effect-none = No effect.
effect-mobilise = At once: place up to { $count ->
        [one] one legion
       *[other] { $count } legions
    } from your supply on { NAME($symbol) } fields of your missions.
effect-mobilise-any = At once: place up to { $count ->
        [one] one legion
       *[other] { $count } legions
    } from your supply on any fields of your missions.
effect-gain = At once: take { $count ->
        [one] one more legion
       *[other] { $count } more legions
    } from the common supply.
effect-take-two = At once: take two new missions instead of one.
effect-rearrange = At once: put the legions on your missions anew, as you like.
effect-complete = At once: complete one of your missions in progress.
effect-remove = Red: every opponent removes { $count ->
        [one] one legion
       *[other] { $count } legions
    } from missions in progress.
effect-clear = Red: every opponent removes all legions from one mission in progress.
effect-lose = Red: every opponent loses one controlled mission.
effect-equal = While you control it: a drawn { NAME($one) } token may be used as { NAME($two) }, and the other way round.
effect-per-field = At the end: { $points ->
        [one] one point
       *[other] { $points } points
    } for every { NAME($symbol) } field on your controlled missions, at most { $most }.
effect-per-senator = At the end: { $points } points for every senator you control.
effect-per-green = At the end: { $points } points for every green province you control.
effect-per-pink = At the end: { $points } points for every pink province you control.
effect-per-orange = At the end: { $points } points for every orange province you control.
effect-per-red = At the end: { $points } points for every mission with a red effect that you control.

## What is to be decided

prompt-over = The game is over.
prompt-opening = Lots are drawn for the first Herald.
prompt-row-deal = Five missions are laid open.
prompt-hand-deal = Missions are dealt.
prompt-drawing = { $herald } draws a token.
prompt-refilling = The row of missions is filled up.
prompt-wait = { $count } players are still deciding.
prompt-wait-choosing = { $player } is still choosing missions.
prompt-wait-mobilising = { $player } is placing a legion.
prompt-wait-removing = { $player } is choosing which legions to remove.
prompt-wait-clearing = { $player } is choosing a mission to clear.
prompt-wait-losing = { $player } is choosing a mission to lose.
prompt-wait-ordering = { $player } is choosing which completed mission comes first.
prompt-wait-placing = { $player } is placing legions.
prompt-wait-rearranging = { $player } is putting legions anew.
prompt-wait-completing = { $player } is choosing a mission to complete.
prompt-wait-giving = { $player } is choosing who gets the reward.
prompt-wait-claiming = { $player } is considering a reward.
prompt-wait-taking = { $player } is choosing a new mission.
prompt-choosing = Keep three of your six missions; { $count ->
        [one] one more
       *[other] { $count } more
    } to choose.
prompt-mobilising = The token shows: { NAME($token) }. Put a legion there, move one there, or pass.
prompt-mobilising-joker = A joker: any symbol you like. Put a legion, move one, or pass.
prompt-moving = Which legion do you move to the { NAME($symbol) } field of { $mission }?
prompt-removing = { $player } strikes with { $mission }: remove { $count ->
        [one] one legion
       *[other] { $count } legions
    }.
prompt-clearing = { $player } strikes with { $mission }: choose a mission that loses all its legions.
prompt-losing = { $player } strikes with { $mission }: choose a controlled mission to lose.
prompt-ordering = Several of your missions are complete: which one comes first?
prompt-placing = { $mission }: place up to { $count ->
        [one] one more legion
       *[other] { $count } more legions
    }.
prompt-rearranging = { $mission }: put all your legions anew, or leave them as they are.
prompt-rearranging-on = { $mission }: { $count ->
        [one] one legion is
       *[other] { $count } legions are
    } still in your hand.
prompt-completing = { $mission }: choose one of your missions to complete at once.
prompt-giving = You no longer lead: who gets the reward “{ NAME($reward) }”?
prompt-claiming = You control exactly { $number } missions: claim the reward of { $points } points? You can only ever claim one of these.
    .touch = You control { $number } missions: claim the reward of { $points } points? You can claim only one.
prompt-taking = Take { $count ->
        [one] a new mission
       *[other] { $count } new missions
    } from the row.

move-keep = Keep { $mission }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $effect }
move-take = Take { $mission }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $effect }
move-resolve = First { $mission }. { $effect }
move-complete = Complete { $mission }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $effect }
move-clear = Clear { $mission }
move-lose = Lose { $mission }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $wheat ->
        [0] {""}
       *[other] , { $wheat } wheat
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }. { $effect }
move-put = Put a legion on { $mission }, { NAME($symbol) }
move-put-completes = Put a legion on { $mission }, { NAME($symbol) }: that completes it
move-bring = Move a legion to { $mission }, { NAME($symbol) }
move-bring-completes = Move a legion to { $mission }, { NAME($symbol) }: that completes it
move-from = The legion on { $mission }, { NAME($symbol) }
move-remove = Remove the legion on { $mission }, { NAME($symbol) }
move-give = { $player } gets it
move-claim = Claim the { $points } points for { $number } missions
move-decline = Decline, and hope for a better one
move-pass-mobilising = Pass
move-pass-placing = Place no more
move-pass-rearranging = Leave them as they are

## Why not

refusal-choosing = “{ $move }” is not possible now: choose a mission to keep (keep 12).
    .rule = deal
refusal-mobilising = “{ $move }” is not possible now: put a legion (put 12 sword), move one (bring 12 sword), or pass.
    .rule = mobilise
refusal-moving = “{ $move }” is not possible now: say which legion you move (from 12 sword).
    .rule = move
refusal-removing = “{ $move }” is not possible now: choose a legion to remove (remove 12 sword).
    .rule = remove
refusal-clearing = “{ $move }” is not possible now: choose a mission to clear (clear 12).
    .rule = clear
refusal-losing = “{ $move }” is not possible now: choose a controlled mission to lose (lose 12).
    .rule = lose
refusal-ordering = “{ $move }” is not possible now: choose which completed mission comes first (resolve 12).
    .rule = effect
refusal-placing = “{ $move }” is not possible now: place a legion from your supply (put 12 sword), or pass.
    .rule = mobilise-symbol
refusal-rearranging = “{ $move }” is not possible now: put your legions anew (put 12 sword); all must be put.
    .rule = rearrange
refusal-completing = “{ $move }” is not possible now: choose a mission to complete (complete 12).
    .rule = complete-one
refusal-giving = “{ $move }” is not possible now: choose who gets the reward (give 2).
    .rule = gold-wheat
refusal-claiming = “{ $move }” is not possible now: claim the reward, or decline.
    .rule = number
refusal-taking = “{ $move }” is not possible now: take a mission from the row (take 12).
    .rule = take
refusal-hand = { $mission } is not one of the missions you were dealt.
    .rule = deal
refusal-kept = You are keeping { $mission } already.
    .rule = deal
refusal-row = { $mission } does not lie in the row.
    .rule = take
refusal-controlled = You do not control { $mission }.
    .rule = lose
refusal-not-yours = { $mission } is not one of your missions in progress.
    .rule = put
refusal-incomplete = { $mission } is not complete.
    .rule = complete
refusal-waiting = { $mission } is complete and waits for its turn: nothing can be changed on it.
    .rule = complete
refusal-clear-empty = There are no legions on { $mission }, and you have a mission with some.
    .rule = clear
refusal-no-field = { $mission } has no { NAME($symbol) } field.
    .rule = put
refusal-symbol = The token shows { NAME($token) }, which is not { NAME($symbol) } for you.
    .rule = put
refusal-symbol-effect = The effect does not mobilise { NAME($symbol) }.
    .rule = mobilise-symbol
refusal-covered = Every { NAME($symbol) } field of { $mission } is covered already.
    .rule = put
refusal-supply = Your supply is empty: you can only move a legion that lies on a mission (bring 12 sword).
    .rule = put
refusal-bring = You have no legion elsewhere that could be moved there.
    .rule = move
refusal-from = No legion of yours that could be taken lies on { $mission }, { NAME($symbol) }.
    .rule = move
refusal-from-same = That legion lies on { $mission }, { NAME($symbol) } already: choose another, or another field.
    .rule = move
refusal-give = { $player } does not lead in this.
    .rule = gold-wheat

## What happened

event-first_herald = { $player } is the first Herald.
event-row = { $mission } lies open in the row.
event-deal = { $player } is dealt { $mission }.
event-deal-hidden = { $player } is dealt a mission.
event-given = { $player } gets the mission { $mission }.
event-plan = { $player } decides: { $move }.
event-plan_completes = { $player } will complete { $mission }.
event-ready = { $player } has decided.
event-reveal = All decisions are revealed.
event-kept = { $player } keeps { $one }, { $two } and { $three }.
event-token = { $herald } draws: { NAME($token) }!
event-joker = { $herald } draws: joker! Any symbol will do.
event-put = { $player } puts a legion on { $mission }, { NAME($symbol) }.
event-moved = { $player } moves a legion from { $old_mission }, { NAME($old_symbol) }, to { $mission }, { NAME($symbol) }.
event-passed = { $player } passes.
event-ave = Ave Caesar! { $player } completes { $mission }.
event-resolves = { $player } resolves { $mission } and takes back { $legions ->
        [0] no legion
        [one] one legion
       *[other] { $legions } legions
    }.
event-no_more = { $player } places no more.
event-gained = { $player } gains { $legions ->
        [one] one legion
       *[other] { $legions } legions
    }; { $left } { $left ->
        [one] is
       *[other] are
    } left in the common supply.
event-not_gained = { $player } gains nothing: the common supply is empty.
event-two = { $player } may take one mission more.
event-kept_order = { $player } leaves all legions where they are.
event-picked_up = { $player } picks up { $legions ->
        [one] one legion
       *[other] { $legions } legions
    } to put them anew.
event-finished = { $player } completes { $mission } at once.
event-strikes = { $player } strikes everybody else with { $mission }.
event-removed = { $player } removes a legion from { $mission }, { NAME($symbol) }.
event-cleared = { $player } clears { $mission } of { $legions ->
        [one] one legion
       *[other] { $legions } legions
    }.
event-lost = { $player } loses { $mission }.
event-unhurt = { $player } has nothing to lose.
event-controls = { $player } controls { $mission } now: { $total } in all.
event-reward = { $player } receives the reward “{ NAME($reward) }”, { $points } points.
event-reward_passes = The reward “{ NAME($reward) }” passes from { $old } to { $player }.
event-reward_back = { $old } returns the reward “{ NAME($reward) }”: nobody has any now.
event-declined = { $player } declines the reward “{ NAME($reward) }”.
event-takes = { $player } takes { $mission }.
event-nothing_left = There is no mission left for { $player } to take.
event-shuffle = The pile is empty: { $missions } discarded missions are shuffled into a new one.
event-bag_full = All tokens go back into the bag; { $player } is the new Herald.
event-scored = { $player }: rewards { $rewards } + missions { $missions } + effects { $effects } = { $total } points.
event-senators = { $player } is tied and controls { $senators ->
        [0] no senator
        [one] one senator
       *[other] { $senators } senators
    }.

## Why the game ended

reason-seven = somebody controls seven missions
reason-senators = seven missions; the tie was broken by senators
reason-shared = seven missions; the victory is shared

## What is wrong with a deck of one's own

box-key = The file has an entry “{ $key }” that means nothing here. It may have: { $known }.
box-missions = The file has no list “missions”. It must have one, with { $most } missions.
box-mission-table = Entry { $place } of the missions is not a mission: it must be written as { "{" } number = 1, name = "…", … { "}" }.
box-number = Entry { $place } of the missions has the number { $number }. Numbers are whole, from 1 to { $most }.
box-number-twice = There are two missions with the number { $number }. Each number must occur once.
box-missing = The file has { $count } missions, but the game needs { $most }. Missing are: { $missing }.
box-rewards = The file has no “rewards”. It must give the points of: { $known }.
box-reward-unknown = There is no reward “{ $reward }”. The rewards are: { $known }.
box-reward-points = The reward “{ $reward }” has the points { $points }. They must be a whole number from 0 to 99.
box-mission-key = Mission { $number } has an entry “{ $key }” that means nothing here. A mission may have: { $known }.
box-name = Mission { $number } has no name, or one of more than 60 characters.
box-colour = Mission { $number } has the colour “{ $colour }”. It must be one of: { $known }.
box-field = Mission { $number } has a field “{ $field }”. Fields are: { $known }.
box-fields = Mission { $number } has { $count } fields. It must have 1 to { $most }, written like "sword sword shield".
box-points = Mission { $number } has the points { $points }. They must be a whole number from 0 to 99.
box-goods = Mission { $number } has { $goods } = { $amount }. It must be 0, 1 or 2.
box-goods-senator = Mission { $number } is a senator and has { $goods }. Only provinces produce wheat and gold.
box-effect = Mission { $number } has the effect “{ $effect }”, which is not understood. Effects are written like these: { $known }.

## Hints: why a bot would play so

hint-ends = { $mission } would be your seventh mission: the end of the game.
hint-completes = Completes { $mission }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-completes-effect = Completes { $mission }. { $effect }
hint-completes-reward = Completes { $mission }, and the reward “{ $reward }” is still there: { $points } points more.
hint-finishes = Fills the { $fields ->
        [one] one field that is
       *[other] { $fields } fields that are
    } still free on { $mission }.
hint-one-left = Leaves one field of { $mission } free ({ $symbol }); { $fitting } of the { $tokens } tokens in the bag fit.
hint-joker = The joker takes a field of { $mission } ({ $symbol }): { $tokens ->
        [0] no such token is
        [one] one such token is
       *[other] { $tokens } such tokens are
    } left in the bag.
hint-nearer = Brings { $mission } nearer: { $after } instead of { $before } draws, on average.
hint-from = The legion leaves { $mission }: { $after } instead of { $before } draws, on average.
hint-shifts = Within { $mission }: { $after } instead of { $before } draws, on average.
hint-rearranges = Places all { $legions } legions anew, beginning with { $mission }.
hint-remove = Sets { $mission } back: { $after } instead of { $before } draws, on average.
hint-clear = Costs { $legions ->
        [one] one legion
       *[other] { $legions } legions
    } on { $mission }.
hint-lose = Gives up { $mission }, which is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } by itself.
hint-resolve = { $mission } first. { $effect }
hint-resolve-plain = { $mission } has no effect that could wait.
hint-give = { $player } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far.
hint-mission = { $draws } draws on average for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, with what else it brings.
hint-mission-quick = The quickest that is offered: { $draws } draws on average, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-mission-points = The most points that are offered: { $points } for { $draws } draws on average.
hint-mission-reward = With { $mission } you would get the reward “{ $reward }”: { $points } points more.
hint-mission-goods = Once complete, it counts for the reward “{ $reward }”: you would have { $mine }, the most that anybody has now is { $most }.
hint-claim = { $points } points for certain; for the next { $next } you would need { $number } missions, and rivals have up to { $rivals }, you { $own }.
hint-claim-last = { $points } points for certain, and no higher reward is left to wait for.
hint-decline = Saves you for { $next } points instead of { $points }: { $number } missions, of which you have { $own }, your rivals { $rivals } at most.
hint-decline-none = Leaves { $points } points, though no higher reward is left.
hint-pass-keeps = Keeps your { $legions ->
        [one] last legion
       *[other] { $legions } legions
    } in the supply for other tokens.
hint-pass-stays = Your legions all lie on missions, and stay where they are.
hint-pass-order = Your { $legions } legions stay where they lie.

## The table in a terminal

table-hand = Your missions: keep three
table-row = Missions in the row
table-token = Token: { $token }
table-bag = Bag:
table-herald = Herald: { $player }
table-supply = Common supply: { $common ->
        [one] { $common } legion
       *[other] { $common } legions
    }. Pile: { $pile ->
        [one] { $pile } mission
       *[other] { $pile } missions
    }.
table-rewards = Rewards
table-wheat = wheat
table-gold = gold
table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-draws = { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }
table-waiting = complete
table-player = { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, gold { $gold }, wheat { $wheat }
table-controls = Controls { $count }:
table-plan = Decided: { $moves }
table-sheet-rewards = Rewards
table-sheet-missions = Missions
table-sheet-effects = Effects
table-sheet-total = Total
table-legend-symbols = { $signs }; ■ a legion, □ a free field. “Draws” is how many tokens it takes on average. After → stands who lacks one mission for a reward.
# What may be typed: words separated by commas, the one that is shown first.
type-keep = keep
type-take = take
type-resolve = resolve, first
type-complete = complete
type-clear = clear
type-lose = lose
type-put = put, place
type-bring = bring, move
type-from = from
type-remove = remove
type-give = give
type-pass = pass, done
type-claim = claim, yes
type-decline = decline, no
table-legend-typing = Type “19 sh” to put a legion on a shield of mission 19, or any move in full: bring 19 sh, from 20 ch, pass.

## Odds

odds-about = How likely each token is to be drawn next, and how soon a mission is complete.
odds-mission-help = A mission by its number, or its free fields: “sword shield shield”.
odds-drawn-help = The tokens that are out of the bag, by their words. Usually none.
odds-draws-help = How many draws to look ahead. Usually 8.
odds-draws = One cannot look { $draws } draws ahead: it can be 1 to { $most }.
odds-too-many = There are only { $count } tokens “{ $token }”.
odds-token = “{ $word }” is no symbol: { $known }.
odds-mission = There is no mission { $mission }: they are numbered 1 to { $most }.
odds-fields = { $count } fields are too many: a mission has at most { $most }.
odds-next = The next token
odds-fields-title = { $symbols }: { $average } draws on average
odds-within = within { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
odds-missions = Complete within so many draws, if all your legions go there
odds-average = on average

## A line of history for every mission

history-achaia = Augustus made southern Greece a province of its own, with Corinth as its seat.
history-aegyptus = The land of the Nile was so rich in grain that no senator might set foot in it.
history-aemilia = The eighth region of Italy grew along one straight road from Ariminum to Placentia.
history-aemilius-lepidus = The third triumvir: he lost his army to Octavian and kept only the title of high priest.
history-africa = Carthage rose again as a Roman colony, and its fields fed Rome for months of the year.
history-alpes-cottiae = King Cottius made peace, became prefect of his own land, and built an arch to Augustus.
history-alpes-maritimae = The last free tribes above the sea were subdued in 14 BC and given a prefect.
history-antistius-labeo = The republican jurist who refused the consulship that Augustus offered him.
history-apulia = The dry heel of Italy with its wheat and wool, where Horace was born.
history-aquitania = Augustus stretched it from the Pyrenees to the Loire; its plains fed the garrisons of Gaul.
history-asia = The old kingdom of Pergamon, and the richest province for any proconsul to draw by lot.
history-asinius-pollio = General, historian and founder of the first public library in Rome.
history-asturia = Augustus himself took the field here; soon whole mountains were washed away for gold.
history-ateius-capito = A jurist who bent the law towards the new regime and was rewarded with a consulship in AD 5.
history-autronius-paetus = Little is known of him but his triumph from Africa in 28 BC.
history-baetica = The peaceful south of Spain, left to the senate, shipped oil and grain to Rome.
history-baleares = Islands of slingers who were taught with stones and paid in wine.
history-belgica = The north of Gaul, camp and larder of the armies on the Rhine.
history-bithynia = Its cities asked leave to worship Augustus, and were allowed a temple in Nicomedia.
history-bosporus = A kingdom of wheat fields on the Crimea, which Agrippa set in order.
history-byzacium = From here Augustus was sent a plant with nearly four hundred shoots grown from one grain.
history-calpurnius-piso = Called the Pontifex; he put down the revolt in Thrace and later kept order in Rome.
history-calvisius-sabinus = One of the two senators who tried to shield Julius Caesar on the Ides of March.
history-campania = The happiest of landscapes, the ancients said; Augustus died there, at Nola.
history-cantabria = Ten years of mountain war; Agrippa had to end what Augustus had declared won.
history-cappadocia = A kingdom of horses under old Archelaus, friend and client of Rome.
history-caria = Rich in marble, and in Aphrodisias, a city that Octavian called his own choice in Asia.
history-chersonesus = The Gallipoli peninsula was private land of Agrippa, and passed to Augustus by his will.
history-cilicia = Pompey had hunted pirates here; Augustus shared it out among kings and Syria.
history-cirta = Caesar gave it to Sittius, a soldier of fortune, who settled his men there.
history-commagene = A small kingdom on the Euphrates whose kings had themselves carved among the gods.
history-cornelius-balbus = Born in Gades, he was the last man outside the imperial house to ride in triumph.
history-corsica = A forested island of honey, resin and banishment.
history-creta = The island of a hundred cities shared one governor with Cyrene across the sea.
history-cyprus = Copper had made the island's name; Augustus handed it to the senate in 22 BC.
history-cyrenaica = Five Greek cities amid wheat and silphium; edicts of Augustus still stand in Cyrene.
history-dalmatia = In AD 6 it rose together with Pannonia, and Rome needed three years and fifteen legions.
history-domitius-ahenobarbus = He crossed the Elbe, farther than any Roman army before, and was Nero's grandfather.
history-emporia = The ports between the Syrtes; Lepcis built a market in 8 BC with the titles of Augustus on its wall.
history-epirus = Beside the bay of Actium Augustus founded Nicopolis, the city of victory.
history-etruria = The seventh region of Italy, whose old families gave Augustus his friend Maecenas.
history-fabius-maximus = As proconsul he made the cities of Asia begin their year on the birthday of Augustus.
history-gaetulia = Its nomads rose against King Juba; Cossus Lentulus took a second name from their defeat.
history-gaius-sosius = He led a wing of Antony's fleet at Actium, was pardoned, and rebuilt the temple of Apollo.
history-galatia = Celts in the middle of Asia; their temple in Ancyra keeps the deeds of Augustus in stone.
history-gallaecia = The far corner of Spain, whose hills hid gold and whose forts held out for long.
history-germania = A province up to the Elbe was nearly ready when Varus lost it.
history-histria = Augustus moved the border of Italy eastwards so that this peninsula belonged to it.
history-illyricum = Octavian was wounded here in his own war; from here came the great revolt.
history-iudaea = Herod's kingdom, with a new harbour called Caesarea; a Roman prefect ruled it from AD 6.
history-iullus-antonius = A son of Mark Antony, brought up in the house of Augustus and ruined by the scandal of Julia.
history-liburnia = Its light, fast ships gave the Roman fleet its favourite model.
history-libya = West of the Delta began the land of Ammon, whose oracle Alexander had asked.
history-licinius-crassus = He killed an enemy king with his own hand, and was denied the highest honour for it.
history-liguria = The ninth region of Italy: a hard coast whose people were long the terror of travellers.
history-lucius-arruntius = Once outlawed, he commanded the centre of Octavian's fleet at Actium.
history-lucius-sestius = He honoured the memory of Brutus, and Augustus made him consul all the same.
history-lugdunensis = At Lugdunum sixty peoples of Gaul met every year at the altar of Rome and Augustus.
history-lusitania = Veterans of the Cantabrian war were settled at Emerita Augusta, its capital.
history-lycia = A league of free cities that voted by size and was left to rule itself.
history-lydia = The gold of the river Pactolus had made its king Croesus a byword for wealth.
history-macedonia = From the land of Alexander the road to the East set out, and the mines had not run dry.
history-marcus-agrippa = Friend, admiral and son-in-law of Augustus; he won the wars and built the aqueducts.
history-marcus-lollius = He made Galatia a province; later the Sugambri took an eagle of his Fifth Legion.
history-marcus-vinicius = He fought in Gaul and beyond the Danube, and Augustus liked to play dice with him.
history-marmarica = The dry coast between Cyrene and Egypt, whose nomads Quirinius had to fight.
history-mauretania = Augustus gave it to King Juba, a scholar, and his queen, Cleopatra's daughter.
history-messalla-corvinus = He fought against Octavian, then for him, and proposed the title Father of the Country.
history-moesia = Crassus first led an army to the lower Danube; a province grew there slowly.
history-munatius-plancus = A veteran of every camp; it was he who proposed the name Augustus.
history-nabataea = The kingdom of Petra grew rich on incense; its guide led a Roman army astray in Arabia.
history-narbonensis = Gaul in a toga: so Roman that Augustus soon gave it back to the senate.
history-norbanus-flaccus = He was consul with Augustus in 24 BC, and told the cities of Asia to let Jews send money to Jerusalem.
history-noricum = A kingdom famous for its steel, taken over almost without a fight around 15 BC.
history-numidia = The kingdom of the horsemen, joined to Africa and sown with wheat.
history-pamphylia = A warm coast between mountains, governed from Galatia for most of this time.
history-pannonia = Tiberius brought the border to the Danube, and the legions stayed there.
history-paphlagonia = Its cities swore an oath by Augustus that still exists, carved in stone.
history-phrygia = The land of Midas, where the roads of Asia met and the Great Mother was at home.
history-pontus = Once the realm of Mithridates, now that of Queen Pythodoris, Rome's ally.
history-quinctilius-varus = In AD 9 he led three legions into the Teutoburg Forest, and none came back.
history-raetia = Drusus and Tiberius, the stepsons, conquered the Alps here in one summer, 15 BC.
history-samnium = The fourth region of Italy; its hill people had been Rome's most stubborn enemies.
history-sardinia = Its grain helped to feed Rome; in AD 6 brigands made it need soldiers again.
history-sempronius-atratinus = He accused Caelius as a youth, served Antony, and in 21 BC triumphed over Africa for Augustus.
history-sentius-saturninus = As lone consul in 19 BC he kept Rome in order while Augustus was in the East.
history-sextus-appuleius = A nephew of Augustus, consul beside him in 29 BC, with a triumph from Spain.
history-sicilia = Rome's first province, and for two centuries its nearest granary.
history-silius-nerva = He subdued valleys of the Alps in 16 BC; Augustus names him among his guests at dice.
history-statilius-taurus = He commanded the army on land at Actium and built Rome's first stone amphitheatre.
history-sulpicius-quirinius = As legate of Syria he took the census of Judaea in AD 6.
history-syria = Four legions faced the Parthians here, who in 20 BC gave back the lost standards.
history-syrtica = Fleets were lost on its shallows; Cato had led his army around them on foot.
history-tarius-rufus = A man of humble birth who commanded a squadron at Actium and rose to the consulship.
history-tarraconensis = From Tarraco Augustus ruled the empire for two years while he was ill.
history-thebais = Cornelius Gallus put down its revolt in fifteen days, and boasted of it on a stone at Philae.
history-thessalia = The great plain of Greek horsemen, where Pompey had lost to Caesar at Pharsalus.
history-thracia = Kings of the Odrysians held it for Rome, with gold from its hills and much unrest.
history-tingis = It rose against a king who sided with Antony, and its people were made Roman citizens.
history-transpadana = The eleventh region of Italy, beyond the Po; Virgil came from near Mantua.
history-umbria = The sixth region of Italy, home of the poet Propertius.
history-valgius-rufus = A poet among the consuls, who left a book on healing herbs for Augustus unfinished.
history-vallis-poenina = The upper Rhône and its pass, the shortest way from Italy to the Rhine.
history-venetia = The tenth region of Italy, where Aquileia watched the road to the amber coast.
history-vindelicia = The land below the Alps where Augusta Vindelicum, today's Augsburg, was founded.
history-zeugitana = The country around Utica and Carthage was the first that Rome held in Africa.

## The table in the browser

board-kind-senator = senator
board-kind-green = green province
board-kind-pink = pink province
board-kind-orange = orange province
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-wheat = { $count } wheat
board-gold = { $count } gold
board-field = { NAME($symbol) }: { $legions } of { $fields } covered
board-draws = about { $draws } draws
board-complete = Ave Caesar!
board-token = Token drawn
board-no-token = none yet
board-herald = Herald: { $player }
board-herald-short = Herald
board-bag-title = Token and bag
board-bag = In the bag: { $left }, with the chance to be next
board-bag-refilled = All { $left } go back into the bag; the chance to be next
board-chance = { NAME($symbol) }: { $count } of { $left } in the bag, { $chance }% to be drawn next
board-hand = Missions dealt to you
board-mine = Your missions
board-row = Open missions
board-rewards = Rewards
board-rivals = The others
board-players = Players
board-common = Common supply: { $common ->
        [one] { $common } legion
       *[other] { $common } legions
    }. Pile: { $pile }.
board-stock = { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } in supply, { $wheat } wheat, { $gold } gold, { $points } points so far
board-seat = { $missions } of 7 missions, { $legions } legions in supply, { $points } points so far
board-controlled = { $count ->
        [one] Controls { $count } mission
       *[other] Controls { $count } missions
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-controlled-short = Controls { $count }: { $points } pts
board-choosing = is choosing from { $count } missions
board-free = Still to be had.
board-held = Held by { $player }.
board-near = One mission away: { $players }.
board-table = Missions, token and bag
board-standing = Asks for { $need }. { $standing }.
board-actions = What else you can do
board-move-instead = Move a placed legion instead
board-put-instead = Put one from the supply instead
board-all-moves = All moves in words ({ $count })
board-auto-pass = Pass for me when I could only move legions about, completing nothing
board-do-keep = Keep
board-do-take = Take
board-do-resolve = First
board-do-complete = Complete
board-do-clear = Clear
board-do-lose = Lose
board-mark-keep = You keep it
board-mark-take = Taken
board-mark-clear = Will be cleared
board-sheet = Score sheet
board-sheet-line = Line
board-sheet-rewards = Rewards
board-sheet-missions = Missions
board-sheet-effects = Effects
board-sheet-total = Total

aid-title = At a glance
aid-round = The Herald draws a token. Everybody at once may put a legion from the supply on a free field with that sign, or move a placed one there. A mission with all its fields covered is complete.
aid-tokens = The 23 tokens
aid-joker = A joker is any sign you like. After it all tokens go back into the bag and the next player is Herald.
aid-missions = The missions
aid-effects = The effects
aid-families = A bolt works once, at once. A red diamond strikes all the others. A ring lasts while you control the mission. A laurel counts at the end.
aid-effect-mobilise-sword = place two legions on swords
aid-effect-gain = one more legion for good
aid-effect-take-two = take two missions instead of one
aid-effect-rearrange = put your legions anew
aid-effect-complete = complete another mission
aid-effect-remove = the others remove a legion
aid-effect-clear = the others clear a mission in progress
aid-effect-lose = the others lose a controlled mission
aid-effect-equal-sword-shield = swords count as shields, and shields as swords
aid-effect-score-shield = points for each shield on your missions
aid-effect-score-green = points for each green province
aid-effect-score-red = points for each red effect
aid-rewards = The first with three of a kind, or all four kinds, gets that reward by itself. For exactly 2 to 6 missions you are asked; one such reward each, for good. Gold and wheat go to whoever produces the most; a tie takes them over.
aid-end = At the end of the round in which somebody controls seven missions: rewards + missions + effects at the end. Tied: more senators.

guide-start = Welcome! Tokens are drawn one by one. Each lets you put a legion on a field with that sign. Cover all fields of a mission and it is yours, with its points and its effect. When somebody controls seven, points decide.
guide-choosing = Six missions were dealt to you: keep three. The number of draws says how long a mission takes on average: quick ones bring effects early, slow ones bring points. Swords and shields are drawn most often, daggers hardly ever.
guide-mobilising = Fields that can take a legion shine: click one. With “move” you take a legion from elsewhere instead. Nobody sees what you do until all have decided; till then you can undo it.
    .touch = Fields that can take a legion shine: tap one. With “move” you take a legion from elsewhere instead. Nobody sees what you do until all have decided; till then you can undo it.
guide-mobilising-joker = A joker is any sign you like, so cover the rarest: a dagger or a standard. After it the bag is full again.
guide-moving = Click the legion that is to go there.
    .touch = Tap the legion that is to go there.
guide-removing = A red effect: click the legions that you can spare most easily.
    .touch = A red effect: tap the legions that you can spare most easily.
guide-clearing = A red effect: choose the mission that suffers least. Complete missions are safe.
guide-losing = A red effect: choose which of your controlled missions you can best do without.
guide-placing = Your mission's effect: put legions from your supply on the fields that shine. If that completes another mission, it joins in at once.
guide-rearranging = You may put all your legions anew on any fields, or leave them.
guide-completing = Choose one of your missions: it is complete at once, whatever its fields.
guide-claiming = The rewards for 2 to 6 missions: only one each in the whole game. Take the points now, or hope to be first at a higher number.
guide-taking = Take a new mission. Look at draws, points and effect, and at the rewards: three of a kind, or one of each.
guide-giving = You no longer lead, and several players are tied: you say who gets it.
guide-event-ave = Ave Caesar! A mission is complete. Its legions go back to their owner, its effect happens, and a new mission is taken.
guide-event-bag_full = A joker was drawn: all tokens are back in the bag, and the next player is Herald.
guide-event-strikes = A red effect strikes everybody else. Missions that are complete and waiting are safe.
guide-event-reward = A reward was won. Those for kinds and numbers stay for good; gold and wheat can be lost.

## Bots

bot-easy = Takes what looks good at first glance, and often something else.
bot-greedy = Counts points and the draws that missions still need, and takes what gains most now.
bot-medium = Thinks a little ahead: tries its moves out in a few dozen imagined continuations.
bot-master = Thinks ahead as “strong” does, with a judgement that was learned from thousands of games. Stronger with four players; with two about as strong.
bot-strong = Thinks ahead for up to two seconds: tries its moves out in many imagined continuations.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-draft = Which three to keep
kind-mission = Which mission to take
kind-seventh = The seventh mission
kind-complete = Complete a mission
kind-reward = First to the reward
kind-legion = Where the legion goes
kind-joker = Where the joker goes
kind-move = Legions on the move
kind-pass = Leave them where they are
kind-loss = The smallest loss
kind-order = Which effect first
kind-give = Who gets it
kind-claim = Claim it or wait
