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
    }. { $effect }
move-put = Put a legion on { $mission }, { NAME($symbol) }
move-put-completes = Put a legion on { $mission }, { NAME($symbol) }: that completes it
move-bring = Move a legion to { $mission }, { NAME($symbol) }
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
refusal-mobilising = “{ $move }” is not possible now: put a legion (put 12 sword), move one (bring 12 sword), or pass.
refusal-moving = “{ $move }” is not possible now: say which legion you move (from 12 sword).
refusal-removing = “{ $move }” is not possible now: choose a legion to remove (remove 12 sword).
refusal-clearing = “{ $move }” is not possible now: choose a mission to clear (clear 12).
refusal-losing = “{ $move }” is not possible now: choose a controlled mission to lose (lose 12).
refusal-ordering = “{ $move }” is not possible now: choose which completed mission comes first (resolve 12).
refusal-placing = “{ $move }” is not possible now: place a legion from your supply (put 12 sword), or pass.
refusal-rearranging = “{ $move }” is not possible now: put your legions anew (put 12 sword); all must be put.
refusal-completing = “{ $move }” is not possible now: choose a mission to complete (complete 12).
refusal-giving = “{ $move }” is not possible now: choose who gets the reward (give 2).
refusal-claiming = “{ $move }” is not possible now: claim the reward, or decline.
refusal-taking = “{ $move }” is not possible now: take a mission from the row (take 12).
refusal-hand = { $mission } is not one of the missions you were dealt.
refusal-kept = You are keeping { $mission } already.
refusal-row = { $mission } does not lie in the row.
refusal-controlled = You do not control { $mission }.
refusal-not-yours = { $mission } is not one of your missions in progress.
refusal-incomplete = { $mission } is not complete.
refusal-waiting = { $mission } is complete and waits for its turn: nothing can be changed on it.
refusal-clear-empty = There are no legions on { $mission }, and you have a mission with some.
refusal-no-field = { $mission } has no { NAME($symbol) } field.
refusal-symbol = The token shows { NAME($token) }, which is not { NAME($symbol) } for you.
refusal-symbol-effect = The effect does not mobilise { NAME($symbol) }.
refusal-covered = Every { NAME($symbol) } field of { $mission } is covered already.
refusal-supply = Your supply is empty: you can only move a legion that lies on a mission (bring 12 sword).
refusal-bring = You have no legion elsewhere that could be moved there.
refusal-from = No legion of yours that could be taken lies on { $mission }, { NAME($symbol) }.
refusal-from-same = That legion lies on { $mission }, { NAME($symbol) } already: choose another, or another field.
refusal-give = { $player } does not lead in this.

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

hint-completes = It completes { $mission }.
hint-nearer = It brings { $mission } nearer: { $after } instead of { $before } draws, on average.
hint-mission = { $draws } draws on average for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, with what else it brings.
hint-claim = The next reward is not certain enough to wait for.
hint-claim-not = You are well ahead: the next reward is likely to be yours.
hint-pass = Nothing that you could do brings you nearer.
