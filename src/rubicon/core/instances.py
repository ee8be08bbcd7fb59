"""Compiled classes and `isinstance`.

They are made without ABCMeta's own __new__, so a class shares its base's memory of who is an instance of whom. Once
isinstance(x, Sight) was asked, isinstance(x, State) would be true as well; once isinstance(x, DiceState) was false,
isinstance(x, State) would be false as well. Here each gets a memory of its own.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def separate(base: Any) -> None:
    """Give a class and all classes below it a memory of their own, where they have none."""
    if "_abc_impl" not in vars(base):
        import_module("_abc")._abc_init(base)
    for below in base.__subclasses__():
        separate(below)
