"""Preparing .venv: what is missing is named, and nothing is installed without being root."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import coverage_gate, packages, system
from tools.console import Failed, Log, Steps


def test_packages_come_from_the_project_and_its_extras() -> None:
    play, dev = packages.requirements("play"), packages.requirements("dev")
    assert any(line.startswith("fluent.runtime") for line in play)
    assert any(line.startswith("fastapi") for line in play), "the extra server"
    assert any(line.startswith("hatchling") for line in play), "the wheel is built inside .venv"
    assert any(line.startswith("ruff") for line in dev)
    assert not any(line.startswith(("ruff", "mypy>", "nodejs")) for line in play), "a server starts without these"


def test_all_that_builds_the_wheel_is_in_one_of_the_parts() -> None:
    _, building, _ = packages.settings_of_project()
    parts = [packages.requirements(part) for part in ("play", "node", "compile")]
    assert set(building) <= {line for part in parts for line in part}


def test_a_missing_compiler_is_named_by_its_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert system.compiler_packages() == ["gcc", "libc6-dev", f"python{system.VERSION}-dev"]


def test_only_root_installs_system_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert not system.apt(["gcc"], Log(tmp_path / "log"))
    assert system.advice(["gcc"]) == "run: sudo apt-get install gcc"


def test_of_postgresql_only_the_programs_are_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(system, "POSTGRES", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert system.postgres_packages() == ["postgresql"]
    no_cluster = tmp_path / "createcluster.d" / "rubicon.conf"
    monkeypatch.setattr(system, "NO_CLUSTER", no_cluster)
    monkeypatch.setattr(system, "is_root", lambda: True)
    told = []

    def install(packages: list[str], _log: Log) -> bool:
        told.append((packages, no_cluster.read_text()))
        return True

    monkeypatch.setattr(system, "apt", install)
    system.install_postgres(Log(tmp_path / "log"))
    assert told == [(["postgresql"], "create_main_cluster = false\n")]
    assert not no_cluster.parent.exists(), "who installs a database of their own later gets one"


def test_without_root_it_is_said_what_postgresql_is_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "POSTGRES", tmp_path)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("shutil.which", lambda name: None if name == "initdb" else f"/usr/bin/{name}")
    system.install_postgres(Log(tmp_path / "log"))
    told = capsys.readouterr().out
    assert "tests on PostgreSQL will fail" in told
    assert "sudo apt-get install postgresql" in told


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="only Debian and its kin have it")
@pytest.mark.parametrize("there", [True, False], ids=["there", "not there"])
def test_of_nginx_only_the_program_is_fetched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], there: bool
) -> None:
    """From a package made here, by a program in the place of apt-get: nothing is installed, nobody has to be root."""
    inside = tmp_path / "package"
    (inside / "DEBIAN").mkdir(parents=True, mode=0o755)
    (inside / "DEBIAN" / "control").write_text(
        "Package: nginx\nVersion: 1\nArchitecture: all\nMaintainer: us\nDescription: a test\n"
    )
    program = inside / "usr" / "sbin" / "nginx"
    program.parent.mkdir(parents=True)
    program.write_text("the program")
    made = tmp_path / "made.deb"
    subprocess.run(["dpkg-deb", "-b", str(inside), str(made)], check=True, capture_output=True)
    commands = tmp_path / "bin"
    commands.mkdir()
    (commands / "apt-get").write_text(
        f"#!/bin/sh\n[ $2 = download ] && cp {made if there else '/none'} nginx_1_all.deb\n"
    )
    (commands / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", f"{commands}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(system, "NGINX", tmp_path / "nginx")
    monkeypatch.setattr(system, "is_root", lambda: False)
    system.fetch_nginx(Log(tmp_path / "log"))
    found = [
        path.relative_to(tmp_path / "nginx").as_posix() for path in (tmp_path / "nginx").rglob("*") if path.is_file()
    ]
    assert found == (["usr/sbin/nginx"] if there else [])
    assert ("WARNING" in capsys.readouterr().out) is not there


@pytest.mark.parametrize(
    ("text", "another"),
    [
        ("[global]\ncert = /etc/ssl/certs/ca-certificates.crt\n", False),
        ("[global]\nextra-index-url = file:///somewhere\n", False),
        ("[global]\nindex-url = file:///somewhere\n", True),
        ("[install]\nno-index: yes\n", True),
    ],
)
def test_pip_installs_where_it_is_told_to_take_packages_from_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, another: bool
) -> None:
    for name in ("PIP_INDEX_URL", "PIP_NO_INDEX"):
        monkeypatch.delenv(name, raising=False)
    before = packages.pip_has_another_index()  # by the settings of this machine
    settings = tmp_path / "pip.conf"
    settings.write_text(text)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    assert packages.pip_has_another_index() is (another or before)


def test_steps_are_told_with_their_numbers_and_programs_speak_to_the_log(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = Log(tmp_path / "all.log")
    steps = Steps(log)
    for name in ("one", "two"):
        steps.add((name, lambda name=name: log.need(name, ["sh", "-c", f"echo chatter of {name}"])))  # type: ignore[misc]
    steps.run()
    out = capfd.readouterr().out
    assert [line.rpartition(" ")[0] for line in out.splitlines()] == [
        "rubicon: 1/2 one",
        "rubicon: 1/2 one took 0",
        "rubicon: 2/2 two",
        "rubicon: 2/2 two took 0",
    ]
    assert "chatter of one" in log.file.read_text()


def test_a_program_that_fails_ends_the_others_beside_it(tmp_path: Path) -> None:
    log = Log(tmp_path / "all.log")
    steps = Steps(log)
    steps.add(
        ("long", lambda: log.need("long", ["sleep", "600"])),
        ("wrong", lambda: log.need("wrong", ["sh", "-c", "echo no such thing; exit 3"])),
    )
    with pytest.raises(Failed, match="wrong failed"):
        steps.run()
    assert "no such thing" in log.file.read_text()


def test_a_program_that_would_start_after_that_is_not_started(tmp_path: Path) -> None:
    log = Log(tmp_path / "all.log")
    log.stop()
    with pytest.raises(Failed, match="sleep was not started"):
        log.need("late", ["sleep", "600"])


def test_rules_with_too_few_covered_branches_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    def entry(covered: int) -> dict[str, object]:
        summary = {"num_branches": 10, "covered_branches": covered, "covered_lines": 5, "num_statements": 5}
        return {"summary": summary, "missing_branches": [[3, 5], [4, -1]]}

    folder = "src/rubicon/games/caesar/rules"
    covered = {f"{folder}/solo.py": 10, f"{folder}/state.py": 9, f"{folder}/box.py": 1, "src/rubicon/core/game.py": 1}
    report = {"files": {name: entry(count) for name, count in covered.items()}}
    globs, apart = ["src/rubicon/games/*/rules/*.py"], ["*/rules/box.py"]
    assert coverage_gate.short(report, globs, apart, 98) == [f"{folder}/state.py"]
    assert "3->5, 4->exit" in capsys.readouterr().out
