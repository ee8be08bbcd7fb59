"""The terms of a table: what its options may be, and what was agreed on, as messages."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from typing import Any, Final

from rubicon.core.errors import RubiconError
from rubicon.core.game import Game, Option, OptionValue
from rubicon.core.message import Message
from rubicon.games import find
from rubicon.text import LANGUAGES, has

MOST_COMBINED: Final = 1024
"""Combinations of options that a game is asked about."""


def defaults(game: Game) -> dict[str, OptionValue]:
    """The options if nobody says anything."""
    return {option.name: option.default for option in game.options}


@lru_cache(maxsize=256)
def option_info(game: Game, option: Option) -> dict[str, Any]:
    """An option for the form of a new table.

    `seats` are the numbers of players for each choice, if it decides about them (a solo opponent leaves one seat);
    `only` the choices of other options with which there is a choice here at all.
    """
    seats = [list(game.seats({**defaults(game), option.name: choice})) for choice in option.choices]
    decides = any(counts != seats[0] for counts in seats)
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "seats": seats if decides else [],
        "only": _only(game, option),
    }


def _only(game: Game, option: Option) -> dict[str, list[OptionValue]]:
    """Found by asking the game about all combinations: it alone knows what it refuses."""
    others = [other for other in game.options if other is not option]
    if prod([len(other.choices) for other in game.options]) > MOST_COMBINED:
        return {}
    possible: dict[str, list[OptionValue]] = {other.name: [] for other in others}
    for chosen in product(*[other.choices for other in others]):
        around = {other.name: value for other, value in zip(others, chosen, strict=True)}
        if any(_allowed(game, {**around, option.name: value}) for value in option.choices if value != option.default):
            for name, value in around.items():
                if value not in possible[name]:
                    possible[name].append(value)
    return {other.name: possible[other.name] for other in others if len(possible[other.name]) < len(other.choices)}


def _allowed(game: Game, options: dict[str, OptionValue]) -> bool:
    try:
        game.check(options)
    except RubiconError:
        return False
    return True


def terms(
    game: str, options: dict[str, Any], clock: dict[str, Any] | None, on_time: str, aids: bool, rated: bool
) -> list[Message]:
    """What one should know before one sits down, as messages of that game."""
    return [
        *([Message("term-rated")] if rated else []),
        *options_of(game, options),
        *_clock(clock, on_time),
        Message("term-aids" if aids else "term-no-aids"),
    ]


def options_of(of: str, options: dict[str, Any]) -> list[Message]:
    """What is chosen of the options of a game, where there is a choice."""
    game = find(of)
    told = []
    for option in game.options:
        info = option_info(game, option)
        value = options.get(option.name, option.default)
        if any(options.get(name) not in allowed for name, allowed in info["only"].items()):
            continue  # there was no choice
        name = Message(f"option-{option.name}")
        if isinstance(value, bool):
            if value:
                told.append(name)
        elif not (info["seats"] and value == option.default):  # the usual number of seats shows by itself
            key = f"option-{option.name}-{value}"
            words: object = Message(key) if has(key, LANGUAGES[0], game.name) else str(value)
            told.append(Message("term-option", {"option": name, "value": words}))
    return told


def _clock(clock: dict[str, Any] | None, on_time: str) -> list[Message]:
    if clock is None:
        return [Message("term-clock-none")]
    kind = clock["kind"]
    if kind == "bank":
        seconds = int(clock["seconds"])
        args: dict[str, object] = {"increment": clock.get("increment", 0), "seconds": seconds, "minutes": seconds // 60}
        told = Message("term-clock-bank" if seconds % 60 == 0 else "term-clock-bank-seconds", args)
    elif kind == "move":
        told = Message("term-clock-move", {"seconds": clock["seconds"]})
    else:
        told = Message("term-clock-days", {"days": clock["days"]})
    return [told, Message(f"term-time-{on_time}")]
