"""Games of the search as samples to learn from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon import games
from rubicon.games.augustus.bot import features as augustus_features
from rubicon.games.caesar.bot.features import PART, POSITION
from rubicon.lab import executor, jobs, training
from rubicon.lab.entrants import Entrant, LabError, LabUsageError
from rubicon.lab.merge import TrainingGames, merge


def job_of(bot: str, seed: int = 3, game: str = "caesar", thinking: float = 1.0) -> training.TrainingJob:
    seats = 4 if game == "augustus" else 2
    return training.TrainingJob(game, Entrant(bot, None), seats, seed, 20, {}, thinking)


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
    assert samples.positions.shape[1:] == (1, POSITION)
    assert samples.parts.shape[1] == PART
    assert set(samples.games.tolist()) == {0, 1}
    assert set(samples.results[:, 0].tolist()) <= {0.0, 1.0}
    assert samples.moves.max() == len(samples.parts) - 1
    assert len(samples.starts) == len(samples.decided_in) + 1
    assert samples.starts[-1] == len(samples.moves) == len(samples.visits)
    for first, end in zip(samples.starts[:-1], samples.starts[1:], strict=True):
        assert samples.visits[first:end].sum() == pytest.approx(1, abs=1e-5)
        assert end - first > 1
    # The first decision of the second game is Caesar's.
    first = samples.games.tolist().index(1)
    assert samples.results[first, 0] == played[1]["shares"][0]


def test_all_seats_of_a_larger_table_are_told() -> None:
    """What a seat expected at its first thought since the position is half of what is to be foretold."""
    pytest.importorskip("numpy")
    played = job_of("strong:2", game="augustus").player()(0)
    samples = training.samples_of("augustus", [played])
    assert samples.positions.shape[1:] == (4, augustus_features.POSITION)
    assert samples.targets.shape == samples.results.shape == (len(samples.games), 4)
    assert {tuple(result) for result in samples.results.tolist()} == {tuple(played["shares"])}
    lost = played["shares"].index(0.0)
    known = samples.targets[:, lost] > 0
    assert known.any()
    assert samples.targets[:, lost].max() <= 0.5
    assert len(samples.decided_in) == 0


def test_parts_are_put_together_into_one_journal(tmp_path: Path) -> None:
    """With which `rubicon train --resume` fits nets, and plays no game again."""
    whole = job_of("strong:2")
    whole.units = 5
    setup = games.find("caesar").setup()
    whole.told = jobs.header("train", setup, [whole.entrant], whole.seed, whole.units)
    played = [whole.player()(unit) for unit in range(whole.units)]
    files = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    for number, file in enumerate(files, 1):
        executor.play_shard(whole, executor.Plan(1, journal=file, shard=(number, 2)))
    with pytest.raises(LabUsageError, match="--out"):
        merge(files)
    with pytest.raises(LabError, match="2 of 5 units are missing"):
        merge(files[1:], tmp_path / "all.jsonl")
    merged = merge(files[::-1], tmp_path / "all.jsonl")
    assert isinstance(merged, TrainingGames)
    assert merged.plain() == {
        "game": "caesar",
        "bot": "strong:2",
        "seed": 3,
        "games": 5,
        "out": str(tmp_path / "all.jsonl"),
    }
    again = executor.Plan(1, journal=tmp_path / "all.jsonl", resume=True)
    before = (tmp_path / "all.jsonl").read_bytes()
    assert list(executor.play(whole, again)) == json.loads(json.dumps(played))
    assert (tmp_path / "all.jsonl").read_bytes() == before


def test_what_is_made_quickly_teaches_how_games_end() -> None:
    pytest.importorskip("numpy")
    played = job_of("strong:6", game="augustus", thinking=0.0).player()(0)
    assert all(note is None for notes in played["notes"] for note in notes)
    samples = training.samples_of("augustus", [played])
    assert (samples.targets == samples.results).all()
    some = job_of("strong:6", thinking=0.4).player()(0)
    noted = [note is not None for notes in some["notes"] for note in notes]
    assert 0 < sum(noted) < len(noted)
    found = training.samples_of("caesar", [some])
    assert 0 < len(found.decided_in) <= sum(noted)
    assert json.loads(json.dumps(some)) == job_of("strong:6", thinking=0.4).player()(0)


@pytest.mark.parametrize(("game", "thinking", "key"), [("caesar", 1.5, "thinking"), ("caesar", 0.0, "moves")])
def test_a_share_of_thinking_that_teaches_nothing_is_refused(game: str, thinking: float, key: str) -> None:
    with pytest.raises(LabUsageError) as refused:
        training.make_job(game, "strong:6", 20, thinking=thinking)
    assert refused.value.message.key == f"lab-train-{key}"


def test_the_command_says_what_is_not_usual() -> None:
    made = training.command(job_of("strong", game="augustus", thinking=0.0), (32, 8), 5)
    assert made == (
        "rubicon train augustus --bot strong --thinking 0 --seats 4 --games 20 --seed 3 --hidden 32,8 --epochs 5"
    )
    assert training.command(job_of("strong:6"), (8, 8), 4) == (
        "rubicon train caesar --bot strong:6 --games 20 --seed 3 --hidden 8,8 --epochs 4"
    )


def test_only_a_bot_that_searches_can_be_learned_from() -> None:
    with pytest.raises(LabUsageError) as refused:
        job_of("greedy").player()(0)
    assert refused.value.message.key == "lab-train-bot"
    with pytest.raises(LabUsageError) as refused:
        job_of("greedy", thinking=0.0).player()(0)
    assert refused.value.message.key == "lab-train-bot"
