"""A class of one's own that lacks a method, or misspells it: an error that names the method, compiled or not."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from rubicon.core import Bot, Fortuna, Game, Rng, Sight, State
from tests.fixture_game import GAME

SOURCES = Path(__file__).parents[2] / "src" / "rubicon" / "core"
SETUP = GAME.setup({}, 2)
MADE: dict[str, tuple[type, tuple[Any, ...], dict[str, Any]]] = {
    "Bot": (Bot, (Rng(1),), {}),
    "Fortuna": (Fortuna, (), {}),
    "Game": (Game, ("wrong", 1), {"kinds": (), "reasons": ()}),
    "State": (State, (SETUP,), {}),
    "Sight": (Sight, (SETUP.start(), 0), {}),
}
"""How an object of each base class is made."""


def abstract_methods() -> list[tuple[str, str, int]]:
    """Class, method and how many arguments it takes, of all that the core leaves to others."""
    found = []
    for file in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            for method in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(method, ast.FunctionDef) and any(
                    isinstance(mark, ast.Name) and mark.id == "abstractmethod" for mark in method.decorator_list
                ):
                    assert isinstance(node, ast.ClassDef)
                    found.append((node.name, method.name, len(method.args.args) - 1))
    return sorted(found)


METHODS = abstract_methods()


def test_every_base_class_is_tried() -> None:
    assert {base for base, _, _ in METHODS} == set(MADE)


@pytest.mark.parametrize(("base", "method", "count"), METHODS, ids=[f"{one[0]}.{one[1]}" for one in METHODS])
def test_a_missing_method_is_named(base: str, method: str, count: int) -> None:
    cls, given, named = MADE[base]
    body: dict[str, Any] = {name: lambda *_: None for of, name, _ in METHODS if of == base and name != method}
    wrong = type("Wrong", (cls,), body | {f"{method}s": lambda *_: None})
    with pytest.raises(TypeError, match=rf"\bWrong\b.*\b{method}\b"):
        getattr(wrong(*given, **named), method)(*ARGUMENTS[method][:count])


ARGUMENTS: dict[str, tuple[Any, ...]] = {method: (SETUP, 0) for _, method, _ in METHODS} | {
    "decide": (SETUP.start().sight(0),),
    "pick": (SETUP.start(),),
    "proof": (True,),
    "seats": ({},),
    "moves": (0,),
    "apply": (0, 0),
    "draw": (Rng(1),),
    "sight": (0,),
    "imagine": (Rng(1),),
    "describe": (0,),
}
