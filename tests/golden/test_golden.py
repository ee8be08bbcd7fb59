"""Every game has its golden playthroughs, and still plays them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import Setup, record
from tests.golden import playthrough
from tests.golden.playthrough import FOLDER, wanted

WANTED = wanted()
REGENERATE = "; if that was meant: PYTHONPATH=src python -m tests.golden"


def test_every_game_has_a_golden_playthrough_for_each_seat_count() -> None:
    missing = sorted(path.name for path in WANTED if not path.exists())
    assert not missing, f"missing golden playthroughs: {missing}{REGENERATE}"
    for name in games.names():
        game = games.find(name)
        for seats in game.seats(game.setup().options):
            assert FOLDER / f"{name}-{seats}.json" in WANTED
    stray = sorted(path.name for path in FOLDER.glob("*.json") if path not in WANTED)
    assert not stray, f"of no game: {stray}{REGENERATE}"


@pytest.mark.parametrize(("path", "setup"), WANTED.items(), ids=[path.stem for path in WANTED])
def test_it_is_played_again_as_it_was(path: Path, setup: Setup) -> None:
    kept = json.loads(path.read_text("utf-8"))
    again = playthrough.make(setup)
    for number, (then, now) in enumerate(zip(kept["record"]["entries"], again["record"]["entries"], strict=False)):
        assert now == then, f"entry {number + 1} differs{REGENERATE}"
    for number, (before, after) in enumerate(zip(kept["digests"], again["digests"], strict=False)):
        assert after == before, f"what was seen after decision {number} differs{REGENERATE}"
    assert again == kept, f"something else differs{REGENERATE}"
    assert path.read_text("utf-8") == playthrough.text(again)
    verdict = record.verify(record.loads(json.dumps(kept["record"])), games.find)
    assert verdict.checked
