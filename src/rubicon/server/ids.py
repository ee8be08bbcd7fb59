"""The time in milliseconds, and ids that nobody can guess."""

from __future__ import annotations

import re
import secrets
import time
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are taken for another
_ID: Final = re.compile(r"[a-z0-9]{1,24}")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int = 12) -> str:
    """A new name: 12 letters are 59 bits, enough to be unique and, for tables, hard to guess."""
    return "".join([secrets.choice(_LETTERS) for _ in range(length)])


def is_id(text: str) -> bool:
    """Whether this can be a name of ours: other text is not looked up at all."""
    return _ID.fullmatch(text) is not None
