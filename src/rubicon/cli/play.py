"""`rubicon play`: a match at this terminal."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import (
    BadArgument,
    default_seats,
    find_game,
    make_bots,
    read_options,
    read_seats,
    seat_players,
)
from rubicon.cli.command import Command
from rubicon.cli.files import read_box
from rubicon.cli.match_session import Left, Sitting, player_label, why
from rubicon.cli.saves import Saver, new_name
from rubicon.cli.screen import Screen
from rubicon.core.bot import Bot
from rubicon.core.chance import Sealed, seat_nonce
from rubicon.core.match import Match
from rubicon.core.message import Message


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("play", cls=Command, help=screen.say("cli-play-about"))
    def play(
        game: Annotated[
            str | None,
            typer.Argument(metavar="GAME", help=screen.say("cli-game-help"), autocompletion=completion.games),
        ] = None,
        seats: Annotated[
            str | None,
            typer.Option(
                "--seats",
                metavar="me,strong,…",
                help=screen.say("cli-play-seats-help"),
                autocompletion=completion.seats,
            ),
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        ] = None,
        data: Annotated[
            Path | None, typer.Option("--data", metavar="FILE", help=screen.say("cli-play-data-help"))
        ] = None,
        name: Annotated[
            list[str] | None, typer.Option("--name", metavar="TEXT", help=screen.say("cli-play-name-help"))
        ] = None,
        nonce: Annotated[
            list[str] | None, typer.Option("--nonce", metavar="TEXT", help=screen.say("cli-play-nonce-help"))
        ] = None,
        secret: Annotated[
            str | None, typer.Option("--secret", metavar="HEX", help=screen.say("cli-play-secret-help"))
        ] = None,
        seed: Annotated[
            str | None, typer.Option("--seed", metavar="TEXT", help=screen.say("cli-play-seed-help"))
        ] = None,
    ) -> None:
        chosen = find_game(game)
        options = read_options(option or [])
        seated = read_seats(seats or default_seats(chosen, options))
        custom = None if data is None else read_box(data)
        setup = chosen.setup(options, len(seated), custom)
        players = seat_players(chosen, seated, name or [], screen)
        fortuna = Sealed(
            read_secret(secret), nonces(nonce or [], [seat for seat, bot in enumerate(seated) if bot is None])
        )
        match = Match(setup, fortuna, players)
        bots = make_bots(chosen.name, players, seed)
        introduce(screen, match, fortuna, default=seats is None)
        match.begin()
        saver = Saver(new_name(chosen.name))
        saver.claim()
        sit_down(screen, match, bots, saver, ponders=seed is None)


def read_secret(text: str | None) -> bytes:
    """The secret of the match: fresh, unless a test or a bug report asks for a certain one."""
    if text is None:
        return os.urandom(32)
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise BadArgument(Message("cli-error-secret", {"length": len(text)}))
    return secret


def nonces(given: list[str], people: list[int]) -> list[str]:
    """Each person's own part in the chance, labelled with the seat: those given, the others drawn."""
    if len(given) > len(people):
        raise BadArgument(Message("cli-error-nonces", {"nonces": len(given), "people": len(people)}))
    texts = [text[:200] for text in given] + [os.urandom(8).hex() for _ in people[len(given) :]]
    return [seat_nonce(seat, text) for seat, text in zip(people, texts, strict=True)]


def introduce(screen: Screen, match: Match, fortuna: Sealed, default: bool) -> None:
    """Who plays what, and the seal on the chance."""
    speaker = screen.speaker(match.setup.game.name)
    screen.print(Rule(Text(speaker.key("game"), style="bold"), style="yellow"))
    screen.print(speaker.key("game-about"))
    players = ", ".join([player_label(match, seat, speaker) for seat in range(match.setup.seats)])
    screen.print(screen.say("cli-play-players", players=players))
    rivals = match.setup.seats - 1
    if default and rivals:
        screen.print(screen.say("cli-play-default", bots=rivals), style="dim")
        screen.long(f"  rubicon play {match.setup.game.name} --seats {'easy,' * rivals}me", style="dim")
    screen.print(screen.say("cli-play-seal"), style="dim")
    screen.long(f"  {fortuna.commitment}", style="dim")
    screen.print(screen.say("cli-play-start"), style="dim")
    screen.print()


def sit_down(screen: Screen, match: Match, bots: dict[int, Bot], saver: Saver, *, ponders: bool = True) -> None:
    """Play, and say how to go on when somebody gets up: nothing is lost, however it happens.

    At a terminal bots ponder while a person types; not where a seed says what they do.
    """
    sitting = Sitting(screen, match, bots, saver, ponders and screen.interactive)
    try:
        sitting.play()
    except (Left, EOFError):
        screen.print()
        farewell(screen, saver)
    except KeyboardInterrupt:
        screen.print()
        farewell(screen, saver)
        raise typer.Exit(130) from None


def farewell(screen: Screen, saver: Saver) -> None:
    """Where the match is, and how to come back to it."""
    if saver.trouble is not None:
        screen.print(screen.say("cli-save-lost", why=why(saver.trouble)), style="bold red")
        return
    screen.print(screen.say("cli-play-saved"))
    screen.long(f"  rubicon resume {saver.name}", style="cyan")
