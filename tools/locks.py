"""Locks between processes, on every system: the system lets go of them when a process ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

AGAIN = 0.2
"""Seconds between two tries."""


def try_lock(descriptor: int) -> bool:
    """Take the lock, if nobody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextlib.contextmanager
def locked(file: Path, waiting: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Wait for the lock and keep it meanwhile; `waiting` is called once if another process has it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT)  # not inherited: a program started meanwhile would keep it
    try:
        if not try_lock(descriptor):
            waiting()
            while not try_lock(descriptor):
                time.sleep(AGAIN)
        yield
    finally:
        os.close(descriptor)
