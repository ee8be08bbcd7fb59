"""The map as a bot sees it, and what it thinks of every place.

It works from the `Sight`: blocks that it cannot tell count as the mean of what they may be.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.box import ATTACK_LIMITS, LEADER, MAJOR_PORT, Box
from rubicon.games.julius_caesar.estimate import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, Forecast, forecast, total
from rubicon.games.julius_caesar.fog import span
from rubicon.games.julius_caesar.sight import JuliusSight
from rubicon.games.julius_caesar.style import PLAIN, Style
from rubicon.games.julius_caesar.table import NOTHING, TURNS, Table

SEA: Final = 0.15
"""What it is worth to have a sea, in victory points,"""
SURPLUS: Final = 0.35
"""and a block that its city will not feed in winter, when winter is next."""
UNKNOWN: Final = -1.0e9
KINDS: Final = 1 << 16
"""More than there are kinds of blocks at any strength."""


class Army:
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
        """The same for blocks that are worth the same wherever they stand; only of such as can be told."""
        self.moved: bool = False
        self.reserve: bool = False

    def fighter(self, role: int, arrives: int) -> Fighter:
        return (role, self.letters[role], self.powers[role], self.strength, arrives)

    def worth(self, style: Style) -> float:
        """In victory points, its death's price included if it is a leader."""
        return style.body + style.step * self.strength * self.powers[0] / 2.0 + style.trophy * self.leader


class Front:
    """The map as the bot sees it, with what it thinks of every place."""

    def __init__(self, sight: JuliusSight, me: int, style: Style = PLAIN) -> None:
        self.style: Final = style
        box = sight.box
        table = sight.table
        self.sight: Final = sight
        self.box: Final[Box] = box
        self.table: Final[Table] = table
        self.me: Final = me
        self.mine: Final[list[list[Army]]] = [[] for _ in range(box.places)]
        self.theirs: Final[list[list[Army]]] = [[] for _ in range(box.places)]
        self._known: Final[dict[int, Army]] = {}
        self._gather()
        # What was worked out already
        self._worths: list[float] = [UNKNOWN] * box.places
        self._alarm: float = UNKNOWN
        self._distances: list[int] = []
        self._threats: dict[int, list[Army]] = {}
        self._stays: dict[int, float] = {}
        self._left: dict[int, float] = {}
        self._joined: dict[int, float] = {}
        self.winter_near: Final = table.turn >= TURNS - 1
        self.last_turn: Final = table.turn == TURNS

    def _gather(self) -> None:
        box = self.box
        table = self.table
        for b in range(box.blocks):
            place = table.where[b]
            if 0 <= place < box.places:
                strength = float(table.strength[b])
                if strength == 0.0:
                    low, high = span(table, box, b)
                    strength = (low + high) / 2.0
                letters = (box.letter[0][b], box.letter[1][b])
                powers = (float(box.power[0][b]), float(box.power[1][b]))
                army = Army(b, table.side[b], letters, powers, strength)
                army.navis = 1.0 if box.navis[b] else 0.0
                army.leader = 1.0 if box.sort[b] == LEADER else 0.0
                army.kind = _kind(box, b, table.strength[b])
                army.moved = table.moved[b] != 0
                army.reserve = table.reserve[b] != 0
                self._known[b] = army
                (self.mine if army.side == self.me else self.theirs)[place].append(army)
        means: dict[tuple[int, int], Army] = {}
        for place, side, colour, moved, reserve, _, mask, low, high in self.sight.tokens:
            if place < box.places:
                mean = means.get((mask, colour))
                if mean is None:
                    mean = self._mean(self.sight.candidates(mask, colour), side)
                    means[(mask, colour)] = mean
                army = Army(NOTHING, side, mean.letters, mean.powers, min((low + high) / 2.0, mean.strength))
                army.navis = mean.navis
                army.leader = mean.leader
                army.moved = moved != 0
                army.reserve = reserve != 0
                (self.mine if side == self.me else self.theirs)[place].append(army)

    def army(self, b: int) -> Army:
        """A block that can be told, wherever it is; who is not on the map yet comes with one step."""
        known = self._known.get(b)
        if known is None:
            box = self.box
            letters = (box.letter[0][b], box.letter[1][b])
            known = Army(b, self.me, letters, (float(box.power[0][b]), float(box.power[1][b])), 1.0)
        return known

    def _mean(self, may_be: list[int], side: int) -> Army:
        """What all the blocks that it may be are together, at full strength."""
        box = self.box
        count = float(max(1, len(may_be)))
        letters = [0.0, 0.0]
        powers = [0.0, 0.0]
        full = 0.0
        navis = 0.0
        leader = 0.0
        for b in may_be:
            for role in (ATTACKER, DEFENDER):
                letters[role] += box.letter[role][b]
                powers[role] += box.power[role][b]
            full += box.full[b]
            navis += 1.0 if box.navis[b] else 0.0
            leader += 1.0 if box.sort[b] == LEADER else 0.0
        army = Army(
            NOTHING,
            side,
            (int(letters[0] / count + 0.5), int(letters[1] / count + 0.5)),
            (powers[0] / count, powers[1] / count),
            max(1.0, full / count),
        )
        army.navis = navis / count
        army.leader = leader / count
        return army

    def worth(self, place: int) -> float:
        """What it is worth to have a place."""
        known = self._worths[place]
        if known == UNKNOWN:
            known = self._worth(place)
            self._worths[place] = known
        return known

    def _worth(self, place: int) -> float:
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
            self._distances = self._measure()
        return self._distances[place]

    def _measure(self) -> list[int]:
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

    def threat(self, place: int) -> list[Army]:
        """The strongest attack that the enemy could make on a place next: its best group, and a reserve."""
        known = self._threats.get(place)
        if known is None:
            known = self._threat(place)
            self._threats[place] = known
        return known

    def _threat(self, place: int) -> list[Army]:
        box = self.box
        groups: list[list[Army]] = []
        near = box.near[place]
        for index in range(len(near)):
            other = near[index]
            found: list[Army] = []
            by_road = index < len(box.road_near[place])
            for army in self.theirs[other]:
                if by_road and army.navis < 0.9 and other < box.cities:
                    found.append(army)
                elif not by_road and army.navis > 0.5:
                    found.append(army)
            if found:
                found.sort(key=lambda army: -army.strength * army.powers[0])
                if by_road:
                    found = found[: ATTACK_LIMITS[box.road_class[box.road_ids[place][index]]]]
                groups.append(found)
        groups.sort(key=lambda group: -total([army.strength * army.powers[0] for army in group]))
        if not groups:
            return []
        for army in groups[0]:
            army.reserve = False
        if len(groups) > 1:
            return groups[0] + groups[1]
        return groups[0]

    def held(self, place: int, defenders: list[Army], threat: list[Army]) -> float:
        """How likely these blocks hold the place when the enemy comes with all that."""
        if not defenders:
            return 0.0
        if not threat:
            return 0.97
        fighters = [army.fighter(DEFENDER, 1) for army in defenders]
        for number, army in enumerate(threat):
            fighters.append(army.fighter(ATTACKER, 1 if number < 4 else 2))
        # The enemy has other things to do, too, and does not know what stands there.
        return 0.97 - self.style.raid * forecast(fighters).chance

    def keep(self, place: int, defenders: list[Army]) -> float:
        """What these blocks in this place are worth: the place as far as it is held, and their own safety."""
        threat = self.threat(place)
        held = self.held(place, defenders, threat)
        value = self.worth(place) * held
        if defenders and threat:
            for army in defenders:
                if army.leader:
                    value -= self.style.trophy * army.leader * self.style.exposed * (1.0 - held)
                value -= self.style.risk * (army.worth(self.style) - self.style.trophy * army.leader) * (1.0 - held)
        value += self._room(place, len(defenders))
        return value

    def stay(self, place: int) -> float:
        """What the bot's blocks there are worth as they stand."""
        known = self._stays.get(place)
        if known is None:
            known = self.keep(place, self.mine[place])
            self._stays[place] = known
        return known

    def leave(self, army: Army) -> float:
        """What the bot's blocks are worth where this one is, when it has gone."""
        place = self.table.where[army.b]
        key = place * KINDS + army.kind
        known = self._left.get(key)
        if known is None:
            known = self.keep(place, [other for other in self.mine[place] if other is not army])
            self._left[key] = known
        return known

    def join(self, place: int, army: Army) -> float:
        """What the bot's blocks in a place are worth when this one has come."""
        key = place * KINDS + army.kind
        known = self._joined.get(key)
        if known is None:
            known = self.keep(place, [*self.mine[place], army])
            self._joined[key] = known
        return known

    def _room(self, place: int, count: int) -> float:
        """What it costs that winter is near and the city does not feed them all."""
        if place >= self.box.cities or not self.winter_near:
            return -0.02 * max(0, count - 6)
        surplus = count - 3 - self.box.value[place]
        weight = SURPLUS if self.last_turn else 0.3 * SURPLUS
        return -weight * max(0, surplus)

    # What an attack brings

    def assault(self, place: int, main: list[Army], reserve: list[Army], surprise: bool = False) -> Forecast:
        """The forecast of an attack on what stands there."""
        fighters = [army.fighter(ATTACKER, 1) for army in main]
        fighters += [army.fighter(ATTACKER, 2) for army in reserve]
        fighters += [army.fighter(DEFENDER, 2 if army.reserve else 1) for army in self.theirs[place]]
        return forecast(fighters, FIRING_ROUNDS, surprise)

    def spoils(self, place: int, main: list[Army], reserve: list[Army], surprise: bool = False) -> float:
        """What an attack is worth: the place, the enemy's losses, one's own, and leaders on both sides."""
        if not main:
            return 0.0
        seen = self.assault(place, main, reserve, surprise)
        win = seen.chance
        own = total([army.strength for army in main]) + total([army.strength for army in reserve])
        foe = total([army.strength for army in self.theirs[place]])
        own_power = total([army.powers[0] for army in main + reserve]) / max(1, len(main) + len(reserve))
        foe_power = total([army.powers[1] for army in self.theirs[place]]) / max(1, len(self.theirs[place]))
        lost = max(0.0, own - seen.attackers)
        killed = max(0.0, foe - seen.defenders)
        value = win * (self.style.spoil * self.worth(place) + self.style.prize)
        value += killed * self.style.step * foe_power / 2.0 - lost * self.style.step * own_power / 2.0
        value += win * self.style.body * len(self.theirs[place]) * self.style.kill
        for army in self.theirs[place]:
            value += self.style.trophy * army.leader * win * 0.5
        share_lost = lost / own if own else 0.0
        for army in main + reserve:
            value -= army.leader * self.style.trophy * min(1.0, share_lost * share_lost + (1.0 - win) * 0.35)
        value -= (1.0 - win) * self.style.miss  # a lost attack leaves blocks where they do not want to be
        return value


def _kind(box: Box, b: int, strength: int) -> int:
    """The same number for two blocks whenever nothing in a battle tells them apart, their worth included."""
    kind = 1 if box.sort[b] == LEADER else 0
    for role in (ATTACKER, DEFENDER):
        kind = (kind * 4 + box.letter[role][b]) * 8 + box.power[role][b]
    return kind * 8 + strength
