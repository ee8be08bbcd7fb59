"""Rubicon as it is installed in .venv: one folder for every state of the sources and kind of rules.

    .venv/rubicon/installed/<hash of the sources>-plain
    .venv/rubicon/installed/<hash of the sources>-compiled

A folder is what a wheel holds, unpacked. It is made under another name, tried out, and renamed when it is complete.
Then it never changes. So whoever finds one can import it, a killed build leaves nothing that anybody takes, and a
server keeps its files while another kind is built. Folders are made and removed under build/lock only.

site-packages/rubicon.pth names the folder that .venv imports; replacing that file switches to another one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from tools.console import Log

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "rubicon"
INSTALLED = STAMPS / "installed"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
COMMAND = BIN / "rubicon"
KEPT = 4
"""Folders that stay: servers may still run from those before the newest."""
HALF_MADE = "draft-"

TRY_OUT = """
import sys, rubicon, rubicon.server.bot_worker
from rubicon.games import find, names
for name in names():
    find(name).setup().start()
sys.exit(not rubicon.COMPILED)
"""
"""Run on compiled rules before they get their name: all of them can be imported, and every game starts."""


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def sources_key() -> str:
    """The hash of all that decides what a wheel holds."""
    files = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "tools/build_hook.py")]
    files += [ROOT / "tools" / "compile.py", ROOT / "tools" / "build_web.py", *sorted((ROOT / "src").rglob("*"))]
    files += [path for entry in sorted((ROOT / "web").glob("*")) if entry.name != "node_modules"
              for path in [entry, *sorted(entry.rglob("*"))]]  # fmt: skip
    contents = [
        (file.relative_to(ROOT).as_posix(), hashlib.sha256(file.read_bytes()).digest())
        for file in files
        if file.is_file() and "__pycache__" not in file.parts
    ]
    settings = [os.environ.get(name) for name in ("RUBICON_OPT", "RUBICON_WEB", "CC", "CFLAGS")]
    return digest(contents, settings, sys.version, str(VENV))[:16]


def folder_of(key: str, kind: str) -> Path:
    """Where that kind of these sources is, or will be."""
    return INSTALLED / f"{key}-{kind}"


def kind_of(wheel: Path) -> str:
    return "plain" if wheel.name.endswith("-none-any.whl") else "compiled"


def unpack(wheel: Path, key: str, log: Log) -> None:
    """Make the folder of a wheel."""
    kind = kind_of(wheel)
    folder = folder_of(key, kind)
    if folder.exists():
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for left in INSTALLED.glob(f"{HALF_MADE}*"):  # by one who was killed: only one process at a time is here
        shutil.rmtree(left, ignore_errors=True)
    draft = Path(tempfile.mkdtemp(prefix=HALF_MADE, dir=INSTALLED))
    try:
        draft.chmod(0o755)
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(draft)
        if kind == "compiled":
            environment = {**os.environ, "PYTHONPATH": str(draft), "PYTHONDONTWRITEBYTECODE": ""}
            log.need("trying out the compiled rules", [str(PYTHON), "-c", TRY_OUT], environment, cwd=draft)
        draft.rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def switch(key: str, kind: str) -> None:
    """From now on .venv imports that folder."""
    folder = folder_of(key, kind)
    os.utime(folder)
    _remove_installed_by_pip()
    replace_text(site_packages() / "rubicon.pth", f"{folder}\n")
    replace_text(STAMPS / "kind", kind)
    _write_command()
    _forget_old(folder)


def current() -> Path | None:
    """The folder that .venv imports."""
    pointer = site_packages() / "rubicon.pth"
    if not pointer.exists():
        return None
    folder = Path(pointer.read_text().strip())
    return folder if folder.is_dir() else None


def site_packages() -> Path:
    where = {"base": str(VENV), "platbase": str(VENV), "installed_base": str(VENV)}
    return Path(sysconfig.get_path("purelib", "venv", vars=where))


def replace_text(file: Path, text: str, mode: int = 0o644) -> None:
    """Write so that a reader meets the old text or the new one."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_text(text)
    draft.chmod(mode)
    draft.replace(file)


def _write_command() -> None:
    """The command `rubicon`, which is the same for every folder."""
    first = f"#!{PYTHON}"
    if " " in first or len(first) > 127:  # the system would not find that Python: the shell starts it
        first = f"#!/bin/sh\n'''exec' \"{PYTHON}\" \"$0\" \"$@\"\n' '''"
    replace_text(
        COMMAND,
        f'{first}\nimport sys\n\nfrom rubicon.cli import main\n\nif __name__ == "__main__":\n    sys.exit(main())\n',
        0o755,
    )
    if os.name == "nt":
        replace_text(COMMAND.with_suffix(".cmd"), f'@"{PYTHON}" "{COMMAND}" %*\r\n')


def _remove_installed_by_pip() -> None:
    """What pip put into site-packages would be imported before any folder."""
    for entry in [*site_packages().glob("rubicon-*.dist-info"), site_packages() / "rubicon"]:
        shutil.rmtree(entry, ignore_errors=True)
    for library in site_packages().glob("rubicon__mypyc*"):
        library.unlink()


def _forget_old(current: Path) -> None:
    made = [folder for folder in INSTALLED.iterdir() if folder.is_dir() and not folder.name.startswith(HALF_MADE)]
    made.sort(key=lambda folder: (folder == current, folder.stat().st_mtime), reverse=True)
    for folder in made[KEPT:]:
        gone = folder.with_name(f"{HALF_MADE}{folder.name}")  # nobody shall find one that is half removed
        folder.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)
