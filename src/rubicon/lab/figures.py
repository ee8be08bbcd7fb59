"""What came of arenas and leagues, drawn and as tables. Words are in the speaker's language."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rubicon.core.message import Message
from rubicon.lab import drawing
from rubicon.lab.arena import ArenaResult
from rubicon.lab.drawing import INK, LEFT, ROW, WIDTH, Rows, game_name, rated, short, signed
from rubicon.lab.league import League
from rubicon.lab.lineup import LabError
from rubicon.text import Speaker, bars


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
        drawn.row(number, short(row.label), row.low, row.share, row.high, bars.percent(speaker, row.share))
    return drawn.done()


def ladder(league: League, speaker: Speaker) -> str:
    """The ratings, the best on top."""
    ends = [end for rating in league.ladder for end in (rating.low, rating.high) if end is not None]
    room = 0.12 * (max(ends) - min(ends)) if len(ends) < 2 * len(league.ladder) else 0.0  # for arrows
    low, high = min(ends) - room, max(ends) + room
    drawn = Rows(speaker.key("figure-ladder", game=game_name(league.game, speaker)), len(league.ladder), low, high)
    for value in drawing.ticks(low, high, 8):
        drawn.tick(value, signed(value))
    for number, rating in enumerate(league.ladder):
        words = rated(rating.elo, rating.low, rating.high).split(" ±")[0]
        drawn.row(number, short(rating.bot), rating.low, rating.elo, rating.high, words)
    return drawn.done()


def matrix(league: League, speaker: Speaker) -> str:
    """What each won against each other: read a bot's own row."""
    bots = [rating.bot for rating in league.ladder]
    cell = min(90, (WIDTH - LEFT - 20) // len(bots))
    height = 90 + ROW * len(bots)
    parts = drawing.opened(height, speaker.key("figure-matrix", game=game_name(league.game, speaker)))
    for column, bot in enumerate(bots):
        parts.append(drawing.text(LEFT + cell * column + cell / 2, 62, short(bot, cell // 8), anchor="middle"))
    for row, bot in enumerate(bots):
        y = 74 + ROW * row
        parts.append(drawing.text(LEFT - 10, y + 21, short(bot), anchor="end", bold=True))
        for column, rival in enumerate(bots):
            x = LEFT + cell * column
            share = league.share(bot, rival)
            parts.append(f'<rect x="{x}" y="{y}" width="{cell - 2}" height="{ROW - 2}" rx="3" fill="{_heat(share)}"/>')
            if share is not None:
                colour = "#fff" if abs(share - 0.5) > 0.3 else INK
                words = f"{share * 100:.0f}%"
                parts.append(drawing.text(x + cell / 2 - 1, y + 21, words, anchor="middle", colour=colour))
    return drawing.closed(parts)


def lengths(league: League, speaker: Speaker) -> str:
    """How long the games of each bot were, in the order of the ladder: half of all games within the box."""
    high = max(length.longest for length in league.lengths)
    drawn = Rows(
        speaker.key("figure-lengths", game=game_name(league.game, speaker)), len(league.lengths), 0.0, float(high)
    )
    for value in drawing.ticks(0, high, 9):
        drawn.tick(value, str(value))
    of = {length.bot: length for length in league.lengths}
    for number, rating in enumerate(league.ladder):
        length = of[rating.bot]
        drawn.box(number, length.quarter, length.three_quarters)
        drawn.row(number, short(length.bot), length.shortest, length.half, length.longest, f"{length.half:.0f}")
    return drawn.done()


def page(league: League, speaker: Speaker) -> str:
    """All of it on one page that needs nothing else, with the numbers as a table."""
    say = speaker.key
    rows = [
        [
            short(rating.bot),
            rated(rating.elo, rating.low, rating.high),
            bars.number(speaker, league.seconds_per_decision[rating.bot] * 1000) + " ms",
        ]
        for rating in league.ladder
    ]
    body = [drawing.paragraph(say("figure-about", games=league.games, seats=league.seats, seed=str(league.seed)))]
    if league.options:
        body.append(drawing.paragraph(", ".join([f"{name}={value}".lower() for name, value in league.options.items()])))
    body.append(drawing.table([say("figure-bot"), "Elo (95%)", say("figure-thinking")], rows, numbers=(1, 2)))
    body += [drawing.figure(draw(league, speaker)) for draw in (ladder, matrix, lengths)]
    return drawing.page(say("figure-league", game=game_name(league.game, speaker)), speaker.language, body)


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
