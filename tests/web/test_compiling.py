"""The first page says that rules are still being compiled, and stops saying so by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import ROOT, Server
from tests.web.people import Person


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Server]:
    """A server on plain rules that waits for compiled ones."""
    path = f"{ROOT / 'src'}:{ROOT}"
    server = Server(tmp_path / "data", PYTHONPATH=path, RUBICON_COMPILED_AT=str(tmp_path / "compiled"))
    yield server.start()
    assert server.stop() == 0


def test_the_notice_goes_when_they_are_there(plain: Server, somebody: Callable[..., Person], tmp_path: Path) -> None:
    # the server is asked for first, so that people leave before it stops
    english, polish = somebody("en", at=plain).go().page, somebody("pl", at=plain).go().page
    notices = [english.get_by_text("still being compiled"), polish.get_by_text("kompilowany w tle")]
    for notice in notices:
        expect(notice).to_be_visible()
    (tmp_path / "compiled").mkdir()
    for notice in notices:
        expect(notice).to_have_count(0, timeout=30_000)
