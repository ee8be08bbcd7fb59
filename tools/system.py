"""What the system brings: a C compiler, a browser, PostgreSQL and nginx.

What Debian or Ubuntu lacks is installed when we are root; otherwise we say what to type.
"""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path

from tools.console import Log, say
from tools.installs import ROOT, STAMPS

VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


def is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


def apt(packages: list[str], log: Log) -> bool:
    """Install system packages; whether it worked."""
    if not is_root() or not shutil.which("apt-get"):
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "-q", "install", "-y", "--no-install-recommends", *packages]
    # The lists of packages may be there and new enough. Fetching them takes as long as what we install.
    if log.run(install, environment) == 0:
        return True
    return log.run(["apt-get", "-q", "update"], environment) == 0 and log.run(install, environment) == 0


def advice(packages: list[str]) -> str:
    if shutil.which("apt-get"):
        return f"run: {'' if is_root() else 'sudo '}apt-get install {' '.join(packages)}"
    return f"install what your system calls {' '.join(packages)}"


def compiler_packages() -> list[str]:
    """What is missing to compile an extension module, by its Debian names."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    missing = [] if shutil.which(command) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append(f"python{VERSION}-dev")
    return missing


def could_compile() -> bool:
    """Whether there is a C compiler, or the system may still give us one."""
    missing = compiler_packages()
    asked = STAMPS / "asked-for-compiler"
    if not missing:
        return True
    return is_root() and bool(shutil.which("apt-get")) and not (asked.exists() and asked.read_text() == str(missing))


def install_compiler(log: Log) -> None:
    """Ask the system for it, once only."""
    missing = compiler_packages()
    if missing and could_compile():
        apt(missing, log)
        (STAMPS / "asked-for-compiler").write_text(str(missing))


def warn_without_compiler() -> None:
    say(f"WARNING: no C compiler for Python: going on in plain Python, with slow bots. To change it, "
        f"{advice(compiler_packages())}")  # fmt: skip


def browser_packages() -> list[str]:
    """What is missing to run the browser app in a browser, by its Debian names."""
    found = os.environ.get("CHROMIUM") or any(map(shutil.which, ("chromium", "google-chrome")))
    missing = [] if found else ["chromium"]
    try:
        ctypes.CDLL("libatomic.so.1")  # Playwright's driver wants it; compilers bring it along
    except OSError:
        missing.append("libatomic1")
    return missing


def install_browser(log: Log) -> None:
    """Chromium, in which the tests of the browser app run, and what drives it."""
    missing = browser_packages()
    if not apt(missing, log):
        say(f"WARNING: the tests of the browser app will fail. To change it, {advice(missing)}")


POSTGRES = Path("/usr/lib/postgresql")
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/rubicon.conf")


def postgres_packages() -> list[str]:
    """What is missing to start a PostgreSQL for tests, by its Debian name."""
    found = shutil.which("initdb") or any(POSTGRES.glob("*/bin/initdb"))
    return [] if found else ["postgresql"]


def install_postgres(log: Log) -> None:
    """Only its programs: Debian would also make a database that starts with the machine, which nobody asked for."""
    missing = postgres_packages()
    ours = is_root() and not NO_CLUSTER.exists()
    if ours:
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n")
    try:
        installed = apt(missing, log)
    finally:
        if ours:
            NO_CLUSTER.unlink(missing_ok=True)
            with suppress(OSError):  # somebody else's files are there
                NO_CLUSTER.parent.rmdir()
    if not installed:
        say(f"WARNING: the tests on PostgreSQL will fail. To change it, {advice(missing)}")


NGINX = ROOT / "build" / "nginx"


def find_nginx() -> str | None:
    """The program with which `deploy/nginx.conf` is tested: the system's, or the one that we fetched."""
    ours = NGINX / "usr" / "sbin" / "nginx"
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin") or (str(ours) if ours.exists() else None)


def lacks_nginx() -> bool:
    """Whether it is missing, and Debian or Ubuntu could give it to us."""
    return find_nginx() is None and bool(shutil.which("apt-get") and shutil.which("dpkg-deb"))


def fetch_nginx(log: Log) -> None:
    """Only its program, unpacked beside our own files: the package would start with the machine. Needs no root."""
    shutil.rmtree(NGINX, ignore_errors=True)
    NGINX.mkdir(parents=True)
    fetch = ["apt-get", "-q", "download", "nginx"]
    fetched = log.run(fetch, cwd=NGINX) == 0 or (
        is_root() and log.run(["apt-get", "-q", "update"]) == 0 and log.run(fetch, cwd=NGINX) == 0
    )
    packages = sorted(NGINX.glob("*.deb"))
    if not (fetched and packages and log.run(["dpkg-deb", "-x", str(packages[0]), str(NGINX)]) == 0):
        shutil.rmtree(NGINX, ignore_errors=True)
        say("WARNING: without nginx the tests of deploy/nginx.conf are left out")
    for package in packages:
        package.unlink(missing_ok=True)
