"""The map as numbers, for programs that learn; see `rubicon.core.planes`.

What belongs to sides is told of one's own first, then of the rival's (alone: the
bot's). The numbers are the same for all options, so that one policy can learn
several.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rubicon.core.game import Setup, Sight, State
from rubicon.core.planes import Numbers, Plane
from rubicon.games.caesar.rules.box import BORDERS, DOUBLES, LEVELS, PROVINCES, TOKENS, Box, box_of
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import NOBODY, UNKNOWN, USING, CaesarTable
from rubicon.games.caesar.rules.variant import NO_BOT, Plan
from rubicon.games.caesar.sight.sight import CaesarSight

KINDS: Final = len(TOKENS)
MOST_PENDING: Final = 4
MOST_TILES: Final = 20


def layout(setup: Setup) -> list[Plane]:
    """Borders, provinces, legions, tokens, the turn, the bot, the options."""
    box = box_of(setup)
    types = box.types
    pieces = box.most_line
    value = max(max(box.high), 1)
    roads = max([len(around) for around in box.around])
    tokens = max([1, *box.tokens])
    return [
        Plane("own legion", BORDERS, 1, "where one's own legions lie, border by border"),
        Plane("rival legion", BORDERS, 1, "where the rival's lie"),
        Plane("value first", BORDERS, value, "what the legion there brings the first province of the border"),
        Plane("value second", BORDERS, value, "and the second"),
        Plane("face down", BORDERS, 1, "legions that lie face down"),
        Plane("own marker", BORDERS, 1, "borders under one's own control markers"),
        Plane("rival marker", BORDERS, 1, "under the rival's"),
        Plane("marker turned", BORDERS, 1, "of those, the ones that Might has turned"),
        Plane("free", PROVINCES, roads, "empty borders of each province; 0: closed"),
        Plane("own influence", PROVINCES, value * roads, "one's own influence in each province"),
        Plane("rival influence", PROVINCES, value * roads, "the rival's"),
        Plane("own control", PROVINCES, box.markers, "one's own control markers there, face up"),
        Plane("rival control", PROVINCES, box.markers, "the rival's"),
        Plane("turned", PROVINCES, box.markers, "markers there that Might has turned"),
        Plane("bonus", PROVINCES * KINDS, 1, "the bonus token of each province, kind by kind"),
        Plane("camp", types, pieces, "legions in one's own camp, type by type"),
        Plane("bag", types, pieces, "and in the bag"),
        Plane("hidden", DOUBLES * types, 1, "one's own legions face down, by double-line border, type by type"),
        Plane(
            "unseen", types, pieces, "the rival's hidden legions: in camp or bag, or face down; the bot's in its bag"
        ),
        Plane("centurions", 2 * types, pieces, "centurions not taken yet: one's own, the rival's"),
        Plane("camp size", 2, pieces, "legions in the camps: one's own, the rival's"),
        Plane("bag size", 2, pieces, "and in the bags"),
        Plane("supply", 2, box.markers, "control markers not placed yet"),
        Plane("senate", 2, tokens, "senate tokens"),
        Plane("under senate", 2, box.markers, "markers under them"),
        Plane("thrown out", 2, box.markers, "markers thrown out"),
        Plane("left over", KINDS, tokens, "bonus tokens beside the board or out of the game, kind by kind"),
        Plane("spent", KINDS, tokens, "bonus tokens used up"),
        Plane("own turn", 1, 1, "whether it is one's own turn"),
        Plane("using", 1, 1, "whether tokens are being used, not a legion sent"),
        Plane("pending", KINDS, MOST_PENDING, "tokens that can be used now"),
        Plane("won", KINDS, MOST_PENDING, "of those, the ones out of provinces that were won"),
        Plane("extra turn", 1, 1, "whether Tactics was used this turn"),
        Plane("supported", 1, 1, "whether a centurion was taken this turn"),
        Plane("line", types, pieces, "the bot's line, type by type"),
        Plane("first in line", types, 1, "the legion at the head of it"),
        Plane("tile", len(box.tile_names), 1, "the bot's command tile"),
        Plane("tiles", len(box.tile_names), MOST_TILES, "those still in the stack"),
        Plane("pompey", 1, 1, "whether one plays the second side"),
        Plane("psc", 1, 1, "whether it is that edition"),
        Plane("options", 4, 1, "poison, centurions, border_control, solo_harder"),
        Plane("solo", len(LEVELS), 1, "alone: easy, normal, hard"),
    ]


def fill(sight: Sight, out: Numbers, at: int) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, CaesarSight), "these planes only show caesar"
    me = sight.side
    assert me != NOBODY, "planes are for who plays"
    rival = 1 - me
    box = box_of(sight.setup)
    data = out.data
    end = _board(sight.table, box, me, data, at)
    end = _own_legions(sight.table, box, me, sight.camps[me], sight.bags[me], sight.secret, data, end)
    _count(sight.bags[rival] if sight.known[rival] else sight.unseen[rival], data, end)
    end = _sizes(sight.table, me, box.types, sight.camp_sizes, sight.bag_sizes, data, end + box.types)
    _turn(sight.table, box, Plan(sight.setup), me, data, end)


def fill_for(state: State, seat: int, out: Numbers, at: int) -> None:
    """The same from the truth: of the rival's hidden legions, only how many there are of each type in all."""
    assert isinstance(state, CaesarState), "these planes only show caesar"
    me = state.plan.side(seat)
    rival = 1 - me
    table = state.table
    box = state.box
    data = out.data
    camps = state.camps
    bags = state.bags
    end = _board(table, box, me, data, at)
    end = _own_legions(table, box, me, camps[me], bags[me], state.secret, data, end)
    _count(bags[rival], data, end)
    if state.plan.bot != rival:
        _count(camps[rival], data, end)
        for border in box.double:
            t = state.secret[border]
            if t != UNKNOWN and table.owner[border] == rival:
                data[end + t] += 1
    camp_sizes = [len(camps[0]), len(camps[1])]
    bag_sizes = [len(bags[0]), len(bags[1])]
    end = _sizes(table, me, box.types, camp_sizes, bag_sizes, data, end + box.types)
    _turn(table, box, state.plan, me, data, end)


def _count(things: list[int], out: vec[u8], at: i64) -> None:
    for t in things:
        out[at + t] += 1


def _board(table: CaesarTable, box: Box, me: i64, out: vec[u8], at: i64) -> i64:
    """Borders and provinces: all open."""
    empty: i64 = table.empty
    down: i64 = table.down
    marker_down: i64 = table.marker_down
    owners, legions, facings, markers = table.owner, table.legion, table.facing, table.marker
    for border in range(i64(BORDERS)):
        if empty >> border & 1:
            continue
        own = owners[border] == me
        out[at + border if own else at + BORDERS + border] = 1
        if down >> border & 1:
            out[at + 4 * BORDERS + border] = 1
        else:
            t = legions[border]
            turned = facings[border] == 1
            out[at + 2 * BORDERS + border] = box.low[t] if turned else box.high[t]
            out[at + 3 * BORDERS + border] = box.high[t] if turned else box.low[t]
        marker = markers[border]
        if marker != NOBODY:
            out[at + 5 * BORDERS + border if marker == me else at + 6 * BORDERS + border] = 1
            if marker_down >> border & 1:
                out[at + 7 * BORDERS + border] = 1
    at += 8 * BORDERS
    frees, powers, holders, bonuses = table.free, table.power, table.holder, table.bonus
    for province in range(i64(PROVINCES)):
        out[at + province] = frees[province]
        out[at + PROVINCES + province] = powers[2 * province + me]
        out[at + 2 * PROVINCES + province] = powers[2 * province + 1 - me]
        holder = holders[province]
        if holder != NOBODY:
            out[at + 3 * PROVINCES + province if holder == me else at + 4 * PROVINCES + province] = table.up[province]
            out[at + 5 * PROVINCES + province] = table.turned[province]
        bonus = bonuses[province]
        if bonus >= 0:
            out[at + 6 * PROVINCES + KINDS * province + bonus] = 1
    return at + (6 + KINDS) * PROVINCES


def _own_legions(
    table: CaesarTable, box: Box, me: int, camp: list[int], bag: list[int], secret: list[int], out: vec[u8], at: i64
) -> i64:
    types: i64 = box.types
    _count(camp, out, at)
    _count(bag, out, at + types)
    at += 2 * types
    for i in range(i64(DOUBLES)):
        border = box.double[i]
        t = secret[border]
        if t != UNKNOWN and table.owner[border] == me:
            out[at + i * types + t] = 1
    return at + DOUBLES * types


def _sizes(
    table: CaesarTable, me: i64, types: i64, camp_sizes: list[int], bag_sizes: list[int], out: vec[u8], at: i64
) -> i64:
    """Centurions, and what everybody can count: legions, markers and tokens."""
    rival = 1 - me
    _count(table.centurions[me], out, at)
    _count(table.centurions[rival], out, at + types)
    at += 2 * types
    out[at] = camp_sizes[me]
    out[at + 1] = camp_sizes[rival]
    out[at + 2] = bag_sizes[me]
    out[at + 3] = bag_sizes[rival]
    out[at + 4] = table.supply[me]
    out[at + 5] = table.supply[rival]
    out[at + 6] = table.senators[me]
    out[at + 7] = table.senators[rival]
    out[at + 8] = table.under[me]
    out[at + 9] = table.under[rival]
    out[at + 10] = table.thrown[me]
    out[at + 11] = table.thrown[rival]
    at += 12
    _count(table.pool, out, at)
    at += KINDS
    for kind in range(i64(KINDS)):
        out[at + kind] = table.spent[kind]
    return at + KINDS


def _turn(table: CaesarTable, box: Box, plan: Plan, me: i64, out: vec[u8], at: i64) -> None:
    """What is being done, the bot, the options."""
    types: i64 = box.types
    out[at] = int(table.turn == me)
    out[at + 1] = int(table.phase == USING)
    at += 2
    for code in table.pending:
        out[at + (code >> 1)] += 1
        if code & 1:
            out[at + KINDS + (code >> 1)] += 1
    at += 2 * KINDS
    out[at] = int(table.extra)
    out[at + 1] = int(table.supported)
    at += 2

    # The bot
    line = table.line
    if line:
        for t in line:
            out[at + t] += 1
        out[at + types + line[0]] = 1
    at += 2 * types
    tiles: i64 = len(box.tile_names)
    if table.tile != NOBODY:
        out[at + table.tile] = 1
    for tile in table.tiles:
        out[at + tiles + tile] += 1
    at += 2 * tiles

    # The options
    out[at] = u8(me)
    out[at + 1] = int(not plan.nk)
    out[at + 2] = int(plan.poison)
    out[at + 3] = int(plan.centurions)
    out[at + 4] = int(plan.border_control)
    out[at + 5] = int(plan.harder)
    if plan.bot != NO_BOT:
        out[at + 6 + plan.level] = 1
