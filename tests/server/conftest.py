"""One server for all tests that do not mind the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Server(tmp_path_factory.mktemp("server")).start()
    yield shared
    assert shared.stop() == 0
    log = shared.log.read_text()
    assert "Traceback" not in log, log


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own, with settings of one's own."""
    made: list[Server] = []

    def make(**environment: str) -> Server:
        made.append(Server(tmp_path / f"server{len(made)}", **environment))
        return made[-1].start()

    yield make
    for one in made:
        one.kill()
