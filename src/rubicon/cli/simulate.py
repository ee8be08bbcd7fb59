"""`rubicon simulate`: many matches between bots, each written down."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, Results, play_part, read_plan
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.text.bars import bar

if TYPE_CHECKING:
    from rubicon.lab.simulate import SimulateResult


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("simulate", cls=Command, help=screen.say("cli-simulate-about"))
    def simulate(
        game: Annotated[str, options.game],
        out: Annotated[Path, typer.Option("--out", metavar="PATH", help=screen.say("cli-simulate-out-help"))],
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
        form: Annotated[
            str, typer.Option("--format", metavar="FORMAT", help=screen.say("cli-simulate-format-help"))
        ] = "records",
        processes: Annotated[int | None, options.processes] = None,
        cluster: Annotated[str | None, options.cluster] = None,
        journal: Annotated[Path | None, options.journal] = None,
        resume: Annotated[bool, options.resume] = False,
        shard: Annotated[str | None, options.shard] = None,
    ) -> None:
        from rubicon.lab import executor
        from rubicon.lab import simulate as lab

        chosen = find_game(game)
        names = [name.strip() for name in bots.split(",") if name.strip()]
        plan = read_plan(processes, cluster, journal, resume, shard)
        job = lab.make_job(
            chosen.name, names, games, form=form, options=read_options(option or []), seats=seats, seed=seed
        )
        if plan.shard is not None:
            play_part(screen, job, plan, 1)
            return
        with watched(screen, screen.say("cli-simulate-progress"), games) as progress:
            result = lab.result_of(job, executor.play(job, plan, progress), out)
        show(screen, result)


def show(screen: Screen, result: "SimulateResult") -> None:
    """Where the games are, and what they add up to."""
    speaker = screen.speaker(result.game)
    screen.print(screen.say("cli-simulate-done", games=result.games))
    screen.long(f"  {result.out}", style="cyan")
    table = Results(screen)
    table.add(screen.say("cli-lab-bot"), result.bots, number=False)
    table.add(screen.say("cli-lab-seat"), [str(seat + 1) for seat in range(len(result.bots))])
    table.add(screen.say("cli-lab-share"), [screen.percent(share) for share in result.shares])
    table.add("", [bar(share) for share in result.shares], number=False)
    table.show()
    for reason, count in result.reasons.most_common():
        screen.print(Text(f"  {screen.percent(count / result.games):>6}  {speaker.key(f'reason-{reason}')}"))
