"""JSON as it is sent."""

from __future__ import annotations

import json
from typing import Any

import orjson


def dumps(message: Any) -> str:
    """JSON without blanks."""
    try:
        return orjson.dumps(message).decode()
    except TypeError:  # games from elsewhere may show what orjson does not write: large ints, keys that are ints
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
