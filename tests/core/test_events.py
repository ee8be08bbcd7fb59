"""Events: typed facts, and what is left of them for whom."""

from __future__ import annotations

import json
import pickle

import pytest

from rubicon.core import Event, Kind, Message, NameRef, SeatRef

DRAW = Kind("draw", "player:seat coin:name?")
SECRET = Kind("plot", "player:seat coins:int", private=True)
PLAIN = Kind("pay", "payer:seat coins:int note:text")


def test_kinds_declare_their_fields() -> None:
    assert DRAW.names == ("player", "coin")
    assert DRAW.types == ("seat", "name")
    assert DRAW.secret == (False, True)
    assert DRAW.has_secret
    assert not PLAIN.has_secret
    assert not DRAW.reveals
    assert Kind("x", reveals=True).reveals
    assert repr(DRAW) == "Kind('draw')"


@pytest.mark.parametrize("fields", ["coin", "coin:gold", "coin:", "seat:int good:bad?"])
def test_fields_of_unknown_types_are_refused(fields: str) -> None:
    with pytest.raises(ValueError, match="must be of a type in int, seat, name, text"):
        Kind("bad", fields)


def test_secret_fields_are_left_out_outside_the_mask() -> None:
    event = Event(DRAW, (1, "coin-as"), mask=0b010)
    assert event.seen_by(1) is event
    for viewer in (0, 2, None):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert seen.values == (1, None)
        assert seen.hidden
        assert seen.get("coin") is None
        assert seen.get("player") == 1
        assert seen.message() == Message("event-draw-hidden", {"player": SeatRef(1)})
        assert "coin-as" not in repr(seen)
        assert b"coin-as" not in pickle.dumps(seen)
        assert seen.seen_by(viewer) == seen, "what was left out stays out"


def test_several_seats_may_be_in_the_mask() -> None:
    event = Event(DRAW, (0, "coin-as"), mask=0b101)
    assert [event.seen_by(seat) is event for seat in range(4)] == [True, False, True, False]


def test_nobody_in_the_mask_means_nobody() -> None:
    event = Event(DRAW, (0, "coin-as"), mask=0)
    assert all((seen := event.seen_by(viewer)) is not None and seen.hidden for viewer in (0, 1, None))


def test_private_events_are_not_told_at_all() -> None:
    event = Event(SECRET, (0, 5), mask=0b001)
    assert event.seen_by(0) is event
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None


def test_events_without_secrets_are_for_everybody() -> None:
    for event in (Event(PLAIN, (0, 1, "x")), Event(PLAIN, (0, 1, "x"), mask=0b1), Event(DRAW, (0, "coin-as"))):
        assert event.seen_by(None) is event
        assert event.seen_by(7) is event


def test_events_in_words() -> None:
    event = Event(PLAIN, (2, 3, "for wine"))
    assert event.message() == Message("event-pay", {"payer": SeatRef(2), "coins": 3, "note": "for wine"})
    assert Event(DRAW, (0, "coin-as")).message().args["coin"] == NameRef("coin-as")
    assert json.loads(json.dumps(event.plain())) == {
        "kind": "pay",
        "hidden": False,
        "words": {"key": "event-pay", "args": {"payer": {"seat": 2}, "coins": 3, "note": "for wine"}},
    }
    assert repr(event) == "Event(pay: payer=2, coins=3, note='for wine')"
    assert repr(Event(Kind("tie"), ())) == "Event(tie)"


def test_events_are_compared_by_what_they_tell() -> None:
    event = Event(DRAW, (1, "coin-as"), 0b10)
    assert event == Event(Kind("draw", "player:seat coin:name?"), (1, "coin-as"))
    assert hash(event) == hash(Event(DRAW, (1, "coin-as")))
    assert event != event.seen_by(0)
    assert event != Event(DRAW, (1, "coin-aureus"), 0b10)
    assert event != "draw"


def test_events_kinds_and_messages_travel() -> None:
    event = Event(DRAW, (1, "coin-as"), 0b10)
    again = pickle.loads(pickle.dumps(event))
    assert again == event
    assert again.mask == event.mask
    kind = pickle.loads(pickle.dumps(Kind("x", "a:int? b:seat", reveals=True, private=True)))
    assert (kind.name, kind.names, kind.secret, kind.reveals, kind.private) == (
        "x",
        ("a", "b"),
        (True, False),
        True,
        True,
    )
    message = Message("outer", {"inner": Message("x", {"n": NameRef("y"), "s": SeatRef(1)}), "number": 3})
    assert pickle.loads(pickle.dumps(message)) == message


def test_messages_are_plain_on_the_wire() -> None:
    message = Message("outer", {"inner": Message("x"), "name": NameRef("y"), "seat": SeatRef(1), "number": 3, "t": "u"})
    assert json.loads(json.dumps(message.plain())) == {
        "key": "outer",
        "args": {
            "inner": {"message": {"key": "x", "args": {}}},
            "name": {"name": "y"},
            "seat": {"seat": 1},
            "number": 3,
            "t": "u",
        },
    }
    assert {Message("x"): 1}[Message("x")] == 1
    assert {SeatRef(1), SeatRef(1), NameRef("1"), NameRef("1")} == {SeatRef(1), NameRef("1")}
    assert message != "outer"
    assert repr(Message("x", {"n": 1})) == "Message('x', n=1)"
