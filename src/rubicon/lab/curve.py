"""An analysis as a drawing, and as a page that needs nothing else. Words are in the speaker's language."""

from __future__ import annotations

from html import escape

from rubicon.lab.analysis import Analysis, Turn
from rubicon.lab.figures import FAINT, INK, LEFT, WIDTH, _open, _text, game_name, percent, short
from rubicon.text import Speaker

COLOURS = ("#8c2f39", "#2f5d8c", "#466233", "#8a5f08", "#6b2a55", "#3b6f70")
DASHES = ("", "9 4", "3 3", "12 3 3 3", "6 6", "2 5")
"""Beside its colour every line has its own dashes, for those to whom colours are much alike."""
TOP = 48
HEIGHT = 320
ROW = 20


def curve(analysis: Analysis, speaker: Speaker) -> str:
    """Everybody's chance along the match as SVG, with the turning points marked."""
    right, bottom = WIDTH - 24, TOP + HEIGHT
    rows = -(-analysis.seats // 3)
    height = bottom + 34 + ROW * rows
    left = LEFT - 90

    def x(at: int) -> float:
        return left + (right - left) * at / max(1, analysis.length)

    def y(share: float) -> float:
        return bottom - HEIGHT * share

    parts = _open(height, speaker.key("analysis-of", game=game_name(analysis.game, speaker)))
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{left} {y(share):.1f}H{right}" stroke="{FAINT}"/>')
        parts.append(_text(left - 8, y(share) + 5, f"{share * 100:.0f}%", anchor="end"))
    for turn in analysis.turns:
        width = max(2.0, x(turn.end) - x(turn.start))
        parts.append(f'<rect x="{x(turn.start):.1f}" y="{TOP}" width="{width:.1f}" height="{HEIGHT}" fill="#f4ded1"/>')
    for seat in range(analysis.seats):
        line = " ".join([f"{x(point.at):.1f},{y(point.shares[seat]):.1f}" for point in analysis.curve])
        parts.append(f'<polyline points="{line}" fill="none" stroke-linejoin="round" {stroke(seat)}/>')
    for seat in range(analysis.seats):
        start, base = left + (right - left) / 3 * (seat % 3), bottom + 26 + ROW * (seat // 3)
        parts.append(f'<path d="M{start:.1f} {base - 4}h34" {stroke(seat)}/>')
        parts.append(_text(start + 42, base, short(speaker.player(seat), 20), colour=INK))
    return "\n".join([*parts, "</svg>", ""])


def stroke(seat: int) -> str:
    """How a seat's line is drawn."""
    dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    return f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="2.5"{dash}'


def page(analysis: Analysis, speaker: Speaker) -> str:
    """The curve, the turning points, the costly moves and what everybody gave away."""
    say = speaker.key
    title = escape(say("analysis-of", game=game_name(analysis.game, speaker)))
    turns = _table(
        [say("analysis-entry"), say("analysis-player"), say("analysis-chance"), ""],
        [
            [str(turn.start + 1), speaker.player(turn.seat), change(analysis, turn, speaker), told(turn, speaker)]
            for turn in analysis.turns
        ],
        say("analysis-no-turns"),
    )
    heads = ("entry", "player", "cost", "played", "better")
    costly = _table(
        [say(f"analysis-{head}") for head in heads],
        [
            [
                str(one.at + 1),
                speaker.player(one.seat),
                percent(one.cost, speaker),
                speaker.say(one.move),
                speaker.say(one.better),
            ]
            for one in analysis.costly
        ],
        say("analysis-no-costly"),
    )
    losses = _table(
        [say("analysis-player"), say("analysis-decisions"), say("analysis-given")],
        [
            [speaker.player(seat), str(loss.decisions), percent(loss.cost, speaker)]
            for seat, loss in enumerate(analysis.losses)
        ],
        "",
    )
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
table {{ border-collapse: collapse; width: 100% }}
th, td {{ padding: .3rem .9rem .3rem 0; text-align: left; vertical-align: top }}
tr + tr {{ border-top: 1px solid {FAINT} }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1d1917; color: #efe6da }} }}
</style>
<h1>{title}</h1>
<figure>{curve(analysis, speaker)}</figure>
<h2>{escape(say("analysis-turns"))}</h2>
{turns}
<h2>{escape(say("analysis-costly"))}</h2>
{costly}
<h2>{escape(say("analysis-given"))}</h2>
{losses}
<p>{escape(method(analysis, speaker))}</p>
</html>
"""


def change(analysis: Analysis, turn: Turn, speaker: Speaker) -> str:
    """`31.0% → 52.4%`: the chance of whose it changed most."""
    shares = {point.at: point.shares[turn.seat] for point in analysis.curve}
    return f"{percent(shares[turn.start], speaker)} → {percent(shares[turn.end], speaker)}"


def told(turn: Turn, speaker: Speaker, most: int = 3) -> str:
    """What happened there, in words."""
    words = [speaker.say(event.message()) for event in turn.events]
    return " ".join([*words[:most], "…"] if len(words) > most else words)


def method(analysis: Analysis, speaker: Speaker) -> str:
    """How all this was found, and whether there was time for all of it."""
    how = speaker.key("analysis-exact") if analysis.exact else ""
    how = how or speaker.key("analysis-searched", iterations=analysis.iterations)
    if analysis.judged < analysis.decisions:
        how += " " + speaker.key("analysis-partly", judged=analysis.judged, decisions=analysis.decisions)
    return how


def _table(heads: list[str], rows: list[list[str]], none: str) -> str:
    if not rows:
        return f"<p>{escape(none)}</p>"
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
