"""What the solo bot prefers (C4.6 to C4.8): provinces by priority, ties, and the legion for a border."""

from __future__ import annotations

from typing import Final

from rubicon.games.caesar.rules.box import POISON, PROVINCES, SENATE
from rubicon.games.caesar.rules.tokens import Tokens
from rubicon.games.caesar.rules.variant import ANY, BEHIND, CLOSE, NEAR, NEXT, WIN

# C4.7: by what a tie is broken; the names of the reasons.
LIST: Final = ("tie-controlled", "tie-senate", "tie-poison", "tie-central", "tie-near_central")
RANDOM: Final = "tie-random"
HIGHEST: Final = "tie-highest"
ITALIA: Final = "tie-italia"
TRAILING: Final = "tie-trailing"
TIE_RULES: Final = (*LIST, RANDOM, HIGHEST, ITALIA, TRAILING)


class Priorities(Tokens):
    """Answers to the questions of the solo bot; `Solo` asks them and acts."""

    # C4.6: the priorities

    def _closable(self, priority: int) -> int:
        """Priorities 1 and 2: the provinces that one legion can close and win, or close without losing the game."""
        table = self.table
        picks = 0
        for province in range(PROVINCES):
            if table.free[province] == 1:
                border = lowest_bit(table.empty & self.box.ring[province])
                if self._lowest(priority, province, border)[1] >= 0:
                    picks |= 1 << province
        return picks

    def _lowest(self, priority: int, province: int, border: int) -> tuple[int, int]:
        """The lowest value facing the province that does, and the place in line of the legion that brings it, or -1.

        Ties of legions: without laurel first, then the lowest sum, then leftmost.
        """
        table = self.table
        box = self.box
        line = table.line
        need = 0 if self.plan.takes_what_it_closes else self._deficit(province)
        best_value = -1
        best_place = -1
        best_key = 0
        for place in range(len(line)):
            t = line[place]
            if not box.fits[t] >> border & 1:
                continue
            for way in range(box.facings(t)):
                value = box.low[t] if way == 0 else box.high[t]
                rest = box.low[t] + box.high[t] - value
                if priority == WIN:
                    if value < need:
                        continue
                elif self._hands_over(border, province, value, rest):
                    continue
                key = 1000 * value + (100 if box.wild[t] else 0) + value + rest
                if best_place < 0 or key < best_key:
                    best_value = value
                    best_place = place
                    best_key = key
        return best_value, best_place

    def _hands_over(self, border: int, province: int, value: int, rest: int) -> bool:
        """C4.6: whether closing like this would let the player win the game by steps C and D.

        Priority 1 has found no province to win, so all that closes goes to the player or to nobody.
        """
        table = self.table
        box = self.box
        human = 1 - self.plan.bot
        won = 0
        markers = 0
        for side in range(2):
            closing = province if side == 0 else box.other(border, province)
            if table.free[closing] == 1 and self._deficit(closing) > (value if side == 0 else rest):
                won |= 1 << closing
                markers += box.spaces[closing]
        for closing in range(PROVINCES):
            if won >> closing & 1:
                for near in box.around[closing]:
                    other = box.other(near, closing)
                    # A border between two provinces won together is marked once.
                    if table.controller(other) == human or (won >> other & 1 and closing < other):
                        markers += 1
        return markers >= table.supply[human]

    def _closers(self) -> bool:
        """Whether any legion of the line could close a province."""
        table = self.table
        return any(table.empty & self.box.fits[t] & ~self._allowed(True) for t in table.line)

    def _allowed(self, avoid: bool) -> int:
        """The empty borders, without those that close a province if these are to be avoided."""
        table = self.table
        allowed = table.empty
        if avoid:
            for province in range(PROVINCES):
                if table.free[province] == 1:
                    allowed &= ~self.box.ring[province]
        return allowed

    def _highest(self, province: int) -> int:
        """The highest value that the line can turn towards an open province now, -1 if no legion fits there."""
        table = self.table
        borders = self._allowed(table.avoid) & self.box.ring[province]
        best = -1
        if borders:
            for t in table.line:
                if borders & self.box.fits[t] and self.box.high[t] > best:
                    best = self.box.high[t]
        return best

    def _deficit(self, province: int) -> int:
        """By how much the bot is behind in a province; below 0 it is ahead."""
        bot = self.plan.bot
        return self.table.power[2 * province + 1 - bot] - self.table.power[2 * province + bot]

    def _candidates(self, priority: int) -> int:
        """Priorities 3 to 7: the provinces that come into question, as a mask."""
        picks = 0
        best = 0
        for province in range(PROVINCES):
            highest = self._highest(province)
            if highest < 0 or not self._suits(priority, province, highest):
                continue
            rank = 0
            if priority == BEHIND:
                rank = self._deficit(province)
            elif priority == NEAR:
                rank = -self._deficit(province)
            if not picks or rank > best:
                best = rank
                picks = 0
            if rank == best:
                picks |= 1 << province
        return picks

    def _suits(self, priority: int, province: int, highest: int) -> bool:
        if priority == BEHIND:  # to strengthen takes more than 0
            return highest > 0 and self._deficit(province) > 0
        if priority == NEAR:
            return highest > 0 and self._present(province)
        if priority == NEXT:
            return self._next_to_own(province)
        return priority == ANY or self.plan.central[province]

    def _present(self, province: int) -> bool:
        """C4.8: at least one of its legions touches the province, face up."""
        table = self.table
        for border in self.box.around[province]:
            if table.owner[border] == self.plan.bot and not table.down >> border & 1:
                return True
        return False

    def _next_to_own(self, province: int) -> bool:
        for border in self.box.around[province]:
            if self.table.controller(self.box.other(border, province)) == self.plan.bot:
                return True
        return False

    # C4.7: ties

    def _best_valued(self, picks: int) -> tuple[int, str]:
        best = -1
        kept = 0
        for province in range(PROVINCES):
            if picks >> province & 1:
                highest = self._highest(province)
                if highest > best:
                    best = highest
                    kept = 0
                if highest == best:
                    kept |= 1 << province
        return kept, "" if kept == picks else HIGHEST

    def _by_list(self, picks: int, rule: str) -> tuple[int, str]:
        """The list: what keeps some but not all of the tied provinces narrows them down."""
        for i in range(len(LIST)):
            if picks & (picks - 1) == 0:
                break
            kept = 0
            for province in range(PROVINCES):
                if picks >> province & 1 and self._listed(i, province):
                    kept |= 1 << province
            if kept and kept != picks:
                picks = kept
                rule = LIST[i]
        return picks, rule

    def _listed(self, rule: int, province: int) -> bool:
        if rule == 0:
            return self._next_to_own(province)
        if rule == 1:
            return self.table.bonus[province] == SENATE
        if rule == 2:
            return self.table.bonus[province] == POISON
        return self.plan.central[province] if rule == 3 else self.plan.near_central[province]

    def _legion_for(self, province: int, border: int) -> tuple[int, int]:
        """The value and the place in line of the legion that goes there.

        Ties of legions: without laurel first, then the highest sum, then leftmost; in 1 and 2 the lowest sum.
        """
        table = self.table
        box = self.box
        if table.priority <= CLOSE:
            return self._lowest(table.priority, province, border)
        best = self._highest(province)
        best_place = -1
        best_key = 0
        for place in range(len(table.line)):
            t = table.line[place]
            if box.high[t] == best and box.fits[t] >> border & 1:
                key = (0 if box.wild[t] else 100) + box.low[t] + 1
                if key > best_key:
                    best_key = key
                    best_place = place
        return best, best_place


def lowest_bit(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1
