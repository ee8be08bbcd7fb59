"""A `Sight` as plain data, so that it can travel to another machine: pickles of strangers are not to be opened.

    {"rubicon": 1, "game": "caesar", "rules": 1, "options": {...}, "seats": 2,
     "seat": 0, "acting": [0], "moves": [3, 7], "outcome": null, "knows": {"table": {"part": {...}}, ...}}

`knows` are the attributes that the game's own class of sights adds. Numbers, texts, truths, None and lists are as in
JSON; a tuple is `{"tuple": [...]}`, a dict `{"dict": [[key, value], ...]}`, an object with attributes of its own
`{"part": {...}}`.

The data name no class. Whoever reads them makes a sight of a new match by their own rules, and takes classes, names and
types from it. What was read is believed only if a position can be imagined in which that seat knows exactly this.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, Final

from rubicon.core.errors import BadSight, RubiconError
from rubicon.core.game import Game, Setup
from rubicon.core.message import Message
from rubicon.core.outcome import Outcome
from rubicon.core.pickling import attributes_of, restore_object
from rubicon.core.rng import Rng
from rubicon.core.sight import Sight

FORMAT: Final = 1
MOST_VALUES: Final = 200_000
"""In one sight: the largest of ours has some 1,500."""
MOST_DEPTH: Final = 12
MOST_TEXT: Final = 10_000
LARGEST: Final = 2**63
"""Numbers are smaller than this, either way."""
HEAD: Final = ("setup", "seat", "acting", "moves", "outcome")
"""The attributes that every sight has."""

FindGame = Callable[[str], Game]


def write(sight: Sight) -> dict[str, Any]:
    """A sight as plain data. One that holds what has no form here, in a game from elsewhere, raises `BadSight`."""
    setup = sight.setup
    data: dict[str, Any] = {
        "rubicon": FORMAT,
        "game": setup.game.name,
        "rules": setup.rules,
        "options": dict(setup.options),
        "seats": setup.seats,
        "seat": sight.seat,
        "acting": list(sight.acting),
        "moves": list(sight.moves),
        "outcome": None if sight.outcome is None else sight.outcome.plain(),
        "knows": {name: _plain(value, name, True) for name, value in _own(sight, setup).items()},
    }
    if setup.custom is not None:
        data["box"] = setup.custom
    return data


def _own(sight: object, setup: Setup) -> dict[str, Any]:
    """What a sight knows besides what all have. The box is no knowledge: the reader has it."""
    shared = (setup, setup.box, setup.plan)
    found = attributes_of(sight)
    return {
        name: value
        for name, value in found.items()
        if name not in HEAD and not any(value is one for one in shared if one is not None)
    }


def _plain(value: Any, path: str, parts: bool) -> Any:
    kind = type(value)
    if value is None or kind is bool or kind is str:
        return value
    if kind is int:
        if -LARGEST < value < LARGEST:
            return value
    elif kind is float:
        if isfinite(value):
            return value
    elif kind is list:
        return [_plain(one, path, False) for one in value]
    elif kind is tuple:
        return {"tuple": [_plain(one, path, False) for one in value]}
    elif kind is dict:
        pairs = [[_plain(key, path, False), _plain(one, path, False)] for key, one in value.items()]
        return {"dict": pairs}
    elif parts and (inner := attributes_of(value)):
        return {"part": {name: _plain(one, f"{path}.{name}", True) for name, one in inner.items()}}
    raise BadSight(Message("sight-cannot", {"place": path, "what": kind.__name__}))


def read(data: object, find: FindGame) -> Sight:
    """The sight that was written, by the rules of this machine; `find` finds games by name.

    Whatever is wrong with the data raises `BadSight`; a game, options or rules that are not here, their own errors.
    """
    if not isinstance(data, dict):
        raise _wrong("sight", data)
    if _number(data, "rubicon") != FORMAT:
        raise BadSight(Message("sight-format", {"format": str(data["rubicon"])[:20], "ours": str(FORMAT)}))
    game = find(_text(data, "game"))
    setup = game.setup(_field(data, "options"), _number(data, "seats"), data.get("box"), _number(data, "rules"))
    seat = _field(data, "seat")
    if seat is not None and (type(seat) is not int or not 0 <= seat < setup.seats):
        raise _wrong("seat", seat)
    fresh = setup.start().sight(seat)
    attributes = attributes_of(fresh)
    attributes["acting"] = _numbers(data, "acting", -1, setup.seats)
    attributes["moves"] = _numbers(data, "moves", 0, setup.space)
    attributes["outcome"] = read_outcome(_field(data, "outcome"))
    own = _own(fresh, setup)
    attributes.update(_Reader().attributes(_field(data, "knows"), own, "knows"))
    try:
        sight = restore_object(type(fresh), attributes)
        assert isinstance(sight, Sight)
        sight.view()
        believed = sight.imagine(Rng(0)).sight(seat) == sight
    except Exception as error:  # whatever the rules make of nonsense
        raise BadSight(Message("sight-fails", {"why": f"{type(error).__name__}: {error}"[:200]})) from None
    if not believed:
        raise BadSight(Message("sight-nonsense"))
    return sight


class _Reader:
    """Reads values that look like those of a new match, and counts them."""

    def __init__(self) -> None:
        self._left = MOST_VALUES

    def attributes(self, data: Any, like: dict[str, Any], path: str) -> dict[str, Any]:
        """As many attributes as are there, and no others."""
        if type(data) is not dict:
            raise _wrong(path, data)
        for name in like:
            if name not in data:
                raise BadSight(Message("sight-missing", {"place": f"{path}.{name}"}))
        for name in data:
            if name not in like:
                raise BadSight(Message("sight-surplus", {"place": f"{path}.{str(name)[:60]}"}))
        return {name: self._attribute(data[name], like[name], f"{path}.{name}") for name in like}

    def _attribute(self, data: Any, like: Any, path: str) -> Any:
        if type(data) is dict and len(data) == 1 and "part" in data:
            if not _is_part(like):
                raise _wrong(path, data)
            return restore_object(type(like), self.attributes(data["part"], attributes_of(like), path))
        return self._value(data, [like], path, 0)

    def _value(self, data: Any, likes: list[Any], path: str, depth: int) -> Any:
        """A value of a type that occurs among those it should be like. Of what was empty or None, the type is free."""
        self._left -= 1
        if self._left < 0 or depth > MOST_DEPTH:
            raise BadSight(Message("sight-huge", {"place": path}))
        kinds = {type(like) for like in likes}
        value: Any
        kind: Any = type(data)
        if kind is dict:
            kind, value = self._container(data, likes, path, depth)
        elif kind is list:
            inner = _inside(likes, list)
            value = [self._value(one, inner, path, depth + 1) for one in data]
        else:
            value = _atom(data, path)
        if kinds and kind not in kinds and kinds != {type(None)}:
            raise _wrong(path, data)
        return value

    def _container(self, data: Any, likes: list[Any], path: str, depth: int) -> tuple[Any, Any]:
        """A tuple, or a dict."""
        inside = data.get("tuple") if len(data) == 1 else None
        if type(inside) is list:
            inner = _inside(likes, tuple)
            return tuple, tuple([self._value(one, inner, path, depth + 1) for one in inside])
        pairs = data.get("dict") if len(data) == 1 else None
        if type(pairs) is not list:
            raise _wrong(path, data)
        found: dict[Any, Any] = {}
        keys = [key for like in likes if type(like) is dict for key in like]
        values = [value for like in likes if type(like) is dict for value in like.values()]
        for pair in pairs:
            if type(pair) is not list or len(pair) != 2:
                raise _wrong(path, pair)
            key = self._value(pair[0], keys, path, depth + 1)
            if type(key) not in (int, str, bool, tuple, float):
                raise _wrong(path, pair[0])
            try:
                found[key] = self._value(pair[1], values, path, depth + 1)
            except TypeError:  # a tuple with a list in it
                raise _wrong(path, pair[0]) from None
        return dict, found


def _is_part(like: Any) -> bool:
    return not isinstance(like, (bool, int, float, str, list, tuple, dict)) and bool(attributes_of(like))


def _inside(likes: list[Any], kind: Any) -> list[Any]:
    """One of each type, or all where there is more inside, of what is in those of that kind."""
    found: list[Any] = []
    seen = set()
    for like in likes:
        if type(like) is kind:
            for one in like:
                if type(one) in (list, tuple, dict):
                    found.append(one)
                elif type(one) not in seen:
                    seen.add(type(one))
                    found.append(one)
    return found


def _atom(data: Any, path: str) -> Any:
    kind = type(data)
    sound = (
        data is None
        or kind is bool
        or (kind is int and -LARGEST < data < LARGEST)
        or (kind is float and isfinite(data))
        or (kind is str and len(data) <= MOST_TEXT)
    )
    if not sound:
        raise _wrong(path, data)
    return data


def read_outcome(data: Any) -> Outcome | None:
    """How a match ended, from plain data; None while it goes on."""
    if data is None:
        return None
    if type(data) is not dict:
        raise _wrong("outcome", data)
    scores, winners = _numbers(data, "scores", -LARGEST, LARGEST), _numbers(data, "winners", 0, LARGEST)
    return Outcome(scores, winners, _text(data, "reason"))


def _field(data: dict[Any, Any], name: str) -> Any:
    if name not in data:
        raise BadSight(Message("sight-missing", {"place": name}))
    return data[name]


def _number(data: dict[Any, Any], name: str) -> int:
    found = _field(data, name)
    if type(found) is not int or not -LARGEST < found < LARGEST:
        raise _wrong(name, found)
    return int(found)


def _text(data: dict[Any, Any], name: str) -> str:
    found = _field(data, name)
    if type(found) is not str or len(found) > MOST_TEXT:
        raise _wrong(name, found)
    return str(found)


def _numbers(data: dict[Any, Any], name: str, least: int, most: int) -> tuple[int, ...]:
    found = _field(data, name)
    if type(found) is not list or len(found) > MOST_VALUES:
        raise _wrong(name, found)
    for one in found:
        if type(one) is not int or not least <= one < most:
            raise _wrong(name, one)
    return tuple(found)


def _wrong(place: str, found: object) -> RubiconError:
    return BadSight(Message("sight-wrong", {"place": place, "type": type(found).__name__, "found": _shown(found)}))


def _shown(found: object) -> str:
    """Enough of it to recognise; a huge number is not written out."""
    if isinstance(found, int) and not -LARGEST < found < LARGEST:
        return "…"
    if isinstance(found, (list, dict)):
        return f"{len(found)} …"
    return repr(found)[:60]
