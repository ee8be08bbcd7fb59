### Julius Caesar

game = Julius Caesar
game-about = The Roman civil war on the map: hidden armies of blocks, fleets, sieges and turncoats, from Hispania to Syria. A long game for two.
game-credit = Designed by Justin Thompson and Grant Dalgliesh

seat-1-of-2 = Caesar
seat-2-of-2 = Pompey

option-deployment = Where the armies stand at the start
option-deployment-historical = as in January of 49 BC
option-deployment-free = rearranged by the players
option-deployment-about = Rearranged: first Caesar, then Pompey exchanges his own blocks among his cities. Every city keeps as many as it had.
option-caesar_first = Caesar is Player 1 of the very first turn
option-caesar_first-about = Whatever the cards say. Tournaments use it, because a quick start is worth more to Pompey.
option-edition = Edition of the rules
option-edition-seed = first (as in the Polish rulebook)
option-edition-v1_1 = 1.1 (the later English rulebook)
option-edition-usual = v1_1
option-edition-about = In 1.1 blocks in contested cities get no steps from levies, and a Navis that has won in a port stays there.

## What is to be decided

prompt-over = The game is over.
prompt-dealing = The cards are being dealt.
prompt-throwing = The dice are rolling.
prompt-picking = Jupiter picks a block.
prompt-deploying = Where do your blocks stand? Every city keeps its number of blocks.
prompt-discarding = Year { $year }: lay one of your six cards aside.
prompt-choosing = Year { $year }, turn { $turn }: which card do you play?
prompt-wait-both = Both players are choosing a card.
prompt-wait-card = { $player } is choosing a card.
prompt-moving = Move your blocks. { $points ->
        [0] No move points are left, but blocks of active places may still go.
        [one] One move point is left.
       *[other] { $points } move points are left.
    }
prompt-moving-mars = Mars: move the land blocks of one group. One battle that they begin will be a surprise.
prompt-moving-neptune = Neptune: move the Navis of one group. One battle that they begin will be a surprise.
prompt-moving-mercury = Mercury: move the land blocks of one group up to three cities, or attack two cities away.
    .touch = Mercury: the land blocks of one group move up to three cities, or attack two away.
prompt-moving-pluto = Pluto: move the land blocks of one group. Roads into an attack take more of them: 6, 3, or 2 over a strait.
    .touch = Pluto: move the land blocks of one group. Roads into an attack take 6, 3, a strait 2.
prompt-surprising = Which battle is the surprise?
prompt-calling = Jupiter: which enemy block shall come over to you? Name a place and a colour, or a block that can be told from the others.
    .touch = Jupiter: which enemy block shall come over? Name a place and a colour, or a block.
prompt-settling = { NAME($block) } comes over to you. To which city?
prompt-striking = Vulcan: which enemy city shall he strike?
prompt-levying = Levy. { $levies ->
        [one] One point is left.
       *[other] { $levies } points are left.
    }
prompt-ordering = Which battle is fought next?
prompt-fighting = { NAME($place) }, round { $round }: touch a block with a red edge to fire, or let it retreat or pass.
    .touch = { NAME($place) }, round { $round }: a block with a red edge fires, retreats or passes.
prompt-fighting-last = { NAME($place) }, round { $round }: your attackers must retreat. Who goes where?
prompt-suffering = { $hits ->
        [one] One hit: which of your strongest blocks takes it?
       *[other] { $hits } hits: which of your strongest blocks takes the first?
    }
prompt-regrouping = You have won at { NAME($place) }. Your blocks there may go one step.
prompt-landing = Winter: to which ports do your Navis go?
prompt-supplying = Winter: which blocks go back to the pool from cities that cannot feed them?
prompt-disbanding = Winter: do you want to disband blocks?

prompt-wait-deploying = { $player } is placing blocks.
prompt-wait-moving = { $player } is moving.
prompt-wait-surprising = { $player } is choosing where the surprise will be.
prompt-wait-calling = { $player } is choosing what Jupiter will do.
prompt-wait-settling = { $player } is choosing where the defector goes.
prompt-wait-striking = { $player } is choosing where Vulcan will strike.
prompt-wait-levying = { $player } is levying.
prompt-wait-ordering = { $player } is choosing the next battle.
prompt-wait-fighting = { $player } is ordering a block in the battle.
prompt-wait-suffering = { $player } is choosing who takes a hit.
prompt-wait-regrouping = { $player } is regrouping.
prompt-wait-landing = { $player } is bringing the fleet into port.
prompt-wait-supplying = { $player } is choosing whom the cities cannot feed.
prompt-wait-disbanding = { $player } is choosing whom to disband.

move-done-deploying = All others stay as in 49 BC
move-done-moving = No more moves
move-done-levying = No more levies
move-done-regrouping = All others stay
move-done-disbanding = Disband nobody else
move-discard = Lay { NAME($card) } aside
move-play = Play { NAME($card) }
move-battle = Fight at { NAME($place) }
move-surprise = Surprise the enemy at { NAME($place) }
move-strike = Strike { NAME($place) }
move-call-block = Call { NAME($block) } at { NAME($place) }
move-call = Call a { NAME($colour) } block at { NAME($place) }
move-fire = { NAME($block) } fires: { $strength ->
        [one] one die
       *[other] { $strength } dice
    }, hits up to { $power }
move-pass = { NAME($block) } passes
move-hit = { NAME($block) } takes the hit: { $left ->
        [0] it is lost
       *[other] from { $strength } to { $left }
    }
move-levy = New in { NAME($place) }: { NAME($block) }
move-raise = { NAME($block) } in { NAME($origin) }: from { $strength } to { $left }
move-disband = Disband { NAME($block) } in { NAME($origin) }
move-ferry = { NAME($block) } retreats by sea to { NAME($place) }
move-retreat = { NAME($block) } retreats to { NAME($place) }
move-sail = { NAME($block) }: { NAME($origin) } → { NAME($place) } by sea
move-march = { NAME($block) }: { NAME($origin) } → { NAME($place) }
move-occupy = { NAME($block) }: { NAME($origin) } → { NAME($place) }, to occupy it
move-attack = { NAME($block) }: { NAME($origin) } → { NAME($place) }, to attack
move-reserve = { NAME($block) }: { NAME($origin) } → { NAME($place) }, as a reserve of the attack
move-respond = { NAME($block) }: { NAME($origin) } → { NAME($place) }, as a reserve of the defence
move-deploying = { NAME($block) } stands in { NAME($place) }
move-settling = { NAME($block) } goes to { NAME($place) }
move-regrouping = { NAME($block) } regroups to { NAME($place) }
move-landing = { NAME($block) } winters in { NAME($place) }

## Why something cannot be done

refusal-card = You do not hold { $card }.
    .rule = cards
refusal-apollo = Apollo copies the enemy's last card, so he cannot be played in the first turn of a year.
    .rule = apollo
refusal-discarding = First lay one of your six cards aside.
    .rule = hand
refusal-choosing = First choose the card that you play this turn.
    .rule = cards
refusal-plan = Only a few marches that you can make now can be planned for the odds.
    .rule = active
refusal-deploying = Now every block is given its city.
    .rule = deployment
refusal-unbalanced = Some city would have too many or too few blocks: give the others their cities first.
    .rule = deployment
refusal-pool-stays = { NAME($block) } is in the levy pool and stays there.
    .rule = deployment
refusal-placed = { NAME($block) } has its city already. You can take that back.
    .rule = deployment
refusal-deploy-port = { NAME($block) } cannot stand in { NAME($place) }: land blocks stand in cities, Navis in ports.
    .rule = deployment
refusal-city-full = { NAME($place) } has no room for { NAME($block) }: every city keeps its number of blocks.
    .rule = deployment
refusal-deploy-berths = The room left in { NAME($place) } is needed for a Navis, so { NAME($block) } cannot stand there.
    .rule = deployment
refusal-moving = Now blocks are moved. Say that you are done when there is nothing left to move.
    .rule = active
refusal-not-yours = { NAME($block) } does not serve you.
    .rule = active
refusal-off-map = { NAME($block) } is not on the map.
    .rule = active
refusal-there-already = { NAME($block) } is in { NAME($place) } already.
    .rule = steps
refusal-moved = { NAME($block) } has moved this turn already.
    .rule = steps
refusal-land-only = This card moves land blocks only, and { NAME($block) } is a Navis.
    .rule = mars
refusal-navis-only = Neptune moves Navis only, and { NAME($block) } is not one.
    .rule = neptune
refusal-no-points = No move points are left for { NAME($block) } in { NAME($origin) }.
    .rule = active
refusal-pinned = The attackers pin everybody who is left in { NAME($origin) }.
    .rule = pinned
refusal-keep-sea = A sea move went over { NAME($origin) }, so one of your Navis must stay there.
    .rule = sea-moves
refusal-closed-way = The attackers came from { NAME($place) }, so nobody leaves { NAME($origin) } that way.
    .rule = pinned
refusal-straight-back = { NAME($block) } cannot go back to where it came from.
    .rule = steps
refusal-road-full = The road from { NAME($origin) } to { NAME($place) } takes no more blocks this turn.
    .rule = roads
refusal-too-far = { NAME($block) } does not come from { NAME($origin) } to { NAME($place) } this turn.
    .rule = steps
refusal-too-far-to-attack = { $steps ->
        [1] Attacks and reinforcements are made on the first step
       *[2] With Mercury attacks are made on the first or second step
    }, and { NAME($place) } is farther from { NAME($origin) }.
    .rule = steps
refusal-attack-late = { NAME($block) } has made { $made ->
        [one] a step
       *[other] { $made } steps
    } this turn, and { $steps ->
        [1] only a first step leads into a battle
       *[2] only one of the first two leads into an attack
    }.
    .rule = steps
refusal-no-steps = { NAME($block) } has made all the steps that it may make this turn.
    .rule = steps
refusal-no-flank = { NAME($block) } cannot choose between main attack and reserve at { NAME($place) }: only one of them has a way.
    .rule = mercury
refusal-event-sea = Event cards give no sea moves.
    .rule = events
refusal-sea-first = Sea moves come before all other moves of a turn.
    .rule = sea-moves
refusal-no-port = { NAME($origin) } is not a port.
    .rule = sea-moves
refusal-hostile-port = Sea moves lead to friendly or vacant ports, and enemies are in { NAME($place) }.
    .rule = sea-moves
refusal-no-sea-way = No friendly seas lead from { NAME($origin) } to { NAME($place) }.
    .rule = sea-moves
refusal-levying = Now you levy. Say that you are done when you want nothing more.
    .rule = levy
refusal-step-at-sea = { NAME($block) } is at sea: Navis get steps in port only.
    .rule = levy
refusal-full-strength = { NAME($block) } has its full strength.
    .rule = levy
refusal-contested-city = { NAME($block) } is in a contested city: in this edition it gets no steps there.
    .rule = edition
refusal-fallen = { NAME($block) } was eliminated this year and can be levied again next year.
    .rule = levy
refusal-not-in-pool = { NAME($block) } is not in your levy pool.
    .rule = levy
refusal-third = { NAME($block) } comes only after one of your first two leaders has died.
    .rule = levy
refusal-city-not-friendly = { NAME($place) } is not friendly, so { NAME($block) } cannot be levied there.
    .rule = levy
refusal-alike-first = Another block just like { NAME($block) } is levied first. Any of them does the same in { NAME($place) }.
    .rule = levy
refusal-vulcan = { NAME($place) } is not a city that only enemies hold.
    .rule = vulcan
refusal-jupiter = There is no enemy block of that colour at { NAME($place) }, or no friendly city of yours beside it.
    .rule = jupiter
refusal-jupiter-block = { NAME($block) } is not an enemy block beside a friendly city of yours that can be told from the others there: name a place and a colour.
    .rule = jupiter
refusal-surprise = You have not begun a battle at { NAME($place) }.
    .rule = mars
refusal-god = First say what the god shall do.
    .rule = events
refusal-settle = { NAME($place) } is not a friendly city beside the place it left.
    .rule = jupiter
refusal-settling = First say where { NAME($block) } goes.
    .rule = jupiter
refusal-no-battle = There is no battle at { NAME($place) }.
    .rule = battles
refusal-ordering = First say which battle is fought next.
    .rule = battles
refusal-fighting = A battle is being fought: blocks fire, pass or retreat.
    .rule = battle
refusal-not-in-battle = { NAME($block) } is not in this battle.
    .rule = battle
refusal-in-reserve = { NAME($block) } is a reserve and arrives in round 2.
    .rule = reserves
refusal-acted = { NAME($block) } has had its turn in this round.
    .rule = battle
refusal-not-its-turn = It is not { NAME($block) }'s turn yet: A goes before B, C and D, and defenders before attackers.
    .rule = battle
refusal-must-retreat = In round 4 attackers can only retreat, and so must { NAME($block) }.
    .rule = round-four
refusal-no-retreat-yet = In round 1 nobody retreats, not even { NAME($block) }.
    .rule = retreat-when
refusal-sea-retreat = { NAME($block) } cannot retreat by sea to { NAME($place) }: that takes a friendly sea beside the battle and a friendly port on it, one block in a round.
    .rule = retreat
refusal-retreat = { NAME($block) } cannot retreat to { NAME($place) }: enemies are there, the enemy came that way, or the road is full.
    .rule = retreat
refusal-suffering = First say which block takes the hit.
    .rule = fire
refusal-hit = { NAME($block) } is not among your strongest blocks in this battle.
    .rule = fire
refusal-regrouping = Now the winner may regroup.
    .rule = regroup
refusal-regroup = { NAME($block) } cannot regroup to { NAME($place) }: only one step, and only where no enemy is and the road has room.
    .rule = regroup
refusal-landing = First bring your Navis into port.
    .rule = berths
refusal-berth = { NAME($block) } does not winter in { NAME($place) }: now the Navis of { NAME($sea) } go to friendly ports there.
    .rule = berths
refusal-supplying = First say which blocks go from cities that cannot feed them.
    .rule = supply
refusal-disbanding = Now you may disband blocks, or say that you are done.
    .rule = disband
refusal-cleopatra = { NAME($block) } is never disbanded.
    .rule = disband
refusal-supplied = { NAME($place) } can feed everybody who is there, { NAME($block) } too.
    .rule = supply

## What is wrong with a box

box-size = { $what }: there must be { $least } to { $most }.
box-twice = { $what } is there twice.
box-type = { $field } is missing or wrong. It must be: { $type }.
box-choice = { $field }: “{ $value }” is not known. It must be one of: { $known }.
box-unknown-city = { $where }: there is no city “{ $city }”.
box-unknown-sea = { $where }: there is no sea “{ $sea }”.
box-unknown-block = { $where }: “{ $block }” is not a block of that side.
box-inland-port = { $city } is inland, so it cannot be a port of { $sea }.
box-dry-port = { $city } is a port, but it lies on no sea.
box-one-ally = There must be exactly one ally, who is blue and stands on the map at the start.
box-rating = { $block }: “{ $rating }” is not a rating. It must be a letter A to D and a number 1 to 6, such as C2.
box-strengths = { $block }: strengths must be different numbers from 4 to 1, the highest first.
box-levy = { $block }: legions, equitatus and elephants have a city where they are levied, and no other block has.
box-both = { $city } cannot belong to both sides at the start.
box-navis-inland = { $block } is a Navis and cannot stand in { $city }, which is inland.
box-third = { $block } is a third leader and must wait in the pool.

## What happened

event-deploy = { $player }: { NAME($block) } stands in { NAME($place) }.
event-deployed = { $player } has deployed.
event-year = Year { $year } begins.
event-deal = { $player } gets { NAME($card) }.
event-deal-hidden = { $player } gets a card.
event-discard = { $player } lays { NAME($card) } aside.
event-discard-hidden = { $player } lays a card aside.
event-laid = Both have laid a card aside.
event-choose = { $player } chooses { NAME($card) }.
event-choose-hidden = { $player } has chosen a card.
event-turn = Year { $year }, turn { $turn }. Caesar plays { NAME($caesar) }, Pompey plays { NAME($pompey) }.
event-cancel = Two gods at once: both cards are void, and the turn is over.
event-copy = Apollo copies { NAME($card) } for { $player }.
event-first = { $player } goes first.
event-command = { $player } has { $moves ->
        [one] one move
       *[other] { $moves } moves
    } and { $levies ->
        [one] one levy
       *[other] { $levies } levies
    }.
event-invoke = { $player } calls on { NAME($card) }.
event-march = { $player }: { NAME($block) } moves from { NAME($origin) } to { NAME($place) }.
event-march-hidden = { $player }: a block moves from { NAME($origin) } to { NAME($place) }.
event-occupy = { $player }: { NAME($block) } moves from { NAME($origin) } to { NAME($place) } and occupies it.
event-occupy-hidden = { $player }: a block moves from { NAME($origin) } to { NAME($place) } and occupies it.
event-attack = { $player }: { NAME($block) } attacks { NAME($place) } from { NAME($origin) }.
event-attack-hidden = { $player }: a block attacks { NAME($place) } from { NAME($origin) }.
event-reserve = { $player }: { NAME($block) } follows to { NAME($place) } from { NAME($origin) }, as a reserve.
event-reserve-hidden = { $player }: a block follows to { NAME($place) } from { NAME($origin) }, as a reserve.
event-respond = { $player }: { NAME($block) } hurries from { NAME($origin) } to the defence of { NAME($place) }.
event-respond-hidden = { $player }: a block hurries from { NAME($origin) } to the defence of { NAME($place) }.
event-sail = { $player }: { NAME($block) } sails from { NAME($origin) } to { NAME($place) }.
event-sail-hidden = { $player }: a block sails from { NAME($origin) } to { NAME($place) }.
event-stay = { $player } moves nobody.
event-no_target = { NAME($card) } finds nothing to do for { $player }.
event-call_block = { $player }: Jupiter calls { NAME($block) } at { NAME($place) }.
event-call = { $player }: Jupiter calls a { NAME($colour) } block at { NAME($place) }.
event-defect = { NAME($block) } at { NAME($place) } goes over to { $player }!
event-settle = { $player }: { NAME($block) } goes to { NAME($place) }.
event-anger = Jupiter finds { NAME($block) } at { NAME($place) }, who does not change sides but loses a step.
event-strike = { $player }: Vulcan strikes { NAME($place) }. Everybody there loses a step.
event-surprise = { $player } will take the enemy at { NAME($place) } by surprise.
event-no_surprise = { $player } begins no battle, and { NAME($card) } has no effect.
event-levy = { $player }: { NAME($block) } is levied in { NAME($place) }.
event-levy-hidden = { $player }: a new block is levied in { NAME($place) }.
event-raise = { $player }: { NAME($block) } in { NAME($place) } gains a step.
event-raise-hidden = { $player }: a block in { NAME($place) } gains a step.
event-no_levy = { $player } has no city to levy in, and { $levies ->
        [one] one point is
       *[other] { $levies } points are
    } lost.
event-battle = Battle of { NAME($place) }: { $attacker } attacks, { $defender } defends.
event-line = { $player }: { $blocks }.
event-waiting = { $player } has { $count ->
        [one] one block
       *[other] { $count } blocks
    } in reserve.
event-arrive = { $player }'s reserves arrive: { $blocks }.
event-round = Round { $round } at { NAME($place) }.
event-fire = { $player }: { NAME($block) } throws { $dice }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-pass = { $player }: { NAME($block) } passes.
event-hit = { $player }: { NAME($block) } is down to { $strength }.
event-fall = { $player } loses { NAME($block) } at { NAME($place) }.
event-trophy = { NAME($block) } is dead! { $player } scores a point over { $enemy }.
event-third = { $player } can now levy { NAME($block) }.
event-turncoat = { NAME($block) } changes sides at { NAME($place) } and fights for { $player } now.
event-retreat = { $player }: { NAME($block) } retreats to { NAME($place) }.
event-ferry = { $player }: { NAME($block) } escapes by sea to { NAME($place) }.
event-no_retreat = { $player }: { NAME($block) } must retreat and cannot.
event-disrupt = { $player }'s first line is gone: the reserves arrive in disorder and lose a step each.
event-swap = The tables are turned: now { $attacker } attacks and { $defender } defends.
event-won = { $player } wins at { NAME($place) }.
event-regroup = { $player }: { NAME($block) } regroups from { NAME($origin) } to { NAME($place) }.
event-regroup-hidden = { $player }: a block regroups from { NAME($origin) } to { NAME($place) }.
event-winter = Winter of year { $year }.
event-home = Cleopatra goes home to { NAME($place) }, on { $player }'s side.
event-joins = Cleopatra goes home to { NAME($place) } and joins { $player }, who holds it.
event-land = { $player }: { NAME($block) } goes from { NAME($origin) } to winter in { NAME($place) }.
event-land-hidden = { $player }: a Navis goes from { NAME($origin) } to winter in { NAME($place) }.
event-adrift = { $player }: { NAME($block) } finds no port on { NAME($origin) } and is disbanded.
event-adrift-hidden = { $player }: a Navis finds no port on { NAME($origin) } and is disbanded.
event-starve = { $player }: { NAME($place) } cannot feed { NAME($block) }, which goes back to the pool.
event-starve-hidden = { $player }: { NAME($place) } cannot feed everybody, and a block goes back to the pool.
event-disband = { $player } disbands { NAME($block) } in { NAME($place) }.
event-disband-hidden = { $player } disbands a block in { NAME($place) }.
event-victory = After year { $year } Caesar has { $caesar } and Pompey { $pompey } victory points.
event-stand = { $player } disbands nobody else.

## Why the game ended

reason-ten = ten victory points in winter
reason-points = more victory points after the last year
reason-roma = equal points after the last year, and Roma decides
reason-draw = equal points after the last year, and nobody holds Roma

## Names

colour-tan = tan
colour-green = green
colour-blue = blue

card-4-1 = 4/1
card-3-2 = 3/2
card-3-1 = 3/1
card-2-3 = 2/3
card-2-2 = 2/2
card-2-1 = 2/1
card-1-3 = 1/3
card-1-2 = 1/2
card-apollo = Apollo
card-jupiter = Jupiter
card-mars = Mars
card-mercury = Mercury
card-neptune = Neptune
card-pluto = Pluto
card-vulcan = Vulcan

block-antonius = Antonius
block-caesar = Caesar
block-octavian = Octavian
block-legio_7 = Legio 7
block-legio_8 = Legio 8
block-legio_9 = Legio 9
block-legio_10 = Legio 10
block-legio_11 = Legio 11
block-legio_12 = Legio 12
block-legio_13 = Legio 13
block-legio_14 = Legio 14
block-legio_16 = Legio 16
block-legio_17 = Legio 17
block-legio_18 = Legio 18
block-legio_19 = Legio 19
block-legio_20 = Legio 20
block-legio_21 = Legio 21
block-caesar_equitatus_1 = Equitatus C1
block-caesar_equitatus_2 = Equitatus C2
block-caesar_equitatus_3 = Equitatus C3
block-caesar_equitatus_4 = Equitatus C4
block-caesar_auxilia_1 = Auxilia C1
block-caesar_auxilia_2 = Auxilia C2
block-caesar_auxilia_3 = Auxilia C3
block-caesar_auxilia_4 = Auxilia C4
block-caesar_ballista = Ballista C
block-caesar_navis_1 = Navis C1
block-caesar_navis_2 = Navis C2
block-caesar_navis_3 = Navis C3
block-caesar_navis_4 = Navis C4
block-caesar_navis_5 = Navis C5
block-brutus = Brutus
block-pompey = Pompeius
block-scipio = Scipio
block-cleopatra = Cleopatra
block-legio_1 = Legio 1
block-legio_2 = Legio 2
block-legio_3 = Legio 3
block-legio_4 = Legio 4
block-legio_5 = Legio 5
block-legio_6 = Legio 6
block-legio_32 = Legio 32
block-legio_33 = Legio 33
block-legio_34 = Legio 34
block-legio_35 = Legio 35
block-legio_36 = Legio 36
block-legio_37 = Legio 37
block-legio_38 = Legio 38
block-legio_39 = Legio 39
block-pompey_equitatus_1 = Equitatus P1
block-pompey_equitatus_2 = Equitatus P2
block-pompey_equitatus_3 = Equitatus P3
block-pompey_elephant = Elephant
block-pompey_auxilia_1 = Auxilia P1
block-pompey_auxilia_2 = Auxilia P2
block-pompey_auxilia_3 = Auxilia P3
block-pompey_auxilia_4 = Auxilia P4
block-pompey_ballista = Ballista P
block-pompey_navis_1 = Navis P1
block-pompey_navis_2 = Navis P2
block-pompey_navis_3 = Navis P3
block-pompey_navis_4 = Navis P4
block-pompey_navis_5 = Navis P5

place-aenos = Aenos
place-aleria = Aleria
place-alexandria = Alexandria
place-ambracia = Ambracia
place-ancyra = Ancyra
place-antiochia = Antiochia
place-appia = Appia
place-aquileia = Aquileia
place-asculum = Asculum
place-asturica = Asturica
place-athenae = Athenae
place-badias = Badias
place-bilbilis = Bilbilis
place-brundisium = Brundisium
place-burdigala = Burdigala
place-byzantium = Byzantium
place-caralis = Caralis
place-carthago_nova = Carthago Nova
place-catabathmus = Catabathmus
place-cenabum = Cenabum
place-corduba = Corduba
place-creta = Creta
place-cyrene = Cyrene
place-damascus = Damascus
place-dyrrachium = Dyrrachium
place-emerita = Emerita
place-ephesus = Ephesus
place-eusebia = Eusebia
place-gades = Gades
place-genua = Genua
place-iomnium = Iomnium
place-jerusalem = Jerusalem
place-lilybaeum = Lilybaeum
place-lugdunum = Lugdunum
place-massilia = Massilia
place-memphis = Memphis
place-messana = Messana
place-narbo = Narbo
place-neapolis = Neapolis
place-nicomedia = Nicomedia
place-olisipo = Olisipo
place-pelusium = Pelusium
place-perga = Perga
place-pergamum = Pergamum
place-portus = Portus
place-pylos = Pylos
place-ravenna = Ravenna
place-rhegium = Rhegium
place-roma = Roma
place-sala = Sala
place-salamis = Salamis
place-salona = Salona
place-serdica = Serdica
place-siga = Siga
place-sinope = Sinope
place-sipontum = Sipontum
place-sirmium = Sirmium
place-syracusae = Syracusae
place-tacape = Tacape
place-tarraco = Tarraco
place-tarsus = Tarsus
place-thessalonica = Thessalonica
place-thubactus = Thubactus
place-tingis = Tingis
place-toletum = Toletum
place-treviri = Treviri
place-utica = Utica
place-mare_aegaeum = Mare Aegaeum
place-mare_aegypticum = Mare Aegypticum
place-mare_hadriaticum = Mare Hadriaticum
place-mare_hispanum = Mare Hispanum
place-mare_internum = Mare Internum
place-mare_tyrrhenum = Mare Tyrrhenum
place-oceanus_atlanticus = Oceanus Atlanticus
place-pontus_euxinus = Pontus Euxinus
place-propontis = Propontis

## The map in a terminal

terminal-year = Year { $year } of 5, turn { $turn } of 5
terminal-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
terminal-played = last cards: { $caesar } and { $pompey }
terminal-unseen = { $count ->
        [one] one block
       *[other] { $count } blocks
    }
terminal-reserve = (reserve)
terminal-attacked = { $side } attacks{ $pinned ->
        [0] {""}
        [one] {""}; one defender is pinned
       *[other] {""}; { $pinned } defenders are pinned
    }
terminal-road-major = major road, room for { $left } of { $limit }
terminal-road-minor = minor road, room for { $left } of { $limit }
terminal-road-strait = strait, room for { $left } of { $limit }
terminal-road-closed = closed: the attacker came this way
terminal-seas = Seas:
terminal-ports = Ports:
terminal-battle = Battle of { $place }, round { $round }
terminal-attacker = Attacker
terminal-defender = Defender
terminal-hand = Your cards:
terminal-pool = Your levy pool:
terminal-gone = Eliminated:
terminal-region-hispania = Hispania
terminal-region-gallia = Gallia
terminal-region-italia = Italia
terminal-region-africa = Africa
terminal-region-graecia = Graecia, Illyricum
terminal-region-asia = Asia
terminal-region-aegyptus = Aegyptus
terminal-region-other = elsewhere
terminal-region-seas = at sea
terminal-word-done = done,end,no more,enough
terminal-legend-signs = C before a place: Caesar holds it, P: Pompey does, C×P: it is contested. ★ is a victory point; I to IV is a block's strength; ■ is an enemy block that you cannot tell; ! serves the other side; · has moved.
# What may be typed: words separated by commas.
type-done = { terminal-word-done }
type-discard = discard, set aside
type-play = play
type-battle = battle, fight
type-surprise = surprise
type-vulcan = vulcan, strike
type-jupiter = jupiter, call
type-fire = fire, shoot
type-pass = pass, wait
type-hit = hit, takes the hit
type-raise = raise, strengthen
type-disband = disband
type-march = march, go, to
type-reserve = reserve
type-sail = sail, sea
type-levy = levy, new
terminal-legend-typing = Type a block and a place: “Legio 13 > Roma”, or just “13 roma”. By sea: “Legio 13 ~ Roma” or “13 sea roma”. Other moves: “levy 17”, “raise caesar”, “fire 13”, “pass 13”, “done”.
terminal-legend-order = The first way into a city is the main attack; blocks by other ways are reserves. A move point moves all blocks of one place.
terminal-word-look = look,see
terminal-look-where = Look where? Type for instance “look roma”.
terminal-legend-look = “look roma” tells the roads and the room left on them, neighbours and seas, and what each unknown block there may be by all that was ever seen.

## rubicon odds julius_caesar, and the word odds in a terminal

odds-about = How a battle will go: who wins, and which blocks are left.
odds-attack-help = The attackers: names of blocks, each with its strength or at full strength. B3:4 is any block with that rating and strength.
odds-defend-help = The defenders.
odds-reserve-help = The attackers' reserve, which joins in round 2.
odds-response-help = The defenders' reserve.
odds-surprise-help = Attackers fire first in round 1 (Mars, Neptune).
odds-rounds-help = In how many rounds the attackers still fire: 3 at the beginning, 2 or 1 later.
odds-rounds = Attackers cannot fire in { $rounds } rounds: it can be 1 to { $most }.
odds-nobody = Nobody stands there: name blocks after { $option }, such as "Caesar:3 Legio IX".
odds-crowd = { $count } blocks on one side are too many: at most { $most }.
odds-unknown = “{ $word }” is no block. Give names such as Caesar, Legio IX or Equitatus C1, or a rating such as B3.
odds-unknown-near = “{ $word }” is no block. Did you mean { $near }?
odds-ambiguous = “{ $word }” may be several blocks: { $blocks }.
odds-twice = { NAME($block) } is named twice.
odds-strength = { NAME($block) } cannot have strength { $strength }: it can be { $steps }.
odds-win = Attackers win
odds-hold = Defenders hold
odds-exact = Computed exactly, if everybody fires to the end.
odds-thrown = Simulated in { $battles ->
        [one] one battle
       *[other] { $battles } battles
    } in which everybody fires to the end: the attackers' chance is between { $low } and { $high }.
odds-steps-attack = Attackers: { $left } of { $steps } steps left
odds-steps-defend = Defenders: { $left } of { $steps } steps left
terminal-odds = { $place }: { $player } { $chance }
terminal-odds-exact = exact, if everybody fires to the end
terminal-odds-about = between { $low } and { $high } with all that may stand there, if everybody fires to the end
terminal-odds-steps = steps left on average: { $first } { $steps }, { $second } { $others }
terminal-odds-leaders = leaders live: { $leaders }

## The board in the browser

board-map = Map of the Mediterranean. Arrow keys walk from place to place, Enter chooses, plus and minus zoom, Shift with arrow keys moves the map.
board-nearer = Nearer
board-farther = Farther
board-whole = Whole map
board-close = Close
board-nobody = Nobody
board-contested = contested
board-vacant = vacant
board-standing = The state of the war
stage-year = Year { $year }
board-when = Year { $year } · turn { $turn }
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-trophies = { $count ->
        [one] one leader killed
       *[other] { $count } leaders killed
    }
board-prizes = Where the points are
board-prizes-note = Only one's own blocks in a city count; a contested city counts for nobody. Every enemy leader killed is a point more. In winter 10 points win.
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-card-moves = { $count ->
        [one] move
       *[other] moves
    }
board-card-levies = { $count ->
        [one] levy
       *[other] levies
    }
board-card-event = event
board-hand = Your cards
board-take-card = Take a card to read what it does.
board-chosen = chosen: { NAME($card) }
board-played = Played this year
board-explain-command = { $moves ->
        [one] One group moves
       *[other] { $moves } groups move
    } (or as many blocks by sea), and { $levies ->
        [one] one step or new block is
       *[other] { $levies } steps or new blocks are
    } levied. The higher number of moves goes first; on a tie Caesar does.
board-explain-apollo = Becomes the card that the enemy played last turn. Not in the first turn of a year.
board-explain-jupiter = A block beside one of your cities changes sides. You name the place and the colour, and chance names the block; or you name a block that can be told from the others. A leader or a Navis loses a step instead.
board-explain-mars = Land blocks of one group move. In one battle that they begin, all your blocks fire first in round 1.
board-explain-mercury = Land blocks of one group move up to three cities, and may attack on the first or second.
board-explain-neptune = The Navis of one group move. In one battle that they begin, all your blocks fire first in round 1.
board-explain-pluto = Land blocks of one group move, and more of them fit on a road into an attack: 6 on a major road, 3 on a minor one, 2 over a strait.
board-explain-vulcan = Every block in one enemy city loses a step.
board-kind-inland = inland city
board-kind-port = port
board-kind-major_port = major port
board-sea = sea
board-blocks-of = { $side }: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }
board-block = { NAME($block) } { $rating }
board-block-hidden = unknown { NAME($colour) } block
board-strength = strength { $strength }
board-strength-between = strength { $low } to { $high }
board-maybe = one of: { $blocks }
board-maybe-others = { $count ->
        [one] or one other ({ $chance })
       *[other] or one of { $count } others (each { $chance } at most)
    }
board-ask = Choose a block that you cannot tell, and you are reminded what it may be.
board-reserve = in reserve
board-serves = serves { $side }
board-what-is-known = What it may be
board-all = { $count ->
        [one] Take it
       *[other] Take all { $count }
    }
board-none = Take none
board-where-to = Where to?
board-some = only { $count } of { $of }
board-cost = { $cost ->
        [one] 1 move point
       *[other] { $cost } move points
    }
board-way-march = march
board-way-occupy = occupies it
board-way-attack = main attack
board-way-reserve = reserve of the attack
board-way-respond = reserve of the defence
board-way-sail = by sea
board-way-levy = new
board-feeds = (holds { $count }, feeds { $feeds })
board-do-fire = Fire
board-do-hit = Take the hit
board-do-pass = Pass
board-do-retreat = Retreat: { NAME($place) }
board-do-raise = +1 step
board-do-call = Call it over
board-do-disband = Disband
board-groups = Where you can act
board-hint-move = Click a place with a dashed ring to take its blocks, then a place that lights up to send them there.
    .touch = Tap a place with a dashed ring to take its blocks, then a place that lights up to send them there.
board-hint-place = Click a place that lights up, here or on the map.
    .touch = Tap a place that lights up, here or on the map.
board-orders = Your orders this turn
board-deploy = Blocks without a city
board-deploy-hint = Take blocks, here or on the map, and then choose their city. Below each stands where the rulebook puts it.
board-deploy-cities = Where they are to stand
board-deploy-room = { $count } of { $of }
board-all-moves = All { $count } choices as a list
board-atlas = All places with their blocks
board-off-map = Blocks off the map
board-pool = Levy pool
board-unseen = { $count ->
        [one] one that you cannot tell
       *[other] { $count } that you cannot tell
    }
board-fallen = Eliminated this year
board-dead = Dead for good
board-on-map = On the map
board-battle = Battle of { NAME($place) }
board-round = Round { $round } of 4
board-surprise = Surprise: attackers fire first
board-attacks = attacks
board-defends = defends
board-line = Line of { $side }
board-reserves = { $count ->
        [one] One block in reserve, from round 2 on
       *[other] { $count } blocks in reserve, from round 2 on
    }
board-coming = Battles to come
board-odds = Odds of the battle of { NAME($place) }
board-odds-win = { $side } wins
board-odds-hold = { $side } holds
board-odds-wins = your chance: { $chance }
board-odds-wins-about = your chance: about { $chance } ({ $low } to { $high })
board-odds-exact = Computed exactly, if everybody fires to the end.
board-odds-about = Simulated with what may stand there, if everybody fires to the end: { $low } to { $high } for { $side }.
board-odds-steps = Steps left on average: { $first } { $steps }, { $second } { $others }.
board-odds-leaders = Leaders who live: { $leaders }.
board-turn-number = turn { $number } of those to come
board-acted = has acted
board-expect = expected hits: { $hits }
board-hits = { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
board-hits-left = { $hits ->
        [one] One hit to take
       *[other] { $hits } hits to take
    }

## The player aid

aid-title = At a glance
aid-turn-title = A turn
aid-turn = Both play a card at once. More moves goes first, Caesar on a tie, an event before all. The first player moves and levies, then the second; then all battles are fought. Five turns make a year, and then it is winter.
aid-move-title = Moves
aid-move = One point lets all blocks of one place go one or two steps, each its own way. Who enters a place with enemies stops there, and may do so on the first step only.
aid-roads-title = Roads
aid-roads = A player takes 4 blocks a turn over a major road, 2 over a minor one, 2 over a strait and only 1 when attacking over it.
aid-sea-title = At sea
aid-sea = Navis go from port to sea to sea. A land block sails for one point from port to port over seas that are yours alone; sea moves come before all others.
aid-attack-title = Attacks
aid-attack = The way of the first block is the main attack. Who comes by another way is a reserve and joins in round 2. The second player may send reserves to the defence.
aid-levy-title = Levies
aid-levy = One point gives a step to a block in a friendly city, or a new block at its lowest strength: in the city that is printed on it, Navis in a major port, others in any friendly city.
aid-battle-title = Battles
aid-battle = Up to four rounds; A before B, C and D, defenders before attackers. A block throws as many dice as its strength, and hits with its number or less. Each hit goes to the strongest enemy block.
aid-retreat-title = Retreats
aid-retreat = From round 2 on a block may retreat instead of firing. In round 4 the attackers must. The winner may regroup.
aid-winter-title = Winter
aid-winter = Cleopatra goes home, Navis go to port. A city feeds 3 blocks and as many more as its value. Then the points are counted: 10 win, and after year 5 the most.
aid-blocks-title = Blocks
aid-block-example = The pips on the upper edge are the strength, also shown as a number; a block is turned when it loses a step. C3: fires in turn C, hits with 3 or less. Square blocks with a C are Caesar's, those with cut corners and a P Pompey's, the round one is Cleopatra.
aid-cards-title = Cards
aid-cards = Command cards show moves above and levies below. The seven gods are events and give no levies.
aid-all-blocks = List of all blocks
aid-block = Block
aid-rating = Rating
aid-full = Strength
aid-levied = Levied in

## The first game

guide-start = Welcome to the civil war of 49 BC! Seat 1 is Caesar in Gaul, with fewer cities and better legions; seat 2 is Pompey, with the East and the fleets. In winter whoever has 10 points wins; after five years whoever has more. Your blocks face you: of the enemy's you see only where they stand.
guide-discarding = Every year six cards are dealt and one is laid aside unseen. Keep what fits your plan: many moves to strike first, many levies to grow.
guide-choosing = Both choose in secret. Whoever shows more moves goes first, but the second can answer attacks with reserves. Take a card to read it, then play it.
guide-moving = Click one of your places: all its blocks are taken, and the places that they reach light up. Crossed swords mean an attack. The first way in is the main attack; blocks by other ways join in round 2. Undo takes any move back.
    .touch = Tap one of your places: all its blocks are taken, and the places that they reach light up. Crossed swords mean an attack. The first way in is the main attack; blocks by other ways join in round 2. Undo takes any move back.
guide-levying = A levy point adds a step to a block, or a new block. Take one from the pool and touch a city, or touch a block on the map list to make it stronger.
guide-ordering = Several battles wait. The first player says which is fought next.
guide-fighting = Each block has one turn in a round: fire, pass, or from round 2 on retreat. The small numbers show the order of turns. Hits go to the strongest enemy first, so a strong legion shields your leader.
guide-suffering = A hit always strikes one of your strongest blocks. Among equals you choose; a lost leader is a point for the enemy.
guide-regrouping = The winner may move every block of the battle one step, to friendly or vacant places: spread out before winter comes.
guide-landing = No ship stays at sea in winter. Choose a friendly port for each Navis.
guide-supplying = A city feeds 3 blocks and as many more as its value. The surplus goes back to the pool.
guide-disbanding = You may send blocks back to the pool to levy them anew next year, fresh. Usually nobody needs to go.
guide-deploying = Share out your blocks as you like: every city keeps its number of blocks.
guide-event-turn = The cards are open. The first player moves and levies, then the second; then all battles are fought.
guide-event-battle = A battle! All blocks in it lie open until it is over, reserves from round 2 on.
guide-event-trophy = A leader has fallen: a point for the enemy, for good.
guide-event-winter = Winter: Cleopatra goes home, ships go to port, cities feed whom they can, and the points are counted.

## Why a hint likes a move

hint-takes = Takes { NAME($place) } for { $value ->
        [one] one victory point
       *[other] { $value } victory points
    }: { $mine } against { $theirs }.
hint-ten = Takes { NAME($place) }: { $mine } points against { $theirs }, enough to win when winter comes.
hint-denies = While { NAME($place) } is fought over, your enemy has only { $points ->
        [one] one point
       *[other] { $points } points
    }: too few to win.
hint-attack = Attacks { NAME($place) }: { $mine ->
        [one] one block of yours
       *[other] { $mine } blocks of yours
    } against { $theirs }.
hint-attack-city = Attacks { NAME($place) }, which is worth { $value ->
        [one] one point
       *[other] { $value } points
    }: { $mine ->
        [one] one block of yours
       *[other] { $mine } blocks of yours
    } against { $theirs }.
hint-attack-stronger = Attacks { NAME($place) } with { $steps } steps; the enemy there has { $most } at most.
hint-reserve = Joins the attack on { NAME($place) } as a reserve: { $mine ->
        [one] one block
       *[other] { $mine } blocks
    } against { $theirs }.
hint-respond = Comes to the aid of { NAME($place) } as a reserve: { $mine ->
        [one] one block
       *[other] { $mine } blocks
    } against { $theirs }.
hint-leader = Brings { NAME($block) } to safety in { NAME($place) }: { $enemies ->
        [one] one enemy block stands
       *[other] { $enemies } enemy blocks stand
    } a road away now, none there.
hint-supply = { NAME($origin) } feeds { $feeds } blocks in winter and has { $blocks }; { NAME($place) } still has room.
hint-sea = Holds the sea: { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } in { NAME($place) }.
hint-guards = Guards { NAME($place) }, worth { $value ->
        [one] one point
       *[other] { $value } points
    }: { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } against { $enemies } of the enemy's a road away.
hint-front = Faces the enemy in { NAME($place) }: { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } there, { $enemies } of the enemy's a road away.
hint-approaches = From { NAME($place) } it is one road to { NAME($city) }, worth { $value ->
        [one] one point
       *[other] { $value } points
    }.
hint-gathers = Gathers { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } in { NAME($place) }.
hint-alone = Puts { $blocks ->
        [one] a block
       *[other] { $blocks } blocks
    } into { NAME($place) }, away from the enemy.
hint-levy = A new block in { NAME($place) }: { NAME($block) } with strength { $strength }.
hint-levy-front = One more block in { NAME($place) }, where { $enemies ->
        [one] one enemy block stands
       *[other] { $enemies } enemy blocks stand
    } a road away.
hint-raise = { NAME($block) } in { NAME($place) } rises to strength { $strength }.
hint-raise-front = A step more in { NAME($place) }, where { $enemies ->
        [one] one enemy block stands
       *[other] { $enemies } enemy blocks stand
    } a road away.
hint-discard = Keeps { $moves } moves, { $levies } levies and { $gods ->
        [0] no god
        [one] one god
       *[other] { $gods } gods
    } in your hand.
hint-play = { $moves ->
        [one] One move
       *[other] { $moves } moves
    } and { $levies ->
        [0] no levy
        [one] one levy
       *[other] { $levies } levies
    }.
hint-play-vacant = { $moves ->
        [one] One move
       *[other] { $moves } moves
    }, and { $cities ->
        [one] a city with points stands
       *[other] { $cities } cities with points stand
    } empty a road from your blocks.
hint-play-god = Saves your other cards, with { $moves } moves and { $levies } levies on them.
hint-battle = { NAME($place) } first: { $mine ->
        [one] one block of yours
       *[other] { $mine } blocks of yours
    } against { $theirs }.
hint-surprise = In { NAME($place) } your { $mine ->
        [one] block fires
       *[other] { $mine } blocks fire
    } first, against { $theirs }.
hint-strike = Weakens { $theirs ->
        [one] the one enemy block
       *[other] all { $theirs } enemy blocks
    } in { NAME($place) }.
hint-call = Takes a { NAME($colour) } block from the { $theirs } in { NAME($place) }.
hint-call-block = Takes { NAME($block) } from the { $theirs } in { NAME($place) }.
hint-fire = { $dice ->
        [one] One die
       *[other] { $dice } dice
    } that hit with { $power } or less: { $hits } hits on average.
hint-fire-last = { $dice ->
        [one] One die
       *[other] { $dice } dice
    } that hit with { $power } or less could take the last { $steps ->
        [one] step
       *[other] { $steps } steps
    } of the enemy.
hint-pass = Waits without a throw: { $mine ->
        [one] one block of yours
       *[other] { $mine } blocks of yours
    } against { $theirs }.
hint-retreat = Saves { NAME($block) } with strength { $strength }, in { NAME($place) }.
hint-retreat-leader = Saves { NAME($block) }, a leader, in { NAME($place) }: his death would be a point for the enemy.
hint-hit = { NAME($block) } can take it: { $left } left.
hint-hit-falls = { NAME($block) } falls, the others keep their strength.
hint-hit-leader = { NAME($block) } would fall, a leader, and that is a point for the enemy.
hint-hit-turncoat = { NAME($block) } does not fall: she changes sides and fights on for the enemy.
hint-settles = { $blocks ->
        [one] One block
       *[other] { $blocks } blocks
    } in { NAME($place) } then.
hint-lands = Winters in { NAME($place) }: { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } there then.
hint-deploys = { NAME($place) } is worth { $value ->
        [0] no points, but { NAME($block) } may be needed there
        [one] one point, and { NAME($block) } holds it
       *[other] { $value } points, and { NAME($block) } holds it
    }.
hint-starves = { NAME($place) } feeds { $feeds } of its { $blocks } blocks: one has to go.
hint-disbands = { NAME($block) } (strength { $strength }) can be levied anew elsewhere.
hint-done-moving = All others hold what they have: { $mine ->
        [one] one point
       *[other] { $mine } points
    } against { $theirs }.
hint-done-levying = Leaves { $levies ->
        [one] one levy
       *[other] { $levies } levies
    } unused.
hint-done-regrouping = All { $blocks } stay together in { NAME($place) }.
hint-done-disbanding = Keeps all blocks for the new year.
hint-done-deploying = All others stand where history put them.

## Bots

bot-easy = Marches where it looks good at first glance, and often elsewhere.
bot-greedy = Counts cities, blocks and the odds of battles, and takes what gains most now.
bot-medium = Thinks a little ahead about marches, cards and battles.
bot-strong = Thinks for about two seconds a turn about marches, cards and battles, and remembers all that it has seen of your blocks.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-roma = Take Roma
kind-ten = The tenth point
kind-city = Take a city
kind-deny = Take their points away
kind-attack = The attack
kind-reserve = Reserves
kind-leader = The retreat that saves a leader
kind-retreat = The retreat
kind-guard = Guard what you have
kind-march = The quiet march
kind-sea = Hold the sea
kind-supply = Winter is coming
kind-levy = The levy
kind-card = Which card
kind-battle = Which battle first
kind-god = What the gods are for
kind-fire = Stand and fight
kind-hold = Hold back
kind-hit = Who takes the hit
kind-deploy = Where to begin
