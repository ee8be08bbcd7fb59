"""The calendar of deadlines: a private link, and a file that follows RFC 5545 to the letter."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime

from rubicon.server.calendar_feed import escaped, folded, written
from tests.server.harness import Player, Server, account

DAYS = {"kind": "days", "days": 3}
NAMES = {"BEGIN", "VERSION", "PRODID", "CALSCALE", "X-WR-CALNAME", "UID", "DTSTAMP", "DTSTART", "SUMMARY", "URL",
         "TRANSP", "END"}  # fmt: skip
UTC_TIME = re.compile(r"\d{8}T\d{6}Z")


def events(text: str) -> list[dict[str, str]]:
    """The events of a calendar, every rule of the format that it could break looked at."""
    assert text.endswith("\r\n")
    assert "\n" not in text.replace("\r\n", "")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")[:-1]
    assert lines[:3] == ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Rubicon//Deadlines//EN"]
    assert lines[-1] == "END:VCALENDAR"
    found: list[dict[str, str]] = []
    inside = False
    for line in lines[1:-1]:
        name, colon, value = line.partition(":")
        assert colon
        assert name in NAMES
        if line in ("BEGIN:VEVENT", "END:VEVENT"):
            assert inside == (name == "END")
            inside = not inside
            if inside:
                found.append({})
        elif inside:
            assert name not in found[-1]
            found[-1][name] = value
    for one in found:
        assert {"UID", "DTSTAMP", "DTSTART"} <= set(one)
        assert UTC_TIME.fullmatch(one["DTSTAMP"])
        assert UTC_TIME.fullmatch(one["DTSTART"])
        assert not re.search(r"(?<!\\)[,;]", one["SUMMARY"])
    assert len({one["UID"] for one in found}) == len(found)
    return found


def test_lines_are_folded_between_characters_and_values_escaped() -> None:
    assert escaped("a, b; c\\d\ne") == r"a\, b\; c\\d\ne"
    long = "SUMMARY:" + "żółć " * 40
    parts = folded(long).split("\r\n")
    assert max(len(part.encode()) for part in parts) <= 75
    assert parts[0] + "".join([part[1:] for part in parts[1:]]) == long
    assert events(written("BEGIN:VEVENT\r\nUID:x", [])) == []


def test_deadlines_by_a_private_link_that_is_renewed_and_revoked(server: Server) -> None:
    anna, ola = account(server, "An, na; \\"), Player(server, "Ola")
    table = ola.create("caesar_dice", "me", "open", clock=DAYS)["id"]
    anna.join(table)
    live = ola.create("caesar_dice", "me", "open", clock={"kind": "bank", "seconds": 600, "increment": 5})["id"]
    anna.join(live)
    assert anna.get("/api/calendar") == {"made": None}
    path = anna.post("/api/calendar")["path"]
    assert anna.get("/api/calendar")["made"] is not None
    assert path.rpartition("/")[2].removesuffix(".ics") not in server.everything()

    program = Player(server)
    told = program.call("GET", path)
    assert told.headers["content-type"] == "text/calendar; charset=utf-8"
    mover, other = (
        (anna, ola) if anna.table(table)["waiting"] == [anna.table(table)["yours"][0]["seat"]] else (ola, anna)
    )
    ola_path = ola.post("/api/calendar")["path"]
    paths = {anna.name: path, ola.name: ola_path}
    (mine,) = events(program.call("GET", paths[mover.name]).text)
    assert mine["UID"] == f"{table}-move@rubicon"
    assert mine["URL"].endswith(f"/table/{table}")
    assert escaped(other.name) in mine["SUMMARY"]
    seconds = datetime.strptime(mine["DTSTART"], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).timestamp()
    ((times,),) = server.sql("SELECT times FROM matches WHERE id = ?", table)
    began = next(since for since in json.loads(times)["since"] if since is not None)
    assert int(seconds) == (began + 3 * 86_400_000) // 1000
    assert events(program.call("GET", paths[other.name]).text) == []

    renewed = anna.post("/api/calendar")["path"]
    assert program.call("GET", path).status_code == 404
    assert program.call("GET", renewed).status_code == 200
    assert isinstance(anna.get("/api/me/export")["calendar_link_since"], int)
    anna.call("DELETE", "/api/calendar")
    assert program.call("GET", renewed).status_code == 404
    assert Player(server).call("POST", "/api/calendar").status_code == 401
    assert ola.call("DELETE", "/api/me").status_code == 200
    assert program.call("GET", ola_path).status_code == 404


def test_rounds_of_tournaments_and_tables_that_wait(server: Server) -> None:
    host = account(server, "Livia")
    wish = {"name": "Cup, of; all", "game": "caesar_dice", "bot": "random", "most": 4, "rounds": 2, "round_hours": 48}
    id = host.post("/api/tournaments", **wish, clock=DAYS, grace_minutes=4_320)["id"]
    path = host.post("/api/calendar")["path"]
    assert events(host.call("GET", path).text) == []
    host.post(f"/api/tournaments/{id}/start")
    found = events(host.call("GET", path).text)
    assert {one["UID"].split("-")[1] for one in found} == {"round", "game"}
    assert all(r"Cup\, of\; all" in one["SUMMARY"] for one in found)
    assert all(one["URL"].endswith(f"/tournaments/{id}") for one in found)
