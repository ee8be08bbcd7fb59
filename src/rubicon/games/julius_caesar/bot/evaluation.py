"""How a position of Julius Caesar stands, without playing on: the odds that Caesar wins.

It is a weighted sum of what Caesar has more of than Pompey: points, points that
the enemy could take, blocks, steps, cards and so on. Where there is a battle to
come, both have what they will probably have after it (`battle_forecast`). The weights
are those with which the sum foretells best who won some thousand games that
`greedy` played in its two styles, with some moves at random: a logistic
regression over the beginnings of all turns (benchmarks/evaluation.py). Each has a
part that grows towards the end, when points are all that counts.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.julius_caesar.bot.battle_forecast import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, forecast, total
from rubicon.games.julius_caesar.bot.weights import PLAIN
from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS
from rubicon.games.julius_caesar.rules.box import CAESAR, LEADER, POMPEY, Box
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import FIGHTING, REGROUPING, SUFFERING, THROWING, TURNS, YEARS, Table

BATTLE_PHASES: Final = (FIGHTING, THROWING, SUFFERING, REGROUPING)

# What is counted. `WEIGHTS` has a line for each.
TROPHIES: Final = 0
POINTS: Final = 1  # of cities
DOUBTFUL: Final = 2  # points of cities that the enemy next door would probably take, as far as it would
OPEN: Final = 3  # the same cities, whatever they count
BLOCKS: Final = 4
STEPS: Final = 5
FIREPOWER: Final = 6  # of all steps together
EXPOSED: Final = 7  # leaders in such cities
FLEET: Final = 8
SEAS: Final = 9  # that a side is alone on
VACANT: Final = 10  # points of empty cities that a block could march into
CARDS: Final = 11  # what they bring on an ordinary day
CONTACT: Final = 12  # places with the enemy next door
FEATURES: Final = 13

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.580, 1.138),
    (0.146, 1.079),
    (-0.219, -0.856),
    (-0.106, -0.090),
    (-0.056, 0.063),
    (0.021, -0.075),
    (0.032, -0.011),
    (-0.139, -0.179),
    (-0.172, 0.306),
    (0.204, -0.285),
    (-0.174, 1.139),
    (0.177, -0.013),
    (0.076, 0.098),
]
"""What one more of it is worth, as the logarithm of the odds: always, and besides at the very end."""
EVEN: Final = 0.422
"""The odds when neither has more of anything, halfway through the third year,"""
YEAR: Final = -0.103
"""and how they change with every year,"""
TURN: Final = -0.024
"""and every turn of it."""
HASTE: Final = 0.2
"""How fast the end comes nearer: with each turn that is still to come it is so much farther away."""

EVENT_VALUES: Final = [0.75, 1.0, 0.8, 0.9, 0.35, 0.7, 1.0]
"""What Apollo, Jupiter, Mars and so on are worth on an ordinary day."""
MOVE_VALUE: Final = 0.3


def log_odds(state: JuliusState) -> float:
    """How likely Caesar is to win rather than Pompey, as the logarithm of the odds."""
    table = state.table
    late = 1.0 / (1.0 + HASTE * ((YEARS - table.year) * TURNS + TURNS - table.turn))
    odds = EVEN + YEAR * (table.year - 3) + TURN * (table.turn - 3)
    counts = features(state)
    for i in range(FEATURES):
        always, last = WEIGHTS[i]
        odds += counts[i] * (always + last * late)
    return odds


def features(state: JuliusState) -> list[float]:
    """How much more Caesar has than Pompey of everything that is counted."""
    table = state.table
    box = state.box
    places = box.places
    at: list[list[int]] = [[] for _ in range(2 * places)]
    for b in range(box.blocks):
        place = table.where[b]
        if 0 <= place < places:
            at[table.side[b] * places + place].append(b)
    counts = [0.0] * FEATURES
    for place in range(places):
        ours = at[place]
        theirs = at[places + place]
        if ours and theirs:
            _battle(counts, table, box, place, ours, theirs)
        elif ours:
            _hold(counts, table, box, place, CAESAR, ours, at)
        elif theirs:
            _hold(counts, table, box, place, POMPEY, theirs, at)
        elif place < box.cities and box.value[place]:
            counts[VACANT] += box.value[place] * (_reaches(box, place, CAESAR, at) - _reaches(box, place, POMPEY, at))
    counts[TROPHIES] += table.trophies[CAESAR] - table.trophies[POMPEY]
    for side in (CAESAR, POMPEY):
        for card in table.hands[side]:
            counts[CARDS] += _sign(side) * usual_value(box, card)
    return counts


def _sign(side: int) -> float:
    return 1.0 if side == CAESAR else -1.0


def _hold(
    counts: list[float], table: Table, box: Box, place: int, side: int, blocks: list[int], at: list[list[int]]
) -> None:
    """What a side has in a place of its own, and how far the enemy next door could take it."""
    sign = _sign(side)
    defence = 0.0
    leaders = 0.0
    for b in blocks:
        _count(counts, table, box, b, sign)
        defence += table.strength[b] * box.power[DEFENDER][b]
        if box.sort[b] == LEADER:
            leaders += 1.0
    lost = _danger(table, box, place, side, defence, at)
    if lost > 0.0:
        counts[CONTACT] += sign
        counts[EXPOSED] += sign * leaders * lost
    if place < box.cities:
        counts[POINTS] += sign * box.value[place]
        counts[DOUBTFUL] += sign * box.value[place] * lost
        counts[OPEN] += sign * lost
    else:
        counts[SEAS] += sign


def _count(counts: list[float], table: Table, box: Box, b: int, weight: float, kept: float = 1.0) -> None:
    """A block, and as many of its steps as are kept."""
    counts[BLOCKS] += weight
    counts[STEPS] += weight * kept * table.strength[b]
    counts[FIREPOWER] += weight * kept * table.strength[b] * box.power[ATTACKER][b]
    if box.navis[b]:
        counts[FLEET] += weight


def _danger(table: Table, box: Box, place: int, side: int, defence: float, at: list[list[int]]) -> float:
    """How far a place would be lost to the strongest attack from next door; 0 without an enemy there."""
    best = 0.0
    second = 0.0
    base = (1 - side) * box.places
    near = box.near[place]
    roads = len(box.road_near[place])
    for index in range(len(near)):
        foes = at[base + near[index]]
        if foes:
            attack = _attack(table, box, place, index, roads, foes)
            if attack > best:
                best, second = attack, best
            elif attack > second:
                second = attack
    if best <= 0.0:
        return 0.0
    attack = best + 0.5 * second
    return 1.0 / (1.0 + exp(-3.0 * (attack - 1.15 * defence) / (attack + defence)))


def _attack(table: Table, box: Box, place: int, index: int, roads: int, foes: list[int]) -> float:
    """The strongest attack from one neighbour, in steps times firepower."""
    found: list[float] = []
    for b in foes:
        if (index < roads) != bool(box.navis[b]):
            found.append(table.strength[b] * box.power[ATTACKER][b])
    if index < roads:
        limit = ATTACK_LIMITS[box.road_class[box.road_ids[place][index]]]
        if len(found) > limit:
            found.sort(reverse=True)
            found = found[:limit]
    return total(found)


def _reaches(box: Box, place: int, side: int, at: list[list[int]]) -> float:
    for other in box.road_near[place]:
        for b in at[side * box.places + other]:
            if not box.navis[b]:
                return 1.0
    return 0.0


def _battle(counts: list[float], table: Table, box: Box, place: int, ours: list[int], theirs: list[int]) -> None:
    """What both will probably have after a battle."""
    fighting = place == table.field and table.phase in BATTLE_PHASES
    attacker = table.striker if fighting else table.attacker[place]
    if attacker < 0:
        attacker = CAESAR
    fighters: list[Fighter] = []
    steps = [0.0, 0.0]
    for side in (CAESAR, POMPEY):
        role = ATTACKER if side == attacker else DEFENDER
        for b in ours if side == CAESAR else theirs:
            strength = float(table.strength[b])
            steps[side] += strength
            arrives = 2 if table.reserve[b] else 1
            fighters.append((role, box.letter[role][b], float(box.power[role][b]), strength, arrives))
    rounds = max(1, FIRING_ROUNDS - table.round + 1) if fighting else FIRING_ROUNDS
    seen = forecast(fighters, rounds, table.surprise == place)
    win = seen.chance if attacker == CAESAR else 1.0 - seen.chance
    left = [seen.attackers, seen.defenders] if attacker == CAESAR else [seen.defenders, seen.attackers]
    if place < box.cities:
        counts[POINTS] += box.value[place] * (2.0 * win - 1.0)
    else:
        counts[SEAS] += 2.0 * win - 1.0
    for side in (CAESAR, POMPEY):
        sign = _sign(side)
        chance = win if side == CAESAR else 1.0 - win
        kept = left[side] / steps[side] if steps[side] > 0.0 else 1.0
        alive = 0.35 + 0.65 * kept  # whoever loses a battle gets away with some
        for b in ours if side == CAESAR else theirs:
            _count(counts, table, box, b, sign * alive, kept / alive)
            if box.sort[b] == LEADER:
                lost = 1.0 - kept
                counts[TROPHIES] -= sign * min(1.0, lost * lost + (1.0 - chance) * 0.35)


def usual_value(box: Box, card: int) -> float:
    """What a card is worth on an ordinary day."""
    event = box.card_event[card]
    if event >= 0:
        return EVENT_VALUES[event]
    return MOVE_VALUE * box.card_move[card] + PLAIN.levy_point * box.card_levy[card]
