"""What is numbered at a table is numbered by what its reader knows of, through restarts and changes of seats."""

from __future__ import annotations

from collections.abc import Callable

from rubicon.games.julius_caesar.rules.box import DONE
from tests.server.harness import Player, Row, Server, good

FREE = {"deployment": "free"}


def deployed(server: Server, swaps: int) -> tuple[Player, Player, str]:
    """A table where Caesar, who is Anna, has placed so many blocks in secret, and then let the others stay."""
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("julius_caesar", "me", "open", options=FREE)["id"]
    ola.join(table)
    shown = anna.table(table)
    for _ in range(swaps):
        move = next(m["move"] for m in shown["yours"][0]["view"]["moves"] if m["move"] != DONE)
        shown = anna.decide(shown, move)
    while DONE not in [m["move"] for m in shown["yours"][0]["view"]["moves"]]:
        shown = good(anna.step("undo", shown))["table"]
    anna.decide(shown, DONE)
    return anna, ola, table


def numbers(table: Row) -> list[object]:
    return [table[name] for name in ("number", "length", "since", "seen", "events")]


def test_numbers_are_the_same_after_a_kill(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, ola, table = deployed(server, 0)
    other_anna, other_ola, other = deployed(server, 3)
    before = [numbers(player.table(at)) for player, at in ((anna, table), (ola, table), (other_ola, other))]
    assert before[1] == before[2]
    assert before[1][:2] == [1, 1]
    shown = other_ola.table(other)
    move = next(m["move"] for m in shown["yours"][0]["view"]["moves"] if m["move"] != DONE)
    step = {"seat": 1, "move": move, "based_on": shown["number"], "id": "one"}
    decided = other_ola.post(f"/api/tables/{other}/decide", **step)
    server.kill()
    server.start()
    assert [numbers(player.table(at)) for player, at in ((anna, table), (ola, table))] == before[:2]
    assert other_ola.table(other)["number"] == decided["number"] == 2
    # Sent again it is answered again; what is based on an older view is refused with the fresh one.
    assert other_ola.post(f"/api/tables/{other}/decide", **step)["number"] == decided["number"]
    stale = other_ola.http.post(f"/api/tables/{other}/decide", json={**step, "id": "two"})
    assert (stale.status_code, stale.json()["table"]["number"]) == (409, 2)
    # And Anna, who made the entries, counts them.
    [(stored,)] = server.sql("SELECT count(*) FROM entries WHERE match = ?", other)
    assert other_anna.table(other)["number"] == stored > 1


def test_an_export_of_a_running_match_numbers_only_ones_own_moves(server: Server) -> None:
    told = []
    for swaps in (0, 3):
        _, ola, table = deployed(server, swaps)
        ola.decide(ola.table(table), DONE)
        with ola.live() as live:
            live.watch(table)
        export: Row = ola.call("GET", "/api/me/export").json()
        told.append([[move["number"], move["what"]] for move in export["tables"][0]["moves"]])
    assert told[0] == told[1] == [[0, "done"]]


def test_a_match_that_is_over_can_be_counted_whole(server: Server) -> None:
    anna, ola, table = deployed(server, 3)
    ola.decide(ola.table(table), DONE)
    watcher = Player(server)
    running = watcher.table(table)
    assert watcher.table(table, whole="true") == running
    path = f"/api/tables/{table}/at"
    assert watcher.get(f"{path}/{running['length']}", whole="true")["line"] == running["length"]
    anna.post(f"/api/tables/{table}/resign", seat=0)
    over, whole = watcher.table(table), watcher.table(table, whole="true")
    record: Row = watcher.call("GET", f"/api/tables/{table}/record").json()
    moves = [entry for entry in record["entries"] if entry[0] != "T"]
    assert over["length"] == running["length"] < whole["length"] == len(moves)
    assert [event["words"] for event in over["events"]] == [event["words"] for event in whole["events"]]
    last = watcher.get(f"{path}/{whole['length']}", whole="true")
    assert (last["line"], last["at"]) == (whole["length"], whole["length"])
    # Now anybody may look from Caesar's seat at what was secret.
    first = watcher.get(f"{path}/1", whole="true", seat=0)
    assert [event["kind"] for event in first["events"]] == ["deploy"]


def test_who_becomes_a_spectator_counts_anew(server: Server) -> None:
    """A bot took the seat: what the page knows is counted by other eyes, so it gets everything again."""
    players = [Player(server, name) for name in ("Anna", "Ola", "Jan")]
    table = players[0].create("augustus", "me", "open", "open")["id"]
    for player in players[1:]:
        player.join(table)
    anna = players[0]
    with anna.live() as mine, players[1].live() as theirs:
        known = mine.watch(table)
        theirs.watch(table)
        assert known["yours"]
        anna.post(f"/api/tables/{table}/resign", seat=0)
        for live, seats in ((mine, 0), (theirs, 1)):
            pushed = live.next("table")["table"]
            assert (pushed["branch"], pushed["since"], len(pushed["yours"])) == (known["branch"] + 1, 0, seats)
        assert pushed["events"] == players[1].table(table)["events"][: len(pushed["events"])]


def test_open_tables_say_their_terms(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    clock = {"kind": "days", "days": 3}
    with_aids = anna.create("caesar", "me", "open", aids=True, clock=clock)["id"]
    without = anna.create("caesar", "me", "open")["id"]
    cards = {card["id"]: card for card in ola.get("/api/tables", scope="open")["tables"]}
    assert (cards[with_aids]["aids"], cards[with_aids]["clock"]) == (True, clock)
    assert (cards[without]["aids"], cards[without]["clock"]) == (False, None)
    assert ola.table(with_aids)["aids"]
