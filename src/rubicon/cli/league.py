"""`rubicon league`: every bot against every other, as a ladder."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, Results, play_part, print_json, print_notes, read_plan
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.text import bars

if TYPE_CHECKING:
    from rubicon.lab.league import League


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("league", cls=Command, help=screen.say("cli-league-about"))
    def league(
        game: Annotated[str, options.game],
        guests: Annotated[
            list[str] | None,
            typer.Argument(metavar="BOT…", help=screen.say("cli-league-guests-help"), autocompletion=completion.bots),
        ] = None,
        only: Annotated[
            str | None,
            typer.Option(
                "--only",
                metavar="BOT,BOT,…",
                help=screen.say("cli-league-only-help"),
                autocompletion=completion.several_bots,
            ),
        ] = None,
        games: Annotated[int, typer.Option("--games", metavar="N", help=screen.say("cli-league-games-help"))] = 100,
        out: Annotated[
            Path | None, typer.Option("--out", metavar="DIR", help=screen.say("cli-league-out-help"))
        ] = None,
        seats: Annotated[
            int | None, typer.Option("--seats", metavar="N", help=screen.say("cli-league-seats-help"))
        ] = None,
        option: Annotated[list[str] | None, options.option] = None,
        seed: Annotated[int, options.seed] = 0,
        processes: Annotated[int | None, options.processes] = None,
        cluster: Annotated[str | None, options.cluster] = None,
        journal: Annotated[Path | None, options.journal] = None,
        resume: Annotated[bool, options.resume] = False,
        shard: Annotated[str | None, options.shard] = None,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon import bots as registry
        from rubicon.lab import executor
        from rubicon.lab import league as lab

        chosen = find_game(game)
        home = [name.strip() for name in only.split(",") if name.strip()] if only else registry.names(chosen.name)
        entrants = [*home, *(guests or [])]
        plan = read_plan(processes, cluster, journal, resume, shard)
        job = lab.make_job(chosen.name, entrants, games, options=read_options(option or []), seats=seats, seed=seed)
        each = job.setup.seats
        if plan.shard is not None:
            play_part(screen, job, plan, each)
            return
        with watched(screen, screen.say("cli-arena-progress"), job.units * each) as progress:
            result = lab.result_of(job, executor.play(job, plan, lambda deals: progress(deals * each)))
        show(screen, result, out, as_json)


def show(screen: Screen, result: "League", out: Path | None, as_json: bool) -> None:
    """The result as a table, or as data; in a folder also as a page."""
    from rubicon.lab import labels, pages, reports

    if out is not None:
        write(result, out, screen)
    if as_json:
        print_json(result.plain())
        return
    ladder = result.ladder
    table = Results(screen)
    names = [Text(labels.short(rating.bot), style="bold") for rating in ladder]
    table.add(screen.say("cli-lab-bot"), names, number=False)
    table.add("Elo", [labels.rated(rating.elo, rating.low, rating.high) for rating in ladder])
    for rival in ladder:
        shares = [result.share(rating.bot, rival.bot) for rating in ladder]
        table.add(labels.short(rival.bot, 10), ["·" if share is None else f"{share * 100:.0f}%" for share in shares])
    in_seats = [result.seat_shares[rating.bot] for rating in ladder]
    for side, values in reports.side_columns(screen.speaker(result.game), result.seats, in_seats):
        table.add(side, values)
    lengths = {length.bot: length.half for length in result.lengths}
    table.add(screen.say("cli-league-length"), [f"{lengths[rating.bot]:.0f}" for rating in ladder])
    times = bars.durations(screen.words, [result.seconds_per_decision[rating.bot] for rating in ladder])
    table.add(screen.say("cli-arena-thinking"), times)
    table.show()
    done = screen.say("cli-league-done", games=result.games, seats=result.seats, seconds=round(result.seconds, 1))
    unknown = any(rating.low is None or rating.high is None for rating in ladder)
    print_notes(screen, done, elo=True, sweep=unknown)
    if out is not None:
        screen.long(f"  {out / 'league.html'}", style="cyan")
        if not pages.has_plots():
            screen.print(screen.say("lab-plots"), style="dim")


def write(result: "League", out: Path, screen: Screen) -> None:
    """The ladder, the matrix and the lengths as plots, all of it as a page, and the numbers."""
    from rubicon.lab import pages, reports

    speaker = screen.speaker(result.game)
    if pages.has_plots():
        from rubicon.lab import plots

        for name, draw in plots.LEAGUE.items():
            figure = draw(result, speaker)
            for kind in ("svg", "png"):
                plots.save(figure, out / f"{name}.{kind}")
    pages.save(reports.page(result, speaker), out / "league.html")
    pages.save(json.dumps(result.plain(), indent=2, ensure_ascii=False) + "\n", out / "league.json")
    reports.save_table(reports.league_rows(result), out / "league.csv")
