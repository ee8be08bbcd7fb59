"""`help()` says of compiled code what it says of plain code: docstrings, and the names and defaults of arguments."""

from __future__ import annotations

import ast
import inspect
import pydoc
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rubicon
from rubicon.core import Bot, Game, State, preview
from rubicon.core.mind import Mind
from tools.compile import documented, modules

ROOT = Path(__file__).resolve().parents[2]
MODULES = [path.as_posix() for path in modules(ROOT)]


def names_of(arguments: ast.arguments) -> list[str]:
    """The arguments as they are written."""
    given = [*arguments.posonlyargs, *arguments.args, arguments.vararg, *arguments.kwonlyargs, arguments.kwarg]
    return [one.arg for one in given if one is not None]


@pytest.mark.parametrize("path", MODULES)
def test_docstrings_and_arguments_are_there(path: str) -> None:
    tree = ast.parse((ROOT / "src" / path).read_text("utf-8"))
    module = import_module(".".join(Path(path).with_suffix("").parts))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for node, names in documented(tree):
        marks = [mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)]
        if "property" in marks or "cache" in marks or names[-1].startswith("__"):  # Python itself documents __init__
            continue
        thing: Any = module
        for name in names:
            thing = inspect.getattr_static(thing, name) if inspect.isclass(thing) else getattr(thing, name)
        text = ast.get_docstring(node)
        if text is not None:
            assert inspect.getdoc(thing) == text, names
        if isinstance(node, ast.FunctionDef):
            assert list(inspect.signature(thing).parameters) == names_of(node.args), names


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        (
            Game,
            [
                "A game as a whole.",
                "setup(self",
                "options=None" if rubicon.COMPILED else "options: ",
                "Everything checked",
            ],
        ),
        (State, ["The truth about a match.", "play(self", "Make a move, checked", "apply(self"]),
        (Bot, ["A player that is a program:", "decide(self", "One of `sight.moves`."]),
        (Mind, ["Knows nothing, and so serves every game", "How promising each of the moves looks"]),
        (preview, ["preview(sight", "What would happen at once if this seat made that move"]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_help_says_something(thing: Any, says: list[str]) -> None:
    text = pydoc.plain(pydoc.render_doc(thing))
    for part in says:
        assert part in text
