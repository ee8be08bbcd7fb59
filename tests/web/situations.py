"""Every kind of decision of every game, reached by playing seeded matches against bots through the API."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.server.harness import Player, Row, Server, until

MOST = 700
"""Decisions after which a match has shown what it has to show."""


@dataclass(frozen=True)
class Match:
    """A match to look at: how its table is opened, and what is liked to be done there."""

    name: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    kinds: int = 99
    """So many kinds of decisions are looked for."""


MATCHES = (
    Match("caesar_dice", "caesar_dice", ("me", "bot:random", "bot:random")),
    Match("caesar", "caesar", ("me", "bot:random"), {"poison": True}, seed=4),
    Match("caesar-solo", "caesar", ("me",), {"solo": "normal"}, kinds=1),
    Match("augustus", "augustus", ("me", "bot:random", "bot:random", "bot:random"), seed=2),
    Match("julius_caesar", "julius_caesar", ("me", "bot:random"), seed=3),
    Match("julius_caesar-free", "julius_caesar", ("me", "bot:random"), {"deployment": "free"}, kinds=1),
)


def situations(server: Server, match: Match, player: Player) -> Iterator[tuple[str, Row]]:
    """The table whenever a kind of decision comes up for the first time, and at the end.

    Whoever looks at it must be done before the next is asked for: the match goes on then.
    """
    luck = random.Random(match.seed)
    id = player.create(match.game, *match.seats, options=match.options, aids=True)["id"]
    seen: set[str] = set()
    for _ in range(MOST):
        table = until(lambda: ready(player.table(id)), 0.01)
        if table["status"] == "over":
            yield "over", table
            return
        view = table["yours"][0]["view"]
        kind = str(view["prompt"]["key"]).removeprefix("prompt-")
        if kind not in seen:
            seen.add(kind)
            yield kind, table
            if len(seen) >= match.kinds:
                return
        player.decide(table, pick(view["moves"], luck))


def ready(table: Row) -> Row | None:
    """The table when it is my turn, or over."""
    mine = table["status"] == "over" or table["yours"][0]["view"]["moves"]
    return table if mine else None


def pick(moves: list[Row], luck: random.Random) -> int:
    """By chance, but rather something than nothing: that is how a match comes to its battles."""
    busy = [
        move for move in moves if move["touch"].get("kind") not in ("done", "pass") and not move["touch"].get("done")
    ]
    attacks = [move for move in busy if move["words"]["key"] in ("move-attack", "move-fire")]
    return int(luck.choice(attacks or busy or moves)["move"])
