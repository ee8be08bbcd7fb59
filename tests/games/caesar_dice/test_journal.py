"""What the rules tell: a whole game in words, every kind of event in it."""

from __future__ import annotations

from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.rules.state import KINDS
from rubicon.text import Speaker
from tests.games.caesar_dice.test_rules import NOTHING, Script

STORY = """
Anna begins.
Round 1: Anna has the first throw.
Anna throws II III III III IV (throw 1 of 3).
Anna stops.
Anna scores 15 × 0 = 0.
Anna scores nothing and passes the dice on.
Bruno throws III IV L L B (throw 1 of 3).
Bruno stops.
Bruno scores 7 × 2 = 14.
Bruno becomes Consul with 14.
Celia throws I III L B B (throw 1 of 3).
Celia stops.
Celia scores 4 × 1 = 4.
Celia does not reach Consul Bruno and owes one coin.
Celia pays Bruno one coin.
Anna throws II II B B B (throw 1 of 3).
Anna stops.
Anna scores 4 × 0 = 0.
Coup! Anna throws three bombs, and Consul Bruno owes 2 coins.
Bruno pays Anna 2 coins.
Bruno wins round 1 and takes a silver coin.
Round 2: Bruno has the first throw.
Bruno throws I I I L B (throw 1 of 3).
Bruno keeps L.
Bruno throws I I I L (throw 2 of 3).
Bruno stops.
Bruno scores 15 × 2 = 30.
Bruno becomes Consul with 30.
Celia throws IV L L L B (throw 1 of 3).
Celia stops.
Celia scores 4 × 3 = 12.
Celia does not reach Consul Bruno and owes 3 coins.
Celia pays Bruno 3 coins.
Anna throws II III III III IV (throw 1 of 3).
Anna throws all five again.
Anna throws I I I I L (throw 2 of 3).
Anna stops.
Anna scores 31 × 1 = 31.
Anna overthrows Bruno and is Consul now, with 31.
Bruno throws L L L L L (throw 1 of 3).
Bruno stops.
Bruno scores 0 × 5 = 0.
Bruno does not reach Consul Anna and owes 5 coins.
Bruno pays Anna 5 coins.
Celia throws I I I I L (throw 1 of 3).
Celia stops.
Celia scores 31 × 1 = 31.
Celia equals Consul Anna: nothing happens.
Anna wins round 2 and takes a silver coin.
Round 3: Anna has the first throw.
Anna throws II IV L L L (throw 1 of 3).
Anna stops.
Anna scores 6 × 3 = 18.
Anna becomes Consul with 18.
Bruno throws II II B B B (throw 1 of 3).
Bruno stops.
Bruno scores 4 × 0 = 0.
Coup! Bruno throws three bombs, and Consul Anna owes 3 coins.
Anna changes one silver coin into bronze.
Anna pays Bruno 3 coins.
Celia throws I B B B B (throw 1 of 3).
Celia stops.
Celia scores 1 × 0 = 0.
Four bombs: Celia is Dictator and wins the round at once!
Celia wins round 3 and takes a silver coin.
Round 4: Celia has the first throw.
Celia throws III IV L L B (throw 1 of 3).
Celia stops.
Celia scores 7 × 2 = 14.
Celia becomes Consul with 14.
Anna throws I III L B B (throw 1 of 3).
Anna stops.
Anna scores 4 × 1 = 4.
Anna does not reach Consul Celia and owes one coin.
Anna owes Celia 1, but has nothing left.
Bruno throws II III III III IV (throw 1 of 3).
Bruno stops.
Bruno scores 15 × 0 = 0.
Bruno does not reach Consul Celia and owes no tribute.
Celia wins round 4 and takes a silver coin.
Round 5: Celia has the first throw.
Celia throws III IV L L B (throw 1 of 3).
Celia stops.
Celia scores 7 × 2 = 14.
Celia becomes Consul with 14.
Anna throws II III III III IV (throw 1 of 3).
Anna stops.
Anna scores 15 × 0 = 0.
Anna does not reach Consul Celia and owes no tribute.
Bruno throws II III III III IV (throw 1 of 3).
Bruno stops.
Bruno scores 15 × 0 = 0.
Bruno does not reach Consul Celia and owes no tribute.
Celia wins the last round and takes the gold coin.
"""


def test_the_game_has_no_secrets() -> None:
    """Everything is open, so no event leaves anything out, and none takes the way back away."""
    assert not any(kind.has_secret or kind.private or kind.reveals for kind in KINDS)


def told(script: Script) -> list[str]:
    """The journal as Anna, Bruno and Celia would read it."""
    speaker = Speaker("en", GAME.name, ["Anna", "Bruno", "Celia"])
    return [speaker.say(event.message()) for event in script.journal]


def whole_game() -> Script:
    """Five rounds with everything in them but a Caesar."""
    script = Script()
    table = script.state.table
    script.turn(NOTHING)
    script.turn("III IV L L B")
    script.turn("I L B B III")
    script.turn("II II B B B")
    script.chance("I I I L B")
    script.keep("L")
    script.chance("I I I L")
    script.keep("I I I L L")
    script.turn("IV L L L B")
    script.chance(NOTHING)
    script.keep("")
    script.chance("I I I I L")
    script.keep("I I I I L")
    script.turn("L L L L L")
    script.turn("I I I I L")
    table.bronze[0] = 1
    script.turn("II IV L L L")
    script.turn("II II B B B")
    script.turn("I B B B B")
    table.bronze[0] = 0
    script.turn("III IV L L B")
    script.turn("I L B B III")
    script.turn(NOTHING)
    script.turn("III IV L L B")
    script.turn(NOTHING)
    script.turn(NOTHING)
    return script


def test_a_whole_game_is_told_in_order() -> None:
    """Nothing that happens goes untold, and nothing is told twice."""
    assert told(whole_game()) == STORY.strip().splitlines()


def test_five_bombs_are_told() -> None:
    """With the prizes that they take."""
    script = Script()
    script.turn("III IV L L B")
    script.turn("B B B B B")
    assert told(script)[-1] == (
        "Five bombs: Bruno is Caesar! The 4 silver coins left and the gold are theirs, and the game is over."
    )
    assert set(script.kinds()) | set(whole_game().kinds()) == {kind.name for kind in KINDS}
