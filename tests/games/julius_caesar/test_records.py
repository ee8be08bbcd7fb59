"""A recorded game for each event card at work. That every end reason has one is tested in tests/records."""

from __future__ import annotations

import pytest

from rubicon import games
from rubicon.core import record
from rubicon.games.julius_caesar import GAME
from tests.games.julius_caesar.records import SIGNS, all_events
from tests.records.collect import path_of


@pytest.mark.parametrize("god", SIGNS)
def test_a_recorded_game_shows_the_event_at_work(god: str) -> None:
    match = record.replay(record.loads(path_of(GAME, god).read_bytes()), games.find)
    assert SIGNS[god](all_events(match))
