"""What marches and attacks bring, in victory points: the moves of a turn and how `greedy` picks one."""

from __future__ import annotations

from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.bot.battle_forecast import ATTACKER, DEFENDER, forecast, total
from rubicon.games.julius_caesar.bot.position import Block, Position
from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS
from rubicon.games.julius_caesar.rules.box import DONE, MARCH, MARS, NEPTUNE, PLUTO, SAIL
from rubicon.games.julius_caesar.rules.table import NOTHING

WORTH_IT: Final = 0.02
"""Less gain than this is none."""
KEEN: Final = 0.25
"""What looks so many points worse is a third as promising."""


def best_march(position: Position, rng: Rng) -> int:
    """The operation that gains most, one block of it after the other."""
    table = position.table
    box = position.box
    best = DONE
    most = WORTH_IT
    attacks: dict[int, list[int]] = {}
    for move in position.sight.moves:
        if move == DONE:
            continue
        place = box.move_place[move]
        if position.theirs[place] and box.move_kind[move] == MARCH:
            attacks.setdefault(place, []).append(move)
            continue
        b = box.move_block[move]
        gain = shift_value(position, b, place, b == table.last)
        if box.move_kind[move] == SAIL:
            gain -= 0.04  # a point for each block
        gain += 0.001 * rng.random()
        if gain > most:
            best, most = move, gain
    for place, moves in attacks.items():
        move, gain = _best_attack(position, place, moves)
        if gain > most:
            best, most = move, gain
    return best


def march_values(position: Position, moves: tuple[int, ...]) -> list[float]:
    """What `greedy` expects of each march, in victory points: of an attack what the best one from there brings."""
    box = position.box
    table = position.table
    values: list[float] = []
    attacks: dict[int, list[int]] = {}
    for move in moves:
        gain = 0.0
        if move != DONE:
            place = box.move_place[move]
            if position.theirs[place] and box.move_kind[move] == MARCH:
                attacks.setdefault(place, []).append(move)
                gain = -1.0
            else:
                b = box.move_block[move]
                gain = shift_value(position, b, place, b == table.last)
                if box.move_kind[move] == SAIL:
                    gain -= 0.04
        values.append(gain)
    for place, into in attacks.items():
        first, gain = _best_attack(position, place, into)
        for i, move in enumerate(moves):
            if move == first:
                values[i] = gain
            elif move in into:
                values[i] = gain - KEEN
    return values


def relocation_gain(position: Position, origin: int, place: int, block: Block) -> float:
    """What a block changes by leaving one place for another."""
    after = position.value_without(block) + position.value_joined(place, block)
    return after - (position.value_now(origin) + position.value_now(place))


def shift_value(position: Position, b: int, place: int, going_on: bool) -> float:
    """What it gains that a block goes to a place without enemies."""
    table = position.table
    box = position.box
    origin = table.where[b]
    block = position.block(b)
    gain = relocation_gain(position, origin, place, block)
    if place < box.cities and origin < box.cities and not block.navis:
        step = position.distance(origin) - position.distance(place)
        if len(position.mine[origin]) > 1 or not position.place_value(origin) > 0.5:
            gain += position.style.nearer * max(-1, min(2, step))
    if block.navis and place >= box.cities and position.winter_near and not _winter_port(position, place):
        gain -= block.worth(position.style) if position.last_turn else 0.5 * block.worth(position.style)
    if block.navis and place >= box.cities and not position.last_turn:
        gain += _sea_value(position, place) - (_sea_value(position, origin) if origin >= box.cities else 0.0)
    if block.navis and place < box.cities and origin >= box.cities and not position.last_turn:
        gain -= _sea_value(position, origin)
    if going_on:
        gain -= 0.01
    return gain


def _best_attack(position: Position, place: int, moves: list[int]) -> tuple[int, float]:
    """The best attack on a place, or the best help for its defence, and the move that it goes on with."""
    box = position.box
    table = position.table
    foe = 1 - position.me
    responding = table.attacker[place] == foe
    there = position.mine[place]
    ready: list[tuple[float, int, Block]] = []
    for move in moves:
        block = position.block(box.move_block[move])
        ready.append((-block.strength * block.powers[0] * (0.6 if block.leader else 1.0), move, block))
    ready.sort(key=lambda item: item[0])
    if responding:
        return _relief(position, place, ready)
    surprise = table.event == MARS or table.event == NEPTUNE
    main_from = table.main[place] if table.attacker[place] == position.me else NOTHING
    base = position.attack_value(place, _main(there), _reserve(there), surprise) if there else 0.0
    best_move = DONE
    best_gain = -99.0
    groups: list[tuple[int, int, list[Block]]] = []
    for origin in _origins(position, ready):
        main = _main(there)
        reserve = _reserve(there)
        sent: list[Block] = []
        first = DONE
        cap = _capacity(position, origin, place)
        for _, move, block in ready:
            if table.where[block.b] != origin or len(sent) >= cap:
                continue
            if first == DONE:
                first = move
            sent.append(block)
            joins_main = main_from in (NOTHING, origin)
            value = position.attack_value(
                place, main + sent if joins_main else main, reserve if joins_main else reserve + sent, surprise
            )
            left = [other for other in position.mine[origin] if other not in sent]
            cost = position.value_now(origin) - position.value_with(origin, left)
            gain = value - base - position.style.hole * max(0.0, cost)
            if gain > best_gain:
                best_gain, best_move = gain, first
        groups.append((origin, first, sent))
    if not there and table.event == NOTHING:
        move, gain = _attack_by_two_roads(position, place, groups)
        if gain > best_gain:
            best_gain, best_move = gain, move
    return best_move, best_gain


def _attack_by_two_roads(
    position: Position, place: int, groups: list[tuple[int, int, list[Block]]]
) -> tuple[int, float]:
    """An attack by two ways at once, one of them the reserve, where neither alone may be enough."""
    table = position.table
    best_move = DONE
    best_gain = -99.0
    for origin, first, main in groups:
        for other, _, reserve in groups:
            needed = (0 if origin in table.active else 1) + (0 if other in table.active else 1)
            if other == origin or needed > table.points:
                continue
            gain = position.attack_value(place, main, reserve)
            for home, gone in ((origin, main), (other, reserve)):
                left = [block for block in position.mine[home] if block not in gone]
                gain -= position.style.hole * max(0.0, position.value_now(home) - position.value_with(home, left))
            if gain > best_gain:
                best_gain, best_move = gain, first
    return best_move, best_gain


def _relief(position: Position, place: int, ready: list[tuple[float, int, Block]]) -> tuple[int, float]:
    """The best group to send into a battle that the enemy has begun."""
    table = position.table
    best_move = DONE
    best_gain = -99.0
    before = _defence_value(position, place, position.mine[place], [])
    for origin in _origins(position, ready):
        sent: list[Block] = []
        first = DONE
        for _, move, block in ready:
            if table.where[block.b] != origin or len(sent) >= _capacity(position, origin, place):
                continue
            if first == DONE:
                first = move
            sent.append(block)
            after = _defence_value(position, place, position.mine[place], sent)
            left = [other for other in position.mine[origin] if other not in sent]
            cost = position.value_now(origin) - position.value_with(origin, left)
            gain = after - before - position.style.hole * max(0.0, cost)
            if gain > best_gain:
                best_gain, best_move = gain, first
    return best_move, best_gain


def _main(blocks: list[Block]) -> list[Block]:
    return [block for block in blocks if not block.reserve]


def _reserve(blocks: list[Block]) -> list[Block]:
    return [block for block in blocks if block.reserve]


def _origins(position: Position, ready: list[tuple[float, int, Block]]) -> list[int]:
    """The places from where blocks could come."""
    found: list[int] = []
    for _, _, block in ready:
        origin = position.table.where[block.b]
        if origin not in found:
            found.append(origin)
    return found


def _capacity(position: Position, origin: int, place: int) -> int:
    """How many blocks more the road takes; two steps away, with Mercury, as many as a minor road."""
    box = position.box
    near = box.road_near[origin]
    for index in range(len(near)):
        if near[index] == place:
            road = box.road_ids[origin][index]
            limit = ATTACK_LIMITS[box.road_class[road]]
            if position.table.event == PLUTO:
                limit += limit // 2
            return limit - position.table.roads[road]
    return 9 if place in box.sea_near[origin] else 2


def _defence_value(position: Position, place: int, there: list[Block], coming: list[Block]) -> float:
    """What a defended place is worth in the battle that has begun there."""
    fighters = [block.fighter(DEFENDER, 2 if block.reserve else 1) for block in there]
    fighters += [block.fighter(DEFENDER, 2) for block in coming]
    fighters += [block.fighter(ATTACKER, 2 if block.reserve else 1) for block in position.theirs[place]]
    seen = forecast(fighters)
    value = (1.0 - seen.chance) * (position.place_value(place) + 0.3) * position.style.help
    for block in there + coming:
        value -= position.style.trophy * block.leader * seen.chance * 0.5
    own = total([block.strength for block in there + coming])
    return value - position.style.step * max(0.0, own - seen.defenders)


def _sea_value(position: Position, sea: int) -> float:
    """What it is worth to have a Navis on a sea: ports that could be reached, and the enemy's that could not."""
    box = position.box
    if position.theirs[sea]:
        return 0.0
    value = 0.0
    for port in box.sea_near[sea]:
        if port < box.cities and box.value[port]:
            if position.mine[port]:
                value += 0.04
            elif not position.theirs[port]:
                value += 0.1
    return min(0.3, value)


def _winter_port(position: Position, sea: int) -> bool:
    """Whether a Navis there would find a port in winter."""
    return any(
        p < position.box.cities and position.mine[p] and not position.theirs[p] for p in position.box.sea_near[sea]
    )
