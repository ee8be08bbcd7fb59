"""docs/add-a-game.md quotes the fixture game as it is."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
QUOTES = re.findall(r"^```py\n# (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "quote"), QUOTES, ids=[f"{i}-{file}" for i, (file, _) in enumerate(QUOTES)])
def test_quotes_are_true(file: str, quote: str) -> None:
    """Word for word, in this order; `# ...` stands for what is left out."""
    source = (ROOT / file).read_text("utf-8")
    at = 0
    for part in quote.split("# ...\n"):
        found = source.find(part.rstrip("\n"), at)
        assert found >= 0, f"{file} does not say, or not here:\n{part}"
        at = found + len(part.rstrip("\n"))


def test_everything_is_quoted_with_its_file() -> None:
    assert len(QUOTES) == PAGE.count("```py\n") >= 5


def test_quoted_words_are_true() -> None:
    polish = (ROOT / "tests" / "fixture_game" / "text" / "pl.ftl").read_text("utf-8")
    for block in re.findall(r"^```ftl\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            assert f"{line}\n" in polish


def test_commands_exist() -> None:
    for module in re.findall(r"python -m (tests\.\w+)", PAGE):
        assert find_spec(f"{module}.__main__") is not None
