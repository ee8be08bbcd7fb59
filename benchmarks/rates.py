"""How fast the rules are, and how that compares: uniformly random play to the end, in one process.

    python benchmarks/rates.py [--seconds 2] [--rounds 5] [--seats N] [--json] [GAME ...]

Measures our games twice, each in a process of its own: as installed (compiled, where there is a C compiler) and as
plain Python from src/. Where the extra "bench" is installed, OpenSpiel's connect_four and backgammon are played
through its Python API by a loop of the same shape. benchmarks/README.md says what is counted and why.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ("connect_four", "backgammon")
MEASURE = "backgammon"  # what the ratios are taken to
SPIEL = "OpenSpiel"

SAME = "Python loop"  # the one that everybody gets
LISTED = "Python loop, chance listed"  # the same, but chance as OpenSpiel's users have to take it
VIEWS = "Python loop, with views"  # the same, and the view of who decides is built before every decision
OWN = "own loop"  # core.driver.random_game, compiled with the rules

Counts = tuple[int, int, int]  # decisions with a choice, forced moves, chances
PlayOne = Callable[[], Counts]


# ---- the loops: the same shape for all ----


def rubicon_player(setup: Any, rng: Any, *, listed: bool = False, views: bool = False) -> PlayOne:
    """Our games, through the contract that any bot writer uses.

    `listed`: every outcome of chance is listed before one is sampled, which is what OpenSpiel's API asks for. `views`:
    as a server plays, who decides gets a view, and one of the moves in it is made.
    """

    def play() -> Counts:
        decisions = forced = chances = 0
        state = setup.start()
        while acting := state.acting():
            seat = acting[0]
            if seat < 0:
                if listed:
                    outcomes = state.chances()
                    x = rng.below(sum([weight for _, weight in outcomes]))
                    for outcome, weight in outcomes:  # noqa: B007
                        x -= weight
                        if x < 0:
                            break
                    state.apply(seat, outcome)
                else:
                    state.apply(seat, state.draw(rng))
                chances += 1
                continue
            moves = state.sight(seat).view()["moves"] if views else state.moves(seat)
            count = len(moves)
            if count == 1:
                forced += 1
                move = moves[0]
            else:
                decisions += 1
                move = moves[rng.below(count)]
            state.apply(seat, move["move"] if views else move)
        return decisions, forced, chances

    return play


def spiel_player(game: Any, rng: Any) -> PlayOne:
    """OpenSpiel's games, through its Python API."""

    def play() -> Counts:
        decisions = forced = chances = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                x = rng.random()
                for outcome, probability in state.chance_outcomes():  # noqa: B007  (the last one if rounding leaves a rest)
                    x -= probability
                    if x < 0:
                        break
                state.apply_action(outcome)
                chances += 1
                continue
            moves = state.legal_actions()
            count = len(moves)
            if count == 1:
                forced += 1
                state.apply_action(moves[0])
            else:
                decisions += 1
                state.apply_action(moves[rng.below(count)])
        return decisions, forced, chances

    return play


def own_player(setup: Any, rng: Any) -> PlayOne:
    """Our games in our own loop, which is compiled where the rules are."""
    from rubicon.core.driver import Tally, random_game

    def play() -> Counts:
        tally = Tally()
        random_game(setup, rng, tally)
        return tally.decisions, tally.forced, tally.chances

    return play


LOOPS: dict[str, Callable[[Any, Any], PlayOne]] = {
    OWN: own_player,
    SAME: rubicon_player,
    VIEWS: partial(rubicon_player, views=True),
    LISTED: partial(rubicon_player, listed=True),
}


# ---- how much memory positions and records take ----


def copy_bytes(setup: Any) -> int:
    """What one more copy of a position takes, on the average over a random game."""
    from rubicon.core.rng import stream

    rng = stream("sizes")
    state = setup.start()
    found: list[float] = []
    number = 0
    while acting := state.acting():
        seat = acting[0]
        state.apply(seat, state.draw(rng) if seat < 0 else rng.choice(state.moves(seat)))
        number += 1
        if number % 10 == 0:
            tracemalloc.start()
            kept = [state.copy() for _ in range(20)]
            found.append(tracemalloc.get_traced_memory()[0] / len(kept))
            tracemalloc.stop()
    return round(sum(found) / len(found))


def record_bytes(setup: Any, number: int = 5) -> int:
    """The mean length of the record of a random game, as it is written into a file."""
    from rubicon.bots.uniform import Uniform
    from rubicon.core import Streamed, record
    from rubicon.core.driver import play
    from rubicon.core.rng import stream

    total = 0
    for game in range(number):
        bots = [Uniform(stream("sizes", game, seat)) for seat in range(setup.seats)]
        total += len(record.dumps(record.write(play(setup, bots, Streamed("sizes", game)))).encode())
    return round(total / number)


# ---- measuring: in a process of its own ----


class Contender:
    """One game in one loop, and what was counted in each round."""

    def __init__(self, game: str, whose: str, loop: str, seats: int, play: PlayOne) -> None:
        self.facts: dict[str, Any] = {"game": game, "whose": whose, "loop": loop, "seats": seats}
        self.play = play
        self.rounds: list[dict[str, float]] = []

    def round(self, seconds: float) -> None:
        """Play for so long, in batches: looking at the clock shall not count. Time is the processor's."""
        games = decisions = forced = chances = 0
        batch = 1
        begun = looked = time.process_time()
        while True:
            for _ in range(batch):
                counts = self.play()
                decisions += counts[0]
                forced += counts[1]
                chances += counts[2]
            games += batch
            now = time.process_time()
            if now - begun >= seconds:
                break
            if now - looked < 0.01:
                batch *= 2
            looked = now
        spent = now - begun
        self.rounds.append(
            {
                "decisions_per_s": decisions / spent,
                "games_per_s": games / spent,
                "forced_per_s": forced / spent,
                "chances_per_s": chances / spent,
                "mean_decisions": decisions / games,
            }
        )


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """What one process finds, with the rubicon that it imports."""
    import rubicon
    from rubicon import games
    from rubicon.core.rng import stream

    contenders: list[Contender] = []
    sizes: list[dict[str, Any]] = []
    for name in arguments.games or games.names():
        setup = games.find(name).setup(None, arguments.seats)
        for loop, player in LOOPS.items():
            contenders.append(Contender(name, "Rubicon", loop, setup.seats, player(setup, stream("rates", name))))
        sizes.append({"game": name, "seats": setup.seats, "copy": copy_bytes(setup), "record": record_bytes(setup)})
    spiel = None
    if arguments.peers:
        try:
            import pyspiel

            spiel = version("open_spiel")
            for name in PEERS:
                game = pyspiel.load_game(name)
                play = spiel_player(game, stream("rates", name))
                contenders.append(Contender(name, SPIEL, SAME, game.num_players(), play))
        except ImportError:
            pass
    for contender in contenders:
        contender.play()  # what is only done once shall not be measured
    for _ in range(arguments.rounds):  # in turns, so that a slow moment of the machine hits all alike
        for contender in contenders:
            contender.round(arguments.seconds / arguments.rounds)
    return {
        "compiled": rubicon.COMPILED,
        "file": str(rubicon.__file__),
        "open_spiel": spiel,
        "sizes": sizes,
        "rates": [{**contender.facts, "rounds": contender.rounds} for contender in contenders],
    }


# ---- telling ----


def summary(found: dict[str, Any], spiel: list[dict[str, float]] | None) -> list[dict[str, Any]]:
    """Medians over the rounds; the ratio is the median of the rounds' own ratios where they ran side by side."""
    rows = []
    for rate in found["rates"]:
        rounds = rate.pop("rounds")
        row = {**rate, "compiled": None if rate["whose"] == SPIEL else found["compiled"]}
        for key in rounds[0]:
            row[key] = median(one[key] for one in rounds)
        speeds = [one["decisions_per_s"] for one in rounds]
        row["spread"] = (max(speeds) - min(speeds)) / median(speeds)
        row["ratio"] = None
        if spiel is not None:
            row["ratio"] = median(
                a["decisions_per_s"] / b["decisions_per_s"] for a, b in zip(rounds, spiel, strict=True)
            )
        rows.append(row)
    return rows


def child(arguments: argparse.Namespace, plain: bool, peers: bool) -> dict[str, Any] | None:
    """Measure in a fresh process; None if there is nothing to measure there."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, __file__, "--measure", "--seconds", str(arguments.seconds)]
    command += ["--rounds", str(arguments.rounds), *(["--peers"] if peers else [])]
    command += [*([] if arguments.seats is None else ["--seats", str(arguments.seats)]), *arguments.games]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(done.stderr.strip().splitlines()[-1], file=sys.stderr)
        return None
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def table(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [f"{'game':<14}{'seats':>5}  {'rules':<10}{'loop':<28}{'decisions/s':>12}{'games/s':>10}"
             f"{'decisions/game':>16}{'chances/s':>12}{'forced/s':>10}{'spread':>8}{'× ' + MEASURE:>14}"]  # fmt: skip
    for row in report["rows"]:
        rules = SPIEL if row["compiled"] is None else "compiled" if row["compiled"] else "plain"
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
        lines.append(f"{row['game']:<14}{row['seats']:>5}  {rules:<10}{row['loop']:<28}{row['decisions_per_s']:>12,.0f}"
                     f"{row['games_per_s']:>10,.0f}{row['mean_decisions']:>16.1f}{row['chances_per_s']:>12,.0f}"
                     f"{row['forced_per_s']:>10,.0f}{row['spread']:>8.0%}{ratio:>14}")  # fmt: skip
    lines += ["", f"{'game':<14}{'seats':>5}  {'rules':<10}{'bytes of a copied state':>24}{'bytes of a record':>20}"]
    for size in report["sizes"]:
        rules = "compiled" if size["compiled"] else "plain"
        lines.append(f"{size['game']:<14}{size['seats']:>5}  {rules:<10}{size['copy']:>24,}{size['record']:>20,}")
    return "\n".join([*lines, "", *report["notes"]])


def report(arguments: argparse.Namespace) -> dict[str, Any]:
    """Both kinds of rules, and OpenSpiel beside the installed one."""
    notes = []
    rows: list[dict[str, Any]] = []
    sizes: list[dict[str, Any]] = []
    installed = child(arguments, plain=False, peers=True)
    plain = child(arguments, plain=True, peers=installed is None)
    if installed is None:
        notes.append("No rubicon is installed for this Python, so there are no compiled rates; make bench installs it.")
    elif not installed["compiled"]:
        notes.append("The installed rubicon is plain Python: there was no C compiler when it was built.")
    spiel = None
    spiel_version = None
    for found in (installed, plain):
        if found is not None:
            spiel_version = spiel_version or found["open_spiel"]
            for rate in found["rates"]:
                if rate["whose"] == SPIEL and rate["game"] == MEASURE:
                    spiel = rate["rounds"]
    if spiel is None:
        notes.append("OpenSpiel is not installed, so there is nothing to compare with; pip install open_spiel.")
    for found in (installed, plain):
        if found is not None:
            rows += summary(found, spiel)
            sizes += [{**size, "compiled": found["compiled"]} for size in found["sizes"]]
    told = {"python": sys.version.split()[0], "open_spiel": spiel_version}
    return {**told, "rows": rows, "sizes": sizes, "notes": notes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="our games to measure; all of them by default")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each game is played in each loop")
    parser.add_argument("--rounds", type=int, default=5, help="in how many turns")
    parser.add_argument("--seats", type=int, help="seats at our games; the fewest by default")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--peers", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments)))
        return
    found = report(arguments)
    print(json.dumps(found, indent=1) if arguments.json else table(found))
    if not found["rows"]:
        sys.exit("rates: nothing could be measured")


if __name__ == "__main__":
    main()
