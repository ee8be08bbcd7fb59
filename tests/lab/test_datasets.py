"""Games as data: what the rows say, that files are the same whoever played, and rows as arrays."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rubicon import games
from rubicon.core import record
from rubicon.envs.observations import Observer
from rubicon.lab import datasets, simulate
from rubicon.lab.entrants import LabError
from rubicon.lab.executor import Plan, play_shard
from rubicon.lab.merge import merge
from tests.fixture_game.house import guest
from tests.lab.conftest import BotMakers

BOTS = ["medium:12", "random"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games, as records, JSON lines and Parquet."""
    folder = tmp_path_factory.mktemp("played")
    simulate.run("caesar_dice", BOTS, 3, folder / "records", seed=4, processes=1)
    for form in datasets.FORMS:
        simulate.run("caesar_dice", BOTS, 3, folder / f"data.{form}", form=form, seed=4, processes=1)
    return folder


def rows_in(path: Path) -> list[dict[str, Any]]:
    return list(datasets.read(path))


def test_rows_tell_what_happened_in_the_records(played: Path) -> None:
    """Observations, moves and results are those of the record of the same number; the search adds what it thought."""
    rows = rows_in(played / "data.jsonl")
    told: list[dict[str, Any]] = []
    for number, path in enumerate(sorted((played / "records").iterdir())):
        told += datasets.rows_of(record.loads(path.read_bytes()), number)
    assert [{**row, "visits": None, "values": None} for row in rows] == told
    assert len(rows) > 20
    assert {row["share"] for row in rows} <= {0.0, 0.5, 1.0}
    for row in rows:
        assert row["move"] in row["moves"]
        assert len(row["moves"]) > 1
        if row["seat"] == 0:
            best = max(row["visits"])
            assert row["visits"][row["moves"].index(row["move"])] == best >= 1
            assert all(
                (value is None) == (visits == 0) for value, visits in zip(row["values"], row["visits"], strict=True)
            )
        else:
            assert row["visits"] is None
            assert row["values"] is None


def test_both_formats_hold_the_same(played: Path) -> None:
    assert rows_in(played / "data.parquet") == rows_in(played / "data.jsonl")


def test_rows_become_arrays_like_those_of_the_environments(played: Path) -> None:
    about = json.loads((played / "data.jsonl.meta.json").read_text("utf-8"))
    rows = rows_in(played / "data.jsonl")
    arrays = datasets.arrays(rows, about["actions"])
    setup = games.find("caesar_dice").setup(about["options"], about["seats"])
    observer = Observer(setup)
    assert arrays["observation"].shape == (len(rows), observer.size)
    assert arrays["mask"].shape == arrays["visits"].shape == arrays["values"].shape == (len(rows), setup.space)
    assert [plane["name"] for plane in about["planes"]] == [plane.name for plane in observer.planes]
    assert (arrays["observation"] <= observer.limits).all()
    assert arrays["mask"][np.arange(len(rows)), arrays["move"]].all()
    assert arrays["mask"].sum() == sum(len(row["moves"]) for row in rows)
    assert (arrays["visits"].sum(axis=1) > 0).tolist() == [row["visits"] is not None for row in rows]
    assert np.isnan(arrays["values"][arrays["mask"] == 0]).all()


@pytest.mark.parametrize("form", datasets.FORMS)
def test_the_same_file_whoever_played(form: str, played: Path, tmp_path: Path) -> None:
    whole = (played / f"data.{form}").read_bytes()
    simulate.run("caesar_dice", BOTS, 3, tmp_path / "two", form=form, seed=4, processes=2)
    assert (tmp_path / "two").read_bytes() == whole
    job = simulate.make_job("caesar_dice", BOTS, 3, form=form, seed=4)
    files = [tmp_path / f"{number}.jsonl" for number in (1, 2)]
    for number, file in enumerate(files, 1):
        play_shard(job, Plan(1, journal=file, shard=(number, 2)))
    merge(files, tmp_path / "merged")
    assert (tmp_path / "merged").read_bytes() == whole


def test_groups_of_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that memory does not grow with the games, and chunks leave no trace in the file."""
    monkeypatch.setattr(datasets, "_GROUP", 10)
    parquet = pytest.importorskip("pyarrow.parquet")
    simulate.run("caesar_dice", ["random", "random"], 4, tmp_path / "a.parquet", form="parquet", processes=1)
    with parquet.ParquetFile(tmp_path / "a.parquet") as file:
        sizes = [file.metadata.row_group(number).num_rows for number in range(file.num_row_groups)]
    assert len(sizes) > 3
    assert set(sizes[:-1]) == {10}
    assert len(list(islice(datasets.read(tmp_path / "a.parquet"), 15))) == 15


def test_a_file_appears_whole_and_nobody_s_file_is_lost(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    out = tmp_path / "data.jsonl"
    with pytest.raises(KeyboardInterrupt):
        simulate.run("caesar_dice", ["random"], 5, out, form="jsonl", processes=1, progress=interrupt)
    assert list(tmp_path.iterdir()) == []
    simulate.run("caesar_dice", ["random"], 5, out, form="jsonl", processes=1)
    before = out.read_bytes()
    with pytest.raises(LabError, match="something else"):
        simulate.run("caesar_dice", ["random"], 5, out, form="jsonl", seed=1, processes=1)
    simulate.run("caesar_dice", ["random"], 5, out, form="jsonl", processes=1)  # the very same again
    assert out.read_bytes() == before


FULL = """
import resource, sys
from pathlib import Path
from rubicon.lab import simulate
from rubicon.lab.entrants import LabError

resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))  # no file may grow longer
try:
    simulate.run("caesar_dice", ["random"], 200, Path(sys.argv[1]), form=sys.argv[2], processes=1)
except LabError as error:
    print(error)
"""


@pytest.mark.parametrize("form", datasets.FORMS)
def test_a_full_disk_keeps_nothing_of_what_did_not_fit(form: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL, str(tmp_path / "data"), form]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "could not be written" in done.stdout, done.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, makers: BotMakers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LabError, match=r"no format “csv”"):
        simulate.make_job("caesar_dice", ["random"], 1, form="csv")
    with guest(), pytest.raises(LabError, match="as numbers"):
        simulate.make_job("duel", ["random"], 1, form="jsonl")
    monkeypatch.setattr(datasets, "find_spec", lambda name: None)
    with pytest.raises(LabError, match=r"rubicon\[data\]"):
        simulate.make_job("caesar_dice", ["random"], 1, form="parquet")
