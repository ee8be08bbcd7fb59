"""Who sits where: from the words of a command line to players and bots."""

from __future__ import annotations

import getpass
import os
from collections.abc import Sequence
from typing import Any

from rubicon import bots, games
from rubicon.cli.screen import Screen
from rubicon.core.bot import Bot
from rubicon.core.errors import Unreadable
from rubicon.core.game import Game
from rubicon.core.message import Message
from rubicon.core.rng import stream

DEFAULT_GAME = "caesar_dice"
DEFAULT_SEATS = 3
ME = ("me", "ja")  # a person at this keyboard


def default_seats(game: Game, options: dict[str, Any]) -> str:
    """You against two of the game's strongest bots, or as many as the options leave seats for."""
    allowed = game.seats(game.setup(options).options)
    number = DEFAULT_SEATS if DEFAULT_SEATS in allowed else allowed[0]
    return ",".join(["me"] + [bots.names(game.name)[-1]] * (number - 1))


class BadArgument(Unreadable):
    """Something on the command line that cannot be understood."""


def find_game(name: str | None) -> Game:
    """The game of that name, the default one if nobody says; hyphens will do for underscores."""
    if name is None:
        known = games.names()
        name = DEFAULT_GAME if DEFAULT_GAME in known else known[0]
    folded = name.strip().casefold().replace("-", "_")
    return games.find(folded if folded in games.names() else name)


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """`key=value` pairs as options."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadArgument(Message("cli-error-pair", {"pair": pair[:60]}))
        options[key.strip()] = value.strip()
    return options


def read_seats(text: str) -> list[str | None]:
    """`me,strong,easy`: the name of a bot for each seat, `None` for a person."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise BadArgument(Message("cli-error-seat-list", {"seats": text[:60]}))
    return [None if word.casefold() in ME else word for word in words]


def seat_players(game: Game, seats: Sequence[str | None], names: Sequence[str], screen: Screen) -> list[dict[str, Any]]:
    """The players of a new match: people by their names, bots by those of old Romans."""
    people = seats.count(None)
    if len(names) > people:
        raise BadArgument(Message("cli-error-names", {"names": len(names), "people": people}))
    waiting = [name.strip()[:30] for name in names if name.strip()]
    if not waiting and people:
        waiting.append(_user_name(screen))
    romans = [name.strip() for name in screen.say("cli-roman-names").split(",")]
    romans = [name for name in romans if name not in waiting]
    players: list[dict[str, Any]] = []
    for number, bot in enumerate(seats):
        if bot is not None:
            bots.make(game.name, bot, stream("seated"))  # says by itself if there is no such bot
            players.append({"name": romans.pop(0) if romans else f"{bot} {number + 1}", "bot": bot})
        else:
            players.append({"name": waiting.pop(0) if waiting else screen.say("seat", number=str(number + 1))})
    return players


def _user_name(screen: Screen) -> str:
    """What to call a person who gave no name: as this computer does, unless that says nothing."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    dull = ("root", "user", "admin", "nobody", "")
    return screen.say("cli-somebody") if name.casefold() in dull or not name.isprintable() else name[:30].capitalize()


def make_bots(game: str, players: Sequence[dict[str, Any]], seed: str | None = None) -> dict[int, Bot]:
    """The bots of a match, by seat. Their randomness is their own: nobody who knows it knows anything of the dice."""
    seed = os.urandom(16).hex() if seed is None else seed
    seated: dict[int, Bot] = {}
    for seat, player in enumerate(players):
        bot = player.get("bot")
        if bot is not None:
            seated[seat] = bots.make(game, str(bot), stream("bot", seed, seat))
    return seated


def adviser(game: str) -> Bot:
    """Whoever gives hints, with randomness of its own."""
    return bots.adviser(game, stream("hint", os.urandom(16).hex()))
