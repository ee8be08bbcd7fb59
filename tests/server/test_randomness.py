"""Chance at the servers of tests is the same every time; at others nobody can foresee it."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Player, Row, Server


def dice_and_commitments(server: Server) -> list[object]:
    """What chance made of a few tables: two sealed secrets, the first throws, and what a random bot did."""
    anna = Player(server, "Anna")
    found: list[object] = [anna.post("/api/commitment")["commitment"] for _ in range(2)]
    shown: Row = anna.create("caesar_dice", "me", "local:Ola")
    found.append(shown["commitment"])
    for _ in range(6):
        seat = shown["waiting"][0]
        shown = anna.decide(shown, shown["yours"][seat]["view"]["moves"][0]["move"], seat=seat)
    found += [event["words"] for event in shown["events"]]
    table = anna.create("caesar_dice", "me", "bot:random")["id"]
    for _ in range(4):
        while (shown := anna.table(table))["waiting"] != [0] and shown["status"] == "running":
            pass
        if shown["status"] == "running":
            anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
    while (shown := anna.table(table))["waiting"] != [0] and shown["status"] == "running":
        pass
    return [*found, *[event["words"] for event in shown["events"]]]


def test_the_same_test_has_the_same_chance(tmp_path: Path) -> None:
    server = Server(tmp_path / "one").start()
    server.draw_for("a test")
    first = dice_and_commitments(server)
    assert len({str(commitment) for commitment in first[:3]}) == 3
    second = Server(tmp_path / "two").start()
    second.draw_for("a test")
    try:
        assert dice_and_commitments(second) == first
        second.draw_for("another test")
        other = dice_and_commitments(second)
        assert not {str(one) for one in first[:3]} & {str(one) for one in other[:3]}
    finally:
        server.kill()
        second.kill()


def test_a_restart_draws_nothing_twice(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        anna = Player(server, "Anna")
        before = [anna.post("/api/commitment")["commitment"] for _ in range(2)]
        server.kill()
        server.start()
        after = [anna.post("/api/commitment")["commitment"] for _ in range(2)]
    finally:
        server.kill()
    assert len({*before, *after}) == 4


def test_nobody_foresees_the_chance_of_rubicon_serve(tmp_path: Path) -> None:
    """The command itself, with the file beside it that fixes the chance of tests."""
    found = []
    for name in ("one", "two"):
        server = Server(tmp_path / name, fixed=False)
        server.folder.mkdir()
        server.draw_for("a test")
        server.start()
        try:
            anna = Player(server, "Anna")
            found += [
                anna.post("/api/commitment")["commitment"],
                anna.create("caesar_dice", "me", "open")["commitment"],
            ]
        finally:
            server.kill()
    assert len(set(found)) == 4
