"""Messages in a language: Fluent bundles, and the `Speaker` who uses them.

Everything a person reads is a Fluent message. The shared ones are in this
folder, each game's own in its `text/` folder, English and Polish side by side;
the browser reads the same files. `Speaker` formats for Python.

Names of things are messages with an attribute for each case, and a sentence
asks for the case it needs: `{ NAME($place, case: "loc") }`.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rubicon.core.errors import describe_errors_with
from rubicon.core.message import Message, NameRef, SeatRef, printable

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl")

# Messages that the terminal needs and the browser does not are kept apart, in files of these names.
_SHARED = ("shared", "terminal", "lab", "server", "web", "club")


# Fluent refuses to place more than 1000 characters; somebody else's text (a name, a file) may be as long as it likes.
_LONGEST = 400


class MissingWords(LookupError):
    """A message does not exist in a language, or was given the wrong arguments. Tests make sure that none does."""


class Name(str):
    """The name of a thing as an argument: its nominative, and the key under which its other cases are."""

    key: str

    def __new__(cls, text: str, key: str) -> Name:
        name = super().__new__(cls, text)
        name.key = key
        return name


def source(language: str, game: str | None) -> list[str]:
    """The Fluent sources of a language: the shared ones, and the game's own."""
    sources = []
    for name in _SHARED:
        path = files("rubicon.text") / f"{name}.{language}.ftl"
        if path.is_file():
            sources.append(path.read_text(encoding="utf-8"))
    if game is not None:
        if game not in _packages:
            raise MissingWords(f"no game {game!r}: a game from elsewhere is brought by rubicon.games.register")
        path = game_folder(_packages[game]) / "text" / f"{language}.ftl"
        if path.is_file():
            sources.append(path.read_text(encoding="utf-8"))
    return sources


def lesson_source(language: str, game: str) -> str:
    """The Fluent source of a game's lessons, which only those load who take one; empty, if it has none."""
    path = game_folder(_packages[game]) / "text" / f"lessons.{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


_packages: dict[str, str] = {}


def game_folder(module: str) -> Traversable:
    """Where the files of the game in that module are: in its package, or beside it if it is no package."""
    loaded = import_module(module)
    return files(loaded) if hasattr(loaded, "__path__") else Path(str(loaded.__file__)).parent


def register_game(name: str, package: str) -> None:
    """Say in which package the messages of a game are. `rubicon.games` does so for every game."""
    if _packages.get(name, package) != package:
        bundle.cache_clear()
    _packages[name] = package


@cache
def bundle(language: str, game: str | None = None) -> FluentBundle:
    """All messages of a language, for one game."""
    from rubicon.text.lazy_bundle import LazyBundle  # only now: Fluent takes longer to load than all of ours

    def name(thing: Any, case: str = "nom") -> str:
        """`NAME($place, case: "loc")`: the name in that case, in the nominative where the case is the same."""
        return _declined(made, thing.key, case) if isinstance(thing, Name) else str(thing)

    sources = source(language, game)
    lessons = "" if game is None else lesson_source(language, game)
    if lessons:
        sources.append(lessons)
    made = LazyBundle(language, sources, {"NAME": name})
    return made


def _declined(words: FluentBundle, key: str, case: str) -> str:
    message = words.get_message(key)
    pattern = message.attributes.get(case, message.value)
    if pattern is None:
        raise MissingWords(f"name {key!r} has no value")
    return str(words.format_pattern(pattern)[0])


def has(key: str, language: str, game: str | None = None) -> bool:
    """Whether there is such a message."""
    return bool(bundle(language, game).has_message(key))


class Speaker:
    """Somebody who says messages in one language, at one table: knows the players' names."""

    def __init__(self, language: str, game: str | None = None, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r}: must be one of {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.players = list(players)
        self._bundle = bundle(language, game)

    def say(self, message: Message) -> str:
        """The message in words."""
        return self.key(message.key, **message.args)

    def key(self, key: str, /, **args: object) -> str:
        """The message of that key, with these arguments."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.language}: no message {key!r} for {self.game or 'the house'}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has only attributes"
        text, errors = self._bundle.format_pattern(pattern, {name: self._word(value) for name, value in args.items()})
        if errors:
            raise MissingWords(f"{self.language}: message {key!r}: {errors[0]}")
        return str(text)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message, which says something about it; empty, if there is none."""
        if not self._bundle.has_message(key):
            return ""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def name(self, key: str, case: str = "nom") -> str:
        """The name of a thing in a case."""
        return _declined(self._bundle, key, str(case))

    def forms(self, key: str) -> list[str]:
        """All that the thing is called: its name in every case; a message with commas is several names."""
        message = self._bundle.get_message(key)
        patterns = [message.value, *message.attributes.values()]
        texts = [str(self._bundle.format_pattern(pattern)[0]) for pattern in patterns if pattern is not None]
        return [part.strip() for text in texts for part in text.split(",")]

    def player(self, seat: int) -> str:
        """The name of the player in that seat."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.key("seat", number=str(seat + 1))

    def side(self, seat: int, seats: int) -> str:
        """Whom the player in that seat plays, in a game that has names for each of so many; else nothing."""
        key = f"seat-{seat + 1}-of-{seats}"
        return self.key(key) if self._bundle.has_message(key) else ""

    def player_as(self, seat: int, seats: int) -> str:
        """`Anna (Caesar)`: the player, and whom they play if that has a name."""
        side = self.side(seat, seats)
        return f"{self.player(seat)} ({side})" if side else self.player(seat)

    def _word(self, value: object) -> Any:
        if isinstance(value, NameRef):
            return Name(self.name(value.key), value.key)
        if isinstance(value, SeatRef):
            value = self.player(value.seat)
        elif isinstance(value, Message):
            value = self.say(value)
        elif isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            value = printable(value)  # it may come from a file or from somebody else
            return value if len(value) <= _LONGEST else value[:_LONGEST] + "…"
        return value


def english(message: Message, game: str | None = None) -> str:
    """The message in English: what `str(error)` shows. Never fails, for it speaks when something else has."""
    try:
        return Speaker("en", game).say(message)
    except Exception:
        return repr(message)


describe_errors_with(english)


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else that of the locale, else English."""
    candidates = [wanted or "", os.environ.get("RUBICON_LANG", "")]
    candidates += [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if not any(candidates):
        candidates.append(locale.getlocale()[0] or "")
    for candidate in candidates:
        if candidate:
            short = candidate.replace("-", "_").split("_")[0].split(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"
