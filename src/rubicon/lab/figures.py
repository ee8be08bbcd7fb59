"""Results as drawings: SVG by ourselves, PNG from the same drawing where the extra `plots` is installed.

Words come from the text of the house, in the language of the speaker.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from rubicon.core.message import Message
from rubicon.lab.arena import ArenaResult
from rubicon.lab.league import League
from rubicon.lab.lineup import LabError
from rubicon.text import Speaker

INK = "#2b2320"
FAINT = "#cfc4b8"
RED = "#8c2f39"
BLUE = "#2f5d8c"
WIDTH = 760
LEFT = 150
ROW = 34


def arena_figure(result: ArenaResult, speaker: Speaker) -> str:
    """Every entrant's share of the victories with its interval, and where equals would be."""
    rows = sorted(result.rows, key=lambda row: -row.share)
    title = speaker.key("figure-arena", game=game_name(result.game, speaker), games=result.games)
    drawing = _Drawing(title, len(rows), 0.0, 1.0)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawing.tick(share, f"{share:.0%}")
    drawing.mark(1 / result.seats)
    for number, row in enumerate(rows):
        drawing.row(number, short(row.label), row.low, row.share, row.high, percent(row.share, speaker))
    return drawing.done()


def ladder(league: League, speaker: Speaker) -> str:
    """The ratings, the best on top."""
    low = min(rating.low for rating in league.ladder)
    high = max(rating.high for rating in league.ladder)
    title = speaker.key("figure-ladder", game=game_name(league.game, speaker))
    drawing = _Drawing(title, len(league.ladder), low, high)
    step = next(size for size in (25, 50, 100, 200, 500, 1000, 10000) if (high - low) / size <= 8)
    for value in range(int(low // step) * step, int(high) + step, step):
        if low <= value <= high:
            drawing.tick(value, str(value))
    for number, rating in enumerate(league.ladder):
        drawing.row(number, short(rating.bot), rating.low, rating.elo, rating.high, f"{rating.elo:+.0f}")
    return drawing.done()


def matrix(league: League, speaker: Speaker) -> str:
    """What each won against each other: read a bot's own row."""
    bots = [rating.bot for rating in league.ladder]
    cell = min(90, (WIDTH - LEFT - 20) // len(bots))
    height = 90 + ROW * len(bots)
    parts = _open(height, speaker.key("figure-matrix", game=game_name(league.game, speaker)))
    for column, bot in enumerate(bots):
        parts.append(_text(LEFT + cell * column + cell / 2, 62, short(bot, 11), anchor="middle"))
    for row, bot in enumerate(bots):
        y = 74 + ROW * row
        parts.append(_text(LEFT - 10, y + 21, short(bot), anchor="end", bold=True))
        for column, rival in enumerate(bots):
            x = LEFT + cell * column
            share = league.share(bot, rival)
            parts.append(f'<rect x="{x}" y="{y}" width="{cell - 2}" height="{ROW - 2}" rx="3" fill="{_heat(share)}"/>')
            if share is not None:
                colour = "#fff" if abs(share - 0.5) > 0.3 else INK
                parts.append(_text(x + cell / 2 - 1, y + 21, f"{share * 100:.0f}%", anchor="middle", colour=colour))
    return "\n".join([*parts, "</svg>", ""])


def lengths(league: League, speaker: Speaker) -> str:
    """How long the games of each bot were: half of all games within the box."""
    high = max(length.longest for length in league.lengths)
    drawing = _Drawing(
        speaker.key("figure-lengths", game=game_name(league.game, speaker)), len(league.lengths), 0.0, high
    )
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**6) if high / size <= 9)
    for value in range(0, high + 1, step):
        drawing.tick(value, str(value))
    for number, length in enumerate(league.lengths):
        drawing.box(number, short(length.bot), length.quarter, length.three_quarters)
        drawing.row(number, "", length.shortest, length.half, length.longest, f"{length.half:.0f}")
    return drawing.done()


def page(league: League, speaker: Speaker) -> str:
    """All of it on one page that needs nothing else, with the numbers as a table."""
    say = speaker.key
    heads = [say("figure-bot"), "Elo", "95%", say("figure-thinking")]
    rows = "".join(
        f"<tr><th>{escape(short(rating.bot))}</th><td>{rating.elo:+.0f}</td>"
        f"<td>{rating.low:+.0f} … {rating.high:+.0f}</td>"
        f"<td>{league.seconds_per_decision[rating.bot] * 1000:.1f} ms</td></tr>"
        for rating in league.ladder
    )
    chosen = ", ".join([f"{name}={value}".lower() for name, value in league.options.items()])
    about = say("figure-about", games=league.games, seats=league.seats, seed=str(league.seed))
    figures = "".join(f"<figure>{draw(league, speaker)}</figure>" for draw in (ladder, matrix, lengths))
    title = escape(say("figure-league", game=game_name(league.game, speaker)))
    return f"""<!doctype html>
<html lang="{speaker.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }}
body {{ color: {INK}; background: #f7f2ea }}
figure {{ margin: 1.5rem 0; background: #fff; border-radius: 8px; padding: .5rem }}
svg {{ width: 100%; height: auto; display: block }}
table {{ border-collapse: collapse }}
th, td {{ padding: .25rem .9rem .25rem 0; text-align: right }}
th:first-child {{ text-align: left }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1d1917; color: #efe6da }} }}
</style>
<h1>{title}</h1>
<p>{escape(about)}{"<br>" + escape(chosen) if chosen else ""}</p>
<table><tr>{"".join(f"<th>{escape(head)}</th>" for head in heads)}</tr>{rows}</table>
{figures}
</html>
"""


def save(drawing: str, path: Path) -> None:
    """Write a drawing into a file: as PNG if its name ends so, else as SVG."""
    png = path.suffix.casefold() == ".png"
    data = to_png(drawing) if png else drawing.encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise LabError(Message("lab-file", {"file": str(path), "why": error.strerror or str(error)})) from None


def to_png(drawing: str) -> bytes:
    """The drawing as PNG, twice as fine as its size in points; says what is missing without the extra `plots`."""
    try:
        import resvg_py
    except ImportError:
        raise LabError(Message("lab-png")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=2))


def has_png() -> bool:
    """Whether drawings can be turned into PNG here."""
    from importlib.util import find_spec

    return find_spec("resvg_py") is not None


def short(name: str, most: int = 16) -> str:
    """A bot's name as it fits beside a drawing; of a file only its own name."""
    name = Path(name).name if name.endswith(".py") else name
    return name if len(name) <= most else name[: most - 1] + "…"


def game_name(game: str, speaker: Speaker) -> str:
    """What people call the game."""
    return Speaker(speaker.language, game).key("game")


def percent(share: float, speaker: Speaker) -> str:
    """A share with one decimal."""
    return f"{share * 100:.1f}".replace(".", speaker.key("cli-decimal")) + "%"


class _Drawing:
    """Rows with a name on the left and something drawn along a scale."""

    def __init__(self, title: str, rows: int, low: float, high: float) -> None:
        self.height = 80 + ROW * rows
        self.low = low
        self.span = (high - low) or 1.0
        self.parts = _open(self.height, title)

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / self.span * (WIDTH - LEFT - 90)

    def tick(self, value: float, text: str) -> None:
        x = self.x(value)
        self.parts.append(f'<path d="M{x:.1f} 44V{self.height - 26}" stroke="{FAINT}" stroke-width="1"/>')
        self.parts.append(_text(x, self.height - 10, text, anchor="middle"))

    def mark(self, value: float) -> None:
        """A dashed line to compare with."""
        dash = 'stroke-dasharray="5 4"'
        self.parts.append(f'<path d="M{self.x(value):.1f} 44V{self.height - 26}" stroke="{BLUE}" {dash}/>')

    def row(self, number: int, name: str, low: float, middle: float, high: float, text: str) -> None:
        y = 62 + ROW * number
        left, centre, right = self.x(low), self.x(middle), self.x(high)
        self.parts.append(_text(LEFT - 10, y + 5, name, anchor="end", bold=True))
        self.parts.append(
            f'<path d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 6}v12M{right:.1f} {y - 6}v12" '
            f'stroke="{RED}" stroke-width="2"/>'
        )
        self.parts.append(f'<circle cx="{centre:.1f}" cy="{y}" r="5" fill="{RED}"/>')
        self.parts.append(_text(WIDTH - 12, y + 5, text, anchor="end"))

    def box(self, number: int, name: str, quarter: float, three_quarters: float) -> None:
        y = 62 + ROW * number
        left, right = self.x(quarter), self.x(three_quarters)
        self.parts.append(_text(LEFT - 10, y + 5, name, anchor="end", bold=True))
        self.parts.append(
            f'<rect x="{left:.1f}" y="{y - 9}" width="{max(2.0, right - left):.1f}" height="18" rx="3" fill="{FAINT}"/>'
        )

    def done(self) -> str:
        return "\n".join([*self.parts, "</svg>", ""])


def _open(height: int, title: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        'font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(16, 26, title, bold=True, size=16),
    ]


def _text(
    x: float, y: float, text: str, *, anchor: str = "start", bold: bool = False, colour: str = INK, size: int = 0
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    bigger = f' font-size="{size}"' if size else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"{weight}{bigger}>{escape(text)}</text>'


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
    import csv

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    except OSError as error:
        raise LabError(Message("lab-file", {"file": str(path), "why": error.strerror or str(error)})) from None
