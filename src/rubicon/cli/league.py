"""`rubicon league`: every bot against every other, as a ladder."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.cli.seating import find_game, read_options
from rubicon.cli.shape import Command
from rubicon.text import bars

if TYPE_CHECKING:
    from rubicon.lab.league import League


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("league", cls=Command, help=screen.say("cli-league-about"))
    def league(
        game: Annotated[str, typer.Argument(metavar="GAME", help=screen.say("cli-game-help-needed"))],
        guests: Annotated[
            list[str] | None, typer.Argument(metavar="BOT…", help=screen.say("cli-league-guests-help"))
        ] = None,
        only: Annotated[
            str | None, typer.Option("--only", metavar="BOT,BOT,…", help=screen.say("cli-league-only-help"))
        ] = None,
        games: Annotated[int, typer.Option("--games", metavar="N", help=screen.say("cli-league-games-help"))] = 100,
        out: Annotated[
            Path | None, typer.Option("--out", metavar="DIR", help=screen.say("cli-league-out-help"))
        ] = None,
        seats: Annotated[
            int | None, typer.Option("--seats", metavar="N", help=screen.say("cli-league-seats-help"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        ] = None,
        seed: Annotated[int, typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))] = 0,
        processes: Annotated[
            int | None, typer.Option("--processes", metavar="N", help=screen.say("cli-arena-processes-help"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False,
    ) -> None:
        from rubicon import bots as registry
        from rubicon.lab import drawing
        from rubicon.lab import league as lab

        chosen = find_game(game)
        options = read_options(option or [])
        home = [name.strip() for name in only.split(",") if name.strip()] if only else registry.names(chosen.name)
        entrants = [*home, *(guests or [])]
        pairs = len(entrants) * (len(entrants) - 1) // 2
        with watched(screen, screen.say("cli-arena-progress"), games * pairs) as progress:
            result = lab.run(
                chosen.name,
                entrants,
                games,
                options=options,
                seats=seats,
                seed=seed,
                processes=processes,
                progress=lambda done, _total: progress(done),
            )
        if out is not None:
            write(result, out, screen)
        if as_json:
            print(json.dumps(result.plain(), indent=2, ensure_ascii=False))
            return
        table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        table.add_column(screen.say("cli-lab-bot"), no_wrap=True)
        table.add_column("Elo", justify="right", no_wrap=True)
        for rating in result.ladder:
            table.add_column(drawing.short(rating.bot, 10), justify="right")
        table.add_column(screen.say("cli-league-length"), justify="right")
        table.add_column(screen.say("cli-arena-thinking"), justify="right")
        lengths = {length.bot: length.half for length in result.lengths}
        for rating in result.ladder:
            shares = [result.share(rating.bot, rival.bot) for rival in result.ladder]
            table.add_row(
                Text(drawing.short(rating.bot), style="bold"),
                Text(drawing.rated(rating.elo, rating.low, rating.high)),
                *[Text("·" if share is None else f"{share * 100:.0f}%") for share in shares],
                Text(f"{lengths[rating.bot]:.0f}"),
                Text(bars.duration(screen.words, result.seconds_per_decision[rating.bot])),
            )
        screen.print(table)
        screen.print(
            screen.say("cli-league-done", games=result.games, seats=result.seats, seconds=round(result.seconds, 1)),
            style="dim",
        )
        if any(rating.low is None or rating.high is None for rating in result.ladder):
            screen.print(screen.say("cli-arena-sweep"), style="dim")
        if out is not None:
            screen.long(f"  {out / 'league.html'}", style="cyan")
            if not drawing.has_png():
                screen.print(screen.say("lab-png"), style="dim")


def write(result: "League", out: Path, screen: Screen) -> None:
    """The ladder, the matrix and the lengths as drawings, all of it as a page, and the numbers."""
    from rubicon.lab import drawing, figures

    speaker = screen.speaker(result.game)
    drawings = (("ladder", figures.ladder), ("matrix", figures.matrix), ("lengths", figures.lengths))
    for name, draw in drawings:
        for kind in ("svg", "png") if drawing.has_png() else ("svg",):
            drawing.save(draw(result, speaker), out / f"{name}.{kind}")
    drawing.save(figures.page(result, speaker), out / "league.html")
    drawing.save(json.dumps(result.plain(), indent=2, ensure_ascii=False) + "\n", out / "league.json")
    figures.save_table(figures.league_rows(result), out / "league.csv")
