"""README and docs are true: their code runs, their commands work, their links and tables point at what exists."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rubicon

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)

# Commands that ask questions get these answers; all others get an empty input.
ANSWERS = {"play": "quit\n", "puzzle": "quit\n", "resume": "q\n", "replay": "q\n"}


def blocks(language: str) -> list[tuple[str, str]]:
    """Every fenced block of that language, with the page it is on."""
    found = []
    for page in PAGES:
        for match in FENCE.finditer(page.read_text(encoding="utf-8")):
            if match.group(1) == language:
                found.append((page.relative_to(ROOT).as_posix(), match.group(3)))
    return found


def commands() -> list[tuple[str, str]]:
    """Every line of every shell block."""
    return [
        (page, line.split("  #")[0].strip())
        for page, block in blocks("sh")
        for line in block.replace("\\\n", " ").splitlines()
        if line.strip() and not line.startswith("#")
    ]


def python_of(page: str) -> str:
    """The first Python block of a page: docs that show a file show the whole of it."""
    return next(block for where, block in blocks("python") if where == page)


def run(arguments: list[str], folder: Path, answer: str = "") -> subprocess.CompletedProcess[str]:
    """A command as a user would run it, but with a data folder of its own."""
    environment = os.environ | {"RUBICON_DATA": str(folder / "data"), "RUBICON_LANG": "en", "COLUMNS": "100"}
    if "PYTHONPATH" in os.environ:
        environment["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.run(
        arguments, cwd=folder, input=answer, capture_output=True, text=True, env=environment, timeout=600, check=False
    )


def serves(arguments: list[str], folder: Path) -> None:
    """The server starts as the docs say, and stops when it is told to."""
    environment = os.environ | {"RUBICON_DATA": str(folder / "data"), "RUBICON_LANG": "en", "BROWSER": "true"}
    if "PYTHONPATH" in os.environ:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "rubicon", *arguments]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        ready = any("Ctrl+C" in line for line in server.stdout)
        server.terminate()
        assert ready, f"{' '.join(arguments)} did not start"
        assert server.wait(timeout=600) == 0


@pytest.mark.parametrize(("page", "code"), blocks("python"), ids=lambda value: str(value)[:40])
def test_python_blocks_run(page: str, code: str, tmp_path: Path) -> None:
    """As files of their own."""
    script = tmp_path / "example.py"
    script.write_text(code, encoding="utf-8")
    done = run([sys.executable, str(script)], tmp_path)
    assert done.returncode == 0, f"{page}:\n{done.stderr}"


@pytest.mark.slow
def test_bots_and_games_of_users_pass_mypy(tmp_path: Path) -> None:
    """With --strict and no settings of the project: every Python block, and the game of docs/add-a-game.md."""
    for number, (page, code) in enumerate(blocks("python")):
        (tmp_path / f"{Path(page).stem.replace('-', '_').lower()}_{number}.py").write_text(code, encoding="utf-8")
    shutil.copytree(ROOT / "tests" / "fixture_game", tmp_path / "three_coins", ignore=shutil.ignore_patterns("test_*"))
    for file in (tmp_path / "three_coins").rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tests.fixture_game", "three_coins"), encoding="utf-8")
    (tmp_path / "mistake.py").write_text(MISTAKE, encoding="utf-8")
    installed = Path(rubicon.__file__).parents[1]
    environment = os.environ | ({"MYPYPATH": str(installed)} if installed == ROOT / "src" else {})
    (tmp_path / "mypy.ini").write_text("[mypy-pyspiel]\nignore_missing_imports = true\n")  # which has no types
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=mypy.ini", "--follow-imports=silent", "."]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[:-1] == WRONG, done.stdout + done.stderr


MISTAKE = """from rubicon.core import Bot, Sight
from rubicon.games import find


class Wrong(Bot):
    def decide(self, sight: Sight) -> str:
        return sight.moves[0]


find("caesar").setup(seats="2")
"""
"""What users get wrong is found: the types are there, and not Any."""

WRONG = [
    'mistake.py:6: error: Return type "str" of "decide" incompatible with return type "int" in supertype '
    '"rubicon.core.bot.Bot"  [override]',
    'mistake.py:7: error: Incompatible return value type (got "int", expected "str")  [return-value]',
    'mistake.py:10: error: Argument "seats" to "setup" of "Game" has incompatible type "str"; expected '
    '"SupportsIndex | None"  [arg-type]',
]


@pytest.mark.slow
@pytest.mark.parametrize(("page", "line"), [c for c in commands() if c[1].startswith("rubicon")])
def test_commands_work(page: str, line: str, tmp_path: Path) -> None:
    """Every `rubicon ...` that the docs show, with the files it speaks of."""
    arguments = shlex.split(line)[1:]
    if any("my_bot.py" in argument for argument in arguments):
        (tmp_path / "my_bot.py").write_text(python_of("docs/write-a-bot.md"), encoding="utf-8")
    for argument in arguments:
        if argument.endswith(".json"):
            record = sorted((ROOT / "tests" / "records").glob("caesar_dice*.json"))[0]
            (tmp_path / argument).write_bytes(record.read_bytes())
    if arguments[0] == "serve" and "--help" not in arguments:
        serves(arguments, tmp_path)
        return
    if arguments[0] in ("backup", "restore"):  # of what a server has left behind
        serves(["serve"], tmp_path)
        if arguments[0] == "restore":
            run([sys.executable, "-m", "rubicon", "backup", arguments[1]], tmp_path)
    answer = ANSWERS.get(arguments[0] if arguments else "", "")
    done = run([sys.executable, "-m", "rubicon", *arguments], tmp_path, answer)
    assert done.returncode == 0, f"{page}: {line}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize(("page", "line"), [c for c in commands() if c[1].startswith("make")])
def test_make_targets_exist(page: str, line: str) -> None:
    """Running them here would run these tests again; that make knows them is what can be asked."""
    done = subprocess.run(["make", "-n", *shlex.split(line)[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{page}: {line}\n{done.stderr}"


@pytest.mark.parametrize("page", [page.relative_to(ROOT).as_posix() for page in PAGES])
def test_links_point_at_files(page: str) -> None:
    """Every relative link and picture."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text) + re.findall(r'(?:src|href)="([^"#]+)"', text):
        if not re.match(r"[a-z]+:", target):
            assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_line_of_the_rules_has_tests_and_a_paragraph(page: Path) -> None:
    """The table rulebook paragraph -> rule line -> test is complete and true."""
    text = page.read_text(encoding="utf-8")
    lines = set(re.findall(r"^\| ([A-Z]\d\.\d+) \|", text, re.MULTILINE))
    assert lines, f"{page.name} has no numbered lines"
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests" / "games" / page.stem).rglob("test_*.py"))
    )
    tables = text.split("## From the rulebook to the tests")[1]
    for line in sorted(lines):
        prefix = "test_" + line.lower().replace(".", "_")
        assert re.search(rf"def {prefix}(?!\d)", sources), f"{line} has no test"
        assert re.search(rf"\b{re.escape(line)}\b", tables), f"{line} is in no paragraph's row"
    for prefix in re.findall(r"`(test_\w+)`", tables):
        assert re.search(rf"def {prefix}(?!\d)", sources), f"no test begins with {prefix}"


def test_the_limits_are_those_of_the_server() -> None:
    from rubicon.server.limits import RATES

    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| .* \| (\d+) \| ([\d.]+) \| (?:each server for itself|all servers together) \|$", page, re.M)
    assert sorted([(float(rate), float(most)) for most, rate in told]) == sorted(RATES.values())
