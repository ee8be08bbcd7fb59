"""Servers and workers that share a database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cluster.processes import server_on, start_all, worker_on
from tests.server.conftest import own_postgres, postgres
from tests.server.harness import Server
from tests.server.postgres import Postgres

__all__ = ["own_postgres", "postgres"]


@pytest.fixture(scope="session")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers for all tests that do not mind the others."""
    folder = tmp_path_factory.mktemp("pair")
    url = postgres.database()
    first, second = server_on(url, folder / "first"), server_on(url, folder / "second")
    start_all([first, second])
    yield first, second
    for one in (first, second):
        assert one.stop() == 0
        log = one.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture
def new_cluster(tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Servers and workers of one's own on a database: `new_cluster(url, servers=2, workers=1)`."""
    made: list[Server] = []

    def make(url: str, servers: int = 2, workers: int = 0, **environment: str) -> list[Server]:
        new: list[Server] = []
        for number in range(servers + workers):
            kind = server_on if number < servers else worker_on
            new.append(kind(url, tmp_path / f"process{len(made) + number}", **environment))
        made.extend(new)
        start_all(new)
        return new

    yield make
    for one in made:
        one.kill()
