"""What does not change while a player moves blocks (J3.1 to J3.4), so that it is worked out once in a command.

Only the player's own blocks move: no other block comes onto the map, the enemy stays where he is, and battles that
he has begun stay his. So where a block comes to from a place changes only when a road is full. A copied position
works it out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS
from rubicon.games.julius_caesar.rules.routes import targets

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


class Command:
    """The blocks that are commanded, and where those that have not moved come to."""

    def __init__(self, blocks: list[int], places: int) -> None:
        self.blocks: list[int] = blocks
        """All blocks of the seat on the map, sorted."""
        self.by_road: list[list[int] | None] = [None] * places
        """For each place the goals of its land blocks, as far as it was asked."""
        self.by_sea: list[list[int] | None] = [None] * places


def command_of(state: JuliusState) -> Command:
    """The command that is being executed."""
    command = state.command
    if command is None:
        table = state.table
        side = table.side
        where = table.where
        seat = table.seat
        places = state.box.places
        blocks = [b for b in range(state.box.blocks) if side[b] == seat and where[b] < places]
        command = state.command = Command(blocks, places)
    return command


def goals(state: JuliusState, command: Command, b: int, place: int) -> list[int]:
    """Where a block that has not moved comes to from its place, sorted."""
    known = command.by_sea if state.box.navis[b] else command.by_road
    found = known[place]
    if found is None:
        found = known[place] = targets(state, b)
    return found


def use_road(state: JuliusState, road: int) -> None:
    """J3.2: a block has gone this way."""
    used = state.table.roads[road] + 1
    state.table.roads[road] = used
    if used >= ATTACK_LIMITS[state.box.road_class[road]] and state.command is not None:  # no limit is lower
        state.command.by_road = [None] * state.box.places
