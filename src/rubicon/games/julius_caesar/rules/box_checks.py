"""Checks of the data of a box: each returns what it found, or says what is wrong with it."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.errors import BadBox
from rubicon.core.message import Message

GAME_NAME: Final = "julius_caesar"


def bad_box(key: str, **args: object) -> BadBox:
    """What is wrong with the data."""
    return BadBox(Message(key, dict(args)), GAME_NAME)


def list_of(data: dict[str, Any], field: str) -> list[Any]:
    """A list."""
    found = data.get(field)
    if not isinstance(found, list):
        raise bad_box("box-type", field=field, type="list")
    return found


def tables_of(data: dict[str, Any], field: str, empty: bool = False) -> list[dict[str, Any]]:
    """A list of tables; none if the field may be left out."""
    if empty and field not in data:
        return []
    found = list_of(data, field)
    if not all(isinstance(item, dict) for item in found):
        raise bad_box("box-type", field=field, type="list of tables")
    return found


def text_of(data: dict[str, Any], where: str, field: str) -> str:
    """A text that is not blank."""
    found = data.get(field)
    if not isinstance(found, str) or not found.strip():
        raise bad_box("box-type", field=f"{where}: {field}" if where else field, type="text")
    return found


def number_of(data: dict[str, Any], where: str, field: str, least: int, most: int) -> int:
    """A whole number within these bounds."""
    found = data.get(field)
    if type(found) is not int or not least <= found <= most:
        raise bad_box("box-type", field=f"{where}: {field}", type=f"{least} - {most}")
    return found


def choice_of(data: dict[str, Any], where: str, field: str, known: tuple[str, ...]) -> int:
    """The number of one of the known words."""
    found = data.get(field)
    if found not in known:
        raise bad_box("box-choice", field=f"{where}: {field}", value=str(found), known=", ".join(known))
    return known.index(found)


def pair_of(found: object, where: str) -> tuple[str, str]:
    """Two words."""
    if not isinstance(found, list) or len(found) != 2 or not all(isinstance(end, str) for end in found):
        raise bad_box("box-type", field=where, type="[a, b]")
    return str(found[0]), str(found[1])
