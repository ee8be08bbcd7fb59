from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rubicon import games
from rubicon.core.bot import Bot
from rubicon.core.errors import BadSeats, IllegalMove, UnknownBot, UnknownGame
from rubicon.core.game import Setup, Sight
from rubicon.core.rng import Rng
from rubicon.lab import arena, executor
from rubicon.lab.entrants import LabError
from rubicon.lab.executor import Failed
from tests.lab.conftest import BotMakers
from tests.lab.duel import DuelSight

HASTY = """
from rubicon.core import Bot

class Hasty(Bot):
    def decide(self, sight):
        return sight.moves[-1]
"""


def numbers(result: arena.ArenaResult) -> dict[str, Any]:
    """All that may not differ between two runs: everything but the times."""
    plain = result.plain()
    del plain["seconds"]
    for row in plain["rows"]:
        del row["seconds_per_decision"]
    return plain


class Spy(Bot):
    """Plays at random and notes which seat it had, whom chance favoured, and what it played."""

    def __init__(self, rng: Rng, name: str, notes: list[tuple[str, int, int, int]]) -> None:
        super().__init__(rng)
        self.name = name
        self.notes = notes

    def decide(self, sight: Sight) -> int:
        assert isinstance(sight, DuelSight)
        assert sight.seat is not None
        move = self.rng.choice(sight.moves)
        self.notes.append((self.name, sight.seat, sight.favoured, move))
        return move


def spied(makers: BotMakers, names: Sequence[str], games: int, seed: int = 0) -> list[tuple[str, int, int, int]]:
    notes: list[tuple[str, int, int, int]] = []
    for name in names:
        makers[name] = lambda rng, name=name: Spy(rng, name, notes)  # type: ignore[misc]
    arena.run("duel", list(names), games, seed=seed, processes=1)
    return notes


def test_the_better_bot_wins_and_the_interval_says_so(makers: BotMakers) -> None:
    result = arena.run("duel", ["high", "low"], 100, processes=1)
    high, low = result.rows
    assert (high.bot, high.entrant, high.games, high.share, high.high) == ("high", 0, 100, 1.0, 1.0)
    assert (low.share, low.low) == (0.0, 0.0)
    assert 0.9 < high.low < 1.0
    assert high.seconds_per_decision > 0
    assert (result.games, result.deals, result.seats) == (100, 50, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_equals_every_deal_is_shared_evenly(makers: BotMakers, seats: int) -> None:
    """The favoured seat wins, and with the same chance in every rotation each bot has it exactly once."""
    result = arena.run("duel", ["high"], 60, seats=seats, processes=1)
    assert [row.share for row in result.rows] == pytest.approx([1 / seats] * seats, abs=1e-12)
    assert all(row.low < 1 / seats < row.high for row in result.rows)


def test_equal_bots_that_play_at_random_have_an_equal_share_within_the_interval() -> None:
    result = arena.run("caesar_dice", ["random", "random", "random"], 240, seed=1, processes=1)
    assert all(row.low < 1 / 3 < row.high for row in result.rows)
    assert sum(row.share for row in result.rows) == pytest.approx(1)
    assert [row.label for row in result.rows] == ["random 1", "random 2", "random 3"]


def test_the_interval_covers_the_true_share_about_as_often_as_it_says(makers: BotMakers) -> None:
    """Random cards for two: the true share is a half; 200 matches of 40 games."""
    covered = 0
    for seed in range(200):
        row = arena.run("duel", ["random", "random"], 40, seed=seed, processes=1).rows[0]
        covered += row.low <= 0.5 <= row.high
    assert 180 <= covered <= 199


def test_every_bot_has_every_seat_once_in_every_deal(makers: BotMakers) -> None:
    notes = spied(makers, ["a", "b", "c"], 90)
    assert len(notes) == 270
    for deal in range(30):
        had = defaultdict(set)
        for name, seat, _, _ in notes[9 * deal : 9 * deal + 9]:
            had[name].add(seat)
        assert had == {"a": {0, 1, 2}, "b": {0, 1, 2}, "c": {0, 1, 2}}


def test_who_sits_beside_whom_changes_between_deals() -> None:
    setup = games.find("caesar_dice").setup(None, 3)
    left_of_first = [seating[(seating.index(0) + 1) % 3] for seating in first_rotations(setup, 100)]
    assert 30 <= left_of_first.count(1) <= 70


def first_rotations(setup: Setup, deals: int) -> list[list[int]]:
    return [arena.seating(setup, 0, deal)[0] for deal in range(deals)]


def test_chance_is_the_same_in_the_rotations_of_a_deal_and_differs_between_deals(makers: BotMakers) -> None:
    notes = spied(makers, ["a", "b", "c"], 90)
    favoured = [{favoured for _, _, favoured, _ in notes[9 * deal : 9 * deal + 9]} for deal in range(30)]
    assert all(len(found) == 1 for found in favoured)
    assert set.union(*favoured) == {0, 1, 2}


def test_bots_have_streams_of_their_own(makers: BotMakers) -> None:
    notes = spied(makers, ["a", "b"], 100)
    deals = [tuple(move for _, _, _, move in notes[4 * deal : 4 * deal + 4]) for deal in range(50)]
    assert len(set(deals)) > 25  # neither rotations, nor seats, nor deals repeat each other
    assert sum(deal[0] == deal[1] for deal in deals) < 30
    assert sum(deal[:2] == deal[2:] for deal in deals) < 15


def test_whole_deals_are_played(makers: BotMakers) -> None:
    result = arena.run("duel", ["high", "low", "low"], 10, processes=1)
    assert (result.games, result.deals) == (12, 4)
    assert [row.label for row in result.rows] == ["high", "low 1", "low 2"]


@pytest.mark.parametrize("game", ["caesar_dice", "duel"])
def test_processes_change_nothing(makers: BotMakers, game: str) -> None:
    heard: list[int] = []
    bots = ["random", "random", "random"]
    alone = arena.run(game, bots, 150, seed=7, processes=1)
    together = arena.run(game, bots, 150, seed=7, processes=2, progress=heard.append)
    assert numbers(alone) == numbers(together)
    assert heard == sorted(heard)
    assert heard[-1] == 150
    assert numbers(alone) != numbers(arena.run(game, bots, 150, seed=8, processes=1))


def test_a_match_that_goes_on_in_other_processes_counts_every_deal_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "PATIENCE", 0.02)
    monkeypatch.setattr(executor, "processors", lambda: 2)
    heard: list[int] = []
    some = arena.run("caesar_dice", ["random"], 200, progress=heard.append)
    assert numbers(some) == numbers(arena.run("caesar_dice", ["random"], 200, processes=1))
    assert heard[0] == 2
    assert heard[-1] == 200


def test_a_bot_of_one_s_own_plays_in_other_processes_too(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(HASTY)
    bots = [str(mine), "random"]
    alone = arena.run("caesar_dice", bots, 60, processes=1)
    assert numbers(alone) == numbers(arena.run("caesar_dice", bots, 60, processes=2))
    assert alone.rows[0].label == str(mine)


def test_python_s_own_randomness_is_neither_used_nor_disturbed() -> None:
    found = []
    for disturbance in (1, 2):
        random.seed(disturbance)
        before = random.getstate()
        found.append(numbers(arena.run("caesar_dice", ["random", "random"], 20, processes=1)))
        assert random.getstate() == before
    assert found[0] == found[1]


def test_what_cannot_be_played_is_refused_with_the_reason(makers: BotMakers) -> None:
    with pytest.raises(UnknownGame):
        arena.run("chess", ["random"], 10)
    with pytest.raises(UnknownBot):
        arena.run("caesar_dice", ["random", "nobody"], 10)
    with pytest.raises(BadSeats):
        arena.run("caesar_dice", ["random"] * 7, 10)
    with pytest.raises(LabError, match="Bots named: 2, seats: 3"):
        arena.run("caesar_dice", ["random", "random"], 10, seats=3)
    with pytest.raises(LabError, match="at least one bot"):
        arena.run("caesar_dice", [], 10)
    with pytest.raises(LabError, match="not “0”"):
        arena.run("caesar_dice", ["random"], 0)


def test_a_bot_that_answers_nonsense_is_named(makers: BotMakers) -> None:
    class Nonsense(Bot):
        def decide(self, sight: Sight) -> int:
            return 99

    makers["nonsense"] = Nonsense
    with pytest.raises(Failed, match="nonsense answered 99") as caught:
        arena.run("caesar_dice", ["nonsense"], 2, processes=1)
    assert isinstance(caught.value.__cause__, IllegalMove)


class Net(Bot):
    """Answers with a number of NumPy's, as `argmax` gives it."""

    def decide(self, sight: Sight) -> int:
        return np.int64(sight.moves[0])  # type: ignore[return-value]


def test_a_number_of_numpy_is_no_int_and_that_is_said() -> None:
    with pytest.raises(Failed, match=r"The bot Net answered .*, which is of type int64\. A move is an int"):
        arena.run("caesar_dice", [Net, "random"], 2, processes=1)


# The sequential test


def test_it_stops_when_it_is_clear(makers: BotMakers) -> None:
    result = arena.run("duel", ["high", "low"], 2000, processes=1, stop=(0, 50))
    assert result.verdict == "better"
    assert result.games == 2 * result.deals < 100
    assert (result.rows[0].games, len(result.blocks), len(result.lengths)) == (result.games, result.deals, result.games)
    assert arena.run("duel", ["low", "high"], 2000, processes=1, stop=(0, 50)).verdict == "not-better"


def test_where_it_stops_depends_on_the_seed_alone() -> None:
    one = arena.run("caesar_dice", ["easy", "random"], 400, seed=4, processes=1, stop=(0, 60))
    two = arena.run("caesar_dice", ["easy", "random"], 400, seed=4, processes=2, stop=(0, 60))
    assert one.verdict == "better"
    assert one.games < 400
    assert numbers(one) == numbers(two)


def test_without_a_test_nothing_stops_and_nothing_is_said(makers: BotMakers) -> None:
    result = arena.run("duel", ["high", "low"], 100, processes=1)
    assert (result.games, result.verdict) == (100, "open")


@pytest.mark.parametrize("stop", [(50.0, 0.0), (0.0, 0.0), (0.0, 9999.0), (float("nan"), 1.0)])
def test_limits_that_make_no_sense(makers: BotMakers, stop: tuple[float, float]) -> None:
    with pytest.raises(LabError) as caught:
        arena.run("duel", ["high", "low"], 10, processes=1, stop=stop)
    assert caught.value.message.key == "lab-stop"


def test_nobody_to_compare_with() -> None:
    with pytest.raises(LabError) as caught:
        arena.run("caesar", ["greedy"], 1, options={"solo": "easy"}, processes=1, stop=(0, 50))
    assert caught.value.message.key == "lab-stop-alone"


def test_ratings_follow_the_shares(makers: BotMakers) -> None:
    result = arena.run("duel", ["high", "low"], 40, processes=1)
    high, low = result.rows
    assert high.elo > 200 > -200 > low.elo
    assert (high.elo_high, low.elo_low) == (None, None)  # nobody knows how much better or worse
    assert high.elo_low is not None
    assert 100 < high.elo_low < high.elo
