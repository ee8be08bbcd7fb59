"""`rubicon puzzle`: a position, one best move, and why it is."""

import random
from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import BadArgument, find_game
from rubicon.cli.command import Command
from rubicon.cli.match_session import COMMANDS, command_words, understand
from rubicon.cli.screen import Screen
from rubicon.core.errors import IllegalMove, Unreadable
from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.text.terminal import TerminalRenderer

if TYPE_CHECKING:
    from rubicon.core.game import Sight
    from rubicon.learn.puzzles import Puzzle, Verdict

SHOW = "cli-puzzle-word-show"


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("puzzle", cls=Command, help=screen.say("cli-puzzle-about"))
    def puzzle(
        game: Annotated[
            str | None,
            typer.Argument(metavar="[GAME]", help=screen.say("cli-puzzle-game-help"), autocompletion=completion.games),
        ] = None,
        id: Annotated[str | None, typer.Option("--id", metavar="ID", help=screen.say("cli-puzzle-id-help"))] = None,
        any: Annotated[bool, typer.Option("--random", help=screen.say("cli-puzzle-random-help"))] = False,
    ) -> None:
        from rubicon.learn import puzzles

        wanted = None if game is None else find_game(game).name
        if wanted is not None and not puzzles.shipped(wanted):
            raise BadArgument(Message("cli-puzzle-none", {"game": wanted}))
        if id is not None:
            found, daily = puzzles.find(id), False
        elif any:
            names = puzzles.with_puzzles() if wanted is None else [wanted]
            found, daily = random.choice([one for name in names for one in puzzles.shipped(name)]), False
        else:
            found, daily = puzzles.daily(date.today(), wanted), True
        Solving(screen, found).begin(daily)


class Solving:
    """Somebody at a puzzle."""

    def __init__(self, screen: Screen, puzzle: "Puzzle") -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.sight: Sight = puzzle.sight()
        self.artist = TerminalRenderer(self.sight.setup.game)
        seats = self.sight.setup.seats
        plain = screen.speaker(puzzle.game)
        names = [plain.side(seat, seats) or screen.say("seat", number=str(seat + 1)) for seat in range(seats)]
        self.speaker = screen.speaker(puzzle.game, names)
        self.kind = self.speaker.key(f"kind-{puzzle.kind}")
        self.words = {word: name for name in ("list", "quit") for word in command_words(name)}
        self.words.update(dict.fromkeys(command_words("show", SHOW), "show"))

    def begin(self, daily: bool) -> None:
        """Show the position and ask until it is solved, given up or left."""
        screen, sight = self.screen, self.sight
        title = self.speaker.key("game")
        if daily:
            day = date.today().isoformat()
            screen.print(Rule(screen.say("cli-puzzle-daily", day=day, game=title), style="yellow"))
        else:
            screen.print(Rule(screen.say("cli-puzzle-title", puzzle=self.puzzle.id, game=title), style="yellow"))
        screen.print(self.artist.draw(sight, self.speaker))
        screen.print(self.speaker.say(sight.prompt()), style="bold")
        moves, few = self.artist.choices(sight)
        screen.print(self.artist.listed(sight, moves[:few], self.speaker))
        if few < len(moves):
            screen.print(screen.say("cli-play-shown", shown=few, all=len(moves)), style="dim")
        screen.print(screen.say("cli-puzzle-task", player=self.speaker.player(self.puzzle.seat)), style="bold")
        offered = {name: screen.say(COMMANDS[name]).split()[0] for name in ("list", "quit")}
        how = self.artist.how(sight, self.speaker)
        screen.print(screen.say("cli-puzzle-commands", how=how, show=screen.say(SHOW), **offered), style="dim")
        while True:
            text = screen.ask("> ")
            word = self.words.get(fold(text))
            if word == "quit":
                return
            if word == "list":
                few = len(moves)
                screen.print(self.artist.listed(sight, moves, self.speaker))
            elif word == "show":
                self._solution(self.puzzle.judge(sight.setup.read(self.puzzle.seat, self.puzzle.best)))
                return
            elif not text:
                screen.print(screen.say("cli-play-again"), style="yellow")
            elif self._answer(text, moves[:few]):
                return

    def _answer(self, text: str, moves: list[int]) -> bool:
        """Judge what was typed; whether it was right."""
        screen = self.screen
        try:
            verdict = self.puzzle.judge(understand(text, self.sight, moves, self.artist, self.speaker))
        except (Unreadable, IllegalMove) as error:
            screen.print(screen.error_words(error), style="yellow")
            return False
        if verdict.right:
            screen.print(screen.say("cli-puzzle-right", kind=self.kind), style="bold green")
            self._solution(verdict)
            return True
        screen.print(screen.say("cli-puzzle-wrong", show=screen.say(SHOW)), style="bold red")
        self._tell([(verdict.move, verdict.value, verdict.why)])
        return False

    def _solution(self, verdict: "Verdict") -> None:
        """The best move, and what others are worth beside it."""
        screen = self.screen
        screen.print(screen.say("cli-puzzle-solution", kind=self.kind), style="bold")
        self._tell([(verdict.best, verdict.best_value, verdict.best_why)])
        if self.puzzle.exact:
            screen.print(screen.say("cli-puzzle-exact"), style="dim")

    def _tell(self, moves: "list[tuple[int, float | None, Message | None]]") -> None:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="green", justify="right", no_wrap=True, min_width=6)
        table.add_column()
        for move, value, why in moves:
            share = "" if value is None else self.screen.percent(value)
            table.add_row(Text(share), Text(self.speaker.say(self.sight.describe(move))))
            if why is not None:
                table.add_row("", Text(self.speaker.say(why), style="dim"))
        self.screen.print(table)
