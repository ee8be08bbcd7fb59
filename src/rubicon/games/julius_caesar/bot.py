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
    MARCH,
    MARS,
    MERCURY,
    NEPTUNE,
    PLUTO,
    SAIL,
    VULCAN,
)
from rubicon.games.julius_caesar.estimate import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, forecast, total
from rubicon.games.julius_caesar.front import Army, Front
from rubicon.games.julius_caesar.outlook import (
    outlook,
    routine,
)
from rubicon.games.julius_caesar.reasons import why
from rubicon.games.julius_caesar.rules import JuliusState
from rubicon.games.julius_caesar.sight import JuliusSight
from rubicon.games.julius_caesar.style import PLAIN, TRIED, Style
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
)

# All values are in victory points.
WORTH_IT: Final = 0.02
"""Less gain than this is none."""
KEEN: Final = 0.25
"""What looks so many points worse is a third as promising."""


class Greedy(Bot):
    """Takes what looks best now."""

    def __init__(self, rng: Rng, style: Style = PLAIN) -> None:
        super().__init__(rng)
        self.style: Final = style

    def decide(self, sight: Sight) -> int:
        """One of the legal moves."""
        assert isinstance(sight, JuliusSight)
        assert sight.seat is not None
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        return self.best(Front(sight, sight.seat, self.style))

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
                value = self._use(front, card, gains, fights) - front.style.thrift * usual
            if value > most:
                best, most = move, value
        return best

    def _use(self, front: Front, card: int, gains: list[float], fights: float) -> float:
        """What a card would bring this turn."""
        box = front.box
        event = box.card_event[card]
        if event < 0:
            value = front.style.levy_point * box.card_levy[card]
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
        army = front.army(b)
        gain = front.leave(army) + front.join(place, army) - (front.stay(origin) + front.stay(place))
        if place < box.cities and origin < box.cities and not army.navis:
            step = front.distance(origin) - front.distance(place)
            if len(front.mine[origin]) > 1 or not front.worth(origin) > 0.5:
                gain += front.style.nearer * max(-1, min(2, step))
        if army.navis and place >= box.cities and front.winter_near and not _haven(front, place):
            gain -= army.worth(front.style) if front.last_turn else 0.5 * army.worth(front.style)
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
            army = front.army(box.move_block[move])
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
                gain = value - base - front.style.hole * max(0.0, cost)
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
                    gain -= front.style.hole * max(0.0, front.stay(home) - front.keep(home, left))
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
                gain = after - before - front.style.hole * max(0.0, cost)
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
            need = 1.0 / (1.0 + min(6, front.distance(place)))
            if front.threat(place):
                need += front.style.levy_need * front.worth(place)
            value = front.style.step * gained * box.power[DEFENDER][b] / 2.0 * (front.style.levy_base + need)
            if new:
                value += front.style.body * (0.5 + need) + front._room(place, len(front.mine[place]) + 1)
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
            return front.worth(place) + 0.1 * len(front.theirs[place])

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
            worth = front.worth(field)
            best = NOTHING
            most = -99.0
            for move in ways_out:
                b = box.move_block[move]
                army = front.army(b)
                place = box.move_place[move]
                danger = front.style.flee_leader if army.leader else front.style.flee
                if worth > 1.0 and not attacks:
                    danger -= 0.08
                if not forced and win > danger:
                    continue
                value = front.join(place, army) - front.stay(place)
                value += army.worth(front.style)
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
            army = front.army(box.move_block[move])
            gain = front.join(place, army) - front.stay(place)
            return gain if fed else gain - 1.0

        return max(front.sight.moves, key=value)

    def _cheapest(self, front: Front) -> int:
        """Whom to send home: who is worth least, and a leader never if somebody else can go."""
        return min(front.sight.moves, key=lambda move: front.army(front.box.move_block[move]).worth(front.style))


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
    return front.spoils(place, group, []) - front.style.hole * max(0.0, cost)


def _occupy_gain(front: Front, origin: int, place: int, army: Army) -> float:
    return front.leave(army) + front.join(place, army) - (front.stay(origin) + front.stay(place))


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
        value = 2.0 * (1.0 - stays) * army.worth(front.style)
        value += stays * front.style.step * army.powers[0] / 2.0
        if army.leader and army.strength <= 1.3:
            value += army.leader * (front.style.trophy + 0.5)
        found.append(value)
    if not found:
        return 0.0
    alone = front.worth(place) if len(front.theirs[place]) == 1 else 0.0
    return total(found) / len(found) + alone


def strike_value(front: Front, city: int) -> float:
    """The steps that Vulcan takes, and the blocks and leaders that have no other."""
    if front.mine[city]:
        return 0.0
    value = 0.0
    for army in front.theirs[city]:
        value += front.style.step * army.powers[0] / 2.0
        if army.strength <= 1.3:
            value += front.style.body + front.style.trophy * army.leader
    if value and all(army.strength <= 1.3 for army in front.theirs[city]):
        value += front.worth(city)
    return value


# Small things


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
    value = (1.0 - seen.chance) * (front.worth(place) + 0.3) * front.style.help
    for army in there + coming:
        value -= front.style.trophy * army.leader * seen.chance * 0.5
    own = total([army.strength for army in there + coming])
    return value - front.style.step * max(0.0, own - seen.defenders)


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
    """The outlook, and `greedy`'s eye for moves, in the style that was found by trial."""

    def shares(self, state: State, rng: Rng) -> list[float]:
        """What the odds say."""
        assert isinstance(state, JuliusState)
        share = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -outlook(state)))))
        return [share, 1.0 - share]

    def calm(self, state: State, sight: Sight) -> bool:
        """When everybody has had this turn, and the next begins."""
        assert isinstance(state, JuliusState)
        assert isinstance(sight, JuliusSight)
        table = state.table
        begun = sight.table
        return (table.turn != begun.turn or table.year != begun.year) and table.phase in (DISCARDING, CHOOSING)

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """What `greedy` expects of marches; elsewhere what it would do, before all else."""
        assert isinstance(state, JuliusState)
        front = Front(state.sight(seat), seat, TRIED)
        greedy = Greedy(Rng(0), TRIED)
        if state.table.phase != MOVING:
            best = greedy.best(front)
            return [1.0 if move == best else 0.25 for move in moves]
        values = marches(front, greedy, moves)
        most = max(values)
        return [0.002 + exp(max(-30.0, (value - most) / KEEN)) for value in values]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """What `greedy` would do."""
        assert isinstance(state, JuliusState)
        return Greedy(rng, TRIED).best(Front(state.sight(seat), seat, TRIED))

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)

    def effort(self, sight: Sight) -> float:
        """Cards and marches decide most."""
        assert isinstance(sight, JuliusSight)
        phase = sight.table.phase
        if phase in (CHOOSING, MOVING):
            return 1.0
        if phase == LEVYING:
            return 0.5
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
    "medium": Level(JuliusMind(), 8, 0.5, playout=200),
    "strong": Level(JuliusMind(), 1000, 0.5, playout=200),
}
"""The bots of this game, from weak to strong."""
