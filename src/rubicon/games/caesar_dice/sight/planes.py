"""The dice table as numbers, for programs that learn; see `rubicon.core.planes`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from rubicon.core.game import Setup, Sight, State
from rubicon.core.planes import Numbers, Plane
from rubicon.games.caesar_dice.rules.dice import DICE, HANDS, SCORE, SYMBOLS
from rubicon.games.caesar_dice.rules.state import DiceState
from rubicon.games.caesar_dice.rules.table import GOLD_VALUE, SILVER_PRIZES, SILVER_VALUE, DiceTable
from rubicon.games.caesar_dice.sight.sight import DiceSight

ROUNDS: Final = 5
MOST_THROWS: Final = 3
FACES: Final = len(SYMBOLS)


def layout(setup: Setup) -> list[Plane]:
    """Seats are counted from the one that looks."""
    seats = setup.seats
    worth = sum(DiceTable(seats).bronze) + SILVER_PRIZES * SILVER_VALUE + GOLD_VALUE
    return [
        Plane("bronze", seats, worth, "each seat's bronze coins"),
        Plane("silver", seats, SILVER_PRIZES, "each seat's silver coins"),
        Plane("gold", seats, 1, "each seat's gold coins"),
        Plane("wealth", seats, worth, "what each seat's coins are worth"),
        Plane("prizes", 1, SILVER_PRIZES, "silver coins not won yet"),
        Plane("round", ROUNDS, 1, "which round it is"),
        Plane("turn", seats, 1, "whose turn it is"),
        Plane("turns in a row", 1, seats, "how many turns that seat still has, this one included"),
        Plane("throws", MOST_THROWS, 1, "whether it was the first, second or third throw"),
        Plane("dice", FACES, DICE, "how many dice show I, II, III, IV, laurel, bomb"),
        Plane("score", 1, max(SCORE), "what these dice score"),
        Plane("consul", seats, 1, "who is Consul"),
        Plane("consul's dice", FACES, DICE, "how many of the Consul's dice show each face"),
        Plane("consul's score", 1, max(SCORE), "the score to beat"),
    ]


def fill(sight: Sight, out: Numbers, at: int) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, DiceSight), "these planes only show caesar_dice"
    assert sight.seat is not None, "planes are for who plays"
    _write(sight.table, sight.seat, out.data, at)


def fill_for(state: State, seat: int, out: Numbers, at: int) -> None:
    """The same from the table: all is open."""
    assert isinstance(state, DiceState), "these planes only show caesar_dice"
    _write(state.table, seat, out.data, at)


def _write(table: DiceTable, me: int, out: vec[u8], at: int) -> None:
    seats = len(table.bronze)
    for i in range(seats):
        seat = (me + i) % seats
        out[at + i] = table.bronze[seat]
        out[at + seats + i] = table.silver[seat]
        out[at + 2 * seats + i] = table.gold[seat]
        out[at + 3 * seats + i] = table.wealth(seat)
    at += 4 * seats
    out[at] = table.silver_left
    at += 1
    out[at + table.round - 1] = 1
    at += ROUNDS
    if table.turn >= 0:
        out[at + (table.turn - me) % seats] = 1
    at += seats
    out[at] = table.turns_in_row
    at += 1
    if table.throws > 0:
        out[at + table.throws - 1] = 1
    at += MOST_THROWS
    for face in HANDS[table.dice]:
        out[at + face] += 1
    at += FACES
    out[at] = SCORE[table.dice]
    at += 1
    if table.consul >= 0:
        out[at + (table.consul - me) % seats] = 1
        at += seats
        for face in HANDS[table.consul_dice]:
            out[at + face] += 1
        out[at + FACES] = SCORE[table.consul_dice]
