"""The bots of Julius Caesar, by name."""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import BotMaker
from rubicon.core.mind import Level
from rubicon.games.julius_caesar.bot.greedy import Greedy
from rubicon.games.julius_caesar.bot.mind import JuliusMind

BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Level(JuliusMind(), 0),
    "greedy": Greedy,
    "medium": Level(JuliusMind(), 8, 0.5, playout=200),
    "strong": Level(JuliusMind(), 1000, 0.5, playout=200),
}
"""The bots of this game, from weak to strong."""
