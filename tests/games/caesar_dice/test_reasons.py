"""Why a hint likes a keep: every kind of reason occurs, and all that it says is so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rubicon.core import FORTUNA, Event, Rng, SeatRef, Sight
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.bot.easy import Easy
from rubicon.games.caesar_dice.bot.reasons import why
from rubicon.games.caesar_dice.bot.round_values import STANDING, round_table
from rubicon.games.caesar_dice.rules.dice import FIRST_FULL, LAURELS, SCORE
from rubicon.games.caesar_dice.rules.state import DiceState
from rubicon.games.caesar_dice.rules.table import OVER
from tests.conformance.harness import words
from tests.games.caesar_dice.test_bots import position
from tests.games.reasons import Case, cases, kinds

CONSUL: dict[str, Any] = {"consul": 1, "consul_dice": "III IV L L B"}


def easy(sight: Sight, rng: Rng) -> int:
    """Plays by a rule of thumb."""
    return Easy(rng).decide(sight)


def ends(case: Case) -> list[tuple[float, dict[str, Event], DiceState]]:
    """How the turn can end when this is kept and one throw is left: how likely, what is told, and the position."""
    assert isinstance(case.after, DiceState)
    if case.move >= FIRST_FULL:
        return [(1.0, {event.kind.name: event for event in case.journal}, case.after)]
    found: list[tuple[float, dict[str, Event], DiceState]] = []
    chances = case.after.chances()
    total = sum(weight for _, weight in chances)
    for outcome, weight in chances:
        state = case.after.copy()
        journal: list[Event] = []
        state.journal = journal
        state.apply(FORTUNA, outcome)
        found.append((weight / total, {event.kind.name: event for event in journal}, state))
    return found


def likely(case: Case, *wanted: str) -> float:
    """The chance, in per cent, that one of these is told at the end of the turn."""
    return 100 * sum(chance for chance, told, _ in ends(case) if set(told) & set(wanted))


def near(said: object, true: float) -> bool:
    """Equal, but for rounding."""
    assert isinstance(said, float | int)
    return abs(said - true) <= 0.0501


def check(case: Case) -> None:
    """All that the reason says is so. Chances are added up where one throw is left."""
    before, after = case.before, case.after
    assert isinstance(before, DiceState)
    assert isinstance(after, DiceState)
    table = before.table
    args: dict[str, Any] = case.reason.args
    key = case.reason.key.removeprefix("hint-")
    told = {event.kind.name: event for event in case.events}
    last = table.throws == 2
    rounds = round_table(before.setup.seats, table.round)
    if "consul" in args:
        assert args["consul"] == SeatRef(table.consul)
    gained = after.table.wealth(case.seat) - table.wealth(case.seat)
    if key.startswith("stop-"):
        assert "stop" in told
    if key in ("stop-consul", "stop-overthrow"):
        assert told[key.removeprefix("stop-")].get("score") == args["score"]
        assert near(args["chance"], 100 * rounds.prospect(STANDING[table.dice], rounds.turns).win[0])
    elif key == "stop-pass":
        assert "no_score" in told
        assert 0 <= args["chance"] <= 100
    elif key in ("stop-caesar", "stop-caesar-short"):
        assert gained == args["coins"]
        outcome = after.outcome()
        assert outcome is not None
        assert (case.seat in outcome.winners) == (key == "stop-caesar")
    elif key == "stop-dictator":
        assert "dictator" in told
        assert gained == args["coins"]
    elif key == "stop-coup":
        assert told["coup"].get("due") == LAURELS[table.consul_dice] >= args["coins"]
        assert (told.get("pay") or told["short"]).get("coins") == args["coins"]
    elif key == "stop-equal":
        assert told["equal"].get("consul") == table.consul
        assert args["score"] == SCORE[table.dice] == SCORE[table.consul_dice]
    elif key == "stop-lower":
        assert told["lower"].get("due") == LAURELS[case.move] >= args["coins"]
        assert gained == -args["coins"]
    elif key == "first":
        assert table.consul < 0
        if last:
            assert near(args["chance"], likely(case, "consul"))
    elif key in ("improve-consul", "improve-overthrow"):
        assert args["score"] == SCORE[table.dice] > (0 if table.consul < 0 else SCORE[table.consul_dice])
        assert near(args["now"], 100 * rounds.prospect(STANDING[table.dice], rounds.turns).win[0])
    elif key in ("beat", "needed", "tribute"):
        assert args["score"] == SCORE[table.consul_dice]
        if last:
            assert near(args["chance"], likely(case, "overthrow"))
            if key == "beat":
                assert near(args["coup"], likely(case, "coup"))
            if key == "tribute":
                due = 0.0
                for chance, events, _ in ends(case):
                    if "lower" in events:
                        owed = events["lower"].get("due")
                        assert isinstance(owed, int)
                        due += chance * min(owed, table.wealth(case.seat))
                assert abs(args["coins"] - due) <= 0.00501
    elif key == "bombs":
        assert args["coins"] == min(LAURELS[table.consul_dice], table.wealth(table.consul))
        if last:
            assert near(args["coup"], likely(case, "coup"))
            assert near(args["dictator"], likely(case, "dictator", "caesar"))
    elif key == "more-bombs":
        if last:
            assert near(args["dictator"], likely(case, "dictator"))
            assert near(args["caesar"], likely(case, "caesar"))
    elif key in ("won", "risk"):
        stopped = before.copy()
        stopped.play(case.seat, table.dice)
        outcome = stopped.outcome()
        assert stopped.table.phase == OVER
        assert outcome is not None
        assert outcome.winners == (case.seat,)
    else:
        assert key == "lost", key
        if last:
            won = 0.0
            for chance, _, state in ends(case):
                outcome = state.outcome()
                won += chance if outcome is not None and case.seat in outcome.winners else 0.0
            assert won < 0.001


RARE = {
    "hint-stop-caesar": (position("B B B B B", purses=[10, 10, 10], **CONSUL), "B B B B B"),
    "hint-stop-caesar-short": (position("B B B B B", purses=[0, 60, 10], **CONSUL), "B B B B B"),
    "hint-stop-dictator": (position("I B B B B", purses=[10, 10, 10], **CONSUL), "I B B B B"),
    "hint-stop-coup": (position("I II B B B", purses=[10, 10, 10], **CONSUL), "I II B B B"),
    "hint-stop-equal": (position("III IV L L B", purses=[10, 10, 10], **CONSUL), "III IV L L B"),
    "hint-more-bombs": (position("I I B B B", purses=[10, 10, 10], throws=2, **CONSUL), "B B B"),
    "hint-needed": (position("I II III L B", purses=[10, 12, 10], throws=2, round=5, **CONSUL), "III L"),
    "hint-stop-consul": (position("I I I IV L", purses=[10, 10, 10]), "I I I IV L"),
    "hint-stop-overthrow": (position("IV IV L L L", purses=[10, 10, 10], **CONSUL), "IV IV L L L"),
    "hint-won": (position("I II III IV L", purses=[60, 5, 5], throws=2, round=5, **CONSUL), "I II III IV L"),
    "hint-risk": (position("I B B B B", purses=[10, 10, 10], throws=2, round=5, **CONSUL), "I"),
    "hint-lost": (position("I II III IV L", purses=[0, 90, 90], throws=2, round=5, **CONSUL), "L"),
}


@pytest.mark.parametrize("key", RARE)
def test_what_is_rare_is_said_too(key: str) -> None:
    state, keep = RARE[key]
    verb = "stop" if len(keep.split()) == 5 else "keep"
    case = Case(state, 0, state.setup.read(0, f"{verb} {keep}"), why)
    check(case)
    assert case.reason.key == key


def test_every_fact_is_so_and_every_kind_occurs() -> None:
    seen: Counter[str] = Counter(list(RARE))
    for seats in (2, 3):
        setup = GAME.setup(seats=seats)
        for case in cases(setup, why, range(seats, seats + 2), each=4, bot=easy):
            check(case)
            words(case.reason, setup)
            seen[case.reason.key] += 1
    assert set(seen) == kinds("caesar_dice"), (kinds("caesar_dice") - set(seen), seen)
    assert len(seen) >= 8
