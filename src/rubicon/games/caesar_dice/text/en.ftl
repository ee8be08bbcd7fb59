### Cezar: Kostki zostały rzucone

game = Cezar: the dice are cast
game-about = A quick dice game: throw for strength and senators, become Consul, and hold on until the round is yours.
game-credit = Designed by Reiner Knizia

## What is to be decided

prompt-over = The game is over.
prompt-fortuna = The dice are rolling.
prompt-wait = { $player } is choosing which dice to keep{ $turn ->
        [1] , in the first of two turns.
        [2] , in the second of two turns.
       *[0] .
    }
prompt-keep-first = No Consul yet: any score will do. Which dice do you keep? { $left ->
        [one] One more throw is left.
       *[other] { $left } more throws are left.
    }
    .touch = No Consul yet: any score will do. Which dice do you keep?
prompt-keep = Beat { $consul }'s { $score } to become Consul. { $turn ->
        [1] This is the first of your two turns.{" "}
        [2] This is the second of your two turns.{" "}
       *[0] {""}
    }Which dice do you keep? { $left ->
        [one] One more throw is left.
       *[other] { $left } more throws are left.
    }
    .touch = Beat { $consul }'s { $score } to become Consul. { $turn ->
            [1] First of two turns.{" "}
            [2] Second of two turns.{" "}
           *[0] {""}
        }Which dice do you keep?

move-stop-pass = Stop with 0: the dice are passed on
move-stop-consul = Stop with { $score }: you become Consul
move-stop-overthrow = Stop with { $score }: you overthrow { $consul } and become Consul
move-stop-equal = Stop with { $score }: as much as { $consul }, nothing happens{ $last ->
        [1] ; { $consul } wins the round
       *[0] {""}
    }
move-stop-lower = Stop with { $score }: less than { $consul }, you pay { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }{ $last ->
        [1] ; { $consul } wins the round
       *[0] {""}
    }
move-stop-coup = Stop with three bombs: a Coup, { $consul } { $coins ->
        [0] has nothing to pay you with
        [one] pays you one coin
       *[other] pays you { $coins } coins
    } and stays Consul{ $last ->
        [1] ; { $consul } wins the round
       *[0] {""}
    }
move-stop-dictator = Stop with four bombs: you win the round at once, and { $silver ->
        [0] the gold coin
       *[other] a silver coin
    }
move-stop-caesar = Stop with five bombs: you take { $silver ->
        [0] the gold coin
        [one] one silver coin and the gold one
       *[other] { $silver } silver coins and the gold one
    }, and the game ends
move-throw-all = Throw all five again
move-keep = Keep { $dice }, throw { $thrown } again

refusal-keep = You cannot keep { $dice }: your dice are { $have }.
    .rule = throws

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
event-short = { $coins ->
        [0] { $payer } owes { $payee } { $due }, but has nothing left.
        [one] { $payer } owes { $payee } { $due }, but can pay only one coin.
       *[other] { $payer } owes { $payee } { $due }, but can pay only { $coins } coins.
    }
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

## Hints: why a bot would keep these dice, and the errors of the calculator

hint-stop-pass = Stopping scores nothing and passes the dice on; you still win the round in { $chance }% of cases.
hint-stop-consul = Stop: { $score } makes you Consul, and wins the round in { $chance }% of cases.
hint-stop-overthrow = Stop: { $score } overthrows Consul { $consul }, and wins you the round in { $chance }% of cases.
hint-stop-caesar = Stop: five bombs end the game, you take prizes worth { $coins } coins, and nobody has more than you.
hint-stop-caesar-short = Stopping with five bombs ends the game, and prizes worth { $coins } coins are not enough for you to win.
hint-stop-dictator = Stop: four bombs win the round at once, a prize worth { $coins } coins.
hint-stop-coup = Stop: three bombs are a Coup, and Consul { $consul } pays you { $coins ->
        [0] nothing, having nothing left
        [one] one coin
       *[other] { $coins } coins
    }.
hint-stop-equal = Stopping with { $score } equals Consul { $consul }: you pay nothing.
hint-stop-lower = Stopping does not reach Consul { $consul } and costs you { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
hint-first = No Consul yet: so you become Consul at once in { $chance }% of cases, and win the round in { $then }%.
hint-improve-consul = { $score } would win you the round in { $now }% of cases; throwing on, it is { $then }%.
hint-improve-overthrow = { $score } is enough to overthrow the Consul and wins the round in { $now }% of cases; throwing on, it is { $then }%.
hint-beat = Beats Consul { $consul }’s { $score } in { $chance }% of cases, with a Coup in { $coup }%.
hint-needed = Without the gold the game is lost for you: this beats Consul { $consul }’s { $score } in { $chance }% of cases.
hint-tribute = { $chance ->
        [0] Hardly ever beats Consul { $consul }’s { $score }
       *[other] Beats Consul { $consul }’s { $score } in only { $chance }% of cases
    }; the tribute is { $coins } coins on average.
hint-bombs = Goes for bombs: a Coup in { $coup }% of cases, worth { $coins ->
        [0] nothing, for the Consul has nothing left
        [one] one coin
       *[other] { $coins } coins
    }, and four or more bombs in { $dictator }%.
hint-more-bombs = Goes for more bombs: Dictator in { $dictator }% of cases, Caesar in { $caesar }%.
hint-lost = The game can hardly be won any more; this is for the coins.
hint-won = The game is yours already; this is for the coins.
hint-risk = Stopping would win you the game for certain; this need not.

error-dice = { $problem ->
        [word] “{ $word }” is not a face of a die.
       *[count] { $count ->
            [0] There are no dice here.
            [one] This is only one die.
           *[other] These are { $count } dice.
        }
    } Give exactly five dice, each one of { $faces }, for example: I I IV L B.

## rubicon odds caesar_dice

odds-about = Which dice to keep, and how likely each choice is to beat a score.
odds-dice-help = The five dice: I, II, III, IV (or 1 to 4), L for a laurel, B for a bomb.
odds-target-help = The score to beat; 0 if there is no Consul yet.
odds-throws-help = How many throws are left: 0, 1 or 2. Usually 2.
odds-most-help = How many choices to show. Usually 6.
odds-target = The score to beat cannot be { $target }: it is 0 or more.
odds-throws = There cannot be { $throws } throws left: it can be 0 to { $most }.
odds-question = The chance to beat { $target } with { $throws ->
        [0] these dice
        [one] one more throw
       *[other] { $throws } more throws
    }:
odds-question-first = The chance of any score with { $throws ->
        [0] these dice
        [one] one more throw
       *[other] { $throws } more throws
    }:
odds-more = { $count ->
        [one] … and one more choice
       *[other] … and { $count } more choices
    }

## The table in the browser

aid-face-i = one
aid-face-ii = two
aid-face-iii = three
aid-face-iv = four
# How dice that a message lists are read in the browser: L beside Roman numerals looks like fifty.
spell-dice = dice
    .L = laurel
    .B = bomb
aid-face-l = laurel
aid-face-b = bomb
aid-die = { $kept ->
        [true] Die { $number }: { $face }, kept
       *[false] Die { $number }: { $face }
    }
aid-kept = kept
aid-dice-of = Dice of { $player }
aid-consul = Consul
aid-no-consul = No Consul yet
aid-round = Round { $round } of V
aid-prizes = Prizes left: { $silver } silver, { $gold } gold
aid-purse = { $bronze } bronze, { $silver } silver, { $gold } gold, worth { $total } in all
aid-now = { $strength } × { $laurels } = { $score }
aid-to-beat = more than { $score } makes a new Consul
aid-throws = Throw { $throws } of 3
aid-throw = { $count ->
        [one] Throw one die again
        [5] Throw all five again
       *[other] Throw { $count } dice again
    }
aid-all-kept = All five are kept
aid-odds = With these kept
aid-odds-consul = to become Consul
aid-odds-coup = for a Coup or better, if you want only that
aid-odds-best = Best for Consul: keep { $dice }
aid-odds-best-none = Best for Consul: throw all five
aid-odds-best-stop = Best for Consul: stop
aid-odds-chosen = Nothing is better for becoming Consul.
aid-title = At a glance
aid-numerals = count their number.
aid-three-ones = three I count 15 together,
aid-four-ones = four I count 31.
aid-laurel = a senator: the sum of the numbers is multiplied by the laurels. Against a stronger Consul each laurel costs you a coin.
aid-coup = Coup: the Consul pays you a coin for each laurel in the Consul's dice.
aid-dictator = Dictator: you win the round at once.
aid-caesar = Caesar: all prizes that are left are yours, and the game ends.
aid-score = Score = numbers × laurels. Bombs only count when there is a Consul. At the end bronze is worth 1, silver 2, gold 4.

## The first game, explained

guide-start = Welcome! You throw five dice for the highest score and become Consul. Whoever is still Consul when the turn comes round to them wins the round and its prize: silver four times, gold at the end. The richest player wins.
guide-keep-first = Your dice are thrown. Score = sum of the numerals × number of laurels, so without a laurel it is nothing. There is no Consul yet: any score above 0 makes you Consul, but the higher it is, the harder it is for the others. Click the dice that you want to keep and throw the rest again, or stop.
    .touch = Your dice are thrown. Score = sum of the numerals × number of laurels, so without a laurel it is nothing. There is no Consul yet: any score above 0 makes you Consul, but the higher it is, the harder it is for the others. Tap the dice that you want to keep and throw the rest again, or stop.
guide-keep = There is a Consul now. Throw more and you take over. Throw less and you pay the Consul one coin for each laurel you show: if you cannot win, rather show none. Three bombs are a Coup, four make you Dictator, five make you Caesar.
guide-event-consul = There is a Consul now; the Consul's dice stay in view above. Everybody else now tries to beat that score, one after the other.
guide-event-overthrow = The Consul was overthrown. The new one must now hold on until everybody else has had a turn.
guide-event-lower = Whoever stays below the Consul pays tribute: one coin for each laurel in their own dice.
guide-event-equal = The same score as the Consul's: nobody pays and the Consul stays.
guide-event-no_score = No laurel or no number: the score is nothing. Without a Consul the dice are simply passed on.
guide-event-coup = A Coup: with exactly three bombs the Consul pays one coin for each laurel in the Consul's dice, but stays Consul.
guide-event-dictator = Four bombs: the Dictator wins the round at once.
guide-event-silver = The round was won: a silver coin, worth 2. Its winner begins the next round.
guide-event-short = Whoever cannot pay everything pays what they have, and plays on.
guide-event-change = When bronze runs out, silver is changed into bronze by itself.

## Bots

bot-easy = Keeps laurels and the best numerals, and stops when it has beaten the Consul; but often it does something else.
bot-medium = Thinks ahead: imagines the rest of the game more than a hundred times before it keeps dice.
bot-strong = Works out all throws exactly, and plays for the best chance of winning the game. For two players it plays perfectly.

## Kinds of decisions: puzzles and mistakes are sorted by them

kind-beat = The keep that beats the Consul
kind-needed = The last chance
kind-first = Before there is a Consul
kind-stop = Stop now
kind-improve = Throw on
kind-bombs = Hunt for bombs
kind-coup = Coup, Dictator or Caesar
kind-tribute = The smallest tribute
