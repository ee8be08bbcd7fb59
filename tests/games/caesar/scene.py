"""Positions for tests: a match whose lay-out, camps and board are as a test wants them.

Pieces are always taken from where they are, so that a scene never holds one twice.
"""

from __future__ import annotations

from typing import Any

from rubicon.core import FORTUNA, Event
from rubicon.core.game import FORTUNA_ACTS
from rubicon.games.caesar import GAME
from rubicon.games.caesar.rules.box import BORDERS, POISON, PROVINCES, TOKENS
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import DEALING, LAYING, NOBODY, PLACING, REFILLING
from rubicon.games.caesar.rules.variant import CAESAR, POMPEY

__all__ = ["CAESAR", "POMPEY", "Scene"]


class Scene:
    """A match after its set-up. `lay` says which token lies where; the others lie as they come."""

    def __init__(
        self,
        lay: dict[str, str] | None = None,
        custom: dict[str, Any] | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        self.setup = GAME.setup(options, custom=custom, rules=rules)
        self.state: CaesarState = GAME.start(self.setup)
        self.journal: list[Event] = []
        self.state.journal = self.journal
        self.box = self.state.box
        self.table = self.state.table
        wanted = dict(lay or {})
        for name in wanted:
            assert name in self.box.names, name
        reserved = list(wanted.values())
        while self.table.phase == LAYING:
            name = self.box.names[self.table.laid]
            if name in wanted:
                kind = wanted[name]
                reserved.remove(kind)
            else:
                free = [TOKENS[k] for k in self.table.pool]
                for other in reserved:
                    free.remove(other)
                kind = free[0]
            self.chance(f"lay {kind}")
        while self.table.phase == DEALING:
            self.chance()
        self.journal.clear()

    # Looking

    @property
    def side(self) -> int:
        """Whose turn it is."""
        return self.table.turn

    def legion(self, title: str) -> int:
        """The type of that legion: `5/1 ship`."""
        return self.box.titles.index(title)

    def titles(self, types: list[int]) -> list[str]:
        """Legions by their titles."""
        return [self.box.titles[t] for t in types]

    def province(self, name: str) -> int:
        """The number of a province."""
        return self.box.names.index(name)

    def border(self, name: str) -> int:
        """The number of a border, its provinces in either order."""
        ends = sorted(name.split("-"))
        for border in range(BORDERS):
            if sorted([self.box.names[self.box.first[border]], self.box.names[self.box.second[border]]]) == ends:
                return border
        raise KeyError(name)

    def kinds(self) -> list[str]:
        """The kinds of all that has happened."""
        return [event.kind.name for event in self.journal]

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The values of all events of a kind."""
        return [event.values for event in self.journal if event.kind.name == kind]

    def moves(self) -> list[str]:
        """The legal moves in notation."""
        return [GAME.say(self.setup, move) for move in self.state.moves(self.state.acting()[0])]

    def chances(self) -> dict[str, int]:
        """Fortuna's outcomes in notation."""
        assert self.state.acting() == FORTUNA_ACTS
        return {GAME.say_chance(self.setup, outcome): weight for outcome, weight in self.state.chances()}

    def control(self, name: str) -> int:
        """Who controls a province."""
        return self.table.controller(self.province(name))

    def marker(self, name: str) -> int:
        """Whose marker lies on a border."""
        return self.table.marker[self.border(name)]

    def power(self, name: str) -> tuple[int, int]:
        """The influence of Caesar and Pompey."""
        p = self.province(name)
        return self.table.power[2 * p], self.table.power[2 * p + 1]

    # Building

    def _fetch(self, side: int, t: int) -> None:
        """Take a legion out of the bag, or the camp, or the line, or the centurions."""
        for place in (self.state.bags[side], self.state.camps[side], self.table.centurions[side]):
            if t in place:
                place.remove(t)
                return
        assert side == self.state.plan.bot, f"side {side} has no {self.box.titles[t]} left"
        self.table.line.remove(t)

    def put(self, side: int, title: str, border: str) -> None:
        """A legion on the board, the higher value towards the first province that is named. Nothing closes."""
        first, _, _ = border.partition("-")
        b = self.border(border)
        t = self.legion(title)
        self._fetch(side, t)
        facing = 0 if self.box.names[self.box.first[b]] == first or self.box.facings(t) == 1 else 1
        self.state._put(side, t, b, facing)
        for p in (self.box.first[b], self.box.second[b]):
            if self.table.free[p] == 0 and self.table.bonus[p] != NOBODY:  # it closed before the scene, in a tie
                self.table.spent[self.table.bonus[p]] += 1
                self.table.bonus[p] = NOBODY

    def fill(self, side: int, *borders: str) -> None:
        """Any legions of that side on these borders, turned face down by an old Might: they count for nothing."""
        for name in borders:
            b = self.border(name)
            fitting = [t for t in self.state.bags[side] if self.box.fits[t] >> b & 1 and not self.box.wild[t]]
            t = (fitting or [t for t in self.state.bags[side] if self.box.fits[t] >> b & 1])[0]
            self.put(side, self.box.titles[t], name)
            self.state._turn_legion(b)

    def close_off(self, *names: str) -> None:
        """These borders are taken, never mind by what."""
        for name in names:
            self.table.empty &= ~(1 << self.border(name))
        for p in range(PROVINCES):
            self.table.free[p] = (self.table.empty & self.box.ring[p]).bit_count()
            if self.table.free[p] == 0 and self.table.bonus[p] != NOBODY:
                self.table.spent[self.table.bonus[p]] += 1
                self.table.bonus[p] = NOBODY

    def only(self, *names: str) -> None:
        """All other borders are taken."""
        kept = [self.border(name) for name in names]
        self.close_off(*[self.box.border_name(b) for b in range(BORDERS) if b not in kept])

    def hold(self, side: int, *names: str) -> None:
        """Control of provinces, without their borders being occupied."""
        for name in names:
            p = self.province(name)
            self.table.holder[p] = side
            self.table.up[p] = self.box.spaces[p]
            self.table.supply[side] -= self.box.spaces[p]
            if self.table.bonus[p] != NOBODY:
                self.table.spent[self.table.bonus[p]] += 1
                self.table.bonus[p] = NOBODY

    def supply(self, side: int, left: int) -> None:
        """So many markers left; the others lie under an old Senate token."""
        moved = self.table.supply[side] - left
        self.table.supply[side] = left
        self.table.under[side] += moved

    def camp(self, side: int, *titles: str) -> None:
        """This camp, and what it held before goes back to the bag."""
        state = self.state
        state.bags[side] = sorted(state.bags[side] + state.camps[side])
        state.camps[side] = []
        for title in titles:
            t = self.legion(title)
            if t in state.bags[side]:
                state.bags[side].remove(t)
            else:
                self.table.centurions[side].remove(t)
            state.camps[side].append(t)
        state.camps[side].sort()

    def line(self, *titles: str) -> None:
        """The solo bot's line."""
        bot = self.state.plan.bot
        state = self.state
        for t in self.table.line:
            place = state.bags[bot] if t in self.box.legions else self.table.centurions[bot]
            place.append(t)
            place.sort()
        self.table.line.clear()
        for title in titles:
            self._fetch(bot, self.legion(title))
            self.table.line.append(self.legion(title))

    def empty_bag(self, side: int) -> list[int]:
        """The bag runs out: its legions leave the game. They are returned."""
        gone = self.state.bags[side]
        self.state.bags[side] = []
        return gone

    def token(self, name: str, kind: str) -> None:
        """Another token on a province, exchanged with a province or the left-overs that have it."""
        p = self.province(name)
        wanted = TOKENS.index(kind)
        had = self.table.bonus[p]
        if had == wanted:
            return
        others = [q for q in range(PROVINCES) if q != self.box.home and self.table.bonus[q] == wanted]
        if others:
            self.table.bonus[others[-1]] = had
        else:
            assert kind != "poison" or POISON in self.table.pool
            self.table.pool.remove(wanted)
            self.table.pool.append(had)
            self.table.pool.sort()
        self.table.bonus[p] = wanted

    def turn(self, side: int) -> None:
        """It is this side's turn to place a legion."""
        self.table.turn = side
        self.table.phase = PLACING
        self.journal.clear()

    # Playing

    def play(self, text: str) -> None:
        """The acting seat's move, in notation."""
        seat = self.state.acting()[0]
        assert seat != FORTUNA, f"Fortuna acts: {self.chances()}"
        self.state.play(seat, self.setup.read(seat, text))

    def chance(self, text: str | None = None) -> None:
        """Fortuna's outcome, in notation; without one the first that is possible."""
        outcome = self.state.chances()[0][0] if text is None else self.setup.read(FORTUNA, text)
        self.state.play(FORTUNA, outcome)

    def refill(self) -> None:
        """The draw at the end of the turn, whatever it brings."""
        assert self.table.phase == REFILLING
        self.chance()
