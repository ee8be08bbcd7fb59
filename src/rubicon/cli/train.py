"""`rubicon train GAME`: the search plays itself, and a judgement is fitted to what it found."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli import completion
from rubicon.cli.arguments import BadArgument, find_game
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, play_part, print_json, read_plan
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.core.message import Message


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("train", cls=Command, help=screen.say("cli-train-about"))
    def train(
        game: Annotated[str, options.game],
        out: Annotated[Path, typer.Option("--out", metavar="FILE", help=screen.say("cli-train-out-help"))],
        bot: Annotated[
            str,
            typer.Option(
                "--bot",
                metavar="BOT",
                help=screen.say("cli-train-bot-help"),
                autocompletion=completion.several_bots,
            ),
        ] = "strong:200",
        games: Annotated[int, options.games] = 500,
        seats: Annotated[int | None, options.seats] = None,
        seed: Annotated[int, options.seed] = 0,
        thinking: Annotated[
            float, typer.Option("--thinking", metavar="SHARE", help=screen.say("cli-train-thinking-help"))
        ] = 1.0,
        hidden: Annotated[
            str, typer.Option("--hidden", metavar="N,N", help=screen.say("cli-train-hidden-help"))
        ] = "16,24",
        epochs: Annotated[int, typer.Option("--epochs", metavar="N", help=screen.say("cli-train-epochs-help"))] = 30,
        processes: Annotated[int | None, options.processes] = None,
        cluster: Annotated[str | None, options.cluster] = None,
        journal: Annotated[Path | None, options.journal] = None,
        resume: Annotated[bool, options.resume] = False,
        shard: Annotated[str | None, options.shard] = None,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab import executor
        from rubicon.lab import training as lab

        chosen = find_game(game)
        sizes = _sizes(hidden)
        plan = read_plan(processes, cluster, journal, resume, shard)
        lab.check_sizes(sizes, epochs)
        job = lab.make_job(chosen.name, bot, games, seats=seats, seed=seed, thinking=thinking)
        if plan.shard is not None:
            play_part(screen, job, plan, 1)
            return
        lab.check_torch()  # before hours of play; who plays a part of it needs no torch
        with watched(screen, screen.say("cli-simulate-progress"), games) as progress:
            samples = lab.samples_of(job.game, executor.play(job, plan, progress))
        with watched(screen, screen.say("cli-train-progress"), 2 * epochs) as progress:
            weights = lab.train(job, samples, hidden=sizes, epochs=epochs, progress=progress)
        lab.save(weights, out)
        made = weights["made"]
        if as_json:
            print_json(made)
            return
        screen.print(screen.say("cli-train-done", games=games, positions=made["positions"]))
        for key, name in (("cli-train-value", "value_curve"), ("cli-train-policy", "policy_curve")):
            curve = made.get(name)
            if curve is None:
                continue
            best = min(epoch["aside"] for epoch in curve)
            screen.print(screen.say(key, first=f"{curve[0]['aside']:.3f}", best=f"{best:.3f}"))
        screen.long(f"  {out}", style="cyan")


def _sizes(text: str) -> tuple[int, int]:
    """`16,24`: the hidden units of the two nets."""
    try:
        value, policy = [int(word) for word in text.split(",")]
    except ValueError:
        raise BadArgument(Message("cli-train-hidden-wrong", {"text": text[:60]})) from None
    return value, policy
