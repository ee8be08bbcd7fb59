"""Turns in a battle that need no look at the map: who fires, who takes a hit, and whether nobody thinks of leaving.

Most decisions of a playout are such turns. All that they need lies open on the field, so they are made from the table
itself, without a `Sight` and a `Position`, and are the ones that `greedy` makes with those.
"""

from __future__ import annotations

from rubicon.games.julius_caesar.bot.battle_forecast import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, forecast
from rubicon.games.julius_caesar.bot.weights import Style
from rubicon.games.julius_caesar.rules.box import ALLY, FIRE, LEADER, LEVELS, MARCH, SAIL, Box
from rubicon.games.julius_caesar.rules.table import NOTHING, Table


def turn_in_battle(table: Table, box: Box, me: int, moves: tuple[int, ...], style: Style) -> int:
    """The block that fires, or `NOTHING` where a block may want to leave and the map must be looked at."""
    danger = 0.0
    fires = False
    for move in moves:
        kind = box.move_kind[move]
        if kind == FIRE:
            fires = True
        elif kind in (MARCH, SAIL):
            leader = box.sort[box.move_block[move]] == LEADER
            danger = max(danger, style.flee_leader if leader else style.flee)
    if not fires or (danger > 0.0 and _chance(table, box, me) <= danger):
        return NOTHING
    return strongest_fire(table, box, moves)


def _chance(table: Table, box: Box, me: int) -> float:
    """The chance to win from now on. Who could retreat is past the first round, when all there lie open."""
    field = table.field
    attacks = table.striker == me
    rounds = FIRING_ROUNDS - table.round + 1
    own: list[Fighter] = []
    foes: list[Fighter] = []
    for b in range(box.blocks):
        if table.where[b] == field:
            mine = table.side[b] == me
            if mine and table.acted[b] and rounds <= 1:
                continue
            role = ATTACKER if mine == attacks else DEFENDER
            fighter = (role, box.letter[role][b], float(box.power[role][b]), float(table.strength[b]), 1)
            (own if mine else foes).append(fighter)
    chance = forecast(own + foes, max(1, rounds)).chance
    return chance if attacks else 1.0 - chance


def strongest_fire(table: Table, box: Box, moves: tuple[int, ...]) -> int:
    """The strongest first: it may spare the others an answer. A leader who fires last is hit no less."""
    best = NOTHING
    most = -1
    for move in moves:
        if box.move_kind[move] == FIRE:
            b = box.move_block[move]
            hits = box.power[ATTACKER][b] * table.strength[b]
            if hits > most:
                best, most = move, hits
    return best


def who_suffers(table: Table, box: Box, me: int, moves: tuple[int, ...]) -> int:
    """Who takes the hit: not a leader, rather who has acted, and who hits worst."""
    role = ATTACKER if table.striker == me else DEFENDER
    best = NOTHING
    least = 99.0
    for move in moves:
        b = box.move_block[move]
        loss = float(box.power[role][b] * (table.strength[b] - box.down[b * LEVELS + table.strength[b]]))
        if not table.acted[b]:
            loss += 0.5
        if box.sort[b] == LEADER:
            loss += 5.0
        elif box.sort[b] == ALLY and table.strength[b] == 1:
            loss += 4.0  # she would fight for the enemy
        if loss < least:
            best, least = move, loss
    return best
