from __future__ import annotations

import random
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import record
from rubicon.core.errors import UnknownBot
from rubicon.lab import simulate
from rubicon.lab.entrants import LabError
from rubicon.text import Speaker


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_every_game_is_a_record_that_verifies(tmp_path: Path) -> None:
    heard: list[int] = []
    result = simulate.run("caesar_dice", ["random"], 12, tmp_path / "new" / "out", seats=4, progress=heard.append)
    files = contents(tmp_path / "new" / "out")
    assert list(files) == [f"caesar_dice-{number:07d}.json" for number in range(12)]
    entries = 0
    shares = [0.0] * 4
    for number, data in enumerate(files.values()):
        document = record.loads(data)
        verdict = record.verify(document, games.find)
        assert verdict.checked
        assert document["chance"] == {"kind": "stream", "name": "simulate", "seed": 0, "number": number}
        assert [player["bot"] for player in document["players"]] == ["random"] * 4
        assert [player["name"] for player in document["players"]] == ["random 1", "random 2", "random 3", "random 4"]
        entries += len(document["entries"])
        outcome = verdict.match.outcome()
        assert outcome is not None
        shares = [share + outcome.share(seat) for seat, share in enumerate(shares)]
    assert heard == list(range(1, 13))
    plain = result.plain()
    assert plain["games"] == sum(plain["reasons"].values()) == 12
    assert plain["mean_entries"] == entries / 12
    assert plain["shares"] == pytest.approx([share / 12 for share in shares])


def test_the_same_seed_gives_the_same_bytes_and_another_does_not(tmp_path: Path) -> None:
    runs = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        simulate.run("caesar_dice", ["random", "random"], 5, tmp_path / name, seed=seed)
        runs.append(contents(tmp_path / name))
    assert runs[0] == runs[1]
    assert all(runs[0][name] != runs[2][name] for name in runs[0])
    assert len(set(runs[0].values())) == 5
    simulate.run("caesar_dice", ["random", "random"], 5, tmp_path / "a", seed=1)
    assert contents(tmp_path / "a") == runs[0]


def test_any_match_of_a_run_can_be_played_by_itself(tmp_path: Path) -> None:
    simulate.run("caesar_dice", ["random"], 4, tmp_path, seats=3, seed=9)
    setup = games.find("caesar_dice").setup(None, 3)
    match = simulate.play(setup, ["random"] * 3, 9, 3)
    assert record.dumps(record.write(match)).encode() == (tmp_path / "caesar_dice-0000003.json").read_bytes()


def test_python_s_own_randomness_is_neither_used_nor_disturbed(tmp_path: Path) -> None:
    for disturbance in (1, 2):
        random.seed(disturbance)
        before = random.getstate()
        simulate.run("caesar_dice", ["random"], 3, tmp_path / str(disturbance))
        assert random.getstate() == before
    assert contents(tmp_path / "1") == contents(tmp_path / "2")


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(LabError, match=r"letters\.txt"):
        simulate.run("caesar_dice", ["random"], 3, tmp_path)
    assert contents(tmp_path) == {"letters.txt": b"dear"}


def test_another_run_is_not_overwritten_nor_mixed_with_this_one(tmp_path: Path) -> None:
    simulate.run("caesar_dice", ["random"], 3, tmp_path, seed=1)
    before = contents(tmp_path)
    with pytest.raises(LabError, match=r"caesar_dice-0000000\.json"):
        simulate.run("caesar_dice", ["random"], 3, tmp_path, seed=2)
    with pytest.raises(LabError, match=r"caesar_dice-0000002\.json"):
        simulate.run("caesar_dice", ["random"], 2, tmp_path, seed=1)
    with pytest.raises(LabError):
        simulate.run("caesar_dice", ["random"], 3, tmp_path, seed=1, seats=3)
    assert contents(tmp_path) == before
    simulate.run("caesar_dice", ["random"], 4, tmp_path, seed=1)  # more of the same
    assert contents(tmp_path).items() > before.items()


def test_a_damaged_file_of_ours_counts_as_something_else(tmp_path: Path) -> None:
    (tmp_path / "caesar_dice-0000000.json").write_text('{"rubicon": 1')
    with pytest.raises(LabError):
        simulate.run("caesar_dice", ["random"], 3, tmp_path)


def test_what_an_interrupted_run_left_is_cleared_away(tmp_path: Path) -> None:
    (tmp_path / ".caesar_dice-0000001.json.part").write_text("{")
    simulate.run("caesar_dice", ["random"], 2, tmp_path)
    assert list(contents(tmp_path)) == ["caesar_dice-0000000.json", "caesar_dice-0000001.json"]


def test_an_interrupted_run_leaves_whole_files_only(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate.run("caesar_dice", ["random"], 5, tmp_path, progress=interrupt)
    assert len(contents(tmp_path)) == 2
    for data in contents(tmp_path).values():
        record.verify(record.loads(data), games.find)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "folder"):
        with pytest.raises(LabError, match="file") as error:
            simulate.run("caesar_dice", ["random"], 1, folder)
        assert "zapisać" in Speaker("pl").say(error.value.message)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(LabError, match="No space left"):
        simulate.run("caesar_dice", ["random"], 1, tmp_path / "out")
    assert contents(tmp_path / "out") == {}


def test_nothing_is_made_for_a_run_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        simulate.run("caesar_dice", ["nobody"], 3, tmp_path / "out")
    with pytest.raises(LabError):
        simulate.run("caesar_dice", ["random"], -1, tmp_path / "out")
    assert not (tmp_path / "out").exists()
