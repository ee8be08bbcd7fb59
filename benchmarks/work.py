"""How much work things take, counted instead of timed, and compared with budgets: what `make test` can hold.

    PYTHONPATH=src python benchmarks/work.py [--renew] [GAME ...]

Work is the lines of our own sources that are executed, in every thread, while plain sources do something that is
always the same: seeded games, positions and decisions. It does not depend on the machine, and little on the version of
Python. Lines do not show how much is copied, so a copied state and a view on the wire are also measured in bytes.

Budgets are in benchmarks/budgets.json. What takes over 20% more is named, and the exit code is 1. --renew writes the
budgets anew: do so when something has become cheaper, or dearer for a good reason.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import sys
import tempfile
import threading
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OURS = str(ROOT / "src" / "rubicon")
BUDGETS = ROOT / "benchmarks" / "budgets.json"
TOLERANCE = 1.2
POSITIONS = 24
"""So many positions of a game are looked at, spread over it."""
DECISIONS = 16
"""So many decisions are sent to a server."""

RULES = "rules, lines a move"
COPY = "copy, lines"
VIEW = "view, lines"
PLANES = "planes of a sight, lines"
STEP = "environment, lines a step"
SERVER = "server, lines a decision"
COPY_BYTES = "copy, bytes"
VIEW_BYTES = "view, bytes of JSON"

Counts = dict[str, float]


class Lines:
    """Counts the lines of our sources that are executed between `start` and `stop`, in all threads."""

    def __init__(self) -> None:
        self._counting = False
        self._lines = 0
        self._ours: dict[CodeType, bool] = {}

    def __enter__(self) -> Lines:
        self._before = sys.gettrace()
        threading.settrace(self._call)  # for threads to come: a server has some
        sys.settrace(self._call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._before)
        threading.settrace(self._before)

    def start(self) -> None:
        """From here on."""
        self._lines = 0
        self._counting = True

    def stop(self) -> int:
        """Up to here."""
        self._counting = False
        return self._lines

    def of(self, what: Callable[[], object]) -> int:
        """The lines that one call takes."""
        self.start()
        what()
        return self.stop()

    def _call(self, frame: FrameType, event: str, argument: object) -> Any:
        if not self._counting:
            return None
        code = frame.f_code
        ours = self._ours.get(code)
        if ours is None:
            ours = self._ours[code] = code.co_filename.startswith(OURS)
        return self._line if ours else None

    def _line(self, frame: FrameType, event: str, argument: object) -> Any:
        if event == "line":
            self._lines += 1
        return self._line


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def play(setup: Any) -> list[tuple[Any, int]]:
    """A random game: the position before every decision, and who decides."""
    from rubicon.core.rng import stream

    rng = stream("work", setup.game.name)
    state = setup.start()
    found = []
    while acting := state.acting():
        seat = acting[0]
        if seat < 0:
            state.apply(seat, state.draw(rng))
            continue
        found.append((state.copy(), seat))
        moves = state.moves(seat)
        state.apply(seat, moves[rng.below(len(moves))])
    return found


def view(state: Any, seat: int) -> dict[str, object]:
    """What a server makes for a browser."""
    shown: dict[str, object] = state.sight(seat).view()
    return shown


def of_rules(setup: Any, lines: Lines) -> float:
    """A whole random game, for each move that a player made."""
    from rubicon.core.driver import Tally, random_game
    from rubicon.core.rng import stream

    tally = Tally()
    return lines.of(lambda: random_game(setup, stream("work", setup.game.name), tally)) / (
        tally.decisions + tally.forced
    )


def of_positions(setup: Any, lines: Lines) -> Counts:
    """Copies, views and planes of positions spread over a game."""
    from rubicon.envs import Observer

    observer = Observer(setup)
    positions = play(setup)
    positions = positions[:: max(1, len(positions) // POSITIONS)]
    for state, seat in positions:  # what is only done once shall not be counted
        state.sight(seat).view()
    copies = [lines.of(state.copy) for state, _ in positions]
    views = [lines.of(partial(view, state, seat)) for state, seat in positions]
    sights = [state.sight(seat) for state, seat in positions]
    planes = [lines.of(partial(observer.numbers, sight)) for sight in sights]
    sizes = [len(json.dumps(sight.view(), separators=(",", ":"))) for sight in sights]
    return {
        COPY: mean(copies),
        COPY_BYTES: mean([copy_bytes(state) for state, _ in positions]),
        VIEW: mean(views),
        VIEW_BYTES: mean(sizes),
        PLANES: mean(planes),
    }


def copy_bytes(state: Any) -> int:
    """What one more copy of the position takes."""
    number = 8
    tracemalloc.start()
    kept = [state.copy() for _ in range(number)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return taken // number


def of_environment(setup: Any, lines: Lines) -> float:
    """An episode in the bare environment, every observation taken."""
    from rubicon.core.rng import stream
    from rubicon.envs import raw_env

    env = raw_env(setup.game, setup.seats)
    rng = stream("work", "environment")
    total = steps = 0
    env.reset(seed=1)
    while not any(env.terminations.values()):
        lines.start()
        observation = env.last()[0]
        total += lines.stop()
        legal = observation["action_mask"].nonzero()[0]
        action = int(legal[rng.below(len(legal))])
        total += lines.of(partial(env.step, action))
        steps += 1
    return total / steps


def of_server(games: list[str], lines: Lines) -> dict[str, float]:
    """Decisions over HTTP at a server in this process, its database and all."""
    from httpx import ASGITransport, AsyncClient

    from rubicon.core.rng import stream
    from rubicon.server.app import house_of_app, make_app
    from rubicon.server.randomness import Randomness
    from rubicon.server.settings import read_settings

    class Fixed(Randomness):
        """The same chance every time."""

        drawn = 0

        def secret(self) -> bytes:
            self.drawn += 1
            return hashlib.sha256(f"work {self.drawn}".encode()).digest()

    async def decisions(game: str, http: AsyncClient) -> float:
        async def post(path: str, body: Any = None) -> Any:
            response = await http.post(path, json=body)
            assert response.is_success, response.text
            return response.json()

        sealed = await post("/api/commitment", {})
        seats = [{"kind": "me"}, {"kind": "local"}]
        table = await post("/api/tables", {"game": game, "seats": seats, "nonce": "n", **sealed})
        rng = stream("work", "server", game)
        counts = []
        for number in range(DECISIONS + 2):
            seat = table["waiting"][0]
            (mine,) = [one for one in table["yours"] if one["seat"] == seat]
            moves = mine["view"]["moves"]
            body = {"seat": seat, "move": moves[rng.below(len(moves))]["move"], "based_on": mine["number"]}
            lines.start()
            answer = await post(f"/api/tables/{table['id']}/decide", {**body, "id": f"{number}"})
            counts.append(lines.stop())
            table = answer["table"]
        return mean(counts[2:])  # what is only done once shall not be counted

    async def all_games() -> dict[str, float]:
        with tempfile.TemporaryDirectory() as folder:
            app = make_app(read_settings({"data": folder, "rate": 100_000}), Fixed())
            house = house_of_app(app)
            house.store.open()
            await house.open()
            try:
                transport = ASGITransport(app)
                async with AsyncClient(transport=transport, base_url="http://localhost:8000") as http:
                    (await http.post("/api/me", json={"name": "Counter"})).raise_for_status()
                    return {game: await decisions(game, http) for game in games}
            finally:
                await house.close()

    return asyncio.run(all_games())


def count(names: list[str]) -> dict[str, Counts]:
    """Everything, game by game."""
    import rubicon
    from rubicon import games

    if rubicon.COMPILED or not str(rubicon.__file__).startswith(OURS):
        sys.exit("work: lines can only be counted in plain sources; PYTHONPATH=src")
    found: dict[str, Counts] = {}
    with Lines() as lines:
        for name in names or games.names():
            setup = games.find(name).setup()
            found[name] = {
                RULES: of_rules(setup, lines),
                **of_positions(setup, lines),
                STEP: of_environment(setup, lines),
            }
        for name, value in of_server([*found], lines).items():
            found[name][SERVER] = value
    return {game: {what: round(value, 1) for what, value in counts.items()} for game, counts in found.items()}


def changes(found: dict[str, Counts], budgets: dict[str, Counts]) -> tuple[list[str], list[str]]:
    """What takes too much, or has no budget; what takes so much less that its budget no longer holds it."""
    more: list[str] = []
    less: list[str] = []
    for game, counts in found.items():
        for what, value in counts.items():
            budget = budgets.get(game, {}).get(what)
            if budget is None:
                more.append(f"{game}: {what}: {value:,.1f}, and there is no budget for it")
            elif value > budget * TOLERANCE:
                more.append(f"{game}: {what}: {value:,.1f}, {value / budget - 1:.0%} more than {budget:,.1f}")
            elif value * TOLERANCE < budget:
                less.append(f"{game}: {what}: {value:,.1f}, {1 - value / budget:.0%} less than {budget:,.1f}")
    return more, less


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="our games to count; all of them by default")
    parser.add_argument("--renew", action="store_true", help="write the budgets anew")
    parser.add_argument("--json", action="store_true", help="only count, and write the counts as JSON")
    arguments = parser.parse_args()
    found = count(arguments.games)
    if arguments.json:
        print(json.dumps(found))
        return 0
    if arguments.renew:
        kept = json.loads(BUDGETS.read_text("utf-8"))["budgets"] if BUDGETS.exists() and arguments.games else {}
        told = {"python": ".".join(map(str, sys.version_info[:2])), "budgets": {**kept, **found}}
        BUDGETS.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        print(f"work: written into {BUDGETS.relative_to(ROOT)}")
        return 0
    more, less = changes(found, json.loads(BUDGETS.read_text("utf-8"))["budgets"])
    for line in less:
        print(f"cheaper  {line}")
    for line in more:
        print(f"DEARER   {line}")
    if more or less:
        print("make budgets writes the budgets anew.")
    return 1 if more else 0


if __name__ == "__main__":
    sys.exit(main())
