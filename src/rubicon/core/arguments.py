"""Arguments as callers give them, of whatever type: compiled code would refuse a wrong one in words of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rubicon.core.message import Message


def int_of(value: object) -> int | None:
    """The value, if it is a whole number; `None` for anything else, `True` too."""
    return value if type(value) is int else None


def dict_of(value: object) -> dict[Any, Any] | None:
    """The value as a dict, if it is a mapping; `None` for anything else."""
    if isinstance(value, dict):
        return value
    return dict(value) if isinstance(value, Mapping) else None


def wrong_type(key: str, game: str, value: object) -> Message:
    """A message that names the value and its type."""
    return Message(key, {"game": game, "value": repr(value)[:60], "type": type(value).__name__})
