"""CAESAR! / CEZAR by Paolo Mori, by both rulebooks. The numbers C0.1 to C4.9 are the lines of docs/rules/caesar.md.

This is the frame: the contract, the set-up (C1) and the turn (C2.1, C2.2, C2.7,
C2.8). Closing provinces, bonus tokens and the solo bot have chapters of their own.
A seat decides where a legion goes and what becomes of each bonus token; the
lay-out, draws, poison, command tiles and the bot's random choices are Fortuna's.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.events import Event
from rubicon.core.game import FORTUNA_ACTS, NOBODY, Setup
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from rubicon.games.caesar.rules.base import TOKEN_KEYS
from rubicon.games.caesar.rules.box import DOUBLES, PROVINCES
from rubicon.games.caesar.rules.events import (
    BESIDE,
    EMPTY_CAMP,
    EXTRA_TURN,
    LAID,
    NO_BORDER,
    NO_ICON,
    TURN,
    TURNED_UP,
)
from rubicon.games.caesar.rules.refusals import why_not
from rubicon.games.caesar.rules.solo import Solo
from rubicon.games.caesar.rules.table import (
    DEALING,
    LAYING,
    LINING,
    OVER,
    PICKING_BORDER,
    PICKING_PROVINCE,
    PLACING,
    POISONING,
    REFILLING,
    SUPPORTING,
    TILE,
    TURNING_UP,
    USING,
    WEALTHY,
    CaesarTable,
)
from rubicon.games.caesar.rules.variant import CAESAR, LINE, NO_BOT, plan_of
from rubicon.games.caesar.sight.sight import CaesarSight

_SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]


class CaesarState(Solo):
    """The truth about a match."""

    # The contract

    def acting(self) -> tuple[int, ...]:
        """Whose turn it is, while there is something to decide; else Fortuna."""
        phase = self.table.phase
        if phase in (PLACING, USING):
            return _SEATS[self.plan.seats[self.table.turn]]
        return NOBODY if phase == OVER else FORTUNA_ACTS

    def moves(self, seat: int) -> tuple[int, ...]:
        """Where a legion can go, or what can be done with the bonus tokens."""
        side = self.table.turn
        return self._placements(side) if self.table.phase == PLACING else self._uses(side)

    def refusal(self, seat: int, move: int) -> Message:
        """Why not."""
        return why_not(self, move)

    def chances(self) -> list[tuple[int, int]]:
        """What Fortuna can bring, with the number of pieces that would bring it."""
        table = self.table
        box = self.box
        phase = table.phase
        if phase == LAYING:
            return _weights(table.pool, box.lay)
        if phase == TURNING_UP:
            return _weights(table.pool, box.turn_up)
        if phase == TILE:
            return _weights(table.tiles, box.tile)
        if phase == SUPPORTING:
            return _weights(table.centurions[self.plan.bot], box.support)
        if phase == POISONING:
            rival = 1 - table.turn
            if rival == self.plan.bot:
                return [(box.poison_line + place, 1) for place in range(len(table.line))]
            return _weights(self.camps[rival], box.poison)
        if phase in (PICKING_PROVINCE, PICKING_BORDER):
            first = box.pick_province if phase == PICKING_PROVINCE else box.pick_border
            return [(first + i, 1) for i in _bits(table.picks)]
        return _weights(self.bags[table.turn], box.draw)

    def draw(self, rng: Rng) -> int:
        """Any of the pieces, every one as likely."""
        table = self.table
        box = self.box
        phase = table.phase
        if phase == LAYING:
            return box.lay + _any(table.pool, rng)
        if phase == TURNING_UP:
            return box.turn_up + _any(table.pool, rng)
        if phase == TILE:
            return box.tile + _any(table.tiles, rng)
        if phase == SUPPORTING:
            return box.support + _any(table.centurions[self.plan.bot], rng)
        if phase == POISONING:
            rival = 1 - table.turn
            if rival == self.plan.bot:
                return box.poison_line + rng.below(len(table.line))
            return box.poison + _any(self.camps[rival], rng)
        if phase in (PICKING_PROVINCE, PICKING_BORDER):
            first = box.pick_province if phase == PICKING_PROVINCE else box.pick_border
            return first + _any(_bits(table.picks), rng)
        return box.draw + _any(self.bags[table.turn], rng)

    def apply(self, seat: int, move: int) -> None:
        """A seat's decision or Fortuna's outcome, and everything that follows by itself."""
        table = self.table
        box = self.box
        phase = table.phase
        if phase == PLACING:
            self._place(table.turn, move)
        elif phase == REFILLING:
            self._draw_legion(table.turn, move - box.draw)
            self._pass_turn()
        elif phase == USING:
            self._use(table.turn, move)
        elif phase == LAYING:
            self._lay(move - box.lay)
        elif phase == DEALING:
            self._dealt(table.turn, move - box.draw)
        elif phase == WEALTHY:
            self._draw_legion(table.turn, move - box.draw)
            self._next_token()
        elif phase == TURNING_UP:
            self._turn_up(move - box.turn_up)
        elif phase == POISONING:
            self._poison(move)
        elif phase == TILE:
            self._tile_up(move - box.tile)
        elif phase == LINING:
            self._line_up(move - box.draw)
            self._carry_on()
        elif phase == SUPPORTING:
            self._line_support(move - box.support)
        elif phase == PICKING_PROVINCE:
            self._province_picked(move - box.pick_province)
        else:
            self._border_picked(move - box.pick_border)

    def copy(self) -> CaesarState:
        """An independent position."""
        twin = CaesarState(self.setup, self.plan, self.table.copy())
        twin.camps = [self.camps[0].copy(), self.camps[1].copy()]
        twin.bags = [self.bags[0].copy(), self.bags[1].copy()]
        twin.secret = self.secret.copy()
        twin.ledgers = [self.ledgers[0].copy(), self.ledgers[1].copy()]
        return twin

    def derived(self) -> tuple[str, ...]:
        """The plan follows from the set-up."""
        return ("plan",)

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.setup, self.table, self.camps, self.bags, self.secret, self.ledgers, self.journal)

    def sight(self, seat: int | None) -> CaesarSight:
        """All but the rival's camp, bag and face-down legions."""
        return CaesarSight(self, seat)

    # C1: set-up

    def set_out(self) -> None:
        """C1.1 to C1.3: the table before Fortuna has touched it."""
        self._set_out()
        self._lay_next()

    def _lay_next(self) -> None:
        """C1.2: go on to the next province that has no token yet."""
        table = self.table
        while table.laid < PROVINCES and table.bonus[table.laid] >= 0:
            table.laid += 1
        if table.laid < PROVINCES:
            return
        if self.plan.border_control and self.journal is not None:
            self.tell(BESIDE, (len(table.pool),))
        self._deal()

    def _lay(self, token: int) -> None:
        table = self.table
        table.pool.remove(token)
        table.bonus[table.laid] = token
        if self.journal is not None:
            self.tell(LAID, (TOKEN_KEYS[token], self.box.province_keys[table.laid]))
        self._lay_next()

    def _deal(self) -> None:
        """C1.3, C4.1: fill the camps, and the bot's line; C1.4: then Caesar starts, or the bot."""
        table = self.table
        bot = self.plan.bot
        for side in range(2):
            have = len(table.line) if side == bot else len(self.camps[side])
            wanted = LINE if side == bot else self.plan.camp
            if have < wanted and self.bags[side]:
                table.turn = side
                table.phase = DEALING
                return
        self._start_turn(CAESAR if bot == NO_BOT else bot)

    def _dealt(self, side: int, t: int) -> None:
        if side == self.plan.bot:
            self._line_up(t)
        else:
            self._draw_legion(side, t)
        self._deal()

    # C2: a turn

    def _start_turn(self, side: int) -> None:
        table = self.table
        table.turn = side
        table.turns += 1
        table.extra = False
        table.supported = False
        self._tell_side(TURN, side)
        if side == self.plan.bot:
            self._start_bot()
        elif self.can_place(side):
            table.phase = PLACING
        else:
            self._lose(side)

    def _lose(self, side: int) -> None:
        """C2.8: who cannot place a legion at the start of a turn has lost."""
        if not self.camps[side]:
            self._tell_side(EMPTY_CAMP, side)
            self._win(1 - side, "empty_camp")
        elif not self.table.empty:
            self._tell_side(NO_BORDER, side)
            self._win(1 - side, "no_border")
        else:
            self._tell_side(NO_ICON, side)
            self._win(1 - side, "no_icon")

    def _placements(self, side: int) -> tuple[int, ...]:
        """C2.1, C2.2: every legion on every border that it may lie on, every way round."""
        box = self.box
        empty = self.table.empty
        camp = self.camps[side]
        moves: list[Any] = []
        before = -1
        for t in camp:
            if t != before:
                box.add_placements(t, empty, moves)
                before = t
        if self.plan.border_control and empty & box.double_mask:
            before = -1
            for t in camp:
                if t != before:
                    moves.extend(box.hidings(t, empty))
                    before = t
        return tuple(moves)

    def _place(self, side: int, move: int) -> None:
        table = self.table
        box = self.box
        if move < box.face_down:
            t = box.move_type[move]
            border = box.move_border[move]
            self.camps[side].remove(t)
            self._put(side, t, border, box.move_facing[move])
            self._close(side, border, False)
            if table.phase != OVER:
                self._next_token()
            return
        t = (move - box.face_down) // DOUBLES
        border = box.double[(move - box.face_down) % DOUBLES]
        self.camps[side].remove(t)
        self._put_down(side, t, border)
        table.before = border
        if table.pool:
            table.phase = TURNING_UP
        else:
            self._after_tokens()

    def _turn_up(self, token: int) -> None:
        """C2.2: a token from beside the board. It came from no province, so it was won nowhere."""
        table = self.table
        table.pool.remove(token)
        table.pending.append(2 * token)
        self._tell_token(TURNED_UP, table.turn, token)
        self._next_token()

    def _poison(self, move: int) -> None:
        """C3.5, C4.9; then whoever poisoned goes on."""
        table = self.table
        rival = 1 - table.turn
        if rival == self.plan.bot:
            self._poison_line(move - self.box.poison_line)
        else:
            self._poison_camp(rival, move - self.box.poison)
        if table.turn == self.plan.bot:
            self._after_poison()
        else:
            self._next_token()

    def _end_turn(self) -> None:
        """C2.7, C3.6: one legion from the bag, unless it is empty or a centurion came in its place."""
        side = self.table.turn
        if self.table.supported:
            self._pass_turn()
        elif self.bags[side]:
            self.table.phase = REFILLING
        else:
            self._tell_bag_empty(side)
            self._pass_turn()

    def _pass_turn(self) -> None:
        """C3.1: the same player again after Tactics, else the other."""
        side = self.table.turn
        if self.table.extra:
            self._tell_side(EXTRA_TURN, side)
            self._start_turn(side)
        else:
            self._start_turn(1 - side)


def new_state(setup: Setup) -> CaesarState:
    """A match before Fortuna has touched it."""
    state = CaesarState(setup, plan_of(setup), CaesarTable())
    state.set_out()
    return state


def _weights(pieces: list[int], first: int) -> list[tuple[int, int]]:
    """The outcomes of taking one of the pieces: each kind as often as it is there."""
    return [(first + kind, pieces.count(kind)) for kind in sorted(set(pieces))]


def _any(pieces: list[int], rng: Rng) -> int:
    return pieces[rng.below(len(pieces))]


def _bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def _state_again(
    setup: Setup,
    table: CaesarTable,
    camps: list[list[int]],
    bags: list[list[int]],
    secret: list[int],
    ledgers: list[list[int]],
    journal: list[Event] | None,
) -> CaesarState:
    state = CaesarState(setup, plan_of(setup), table)
    state.camps, state.bags, state.secret, state.ledgers, state.journal = camps, bags, secret, ledgers, journal
    return state
