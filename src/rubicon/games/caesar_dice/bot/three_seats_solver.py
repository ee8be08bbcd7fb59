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

SETTLED: Final = 1e-12
MOST_CIRCLES: Final = 200

Progress = Callable[[int], None]
"""Called with the number of positions that are done."""


class Solving(Shares):
    """Shares as they become known."""

    def __init__(self) -> None:
        self.values: Final[list[float]] = [0.0] * (SEATS * ENTRIES)

    def share(self, round: int, standing: int, turns: int, purses: list[int], place: int) -> float:
        """Of a position that is done."""
        return self.values[SEATS * at(round, standing, turns, purses[0], purses[1]) + place]


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
                        value(found, round, standing, turns, purses)
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


def value(found: Solving, round: int, standing: int, turns: int, purses: list[int]) -> float:
    """Find the shares of a position, given those that it leads to; by how much that of who throws has changed."""
    entry = SEATS * at(round, standing, turns, purses[0], purses[1])
    worth = [0.0] * ALL
    Ends(found, round, standing, turns, purses, 0, TIE_COIN).fill(worth)
    chances = finals(worth)
    rest = 1.0
    changed = 0.0
    for place in range(SEATS - 1):
        Ends(found, round, standing, turns, purses, place, 0.0).fill(worth)
        share = 0.0
        for hand in range(FIRST_FULL, ALL):
            share += chances[hand] * worth[hand]
        changed = max(changed, abs(share - found.values[entry + place]))
        found.values[entry + place] = share
        rest -= share
    found.values[entry + SEATS - 1] = rest
    return changed


def _open(found: Solving, round: int, purses: list[int]) -> None:
    """The round has no Consul yet, and the dice go from seat to seat."""
    turned = [purses[place:] + purses[:place] for place in range(SEATS)]
    for held in turned:
        entry = SEATS * at(round, NO_CONSUL, 1, held[0], held[1])
        for place in range(SEATS):
            found.values[entry + place] = 1.0 / SEATS
    for _ in range(MOST_CIRCLES):
        changed = 0.0
        for held in reversed(turned):
            changed = max(changed, value(found, round, NO_CONSUL, 1, held))
        if changed < SETTLED:
            return


def write(found: Solving) -> bytes:
    """The shares as the file has them."""
    data = bytearray()
    for entry in range(ENTRIES):
        one = round(STEPS * found.values[SEATS * entry])
        both = round(STEPS * (found.values[SEATS * entry] + found.values[SEATS * entry + 1]))
        data += one.to_bytes(2, "little")
        data += (both - one).to_bytes(2, "little")
    return bytes(data)
