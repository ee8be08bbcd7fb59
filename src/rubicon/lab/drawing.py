"""What all drawings and pages of the laboratory are made of: SVG by ourselves, PNG from it where `plots` is installed.

A page needs nothing but itself: no script, no font, no other file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from rubicon.core.message import Message
from rubicon.lab.lineup import LabError
from rubicon.text import Speaker

INK = "#2b2320"
FAINT = "#cfc4b8"
RED = "#8c2f39"
BLUE = "#2f5d8c"
WIDTH = 760
LEFT = 150
ROW = 34
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 10**6)


# Words and numbers


def game_name(game: str, speaker: Speaker) -> str:
    """What people call the game."""
    return Speaker(speaker.language, game).key("game")


def short(name: str, most: int = 16) -> str:
    """A bot's name as it fits beside a drawing; of a file only its own name."""
    name = Path(name).name if name.endswith(".py") else name
    return name if len(name) <= most else name[: most - 1] + "…"


def signed(points: float) -> str:
    """`+120`, `−35`, `0`."""
    return f"{points:+.0f}".replace("-", "−") if abs(points) >= 0.5 else "0"


def rated(elo: float, low: float | None, high: float | None) -> str:
    """`+120 ± 35`; `≥ +310` of who won everything and may be any better than that, `≤ −310` of who won nothing."""
    if high is None:
        return f"≥ {signed(elo if low is None else low)}"
    if low is None:
        return f"≤ {signed(high)}"
    return f"{signed(elo)} ± {(high - low) / 2:.0f}"


def ticks(low: float, high: float, most: int) -> list[int]:
    """Round numbers from one end to the other, that many at most."""
    step = next(size for size in _STEPS if (high - low) / size <= most)
    return [value for value in range(int(low // step) * step, int(high) + 1, step) if value >= low]


# Drawings


def opened(height: int, title: str) -> list[str]:
    """The first lines of a drawing; `closed` makes it whole."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        'font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        text(16, 26, title, bold=True, size=16),
    ]


def closed(parts: list[str]) -> str:
    """The drawing as one text."""
    return "\n".join([*parts, "</svg>", ""])


def text(
    x: float, y: float, words: str, *, anchor: str = "start", bold: bool = False, colour: str = INK, size: int = 0
) -> str:
    """Words at a place."""
    weight = ' font-weight="bold"' if bold else ""
    sized = f' font-size="{size}"' if size else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"{weight}{sized}>{escape(words)}</text>'


class Rows:
    """A drawing of rows, each with a name on the left and something along a scale."""

    def __init__(self, title: str, rows: int, low: float, high: float) -> None:
        self.height = 80 + ROW * rows
        self.low = low
        self.span = (high - low) or 1.0
        self.parts = opened(self.height, title)

    def x(self, value: float) -> float:
        """Where on the paper a value is."""
        return LEFT + (value - self.low) / self.span * (WIDTH - LEFT - 90)

    def tick(self, value: float, words: str) -> None:
        """A line of the scale."""
        x = self.x(value)
        self.parts.append(f'<path d="M{x:.1f} 44V{self.height - 26}" stroke="{FAINT}" stroke-width="1"/>')
        self.parts.append(text(x, self.height - 10, words, anchor="middle"))

    def mark(self, value: float, words: str) -> None:
        """A dashed line to compare with."""
        x = self.x(value)
        self.parts.append(f'<path d="M{x:.1f} 48V{self.height - 26}" stroke="{BLUE}" stroke-dasharray="5 4"/>')
        self.parts.append(text(x, 43, words, anchor="middle", colour=BLUE, size=11))

    def row(self, number: int, name: str, low: float | None, middle: float, high: float | None, words: str) -> None:
        """A value and its interval; an end that nobody knows is an arrow to the edge, and then there is no value."""
        y = 62 + ROW * number
        left = self.x(self.low if low is None else low)
        right = self.x(self.low + self.span if high is None else high)
        ends = f"M{left:.1f} {y}H{right:.1f}"
        ends += f"M{left + 7:.1f} {y - 6}l-7 6l7 6" if low is None else f"M{left:.1f} {y - 6}v12"
        ends += f"M{right - 7:.1f} {y - 6}l7 6l-7 6" if high is None else f"M{right:.1f} {y - 6}v12"
        self._name(y, name)
        self.parts.append(f'<path d="{ends}" fill="none" stroke="{RED}" stroke-width="2"/>')
        if low is not None and high is not None:
            self.parts.append(f'<circle cx="{self.x(middle):.1f}" cy="{y}" r="5" fill="{RED}"/>')
        self.parts.append(text(WIDTH - 12, y + 5, words, anchor="end"))

    def box(self, number: int, low: float, high: float) -> None:
        """A broad bar behind a row."""
        y = 62 + ROW * number
        left, right = self.x(low), self.x(high)
        self.parts.append(
            f'<rect x="{left:.1f}" y="{y - 9}" width="{max(2.0, right - left):.1f}" height="18" rx="3" fill="{FAINT}"/>'
        )

    def _name(self, y: int, name: str) -> None:
        self.parts.append(text(LEFT - 10, y + 5, name, anchor="end", bold=True))

    def done(self) -> str:
        """The drawing."""
        return closed(self.parts)


# Pages


def page(title: str, language: str, body: Iterable[str]) -> str:
    """A page with this title, of these parts."""
    parts = "\n".join(body)
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }}
body {{ color: {INK}; background: #f7f2ea }}
h2::first-letter {{ text-transform: uppercase }}
figure {{ margin: 1.5rem 0; background: #fff; border-radius: 8px; padding: .5rem }}
svg {{ width: 100%; height: auto; display: block }}
.wide {{ overflow-x: auto }}
table {{ border-collapse: collapse; min-width: 60% }}
th, td {{ padding: .3rem 1.2rem .3rem 0; text-align: left; vertical-align: top }}
th {{ font-weight: 600 }}
tr + tr {{ border-top: 1px solid {FAINT} }}
.number {{ text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1d1917; color: #efe6da }} }}
</style>
<h1>{escape(title)}</h1>
{parts}
</html>
"""


def heading(words: str) -> str:
    """What the next part of a page is about."""
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    """Words on a page."""
    return f"<p>{escape(words)}</p>"


def figure(drawing: str) -> str:
    """A drawing on a page."""
    return f"<figure>{drawing}</figure>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """Rows with a line of names above; which columns are `numbers` stand on the right."""

    def line(tag: str, cells: Sequence[str]) -> str:
        marks = [' class="number"' if column in numbers else "" for column in range(len(cells))]
        parts = [f"<{tag}{mark}>{escape(cell)}</{tag}>" for mark, cell in zip(marks, cells, strict=True)]
        return "<tr>" + "".join(parts) + "</tr>"

    lines = [line("th", heads), *[line("td", row) for row in rows]]
    return '<div class="wide"><table>' + "\n".join(lines) + "</table></div>"


# Files


def save(drawing: str, path: Path) -> None:
    """Write a drawing or a page into a file: as PNG if its name ends so, else as the text that it is."""
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
