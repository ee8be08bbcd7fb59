"""`rubicon learn`: a lesson, played by the real rules in the terminal."""

from typing import Annotated

import typer

from rubicon.cli import completion
from rubicon.cli.arguments import BadArgument, find_game
from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.core.errors import IllegalMove, Unreadable
from rubicon.core.message import Message
from rubicon.learn.lessons import UNDERSTOOD, Lesson, Walk, lessons_of
from rubicon.text.terminal import TerminalRenderer

PLAYERS = ("Gaius", "Cassius", "Crassus", "Cicero", "Antonius", "Lepidus")
"""Who sits where: the words of lessons call the rivals by these names."""


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("learn", cls=Command, help=screen.say("cli-learn-about"))
    def learn(
        game: Annotated[
            str | None,
            typer.Argument(metavar="GAME", help=screen.say("cli-game-help"), autocompletion=completion.games),
        ] = None,
        lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help=screen.say("cli-learn-lesson"))] = None,
    ) -> None:
        named = find_game(game)
        known = lessons_of(named)
        if not known:
            raise BadArgument(Message("cli-learn-none", {"game": named.name}))
        chosen = known.get(lesson or next(iter(known)))
        if chosen is None:
            raise BadArgument(Message("cli-learn-unknown", {"lesson": lesson or "", "known": ", ".join(known)}))
        take(screen, chosen)


def take(screen: Screen, lesson: Lesson) -> None:
    """Step by step, until the lesson is over or the input ends."""
    artist = TerminalRenderer(lesson.game)
    speaker = screen.speaker(lesson.game.name, PLAYERS[: lesson.setup.seats])
    moves: list[int] = []
    told = 0
    while (step := (walk := Walk(lesson, moves)).step) is not None:
        sight = walk.sight()
        line = walk.line()
        for entry in line[told:] if moves else ():
            for text in artist.story(walk.events(entry), speaker):
                screen.print(text)
        told = len(line)
        screen.print(artist.draw(sight, speaker, None))
        screen.print(screen.say("cli-learn-step", step=walk.number + 1, of=len(lesson.steps)), style="dim")
        screen.print(speaker.say(step.words), style="bold green")
        move = UNDERSTOOD
        if step.do:
            screen.print(artist.how(sight, speaker), style="dim")
            move = _answer(screen, artist, walk)
        else:
            screen.ask(screen.say("cli-learn-next") + " ")
        moves.append(move)
    screen.print(screen.say("cli-learn-over"), style="bold yellow")


def _answer(screen: Screen, artist: TerminalRenderer, walk: Walk) -> int:
    """The right move, however many others are tried before."""
    step, sight = walk.step, walk.sight()
    assert step is not None
    speaker = screen.speaker(walk.lesson.game.name, PLAYERS[: walk.lesson.setup.seats])
    while True:
        text = screen.ask("> ")
        try:
            move = artist.read(text, sight, speaker)
            if move in walk.expected():
                return move
            walk.match.state.copy().play(walk.lesson.seat, move)
            screen.print(speaker.say(step.wrong.get(move, step.other)), style="yellow")
        except (Unreadable, IllegalMove) as error:
            screen.refuse(error)
