"""The balance of the deck, shown with the project's own bots (A6.5).

    python -m rubicon.games.augustus.balance                        300 games of four `medium:8`: every criterion
    python -m rubicon.games.augustus.balance --bot greedy --games 4000
    python -m rubicon.games.augustus.balance --figure x.svg         the same games drawn
    python -m rubicon.games.augustus.balance --data my.toml         of a deck of one's own

The exit code says whether all criteria are met. The same seeds give the same games.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from rubicon.games.augustus.balance.deck import table
from rubicon.games.augustus.balance.games import Sample, ends, sample
from rubicon.games.augustus.balance.report import figure, report
from rubicon.games.augustus.rules.box import load


def gather(tasks: list[tuple[Any, ...]], jobs: int) -> Iterator[Sample]:
    """The games of all tasks."""
    if jobs == 1:
        yield from map(sample, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(sample, tasks)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="medium:8", help="who plays; medium:8 is medium with 8 iterations a decision")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game")
    parser.add_argument("--data", type=Path, help="a deck of your own instead of data.toml")
    parser.add_argument("--table", action="store_true", help="every mission in a table, with how often it is finished")
    parser.add_argument("--figure", type=Path, help="draw the games into this file")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    custom = None if asked.data is None else tomllib.loads(asked.data.read_text(encoding="utf-8"))
    box = load(custom)
    last = asked.seed + asked.games
    tasks = [(custom, asked.bot, asked.seats, n, min(last, n + 10)) for n in range(asked.seed, last, 10)]
    total = Sample()
    for found in gather(tasks, asked.jobs):
        total.add(found)
        print(f"\r{len(total.draws)} games", end="", file=sys.stderr, flush=True)
    print("\r             \r", end="", file=sys.stderr)
    text, met = report(total, box, asked.bot)
    print(text)
    if asked.table:
        print("\n" + table(box, ends(total)))
    if asked.figure:
        asked.figure.write_text(figure(total, box), encoding="utf-8")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
