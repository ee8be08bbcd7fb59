"""Put results of `rubicon league` into the ladder that comes with the package, by which bots are rated.

    python -m tools.ladder build/league/caesar/league.json build/league/augustus/league.json …

Each file replaces what the ladder had of its game, and leaves the other games alone. docs/ladder.md is written anew
from the ladder; without any file that is all that is done.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rubicon.lab import ladder
from rubicon.text import Speaker

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "rubicon" / "lab" / ladder.FILE
PAGE = ROOT / "docs" / "ladder.md"

HEAD = """# The ladder

How strong the bots are, as `rubicon league` found it: every level against every other, every deal once from each seat
with the same chance. This page is written by `python -m tools.ladder` from
[ladder.json](../src/rubicon/lab/ladder.json); what the points mean is in [ratings.md](ratings.md), how the bots play in
[bots.md](bots.md).

Points are Elo, with `medium` at 1500, and ± is the 95% interval. A level with a number was played with so many
iterations a decision, so that the same command gives the same games on every machine; at a table `strong` and `master`
think longer. Each share is what the bot of the row won against the bot of the column. “As …” is what it won with that
side against all others.
"""


def percent(share: float) -> str:
    return f"{share * 100:.1f}%"


def section(game: str, told: dict[str, Any]) -> list[str]:
    """A game's part of the page."""
    words = Speaker("en", game)
    bots = sorted(told["bots"], key=lambda bot: -told["bots"][bot]["points"])
    won = {}
    for pairing in told["pairings"]:
        won[pairing["first"], pairing["second"]] = pairing["share"][0]
        won[pairing["second"], pairing["first"]] = 1 - pairing["share"][0]
    seats = len(told["seat_shares"][bots[0]])
    sides = [(seat, side) for seat in range(seats) if (side := words.side(seat, seats))]
    heads = ["", "points", *[f"`{bot}`" for bot in bots], *[f"as {side}" for _, side in sides]]
    lines = [f"## {game}", "", "| " + " | ".join(heads) + " |", "| --- " * len(heads) + "|"]
    for bot in bots:
        own = told["bots"][bot]
        shares = ["" if bot == rival else percent(won[bot, rival]) for rival in bots]
        by_side = [percent(told["seat_shares"][bot][seat]) for seat, _ in sides]
        points = f"{own['points']} ± {round(1.96 * own['error'])}"
        lines.append("| " + " | ".join([f"`{own['played']}`", points, *shares, *by_side]) + " |")
    each = told["pairings"][0]["games"]
    lines += ["", f"{each} games a pair, {told['games']:,} in all, {seats} seats.", ""]
    return [*lines, "```text", told["command"], "```", ""]


def page(known: dict[str, Any]) -> str:
    """The whole page."""
    parts = [line for game, told in known.items() for line in section(game, told)]
    return "\n".join([HEAD, *parts]).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("leagues", nargs="*", type=Path, metavar="league.json")
    known = json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    for path in parser.parse_args().leagues:
        league = json.loads(path.read_text("utf-8"))
        known[league["game"]] = ladder.entry_of(league)
        told = ", ".join(f"{bot} {its['points']}" for bot, its in known[league["game"]]["bots"].items())
        print(f"{league['game']}: {told}")
    known = dict(sorted(known.items()))
    TARGET.write_text(json.dumps(known, indent=2) + "\n", "utf-8")
    PAGE.write_text(page(known), "utf-8")


if __name__ == "__main__":
    main()
