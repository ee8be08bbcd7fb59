"""A real server, a real browser, and people to sit before it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import rubicon
from tests.server.harness import Server
from tests.web.people import AT_ONCE, PATIENCE, Person
from tools import build_web

expect.set_options(timeout=PATIENCE)
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time: none of these is for `make check`."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def app() -> None:
    """The installed wheel carries the app; beside plain sources it is built when it changed. Axe looks at it."""
    build_web.need_checkers()
    if not (Path(rubicon.__file__).parent / "server" / "static").is_dir():
        build_web.build()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "the tests of the browser app need Chromium: apt-get install chromium, or set CHROMIUM to its path"
    with sync_playwright() as playwright:
        # root has no sandbox, and a container may have little shared memory
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Server(tmp_path_factory.mktemp("web")).start()
    yield shared
    assert shared.stop() == 0
    assert "Traceback" not in shared.log.read_text()


@pytest.fixture(autouse=True)
def chance_of_the_test(request: pytest.FixtureRequest) -> None:
    """Matches have the chance of the test that asks for them, in whatever order tests come."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").draw_for(request.node.nodeid)


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody at the shared server, by default in a hurry."""
    made: list[Person] = []

    def make(language: str = "en", at: Server = server, **more: Any) -> Person:
        made.append(Person(browser, at.url, language, **{"settings": AT_ONCE, "number": len(made) + 1, **more}))
        return made[-1]

    yield make
    for person in made:
        person.leave()
    complaints = [line for person in made for line in person.complaints]
    assert not complaints, complaints
