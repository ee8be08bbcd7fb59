"""The table of Augustus in a terminal: how it is drawn, and what may be typed there (see `rubicon.cli.drawing`).

Symbols are the first two letters of their words in the notation, so that what is
seen is what can be typed: `put 19 sh`, or just `19 sh`. A legion is a filled
square before its field; a free field has an empty one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rubicon.core.events import Event
from rubicon.games.augustus.box import BAG, COLOURS, FIRST_COUNT, GOLD, JOKER, RED, REWARDS, SYMBOLS, TOKENS, WHEAT, Box
from rubicon.games.augustus.odds import expected
from rubicon.games.augustus.offers import output
from rubicon.games.augustus.scoring import final_effects, mission_points, reward_points, score
from rubicon.games.augustus.sight import AugustusSight, effect_words
from rubicon.games.augustus.standings import near
from rubicon.games.augustus.table import OVER
from rubicon.text import Speaker

STYLES: Final = {"senator": "bold white", "green": "green", "pink": "magenta", "orange": "yellow"}
"""The style of each colour; its word is always there too."""


def short(symbol: int) -> str:
    """`sw`, `sh`, `ch`, `ca`, `st`, `da`: enough to type."""
    return SYMBOLS[symbol][:2]


# The table


def draw(sight: AugustusSight, speaker: Speaker) -> RenderableType:
    """The bag, the row, the rewards, and everybody's missions; at the end the score sheet."""
    table = sight.table
    if table.phase == OVER:
        return Group(_sheet(sight, speaker), Text(), _rewards(sight, speaker))
    parts: list[RenderableType] = [_bag(sight, speaker), Text()]
    own = sight.seat
    if own is not None and table.hands[own]:
        parts += [
            Text(speaker.key("table-hand"), style="bold"),
            _cards(sight, sorted(table.hands[own]), speaker),
            Text(),
        ]
    parts += [Text(speaker.key("table-row"), style="bold"), _cards(sight, table.row, speaker), Text()]
    parts += [_rewards(sight, speaker), Text()]
    seats = list(range(sight.setup.seats))
    if own is not None:
        seats = [seat for seat in seats if seat != own] + [own]
    for seat in seats:
        parts.append(_player(sight, seat, speaker))
    return Group(*parts)


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
        sign = "joker" if token == JOKER else short(token)
        line.append(f"  {sign} {left}/{full}", style="dim" if left == 0 else "")
        line.append(f" {100 * left // total}%", style="dim")
    if table.herald >= 0:
        line.append(f"\n{speaker.key('table-herald', player=speaker.player(table.herald))}", style="dim")
        line.append(f"   {speaker.key('table-supply', common=table.common, pile=len(table.deck))}", style="dim")
    return line


def _fields(box: Box, mission: int, cover: int | None) -> Text:
    """The fields of a mission; with a cover, which of them have legions."""
    text = Text()
    for symbol in box.symbols[mission]:
        there = 0 if cover is None else cover >> 3 * symbol & 7
        for field in range(box.need[mission] >> 3 * symbol & 7):
            if text:
                text.append(" ")
            if cover is None:
                text.append(short(symbol))
            elif field < there:
                text.append(f"■{short(symbol)}", style="bold red")
            else:
                text.append(f"□{short(symbol)}")
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


def _cards(sight: AugustusSight, missions: Sequence[int], speaker: Speaker) -> RenderableType:
    box = sight.box
    lines: list[RenderableType] = []
    for mission in missions:
        draws = speaker.key("table-draws", draws=round(expected(box.need[mission]), 1))
        head = Text.assemble("  ", _title(box, mission), "   ", _fields(box, mission, None), "   ", (draws, "dim"))
        lines += [head, Padding(_facts(box, mission, speaker), (0, 0, 0, 6))]
    return Group(*lines)


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
            close = [speaker.player(seat) for seat in range(sight.setup.seats) if near(table, sight.box, seat, tile)]
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
            speaker.key("table-waiting") if free == 0 else speaker.key("table-draws", draws=round(expected(free), 1))
        )
        line = Text.assemble("    ", _title(box, mission), "   ", _fields(box, mission, cover), "   ", (waits, "dim"))
        lines.append(line)
        if own:
            lines.append(Padding(_facts(box, mission, speaker), (0, 0, 0, 8)))
    if table.controlled[seat]:
        text = Text(f"    {speaker.key('table-controls', count=len(table.controlled[seat]))} ")
        for number, mission in enumerate(table.controlled[seat]):
            text.append(", " if number else "")
            text.append_text(_title(box, mission))
        lines.append(text)
    plan = [sight.setup.say(seat, move) for move in table.plans[seat]] if own else []
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
    signs = ", ".join(f"{short(symbol)} {speaker.name(f'symbol-{SYMBOLS[symbol]}')}" for symbol in range(JOKER))
    return Group(Text(speaker.key("table-legend-symbols", signs=signs)), Text(speaker.key("table-legend-typing")))


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
    if len(parts) == 1:
        return f"{said}: {speaker.say(sight.describe(move))}"
    if parts[0] == "give":
        return f"{said}: {speaker.player(int(parts[1]) - 1)}"
    return f"{said}: {sight.box.names[int(parts[1]) - 1]}"


def read(text: str, sight: AugustusSight, speaker: Speaker) -> int | None:
    """`19 sh`: the one legal move about that field; putting a legion comes before moving one."""
    parts = text.casefold().split()
    if len(parts) != 2 or not parts[0].isdecimal():
        return None
    found: list[int] = []
    for move in sight.moves:
        said = sight.setup.game.say(sight.setup, move).split()
        if len(said) == 3 and said[1] == parts[0] and said[2].startswith(parts[1]):
            found.append(move)
    if len(found) == 2 and sight.setup.game.say(sight.setup, found[0]).startswith("put"):
        return found[0]
    return found[0] if len(found) == 1 else None
