"""What is wrong with the shape of a request, as a sentence that also says what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.message import Message
from rubicon.server.errors import Refusal

FIELDS: Final = {
    "name": "field-name",
    "password": "field-password",
    "new": "field-new",
    "recovery": "field-recovery",
    "label": "field-label",
    "text": "field-text",
    "address": "field-address",
    "url": "field-url",
}
"""What people type, with the words for it. Other fields are those of programs, and are called as in docs/wire.md."""

WHOLE: Final = ("int_type", "int_parsing", "int_from_float")


def refusal(errors: Sequence[Any], skip: int = 0) -> Refusal:
    """The refusal of a request: its first error counts. `skip` parts of the place say only where a field was sent."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return Refusal("bad_request", "server-not-json")
    place = [str(part) for part in first["loc"][skip:] or first["loc"][:1]] or ["body"]
    where = ".".join(place)[:60]
    key, args = _wrong(str(first["type"]), first.get("ctx") or {})
    if first["type"] == "value_error" and place[-1] in FIELDS:
        key = "server-field-unreadable"
    if first["type"] == "string_pattern_mismatch" and place[-1] == "address":
        key = "server-field-address"
    field: object = Message(FIELDS[place[-1]]) if place[-1] in FIELDS else where
    return Refusal("bad_request", Message(key, {"where": where, "field": field, **args}))


def _wrong(kind: str, limits: dict[str, Any]) -> tuple[str, dict[str, object]]:
    if kind == "missing":
        return "server-field-missing", {}
    if kind == "extra_forbidden":
        return "server-field-extra", {}
    if kind == "string_too_short":
        return "server-field-short", {"least": int(limits["min_length"])}
    if kind == "string_too_long":
        return "server-field-long", {"most": int(limits["max_length"])}
    if kind == "string_type":
        return "server-field-text", {}
    if kind == "bool_type":
        return "server-field-bool", {}
    if kind in WHOLE:
        return "server-field-whole", {}
    if kind == "literal_error":
        return "server-field-choice", {"choices": str(limits["expected"])[:200]}
    for name, key in (("ge", "server-field-least"), ("gt", "server-field-above")):
        if name in limits:
            return key, {"number": str(limits[name])}
    for name, key in (("le", "server-field-most"), ("lt", "server-field-below")):
        if name in limits:
            return key, {"number": str(limits[name])}
    return "server-bad-request", {}
