"""The map in a terminal: who stands where, region by region, and what may be typed (see `rubicon.cli.drawing`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from rubicon.core.events import Event
from rubicon.core.notation import fold
from rubicon.games.julius_caesar.aid import prospects
from rubicon.games.julius_caesar.box import CAESAR, CALL, COLOURS, DISCARD, DONE, LEADER, MARCH, PLAY, POMPEY, SEA
from rubicon.games.julius_caesar.fog import span
from rubicon.games.julius_caesar.sight import JuliusSight
from rubicon.games.julius_caesar.table import DEAD, FALLEN, MOVING, NOTHING, POOL
from rubicon.text import Speaker, bars

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

MOST_CHOICES: Final = 24


# The table


def draw(sight: JuliusSight, speaker: Speaker) -> RenderableType:
    """The score, the map, the battle that is fought, and one's own hand and pool."""
    parts: list[RenderableType] = [_headline(sight, speaker), Text(), _map(sight, speaker)]
    if sight.table.round:
        parts += [Text(), _battle(sight, speaker)]
    parts += [Text(), _camp(sight, speaker)]
    return Group(*parts)


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


def _map(sight: JuliusSight, speaker: Speaker) -> RenderableType:
    """Every place where somebody stands, and every city worth points, by region."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    grid.add_column(style="dim")
    grid.add_column(no_wrap=True)
    grid.add_column()
    box = sight.box
    standing = _standing(sight, speaker)
    known = {name: region for region, names in REGIONS.items() for name in names.split()}
    listed: dict[str, list[int]] = {region: [] for region in (*REGIONS, "other", "seas")}
    for place in range(box.places):
        if standing[place] or box.value[place]:
            region = "seas" if box.kind[place] == SEA else known.get(box.ids[place], "other")
            listed[region].append(place)
    for region, places in listed.items():
        for number, place in enumerate(places):
            title = speaker.key(f"terminal-region-{region}") if number == 0 else ""
            name = Text(box.names[place], style="bold" if box.value[place] else "")
            name.append(f" {'★' * box.value[place]}", style="bold yellow")
            blocks = Text(", ").join(standing[place]) if standing[place] else Text("–", style="dim")
            grid.add_row(title, name, blocks)
    return grid


def _standing(sight: JuliusSight, speaker: Speaker, tokens: bool = True) -> list[list[Text]]:
    table = sight.table
    box = sight.box
    found: list[list[Text]] = [[] for _ in range(box.places)]
    for b in range(box.blocks):
        place = table.where[b]
        if 0 <= place < box.places:
            strength = ROMAN[table.strength[b]]
            if not strength:
                low, high = span(table, box, b)
                strength = f"{ROMAN[low]}–{ROMAN[high]}"
            style = STYLES[table.side[b]]
            text = Text(f"{box.titles[b]} {strength}", style=f"bold {style}" if table.side[b] == sight.seat else style)
            if table.side[b] != box.owner[b]:
                text.append("!")
            if table.moved[b] and table.phase == MOVING:
                text.append("·", style="dim")
            if table.reserve[b]:
                text.append(f" {speaker.key('terminal-reserve')}", style="dim")
            found[place].append(text)
    unseen: dict[tuple[int, int, int], int] = {}
    for token in sight.tokens if tokens else []:
        if token[0] < box.places:
            key = (token[0], token[1], token[2])
            unseen[key] = unseen.get(key, 0) + 1
    for (place, side, colour), count in unseen.items():
        text = Text(f"{'■' * count} ", style=STYLES[colour])
        text.append(speaker.key("terminal-unseen", count=count), style=STYLES[side])
        found[place].append(text)
    return found


def _battle(sight: JuliusSight, speaker: Speaker) -> RenderableType:
    table = sight.table
    box = sight.box
    place = speaker.name(box.place_keys[table.field])
    lines = [Text(speaker.key("terminal-battle", place=place, round=str(table.round)), style="bold red")]
    for role, side in enumerate((table.striker, 1 - table.striker)):
        title = speaker.key("terminal-attacker" if role == 0 else "terminal-defender")
        line = Text(f"  {title} {speaker.player(side)}: ")
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
                f"{box.titles[b]} {rating} {ROMAN[table.strength[b]]}",
                style="dim" if table.acted[b] else f"bold {STYLES[side]}",
            )
        lines.append(line)
    return Group(*lines)


def _camp(sight: JuliusSight, speaker: Speaker) -> RenderableType:
    """One's own cards and pool, and the dead of both sides."""
    table = sight.table
    box = sight.box
    lines: list[Text] = []
    seat = sight.seat
    if seat is not None:
        cards = ", ".join([speaker.name(box.card_keys[card]) for card in table.hands[seat]]) or "–"
        lines.append(Text(f"{speaker.key('terminal-hand')} {cards}"))
        pool = [box.titles[b] for b in range(box.blocks) if table.where[b] == POOL and box.owner[b] == seat]
        lines.append(Text(f"{speaker.key('terminal-pool')} {', '.join(pool) or '–'}", style="dim"))
    gone = [box.titles[b] for b in range(box.blocks) if table.where[b] in (FALLEN, DEAD)]
    if gone:
        lines.append(Text(f"{speaker.key('terminal-gone')} {', '.join(gone)}", style="dim"))
    return Group(*lines)


# What is remembered


def look(text: str, sight: JuliusSight, speaker: Speaker) -> RenderableType | None:
    """`look roma`: who stands there, and of blocks that one cannot tell what they may be, with the chances."""
    word, _, rest = fold(text).partition(" ")
    if word not in [fold(known) for known in speaker.key("terminal-word-look").split(",")]:
        return None
    box = sight.box
    names = [[fold(name) for name in _names(sight, place, speaker)] for place in range(box.places)]
    found = [place for place in range(box.places) if fold(rest) in names[place]]
    if not found and rest:
        found = [place for place in range(box.places) if any(name.startswith(fold(rest)) for name in names[place])]
    if len(found) != 1:
        return Text(speaker.key("terminal-look-where"), style="yellow")
    place = found[0]
    lines = [Text(speaker.name(box.place_keys[place]), style="bold")]
    lines += [Text("  ").append_text(standing) for standing in _standing(sight, speaker, tokens=False)[place]]
    counted: dict[str, int] = {}
    style: dict[str, str] = {}
    for token, guess in zip(sight.tokens, sight.guesses(), strict=True):
        if token[0] == place:
            low, high = sight.bounds(token, guess)
            strength = ROMAN[low] if low == high else f"{ROMAN[low]}–{ROMAN[high]}"
            listed = ", ".join([f"{box.titles[b]} {_percent(chance)}" for b, chance in guess])
            line = f"{strength}: {listed}"
            counted[line] = counted.get(line, 0) + 1
            style[line] = STYLES[token[2]]
    lines += [Text(f"  {'■' * count} {line}", style=style[line]) for line, count in counted.items()]
    if len(lines) == 1:
        lines.append(Text(f"  {speaker.key('board-vacant')}", style="dim"))
    return Group(*lines)


def _names(sight: JuliusSight, place: int, speaker: Speaker) -> list[str]:
    box = sight.box
    return [box.names[place], speaker.name(box.place_keys[place]), *box.aliases[place]]


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%" if chance >= 0.005 else "<1%"


def legend(speaker: Speaker) -> RenderableType:
    """What the signs mean, and how to type."""
    keys = ("terminal-legend-signs", "terminal-legend-typing", "terminal-legend-order", "terminal-legend-look")
    return Group(*[Text(speaker.key(key)) for key in keys])


# What happened

_QUIET: Final = ("deal", "discard", "choose", "laid", "stand", "round")
_LOUD: Final = {
    "year": "bold yellow",
    "turn": "bold",
    "battle": "bold red",
    "won": "bold",
    "trophy": "bold red",
    "turncoat": "bold cyan",
    "defect": "bold cyan",
    "strike": "bold red",
    "winter": "bold blue",
    "victory": "bold yellow",
}
_INSET: Final = (
    "line",
    "waiting",
    "arrive",
    "fire",
    "pass",
    "hit",
    "fall",
    "retreat",
    "ferry",
    "no_retreat",
    "disrupt",
)


def story(events: Sequence[Event], speaker: Speaker) -> list[Text]:
    """The campaign in sentences: battles set off, dealing and waiting left out."""
    lines: list[Text] = []
    for event in events:
        kind = event.kind.name
        if kind not in _QUIET:
            indent = "    " if kind in _INSET else "  "
            lines.append(Text(f"{indent}{speaker.say(event.message())}", style=_LOUD.get(kind, "")))
    return lines


# The odds


def odds(sight: JuliusSight, speaker: Speaker) -> RenderableType | None:
    """What the battle promises that is fought, or those that are to come; nothing when there is none."""
    lines: list[RenderableType] = []
    for one in prospects(sight):
        mine = one.attacker if sight.seat is None else sight.seat
        chance, low, high = one.chance_of(mine)
        place = speaker.name(sight.box.place_keys[one.place])
        said = speaker.key(
            "terminal-odds", place=place, player=speaker.side(mine, 2), chance=bars.percent(speaker, chance)
        )
        lines.append(Text.assemble((f"{said}  ", "bold"), bars.bar(chance, style=STYLES[mine])))
        if one.odds.exact:
            how = speaker.key("terminal-odds-exact")
        else:
            how = speaker.key("terminal-odds-about", low=bars.percent(speaker, low), high=bars.percent(speaker, high))
        left = [bars.number(speaker, one.odds.steps[0 if side == one.attacker else 1]) for side in (mine, 1 - mine)]
        steps = speaker.key(
            "terminal-odds-steps",
            first=speaker.side(mine, 2),
            steps=left[0],
            second=speaker.side(1 - mine, 2),
            others=left[1],
        )
        leaders = ", ".join(
            [
                f"{sight.box.titles[b]} {bars.percent(speaker, share)}"
                for b, _, share in one.survive
                if sight.box.sort[b] == LEADER
            ]
        )
        told = [how, steps, speaker.key("terminal-odds-leaders", leaders=leaders)] if leaders else [how, steps]
        lines += [Text(f"  {line}", style="dim") for line in told]
    return Group(*lines) if lines else None


# What to choose


def choices(sight: JuliusSight) -> list[int]:
    """All moves where they are few; else to be done, attacks, and what takes a city worth points."""
    if len(sight.moves) <= MOST_CHOICES:
        return list(sight.moves)
    box = sight.box
    table = sight.table
    foe = (1 - table.seat) * box.places
    listed = [move for move in sight.moves if move == DONE]
    for move in sight.moves:
        place = box.move_place[move]
        if place != NOTHING and len(listed) < MOST_CHOICES:
            vacant = table.held[foe + place] == 0 and table.held[table.seat * box.places + place] == 0
            if (box.move_kind[move] == MARCH and table.held[foe + place]) or (vacant and box.value[place]):
                listed.append(move)
    return listed or list(sight.moves[:MOST_CHOICES])


# What may be typed


def read(text: str, sight: JuliusSight, speaker: Speaker) -> int | None:
    """Beginnings of words that fit one legal move only: `13 roma`, `cez rzym`, `levy 17`, `koniec`."""
    typed = fold(text.replace(">", " ").replace("→", " ").replace("->", " ")).split()
    if not typed:
        return None
    if " ".join(typed) in [fold(word) for word in speaker.key("terminal-word-done").split(",")]:
        return DONE if DONE in sight.moves else None
    found: list[int] = []
    for move in sight.moves:
        words = _words(move, sight, speaker)
        if all(any(word.startswith(part) for word in words) for part in typed):
            found.append(move)
    if len(found) > 1:  # `7` is Legio 7 rather than Legio 17, `roma` is Roma
        exact = [move for move in found if all(part in _words(move, sight, speaker) for part in typed)]
        found = exact or found
    return found[0] if len(found) == 1 else None


def _words(move: int, sight: JuliusSight, speaker: Speaker) -> list[str]:
    """Everything that a move may be called by."""
    box = sight.box
    said = sight.setup.game.say(sight.setup, move).split()
    kind = box.move_kind[move]
    place = box.move_place[move]
    index = box.move_block[move]
    if place != NOTHING:
        said += [*speaker.name(box.place_keys[place]).split(), *box.aliases[place]]
    if kind in (DISCARD, PLAY):
        said += speaker.name(box.card_keys[index]).split()
    elif kind == CALL:
        said += [COLOURS[index], speaker.name(f"colour-{COLOURS[index]}")]
    elif index != NOTHING:
        said += speaker.name(box.block_keys[index]).split()
    return [fold(word) for word in said]
