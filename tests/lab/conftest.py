"""The duel and its bots, at home in the house for as long as a test needs them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubicon import bots, games
from rubicon.core.bot import Bot
from rubicon.core.rng import Rng
from tests.lab.duel import GAME, High, Low

BotMakers = dict[str, Callable[[Rng], Bot]]


@pytest.fixture
def makers(monkeypatch: pytest.MonkeyPatch) -> BotMakers:
    """Bots known in this process only: what a test puts in here can be named in line-ups."""
    monkeypatch.setitem(games._guests, GAME.name, GAME)
    known: BotMakers = {"high": High, "low": Low}
    make = bots.make

    def make_or_know(game: str, name: str, rng: Rng) -> Bot:
        return known[name](rng) if name in known else make(game, name, rng)

    monkeypatch.setattr(bots, "make", make_or_know)
    return known
