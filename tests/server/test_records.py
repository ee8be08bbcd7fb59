"""Record files: imported, opened by whoever has the link, counted for nobody; and all of one's own in one file."""

from __future__ import annotations

import io
import json
from typing import Any
from zipfile import ZipFile

import pytest

from rubicon.server import record_imports
from rubicon.server.middleware import LARGER
from tests.server.harness import Player, Row, Server, account, good, problem
from tests.server.in_process import ServerHere
from tests.server.test_history import against, history
from tests.server.test_results import play_out, two

RECORDS = "/api/history/records"


def bring(player: Player, record: Any) -> Row:
    return good(player.call("POST", RECORDS, content=record if isinstance(record, bytes) else json.dumps(record)))


def refused(player: Player, record: Any) -> tuple[int, str]:
    answer = player.call("POST", RECORDS, content=record if isinstance(record, bytes) else json.dumps(record))
    return answer.status_code, problem(answer)["message"]["key"]


def played(server: Server) -> tuple[Player, Row]:
    """Somebody who has played a match, and its record."""
    anna, ola, table = two(server)
    play_out([anna, ola], table)
    return anna, anna.get(f"/api/tables/{table}/record")


def test_who_has_the_link_opens_an_imported_record(server: Server) -> None:
    anna, record = played(server)
    guest, passer_by = Player(server, "Guest"), Player(server)
    made = bring(guest, record)
    path = f"/api/tables/{made['id']}"
    shown = passer_by.get(path, key=made["key"], whole=True)
    assert (shown["status"], shown["imported"], shown["private"]) == ("over", True, True)
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Ola"]
    assert not any(seat["you"] or seat["profile"] for seat in shown["seats"])
    assert shown["outcome"] == record["outcome"]
    assert shown["commitment"] == record["chance"]["commitment"]
    middle = passer_by.get(f"{path}/at/3", key=made["key"], whole=True)
    assert (middle["line"], middle["whole"]) == (shown["length"], 3)
    assert passer_by.get(f"{path}/record", key=made["key"]) == record
    # Nobody else, not even who played it.
    assert passer_by.call("GET", path).status_code == 403
    assert anna.call("GET", path).status_code == 403
    assert guest.table(made["id"])["host"]
    # What was drawn elsewhere is not proved here.
    proof = passer_by.call("GET", f"{path}/proof", params={"key": made["key"]})
    assert (proof.status_code, problem(proof)["message"]["key"]) == (409, "server-imported-chance")


def test_an_imported_record_counts_for_nobody(server: Server) -> None:
    anna = account(server, "Anna")
    play_out([anna], anna.create("three_coins", "me", "bot:random")["id"])
    before = history(anna)
    record = anna.get(f"/api/tables/{before[0]}/record")
    made = bring(anna, record)
    assert history(anna) == before
    assert [table["id"] for table in anna.get("/api/tables", scope="mine")["tables"]] == before
    assert anna.get(f"/api/players/{anna.name}")["results"][0]["played"] == 1
    assert made["id"] not in str(Player(server).get("/api/watch"))
    assert server.sql("SELECT count(*) FROM results WHERE match = ?", made["id"]) == [(0,)]
    assert anna.refused(f"/api/tables/{made['id']}/rematch", nonce=anna.nonce(), commitment=anna.commitment())[0] == 403
    mine = anna.get(RECORDS)
    assert [(one["id"], one["key"], one["seats"][1]["bot"]) for one in mine["records"]] == [
        (made["id"], made["key"], "random")
    ]
    assert Player(server, "Ola").get(RECORDS)["records"] == []


def test_imports_are_exported_and_deleted_with_who_brought_them(server: Server) -> None:
    _, record = played(server)
    guest, other = Player(server, "Guest"), Player(server, "Other")
    first, second = bring(guest, record), bring(guest, record)
    told = guest.get("/api/me/export")["imported_records"]
    assert {one["id"] for one in told} == {first["id"], second["id"]}
    assert all(one["record"] == record for one in told)
    gone = f"{RECORDS}/{first['id']}"
    other.table(second["id"], key=second["key"])
    assert other.call("DELETE", gone).status_code == 404
    assert good(guest.call("DELETE", gone)) == {}
    assert guest.call("DELETE", gone).status_code == 404
    assert [one["id"] for one in guest.get(RECORDS)["records"]] == [second["id"]]
    good(guest.call("DELETE", "/api/me"))
    for made in (first, second):
        assert other.call("GET", f"/api/tables/{made['id']}", params={"key": made["key"]}).status_code == 404
    assert server.sql("SELECT count(*) FROM entries WHERE match IN (?, ?)", first["id"], second["id"]) == [(0,)]


def test_a_match_of_ones_own_is_not_deleted_as_an_import(server: Server) -> None:
    anna, _ = played(server)
    (table,) = history(anna)
    assert anna.call("DELETE", f"{RECORDS}/{table}").status_code == 404
    assert history(anna) == [table]


def other_luck(record: Row) -> Row:
    """The same with another outcome of chance."""
    entries = [list(entry) for entry in record["entries"]]
    at = next(n for n, (who, _) in enumerate(entries) if who == "F")
    entries[at][1] = next(what for who, what in entries if who == "F" and what != entries[at][1])
    return {**record, "entries": entries}


def test_wrong_records_are_refused_by_name(server: Server) -> None:
    anna, record = played(server)
    cases: list[tuple[Any, str]] = [
        (b"\x89PNG", "record-not-json"),
        (json.dumps(record).encode()[:300], "record-json"),
        ({"hello": 1}, "record-foreign"),
        ({**record, "rubicon": 9}, "record-format"),
        ({**record, "rules": 99}, "record-rules"),
        ({**record, "game": "chess"}, "error-game"),
        ({**record, "seats": "two"}, "record-field"),
        ({**record, "players": record["players"][:1]}, "record-players"),
        ({**record, "entries": record["entries"][:-1]}, "record-outcome"),
        ({**record, "entries": record["entries"][:-1], "outcome": None}, "server-import-running"),
        ({**record, "entries": [[0, "nonsense"]]}, "record-entry"),
        (other_luck(record), "record-entry"),
        ({**record, "chance": {**record["chance"], "secret": "00" * 32}}, "record-commitment"),
        ({**record, "box": {}}, "server-import-box"),
        ({**record, "entries": [["F", "x"]] * (record_imports.MOST_ENTRIES + 1)}, "record-long"),
    ]
    for wrong, key in cases:
        assert refused(anna, wrong) == (400, key)
    assert refused(anna, b" " * (LARGER[RECORDS] + 1)) == (413, "server-too-large")
    assert anna.get(RECORDS)["records"] == []
    assert Player(server).call("POST", RECORDS, content=json.dumps(record)).status_code == 401
    polish = anna.call("POST", RECORDS, content=b"{", headers={"accept-language": "pl"})
    assert "zapis" in problem(polish)["text"]


def test_chance_of_other_kinds_stays_as_it_was_told(server: Server) -> None:
    anna, record = played(server)
    unknown = {**record, "chance": {"kind": "scripted", "more": "x"}}
    made = bring(anna, unknown)
    assert anna.get(f"/api/tables/{made['id']}/record")["chance"] == {"kind": "scripted"}
    assert anna.table(made["id"])["commitment"] == ""
    without = {name: value for name, value in record["chance"].items() if name != "secret"}
    made = bring(anna, {**record, "chance": without, "players": [{"name": "\u0000"}, {"name": "x" * 200}]})
    shown = anna.table(made["id"])
    assert shown["commitment"] == without["commitment"]
    assert [seat["name"] for seat in shown["seats"]] == ["Player 1", "x" * 60]


def test_nobody_imports_more_than_there_is_room_for(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_imports, "MOST_EACH", 2)
    server = ServerHere(tmp_path / "data").start()
    try:
        anna, record = played(server)
        first = bring(anna, record)
        bring(anna, record)
        assert refused(anna, record) == (429, "server-import-many")
        good(anna.call("DELETE", f"{RECORDS}/{first['id']}"))
        bring(anna, record)
    finally:
        server.stop()


def test_all_records_in_one_file(server: Server) -> None:
    anna, ola, table = two(server)
    play_out([anna, ola], table)
    tables = [table]
    for _ in range(21):  # more than are read at once
        tables.append(str(anna.create("three_coins", "me", "local:Ewa")["id"]))
        anna.post(f"/api/tables/{tables[-1]}/resign", seat=0)
    running = against(anna, ola)
    bring(anna, anna.get(f"/api/tables/{table}/record"))
    answer = anna.call("GET", f"{RECORDS}.zip")
    assert answer.headers["content-type"] == "application/zip"
    assert "rubicon-records.zip" in answer.headers["content-disposition"]
    with ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.namelist() == [f"rubicon-{id}.json" for id in tables]
        assert running not in str(archive.namelist())
        for id in (tables[0], tables[-1]):
            text = archive.read(f"rubicon-{id}.json")
            assert text == anna.call("GET", f"/api/tables/{id}/record").content
    with ZipFile(io.BytesIO(Player(server, "Ewa").call("GET", f"{RECORDS}.zip").content)) as archive:
        assert archive.namelist() == []
    assert Player(server).call("GET", f"{RECORDS}.zip").status_code == 401
