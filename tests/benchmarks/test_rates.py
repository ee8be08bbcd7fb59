"""The script behind make bench: that its loops count alike and that it runs. How fast is not for tests to say."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from benchmarks import rates
from rubicon import games
from rubicon.core.rng import stream


def test_our_own_loop_and_the_plain_one_play_the_same_games() -> None:
    setup = games.find("caesar_dice").setup(None, 3)
    own = rates.own_player(setup, stream("test", 1))
    same = rates.rubicon_player(setup, stream("test", 1))
    assert [own() for _ in range(20)] == [same() for _ in range(20)]


def test_who_builds_views_plays_the_same_games() -> None:
    setup = games.find("caesar_dice").setup(None, 3)
    bare = rates.rubicon_player(setup, stream("test", 1))
    viewing = rates.rubicon_player(setup, stream("test", 1), views=True)
    assert [bare() for _ in range(5)] == [viewing() for _ in range(5)]


def test_listing_chance_changes_no_game_on_average() -> None:
    setup = games.find("caesar_dice").setup(None, 2)
    drawn = rates.rubicon_player(setup, stream("test", 2))
    listed = rates.rubicon_player(setup, stream("test", 3), listed=True)
    means = [sum(play()[0] for _ in range(400)) / 400 for play in (drawn, listed)]
    assert means[0] == pytest.approx(means[1], rel=0.1)


def test_the_report() -> None:
    command = [sys.executable, rates.__file__, "--json", "--seconds", "0.02", "--rounds", "1", "caesar_dice"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    report = json.loads(done.stdout)
    rows = report["rows"]
    assert {"python", "open_spiel", "rows", "sizes", "notes"} == set(report)
    assert {row["loop"] for row in rows if row["compiled"] is False} == {*rates.LOOPS}
    assert all(size["copy"] > 100 and size["record"] > 100 for size in report["sizes"])
    for row in rows:
        assert row["decisions_per_s"] > 0
        assert (row["ratio"] is None) == (report["open_spiel"] is None)
    table = rates.table(report)
    assert all(row["game"] in table for row in rows)
