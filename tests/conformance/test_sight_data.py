"""Every game's sights as plain data: they come back exactly as they were, and nothing else is believed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rubicon.core import BadSight, Rng, RubiconError, Setup, Sight, sight_data, stream
from rubicon.games import find
from tests.conformance.harness import ALL_SETUPS, LABELS, facts, label, viewers, walk

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)
FIRST = list({setup.game.name: setup for setup in reversed(ALL_SETUPS)}.values())
each_game = pytest.mark.parametrize("setup", FIRST, ids=[setup.game.name for setup in FIRST])


def sights(setup: Setup, seed: str, every: int, most: int = 400) -> Iterator[Sight]:
    """What everybody knows, at some positions of a random game; at the last one, too."""
    for number, (state, _, move) in enumerate(walk(setup, seed, most)):
        if number % every == 0 or move < 0:
            for viewer in viewers(setup):
                yield state.sight(viewer)


@each_setup
def test_what_was_written_is_read(setup: Setup) -> None:
    for sight in sights(setup, "data", 61):
        text = json.dumps(sight_data.write(sight), allow_nan=False)
        again = sight_data.read(json.loads(text), find)
        assert type(again) is type(sight)
        assert again == sight
        assert facts(again) == facts(sight)
        assert (again.moves, again.acting, again.outcome) == (sight.moves, sight.acting, sight.outcome)
        assert again.view() == sight.view()
        assert facts(again.imagine(Rng(3))) == facts(sight.imagine(Rng(3)))
        assert len(text) < 40_000, "as long as a table on the wire, at most"


NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**6,
    2**62,
    10**400,
    0.5,
    "x",
    [],
    {},
    [[]],
    {"tuple": [1]},
    {"part": {}},
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in plain data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from places(value, (*path, key))


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The data with something else at that place, or with nothing there."""
    twin = json.loads(json.dumps(data))
    inner = twin
    for key in path[:-1]:
        inner = inner[key]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return twin


@each_game
def test_nonsense_is_a_named_error(setup: Setup, often: Callable[[int], int]) -> None:
    """Or a sight that can be used: some changes make another position."""
    rng = stream("nonsense", label(setup))
    refused = 0
    for sight in sights(setup, "nonsense", 60, 300):
        data = sight_data.write(sight)
        everywhere = list(places(data))
        for _ in range(often(12)):
            value = rng.choice([*NONSENSE, ...])
            try:
                odd = sight_data.read(changed(data, rng.choice(everywhere), value), find)
            except RubiconError:
                refused += 1
            else:
                assert odd.imagine(Rng(1)).sight(odd.seat) == odd
    assert refused > 20


def of_dice() -> dict[str, Any]:
    """What the first seat knows of a new match."""
    return sight_data.write(find("caesar_dice").setup(seats=3).start().sight(0))


TABLE = ("knows", "table", "part")


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("rubicon",), 2, "came in format 2; this version of Rubicon reads format 1"),
        (("rubicon",), ..., "“rubicon” is missing"),
        (("game",), 7, "“game” is wrong: 7 (of the type int)"),
        (("game",), "chess", "no game called “chess”"),
        (("rules",), 99, "version 99 of the rules"),
        (("seats",), 40, "40"),
        (("options",), [], "Options are a dict"),
        (("seat",), 3, "“seat” is wrong: 3"),
        (("moves",), [10**9], "“moves” is wrong: 1000000000"),
        (("moves",), [10**500], "“moves” is wrong: …"),
        (("acting",), "0", "“acting” is wrong: '0' (of the type str)"),
        (("outcome",), {"scores": [1], "winners": [0]}, "“reason” is missing"),
        ((*TABLE, "bronze"), ..., "“knows.table.bronze” is missing. Does the other side run another version"),
        ((*TABLE, "__class__"), "os", "“knows.table.__class__” is not known here"),
        ((*TABLE, "bronze"), 10, "“knows.table.bronze” is wrong: 10 (of the type int)"),
        ((*TABLE, "bronze", 0), "10", "“knows.table.bronze” is wrong: '10' (of the type str)"),
        ((*TABLE, "bronze", 0), True, "“knows.table.bronze” is wrong: True"),
        ((*TABLE, "bronze", 0), 2**63, "“knows.table.bronze” is wrong: …"),
        ((*TABLE, "bronze"), {"tuple": [10, 10, 10]}, "“knows.table.bronze” is wrong"),
        ((*TABLE, "bronze"), {"part": {"x": 1}}, "“knows.table.bronze” is wrong"),
        ((*TABLE, "bronze"), [10] * 200_001, "“knows.table.bronze” is larger than anything of a match"),
        ((*TABLE, "bronze"), [1], "the rules fail on it (IndexError"),
        (("moves",), [0, 1], "there is no position in which it knows exactly this"),
    ],
)
def test_what_is_wrong_is_named(place: tuple[Any, ...], value: Any, said: str) -> None:
    data = of_dice()
    if place[-1] == "__class__":
        data["knows"]["table"]["part"]["__class__"] = ""
    with pytest.raises(RubiconError) as caught:
        sight_data.read(changed(data, place, value), find)
    assert said in str(caught.value)


@pytest.mark.parametrize("odd", [None, [], "sight", 7])
def test_what_is_no_sight_at_all(odd: object) -> None:
    with pytest.raises(BadSight, match="“sight” is wrong"):
        sight_data.read(odd, find)


def test_nesting_ends_somewhere() -> None:
    deep: Any = 1
    for _ in range(50):
        deep = [deep]
    with pytest.raises(BadSight, match="larger than anything"):
        sight_data.read(changed(of_dice(), (*TABLE, "bronze"), deep), find)


def test_what_has_no_form_is_named() -> None:
    """A game from elsewhere may keep anything in its sights."""
    sight: Any = find("caesar_dice").setup(seats=3).start().sight(0)
    for odd in ({1, 2}, b"bytes", 2**70, float("nan"), [object()]):
        sight.extra = odd
        with pytest.raises(BadSight, match="cannot be sent: “extra” holds something of the type"):
            sight_data.write(sight)
