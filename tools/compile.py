"""Compile with mypyc the modules that pyproject.toml names under [tool.rubicon], without touching src/.

    python tools/compile.py [--answer FILE]

The answer is a JSON object: path inside the wheel -> compiled file. Compiled files stay in build/cache (or in
$RUBICON_CACHE), so that an unchanged tree compiles nothing, and a changed one only the packages that differ:

  - the hash of all sources leads straight to the former answer;
  - otherwise mypyc writes C for everything (seconds), and the hash of a group's C leads to its former binary, so
    that the C compiler (minutes) sees only what changed.

Each package is one group of mypyc, that is one shared library: compared with one library for everything, calls are
as fast, the libraries compile side by side, and a change in one game leaves the others alone.

mypyc leaves docstrings out, so they are put into its C: `help()` says of compiled code what it says of plain code.

RUBICON_OPT (0 to 3) is the C compiler's optimisation level. Exit code 3: no usable C compiler; 1: sources at fault.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import shutil
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3
KEEP_DAYS = 30


def modules(root: Path) -> list[Path]:
    """The modules to compile, relative to src/. Packages' own __init__ stay interpreted: they only gather names."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["rubicon"]
    found = {path for glob in settings["compiled"] for path in root.glob(glob)}
    found -= {path for glob in settings.get("interpreted", []) for path in root.glob(glob)}
    return sorted(path.relative_to(root / "src") for path in found if path.name != "__init__.py")


def groups(paths: Iterable[Path]) -> dict[str, list[str]]:
    """The modules by package; the package's name becomes the name of its library, beside the package.

    No two groups may import each other: `rules` and `sight` of a game do, so they are one, named after the game.
    """
    result: dict[str, list[str]] = {}
    for path in paths:
        package = path.parent.parent if path.parent.name in ("rules", "sight") else path.parent
        result.setdefault(".".join(package.parts), []).append(path.as_posix())
    return result


def digest(*parts: str | bytes) -> str:
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()[:32]


def toolchain() -> str:
    """Whatever else decides what a binary looks like."""
    versions = [importlib.metadata.version(name) for name in ("mypy", "setuptools")]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    python = [sys.version, str(sysconfig.get_config_var("SOABI")), platform.platform()]
    return "\n".join([*python, *versions, *flags, optimisation()])


def optimisation() -> str:
    level = os.environ.get("RUBICON_OPT", "3")
    if level not in ("0", "1", "2", "3"):
        raise SystemExit(f"RUBICON_OPT is {level!r}; it may be 0, 1, 2 or 3")
    return level


def tree_key(root: Path, paths: list[Path]) -> str:
    """Every source counts: compiled modules take types from interpreted ones."""
    sources = [
        part
        for path in sorted((root / "src").rglob("*.py"))
        for part in (path.relative_to(root).as_posix(), path.read_bytes())
    ]
    return digest(toolchain(), Path(__file__).read_bytes(), *map(str, paths), "", *sources)


def can_compile(folder: Path) -> bool:
    """Whether a C compiler builds an extension module here; nothing less tells (gcc may lack the C headers)."""
    from setuptools import Extension

    source = folder / "probe.c"
    source.write_text("#include <Python.h>\n#include <math.h>\nint rubicon_probe(void) { return PY_MAJOR_VERSION; }\n")
    try:
        build([Extension("probe", [str(source)])], folder / "probe", lambda extension, file: None, quiet=True)
    except Exception as error:
        print(f"rubicon: cannot compile C: {error}", file=sys.stderr)
        return False
    return True


def build(extensions: list[Any], folder: Path, made: Callable[[Any, Path], None], quiet: bool = False) -> None:
    """Run the C compiler; `made` gets each extension with its file as soon as it is there."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    def build_one(extension: Any) -> None:
        build_ext.build_extension(command, extension)
        made(extension, Path(command.get_ext_fullpath(extension.name)))

    command = build_ext(Distribution({"name": "rubicon", "ext_modules": extensions}))
    command.build_extension = build_one
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.parallel = min(len(extensions), os.cpu_count() or 1)
    command.ensure_finalized()
    with silent_descriptors() if quiet else contextlib.nullcontext():
        command.run()


@contextlib.contextmanager
def silent_descriptors() -> Iterator[None]:
    """Nothing from the C compiler either: for the probe, whose failure is told in one line of our own."""
    kept = [os.dup(1), os.dup(2)]
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        yield
    finally:
        for number, old in enumerate(kept, start=1):
            os.dup2(old, number)
            os.close(old)
        os.close(nothing)


def say(text: str) -> None:
    print(text, flush=True)


def extension_key(extension: Any) -> str:
    """The hash of all that the C compiler reads of ours: the sources and the headers they include."""
    files = sorted({*extension.sources, *extension.depends})
    # Headers of mypyc count by their names: checkouts that share a cache have them in different places.
    named = [(Path(file).name if Path(file).is_absolute() else file, Path(file)) for file in files]
    contents = [part for name, file in named for part in (name, file.read_bytes())]
    return digest(toolchain(), extension.name, *extension.extra_compile_args, "", *contents)


def compile_all(root: Path, cache: Path) -> dict[str, str]:
    """Path inside the wheel -> compiled file in the cache."""
    paths = modules(root)
    if not paths:
        return {}
    listing = cache / f"{tree_key(root, paths)}.json"
    if listing.exists():
        known: dict[str, str] = json.loads(listing.read_text())
        answer = {inside: str(cache / name) for inside, name in known.items()}
        if all(Path(file).exists() for file in answer.values()):
            for file in (listing, *map(Path, answer.values())):
                os.utime(file)
            return answer

    with tempfile.TemporaryDirectory(prefix="rubicon-compile-") as name:
        folder = Path(name)
        if not can_compile(folder):
            raise SystemExit(NO_COMPILER)
        # mypy and mypyc look around in the working directory: only our sources are there, so that neither stale
        # files nor the settings of the user's machine take part, and recorded paths are relative
        shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        with contextlib.chdir(folder / "src"):
            extensions = generate([path.as_posix() for path in paths], groups(paths))
            keys = {ext.name: f"{extension_key(ext)}{ext_suffix()}" for ext in extensions}
            missing = [ext for ext in extensions if not (cache / keys[ext.name]).exists()]
            # the largest first, so that no core waits at the end for a long one
            missing.sort(key=lambda ext: -sum(Path(file).stat().st_size for file in ext.sources))
            libraries = [ext.name for ext in missing if is_library(ext)]
            start = time.monotonic()

            def made(extension: Any, file: Path) -> None:
                store(file, cache / keys[extension.name])  # at once: a build that is stopped shall lose little
                if is_library(extension):
                    libraries.remove(extension.name)
                    name = extension.name.removesuffix("__mypyc")
                    say(f"rubicon: compiled {name} after {time.monotonic() - start:.0f} s, {len(libraries)} to go")

            if libraries:
                say(f"rubicon: compiling {len(libraries)} of {len(groups(paths))} packages (kept for the next build)")
            cache.mkdir(parents=True, exist_ok=True)
            if missing:
                build(missing, folder / "out", made)
    known = {name.replace(".", "/") + ext_suffix(): key for name, key in keys.items()}
    draft = listing.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(known, indent=1))
    draft.replace(listing)
    forget_old(cache)
    return {inside: str(cache / name) for inside, name in known.items()}


def generate(paths: list[str], by_package: dict[str, list[str]]) -> list[Any]:
    """Let mypyc check the modules and write their C; a type error ends the program here."""
    from mypyc.build import mypycify

    options = ["--config-file=", "--cache-dir=../mypy", "--ignore-missing-imports", "--no-site-packages"]
    extensions: list[Any] = mypycify(
        [*options, *paths],
        opt_level=optimisation(),
        debug_level="0",
        separate=[(files, package) for package, files in by_package.items()],
        target_dir="../c",
    )
    for extension in extensions:
        extension.depends = extension.depends or []
        if os.name == "posix":
            # a compiler newer than mypyc may warn about generated code, which is no reason to fail
            # and a product that is added unrounded, where a processor can, would differ from what Python says
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", "-ffp-contract=off"]
        if sys.platform == "linux":
            extension.extra_link_args = ["-s"]
        if is_library(extension):
            docs = docstrings(by_package[extension.name.removesuffix("__mypyc")])
            for file in map(Path, extension.sources):
                file.write_text(with_docstrings(file.read_text("utf-8"), docs), "utf-8")
    return extensions


def docstrings(paths: Iterable[str]) -> dict[str, str]:
    """The docstrings of modules, classes, functions and methods, by every name that mypyc may give them in C.

    A module is called by the end of its name, as much of it as is needed: `game`, `core___game`.
    """
    found: dict[str, set[str]] = {}
    for path in paths:
        tree = ast.parse(Path(path).read_text("utf-8"))
        parts = Path(path).with_suffix("").parts
        own = {".".join(parts): ast.get_docstring(tree)}
        for node, inside in documented(tree):
            for first in range(len(parts)):
                own["___".join([*parts[first:], *inside])] = ast.get_docstring(node)
        for name, text in own.items():
            found.setdefault(name, set()).add(text or "")
    return {name: text for name, texts in found.items() if len(texts) == 1 for text in texts if text}


def documented(tree: ast.Module) -> Iterator[tuple[ast.ClassDef | ast.FunctionDef, list[str]]]:
    """Classes, functions and methods, each with its name within the module."""
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield node, [node.name]
        if isinstance(node, ast.ClassDef):
            yield from ((inner, [node.name, inner.name]) for inner in node.body if isinstance(inner, ast.FunctionDef))


LITERAL = r'(NULL|"(?:[^"\\]|\\.)*")'
DOCUMENTED = [
    # functions and methods, classes, modules; what is before the docstring, the name, the docstring
    re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[\w |]+, PyDoc_STR\(){LITERAL}"),
    re.compile(rf"(\bCPyType_(\w+)_template_ = \{{[^;]*?\.tp_doc = PyDoc_STR\(){LITERAL}"),
    re.compile(rf'(PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+){LITERAL}'),
]


def with_docstrings(c: str, docs: dict[str, str]) -> str:
    """The C of mypyc, with these docstrings behind the signatures that it writes there by itself."""
    from mypyc.codegen.cstring import encode_bytes_as_c_string

    def add(found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        text = docs.get(name)
        if text is None:
            return found[0]
        start = "" if signature == "NULL" else signature[1:-1]
        return f'{before}"{start}{encode_bytes_as_c_string(text.encode())}"'

    for pattern in DOCUMENTED:
        c = pattern.sub(add, c)
    return c


def is_library(extension: Any) -> bool:
    """Whether it holds the code of a package; the others are a few lines that lead to it, one a module."""
    return bool(extension.name.endswith("__mypyc"))


def ext_suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def store(file: Path, target: Path) -> None:
    """Copy so that a reader never meets half a file."""
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.copyfile(file, draft)
    draft.replace(target)


def forget_old(cache: Path) -> None:
    limit = time.time() - KEEP_DAYS * 24 * 3600
    for file in cache.iterdir():
        if file.is_file() and file.stat().st_mtime < limit:
            file.unlink(missing_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answer", type=Path, help="write the answer to this file instead of the standard output")
    arguments = parser.parse_args()
    cache = Path(os.environ.get("RUBICON_CACHE") or ROOT / "build" / "cache").resolve()
    answer = json.dumps(compile_all(ROOT, cache), indent=1)
    if arguments.answer:
        arguments.answer.write_text(answer)
    else:
        print(answer)


if __name__ == "__main__":
    main()
