"""Positions made to order, so that a test can begin where a rule begins.

They are made with the deck of version 1 of the rules, whose missions never change.
"""

from __future__ import annotations

from typing import Any

from rubicon.core import FORTUNA, Event
from rubicon.games.augustus import GAME
from rubicon.games.augustus.rules.box import GOLD, REWARDS, SYMBOLS, TOKENS, WHEAT, own_data
from rubicon.games.augustus.rules.effects import update_usable
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import DRAWING, PHASES

PLAIN = {"points": 3, "wheat": 0, "gold": 0, "effect": "none", "fields": "sword shield", "colour": "senator"}


def deck(**changes: dict[str, Any]) -> dict[str, Any]:
    """The deck, but mission 12 as `m12` says: all that it does not say is plain (a senator, sword and shield)."""
    data = own_data(1)
    for mission in data["missions"]:
        change = changes.get(f"m{mission['number']}")
        if change is not None:
            mission.update({**PLAIN, **change})
    return data


class Position:
    """A match between two rounds, with whatever on the table; from there on all is played by the rules.

    Nobody has any mission until it is said; the row holds 1 to 5 unless `row` says otherwise.
    """

    def __init__(self, seats: int = 3, custom: dict[str, Any] | None = None, **missions: dict[str, Any]) -> None:
        own = deck(**missions) if custom is None and missions else custom
        self.setup = GAME.setup(seats=seats, custom=own, rules=1)
        self.state: AugustusState = GAME.start(self.setup)
        self.table = self.state.table
        self.box = self.state.box
        self.journal: list[Event] = []
        self.state.journal = self.journal
        self.table.phase = DRAWING
        self.table.herald = 0
        self.row(84, 85, 86, 87, 88)

    def row(self, *numbers: int) -> Position:
        """These lie open."""
        self.table.deck = sorted([*self.table.deck, *self.table.row])
        self.table.row = []
        for number in numbers:
            self.table.deck.remove(number - 1)
            self.table.row.append(number - 1)
        return self

    def progress(self, seat: int, number: int, legions: str = "") -> Position:
        """The seat has this mission in progress, with legions of its supply on these symbols."""
        self.table.deck.remove(number - 1)
        self.table.progress[seat] = sorted([*self.table.progress[seat], number - 1])
        for word in legions.split():
            self.table.cover[number - 1] += 1 << 3 * SYMBOLS.index(word)
            self.table.supply[seat] -= 1
        return self

    def control(self, seat: int, *numbers: int) -> Position:
        """The seat controls these; rewards for them are not given out."""
        for number in numbers:
            self.table.deck.remove(number - 1)
            self.table.controlled[seat].append(number - 1)
        update_usable(self.state, seat)
        return self

    def holds(self, seat: int, *rewards: str) -> Position:
        """The seat has these rewards."""
        for reward in rewards:
            self.table.tiles[REWARDS.index(reward)] = seat
        return self

    def supply(self, seat: int, legions: int) -> Position:
        """The seat has only so many legions at hand; the others are in the common supply."""
        self.table.common += self.table.supply[seat] - legions
        self.table.supply[seat] = legions
        return self

    # Playing

    def token(self, token: str) -> Position:
        """The Herald draws."""
        return self.chance(token)

    def chance(self, text: str) -> Position:
        """Fortuna brings this."""
        self.state.play(FORTUNA, self.setup.read(FORTUNA, text))
        return self

    def play(self, seat: int, *texts: str) -> Position:
        """The seat decides this, step by step."""
        for text in texts:
            self.state.play(seat, self.setup.read(seat, text))
        return self

    def others_pass(self, *but: int) -> Position:
        """Everybody who is asked passes, but for these."""
        for seat in self.state.acting():
            if seat not in but and seat != FORTUNA:
                self.play(seat, "pass")
        return self

    def complete(self, seat: int, token: str, *texts: str) -> Position:
        """Draw the token, let the seat play so and all others pass."""
        self.token(token)
        self.play(seat, *texts)
        if self.phase == "mobilising":
            self.others_pass()
        return self

    def refill(self) -> Position:
        """The lowest missions of the pile fill the row."""
        while self.phase == "refilling":
            self.state.play(FORTUNA, self.state.chances()[0][0])
        return self

    # Looking

    @property
    def phase(self) -> str:
        """What is being decided."""
        return PHASES[self.table.phase]

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves in notation; none if it has nothing to decide."""
        if seat not in self.state.acting():
            return []
        return [self.setup.say(seat, move) for move in self.state.moves(seat)]

    def kinds(self) -> list[str]:
        """The kinds of everything that has happened."""
        return [event.kind.name for event in self.journal]

    def legions(self, number: int) -> list[str]:
        """The symbols of the mission on which legions lie."""
        cover = self.table.cover[number - 1]
        return [symbol for i, symbol in enumerate(SYMBOLS) for _ in range(cover >> 3 * i & 7)]

    def controlled(self, seat: int) -> list[int]:
        """The numbers of the missions that the seat controls."""
        return [mission + 1 for mission in self.table.controlled[seat]]

    def in_progress(self, seat: int) -> list[int]:
        """The numbers of the seat's missions in progress."""
        return [mission + 1 for mission in self.table.progress[seat]]

    def holder(self, reward: str) -> int | None:
        """Who has the reward."""
        seat = self.table.tiles[REWARDS.index(reward)]
        return None if seat < 0 else seat

    def bag(self) -> dict[str, int]:
        """The tokens in the bag."""
        return {token: number for token, number in zip(TOKENS, self.table.bag, strict=True) if number}


def accounted(state: AugustusState) -> None:
    """48 legions, 88 missions and 23 tokens are somewhere, each once; the lists agree with each other."""
    table = state.table
    box = state.box
    legions = table.common + sum(table.supply)
    for mission in range(88):
        cover = table.cover[mission]
        legions += sum(cover >> 3 * symbol & 7 for symbol in range(6))
        assert all(cover >> 3 * s & 7 <= box.need[mission] >> 3 * s & 7 for s in range(6))
        assert not cover or any(mission in missions for missions in table.progress)
    if PHASES[table.phase] == "rearranging":
        legions += table.left
    assert legions == 48
    assert min([table.common, *table.supply]) >= 0
    places = [table.deck, table.row, table.discards, table.chain]
    places += [*table.hands, *table.dropped, *table.progress, *table.controlled]
    missions = sorted(mission for place in places for mission in place)
    assert missions == list(range(88))
    assert table.deck == sorted(table.deck)
    assert all(missions == sorted(missions) for missions in table.progress)
    assert all(0 <= left <= full for left, full in zip(table.bag, (6, 5, 4, 3, 2, 1, 2), strict=True))
    assert table.bag[6] >= 1
    count_tiles = table.tiles[5:GOLD]
    assert all(count_tiles.count(seat) <= 1 for seat in range(state.setup.seats))
    for seat in range(state.setup.seats):
        for symbol in range(6):
            mask = 1 << symbol
            for mission in table.controlled[seat]:
                words = box.effects[mission].split()
                if words[0] == "equal" and SYMBOLS[symbol] in words[1:]:
                    mask |= 1 << SYMBOLS.index(words[1]) | 1 << SYMBOLS.index(words[2])
            assert table.usable[seat * 6 + symbol] == mask


class Recount:
    """Gold and wheat told anew, slowly, from nothing but gains and losses, as A3.3 says it."""

    def __init__(self, seats: int) -> None:
        self.holders: dict[int, int | None] = {GOLD: None, WHEAT: None}
        self.had: list[list[int]] = [[] for _ in range(seats)]
        self.changes = 0

    def follow(self, state: AugustusState) -> None:
        """Compare with what was there before, and with the tiles. Losses come before the gain of the same chain."""
        table = state.table
        if PHASES[table.phase] == "giving":
            assert table.undecided == 1 << table.tiles[table.giving], "the loser chooses"
            return
        now = [list(missions) for missions in table.controlled]
        kept = [[m for m in had if m in missions] for had, missions in zip(self.had, now, strict=True)]
        once = all(len(had) - len(still) <= 1 for had, still in zip(self.had, kept, strict=True))
        for tile, goods in ((GOLD, state.box.gold), (WHEAT, state.box.wheat)):
            possible = _after_losses(self.holders[tile], [sum(goods[m] for m in missions) for missions in kept])
            amounts = [sum(goods[m] for m in missions) for missions in now]
            for seat in range(len(now)):
                if amounts[seat] > sum(goods[m] for m in kept[seat]):
                    possible = {seat if h is None or amounts[seat] >= amounts[h] else h for h in possible}
            holder = None if table.tiles[tile] < 0 else table.tiles[tile]
            if once:  # two red effects in one chain may pass a tile on twice
                assert holder in possible, (tile, amounts)
            assert holder is None or amounts[holder] == max(amounts) > 0
            assert holder is not None or max(amounts) == 0
            self.changes += holder != self.holders[tile]
            self.holders[tile] = holder
        self.had = now


def _after_losses(holder: int | None, amounts: list[int]) -> set[int | None]:
    """Who may have the tile then: several, where the loser chooses."""
    if holder is None or max(amounts) == 0:
        return {None}
    if amounts[holder] == max(amounts):
        return {holder}
    return {seat for seat, amount in enumerate(amounts) if amount == max(amounts)}
