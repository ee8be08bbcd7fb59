"""Make .venv ready: what the system lacks, the packages, and Rubicon itself. Does only what changed since the last run.

    python3 -m tools.prepare [--extra dev] [--extra bench] [--wheel] [--browser] [--postgres]

Runs on a bare system, so it needs nothing but Python's own library. Without a C compiler we go on in plain Python;
without the means to make a virtual environment we cannot.

What programs print is in build/prepare.log and build/compile.log. Two locks keep two makes from breaking each other's
work: build/lock for changes of .venv, and build/compile-lock for compiling, which takes minutes and only reads .venv.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.console import Failed, Job, Log, Steps, say
from tools.installs import PYTHON, ROOT, current, folder_of, kind_of, sources_key, switch, unpack
from tools.locks import locked
from tools.packages import install_packages, lacks, make_venv, venv_is_ready
from tools.system import (
    VERSION,
    advice,
    apt,
    browser_packages,
    compiler_packages,
    could_compile,
    fetch_nginx,
    install_browser,
    install_compiler,
    install_postgres,
    lacks_nginx,
    postgres_packages,
    warn_without_compiler,
)

BUILD = ROOT / "build"
PREPARE_LOG = BUILD / "prepare.log"
COMPILE_LOG = BUILD / "compile.log"
SCRATCH = BUILD / "compiling"
"""Where compilers keep their files: emptied by the next build when one was killed."""
OLDEST = (3, 11)


def need_python() -> None:
    """Go on under a Python that is new enough."""
    if sys.version_info >= OLDEST:
        return
    names = [f"python3.{minor}" for minor in range(OLDEST[1], 20)]
    if not any(map(shutil.which, names)):
        apt([names[0], f"{names[0]}-venv"], Log(PREPARE_LOG))
    for name in filter(shutil.which, reversed(names)):
        os.execvp(name, [name, *sys.orig_argv[1:]])
    lacking = [names[0], f"{names[0]}-venv"]
    sys.exit(f"rubicon: Python {VERSION} is too old, 3.{OLDEST[1]} or newer is needed; {advice(lacking)}")


def wanted_kind() -> str:
    wanted = os.environ.get("RUBICON_COMPILE", "auto")
    if wanted not in ("auto", "always", "never"):
        raise Failed(f"RUBICON_COMPILE is {wanted!r}; it may be auto, always or never")
    return wanted


def build_web(log: Log) -> None:
    """The browser app, with the packages that build it."""
    if os.environ.get("RUBICON_WEB") == "never":
        return
    if lacks("node"):
        install_packages(["node"], log)
    log.need("building the browser app", [str(PYTHON), "-m", "tools.build_web"])


def build_wheel(log: Log, compiled: str) -> Path:
    """As a user would get it; RUBICON_COMPILE is `compiled` for it."""
    folder = BUILD / f"wheel-{compiled}"
    shutil.rmtree(folder, ignore_errors=True)
    command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "RUBICON_COMPILE": compiled}
    if compiled != "never":
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir(parents=True)
        environment |= {"TMPDIR": str(SCRATCH), "TEMP": str(SCRATCH)}
    log.need("building the wheel", command, environment)
    shutil.rmtree(SCRATCH, ignore_errors=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@contextmanager
def changing_venv() -> Iterator[Log]:
    """Nobody else changes .venv meanwhile."""
    with locked(BUILD / "lock", lambda: say("another make is changing .venv: waiting for it")):
        yield Log(PREPARE_LOG)


def set_up_to_play() -> tuple[str, str]:
    """All that a server needs; the kind of rules it will have (`plain` where none are compiled yet), and their key."""
    with changing_venv() as log:
        steps = Steps(log)
        fresh = not venv_is_ready()
        if fresh:
            steps.add((".venv", lambda: make_venv(log)))
        key = sources_key()
        kinds = ["plain"] if wanted_kind() == "never" else ["compiled", "plain"]
        made = [kind for kind in kinds if not fresh and folder_of(key, kind).exists()]
        jobs: list[Job] = []
        if lacks("play"):
            jobs.append(("Python packages", lambda: add_packages_to_play(log)))
        if not made:
            jobs.append(("the browser app", lambda: build_web(log)))
        steps.add(*jobs)
        if not made:
            steps.add(("Rubicon in plain Python", lambda: add_plain(key, log)))
        steps.run()
        kind = made[0] if made else "plain"
        if current() != folder_of(key, kind):
            switch(key, kind)
        return kind, key


def add_packages_to_play(log: Log) -> None:
    """With the bytecode of what a server imports: made now, beside the browser app, the first start is faster."""
    install_packages(["play"], log)
    imports = "import rubicon.cli.app, rubicon.server.app, rubicon.server.serve, uvicorn"
    log.run([str(PYTHON), "-c", imports], {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": ""})


def add_plain(key: str, log: Log) -> None:
    unpack(build_wheel(log, "never"), key, log)


def set_up(parts: list[str], browser: bool, postgres: bool) -> None:
    """Packages, and a browser, a database and a proxy to test with."""
    with changing_venv() as log:
        steps = Steps(log)
        if not venv_is_ready():
            steps.add((".venv", lambda: make_venv(log)))
        jobs: list[Job] = []
        system: list[Job] = []
        if browser and browser_packages():
            system.append(("Chromium", lambda: install_browser(log)))
        if postgres and postgres_packages():
            system.append(("PostgreSQL", lambda: install_postgres(log)))
        if postgres and lacks_nginx():
            system.append(("nginx", lambda: fetch_nginx(log)))
        if system:  # one after the other: the system installs for one at a time
            title = " and ".join([name for name, _ in system])
            jobs.append((title, lambda: one_by_one(system)))
        lacking = [part for part in parts if lacks(part)]
        if lacking:
            jobs.append(("Python packages", lambda: install_packages(lacking, log)))
        steps.add(*jobs)
        steps.run()


def one_by_one(jobs: list[Job]) -> None:
    for _, job in jobs:
        job()


def install(parts: list[str], browser: bool = False, postgres: bool = False) -> None:
    """Rubicon as users get it: compiled where that can be done."""
    wanted = wanted_kind()
    with locked(BUILD / "compile-lock", lambda: say("another make is compiling: waiting for it")):
        set_up(["play", "node", "compile", *parts], browser, postgres)
        if wanted == "auto" and not could_compile():
            warn_without_compiler()
            wanted = "never"
        kind = "plain" if wanted == "never" else "compiled"
        key = sources_key()
        while not folder_of(key, kind).exists():
            kind = build_and_unpack(key, wanted)
            key = sources_key()  # they may have changed since
        if current() != folder_of(key, kind):
            with locked(BUILD / "lock"):
                switch(key, kind)
            say(f"installed the {kind} wheel into .venv")


def build_and_unpack(key: str, wanted: str) -> str:
    """The kind of wheel that came out."""
    log = Log(COMPILE_LOG)
    steps = Steps(log)
    if wanted != "never" and compiler_packages():
        steps.add(("a C compiler", lambda: install_compiler(log)))
    wheels: list[Path] = []
    title = (
        "the browser app and the wheel" if wanted == "never" else "the browser app and the wheel with compiled rules"
    )
    steps.add((title, lambda: wheels.append(build_wheel(log, wanted))))
    steps.run()
    kind = kind_of(wheels[0])
    if kind == "plain" and wanted != "never":
        warn_without_compiler()
    if sources_key() == key:
        with locked(BUILD / "lock"):
            unpack(wheels[0], key, log)
    else:
        say("the sources changed meanwhile: once more")
    return kind


def main() -> None:
    need_python()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--extra", action="append", default=[], help="packages of this extra too")
    parser.add_argument("--wheel", action="store_true", help="build and install the wheel too")
    parser.add_argument("--browser", action="store_true", help="a browser to test with too")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL and nginx to test with too")
    arguments = parser.parse_args()
    with told_in_words():
        if arguments.wheel:
            install(arguments.extra, arguments.browser, arguments.postgres)
        else:
            set_up(["play", "node", "compile", *arguments.extra], arguments.browser, arguments.postgres)


@contextmanager
def told_in_words() -> Iterator[None]:
    """No traceback for what a person can mend, or wanted."""
    try:
        yield
    except Failed as error:
        sys.exit(f"rubicon: {error}")
    except KeyboardInterrupt:
        say("stopped. What is finished is kept: the next make goes on from here")
        sys.exit(130)


if __name__ == "__main__":
    main()
