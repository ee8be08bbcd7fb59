"""Who sits down: the names of bots that somebody asked for, turned into a table that can be played at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rubicon import bots as registry
from rubicon import games
from rubicon.core.bot import BotMaker
from rubicon.core.errors import RubiconError
from rubicon.core.game import Setup
from rubicon.core.message import Message


class LabError(RubiconError):
    """What was asked of the laboratory cannot be done: a folder that is taken, a process that died."""


class LabUsageError(LabError):
    """What was asked of the laboratory makes no sense: too few bots, no games at all."""

    usage: ClassVar[bool] = True


def line_up(
    game: str, bots: Sequence[str], options: dict[str, Any] | None = None, seats: int | None = None
) -> tuple[Setup, list[str]]:
    """The table and a bot's name for each of its seats.

    One name fills all seats, the fewest that the game takes unless `seats` says
    otherwise. Several names are one seat each. Unknown games, bots, options and
    impossible numbers of seats are refused here, before anything has happened.
    """
    if not bots:
        raise LabUsageError(Message("lab-bots-none", {"known": ", ".join(registry.names(game))}))
    setup = games.find(game).setup(options, len(bots) if seats is None and len(bots) > 1 else seats)
    if len(bots) not in (1, setup.seats):
        raise LabUsageError(Message("lab-bots-seats", {"bots": str(len(bots)), "seats": str(setup.seats)}))
    find_makers(setup, bots)  # says by itself if there is no such bot
    return setup, list(bots) if len(bots) > 1 else list(bots) * setup.seats


def find_makers(setup: Setup, bots: Sequence[str]) -> list[BotMaker]:
    """What makes these bots. Looked up once for many games: a look into the register takes as long as a quick game."""
    return [registry.find_maker(setup.game.name, name) for name in bots]


def check_games(number: int) -> None:
    """Refuse to play no games at all."""
    if type(number) is not int or number < 1:
        raise LabUsageError(Message("lab-games", {"games": str(number)}))


def labels(bots: Sequence[str]) -> list[str]:
    """A name for each player that no other has: bots that sit down twice are numbered."""
    return [bot if bots.count(bot) == 1 else f"{bot} {list(bots[: i + 1]).count(bot)}" for i, bot in enumerate(bots)]
