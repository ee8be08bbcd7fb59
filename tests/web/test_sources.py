"""The app by itself: its types, its unit tests, and what it weighs."""

from __future__ import annotations

import gzip
import json
import re

from tests.web import make_change_vectors, make_vectors
from tools import build_web

SHELL_KB = 120
FONT_KB = 30


def test_types_and_unit_tests_of_the_app() -> None:
    build_web.build(check=True)


def test_the_vectors_of_the_unit_tests_are_those_of_the_rules() -> None:
    for made in (make_vectors, make_change_vectors):
        assert json.loads(made.OUT.read_text("utf-8")) == json.loads(json.dumps(made.vectors()))


def test_the_shell_is_light() -> None:
    """The code that the home page loads, as it travels; typefaces come after it, each on its own."""
    folder = build_web.build()
    page = (folder / "index.html").read_text("utf-8")
    names = ["index.html", *re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)]
    assert len(names) >= 3, names
    size = sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in names)
    assert size < SHELL_KB * 1000, f"{size} bytes"
    fonts = sorted(folder.glob("assets/*.woff2"))
    assert fonts
    for font in fonts:
        assert font.stat().st_size < FONT_KB * 1000, font.name


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (build_web.WEB / "package-lock.json").read_text("utf-8")
