"""`rubicon analyse`: where a finished game was won and lost."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.command import Command
from rubicon.cli.files import read_record
from rubicon.cli.laboratory import LabOptions, print_json
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen

if TYPE_CHECKING:
    from rubicon.lab.analysis import Analysis, Point
    from rubicon.text import Speaker

LEVELS = "▁▂▃▄▅▆▇█"
WIDTH = 48


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("analyse", cls=Command, help=screen.say("cli-analyse-about"))
    def analyse(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=screen.say("cli-replay-file-help"))],
        iterations: Annotated[
            int, typer.Option("--iterations", metavar="N", help=screen.say("cli-analyse-iterations-help"))
        ] = 60,
        seconds: Annotated[
            float, typer.Option("--seconds", metavar="N", help=screen.say("cli-analyse-seconds-help"))
        ] = 120.0,
        seed: Annotated[int, options.seed] = 0,
        html: Annotated[
            Path | None, typer.Option("--html", metavar="FILE", help=screen.say("cli-analyse-html-help"))
        ] = None,
        png: Annotated[
            Path | None, typer.Option("--png", metavar="FILE", help=screen.say("cli-analyse-png-help"))
        ] = None,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab import analysis as lab
        from rubicon.lab import analysis_page, pages

        told = read_record(file)
        if png is not None:
            pages.need_plots()
        with watched(screen, screen.say("cli-analyse-progress"), 100) as percent:
            found = lab.analyse(
                told,
                iterations=iterations,
                seconds=seconds,
                seed=seed,
                progress=lambda done, total: percent(100 * done // total),
            )
        speaker = screen.speaker(found.game, [player["name"] for player in told["players"]])
        if html is not None:
            pages.save(analysis_page.page(found, speaker), html)
        if png is not None:
            from rubicon.lab import plots

            plots.save(plots.curve(found, speaker), png)
        if as_json:
            print_json(found.plain())
        else:
            show(screen, found, speaker)
            if html is not None and not pages.has_plots():
                screen.print(screen.say("lab-plots"), style="dim")


def show(screen: Screen, found: "Analysis", speaker: "Speaker") -> None:
    """All of it in words and small pictures."""
    from rubicon.lab import analysis_page

    screen.print(Text(speaker.key("analysis-of", game=speaker.key("game")), style="bold"))
    table = _table("", "", speaker.key("analysis-given"))
    for seat, loss in enumerate(found.losses):
        table.add_row(
            Text(speaker.player_as(seat, found.seats)),
            spark(found.curve, seat),
            Text(analysis_page.given(loss, speaker)),
        )
    screen.print(table)
    screen.print()
    screen.print(Text(speaker.key("analysis-turns"), style="bold"))
    if not found.turns:
        screen.print(speaker.key("analysis-no-turns"))
    else:
        table = _table(*[speaker.key(f"analysis-{head}") for head in ("entry", "player", "chance", "events")])
        for turn in found.turns:
            table.add_row(
                Text(analysis_page.span(turn), style="cyan", no_wrap=True),
                Text(speaker.player(turn.seat)),
                Text(analysis_page.change(found, turn, speaker), no_wrap=True),
                Text(analysis_page.told(turn, speaker)),
            )
        screen.print(table)
    screen.print()
    screen.print(Text(speaker.key("analysis-costly"), style="bold"))
    if not found.costly:
        screen.print(speaker.key("analysis-no-costly"))
    else:
        table = _table(*[speaker.key(f"analysis-{head}") for head in analysis_page.COSTLY_HEADS])
        for one in found.costly:
            table.add_row(
                Text(str(one.at + 1), style="cyan"),
                Text(speaker.player(one.seat)),
                Text(screen.percent(one.cost), style="red"),
                Text(speaker.say(one.move)),
                Text(speaker.say(one.better), style="green"),
            )
        screen.print(table)
    screen.print()
    screen.print(analysis_page.method(found, speaker), style="dim")


def _table(*heads: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False, show_header=any(heads))
    for head in heads:
        table.add_column(head)
    return table


def spark(points: "list[Point]", seat: int, width: int = WIDTH) -> Text:
    """A seat's chance along the match, a letter for each part of it, and how it ended."""
    last = points[-1].at or 1
    letters: list[str] = []
    for column in range(width):
        at = last * column / (width - 1)
        past = [point for point in points if point.at <= at] or points[:1]
        letters.append(LEVELS[min(len(LEVELS) - 1, int(past[-1].shares[seat] * len(LEVELS)))])
    return Text("".join(letters), style="green" if points[-1].shares[seat] > 0 else "yellow")
