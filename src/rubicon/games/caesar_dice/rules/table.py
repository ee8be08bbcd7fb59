"""What lies on the table: all facts of a match, and in this game every one of them is open."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.pickling import equal_attributes, reduce_object
from rubicon.games.caesar_dice.rules.dice import NONE

SILVER_VALUE: Final = 2
GOLD_VALUE: Final = 4
SILVER_PRIZES: Final = 4

# What the turn waits for.
OPENING: Final = 0  # Fortuna picks the first player
THROWING: Final = 1  # Fortuna throws
KEEPING: Final = 2  # the seat decides what to keep
OVER: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class DiceTable:
    """The coins, the dice, the Consul, and how far the match has come."""

    def __init__(self, seats: int) -> None:
        self.phase: int = OPENING
        self.bronze: list[int] = [8 if seats == 6 else 10] * seats  # K1.2
        self.silver: list[int] = [0] * seats
        self.gold: list[int] = [0] * seats
        self.silver_left: int = SILVER_PRIZES
        self.round: int = 1
        self.turn: int = -1  # whose turn it is
        self.turns_in_row: int = 1  # how many turns that seat still has, this one included (K2.8)
        self.throws: int = 0  # how often the dice were thrown in this turn
        self.dice: int = NONE  # after a throw the five dice, before it those that were kept
        self.consul: int = -1  # the seat of the Consul
        self.consul_dice: int = NONE
        self.reason: str = ""  # why the game ended

    def copy(self) -> DiceTable:
        """Another table with the same on it."""
        twin = DiceTable(0)
        twin.phase = self.phase
        twin.bronze = self.bronze.copy()
        twin.silver = self.silver.copy()
        twin.gold = self.gold.copy()
        twin.silver_left = self.silver_left
        twin.round = self.round
        twin.turn = self.turn
        twin.turns_in_row = self.turns_in_row
        twin.throws = self.throws
        twin.dice = self.dice
        twin.consul = self.consul
        twin.consul_dice = self.consul_dice
        twin.reason = self.reason
        return twin

    def __eq__(self, other: object) -> bool:
        return equal_attributes(self, other)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)

    def wealth(self, seat: int) -> int:
        """K3.1: what a player's coins are worth: bronze 1, silver 2, gold 4."""
        return self.bronze[seat] + SILVER_VALUE * self.silver[seat] + GOLD_VALUE * self.gold[seat]

    def can_pay(self, seat: int, due: int) -> int:
        """K2.6: how much of a debt the player pays: all of it, or all that there is. Gold is not there yet."""
        return min(due, self.bronze[seat] + SILVER_VALUE * self.silver[seat])
