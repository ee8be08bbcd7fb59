"""Preparing .venv: what is missing is named, and nothing is installed without being root."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import coverage_gate, prepare


def test_packages_come_from_the_project_and_its_extras() -> None:
    plain, dev = prepare.requirements([]), prepare.requirements(["dev"])
    assert any(line.startswith("fluent.runtime") for line in plain)
    assert any(line.startswith("hatchling") for line in plain), "the wheel is built inside .venv"
    assert any(line.startswith("ruff") for line in dev)
    assert not any(line.startswith("ruff") for line in plain)


def test_a_missing_compiler_is_named_by_its_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert prepare.compiler_packages() == ["gcc", "libc6-dev", f"python{prepare.VERSION}-dev"]


def test_only_root_installs_system_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert not prepare.apt(["gcc"])
    assert prepare.advice(["gcc"]) == "run: sudo apt-get install gcc"


def test_rules_with_too_few_covered_branches_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    def entry(covered: int) -> dict[str, object]:
        summary = {"num_branches": 10, "covered_branches": covered, "covered_lines": 5, "num_statements": 5}
        return {"summary": summary, "missing_branches": [[3, 5], [4, -1]]}

    names = [f"src/rubicon/games/{game}/rules.py" for game in ("caesar", "augustus")]
    report = {"files": {names[0]: entry(10), names[1]: entry(9), "src/rubicon/core/game.py": entry(1)}}
    assert coverage_gate.short(report, ["src/rubicon/games/*/rules.py"], 98) == [names[1]]
    assert "3->5, 4->exit" in capsys.readouterr().out
