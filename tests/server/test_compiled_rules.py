"""Rules that are compiled while the server already runs on plain ones: bots take them, and people are told."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import rubicon
from rubicon.core.rng import Rng
from rubicon.games import find
from rubicon.server.bot_process import BotProcess
from rubicon.server.compiled_rules import CompiledRules
from tests.server.harness import ROOT, Player, Server, run_async, until

TELLER = """
import rubicon
from rubicon.core import Bot, Sight


class Teller(Bot):
    def decide(self, sight: Sight) -> int:
        raise RuntimeError(rubicon.__file__)
"""
"""A bot that only says from where its process has Rubicon."""


def test_a_process_of_bots_takes_them_as_soon_as_they_are_there(tmp_path: Path) -> None:
    bot, folder = tmp_path / "teller.py", tmp_path / "compiled"
    bot.write_text(TELLER)
    sight = find("caesar_dice").setup().start().sight(0)
    asked = {"do": "decide", "bot": str(bot), "seed": None, "seconds": 60, "sight": pickle.dumps(sight)}
    question = pickle.dumps(asked)

    async def ask_three_times() -> list[str]:
        rules = CompiledRules(str(folder))
        thinker = BotProcess("", rules)
        try:
            assert rules.awaited()
            told = [await thinker.ask(question, 60)]
            shutil.copytree(Path(rubicon.__file__).parent, tmp_path / "draft" / "rubicon")
            told.append(await thinker.ask(question, 60))
            before = thinker.pid()
            (tmp_path / "draft").rename(folder)
            assert not rules.awaited()
            told.append(await thinker.ask(question, 60))
            assert thinker.pid() != before
            after = thinker.pid()
            await thinker.ask(question, 60)
            assert thinker.pid() == after, "it is started anew only once"
        finally:
            await thinker.end()
        return [str(answer["error"]) for answer in told]

    first, second, third = run_async(ask_three_times())
    assert str(rubicon.__file__) in first
    assert second == first, "nothing is taken from a folder that is not complete"
    assert str(folder / "rubicon" / "__init__.py") in third


def test_sights_of_a_plain_server_are_understood(tmp_path: Path) -> None:
    """A plain server asks compiled bots. When this runs on compiled rules, those are the bots."""
    program = (
        "import pickle, sys, rubicon\n"
        "from rubicon.games import find, names\n"
        "assert not rubicon.COMPILED\n"
        "sights = []\n"
        "for name in names():\n"
        "    state = find(name).setup().start()\n"
        "    rng = __import__('rubicon.core', fromlist=['Rng']).Rng(7)\n"
        "    for _ in range(60):\n"
        "        seats = state.acting()\n"
        "        if not seats: break\n"
        "        if seats[0] < 0: state.play(seats[0], state.draw(rng)); continue\n"
        "        sight = state.sight(seats[0])\n"
        "        sights.append((name, sight.moves, sight))\n"
        "        state.play(seats[0], rng.choice(sight.moves))\n"
        "sys.stdout.buffer.write(pickle.dumps(sights))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": str(ROOT / "src")}, stdout=subprocess.PIPE, check=True
    )
    seen = set()
    for name, moves, sight in pickle.loads(done.stdout):
        seen.add(name)
        assert sight.moves == moves
        assert sight.imagine(Rng(1)).moves(sight.seat) == moves
    assert seen == {"augustus", "caesar", "caesar_dice", "julius_caesar"}


def plain_server(folder: Path, compiled: Path, **environment: str) -> Server:
    path = f"{ROOT / 'src'}:{ROOT}"
    return Server(folder, fixed=True, PYTHONPATH=path, RUBICON_COMPILED_AT=str(compiled), **environment)


def test_people_are_told(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    server = plain_server(tmp_path / "data", compiled).start()
    somebody = Player(server)
    assert "they are being compiled meanwhile" in server.printed
    assert somebody.get("/api/house")["compiling"] is True
    compiled.mkdir()
    assert somebody.get("/api/house")["compiling"] is False
    until(lambda: "The rules are compiled" in server.next_line())
    assert server.stop() == 0


def test_people_are_told_when_it_failed(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    server = plain_server(tmp_path / "data", compiled, RUBICON_LANG="pl").start()
    assert "w tle trwa kompilacja" in server.printed
    (tmp_path / "draft").write_text("build/compile.log")
    (tmp_path / "draft").rename(tmp_path / "compiled.failed")
    assert Player(server).get("/api/house")["compiling"] is False
    until(lambda: "Powód jest w pliku build/compile.log" in server.next_line())
    assert server.stop() == 0
