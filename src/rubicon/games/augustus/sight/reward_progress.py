"""How near everybody is to each reward, for people to see: what it asks for, who has how many, who lacks one."""

from __future__ import annotations

from rubicon.games.augustus.rules.box import ALL_FOUR, COLOURS, FIRST_COUNT, GOLD, LEAST_COUNT, Box
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.table import TRIPLE, Table


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
    count = 0
    seen = 0
    for mission in controlled:
        colour = box.colour[mission]
        seen |= 1 << colour
        if colour == tile:
            count += 1
    return seen.bit_count() if tile == ALL_FOUR else count


def near(table: Table, seat: int, tile: int, have: int, need: int) -> bool:
    """Whether the seat, which has so many, has some of what the reward counts, and one more would bring it."""
    if tile >= GOLD:  # A3.3: a tie takes it over
        return table.tiles[tile] != seat and have > 0 and have + 1 >= need
    if table.tiles[tile] >= 0 or have + 1 != need:
        return False
    if tile < FIRST_COUNT:
        return True
    # A3.2: one for each player, and declined is gone
    return seat not in table.tiles[FIRST_COUNT:GOLD] and not table.declined[seat] >> need & 1
