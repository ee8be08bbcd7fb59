"""The registry of bots: those that play every game, and each game's own.

A bot of one game is in that game's `bot`, named in its `BOTS`: as what makes
it, or as a `Level` that the search of the house plays. A bot for every game is a
file here and a line in `EVERYWHERE`. Anybody else's bot is called by the path of
its file: `./my_bot.py`; one in another language by the command that starts it:
`engine:node my_bot.js`.

A level can be asked for with another number of iterations, which then alone
ends its thinking: `strong:500`; in two processes: `strong:500x2`.
"""

from __future__ import annotations

import re
import sys
from functools import cache, partial
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract, isclass
from pathlib import Path
from typing import Any

from rubicon.bots.engine import PREFIX, Engine
from rubicon.bots.search import Search
from rubicon.bots.uniform import Uniform
from rubicon.core.bot import Bot, BotMaker
from rubicon.core.errors import UnknownBot
from rubicon.core.message import Message
from rubicon.core.mind import Level
from rubicon.core.rng import Rng
from rubicon.games import find

__all__ = ["EVERYWHERE", "adviser", "find_maker", "levels", "make", "names"]

_BUDGET = re.compile(r"(?P<name>[^:]+):(?P<iterations>[1-9]\d{0,8})(x(?P<processes>[1-9]\d?))?")

HINT_SECONDS = 2.0

EVERYWHERE: dict[str, BotMaker] = {"random": Uniform}
"""The bots that play every game, by name."""


def names(game: str) -> list[str]:
    """The names of all bots that play this game, the general ones first, then its own from weak to strong."""
    return list(_bots_of(game))


def make(game: str, name: str, rng: Rng, *, files: bool = True) -> Bot:
    """The bot of that name, thinking with its own randomness; raises `UnknownBot`.

    The path of a Python file will do for a name: it is run, and must define one
    subclass of `Bot`, or say which with `BOT`. Where names come from strangers,
    forbid that with `files=False`.
    """
    maker = find_maker(game, name, files=files)
    if not isinstance(rng, Rng):
        raise TypeError(f"a bot thinks with an Rng, such as Rng(1), not with {rng!r}")
    return maker(rng)


def adviser(game: str, rng: Rng) -> Bot:
    """Who gives hints: the strongest bot of the game, taking the time that a person gladly waits, and no more."""
    known = _bots_of(game)
    strongest = known.get("master", known.get("strong", list(known.values())[-1]))
    return Search(rng, strongest.within(HINT_SECONDS)) if isinstance(strongest, Level) else strongest(rng)


def levels(game: str) -> dict[str, Level]:
    """The bots of this game that the search plays, by name, from weak to strong."""
    return {name: found for name, found in _bots_of(game).items() if isinstance(found, Level)}


def find_maker(game: str, name: str, *, files: bool = True) -> BotMaker:
    """What makes the bot of that name, to be called with an `Rng`: for who needs many of them."""
    known = _bots_of(game)
    if not isinstance(name, str):
        told = {"bot": repr(name)[:60], "type": type(name).__name__, "game": game, "known": ", ".join(known)}
        raise UnknownBot(Message("error-bot-type", told))
    found = known.get(name)
    maker = partial(Search, level=found) if isinstance(found, Level) else found
    if maker is None:
        maker = _with_budget(known, name)
    if maker is None and files:
        maker = _maker_from(name)
    if maker is None:
        raise UnknownBot(Message("error-bot", {"bot": name[:200], "game": game, "known": ", ".join(known)}))
    return maker


def _maker_from(name: str) -> BotMaker | None:
    """A bot from elsewhere: in a file, or behind a command."""
    if name.startswith(PREFIX):
        return partial(Engine, command=name.removeprefix(PREFIX))
    if not name.endswith(".py"):
        return None
    path = Path(name)
    if not path.is_file():
        raise UnknownBot(Message("error-bot-file", {"file": name[:200]}))
    return _maker_in(str(path.resolve()), path.stat().st_mtime_ns)


def _with_budget(known: dict[str, BotMaker | Level], name: str) -> BotMaker | None:
    """`strong:500`, `strong:500x2`: a level with so many iterations, in so many processes."""
    asked = _BUDGET.fullmatch(name)
    level = known.get(asked["name"]) if asked else None
    if asked is None or not isinstance(level, Level):
        return None
    level = level.at(int(asked["iterations"]))
    if asked["processes"] is None:
        return partial(Search, level=level)
    from rubicon.bots.parallel import Parallel

    return partial(Parallel, level=level, processes=int(asked["processes"]))


def _bots_of(game: str) -> dict[str, BotMaker | Level]:
    # Loaded only when asked for: a game's bots are no part of its rules.
    own = find(game).part("bot")
    return dict(EVERYWHERE) if own is None else {**EVERYWHERE, **own.BOTS}


@cache
def _maker_in(path: str, changed: int) -> BotMaker:
    """The bot in somebody's file. What is wrong with the code there, its writer is told by Python itself."""
    module = _run(path)
    if hasattr(module, "BOT"):
        named: BotMaker = module.BOT
        return named
    own = [
        thing
        for thing in vars(module).values()
        if isclass(thing) and issubclass(thing, Bot) and thing.__module__ == module.__name__
    ]
    # Of a single class that lacks a method, Python says which when it is made.
    found = [one for one in own if not isabstract(one)] or own
    if len(found) != 1:
        classes = ", ".join(one.__name__ for one in found) or "–"
        raise UnknownBot(
            Message("error-bot-classes", {"file": path[-200:], "count": str(len(found)), "classes": classes})
        )
    return found[0]


def _run(path: str) -> Any:
    """The module in a file, known to Python as others are: dataclasses and pickle look it up by its name."""
    file = Path(path)
    name = f"rubicon_bot_{file.stem}_{sha256(path.encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None, "the path of a .py file always has a loader"
    assert spec.loader is not None
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # its neighbours; last: nothing that others import shall come from there
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
