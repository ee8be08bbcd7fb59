"""The games, one folder each. A folder here with a `GAME` is a game of the house: there is no list to add it to.

Games from elsewhere are guests. They are named in the variable RUBICON_GAMES, so that processes that are started find
them too, or brought by a call of `bring` or `register`.
"""

from __future__ import annotations

import os
import sys
import traceback
from importlib import import_module
from inspect import isclass
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from rubicon.core.errors import BadGame, UnknownGame
from rubicon.core.game import Game, Sight, State
from rubicon.core.instances import separate
from rubicon.core.message import Message
from rubicon.text import game_folder, register_game

VARIABLE = "RUBICON_GAMES"
"""The environment variable with games from elsewhere: modules and files, separated by commas."""

_guests: dict[str, Game] = {}
_brought = ""  # what VARIABLE said when it was last looked at
_loaded: dict[str, Game] = {}


_own = [module.name for module in iter_modules(__path__) if module.ispkg]
for _name in _own:
    register_game(_name, f"{__name__}.{_name}")


def names() -> list[str]:
    """The names of all games, sorted. Nothing is loaded for this but what RUBICON_GAMES names."""
    _bring_named()
    return sorted([*_own, *_guests])


def find(name: str) -> Game:
    """The game of that name, loaded when it is first asked for."""
    _bring_named()
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


def bring(sources: str) -> None:
    """Register games from elsewhere: modules or paths of Python files, separated by commas, each with a `GAME`.

    Raises `BadGame`, which says what is wrong with which of them.
    """
    for source in filter(None, map(str.strip, sources.split(","))):
        game = _game_in(_load_file(source) if source.endswith(".py") else _load(source, source), source)
        known = _guests.get(game.name)
        if game.name in _own or (known is not None and type(known) is not type(game)):
            raise BadGame(Message("error-own-game-taken", {"source": source, "game": game.name}))
        register(game)


def bring_file(path: Path) -> None:
    """Register the game in a file, here and in all processes that this one starts. A folder stands for its package."""
    whole = str((path / "__init__.py" if path.is_dir() else path).resolve())
    if not whole.endswith(".py") or "," in whole:
        raise BadGame(Message("error-own-game-name", {"source": str(path)}))
    bring(whole)
    named = os.environ.get(VARIABLE, "")
    if whole not in named.split(","):
        os.environ[VARIABLE] = f"{named},{whole}" if named else whole


def _bring_named() -> None:
    """What the environment names; other processes are started with the same."""
    global _brought
    named = os.environ.get(VARIABLE, "")
    if named != _brought:
        before, _brought = _brought, named  # a game may ask for other games while it is loaded
        try:
            bring(named)
        except BadGame:
            _brought = before
            raise


def _load_file(source: str) -> Any:
    """The module in a file, loaded as part of the packages around it: other processes import it by that name."""
    path = Path(source).resolve()
    if not path.is_file():
        raise BadGame(Message("error-own-game-file", {"source": source}))
    folder = path.parent
    parts = [] if path.stem == "__init__" else [path.stem]
    while not parts or (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    if str(folder) not in sys.path:
        sys.path.append(str(folder))  # last: nothing that others import shall come from there
    name = ".".join(parts)
    module = None if any("." in part for part in parts) else _load(name, source)
    if module is None or Path(str(getattr(module, "__file__", ""))).resolve() != path:
        raise BadGame(Message("error-own-game-import", {"source": source, "module": name}))
    return module


def _load(name: str, source: str) -> Any:
    try:
        return import_module(name)
    except SyntaxError as error:
        where = f"{error.filename}:{error.lineno}"
        raise BadGame(Message("error-own-game-syntax", {"source": source, "where": where, "why": error.msg})) from error
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and f"{name}.".startswith(f"{error.name}."):
            raise BadGame(Message("error-own-game-module", {"source": source})) from error
        last = traceback.extract_tb(error.__traceback__)[-1]
        told: dict[str, object] = {
            "source": source,
            "where": f"{last.filename}:{last.lineno}",
            "why": f"{type(error).__name__}: {error}",
        }
        raise BadGame(Message("error-own-game-fails", told)) from error


def _game_in(module: Any, source: str) -> Game:
    """The game of a module: its `GAME`, for by that name other processes look it up."""
    named: Any = getattr(module, "GAME", None)
    if not _is_game(type(named)):
        kinds = [one if isclass(one) else type(one) for one in vars(module).values()]
        found = sorted({kind.__name__ for kind in kinds if _is_game(kind) and kind.__module__ == module.__name__})
        if len(found) > 1:
            raise BadGame(Message("error-own-game-several", {"source": source, "games": ", ".join(found)}))
        raise BadGame(Message("error-own-game-none", {"source": source}))
    game: Game = named
    if not (game_folder(type(game).__module__) / "text" / "en.ftl").is_file():
        raise BadGame(Message("error-own-game-words", {"source": source, "game": game.name}))
    return game


def _is_game(kind: type) -> bool:
    # Not by isinstance: it asks ABC, whose memory compiled classes may share (core.instances).
    return Game in kind.__mro__ and kind is not Game
