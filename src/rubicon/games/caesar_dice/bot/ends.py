"""What a turn may end with is worth, by the rules, once it is known what positions between two turns are worth.

Seats are counted from the one that throws. With `turns` turns to come before the round ends, the Consul is that many
seats to the left.
"""

from __future__ import annotations

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

NO_CONSUL: Final = -1


class Shares:
    """The shares of the victory in all positions between two turns."""

    def share(self, round: int, standing: int, turns: int, purses: list[int], place: int) -> float:
        """What a position is worth to the seat so many places after the one that throws."""
        raise NotImplementedError


class Ends:
    """What the ends of a turn are worth to one seat, by K2.3 to K2.7."""

    def __init__(
        self, shares: Shares, round: int, standing: int, turns: int, purses: list[int], place: int, coin: float
    ) -> None:
        """`place` is the seat that asks.

        `coin` is added for each coin in that seat's purse afterwards: it decides between ends that are worth the same.
        """
        self._shares: Final = shares
        self._round: Final = round
        self._standing: Final = standing
        self._seats: Final = len(purses)
        self._place: Final = place
        self._coin: Final = coin
        goal = 0 if standing < 0 else STANDING_SCORE[standing]
        self.as_consul: Final[list[float]] = [0.0] * STANDINGS
        for higher in range(STANDINGS):
            if STANDING_SCORE[higher] > goal:
                self.as_consul[higher] = self._next(higher, self._seats - 1, purses)
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
            self.lower[due] = self._stays(turns, paid(purses, 0, turns, due))
        self.coup = self._stays(turns, paid(purses, turns, 0, STANDING_LAURELS[standing]))
        self.dictator = self._won(0, purses)
        crowned = purses.copy()
        crowned[0] += GOLD_VALUE + SILVER_VALUE * (LAST_ROUND - round)
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
        place = self._seats - 1 if self._place == 0 else self._place - 1
        turned = purses[1:] + purses[:1]
        return self._shares.share(self._round, standing, turns, turned, place) + self._coin * purses[self._place]

    def _stays(self, turns: int, purses: list[int]) -> float:
        """The Consul stays: the next seat throws, or is the Consul and has won the round."""
        return self._next(self._standing, turns - 1, purses) if turns > 1 else self._won(1, purses)

    def _won(self, winner: int, purses: list[int]) -> float:
        """That seat wins the round: the prize, and the first throw of the next one."""
        coins = self._coin * purses[self._place]
        richer = purses.copy()
        if self._round == LAST_ROUND:
            richer[winner] += GOLD_VALUE
            return final_share(richer, self._place) + coins
        richer[winner] += SILVER_VALUE
        place = self._place - winner if self._place >= winner else self._place - winner + self._seats
        turned = richer[winner:] + richer[:winner]
        return self._shares.share(self._round + 1, NO_CONSUL, 1, turned, place) + coins


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


def paid(purses: list[int], payer: int, payee: int, due: int) -> list[int]:
    """K2.6: who has too little pays all of it."""
    after = purses.copy()
    coins = min(due, after[payer])
    after[payer] -= coins
    after[payee] += coins
    return after


def table_ends(table: DiceTable, shares: Shares, coin: float) -> Ends:
    """What the ends of this turn are worth to whose turn it is."""
    seats = len(table.bronze)
    standing = NO_CONSUL if table.consul < 0 else STANDING[table.consul_dice]
    turns = 1 if table.consul < 0 else (table.consul - table.turn) % seats
    purses = [table.wealth((table.turn + place) % seats) for place in range(seats)]
    return Ends(shares, table.round, standing, turns, purses, 0, coin)


def is_regular(table: DiceTable) -> bool:
    """Whether a match can come to this, as far as prizes and coins tell; a position that somebody made up may not."""
    seats = len(table.bronze)
    coins = sum(DiceTable(seats).bronze) + SILVER_VALUE * (table.round - 1)
    return sum([table.wealth(seat) for seat in range(seats)]) == coins and table.silver_left == LAST_ROUND - table.round
