"""C3: the bonus tokens of a player. Those of the solo bot are in `solo`."""

from __future__ import annotations

from rubicon.games.caesar.rules.base import GAINED, LOST, insort
from rubicon.games.caesar.rules.box import BORDERS, CENTURION, MIGHT, POISON, PROVINCES, SENATE, TACTICS, WEALTH
from rubicon.games.caesar.rules.closing import Closing
from rubicon.games.caesar.rules.events import (
    CENTURION_TAKEN,
    CONTROL_LOST,
    DECLINED,
    MIGHT_BORDER,
    MIGHT_LEGION,
    MIGHT_PROVINCE,
    NO_EFFECT,
    POISON_USED,
    POISONED,
    SENATE_BARE,
    SENATE_USED,
    TACTICS_USED,
    WEALTH_USED,
)
from rubicon.games.caesar.rules.table import NOBODY, OVER, POISONING, USING, WEALTHY


class Tokens(Closing):
    """Chapter three of the rules."""

    # What there is to decide

    def _next_token(self) -> None:
        """Let the player use a token; drop those without effect (C3.8), and when none is left go on with the turn."""
        table = self.table
        side = table.turn
        pending = table.pending
        i = 0
        while i < len(pending):
            if self._has_effect(side, pending[i] >> 1):
                i += 1
            else:
                token = pending.pop(i) >> 1
                table.spent[token] += 1
                self._tell_token(NO_EFFECT, side, token)
        if pending:
            table.phase = USING
        else:
            self._after_tokens()

    def _after_tokens(self) -> None:
        table = self.table
        border = table.before
        if border == NOBODY:
            self._end_turn()
            return
        table.before = NOBODY  # C2.2: the token of a legion placed face down comes before closing
        self._close(table.turn, border, False)
        if table.phase != OVER:
            self._next_token()

    def _has_effect(self, side: int, token: int) -> bool:
        """C3.1, C3.4, C3.7, C3.8: whether using the token would do anything."""
        table = self.table
        if token == TACTICS:
            return not table.extra
        if token == WEALTH:
            return len(self.bags[side]) > 0
        if token == MIGHT:
            return self._has_target(1 - side)
        if token == SENATE:
            spaces = self.plan.senate_spaces
            return spaces == 0 or table.senators[side] < spaces
        if token == POISON:
            return self._camp_size(1 - side) > 0
        return not table.supported and len(table.centurions[side]) > 0

    def _camp_size(self, side: int) -> int:
        """How many legions Poison can take from: the bot's camp is its line."""
        return len(self.table.line) if side == self.plan.bot else len(self.camps[side])

    def _uses(self, side: int) -> tuple[int, ...]:
        """Every way to use a token now, and to be done with all that are left. Equal tokens give one move."""
        box = self.box
        pending = self.table.pending
        must = self.must_use()
        if len(pending) == 1 and not must:
            code = pending[0]
            token = code >> 1
            if token == MIGHT:
                return (*self._targets(1 - side), box.done)
            if token != CENTURION:
                return self._simple_use(code), box.done
        moves: list[int] = []
        for code in pending:
            token = code >> 1
            if token == MIGHT:
                moves.extend(self._targets(1 - side))
            elif token == CENTURION:
                moves.extend([box.use_centurion + t for t in self.table.centurions[side]])
            else:
                moves.append(self._simple_use(code))
        if not must:
            moves.append(box.done)
        return tuple(sorted(set(moves)))

    def must_use(self) -> bool:
        """C2.2: whether the token at hand was turned up beside the board, so that it cannot be left."""
        return self.plan.must_use and self.table.before != NOBODY

    def _simple_use(self, code: int) -> int:
        token = code >> 1
        box = self.box
        if token == TACTICS:
            return box.use_tactics
        if token == WEALTH:
            return box.use_wealth
        if token == POISON:
            return box.use_poison
        return box.use_senate if code & 1 else box.use_senate_bare

    def _use(self, side: int, move: int) -> None:
        """One of `_uses`."""
        box = self.box
        table = self.table
        if move == box.done:
            for code in table.pending:
                table.spent[code >> 1] += 1
                self._tell_token(DECLINED, side, code >> 1)
            table.pending.clear()
            self._after_tokens()
        elif move < box.use_tactics:
            self._spend(MIGHT)
            self._might(side, move)
            self._next_token()
        elif move == box.use_tactics:  # C3.1
            self._spend(TACTICS)
            table.extra = True
            self._tell_side(TACTICS_USED, side)
            self._next_token()
        elif move == box.use_wealth:  # C3.2
            self._spend(WEALTH)
            self._tell_side(WEALTH_USED, side)
            table.phase = WEALTHY
        elif move == box.use_poison:  # C3.5
            self._spend(POISON)
            self._start_poison(side)
        elif move >= box.use_centurion:  # C3.6
            self._spend(CENTURION)
            self._support(side, move - box.use_centurion)
            self._next_token()
        else:
            won = move == box.use_senate
            self._take_out(SENATE, won)
            self._senate(side, won)
            if table.phase != OVER:
                self._next_token()

    def _spend(self, token: int) -> None:
        """Take a token out of those pending: of equal ones any."""
        table = self.table
        table.spent[token] += 1
        if 2 * token in table.pending:
            table.pending.remove(2 * token)
        else:
            table.pending.remove(2 * token + 1)

    def _take_out(self, token: int, won: bool) -> None:
        self.table.pending.remove(2 * token + 1 if won else 2 * token)

    # C3.3: Might

    def _has_target(self, rival: int) -> bool:
        table = self.table
        for province in range(PROVINCES):
            if table.holder[province] == rival and table.up[province] > 0:
                return True
        for border in range(BORDERS):
            if self._legion_is_target(border, rival) or self._marker_is_target(border, rival):
                return True
        return False

    def _legion_is_target(self, border: int, rival: int) -> bool:
        table = self.table
        return table.owner[border] == rival and not table.down >> border & 1 and table.marker[border] == NOBODY

    def _marker_is_target(self, border: int, rival: int) -> bool:
        table = self.table
        return table.marker[border] == rival and not table.marker_down >> border & 1

    def _targets(self, rival: int) -> list[int]:
        """The rival's face-up legions that nothing covers, and face-up markers. The two of Italia are alike."""
        table = self.table
        box = self.box
        moves: list[int] = []
        for border in range(BORDERS):
            if self._legion_is_target(border, rival):
                moves.append(box.might_legion + border)
        for province in range(PROVINCES):
            if table.holder[province] == rival and table.up[province] > 0:
                moves.append(box.might_province + province)
        for border in range(BORDERS):
            if self._marker_is_target(border, rival):
                moves.append(box.might_border + border)
        return moves

    def _might(self, side: int, move: int) -> None:
        table = self.table
        box = self.box
        names = self.plan.names
        if move < box.might_province:
            border = move - box.might_legion
            self._turn_legion(border)
            if self.journal is not None:
                t = table.legion[border]
                legion = (box.values[t], box.icon_keys[t])
                self.tell(MIGHT_LEGION, (names[side], names[1 - side], *legion, *self._border_keys(border)))
        elif move < box.might_border:
            province = move - box.might_province
            table.up[province] -= 1
            table.turned[province] += 1
            if self.journal is not None:
                key = box.province_keys[province]
                self.tell(MIGHT_PROVINCE, (names[side], names[1 - side], key))
                if table.up[province] == 0:
                    self.tell(CONTROL_LOST, (names[1 - side], key))
        else:
            border = move - box.might_border
            table.marker_down |= 1 << border
            if self.journal is not None:
                self.tell(MIGHT_BORDER, (names[side], names[1 - side], *self._border_keys(border)))

    # C3.4: Senate

    def _senate(self, side: int, won: bool) -> None:
        """The token goes to a senate space, with markers under it if its province was won in this closing."""
        table = self.table
        table.senators[side] += 1
        tokens = table.senators[side]
        placed = 0
        if won:
            placed = self._use_markers(side, tokens, "last_senate")
            table.under[side] += placed
        table.stacks.append(100 * side + placed)
        if self.journal is not None:
            if won:
                self.tell(SENATE_USED, (self.plan.names[side], tokens, placed))
                self._tell_last()
            else:
                self.tell(SENATE_BARE, (self.plan.names[side], tokens))

    # C3.5: Poison

    def _start_poison(self, side: int) -> None:
        if self.journal is not None:
            self.tell(POISON_USED, (self.plan.names[side], self.plan.names[1 - side]))
        self.table.phase = POISONING

    def _poison_camp(self, rival: int, t: int) -> None:
        """A legion of the rival's camp goes back to the bag, and everybody sees it."""
        self.camps[rival].remove(t)
        insort(self.bags[rival], t)
        self.ledgers[rival].append(LOST + 8 * t)
        self._tell_legion(POISONED, rival, t)

    # C3.6: Centurion

    def _support(self, side: int, t: int) -> None:
        """A centurion comes into the camp, in place of the draw at the end of the turn."""
        table = self.table
        table.centurions[side].remove(t)
        table.supported = True
        insort(self.camps[side], t)
        self.ledgers[side].append(GAINED + 8 * t)
        self._tell_legion(CENTURION_TAKEN, side, t)
