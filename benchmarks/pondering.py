"""What thinking in the rival's time is worth; docs/bots.md has the results.

    PYTHONPATH=src python -m benchmarks.pondering caesar --think 200 --ponder 200 --games 100
    PYTHONPATH=src python -m benchmarks.pondering caesar --think 1000 --ponder 2000 --rival 250 --games 4

Two seats, the same level in both, every deal played twice with seats changed. One bot also makes `--ponder` iterations
for each decision of its rival, up to the limit of the search. All is counted in iterations, so that the same command
gives the same figures anywhere. Besides who wins it says how often a decision that followed had been foreseen, and how
many iterations it began with.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from statistics import mean

from rubicon import bots, games
from rubicon.bots.search import Search, budget
from rubicon.core.chance import Streamed
from rubicon.core.match import Match
from rubicon.core.mind import Level
from rubicon.core.rng import stream
from rubicon.lab.statistics import share_interval


@dataclass
class Tally:
    """What was counted."""

    begun_with: list[int] = field(default_factory=list)
    """Of each decision after one of the rival's: the iterations that it did not have to make."""
    shares: list[float] = field(default_factory=list)
    """Of each deal: the mean share of the victory of who pondered."""


def level_of(game: str, name: str, iterations: int) -> Level:
    """That level with so many iterations, and yet one that ponders."""
    level = bots.levels(game)[name]
    return Level(
        level.mind,
        iterations,
        explore=level.explore,
        playout=level.playout,
        wide=level.wide,
        chance=level.chance,
        mixes=level.mixes,
        ponders=True,
    )


def play(game: str, level: Level, rival: Level, ponder: int, deal: int, seat: int, tally: Tally) -> float:
    """One game; the share of the victory of the bot in that seat, which ponders."""
    setup = games.find(game).setup(seats=2)
    match = Match(setup, Streamed("pondering", deal))
    match.begin()
    bot = Search(stream("ponders", deal, seat), level)
    other = Search(stream("rival", deal, seat), rival)
    left = 0

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    pondered = False
    while waiting := match.waiting():
        acting = waiting[0]
        sight = match.sight(acting)
        if acting == seat:
            move = bot.decide(sight)
            if len(sight.moves) > 1:
                if pondered:
                    tally.begun_with.append(sum(one.tried for one in bot.thought) - budget(level, sight)[0])
                pondered = False
        else:
            if ponder and len(sight.moves) > 1:
                left = int(ponder * level.mind.effort(sight))
                bot.ponder(match.sight(seat), stop)
                pondered = True
            move = other.decide(sight)
        match.decide(acting, move)
    outcome = match.outcome()
    assert outcome is not None
    return outcome.share(seat)


def measure(game: str, level: Level, rival: Level, ponder: int, deals: int, seed: int) -> Tally:
    """That many deals, each played twice."""
    tally = Tally()
    for deal in range(seed * 1_000_000, seed * 1_000_000 + deals):
        tally.shares.append(mean(play(game, level, rival, ponder, deal, seat, tally) for seat in range(2)))
        print(f"{len(tally.shares)} of {deals} deals: {mean(tally.shares):.1%}", file=sys.stderr)
    return tally


def report(tally: Tally, think: int) -> str:
    """The tally in words."""
    begun = tally.begun_with
    share, low, high = share_interval(tally.shares)
    foreseen = [count for count in begun if count > 0]
    lines = [f"share of who pondered: {share:.1%} ({low:.1%}-{high:.1%}) of {2 * len(tally.shares)} games"]
    if begun:
        half = sum(count >= think / 2 for count in begun)
        lines.append(
            f"decisions after the rival's: {len(begun)}, foreseen {len(foreseen) / len(begun):.0%}, begun with "
            f"{mean(begun):.0f} iterations in the mean, {half / len(begun):.0%} with at least half of their own"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--level", default="strong", help="which level's judgement")
    parser.add_argument("--think", type=int, default=200, help="iterations of a decision")
    parser.add_argument("--ponder", type=int, default=200, help="iterations for each decision of the rival")
    parser.add_argument("--rival", type=int, help="iterations of the rival, where they are not the same")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    level = level_of(asked.game, asked.level, asked.think)
    rival = level_of(asked.game, asked.level, asked.rival or asked.think)
    tally = measure(asked.game, level, rival, asked.ponder, max(1, asked.games // 2), asked.seed)
    print(report(tally, asked.think))


if __name__ == "__main__":
    main()
