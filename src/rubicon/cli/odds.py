"""`rubicon odds`: what the dice promise. For games that bring a module `odds` with `parse_hand` and `best_keeps`."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.drawing import part_of
from rubicon.cli.screen import Screen
from rubicon.cli.seating import BadArgument, find_game
from rubicon.cli.shape import Command
from rubicon.core.game import Setup
from rubicon.core.message import Message

BAR = 24
EIGHTHS = " ▏▎▍▌▋▊▉"


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("odds", cls=Command, help=screen.say("cli-odds-about"))
    def odds(
        dice: Annotated[str, typer.Option("--dice", metavar='"I I L L B"', help=screen.say("cli-odds-dice-help"))],
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=screen.say("cli-game-help"))] = None,
        target: Annotated[int, typer.Option("--target", metavar="N", help=screen.say("cli-odds-target-help"))] = 0,
        throws: Annotated[int, typer.Option("--throws", metavar="N", help=screen.say("cli-odds-throws-help"))] = 2,
        most: Annotated[int, typer.Option("--most", metavar="N", help=screen.say("cli-odds-most-help"))] = 6,
        as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False,
    ) -> None:
        chosen = find_game(game)
        module: Any = part_of(chosen, "odds")
        if module is None:
            raise BadArgument(Message("cli-odds-none", {"game": chosen.name}))
        hand = module.parse_hand(dice)
        if target < 0:
            raise BadArgument(Message("cli-odds-target", {"target": target}))
        if not 0 <= throws < module.MOST_THROWS:
            raise BadArgument(Message("cli-odds-throws", {"throws": throws, "most": module.MOST_THROWS - 1}))
        setup = chosen.setup()
        keeps = module.best_keeps(hand, target, throws)
        if as_json:
            print(json.dumps(plain(setup, hand, target, throws, keeps), indent=2, ensure_ascii=False))
        else:
            show(screen, setup, target, throws, keeps, max(1, most))


def plain(setup: Setup, hand: int, target: int, throws: int, keeps: list[Any]) -> dict[str, Any]:
    """The odds as plain data, the best first."""
    return {
        "game": setup.game.name,
        "dice": notation(setup, hand),
        "target": target,
        "throws": throws,
        "best": notation(setup, keeps[0].keep),
        "chance": keeps[0].chance,
        "choices": [{"keep": notation(setup, odds.keep), "chance": odds.chance} for odds in keeps],
    }


def notation(setup: Setup, keep: int) -> str:
    """The dice alone, without the verb before them."""
    return setup.say(0, keep).partition(" ")[2]


def show(screen: Screen, setup: Setup, target: int, throws: int, keeps: list[Any], most: int) -> None:
    """The odds as bars."""
    question = "cli-odds-question" if target else "cli-odds-question-first"
    screen.print(Text(screen.say(question, target=str(target), throws=throws), style="bold"))
    best = keeps[0]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    for odds in keeps[:most]:
        style = "bold green" if odds.chance == best.chance else ""
        table.add_row(
            Text(setup.say(0, odds.keep), style=style), Text(screen.percent(odds.chance), style=style), bar(odds.chance)
        )
    screen.print(table)
    if len(keeps) > most:
        screen.print(Text(screen.say("cli-odds-more", count=len(keeps) - most), style="dim"))


def bar(share: float, width: int = BAR, style: str = "green") -> Text:
    """A share from 0 to 1 as a bar, fine to an eighth of a letter."""
    eighths = round(share * width * 8)
    text = "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")
    return Text(text, style=style) + Text("·" * (width - len(text)), style="dim")
