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
    rows = [
        [short(rating.bot), rated(rating.elo, rating.low, rating.high), time]
        for rating, time in zip(league.ladder, times, strict=True)
    ]
    body = [pages.paragraph(say("figure-about", games=league.games, seats=league.seats, seed=str(league.seed)))]
    chosen = _options(league, speaker)
    if chosen:
        body.append(pages.paragraph(chosen))
    body.append(pages.table([say("figure-bot"), "Elo (95%)", say("figure-thinking")], rows, numbers=(1, 2)))
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
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    pages.save(text.getvalue(), path)
