"""What the search counts at some decisions of every game: the same everywhere, for the same seed and iterations.

python -m tests.bots.counting        prints it, for comparison with another process
"""

from __future__ import annotations

import json

import rubicon
from rubicon import bots, games
from rubicon.bots.search import Search
from rubicon.core.game import FORTUNA, Sight
from rubicon.core.rng import stream

LEVELS = [
    ("augustus", "strong:8"),
    ("augustus", "master:8"),
    ("caesar", "strong:40"),
    ("caesar", "master:40"),
    ("caesar_dice", "medium:30"),
    ("julius_caesar", "strong:12"),
]
Counts = dict[str, list[list[tuple[int, int]]]]


def decisions(game: str, count: int) -> list[Sight]:
    """Decisions with a choice from all over a game that was begun at random."""
    rng = stream("decisions", game)
    state = games.find(game).setup().start()
    found: list[Sight] = []
    while len(found) < 40 * count and state.acting():
        seat = state.acting()[0]
        if seat != FORTUNA and len(state.moves(seat)) > 1:
            found.append(state.sight(seat))
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    return found[:: max(1, len(found) // count)][:count]


def counted(count: int = 3) -> Counts:
    """Of every decision all moves, the best first, with how often they were tried."""
    result: Counts = {}
    for game, name in LEVELS:
        found = result[f"{game} {name}"] = []
        for number, sight in enumerate(decisions(game, count)):
            bot = bots.make(game, name, stream("counted", number))
            assert isinstance(bot, Search)
            found.append([(one.move, one.tried) for one in bot.think(sight)])
    return result


if __name__ == "__main__":
    print(json.dumps({"compiled": rubicon.COMPILED, "counted": counted()}))
