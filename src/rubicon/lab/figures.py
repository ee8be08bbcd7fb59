"""What came of arenas and leagues, drawn and as tables. Words are in the speaker's language."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rubicon.core.message import Message
from rubicon.games import find
from rubicon.lab import drawing
from rubicon.lab.arena import ArenaResult
from rubicon.lab.drawing import INK, NARROW, ROW, WIDTH, Rows, game_name, rated, short, signed
from rubicon.lab.league import League
from rubicon.lab.lineup import LabError
from rubicon.text import Speaker, bars, has

HEADS = {WIDTH: (13, 8), NARROW: (11, 6)}
"""How large the letters above the matrix are, and about how wide."""


def arena_figure(result: ArenaResult, speaker: Speaker) -> str:
    """Every entrant's share of the victories with its interval, and where equals would be."""
    rows = sorted(result.rows, key=lambda row: -row.share)
    title = speaker.key("figure-arena", game=game_name(result.game, speaker), games=result.games)
    drawn = Rows(title, len(rows), 0.0, 1.0)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn.tick(share, f"{share:.0%}")
    if result.seats > 1:
        drawn.mark(1 / result.seats, speaker.key("figure-equal"))
    for number, row in enumerate(rows):
        drawn.row(number, row.label, row.low, row.share, row.high, bars.percent(speaker, row.share))
    return drawn.done()


def ladder(league: League, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> str:
    """The ratings, the best on top."""
    ends = [end for rating in league.ladder for end in (rating.low, rating.high) if end is not None]
    room = 0.12 * (max(ends) - min(ends)) if len(ends) < 2 * len(league.ladder) else 0.0  # for arrows
    low, high = min(ends) - room, max(ends) + room
    drawn = Rows(_title(league, "ladder", speaker) if titled else "", len(league.ladder), low, high, width)
    for value in drawing.ticks(low, high, drawn.most(8)):
        drawn.tick(value, signed(value))
    for number, rating in enumerate(league.ladder):
        words = rated(rating.elo, rating.low, rating.high).split(" ±")[0]
        drawn.row(number, rating.bot, rating.low, rating.elo, rating.high, words)
    return drawn.done()


def matrix(league: League, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> str:
    """What each won against each other: read a bot's own row."""
    bots = [rating.bot for rating in league.ladder]
    left = drawing.left(width)
    cell = min(90, (width - left - 8) // len(bots))
    height = 90 + ROW * len(bots)
    parts = drawing.opened(height, _title(league, "matrix", speaker) if titled else "", width)
    size, letter = HEADS[width]
    for column, bot in enumerate(bots):
        middle = left + cell * column + cell / 2 - 1
        parts.append(drawing.text(middle, 62, short(bot, cell // letter), anchor="middle", size=size))
    for row, bot in enumerate(bots):
        y = 74 + ROW * row
        parts.append(drawing.text(left - 10, y + 21, short(bot, drawing.letters(width)), anchor="end", bold=True))
        for column, rival in enumerate(bots):
            x = left + cell * column
            share = league.share(bot, rival)
            fill = f'fill="{_heat(share)}"' + (' class="nobody"' if share is None else "")
            parts.append(f'<rect x="{x}" y="{y}" width="{cell - 2}" height="{ROW - 2}" rx="3" {fill}/>')
            if share is not None:
                colour = "#fff" if abs(share - 0.5) > 0.3 else INK
                words = f"{share * 100:.0f}%"
                parts.append(drawing.text(x + cell / 2 - 1, y + 21, words, anchor="middle", colour=colour, kind="cell"))
    return drawing.closed(parts)


def lengths(league: League, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> str:
    """How long the games of each bot were, in the order of the ladder: half of all games within the box."""
    high = max(length.longest for length in league.lengths)
    title = _title(league, "lengths", speaker) if titled else ""
    drawn = Rows(title, len(league.lengths), 0.0, float(high), width)
    for value in drawing.ticks(0, high, drawn.most(9)):
        drawn.tick(value, str(value))
    of = {length.bot: length for length in league.lengths}
    for number, rating in enumerate(league.ladder):
        length = of[rating.bot]
        drawn.box(number, length.quarter, length.three_quarters)
        drawn.row(number, length.bot, length.shortest, length.half, length.longest, f"{length.half:.0f}")
    return drawn.done()


def page(league: League, speaker: Speaker) -> str:
    """All of it on one page that needs nothing else, with the numbers as a table."""
    say = speaker.key
    rows = [
        [
            short(rating.bot),
            rated(rating.elo, rating.low, rating.high),
            bars.duration(speaker, league.seconds_per_decision[rating.bot]),
        ]
        for rating in league.ladder
    ]
    body = [drawing.paragraph(say("figure-about", games=league.games, seats=league.seats, seed=str(league.seed)))]
    chosen = _options(league, speaker)
    if chosen:
        body.append(drawing.paragraph(chosen))
    body.append(drawing.table([say("figure-bot"), "Elo (95%)", say("figure-thinking")], rows, numbers=(1, 2)))
    for name, draw in (("ladder", ladder), ("matrix", matrix), ("lengths", lengths)):
        body.append(drawing.figure(partial(_untitled, draw, league, speaker), say(f"figure-{name}")))
    return drawing.page(say("figure-league", game=game_name(league.game, speaker)), speaker.language, body)


def _untitled(draw: Callable[..., str], league: League, speaker: Speaker, width: int) -> str:
    """On a page the caption says what it is."""
    return draw(league, speaker, width, titled=False)


def _title(league: League, name: str, speaker: Speaker) -> str:
    """Of a drawing that stands alone."""
    return f"{game_name(league.game, speaker)} · {speaker.key(f'figure-{name}')}"


def _options(league: League, speaker: Speaker) -> str:
    """What was played otherwise than usual, in words."""
    words = Speaker(speaker.language, league.game)
    parts: list[str] = []
    for option in find(league.game).options:
        value = league.options.get(option.name, option.default)
        if value != option.default:
            name = words.key(f"option-{option.name}")
            key = f"option-{option.name}-{value}"
            if isinstance(value, bool):
                parts.append(name if value else words.key("figure-not", option=name))
            else:
                parts.append(f"{name}: {words.key(key) if has(key, words.language, league.game) else value}")
    return "; ".join(parts)


def _heat(share: float | None) -> str:
    """From blue for lost to red for won."""
    if share is None:
        return "#f1ebe2"
    weight = min(1.0, abs(share - 0.5) * 2)
    goal = (140, 47, 57) if share > 0.5 else (47, 93, 140)
    red, green, blue = [round(245 + (part - 245) * weight) for part in goal]
    return f"#{red:02x}{green:02x}{blue:02x}"


def table_rows(result: ArenaResult) -> list[dict[str, Any]]:
    """An arena's rows for a CSV file."""
    return [row._asdict() for row in result.rows]


def league_rows(league: League) -> list[dict[str, Any]]:
    """A league's pairings for a CSV file."""
    return [
        {
            "first": pairing.first,
            "second": pairing.second,
            "games": pairing.games,
            "share": pairing.share.mean,
            "low": pairing.share.low,
            "high": pairing.share.high,
            "length": pairing.length,
        }
        for pairing in league.pairings
    ]


def save_table(rows: Sequence[dict[str, Any]], path: Path) -> None:
    """Rows into a CSV file, with a line of names."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    except OSError as error:
        raise LabError(Message("lab-file", {"file": str(path), "why": error.strerror or str(error)})) from None
