"""One server for all tests that do not mind the others, on SQLite and on PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import AGAIN
from tests.server.harness import Server
from tests.server.postgres import Postgres

ONLY_SQLITE = {
    "test_bad_requests.py": "bodies that are refused before anything is asked of a database",
    "test_bots.py": "processes that think, and what they answer",
    "test_client.py": "bots that play over HTTP, whatever keeps the tables",
    "test_compiled_rules.py": "which rules bots think in",
    "test_connections.py": "slow and many connections",
    "test_fuzz.py": "calls at random: nearly all are refused before anything is stored",
    "test_lockstep.py": "what is told to whom: views of matches, whatever keeps them",
    "test_middleware.py": "origins, hosts, headers and limits",
    "test_observability.py": "what is measured; the one test about a database that is gone brings PostgreSQL itself",
    "test_openapi.py": "the shape of calls and answers",
    "test_pondering.py": "processes that think ahead, which those of the queue in PostgreSQL do not",
    "test_previews.py": "the words of a link",
    "test_proofs.py": "picks that are computed again",
    "test_randomness.py": "the tests' own chance",
    "test_refusals.py": "the words of refusals",
    "test_requests.py": "parsing of bodies",
    "test_serve.py": "the command, its options and what it prints",
    "test_shares.py": "queues of bots and hints in memory",
    "test_spectators.py": "views that many share",
}
"""Modules whose tests run on SQLite only, each with its reason. All others are about what is stored, and run on both.
With `--postgres` all run on both, but for tests marked `sqlite`. The second run of `make test`, on the other kind of
rules, has nothing new to show about databases."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which databases a test runs on."""
    if "database" not in metafunc.fixturenames:
        return
    only = AGAIN or metafunc.definition.get_closest_marker("sqlite") is not None
    if not only and (metafunc.config.getoption("--postgres") or metafunc.definition.path.name not in ONLY_SQLITE):
        kinds = [pytest.param("sqlite", id=pytest.HIDDEN_PARAM), "postgresql"]
        metafunc.parametrize("database", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A database server for all tests of this process: each makes a database of its own, and nobody stops it."""
    with Postgres() as running:
        yield running


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A database server that a test may stop and start."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> str:
    """`sqlite` or `postgresql`: what keeps the data of this test."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture(scope="session")
def fresh_data(database: str, request: pytest.FixtureRequest) -> Callable[[], dict[str, str]]:
    """The settings of a server with new data."""
    if database == "sqlite":
        return dict
    postgres: Postgres = request.getfixturevalue("postgres")
    return lambda: {"RUBICON_DATABASE": postgres.fresh()}


@pytest.fixture
def database_url(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database, for tests that open it themselves."""
    if database == "sqlite":
        return f"sqlite:///{tmp_path / 'a.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture(scope="session")
def shared_servers() -> Iterator[dict[str, Server]]:
    """Those that run, by their database: a test on the other one does not stop this one."""
    running: dict[str, Server] = {}
    yield running
    for shared in running.values():
        assert shared.stop() == 0
        log = shared.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def server(
    database: str,
    fresh_data: Callable[[], dict[str, str]],
    shared_servers: dict[str, Server],
    tmp_path_factory: pytest.TempPathFactory,
) -> Server:
    if database not in shared_servers:
        shared_servers[database] = Server(tmp_path_factory.mktemp("server"), fixed=True, **fresh_data()).start()
    return shared_servers[database]


@pytest.fixture(autouse=True)
def chance_of_the_test(request: pytest.FixtureRequest) -> None:
    """Matches at the shared server have the chance of the test that asks for them, in whatever order tests come, and
    whatever keeps them."""
    if "server" in request.fixturenames:
        name = re.sub(r"\[postgresql\]|-postgresql\b|\bpostgresql-", "", request.node.nodeid)
        request.getfixturevalue("server").draw_for(name)


@pytest.fixture
def new_server(tmp_path: Path, fresh_data: Callable[[], dict[str, str]]) -> Iterator[Callable[..., Server]]:
    """Servers of one's own, with settings of one's own."""
    made: list[Server] = []

    def make(**environment: str) -> Server:
        made.append(Server(tmp_path / f"server{len(made)}", fixed=True, **fresh_data(), **environment))
        return made[-1].start()

    yield make
    for one in made:
        one.kill()
