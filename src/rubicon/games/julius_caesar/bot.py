"""The bot `greedy`: plans one turn from what it sees, and counts what it sees in victory points.

- A city is worth its points, a little for itself, and more when it is next to others that are worth having. What the
  bot has is worth it as far as it can be held: against the strongest attack that the enemy could make next on what
  is there.
- An attack is a group and a goal. The forecast of `estimate` says what it wins and what it costs; leaders weigh a
  point each, which is what the enemy gets for them.
- Blocks that win nothing by attacking go where they help to hold, to occupy, or nearer to what is worth having. No
  more of them stand in a city than it feeds when winter is near.
- In a battle blocks fire, unless the battle is lost and there is a way out.

It works from the `Sight`: blocks that it cannot tell count as the mean of what they may be.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.core.bot import Advice, Bot, BotMaker
from rubicon.core.game import Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.box import (
    ALLY,
    ATTACK_LIMITS,
    CALL,
    COLOURS,
    DONE,
    FIRE,
    JUPITER,
    LEADER,
    LEVELS,
    LEVY,
    MAJOR_PORT,
    MARCH,
    MARS,
    MERCURY,
    NEPTUNE,
    PLUTO,
    SAIL,
    VULCAN,
    Box,
)
from rubicon.games.julius_caesar.estimate import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, Forecast, forecast, total
from rubicon.games.julius_caesar.outlook import (
    BATTLE_PHASES,
    BESIDE,
    BODY,
    CITY,
    LEVY_POINT,
    MAJOR,
    SEA,
    STEP,
    SURPLUS,
    TROPHY,
    outlook,
    routine,
)
from rubicon.games.julius_caesar.reasons import why
from rubicon.games.julius_caesar.rules import JuliusState
from rubicon.games.julius_caesar.sight import JuliusSight
from rubicon.games.julius_caesar.table import (
    CALLING,
    CHOOSING,
    DEPLOYING,
    DISBANDING,
    DISCARDING,
    FIGHTING,
    LANDING,
    LEVYING,
    MOVING,
    NOTHING,
    ORDERING,
    REGROUPING,
    SETTLING,
    STRIKING,
    SUFFERING,
    SUPPLYING,
    SURPRISING,
    TURNS,
    YEARS,
    Table,
)

# All values are in victory points.
WORTH_IT: Final = 0.02
"""Less gain than this is none."""
RISK: Final = 0.3
"""The part of a block that is lost with a place that is attacked and not held; often it gets away."""
CALM: Final = 6
"""So many points of the enemy's are no reason to worry,"""
ALARM: Final = 0.15
"""and each one more makes this part of a point of all cities that are not one's own."""
NEARER: Final = 0.05
"""What a step towards something worth having is worth, for a block that is not needed where it is."""


LATE: Final = 1.2
EARLY: Final = 0.12
"""Who is ahead by `LATE` points, and `EARLY` for each turn to come, wins three games of four."""
KEEN: Final = 0.25
"""What looks so many points worse is a third as promising."""


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
        self.moved: bool = False
        self.reserve: bool = False

    def fighter(self, role: int, arrives: int) -> Fighter:
        return (role, self.letters[role], self.powers[role], self.strength, arrives)

    def worth(self) -> float:
        """In victory points, its death's price included if it is a leader."""
        return BODY + STEP * self.strength * self.powers[0] / 2.0 + TROPHY * self.leader


class Front:
    """The map as the bot sees it, with what it thinks of every place."""

    def __init__(self, sight: JuliusSight, me: int) -> None:
        box = sight.box
        table = sight.table
        self.sight: Final = sight
        self.box: Final[Box] = box
        self.table: Final[Table] = table
        self.me: Final = me
        self.mine: Final[list[list[Army]]] = [[] for _ in range(box.places)]
        self.theirs: Final[list[list[Army]]] = [[] for _ in range(box.places)]
        self._gather()
        self.worth: Final[list[float]] = self._worths()
        self.distance: Final[list[int]] = self._distances()
        self._threats: dict[int, list[Army]] = {}
        self._stays: dict[int, float] = {}
        self._leaves: dict[int, float] = {}
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
                    strength = (table.low[b] + min(table.high[b], box.full[b])) / 2.0
                letters = (box.letter[0][b], box.letter[1][b])
                powers = (float(box.power[0][b]), float(box.power[1][b]))
                army = Army(b, table.side[b], letters, powers, strength)
                army.navis = 1.0 if box.navis[b] else 0.0
                army.leader = 1.0 if box.sort[b] == LEADER else 0.0
                army.moved = table.moved[b] != 0
                army.reserve = table.reserve[b] != 0
                (self.mine if army.side == self.me else self.theirs)[place].append(army)
        for place, side, colour, moved, reserve, _, mask, low, high in self.sight.tokens:
            if place < box.places:
                may_be = self.sight.candidates(mask, colour)
                army = self._mean(may_be, side, (low + high) / 2.0)
                army.moved = moved != 0
                army.reserve = reserve != 0
                (self.mine if side == self.me else self.theirs)[place].append(army)

    def _mean(self, may_be: list[int], side: int, strength: float) -> Army:
        """What all the blocks that it may be are together."""
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
            min(strength, max(1.0, full / count)),
        )
        army.navis = navis / count
        army.leader = leader / count
        return army

    def _worths(self) -> list[float]:
        box = self.box
        worth = [0.0] * box.places
        # Who is near the ten points must be stopped: what that side has, and what it could still take, is worth more.
        alarm = 1.0 + ALARM * max(0, self.table.points_of(box, 1 - self.me) - CALM)
        for place in range(box.cities):
            worth[place] = box.value[place] + CITY + (MAJOR if box.kind[place] == MAJOR_PORT else 0.0)
            if box.value[place] and not self.mine[place]:
                worth[place] += (alarm - 1.0) * box.value[place]
            for other in box.road_near[place]:
                worth[place] += BESIDE * box.value[other]
        for place in range(box.cities, box.places):
            worth[place] = SEA
        return worth

    def _distances(self) -> list[int]:
        """By road, how far each place is from a city with points that the bot does not hold."""
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
        return 0.97 - 0.75 * forecast(fighters).chance

    def keep(self, place: int, defenders: list[Army]) -> float:
        """What these blocks in this place are worth: the place as far as it is held, and their own safety."""
        threat = self.threat(place)
        held = self.held(place, defenders, threat)
        value = self.worth[place] * held
        if defenders and threat:
            for army in defenders:
                if army.leader:
                    value -= TROPHY * army.leader * 0.45 * (1.0 - held)
                value -= RISK * (army.worth() - TROPHY * army.leader) * (1.0 - held)
        value += self._room(place, len(defenders))
        return value

    def stay(self, place: int) -> float:
        """What the bot's blocks there are worth as they stand."""
        known = self._stays.get(place)
        if known is None:
            known = self.keep(place, self.mine[place])
            self._stays[place] = known
        return known

    def leave(self, place: int, b: int) -> float:
        """What the bot's blocks there are worth when one has gone."""
        known = self._leaves.get(b)
        if known is None:
            known = self.keep(place, [army for army in self.mine[place] if army.b != b])
            self._leaves[b] = known
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
        value = win * (2.0 * self.worth[place] + 0.3)
        value += killed * STEP * foe_power / 2.0 - lost * STEP * own_power / 2.0
        value += win * BODY * len(self.theirs[place]) * 0.7
        for army in self.theirs[place]:
            value += TROPHY * army.leader * win * 0.5
        share_lost = lost / own if own else 0.0
        for army in main + reserve:
            value -= army.leader * TROPHY * min(1.0, share_lost * share_lost + (1.0 - win) * 0.35)
        value -= (1.0 - win) * 0.25  # a lost attack leaves blocks where they do not want to be
        return value


class Greedy(Bot):
    """Takes what looks best now."""

    def decide(self, sight: Sight) -> int:
        """One of the legal moves."""
        assert isinstance(sight, JuliusSight)
        assert sight.seat is not None
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        front = Front(sight, sight.seat)
        return self.best(front)

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The one move that it would make."""
        if not sight.moves:
            return []
        move = self.decide(sight)
        return [Advice(move, 0.5, why(sight, move))]

    def best(self, front: Front) -> int:
        """The choice of the phase."""
        phase = front.table.phase
        if phase == MOVING:
            return self._march(front)
        if phase == FIGHTING:
            return self._fight(front)
        if phase == SUFFERING:
            return self._suffer(front)
        if phase == LEVYING:
            return self._levy(front)
        if phase == REGROUPING:
            return self._regroup(front)
        if phase in (DISCARDING, CHOOSING):
            return self._card(front)
        if phase in (ORDERING, SURPRISING):
            return self._battle(front)
        if phase == CALLING:
            return self._call(front)
        if phase == STRIKING:
            return self._strike(front)
        if phase in (SETTLING, LANDING):
            return self._settle(front)
        if phase == SUPPLYING:
            return self._cheapest(front)
        if phase == DISBANDING:
            return DONE
        assert phase == DEPLOYING
        return DONE if DONE in front.sight.moves else front.sight.moves[0]

    # Cards

    def _card(self, front: Front) -> int:
        """The card that brings most now, or the one to do without."""
        box = front.box
        table = front.table
        gains, fights = plans(front)
        discarding = table.phase == DISCARDING
        best = front.sight.moves[0]
        most = -99.0
        for move in front.sight.moves:
            card = box.move_block[move]
            usual = routine(box, card)
            if discarding:
                value = -usual
            else:
                value = self._use(front, card, gains, fights) - 0.6 * usual
            if value > most:
                best, most = move, value
        return best

    def _use(self, front: Front, card: int, gains: list[float], fights: float) -> float:
        """What a card would bring this turn."""
        box = front.box
        event = box.card_event[card]
        if event < 0:
            value = LEVY_POINT * box.card_levy[card]
            for gain in gains[: box.card_move[card]]:
                value += gain
            return value
        if event == JUPITER:
            return max([call_value(front, move) for move in possible_calls(front)], default=0.0)
        if event == VULCAN:
            return max([strike_value(front, city) for city in range(box.cities)], default=0.0)
        if event in (MARS, PLUTO):
            return fights * 1.3
        if event == MERCURY:
            return gains[0] * 1.3 + 0.1 if gains else 0.0
        if event == NEPTUNE:
            return 0.25
        return 0.7

    # Moves

    def _march(self, front: Front) -> int:
        """The operation that gains most, one block of it after the other."""
        table = front.table
        box = front.box
        best = DONE
        most = WORTH_IT
        attacks: dict[int, list[int]] = {}
        for move in front.sight.moves:
            if move == DONE:
                continue
            place = box.move_place[move]
            if front.theirs[place] and box.move_kind[move] == MARCH:
                attacks.setdefault(place, []).append(move)
                continue
            b = box.move_block[move]
            gain = self._shift(front, b, place, b == table.last)
            if box.move_kind[move] == SAIL:
                gain -= 0.04  # a point for each block
            gain += 0.001 * self.rng.random()
            if gain > most:
                best, most = move, gain
        for place, moves in attacks.items():
            move, gain = self._attack(front, place, moves)
            if gain > most:
                best, most = move, gain
        return best

    def _shift(self, front: Front, b: int, place: int, going_on: bool) -> float:
        """What it gains that a block goes to a place without enemies."""
        table = front.table
        box = front.box
        origin = table.where[b]
        army = _find(front, b)
        rest = [other for other in front.mine[origin] if other.b != b]
        before = front.stay(origin) + front.stay(place)
        after = front.leave(origin, b) + front.keep(place, [*front.mine[place], army])
        gain = after - before
        if place < box.cities and origin < box.cities and not army.navis:
            step = front.distance[origin] - front.distance[place]
            if rest or not front.worth[origin] > 0.5:
                gain += NEARER * max(-1, min(2, step))
        if army.navis and place >= box.cities and front.winter_near and not _haven(front, place):
            gain -= army.worth() if front.last_turn else 0.5 * army.worth()
        if army.navis and place >= box.cities and not front.last_turn:
            gain += _sea_value(front, place) - (_sea_value(front, origin) if origin >= box.cities else 0.0)
        if army.navis and place < box.cities and origin >= box.cities and not front.last_turn:
            gain -= _sea_value(front, origin)
        if going_on:
            gain -= 0.01
        return gain

    def _attack(self, front: Front, place: int, moves: list[int]) -> tuple[int, float]:
        """The best attack on a place, or the best help for its defence, and the move that it goes on with."""
        box = front.box
        table = front.table
        foe = 1 - front.me
        responding = table.attacker[place] == foe
        there = front.mine[place]
        ready: list[tuple[float, int, Army]] = []
        for move in moves:
            army = _find(front, box.move_block[move])
            ready.append((-army.strength * army.powers[0] * (0.6 if army.leader else 1.0), move, army))
        ready.sort(key=lambda item: item[0])
        if responding:
            return self._rescue(front, place, ready)
        surprise = table.event == MARS or table.event == NEPTUNE
        main_from = table.main[place] if table.attacker[place] == front.me else NOTHING
        base = front.spoils(place, _main(there), _reserve(there), surprise) if there else 0.0
        best_move = DONE
        best_gain = -99.0
        groups: list[tuple[int, int, list[Army]]] = []
        for origin in _origins(front, ready):
            main = _main(there)
            reserve = _reserve(there)
            sent: list[Army] = []
            first = DONE
            cap = _capacity(front, origin, place)
            for _, move, army in ready:
                if table.where[army.b] != origin or len(sent) >= cap:
                    continue
                if first == DONE:
                    first = move
                sent.append(army)
                joins_main = main_from in (NOTHING, origin)
                value = front.spoils(
                    place, main + sent if joins_main else main, reserve if joins_main else reserve + sent, surprise
                )
                left = [other for other in front.mine[origin] if other not in sent]
                cost = front.stay(origin) - front.keep(origin, left)
                gain = value - base - max(0.0, cost)
                if gain > best_gain:
                    best_gain, best_move = gain, first
            groups.append((origin, first, sent))
        if not there and table.event == NOTHING:
            move, gain = self._pincers(front, place, groups)
            if gain > best_gain:
                best_gain, best_move = gain, move
        return best_move, best_gain

    def _pincers(self, front: Front, place: int, groups: list[tuple[int, int, list[Army]]]) -> tuple[int, float]:
        """An attack by two ways at once, one of them the reserve, where neither alone may be enough."""
        table = front.table
        best_move = DONE
        best_gain = -99.0
        for origin, first, main in groups:
            for other, _, reserve in groups:
                needed = (0 if origin in table.active else 1) + (0 if other in table.active else 1)
                if other == origin or needed > table.points:
                    continue
                gain = front.spoils(place, main, reserve)
                for home, gone in ((origin, main), (other, reserve)):
                    left = [army for army in front.mine[home] if army not in gone]
                    gain -= max(0.0, front.stay(home) - front.keep(home, left))
                if gain > best_gain:
                    best_gain, best_move = gain, first
        return best_move, best_gain

    def _rescue(self, front: Front, place: int, ready: list[tuple[float, int, Army]]) -> tuple[int, float]:
        table = front.table
        best_move = DONE
        best_gain = -99.0
        before = _defence(front, place, front.mine[place], [])
        for origin in _origins(front, ready):
            sent: list[Army] = []
            first = DONE
            for _, move, army in ready:
                if table.where[army.b] != origin or len(sent) >= _capacity(front, origin, place):
                    continue
                if first == DONE:
                    first = move
                sent.append(army)
                after = _defence(front, place, front.mine[place], sent)
                left = [other for other in front.mine[origin] if other not in sent]
                cost = front.stay(origin) - front.keep(origin, left)
                gain = after - before - max(0.0, cost)
                if gain > best_gain:
                    best_gain, best_move = gain, first
        return best_move, best_gain

    # Levies

    def _levy(self, front: Front) -> int:
        """A step or a block where it is needed, near the enemy or near what is worth having."""
        box = front.box
        table = front.table
        best = front.sight.moves[0]
        most = WORTH_IT
        for move in front.sight.moves:
            if move == DONE:
                continue
            b = box.move_block[move]
            new = box.move_kind[move] == LEVY
            place = box.move_place[move] if new else table.where[b]
            gained = box.least[b] if new else box.up[b * LEVELS + table.strength[b]] - table.strength[b]
            need = 1.0 / (1.0 + min(6, front.distance[place]))
            if front.threat(place):
                need += 0.5 * front.worth[place]
            value = STEP * gained * box.power[DEFENDER][b] / 2.0 * (0.6 + need)
            if new:
                value += BODY * (0.5 + need) + front._room(place, len(front.mine[place]) + 1)
                value -= front._room(place, len(front.mine[place]))
                if box.navis[b]:
                    value *= 0.5 if _fleet(front) >= 2 else 0.9
                if box.sort[b] == LEADER and front.threat(place):
                    value -= 0.3
            value += 0.001 * self.rng.random()
            if value > most:
                best, most = move, value
        return best

    # Gods

    def _call(self, front: Front) -> int:
        return max(front.sight.moves, key=lambda move: call_value(front, move))

    def _strike(self, front: Front) -> int:
        return max(front.sight.moves, key=lambda move: strike_value(front, front.box.move_place[move]))

    def _battle(self, front: Front) -> int:
        """Where most is at stake comes first, and is the surprise."""

        def stake(move: int) -> float:
            place = front.box.move_place[move]
            return front.worth[place] + 0.1 * len(front.theirs[place])

        return max(front.sight.moves, key=stake)

    # Battles

    def _fight(self, front: Front) -> int:
        """Fire, unless the battle is lost, or it is too dangerous for a leader, and there is a way out."""
        box = front.box
        table = front.table
        field = table.field
        attacks = table.striker == front.me
        rounds = FIRING_ROUNDS - table.round + 1
        fighters: list[Fighter] = []
        for army in front.mine[field]:
            if not table.acted[army.b] or rounds > 1:
                fighters.append(army.fighter(ATTACKER if attacks else DEFENDER, 2 if army.reserve else 1))
        for army in front.theirs[field]:
            fighters.append(army.fighter(DEFENDER if attacks else ATTACKER, 2 if army.reserve else 1))
        chance = forecast(fighters, max(1, rounds)).chance
        win = chance if attacks else 1.0 - chance
        fires = [move for move in front.sight.moves if box.move_kind[move] == FIRE]
        ways_out = [move for move in front.sight.moves if box.move_kind[move] in (MARCH, SAIL)]
        if ways_out:
            forced = not fires
            worth = front.worth[field]
            best = NOTHING
            most = -99.0
            for move in ways_out:
                b = box.move_block[move]
                army = _find(front, b)
                place = box.move_place[move]
                danger = 0.45 if army.leader else 0.22
                if worth > 1.0 and not attacks:
                    danger -= 0.08
                if not forced and win > danger:
                    continue
                value = front.keep(place, [*front.mine[place], army]) - front.keep(place, front.mine[place])
                value += army.worth()
                if value > most:
                    best, most = move, value
            if best != NOTHING:
                return best
        # The strongest first: it may spare the others an answer. A leader who fires last is hit no less.
        return max(fires, key=lambda move: box.power[0][box.move_block[move]] * table.strength[box.move_block[move]])

    def _suffer(self, front: Front) -> int:
        """Who takes the hit: not a leader, rather who has acted, and who hits worst."""
        box = front.box
        table = front.table

        def loss(move: int) -> float:
            b = box.move_block[move]
            role = ATTACKER if table.striker == front.me else DEFENDER
            value = box.power[role][b] * (table.strength[b] - box.down[b * LEVELS + table.strength[b]]) * 1.0
            if not table.acted[b]:
                value += 0.5
            if box.sort[b] == LEADER:
                value += 5.0
            elif box.sort[b] == ALLY and table.strength[b] == 1:
                value += 4.0  # she would fight for the enemy
            return value

        return min(front.sight.moves, key=loss)

    def _regroup(self, front: Front) -> int:
        """As in a move, but somebody stays."""
        box = front.box
        best = DONE
        most = 0.05
        for move in front.sight.moves:
            if move == DONE:
                continue
            gain = self._shift(front, box.move_block[move], box.move_place[move], False)
            if gain > most:
                best, most = move, gain
        return best

    # Winter, and where defectors go

    def _settle(self, front: Front) -> int:
        """The place where one more block is worth most."""
        box = front.box

        def value(move: int) -> float:
            place = box.move_place[move]
            limit = 3 + box.value[place]
            fed = len(front.mine[place]) < limit or front.table.phase == SETTLING
            army = _find(front, box.move_block[move])
            gain = front.keep(place, [*front.mine[place], army]) - front.stay(place)
            return gain if fed else gain - 1.0

        return max(front.sight.moves, key=value)

    def _cheapest(self, front: Front) -> int:
        """Whom to send home: who is worth least, and a leader never if somebody else can go."""
        return min(front.sight.moves, key=lambda move: _find(front, front.box.move_block[move]).worth())


# What cards may bring


def plans(front: Front) -> tuple[list[float], float]:
    """What the best things to do with a group would gain, the best first; and the best attack alone."""
    box = front.box
    gains: list[float] = []
    fights = 0.0
    for origin in range(box.places):
        group = front.mine[origin]
        if not group:
            continue
        best = 0.0
        land = [army for army in group if not army.navis]
        near = box.road_near[origin]
        for index in range(len(near)):
            place = near[index]
            if not land:
                break
            cap = ATTACK_LIMITS[box.road_class[box.road_ids[origin][index]]]
            if front.theirs[place]:
                fight = _group_gain(front, origin, place, land[:cap])
                fights = max(fights, fight)
                best = max(best, fight)
            else:
                best = max(best, _occupy_gain(front, origin, place, land[0]))
                for other in box.road_near[place]:
                    if other != origin and not front.theirs[other] and not front.mine[other]:
                        best = max(best, _occupy_gain(front, origin, other, land[0]))
        if best > WORTH_IT:
            gains.append(best)
    gains.sort(reverse=True)
    return gains, fights


def _group_gain(front: Front, origin: int, place: int, group: list[Army]) -> float:
    left = [army for army in front.mine[origin] if army not in group]
    cost = front.stay(origin) - front.keep(origin, left)
    return front.spoils(place, group, []) - max(0.0, cost)


def _occupy_gain(front: Front, origin: int, place: int, army: Army) -> float:
    left = [other for other in front.mine[origin] if other is not army]
    before = front.stay(origin) + front.stay(place)
    return front.keep(origin, left) + front.keep(place, [*front.mine[place], army]) - before


def possible_calls(front: Front) -> list[int]:
    """What Jupiter could be asked for."""
    box = front.box
    found: list[int] = []
    for place in range(box.places):
        if front.theirs[place] and not front.mine[place]:
            if any(front.mine[p] and p < box.cities and not front.theirs[p] for p in box.near[place]):
                for colour in range(len(COLOURS)):
                    found.append(box.call + place * len(COLOURS) + colour)
    return found


def call_value(front: Front, move: int) -> float:
    """A block of the enemy's more for us and less for him, on the average of its colour there."""
    box = front.box
    assert box.move_kind[move] == CALL
    place = box.move_place[move]
    colour = box.move_block[move]
    found: list[float] = []
    for army in front.theirs[place]:
        if army.b != NOTHING and box.colour[army.b] != colour:
            continue
        stays = max(army.leader, army.navis)
        value = 2.0 * (1.0 - stays) * army.worth()
        value += stays * STEP * army.powers[0] / 2.0
        if army.leader and army.strength <= 1.3:
            value += army.leader * (TROPHY + 0.5)
        found.append(value)
    if not found:
        return 0.0
    alone = front.worth[place] if len(front.theirs[place]) == 1 else 0.0
    return total(found) / len(found) + alone


def strike_value(front: Front, city: int) -> float:
    """The steps that Vulcan takes, and the blocks and leaders that have no other."""
    if front.mine[city]:
        return 0.0
    value = 0.0
    for army in front.theirs[city]:
        value += STEP * army.powers[0] / 2.0
        if army.strength <= 1.3:
            value += BODY + TROPHY * army.leader
    if value and all(army.strength <= 1.3 for army in front.theirs[city]):
        value += front.worth[city]
    return value


# Small things


def _find(front: Front, b: int) -> Army:
    """The block, wherever it is."""
    place = front.table.where[b]
    if place < front.box.places:
        for army in front.mine[place]:
            if army.b == b:
                return army
        for army in front.theirs[place]:
            if army.b == b:
                return army
    letters = (front.box.letter[0][b], front.box.letter[1][b])
    return Army(b, front.me, letters, (float(front.box.power[0][b]), float(front.box.power[1][b])), 1.0)


def _main(armies: list[Army]) -> list[Army]:
    return [army for army in armies if not army.reserve]


def _reserve(armies: list[Army]) -> list[Army]:
    return [army for army in armies if army.reserve]


def _origins(front: Front, ready: list[tuple[float, int, Army]]) -> list[int]:
    """The places from where blocks could come."""
    found: list[int] = []
    for _, _, army in ready:
        origin = front.table.where[army.b]
        if origin not in found:
            found.append(origin)
    return found


def _capacity(front: Front, origin: int, place: int) -> int:
    """How many blocks more the road takes; two steps away, with Mercury, as many as a minor road."""
    box = front.box
    near = box.road_near[origin]
    for index in range(len(near)):
        if near[index] == place:
            road = box.road_ids[origin][index]
            limit = ATTACK_LIMITS[box.road_class[road]]
            if front.table.event == PLUTO:
                limit += limit // 2
            return limit - front.table.roads[road]
    return 9 if place in box.sea_near[origin] else 2


def _defence(front: Front, place: int, there: list[Army], coming: list[Army]) -> float:
    """What a defended place is worth in the battle that has begun there."""
    fighters = [army.fighter(DEFENDER, 2 if army.reserve else 1) for army in there]
    fighters += [army.fighter(DEFENDER, 2) for army in coming]
    fighters += [army.fighter(ATTACKER, 2 if army.reserve else 1) for army in front.theirs[place]]
    seen = forecast(fighters)
    value = (1.0 - seen.chance) * (front.worth[place] + 0.3) * 1.5
    for army in there + coming:
        value -= TROPHY * army.leader * seen.chance * 0.5
    own = total([army.strength for army in there + coming])
    return value - STEP * max(0.0, own - seen.defenders)


def _sea_value(front: Front, sea: int) -> float:
    """What it is worth to have a Navis on a sea: ports that could be reached, and the enemy's that could not."""
    box = front.box
    if front.theirs[sea]:
        return 0.0
    value = 0.0
    for port in box.sea_near[sea]:
        if port < box.cities and box.value[port]:
            if front.mine[port]:
                value += 0.04
            elif not front.theirs[port]:
                value += 0.1
    return min(0.3, value)


def _haven(front: Front, sea: int) -> bool:
    """Whether a Navis there would find a port in winter."""
    return any(p < front.box.cities and front.mine[p] and not front.theirs[p] for p in front.box.sea_near[sea])


def _fleet(front: Front) -> int:
    count = 0
    for place in range(front.box.places):
        for army in front.mine[place]:
            if army.navis:
                count += 1
    return count


# For the search


class JuliusMind(Mind):
    """The outlook, and `greedy`'s eye for moves."""

    def shares(self, state: State, rng: Rng) -> list[float]:
        """The surer the fewer turns there are to come."""
        assert isinstance(state, JuliusState)
        table = state.table
        to_come = (YEARS - table.year) * TURNS + TURNS - table.turn
        lead = outlook(state) / (LATE + EARLY * to_come)
        share = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead))))
        return [share, 1.0 - share]

    def calm(self, state: State, sight: Sight) -> bool:
        """Cards are judged by what the turn brings; everything else when no battle is being fought."""
        assert isinstance(state, JuliusState)
        assert isinstance(sight, JuliusSight)
        table = state.table
        if sight.table.phase in (DISCARDING, CHOOSING):
            return table.turn != sight.table.turn or table.year != sight.table.year
        return table.phase not in BATTLE_PHASES

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """What `greedy` expects of marches; elsewhere what it would do, before all else."""
        assert isinstance(state, JuliusState)
        front = Front(state.sight(seat), seat)
        greedy = Greedy(Rng(0))
        if state.table.phase != MOVING:
            best = greedy.best(front)
            return [1.0 if move == best else 0.25 for move in moves]
        values = marches(front, greedy, moves)
        most = max(values)
        return [0.002 + exp(max(-30.0, (value - most) / KEEN)) for value in values]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """What `greedy` would do."""
        assert isinstance(state, JuliusState)
        return Greedy(rng).best(Front(state.sight(seat), seat))

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)

    def effort(self, sight: Sight) -> float:
        """Marches decide most; a playout of a whole turn costs as much as many looks at a march."""
        assert isinstance(sight, JuliusSight)
        phase = sight.table.phase
        if phase == MOVING:
            return 1.0
        if phase in (DISCARDING, CHOOSING):
            return 0.1
        if phase == LEVYING:
            return 0.3
        return 0.25


def marches(front: Front, greedy: Greedy, moves: tuple[int, ...]) -> list[float]:
    """What `greedy` expects of each march, in victory points: of an attack what the best one from there brings."""
    box = front.box
    table = front.table
    values: list[float] = []
    attacks: dict[int, list[int]] = {}
    for move in moves:
        gain = 0.0
        if move != DONE:
            place = box.move_place[move]
            if front.theirs[place] and box.move_kind[move] == MARCH:
                attacks.setdefault(place, []).append(move)
                gain = -1.0
            else:
                b = box.move_block[move]
                gain = greedy._shift(front, b, place, b == table.last)
                if box.move_kind[move] == SAIL:
                    gain -= 0.04
        values.append(gain)
    for place, into in attacks.items():
        first, gain = greedy._attack(front, place, into)
        for i, move in enumerate(moves):
            if move == first:
                values[i] = gain
            elif move in into:
                values[i] = gain - KEEN
    return values


BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Level(JuliusMind(), 0),
    "greedy": Greedy,
    "medium": Level(JuliusMind(), 30, 0.5, playout=200),
    "strong": Level(JuliusMind(), 1000, 0.5, playout=200),
}
"""The bots of this game, from weak to strong."""
