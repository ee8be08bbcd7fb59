"""What every test shares: the check that the kind of rules under test is the kind that was meant."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test, settings

import rubicon
from rubicon import games
from rubicon.core import Setup

SOAK = int(os.environ.get("RUBICON_SOAK", "1"))

# The same examples every time, however long they take: nobody's run shall fail by luck, or because a machine is busy.
# `make soak` looks for others.
settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("exploring", deadline=None, print_blob=True)
settings.load_profile("same" if SOAK == 1 else "exploring")


def kind() -> str:
    return "compiled" if rubicon.COMPILED else "plain"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="run all tests of the server on PostgreSQL too")


def pytest_report_header() -> str:
    return f"rubicon: {kind()}, {rubicon.__file__}"


def pytest_configure() -> None:
    """RUBICON_EXPECT, when set, is compiled or plain; a run of the wrong kind would prove nothing."""
    expected = os.environ.get("RUBICON_EXPECT")
    if expected and expected != kind():
        raise pytest.UsageError(f"expected {expected} rules, but {rubicon.__file__} brings {kind()} ones")


HERE = Path(__file__).parent
LEISURELY = [
    *(HERE / "server").glob("test_*.py"),
    *(HERE / "cluster").glob("test_*.py"),
    *HERE.glob("games/*/test_leaks.py"),
    HERE / "conformance" / "test_terminal_leaks.py",
    HERE / "cli" / "test_records.py",
    HERE / "cli" / "test_saving.py",
    HERE / "lab" / "test_analysis.py",
]
"""Tests that start servers, terminals and long thoughts: too slow for `make check` and its three minutes."""


LONG = ["web", "tools", "cluster", "server", "docs", "cli", "lab", "benchmarks"]
"""Folders whose tests take seconds each, mostly waiting. They come first, and those who run the short ones take over
from them: at the end there are many to share, so that no process is left alone with a long one."""

AGAIN = bool(os.environ.get("RUBICON_AGAIN"))
"""Whether all tests have run already, on the other kind of rules: `make test` runs them on the compiled wheel, and then
on plain sources. What is never compiled is not tested again, for it would only show the same once more."""

ONCE = {
    "tools": "the build, whatever it builds",
    "web": "the browser app: it meets rules only through the server",
    "benchmarks": "scripts that measure: they start both kinds of rules themselves, and count work in plain ones",
    "docs": "pages and the commands they show, which readers run as installed",
    "cluster": "several servers on one database, and what becomes of them when one dies",
    "server": "accounts, clocks, storage and sockets; see TWICE",
    "cli/test_records.py": "files that are damaged, and how they are shown",
    "cli/test_saving.py": "terminals, signals and files",
    "lab/test_analysis.py": "long thoughts about whole games, which plain rules only make longer",
}
"""What is left out the second time, each with its reason. So are, of the environments for learning, all set-ups but the
usual one of each game: their numbers are taken from sights, which the conformance tests look at in every set-up. All
other tests of what is compiled (core, bots, games) run twice."""

TWICE = ["server/test_match.py", "server/test_bots.py", "docs/test_reference.py"]
"""Of those, what is tested again all the same: whole matches over the sockets, and bots that may think too slowly;
and docstrings, which compiled classes have not."""


def is_usual(item: pytest.Item) -> bool:
    """Whether the test is not about a set-up, or about the usual one of a game."""
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return True
    setup = item.callspec.params.get("setup")
    if not isinstance(setup, Setup):
        return True
    usual = setup.game.setup()
    return (setup.options, setup.seats) == (usual.options, usual.seats)


def is_once(item: pytest.Item) -> bool:
    """Whether one run is enough, whatever the kind of rules."""
    if item.path in [HERE / name for name in TWICE]:
        return False
    if any(item.path.is_relative_to(HERE / name) for name in ONCE):
        return True
    return item.path.is_relative_to(HERE / "envs") and not is_usual(item)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests first. Of tests of every set-up, `make check` is content with the usual one of each game."""
    if AGAIN:
        left_out = [item for item in items if is_once(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_once(item)]
    place = {HERE / folder: number for number, folder in enumerate(LONG)}
    items.sort(key=lambda item: min(place.get(folder, len(LONG)) for folder in item.path.parents))
    for item in items:
        if item.path in LEISURELY or not is_usual(item):
            item.add_marker(pytest.mark.slow)
        if is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker(pytest.mark.soak)


@pytest.fixture(autouse=True)
def registered_games() -> Iterator[None]:
    """Games that a test registers, or a server in the process of the test, are gone after it."""
    before = dict(games._guests)
    yield
    games._guests.clear()
    games._guests.update(before)


@pytest.fixture(scope="session")
def soak() -> int:
    """How many times longer than usual random play shall be; make soak raises it."""
    return SOAK


@pytest.fixture(scope="session")
def often(soak: int) -> Callable[[int], int]:
    """How often to repeat what shows more the longer it goes on: `often(24)` is 24 times, and more in `make soak`.

    The second run of `make test` repeats a third as often. Plain rules take several times as long, and the compiled
    ones have played the same and more by then: whatever this could find in the rules is found there.
    """
    return lambda usual: max(1, usual * soak // 3) if AGAIN else usual * soak
