"""Change rules at random, one small change at a time, and see whether the tests notice.

    python tools/mutants.py [--only NAME] [--count N] [--seed N] [--jobs N] [--least SHARE] [--list]

pyproject.toml says under [tool.rubicon.mutants] which sources are changed and which tests must notice. A mutant is
killed when its tests fail or take far too long. The same seed picks the same mutants of the same sources. Survivors
are shown as diffs: each is a missing test, or changes nothing that matters; a line of the latter sort can be left
out for good with a comment "no mutant: why".

Running time: each mutant costs at most one run of its tests, mostly less, as the first failure ends it; with tests
of 3 seconds, 60 mutants of one game take about 2 minutes on 2 cores.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent

COMPARE: dict[type[ast.cmpop], tuple[str, list[str]]] = {
    ast.Lt: (r"<", ["<=", ">="]),
    ast.LtE: (r"<=", ["<", ">"]),
    ast.Gt: (r">", [">=", "<="]),
    ast.GtE: (r">=", [">", "<"]),
    ast.Eq: (r"==", ["!="]),
    ast.NotEq: (r"!=", ["=="]),
    ast.In: (r"in\b", ["not in"]),
    ast.NotIn: (r"not\s+in\b", ["in"]),
    ast.Is: (r"is\b", ["is not"]),
    ast.IsNot: (r"is\s+not\b", ["is"]),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}


@dataclass(frozen=True, order=True)
class Mutant:
    """Replace the bytes from start to end of a file."""

    path: str
    start: int
    end: int
    text: str
    kind: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        before, after = source.decode().splitlines(), self.apply(source).decode().splitlines()
        lines = list(difflib.unified_diff(before, after, self.path, self.path, n=1, lineterm=""))
        return "\n".join(lines[2:])


class Finder:
    """All mutants of one file. Positions come from the syntax tree, so that everything else stays as it is."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Mutant] = []
        lengths = [len(line) for line in source.splitlines(keepends=True)]
        self.offsets = [sum(lengths[:number]) for number in range(len(lengths) + 1)]
        self.left_out = {
            number for number, line in enumerate(source.decode().splitlines(), 1) if "# no mutant:" in line
        }
        for statement in ast.parse(source).body:
            self.statement(statement, inside=False)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offsets[node.lineno - 1] + node.col_offset, self.offsets[node.end_lineno - 1] + node.end_col_offset

    def add(self, node: ast.expr | ast.stmt, start: int, end: int, text: str, kind: str) -> None:
        if node.lineno in self.left_out:
            return
        mutant = Mutant(self.path, start, end, text, kind)
        try:
            ast.parse(mutant.apply(self.source))
        except SyntaxError:
            return
        self.found.append(mutant)

    def whole(self, node: ast.expr | ast.stmt, text: str, kind: str) -> None:
        self.add(node, *self.span(node), text, kind)

    def between(self, node: ast.expr, left: ast.expr, right: ast.expr, operator: str, texts: list[str]) -> None:
        """Replace the operator, which the tree gives no place for, in the text between its operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        match = re.search(operator.encode(), self.source[start:end])
        if match:
            for text in texts:
                self.add(node, start + match.start(), start + match.end(), text, "operator")

    def statement(self, node: ast.stmt, inside: bool) -> None:
        """inside: in a function. Outside, removing a statement breaks the import, which proves nothing."""
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass() | ast.Global() | ast.Nonlocal():
                return  # asserts state what holds anyway
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                for default in [*node.args.defaults, *node.args.kw_defaults]:
                    self.expression(default)
                for child in node.body:
                    self.statement(child, inside=True)
                return
            case ast.ClassDef():
                for child in node.body:
                    self.statement(child, inside=False)
                return
            case ast.If() if "TYPE_CHECKING" in ast.unparse(node.test) or "__name__" in ast.unparse(node.test):
                return
            case ast.Expr(value=ast.Constant()):
                return  # docstrings and the like
            case ast.Raise():
                if inside:
                    self.whole(node, "pass", "statement")
                return  # what an error says is not a rule
            case ast.Return(value=None):
                self.whole(node, "pass", "statement")
            case ast.Return(value=ast.Constant(value=None)):
                return
            case ast.Return():
                self.whole(node, "return None", "return")
            case ast.Break():
                self.whole(node, "continue", "statement")
            case ast.Continue():
                self.whole(node, "break", "statement")
            case ast.Assign(targets=[ast.Name(id=name)]) if name.startswith("__"):
                return  # __slots__, __all__
            case ast.Expr() | ast.Assign() | ast.Delete() | ast.AugAssign() if inside:
                self.whole(node, "pass", "statement")
            case ast.If() | ast.While():
                self.negate(node.test)
        if isinstance(node, ast.AugAssign):
            self.assignment(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "type_comment"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.stmt):
                    self.statement(child, inside)
                elif isinstance(child, ast.expr):
                    self.expression(child)
                elif isinstance(child, ast.ExceptHandler | ast.match_case):
                    for inner in child.body:
                        self.statement(inner, inside)
                elif isinstance(child, ast.withitem):
                    self.expression(child.context_expr)

    def assignment(self, node: ast.AugAssign) -> None:
        old, new = ARITHMETIC.get(type(node.op), ("", ""))
        start, end = self.span(node.target)[1], self.span(node.value)[0]
        at = self.source.find(f"{old}=".encode(), start, end) if old else -1
        if at >= 0:
            self.add(node, at, at + len(old) + 1, f"{new}=", "operator")

    def negate(self, test: ast.expr) -> None:
        start, end = self.span(test)
        self.add(test, start, end, f"not ({self.source[start:end].decode()})", "condition")

    def expression(self, node: ast.expr | None) -> None:
        match node:
            case None | ast.JoinedStr() | ast.Lambda(body=ast.Constant()):
                return  # f-strings are for people
            case ast.Call(func=ast.Name(id="cast" | "TypeVar" | "NewType")):
                return
            case ast.Compare():
                lefts = [node.left, *node.comparators]
                for left, operator, right in zip(lefts, node.ops, node.comparators, strict=False):
                    self.between(node, left, right, *COMPARE[type(operator)])
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                text = any(isinstance(side, ast.JoinedStr) or is_text(side) for side in (node.left, node.right))
                if not text:
                    old, new = ARITHMETIC[type(node.op)]
                    self.between(node, node.left, node.right, re.escape(old), [new])
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self.between(node, left, right, rf"\b{old}\b", [new])
            case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
                self.add(node, self.span(node)[0], self.span(node.operand)[0], "", "operator")
            case ast.IfExp():
                self.negate(node.test)
            case ast.Constant(value=bool(flag)):
                self.whole(node, str(not flag), "constant")
            case ast.Constant(value=int(number)):
                for other in (number + 1, number - 1):
                    self.whole(node, str(other) if other >= 0 else f"({other})", "constant")
            case ast.Constant(value=str(word)) if word:
                self.whole(node, repr(word + "?"), "constant")
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.expression(child)
            elif isinstance(child, ast.keyword):
                self.expression(child.value)
            elif isinstance(child, ast.comprehension):
                self.expression(child.iter)
                for test in child.ifs:
                    self.negate(test)
                    self.expression(test)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    return sorted(set(Finder(path, source).found))


def pick(all_of_them: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """Places first, then what happens there, so that a place with many possible changes weighs no more."""
    places: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in all_of_them:
        places.setdefault((mutant.path, mutant.start), []).append(mutant)
    rng = random.Random(seed)
    chosen = rng.sample(sorted(places), min(count, len(places)))
    return [rng.choice(places[place]) for place in chosen]


class Tests:
    """Runs tests on changed copies of the sources; as many copies as runs at the same time."""

    def __init__(self, root: Path, tests: str, jobs: int, folder: Path) -> None:
        self.root = root
        self.tests = tests.split()
        self.copies: Queue[Path] = Queue()
        self.folder = folder
        for number in range(jobs):
            copy = folder / str(number)
            shutil.copytree(root / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
            self.copies.put(copy)

    def run(self, copy: Path, timeout: float | None, fresh: bool = False) -> tuple[bool, str]:
        """Whether the tests pass, and what they printed. Bytecode is written only for the unchanged sources: a
        changed file of the same size and second would be mistaken for them."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(copy),
            "RUBICON_EXPECT": "plain",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
            # whatever else is installed for pytest takes longer to load than most mutants take to die
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            **({} if fresh else {"PYTHONDONTWRITEBYTECODE": "1"}),
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        process = subprocess.Popen(
            [*command, "-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0", *self.tests],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            printed, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return False, "too slow"
        return process.returncode == 0, printed

    def baseline(self) -> float:
        """Run the tests on every unchanged copy, which also warms the copies up; how long they take."""
        slowest = 0.0
        for copy in list(self.copies.queue):
            start = time.monotonic()
            passed, printed = self.run(copy, None, fresh=True)
            slowest = max(slowest, time.monotonic() - start)
            if not passed:
                raise SystemExit(f"{printed}\nthe tests fail without any mutant: {' '.join(self.tests)}")
        return slowest

    def survives(self, mutant: Mutant, timeout: float) -> bool:
        copy = self.copies.get()
        target = copy / Path(mutant.path).relative_to("src")
        original = target.read_bytes()
        try:
            for stale in (target.parent / "__pycache__").glob(f"{target.stem}.*.pyc"):
                stale.unlink()
            target.write_bytes(mutant.apply(original))
            return self.run(copy, timeout)[0]
        finally:
            target.write_bytes(original)
            self.copies.put(copy)


def examine(root: Path, name: str, source: str, tests: str, arguments: argparse.Namespace) -> float:
    """The share of killed mutants of one game's rules."""
    files = sorted(path.relative_to(root).as_posix() for glob in source.split() for path in root.glob(glob))
    if not files:
        raise SystemExit(f"{name}: no file matches {source}")
    contents = {file: (root / file).read_bytes() for file in files}
    everything = [mutant for file in files for mutant in mutants_of(file, contents[file])]
    chosen = pick(everything, arguments.count, f"{arguments.seed}:{name}")
    print(
        f"{name}: {len(chosen)} of {len(everything)} mutants of {', '.join(files)}, seed {arguments.seed}", flush=True
    )
    if arguments.list:
        for mutant in chosen:
            print(mutant.diff(contents[mutant.path]))
        return 1.0
    with tempfile.TemporaryDirectory(prefix="rubicon-mutants-") as folder:
        runner = Tests(root, tests, arguments.jobs, Path(folder))
        seconds = runner.baseline()
        timeout = 10 + 5 * seconds
        print(f"{name}: the tests take {seconds:.1f} s; a mutant has {timeout:.0f} s", flush=True)
        survivors = []
        with ThreadPoolExecutor(arguments.jobs) as pool:
            results = pool.map(lambda mutant: runner.survives(mutant, timeout), chosen)
            for number, (mutant, alive) in enumerate(zip(chosen, results, strict=True), 1):
                if alive:
                    survivors.append(mutant)
                progress(f"{name}: {number}/{len(chosen)} run, {len(survivors)} survived", number == len(chosen))
    for mutant in survivors:
        print(f"\nSURVIVED {mutant.kind}: {mutant.path}\n{mutant.diff(contents[mutant.path])}")
    killed = 1 - len(survivors) / len(chosen) if chosen else 1.0
    print(f"\n{name}: {len(chosen) - len(survivors)} of {len(chosen)} killed ({killed:.0%})\n", flush=True)
    return killed


def progress(text: str, last: bool) -> None:
    if sys.stdout.isatty():
        print(f"\r{text}", end="\n" if last else "", flush=True)
    elif last or re.search(r": \d*0/", text):
        print(text, flush=True)


def settings(root: Path) -> Iterator[tuple[str, str, str]]:
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["rubicon"]["mutants"]
    for name, entry in table.items():
        yield name, entry["source"], entry["tests"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", help="this name of pyproject.toml; all without it")
    parser.add_argument("--count", type=int, default=60, help="mutants of each name (60)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (1)")
    parser.add_argument("--jobs", type=int, default=2, help="runs at the same time (2)")
    parser.add_argument("--least", type=float, default=0.9, help="the share that must be killed (0.9)")
    parser.add_argument("--list", action="store_true", help="show the mutants without running anything")
    arguments = parser.parse_args()
    known = list(settings(ROOT))
    unknown = set(arguments.only or []) - {name for name, _, _ in known}
    if unknown or not known:
        names = ", ".join(name for name, _, _ in known) or "none"
        parser.error(
            f"no mutants are set up for {', '.join(sorted(unknown)) or 'any name'}; pyproject.toml has {names}"
        )
    wanted = [entry for entry in known if not arguments.only or entry[0] in arguments.only]
    shares = {name: examine(ROOT, name, source, tests, arguments) for name, source, tests in wanted}
    failing = [name for name, share in shares.items() if share < arguments.least]
    if failing:
        print(f"fewer than {arguments.least:.0%} of mutants killed: {', '.join(failing)}")
    return 1 if failing else 0


if __name__ == "__main__":
    sys.exit(main())
