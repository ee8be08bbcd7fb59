"""Show how much of each rules file the tests cover, and fail where too few of its branches are covered.

    python tools/coverage_gate.py REPORT      (a report by "coverage json")

Which files, and the least share, is said in pyproject.toml under [tool.rubicon.coverage].
"""

from __future__ import annotations

import json
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def share(summary: dict[str, Any]) -> float:
    """Per cent of branches; a file without any counts by its lines."""
    if summary["num_branches"]:
        return float(100 * summary["covered_branches"] / summary["num_branches"])
    return line_share(summary)


def line_share(summary: dict[str, Any]) -> float:
    return float(100 * summary["covered_lines"] / summary["num_statements"]) if summary["num_statements"] else 100.0


def matches(name: str, globs: list[str]) -> bool:
    """Whether one of the globs is meant."""
    return any(fnmatch(name, glob) for glob in globs)


def short(report: dict[str, Any], globs: list[str], apart: list[str], least: float) -> list[str]:
    """Print the table. Returns the gated files that fall short."""
    result = []
    print(f"{'branches':>8} {'lines':>8}")
    for name, file in sorted(report["files"].items()):
        summary = file["summary"]
        gated = matches(name, globs) and not matches(name, apart)
        bad = gated and share(summary) < least
        print(f"{share(summary):7.1f}% {line_share(summary):7.1f}%  {name}{f'  (at least {least}%)' if gated else ''}")
        if bad:
            result.append(name)
            missed = [f"{start}->{end if end > 0 else 'exit'}" for start, end in file["missing_branches"]]
            print(f"{'':19}MISSED {', '.join(missed)}")
    return result


def main() -> int:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["rubicon"]["coverage"]
    report = json.loads(Path(sys.argv[1]).read_text())
    failing = short(report, settings["files"], settings["apart"], settings["least"])
    print(f"{len(failing)} rules files fall short of {settings['least']}% of branches" if failing else "covered")
    return 1 if failing else 0


if __name__ == "__main__":
    sys.exit(main())
