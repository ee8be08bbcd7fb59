"""What cards bring, in victory points: the best use of a group, and the events of the gods."""

from __future__ import annotations

from rubicon.games.julius_caesar.bot.battle_forecast import total
from rubicon.games.julius_caesar.bot.marches import WORTH_IT, relocation_gain
from rubicon.games.julius_caesar.bot.position import Block, Position
from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS
from rubicon.games.julius_caesar.rules.box import CALL_BLOCK, COLOURS, JUPITER, MARS, MERCURY, NEPTUNE, PLUTO, VULCAN
from rubicon.games.julius_caesar.rules.table import NOTHING


def card_value(position: Position, card: int, gains: list[float], fights: float) -> float:
    """What a card would bring this turn."""
    box = position.box
    event = box.card_event[card]
    if event < 0:
        value = position.style.levy_point * box.card_levy[card]
        for gain in gains[: box.card_move[card]]:
            value += gain
        return value
    if event == JUPITER:
        return max([call_value(position, move) for move in possible_calls(position)], default=0.0)
    if event == VULCAN:
        return max([strike_value(position, city) for city in range(box.cities)], default=0.0)
    if event in (MARS, PLUTO):
        return fights * 1.3
    if event == MERCURY:
        return gains[0] * 1.3 + 0.1 if gains else 0.0
    if event == NEPTUNE:
        return 0.25
    return 0.7


def group_gains(position: Position) -> tuple[list[float], float]:
    """What the best things to do with a group would gain, the best first; and the best attack alone."""
    box = position.box
    gains: list[float] = []
    fights = 0.0
    for origin in range(box.places):
        group = position.mine[origin]
        if not group:
            continue
        best = 0.0
        land = [block for block in group if not block.navis]
        near = box.road_near[origin]
        for index in range(len(near)):
            place = near[index]
            if not land:
                break
            cap = ATTACK_LIMITS[box.road_class[box.road_ids[origin][index]]]
            if position.theirs[place]:
                fight = _group_gain(position, origin, place, land[:cap])
                fights = max(fights, fight)
                best = max(best, fight)
            else:
                best = max(best, relocation_gain(position, origin, place, land[0]))
                for other in box.road_near[place]:
                    if other != origin and not position.theirs[other] and not position.mine[other]:
                        best = max(best, relocation_gain(position, origin, other, land[0]))
        if best > WORTH_IT:
            gains.append(best)
    gains.sort(reverse=True)
    return gains, fights


def _group_gain(position: Position, origin: int, place: int, group: list[Block]) -> float:
    left = [block for block in position.mine[origin] if block not in group]
    cost = position.value_now(origin) - position.value_with(origin, left)
    return position.attack_value(place, group, []) - position.style.hole * max(0.0, cost)


def possible_calls(position: Position) -> list[int]:
    """What Jupiter could be asked for."""
    box = position.box
    found: list[int] = []
    for place in range(box.places):
        if position.theirs[place] and not position.mine[place]:
            if any(position.mine[p] and p < box.cities and not position.theirs[p] for p in box.near[place]):
                for colour in range(len(COLOURS)):
                    found.append(box.call + place * len(COLOURS) + colour)
    return found


def call_value(position: Position, move: int) -> float:
    """A block of the enemy's more for us and less for him: the one named, or on the average of its colour there."""
    box = position.box
    named = box.move_block[move] if box.move_kind[move] == CALL_BLOCK else NOTHING
    place = box.move_place[move] if named == NOTHING else position.table.where[named]
    colour = box.move_block[move] if named == NOTHING else NOTHING
    found: list[float] = []
    for block in position.theirs[place]:
        if block.b != named if named != NOTHING else block.b != NOTHING and box.colour[block.b] != colour:
            continue
        stays = max(block.leader, block.navis)
        value = 2.0 * (1.0 - stays) * block.worth(position.style)
        value += stays * position.style.step * block.powers[0] / 2.0
        if block.leader and block.strength <= 1.3:
            value += block.leader * (position.style.trophy + 0.5)
        found.append(value)
    if not found:
        return 0.0
    alone = position.place_value(place) if len(position.theirs[place]) == 1 else 0.0
    return total(found) / len(found) + alone


def strike_value(position: Position, city: int) -> float:
    """The steps that Vulcan takes, and the blocks and leaders that have no other."""
    if position.mine[city]:
        return 0.0
    value = 0.0
    for block in position.theirs[city]:
        value += position.style.step * block.powers[0] / 2.0
        if block.strength <= 1.3:
            value += position.style.body + position.style.trophy * block.leader
    if value and all(block.strength <= 1.3 for block in position.theirs[city]):
        value += position.place_value(city)
    return value
