"""What a seat sees of the dice game: everything. And how it is put to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rubicon.core.game import Sight
from rubicon.core.message import Message, SeatRef
from rubicon.core.rng import Rng
from rubicon.core.shared_parts import SharedParts
from rubicon.games.caesar_dice.rules.dice import (
    BOMBS,
    DICE,
    FIRST_FULL,
    HANDS,
    LAURELS,
    NONE,
    SCORE,
    SIZE,
    STRENGTH,
    SYMBOLS,
    spell,
)
from rubicon.games.caesar_dice.rules.table import KEEPING, OVER, DiceTable

if TYPE_CHECKING:
    from rubicon.games.caesar_dice.rules.state import DiceState

_KEEPS: Final = SharedParts()
_SHOWN_HANDS: Final = SharedParts()


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class DiceSight(Sight):
    """The whole table."""

    def __init__(self, state: DiceState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.table: DiceTable = state.table.copy()

    def imagine(self, rng: Rng) -> DiceState:
        """Nothing is hidden, so there is only one such position."""
        from rubicon.games.caesar_dice.rules.state import DiceState

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
        # K2.8: 1 or 2 where a player has two turns in a row, else 0.
        turn = 3 - table.turns_in_row if self.setup.seats == 2 and table.consul >= 0 else 0
        if table.turn != self.seat:
            return Message("prompt-wait", {"player": SeatRef(table.turn), "turn": turn})
        if table.consul < 0:
            return Message("prompt-keep-first", {"left": left})
        args: dict[str, object] = {"left": left, "consul": SeatRef(table.consul), "score": SCORE[table.consul_dice]}
        return Message("prompt-keep", {**args, "turn": turn})

    def describe(self, move: int) -> Message:
        """Keep these and throw the others; or stop, and what that does."""
        if move >= FIRST_FULL:
            return self._describe_stop(move)
        if move == NONE:
            return Message("move-throw-all")
        return Message("move-keep", {"dice": spell(move), "thrown": DICE - SIZE[move]})

    def _describe_stop(self, hand: int) -> Message:
        """K2.3 to K2.5: what happens if the turn ends with these five dice."""
        table = self.table
        score = SCORE[hand]
        if table.consul < 0:
            return Message("move-stop-consul", {"score": score}) if score else Message("move-stop-pass")
        bombs = BOMBS[hand]
        if bombs == 5:
            return Message("move-stop-caesar", {"silver": table.silver_left})
        if bombs == 4:
            return Message("move-stop-dictator", {"silver": table.silver_left})
        args: dict[str, object] = {"consul": SeatRef(table.consul), "score": score}
        target = SCORE[table.consul_dice]
        if bombs < 3 and score > target:
            return Message("move-stop-overthrow", args)
        # K2.7: after the last turn the round is the Consul's.
        args["last"] = 1 if table.turns_in_row == 1 and (table.turn + 1) % self.setup.seats == table.consul else 0
        if bombs == 3:
            args["coins"] = table.can_pay(table.consul, LAURELS[table.consul_dice])
            return Message("move-stop-coup", args)
        if score == target:
            return Message("move-stop-equal", args)
        args["coins"] = table.can_pay(table.turn, LAURELS[hand])
        return Message("move-stop-lower", args)

    def touch(self, move: int) -> dict[str, object]:
        """The dice that are kept."""
        return {"keep": [SYMBOLS[face] for face in HANDS[move]]}

    def offer(self, move: int) -> dict[str, object]:
        """Keeping dice is the same in every position; stopping is worded anew."""
        if move >= FIRST_FULL:
            return super().offer(move)
        known = _KEEPS.get(move)
        return _KEEPS.keep(move, super().offer(move)) if known is None else known


def _hand(hand: int) -> dict[str, object]:
    known = _SHOWN_HANDS.get(hand)
    if known is not None:
        return known
    return _SHOWN_HANDS.keep(
        hand,
        {
            "faces": [SYMBOLS[face] for face in HANDS[hand]],
            "strength": STRENGTH[hand],
            "laurels": LAURELS[hand],
            "score": SCORE[hand],
        },
    )


def table_of(sight: Sight) -> DiceTable:
    """The table, from a sight that must be of this game."""
    assert isinstance(sight, DiceSight), "a sight of caesar_dice"
    return sight.table
