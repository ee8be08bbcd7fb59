"""Proofs of chance: made once, whoever asks for them and however often."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rubicon.core import record as records
from rubicon.server import proofs
from rubicon.server.limits import RATES
from tests.server.harness import Player, good, problem
from tests.server.in_process import ServerHere


@pytest.fixture
def here(tmp_path: Path) -> Iterator[ServerHere]:
    server = ServerHere(tmp_path / "data").start()
    yield server
    server.stop()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commitments of matches that were replayed for a proof."""
    replayed: list[str] = []
    prove = records.picks_of

    def counted(told: dict[str, Any], *more: Any) -> Any:
        replayed.append(told["chance"]["commitment"])
        return prove(told, *more)

    monkeypatch.setattr(records, "picks_of", counted)
    return replayed


def finished(player: Player, **more: Any) -> str:
    table = player.create("caesar_dice", "me", "local:Ola", **more)
    player.post(f"/api/tables/{table['id']}/resign", seat=0)
    return str(table["id"])


def test_a_proof_is_made_once(here: ServerHere, made: list[str]) -> None:
    anna, stranger = Player(here, "Anna"), Player(here)
    table = finished(anna)
    path = f"/api/tables/{table}/proof"
    with ThreadPoolExecutor(8) as threads:
        answers = [good(one) for one in threads.map(lambda _: stranger.call("GET", path), range(8))]
    plain = stranger.call("GET", path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert all(answer == plain.json() for answer in answers)
    assert plain.json()["picks"]
    assert plain.json()["commitment"] == anna.table(table)["commitment"]
    assert len(made) == 1


def test_a_private_proof_stays_private(here: ServerHere) -> None:
    anna, stranger = Player(here, "Anna"), Player(here)
    table = finished(anna, private=True)
    good(anna.call("GET", f"/api/tables/{table}/proof"))
    response = stranger.call("GET", f"/api/tables/{table}/proof")
    assert (response.status_code, problem(response)["error"]) == (403, "forbidden")


def test_only_so_many_bytes_of_proofs_are_kept(
    here: ServerHere, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Player(here, "Anna")
    first, second = finished(anna), finished(anna)
    good(anna.call("GET", f"/api/tables/{first}/proof"))
    monkeypatch.setattr(proofs, "MOST_BYTES", 1)
    good(anna.call("GET", f"/api/tables/{second}/proof"))  # both give way
    assert not here.house.proofs.known(first)
    assert not here.house.proofs.known(second)
    good(anna.call("GET", f"/api/tables/{first}/proof"))
    assert len(made) == 3


def test_proofs_that_are_not_there_yet_have_a_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "prove", (1e-9, 1.0))
    server = ServerHere(tmp_path / "rated", rate=1.0).start()
    try:
        anna = Player(server, "Anna")
        first, second = [f"/api/tables/{finished(anna)}/proof" for _ in range(2)]
        answers = [anna.call("GET", path) for path in (first, first, second, first)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 200]
        assert problem(answers[2])["error"] == "too_many"
    finally:
        server.stop()
