"""C2.1 to C2.6: sending a legion, and what happens when provinces close."""

from __future__ import annotations

from rubicon.games.caesar.rules.base import HID, SHOWED, TOKEN_KEYS, Base
from rubicon.games.caesar.rules.events import (
    BORDER,
    CLOSED,
    COMPARED,
    CONTROL,
    SENT,
    SENT_DOWN,
    TAKEN,
    TAKES_ALL,
    TIE_WON,
    TIED,
)
from rubicon.games.caesar.rules.table import NOBODY, OVER


class Closing(Base):
    """Chapter two of the rules."""

    # C2.1, C2.2: a legion on a border

    def _put(self, side: int, t: int, border: int, facing: int) -> None:
        """C2.1: face up, each value towards its province."""
        table = self.table
        box = self.box
        first = box.first[border]
        second = box.second[border]
        table.empty &= ~(1 << border)
        table.owner[border] = side
        table.legion[border] = t
        table.facing[border] = facing
        table.free[first] -= 1
        table.free[second] -= 1
        table.power[2 * first + side] += box.value(t, facing, False)
        table.power[2 * second + side] += box.value(t, facing, True)
        ledger = self.ledgers[side]
        if ledger:
            ledger.append(SHOWED + 8 * t)
        if self.journal is not None:
            keys = self._border_keys(border)
            strong = keys[facing]
            weak = keys[1 - facing]
            name = self.plan.names[side]
            self.tell(SENT, (name, box.values[t], box.icon_keys[t], box.high[t], strong, box.low[t], weak))

    def _put_down(self, side: int, t: int, border: int) -> None:
        """C2.2: face down, 0/0, known to its owner only."""
        table = self.table
        table.empty &= ~(1 << border)
        table.owner[border] = side
        table.down |= 1 << border
        table.free[self.box.first[border]] -= 1
        table.free[self.box.second[border]] -= 1
        self.secret[border] = t
        ledger = self.ledgers[side]
        if ledger:
            ledger.append(HID + 8 * border)
        if self.journal is not None:
            legion = (self.box.values[t], self.box.icon_keys[t])
            values = (self.plan.names[side], *legion, *self._border_keys(border))
            self.tell(SENT_DOWN, values, 1 << self.plan.seats[side])

    # C2.3 to C2.6: closing

    def _close(self, side: int, border: int, wins_ties: bool) -> None:
        """C2.4, steps A to D, for the provinces that a legion of `side` on this border has closed: none, one or two."""
        table = self.table
        one = self.box.first[border]
        two = self.box.second[border]
        if table.free[one] > 0:
            one = two
            if table.free[one] > 0:
                return
        elif table.free[two] > 0:
            two = one
        # A
        self._take_bonus(side, one)
        if two != one:
            self._take_bonus(side, two)
        # B
        winner_one = self._compare(side, one, wins_ties)
        winner_two = winner_one if two == one else self._compare(side, two, wins_ties)
        # A token from a province that its taker has won: the Senate asks for it (C3.4), and the harder bot (C4.4).
        if winner_one == side:
            table.pending[0] += 1
        if two != one and winner_two == side:
            table.pending[1] += 1
        # C2.5: whose turn it is places first, in C and in D.
        for turn in range(2):
            placing = side if turn == 0 else 1 - side
            if winner_one == placing and self._control(placing, one):
                return
            if two != one and winner_two == placing and self._control(placing, two):
                return
        for turn in range(2):
            placing = side if turn == 0 else 1 - side
            if winner_one == placing and self._mark_borders(placing, one):
                return
            if two != one and winner_two == placing and self._mark_borders(placing, two):
                return

    def _take_bonus(self, side: int, province: int) -> None:
        table = self.table
        token = table.bonus[province]
        table.bonus[province] = NOBODY
        table.pending.append(2 * token)
        if self.journal is not None:
            self.tell(CLOSED, (self.box.province_keys[province],))
            self.tell(TAKEN, (self.plan.names[side], TOKEN_KEYS[token], self.box.province_keys[province]))

    def _compare(self, side: int, province: int, wins_ties: bool) -> int:
        """Who wins a closed province: the stronger; in a tie nobody, or the bot (C4.3); a harder bot always (C4.4)."""
        power = self.table.power
        mine = power[2 * province + side]
        theirs = power[2 * province + 1 - side]
        winner = NOBODY
        takes = wins_ties and self.plan.takes_what_it_closes
        if takes or mine > theirs or (mine == theirs and wins_ties):
            winner = side
        elif theirs > mine:
            winner = 1 - side
        if self.journal is not None:
            names = self.plan.names
            key = self.box.province_keys[province]
            if winner == NOBODY:
                self.tell(TIED, (key, mine))
            elif mine == theirs:
                self.tell(TIE_WON, (names[side], key, mine))
            elif takes and theirs > mine:
                self.tell(TAKES_ALL, (key, names[side], mine, names[1 - side], theirs))
            else:
                strong = max(mine, theirs)
                self.tell(COMPARED, (key, names[winner], strong, names[1 - winner], mine + theirs - strong))
        return winner

    def _control(self, side: int, province: int) -> bool:
        """Step C; whether it wins the game."""
        table = self.table
        placed = self._use_markers(side, self.box.spaces[province], "last_province")
        table.holder[province] = side
        table.up[province] = placed
        if self.journal is not None:
            self.tell(CONTROL, (self.plan.names[side], self.box.province_keys[province], placed))
            self._tell_last()
        return table.phase == OVER

    def _mark_borders(self, side: int, province: int) -> bool:
        """Step D: a marker on every border to another province that this player controls; whether it wins the game."""
        table = self.table
        box = self.box
        for border in box.around[province]:
            if table.marker[border] == NOBODY and table.controller(box.other(border, province)) == side:
                table.marker[border] = side
                self._use_markers(side, 1, "last_border")
                if self.journal is not None:
                    self.tell(BORDER, (self.plan.names[side], *self._border_keys(border)))
                    self._tell_last()
                if table.phase == OVER:
                    return True
        return False

    # C3.3, C2.2: what a legion that is turned face down takes with it

    def _turn_legion(self, border: int) -> None:
        """From now on it counts 0/0."""
        table = self.table
        box = self.box
        side = table.owner[border]
        t = table.legion[border]
        facing = table.facing[border]
        table.down |= 1 << border
        table.power[2 * box.first[border] + side] -= box.value(t, facing, False)
        table.power[2 * box.second[border] + side] -= box.value(t, facing, True)
