"""What a game looks like in a terminal.

A game may bring a module `terminal` beside its rules; whatever of this it has is used:

    draw(sight, speaker)        the table, as something that Rich can draw
    redraw(sight, before, speaker)  the same where the reader has just seen the table as it was before
    story(events, speaker)      what happened, as lines
    choices(sight)              the legal moves that come first in a short list
    label(sight, move, speaker) a move as it stands in such a list
    how(sight, speaker)         what to type
    spoken(setup)               how every move of the space may be said (see `rubicon.text.reader`)
    read(text, sight, speaker)  a move typed in a way that no words can tell, such as dice, or None
    look(text, sight, speaker)  what somebody wants to see closer, if the text says that, or None
    odds(sight, speaker)        what dice or battles promise now, or None
    legend(speaker)             what the signs of the drawing mean

Without it the table is drawn from the plain data of the view, every event is a
sentence, and every move is listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from rubicon.core.events import Event
from rubicon.core.game import Game, Setup, Sight
from rubicon.text import Speaker
from rubicon.text.reader import Reader, Spoken, plainly

MOST_LISTED = 60
"""So many moves are listed at a time; who wants more asks for more."""

MOST_SHORT = 24
"""The short list is not longer, unless there are more kinds of moves."""

LEAST_SHOWN = 3
"""So many moves of every kind are in the short list, or all there are."""

WIDEST = 200
"""Drawings are compared at this width."""

WIDEST_IN_COLUMNS = 38
"""Two of them fit into 80 columns; wider moves have a line each."""


class TerminalRenderer:
    """Draws one game."""

    def __init__(self, game: Game) -> None:
        self.module = game.part("terminal")
        self.has_odds = hasattr(self.module, "odds")
        """Whether the game can ever tell odds."""
        self._said: tuple[Setup, Sequence[Spoken]] | None = None
        self._readers: dict[str, Reader] = {}

    def _own(self, name: str) -> Any:
        return getattr(self.module, name, None)

    def draw(self, sight: Sight, speaker: Speaker, before: Sight | None = None) -> RenderableType:
        """The table as the seat sees it; perhaps only what is not as it was before, if that is on the screen."""
        again = self._own("redraw")
        if before is not None and again is not None:
            changed: RenderableType = again(sight, before, speaker)
            return changed
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
        """All legal moves in the order of their numbers, and how many of them make up the short list.

        Few moves are all in it. Of many the game says which come first, and of every other kind of moves, those that
        are described alike, a spread is there.
        """
        own = self._own("choices")
        first: list[int] = [] if own is None and len(sight.moves) > MOST_SHORT else list(sight.moves)
        if own is not None:
            first = own(sight)
        given = set(first)
        shown = {sight.describe(move).key for move in first}
        kinds: dict[str, list[int]] = {}
        for move in sight.moves:
            kind = sight.describe(move).key
            if kind not in shown:
                kinds.setdefault(kind, []).append(move)
        room = MOST_SHORT - len(first)
        for number, alike in enumerate(sorted(kinds.values(), key=len)):  # few of a kind leave room for the others
            count = min(len(alike), max(LEAST_SHOWN, room // (len(kinds) - number)))
            room -= count
            given.update([alike[i * len(alike) // count] for i in range(count)])
        first += [move for move in sight.moves if move in given and move not in first]
        return first + [move for move in sight.moves if move not in given], len(first)

    def _spoken(self, setup: Setup) -> Sequence[Spoken]:
        if self._said is None or self._said[0] is not setup:
            own = self._own("spoken")
            self._said = setup, plainly(setup) if own is None else own(setup)
            self._readers.clear()
        return self._said[1]

    def _reader(self, setup: Setup, speaker: Speaker) -> Reader:
        spoken = self._spoken(setup)
        if speaker.language not in self._readers:
            self._readers[speaker.language] = Reader(setup, speaker, spoken)
        return self._readers[speaker.language]

    def label(self, sight: Sight, move: int, speaker: Speaker) -> str:
        """A move in a list of choices."""
        own = self._own("label")
        return speaker.say(sight.describe(move)) if own is None else str(own(sight, move, speaker))

    def how(self, sight: Sight, speaker: Speaker) -> str:
        """What to type."""
        own = self._own("how")
        return speaker.key("cli-play-how") if own is None else str(own(sight, speaker))

    def listed(self, sight: Sight, moves: Sequence[int], speaker: Speaker, first: int = 1) -> RenderableType:
        """Moves with their numbers, which begin with `first`, in as many columns as fit."""
        labels = [self.label(sight, move, speaker) for move in moves]
        numbers = [Text(f"{number:>3}", style="cyan") for number in range(first, first + len(moves))]
        items = [Text.assemble(number, " ", label) for number, label in zip(numbers, labels, strict=True)]
        widest = max([item.cell_len for item in items])
        if widest > WIDEST_IN_COLUMNS:
            grid = Table.grid(padding=(0, 1, 0, 0))
            for number, label in zip(numbers, labels, strict=True):
                grid.add_row(number, Text(label))
            return grid
        return Columns(items, padding=(0, 1), equal=True, column_first=True, width=widest)

    def read(self, text: str, sight: Sight, speaker: Speaker) -> int:
        """The move that a text means, legal or not; raises `Unreadable`."""
        own = self._own("read")
        move: int | None = None if own is None else own(text, sight, speaker)
        if move is not None:
            return move

        def describe(move: int) -> list[str]:
            return [self.label(sight, move, speaker), speaker.say(sight.describe(move))]

        return self._reader(sight.setup, speaker).read(text, sight, describe)

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


def changed(parts: Sequence[RenderableType], before: Sequence[RenderableType]) -> list[RenderableType]:
    """The parts of a drawing that were not in the one before."""
    console = Console(width=WIDEST, file=StringIO(), color_system=None)

    def words(part: RenderableType) -> str:
        with console.capture() as capture:
            console.print(part)
        return capture.get()

    known = {words(part) for part in before}
    return [part for part in parts if words(part) not in known]


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
