"""Why a move may be a good one: the most telling thing about it, in a sentence with facts that are certain.

What a move does is read off its preview; what stands where afterwards off the open table, where everybody can count
the blocks. Of the enemy's hidden blocks only what was seen is told: how strong they are at most.
"""

from __future__ import annotations

from rubicon.core.game import Sight, preview
from rubicon.core.message import Message, NameRef
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.rules.box import (
    BATTLE,
    CALL,
    CALL_BLOCK,
    COLOURS,
    DISBAND,
    DISCARD,
    DONE,
    FIRE,
    HIT,
    LEADER,
    LEVELS,
    LEVY,
    PASS,
    PLAY,
    RAISE,
    STRIKE,
    SURPRISE,
    Box,
)
from rubicon.games.julius_caesar.rules.public_knowledge import strength_range
from rubicon.games.julius_caesar.rules.table import (
    DEPLOYING,
    DISBANDING,
    FIGHTING,
    LANDING,
    LEVYING,
    MOVING,
    REGROUPING,
    SETTLING,
    SUPPLYING,
    TURNS,
    Table,
)
from rubicon.games.julius_caesar.rules.winter import SUPPLIED, TO_WIN
from rubicon.games.julius_caesar.sight.sight import JuliusSight


def why(sight: Sight, move: int) -> Message:
    """What speaks for this move, or what there is to know about it."""
    assert isinstance(sight, JuliusSight)
    assert sight.seat is not None, "only who has a seat can decide"
    return _Look(sight, sight.seat, move).reason()


class _Look:
    """One move, seen from before and after."""

    def __init__(self, sight: JuliusSight, me: int, move: int) -> None:
        self.sight: JuliusSight = sight
        self.me: int = me
        self.move: int = move
        self.box: Box = sight.box
        self.table: Table = sight.table
        self.kind: int = self.box.move_kind[move]
        self.block: int = self.box.move_block[move]
        self.place: int = self.box.move_place[move]

    def reason(self) -> Message:
        """By the kind of decision."""
        box = self.box
        kind = self.kind
        if kind == DONE:
            return self._done()
        if kind in (DISCARD, PLAY):
            return self._card()
        if kind in (BATTLE, SURPRISE, STRIKE, CALL):
            return self._there()
        block = box.block_names[self.block]
        if kind == CALL_BLOCK:
            where = self.table.where[self.block]
            theirs = self._held(self.table, 1 - self.me, where)
            return Message("hint-call-block", {"block": block, "place": box.place_names[where], "theirs": theirs})
        if kind in (FIRE, PASS):
            return self._fights()
        if kind == HIT:
            left = box.down[self.block * LEVELS + self.table.strength[self.block]]
            if left:
                return Message("hint-hit", {"block": block, "left": left})
            if self.block == box.cleopatra:
                return Message("hint-hit-turncoat", {"block": block})
            return Message("hint-hit-leader" if self._leads() else "hint-hit-falls", {"block": block})
        if kind == DISBAND:
            return self._goes()
        if kind in (LEVY, RAISE):
            return self._levies()
        place = box.place_names[self.place]
        phase = self.table.phase
        if phase == FIGHTING:
            strength = self.table.strength[self.block]
            if self._leads():
                return Message("hint-retreat-leader", {"block": block, "place": place})
            return Message("hint-retreat", {"block": block, "place": place, "strength": strength})
        if phase == DEPLOYING:
            return Message("hint-deploys", {"block": block, "place": place, "value": self._value(self.place)})
        if phase in (SETTLING, LANDING):
            blocks = self._held(self.table, self.me, self.place) + 1
            return Message("hint-settles" if phase == SETTLING else "hint-lands", {"place": place, "blocks": blocks})
        return self._moves()

    # Cards

    def _card(self) -> Message:
        """What the card brings, and what is left in the hand without it."""
        box = self.box
        rest = self.table.hands[self.me].copy()
        rest.remove(self.block)
        moves = 0
        levies = 0
        gods = 0
        for card in rest:
            if box.card_event[card] >= 0:
                gods += 1
            moves += box.card_move[card]
            levies += box.card_levy[card]
        if self.kind == DISCARD:
            return Message("hint-discard", {"moves": moves, "levies": levies, "gods": gods})
        if box.card_event[self.block] >= 0:
            return Message("hint-play-god", {"moves": moves, "levies": levies})
        cities = self._vacant()
        own = box.card_move[self.block]
        if cities:
            return Message("hint-play-vacant", {"moves": own, "cities": cities})
        return Message("hint-play", {"moves": own, "levies": box.card_levy[self.block]})

    def _vacant(self) -> int:
        """The cities with points where nobody stands, one road from own blocks."""
        box = self.box
        cities = 0
        for city in range(box.cities):
            if not box.value[city] or self._held(self.table, 0, city) or self._held(self.table, 1, city):
                continue
            for b in range(box.blocks):
                own = self.table.side[b] == self.me and not box.navis[b]
                if own and self.table.where[b] in box.road_near[city]:
                    cities += 1
                    break
        return cities

    # Movement

    def _moves(self) -> Message:
        box = self.box
        table = self.table
        state = self.sight.imagine(Rng(0))
        state.apply(self.me, self.move)
        after = state.table  # where blocks stand, and the own ones, do not depend on what was imagined
        rival = 1 - self.me
        place = box.place_names[self.place]
        mine = self._held(after, self.me, self.place)
        theirs = self._held(after, rival, self.place)
        if theirs and table.phase == MOVING:
            return self._attacks(after, mine, theirs)
        before = table.points_of(box, self.me)
        points = after.points_of(box, self.me)
        if points > before:
            against = after.points_of(box, rival)
            if before < TO_WIN <= points:
                return Message("hint-ten", {"place": place, "mine": points, "theirs": against})
            value = points - before
            return Message("hint-takes", {"place": place, "value": value, "mine": points, "theirs": against})
        origin = table.where[self.block]
        enemies = self._enemies(self.place)
        if self._leads() and not enemies and self._enemies(origin):
            leader = box.block_names[self.block]
            return Message("hint-leader", {"block": leader, "place": place, "enemies": self._enemies(origin)})
        if origin < box.cities and self.place < box.cities and table.turn >= TURNS - 1:
            there = self._held(table, self.me, origin)
            if there > self._feeds(origin) and mine <= self._feeds(self.place):
                args: dict[str, object] = {
                    "origin": box.place_names[origin],
                    "place": place,
                    "feeds": self._feeds(origin),
                    "blocks": there,
                }
                return Message("hint-supply", args)
        if self.place >= box.cities:
            return Message("hint-sea", {"place": place, "blocks": mine})
        if enemies:
            value = self._value(self.place)
            if value:
                return Message("hint-guards", {"place": place, "value": value, "enemies": enemies, "blocks": mine})
            return Message("hint-front", {"place": place, "enemies": enemies, "blocks": mine})
        city = -1
        for other in box.road_near[self.place]:
            if self._value(other) and not after.friendly(box.places, self.me, other):
                if city < 0 or box.value[other] > box.value[city]:
                    city = other
        if city >= 0:
            goal = box.place_names[city]
            return Message("hint-approaches", {"place": place, "city": goal, "value": box.value[city]})
        return Message("hint-gathers" if mine > 1 else "hint-alone", {"place": place, "blocks": mine})

    def _attacks(self, after: Table, mine: int, theirs: int) -> Message:
        """A battle is begun, or somebody joins it."""
        box = self.box
        rival = 1 - self.me
        place = box.place_names[self.place]
        told = [event.kind.name for event in preview(self.sight, self.move)]
        numbers: dict[str, object] = {"place": place, "mine": mine, "theirs": theirs}
        if "respond" in told:
            return Message("hint-respond", numbers)
        left = after.points_of(box, rival)
        if self.table.points_of(box, rival) >= TO_WIN > left:
            return Message("hint-denies", {"place": place, "points": left})
        if "reserve" in told:
            return Message("hint-reserve", numbers)
        steps = 0
        for b in range(box.blocks):
            if after.where[b] == self.place and after.side[b] == self.me:
                steps += after.strength[b]
        most = self._most(self.place)
        if steps > most:
            return Message("hint-attack-stronger", {"place": place, "steps": steps, "most": most})
        value = self._value(self.place)
        if value:
            return Message("hint-attack-city", {"place": place, "value": value, "mine": mine, "theirs": theirs})
        return Message("hint-attack", numbers)

    def _most(self, place: int) -> int:
        """How many steps the enemy has there at most, by all that was seen."""
        table = self.table
        total = 0
        for b in range(self.box.blocks):
            if table.where[b] == place and table.side[b] != self.me:
                known = table.strength[b]
                total += known if known else strength_range(table, self.box, b)[1]
        for token in self.sight.tokens:
            if token[0] == place and token[1] != self.me:
                total += token[8]
        return total

    # Levies and winter

    def _levies(self) -> Message:
        box = self.box
        new = self.kind == LEVY
        place = self.place if new else self.table.where[self.block]
        enemies = self._enemies(place)
        strength = box.least[self.block] if new else box.up[self.block * LEVELS + self.table.strength[self.block]]
        args: dict[str, object] = {"place": box.place_names[place]}
        if enemies:
            args["enemies"] = enemies
            return Message("hint-levy-front" if new else "hint-raise-front", args)
        args["strength"] = strength
        args["block"] = box.block_names[self.block]
        return Message("hint-levy" if new else "hint-raise", args)

    def _goes(self) -> Message:
        box = self.box
        city = self.table.where[self.block]
        place = box.place_names[city]
        block = box.block_names[self.block]
        if self.table.phase == SUPPLYING:
            blocks = self._held(self.table, self.me, city)
            return Message("hint-starves", {"place": place, "feeds": self._feeds(city), "blocks": blocks})
        return Message("hint-disbands", {"block": block, "strength": self.table.strength[self.block]})

    # Battles and gods

    def _there(self) -> Message:
        """Something about a place: a battle, a surprise, Vulcan, Jupiter."""
        box = self.box
        place = box.place_names[self.place]
        mine = self._held(self.table, self.me, self.place)
        theirs = self._held(self.table, 1 - self.me, self.place)
        if self.kind == BATTLE:
            return Message("hint-battle", {"place": place, "mine": mine, "theirs": theirs})
        if self.kind == SURPRISE:
            return Message("hint-surprise", {"place": place, "mine": mine, "theirs": theirs})
        if self.kind == STRIKE:
            return Message("hint-strike", {"place": place, "theirs": theirs})
        colour = NameRef(f"colour-{COLOURS[self.block]}")
        return Message("hint-call", {"place": place, "colour": colour, "theirs": theirs})

    def _fights(self) -> Message:
        box = self.box
        table = self.table
        field = table.field
        dice = table.strength[self.block]
        power = box.power[0 if self.me == table.striker else 1][self.block]
        if self.kind == PASS:
            mine = self._held(table, self.me, field)
            return Message("hint-pass", {"mine": mine, "theirs": self._held(table, 1 - self.me, field)})
        steps = self._most(field)
        if steps <= dice:
            return Message("hint-fire-last", {"dice": dice, "power": power, "steps": steps})
        return Message("hint-fire", {"dice": dice, "power": power, "hits": round(dice * power / 6, 1)})

    # Doing nothing more

    def _done(self) -> Message:
        table = self.table
        if table.phase == MOVING:
            mine = table.points_of(self.box, self.me)
            theirs = table.points_of(self.box, 1 - self.me)
            return Message("hint-done-moving", {"mine": mine, "theirs": theirs})
        if table.phase == LEVYING:
            return Message("hint-done-levying", {"levies": table.levies})
        if table.phase == REGROUPING:
            blocks = self._held(table, self.me, table.field)
            return Message("hint-done-regrouping", {"place": self.box.place_names[table.field], "blocks": blocks})
        assert table.phase in (DISBANDING, DEPLOYING)
        return Message("hint-done-disbanding" if table.phase == DISBANDING else "hint-done-deploying")

    # Counting

    def _leads(self) -> bool:
        return self.box.sort[self.block] == LEADER

    def _held(self, table: Table, side: int, place: int) -> int:
        return table.held[side * self.box.places + place]

    def _value(self, place: int) -> int:
        return self.box.value[place] if place < self.box.cities else 0

    def _feeds(self, city: int) -> int:
        return SUPPLIED + self.box.value[city]

    def _enemies(self, place: int) -> int:
        """The enemy blocks one road away."""
        total = 0
        for other in self.box.road_near[place]:
            total += self._held(self.table, 1 - self.me, other)
        return total
