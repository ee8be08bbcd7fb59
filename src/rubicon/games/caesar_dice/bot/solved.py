"""The dice game for two, solved: the share of the victory of who is about to throw, in every position between turns.

All that matters between two turns is the round, the purse of who throws, the Consul's dice (45 pairs of score and
laurels, or none yet) and how many turns in a row are left. What the two have together follows from the round, as coins
only change hands and each round before brought one silver. That is 11,375 positions. Their values are computed by
`solver` (`rubicon solve caesar_dice`) and kept in `solved.bin`: eight bytes each, little-endian, in the order of `at`.
"""

from __future__ import annotations

import sys
from array import array
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

SEATS: Final = 2
COINS: Final = 20
"""What both begin with, together (K1.2)."""
TURNS: Final = 2
"""How many turns in a row the rival of a Consul has (K2.8)."""
NO_CONSUL: Final = -1
_POSITIONS: Final = 1 + TURNS * STANDINGS
"""For one round and purse: without a Consul, and with each standing and number of turns."""


def total(round: int) -> int:
    """What both have together in that round."""
    return COINS + SILVER_VALUE * (round - 1)


_STARTS: Final[list[int]] = [0, 0]
for _round in range(1, LAST_ROUND + 1):
    _STARTS.append(_STARTS[-1] + _POSITIONS * (total(_round) + 1))
ENTRIES: Final = _STARTS[-1]


def at(round: int, standing: int, turns: int, purse: int) -> int:
    """Where the value of a position is in the list; without a Consul, `standing` is `NO_CONSUL`."""
    row = 0 if standing < 0 else 1 + TURNS * standing + turns - 1
    return _STARTS[round] + row * (total(round) + 1) + purse


def final_share(mine: int, theirs: int) -> float:
    """K3.1: who has more wins, equals share."""
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def wish(
    mine: list[float], rivals: list[float], round: int, standing: int, turns: int, purse: int, coin: float = 0.0
) -> list[float]:
    """What every full hand is worth to who ends this turn with it, by K2.3 to K2.8.

    `mine` has the thrower's own values of the positions in which the thrower is to throw next, `rivals` the rival's of
    those in which the rival is; between equals both are the same list. `coin` is added for each coin in the purse
    afterwards: it decides between hands that are worth the same.
    """
    worth = [0.0] * ALL
    together = total(round)
    theirs = together - purse
    as_consul = [0.0] * STANDINGS
    goal = 0 if standing < 0 else STANDING_SCORE[standing]
    for higher in range(STANDINGS):
        if STANDING_SCORE[higher] > goal:
            as_consul[higher] = 1.0 - rivals[at(round, higher, TURNS, theirs)] + coin * purse
    if standing < 0:
        passed = 1.0 - rivals[at(round, NO_CONSUL, 1, theirs)] + coin * purse
        for hand in range(FIRST_FULL, ALL):
            worth[hand] = as_consul[STANDING[hand]] if STANDING[hand] >= 0 else passed
        return worth
    spoils = GOLD_VALUE + SILVER_VALUE * (LAST_ROUND - round)
    caesar = final_share(purse + spoils, theirs) + coin * (purse + spoils)
    dictator = _won(mine, round, purse) + coin * purse
    gained = min(STANDING_LAURELS[standing], theirs)
    coup = _stays(mine, rivals, round, standing, turns, purse + gained, coin)
    lower: list[float] = []
    for due in range(6):
        lower.append(_stays(mine, rivals, round, standing, turns, purse - min(due, purse), coin))
    for hand in range(FIRST_FULL, ALL):
        bombs = BOMBS[hand]
        if bombs >= 3:
            worth[hand] = coup if bombs == 3 else dictator if bombs == 4 else caesar
        elif SCORE[hand] > goal:
            worth[hand] = as_consul[STANDING[hand]]
        elif SCORE[hand] == goal:
            worth[hand] = lower[0]
        else:
            worth[hand] = lower[LAURELS[hand]]
    return worth


def _stays(
    mine: list[float], rivals: list[float], round: int, standing: int, turns: int, purse: int, coin: float
) -> float:
    """The Consul stays: the thrower has another turn, or the round is the Consul's."""
    if turns > 1:
        return mine[at(round, standing, turns - 1, purse)] + coin * purse
    return 1.0 - _won(rivals, round, total(round) - purse) + coin * purse


def _won(values: list[float], round: int, purse: int) -> float:
    """What the round is worth to who wins it: the prize, and the first throw of the next one (K2.7)."""
    if round == LAST_ROUND:
        return final_share(purse + GOLD_VALUE, total(round) - purse)
    return values[at(round + 1, NO_CONSUL, 1, purse + SILVER_VALUE)]


@cache
def solution() -> list[float]:
    """The values that are shipped, read when they are first needed."""
    return read((files("rubicon.games.caesar_dice.bot") / "solved.bin").read_bytes())


def read(data: bytes) -> list[float]:
    """Values from what `write` made of them."""
    values = array("d")
    values.frombytes(data)
    if sys.byteorder == "big":
        values.byteswap()
    if len(values) != ENTRIES:
        raise ValueError(f"{len(values)} values, and there are {ENTRIES} positions")
    return values.tolist()


def write(values: list[float]) -> bytes:
    """The values as a file has them."""
    packed = array("d", values)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def is_solved(table: DiceTable) -> bool:
    """Whether this is a position of a match of two; one that somebody made up may not be."""
    return (
        len(table.bronze) == SEATS
        and table.wealth(0) + table.wealth(1) == total(table.round)
        and table.silver_left == LAST_ROUND - table.round
    )


def table_wish(table: DiceTable, coin: float) -> list[float]:
    """What every full hand is worth to whose turn it is."""
    values = solution()
    standing = NO_CONSUL if table.consul < 0 else STANDING[table.consul_dice]
    return wish(values, values, table.round, standing, table.turns_in_row, table.wealth(table.turn), coin)
