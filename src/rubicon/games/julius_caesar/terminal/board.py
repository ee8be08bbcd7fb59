"""The map in words: who stands where, region by region, the battle that is fought, one's own cards and pool.

Letters say what colours say: C before what Caesar holds, P before what Pompey holds, C×P where they fight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from rubicon.games.julius_caesar.rules.board import SEA
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.games.julius_caesar.rules.public_knowledge import strength_range
from rubicon.games.julius_caesar.rules.table import (
    CHOOSING,
    DEAD,
    DEALING,
    DISCARDING,
    FALLEN,
    LEVYING,
    MOVING,
    NOBODY,
    POOL,
)
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from rubicon.text import Speaker

ROMAN: Final = ("", "I", "II", "III", "IV")
STYLES: Final = ("yellow", "green", "cyan")
"""Of tan, green and blue blocks."""

REGIONS: Final = {
    "hispania": "asturica bilbilis carthago_nova corduba emerita gades olisipo portus tarraco toletum",
    "gallia": "burdigala cenabum lugdunum massilia narbo treviri",
    "italia": (
        "aleria aquileia asculum brundisium caralis genua lilybaeum messana neapolis ravenna rhegium roma sipontum"
        " syracusae"
    ),
    "africa": "badias cyrene iomnium sala siga tacape thubactus tingis utica",
    "graecia": ("aenos ambracia athenae byzantium creta dyrrachium pylos salona serdica sirmium thessalonica"),
    "asia": "ancyra antiochia appia damascus ephesus eusebia nicomedia perga pergamum salamis sinope tarsus",
    "aegyptus": "alexandria catabathmus jerusalem memphis pelusium",
}


LETTERS: Final = ("C", "P")
WIDE: Final = 76
"""In narrower terminals regions have lines of their own."""


# The table


def draw(sight: JuliusSight, speaker: Speaker) -> RenderableType:
    """The score, the map, the battle that is fought, and one's own hand and pool."""
    listed = [place for place in range(sight.box.places) if _worth_a_line(sight, place)]
    parts: list[RenderableType] = [_headline(sight, speaker), Text(), Map(sight, speaker, listed)]
    if sight.table.round:
        parts += [Text(), _battle(sight, speaker)]
    parts += [Text(), *_camp(sight, speaker)]
    return Group(*parts)


def redraw(sight: JuliusSight, before: JuliusSight, speaker: Speaker) -> RenderableType:
    """Only what is not as it was: within a command or a battle the whole map would hide it."""
    if _scene(sight) != _scene(before):
        return draw(sight, speaker)
    parts: list[RenderableType] = []
    headline = _headline(sight, speaker)
    if headline != _headline(before, speaker):
        parts.append(headline)
    here, there = _standing(sight, speaker), _standing(before, speaker)
    changed = [
        place
        for place in range(sight.box.places)
        if here[place] != there[place] or _holder(sight, place) != _holder(before, place)
    ]
    if sight.table.round:
        changed = [place for place in changed if place != sight.table.field]
    if changed:
        parts.append(Map(sight, speaker, changed))
    if sight.table.round:
        parts.append(_battle(sight, speaker))
    camp = _camp(sight, speaker)
    if [line.plain for line in camp] != [line.plain for line in _camp(before, speaker)]:
        parts += camp
    return Group(*parts)


def _scene(sight: JuliusSight) -> tuple[int, int, bool, bool]:
    """What goes on, roughly: when another scene begins, the whole map is drawn."""
    table = sight.table
    cards = table.phase in (DEALING, DISCARDING, CHOOSING)
    return table.year, table.turn, cards, table.seat == sight.seat and table.phase in (MOVING, LEVYING)


def _headline(sight: JuliusSight, speaker: Speaker) -> Text:
    table = sight.table
    line = Text(speaker.key("terminal-year", year=str(table.year), turn=str(table.turn)), style="bold")
    for side in (CAESAR, POMPEY):
        points = speaker.key("terminal-points", points=sight.points(side))
        line.append(f"   {speaker.side(side, 2)} ({speaker.player(side)}): {points}", style=f"bold {STYLES[side]}")
    if len(table.played) >= 2:
        cards = [speaker.name(sight.box.card_keys[card]) for card in table.played[-2:]]
        line.append(f"   {speaker.key('terminal-played', caesar=cards[0], pompey=cards[1])}", style="dim")
    return line


def _worth_a_line(sight: JuliusSight, place: int) -> bool:
    return _holder(sight, place) != "–" or sight.box.value[place] > 0


def _holder(sight: JuliusSight, place: int) -> str:
    """`C`, `P`, `C×P` where both stand, or a dash."""
    held = sight.table.held
    letters = [LETTERS[side] for side in (CAESAR, POMPEY) if held[side * sight.box.places + place]]
    return "×".join(letters) or "–"


def place_title(sight: JuliusSight, place: int, speaker: Speaker, wide: bool = True) -> Text:
    """`P Roma ★★`: who holds it, its name, what it is worth. Wide titles stand below each other."""
    holder = _holder(sight, place)
    style = STYLES[LETTERS.index(holder)] if holder in LETTERS else "bold red" if "×" in holder else "dim"
    title = Text(f"{holder:<3} " if wide else f"{holder} ".removeprefix("– "), style=style)
    title = Text.assemble(title)
    title.append(speaker.name(sight.box.place_keys[place]), style="bold" if sight.box.value[place] else "")
    return title.append(f" {'★' * sight.box.value[place]}".rstrip(), style="bold yellow")


class Map:
    """Places by region, with who stands there. Regions stand beside their places, or above them in narrow terminals."""

    def __init__(self, sight: JuliusSight, speaker: Speaker, places: list[int]) -> None:
        box = sight.box
        standing = _standing(sight, speaker)
        known = {name: region for region, names in REGIONS.items() for name in names.split()}
        listed: dict[str, list[tuple[Text, Text]]] = {region: [] for region in (*REGIONS, "other", "seas")}
        for place in places:
            region = "seas" if box.kind[place] == SEA else known.get(box.ids[place], "other")
            row = place_title(sight, place, speaker), _row(sight, place, standing[place], speaker)
            listed[region].append(row)
        self.rows = {speaker.key(f"terminal-region-{region}"): rows for region, rows in listed.items() if rows}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Drawn when it is known how much room there is."""
        wide = options.max_width >= WIDE
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        if wide:
            grid.add_column(style="dim")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for region, rows in self.rows.items():
            if not wide:
                grid.add_row(Text(region, style="dim"))
            for number, row in enumerate(rows):
                grid.add_row(*([region if number == 0 else ""] if wide else []), *row)
        yield grid


def _row(sight: JuliusSight, place: int, sides: list[list[Text]], speaker: Speaker) -> Text:
    """Who stands there; where both do, each after its letter, and who attacks and holds whom."""
    if not any(sides):
        return Text("–", style="dim")
    if not all(sides):
        return Text(", ").join([*sides[0], *sides[1]])
    text = Text()
    for side, blocks in enumerate(sides):
        text.append("   " if text else "")
        text.append(f"{LETTERS[side]}: ", style=f"bold {STYLES[side]}").append_text(Text(", ").join(blocks))
    attack = attacked(sight, place, speaker)
    return text.append(f"   {attack}", style="dim") if attack else text


def attacked(sight: JuliusSight, place: int, speaker: Speaker) -> str:
    """Who attacks a place, and how many of the other side's blocks cannot leave it."""
    attacker = sight.table.attacker[place]
    if attacker == NOBODY:
        return ""
    pinned = sight.table.pins[place] if sight.table.part == 1 and sight.table.phase == MOVING else 0
    return speaker.key("terminal-attacked", side=speaker.side(attacker, 2), pinned=pinned)


def _standing(sight: JuliusSight, speaker: Speaker, tokens: bool = True) -> list[list[list[Text]]]:
    """The blocks at every place: Caesar's, then Pompey's."""
    table = sight.table
    box = sight.box
    found: list[list[list[Text]]] = [[[], []] for _ in range(box.places)]
    for b in range(box.blocks):
        place = table.where[b]
        if 0 <= place < box.places:
            strength = ROMAN[table.strength[b]]
            if not strength:
                low, high = strength_range(table, box, b)
                strength = f"{ROMAN[low]}–{ROMAN[high]}"
            style = STYLES[table.side[b]]
            name = speaker.name(box.block_keys[b])
            text = Text(f"{name} {strength}", style=f"bold {style}" if table.side[b] == sight.seat else style)
            if table.side[b] != box.owner[b]:
                text.append("!")
            if table.moved[b] and table.phase == MOVING:
                text.append("·", style="dim")
            if table.reserve[b]:
                text.append(f" {speaker.key('terminal-reserve')}", style="dim")
            found[place][table.side[b]].append(text)
    unseen: dict[tuple[int, int, int], int] = {}
    for token in sight.tokens if tokens else []:
        if token[0] < box.places:
            key = (token[0], token[1], token[2])
            unseen[key] = unseen.get(key, 0) + 1
    for (place, side, colour), count in unseen.items():
        text = Text(f"{'■' * count} ", style=STYLES[colour])
        text.append(speaker.key("terminal-unseen", count=count), style=STYLES[side])
        found[place][side].append(text)
    return found


def named_blocks(sight: JuliusSight, place: int, speaker: Speaker) -> list[list[Text]]:
    """The blocks at a place that the viewer can tell: Caesar's, then Pompey's."""
    return _standing(sight, speaker, tokens=False)[place]


def _battle(sight: JuliusSight, speaker: Speaker) -> RenderableType:
    table = sight.table
    box = sight.box
    place = speaker.name(box.place_keys[table.field])
    lines = [Text(speaker.key("terminal-battle", place=place, round=str(table.round)), style="bold red")]
    for role, side in enumerate((table.striker, 1 - table.striker)):
        title = speaker.key("terminal-attacker" if role == 0 else "terminal-defender")
        line = Text(f"  {LETTERS[side]} {title} {speaker.player(side)}: ")
        blocks = [
            b
            for b in range(box.blocks)
            if table.where[b] == table.field and table.side[b] == side and not table.reserve[b]
        ]
        blocks.sort(key=lambda b, role=role: box.letter[role][b])  # type: ignore[misc]
        for number, b in enumerate(blocks):
            rating = f"{'ABCD'[box.letter[role][b]]}{box.power[role][b]}"
            line.append(", " if number else "")
            line.append(
                f"{speaker.name(box.block_keys[b])} {rating} {ROMAN[table.strength[b]]}",
                style="dim" if table.acted[b] else f"bold {STYLES[side]}",
            )
        lines.append(line)
    return Group(*lines)


def _camp(sight: JuliusSight, speaker: Speaker) -> list[Text]:
    """One's own cards and pool, and the dead of both sides."""
    table = sight.table
    box = sight.box
    lines: list[Text] = []
    seat = sight.seat
    if seat is not None:
        cards = ", ".join([speaker.name(box.card_keys[card]) for card in table.hands[seat]]) or "–"
        lines.append(Text(f"{speaker.key('terminal-hand')} {cards}"))
        pool = [speaker.name(box.block_keys[b]) for b in range(box.blocks) if _may_come(sight, b, seat)]
        lines.append(Text(f"{speaker.key('terminal-pool')} {', '.join(pool) or '–'}", style="dim"))
    gone = [speaker.name(box.block_keys[b]) for b in range(box.blocks) if table.where[b] in (FALLEN, DEAD)]
    if gone:
        lines.append(Text(f"{speaker.key('terminal-gone')} {', '.join(gone)}", style="dim"))
    return lines


def _may_come(sight: JuliusSight, b: int, seat: int) -> bool:
    """Whether a block waits in the seat's pool. The third leader waits for the death of another one (J4.2)."""
    table = sight.table
    if table.where[b] != POOL or sight.box.owner[b] != seat:
        return False
    return not sight.box.third[b] or table.trophies[1 - seat] > 0


def legend(speaker: Speaker) -> RenderableType:
    """What the signs mean, and how to type."""
    keys = ("terminal-legend-signs", "terminal-legend-typing", "terminal-legend-order", "terminal-legend-look")
    return Group(*[Text(speaker.key(key)) for key in keys])
