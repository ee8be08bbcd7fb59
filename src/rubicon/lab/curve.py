"""An analysis as a drawing, and as a page that needs nothing else. Words are in the speaker's language."""

from __future__ import annotations

from collections.abc import Sequence

from rubicon.lab import drawing
from rubicon.lab.analysis import Analysis, Loss, Turn
from rubicon.lab.drawing import FAINT, NARROW, WIDTH, game_name, short
from rubicon.text import Speaker, bars

COLOURS = ("#8c2f39", "#2f5d8c", "#466233", "#8a5f08", "#6b2a55", "#3b6f70")
DASHES = ("", "9 4", "3 3", "12 3 3 3", "6 6", "2 5")
"""Beside its colour every line has its own dashes, for those to whom colours are much alike."""
LEFT = 60
TOP = 48
HEIGHT = {WIDTH: 320, NARROW: 240}
ROW = 20
COSTLY_HEADS = ("entry", "player", "cost", "played", "better")


def curve(analysis: Analysis, speaker: Speaker, width: int = WIDTH, *, titled: bool = True) -> str:
    """Everybody's chance along the match as SVG, from the first decision on, with the turning points marked."""
    right, bottom = width - 24, TOP + HEIGHT[width]
    names = [speaker.player_as(seat, analysis.seats) for seat in range(analysis.seats)]
    columns = next((c for c in (3, 2) if max(map(len, names)) <= _letters((right - LEFT) / c)), 1)
    rows = -(-analysis.seats // columns)
    height = bottom + 40 + ROW * rows
    first = analysis.curve[0].at
    span = max(1, analysis.length - first)

    def x(at: int) -> float:
        return LEFT + (right - LEFT) * (at - first) / span

    def y(share: float) -> float:
        return bottom - HEIGHT[width] * share

    title = speaker.key("analysis-of", game=game_name(analysis.game, speaker)) if titled else ""
    parts = drawing.opened(height, title, width)
    for turn in analysis.turns:
        size = f'width="{max(2.0, x(turn.end) - x(turn.start)):.1f}" height="{HEIGHT[width]}"'
        parts.append(f'<rect x="{x(turn.start):.1f}" y="{TOP}" {size} fill="#f4ded1" class="turn"/>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{right}" stroke="{FAINT}" class="faint"/>')
        parts.append(drawing.text(LEFT - 8, y(share) + 5, f"{share * 100:.0f}%", anchor="end"))
    parts.append(drawing.text(LEFT - 8, bottom + 19, speaker.key("analysis-entry"), anchor="end", size=12))
    for at in drawing.ticks(first, analysis.length, 10 * width // WIDTH):
        parts.append(f'<path d="M{x(at):.1f} {bottom}v5" stroke="{FAINT}" class="faint"/>')
        parts.append(drawing.text(x(at), bottom + 19, str(at), anchor="middle", size=12))
    for seat in range(analysis.seats):
        line = " ".join([f"{x(point.at):.1f},{y(point.shares[seat]):.1f}" for point in analysis.curve])
        parts.append(f'<polyline points="{line}" fill="none" stroke-linejoin="round" {stroke(seat)}/>')
    for seat in range(analysis.seats):
        start = LEFT + (right - LEFT) / columns * (seat % columns)
        base = bottom + 46 + ROW * (seat // columns)
        parts.append(f'<path d="M{start:.1f} {base - 4}h34" {stroke(seat)}/>')
        parts.append(drawing.text(start + 42, base, short(names[seat], _letters((right - LEFT) / columns))))
    return drawing.closed(parts)


def _letters(width: float) -> int:
    """How long a name may be in a column of the legend, beside the line that it explains."""
    return int((width - 50) / 8)


def stroke(seat: int) -> str:
    """How a seat's line is drawn."""
    dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    return f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="2.5"{dash} class="seat{seat % len(COLOURS)}"'


def page(analysis: Analysis, speaker: Speaker) -> str:
    """The curve, the turning points, the costly moves and what everybody gave away."""
    say = speaker.key
    turns = [
        [span(turn), speaker.player(turn.seat), change(analysis, turn, speaker), told(turn, speaker)]
        for turn in analysis.turns
    ]
    costly = [
        [
            str(one.at + 1),
            speaker.player(one.seat),
            bars.percent(speaker, one.cost),
            speaker.say(one.move),
            speaker.say(one.better),
        ]
        for one in analysis.costly
    ]
    losses = [
        [speaker.player_as(seat, analysis.seats), str(loss.decisions), given(loss, speaker)]
        for seat, loss in enumerate(analysis.losses)
    ]
    body = [
        drawing.figure(lambda width: curve(analysis, speaker, width, titled=False)),
        drawing.heading(say("analysis-turns")),
        drawing.paragraph(say("analysis-turns-about" if turns else "analysis-no-turns")),
        _table(("entry", "player", "chance", "events"), turns, speaker, (0,)),
        drawing.heading(say("analysis-costly")),
        drawing.paragraph(say("analysis-costly-about" if costly else "analysis-no-costly")),
        _table(COSTLY_HEADS, costly, speaker, (0, 2)),
        drawing.heading(say("analysis-given")),
        drawing.paragraph(say("analysis-given-about")),
        drawing.table([say(f"analysis-{head}") for head in ("player", "decisions", "mean")], losses, (1, 2)),
        drawing.paragraph(method(analysis, speaker)),
    ]
    return drawing.page(say("analysis-of", game=game_name(analysis.game, speaker)), speaker.language, body)


def _table(heads: Sequence[str], rows: list[list[str]], speaker: Speaker, numbers: tuple[int, ...]) -> str:
    words = [speaker.key(f"analysis-{head}") for head in heads]
    return drawing.table(words, rows, numbers, whole=(1, 2), listed=True) if rows else ""


def given(loss: Loss, speaker: Speaker) -> str:
    """What somebody gave away with a decision, on average."""
    return bars.percent(speaker, loss.each)


def change(analysis: Analysis, turn: Turn, speaker: Speaker) -> str:
    """`31.0% → 52.4%`: the chance of whose it changed most."""
    shares = {point.at: point.shares[turn.seat] for point in analysis.curve}
    return f"{bars.percent(speaker, shares[turn.start])} → {bars.percent(speaker, shares[turn.end])}"


def span(turn: Turn) -> str:
    """`30`, `76–164`: the entries between the two points."""
    return str(turn.end) if turn.end == turn.start + 1 else f"{turn.start + 1}–{turn.end}"


def told(turn: Turn, speaker: Speaker) -> str:
    """What happened there, in words."""
    return " ".join([speaker.say(event) for event in turn.events])


def method(analysis: Analysis, speaker: Speaker) -> str:
    """How all this was found, and whether there was time for all of it."""
    how = speaker.key("analysis-exact") if analysis.exact else ""
    how = how or speaker.key("analysis-searched", iterations=analysis.iterations)
    if analysis.judged < analysis.decisions:
        how += " " + speaker.key("analysis-partly", judged=analysis.judged, decisions=analysis.decisions)
    return how
