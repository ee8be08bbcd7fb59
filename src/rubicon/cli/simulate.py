"""`rubicon simulate`: many matches between bots, each written down."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.cli.seating import find_game, read_options
from rubicon.cli.shape import Command
from rubicon.text.bars import bar


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("simulate", cls=Command, help=screen.say("cli-simulate-about"))
    def simulate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=screen.say("cli-game-help-needed"))],
        out: Annotated[Path, typer.Option("--out", metavar="DIR", help=screen.say("cli-simulate-out-help"))],
        bots: Annotated[
            str, typer.Option("--bots", metavar="BOT,BOT,…", help=screen.say("cli-simulate-bots-help"))
        ] = "random",
        games: Annotated[int, typer.Option("--games", metavar="N", help=screen.say("cli-lab-games-help"))] = 100,
        seats: Annotated[
            int | None, typer.Option("--seats", metavar="N", help=screen.say("cli-lab-seats-help"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        ] = None,
        seed: Annotated[int, typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))] = 0,
    ) -> None:
        from rubicon.lab import simulate as lab

        chosen = find_game(game)
        names = [name.strip() for name in bots.split(",") if name.strip()]
        options = read_options(option or [])
        with watched(screen, screen.say("cli-simulate-progress"), games) as progress:
            result = lab.run(chosen.name, names, games, out, options=options, seats=seats, seed=seed, progress=progress)
        speaker = screen.speaker(chosen.name)
        screen.print(screen.say("cli-simulate-done", games=result.games))
        screen.long(f"  {result.folder}", style="cyan")
        table = Table(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
        table.add_column(screen.say("cli-lab-seat"), justify="right")
        table.add_column(screen.say("cli-lab-bot"))
        table.add_column(screen.say("cli-lab-share"), justify="right")
        table.add_column("")
        for seat, (bot, share) in enumerate(zip(result.bots, result.shares, strict=True)):
            table.add_row(Text(str(seat + 1)), Text(bot), Text(screen.percent(share)), bar(share))
        screen.print(table)
        for reason, count in result.reasons.most_common():
            screen.print(Text(f"  {screen.percent(count / result.games):>6}  {speaker.key(f'reason-{reason}')}"))
