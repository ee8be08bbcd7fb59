"""The board of a view: the map with all blocks, the cards, and what is being done, as plain data.

Blocks that look the same as in an earlier view are the same objects (`shared_parts`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubicon.games.julius_caesar.rules.board import LIMITS
from rubicon.games.julius_caesar.rules.box import CAESAR, COLOURS, EVENTS, LEVELS, POMPEY, Box
from rubicon.games.julius_caesar.rules.public_knowledge import strength_range
from rubicon.games.julius_caesar.rules.table import (
    CALLING,
    CHOOSING,
    DEALING,
    DEPLOYING,
    DISBANDING,
    DISCARDING,
    FALLEN,
    FIGHTING,
    LANDING,
    LEVYING,
    MOVING,
    NOBODY,
    NOTHING,
    ORDERING,
    OVER,
    PICKING,
    POOL,
    REGROUPING,
    SETTLING,
    STRIKING,
    SUFFERING,
    SUPPLYING,
    SURPRISING,
    THROWING,
    Table,
)
from rubicon.games.julius_caesar.sight.candidates import Candidates, bounds, candidates
from rubicon.games.julius_caesar.sight.hidden_blocks import Token

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.sight.sight import JuliusSight

PHASES: Final = {
    DEPLOYING: "deploying", DEALING: "dealing", DISCARDING: "discarding", CHOOSING: "choosing", MOVING: "moving",
    SURPRISING: "surprising", CALLING: "calling", PICKING: "picking", SETTLING: "settling", STRIKING: "striking",
    LEVYING: "levying", ORDERING: "ordering", FIGHTING: "fighting", THROWING: "throwing", SUFFERING: "suffering",
    REGROUPING: "regrouping", LANDING: "landing", SUPPLYING: "supplying", DISBANDING: "disbanding", OVER: "over",
}  # fmt: skip


def board(sight: JuliusSight) -> dict[str, object]:
    """All of it."""
    table = sight.table
    box = sight.box
    return {
        "year": table.year,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "seat": table.seat,
        "first": table.first,
        "players": [_player(sight, side) for side in (CAESAR, POMPEY)],
        "places": _places(sight),
        "played": [box.card_keys[card] for card in table.played],
        "command": _command(table, box),
        "battle": _battle(table, box),
    }


def _player(sight: JuliusSight, side: int) -> dict[str, object]:
    table = sight.table
    box = sight.box
    where = table.where
    pool: list[str] = []
    fallen: list[str] = []
    dead: list[str] = []
    for b in box.of_owner[side]:
        place = where[b]
        if place >= POOL:
            (pool if place == POOL else fallen if place == FALLEN else dead).append(box.block_ids[b])
    unseen = 0
    for token in sight.tokens:
        if token[0] == POOL and token[1] == side:
            unseen += 1
    return {
        "points": sight.points(side),
        "trophies": table.trophies[side],
        "cards": len(table.hands[side]),
        "hand": [box.card_keys[card] for card in table.hands[side]] if side == sight.seat else None,
        "discard": box.card_keys[table.discards[side]] if table.discards[side] >= 0 else None,
        "chosen": box.card_keys[table.chosen[side]] if table.chosen[side] >= 0 else None,
        "ready": table.chosen[side] != NOTHING,
        "pool": pool,
        "pool_unseen": unseen,
        "fallen": fallen,
        "dead": dead,
    }


# The map


def _places(sight: JuliusSight) -> list[dict[str, object]]:
    table = sight.table
    box = sight.box
    places = box.places
    seat = NOBODY if sight.seat is None else sight.seat
    standing: list[list[dict[str, object]] | None] = [None] * places
    for b in range(box.blocks):
        place = table.where[b]
        if 0 <= place < places:
            _stand(standing, place, _block(table, box, b, seat))
    found = candidates(table, box, sight.tokens)
    for t in range(len(found)):
        token = sight.tokens[t]
        if token[0] < places:
            _stand(standing, token[0], _token(table, box, token, found[t]))
    shown: list[dict[str, object]] = []
    for place in range(places):
        blocks = standing[place]
        if blocks is not None:
            ours = table.held[place]
            theirs = table.held[places + place]
            holder: object = "both" if ours and theirs else CAESAR if ours else POMPEY
            shown.append(
                {
                    "place": box.ids[place],
                    "holder": holder,
                    "attacker": None if table.attacker[place] == NOBODY else table.attacker[place],
                    "active": place in table.active,
                    "blocks": blocks,
                }
            )
    return shown


def _stand(standing: list[list[dict[str, object]] | None], place: int, block: dict[str, object]) -> None:
    there = standing[place]
    if there is None:
        standing[place] = [block]
    else:
        there.append(block)


def _block(table: Table, box: Box, b: int, seat: int) -> dict[str, object]:
    """A block that the seat can tell."""
    strength = table.strength[b]
    side = table.side[b]
    low = high = strength
    if side != seat:
        low, high = strength_range(table, box, b)
    moved = table.moved[b] != 0
    reserve = table.reserve[b] != 0
    pledge = table.pledge[b]
    number = ((b * LEVELS + strength) * LEVELS + low) * LEVELS + high
    number = number << 3 | side << 2 | (2 if moved else 0) | (1 if reserve else 0)
    number = number * (box.places + 1) + pledge + 1
    known = box.shown_blocks.get(number)
    if known is not None:
        return known
    return box.shown_blocks.keep(
        number,
        {
            "block": box.block_ids[b],
            "side": side,
            "colour": COLOURS[box.colour[b]],
            "strength": strength or None,
            "low": low,
            "high": high,
            "moved": moved,
            "reserve": reserve,
            "pledge": box.ids[pledge] if pledge != NOTHING else None,
            "maybe": [],
            "chances": [],
        },
    )


def _token(table: Table, box: Box, token: Token, found: Candidates) -> dict[str, object]:
    _, side, colour, moved, reserve, _, _, _, _ = token
    low, high = bounds(table, box, token, found.guess)
    return {
        "block": None,
        "side": side,
        "colour": COLOURS[colour],
        "strength": None,
        "low": low,
        "high": high,
        "moved": bool(moved),
        "reserve": bool(reserve),
        "pledge": None,
        "maybe": found.maybe,
        "chances": found.chances,
    }


# What is being done


def _command(table: Table, box: Box) -> dict[str, object] | None:
    if table.first == NOBODY:
        return None
    return {
        "event": EVENTS[table.event] if table.event >= 0 else None,
        "points": table.points,
        "levies": table.levies,
        "sea_moves": not table.marched and table.event < 0,
        "roads": [_road(table, box, road) for road in range(box.roads) if table.roads[road]],
    }


def _road(table: Table, box: Box, road: int) -> dict[str, object]:
    a, b = box.road_ends[road]
    return {"between": [box.ids[a], box.ids[b]], "used": table.roads[road], "limit": LIMITS[box.road_class[road]]}


def _battle(table: Table, box: Box) -> dict[str, object] | None:
    if table.field == NOTHING or table.round == 0:
        return None
    return {
        "place": box.ids[table.field],
        "round": table.round,
        "attacker": table.striker,
        "surprise": table.surprise == table.field and table.round == 1,
        "firing": box.block_ids[table.firing] if table.firing != NOTHING else None,
        "hits": table.hits,
        "acted": [box.block_ids[b] for b in range(box.blocks) if table.where[b] == table.field and table.acted[b]],
        "order": [box.block_ids[b] for _, b in sorted(_turns(table, box))],
    }


def _turns(table: Table, box: Box) -> list[tuple[int, int]]:
    """7.2: the blocks whose turns are still to come in this round, each with its rank (see `battle`)."""
    found: list[tuple[int, int]] = []
    for b in range(box.blocks):
        if table.where[b] == table.field and not table.acted[b] and not table.reserve[b]:
            attacks = table.side[b] == table.striker
            letter = box.letter[0 if attacks else 1][b]
            if table.surprise == table.field and table.round == 1:
                found.append((letter if attacks else letter + 4, b))
            else:
                found.append((2 * letter + (1 if attacks else 0), b))
    return found
