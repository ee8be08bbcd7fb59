"""What happened, and what battles promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubicon.core.events import Event
from rubicon.games.julius_caesar.aid.battles import prospects
from rubicon.games.julius_caesar.rules.box import LEADER
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from rubicon.games.julius_caesar.terminal.board import STYLES
from rubicon.text import Speaker, bars

_QUIET: Final = ("deal", "discard", "choose", "laid", "stand", "round")
_LOUD: Final = {
    "year": "bold yellow",
    "turn": "bold",
    "battle": "bold red",
    "won": "bold",
    "trophy": "bold red",
    "turncoat": "bold cyan",
    "defect": "bold cyan",
    "strike": "bold red",
    "winter": "bold blue",
    "victory": "bold yellow",
}
_INSET: Final = (
    "line",
    "waiting",
    "arrive",
    "fire",
    "pass",
    "hit",
    "fall",
    "retreat",
    "ferry",
    "no_retreat",
    "disrupt",
)


def story(events: Sequence[Event], speaker: Speaker) -> list[Text]:
    """The campaign in sentences: battles set off, dealing and waiting left out."""
    lines: list[Text] = []
    for event in events:
        kind = event.kind.name
        if kind not in _QUIET:
            indent = "    " if kind in _INSET else "  "
            lines.append(Text(f"{indent}{speaker.say(event.message())}", style=_LOUD.get(kind, "")))
    return lines


def odds(sight: JuliusSight, speaker: Speaker) -> RenderableType | None:
    """What the battle promises that is fought, or those that are to come; nothing when there is none."""
    lines: list[RenderableType] = []
    for one in prospects(sight):
        mine = one.attacker if sight.seat is None else sight.seat
        chance, low, high = one.chance_of(mine)
        place = speaker.name(sight.box.place_keys[one.place])
        said = speaker.key(
            "terminal-odds", place=place, player=speaker.side(mine, 2), chance=bars.percent(speaker, chance)
        )
        lines.append(Text.assemble((f"{said}  ", "bold"), bars.bar(chance, style=STYLES[mine])))
        if one.odds.exact:
            how = speaker.key("terminal-odds-exact")
        else:
            how = speaker.key("terminal-odds-about", low=bars.percent(speaker, low), high=bars.percent(speaker, high))
        left = [bars.number(speaker, one.odds.steps[0 if side == one.attacker else 1]) for side in (mine, 1 - mine)]
        steps = speaker.key(
            "terminal-odds-steps",
            first=speaker.side(mine, 2),
            steps=left[0],
            second=speaker.side(1 - mine, 2),
            others=left[1],
        )
        leaders = ", ".join(
            [
                f"{speaker.name(sight.box.block_keys[b])} {bars.percent(speaker, share)}"
                for b, _, share in one.survive
                if sight.box.sort[b] == LEADER
            ]
        )
        told = [how, steps, speaker.key("terminal-odds-leaders", leaders=leaders)] if leaders else [how, steps]
        lines += [Text(f"  {line}", style="dim") for line in told]
    return Group(*lines) if lines else None
