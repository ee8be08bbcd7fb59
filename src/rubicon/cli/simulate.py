"""`rubicon simulate`: many matches between bots, each written down."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, Results
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.text.bars import bar


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("simulate", cls=Command, help=screen.say("cli-simulate-about"))
    def simulate(
        game: Annotated[str, options.game],
        out: Annotated[Path, typer.Option("--out", metavar="DIR", help=screen.say("cli-simulate-out-help"))],
        bots: Annotated[
            str,
            typer.Option(
                "--bots",
                metavar="BOT,BOT,…",
                help=screen.say("cli-simulate-bots-help"),
                autocompletion=completion.several_bots,
            ),
        ] = "random",
        games: Annotated[int, options.games] = 100,
        seats: Annotated[int | None, options.seats] = None,
        option: Annotated[list[str] | None, options.option] = None,
        seed: Annotated[int, options.seed] = 0,
    ) -> None:
        from rubicon.lab import simulate as lab

        chosen = find_game(game)
        names = [name.strip() for name in bots.split(",") if name.strip()]
        with watched(screen, screen.say("cli-simulate-progress"), games) as progress:
            result = lab.run(
                chosen.name,
                names,
                games,
                out,
                options=read_options(option or []),
                seats=seats,
                seed=seed,
                progress=progress,
            )
        speaker = screen.speaker(chosen.name)
        screen.print(screen.say("cli-simulate-done", games=result.games))
        screen.long(f"  {result.folder}", style="cyan")
        table = Results(screen)
        table.add(screen.say("cli-lab-bot"), result.bots, number=False)
        table.add(screen.say("cli-lab-seat"), [str(seat + 1) for seat in range(len(result.bots))])
        table.add(screen.say("cli-lab-share"), [screen.percent(share) for share in result.shares])
        table.add("", [bar(share) for share in result.shares], number=False)
        table.show()
        for reason, count in result.reasons.most_common():
            screen.print(Text(f"  {screen.percent(count / result.games):>6}  {speaker.key(f'reason-{reason}')}"))
