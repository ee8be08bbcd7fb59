"""The API reference and the guides as pages with a search: `make docs` writes them into build/docs.

    python -m tools.docs [--out DIR]

pdoc reads the docstrings of the sources. The guides, docs/*.md, become modules of a package `guides` that has nothing
but docstrings: so they are in the same menu and found by the same search.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
import warnings
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

ROOT = Path(__file__).resolve().parent.parent
GUIDES = ROOT / "docs"
OUT = ROOT / "build" / "docs"
APART = ["rubicon.cli", "rubicon.server", "rubicon.games.augustus.balance"]
"""What is not documented: the server speaks to programs by docs/wire.md, the command by its help."""
BEHIND = ["rubicon.core", "rubicon.bots", "rubicon.envs"]
"""Packages that name in `__all__` what they bring to the front. pdoc would leave out all other modules of theirs."""
LINK = re.compile(r"\]\(([^)#\s]*)(#[^)\s]*)?\)")


def modules() -> list[str]:
    """What is documented, as pdoc wants it said: modules with all that is in them, and patterns of those left out."""
    named = ["rubicon"]
    for package in BEHIND:
        found = find_spec(package)
        assert found is not None
        named += [f"{package}.{one.name}" for one in iter_modules(found.submodule_search_locations)]
    return [*named, *[rf"!{re.escape(name)}(\.|$)" for name in APART], "guides"]


def module_name(page: Path) -> str:
    """The module of a guide: `write-a-bot.md` is `write_a_bot`, `rules/caesar.md` is `rules_caesar`."""
    return "_".join(page.relative_to(GUIDES).with_suffix("").parts).replace("-", "_")


def pages() -> list[Path]:
    """The guides."""
    return sorted(GUIDES.rglob("*.md"))


def as_docstring(page: Path) -> str:
    """The text of a guide, where links to other guides lead to their pages; what lies elsewhere is only named."""

    def link(found: re.Match[str]) -> str:
        target, anchor = found[1], found[2] or ""
        if not target or "://" in target:
            return found[0]
        file = (page.parent / target).resolve()
        if file.suffix == ".md" and GUIDES in file.parents:
            return f"]({module_name(file)}.html{anchor})"
        if file.is_file() and GUIDES in file.parents:
            return f"]({file.relative_to(GUIDES).as_posix()})"
        return "](../index.html)"

    return LINK.sub(link, page.read_text("utf-8"))


def write_guides(folder: Path) -> None:
    """The package `guides` in that folder."""
    package = folder / "guides"
    package.mkdir()
    listed = "\n".join(f"- `guides.{module_name(page)}`" for page in pages())
    (package / "__init__.py").write_text(f'"""The guides, beside the reference.\n\n{listed}\n"""\n', "utf-8")
    for page in pages():
        text = as_docstring(page)
        (package / f"{module_name(page)}.py").write_text(f"__doc__ = {text!r}\n", "utf-8")


def build(out: Path) -> None:
    """All pages, anew."""
    import pdoc
    import pdoc.render

    # Names of types that a class of the same module has: pdoc shows them as they are written.
    warnings.filterwarnings("ignore", "Error parsing type annotation")
    pdoc.render.configure(docformat="markdown", show_source=False, search=True, footer_text="Rubicon")
    with tempfile.TemporaryDirectory(prefix="rubicon-docs-") as folder:
        write_guides(Path(folder))
        sys.path.insert(0, folder)
        shutil.rmtree(out, ignore_errors=True)
        pdoc.pdoc(*modules(), output_directory=out)
    for kind in ("images", "figures"):
        shutil.copytree(GUIDES / kind, out / "guides" / kind)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for the pages; it is made anew")
    out = parser.parse_args().out
    build(out)
    print(f"rubicon: {out / 'index.html'}")


if __name__ == "__main__":
    main()
