"""What a seat sees of the dice game: everything. And how it is put to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rubicon.core.game import Sight
from rubicon.core.message import Message, SeatRef
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.dice import DICE, FIRST_FULL, HANDS, LAURELS, NONE, SCORE, SIZE, STRENGTH, SYMBOLS, spell
from rubicon.games.caesar_dice.table import KEEPING, OVER, DiceTable

if TYPE_CHECKING:
    from rubicon.games.caesar_dice.rules import DiceState


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class DiceSight(Sight):
    """The whole table."""

    def __init__(self, state: DiceState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.table: DiceTable = state.table.copy()

    def imagine(self, rng: Rng) -> DiceState:
        """Nothing is hidden, so there is only one such position."""
        from rubicon.games.caesar_dice.rules import DiceState

        return DiceState(self.setup, self.table.copy())

    def board(self) -> dict[str, object]:
        """Purses, dice and the Consul."""
        table = self.table
        return {
            "round": table.round,
            "silver_left": table.silver_left,
            "turn": table.turn,
            "turns_in_row": table.turns_in_row,
            "throws": table.throws,
            "dice": _hand(table.dice),
            "consul": None if table.consul < 0 else {"seat": table.consul, "dice": _hand(table.consul_dice)},
            "purses": [
                {
                    "bronze": table.bronze[seat],
                    "silver": table.silver[seat],
                    "gold": table.gold[seat],
                    "total": table.wealth(seat),
                }
                for seat in range(self.setup.seats)
            ],
        }

    def prompt(self) -> Message:
        """What to keep, and what there is to beat."""
        table = self.table
        if table.phase == OVER:
            return Message("prompt-over")
        if table.phase != KEEPING:
            return Message("prompt-fortuna")
        left = 3 - table.throws
        if table.turn != self.seat:
            return Message("prompt-wait", {"player": SeatRef(table.turn)})
        if table.consul < 0:
            return Message("prompt-keep-first", {"left": left})
        return Message(
            "prompt-keep", {"left": left, "consul": SeatRef(table.consul), "score": SCORE[table.consul_dice]}
        )

    def describe(self, move: int) -> Message:
        """Keep these, throw the others; or stop with this score."""
        if move >= FIRST_FULL:
            return Message("move-stop", {"score": SCORE[move]})
        if move == NONE:
            return Message("move-throw-all")
        return Message("move-keep", {"dice": spell(move), "thrown": DICE - SIZE[move]})

    def touch(self, move: int) -> dict[str, object]:
        """The dice that are kept."""
        return {"keep": [SYMBOLS[face] for face in HANDS[move]]}


def _hand(hand: int) -> dict[str, object]:
    return {
        "faces": [SYMBOLS[face] for face in HANDS[hand]],
        "strength": STRENGTH[hand],
        "laurels": LAURELS[hand],
        "score": SCORE[hand],
    }
