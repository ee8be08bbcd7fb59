"""What a game looks like in a terminal.

A game may bring a module `terminal` beside its rules; whatever of this it has is used:

    draw(sight, speaker)        the table, as something that Rich can draw
    story(events, speaker)      what happened, as lines
    choices(sight)              the legal moves that are worth a number in a short list
    label(sight, move, speaker) a move as it stands in such a list
    how(sight, speaker)         what to type
    read(text, sight, speaker)  a move typed in a handier way than the notation, or None
    look(text, sight, speaker)  what somebody wants to see closer, if the text says that, or None
    odds(sight, speaker)        what dice or battles promise now, or None
    legend(speaker)             what the signs of the drawing mean

Without it the table is drawn from the plain data of the view, every event is a
sentence, and every move is listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from rubicon.core.events import Event
from rubicon.core.game import Game, Sight
from rubicon.text import Speaker

MOST_LISTED = 60
"""A longer list of moves helps nobody: then the notation is the way."""

WIDEST_IN_COLUMNS = 38
"""Two of them fit into 80 columns; wider moves have a line each."""


def part_of(game: Game, name: str) -> ModuleType | None:
    """The module of that name in the game's package, if it brings one."""
    module = f"{type(game).__module__}.{name}"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # a game that is not a package
        return None
    return None if found is None else import_module(module)


class Artist:
    """Draws one game."""

    def __init__(self, game: Game) -> None:
        self.module = part_of(game, "terminal")

    def _own(self, name: str) -> Any:
        return getattr(self.module, name, None)

    def draw(self, sight: Sight, speaker: Speaker) -> RenderableType:
        """The table as the seat sees it."""
        own = self._own("draw")
        drawn: RenderableType = plain_board(sight) if own is None else own(sight, speaker)
        return drawn

    def story(self, events: Sequence[Event], speaker: Speaker) -> list[Text]:
        """What happened, line by line."""
        own = self._own("story")
        if own is not None:
            lines: list[Text] = own(events, speaker)
            return lines
        return [Text(speaker.say(event.message())) for event in events]

    def choices(self, sight: Sight) -> tuple[list[int], int]:
        """All legal moves in the order of their numbers, and how many of them make up the short list."""
        own = self._own("choices")
        first: list[int] = list(sight.moves) if own is None else own(sight)
        rest = [move for move in sight.moves if move not in first]
        return first + rest, len(first)

    def label(self, sight: Sight, move: int, speaker: Speaker) -> str:
        """A move in a list of choices."""
        own = self._own("label")
        return speaker.say(sight.describe(move)) if own is None else str(own(sight, move, speaker))

    def how(self, sight: Sight, speaker: Speaker) -> str:
        """What to type."""
        own = self._own("how")
        return speaker.key("cli-play-how") if own is None else str(own(sight, speaker))

    def listed(self, sight: Sight, moves: Sequence[int], speaker: Speaker) -> RenderableType:
        """Moves with their numbers, in as many columns as fit."""
        items = [
            Text.assemble((f"{number:>3} ", "cyan"), self.label(sight, move, speaker))
            for number, move in enumerate(moves[:MOST_LISTED], start=1)
        ]
        widest = max([item.cell_len for item in items])
        if widest > WIDEST_IN_COLUMNS:
            return Group(*items)
        return Columns(items, padding=(0, 1), equal=True, column_first=True, width=widest)

    def read(self, text: str, sight: Sight, speaker: Speaker) -> int:
        """The move that a text means: the game's own way of reading, then the notation. Raises `Unreadable`."""
        own = self._own("read")
        move: int | None = None if own is None else own(text, sight, speaker)
        if move is not None:
            return move
        seat = sight.seat
        assert seat is not None, "somebody typed this"
        return sight.setup.read(seat, text, sight.moves)

    def look(self, text: str, sight: Sight, speaker: Speaker) -> RenderableType | None:
        """A part of the table closer, if that is what was typed."""
        own = self._own("look")
        drawn: RenderableType | None = None if own is None else own(text, sight, speaker)
        return drawn

    def odds(self, sight: Sight, speaker: Speaker) -> RenderableType | None:
        """What dice or battles promise, as far as the seat can know."""
        own = self._own("odds")
        drawn: RenderableType | None = None if own is None else own(sight, speaker)
        return drawn

    def legend(self, speaker: Speaker) -> RenderableType | None:
        """What the signs mean."""
        own = self._own("legend")
        drawn: RenderableType | None = None if own is None else own(speaker)
        return drawn


def plain_board(sight: Sight) -> RenderableType:
    """The data of a view as a tree: for games that bring no drawing of their own."""
    tree = Tree(sight.setup.game.name, guide_style="dim")
    _grow(tree, sight.board())
    return tree


def _grow(tree: Tree, data: object) -> None:
    items: list[tuple[str, object]] = []
    if isinstance(data, dict):
        items = [(str(name), value) for name, value in data.items()]
    elif isinstance(data, list):
        items = [(str(number), value) for number, value in enumerate(data)]
    for name, value in items:
        nested = isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, dict | list) for v in value))
        if nested:
            _grow(tree.add(Text(name)), value)
        else:
            shown = ", ".join([str(v) for v in value]) if isinstance(value, list) else str(value)
            tree.add(Text(f"{name}: {shown}"))
