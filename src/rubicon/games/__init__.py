"""The games, one folder each. A folder here with a `GAME` is a game of the house: there is no list to add it to."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from rubicon.core.errors import UnknownGame
from rubicon.core.game import Game
from rubicon.core.message import Message

_guests: dict[str, Game] = {}


def names() -> list[str]:
    """The names of all games, sorted. Nothing is loaded for this."""
    own = [module.name for module in iter_modules(__path__) if module.ispkg]
    return sorted([*own, *_guests])


def find(name: str) -> Game:
    """The game of that name, loaded when it is first asked for."""
    if name in _guests:
        return _guests[name]
    if name not in names():
        raise UnknownGame(Message("error-game", {"game": str(name)[:60], "known": ", ".join(names())}))
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def register(game: Game) -> None:
    """Bring a game that lives elsewhere: a package of your own, or a test."""
    _guests[game.name] = game
