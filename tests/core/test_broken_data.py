"""Records and boxes of every game with anything put anywhere: read, or refused in words, never a traceback."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rubicon import games
from rubicon.core import RubiconError, Sealed, record, stream
from rubicon.text import LANGUAGES, Speaker
from tests.conformance.harness import random_match
from tests.conftest import SOAK

WITH_BOX = [name for name in games.names() if (files(f"rubicon.games.{name}") / "data.toml").is_file()]

WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A box is large, and making an example smaller takes minutes."""

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(codec=None), max_size=5)
    | st.sampled_from(["F", "T", "", "0", "\ud800", "x" * 70_000, 2**64, -1, 0, 1.5])
)
VALUES = st.recursive(
    LEAVES, lambda s: st.lists(s, max_size=3) | st.dictionaries(st.text(max_size=4), s, max_size=2), max_leaves=4
)


def put_anything(data: st.DataObject, told: Any, times: int) -> None:
    """In so many places something is replaced, taken away, doubled, or added."""
    for _ in range(times):
        place, key = told, None
        while isinstance(place, dict | list) and place:
            key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
            if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.integers(0, 3)) == 0:
                break
            place = place[key]
        if key is None or not place:
            return
        what = data.draw(st.sampled_from(["replace", "replace", "replace", "remove", "double", "another"]))
        if what == "remove":
            del place[key]
        elif what == "double" and isinstance(place, list):
            place.insert(key, copy.deepcopy(place[key]))
        elif what == "another" and isinstance(place, dict):
            place[data.draw(st.text(max_size=6))] = data.draw(VALUES)
        else:
            place[key] = data.draw(VALUES)


def in_words(game: str, reading: Callable[[], object]) -> bool:
    """Whether it is read; if not, it is refused by an error of ours, in a sentence that can be shown."""
    try:
        reading()
    except RubiconError as error:
        for language in LANGUAGES:
            said = Speaker(language, game).say(error.message)
            assert said
            assert len(said) < 3_000
            said.encode()
        return False
    return True


@cache
def played(game: str) -> dict[str, Any]:
    """The record of the beginning of a match."""
    setup = games.find(game).setup()
    match = random_match(setup, Sealed(bytes(32), ["0:Anna", "1:Jan"]), stream(f"broken {game}"), decisions=6)
    return record.write(match, private=True)


@pytest.mark.parametrize("game", games.names())
@given(st.data())
@settings(max_examples=40 * SOAK, phases=WITHOUT_SHRINKING)
def test_broken_records(game: str, data: st.DataObject) -> None:
    told = copy.deepcopy(played(game))
    put_anything(data, told, data.draw(st.integers(1, 3)))
    text = json.dumps(told)
    in_words(game, lambda: record.verify(record.loads(text), games.find))
    in_words(game, lambda: record.picks_of(record.loads(text), games.find))
    in_words(game, lambda: record.resume(record.loads(text), games.find))


@cache
def house_box(game: str) -> dict[str, Any]:
    return tomllib.loads((files(f"rubicon.games.{game}") / "data.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", WITH_BOX)
@given(st.data())
@settings(max_examples=60 * SOAK, phases=WITHOUT_SHRINKING)
def test_broken_boxes(game: str, data: st.DataObject) -> None:
    """Such a box is refused, or it can be played with: whatever is wrong is said before the first move."""
    box = copy.deepcopy(house_box(game))
    put_anything(data, box, data.draw(st.integers(1, 3)))
    found = games.find(game)
    if in_words(game, lambda: found.setup(custom=box)):
        setup = found.setup(custom=box)
        match = random_match(setup, Sealed(bytes(32), ["0:Anna", "1:Jan"]), stream(f"odd box {game}"), decisions=4)
        told = json.dumps(record.write(match, private=True))
        assert in_words(game, lambda: record.resume(record.loads(told), games.find))
