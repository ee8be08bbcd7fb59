"""Registers a game for as long as a test needs it, so that other tests find the registry as it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rubicon import games
from rubicon.core import Game
from tests.fixture_game import GAME


@contextmanager
def guest(game: Game = GAME) -> Iterator[None]:
    """The game, by default Three coins, is registered within."""
    games.register(game)
    try:
        yield
    finally:
        games._guests.pop(game.name, None)
