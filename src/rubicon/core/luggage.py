"""Packing objects for travel to another process.

Compiled classes have no `__dict__`, so pickle finds nothing to pack in them by
itself; a class that is to travel returns `pack(self)` from its `__reduce__`.
It must also be marked `allow_interpreted_subclasses`: of other compiled classes
no object can be made without calling `__init__`.
"""

from __future__ import annotations

from typing import Any


def pack(thing: object) -> tuple[Any, ...]:
    """What `__reduce__` returns: how to make the thing again from all its attributes, compiled or not."""
    facts: dict[str, Any] = {}
    for name in getattr(type(thing), "__mypyc_attrs__", ()):
        if name != "__dict__" and hasattr(thing, name):
            facts[name] = getattr(thing, name)
    facts.update(getattr(thing, "__dict__", {}))
    return unpack, (type(thing), facts)


def unpack(kind: Any, facts: dict[str, Any]) -> object:
    """Make a packed thing again, without calling its `__init__`."""
    thing: object = kind.__new__(kind)
    for name, value in facts.items():
        setattr(thing, name, value)
    return thing
