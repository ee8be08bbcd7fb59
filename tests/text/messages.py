"""Reads the Fluent files and the sources, to compare what is said with what there are words for."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rubicon
from tests.fixture_game import __file__ as fixture_file

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(str(rubicon.__file__)).parent  # where the tests' rubicon is: the wheel's, or src/
PLAIN_SOURCES = ROOT / "src" / "rubicon"  # always the sources: compiled modules cannot be read
FIXTURE = Path(str(fixture_file)).parent
WEB = ROOT / "web" / "src"


@dataclass
class Words:
    """One message: what it needs and how it chooses."""

    key: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[tuple[str, list[str], str, bool]] = field(default_factory=list)
    """Of every choice: the variable it chooses by, its variants, the default, and whether the number is shown."""


class _Reader(Visitor):
    def __init__(self, words: Words) -> None:
        self.words = words

    def visit_VariableReference(self, node: Any) -> None:
        self.words.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.words.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        names = [str(getattr(v.key, "name", None) or getattr(v.key, "value", "")) for v in node.variants]
        default = next(n for n, v in zip(names, node.variants, strict=True) if v.default)
        by = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        inner = Words("")
        for variant in node.variants:
            _Reader(inner).visit(variant.value)
        self.words.selectors.append((by, names, default, by in inner.variables))
        self.generic_visit(node)


@dataclass
class File:
    """One Fluent file."""

    path: Path
    messages: dict[str, Words]
    junk: list[str]
    doubles: list[str]


@cache
def read(path: Path) -> File:
    """All messages of a file."""
    found: dict[str, Words] = {}
    junk: list[str] = []
    doubles: list[str] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            junk.append(f"{path.name}: {str(entry.content).strip()[:80]}")
        elif isinstance(entry, ftl.Message | ftl.Term):
            words = Words(entry.id.name)
            _Reader(words).visit(entry)
            if words.key in found:
                doubles.append(words.key)
            found[words.key] = words
    return File(path, found, junk, doubles)


def pairs() -> dict[str, tuple[Path, Path]]:
    """Every English file with its Polish one: the shared ones by name, the games' by game."""
    found: dict[str, tuple[Path, Path]] = {}
    for path in sorted((SOURCES / "text").glob("*.ftl")):
        name = path.name.split(".")[0]
        found[name] = (path.with_name(f"{name}.en.ftl"), path.with_name(f"{name}.pl.ftl"))
    for folder in [*sorted((SOURCES / "games").glob("*/text")), FIXTURE / "text"]:
        found[folder.parent.name] = (folder / "en.ftl", folder / "pl.ftl")
    return found


@dataclass
class Call:
    """`Message("key", {...})` or `speaker.key("key", a=...)` in a source: the keys it may say, and its arguments."""

    where: str
    keys: list[str]
    arguments: set[str] | None  # None where they cannot be read off


class _Sources(ast.NodeVisitor):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.texts: set[str] = set()
        self.heads: set[str] = set()
        self.calls: list[Call] = []

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.texts.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0] if node.values else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str) and len(node.values) > 1:
            self.heads.add(first.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
        if name in ("Message", "key") and node.args:
            keys = _literals(node.args[0])
            arguments: set[str] | None = {k.arg for k in node.keywords if k.arg}
            if any(k.arg is None for k in node.keywords):
                arguments = None
            if name == "Message" and len(node.args) > 1:
                given = node.args[1]
                arguments = None
                if isinstance(given, ast.Dict) and all(isinstance(k, ast.Constant) for k in given.keys):
                    arguments = {str(k.value) for k in given.keys if isinstance(k, ast.Constant)}
            if keys:
                self.calls.append(Call(f"{self.path.name}:{node.lineno}", keys, arguments))
        self.generic_visit(node)


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return []


@dataclass
class Spoken:
    """What the sources say."""

    texts: set[str]
    """Every text in them: a key that is written out somewhere is among these."""
    heads: set[str]
    """Beginnings of keys that are put together: `event-` of `f"event-{kind}"`."""
    calls: list[Call]


@cache
def spoken(folders: tuple[Path, ...], web: bool = False) -> Spoken:
    """Everything that the Python files in the folders say; with `web` the browser's too."""
    result = Spoken(set(), set(), [])
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            reader = _Sources(path)
            reader.visit(ast.parse(path.read_text("utf-8")))
            result.texts |= reader.texts
            result.heads |= {head for head in reader.heads if re.fullmatch(r"[a-z][a-z0-9_-]*-", head)}
            result.calls += reader.calls
    if web and WEB.is_dir():
        for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
            source = path.read_text("utf-8")
            result.texts |= set(re.findall(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]", source))
            result.heads |= set(re.findall(r"`([a-z][a-z0-9_-]*-)\$\{", source))
            result.heads |= set(re.findall(r"[\"']([a-z][a-z0-9_-]*-)[\"']", source))
    return result
