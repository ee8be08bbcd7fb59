"""`rubicon puzzles`: find puzzles in games of bots, or in records."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import BadArgument, find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.files import read_record
from rubicon.cli.laboratory import LabOptions, Results
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.core.message import Message

if TYPE_CHECKING:
    from rubicon.core.match import Match
    from rubicon.lab.puzzle_maker import Found

FATES = {
    "seen": "cli-puzzles-fate-seen",
    "near": "cli-puzzles-fate-near",
    "unclear": "cli-puzzles-fate-unclear",
    "name": "cli-puzzles-fate-name",
    "enough": "cli-puzzles-fate-enough",
    "unsure": "cli-puzzles-fate-unsure",
}


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("puzzles", cls=Command, help=screen.say("cli-puzzles-about"))
    def puzzles(
        game: Annotated[str, options.game],
        files: Annotated[
            list[Path] | None, typer.Argument(metavar="[FILE]…", help=screen.say("cli-puzzles-files-help"))
        ] = None,
        out: Annotated[Path, typer.Option("--out", metavar="FILE", help=screen.say("cli-puzzles-out-help"))] = Path(
            "puzzles.json.gz"
        ),
        bots: Annotated[
            str,
            typer.Option(
                "--bots",
                metavar="BOT,BOT,…",
                help=screen.say("cli-puzzles-bots-help"),
                autocompletion=completion.several_bots,
            ),
        ] = "strong",
        want: Annotated[int, typer.Option("--want", metavar="N", help=screen.say("cli-puzzles-want-help"))] = 60,
        each: Annotated[int, typer.Option("--each", metavar="N", help=screen.say("cli-puzzles-each-help"))] = 10,
        games: Annotated[int, options.games] = 100,
        screening: Annotated[
            int, typer.Option("--screen", metavar="N", help=screen.say("cli-puzzles-screen-help"))
        ] = 200,
        check: Annotated[int, typer.Option("--check", metavar="N", help=screen.say("cli-puzzles-check-help"))] = 0,
        iterations: Annotated[
            int, typer.Option("--iterations", metavar="N", help=screen.say("cli-puzzles-iterations-help"))
        ] = 4000,
        margin: Annotated[
            float, typer.Option("--margin", metavar="SHARE", help=screen.say("cli-puzzles-margin-help"))
        ] = 0.05,
        looked: Annotated[int, typer.Option("--looked", metavar="N", help=screen.say("cli-puzzles-looked-help"))] = 100,
        seats: Annotated[int | None, options.seats] = None,
        option: Annotated[list[str] | None, options.option] = None,
        seed: Annotated[int, options.seed] = 0,
        join: Annotated[
            list[Path] | None, typer.Option("--join", metavar="FILE", help=screen.say("cli-puzzles-join-help"))
        ] = None,
    ) -> None:
        from rubicon.lab import puzzle_maker as lab

        chosen = find_game(game)
        if join:
            _join(screen, join, each, out)
            return
        names = [name.strip() for name in bots.split(",") if name.strip()]
        effort = lab.Effort(screening, check, iterations, margin, looked)
        with watched(screen, screen.say("cli-puzzles-progress"), want) as progress:
            found, data = lab.make(
                chosen.name,
                names,
                effort,
                want,
                games=games,
                most_of_kind=each,
                seed=seed,
                options=read_options(option or []),
                seats=seats,
                matches=_matches(chosen.name, files) if files else None,
                progress=lambda found: progress(len(found.puzzles)),
            )
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(data)
        show(screen, chosen.name, found, out)


def _join(screen: Screen, parts: list[Path], each: int, out: Path) -> None:
    """What several runs found becomes one file."""
    from rubicon.learn import puzzles

    for part in parts:
        if not part.is_file():
            raise BadArgument(Message("cli-file-missing", {"path": str(part)}))
    data = puzzles.join([part.read_bytes() for part in parts], each)
    out.write_bytes(data)
    screen.print(screen.say("cli-puzzles-joined", puzzles=len(puzzles.read(data))))
    screen.long(f"  {out}", style="cyan")


def _matches(game: str, files: list[Path]) -> "Iterator[tuple[str, Match]]":
    from rubicon import games
    from rubicon.core import record

    for file in files:
        told = read_record(file)
        if told["game"] != game:
            raise BadArgument(Message("cli-puzzles-other", {"file": str(file), "game": told["game"], "wanted": game}))
        yield f"{game}-{file.stem[:40]}", record.replay(told, games.find)


def show(screen: Screen, game: str, found: "Found", out: Path) -> None:
    """What was found, by kind, and what became of the other positions."""
    speaker = screen.speaker(game)
    screen.print(screen.say("cli-puzzles-done", puzzles=len(found.puzzles), games=found.matches))
    screen.long(f"  {out}", style="cyan")
    kinds = found.kinds.most_common()
    table = Results(screen)
    table.add(screen.say("cli-puzzles-kind"), [speaker.key(f"kind-{kind}") for kind, _ in kinds], number=False)
    table.add(screen.say("cli-puzzles-number"), [str(count) for _, count in kinds])
    table.show()
    for fate, words in FATES.items():
        if found.fates[fate]:
            screen.print(Text(f"  {found.fates[fate]:>6}  {screen.say(words)}", style="dim"))
