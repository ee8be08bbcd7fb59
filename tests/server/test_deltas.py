"""What changed of a table, made and applied: the same JSON comes of it, whatever the tables are."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.changes import MOST_KNOWN, Known, Odd, Rows, object_change
from rubicon.server.deltas import Held, changed

Row = dict[str, Any]

KEYS = st.sampled_from(["id", "name", "free", "1", "żółw", "list", "set", "new", "item"])
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 3), st.sampled_from([0.0, -0.0, 1.0, 0.667]), st.sampled_from("ab")
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=24,
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=5)
ITEMS = st.lists(st.fixed_dictionaries({"id": st.sampled_from("abcdef"), "free": VALUES}), max_size=7)


def exact(value: Any) -> str:
    """Equal where the JSON is, but for the order of keys: 1, 1.0 and true are three things."""
    return json.dumps(value, sort_keys=True)


@given(OBJECTS, OBJECTS)
def test_a_change_makes_one_of_the_other(old: Row, new: Row) -> None:
    change = object_change(old, new)
    assert exact(changed(old, json.loads(json.dumps(change or {})))) == exact(new)
    assert (change is None) == (exact(old) == exact(new))


@given(ITEMS, st.data())
def test_items_that_are_put_in_taken_out_and_moved_are_found(items: list[Row], data: st.DataObject) -> None:
    new = list(items)
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(new)))
        what = data.draw(st.sampled_from(["in", "out", "other", "swap"]))
        if what == "in":
            new.insert(at, {"id": data.draw(st.sampled_from("abcxyz")), "free": 0})
        elif at < len(new):
            if what == "out":
                del new[at]
            elif what == "other":
                new[at] = {**new[at], "free": data.draw(VALUES)}
            else:
                new[at], new[0] = new[0], new[at]
    old, now = {"list": items}, {"list": new}
    assert exact(changed(old, object_change(old, now) or {})) == exact(now)


def test_one_item_of_many_is_told_alone() -> None:
    old = {"places": [{"place": f"p{n}", "blocks": [n] * 20} for n in range(30)]}
    new = {"places": [*old["places"][1:14], {"place": "p14", "blocks": []}, *old["places"][15:]]}
    assert object_change(old, new) == {
        "in": {"places": {"list": [[1, 14], {"item": 14, "set": {"blocks": []}}, [15, 30]]}}
    }


@pytest.mark.parametrize(
    ("old", "change"),
    [
        ({"a": 1}, {"gone": ["b"]}),
        ({"a": 1}, {"in": {"b": {"set": {}}}}),
        ({"a": 1}, {"in": {"a": {"set": {}}}}),
        ({"a": [1]}, {"in": {"a": {"list": [1]}}}),
        ({"a": [1]}, {"in": {"a": {"list": [[0, 2]]}}}),
        ({"a": [1]}, {"in": {"a": {"list": [{"item": 0, "set": {}}]}}}),
        ({"a": {}}, {"in": {"a": {"list": []}}}),
    ],
)
def test_what_does_not_fit_is_refused(old: Row, change: Row) -> None:
    with pytest.raises(Odd):
        changed(old, change)


MOVES = st.lists(
    st.builds(
        lambda number, key, place, depth: {
            "move": number,
            "say": f"{key} {number}",
            "words": {"key": key, "args": {"place": {"name": place}, **({"depth": depth} if depth else {})}},
            "touch": {"to": place, "values": [depth], "none": {}},
        },
        st.integers(0, 12),
        st.sampled_from(["march", "levy"]),
        st.one_of(st.sampled_from(["roma", "ravenna", "genua"]), st.integers(0, 1)),
        st.integers(0, 2),
    ),
    max_size=8,
    unique_by=lambda move: move["move"],
)


def table(moves: list[Row]) -> Row:
    return {"id": "x", "yours": [{"seat": 1, "view": {"moves": moves}}], "view": None, "events": [], "since": 0}


@given(MOVES, st.lists(MOVES, max_size=5))
def test_moves_are_the_same_in_the_same_order(first: list[Row], lists: list[list[Row]]) -> None:
    known, rows, held = Known(first), Rows(), Held(table(first), "mark")
    for moves in lists:
        told = known.change_to(moves, rows)
        news = [] if told is None else [{"seat": 1, "list": json.loads(json.dumps(told))}]
        shown = held.take({"base": "mark", "mark": "mark", "change": {}, "since": 0, "rows": [], "moves": news})
        assert exact(shown) == exact(table(moves))


def test_a_change_of_another_table_is_refused() -> None:
    held = Held(table([]), "one")
    nothing: Row = {"base": "one", "mark": "three", "change": {}, "since": 0, "events": []}
    with pytest.raises(Odd):
        held.take({**nothing, "base": "two"})
    with pytest.raises(Odd):
        held.take({**nothing, "moves": [{"seat": 1, "list": [7]}]})
    with pytest.raises(Odd):
        held.take({"base": "one", "mark": "three", "change": {}, "since": 0, "rows": [[0, 1]]})


def test_nobody_remembers_moves_without_end() -> None:
    known, rows = Known([]), Rows()

    def moves(first: int, count: int) -> list[Row]:
        return [{"move": first + n, "say": "", "words": {"key": "k", "args": {}}, "touch": {}} for n in range(count)]

    assert known.change_to(moves(0, MOST_KNOWN), rows) is not None
    assert known.change_to(moves(0, MOST_KNOWN), rows) is None
    with pytest.raises(Odd):
        known.change_to(moves(MOST_KNOWN, 1), rows)
