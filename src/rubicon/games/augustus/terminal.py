"""The table of Augustus in a terminal: how it is drawn, and what may be typed there (see `rubicon.text.terminal`).

Symbols are the first letters of their names in the reader's language, so that what
is seen is what can be typed: `put 19 sh`, or just `19 sh`. A legion is a filled
square before its field; a free field has an empty one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rubicon.core.events import Event
from rubicon.core.game import Setup
from rubicon.core.message import NameRef
from rubicon.core.notation import fold
from rubicon.games.augustus.aid import aid, calculator
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import (
    BAG,
    COLOURS,
    FIRST_COUNT,
    GOLD,
    JOKER,
    RED,
    REWARDS,
    SYMBOLS,
    TOKENS,
    WHEAT,
    Box,
)
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.scoring import final_effects, mission_points, reward_points, score
from rubicon.games.augustus.rules.table import OVER, TAKING
from rubicon.games.augustus.sight.card_view import effect_words
from rubicon.games.augustus.sight.reward_progress import near, needed, possessed
from rubicon.games.augustus.sight.sight import AugustusSight
from rubicon.text import Speaker
from rubicon.text.reader import Slot, Spoken
from rubicon.text.terminal import changed

STYLES: Final = {"senator": "bold white", "green": "green", "pink": "magenta", "orange": "yellow"}
"""The style of each colour; its word is always there too."""


def short(symbol: int, speaker: Speaker) -> str:
    """`sh`, in Polish `ta`: as much of the symbol's name as is enough to type."""
    names = [fold(speaker.name(f"symbol-{word}")) for word in SYMBOLS]
    name = names.pop(symbol)
    length = next(n for n in range(2, len(name) + 1) if not any(other.startswith(name[:n]) for other in names))
    return speaker.name(f"symbol-{SYMBOLS[symbol]}")[:length]


# The table


def draw(sight: AugustusSight, speaker: Speaker) -> RenderableType:
    """The bag, the row, the rewards, and everybody's missions; at the end the score sheet."""
    if sight.table.phase == OVER:
        return Group(_sheet(sight, speaker), Text(), _rewards(sight, speaker))
    return Group(*_parts(sight, speaker))


def redraw(sight: AugustusSight, before: AugustusSight, speaker: Speaker) -> RenderableType:
    """What is not as it was, and always one's own missions; the row too when something is taken from it."""
    if sight.table.phase == OVER or before.table.phase == OVER:
        return draw(sight, speaker)
    parts = _parts(sight, speaker)
    kept = changed(parts, _parts(before, speaker))
    if sight.table.phase == TAKING:
        kept += [part for part in parts if part not in kept and isinstance(part, Cards)]
    if parts[-1] not in kept:
        kept.append(parts[-1])
    return Group(*[part for part in parts if part in kept])


def _parts(sight: AugustusSight, speaker: Speaker) -> list[RenderableType]:
    """The table in parts, one's own missions last."""
    table = sight.table
    parts: list[RenderableType] = [Group(_bag(sight, speaker), Text())]
    own = sight.seat
    if own is not None and table.hands[own]:
        parts.append(Cards(sight, "table-hand", sorted(table.hands[own]), speaker))
    parts.append(Cards(sight, "table-row", table.row, speaker))
    parts.append(Group(_rewards(sight, speaker), Text()))
    seats = list(range(sight.setup.seats))
    if own is not None:
        seats = [seat for seat in seats if seat != own] + [own]
    return parts + [_player(sight, seat, speaker) for seat in seats]


def _bag(sight: AugustusSight, speaker: Speaker) -> Text:
    table = sight.table
    line = Text()
    if table.token >= 0:
        line.append(
            speaker.key("table-token", token=speaker.name(f"symbol-{TOKENS[table.token]}")), style="bold yellow"
        )
        line.append("   ")
    line.append(speaker.key("table-bag"), style="dim")
    bag = sight.next_bag()
    total = max(1, sum(bag))
    for token, full in enumerate(BAG):
        left = bag[token]
        sign = "joker" if token == JOKER else short(token, speaker)
        line.append(f"  {sign} {left}/{full}", style="dim" if left == 0 else "")
        line.append(f" {100 * left / total:.0f}%", style="dim")
    if table.herald >= 0:
        line.append(f"\n{speaker.key('table-herald', player=speaker.player(table.herald))}", style="dim")
        line.append(f"   {speaker.key('table-supply', common=table.common, pile=len(table.deck))}", style="dim")
    return line


def _fields(box: Box, mission: int, cover: int | None, speaker: Speaker) -> Text:
    """The fields of a mission; with a cover, which of them have legions."""
    text = Text()
    for symbol in box.symbols[mission]:
        there = 0 if cover is None else cover >> 3 * symbol & 7
        for field in range(box.need[mission] >> 3 * symbol & 7):
            if text:
                text.append(" ")
            if cover is None:
                text.append(short(symbol, speaker))
            elif field < there:
                text.append(f"■{short(symbol, speaker)}", style="bold red")
            else:
                text.append(f"□{short(symbol, speaker)}")
    return text


def _goods(box: Box, mission: int, speaker: Speaker) -> str:
    goods = [speaker.key("table-wheat")] * box.wheat[mission] + [speaker.key("table-gold")] * box.gold[mission]
    return " ".join(goods)


def _title(box: Box, mission: int) -> Text:
    return Text(box.titles[mission], style=STYLES[COLOURS[box.colour[mission]]])


def _facts(box: Box, mission: int, speaker: Speaker) -> Text:
    """Colour, points, goods and effect in one line."""
    facts = [
        speaker.name(f"colour-{COLOURS[box.colour[mission]]}"),
        speaker.key("table-points", points=box.points[mission]),
    ]
    goods = _goods(box, mission, speaker)
    if goods:
        facts.append(goods)
    text = Text(", ".join(facts) + ". ")
    text.append(speaker.say(effect_words(box, mission)), style="red" if box.kind[mission] in RED else "dim")
    return text


class Cards:
    """Missions that lie open, with a title."""

    def __init__(self, sight: AugustusSight, key: str, missions: Sequence[int], speaker: Speaker) -> None:
        box = sight.box
        self.lines: list[RenderableType] = [Text(speaker.key(key), style="bold")]
        for mission in missions:
            draws = speaker.key("table-draws", draws=round(sight.draws(mission), 1))
            fields = _fields(box, mission, None, speaker)
            self.lines.append(Text.assemble("  ", _title(box, mission), "   ", fields, "   ", (draws, "dim")))
            self.lines.append(Padding(_facts(box, mission, speaker), (0, 0, 0, 6), expand=False))
        self.lines.append(Text())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Line by line."""
        yield from self.lines


def _rewards(sight: AugustusSight, speaker: Speaker) -> RenderableType:
    """Who holds each, and after an arrow who lacks one mission for it."""
    table = sight.table
    lines: list[RenderableType] = [Text(speaker.key("table-rewards"), style="bold")]
    for tiles in (range(FIRST_COUNT), range(FIRST_COUNT, GOLD), range(GOLD, len(REWARDS))):
        line = Text()
        for tile in tiles:
            holder = table.tiles[tile]
            line.append(",  " if line else "")
            style = "dim" if holder >= 0 and tile < GOLD else ""
            line.append(f"{speaker.name(f'reward-{REWARDS[tile]}')} {sight.box.rewards[tile]}", style=style)
            if holder >= 0:
                line.append(f" ({speaker.player(holder)})", style=style)
            need = needed(table, sight.box, tile)
            close = [
                speaker.player(seat)
                for seat in range(sight.setup.seats)
                if near(table, seat, tile, possessed(table, sight.box, seat, tile), need)
            ]
            if close and table.phase != OVER:
                line.append(f" → {', '.join(close)}", style="bold")
        lines.append(Padding(line, (0, 0, 0, 2)))
    return Group(*lines)


def _player(sight: AugustusSight, seat: int, speaker: Speaker) -> RenderableType:
    table = sight.table
    box = sight.box
    own = seat == sight.seat
    mark = "▸ " if seat in sight.acting else "  "
    head = Text(mark + speaker.player(seat), style="bold")
    facts = speaker.key(
        "table-player",
        legions=table.supply[seat],
        points=score(table, box, seat),
        gold=output(table, box, seat, GOLD),
        wheat=output(table, box, seat, WHEAT),
    )
    head.append(f"   {facts}", style="not bold")
    lines: list[RenderableType] = [head]
    for mission in table.progress[seat]:
        cover = table.cover[mission]
        free = box.need[mission] - cover
        waits = (
            speaker.key("table-waiting")
            if free == 0
            else speaker.key("table-draws", draws=round(sight.draws(mission), 1))
        )
        line = Text.assemble(
            "    ", _title(box, mission), "   ", _fields(box, mission, cover, speaker), "   ", (waits, "dim")
        )
        lines.append(line)
        if own:
            lines.append(Padding(_facts(box, mission, speaker), (0, 0, 0, 8)))
    if table.controlled[seat]:
        text = Text(f"    {speaker.key('table-controls', count=len(table.controlled[seat]))} ")
        for number, mission in enumerate(table.controlled[seat]):
            text.append(", " if number else "")
            text.append_text(_title(box, mission))
        lines.append(text)
    plan = [typeable(sight.setup.say(seat, move), speaker) for move in table.plans[seat]] if own else []
    if plan:
        lines.append(Text(f"    {speaker.key('table-plan', moves=', '.join(plan))}", style="cyan"))
    return Group(*lines)


def _sheet(sight: AugustusSight, speaker: Speaker) -> Grid:
    """The score sheet, line by line as in the rulebook."""
    table = sight.table
    box = sight.box
    grid = Grid(box=None, padding=(0, 2), header_style="bold", pad_edge=False)
    grid.add_column("")
    for seat in range(sight.setup.seats):
        star = "★ " if sight.outcome is not None and seat in sight.outcome.winners else ""
        grid.add_column(Text(star + speaker.player(seat)[:12]), justify="right")
    rows = (("table-sheet-rewards", reward_points), ("table-sheet-missions", mission_points))
    for key, points in (*rows, ("table-sheet-effects", final_effects)):
        grid.add_row(speaker.key(key), *[str(points(table, box, seat)) for seat in range(sight.setup.seats)])
    totals = [Text(str(score(table, box, seat)), style="bold") for seat in range(sight.setup.seats)]
    grid.add_row(Text(speaker.key("table-sheet-total"), style="bold"), *totals)
    return grid


def legend(speaker: Speaker) -> RenderableType:
    """What the signs mean."""
    signs = ", ".join(
        f"{short(symbol, speaker)} {speaker.name(f'symbol-{SYMBOLS[symbol]}')}" for symbol in range(JOKER)
    )
    return Group(Text(speaker.key("table-legend-symbols", signs=signs)), Text(speaker.key("table-legend-typing")))


def odds(sight: AugustusSight, speaker: Speaker) -> RenderableType | None:
    """The chances of the next token, and of the own missions and those in the row."""
    if sight.table.phase == OVER:
        return None
    told: dict[str, Any] = aid(sight)
    bag = {TOKENS[token]: count for token, count in enumerate(sight.next_bag())}
    parts = [calculator.draw_next(told["next"], bag, speaker)]
    if told["missions"]:
        parts += [Text(), calculator.draw_missions(told, sight.box.titles, speaker)]
    return Group(*parts)


# What happened

_QUIET: Final = ("plan", "plan_completes", "ready", "reveal", "passed")
_LOUD: Final = {
    "token": "bold yellow",
    "joker": "bold yellow",
    "ave": "bold green",
    "strikes": "bold red",
    "lost": "red",
    "reward": "bold magenta",
    "reward_passes": "bold magenta",
    "scored": "bold",
}


def story(events: Sequence[Event], speaker: Speaker) -> list[Text]:
    """Every event is a sentence, but what is only thought, and what is dealt to others, is left out."""
    lines: list[Text] = []
    for event in events:
        kind = event.kind.name
        if kind not in _QUIET and not event.hidden:
            style = _LOUD.get(kind, "")
            indent = "" if kind in ("token", "joker") else "  "
            lines.append(Text(f"{indent}{speaker.say(event.message())}", style=style))
    return lines


# What to choose and to type


def label(sight: AugustusSight, move: int, speaker: Speaker) -> str:
    """A move in a list: as it is typed, and whose it is; all else is in the drawing."""
    said = sight.setup.game.say(sight.setup, move)
    parts = said.split()
    typed = typeable(said, speaker)
    if len(parts) == 1 or parts[0] == "lose":
        sentence = speaker.say(sight.describe(move))
        return typed if fold(sentence) == fold(typed) else f"{typed}: {sentence}"
    if parts[0] == "give":
        return f"{typed}: {speaker.player(int(parts[1]) - 1)}"
    return f"{typed}: {sight.box.names[int(parts[1]) - 1]}"


def typeable(said: str, speaker: Speaker) -> str:
    """A move of the notation in the words of the reader's language: `połóż 12 tarcza`."""
    verb, *rest = said.split()
    words = [speaker.forms(f"type-{verb}")[0]]
    return " ".join([*words, *[speaker.name(f"symbol-{word}") if word in SYMBOLS else word for word in rest]])


def spoken(setup: Setup) -> list[Spoken]:
    """`put 19 shield`, `połóż 19 tarcza`, or just `19 sh`, which puts rather than moves a legion."""
    box = cast(Box, setup.box)
    missions: list[Slot] = [(str(number), name) for number, name in enumerate(box.names, start=1)]
    symbols: dict[str, Slot] = {word: (NameRef(f"symbol-{word}"), word) for word in SYMBOLS}
    found: list[Spoken] = []
    for move in range(setup.space):
        verb, *rest = notation.say(move).split()
        slots: list[Slot] = [(NameRef(f"type-{verb}"), verb)]
        if rest:
            slots.append((rest[0],) if verb == "give" else missions[int(rest[0]) - 1])
        if len(rest) > 1:
            slots.append(symbols[rest[1]])
        # A verb may be left out where nothing else would be meant.
        short = (tuple(slots[1:]),) if rest and verb not in ("bring", "from", "remove") else ()
        found.append(Spoken(verb, (tuple(slots), *short)))
    return found
