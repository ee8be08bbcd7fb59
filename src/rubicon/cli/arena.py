"""`rubicon arena`: which bot is better, and how sure we can be."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import BadArgument, find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, Results, play_part, print_json, print_notes, read_plan
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.core.message import Message
from rubicon.text import bars

if TYPE_CHECKING:
    from rubicon.lab.arena import ArenaResult

SCALE = 16
"""Letters from 0% to 100%: so that all fits into a line of 80."""


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("arena", cls=Command, help=screen.say("cli-arena-about"))
    def arena(
        game: Annotated[str, options.game],
        bots: Annotated[
            list[str],
            typer.Argument(metavar="BOT…", help=screen.say("cli-arena-bots-help"), autocompletion=completion.bots),
        ],
        games: Annotated[int, options.games] = 300,
        seats: Annotated[int | None, options.seats] = None,
        option: Annotated[list[str] | None, options.option] = None,
        seed: Annotated[int, options.seed] = 0,
        processes: Annotated[int | None, options.processes] = None,
        cluster: Annotated[str | None, options.cluster] = None,
        journal: Annotated[Path | None, options.journal] = None,
        resume: Annotated[bool, options.resume] = False,
        shard: Annotated[str | None, options.shard] = None,
        stop: Annotated[
            str | None, typer.Option("--stop", metavar="ELO,ELO", help=screen.say("cli-arena-stop-help"))
        ] = None,
        csv: Annotated[
            Path | None, typer.Option("--csv", metavar="FILE", help=screen.say("cli-arena-csv-help"))
        ] = None,
        figure: Annotated[
            Path | None, typer.Option("--figure", metavar="FILE", help=screen.say("cli-arena-figure-help"))
        ] = None,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab import arena as lab
        from rubicon.lab import executor, pages, reports

        chosen = find_game(game)
        if figure is not None:
            pages.need_plots()
        limits = None if stop is None else read_limits(stop)
        plan = read_plan(processes, cluster, journal, resume, shard)
        job = lab.make_job(
            chosen.name, bots, games, options=read_options(option or []), seats=seats, seed=seed, stop=limits
        )
        each = job.setup.seats
        if plan.shard is not None:
            play_part(screen, job, plan, each)
            return
        with watched(screen, screen.say("cli-arena-progress"), job.units * each) as progress:
            result = lab.result_of(job, executor.play(job, plan, lambda deals: progress(deals * each)))
        if csv is not None:
            reports.save_table(reports.table_rows(result), csv)
        if figure is not None:
            from rubicon.lab import plots

            plots.save(plots.arena(result, screen.speaker(chosen.name)), figure)
        if as_json:
            print_json(result.plain())
            return
        show(screen, result)


def show(screen: Screen, result: "ArenaResult") -> None:
    """The result as a table, and what the sequential test said if there was one."""
    from rubicon.lab import labels, reports

    rows = sorted(result.rows, key=lambda row: -row.share)
    table = Results(screen)
    table.add(screen.say("cli-lab-bot"), [Text(row.label, style="bold") for row in rows], number=False)
    table.add(screen.say("cli-lab-share"), [screen.percent(row.share) for row in rows])
    table.add("95%", [f"{screen.percent(row.low)}–{screen.percent(row.high)}" for row in rows])
    scale = "0%" + "100%".rjust(SCALE - 2)
    table.add(scale, [interval(row.low, row.share, row.high) for row in rows], number=False)
    if result.seats > 1:
        table.add("Elo", [labels.rated(row.elo, row.elo_low, row.elo_high) for row in rows])
    sides = reports.side_columns(screen.speaker(result.game), result.seats, [row.seat_shares for row in rows])
    for side, values in sides:
        table.add(side, values)
    times = bars.durations(screen.words, [row.seconds_per_decision for row in rows])
    table.add(screen.say("cli-arena-thinking"), times)
    table.show()
    done = screen.say("cli-arena-done", games=result.games, seats=result.seats, seconds=round(result.seconds, 1))
    unknown = any(row.elo_low is None or row.elo_high is None for row in result.rows)
    print_notes(screen, done, elo=result.seats > 1, sweep=result.seats > 1 and unknown)
    limits = result.stop
    if limits is not None:
        keys = {"better": "cli-arena-better", "not-better": "cli-arena-not-better", "open": "cli-arena-open"}
        low, high = f"{limits[0]:g}", f"{limits[1]:g}"
        screen.print(screen.say(keys[result.verdict], bot=result.rows[0].bot, low=low, high=high))


def read_limits(text: str) -> tuple[float, float]:
    """`0,50`: two ratings for a sequential test."""
    try:
        low, high = [float(part) for part in text.split(",")]
    except ValueError:
        raise BadArgument(Message("cli-arena-stop-wrong", {"text": text})) from None
    return low, high


def interval(low: float, share: float, high: float, width: int = SCALE) -> Text:
    """`···├─●─┤····`: where the share is, and where it may be."""
    cells = ["·"] * width
    left, middle, right = [min(width - 1, int(value * width)) for value in (low, share, high)]
    for cell in range(left, right + 1):
        cells[cell] = "─"
    cells[left], cells[right] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells), style="green")
