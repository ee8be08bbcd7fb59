"""How a position of Julius Caesar stands, without playing on: the odds that Caesar wins.

It counts the points of each side, as far as they can be held and as battles that
are to come will probably end (`estimate`); then blocks, steps, cities and cards.
Points count for more the fewer turns there are to come, and the rest does not:
that is what 2,200 games of `greedy` with some moves at random said (a logistic
regression at the start of each turn).
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.julius_caesar.box import ATTACK_LIMITS, CAESAR, LEADER, MAJOR_PORT, POMPEY, Box
from rubicon.games.julius_caesar.estimate import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, forecast, total
from rubicon.games.julius_caesar.rules import JuliusState
from rubicon.games.julius_caesar.style import PLAIN
from rubicon.games.julius_caesar.table import FIGHTING, REGROUPING, SUFFERING, THROWING, TURNS, YEARS, Table
from rubicon.games.julius_caesar.winter import TO_WIN

BATTLE_PHASES: Final = (FIGHTING, THROWING, SUFFERING, REGROUPING)

CARD: Final = 0.6
"""What a card in the hand is worth of what it usually brings."""
VACANT: Final = 0.5
"""What a city with points that only one side can reach at once is worth to it, for each point."""
STORM: Final = 0.45
"""The part of a place that is lost to an attack that is sure to win: the enemy has other things to do."""
POINT: Final = 1.5
"""What a point of lead is worth when no turn is to come, as the logarithm of the odds,"""
HASTE: Final = 0.2
"""and how much less with each turn that is."""
FORCE: Final = 0.3
"""What everything else is worth, which is counted as if in points."""
GOAL: Final = 0.8
"""What it is worth to be about to have ten points when winter comes."""

SEA: Final = 0.15
SURPLUS: Final = 0.35
"""A block that its city will not feed in winter, when winter is next."""
ROUTINE: Final = [0.75, 1.0, 0.8, 0.9, 0.35, 0.7, 1.0]
"""What Apollo, Jupiter, Mars and so on are worth on an ordinary day."""
MOVE: Final = 0.3


def outlook(state: JuliusState) -> float:
    """How likely Caesar is to win rather than Pompey, as the logarithm of the odds."""
    table = state.table
    box = state.box
    places = box.places
    at: list[list[int]] = [[] for _ in range(2 * places)]
    for b in range(box.blocks):
        place = table.where[b]
        if 0 <= place < places:
            at[table.side[b] * places + place].append(b)
    stand = Stand(table)
    for place in range(places):
        ours = at[place]
        theirs = at[places + place]
        if ours and theirs:
            _battle(stand, table, box, place, ours, theirs)
        elif ours:
            _held(stand, table, box, place, CAESAR, ours, at)
        elif theirs:
            _held(stand, table, box, place, POMPEY, theirs, at)
        elif place < box.cities and box.value[place]:
            reach = _reaches(box, place, CAESAR, at) - _reaches(box, place, POMPEY, at)
            stand.vacant += VACANT * box.value[place] * reach
    to_come = (YEARS - table.year) * TURNS + TURNS - table.turn
    lead = stand.points[CAESAR] - stand.points[POMPEY] + stand.vacant
    odds = POINT * lead / (1.0 + HASTE * to_come)
    for side in (CAESAR, POMPEY):
        sign = 1.0 if side == CAESAR else -1.0
        for card in table.hands[side]:
            stand.force += sign * CARD * routine(box, card)
        near = exp(-0.5 * (TURNS - table.turn))
        odds += sign * GOAL * near / (1.0 + exp(-2.0 * (stand.points[side] - TO_WIN + 0.5)))
    return odds + FORCE * stand.force


class Stand:
    """What is added up: expected victory points of each side, and everything else in Caesar's favour."""

    def __init__(self, table: Table) -> None:
        self.points: Final[list[float]] = [float(table.trophies[CAESAR]), float(table.trophies[POMPEY])]
        self.vacant: float = 0.0
        self.force: float = 0.0


def _use(box: Box, place: int) -> float:
    """What a place is worth besides its points."""
    if place >= box.cities:
        return SEA
    worth = PLAIN.city + (PLAIN.major if box.kind[place] == MAJOR_PORT else 0.0)
    for other in box.road_near[place]:
        worth += PLAIN.beside * box.value[other]
    return worth


def _block(table: Table, box: Box, b: int) -> float:
    return PLAIN.body + PLAIN.step * table.strength[b] * box.power[ATTACKER][b] / 2.0


def _held(stand: Stand, table: Table, box: Box, place: int, side: int, blocks: list[int], at: list[list[int]]) -> None:
    """What a side has in a place of its own, as far as the enemy next door lets it."""
    defence = 0.0
    value = 0.0
    leaders = 0.0
    for b in blocks:
        value += _block(table, box, b)
        defence += table.strength[b] * box.power[DEFENDER][b]
        if box.sort[b] == LEADER:
            leaders += 1.0
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
    lost = 0.0
    if best > 0.0:
        attack = best + 0.5 * second
        lost = STORM / (1.0 + exp(-3.0 * (attack - 1.15 * defence) / (attack + defence)))
    value += _use(box, place) * (1.0 - 2.0 * lost) - 0.3 * lost * (len(blocks) * PLAIN.body)
    stand.points[1 - side] += 0.4 * leaders * lost
    if place < box.cities:
        stand.points[side] += box.value[place] * (1.0 - lost)
        stand.points[1 - side] += box.value[place] * lost
        if table.turn >= TURNS - 1:
            surplus = len(blocks) - 3 - box.value[place]
            if surplus > 0:
                value -= surplus * (SURPLUS if table.turn == TURNS else 0.3 * SURPLUS)
    stand.force += value if side == CAESAR else -value


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


def _battle(stand: Stand, table: Table, box: Box, place: int, ours: list[int], theirs: list[int]) -> None:
    """What a battle will probably bring."""
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
    value = _use(box, place) * (2.0 * win - 1.0)
    if place < box.cities:
        stand.points[CAESAR] += box.value[place] * win
        stand.points[POMPEY] += box.value[place] * (1.0 - win)
    for side in (CAESAR, POMPEY):
        sign = 1.0 if side == CAESAR else -1.0
        chance = win if side == CAESAR else 1.0 - win
        kept = left[side] / steps[side] if steps[side] > 0.0 else 1.0
        for b in ours if side == CAESAR else theirs:
            value += sign * (PLAIN.body * (0.35 + 0.65 * kept) + (_block(table, box, b) - PLAIN.body) * kept)
            if box.sort[b] == LEADER:
                lost = 1.0 - kept
                stand.points[1 - side] += min(1.0, lost * lost + (1.0 - chance) * 0.35)
    stand.force += value


def routine(box: Box, card: int) -> float:
    """What a card is worth on an ordinary day."""
    event = box.card_event[card]
    if event >= 0:
        return ROUTINE[event]
    return MOVE * box.card_move[card] + PLAIN.levy_point * box.card_levy[card]
