"""The winter turn (rulebook 8.0; J1.2, J7.1 to J7.6): Cleopatra, fleets, supply, victory, disbanding, a new year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events, public_knowledge
from rubicon.games.julius_caesar.rules.box import CAESAR, DISBAND, DONE, MARCH, POMPEY
from rubicon.games.julius_caesar.rules.table import DISBANDING, FALLEN, LANDING, NOBODY, OVER, POOL, SUPPLYING, YEARS

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState

# The steps of winter, in the order of each edition (J7.1).
GOING_HOME: Final = 0
TO_PORT: Final = 1
SUPPLY: Final = 2
VICTORY: Final = 3
DISMISSAL: Final = 4
SPRING: Final = 5
ORDER: Final = (GOING_HOME, TO_PORT, SUPPLY, VICTORY, DISMISSAL, SPRING)
LATER_ORDER: Final = (GOING_HOME, VICTORY, TO_PORT, SUPPLY, DISMISSAL, SPRING)

SUPPLIED: Final = 3
"""J7.4: how many blocks any city keeps over the winter, besides its value."""

TO_WIN: Final = 10


def begin(state: JuliusState) -> bool:
    """The year is over; True when the next one begins."""
    table = state.table
    state.tell(events.WINTER, (table.year,))
    table.winter = 0
    table.seat = CAESAR
    return proceed(state)


def proceed(state: JuliusState) -> bool:
    """Do what needs nobody's decision, step by step, Caesar before Pompey; True when the next year begins."""
    table = state.table
    order = LATER_ORDER if state.later_edition else ORDER
    while True:
        step = order[table.winter]
        if step == GOING_HOME:
            _cleopatra(state)
        elif step == TO_PORT:
            if not _land(state):
                return False
        elif step == SUPPLY:
            if surplus(state):
                table.phase = SUPPLYING
                return False
        elif step == VICTORY:
            if _victory(state):
                return False
        elif step == DISMISSAL:
            if _has_dismissals(state):
                table.phase = DISBANDING
                return False
        else:
            _spring(state)
            return True
        _next(state, step)


def _next(state: JuliusState, step: int) -> None:
    """The same step for Pompey, or the next one."""
    table = state.table
    if table.seat == CAESAR and step in (TO_PORT, SUPPLY, DISMISSAL):
        table.seat = POMPEY
    else:
        table.seat = CAESAR
        table.winter += 1


# J7.2


def _cleopatra(state: JuliusState) -> None:
    table = state.table
    box = state.box
    b = box.cleopatra
    home = box.cleopatra_home
    if table.where[b] == home:
        return
    foe = 1 - table.side[b]
    key = box.place_keys[home]
    state.put(b, home)
    if table.held[foe * box.places + home] > 0:
        state.put_side(b, foe)
        state.tell(events.JOINS, (foe, key))
    else:
        state.tell(events.HOME, (table.side[b], key))


# J7.3


def berths(state: JuliusState, sea: int) -> list[int]:
    """The friendly ports of a sea, sorted."""
    table = state.table
    box = state.box
    found = [p for p in box.sea_near[sea] if p < box.cities and table.friendly(box.places, table.seat, p)]
    found.sort()
    return found


def _fleet(state: JuliusState, sea: int) -> list[int]:
    table = state.table
    return [b for b in range(state.box.blocks) if table.where[b] == sea and table.side[b] == table.seat]


def next_sea(state: JuliusState) -> int:
    """The first sea where this seat has Navis."""
    box = state.box
    for sea in range(box.cities, box.places):
        if state.table.held[state.table.seat * box.places + sea] > 0:
            return sea
    return NOBODY


def _land(state: JuliusState) -> bool:
    """Fleets with one port or none; False where the owner has a choice."""
    table = state.table
    while True:
        sea = next_sea(state)
        if sea < 0:
            return True
        ports = berths(state, sea)
        if len(ports) > 1:
            table.phase = LANDING
            return False
        for b in _fleet(state, sea):
            if ports:
                land(state, b, ports[0])
            else:
                if state.journal is not None:
                    state.tell_at(events.ADRIFT, b, sea)
                dismiss(state, b)


def landings(state: JuliusState) -> list[int]:
    """Every Navis of the sea in question, to every friendly port on it."""
    box = state.box
    sea = next_sea(state)
    ports = berths(state, sea)
    return [box.march[b * box.places + port] for b in _fleet(state, sea) for port in ports]


def land(state: JuliusState, b: int, port: int) -> None:
    """A Navis goes to port."""
    table = state.table
    sea = table.where[b]
    public_knowledge.leave_unseen(table, state.box, b, state.box.navis_mask[state.box.colour[b]], False)
    state.put(b, port)
    if state.journal is not None:
        state.tell_block(events.LAND, b, sea, port)


# J7.4, J7.5


def limit(state: JuliusState, city: int) -> int:
    """How many blocks a city keeps over the winter."""
    return SUPPLIED + state.box.value[city]


def surplus(state: JuliusState) -> list[int]:
    """The blocks of which some must go: all in cities that cannot feed them, but never Cleopatra."""
    table = state.table
    box = state.box
    base = table.seat * box.places
    found: list[int] = []
    for b in range(box.blocks):
        city = table.where[b]
        if table.side[b] == table.seat and city < box.cities and b != box.cleopatra:
            if table.held[base + city] > limit(state, city):
                found.append(box.disband + b)
    return found


def dismissals(state: JuliusState) -> list[int]:
    """Any block but Cleopatra may go, or nobody."""
    table = state.table
    box = state.box
    side = table.side
    where = table.where
    seat = table.seat
    places = box.places
    moves: list[Any] = box.moves
    found: list[Any] = [DONE]
    for b in range(box.blocks):
        if side[b] == seat and where[b] < places and b != box.cleopatra:
            found.append(moves[box.disband + b])
    return found


def _has_dismissals(state: JuliusState) -> bool:
    """Whether there is any."""
    table = state.table
    side = table.side
    where = table.where
    seat = table.seat
    places = state.box.places
    she = state.box.cleopatra
    return any(side[b] == seat and where[b] < places and b != she for b in range(state.box.blocks))


def dismiss(state: JuliusState, b: int) -> None:
    """Back to its first owner's pool, where it stands ready for the new year."""
    table = state.table
    public_knowledge.return_to_pool(table, state.box, b)
    table.own_orders()
    state.put(b, POOL)
    table.strength[b] = 0
    table.side[b] = state.box.owner[b]


def apply(state: JuliusState, move: int) -> bool:
    """A Navis goes to port, a block is disbanded, or the player is done; True when the next year begins."""
    table = state.table
    box = state.box
    if move == DONE:
        state.tell(events.STAND, (table.seat,))
        _next(state, DISMISSAL)
        return proceed(state)
    b = box.move_block[move]
    if table.phase == LANDING:
        land(state, b, box.move_place[move])
    else:
        if state.journal is not None:
            kind = events.STARVE if table.phase == SUPPLYING else events.DISBAND
            state.tell_at(kind, b, table.where[b])
        dismiss(state, b)
    return proceed(state)


# J7.1, J1.2


def _victory(state: JuliusState) -> bool:
    """Whether the match ends: with ten points in any winter, or after the last year."""
    table = state.table
    totals = [table.points_of(state.box, side) for side in (CAESAR, POMPEY)]
    state.tell(events.VICTORY, (table.year, totals[CAESAR], totals[POMPEY]))
    if max(totals) >= TO_WIN:
        table.reason = "ten"
    elif table.year < YEARS:
        return False
    elif totals[CAESAR] != totals[POMPEY]:
        table.reason = "points"
    elif master_of_the_capital(state) != NOBODY:
        table.reason = "roma"
    else:
        table.reason = "draw"
    table.phase = OVER
    table.seat = NOBODY
    return True


def master_of_the_capital(state: JuliusState) -> int:
    """Who holds Roma."""
    for side in (CAESAR, POMPEY):
        if state.table.friendly(state.box.places, side, state.box.capital):
            return side
    return NOBODY


def _spring(state: JuliusState) -> None:
    """J7.6: fallen blocks stand up again in the pools."""
    table = state.table
    for b in range(state.box.blocks):
        if table.where[b] == FALLEN:
            table.where[b] = POOL


# Why not


def refusal(state: JuliusState, move: int) -> Message:
    """Why this is not done in winter."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    if table.phase == LANDING:
        if kind != MARCH:
            return Message("refusal-landing")
        b = box.move_block[move]
        args: dict[str, object] = {"block": state.block_name(b), "place": state.place_name(box.move_place[move])}
        if table.side[b] != table.seat:
            return Message("refusal-not-yours", args)
        return Message("refusal-berth", {**args, "sea": state.place_name(next_sea(state))})
    if kind != DISBAND:
        return Message("refusal-supplying" if table.phase == SUPPLYING else "refusal-disbanding")
    b = box.move_block[move]
    args = {"block": state.block_name(b)}
    if b == box.cleopatra:
        return Message("refusal-cleopatra", args)
    if table.side[b] != table.seat:
        return Message("refusal-not-yours", args)
    if table.where[b] >= box.places:
        return Message("refusal-off-map", args)
    return Message("refusal-supplied", {**args, "place": state.place_name(table.where[b])})
