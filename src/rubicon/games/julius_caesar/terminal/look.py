"""`look roma`: one place closer. Its roads and waters, who stands there, and what unknown blocks may be."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from rubicon.core.notation import fold
from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS, KINDS_OF_CITIES, LIMITS, ROAD_CLASSES, SEA
from rubicon.games.julius_caesar.rules.table import MOVING, NOBODY
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from rubicon.games.julius_caesar.terminal.board import LETTERS, ROMAN, STYLES, attacked, named_blocks, place_title
from rubicon.text import Speaker


def look(text: str, sight: JuliusSight, speaker: Speaker) -> RenderableType | None:
    """A place closer, if that is what was typed."""
    word, _, rest = fold(text).partition(" ")
    if word not in [fold(known) for known in speaker.key("terminal-word-look").split(",")]:
        return None
    found = _meant(rest, sight, speaker)
    if len(found) != 1:
        return Text(speaker.key("terminal-look-where"), style="yellow")
    place = found[0]
    lines: list[RenderableType] = [_title(sight, place, speaker)]
    lines += [
        Padding(line, (0, 0, 0, 2), expand=False)
        for line in (*_blocks(sight, place, speaker), *_ways(sight, place, speaker))
    ]
    return Group(*lines)


def _meant(text: str, sight: JuliusSight, speaker: Speaker) -> list[int]:
    """The place of that name, or those whose names begin so."""
    box = sight.box
    names = [
        [fold(name) for name in (box.names[place], *speaker.forms(box.place_keys[place]), *box.aliases[place])]
        for place in range(box.places)
    ]

    def fitting(fits: Callable[[str], bool]) -> list[int]:
        return [place for place in range(box.places) if any(fits(name) for name in names[place])]

    return fitting(lambda name: name == text) or (fitting(lambda name: name.startswith(text)) if text else [])


def _title(sight: JuliusSight, place: int, speaker: Speaker) -> Text:
    box = sight.box
    kind = "board-sea" if box.kind[place] == SEA else f"board-kind-{KINDS_OF_CITIES[box.kind[place]]}"
    title = place_title(sight, place, speaker).append(f"  {speaker.key(kind)}", style="dim")
    attack = attacked(sight, place, speaker)
    return title.append(f"   {attack}", style="red") if attack else title


def _blocks(sight: JuliusSight, place: int, speaker: Speaker) -> list[Text]:
    """Who stands there, and of blocks that one cannot tell what they may be, with the chances."""
    box = sight.box
    lines = [
        Text(f"{LETTERS[side]}: ", style=f"bold {STYLES[side]}").append_text(Text(", ").join(blocks))
        for side, blocks in enumerate(named_blocks(sight, place, speaker))
        if blocks
    ]
    counted: dict[str, int] = {}
    style: dict[str, str] = {}
    for token, guess in zip(sight.tokens, sight.guesses(), strict=True):
        if token[0] == place:
            low, high = sight.bounds(token, guess)
            strength = ROMAN[low] if low == high else f"{ROMAN[low]}–{ROMAN[high]}"
            listed = ", ".join([f"{speaker.name(box.block_keys[b])} {_percent(chance)}" for b, chance in guess])
            line = f"{LETTERS[token[1]]} {strength}: {listed}"
            counted[line] = counted.get(line, 0) + 1
            style[line] = STYLES[token[2]]
    lines += [Text(f"{'■' * count} {line}", style=style[line]) for line, count in counted.items()]
    return lines or [Text(speaker.key("board-vacant"), style="dim")]


def _ways(sight: JuliusSight, place: int, speaker: Speaker) -> list[Text]:
    """Every road with its class and the room that is left on it this turn; then the seas, or a sea's ports."""
    box = sight.box
    table = sight.table
    moving = table.phase == MOVING
    foe = 1 - table.seat
    shut = 0
    if moving and table.attacker[place] != NOBODY and table.attacker[place] == foe:
        shut = table.ways[foe * box.places + place]
    lines: list[Text] = []
    for other, road in zip(box.road_near[place], box.road_ids[place], strict=True):
        kind = box.road_class[road]
        used = table.roads[road] if moving else 0
        hostile = moving and table.held[foe * box.places + other] > 0 and table.attacker[other] != foe
        limit = (ATTACK_LIMITS if hostile else LIMITS)[kind]
        said = speaker.key(f"terminal-road-{ROAD_CLASSES[kind]}", left=max(0, limit - used), limit=limit)
        line = Text("→ ").append_text(place_title(sight, other, speaker)).append(f"  {said}", style="dim")
        if shut & box.bit[place * box.places + other]:
            line.append(f"  {speaker.key('terminal-road-closed')}", style="red")
        lines.append(line)
    for key, wet in (("terminal-seas", True), ("terminal-ports", False)):
        near = [other for other in box.sea_near[place] if (box.kind[other] == SEA) == wet]
        if near:
            names = [place_title(sight, other, speaker, wide=False) for other in near]
            lines.append(Text(f"{speaker.key(key)} ", style="dim").append_text(Text(", ").join(names)))
    return lines


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%" if chance >= 0.005 else "<1%"
