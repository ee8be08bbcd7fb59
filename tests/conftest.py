"""What every test shares: the check that the kind of rules under test is the kind that was meant."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

import rubicon
from rubicon.core import Setup

# A busy machine is no fault of the rules: examples may take their time.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def kind() -> str:
    return "compiled" if rubicon.COMPILED else "plain"


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
    *HERE.glob("games/*/test_leaks.py"),
    HERE / "cli" / "test_records.py",
    HERE / "cli" / "test_saving.py",
    HERE / "lab" / "test_analysis.py",
]
"""Tests that start servers, terminals and long thoughts: too slow for `make check` and its three minutes."""


LONG = ["web", "tools", "server", "docs", "cli", "lab"]
"""Folders whose tests take seconds each, mostly waiting. They come first: at the end there are many short tests, which
can be shared out evenly, so that no process is left alone with a long one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first. Of tests of every set-up, `make check` is content with the usual one of each game."""
    place = {HERE / folder: number for number, folder in enumerate(LONG)}
    items.sort(key=lambda item: min(place.get(folder, len(LONG)) for folder in item.path.parents))
    for item in items:
        if item.path in LEISURELY:
            item.add_marker(pytest.mark.slow)
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            setup = item.callspec.params.get("setup")
            if isinstance(setup, Setup):
                usual = setup.game.setup()
                if (setup.options, setup.seats) != (usual.options, usual.seats):
                    item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def soak() -> int:
    """How many times longer than usual random play shall be; make soak raises it."""
    return int(os.environ.get("RUBICON_SOAK", "1"))


@pytest.fixture(scope="session")
def often(soak: int) -> Callable[[int], int]:
    """How often to repeat what shows more the longer it goes on: `often(24)` is 24 times, and more in `make soak`.

    Plain rules get a third of it. They take several times as long, and in `make test` the compiled ones play the same
    and more: whatever this could find in the rules is found there.
    """
    return lambda usual: usual * soak if rubicon.COMPILED else max(1, usual * soak // 3)
