"""`rubicon replay`: a match once more, forward and back."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from rubicon import games
from rubicon.cli.drawing import Artist
from rubicon.cli.files import read_record
from rubicon.cli.screen import Screen, all_speakers
from rubicon.cli.seating import BadArgument
from rubicon.cli.shape import Command
from rubicon.cli.table import player_label, show_outcome
from rubicon.core import record
from rubicon.core.chance import Scripted
from rubicon.core.game import FORTUNA
from rubicon.core.match import TABLE, Match
from rubicon.core.message import Message
from rubicon.core.notation import fold


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
        if to is not None and not 0 <= to <= len(told["entries"]):
            raise BadArgument(Message("cli-replay-range", {"last": len(told["entries"])}))
        if seat is not None and not 1 <= seat <= full.setup.seats:
            raise BadArgument(Message("cli-replay-seat", {"last": full.setup.seats}))
        viewer = Viewer(screen, told, full, None if seat is None else seat - 1)
        if whole or not screen.interactive:
            viewer.tell_all(len(told["entries"]) if to is None else to)
        else:
            viewer.step_through(0 if to is None else to)


class Viewer:
    """Somebody leafing through a record."""

    def __init__(self, screen: Screen, told: dict[str, Any], full: Match, seat: int | None) -> None:
        self.screen = screen
        self.entries: list[Any] = told["entries"]
        self.told = told
        self.full = full
        self.seat = seat
        setup = full.setup
        self.artist = Artist(setup.game)
        self.speaker = screen.speaker(setup.game.name, [full.seat_name(seat) for seat in range(setup.seats)])
        self.match = self._fresh()

    def _fresh(self) -> Match:
        return Match(self.full.setup, Scripted([]), self.told["players"])

    def go_to(self, number: int) -> None:
        """Bring the position to where that many entries have been made."""
        if number < len(self.match.entries):
            self.match = self._fresh()  # there is no way back but from the start
        while len(self.match.entries) < number:
            who, what = self.entries[len(self.match.entries)]
            if who == "T":
                self.match.enter(TABLE, 0, what)
            else:
                seat = FORTUNA if who == "F" else who
                self.match.enter(seat, self.full.setup.read(seat, what))

    def _heading(self, number: int) -> Text:
        """`12/80 Anna: keep I I L`."""
        line = Text(f"{number}/{len(self.entries)} ", style="dim")
        if number:
            who, what = self.entries[number - 1]
            if who == "F":
                name = self.screen.say("cli-replay-fortuna")
            else:
                name = self.screen.say("cli-replay-table") if who == "T" else self.speaker.player(who)
            line.append(f"{name}: {what}", style="cyan")
        return line

    def _events(self, number: int) -> list[Text]:
        """What entry `number` brought about."""
        if not number or self.entries[number - 1][0] == "T":
            return []
        events = self.match.log[-1]
        if self.full.outcome() is None or self.seat is not None:
            seen = [event.seen_by(self.seat) for event in events]
            events = [event for event in seen if event is not None]
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
        last = len(self.entries)
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
