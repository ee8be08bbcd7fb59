"""`rubicon replay`: a match once more, forward and back."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from rubicon import games
from rubicon.cli.arguments import BadArgument
from rubicon.cli.command import Command
from rubicon.cli.files import read_record
from rubicon.cli.match_session import player_label, show_outcome
from rubicon.cli.screen import Screen, all_speakers
from rubicon.core import record
from rubicon.core.chance import Scripted
from rubicon.core.events import Event
from rubicon.core.game import FORTUNA
from rubicon.core.match import Entry, Match, may_read
from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.text.terminal import TerminalRenderer


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("replay", cls=Command, help=screen.say("cli-replay-about"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=screen.say("cli-replay-file-help"))],
        to: Annotated[int | None, typer.Option("--to", metavar="N", help=screen.say("cli-replay-to-help"))] = None,
        whole: Annotated[bool, typer.Option("--all", help=screen.say("cli-replay-all-help"))] = False,
        seat: Annotated[
            int | None, typer.Option("--seat", metavar="N", help=screen.say("cli-replay-seat-help"))
        ] = None,
    ) -> None:
        told = read_record(file)
        full = record.replay(told, games.find)  # a bad record is refused here, before anything is shown
        if seat is not None and not 1 <= seat <= full.setup.seats:
            raise BadArgument(Message("cli-replay-seat", {"last": full.setup.seats}))
        viewer = Viewer(screen, told, full, None if seat is None else seat - 1)
        if to is not None and not 0 <= to <= viewer.last:
            raise BadArgument(Message("cli-replay-range", {"last": viewer.last}))
        if whole or not screen.interactive:
            viewer.tell_all(viewer.last if to is None else to)
        else:
            viewer.step_through(0 if to is None else to)


class Step:
    """One thing that the reader is shown: after how many entries it stands, who made it, and what was seen of it."""

    def __init__(self, length: int, entry: Entry, readable: bool, events: list[Event]) -> None:
        self.length = length
        self.entry = entry
        self.readable = readable
        self.events = events


class Viewer:
    """Somebody leafing through a record.

    Who looks from a seat, or into a match that goes on, reads what may be read from there and no more. Entries
    of which nothing is seen are no steps of their own, so that not even their number shows.
    """

    def __init__(self, screen: Screen, told: dict[str, Any], full: Match, seat: int | None) -> None:
        self.screen = screen
        self.full = full
        self.seat = seat
        self.whole = full.outcome() is not None and seat is None
        """The whole truth is shown: the match is over, and nobody asked what one seat knew."""
        setup = full.setup
        self.artist = TerminalRenderer(setup.game)
        self.speaker = screen.speaker(setup.game.name, [full.seat_name(seat) for seat in range(setup.seats)])
        self.players = told["players"]
        self.match = self._fresh()
        self.steps = self._steps()

    @property
    def last(self) -> int:
        """The number of the last step; 0 is the beginning."""
        return len(self.steps)

    def _fresh(self) -> Match:
        return Match(self.full.setup, Scripted([]), self.players)

    def _steps(self) -> list[Step]:
        steps = []
        match = self._fresh()
        for number, entry in enumerate(self.full.entries, start=1):
            match.enter(entry.seat, entry.move, entry.note)
            events = match.log[-1] if entry.note is None else []
            readable = self.whole or may_read(self.seat, entry, events)
            if not self.whole:
                events = [seen for seen in [event.seen_by(self.seat) for event in events] if seen is not None]
            if readable or events:
                steps.append(Step(number, entry, readable, events))
        return steps

    def go_to(self, number: int) -> None:
        """Bring the position to where that many steps have been made."""
        length = self.steps[number - 1].length if number else 0
        if number == self.last:
            length = len(self.full.entries)  # with what nobody sees
        if length < len(self.match.entries):
            self.match = self._fresh()  # there is no way back but from the start
        for entry in self.full.entries[len(self.match.entries) : length]:
            self.match.enter(entry.seat, entry.move, entry.note)

    def _heading(self, number: int) -> Text:
        """`12/80 Anna: keep I I L`, or just the name where the move is hidden."""
        line = Text(f"{number}/{self.last} ", style="dim")
        if number:
            step = self.steps[number - 1]
            seat = step.entry.seat
            if step.entry.note is not None:
                return line.append(self._note(step.entry.note), style="cyan")
            name = self.screen.say("cli-replay-fortuna") if seat == FORTUNA else self.speaker.player(seat)
            what = f": {self.full.setup.say(seat, step.entry.move)}" if step.readable else ""
            line.append(f"{name}{what}", style="cyan")
        return line

    def _note(self, note: dict[str, Any]) -> str:
        """What the table did."""
        seat = note.get("seat")
        player = self.speaker.player(seat) if isinstance(seat, int) else ""
        if note["what"] == "bot":
            return self.screen.say("cli-replay-note-bot", player=player, bot=note["bot"])
        if note["what"] == "end":
            reason = self.speaker.key(f"reason-{note['reason']}")
            return self.screen.say("cli-replay-note-end", reason=f"{reason} ({player})" if player else reason)
        return self.screen.say("cli-replay-note-take-back")

    def _events(self, number: int) -> list[Text]:
        """What a step brought about."""
        events = self.steps[number - 1].events if number else []
        return [Text(f"  {self.speaker.say(event.message())}") for event in events]

    def show(self, number: int) -> None:
        """The position after that many entries, and what led to it."""
        self.go_to(number)
        self.screen.print(Rule(self._heading(number), style="yellow"))
        for line in self._events(number):
            self.screen.print(line)
        self.screen.print(self.artist.draw(self.match.sight(self.seat), self.speaker))
        if self.match.outcome() is not None:
            show_outcome(self.screen, self.match, self.speaker)

    def tell_all(self, last: int) -> None:
        """Everything up to an entry, one after the other, and the position it leads to."""
        setup = self.full.setup
        players = ", ".join([player_label(self.full, seat, self.speaker) for seat in range(setup.seats)])
        self.screen.print(Text(f"{self.speaker.key('game')}: {players}", style="bold"))
        for number in range(1, last + 1):
            self.go_to(number)
            self.screen.print(self._heading(number))
            for line in self._events(number):
                self.screen.print(line)
        self.go_to(last)
        self.screen.print()
        self.screen.print(self.artist.draw(self.match.sight(self.seat), self.speaker))
        if self.match.outcome() is not None:
            show_outcome(self.screen, self.match, self.speaker)

    def step_through(self, number: int) -> None:
        """Forward, back, or to a number, as the user says."""
        words = {fold(w): "next" for s in all_speakers() for w in s.key("cli-replay-word-next").split()}
        words |= {fold(w): "back" for s in all_speakers() for w in s.key("cli-replay-word-back").split()}
        words |= {fold(w): "quit" for s in all_speakers() for w in s.key("cli-word-quit").split()}
        last = self.last
        self.show(number)
        while True:
            try:
                answer = self.screen.ask(self.screen.say("cli-replay-prompt") + " ")
            except EOFError:
                return
            word = "next" if not answer else words.get(fold(answer))
            wanted = number
            if word == "quit":
                return
            if word == "next":
                wanted = number + 1
            elif word == "back":
                wanted = number - 1
            elif answer.isascii() and answer.isdigit():
                wanted = int(answer[:9])
            else:
                self.screen.print(self.screen.say("cli-replay-unclear"), style="yellow")
                continue
            if not 0 <= wanted <= last:
                self.screen.print(self.screen.say("cli-replay-range", last=last), style="yellow")
                continue
            number = wanted
            self.show(number)
