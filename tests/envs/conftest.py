"""The fixture game is in the house for these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fixture_game.house import guest


@pytest.fixture(autouse=True)
def three_coins() -> Iterator[None]:
    """Register the fixture game, for its words."""
    with guest():
        yield
