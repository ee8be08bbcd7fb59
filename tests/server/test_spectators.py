"""Spectators: however many watch a table, its view is put together once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from rubicon.server import spectator_views, table_views
from tests.server.harness import PATIENCE, Live, Player, Row, account, good
from tests.server.in_process import ServerHere


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerHere]:
    """A server whose shared views last as long as nothing changes, on whatever machine."""
    monkeypatch.setattr(spectator_views, "MOST_SECONDS", PATIENCE)
    server = ServerHere(tmp_path / "data").start()
    yield server
    server.stop()


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """For whom views were put together."""
    people: list[str | None] = []
    make = table_views.table

    def counted(live: Any, online: Any, person: str | None, *more: Any) -> Row:
        people.append(person)
        return make(live, online, person, *more)

    monkeypatch.setattr(table_views, "table", counted)
    return people


def playing(server: ServerHere) -> tuple[Player, Player, Row]:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("three_coins", "me", "open")["id"]
    return anna, ola, ola.join(table)


def text_of(live: Live) -> str:
    """The next message about a table, as it came."""
    while True:
        text = live.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        if text.startswith('{"type":"table"'):
            return text


def test_all_spectators_get_the_same_text_made_once(here: ServerHere, built: list[str | None]) -> None:
    anna, ola, shown = playing(here)
    table = shown["id"]
    strangers = [Player(here) for _ in range(4)] + [Player(here, f"Stranger {n}") for n in range(4)]
    noted = Player(here, "Noted")
    noted.call("PUT", f"/api/tables/{table}/notes", json={"text": "my own thoughts"})
    polish = Player(here, language="pl")
    with ExitStack() as stack:
        sockets = [stack.enter_context(one.live()) for one in strangers]
        own = stack.enter_context(noted.live())
        other = stack.enter_context(polish.live())
        for live in (*sockets, own, other):
            live.send("watch", table=table)
        first = {text_of(live) for live in (*sockets, other)}
        assert len(first) == 1  # the players have names, which are the same in every language
        text_of(own)
        built.clear()
        resigned = anna.call("POST", f"/api/tables/{table}/resign", json={"seat": 0})
        assert resigned.status_code == 200
        texts = [text_of(live) for live in sockets]
        noted_text, polish_text = text_of(own), text_of(other)
    assert len(set(texts)) == 1
    assert '"status":"over"' in texts[0]
    assert noted_text == texts[0].replace('"notes":""', '"notes":"my own thoughts"')
    assert polish_text == texts[0]
    spectators = [person for person in built if person not in (anna.id, ola.id)]
    assert len(spectators) == 2  # one for each language


def test_players_get_views_of_their_own(here: ServerHere) -> None:
    anna, ola, shown = playing(here)
    stranger = Player(here, "Stranger")
    with stranger.live() as watching, ola.live() as playing_too:
        assert watching.watch(shown["id"])["yours"] == []
        mine = playing_too.watch(shown["id"])
        assert [one["seat"] for one in mine["yours"]] == [1]
        assert mine["seats"][1]["you"]
        anna.call("POST", f"/api/tables/{shown['id']}/resign", json={"seat": 0})
        assert watching.next("table")["table"]["view"] is not None
        assert playing_too.next("table")["table"]["yours"]


def test_who_comes_later_sees_what_was_said_and_who_is_there(here: ServerHere) -> None:
    anna, _, shown = playing(here)
    table = shown["id"]
    first, second, third = Player(here), Player(here), Player(here)
    with first.live() as live, second.live() as later, third.live() as last:
        assert not live.watch(table)["seats"][0]["online"]
        with anna.live() as hers:
            hers.watch(table)
            anna.post(f"/api/tables/{table}/chat", text="salve")
            seen = later.watch(table)
            assert seen["seats"][0]["online"]
            assert [line["text"] for line in seen["chat"]] == ["salve"]
        live.next("presence", online=False)
        assert not last.watch(table)["seats"][0]["online"]


def test_chat_is_late_for_all_who_watched_before_the_match_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for those who were told of the beginning by a view that was made for somebody else."""
    monkeypatch.setattr(spectator_views, "MOST_SECONDS", PATIENCE)
    here = ServerHere(tmp_path / "data", watch_delay=3600.0).start()
    anna, ola = Player(here, "Anna"), Player(here, "Ola")
    table = anna.create("three_coins", "me", "open")["id"]
    with Player(here).live() as first, Player(here).live() as second:
        for live in (first, second):
            assert live.watch(table)["delay"] == 0
        ola.join(table)
        for live in (first, second):
            assert live.next("table")["table"]["delay"] == 3_600_000
        anna.post(f"/api/tables/{table}/chat", text="I hold the Senate")
        assert [live.told() for live in (first, second)] == [[], []]
    here.stop()


def test_a_line_that_was_removed_meanwhile_is_not_told_to_those_who_are_late(tmp_path: Path) -> None:
    here = ServerHere(tmp_path / "data", watch_delay=3600.0).start()
    consul, anna, ola = account(here, "Consul"), account(here, "Vile Name"), Player(here, "Ola")
    assert here.run("moderators", "add", consul.name).returncode == 0
    table = anna.create("three_coins", "me", "open")["id"]
    ola.join(table)
    with Player(here).live() as late, Player(here).live() as gone:
        for live in (late, gone):
            assert live.watch(table)["delay"] == 3_600_000
        for text in ("something vile", "sorry"):
            anna.post(f"/api/tables/{table}/chat", text=text)
        gone.send("unwatch", table=table)
        assert [live.told() for live in (late, gone)] == [[], []]
        good(consul.call("DELETE", f"/api/moderation/tables/{table}/chat/0"))
        consul.post(f"/api/moderation/people/{anna.id}/rename", name="Somebody")
        here.move_timers(3600.0)
        heard = [late.next("chat")["line"] for _ in range(2)]
        assert [(line["name"], line["text"]) for line in heard] == [("Somebody", ""), ("Somebody", "sorry")]
        assert gone.told() == [], "who turned away from a table hears nothing of it"
    here.stop()


def test_who_sits_down_is_no_spectator_any_more(here: ServerHere) -> None:
    anna, ola, jan = Player(here, "Anna"), Player(here, "Ola"), Player(here, "Jan")
    table = anna.create("three_coins", "me", "open")["id"]
    with ola.live() as live, jan.live() as watching:
        assert live.watch(table)["yours"] == []
        assert watching.watch(table)["yours"] == []
        ola.join(table)
        assert [one["seat"] for one in live.next("table")["table"]["yours"]] == [1]
        assert watching.next("table")["table"]["yours"] == []
