"""A recorded game for every end reason: each replays and verifies, or is refused by the name of its rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import WrongRules, record
from tests.conformance.harness import all_games
from tests.records.collect import FOLDER, kept, path_of, wishes

KEPT = kept()
GAMES = {game.name: game for game in all_games()}


@pytest.mark.parametrize("name", GAMES)
def test_every_end_reason_has_a_record(name: str) -> None:
    game = GAMES[name]
    for reason, wish in wishes(game).items():
        path = path_of(game, reason)
        assert path in KEPT, f"{path.name} is missing; PYTHONPATH=src python -m tests.records looks for one"
        outcome = record.verify(record.loads(path.read_bytes()), games.find).match.outcome()
        assert outcome is not None
        assert wish(outcome)


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_every_record_verifies_or_is_refused_by_name(path: Path) -> None:
    told = record.loads(path.read_bytes())
    game = GAMES[told["game"]]
    if not game.oldest <= told["rules"] <= game.rules:
        with pytest.raises(WrongRules, match=f"version {told['rules']} of the rules"):
            record.verify(told, games.find)
        return
    verdict = record.verify(told, games.find)
    assert verdict.checked, "chance is sealed, and every pick was recomputed"
    assert record.dumps(record.write(record.replay({**told, "chance": {"kind": "scripted"}}, games.find)))
    assert record.write(verdict.match)["rules"] == told["rules"], "it stays a match of its own version"
    other = {**told, "rules": told["rules"] + 41}
    with pytest.raises(WrongRules, match=f"version {told['rules'] + 41} of the rules") as caught:
        record.verify(other, games.find)
    assert game.name in str(caught.value)


def test_there_is_nothing_else_here() -> None:
    """A record that no reason asks for is welcome, if its name says the game and the version."""
    for path, told in KEPT.items():
        assert path.parent == FOLDER
        assert path.name.startswith(f"{told['game']}-{told['rules']}-")
        assert json.loads(path.read_text("utf-8")) == told
