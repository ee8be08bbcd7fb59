"""Make .venv ready: what the system lacks, the packages, and the wheel. Does only what changed since the last time.

    python3 tools/prepare.py [--extra dev] [--extra bench] [--wheel] [--browser]

Runs on a bare system, so it needs nothing but Python's own library. What Debian or Ubuntu lacks is installed when we
are root; otherwise the command to type is shown. Without a C compiler we go on in plain Python; without the means to
make a virtual environment we cannot.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "rubicon"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


def say(text: str) -> None:
    print(f"rubicon: {text}", flush=True)


def stop(text: str) -> None:
    sys.exit(f"rubicon: {text}")


def apt(packages: list[str]) -> bool:
    """Install system packages; whether it worked."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"installing {' '.join(packages)} (apt-get)")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-q", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    if done.returncode:
        print("\n".join("  " + line for line in done.stdout.splitlines()[-4:]), flush=True)
    return done.returncode == 0


def advice(packages: list[str]) -> str:
    if shutil.which("apt-get"):
        return f"run: {'' if os.geteuid() == 0 else 'sudo '}apt-get install {' '.join(packages)}"
    return f"install what your system calls {' '.join(packages)}"


def need_python() -> None:
    """Go on under a Python that is new enough."""
    if sys.version_info >= OLDEST:
        return
    names = [f"python3.{minor}" for minor in range(OLDEST[1], 20)]
    if not any(map(shutil.which, names)):
        apt([names[0], f"{names[0]}-venv"])
    for name in filter(shutil.which, reversed(names)):
        os.execvp(name, [name, *sys.argv])
    stop(f"Python {VERSION} is too old, 3.{OLDEST[1]} or newer is needed; {advice([names[0], names[0] + '-venv'])}")


def need_venv() -> None:
    made_for = VENV / "pyvenv.cfg"
    if (VENV / "bin" / "pip").exists() and PYTHON.exists() and f"version = {VERSION}." in made_for.read_text():
        return
    package = f"python{VERSION}-venv"
    try:
        import ensurepip  # noqa: F401  (Debian keeps it apart from Python)
        import venv  # noqa: F401
    except ImportError:
        if not apt([package]):
            stop(f"Python cannot make a virtual environment here; {advice([package])}, then make again")
    say("making .venv")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)


def compiler_packages() -> list[str]:
    """What is missing to compile an extension module, by its Debian names."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    missing = [] if shutil.which(command) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append(f"python{VERSION}-dev")
    return missing


def need_compiler() -> bool:
    """Whether there is a C compiler, or could be had; asks the system for it once only."""
    missing = compiler_packages()
    asked = STAMPS / "asked-for-compiler"
    if missing and not (asked.exists() and asked.read_text() == str(missing)):
        apt(missing)
        STAMPS.mkdir(exist_ok=True)
        asked.write_text(str(missing))
        missing = compiler_packages()
    if missing:
        say(f"WARNING: no C compiler for Python: going on in plain Python, with slow bots. To change it, "
            f"{advice(missing)}")  # fmt: skip
    return not missing


def browser_packages() -> list[str]:
    """What is missing to run the browser app in a browser, by its Debian names."""
    found = os.environ.get("CHROMIUM") or any(map(shutil.which, ("chromium", "google-chrome")))
    missing = [] if found else ["chromium"]
    try:
        ctypes.CDLL("libatomic.so.1")  # Playwright's driver wants it; compilers bring it along
    except OSError:
        missing.append("libatomic1")
    return missing


def need_browser() -> None:
    """Chromium, in which the tests of the browser app run, and what drives it."""
    missing = browser_packages()
    if missing and not apt(missing):
        say(f"WARNING: the tests of the browser app will fail. To change it, {advice(missing)}")


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def requirements(extras: list[str]) -> list[str]:
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    optional = [line for extra in extras for line in project["optional-dependencies"][extra]]
    return [*project["dependencies"], *settings["build-system"]["requires"], *optional]


def need_packages(extras: list[str]) -> None:
    """Install what pyproject.toml lists; a stamp per extra, as one make target needs more than another."""
    stamps = {STAMPS / f"packages-{extra}": digest(requirements([extra])) for extra in extras}
    stamps[STAMPS / "packages"] = digest(requirements([]))
    if all(stamp.exists() and stamp.read_text() == value for stamp, value in stamps.items()):
        return
    wanted = requirements(extras)
    say(f"installing packages into .venv: {', '.join(['rubicon', *extras])} (half a minute)")
    pip("install", "--prefer-binary", *wanted)
    STAMPS.mkdir(exist_ok=True)
    for stamp, value in stamps.items():
        stamp.write_text(value)


def pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    if subprocess.run(command).returncode:
        stop("pip failed; the lines above say why")


def need_wheel(compiler: bool) -> None:
    """Build the wheel as a user would get it, and install it, if anything that goes into it changed."""
    files = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "tools/build_hook.py")]
    files += [ROOT / "tools" / "compile.py", ROOT / "tools" / "build_web.py", *sorted((ROOT / "src").rglob("*"))]
    files += [path for entry in sorted((ROOT / "web").glob("*")) if entry.name != "node_modules"
              for path in [entry, *sorted(entry.rglob("*"))]]  # fmt: skip
    contents = [
        (str(file.relative_to(ROOT)), hashlib.sha256(file.read_bytes()).digest())
        for file in files
        if file.is_file() and "__pycache__" not in file.parts
    ]
    settings = [os.environ.get(name) for name in ("RUBICON_COMPILE", "RUBICON_OPT", "RUBICON_WEB", "CC", "CFLAGS")]
    key = digest(contents, settings, compiler)
    stamp = STAMPS / "wheel"
    if stamp.exists() and stamp.read_text() == key:
        return
    say("building the wheel")
    stamp.unlink(missing_ok=True)
    folder = ROOT / "build" / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    if subprocess.run(command, cwd=ROOT).returncode:
        stop("the wheel was not built; the lines above say why")
    (wheel,) = folder.glob("*.whl")
    pip("install", "--no-deps", "--force-reinstall", "--no-index", str(wheel))
    kind = "plain" if wheel.name.endswith("-none-any.whl") else "compiled"
    (STAMPS / "kind").write_text(kind)
    stamp.write_text(key)
    say(f"installed the {kind} wheel into .venv")


def main() -> None:
    need_python()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--extra", action="append", default=[], help="packages of this extra too")
    parser.add_argument("--wheel", action="store_true", help="build and install the wheel too")
    parser.add_argument("--browser", action="store_true", help="a browser to test with too")
    arguments = parser.parse_args()
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:  # two makes at once would break each other's .venv
        fcntl.flock(lock, fcntl.LOCK_EX)
        need_venv()
        compiler = need_compiler() if arguments.wheel else False
        if arguments.browser:
            need_browser()
        need_packages(arguments.extra)
        if arguments.wheel:
            need_wheel(compiler)


if __name__ == "__main__":
    main()
