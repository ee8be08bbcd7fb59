"""Computes what `three_seats` reads: the dice game for three by backward induction.

A position between two turns leads only to positions of later rounds, of higher Consuls, or of fewer turns left: so all
values follow backwards from the end. The one circle is a round without a Consul, where dice that score nothing are
passed on. There the values are computed again until they no longer change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rubicon.games.caesar_dice.aid.odds import ALL
from rubicon.games.caesar_dice.bot.ends import NO_CONSUL, Ends, Shares
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND, STANDINGS, finals
from rubicon.games.caesar_dice.bot.three_seats import ENTRIES, SEATS, STEPS, TURNS, at, purses_of, total
from rubicon.games.caesar_dice.bot.turn_values import TIE_COIN
from rubicon.games.caesar_dice.rules.dice import FIRST_FULL

MOST_CIRCLES: Final = 100
"""About ten are enough; a step may go to and fro for ever."""

Progress = Callable[[int], None]
"""Called with the number of positions that are done."""


class Solving(Shares):
    """Shares as they become known."""

    def __init__(self) -> None:
        self.steps: Final[list[int]] = [0] * (SEATS * ENTRIES)
        """In steps from the beginning, as they are kept: so `strong` does what is assumed here. Otherwise steps
        would decide between what is nearly the same to who throws, and not to the others."""

    def share(self, round: int, standing: int, turns: int, purses: list[int], place: int) -> float:
        """Of a position that is done."""
        return self.steps[SEATS * at(round, standing, turns, purses[0], purses[1]) + place] / STEPS


def solve(progress: Progress | None = None, first: int = 1) -> Solving:
    """The shares in all positions; of rounds before `first` none."""
    found = Solving()
    done = 0
    for round in range(LAST_ROUND, first - 1, -1):
        together = total(round)
        for standing in range(STANDINGS - 1, -1, -1):
            for turns in range(1, TURNS + 1):
                for one in range(together + 1):
                    for other in range(together - one + 1):
                        purses = [one, other, together - one - other]
                        _value(found, round, standing, turns, purses)
                done += purses_of(round)
                if progress is not None:
                    progress(done)
        for one in range(together + 1):
            for other in range(together - one + 1):
                rest = together - one - other
                if one >= other and one >= rest:  # the dice go round: the other seats are found with it
                    _open(found, round, [one, other, rest])
        done += purses_of(round)
    if progress is not None:
        progress(done)
    return found


def turn_shares(known: Shares, round: int, standing: int, turns: int, purses: list[int]) -> list[float]:
    """What a position is worth to each seat, by playing the turn at its best, given what comes after it."""
    seats = len(purses)
    worth = [0.0] * ALL
    Ends(known, round, standing, turns, purses, 0, TIE_COIN).fill(worth)
    chances = finals(worth)
    found: list[float] = []
    rest = 1.0
    for place in range(seats - 1):
        Ends(known, round, standing, turns, purses, place, 0.0).fill(worth)
        share = 0.0
        for hand in range(FIRST_FULL, ALL):
            share += chances[hand] * worth[hand]
        found.append(share)
        rest -= share
    found.append(rest)
    return found


def _value(found: Solving, round: int, standing: int, turns: int, purses: list[int]) -> bool:
    """Find the shares of a position, given those that it leads to; whether they have changed."""
    entry = SEATS * at(round, standing, turns, purses[0], purses[1])
    one, other, _ = turn_shares(found, round, standing, turns, purses)
    first = int(STEPS * one + 0.5)
    both = int(STEPS * (one + other) + 0.5)
    steps = [first, both - first, STEPS - both]
    changed = False
    for place in range(SEATS):
        if found.steps[entry + place] != steps[place]:
            found.steps[entry + place] = steps[place]
            changed = True
    return changed


def _open(found: Solving, round: int, purses: list[int]) -> None:
    """The round has no Consul yet, and the dice go from seat to seat."""
    turned = [purses[place:] + purses[:place] for place in range(SEATS)]
    for held in turned:
        entry = SEATS * at(round, NO_CONSUL, 1, held[0], held[1])
        for place in range(SEATS):
            found.steps[entry + place] = STEPS // SEATS
    for _ in range(MOST_CIRCLES):
        changed = False
        for held in reversed(turned):
            changed = _value(found, round, NO_CONSUL, 1, held) or changed
        if not changed:
            return


def write(found: Solving) -> bytes:
    """The shares as the file has them: of the first two seats."""
    data = bytearray()
    for entry in range(0, SEATS * ENTRIES, SEATS):
        data += found.steps[entry].to_bytes(2, "little")
        data += found.steps[entry + 1].to_bytes(2, "little")
    return bytes(data)
