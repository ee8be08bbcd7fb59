"""An analysis in words and as a page that needs nothing else. Words are in the speaker's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rubicon.lab import pages
from rubicon.lab.analysis import Analysis, Loss, Turn
from rubicon.lab.labels import game_name
from rubicon.text import Speaker, bars

COSTLY_HEADS = ("entry", "player", "cost", "played", "better")


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
        _curve(analysis, speaker),
        pages.heading(say("analysis-turns")),
        pages.paragraph(say("analysis-turns-about" if turns else "analysis-no-turns")),
        _table(("entry", "player", "chance", "events"), turns, speaker, (0,)),
        pages.heading(say("analysis-costly")),
        pages.paragraph(say("analysis-costly-about" if costly else "analysis-no-costly")),
        _table(COSTLY_HEADS, costly, speaker, (0, 2)),
        pages.heading(say("analysis-given")),
        pages.paragraph(say("analysis-given-about")),
        pages.table([say(f"analysis-{head}") for head in ("player", "decisions", "mean")], losses, (1, 2)),
        pages.paragraph(method(analysis, speaker)),
    ]
    return pages.page(say("analysis-of", game=game_name(analysis.game, speaker)), speaker.language, body)


def _curve(analysis: Analysis, speaker: Speaker) -> str:
    if not pages.has_plots():
        return ""
    from rubicon.lab import plots

    return plots.on_page("curve", partial(plots.curve, analysis, speaker, titled=False))


def _table(heads: Sequence[str], rows: list[list[str]], speaker: Speaker, numbers: tuple[int, ...]) -> str:
    words = [speaker.key(f"analysis-{head}") for head in heads]
    return pages.table(words, rows, numbers, whole=(1, 2), listed=True) if rows else ""


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
