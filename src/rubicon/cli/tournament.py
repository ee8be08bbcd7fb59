"""`rubicon tournament`: bots in a round robin or a Swiss, with a table and a crosstable."""

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, Results, print_json, read_plan
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen

if TYPE_CHECKING:
    from rubicon.lab.tournament import TournamentResult


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("tournament", cls=Command, help=screen.say("cli-tournament-about"))
    def tournament(
        game: Annotated[str, options.game],
        bots: Annotated[
            list[str] | None,
            typer.Argument(metavar="BOT…", help=screen.say("cli-tournament-bots-help"), autocompletion=completion.bots),
        ] = None,
        count: Annotated[
            int | None, typer.Option("--bots", metavar="N", help=screen.say("cli-tournament-count-help"))
        ] = None,
        form: Annotated[
            str, typer.Option("--format", metavar="FORMAT", help=screen.say("cli-tournament-format-help"))
        ] = "round-robin",
        rounds: Annotated[
            int | None, typer.Option("--rounds", metavar="N", help=screen.say("cli-tournament-rounds-help"))
        ] = None,
        games: Annotated[int, typer.Option("--games", metavar="N", help=screen.say("cli-tournament-games-help"))] = 2,
        seats: Annotated[int, typer.Option("--seats", metavar="N", help=screen.say("cli-tournament-seats-help"))] = 2,
        records: Annotated[
            Path | None, typer.Option("--records", metavar="DIR", help=screen.say("cli-tournament-records-help"))
        ] = None,
        option: Annotated[list[str] | None, options.option] = None,
        seed: Annotated[int, options.seed] = 0,
        processes: Annotated[int | None, options.processes] = None,
        cluster: Annotated[str | None, options.cluster] = None,
        journal: Annotated[Path | None, options.journal] = None,
        resume: Annotated[bool, options.resume] = False,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab.tournament import Tournament, fill

        chosen = find_game(game)
        plan = read_plan(processes, cluster, journal, resume, None)
        played = Tournament(
            chosen.name,
            fill(chosen.name, bots or [], count),
            form=form,
            rounds=rounds,
            games=games,
            options=read_options(option or []),
            seats=seats,
            seed=seed,
            records=records,
        )
        with watched(screen, screen.say("cli-arena-progress"), played.units) as progress:
            result = played.run(plan, progress)
        if as_json:
            print_json(result.plain())
            return
        show(screen, result)
        if records is not None:
            screen.long(f"  {records}", style="cyan")


def show(screen: Screen, result: "TournamentResult") -> None:
    """The table with its tie-breaks, and who got what from whom."""
    from rubicon.lab import labels

    lines = result.lines
    names = [Text(labels.short(result.bots[line.player]), style="bold") for line in lines]
    table = Results(screen)
    table.add(screen.say("cli-tournament-rank"), [str(line.rank) for line in lines])
    table.add(screen.say("cli-lab-bot"), names, number=False)
    table.add(screen.say("cli-tournament-points"), [halves(screen, line.points) for line in lines])
    direct = ["·" if line.direct is None else halves(screen, line.direct) for line in lines]
    table.add(screen.say("cli-tournament-direct"), direct)
    table.add(screen.say("cli-tournament-buchholz"), [halves(screen, line.buchholz) for line in lines])
    table.add(screen.say("cli-tournament-berger"), [halves(screen, line.sonneborn_berger) for line in lines])
    table.add(screen.say("cli-tournament-wins"), [str(line.wins) for line in lines])
    table.show()
    screen.print("")
    cross = Results(screen)
    rows = [Text(f"{at} {labels.short(result.bots[line.player], 12)}") for at, line in enumerate(lines, 1)]
    cross.add("", rows, number=False)
    for at, rival in enumerate(lines, 1):
        cells = []
        for line in lines:
            got = result.cell(line.player, rival.player)
            cells.append("×" if line is rival else "·" if got is None else halves(screen, got))
        cross.add(str(at), cells)
    cross.show()
    played = sum(not game.bye for game in result.games)
    done = screen.say("cli-tournament-done", games=played, rounds=result.rounds, seconds=round(result.seconds, 1))
    screen.print(done, style="dim")
    screen.print(screen.say("cli-tournament-order"), style="dim")


def halves(screen: Screen, value: Fraction) -> str:
    """`2`, `2½`, `½`; other parts with a decimal."""
    if value.denominator > 2:
        return screen.number(float(value))
    whole = int(value)
    half = "½" if value != whole else ""
    return half if half and not whole else f"{whole}{half}"
