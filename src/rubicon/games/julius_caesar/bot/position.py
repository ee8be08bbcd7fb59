"""The map as a bot sees it, and what it thinks of every place.

It works from the `Sight`: blocks that it cannot tell count as the mean of what they may be.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.bot.battle_forecast import (
    ATTACKER,
    DEFENDER,
    FIRING_ROUNDS,
    Fighter,
    Forecast,
    forecast,
    total,
)
from rubicon.games.julius_caesar.bot.weights import PLAIN, Style
from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS, MAJOR_PORT
from rubicon.games.julius_caesar.rules.box import LEADER, Box
from rubicon.games.julius_caesar.rules.public_knowledge import strength_range
from rubicon.games.julius_caesar.rules.table import NOTHING, TURNS, Table
from rubicon.games.julius_caesar.sight.sight import JuliusSight

SEA: Final = 0.15
"""What it is worth to have a sea, in victory points,"""
SURPLUS: Final = 0.35
"""and a block that its city will not feed in winter, when winter is next."""
UNKNOWN: Final = -1.0e9
KINDS: Final = 1 << 16
"""More than there are kinds of blocks at any strength."""


class Block:
    """A block on the map as the bot sees it: one that it can tell, or the mean of what a token may be."""

    def __init__(
        self, b: int, side: int, letters: tuple[int, int], powers: tuple[float, float], strength: float
    ) -> None:
        self.b: Final = b
        self.side: Final = side
        self.letters: Final = letters
        self.powers: Final = powers
        self.strength: Final = strength
        self.navis: float = 0.0
        self.leader: float = 0.0
        self.kind: int = NOTHING
        """The same for blocks that are worth the same wherever they stand; only of the bot's own."""
        self.moved: bool = False
        self.reserve: bool = False

    def fighter(self, role: int, arrives: int) -> Fighter:
        return (role, self.letters[role], self.powers[role], self.strength, arrives)

    def worth(self, style: Style) -> float:
        """In victory points, its death's price included if it is a leader."""
        return style.body + style.step * self.strength * self.powers[0] / 2.0 + style.trophy * self.leader


class Position:
    """The map as the bot sees it, with what it thinks of every place."""

    def __init__(self, sight: JuliusSight, me: int, style: Style = PLAIN) -> None:
        self.style: Final = style
        box = sight.box
        table = sight.table
        self.sight: Final = sight
        self.box: Final[Box] = box
        self.table: Final[Table] = table
        self.me: Final = me
        # Places are looked at and never written to from outside, so all that are empty can share one list.
        self._empty: Final[list[Block]] = []
        self.mine: Final[list[list[Block]]] = [self._empty] * box.places
        self.theirs: Final[list[list[Block]]] = [self._empty] * box.places
        self._known: Final[dict[int, Block]] = {}
        self._collect_blocks()
        # What was worked out already
        self._place_values: list[float] = [UNKNOWN] * box.places
        self._alarm: float = UNKNOWN
        self._distances: list[int] = []
        self._threats: dict[int, list[Block]] = {}
        self._now: dict[int, float] = {}
        self._without: dict[int, float] = {}
        self._with: dict[int, float] = {}
        self.winter_near: Final = table.turn >= TURNS - 1
        self.last_turn: Final = table.turn == TURNS

    def _collect_blocks(self) -> None:
        box = self.box
        table = self.table
        for b in range(box.blocks):
            place = table.where[b]
            if 0 <= place < box.places:
                strength = float(table.strength[b])
                if strength == 0.0:
                    low, high = strength_range(table, box, b)
                    strength = (low + high) / 2.0
                letters = (box.letter[0][b], box.letter[1][b])
                powers = (float(box.power[0][b]), float(box.power[1][b]))
                block = Block(b, table.side[b], letters, powers, strength)
                block.navis = 1.0 if box.navis[b] else 0.0
                block.leader = 1.0 if box.sort[b] == LEADER else 0.0
                if block.side == self.me:
                    block.kind = _kind(box, b, table.strength[b])
                block.moved = table.moved[b] != 0
                block.reserve = table.reserve[b] != 0
                self._known[b] = block
                self._put(place, block)
        means: dict[tuple[int, int], Block] = {}
        for place, side, colour, moved, reserve, _, mask, low, high in self.sight.tokens:
            if place < box.places:
                mean = means.get((mask, colour))
                if mean is None:
                    mean = self._mean(self.sight.candidates(mask, colour), side)
                    means[(mask, colour)] = mean
                block = Block(NOTHING, side, mean.letters, mean.powers, min((low + high) / 2.0, mean.strength))
                block.navis = mean.navis
                block.leader = mean.leader
                block.moved = moved != 0
                block.reserve = reserve != 0
                self._put(place, block)

    def _put(self, place: int, block: Block) -> None:
        places = self.mine if block.side == self.me else self.theirs
        there = places[place]
        if there is self._empty:
            places[place] = [block]
        else:
            there.append(block)

    def block(self, b: int) -> Block:
        """A block that can be told, wherever it is; who is not on the map yet comes with one step."""
        known = self._known.get(b)
        if known is None:
            box = self.box
            letters = (box.letter[0][b], box.letter[1][b])
            known = Block(b, self.me, letters, (float(box.power[0][b]), float(box.power[1][b])), 1.0)
        return known

    def _mean(self, may_be: list[int], side: int) -> Block:
        """What all the blocks that it may be are together, at full strength."""
        box = self.box
        count = float(max(1, len(may_be)))
        letters = [0, 0]
        powers = [0, 0]
        for role in (ATTACKER, DEFENDER):
            letter = box.letter[role]
            power = box.power[role]
            for b in may_be:
                letters[role] += letter[b]
                powers[role] += power[b]
        full = 0
        navis = 0
        leader = 0
        for b in may_be:
            full += box.full[b]
            if box.navis[b]:
                navis += 1
            if box.sort[b] == LEADER:
                leader += 1
        block = Block(
            NOTHING,
            side,
            (int(letters[0] / count + 0.5), int(letters[1] / count + 0.5)),
            (powers[0] / count, powers[1] / count),
            max(1.0, full / count),
        )
        block.navis = navis / count
        block.leader = leader / count
        return block

    def place_value(self, place: int) -> float:
        """What it is worth to have a place."""
        known = self._place_values[place]
        if known == UNKNOWN:
            known = self._place_value(place)
            self._place_values[place] = known
        return known

    def _place_value(self, place: int) -> float:
        box = self.box
        style = self.style
        if place >= box.cities:
            return SEA
        worth = style.point * box.value[place] + style.city + (style.major if box.kind[place] == MAJOR_PORT else 0.0)
        if box.value[place] and not self.mine[place]:
            if self._alarm == UNKNOWN:
                # Who is near the ten points must be stopped: what that side has, and could still take, is worth more.
                self._alarm = style.alarm * max(0.0, self.table.points_of(box, 1 - self.me) - style.calm)
            worth += self._alarm * box.value[place]
        for other in box.road_near[place]:
            worth += style.beside * box.value[other]
        return worth

    def distance(self, place: int) -> int:
        """By road, how far a place is from a city with points that the bot does not hold."""
        if not self._distances:
            self._distances = self._distances_by_road()
        return self._distances[place]

    def _distances_by_road(self) -> list[int]:
        box = self.box
        far = 99
        distance = [far] * box.places
        queue: list[int] = []
        for place in range(box.cities):
            if box.value[place] and not self.mine[place]:
                distance[place] = 0
                queue.append(place)
        for place in queue:
            for other in box.road_near[place]:
                if distance[other] == far:
                    distance[other] = distance[place] + 1
                    queue.append(other)
        return distance

    # How safe it is

    def threat(self, place: int) -> list[Block]:
        """The strongest attack that the enemy could make on a place next: its best group, and a reserve."""
        known = self._threats.get(place)
        if known is None:
            known = self._threat(place)
            self._threats[place] = known
        return known

    def _threat(self, place: int) -> list[Block]:
        box = self.box
        groups: list[list[Block]] = []
        near = box.near[place]
        for index in range(len(near)):
            other = near[index]
            found: list[Block] = []
            by_road = index < len(box.road_near[place])
            for block in self.theirs[other]:
                if by_road and block.navis < 0.9 and other < box.cities:
                    found.append(block)
                elif not by_road and block.navis > 0.5:
                    found.append(block)
            if found:
                found.sort(key=lambda block: -block.strength * block.powers[0])
                if by_road:
                    found = found[: ATTACK_LIMITS[box.road_class[box.road_ids[place][index]]]]
                groups.append(found)
        groups.sort(key=lambda group: -total([block.strength * block.powers[0] for block in group]))
        if not groups:
            return []
        for block in groups[0]:
            block.reserve = False
        if len(groups) > 1:
            return groups[0] + groups[1]
        return groups[0]

    def hold_chance(self, place: int, defenders: list[Block], threat: list[Block]) -> float:
        """How likely these blocks hold the place when the enemy comes with all that."""
        if not defenders:
            return 0.0
        if not threat:
            return 0.97
        fighters = [block.fighter(DEFENDER, 1) for block in defenders]
        for number, block in enumerate(threat):
            fighters.append(block.fighter(ATTACKER, 1 if number < 4 else 2))
        # The enemy has other things to do, too, and does not know what stands there.
        return 0.97 - self.style.raid * forecast(fighters).chance

    def value_with(self, place: int, defenders: list[Block]) -> float:
        """What these blocks in this place are worth: the place as far as it is held, and their own safety."""
        threat = self.threat(place)
        held = self.hold_chance(place, defenders, threat)
        value = self.place_value(place) * held
        if defenders and threat:
            for block in defenders:
                if block.leader:
                    value -= self.style.trophy * block.leader * self.style.exposed * (1.0 - held)
                value -= self.style.risk * (block.worth(self.style) - self.style.trophy * block.leader) * (1.0 - held)
        value += self.supply_value(place, len(defenders))
        return value

    def value_now(self, place: int) -> float:
        """What the bot's blocks there are worth as they stand."""
        known = self._now.get(place)
        if known is None:
            known = self.value_with(place, self.mine[place])
            self._now[place] = known
        return known

    def value_without(self, block: Block) -> float:
        """What the bot's blocks are worth where this one is, when it has gone."""
        place = self.table.where[block.b]
        key = place * KINDS + block.kind
        known = self._without.get(key)
        if known is None:
            known = self.value_with(place, [other for other in self.mine[place] if other is not block])
            self._without[key] = known
        return known

    def value_joined(self, place: int, block: Block) -> float:
        """What the bot's blocks in a place are worth when this one has come."""
        key = place * KINDS + block.kind
        known = self._with.get(key)
        if known is None:
            known = self.value_with(place, [*self.mine[place], block])
            self._with[key] = known
        return known

    def supply_value(self, place: int, count: int) -> float:
        """What it costs that winter is near and the city does not feed them all."""
        if place >= self.box.cities or not self.winter_near:
            return -0.02 * max(0, count - 6)
        surplus = count - 3 - self.box.value[place]
        weight = SURPLUS if self.last_turn else 0.3 * SURPLUS
        return -weight * max(0, surplus)

    # What an attack brings

    def attack_forecast(self, place: int, main: list[Block], reserve: list[Block], surprise: bool = False) -> Forecast:
        """The forecast of an attack on what stands there."""
        fighters = [block.fighter(ATTACKER, 1) for block in main]
        fighters += [block.fighter(ATTACKER, 2) for block in reserve]
        fighters += [block.fighter(DEFENDER, 2 if block.reserve else 1) for block in self.theirs[place]]
        return forecast(fighters, FIRING_ROUNDS, surprise)

    def attack_value(self, place: int, main: list[Block], reserve: list[Block], surprise: bool = False) -> float:
        """What an attack is worth: the place, the enemy's losses, one's own, and leaders on both sides."""
        if not main:
            return 0.0
        seen = self.attack_forecast(place, main, reserve, surprise)
        win = seen.chance
        own = total([block.strength for block in main]) + total([block.strength for block in reserve])
        foe = total([block.strength for block in self.theirs[place]])
        own_power = total([block.powers[0] for block in main + reserve]) / max(1, len(main) + len(reserve))
        foe_power = total([block.powers[1] for block in self.theirs[place]]) / max(1, len(self.theirs[place]))
        lost = max(0.0, own - seen.attackers)
        killed = max(0.0, foe - seen.defenders)
        value = win * (self.style.spoil * self.place_value(place) + self.style.prize)
        value += killed * self.style.step * foe_power / 2.0 - lost * self.style.step * own_power / 2.0
        value += win * self.style.body * len(self.theirs[place]) * self.style.kill
        for block in self.theirs[place]:
            value += self.style.trophy * block.leader * win * 0.5
        share_lost = lost / own if own else 0.0
        for block in main + reserve:
            value -= block.leader * self.style.trophy * min(1.0, share_lost * share_lost + (1.0 - win) * 0.35)
        value -= (1.0 - win) * self.style.miss  # a lost attack leaves blocks where they do not want to be
        return value


def _kind(box: Box, b: int, strength: int) -> int:
    """The same number for two blocks whenever nothing in a battle tells them apart, their worth included."""
    kind = 1 if box.sort[b] == LEADER else 0
    for role in (ATTACKER, DEFENDER):
        kind = (kind * 4 + box.letter[role][b]) * 8 + box.power[role][b]
    return kind * 8 + strength
