"""Put results of `rubicon league` into the ladder that comes with the package, by which bots are rated.

    python -m tools.ladder build/league/caesar/league.json build/league/augustus/league.json …

Each file replaces what the ladder had of its game, and leaves the other games alone.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rubicon.lab import ladder

TARGET = Path(__file__).resolve().parent.parent / "src" / "rubicon" / "lab" / ladder.FILE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("leagues", nargs="+", type=Path, metavar="league.json")
    known = json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    for path in parser.parse_args().leagues:
        league = json.loads(path.read_text("utf-8"))
        known[league["game"]] = ladder.entry_of(league)
        told = ", ".join(f"{bot} {its['points']}" for bot, its in known[league["game"]]["bots"].items())
        print(f"{league['game']}: {told}")
    TARGET.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
