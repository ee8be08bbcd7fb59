### Cezar: Kostki zostały rzucone

game = Cezar: the dice are cast
game-about = A quick dice game: throw for strength and senators, become Consul, and hold on until the round is yours.
game-credit = Designed by Reiner Knizia

## What is to be decided

prompt-over = The game is over.
prompt-fortuna = The dice are rolling.
prompt-wait = { $player } is choosing which dice to keep.
prompt-keep-first = No Consul yet: any score will do. Which dice do you keep? { $left ->
        [one] One more throw is left.
       *[other] { $left } more throws are left.
    }
prompt-keep = Beat { $consul }'s { $score } to become Consul. Which dice do you keep? { $left ->
        [one] One more throw is left.
       *[other] { $left } more throws are left.
    }

move-stop = Stop with { $score }
move-throw-all = Throw all five again
move-keep = Keep { $dice }, throw { $thrown } again

refusal-keep = You cannot keep { $dice }: your dice are { $have }.

## What happened

event-begins = { $player } begins.
event-round = Round { $round }: { $player } has the first throw.
event-throw = { $player } throws { $dice } (throw { $throw } of 3).
event-keep = { $player } keeps { $dice }.
event-throw_all = { $player } throws all five again.
event-stop = { $player } stops.
event-scored = { $player } scores { $strength } × { $laurels } = { $score }.
event-consul = { $player } becomes Consul with { $score }.
event-overthrow = { $player } overthrows { $old } and is Consul now, with { $score }.
event-no_score = { $player } scores nothing and passes the dice on.
event-lower = { $player } does not reach Consul { $consul } and owes { $due ->
        [0] no tribute
        [one] one coin
       *[other] { $due } coins
    }.
event-equal = { $player } equals Consul { $consul }: nothing happens.
event-coup = Coup! { $player } throws three bombs, and Consul { $consul } owes { $due ->
        [one] one coin
       *[other] { $due } coins
    }.
event-change = { $player } changes { $silver ->
        [one] one silver coin
       *[other] { $silver } silver coins
    } into bronze.
event-pay = { $payer } pays { $payee } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
event-short = { $payer } owes { $due } but can only pay { $payee } { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
event-dictator = Four bombs: { $player } is Dictator and wins the round at once!
event-caesar = Five bombs: { $player } is Caesar! { $silver ->
        [0] The gold is theirs, and the game is over.
        [one] The last silver coin and the gold are theirs, and the game is over.
       *[other] The { $silver } silver coins left and the gold are theirs, and the game is over.
    }
event-silver = { $player } wins round { $round } and takes a silver coin.
event-gold = { $player } wins the last round and takes the gold coin.

## Why the game ended

reason-consul = the Consul held on through the last round
reason-dictator = a Dictator won the last round
reason-caesar = five bombs made a Caesar
