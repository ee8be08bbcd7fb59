"""Pickling and comparing of objects by their attributes, compiled or not.

Compiled classes have no `__dict__`, so pickle finds no attributes in them. A
class that is to be pickled returns `reduce_object(self)` from its `__reduce__`.
It must also be marked `allow_interpreted_subclasses`: objects of other compiled
classes cannot be made without calling `__init__`.
"""

from __future__ import annotations

from typing import Any


def attributes_of(thing: object) -> dict[str, Any]:
    """All attributes of an object by name, compiled or not."""
    attributes: dict[str, Any] = {}
    for name in getattr(type(thing), "__mypyc_attrs__", ()):
        if name != "__dict__" and hasattr(thing, name):
            attributes[name] = getattr(thing, name)
    attributes.update(getattr(thing, "__dict__", {}))
    return attributes


def equal_attributes(one: object, other: object, apart: tuple[str, ...] = ()) -> bool:
    """The value for `__eq__`: whether both are of one class and equal in all attributes but those named in `apart`."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    ours, theirs = attributes_of(one), attributes_of(other)
    for name in apart:
        ours.pop(name, None)
        theirs.pop(name, None)
    return ours == theirs


def reduce_object(thing: object) -> tuple[Any, ...]:
    """The value for `__reduce__`: how to make the object again from all its attributes, compiled or not."""
    return restore_object, (type(thing), attributes_of(thing))


def restore_object(kind: Any, attributes: dict[str, Any]) -> object:
    """Make a pickled object again, without calling its `__init__`."""
    thing: object = kind.__new__(kind)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing
