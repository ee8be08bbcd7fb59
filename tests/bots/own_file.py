"""A bot in a file as people write them: with a dataclass, and with code in another file beside it."""

from __future__ import annotations

from pathlib import Path

BOT = """
from __future__ import annotations
from dataclasses import dataclass
from neighbour_of_my_bot import choose
from rubicon.core import Bot, Sight

@dataclass
class Memory:
    asked: int = 0

class Thoughtful(Bot):
    def __init__(self, rng):
        super().__init__(rng)
        self.memory = Memory()

    def decide(self, sight: Sight) -> int:
        self.memory.asked += 1
        return choose(sight.moves, self.memory.asked)
"""


def write_bot(folder: Path) -> Path:
    """The file of the bot, in that folder."""
    (folder / "neighbour_of_my_bot.py").write_text("def choose(moves, n):\n    return moves[n % len(moves)]\n")
    path = folder / "my_bot.py"
    path.write_text(BOT)
    return path
