"""The board in a terminal: a map of names and signs (see `rubicon.text.terminal`).

Every legion shows whose it is and both values, the one for the left or upper
province first: `C5|1` lies between left and right, `C5/1` between above and
below. Letters say what colours say, so that colours only help.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rubicon.core.events import Event
from rubicon.core.game import Setup
from rubicon.core.message import NameRef
from rubicon.games.caesar.rules import notation
from rubicon.games.caesar.rules.box import BORDERS, DOUBLES, PROVINCES, TOKENS, Box, box_of
from rubicon.games.caesar.rules.table import NOBODY, PLACING
from rubicon.games.caesar.rules.variant import NO_BOT, plan_of
from rubicon.games.caesar.sight.sight import CaesarSight
from rubicon.text import Speaker
from rubicon.text.reader import Slot, Spoken

WIDTH: Final = 108
HEIGHT: Final = 26
PLACES: Final[dict[str, tuple[int, int]]] = {
    "hispania_ulterior": (9, 11),
    "hispania_citerior": (12, 5),
    "mauretania": (11, 18),
    "sardinia": (34, 10),
    "gallia": (27, 1),
    "numidia": (27, 22),
    "sicilia": (48, 16),
    "italia": (55, 7),
    "gallia_cisalpina": (52, 1),
    "africa": (50, 22),
    "achaia": (76, 13),
    "macedonia": (80, 6),
    "dalmatia": (80, 1),
    "cyrenaica": (70, 23),
    "creta": (78, 18),
    "aegyptus": (88, 23),
    "asia": (96, 11),
    "syria": (101, 18),
}
"""Where the names stand on the map; the influence stands below, and borders stand half-way."""

SIGNS: Final = ("†", "◊", "≈")
"""Sword, shield, ship."""
LETTERS: Final = ("C", "P")
STYLES: Final = ("bold red", "bold blue")

Parts = list[tuple[str, str]]
"""Pieces of text with their styles."""


# The table


def draw(sight: CaesarSight, speaker: Speaker) -> RenderableType:
    """The map, the players, and what lies beside the board."""
    return Group(Board(sight, speaker), Text(), _players(sight, speaker), *_beside(sight, speaker))


class Board:
    """The map where it fits, else a list of the provinces."""

    def __init__(self, sight: CaesarSight, speaker: Speaker) -> None:
        self.sight = sight
        self.speaker = speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Drawn when it is known how much room there is."""
        if options.max_width >= WIDTH:
            yield from chart(self.sight, self.speaker)
        else:
            yield _listed(self.sight, self.speaker)


def chart(sight: CaesarSight, speaker: Speaker) -> list[Text]:
    """The map, line by line."""
    box = box_of(sight.setup)
    signs = [[" "] * WIDTH for _ in range(HEIGHT)]
    styles = [[""] * WIDTH for _ in range(HEIGHT)]

    def write(x: int, y: int, parts: Parts) -> None:
        start = x - sum([len(text) for text, _ in parts]) // 2
        for text, style in parts:
            for sign in text:
                signs[y][start] = sign
                styles[y][start] = style
                start += 1

    for border in range(BORDERS):
        for x, y in _line(box, border):
            signs[y][x] = "·"
            styles[y][x] = "dim"
    for province in range(PROVINCES):
        x, y = PLACES[box.ids[province]]
        name = speaker.name(box.province_keys[province])
        write(x, y, [(" ", ""), (name, _province_style(sight, province)), (" ", "")])
        write(x, y + 1, [(" ", ""), *_state_of(sight, province, speaker), (" ", "")])
    for border in range(BORDERS):
        x, y = slot(box, border)
        write(x, y, [(" ", ""), _border(sight, box, border), (" ", "")])
    lines = []
    for y in range(HEIGHT):
        line = Text()
        for sign, style in zip(signs[y], styles[y], strict=True):
            line.append(sign, style=style)
        line.rstrip()
        lines.append(line)
    return lines


def slot(box: Box, border: int) -> tuple[int, int]:
    """Where a border stands: half-way between its provinces."""
    x1, y1 = PLACES[box.ids[box.first[border]]]
    x2, y2 = PLACES[box.ids[box.second[border]]]
    return (x1 + x2) // 2, (y1 + y2 + 1) // 2


def _line(box: Box, border: int) -> list[tuple[int, int]]:
    x1, y1 = PLACES[box.ids[box.first[border]]]
    x2, y2 = PLACES[box.ids[box.second[border]]]
    steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
    return [(x1 + (x2 - x1) * i // steps, y1 + (y2 - y1) * i // steps) for i in range(steps + 1)]


def _swapped(box: Box, border: int) -> tuple[bool, str]:
    """Whether the second province is the left or upper one, and the sign between the values."""
    x1, y1 = PLACES[box.ids[box.first[border]]]
    x2, y2 = PLACES[box.ids[box.second[border]]]
    if abs(x2 - x1) > 2 * abs(y2 - y1):
        return x2 < x1, "|"
    return y2 < y1, "/"


def _border(sight: CaesarSight, box: Box, border: int) -> tuple[str, str]:
    table = sight.table
    if table.marker[border] != NOBODY:
        side = table.marker[border]
        return ("◇" if table.marker_down >> border & 1 else "◆") + LETTERS[side], STYLES[side]
    if table.owner[border] == NOBODY:
        sign = SIGNS[box.icon[border]]
        return f"={sign}=" if border in box.double else f"({sign})", "yellow"
    side = table.owner[border]
    if table.down >> border & 1:
        return f"{LETTERS[side]}░░", STYLES[side]
    t = table.legion[border]
    values = [box.value(t, table.facing[border], False), box.value(t, table.facing[border], True)]
    swapped, between = _swapped(box, border)
    if swapped:
        values.reverse()
    return f"{LETTERS[side]}{values[0]}{between}{values[1]}", STYLES[side]


def _province_style(sight: CaesarSight, province: int) -> str:
    holder = sight.table.controller(province)
    if holder != NOBODY:
        return f"{STYLES[holder]} reverse"
    return "dim" if sight.table.free[province] == 0 else "bold"


def _state_of(sight: CaesarSight, province: int, speaker: Speaker) -> Parts:
    """The token and the influence of an open province, the markers of a closed one."""
    table = sight.table
    if table.free[province] > 0 or table.bonus[province] >= 0:
        token = table.bonus[province]
        own, rival = [str(table.power[2 * province + side]) for side in range(2)]
        name = speaker.key(f"short-{TOKENS[token]}") if token >= 0 else ""
        return [(name, "green"), (" ", ""), (own, STYLES[0]), (":", "dim"), (rival, STYLES[1])]
    holder = table.holder[province]
    if holder == NOBODY:
        return [("–", "dim")]
    return [("◆" * table.up[province] + "◇" * table.turned[province] + LETTERS[holder], STYLES[holder])]


def _listed(sight: CaesarSight, speaker: Speaker) -> Table:
    """For narrow terminals: every province with its borders."""
    box = box_of(sight.setup)
    grid = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for province in range(PROVINCES):
        around = Text()
        for border in box.around[province]:
            other = speaker.name(box.province_keys[box.other(border, province)])
            around.append(", " if around else "")
            around.append(*_near(sight, box, border, province))
            around.append(f" {other}", style="dim")
        name = Text(speaker.name(box.province_keys[province]), style=_province_style(sight, province))
        grid.add_row(name, Text.assemble(*_state_of(sight, province, speaker)), around)
    return grid


def _near(sight: CaesarSight, box: Box, border: int, province: int) -> tuple[str, str]:
    """A border as this province sees it: its own value first."""
    table = sight.table
    if table.owner[border] == NOBODY or table.down >> border & 1 or table.marker[border] != NOBODY:
        return _border(sight, box, border)
    t = table.legion[border]
    second = box.second[border] == province
    own = box.value(t, table.facing[border], second)
    side = table.owner[border]
    rest = box.high[t] + box.low[t] - own
    return f"{LETTERS[side]}{own}/{rest}", STYLES[side]


# The players


def _players(sight: CaesarSight, speaker: Speaker) -> Table:
    plan = plan_of(sight.setup)
    table = sight.table
    box = box_of(sight.setup)
    grid = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    for key in ("", "map-side", "map-supply", "map-senate", "map-camp", "map-bag"):
        grid.add_column(speaker.key(key) if key else "", no_wrap=key in ("", "map-side"))
    for side in range(2):
        name = speaker.name(plan.names[side])
        if plan.seats[side] >= 0:
            name = f"{name} ({speaker.player(plan.seats[side])})"
        stacks = [str(stack % 100) for stack in table.stacks if stack // 100 == side]
        if side == plan.bot:
            camp = _legions(box, table.line, speaker)
        elif sight.known[side]:
            camp = _legions(box, sight.camps[side], speaker)
        else:
            camp = Text(f"{sight.camp_sizes[side]} × ?")
        grid.add_row(
            Text("▸" if side == table.turn and sight.outcome is None else " "),
            Text(f"{LETTERS[side]} {name}", style=STYLES[side]),
            Text(f"◆ × {table.supply[side]}"),
            Text(" + ".join(stacks) if stacks else "–"),
            camp,
            Text(str(sight.bag_sizes[side])),
        )
    return grid


def _legions(box: Box, types: list[int], speaker: Speaker) -> Text:
    text = Text()
    for t in types:
        text.append(",  " if text else "")
        text.append(box.values[t], style="bold")
        text.append(f" {speaker.name(box.icon_keys[t])}")
    return text if types else Text("–")


def _beside(sight: CaesarSight, speaker: Speaker) -> list[RenderableType]:
    """Centurions, tokens beside the board, the bot's tile, and what the rival may hold."""
    plan = plan_of(sight.setup)
    table = sight.table
    box = box_of(sight.setup)
    lines: list[RenderableType] = []
    for side in range(2):
        if table.centurions[side]:
            head = Text(f"  {speaker.key('map-centurions', side=speaker.name(plan.names[side]))} ", style="dim")
            lines.append(Text.assemble(head, _legions(box, table.centurions[side], speaker)))
        if not sight.known[side] and sight.outcome is None:
            unseen = Text(f"{speaker.key('map-unseen', side=speaker.name(plan.names[side]))} ", style="dim")
            seen = Text.assemble(unseen, _by_icon(box, sight.unseen[side], speaker))
            lines.append(Padding(seen, (0, 0, 0, 2), expand=False))
    if plan.border_control and table.laid == PROVINCES:
        lines.append(Text(f"  {speaker.key('map-beside', tokens=len(table.pool))}", style="dim"))
    if plan.bot != NO_BOT and table.tile != NOBODY:
        left = " ".join([box.tile_names[tile] for tile in table.tiles]) or "–"
        lines.append(Text(f"  {speaker.key('map-tile', tile=box.tile_names[table.tile], left=left)}", style="dim"))
    return lines


def _by_icon(box: Box, types: list[int], speaker: Speaker) -> Text:
    text = Text()
    before = ""
    for t in types:
        if box.icon_keys[t] != before:
            text.append("   " if text else "")
            text.append(speaker.name(box.icon_keys[t]), style="dim")
            before = box.icon_keys[t]
        text.append(f" {box.values[t]}")
    return text


def legend(speaker: Speaker) -> RenderableType:
    """What the signs mean, and how to type."""
    return Group(*[Text(speaker.key(f"map-legend-{part}")) for part in ("legions", "borders", "provinces", "typing")])


# What happened

_QUIET: Final = ("laid", "drawn-hidden")
_LOUD: Final = {
    "turn": "bold",
    "extra_turn": "bold",
    "closed": "yellow",
    "control": "bold yellow",
    "border": "yellow",
    "poisoned": "magenta",
    "last_marker": "bold green",
    "empty_camp": "bold red",
    "no_border": "bold red",
    "no_icon": "bold red",
    "cannot_place": "bold green",
}


def story(events: Sequence[Event], speaker: Speaker) -> list[Text]:
    """What happened, a line for each event but the lay-out, which the map shows; turns stand out."""
    lines: list[Text] = []
    for event in events:
        kind = event.kind.name
        if kind not in _QUIET:
            indent = "" if kind in ("turn", "extra_turn") else "  "
            lines.append(Text(f"{indent}{speaker.say(event.message())}", style=_LOUD.get(kind, "")))
    return lines


# What to choose and what may be typed

MOST_CHOICES: Final = 20


def choices(sight: CaesarSight) -> list[int]:
    """All moves where they are few; of many placements those that close a province."""
    if sight.table.phase != PLACING or len(sight.moves) <= MOST_CHOICES:
        return list(sight.moves)
    box = box_of(sight.setup)
    free = sight.table.free
    closing = []
    for move in sight.moves:
        if move < box.face_down:
            border = box.move_border[move]
            if free[box.first[border]] == 1 or free[box.second[border]] == 1:
                closing.append(move)
    return closing[:MOST_CHOICES]


def label(sight: CaesarSight, move: int, speaker: Speaker) -> str:
    """A move in a list: the sentence, but shorter for what is sent face down, as there are many."""
    described = sight.describe(move)
    return speaker.key("map-choice-hide", **described.args) if described.key == "move-hide" else speaker.say(described)


def spoken(setup: Setup) -> list[Spoken]:
    """`5/1 miecz Italia-Achaja`: the first value is for the province named first, in either order."""
    box = box_of(setup)
    places: list[Slot] = [(NameRef(key), name) for key, name in zip(box.province_keys, box.names, strict=True)]
    icons: list[Slot] = [
        (NameRef(box.icon_keys[t]), *[NameRef(f"icon-{icon}") for icon in box.icons[t].split("+")], box.icons[t])
        for t in range(len(box.titles))
    ]
    return [_spoken(box, move, places, icons) for move in range(setup.space)]


HIDE: Final[Slot] = (NameRef("type-hide"), "hide")
MIGHT: Final[Slot] = (NameRef("token-might"), "might")


def _spoken(box: Box, move: int, places: list[Slot], icons: list[Slot]) -> Spoken:
    if move < box.might_legion:
        hidden = move >= box.face_down
        t = (move - box.face_down) // DOUBLES if hidden else box.move_type[move]
        border = box.double[(move - box.face_down) % DOUBLES] if hidden else box.move_border[move]
        strong, weak = places[box.first[border]], places[box.second[border]]
        if not hidden and box.move_facing[move] == 1:
            strong, weak = weak, strong
        high, low = str(box.high[t]), str(box.low[t])
        verb = (HIDE,) if hidden else ()
        one = (*verb, (f"{high}/{low}",), icons[t], strong, weak)
        other = (*verb, (f"{low}/{high}",), icons[t], weak, strong)
        return Spoken("hide" if hidden else "place", (one, other))
    if move < box.use_tactics:
        if box.might_province <= move < box.might_border:
            return Spoken("might", ((MIGHT, places[move - box.might_province]),))
        legion = move < box.might_province
        border = move - (box.might_legion if legion else box.might_border)
        what: Slot = (NameRef("type-legion"), "legion") if legion else (NameRef("type-border"), "border")
        return Spoken("might", ((MIGHT, what, places[box.first[border]], places[box.second[border]]),))
    if move == box.done:
        return Spoken("done", (((NameRef("type-done"), "done"),),))
    if move >= box.use_centurion:
        t = move - box.use_centurion
        token: Slot = (NameRef("token-centurion"), "centurion")
        return Spoken("centurion", ((token, (f"{box.high[t]}/{box.low[t]}",), icons[t]),))
    name = notation.say(box, move).split()
    token = (NameRef(f"token-{name[0]}"), name[0])
    bare: tuple[Slot, ...] = ((NameRef("type-bare"), "bare"),) if len(name) > 1 else ()
    return Spoken(name[0], ((token, *bare),))
