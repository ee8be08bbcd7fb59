"""What stands on the choices: stopping says what it does, and with two players which of one's two turns this is."""

from __future__ import annotations

import pytest

from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.terminal import label
from rubicon.text import Speaker
from tests.games.caesar_dice.test_rules import NOTHING, Script, hand

NAMES = ["Anna", "Bruno", "Celia"]


def speaker(language: str = "en") -> Speaker:
    """Who tells it."""
    return Speaker(language, GAME.name, NAMES)


def stopping(script: Script, dice: str, language: str = "en") -> str:
    """What is said of stopping with these dice, which whose turn it is has just thrown."""
    script.chance(dice)
    state = script.state
    sight = state.sight(state.table.turn)
    said = speaker(language).say(sight.describe(hand(dice)))
    assert label(sight, hand(dice), speaker(language)) == said, "the terminal says the same"
    return said


def consul(dice: str = "III IV L L B", seats: int = 3) -> Script:
    """Anna is Consul, with 14 and two laurels; it is Bruno's turn."""
    script = Script(seats)
    script.turn(dice)
    return script


def test_k2_3_stopping_without_a_consul_makes_one_or_passes_the_dice_on() -> None:
    assert stopping(Script(), "III IV L L B") == "Stop with 14: you become Consul"
    assert stopping(Script(), NOTHING) == "Stop with 0: the dice are passed on"
    assert stopping(Script(), "II II B B B") == "Stop with 0: the dice are passed on", "bombs mean nothing yet"


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("I I I L L", "Stop with 30: you overthrow Anna and become Consul"),
        ("III IV L L B", "Stop with 14: as much as Anna, nothing happens"),
        ("III L L L B", "Stop with 9: less than Anna, you pay 3 coins"),
        (NOTHING, "Stop with 0: less than Anna, you pay nothing"),
        ("IV L B B B", "Stop with three bombs: a Coup, Anna pays you 2 coins and stays Consul"),
        ("L B B B B", "Stop with four bombs: you win the round at once, and a silver coin"),
        ("B B B B B", "Stop with five bombs: you take 4 silver coins and the gold one, and the game ends"),
    ],
)
def test_k2_4_k2_5_stopping_against_a_consul_says_what_it_does(dice: str, said: str) -> None:
    script = consul()
    assert stopping(script, dice) == said
    assert stopping(consul(), dice, "pl").startswith("Koniec rzutów")


def test_k2_6_what_is_paid_is_no_more_than_there_is() -> None:
    script = consul()
    script.state.table.bronze[1] = 2
    assert stopping(script, "III L L L B") == "Stop with 9: less than Anna, you pay 2 coins"
    script = consul()
    script.state.table.bronze[0] = 0
    assert stopping(script, "II II B B B") == (
        "Stop with three bombs: a Coup, Anna has nothing to pay you with and stays Consul"
    )


def test_k2_7_the_last_to_throw_reads_that_the_round_is_lost() -> None:
    """In the fifth round the prize is the gold coin."""
    script = consul()
    script.turn(NOTHING)
    assert stopping(script, "III L L L B") == "Stop with 9: less than Anna, you pay 3 coins; Anna wins the round"
    script = consul()
    script.turn(NOTHING)
    assert stopping(script, "II II B B B") == (
        "Stop with three bombs: a Coup, Anna pays you 2 coins and stays Consul; Anna wins the round"
    )
    script = consul()
    script.state.table.round = 5
    script.state.table.silver_left = 0
    assert stopping(script, "L B B B B") == "Stop with four bombs: you win the round at once, and the gold coin"
    script = consul()
    script.state.table.silver_left = 1
    assert stopping(script, "B B B B B") == (
        "Stop with five bombs: you take one silver coin and the gold one, and the game ends"
    )


def test_k2_8_with_two_players_it_is_said_which_of_the_two_turns_this_is() -> None:
    script = consul(seats=2)
    script.chance(NOTHING)
    table = script.state.table
    first = speaker().say(script.state.sight(1).prompt())
    assert "This is the first of your two turns." in first
    assert "first of two turns" in speaker().say(script.state.sight(0).prompt())
    assert "; Anna wins" not in speaker().say(script.state.sight(1).describe(table.dice))
    script.keep(NOTHING)
    script.chance(NOTHING)
    assert "This is the second of your two turns." in speaker().say(script.state.sight(1).prompt())
    assert "second of two turns" in speaker().say(script.state.sight(None).prompt())
    assert "; Anna wins" in speaker().say(script.state.sight(1).describe(table.dice))
    assert "To druga z twoich dwóch tur." in speaker("pl").say(script.state.sight(1).prompt())


def test_k2_8_without_a_consul_or_with_more_players_nobody_has_two_turns() -> None:
    script = Script(2)
    script.chance(NOTHING)
    assert "two turns" not in speaker().say(script.state.sight(0).prompt())
    script = consul(seats=3)
    script.chance(NOTHING)
    assert "two turns" not in speaker().say(script.state.sight(1).prompt())
