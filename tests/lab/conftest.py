"""The duel and its bots, at home in the house for as long as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from rubicon import bots
from rubicon.core.bot import BotMaker
from tests.fixture_game.house import guest
from tests.lab.duel import GAME, High, Low

collect_ignore = [] if find_spec("ray") else ["test_cluster.py"]
"""Ray is large, and no part of dev."""

BotMakers = dict[str, BotMaker]


@pytest.fixture
def makers(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotMakers]:
    """Bots known in this process only: what a test puts in here can be named in line-ups."""
    known: BotMakers = {"high": High, "low": Low}
    find = bots.find_maker

    def find_or_know(game: str, name: str) -> BotMaker:
        return known[name] if name in known else find(game, name)

    monkeypatch.setattr(bots, "find_maker", find_or_know)
    with guest(GAME):
        yield known
