"""C4: the solo bot, Auto-Brutus or Auto-Crassus. It is part of the rules: Fortuna aside, it has no choice.

At its turn a command tile is turned up and its orders are carried out one after
the other. Where a random choice is left, or a legion is drawn, the chain stops
and Fortuna carries it on.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.events import Kind
from rubicon.games.caesar.rules.box import DISCARD, DRAW, DRAW_CENTURION, POISON, PROVINCES, SENATE
from rubicon.games.caesar.rules.events import (
    ASIDE,
    CANNOT_PLACE,
    DISCARDED,
    LINED,
    NO_EFFECT,
    NO_ORDER,
    NOT_DISCARDED,
    POISONED,
    PRIORITY_ANY,
    PRIORITY_BEHIND,
    PRIORITY_CENTRAL,
    PRIORITY_CLOSE,
    PRIORITY_NEAR,
    PRIORITY_NEXT,
    PRIORITY_WIN,
    SHORT,
    SHUFFLED,
    SKIPPED,
    SUPPORTED,
    THROWN,
    TIE_BORDER,
    TIE_PROVINCE,
    TILE_UP,
    VETO,
)
from rubicon.games.caesar.rules.priorities import ITALIA, LIST, RANDOM, TRAILING, Priorities, lowest_bit
from rubicon.games.caesar.rules.table import LINING, NOBODY, OVER, PICKING_BORDER, PICKING_PROVINCE, SUPPORTING, TILE
from rubicon.games.caesar.rules.variant import ANY, BEHIND, CENTRAL, CLOSE, NEAR, NEXT, WIN

_TOLD: Final[list[Kind]] = [
    PRIORITY_WIN,
    PRIORITY_CLOSE,
    PRIORITY_BEHIND,
    PRIORITY_NEAR,
    PRIORITY_NEXT,
    PRIORITY_CENTRAL,
    PRIORITY_ANY,
]


class Solo(Priorities):
    """Chapter four of the rules."""

    # C4.1, C4.2: the tile and its orders

    def _start_bot(self) -> None:
        table = self.table
        table.order = 0
        table.resolved = 0
        if not self.plan.nk:
            table.short = False
        if not table.tiles:
            if table.tile != NOBODY:
                self._tell_side(SHUFFLED, self.plan.bot)
            table.tiles = self.plan.stack.copy()
        table.phase = TILE

    def _tile_up(self, tile: int) -> None:
        table = self.table
        table.tiles.remove(tile)
        table.tile = tile
        if self.journal is not None:
            self.tell(TILE_UP, (self.plan.names[self.plan.bot], self.box.tile_names[tile]))
        self._carry_on()

    def _carry_on(self) -> None:
        """The orders that are left, until Fortuna is needed, the game ends, or the turn is over."""
        table = self.table
        bot = self.plan.bot
        orders = self.box.tile_orders[table.tile]
        while table.order < len(orders):
            order = orders[table.order]
            table.order += 1
            if order == DRAW:
                if self.bags[bot]:
                    table.phase = LINING
                    return
                table.short = True
                self._tell_side(SHORT, bot)
            elif order == DRAW_CENTURION:
                if table.centurions[bot]:
                    table.phase = SUPPORTING
                    return
                self._tell_side(NO_ORDER, bot)
            elif order == DISCARD:
                self._discard()
            elif not self._resolve():
                return
        self._start_turn(1 - bot)

    def _line_up(self, t: int) -> None:
        """C4.2: a legion from its bag, to the right end of its line."""
        self.bags[self.plan.bot].remove(t)
        self.table.line.append(t)
        self._tell_legion(LINED, self.plan.bot, t)

    def _line_support(self, t: int) -> None:
        """C4.2: the top of its pile of centurions."""
        self.table.centurions[self.plan.bot].remove(t)
        self.table.line.append(t)
        self._tell_legion(SUPPORTED, self.plan.bot, t)
        self._carry_on()

    def _discard(self) -> None:
        """C4.2: the leftmost legion goes back to the bag, unless a draw has fallen short."""
        table = self.table
        bot = self.plan.bot
        if table.short:
            self._tell_side(NOT_DISCARDED, bot)
        elif not table.line:
            self._tell_side(NO_ORDER, bot)
        else:
            t = table.line.pop(0)
            self.bags[bot].append(t)
            self.bags[bot].sort()
            self._tell_legion(DISCARDED, bot, t)

    def _poison_line(self, place: int) -> None:
        """C4.9: your Poison takes a legion out of the line, which closes up."""
        bot = self.plan.bot
        t = self.table.line.pop(place)
        self.bags[bot].append(t)
        self.bags[bot].sort()
        self._tell_legion(POISONED, bot, t)

    # C4.3, C4.5: one placement

    def _resolve(self) -> bool:
        """Place a legion and close; whether the next order can follow at once."""
        table = self.table
        bot = self.plan.bot
        table.resolved += 1
        possible = False
        for t in table.line:
            if table.empty & self.box.fits[t]:
                possible = True
        if possible:
            return self._choose()
        if table.resolved > 1:
            self._tell_side(SKIPPED, bot)
            return True
        self._tell_side(CANNOT_PLACE, bot)
        self._win(1 - bot, "bot_stuck")
        return False

    def _send(self, border: int) -> bool:
        """The legion for that border goes there; whether the next order can follow at once."""
        table = self.table
        box = self.box
        bot = self.plan.bot
        province = table.target
        value, place = self._legion_for(province, border)
        t = table.line.pop(place)
        # Facing 0 turns the higher value to the first province; a legion of equal values has no other.
        towards_first = box.first[border] == province
        facing = 0 if (value == box.high[t]) == towards_first or box.facings(t) == 1 else 1
        self._put(bot, t, border, facing)
        self._close(bot, border, True)
        return table.phase != OVER and self._bot_tokens()

    # C4.6: the priorities

    def _choose(self) -> bool:
        """Find the first priority that is possible, and its province."""
        table = self.table
        table.avoid = False
        picks = self._closable(WIN)
        if picks:
            return self._choose_province(WIN, picks)
        picks = self._closable(CLOSE)
        if picks:
            return self._choose_province(CLOSE, picks)
        # Whatever could still close a province has just been vetoed, so avoiding those placements is avoiding to close.
        if self._closers():
            self._tell_side(VETO, self.plan.bot)
            table.avoid = True
            if not any(self._highest(province) >= 0 for province in range(PROVINCES)):
                table.avoid = False
        for priority in range(BEHIND, ANY):
            picks = self._candidates(priority)
            if picks:
                return self._choose_province(priority, picks)
        return self._choose_province(ANY, self._candidates(ANY))

    # C4.7: ties

    def _choose_province(self, priority: int, picks: int) -> bool:
        """Break the tie of provinces, or let Fortuna do it."""
        self.table.priority = priority
        rule = ""
        if priority >= self.plan.value_first:
            picks, rule = self._best_valued(picks)
        if priority == CENTRAL and picks >> self.box.home & 1:
            if picks != 1 << self.box.home:
                rule = ITALIA
            picks = 1 << self.box.home
        elif priority <= NEXT or self.plan.nk:
            picks, rule = self._by_list(picks, rule)
        return self._picked(picks, rule)

    def _picked(self, picks: int, rule: str) -> bool:
        table = self.table
        if picks & (picks - 1):
            table.picks = picks
            table.phase = PICKING_PROVINCE
            return False
        return self._target(lowest_bit(picks), rule)

    def _province_picked(self, province: int) -> None:
        if self._target(province, RANDOM):
            self._carry_on()

    def _target(self, province: int, rule: str) -> bool:
        """The province is chosen: say why, and go on to the border."""
        table = self.table
        table.target = province
        table.picks = 0
        if self.journal is not None:
            self._explain(province, rule)
        if table.priority <= CLOSE:
            return self._send(lowest_bit(table.empty & self.box.ring[province]))
        return self._choose_border(province)

    def _explain(self, province: int, rule: str) -> None:
        priority = self.table.priority
        key = self.box.province_keys[province]
        name = self.plan.names[self.plan.bot]
        kind = _TOLD[priority - 1]
        if priority <= CLOSE:
            border = lowest_bit(self.table.empty & self.box.ring[province])
            self.tell(kind, (name, key, self._lowest(priority, province, border)[0]))
        elif priority in (BEHIND, NEAR):
            by = self._deficit(province)
            self.tell(kind, (name, key, by if priority == BEHIND else -by, self._highest(province)))
        else:
            self.tell(kind, (name, key, self._highest(province)))
        if rule:
            self.tell(TIE_PROVINCE, (key, rule))

    def _choose_border(self, province: int) -> bool:
        """The borders that take the best value; a tie looks at the province on the other side."""
        table = self.table
        box = self.box
        best = self._highest(province)
        allowed = self._allowed(table.avoid)
        picks = 0
        trailing = 0
        central = 0
        most = 0
        for border in box.around[province]:
            if not allowed >> border & 1:
                continue
            if not any(box.high[t] == best and box.fits[t] >> border & 1 for t in table.line):
                continue
            picks |= 1 << border
            behind = self._deficit(box.other(border, province))
            if behind > most:
                most = behind
                trailing = 0
            if behind == most and behind > 0:
                trailing |= 1 << border
        rule = ""
        if trailing and trailing != picks:
            picks = trailing
            rule = TRAILING
        if picks & (picks - 1):
            for border in box.around[province]:
                if picks >> border & 1 and self.plan.central[box.other(border, province)]:
                    central |= 1 << border
            if central and central != picks:
                picks = central
                rule = LIST[3]
        if picks & (picks - 1):
            table.picks = picks
            table.phase = PICKING_BORDER
            return False
        border = lowest_bit(picks)
        if rule and self.journal is not None:
            self.tell(TIE_BORDER, (*self._border_keys(border), rule))
        return self._send(border)

    def _border_picked(self, border: int) -> None:
        self.table.picks = 0
        if self.journal is not None:
            self.tell(TIE_BORDER, (*self._border_keys(border), RANDOM))
        if self._send(border):
            self._carry_on()

    # C4.4: its bonus tokens

    def _bot_tokens(self) -> bool:
        """Use or set aside what it took; whether the next order can follow at once."""
        table = self.table
        bot = self.plan.bot
        pending = table.pending
        while pending:
            # A Senate from a lost province comes first, so that it counts for the other one.
            code = 2 * SENATE if 2 * SENATE in pending else pending[0]
            pending.remove(code)
            token = code >> 1
            if self.plan.takes_what_it_closes:
                table.spent[token] += 1
                if self._set_aside(token, True):
                    return False
                continue
            if token == SENATE:
                if not self._has_effect(bot, SENATE):
                    table.spent[SENATE] += 1
                    self._tell_token(NO_EFFECT, bot, SENATE)
                    continue
                self._senate(bot, code & 1 == 1)
                if table.phase == OVER:
                    return False
                continue
            table.spent[token] += 1
            if token == POISON:
                if self._has_effect(bot, POISON):
                    self._start_poison(bot)
                    return False
                self._tell_token(NO_EFFECT, bot, POISON)
                continue
            if self._set_aside(token, self.plan.harder and code & 1 == 1):
                return False
        return True

    def _set_aside(self, token: int, throws: bool) -> bool:
        """A token goes to the box unused, and with the harder bot a marker too; whether that wins the game."""
        table = self.table
        bot = self.plan.bot
        self._tell_token(ASIDE, bot, token)
        if throws:
            table.supply[bot] -= 1
            table.thrown[bot] += 1
            if self.journal is not None:
                self.tell(THROWN, (self.plan.names[bot], table.supply[bot]))
            if table.supply[bot] == 0:
                self._win(bot, "thrown_out")
                self._tell_last()
                return True
        return False

    def _after_poison(self) -> None:
        if self._bot_tokens():
            self._carry_on()
