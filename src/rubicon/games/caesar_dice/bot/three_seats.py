"""The dice game for three: what every position between two turns is worth to each seat, by backward induction.

All that matters between two turns is the round, the three purses, the Consul's dice (45 pairs of score and laurels, or
none yet) and how many turns are left before the round ends. What the three have together follows from the round. That
is 288,470 positions. `three_seats_solver` computes their values backwards from the end: whoever throws does what is
best for their own share of the victory, given that all do so later; of equals, what brings more coins.

No one of the three gains by playing otherwise alone. That is less than a solution for two: two who play otherwise can
cost the third something, and a seat that has nothing left to win decides between the others as it likes.

Seats are counted from the one that throws. With `turns` turns to come the Consul is that many seats to the left.
`three_seats.bin` has for each position the shares of the first two, in steps of 1/65,520, two bytes each.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from rubicon.games.caesar_dice.aid.odds import ALL
from rubicon.games.caesar_dice.bot.round_values import (
    LAST_ROUND,
    STANDING,
    STANDING_LAURELS,
    STANDING_SCORE,
    STANDINGS,
)
from rubicon.games.caesar_dice.rules.dice import BOMBS, FIRST_FULL, LAURELS, SCORE
from rubicon.games.caesar_dice.rules.table import GOLD_VALUE, SILVER_VALUE, DiceTable

SEATS: Final = 3
COINS: Final = 30
"""What all begin with, together (K1.2)."""
TURNS: Final = 2
"""How many turns a new Consul has to last."""
NO_CONSUL: Final = -1
STEPS: Final = 65_520
"""A share is kept as a multiple of this part of 1: so halves and thirds, and none and all, are kept exactly."""
_ROWS: Final = 1 + TURNS * STANDINGS
"""For one round and purses: without a Consul, and with each standing and number of turns."""


def total(round: int) -> int:
    """What all have together in that round."""
    return COINS + SILVER_VALUE * (round - 1)


def purses_of(round: int) -> int:
    """In how many ways they may have it."""
    return (total(round) + 1) * (total(round) + 2) // 2


_STARTS: Final[list[int]] = [0, 0]
for _round in range(1, LAST_ROUND + 1):
    _STARTS.append(_STARTS[-1] + _ROWS * purses_of(_round))
ENTRIES: Final = _STARTS[-1]


def at(round: int, standing: int, turns: int, first: int, second: int) -> int:
    """Where a position is in the list: with the purses of the seat that throws and of the next one."""
    row = 0 if standing < 0 else 1 + TURNS * standing + turns - 1
    pair = first * (2 * total(round) + 3 - first) // 2 + second
    return _STARTS[round] + row * purses_of(round) + pair


class Shares:
    """The shares of the victory in all positions."""

    def share(self, entry: int, place: int) -> float:
        """What a position is worth to the seat so many places after the one that throws."""
        raise NotImplementedError


class Shipped(Shares):
    """Shares as the file has them."""

    def __init__(self, data: bytes) -> None:
        if len(data) != 4 * ENTRIES:
            raise ValueError(f"{len(data)} bytes, and there are {ENTRIES} positions of four")
        self._data: Final = data

    def share(self, entry: int, place: int) -> float:
        """Read from the file."""
        data = self._data
        at = 4 * entry
        if place == 0:
            return (data[at] + 256 * data[at + 1]) / STEPS
        if place == 1:
            return (data[at + 2] + 256 * data[at + 3]) / STEPS
        return (STEPS - data[at] - 256 * data[at + 1] - data[at + 2] - 256 * data[at + 3]) / STEPS


class Ends:
    """What the ends of a turn are worth to one seat, by K2.3 to K2.7."""

    def __init__(
        self, shares: Shares, round: int, standing: int, turns: int, purses: list[int], place: int, coin: float
    ) -> None:
        """The purses are those of the seat that throws, the next and the last; `place` is the seat that asks.

        `coin` is added for each coin in that seat's purse afterwards: it decides between ends that are worth the same.
        """
        self._shares: Final = shares
        self._round: Final = round
        self._place: Final = place
        self._coin: Final = coin
        self._standing: Final = standing
        goal = 0 if standing < 0 else STANDING_SCORE[standing]
        self.as_consul: Final[list[float]] = [0.0] * STANDINGS
        for higher in range(STANDINGS):
            if STANDING_SCORE[higher] > goal:
                self.as_consul[higher] = self._next(higher, TURNS, purses)
        self.lower: Final[list[float]] = [0.0] * 6
        """For each number of laurels; the first is also that of an equal score."""
        self.passed: float = 0.0
        self.coup: float = 0.0
        self.dictator: float = 0.0
        self.caesar: float = 0.0
        if standing < 0:
            self.passed = self._next(NO_CONSUL, 1, purses)
            return
        for due in range(6):
            self.lower[due] = self._stays(turns, _paid(purses, 0, turns, due))
        self.coup = self._stays(turns, _paid(purses, turns, 0, STANDING_LAURELS[standing]))
        self.dictator = self._won(0, purses)
        spoils = GOLD_VALUE + SILVER_VALUE * (LAST_ROUND - round)
        crowned = purses.copy()
        crowned[0] += spoils
        self.caesar = final_share(crowned, place) + coin * crowned[place]

    def fill(self, worth: list[float]) -> None:
        """What every full hand is worth at the end of the turn."""
        if self._standing < 0:
            for hand in range(FIRST_FULL, ALL):
                worth[hand] = self.as_consul[STANDING[hand]] if STANDING[hand] >= 0 else self.passed
            return
        goal = STANDING_SCORE[self._standing]
        for hand in range(FIRST_FULL, ALL):
            bombs = BOMBS[hand]
            if bombs >= 3:
                worth[hand] = self.coup if bombs == 3 else self.dictator if bombs == 4 else self.caesar
            elif SCORE[hand] > goal:
                worth[hand] = self.as_consul[STANDING[hand]]
            elif SCORE[hand] == goal:
                worth[hand] = self.lower[0]
            else:
                worth[hand] = self.lower[LAURELS[hand]]

    def _next(self, standing: int, turns: int, purses: list[int]) -> float:
        """The next seat throws."""
        entry = at(self._round, standing, turns, purses[1], purses[2])
        place = SEATS - 1 if self._place == 0 else self._place - 1
        return self._shares.share(entry, place) + self._coin * purses[self._place]

    def _stays(self, turns: int, purses: list[int]) -> float:
        """The Consul stays: the next seat throws, or is the Consul and has won the round."""
        return self._next(self._standing, turns - 1, purses) if turns > 1 else self._won(1, purses)

    def _won(self, winner: int, purses: list[int]) -> float:
        """That seat wins the round: the prize, and the first throw of the next one."""
        coins = self._coin * purses[self._place]
        if self._round == LAST_ROUND:
            richer = purses.copy()
            richer[winner] += GOLD_VALUE
            return final_share(richer, self._place) + coins
        second = purses[winner + 1] if winner < SEATS - 1 else purses[0]
        place = self._place - winner if self._place >= winner else self._place - winner + SEATS
        entry = at(self._round + 1, NO_CONSUL, 1, purses[winner] + SILVER_VALUE, second)
        return self._shares.share(entry, place) + coins


def final_share(purses: list[int], place: int) -> float:
    """K3.1: who has most wins, equals share."""
    mine = purses[place]
    equals = 0
    for purse in purses:
        if purse > mine:
            return 0.0
        if purse == mine:
            equals += 1
    return 1.0 / equals


def _paid(purses: list[int], payer: int, payee: int, due: int) -> list[int]:
    """K2.6: who has too little pays all of it."""
    after = purses.copy()
    coins = min(due, after[payer])
    after[payer] -= coins
    after[payee] += coins
    return after


@cache
def shipped() -> Shipped:
    """The shares that are shipped, read when they are first needed."""
    return Shipped((files("rubicon.games.caesar_dice.bot") / "three_seats.bin").read_bytes())


def is_known(table: DiceTable) -> bool:
    """Whether this is a position of a match of three; one that somebody made up may not be."""
    return (
        len(table.bronze) == SEATS
        and table.wealth(0) + table.wealth(1) + table.wealth(2) == total(table.round)
        and table.silver_left == LAST_ROUND - table.round
    )


def table_ends(table: DiceTable, shares: Shares, coin: float) -> Ends:
    """What the ends of this turn are worth to whose turn it is."""
    standing = NO_CONSUL if table.consul < 0 else STANDING[table.consul_dice]
    turns = 1 if table.consul < 0 else (table.consul - table.turn) % SEATS
    purses = [table.wealth((table.turn + place) % SEATS) for place in range(SEATS)]
    return Ends(shares, table.round, standing, turns, purses, 0, coin)
