"""The API reference: every public name says what it is, in words that people search for, and guides are linked."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from types import ModuleType

import pytest

import rubicon
from tools import docs

PUBLIC = ["rubicon.core", "rubicon.bots", "rubicon.envs", "rubicon.games"]
WORDS = ["policy", "evaluator", "observation", "information state", "chance node", "determinization", "action mask"]


def own(module: ModuleType) -> dict[str, object]:
    """The public names of a module: those in `__all__`, else the functions and classes that it defines."""
    if hasattr(module, "__all__"):
        return {name: getattr(module, name) for name in module.__all__}
    return {
        name: thing
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__ and callable(thing)
    }


def silent(module: ModuleType) -> list[str]:
    """Its functions, classes and their methods without a docstring."""
    found: list[str] = []
    for name, thing in own(module).items():
        if inspect.isclass(thing):
            methods = {f"{name}.{key}": value for key, value in vars(thing).items() if not key.startswith("_")}
            found += [key for key, value in methods.items() if inspect.isroutine(value) and not inspect.getdoc(value)]
        if (inspect.isclass(thing) or inspect.isroutine(thing)) and not (inspect.getdoc(thing) or "").strip():
            found.append(name)
    return [f"{module.__name__}.{name}" for name in found]


@pytest.mark.skipif(rubicon.COMPILED, reason="make docs reads plain sources; tests/core/test_help.py looks at compiled")
@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    assert own(module)
    assert silent(module) == []


def test_every_public_name_of_the_laboratory_has_a_docstring() -> None:
    lab = importlib.import_module("rubicon.lab")
    names = [found.name for found in pkgutil.iter_modules(lab.__path__, "rubicon.lab.")]
    assert [fault for name in names for fault in silent(importlib.import_module(name))] == []


def test_the_words_of_the_field_lead_to_ours() -> None:
    told = inspect.getdoc(rubicon) or ""
    assert [word for word in WORDS if word not in told] == []
    for name in re.findall(r"`(rubicon[\w.]*)`", told):
        module, _, thing = name.rpartition(".")
        assert importlib.util.find_spec(name) if name.islower() else hasattr(importlib.import_module(module), thing), (
            name
        )


def test_the_reference_has_all_modules_but_those_of_command_and_server() -> None:
    """As pdoc takes what it is told: what a package's `__all__` does not name has to be asked for."""
    asked = docs.modules()
    left_out = [re.compile(one[1:]) for one in asked if one.startswith("!")]
    told: set[str] = set()

    def walk(name: str) -> None:
        told.add(name)
        module = importlib.import_module(name)
        for one in pkgutil.iter_modules(getattr(module, "__path__", []), f"{name}."):
            front = getattr(module, "__all__", None)
            if (front is None or one.name.rpartition(".")[2] in front) and not skipped(one.name):
                walk(one.name)

    def skipped(name: str) -> bool:
        return any(pattern.match(name) for pattern in left_out)

    for name in asked:
        if name.startswith("rubicon") and not skipped(name):
            walk(name)
    for name in (
        "client",
        "core.mind",
        "core.record",
        "bots.search",
        "envs.open_spiel",
        "envs.single_agent",
        "lab.arena",
    ):
        assert f"rubicon.{name}" in told
    assert not [name for name in told if name.startswith(("rubicon.server", "rubicon.cli.")) or name == "rubicon.cli"]


def test_links_between_guides_lead_to_their_pages() -> None:
    names = {f"{docs.module_name(page)}.html" for page in docs.pages()}
    assert "rules_julius_caesar.html" in names
    linked = 0
    for page in docs.pages():
        for target in re.findall(r"\]\(([^)#\s]+)", docs.as_docstring(page)):
            if "://" in target or target == "../index.html":
                continue
            assert target in names or (docs.GUIDES / target).is_file(), (page.name, target)
            linked += target in names
    assert linked > 5
