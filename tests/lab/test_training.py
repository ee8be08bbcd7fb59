"""Games of the search as samples to learn from."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from rubicon.games.caesar.bot.features import PART, POSITION
from rubicon.lab import training
from rubicon.lab.entrants import Entrant, LabError, LabUsageError
from rubicon.text import Speaker

TORCH = find_spec("torch") is not None


def job_of(bot: str, seed: int = 3) -> training.TrainingJob:
    """Without asking for torch: playing needs none."""
    return training.TrainingJob("caesar", Entrant(bot, None), 2, seed, 20, {})


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    once = job_of("strong:6").player()(4)
    assert json.loads(json.dumps(once)) == job_of("strong:6").player()(4)
    assert once["line"] != job_of("strong:6").player()(5)["line"]
    assert once["line"] != job_of("strong:6", 9).player()(4)["line"]


def test_samples_tell_what_was_tried_and_who_won() -> None:
    pytest.importorskip("numpy")
    played = [job_of("strong:6").player()(number) for number in range(2)]
    samples = training.samples_of("caesar", played)
    noted = sum(len(notes) for told in played for notes in told["notes"])
    assert len(samples.positions) == len(samples.targets) == len(samples.results) == len(samples.games) == noted
    assert samples.positions.shape[1] == POSITION
    assert samples.parts.shape[1] == PART
    assert set(samples.games.tolist()) == {0, 1}
    assert set(samples.results.tolist()) <= {0.0, 1.0}
    assert samples.moves.max() == len(samples.parts) - 1
    assert len(samples.starts) == len(samples.decided_in) + 1
    assert samples.starts[-1] == len(samples.moves) == len(samples.visits)
    for first, end in zip(samples.starts[:-1], samples.starts[1:], strict=True):
        assert samples.visits[first:end].sum() == pytest.approx(1, abs=1e-5)
        assert end - first > 1
    # The first decision of the second game is Caesar's.
    first = samples.games.tolist().index(1)
    assert samples.results[first] == played[1]["shares"][0]


def test_only_a_bot_that_searches_can_be_learned_from() -> None:
    with pytest.raises(LabUsageError) as refused:
        job_of("greedy").player()(0)
    assert refused.value.message.key == "lab-train-bot"


@pytest.mark.skipif(TORCH, reason="torch is installed, so nothing is missing")
def test_without_torch_it_says_which_extra_is_missing() -> None:
    with pytest.raises(LabError) as refused:
        training.make_job("caesar", "strong:6", 20)
    assert "rubicon[train]" in Speaker("en").say(refused.value.message)
