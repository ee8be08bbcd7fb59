"""The plots of the laboratory: matplotlib figures, from which both SVG and PNG are made. Needs the extra `plots`.

Importing this module without the extra raises a `LabError` that says what to install. The same data give the same
SVG, byte by byte. Words are in the speaker's language; DejaVu Sans, which matplotlib brings, has all Polish letters.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from rubicon.lab import pages
from rubicon.lab.analysis import Analysis
from rubicon.lab.arena import ArenaResult
from rubicon.lab.colours import BLUE, CELL_INK, DARK, FAINT, INK, NOBODY, RED, SEATS, TURN
from rubicon.lab.labels import game_name, rated, short, signed
from rubicon.lab.league import League
from rubicon.text import Speaker, bars

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # else the first plot ever talks of its fonts
pages.need_plots()

from matplotlib import rc_context  # noqa: E402
from matplotlib.axes import Axes  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402
from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: E402
from matplotlib.markers import CARETLEFT, CARETRIGHT  # noqa: E402
from matplotlib.patches import FancyBboxPatch  # noqa: E402
from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: E402

WIDTH = 760
NARROW = 380
"""In points, which are the units of the SVG: for a desk and for a phone."""
ROW = 34
DASHES = ((), (9, 4), (3, 3), (12, 3, 3, 3), (6, 6), (2, 5))
"""Beside its colour every line has its own dashes, for those to whom colours are much alike."""
_STYLE: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "Liberation Sans", "Arial"],
    "font.size": 13,
    "text.color": INK,
    "text.parse_math": False,  # a name with dollars in it is a name
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "svg.fonttype": "none",  # words stay words: they can be searched, copied and read aloud
    "lines.solid_capstyle": "butt",
    "lines.dash_capstyle": "butt",
    "lines.scale_dashes": False,
}


# The five plots


def arena(result: ArenaResult, speaker: Speaker) -> Figure:
    """Every entrant's share of the victories with its interval, and where equals would be."""
    rows = sorted(result.rows, key=lambda row: -row.share)
    title = speaker.key("figure-arena", game=game_name(result.game, speaker), games=result.games)
    with rc_context(_STYLE):
        figure, axes = _rows(title, [row.label for row in rows], 0.0, 1.0, WIDTH)
        axes.set_xticks((0.0, 0.25, 0.5, 0.75, 1.0), ("0%", "25%", "50%", "75%", "100%"))
        if result.seats > 1:
            axes.axvline(1 / result.seats, color=BLUE, linewidth=1, linestyle=(0, (5, 4)))
            axes.annotate(
                speaker.key("figure-equal"),
                (1 / result.seats, 1),
                (0, 3),
                xycoords=axes.get_xaxis_transform(),
                textcoords="offset points",
                ha="center",
                color=BLUE,
                fontsize=11,
            )
        for number, row in enumerate(rows):
            _interval(axes, number, row.low, row.share, row.high, bars.percent(speaker, row.share))
    return figure


def ladder(league: League, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> Figure:
    """The ratings, the best on top."""
    ends = [end for rating in league.ladder for end in (rating.low, rating.high) if end is not None]
    spread = (max(ends) - min(ends)) or 1.0
    room = (0.12 if len(ends) < 2 * len(league.ladder) else 0.02) * spread  # more for arrows
    low, high = min(ends) - room, max(ends) + room
    with rc_context(_STYLE):
        title = _title(league, "ladder", speaker) if titled else ""
        figure, axes = _rows(title, [rating.bot for rating in league.ladder], low, high, width)
        _scale(axes, 8, width, signed)
        for number, rating in enumerate(league.ladder):
            words = rated(rating.elo, rating.low, rating.high).split(" ±")[0]
            _interval(axes, number, rating.low, rating.elo, rating.high, words)
    return figure


def lengths(league: League, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> Figure:
    """How long the games of each bot were, in the order of the ladder: half of all games within the box."""
    of = {length.bot: length for length in league.lengths}
    ordered = [of[rating.bot] for rating in league.ladder]
    longest = max(length.longest for length in ordered)
    with rc_context(_STYLE):
        title = _title(league, "lengths", speaker) if titled else ""
        figure, axes = _rows(title, [length.bot for length in ordered], 0.0, 1.02 * longest, width)
        _scale(axes, 9, width, lambda value: f"{value:.0f}")
        for number, length in enumerate(ordered):
            span = max(length.three_quarters - length.quarter, 0.003 * longest)
            axes.barh(number, span, 0.54, length.quarter, color=FAINT, zorder=2)
            _interval(axes, number, length.shortest, length.half, length.longest, f"{length.half:.0f}")
    return figure


def matrix(league: League, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> Figure:
    """What each won against each other: read a bot's own row."""
    bots = [rating.bot for rating in league.ladder]
    cell = min(90, (width - _names_width(width)) / len(bots))
    with rc_context(_STYLE):
        figure, axes = _rows(
            _title(league, "matrix", speaker) if titled else "", bots, 0.0, len(bots), width, cell * len(bots)
        )
        axes.xaxis.tick_top()
        letter, size = (8, 13) if width == WIDTH else (7, 11)
        heads = [short(bot, max(2, int(cell / letter))) for bot in bots]
        axes.set_xticks([column + 0.5 for column in range(len(bots))], heads, fontsize=size)
        axes.grid(visible=False)
        for row, bot in enumerate(bots):
            for column, rival in enumerate(bots):
                share = league.share(bot, rival)
                edge = 2 / cell
                axes.add_patch(
                    FancyBboxPatch(
                        (column + edge, row - 0.44),
                        1 - 2 * edge,
                        0.88,
                        boxstyle="round,pad=0,rounding_size=0.05",
                        facecolor=NOBODY if share is None else _heat(share),
                        edgecolor="none",
                    )
                )
                if share is not None:
                    colour = "white" if abs(share - 0.5) > 0.3 else CELL_INK
                    words = f"{share * 100:.0f}%"
                    axes.text(column + 0.5, row, words, ha="center", va="center", color=colour, fontsize=size)
    return figure


def curve(analysis: Analysis, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> Figure:
    """Everybody's chance along the match, from the first decision on, with the turning points marked."""
    names = [speaker.player_as(seat, analysis.seats) for seat in range(analysis.seats)]
    room = width - 60
    columns = next((count for count in (3, 2) if max(map(len, names)) <= _legend_letters(room / count)), 1)
    columns = min(columns, analysis.seats)
    height = (320 if width == WIDTH else 240) + 60 + 20 * -(-analysis.seats // columns)
    title = speaker.key("analysis-of", game=game_name(analysis.game, speaker)) if titled else ""
    first = analysis.curve[0].at
    with rc_context(_STYLE):
        figure, axes = _paper(title, width, height)
        for turn in analysis.turns:
            axes.axvspan(turn.start, turn.end, color=TURN, linewidth=1)
        axes.grid(axis="y", color=FAINT, linewidth=1)
        axes.set_ylim(-0.02, 1.02)
        axes.set_yticks((0.0, 0.25, 0.5, 0.75, 1.0), ("0%", "25%", "50%", "75%", "100%"))
        axes.set_xlim(first, max(first + 1, analysis.length))
        axes.tick_params("x", length=5, labelsize=12, color=FAINT)
        axes.set_xlabel(speaker.key("analysis-entry"), fontsize=12)
        _scale(axes, 10, width, lambda value: f"{value:.0f}")
        for seat, name in enumerate(names):
            line = axes.plot(
                [point.at for point in analysis.curve],
                [point.shares[seat] for point in analysis.curve],
                color=SEATS[seat % len(SEATS)],
                linewidth=2.5,
                label=short(name, _legend_letters(room / columns)),
                clip_on=False,
            )[0]
            if DASHES[seat % len(DASHES)]:
                line.set_dashes(DASHES[seat % len(DASHES)])
        figure.legend(loc="outside lower center", ncols=columns, frameon=False, handlelength=2.6, borderpad=0)
    return figure


LEAGUE: Final = {"ladder": ladder, "matrix": matrix, "lengths": lengths}
"""What is drawn of a league, by the name of the file and of the caption."""


# What they are made of


def _paper(title: str, width: int, height: float) -> tuple[Figure, Axes]:
    """An empty figure of that size, its title above what is drawn."""
    layout = ConstrainedLayoutEngine(w_pad=8 / 72, h_pad=8 / 72)
    figure = Figure((width / 72, (height + (34 if title else 0)) / 72), layout=layout)
    axes = figure.add_subplot()
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    if title:
        figure.suptitle(title, x=16 / width, ha="left", weight="bold", size=min(16, (width - 32) / (0.7 * len(title))))
    return figure, axes


def _rows(
    title: str, names: Sequence[str], low: float, high: float, width: int, inner: float | None = None
) -> tuple[Figure, Axes]:
    """A figure with a row for each name, and a scale from `low` to `high` below; `inner`: how wide the rows are."""
    figure, axes = _paper(title, width, 54 + ROW * len(names))
    axes.set_xlim(low, high)
    axes.set_ylim(len(names) - 0.5, -0.5)
    letters = 16 if width == WIDTH else 10
    axes.set_yticks(range(len(names)), [short(name, letters) for name in names], weight="bold")
    axes.grid(axis="x", color=FAINT, linewidth=1)
    if inner is not None:
        axes.set_anchor("W")
        axes.set_box_aspect(ROW * len(names) / inner)
    return figure, axes


def _names_width(width: int) -> int:
    """What the names before the rows need, with the margins."""
    return 170 if width == WIDTH else 116


def _interval(axes: Axes, row: int, low: float | None, middle: float, high: float | None, words: str) -> None:
    """A value and its interval; an end that nobody knows is an arrow to the edge, and then there is no value."""
    left, right = axes.get_xlim()
    start, end = (left if low is None else low), (right if high is None else high)
    axes.plot((start, end), (row, row), color=RED, linewidth=2, zorder=3)
    for at, known, arrow in ((start, low, CARETLEFT), (end, high, CARETRIGHT)):
        marker, size = (arrow, 7) if known is None else ("|", 12)
        axes.plot(at, row, color=RED, marker=marker, markersize=size, markeredgewidth=2, zorder=3, clip_on=False)
    if low is not None and high is not None:
        axes.plot(middle, row, color=RED, marker="o", markersize=9, zorder=4, clip_on=False)
    axes.annotate(
        words,
        (1, row),
        (10, 0),
        xycoords=axes.get_yaxis_transform(),
        textcoords="offset points",
        va="center_baseline",
    )


def _scale(axes: Axes, most: int, width: int, words: Callable[[float], str]) -> None:
    """Whole numbers below the figure, `most` of them at most on a wide one."""
    axes.xaxis.set_major_locator(MaxNLocator(max(2, most * width // WIDTH), integer=True, steps=[1, 2, 2.5, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _position: words(value)))


def _legend_letters(width: float) -> int:
    """How long a name may be in a column of the legend, beside the line that it explains."""
    return int((width - 56) / 8)


def _title(league: League, name: str, speaker: Speaker) -> str:
    """Of a plot that stands alone."""
    return f"{game_name(league.game, speaker)} · {speaker.key(f'figure-{name}')}"


def _heat(share: float) -> str:
    """From blue for lost to red for won."""
    weight = min(1.0, abs(share - 0.5) * 2)
    goal = (140, 47, 57) if share > 0.5 else (47, 93, 140)
    red, green, blue = [round(245 + (part - 245) * weight) for part in goal]
    return f"#{red:02x}{green:02x}{blue:02x}"


# Files


def png(figure: Figure) -> bytes:
    """The figure as PNG, twice as fine as its size in points."""
    file = io.BytesIO()
    with rc_context(_STYLE):
        figure.savefig(file, format="png", dpi=144, metadata={"Software": None})
    return file.getvalue()


def svg(figure: Figure, salt: str = "rubicon") -> str:
    """The figure as SVG that needs nothing else; figures on one page need different salts for their marks."""
    file = io.StringIO()
    with rc_context({**_STYLE, "svg.hashsalt": salt}):
        figure.savefig(file, format="svg", metadata={"Date": None})
    drawn = file.getvalue()
    drawn = re.sub(r"\s*<metadata>.*?</metadata>", "", drawn[drawn.index("<svg") :], flags=re.DOTALL)
    return re.sub(r'<g id="[^"]*"', "<g", drawn)


def save(figure: Figure, path: Path) -> None:
    """Write a figure into a file: as PNG if its name ends so, else as SVG."""
    pages.save(png(figure) if path.suffix.casefold() == ".png" else svg(figure), path)


def on_page(name: str, draw: Callable[[int], Figure], caption: str = "") -> str:
    """A plot as part of a page, in both widths. `name` tells it from the page's others."""
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    both = [
        f'<div class="{kind}">{_within_page(draw(width), f"{name}-{kind}")}</div>'
        for kind, width in (("wide", WIDTH), ("narrow", NARROW))
    ]
    return f"<figure>{words}{''.join(both)}</figure>"


def _within_page(figure: Figure, salt: str) -> str:
    """As SVG on the page's own paper, in the page's own colours."""
    figure.set_facecolor("none")
    figure.axes[0].set_facecolor("none")
    drawn = svg(figure, salt)
    for number, colour in enumerate(DARK):
        drawn = drawn.replace(colour, f"var(--colour{number})")
    return drawn
