"""Bots that are programs of their own: the example of the docs in another language, and all that may go wrong."""

from __future__ import annotations

import re
import shlex
import sys
import time
from pathlib import Path

import pytest

from rubicon import bots, games
from rubicon.bots import engine
from rubicon.bots.engine import Engine
from rubicon.core.chance import Streamed
from rubicon.core.driver import play
from rubicon.core.errors import EngineFailed, UnknownBot
from rubicon.core.game import Sight
from rubicon.core.rng import Rng
from rubicon.lab import arena
from tools.build_web import find_npm

ROOT = Path(__file__).parents[2]
OBEDIENT = """
import sys
moves = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "rubicon":
        print("ready", flush=True)
    elif word == "move":
        moves.append(rest)
    elif word == "go":
        print("info I think", flush=True)
        print("play", {answer}, flush=True)
        moves = []
"""


def example(folder: Path) -> str:
    """The command that starts the example of the docs."""
    page = (ROOT / "docs" / "engine-protocol.md").read_text()
    code = re.search(r"```js\n(.*?)```", page, re.S)
    assert code
    file = folder / "my_engine.js"
    file.write_text(code[1])
    npm, environment = find_npm()
    node = npm[0] if npm[0].endswith("node") else "node"
    assert environment
    return f"engine:{shlex.join([node, str(file)])}"


def program(folder: Path, text: str) -> str:
    file = folder / "program.py"
    file.write_text(text)
    return shlex.join([sys.executable, str(file)])


def whole_game(game: str, command: str, seed: int) -> list[tuple[int, int]]:
    setup = games.find(game).setup()
    seats = [bots.make(game, command, Rng(seed + seat)) for seat in range(setup.seats)]
    match = play(setup, seats, Streamed("engines", seed))
    assert match.outcome()
    return [(entry.seat, entry.move) for entry in match.entries]


@pytest.mark.parametrize("game", games.names())
def test_the_example_of_the_docs_plays_whole_games(game: str, tmp_path: Path) -> None:
    command = example(tmp_path)
    assert whole_game(game, command, 1) == whole_game(game, command, 1)
    assert whole_game(game, command, 1) != whole_game(game, command, 2)


def test_an_engine_enters_the_arena(tmp_path: Path) -> None:
    command = example(tmp_path)
    result = arena.run("caesar_dice", [command, "random"], games=20, seed=4, processes=2)
    assert {row.bot for row in result.rows} == {command, "random"}
    assert result.games == 20


def test_strangers_start_no_programs() -> None:
    with pytest.raises(UnknownBot):
        bots.make("caesar_dice", "engine:true", Rng(0), files=False)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (OBEDIENT.format(answer="'stand on your head'"), "answered “stand on your head”"),
        (OBEDIENT.format(answer="moves[0] + '!'"), "answered “keep none!”"),
        (OBEDIENT.format(answer="1/0"), "has ended. It said last: .*ZeroDivisionError"),
        ("raise SystemExit('no licence')", "has ended. It said last: no licence"),
    ],
)
def test_what_an_engine_does_wrong_is_told(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(EngineFailed, match=told):
        decide(Engine(Rng(0), program(tmp_path, text)))


def test_paths_of_windows_keep_their_backslashes() -> None:
    command = r'"C:\Program Files\node.exe" C:\bots\engine.js'
    assert engine._started_by(command, True) == command
    assert engine._started_by("'my node' engine.js", False) == ["my node", "engine.js"]


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(EngineFailed, match=r"“/nowhere/at-all” cannot be started: .*No such file"):
        decide(Engine(Rng(0), "/nowhere/at-all"))


def test_an_engine_that_is_too_late_is_ended_and_started_anew(tmp_path: Path) -> None:
    flag = tmp_path / "slow"
    flag.touch()
    text = OBEDIENT.format(
        answer=f"__import__('os').path.exists({str(flag)!r}) and __import__('time').sleep(600) or moves[0]"
    )
    bot = Engine(Rng(0), program(tmp_path, text))
    bot.most_seconds = 0.1
    begun = time.monotonic()
    with pytest.raises(EngineFailed, match="did not answer “play …” in time"):
        decide(bot)
    assert time.monotonic() - begun < 300
    flag.unlink()
    bot.most_seconds = 0.0
    assert decide(bot) in first_sight().moves


def first_sight() -> Sight:
    setup = games.find("caesar_dice").setup()
    state = setup.start()
    while state.acting()[0] < 0:
        state.apply(state.acting()[0], state.draw(Rng(3)))
    return state.sight(state.acting()[0])


def decide(bot: Engine) -> int:
    return bot.decide(first_sight())
