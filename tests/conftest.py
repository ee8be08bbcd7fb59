"""What every test shares: the check that the kind of rules under test is the kind that was meant."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import rubicon

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


@pytest.fixture(scope="session")
def soak() -> int:
    """How many times longer than usual random play shall be; make soak raises it."""
    return int(os.environ.get("RUBICON_SOAK", "1"))
