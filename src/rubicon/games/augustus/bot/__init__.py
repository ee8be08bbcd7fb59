"""The bots of Augustus, by name."""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import BotMaker
from rubicon.core.mind import Level
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.games.augustus.bot.learned import LearnedMind
from rubicon.games.augustus.bot.mind import AugustusMind

BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Level(AugustusMind(), 0),
    "greedy": Greedy,
    "medium": Level(AugustusMind(), 30, 0.5, playout=24),
    "strong": Level(AugustusMind(), 2500, 2.0, playout=24),
    "master": Level(LearnedMind(), 3000, 2.0, playout=24, explore=0.3),
}
"""The bots of this game, from weak to strong."""
