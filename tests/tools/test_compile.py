"""Compiling: what is chosen, what is kept, and what happens where it cannot be done."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import compile as compiling

ROOT = Path(__file__).resolve().parents[2]

PYPROJECT = """
[build-system]
requires = ["hatchling", "mypy", "setuptools"]
build-backend = "hatchling.build"

[project]
name = "tinygame"
version = "1"
requires-python = ">=3.11"

[tool.hatch.build.targets.wheel]
packages = ["src/tinygame"]

[tool.hatch.build.targets.wheel.hooks.custom]
path = "tools/build_hook.py"

[tool.rubicon]
compiled = ["src/tinygame/core/*.py", "src/tinygame/games/*/*.py"]
interpreted = ["src/tinygame/games/*/words.py"]
"""
DICE = "def roll(n: int) -> int:\n    return n * 7 % 6 + 1\n"
RULES = "from tinygame.core.dice import roll\n\n\ndef play(n: int) -> int:\n    return roll(n) + roll(n + 1)\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tiny project built with our tools."""
    files = {
        "pyproject.toml": PYPROJECT,
        "src/tinygame/__init__.py": "",
        "src/tinygame/core/__init__.py": "",
        "src/tinygame/core/dice.py": DICE,
        "src/tinygame/games/__init__.py": "",
        "src/tinygame/games/alea/__init__.py": "",
        "src/tinygame/games/alea/rules.py": RULES,
        "src/tinygame/games/alea/words.py": "NAME = 'alea'\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def build_wheel(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    unset = {name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"],
        cwd=project,
        env={**unset, "RUBICON_OPT": "0", "PYTHONPATH": "", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def wheel_of(project: Path) -> Path:
    (wheel,) = (project / "out").glob("*.whl")
    return wheel


def test_modules_are_chosen_by_globs(project: Path) -> None:
    chosen = compiling.modules(project)
    assert [path.as_posix() for path in chosen] == ["tinygame/core/dice.py", "tinygame/games/alea/rules.py"]
    assert list(compiling.groups(chosen)) == ["tinygame.core", "tinygame.games.alea"]


def test_any_source_or_setting_changes_the_key(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = compiling.modules(project)
    keys = [compiling.tree_key(project, chosen), compiling.tree_key(project, chosen[:1])]
    assert keys[0] == compiling.tree_key(project, chosen)
    (project / "src/tinygame/__init__.py").write_text("x: int = 1\n")
    keys.append(compiling.tree_key(project, chosen))
    monkeypatch.setenv("RUBICON_OPT", "1")
    keys.append(compiling.tree_key(project, chosen))
    assert len(set(keys)) == 4


def test_parts_of_a_digest_do_not_run_together() -> None:
    assert compiling.digest("ab", "c") != compiling.digest("a", "bc")


def test_docstrings_get_into_the_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the signature, where there is one; modules by their whole names, the rest by the ends of them."""
    monkeypatch.chdir(tmp_path)
    for game in ("alea", "ludus"):
        (tmp_path / game).mkdir()
        method = '    def roll(self):\n        """„6”?"""\n'
        text = f'"""Rules of {game}."""\n\n\nclass Die:\n    """A die of {game}."""\n\n{method}'
        (tmp_path / game / "rules.py").write_text(text, "utf-8")
    docs = compiling.docstrings(["alea/rules.py", "ludus/rules.py"])
    assert docs == {
        "alea.rules": "Rules of alea.",
        "ludus.rules": "Rules of ludus.",
        "alea___rules___Die": "A die of alea.",
        "ludus___rules___Die": "A die of ludus.",
        "rules___Die___roll": "„6”?",
        "alea___rules___Die___roll": "„6”?",
        "ludus___rules___Die___roll": "„6”?",
    }, "a name that may mean two things is left out"
    c = (
        'PyModuleDef_HEAD_INIT,\n    "alea.rules",\n    NULL, /* docstring */\n'
        'PyTypeObject CPyType_alea___rules___Die_template_ = {\n    .tp_doc = PyDoc_STR("Die()\\n--\\n\\n"),\n};\n'
        " (PyCFunction)CPyPy_rules___Die___roll,\n METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},\n"
        " (PyCFunction)CPyPy_rules___Die___lose,\n METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},\n"
    )
    changed = compiling.with_docstrings(c, docs)
    assert '    "Rules of alea.", /* docstring */' in changed
    assert '.tp_doc = PyDoc_STR("Die()\\n--\\n\\nA die of alea."),' in changed
    assert changed.count("PyDoc_STR(NULL)") == 1
    assert r'PyDoc_STR("\342\200\2366\342\200\235\?")' in changed


def test_without_a_compiler_the_wheel_is_plain_and_says_so(project: Path) -> None:
    done = build_wheel(project, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert "WARNING" in done.stdout + done.stderr
    assert wheel_of(project).name == "tinygame-1-py3-none-any.whl"


def test_a_compiler_can_be_insisted_on(project: Path) -> None:
    assert build_wheel(project, CC="no-such-compiler", RUBICON_COMPILE="always").returncode != 0
    assert build_wheel(project, RUBICON_COMPILE="nonsense").returncode != 0


def test_compiling_can_be_declined(project: Path) -> None:
    assert build_wheel(project, RUBICON_COMPILE="never").returncode == 0
    assert wheel_of(project).name == "tinygame-1-py3-none-any.whl"


@pytest.fixture
def compiler(tmp_path_factory: pytest.TempPathFactory) -> None:
    if not compiling.can_compile(tmp_path_factory.mktemp("probe")):
        pytest.skip("this is about compiling, and the machine has no C compiler")


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_a_type_error_fails_the_build(project: Path) -> None:
    (project / "src/tinygame/core/dice.py").write_text(DICE + 'BAD: int = "text"\n')
    done = build_wheel(project)
    assert done.returncode != 0
    assert "Incompatible types in assignment" in done.stdout + done.stderr
    assert not (project / "out").exists() or not list((project / "out").glob("*.whl"))


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_compiled_wheel(project: Path) -> None:
    """One long story, because compiling is slow: compiled, kept, partly renewed, and src/ as it was."""
    before = sorted(path for path in (project / "src").rglob("*"))
    first = build_wheel(project)
    assert first.returncode == 0, first.stdout + first.stderr
    assert "compiling 2 of 2 packages" in first.stdout
    names = zipfile.ZipFile(wheel_of(project)).namelist()
    suffix = compiling.ext_suffix()
    binaries = {name.removesuffix(suffix) for name in names if name.endswith(suffix)}
    assert binaries == {
        "tinygame/core__mypyc",
        "tinygame/core/dice",
        "tinygame/games/alea__mypyc",
        "tinygame/games/alea/rules",
    }
    assert "tinygame/core/dice.py" in names, "sources stay for readers and tracebacks"
    assert sorted(path for path in (project / "src").rglob("*")) == before

    zipfile.ZipFile(wheel_of(project)).extractall(project / "site")
    program = "from tinygame.games.alea import rules, words; print(rules.play(3), rules.__file__, words.__file__)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(project / "site")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert told[0] == "9"
    assert told[1].endswith(suffix)
    assert told[2].endswith(".py")

    again = build_wheel(project, CC="no-such-compiler")
    assert again.returncode == 0
    assert "compiling" not in again.stdout, "an unchanged tree needs no compiler"

    (project / "src/tinygame/games/alea/rules.py").write_text(RULES.replace("+ 1)", "+ 2)"))
    partly = build_wheel(project)
    assert "compiling 1 of 2 packages" in partly.stdout
    assert len(json.loads(next((project / "build/cache").glob("*.json")).read_text())) == 4
