### Three coins

game = Three coins
game-about = A coin in every fist: the highest wins, unless two are alike.
game-credit = A folk game, cut down for the tests

option-goal = Points to win
option-goal-3 = three
option-goal-5 = five
option-raising = Stakes may be raised

coin-as = as
coin-denarius = denarius
coin-aureus = aureus

refusal-goal = Five points can only be reached when stakes may be raised: choose three points, or allow raising.
refusal-no-coin = First choose the coin for your fist.
refusal-not-yours = You do not hold that coin.
refusal-raise = Your stake cannot be raised any more.
refusal-has-coin = There is a coin in your fist already: raise or close.

prompt-over = The game is over.
prompt-fortuna = Coins are drawn from the pouch.
prompt-wait = { $count ->
        [one] One player is still choosing.
       *[other] { $count } players are still choosing.
    }
prompt-coin = Which coin do you take into your fist?
prompt-stake = Do you raise the stake, or close your fist?
prompt-close = Close your fist.

move-coin = Take the { NAME($coin) }
move-raise = Raise the stake from { $stake } to 2
move-close = Close the fist at stake { $stake }

event-draw = { $player } draws the { NAME($coin) }.
event-draw-hidden = { $player } draws a coin.
event-take = { $player } takes the { NAME($coin) } into the fist.
event-raise = { $player } raises the stake.
event-close = { $player } closes the fist.
event-open = { $player } opens the fist: { NAME($coin) }, stake { $stake }.
event-win = { $player } wins { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-tie = The highest coins are alike: nobody wins.
event-lay = { $player } raised in vain and shows the other coin: { NAME($coin) }.

reason-goal = the goal was reached
reason-empty = the coins ran out
