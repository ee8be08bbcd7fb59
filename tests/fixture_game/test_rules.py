"""Three coins, by its rules: what the docstring of the package promises."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rubicon.core import BadOption, IllegalMove, Match, Outcome, Scripted
from tests.fixture_game import GAME
from tests.fixture_game.house import guest
from tests.fixture_game.rules import CoinState

COIN = {"a": "as", "d": "denarius", "A": "aureus"}


def table(deal: str, seats: int = 2, **options: Any) -> Match:
    """A match in which Fortuna deals these coins: `da` is a denarius, then an as."""
    match = Match(GAME.setup(options, seats), Scripted([COIN[coin] for coin in deal]))
    match.begin()
    return match


def choose(match: Match, *choices: str) -> None:
    """What each seat closes in its fist; `+` raises."""
    for seat, choice in enumerate(choices):
        match.decide(seat, match.setup.read(seat, COIN[choice[0]]))
        if choice.endswith("+"):
            match.decide(seat, match.setup.read(seat, "raise"))
        match.decide(seat, match.setup.read(seat, "close"))


def told(match: Match, since: int = 0) -> list[str]:
    """The kinds of what happened from that entry on, as a spectator sees it."""
    return [event.kind.name for event in match.events(None, since)]


def state(match: Match) -> CoinState:
    return cast(CoinState, match.state)


def test_the_single_highest_coin_wins_its_stake() -> None:
    match = table("daAa" + "dd" + "AA")
    choose(match, "d", "A")
    assert match.state.standing() == (0, 1)
    choose(match, "d", "a")
    assert match.state.standing() == (1, 1)


def test_a_tie_wins_nothing() -> None:
    match = table("AdAd" + "aa")
    choose(match, "A+", "A")
    assert match.state.standing() == (0, 0)
    assert "tie" in told(match)


def test_a_tie_below_the_highest_does_not_matter() -> None:
    match = table("dadaAa" + "dAA", seats=3)
    choose(match, "d", "d", "A+")
    assert match.state.standing() == (0, 0, 2)


def test_who_raised_in_vain_shows_the_other_coin_and_it_is_remembered_until_played() -> None:
    match = table("daAa" + "ad" + "dA")
    choose(match, "d+", "A")
    assert told(match)[-3:] == ["lay", "draw", "draw"]
    assert state(match).laid == [0, -1]
    choose(match, "a", "a")
    assert state(match).laid == [-1, -1]
    assert match.state.standing() == (0, 1)


def test_the_winner_shows_nothing() -> None:
    match = table("daAa" + "ad")
    choose(match, "d", "A+")
    assert "lay" not in told(match)
    assert match.state.standing() == (0, 2)


def test_the_goal_ends_the_game_at_once() -> None:
    match = table("AAaa" + "aA" + "dd")
    choose(match, "A+", "a")
    choose(match, "A+", "a")
    assert match.outcome() == Outcome((4, 0), (0,), "goal")


def test_a_higher_goal_is_further_away() -> None:
    match = table("AAaa" + "aA" + "dd", goal=5)
    choose(match, "A+", "a")
    choose(match, "A+", "a")
    assert match.outcome() is None


def test_when_the_coins_run_out_the_most_points_win_and_ties_share() -> None:
    match = table("aaaaddddAAAA", raising=False)
    for choice in ("a", "a", "d", "d", "A", "A"):
        choose(match, choice, choice)
    assert match.outcome() == Outcome((0, 0), (0, 1), "empty")


def test_no_raising_where_it_is_not_allowed() -> None:
    match = table("dada", raising=False)
    match.decide(0, 0)
    assert match.sight(0).moves == (4,)
    with guest(), pytest.raises(IllegalMove, match="cannot be raised"):
        match.decide(0, 3)
    with guest(), pytest.raises(BadOption, match="Five points"):
        GAME.setup({"goal": 5, "raising": False})


@pytest.mark.parametrize(
    ("steps", "move", "why"),
    [
        ([], 3, "First choose the coin"),
        ([], 4, "First choose the coin"),
        ([], 2, "You do not hold that coin"),
        ([1], 1, "a coin in your fist already"),
        ([1, 3], 3, "cannot be raised any more"),
    ],
)
def test_refusals_say_what_is_wrong(steps: list[int], move: int, why: str) -> None:
    match = table("dada")
    for step in steps:
        match.decide(0, step)
    with guest(), pytest.raises(IllegalMove, match=why):
        match.decide(0, move)
