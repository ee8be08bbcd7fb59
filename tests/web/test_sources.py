"""The app by itself: its types, its unit tests, and what it weighs."""

from __future__ import annotations

import gzip
import json
import re

from tests.web.make_vectors import OUT, vectors
from tools import build_web

SHELL_KB = 120


def test_types_and_unit_tests_of_the_app() -> None:
    build_web.build(check=True)


def test_the_vectors_of_the_unit_tests_are_those_of_the_rules() -> None:
    assert json.loads(OUT.read_text("utf-8")) == vectors()


def test_the_shell_is_light() -> None:
    """Everything that the home page loads, fonts included, as it travels."""
    folder = build_web.build()
    page = (folder / "index.html").read_text("utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    names += [str(path.relative_to(folder)) for path in folder.glob("assets/*.woff2")]
    assert len(names) >= 5, names
    size = sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in names)
    assert size < SHELL_KB * 1000, f"{size} bytes"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (build_web.WEB / "package-lock.json").read_text("utf-8")
