"""The comparison of two commits: that it measures both, and what it names."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks import compare


def test_slower_is_what_takes_over_a_fifth_longer() -> None:
    found = {
        "as fast": [1.0, 1.02, 0.5],  # one bad round says nothing
        "a little slower": [0.9, 0.85, 0.86],
        "slower": [0.8, 0.82, 0.79],
        "much slower": [0.3, 0.31, 0.2],
        "faster": [3.0, 2.0, 2.5],
    }
    assert compare.slower(found) == ["much slower", "slower"]
    told = compare.report(found, ["new"])
    assert "Slower by more than 20%: much slower, slower." in told
    assert "new" in told
    assert compare.report({"faster": [2.0]}, []).endswith("Slower by more than 20%: nothing.")


@pytest.mark.slow
def test_two_processes_measure_in_turns() -> None:
    """These plain sources twice; how they compare does not matter here."""
    now, base = (compare.Worker(compare.ours(plain=True), ["caesar_dice"]) for _ in range(2))
    base.facts["names"].remove("caesar_dice: views")
    found, apart = compare.measure(now, base, 2, 0.01)
    now.close()
    base.close()
    assert now.facts["compiled"] is False
    assert apart == ["caesar_dice: views"]
    for name in ("rules", "copies", "observations", "environment", "vector environment"):
        ratios = found[f"caesar_dice: {name}"]
        assert len(ratios) == 2
        assert all(ratio > 0 for ratio in ratios)


def test_a_commit_is_unpacked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its own files, not with those that have changed since."""

    def git(*arguments: str) -> None:
        who = ["-c", "user.name=Titus", "-c", "user.email=titus@example.org"]
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-q", "-b", "main")
    (tmp_path / "file").write_text("first")
    git("add", ".")
    git("commit", "-qm", "first")
    (tmp_path / "file").write_text("second")
    git("commit", "-qam", "second")
    monkeypatch.setattr(compare, "ROOT", tmp_path)
    folder = compare.unpacked("main~1")
    assert (folder / "file").read_text() == "first"
    (folder / "made").touch()
    assert (compare.unpacked("HEAD~1") / "made").exists()
    assert (compare.unpacked("main") / "file").read_text() == "second"
    with pytest.raises(SystemExit, match="there is no commit 'nothing'"):
        compare.unpacked("nothing")
