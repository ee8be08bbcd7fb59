"""Undo, hold and confirm, and what the others notice of it."""

from __future__ import annotations

import pytest

from tests.server.harness import Player, Row, Server, good, problem

CLOSE = 4


@pytest.fixture
def two(server: Server) -> tuple[Player, Player, Row]:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    made = anna.create("three_coins", "me", "open")
    ola.join(made["id"])
    return anna, ola, anna.table(made["id"])


def first(table: Row) -> int:
    move: int = table["yours"][0]["view"]["moves"][0]["move"]
    return move


def test_undo_takes_back_step_by_step(two: tuple[Player, Player, Row]) -> None:
    anna, _, start = two
    assert not start["yours"][0]["can_undo"]
    one = anna.decide(start, first(start))
    two_steps = anna.decide(one, CLOSE)
    assert two_steps["yours"][0]["can_undo"]
    assert two_steps["seats"][0]["ready"]
    assert two_steps["waiting"] == [1]
    back = good(anna.step("undo", two_steps))["table"]
    assert back["yours"] == one["yours"]
    assert back["waiting"] == [0, 1]
    again = good(anna.step("undo", back))["table"]
    assert again["yours"] == start["yours"]
    nothing = anna.step("undo", again)
    assert (nothing.status_code, problem(nothing)["message"]["key"]) == (422, "error-undo")


def test_a_ready_seat_decides_no_more(two: tuple[Player, Player, Row]) -> None:
    anna, _, start = two
    ready = anna.decide(anna.decide(start, first(start)), CLOSE)
    refused = anna.step("decide", ready, CLOSE)
    assert (refused.status_code, problem(refused)["message"]["key"]) == (422, "error-seat-done")


def test_hold_and_confirm(two: tuple[Player, Player, Row]) -> None:
    anna, ola, start = two
    held = anna.decide(anna.decide(start, first(start)), CLOSE, hold=True)
    assert held["yours"][0]["held"]
    assert held["waiting"] == [0, 1]
    assert not held["seats"][0]["ready"]
    theirs = ola.table(start["id"])
    theirs = ola.decide(ola.decide(theirs, first(theirs)), CLOSE)
    assert theirs["length"] == start["length"]  # nothing has opened: Anna has not sent it
    confirmed = good(anna.step("confirm", anna.table(start["id"])))["table"]
    assert confirmed["length"] > start["length"]
    assert "open" in [event["kind"] for event in confirmed["events"]]
    nothing = anna.step("confirm", confirmed)
    assert (nothing.status_code, problem(nothing)["message"]["key"]) == (422, "error-confirm-nothing")


def test_confirm_sent_twice_is_answered_twice(two: tuple[Player, Player, Row]) -> None:
    anna, _, start = two
    held = anna.decide(anna.decide(start, first(start)), CLOSE, hold=True)
    answers = [good(anna.step("confirm", held, id="once")) for _ in range(2)]
    assert answers[0] == answers[1]


def test_hold_protects_the_dice_too(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "local:Ola")
    seat = table["waiting"][0]
    move = table["yours"][seat]["view"]["moves"][0]["move"]
    held = anna.decide(table, move, seat=seat, hold=True)
    assert held["yours"][seat]["held"]
    assert held["length"] == table["length"]
    back = good(anna.step("undo", held, seat=seat))["table"]
    assert [mine["view"] for mine in back["yours"]] == [mine["view"] for mine in table["yours"]]


def test_nobody_is_told_about_a_draft(two: tuple[Player, Player, Row]) -> None:
    anna, ola, start = two
    with ola.live() as live, ola.live() as second_tab, anna.live() as other_tab:
        before = live.watch(start["id"])
        second_tab.watch(start["id"])
        other_tab.watch(start["id"])
        live.told()
        one = anna.decide(start, first(start))
        assert live.told() == []
        assert other_tab.next("table")["table"]["yours"] == one["yours"]  # but my own second tab is
        card = next(card for card in ola.get("/api/tables", scope="mine")["tables"] if card["id"] == start["id"])
        one = good(anna.step("undo", one))["table"]
        assert live.told() == []
        again = next(card for card in ola.get("/api/tables", scope="mine")["tables"] if card["id"] == start["id"])
        assert card == again  # not even by its time
        ready = anna.decide(anna.decide(one, first(one)), CLOSE)
        told = live.told()
        assert [message["type"] for message in told] == ["table"]
        assert told[0]["table"] == {
            **before,
            "seats": told[0]["table"]["seats"],
            "waiting": [1],
            "since": start["length"],
            "events": [],
        }
        assert told[0]["table"]["seats"][0]["ready"]
        good(anna.step("undo", ready))
        assert not live.next("table")["table"]["seats"][0]["ready"]
