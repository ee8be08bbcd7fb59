"""Analyses of finished matches: made in the background, for those who may read the record, and kept."""

from __future__ import annotations

from collections.abc import Callable

from rubicon.server.analysis_response_models import AnalysisState
from tests.server.harness import Player, Row, Server, problem, until


def finished(player: Player, game: str = "three_coins", **more: bool) -> str:
    """A game played to its end; its id."""
    made = player.create(game, "me", "bot:random", **more)
    with player.live() as live:
        table = live.watch(made["id"], key=made["key"])
        while table["status"] == "running":
            moves = table["yours"][0]["view"]["moves"]
            table = live.decide(table, moves[-1]["move"])["table"] if moves else live.next("table")["table"]
    return str(made["id"])


def wait(player: Player, path: str, **params: str) -> Row:
    """Ask until it is no longer running."""

    def ended() -> Row | None:
        state = player.get(path, **params)
        AnalysisState.model_validate(state)
        return state if state["status"] != "running" else None

    state: Row = until(ended, every=0.2)  # within the limits of the house
    return state


def test_made_once_and_kept(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_RATE="1", RUBICON_ANALYSIS_SECONDS="5")
    anna = Player(server, "Anna")
    id = finished(anna)
    path = f"/api/tables/{id}/analysis"
    assert anna.get(path) == {"status": "none", "done": 0, "of": 0, "analysis": None}
    first = anna.post(path)
    AnalysisState.model_validate(first)
    assert first["status"] in ("running", "done")
    anna.get("/api/house")  # the house is open meanwhile
    for _ in range(10):
        anna.post(path)  # asking again is no second analysis, and is not counted as one
    state = wait(anna, path)
    assert state["status"] == "done"
    found = state["analysis"]
    outcome = anna.table(id)["outcome"]
    shares = found["curve"][-1]["shares"]
    assert [seat for seat in (0, 1) if shares[seat] > 0] == outcome["winners"]
    assert found["length"] == anna.get(f"/api/tables/{id}", whole="true")["length"]

    # It is stored with the match.
    server.stop()
    server.start()
    assert anna.get(path) == state
    assert anna.post(path) == state


def test_who_may_and_when(server: Server) -> None:
    anna, stranger, nobody = Player(server, "Anna"), Player(server, "Stranger"), Player(server)
    private = finished(anna, private=True)
    path = f"/api/tables/{private}/analysis"
    assert stranger.refused(path) == (403, "forbidden")
    assert stranger.http.get(path).status_code == 403
    key = anna.table(private)["key"]
    assert stranger.get(path, key=key)["status"] == "none"
    assert nobody.refused(path) == (401, "not_signed_in")
    running = anna.create("three_coins", "me", "open")["id"]
    assert anna.refused(f"/api/tables/{running}/analysis")[0] == 409
    assert anna.http.get(f"/api/tables/{running}/analysis").status_code == 409
    assert anna.refused("/api/tables/nowhere/analysis") == (404, "not_found")
    public = finished(anna, private=False)
    assert nobody.get(f"/api/tables/{public}/analysis")["status"] == "none"


def test_not_too_many(new_server: Callable[..., Server]) -> None:
    """One now, and the next one minutes later."""
    server = new_server(RUBICON_RATE="0.2", RUBICON_ANALYSIS_SECONDS="0.01")
    anna = Player(server, "Anna")
    tables = [anna.create("three_coins", "me", "bot:random")["id"] for _ in range(2)]
    for table in tables:
        anna.post(f"/api/tables/{table}/resign", seat=0)
    answers = [anna.http.post(f"/api/tables/{table}/analysis") for table in tables]
    assert [answer.status_code for answer in answers] == [200, 429]
    assert problem(answers[1])["error"] == "too_many"
