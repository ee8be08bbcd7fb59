"""The bots of CAESAR!, by name."""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import BotMaker
from rubicon.core.mind import Level
from rubicon.games.caesar.bot.greedy import Greedy
from rubicon.games.caesar.bot.learned import LearnedMind
from rubicon.games.caesar.bot.mind import CaesarMind

BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Level(CaesarMind(), 0),
    "greedy": Greedy,
    "medium": Level(CaesarMind(), 60, 0.5),
    "strong": Level(CaesarMind(), 6000, 2.0, ponders=True),
    "master": Level(LearnedMind(), 6000, 2.0, ponders=True),
}
"""The bots of this game, from weak to strong."""
