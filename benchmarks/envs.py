"""How fast the environments are, and how that compares: random episodes with every observation taken, in one process.

    python benchmarks/envs.py [--seconds 2] [--rounds 5] [--seats N] [--choosing] [--json] [GAME ...]

Steps our raw_env of every game twice, each in a process of its own: with the rules as installed (compiled, where there
is a C compiler; then also 64 games at once in our vector environment) and as plain Python from src/. Where the extra
"bench" is installed, PettingZoo's connect_four raw_env is stepped by the same loop, in turns with ours.
docs/environments.md says what is counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEER = "connect_four"
ZOO = "PettingZoo"


EPISODES = 40
"""So many are prepared for each environment, and then stepped through again and again."""

COUNT = 64
"""So many games a vector environment has."""
LENGTH = 400
"""So many steps of all of them are prepared."""

Script = tuple[int, list[int]]
"""The seed of an episode, and its actions."""


def prepare(env: Any, seed: int, rng: Any) -> Script:
    """Play an episode of random legal actions, and write them down: choosing shall not be measured."""
    actions: list[int] = []
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        actions.append(int(legal[rng.below(len(legal))]))
        env.step(actions[-1])
    return seed, actions


def perform(env: Any, script: Script) -> int:
    """The same episode again, through PettingZoo's API and with every observation taken. How many steps it has."""
    seed, actions = script
    env.reset(seed=seed)
    for action in actions:
        env.last()
        env.step(action)
    while env.agents:
        env.last()
        env.step(None)
    return len(actions)


def prepare_vector(env: Any, rng: Any, length: int = LENGTH) -> list[list[int]]:
    """Random legal actions for so many steps of all games."""
    env.reset(seed=0)
    steps: list[list[int]] = []
    for _ in range(length):
        actions: list[int] = []
        for mask in env.masks:
            legal = mask.nonzero()[0]
            actions.append(int(legal[rng.below(len(legal))]))
        steps.append(actions)
        env.step(actions)
    return steps


def perform_vector(env: Any, steps: list[Any]) -> int:
    """The same steps again; how many decisions they are."""
    env.reset(seed=0)
    for actions in steps:
        env.step(actions)
    return len(steps) * int(env.count)


class Contender:
    """One environment, and its steps per second in each round."""

    def __init__(self, game: str, whose: str, env: Any, rng: Any) -> None:
        self.env = env
        self.rng = rng
        self.scripts = [prepare(env, seed, rng) for seed in range(EPISODES)]
        space = env.observation_space("player_0")
        numbers = 1
        for length in space["observation"].shape:
            numbers *= length
        self.facts: dict[str, Any] = {
            "game": game,
            "whose": whose,
            "seats": len(env.possible_agents),
            "numbers": numbers,
            "actions": int(env.action_space("player_0").n),
            "count": 1,
        }
        self.rates: list[float] = []

    def round(self, seconds: float, choosing: bool) -> None:
        """Whole episodes for about so long, by the processor's time: others may be at work on this machine."""
        steps = episodes = 0
        begun = time.process_time()
        while True:
            if choosing:
                steps += len(prepare(self.env, episodes, self.rng)[1])
            else:
                steps += perform(self.env, self.scripts[episodes % EPISODES])
            episodes += 1
            spent = time.process_time() - begun
            if spent >= seconds:
                break
        self.rates.append(steps / spent)


class VectorContender:
    """Many games at once, and their steps per second in each round. Actions are arrays, as a learner has them."""

    def __init__(self, single: Contender, env: Any, rng: Any) -> None:
        import numpy as np

        self.env = env
        self.single = single
        self.steps = [np.array(actions) for actions in prepare_vector(env, rng)]
        self.facts: dict[str, Any] = {**single.facts, "count": env.count}
        self.rates: list[float] = []

    def round(self, seconds: float, choosing: bool) -> None:
        """All prepared steps, again and again; nothing is chosen here."""
        steps = 0
        begun = time.process_time()
        while True:
            steps += perform_vector(self.env, self.steps)
            spent = time.process_time() - begun
            if spent >= seconds:
                break
        self.rates.append(steps / spent)


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """What one process finds, with the rubicon that it imports."""
    import rubicon
    from rubicon import games
    from rubicon.core.rng import stream
    from rubicon.envs import raw_env, vector

    contenders: list[Contender | VectorContender] = []
    for name in arguments.games or games.names():
        single = Contender(name, "Rubicon", raw_env(name, arguments.seats), stream("envs", name))
        contenders.append(single)
        if rubicon.COMPILED:  # which is what stepping many at once is for
            many = vector(name, COUNT, arguments.seats)
            contenders.append(VectorContender(single, many, stream("vector", name)))
    zoo = None
    try:
        from pettingzoo.classic import connect_four_v3

        contenders.append(Contender(PEER, ZOO, connect_four_v3.raw_env(), stream("envs", PEER)))
        zoo = version("pettingzoo")
    except ImportError:  # PettingZoo without its classic games
        pass
    for _ in range(arguments.rounds):  # in turns, so that a slow moment of the machine hits all alike
        for contender in contenders:
            contender.round(arguments.seconds / arguments.rounds, arguments.choosing)
    peer = contenders[-1].rates if zoo is not None else None
    rows = []
    for contender in contenders:
        rates = contender.rates
        rows.append(
            {
                **contender.facts,
                "compiled": None if contender.facts["whose"] == ZOO else rubicon.COMPILED,
                "steps_per_s": median(rates),
                "spread": (max(rates) - min(rates)) / median(rates),
                "ratio": None if peer is None else of_ratios(rates, peer),
                "times_single": of_ratios(rates, contender.single.rates)
                if isinstance(contender, VectorContender)
                else None,
            }
        )
    return {"pettingzoo": zoo, "rows": rows}


def of_ratios(rates: list[float], others: list[float]) -> float:
    """The median of the ratios of single rounds: steadier than the rates."""
    return median(a / b for a, b in zip(rates, others, strict=True))


def child(arguments: argparse.Namespace, plain: bool) -> dict[str, Any] | None:
    """Measure in a fresh process; None if there is nothing to measure there."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-W", "ignore", __file__, "--measure", "--seconds", str(arguments.seconds)]
    command += ["--rounds", str(arguments.rounds), *(["--choosing"] if arguments.choosing else [])]
    command += [*([] if arguments.seats is None else ["--seats", str(arguments.seats)]), *arguments.games]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(done.stderr.strip().splitlines()[-1], file=sys.stderr)
        return None
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def report(arguments: argparse.Namespace) -> dict[str, Any]:
    """Both kinds of rules, each with connect_four in the same process."""
    notes = []
    rows: list[dict[str, Any]] = []
    installed = child(arguments, plain=False)
    if installed is None:
        notes.append("No rubicon is installed for this Python, so there are no compiled rates; make bench installs it.")
    elif not any(row["compiled"] for row in installed["rows"]):
        notes.append("The installed rubicon is plain Python: there was no C compiler when it was built.")
    found = [one for one in (installed, child(arguments, plain=True)) if one is not None]
    zoo = None
    for one in found:
        zoo = zoo or one["pettingzoo"]
        rows += one["rows"]
    if zoo is None:
        notes.append('PettingZoo\'s classic games are not installed; pip install "pettingzoo[classic]".')
    return {"python": sys.version.split()[0], "pettingzoo": zoo, "rows": rows, "notes": notes}


def table(found: dict[str, Any]) -> str:
    """The report for people."""
    lines = [f"{'game':<16}{'seats':>5}{'numbers':>9}{'actions':>9}{'at once':>9}  {'rules':<12}{'steps/s':>11}"
             f"{'spread':>8}{'× ' + PEER:>16}{'× one':>8}"]  # fmt: skip
    for row in found["rows"]:
        rules = ZOO if row["compiled"] is None else "compiled" if row["compiled"] else "plain"
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
        times = "" if row["times_single"] is None else f"{row['times_single']:.2f}"
        lines.append(f"{row['game']:<16}{row['seats']:>5}{row['numbers']:>9}{row['actions']:>9}{row['count']:>9}  "
                     f"{rules:<12}{row['steps_per_s']:>11,.0f}{row['spread']:>8.0%}{ratio:>16}{times:>8}")  # fmt: skip
    return "\n".join([*lines, "", *found["notes"]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="our games to measure; all of them by default")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each environment is stepped")
    parser.add_argument("--rounds", type=int, default=5, help="in how many turns")
    parser.add_argument("--seats", type=int, help="agents in our games; the fewest by default")
    parser.add_argument("--choosing", action="store_true", help="measure choosing a legal action from the mask as well")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments)))
        return
    found = report(arguments)
    print(json.dumps(found, indent=1) if arguments.json else table(found))
    if not found["rows"]:
        sys.exit("envs: nothing could be measured")


if __name__ == "__main__":
    main()
