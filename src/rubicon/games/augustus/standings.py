"""How near everybody is to each reward, for people to see: what it asks for, who has how many, who lacks one."""

from __future__ import annotations

from rubicon.games.augustus.box import ALL_FOUR, COLOURS, FIRST_COUNT, GOLD, LEAST_COUNT, Box
from rubicon.games.augustus.offers import output
from rubicon.games.augustus.table import TRIPLE, Table


def needed(table: Table, box: Box, tile: int) -> int:
    """How many of what the reward counts are asked for; of gold and wheat as many as the holder produces."""
    if tile >= GOLD:
        holder = table.tiles[tile]
        return 1 if holder < 0 else output(table, box, holder, tile)
    if tile >= FIRST_COUNT:
        return LEAST_COUNT + tile - FIRST_COUNT
    return len(COLOURS) if tile == ALL_FOUR else TRIPLE


def possessed(table: Table, box: Box, seat: int, tile: int) -> int:
    """How many of what the reward counts the seat has."""
    if tile >= GOLD:
        return output(table, box, seat, tile)
    controlled = table.controlled[seat]
    if tile >= FIRST_COUNT:
        return len(controlled)
    colours = [box.colour[mission] for mission in controlled]
    return len(set(colours)) if tile == ALL_FOUR else colours.count(tile)


def near(table: Table, box: Box, seat: int, tile: int) -> bool:
    """Whether the seat has some of what the reward counts, and one more would bring it."""
    have = possessed(table, box, seat, tile)
    need = needed(table, box, tile)
    if tile >= GOLD:  # A3.3: a tie takes it over
        return table.tiles[tile] != seat and have > 0 and have + 1 >= need
    if table.tiles[tile] >= 0 or have + 1 != need:
        return False
    if tile < FIRST_COUNT:
        return True
    # A3.2: one for each player, and declined is gone
    return seat not in table.tiles[FIRST_COUNT:GOLD] and not table.declined[seat] >> need & 1
