"""Rewards (A3.1 to A3.3): colours, the number of missions, gold and wheat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules.box import (
    ALL_FOUR,
    COLOURS,
    FIRST_COUNT,
    GOLD,
    LEAST_COUNT,
    MOST_COUNT,
    WHEAT,
    Box,
)
from rubicon.games.augustus.rules.events import DECLINED, REWARD, REWARD_BACK, REWARD_PASSES, reward_key
from rubicon.games.augustus.rules.notation import CLAIM
from rubicon.games.augustus.rules.table import GIVING, TRIPLE, Table

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


def award(state: AugustusState) -> None:
    """What the chain brings by itself: colours, gold, wheat."""
    seat = state.table.turn
    _award_colours(state, seat)
    _award_goods(state, seat, GOLD, state.box.gold)
    _award_goods(state, seat, WHEAT, state.box.wheat)


def _win(state: AugustusState, seat: int, tile: int) -> None:
    state.table.tiles[tile] = seat
    if state.journal is not None:
        state.tell(REWARD, (seat, reward_key(tile), state.box.rewards[tile]))


# A3.1: colours


def _award_colours(state: AugustusState, seat: int) -> None:
    """Three of a colour, or one of each."""
    table = state.table
    counts = [0] * len(COLOURS)
    for mission in table.controlled[seat]:
        counts[state.box.colour[mission]] += 1
    for colour in range(len(COLOURS)):
        if counts[colour] >= TRIPLE and table.tiles[colour] < 0:
            _win(state, seat, colour)
    if table.tiles[ALL_FOUR] < 0 and min(counts) > 0:
        _win(state, seat, ALL_FOUR)


# A3.2: the number of missions


def may_claim(table: Table, seat: int) -> bool:
    """Exactly that many, the tile still there, none of these yet, and not declined before."""
    number = len(table.controlled[seat])
    if number < LEAST_COUNT or number > MOST_COUNT or table.declined[seat] >> number & 1:
        return False
    for tile in range(FIRST_COUNT, GOLD):
        if table.tiles[tile] == seat:
            return False
    return table.tiles[FIRST_COUNT + number - LEAST_COUNT] < 0


def claim(state: AugustusState, seat: int, move: int) -> None:
    """The seat takes the tile, or declines it for good."""
    table = state.table
    table.undecided = 0
    number = len(table.controlled[seat])
    tile = FIRST_COUNT + number - LEAST_COUNT
    if move == CLAIM:
        _win(state, seat, tile)
    else:
        table.declined[seat] |= 1 << number
        if state.journal is not None:
            state.tell(DECLINED, (seat, reward_key(tile)))


# A3.3: gold and wheat


def output(table: Table, box: Box, seat: int, tile: int) -> int:
    """How much gold or wheat the seat's controlled missions produce."""
    goods = box.gold if tile == GOLD else box.wheat
    total = 0
    for mission in table.controlled[seat]:
        total += goods[mission]
    return total


def leaders(table: Table, box: Box, tile: int) -> list[int]:
    """The seats that produce the most; none, if nobody produces any."""
    best = 0
    found: list[int] = []
    for seat in range(len(table.supply)):
        amount = output(table, box, seat, tile)
        if amount > best:
            best = amount
            found = [seat]
        elif amount == best and best:
            found.append(seat)
    return found


def _award_goods(state: AugustusState, seat: int, tile: int, goods: list[int]) -> None:
    """A mission just gained makes the first producer, or one with at least as many as the holder."""
    table = state.table
    gained = 0
    for mission in table.chain:
        gained += goods[mission]
    if gained == 0:
        return
    holder = table.tiles[tile]
    if holder < 0:
        _win(state, seat, tile)
    elif holder != seat and output(table, state.box, seat, tile) >= output(table, state.box, holder, tile):
        hand_over(state, tile, holder, seat)


def hand_over(state: AugustusState, tile: int, old: int, new: int) -> None:
    """The tile passes from one seat to another."""
    state.table.tiles[tile] = new
    if state.journal is not None:
        state.tell(REWARD_PASSES, (new, old, reward_key(tile)))


def check_losses(state: AugustusState, tile: int) -> bool:
    """Gold, then wheat, after all losses of a red effect; from this tile on. True when both are settled."""
    table = state.table
    table.undecided = 0
    table.giving = -1
    while tile <= WHEAT:
        holder = table.tiles[tile]
        if holder >= 0:
            leading = leaders(table, state.box, tile)
            if not leading:
                table.tiles[tile] = -1
                if state.journal is not None:
                    state.tell(REWARD_BACK, (holder, reward_key(tile)))
            elif holder in leading:
                pass
            elif len(leading) == 1:
                hand_over(state, tile, holder, leading[0])
            else:
                table.giving = tile
                state.ask(GIVING, holder)
                return False
        tile += 1
    return True
