"""Three coins as numbers, for programs that learn; see `rubicon.core.planes`."""

from __future__ import annotations

from rubicon.core.game import Setup, Sight
from rubicon.core.planes import Numbers, Plane
from tests.fixture_game.sight.sight import CoinSight

COINS = 3
NONE = -1


def layout(setup: Setup) -> list[Plane]:
    """Seats are counted from the one that looks."""
    seats = setup.seats
    return [
        Plane("hand", COINS, 2, "how many of each coin are in one's own hand"),
        Plane("fist", COINS, 1, "the coin in one's own fist"),
        Plane("raised", 1, 1, "whether one has raised"),
        Plane("held", seats, 2, "how many coins each seat holds"),
        Plane("closed", seats, 1, "whose fist is closed"),
        Plane("laid", seats * COINS, 1, "the coin that each seat is known to hold, seat by seat"),
        Plane("opened", COINS, 4, "how many of each coin are out of the game"),
        Plane("points", seats, int(setup.options["goal"]) + 1, "each seat's points"),
    ]


def fill(sight: Sight, numbers: Numbers, at: int) -> None:
    """The numbers, in the order of the planes."""
    out = numbers.data
    assert isinstance(sight, CoinSight)
    assert sight.seat is not None
    seats = sight.setup.seats
    for coin in sight.hand:
        out[at + coin] += 1
    if sight.fist != NONE:
        out[at + COINS + sight.fist] = 1
    out[at + 2 * COINS] = sight.stake - 1
    at += 2 * COINS + 1
    for i in range(seats):
        seat = (sight.seat + i) % seats
        out[at + i] = sight.held[seat]
        out[at + seats + i] = int(sight.closed[seat])
        if sight.laid[seat] != NONE:
            out[at + 2 * seats + i * COINS + sight.laid[seat]] = 1
        out[at + (2 + COINS) * seats + COINS + i] = sight.points[seat]
    for coin in range(COINS):
        out[at + (2 + COINS) * seats + coin] = sight.opened[coin]
