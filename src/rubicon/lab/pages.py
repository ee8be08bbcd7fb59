"""The pages of the laboratory, and how its files are written.

A page needs nothing but itself: no script, no font, no other file. It has every
plot twice, for desks and for phones, and shows the one that fits. Without the
extra `plots` it has its words and tables, and no plots.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path

from rubicon.core.message import Message
from rubicon.lab.colours import DARK, FAINT, INK
from rubicon.lab.entrants import LabError


def has_plots() -> bool:
    """Whether plots can be drawn here."""
    return find_spec("matplotlib") is not None


def need_plots() -> None:
    """Say what to install if plots cannot be drawn: before the long work, not after it."""
    if not has_plots():
        raise LabError(Message("lab-plots"))


def page(title: str, language: str, body: Iterable[str]) -> str:
    """A page with this title, of these parts."""
    parts = "\n".join(body)
    light, dark = [
        "; ".join([f"--colour{number}: {colour}" for number, colour in enumerate(colours)])
        for colours in (DARK.keys(), DARK.values())
    ]
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
:root {{ {light} }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }}
body {{ color: {INK}; background: #f7f2ea }}
h2::first-letter {{ text-transform: uppercase }}
figure {{ margin: 1.5rem 0; background: #fff; border-radius: 8px; padding: .7rem }}
figcaption {{ font-weight: 600; line-height: 1.3; padding: .2rem .3rem .6rem }}
figcaption::first-letter {{ text-transform: uppercase }}
svg {{ width: 100%; height: auto; display: block }}
.scroll {{ overflow-x: auto }}
table {{ border-collapse: collapse; min-width: 60% }}
th, td {{ padding: .3rem 1.2rem .3rem 0; text-align: left; vertical-align: top }}
th {{ font-weight: 600 }}
tr + tr {{ border-top: 1px solid {FAINT} }}
.number, .whole {{ white-space: nowrap; font-variant-numeric: tabular-nums }}
.number {{ text-align: right }}
.narrow {{ display: none }}
@media (max-width: 42rem) {{
  body {{ margin: 1rem auto }}
  h1 {{ font-size: 1.6rem; line-height: 1.2 }}
  .wide {{ display: none }}
  .narrow {{ display: block }}
  .list table, .list tbody, .list tr {{ display: block }}
  .list tr {{ padding: .5rem 0 }}
  .list tr:has(th) {{ display: none }}
  .list tr:has(th) + tr {{ border: 0 }}
  .list td {{ display: grid; grid-template-columns: 7rem 1fr; padding: 0; text-align: left; white-space: normal }}
  .list td::before {{ content: attr(data-head); opacity: .75 }}
  .list .number, .list .whole {{ display: inline; margin-right: .9rem; white-space: nowrap }}
  .list .number::before {{ content: attr(data-head) " " }}
  .list .whole::before {{ content: none }}
}}
@media (prefers-color-scheme: dark) {{
  :root {{ {dark} }}
  body {{ background: #1d1917; color: #efe6da }}
  tr + tr {{ border-color: #51473f }}
  figure {{ background: #2a2421 }}
}}
</style>
<h1>{escape(title)}</h1>
{parts}
</html>
"""


def heading(words: str) -> str:
    """What the next part of a page is about."""
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    """Words on a page."""
    return f"<p>{escape(words)}</p>"


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Sequence[int] = (),
    *,
    whole: Sequence[int] = (),
    listed: bool = False,
) -> str:
    """Rows with a line of names above.

    Which columns are `numbers` stand on the right, those that are `whole` are not broken into lines. A `listed` table
    has more columns than a small screen has room for: there its cells are below each other.
    """

    def line(tag: str, cells: Sequence[str]) -> str:
        parts: list[str] = []
        for column, (head, cell) in enumerate(zip(heads, cells, strict=True)):
            kind = "number" if column in numbers else "whole" if column in whole else ""
            mark = f' class="{kind}"' if kind else ""
            mark += f' data-head="{escape(head)}"' if listed and tag == "td" else ""
            parts.append(f"<{tag}{mark}>{escape(cell)}</{tag}>")
        return "<tr>" + "".join(parts) + "</tr>"

    lines = [line("th", heads), *[line("td", row) for row in rows]]
    return f'<div class="{"list" if listed else "scroll"}"><table>' + "\n".join(lines) + "</table></div>"


# Files


def save(text: str | bytes, path: Path) -> None:
    """Write a file, and the folder around it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    except OSError as error:
        raise LabError(Message("lab-file", {"file": str(path), "why": error.strerror or str(error)})) from None
