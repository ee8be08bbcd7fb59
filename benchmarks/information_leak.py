"""How much a player's move in CAESAR! tells about what the player still holds, to who knows how the player decides.

    python -m benchmarks.information_leak [--iterations 100] [--games 45] [--every 3]

Two searches play. At every so many placements of a camp of two, the placed legion is held together with each legion
that the other one may be, and the search is asked how often it would have made that move. That gives a belief about the
other legion; what is told is how much likelier it makes the true one, in nats, on average. Nothing is told if it is 0,
everything if it is as much as was unknown.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import log, sqrt

from rubicon import bots, games
from rubicon.bots.search import Search
from rubicon.core.chance import Streamed
from rubicon.core.driver import settle
from rubicon.core.mind import Level
from rubicon.core.rng import stream
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import PLACING

POWERS = (0.25, 0.5, 1.0)
"""To which the shares of trials are raised: the search is not as sure as it looks."""


def told(before: CaesarState, seat: int, move: int, level: Level, seed: tuple[object, ...]) -> list[float] | None:
    """What was unknown about the other legion, and what is told by each power; None where nothing is left."""
    after = before.copy()
    after.apply(seat, move)
    gone = Counter(before.camps[seat]) - Counter(after.camps[seat])
    if len(gone) != 1:
        return None
    (placed,) = gone
    unseen = Counter(before.camps[seat] + before.bags[seat])
    unseen[placed] -= 1
    likely: dict[int, float] = {}
    for other in (legion for legion, count in unseen.items() if count):
        world = before.copy()
        world.camps[seat] = sorted([placed, other])
        world.bags[seat] = sorted((unseen - Counter([other])).elements())
        sight = world.sight(seat)
        shares = dict(Search(stream("q", *seed, other), level).policy(sight) or [])
        likely[other] = (shares.get(move, 0.0) * level.iterations + 1) / (level.iterations + len(sight.moves))
    (true,) = Counter(before.camps[seat]) - gone
    number = sum(unseen.values())
    found = [-log(unseen[true] / number)]
    for power in POWERS:
        mean = sum(unseen[other] * chance**power for other, chance in likely.items()) / number
        found.append(log(likely[true] ** power / mean))
    return found


def measure(level: Level, number: int, every: int) -> list[list[float]]:
    """What was told in so many games."""
    found: list[list[float]] = []
    placements = 0
    for deal in range(number):
        state = games.find("caesar").setup().start()
        assert isinstance(state, CaesarState)
        fortuna = Streamed("info", 2, deal)
        players = [Search(stream("info", deal, seat), level) for seat in range(2)]
        while acting := settle(state, fortuna):
            seat = acting[0]
            before = state.copy()
            move = players[seat].decide(state.sight(seat))
            state.play(seat, move)
            if before.table.phase != PLACING or len(before.camps[seat]) != 2:
                continue
            placements += 1
            if placements % every == 0:
                one = told(before, seat, move, level, (deal, placements))
                if one is not None:
                    found.append(one)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=45)
    parser.add_argument("--every", type=int, default=3, help="of so many placements one is looked at")
    asked = parser.parse_args()
    found = measure(bots.levels("caesar")["strong"].at(asked.iterations), asked.games, asked.every)
    print(f"{len(found)} placements; unknown: {sum(one[0] for one in found) / len(found):.3f} nats")
    for number, power in enumerate(POWERS, start=1):
        values = [one[number] for one in found]
        mean = sum(values) / len(values)
        spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
        print(f"told, shares to the power {power}: {mean:+.4f} ± {2 * spread / sqrt(len(values)):.4f}")


if __name__ == "__main__":
    main()
