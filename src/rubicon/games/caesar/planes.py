"""The map as numbers, for programs that learn; see `rubicon.core.planes`.

What belongs to sides is told of one's own first, then of the rival's (alone: the
bot's). The numbers are the same for all options, so that one policy can learn
several.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Setup, Sight
from rubicon.core.planes import Plane
from rubicon.games.caesar.box import BORDERS, DOUBLES, LEVELS, PROVINCES, TOKENS, box_of
from rubicon.games.caesar.sight import CaesarSight
from rubicon.games.caesar.table import NOBODY, UNKNOWN, USING

KINDS: Final = len(TOKENS)
FACTS: Final = ("poison", "centurions", "border_control", "solo_harder")
"""The options that are a yes or no."""
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
        Plane("options", len(FACTS), 1, "poison, centurions, border_control, solo_harder"),
        Plane("solo", len(LEVELS), 1, "alone: easy, normal, hard"),
    ]


def fill(sight: Sight, out: list[int]) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, CaesarSight), "these planes only show caesar"
    me = sight.side
    assert me != NOBODY, "planes are for who plays"
    rival = 1 - me
    table = sight.table
    box = box_of(sight.setup)
    types = box.types

    # Borders
    taken = ~table.empty & (1 << BORDERS) - 1
    for border in range(BORDERS):
        if not taken >> border & 1:
            continue
        out[border if table.owner[border] == me else BORDERS + border] = 1
        if table.down >> border & 1:
            out[4 * BORDERS + border] = 1
        else:
            t = table.legion[border]
            facing = table.facing[border]
            out[2 * BORDERS + border] = box.low[t] if facing else box.high[t]
            out[3 * BORDERS + border] = box.high[t] if facing else box.low[t]
        marker = table.marker[border]
        if marker != NOBODY:
            out[5 * BORDERS + border if marker == me else 6 * BORDERS + border] = 1
            if table.marker_down >> border & 1:
                out[7 * BORDERS + border] = 1
    at = 8 * BORDERS

    # Provinces
    out[at : at + 3 * PROVINCES] = table.free + table.power[me::2] + table.power[rival::2]
    for province in range(PROVINCES):
        holder = table.holder[province]
        if holder != NOBODY:
            out[at + (3 if holder == me else 4) * PROVINCES + province] = table.up[province]
            out[at + 5 * PROVINCES + province] = table.turned[province]
        bonus = table.bonus[province]
        if bonus >= 0:
            out[at + 6 * PROVINCES + KINDS * province + bonus] = 1
    at += (6 + KINDS) * PROVINCES

    # Legions
    for t in sight.camps[me]:
        out[at + t] += 1
    at += types
    for t in sight.bags[me]:
        out[at + t] += 1
    at += types
    for i in range(DOUBLES):
        border = box.double[i]
        t = sight.secret[border]
        if t != UNKNOWN and table.owner[border] == me:
            out[at + i * types + t] = 1
    at += DOUBLES * types
    for t in sight.bags[rival] if sight.known[rival] else sight.unseen[rival]:
        out[at + t] += 1
    at += types
    for t in table.centurions[me]:
        out[at + t] += 1
    at += types
    for t in table.centurions[rival]:
        out[at + t] += 1
    at += types
    out[at] = sight.camp_sizes[me]
    out[at + 1] = sight.camp_sizes[rival]
    out[at + 2] = sight.bag_sizes[me]
    out[at + 3] = sight.bag_sizes[rival]

    # Markers and tokens
    out[at + 4] = table.supply[me]
    out[at + 5] = table.supply[rival]
    out[at + 6] = table.senators[me]
    out[at + 7] = table.senators[rival]
    out[at + 8] = table.under[me]
    out[at + 9] = table.under[rival]
    out[at + 10] = table.thrown[me]
    out[at + 11] = table.thrown[rival]
    at += 12
    for kind in table.pool:
        out[at + kind] += 1
    at += KINDS
    out[at : at + KINDS] = table.spent
    at += KINDS

    # The turn
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
    tiles = len(box.tile_names)
    if table.tile != NOBODY:
        out[at + table.tile] = 1
    for tile in table.tiles:
        out[at + tiles + tile] += 1
    at += 2 * tiles

    # The options
    options = sight.setup.options
    out[at] = me
    out[at + 1] = int(options["edition"] == "psc")
    at += 2
    for i in range(len(FACTS)):
        out[at + i] = int(options[FACTS[i]] is True)
    at += len(FACTS)
    if options["solo"] != "off":
        out[at + LEVELS.index(str(options["solo"]))] = 1
