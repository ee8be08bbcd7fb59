"""Computes the dice game for three by backward induction (`games/caesar_dice/bot/three_seats_solver.py`).

    python benchmarks/dice_three_seats.py [--out src/rubicon/games/caesar_dice/bot/three_seats.bin]

Compiled it takes about a minute and a half of CPU time. It says whether the shares that are shipped are the same.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rubicon.games.caesar_dice.bot import three_seats, three_seats_solver
from rubicon.games.caesar_dice.bot.ends import NO_CONSUL


def main() -> None:
    """Compute, compare, and perhaps write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    found = three_seats_solver.solve()
    each = three_seats.COINS // three_seats.SEATS
    shares = [found.share(1, NO_CONSUL, 1, [each] * three_seats.SEATS, place) for place in range(three_seats.SEATS)]
    print("From the first to throw on:", ", ".join(f"{share:.2%}" for share in shares))
    data = three_seats_solver.write(found)
    if args.out is not None:
        args.out.write_bytes(data)
    print("as shipped" if three_seats.Shipped(data).same(three_seats.shipped()) else "not as shipped")


if __name__ == "__main__":
    main()
