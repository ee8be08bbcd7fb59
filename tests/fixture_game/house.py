"""Puts the fixture game into the house and takes it out again, so that tests of the house find it as it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rubicon import games
from tests.fixture_game import GAME


@contextmanager
def guest() -> Iterator[None]:
    """Three coins is a game of the house within."""
    games.register(GAME)
    try:
        yield
    finally:
        games._guests.pop(GAME.name, None)
