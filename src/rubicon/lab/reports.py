"""What came of arenas and leagues, as a page and as tables. Words are in the speaker's language."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rubicon.games import find
from rubicon.lab import pages
from rubicon.lab.arena import ArenaResult
from rubicon.lab.labels import game_name, rated, short
from rubicon.lab.league import League
from rubicon.text import Speaker, bars, has


def page(league: League, speaker: Speaker) -> str:
    """All of it on one page that needs nothing else, with the numbers as a table."""
    say = speaker.key
    times = bars.durations(speaker, [league.seconds_per_decision[rating.bot] for rating in league.ladder])
    words = Speaker(speaker.language, league.game)
    sides = side_columns(words, league.seats, [league.seat_shares[rating.bot] for rating in league.ladder])
    rows = [
        [short(rating.bot), rated(rating.elo, rating.low, rating.high), *[values[i] for _, values in sides], times[i]]
        for i, rating in enumerate(league.ladder)
    ]
    body = [pages.paragraph(say("figure-about", games=league.games, seats=league.seats, seed=str(league.seed)))]
    chosen = _options(league, speaker)
    if chosen:
        body.append(pages.paragraph(chosen))
    titles = [say("figure-bot"), "Elo (95%)", *[title for title, _ in sides], say("figure-thinking")]
    body.append(pages.table(titles, rows, numbers=tuple(range(1, len(titles)))))
    body.append(pages.paragraph(say("cli-lab-elo")))
    if pages.has_plots():
        from rubicon.lab import plots

        for name, draw in plots.LEAGUE.items():
            body.append(plots.on_page(name, partial(draw, league, speaker, titled=False), say(f"figure-{name}")))
    return pages.page(say("figure-league", game=game_name(league.game, speaker)), speaker.language, body)


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


def table_rows(result: ArenaResult) -> list[dict[str, Any]]:
    """An arena's rows for a CSV file."""
    return [_with_seats(row._asdict()) for row in result.rows]


def league_rows(league: League) -> list[dict[str, Any]]:
    """A league's pairings for a CSV file."""
    return [
        _with_seats(
            {
                "first": pairing.first,
                "second": pairing.second,
                "games": pairing.games,
                "share": pairing.share.mean,
                "low": pairing.share.low,
                "high": pairing.share.high,
                "length": pairing.length,
                "seat_shares": pairing.seat_shares,
            }
        )
        for pairing in league.pairings
    ]


def _with_seats(row: dict[str, Any]) -> dict[str, Any]:
    """A row with a column for each seat instead of a list."""
    shares = row.pop("seat_shares")
    return {**row, **{f"share_in_seat_{seat + 1}": share for seat, share in enumerate(shares)}}


def side_columns(speaker: Speaker, seats: int, shares: Sequence[Sequence[float]]) -> list[tuple[str, list[str]]]:
    """Where seats are sides with names: for each a title, and what each row won with it, in percent."""
    return [
        (side, [bars.percent(speaker, in_seats[seat]) for in_seats in shares])
        for seat in range(seats)
        if (side := speaker.side(seat, seats))
    ]


def save_table(rows: Sequence[dict[str, Any]], path: Path) -> None:
    """Rows into a CSV file, with a line of names."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    pages.save(text.getvalue(), path)
