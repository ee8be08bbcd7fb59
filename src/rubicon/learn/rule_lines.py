"""The lines of a game's rules by name, so that a refusal can lead to its rule.

In `text/rules.<language>.md` a comment names the line in which it stands: `<!-- pinned -->`. A refusal of the rules
says in its attribute `rule` by which line it is: the same names in every language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from rubicon.core.errors import RubiconError
from rubicon.core.game import Game
from rubicon.games import find
from rubicon.text import Speaker, game_folder

_NAME = re.compile(r"\s*<!--\s*([a-z0-9-]+)\s*-->")
_FIGURE = re.compile(r"^!\[[^\]]*\]\(figure:[a-z0-9-]+\)\n\n?", re.MULTILINE)
_MARKS = re.compile(r"[*`]")
_BEGINNING = re.compile(r"^(- |\d+\. |> )")


@dataclass(frozen=True)
class RuleLine:
    """One line of the rules, as plain text, and the heading above it."""

    section: str
    text: str


def rules_text(game: Game, language: str) -> str:
    """The rules as they are read, without the names of lines and without pictures; empty, if the game has none."""
    return _FIGURE.sub("", _NAME.sub("", _source(game, language)))


@cache
def rule_lines(game: Game, language: str) -> dict[str, RuleLine]:
    """The lines that have a name."""
    found: dict[str, RuleLine] = {}
    section = ""
    for line in _source(game, language).splitlines():
        if line.startswith("#"):
            section = _NAME.sub("", line).lstrip("# ")
        name = _NAME.search(line)
        if name is not None:
            found[name[1]] = RuleLine(section, _plain(_NAME.sub("", line)))
    return found


def rule_of(error: RubiconError, language: str) -> RuleLine | None:
    """The rule by which something was refused, if it was one of a game's rules."""
    if error.game is None:
        return None
    name = Speaker(language, error.game).attribute(error.message.key, "rule")
    return rule_lines(find(error.game), language).get(name)


def _source(game: Game, language: str) -> str:
    path = game_folder(type(game).__module__) / "text" / f"rules.{language}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _plain(line: str) -> str:
    cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else [line]
    return _MARKS.sub("", ": ".join(_BEGINNING.sub("", cell) for cell in cells)).strip()
