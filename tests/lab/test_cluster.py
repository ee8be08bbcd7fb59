"""A real Ray cluster of two nodes on this machine, one of which is killed in mid-run.

Ray is no part of `dev`: these tests are collected where it is installed (docs/many-machines.md says how).
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import ray

import rubicon
from rubicon import games
from rubicon.core.rng import Rng
from rubicon.lab import arena
from rubicon.lab.entrants import AnyBot, LabError
from rubicon.lab.executor import Failed, Plan
from rubicon.lab.merge import merge
from tests.fixture_game.house import copied
from tests.lab.own_bots import Clumsy, Mortal, Picky
from tests.lab.test_arena import numbers

pytestmark = [pytest.mark.soak, pytest.mark.slow]

ROOT = Path(__file__).parents[2]


class Node:
    """`ray start`, with all processes of that node in a group of their own."""

    def __init__(self, *arguments: str) -> None:
        command = [str(Path(sys.executable).with_name("ray")), "start", "--block", "--disable-usage-stats"]
        command += ["--node-ip-address=127.0.0.1", "--num-cpus=1", "--object-store-memory=80000000", *arguments]
        path = os.pathsep.join([str(Path(str(rubicon.__file__)).parents[1]), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0"}
        self._process = subprocess.Popen(
            command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """All of it, at once."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


def nodes_alive() -> int:
    return sum(node["Alive"] for node in ray.nodes())


def wait_until(true: Callable[[], bool]) -> None:
    ends = time.monotonic() + 600
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.1)


@pytest.fixture
def two_nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Node]]:
    """The address of a cluster, and the node of it that may die."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    folder = tmp_path_factory.mktemp("r", numbered=True)
    nodes = [Node("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}")]
    try:
        wait_until(lambda: answers(port))
        nodes.append(Node(f"--address={address}"))
        connect(address)
        wait_until(lambda: nodes_alive() == 2)
        yield address, nodes[1]
    finally:
        ray.shutdown()
        for node in reversed(nodes):
            node.kill()


def answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def connect(address: str) -> None:
    """As soon as the node is ready, which takes longer than its port does."""
    ends = time.monotonic() + 600
    while True:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError):
            assert time.monotonic() < ends
            time.sleep(0.5)
        else:
            return


def test_a_node_is_killed_in_mid_run(two_nodes: tuple[str, Node], tmp_path: Path) -> None:
    address, node = two_nodes
    bots: list[AnyBot] = ["medium:40", Picky]
    whole = numbers(arena.run("caesar_dice", bots, 200, seed=6, processes=2))
    heard: list[int] = []

    def kill_at_a_third(done: int) -> None:
        if not heard and done > 66:
            heard.append(done)
            node.kill()

    plan = Plan(cluster=address, journal=tmp_path / "a.jsonl", chunk_seconds=0.5)
    result = arena.run("caesar_dice", bots, 200, seed=6, progress=kill_at_a_third, plan=plan)
    assert heard
    assert numbers(result) == whole
    merged = merge([tmp_path / "a.jsonl"])
    assert isinstance(merged, arena.ArenaResult)
    assert numbers(merged) == whole
    wait_until(lambda: nodes_alive() == 1)


def test_bots_travel_fail_and_die(two_nodes: tuple[str, Node], tmp_path: Path) -> None:
    address, _ = two_nodes

    class Here(Picky):
        """Known to nobody else: it travels whole."""

    plan = Plan(cluster=address)
    pairs: list[list[AnyBot]] = [["random", Here], ["random", "easy"]]
    for bots in pairs:
        assert numbers(arena.run("caesar_dice", bots, 20, plan=plan)) == numbers(
            arena.run("caesar_dice", bots, 20, processes=1)
        )
    with pytest.raises(Failed, match=r"Seed 5, deal \d+, bots Clumsy, random: ZeroDivisionError"):
        arena.run("caesar_dice", [Clumsy, "random"], 400, seed=5, plan=plan)
    lives = tmp_path / "lives"
    lives.mkdir()
    mortal = Mortal(Rng(0), lives)
    before = numbers(arena.run("caesar_dice", [mortal, "random"], 40, processes=1))
    (lives / "one").write_text("")
    assert numbers(arena.run("caesar_dice", [mortal, "random"], 40, plan=plan)) == before
    assert list(lives.iterdir()) == []


MINE = """
from rubicon.core import Bot
class Mine(Bot):
    def decide(self, sight):
        return sight.moves[self.rng.below(len(sight.moves)) // 2]
"""


def test_a_game_and_a_bot_in_files_of_one_s_own(
    two_nodes: tuple[str, Node], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Named as for local processes: by --game-file, and by a path from the folder of the run."""
    own = copied(tmp_path, "own_coins_of_a_cluster")
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "_guests", {})
    monkeypatch.setattr(games, "_brought", "")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(games.VARIABLE, "")
    games.bring_file(own)
    here = numbers(arena.run(own.name, ["./mine.py", "random"], 20, processes=1))
    assert numbers(arena.run(own.name, ["./mine.py", "random"], 20, plan=Plan(cluster=two_nodes[0]))) == here


def test_another_version_is_refused(two_nodes: tuple[str, Node], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubicon, "__version__", "0.0.0")
    with pytest.raises(LabError, match=r"this one has 0\.0\.0"):
        arena.run("caesar_dice", ["random"], 4, plan=Plan(cluster=two_nodes[0]))


def test_no_cluster_there() -> None:
    with pytest.raises(LabError, match="cannot be reached"):
        arena.run("caesar_dice", ["random"], 4, plan=Plan(cluster="127.0.0.1:1"))
