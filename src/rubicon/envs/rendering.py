"""Rendering of an environment: the table as in a terminal, and what happened in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from rubicon.core.events import Event
from rubicon.core.game import Game, Sight
from rubicon.core.message import Message
from rubicon.text import Speaker
from rubicon.text.terminal import TerminalRenderer

WIDTH = 100


class TextRenderer:
    """Shows one game as text, in one language."""

    def __init__(self, game: Game, players: Sequence[str], language: str) -> None:
        self._artist = TerminalRenderer(game)
        self._speaker = Speaker(language, game.name, players)

    def paint(self, sight: Sight, events: Sequence[Event]) -> str:
        """What happened as far as this viewer may know, the table, and what is to be decided."""
        seen = [known for event in events if (known := event.seen_by(sight.seat)) is not None]
        parts: list[RenderableType] = list(self._artist.story(seen, self._speaker))
        parts.append(self._artist.draw(sight, self._speaker))
        if sight.outcome is None:
            parts.append(Text(self._speaker.say(sight.prompt())))
        else:
            parts.append(Text(self._speaker.say(Message(f"reason-{sight.outcome.reason}"))))
            winners = ", ".join([self._speaker.player(seat) for seat in sight.outcome.winners])
            parts.append(Text(f"{winners or '–'}  {sight.outcome.scores}"))
        console = Console(width=WIDTH, color_system=None, force_terminal=False, highlight=False)
        with console.capture() as capture:
            for part in parts:
                console.print(part)
        return "\n".join([line.rstrip() for line in capture.get().splitlines()]) + "\n"
