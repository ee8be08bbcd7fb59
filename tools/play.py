"""`make play`: start the server as soon as it can run, and compile its rules meanwhile.

    python3 -m tools.play [arguments for rubicon serve]

On a fresh clone the server starts on plain Python. A second process compiles at low priority (build/compile.log) and
puts the result beside, whole or not at all (tools/installs.py). Processes of bots take it from there as soon as it
exists: RUBICON_COMPILED_AT tells them where. The next start takes it everywhere.

The compiling process ends with us, however we end: it notices that nobody holds the other end of its input any more.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

from tools import prepare, system
from tools.console import Failed
from tools.installs import COMMAND, PYTHON, ROOT, folder_of, replace_text

COMPILE = "--compile"
FAILED = ".failed"
"""Added to the name of the folder that should hold the compiled rules: a file that says that there will be none, and
which log says why."""


def main() -> None:
    prepare.need_python()
    if sys.argv[1:2] == [COMPILE]:
        compile_until_input_ends(sys.argv[2])
        return
    with prepare.told_in_words():
        kind, key = prepare.set_up_to_play()
        awaited = kind == "plain" and prepare.wanted_kind() != "never"
        if awaited and not system.could_compile():
            system.warn_without_compiler()
            awaited = False
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # the second start shall find all bytecode
    if not awaited:
        sys.exit(serve(environment))
    with compiling(key):
        code = serve({**environment, "RUBICON_COMPILED_AT": str(folder_of(key, "compiled"))})
    sys.exit(code)


def serve(environment: dict[str, str]) -> int:
    """Run the server until it ends. Ctrl-C reaches it as well as us, and it is the one that stops in good order."""
    command = [str(PYTHON), str(COMMAND), "serve", "--open", *sys.argv[1:]]
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    server = subprocess.Popen(command, cwd=ROOT, env=environment)
    signal.signal(signal.SIGTERM, lambda number, frame: server.terminate())
    try:
        return server.wait()
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def compiling(key: str) -> Iterator[None]:
    """The process that compiles, for as long as the server runs."""
    failed = folder_of(key, "compiled" + FAILED)
    failed.unlink(missing_ok=True)
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.play", COMPILE, key],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is not for it: it ends with its input
    )
    try:
        yield
    finally:
        assert process.stdin
        process.stdin.close()
        process.wait()


def compile_until_input_ends(key: str) -> None:
    """Compile what the server runs on; whoever started us holds our input open for as long as that is wanted."""
    threading.Thread(target=end_with_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(19)  # people and their bots first
    why = "the sources have changed"
    try:
        prepare.install([])
    except (Failed, OSError) as error:
        why = str(error)
    if not folder_of(key, "compiled").exists():
        with prepare.COMPILE_LOG.open("a") as log:
            log.write(f"rubicon: no compiled rules: {why}\n")
        replace_text(folder_of(key, "compiled" + FAILED), prepare.COMPILE_LOG.relative_to(ROOT).as_posix())


def end_with_input() -> None:
    """End, with all programs that we started, when nobody wants them any more."""
    sys.stdin.buffer.read()
    if os.name == "nt":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(os.getpid())], check=False)
    else:
        os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
