"""What all drawings and pages of the laboratory are made of: SVG by ourselves, PNG from it where `plots` is installed.

A page needs nothing but itself: no script, no font, no other file. It has every
drawing twice, `WIDTH` wide and `NARROW`, and shows the one that fits. Colours are
those of paper; in a dark page its style has others for the classes used here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
NARROW = 380
ROW = 34
LETTER = 8.6
"""About how wide a bold letter is."""
TITLE = 34
"""How much of a drawing's height is its title."""
DARK_SEATS = ("#e58f68", "#8fb8e0", "#b0ca92", "#e9c05f", "#dda6ca", "#86cfcf")
"""The colours of the seats on dark paper."""
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 10**6)


# Words and numbers


def game_name(game: str, speaker: Speaker) -> str:
    """What people call the game."""
    return Speaker(speaker.language, game).key("game")


def short(name: str, most: int = 16) -> str:
    """A bot's name as it fits beside a drawing; of a file only its own name."""
    name = Path(name).name if name.endswith(".py") else name
    return name if len(name) <= most else name[: most - 1] + "…"


def left(width: int) -> int:
    """Where a drawing of that width begins, with names before it."""
    return 150 if width == WIDTH else 100


def letters(width: int) -> int:
    """As many letters of a name as there is room for before it."""
    return int((left(width) - 12) / LETTER)


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


def opened(height: int, title: str, width: int = WIDTH) -> list[str]:
    """The first lines of a drawing; `closed` makes it whole. Without a title, what has its place is cut off."""
    top = 0 if title else TITLE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height - top}" '
        f'viewBox="0 {top} {width} {height - top}" '
        'font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-size="13">',
        f'<rect y="{top}" width="{width}" height="{height - top}" fill="#fff" class="paper"/>',
    ]
    fits = int((width - 32) / (0.6 * max(1, len(title))))
    return [*parts, text(16, 26, title, bold=True, size=min(16, fits))] if title else parts


def closed(parts: list[str]) -> str:
    """The drawing as one text."""
    return "\n".join([*parts, "</svg>", ""])


def text(
    x: float,
    y: float,
    words: str,
    *,
    anchor: str = "start",
    bold: bool = False,
    colour: str = INK,
    size: int = 0,
    kind: str = "words",
) -> str:
    """Words at a place."""
    weight = ' font-weight="bold"' if bold else ""
    sized = f' font-size="{size}"' if size else ""
    look = f'text-anchor="{anchor}" fill="{colour}"{weight}{sized} class="{kind}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(words)}</text>'


class Rows:
    """A drawing of rows, each with a name on the left and something along a scale."""

    def __init__(self, title: str, rows: int, low: float, high: float, width: int = WIDTH) -> None:
        self.height = 80 + ROW * rows
        self.width = width
        self.low = low
        self.span = (high - low) or 1.0
        self.parts = opened(self.height, title, width)

    def x(self, value: float) -> float:
        """Where on the paper a value is."""
        start = left(self.width)
        return start + (value - self.low) / self.span * (self.width - start - (90 if self.width == WIDTH else 66))

    def most(self, ticks: int) -> int:
        """How many lines of the scale there are at most, where a wide drawing has so many."""
        return ticks * self.width // WIDTH

    def tick(self, value: float, words: str) -> None:
        """A line of the scale."""
        x = self.x(value)
        self.parts.append(f'<path d="M{x:.1f} 44V{self.height - 26}" stroke="{FAINT}" stroke-width="1" class="faint"/>')
        self.parts.append(text(x, self.height - 10, words, anchor="middle"))

    def mark(self, value: float, words: str) -> None:
        """A dashed line to compare with."""
        x = self.x(value)
        self.parts.append(
            f'<path d="M{x:.1f} 48V{self.height - 26}" stroke="{BLUE}" stroke-dasharray="5 4" class="mark"/>'
        )
        self.parts.append(text(x, 43, words, anchor="middle", colour=BLUE, size=11, kind="marked"))

    def row(self, number: int, name: str, low: float | None, middle: float, high: float | None, words: str) -> None:
        """A value and its interval; an end that nobody knows is an arrow to the edge, and then there is no value."""
        y = 62 + ROW * number
        start = self.x(self.low if low is None else low)
        right = self.x(self.low + self.span if high is None else high)
        ends = f"M{start:.1f} {y}H{right:.1f}"
        ends += f"M{start + 7:.1f} {y - 6}l-7 6l7 6" if low is None else f"M{start:.1f} {y - 6}v12"
        ends += f"M{right - 7:.1f} {y - 6}l7 6l-7 6" if high is None else f"M{right:.1f} {y - 6}v12"
        self._name(y, name)
        self.parts.append(f'<path d="{ends}" fill="none" stroke="{RED}" stroke-width="2" class="line"/>')
        if low is not None and high is not None:
            self.parts.append(f'<circle cx="{self.x(middle):.1f}" cy="{y}" r="5" fill="{RED}" class="dot"/>')
        self.parts.append(text(self.width - 8, y + 5, words, anchor="end"))

    def box(self, number: int, low: float, high: float) -> None:
        """A broad bar behind a row."""
        y = 62 + ROW * number
        start = self.x(low)
        width = max(2.0, self.x(high) - start)
        self.parts.append(
            f'<rect x="{start:.1f}" y="{y - 9}" width="{width:.1f}" height="18" rx="3" fill="{FAINT}" class="box"/>'
        )

    def _name(self, y: int, name: str) -> None:
        words = short(name, letters(self.width))
        self.parts.append(text(left(self.width) - 10, y + 5, words, anchor="end", bold=True))

    def done(self) -> str:
        """The drawing."""
        return closed(self.parts)


# Pages


def page(title: str, language: str, body: Iterable[str]) -> str:
    """A page with this title, of these parts."""
    parts = "\n".join(body)
    dark_seats = "\n".join([f"  .seat{seat} {{ stroke: {colour} }}" for seat, colour in enumerate(DARK_SEATS)])
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }}
body {{ color: {INK}; background: #f7f2ea }}
h2::first-letter {{ text-transform: uppercase }}
figure {{ margin: 1.5rem 0; background: #fff; border-radius: 8px; padding: .7rem }}
figcaption {{ font-weight: 600; line-height: 1.3; padding: .2rem .3rem .6rem }}
figcaption::first-letter {{ text-transform: uppercase }}
svg {{ width: 100%; height: auto; display: block }}
.scroll {{ overflow-x: auto }}
table {{ border-collapse: collapse; min-width: 60% }}
th, td {{ padding: .3rem 1.2rem .3rem 0; text-align: left; vertical-align: top }}
th {{ font-weight: 600 }}
tr + tr {{ border-top: 1px solid {FAINT} }}
.number, .whole {{ white-space: nowrap; font-variant-numeric: tabular-nums }}
.number {{ text-align: right }}
.narrow {{ display: none }}
@media (max-width: 42rem) {{
  body {{ margin: 1rem auto }}
  h1 {{ font-size: 1.6rem; line-height: 1.2 }}
  .wide {{ display: none }}
  .narrow {{ display: block }}
  .list table, .list tbody, .list tr {{ display: block }}
  .list tr {{ padding: .5rem 0 }}
  .list tr:has(th) {{ display: none }}
  .list tr:has(th) + tr {{ border: 0 }}
  .list td {{ display: grid; grid-template-columns: 7rem 1fr; padding: 0; text-align: left; white-space: normal }}
  .list td::before {{ content: attr(data-head); opacity: .75 }}
  .list .number, .list .whole {{ display: inline; margin-right: .9rem; white-space: nowrap }}
  .list .number::before {{ content: attr(data-head) " " }}
  .list .whole::before {{ content: none }}
}}
@media (prefers-color-scheme: dark) {{
  body {{ background: #1d1917; color: #efe6da }}
  tr + tr {{ border-color: #51473f }}
  figure {{ background: #2a2421 }}
  .paper {{ fill: #2a2421 }}
  .words {{ fill: #efe6da }}
  .faint {{ stroke: #51473f }}
  .box, .nobody {{ fill: #51473f }}
  .line {{ stroke: #e58f68 }}
  .dot {{ fill: #e58f68 }}
  .mark {{ stroke: #8fb8e0 }}
  .marked {{ fill: #8fb8e0 }}
  .turn {{ fill: #4a3a1c }}
{dark_seats}
}}
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


def figure(draw: Callable[[int], str], caption: str = "") -> str:
    """A drawing on a page, in both widths."""
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    both = [f'<div class="{kind}">{draw(width)}</div>' for kind, width in (("wide", WIDTH), ("narrow", NARROW))]
    return f"<figure>{words}{''.join(both)}</figure>"


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Sequence[int] = (),
    *,
    whole: Sequence[int] = (),
    listed: bool = False,
) -> str:
    """Rows with a line of names above.

    Which columns are `numbers` stand on the right, those that are `whole` are not broken into lines. A `listed` table
    has more columns than a small screen has room for: there its cells are below each other.
    """

    def line(tag: str, cells: Sequence[str]) -> str:
        parts: list[str] = []
        for column, (head, cell) in enumerate(zip(heads, cells, strict=True)):
            kind = "number" if column in numbers else "whole" if column in whole else ""
            mark = f' class="{kind}"' if kind else ""
            mark += f' data-head="{escape(head)}"' if listed and tag == "td" else ""
            parts.append(f"<{tag}{mark}>{escape(cell)}</{tag}>")
        return "<tr>" + "".join(parts) + "</tr>"

    lines = [line("th", heads), *[line("td", row) for row in rows]]
    return f'<div class="{"list" if listed else "scroll"}"><table>' + "\n".join(lines) + "</table></div>"


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
