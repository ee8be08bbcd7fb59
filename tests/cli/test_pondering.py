"""Bots that think ahead while a person types."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

DREAMER = """
import time
from pathlib import Path

from rubicon.core import Bot, Sight


def note(word: str) -> None:
    with Path(__file__).with_suffix(".notes").open("a") as file:
        print(word, file=file)


class Dreamer(Bot):
    def ponder(self, sight: Sight, stop) -> None:
        note("ponders")
        while not stop():
            time.sleep(0.001)
        note("stops")

    def decide(self, sight: Sight) -> int:
        note("decides")
        return sight.moves[-1]
"""

SAME = ("--secret", "00" * 32, "--nonce", "n")
"""The same chance every time."""


@pytest.mark.parametrize("seed", [(), ("--seed", "1")])
def test_a_bot_ponders_while_a_person_types(
    terminal: Callable[..., Terminal], tmp_path: Path, seed: tuple[str, ...]
) -> None:
    """It would never stop by itself. Where a seed says what bots do, it does not begin."""
    bot = tmp_path / "dreams.py"
    bot.write_text(DREAMER)
    arguments = ("--seats", f"{bot},me", *SAME, *seed)
    one = terminal("play", "caesar", *arguments, NO_COLOR="1", TERM="dumb", RUBICON_LANG="en")
    for word in ("log", "1", "quit"):
        one.until("\n> ")
        one.type(f"{word}\r")
    assert one.wait() == 0
    notes = bot.with_suffix(".notes").read_text().split()
    pondered = [] if seed else ["ponders", "stops"]
    assert notes == ["decides", *pondered, *pondered, "decides", *pondered]


def test_ctrl_c_ends_it(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    bot = tmp_path / "dreams.py"
    bot.write_text(DREAMER)
    one = terminal("play", "caesar", "--seats", f"{bot},me", *SAME, NO_COLOR="1", TERM="dumb", RUBICON_LANG="en")
    one.until("\n> ")
    one.interrupt("rubicon resume")
    assert one.wait() == 130
    assert bot.with_suffix(".notes").read_text().split() == ["decides", "ponders", "stops"]
