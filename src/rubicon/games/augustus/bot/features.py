"""What a learned judgement of Augustus looks at: each seat of a position in numbers, told between two rounds.

Most of them are about the seat alone. What it has against the others is in the last ones: they say how soon the game
may end, and how far ahead the best rival is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.augustus.bot.mission_values import MissionValues
from rubicon.games.augustus.bot.weights import TRIED
from rubicon.games.augustus.rules.box import ALL_FOUR, COLOURS, FIRST_COUNT, GOLD, JOKER, LEAST_COUNT, WHEAT, Box
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.scoring import score
from rubicon.games.augustus.rules.table import GOAL, TRIPLE, Table, count, symbols_in
from rubicon.games.augustus.sight.expected_draws import expected

LONG: Final = 40.0
"""So many draws to come, or more, are early."""
EACH: Final = 7.5
"""The draws that a mission takes which is not begun."""
SLOW: Final = 30.0
"""Missions that take longer are alike."""

# Where the numbers are
_NEAREST: Final = 34  # four of each of the three missions that are nearest
_KINDS: Final = 46  # what missions begun will do, by the kind of their effects
_END: Final = 59  # how soon the game may end, and the rivals
POSITION: Final = 70
"""How many numbers tell a seat."""


class Facts:
    """What is counted of a seat before it is compared with the others."""

    def __init__(self, table: Table, box: Box, seat: int) -> None:
        values = MissionValues(table, box, seat, TRIED)
        self.values: Final = values
        self.points: Final = float(score(table, box, seat))
        self.missions: Final = len(table.controlled[seat])
        waits: list[tuple[float, int]] = []
        worth = 0.0
        prospects = 0.0
        draws = 0.0
        for mission in table.progress[seat]:
            free = box.need[mission] - table.cover[mission]
            wait = min(SLOW, expected(free)) if free else 0.0
            value = values.worth(mission)
            waits.append((wait, mission))
            worth += value
            draws += wait
            prospects += value * exp(-wait / values.patience)
        waits.sort()
        self.waits: Final = waits
        """The missions begun, the nearest first, with the draws that each takes on average."""
        self.worth: Final = worth
        self.prospects: Final = prospects
        self.draws: Final = draws
        lacks = GOAL - self.missions
        if not waits:
            self.finish = EACH * lacks
        elif lacks <= len(waits):
            self.finish = waits[max(0, lacks - 1)][0]
        else:
            self.finish = waits[len(waits) - 1][0] + EACH * (lacks - len(waits))
        """The draws until the seat may have all missions that end the game."""


def tell_seats(table: Table, box: Box) -> list[list[float]]:
    """Of every seat all numbers."""
    seats = len(table.supply)
    facts = [Facts(table, box, seat) for seat in range(seats)]
    end = facts[0].finish
    for one in facts:
        end = min(end, one.finish)
    told: list[list[float]] = []
    for seat in range(seats):
        out = [0.0] * POSITION
        _tell_seat(out, table, box, seat, facts[seat], end)
        _tell_rivals(out, facts, seat, end)
        told.append(out)
    return told


def _tell_seat(out: list[float], table: Table, box: Box, seat: int, facts: Facts, end: float) -> None:
    """Points, missions, rewards, goods, legions, and the missions begun."""
    early = min(1.0, facts.values.draws_left / LONG)
    out[0] = facts.points / 20.0
    out[1] = facts.prospects / 10.0
    out[2] = facts.missions / 5.0
    out[3] = facts.worth / 20.0
    out[4] = facts.draws / 30.0
    out[5] = early
    out[6] = early * out[0]
    out[7] = early * out[1]
    out[8] = early * out[2]
    if facts.missions >= 3:
        out[9 + min(3, facts.missions - 3)] = 1.0
    missing = 0
    for colour in range(len(COLOURS)):
        number = facts.values.counts[colour]
        if number == 0:
            missing += 1
        if table.tiles[colour] < 0:
            out[13 + colour] = number / 3.0
            if number == TRIPLE - 1:
                out[17 + colour] = 1.0
    if table.tiles[ALL_FOUR] < 0:
        out[21] = 1.0 - missing / 4.0
        if missing == 1:
            out[22] = 1.0
    held = False
    for tile in range(FIRST_COUNT, GOLD):
        if table.tiles[tile] == seat:
            held = True
    if held:
        out[23] = 1.0
    else:
        tile = FIRST_COUNT + max(0, facts.missions + 1 - LEAST_COUNT)
        while tile < GOLD and table.tiles[tile] >= 0:
            tile += 1
        if tile < GOLD:
            out[24] = box.rewards[tile] / 10.0
            out[25] = (tile - FIRST_COUNT + LEAST_COUNT - facts.missions) / 3.0
    _tell_goods(out, table, box, seat, GOLD, 26)
    _tell_goods(out, table, box, seat, WHEAT, 29)
    out[32] = table.supply[seat] / 7.0
    if table.supply[seat] == 0:
        out[33] = 1.0
    _tell_missions(out, table, box, seat, facts, end)


def _tell_goods(out: list[float], table: Table, box: Box, seat: int, tile: int, first: int) -> None:
    """Who holds gold or wheat, and by how much."""
    holder = table.tiles[tile]
    mine = output(table, box, seat, tile)
    if holder == seat:
        most = 0
        for rival in range(len(table.supply)):
            if rival != seat:
                most = max(most, output(table, box, rival, tile))
        out[first] = 1.0
        out[first + 1] = (mine - most) / 2.0
    elif holder >= 0:
        out[first + 2] = (mine - output(table, box, holder, tile)) / 2.0


def _tell_missions(out: list[float], table: Table, box: Box, seat: int, facts: Facts, end: float) -> None:
    """The missions begun: how near, what they bring, and how likely the next token helps."""
    tokens = 0
    for number in table.bag:
        tokens += number
    waits = facts.waits
    in_time = 0.0
    for i in range(len(waits)):
        wait, mission = waits[i]
        free = box.need[mission] - table.cover[mission]
        worth = facts.values.worth(mission)
        if i < 3:
            helps = table.bag[JOKER]
            symbols = symbols_in(free)
            for symbol in range(JOKER):
                if table.usable[seat * 6 + symbol] & symbols:
                    helps += table.bag[symbol]
            out[_NEAREST + 4 * i] = exp(-wait / 4.0)
            out[_NEAREST + 4 * i + 1] = worth / 10.0
            out[_NEAREST + 4 * i + 2] = worth / 10.0 * exp(-wait / 4.0)
            out[_NEAREST + 4 * i + 3] = helps / max(1, tokens) / count(free) if free else 1.0
        out[_KINDS + box.kind[mission]] += exp(-wait / 6.0)
        in_time += worth / (1.0 + exp((wait - end) / 2.5))
    out[_END] = in_time / 10.0


def _tell_rivals(out: list[float], facts: list[Facts], seat: int, end: float) -> None:
    """How soon the game may end, who ends it, and the best of the others."""
    mine = facts[seat]
    most = 0
    ahead = -100.0
    points = -100.0
    finish = 10.0 * SLOW
    for rival in range(len(facts)):
        if rival != seat:
            other = facts[rival]
            most = max(most, other.missions)
            ahead = max(ahead, other.points + other.prospects)
            points = max(points, other.points)
            finish = min(finish, other.finish)
    out[_END + 1] = end / 20.0
    out[_END + 2] = min(2.0, mine.finish / 20.0)
    out[_END + 3] = max(-2.0, min(2.0, (mine.finish - finish) / 10.0))
    out[_END + 4] = exp(-end / 4.0)
    out[_END + 5] = max(-2.0, min(2.0, (mine.points - points) / 10.0))
    out[_END + 6] = max(-2.0, min(2.0, (mine.points + mine.prospects - ahead) / 10.0))
    out[_END + 7] = out[_END + 5] * out[_END + 4]
    out[_END + 8] = (mine.missions - most) / 3.0
    out[_END + 9] = exp(-mine.finish / 4.0)
    out[_END + 10] = (len(facts) - 4) / 2.0
