"""Registers a game for as long as a test needs it, so that other tests find the registry as it is; copies it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


def copied(folder: Path, package: str, name: str | None = None) -> Path:
    """Three coins as a package of somebody else's in that folder, with another name."""
    here = Path(__file__).parent
    for path in here.rglob("*"):
        if path.suffix in (".py", ".ftl") and path.name != "house.py" and not path.name.startswith("test_"):
            there = folder / package / path.relative_to(here)
            there.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text("utf-8").replace("tests.fixture_game", package)
            there.write_text(text.replace('"three_coins"', f'"{name or package}"'), "utf-8")
    return folder / package
