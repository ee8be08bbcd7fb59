"""The games, one folder each. A folder here with a `GAME` is a game of the house: there is no list to add it to."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from rubicon.core.errors import UnknownGame
from rubicon.core.game import Game, Sight, State
from rubicon.core.instances import separate
from rubicon.core.message import Message
from rubicon.text import register_game

_guests: dict[str, Game] = {}
_loaded: dict[str, Game] = {}


_own = [module.name for module in iter_modules(__path__) if module.ispkg]
for _name in _own:
    register_game(_name, f"{__name__}.{_name}")


def names() -> list[str]:
    """The names of all games, sorted. Nothing is loaded for this."""
    return sorted([*_own, *_guests])


def find(name: str) -> Game:
    """The game of that name, loaded when it is first asked for."""
    if name in _guests:
        return _guests[name]
    if name not in names():
        raise UnknownGame(Message("error-game", {"game": str(name)[:60], "known": ", ".join(names())}))
    if name not in _loaded:
        _loaded[name] = import_module(f"{__name__}.{name}").GAME
        for base in (Game, Sight, State):
            separate(base)
    return _loaded[name]


def register(game: Game) -> None:
    """Bring a game that lives elsewhere: a package of your own, or a test."""
    _guests[game.name] = game
    register_game(game.name, type(game).__module__)
