"""The wheel holds everything of src/: the mark of a typed package, sources that type checkers read, texts and data."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Ours, built without compiler and browser app: those only add files."""
    folder = tmp_path_factory.mktemp("wheel")
    environment = {**os.environ, "RUBICON_COMPILE": "never", "RUBICON_WEB": "never", "PYTHONPATH": ""}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.glob("*.whl")
    return zipfile.ZipFile(file)


def test_the_package_is_typed(wheel: zipfile.ZipFile) -> None:
    assert "rubicon/py.typed" in wheel.namelist()
    metadata = next(name for name in wheel.namelist() if name.endswith("/METADATA"))
    assert "Classifier: Typing :: Typed" in wheel.read(metadata).decode().splitlines()


def test_all_sources_are_there(wheel: zipfile.ZipFile) -> None:
    package = ROOT / "src" / "rubicon"
    sources = [path for ext in ("py", "ftl", "toml", "md") for path in package.rglob(f"*.{ext}")]
    ours = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    assert len(ours) > 200
    assert ours <= set(wheel.namelist())
