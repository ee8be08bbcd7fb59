"""The bots of the dice game, by name."""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import BotMaker
from rubicon.core.mind import Level
from rubicon.games.caesar_dice.bot.easy import Easy
from rubicon.games.caesar_dice.bot.mind import DiceMind
from rubicon.games.caesar_dice.bot.strong import Strong

BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Easy,
    "medium": Level(DiceMind(), 1000, 0.5, explore=0.5, wide=1.0),
    "strong": Strong,
}
"""The game's own bots by name, from the weakest to the strongest."""
