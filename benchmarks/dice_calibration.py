"""Are the shares that `strong` claims in the dice game those that it then wins?

    python benchmarks/dice_calibration.py [--games 600] [--seed 0] [SEATS ...]

All seats are played by `strong`. At every decision the share that its hint claims for the best keep is compared with
the share of the victory that this seat gets in the end, and so is what the former estimate
(`benchmarks/dice_estimate.py`) claims there. Claims are sorted into twenty bins of equal width: `off` is the mean
distance between claims and outcomes over bins, weighted by decisions, `worst` the largest of a bin with at least 200
decisions. `square` is the mean of (claim - outcome)², for the dice bring much of it. For three seats `apart` is the
mean and the largest distance between the two claims, where the first is that of backward induction.
"""

from __future__ import annotations

import argparse

from rubicon.core.chance import Streamed
from rubicon.core.game import FORTUNA
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND
from rubicon.games.caesar_dice.bot.strong import Strong
from rubicon.games.caesar_dice.rules.state import DiceState

BINS = 20
FEWEST = 200


def claims(seats: int, games: int, seed: int) -> list[tuple[int, float, float, float]]:
    """The round, the claim, the former claim and the outcome of every decision."""
    found: list[tuple[int, float, float, float]] = []
    now, former = Strong(Rng(0)), Strong(Rng(0), known=False)
    for number in range(games):
        state = GAME.setup(seats=seats).start()
        assert isinstance(state, DiceState)
        fortuna = Streamed(f"calibration {seats}", seed, number)
        seen: list[tuple[int, int, float, float]] = []
        while state.acting():
            seat = state.acting()[0]
            if seat == FORTUNA:
                state.apply(FORTUNA, fortuna.pick(state))
                continue
            sight = state.sight(seat)
            best = now.advise(sight, 1)[0]
            seen.append((seat, state.table.round, best.value, former.advise(sight, 1)[0].value))
            state.apply(seat, best.move)
        outcome = state.outcome()
        assert outcome is not None
        found += [(round_, one, other, outcome.share(seat)) for seat, round_, one, other in seen]
    return found


def report(pairs: list[tuple[float, float]]) -> str:
    """How far claims are from outcomes."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for claim, outcome in pairs:
        bins[min(BINS - 1, int(claim * BINS))].append((claim, outcome))
    apart = [abs(sum(claim - outcome for claim, outcome in some)) for some in bins]
    off = sum(apart) / len(pairs)
    worst = max(gap / len(some) for gap, some in zip(apart, bins, strict=True) if len(some) >= FEWEST)
    square = sum((claim - outcome) ** 2 for claim, outcome in pairs) / len(pairs)
    return f"off {100 * off:4.1f}  worst {100 * worst:4.1f}  square {square:.4f}"


def main() -> None:
    """Print a line for each number of seats, for all rounds and for the last."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("seats", type=int, nargs="*", default=[3, 4, 5, 6])
    args = parser.parse_args()
    for seats in args.seats:
        found = claims(seats, args.games, args.seed)
        for name, some in (("all rounds", found), ("last round", [one for one in found if one[0] == LAST_ROUND])):
            print(f"{seats} seats, {name}, {len(some)} decisions")
            print("  strong  ", report([(claim, outcome) for _, claim, _, outcome in some]))
            print("  former  ", report([(former, outcome) for _, _, former, outcome in some]))
            gaps = [abs(claim - former) for _, claim, former, _ in some]
            print(f"  apart    mean {100 * sum(gaps) / len(gaps):.1f}  most {100 * max(gaps):.1f}", flush=True)


if __name__ == "__main__":
    main()
