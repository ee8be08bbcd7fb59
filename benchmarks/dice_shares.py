"""Fits the nets with which `strong` judges the dice game for four to six (`games/caesar_dice/bot/fitted.py`).

    python benchmarks/dice_shares.py SEATS [--samples 16000] [--refreshes 8] [--games 3000] [--seed 7] --out nets4.bin
    python benchmarks/dice_shares.py --join nets4.bin nets5.bin nets6.bin --out fitted.bin

Backward induction, from the last round to the first. Positions are those of games of `strong`, half of them with
another Consul and half with some coins moved. What a position is worth to each seat is computed by playing the turn at
its best for who throws, over all dice, with the values that the nets give to what may come of it; the net of the round
is fitted to that, and all is computed again, since most of what comes of a turn is in the same round. numpy does a
thousand turns at once.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from rubicon.core.chance import Streamed
from rubicon.core.game import FORTUNA
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.aid.odds import ALL, GROW, SHRINK
from rubicon.games.caesar_dice.bot.fitted import APART, LEAST, POOR, SEATS, Outlook, counts, inputs, units
from rubicon.games.caesar_dice.bot.round_values import (
    LAST_ROUND,
    STANDING,
    STANDING_LAURELS,
    STANDING_SCORE,
    STANDINGS,
    round_table,
)
from rubicon.games.caesar_dice.bot.strong import Strong
from rubicon.games.caesar_dice.rules.dice import BOMBS, FIRST_FULL, LAURELS, SCORE, SIZE
from rubicon.games.caesar_dice.rules.state import DiceState
from rubicon.games.caesar_dice.rules.table import GOLD_VALUE, KEEPING, SILVER_VALUE

Array = Any
FULL: Final = ALL - FIRST_FULL

# What a turn ends with: a number of the new Consul's standing, or one of these.
LOWER: Final = STANDINGS  # and the laurels; the first is an equal score too
COUP: Final = LOWER + 6
DICTATOR: Final = COUP + 1
CAESAR: Final = DICTATOR + 1
PASS: Final = CAESAR + 1
ENDS: Final = PASS + 1
COIN: Final = 1e-6
"""Of equals, what brings more coins; single precision allows no less."""
AT_ONCE: Final = 500
BATCH: Final = 256
RATE: Final = 3e-3


def end_of(standing: int, hand: int) -> int:
    """What a turn against such a Consul (-1: none) ends with."""
    if standing < 0:
        return STANDING[hand] if STANDING[hand] >= 0 else PASS
    if BOMBS[hand] >= 3:
        return {3: COUP, 4: DICTATOR, 5: CAESAR}[BOMBS[hand]]
    goal = STANDING_SCORE[standing]
    return STANDING[hand] if SCORE[hand] > goal else LOWER if SCORE[hand] == goal else LOWER + LAURELS[hand]


END: Final[Array] = np.array(
    [[end_of(standing, hand) for hand in range(FIRST_FULL, ALL)] for standing in range(-1, STANDINGS)]
)
STAKE: Final[Array] = np.array(STANDING_LAURELS)
GOAL: Final[Array] = np.array(STANDING_SCORE)


class Dice:
    """Turns played at their best, many at once; `aid.odds` does the same for one."""

    def __init__(self) -> None:
        rows = np.zeros((ALL, FULL))
        rows[FIRST_FULL:] = np.eye(FULL)
        for hand in range(FIRST_FULL - 1, -1, -1):
            rows[hand] = rows[GROW[6 * hand : 6 * hand + 6]].mean(0)
        self.first: Array = rows[0].astype(np.float32)
        self.spread: Array = rows[:FIRST_FULL].astype(np.float32)
        self.levels: list[tuple[Array, Array]] = []
        for size in range(1, 6):
            hands = [hand for hand in range(ALL) if SIZE[hand] == size]
            most = max(len(SHRINK[hand]) for hand in hands)
            less = [list(SHRINK[hand]) + [SHRINK[hand][0]] * (most - len(SHRINK[hand])) for hand in hands]
            self.levels.append((np.array(hands), np.array(less)))

    def thrown(self, full: Array) -> Array:
        """What every handful is worth if its rest is thrown."""
        return np.concatenate([self.spread @ full, full])

    def chosen(self, worth: Array) -> tuple[Array, Array]:
        """The worth of the best keep within every handful, and that keep."""
        top = worth.copy()
        best = np.repeat(np.arange(ALL, dtype=np.int64)[:, None], worth.shape[1], 1)
        for hands, less in self.levels:
            most, keep = top[hands], best[hands]
            for column in range(less.shape[1]):
                other = top[less[:, column]]
                better = other > most + 1e-9
                most = np.where(better, other, most)
                keep = np.where(better, best[less[:, column]], keep)
            top[hands], best[hands] = most, keep
        return top, best

    def followed(self, chance: Array, best: Array) -> Array:
        """The chances of full hands after everybody keeps what `best` says and throws the rest."""
        many = chance.shape[1]
        at = (best[FIRST_FULL:] * many + np.arange(many)).ravel()
        kept = np.bincount(at, weights=chance.ravel(), minlength=ALL * many).reshape(ALL, many).astype(np.float32)
        return kept[FIRST_FULL:] + self.spread.T @ kept[:FIRST_FULL]

    def finals(self, wish: Array) -> Array:
        """How likely each full hand is at the end of turns that make the most of these wishes."""
        top, last = self.chosen(self.thrown(wish))
        _, first = self.chosen(self.thrown(top[FIRST_FULL:]))
        chance = np.repeat(self.first[:, None], wish.shape[1], 1)
        return self.followed(self.followed(chance, first), last)


class Tables:
    """What the tables of a round say of all standings: see `Outlook`. The first row is a round without a Consul."""

    def __init__(self, seats: int, round: int) -> None:
        rounds = round_table(seats, round)
        found = [Outlook(rounds, round, -1, 1)]
        for standing in range(STANDINGS):
            found += [Outlook(rounds, round, standing, turns) for turns in range(1, seats)]
        self.win: Array = np.array([one.win for one in found], np.float32)
        self.gain: Array = np.array([one.gain for one in found], np.float32).reshape(-1, seats, seats)
        self.blur: Array = np.array([one.blur for one in found], np.float32)
        self.facts: Array = np.array([one.facts for one in found], np.float32)


class Fit:
    """One net in the making, trained by Adam on the cross-entropy with shares."""

    def __init__(self, seats: int, round: int, chance: Any) -> None:
        plain, given, many = (
            inputs(seats, round - 1 if round == LAST_ROUND else round),
            inputs(seats, round),
            units(round),
        )
        hidden = chance.normal(0, (1 / plain) ** 0.5, (given, many)).astype(np.float32)
        hidden[plain:] *= 0.3
        self.weights: list[Array] = [
            hidden,
            np.zeros(many, np.float32),
            np.zeros((many, seats), np.float32),
            np.zeros(seats, np.float32),
        ]
        self._mean: list[Array] = [np.zeros_like(one) for one in self.weights]
        self._square: list[Array] = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def run(self, logs: Array, given: Array) -> tuple[Array, Array]:
        """The hidden units, and the shares."""
        hidden = np.maximum(given @ self.weights[0] + self.weights[1], 0)
        shares = np.exp(_down(logs + hidden @ self.weights[2] + self.weights[3]))
        return hidden, shares / shares.sum(1, keepdims=True)

    def step(self, logs: Array, given: Array, wanted: Array, rate: float) -> None:
        """A little nearer to what is wanted."""
        hidden, shares = self.run(logs, given)
        off = (shares - wanted) / len(logs)
        back = (off @ self.weights[2].T) * (hidden > 0)
        self._steps += 1
        slopes = [given.T @ back, back.sum(0), hidden.T @ off, off.sum(0)]
        for weight, mean, square, slope in zip(self.weights, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= rate * (mean / (1 - 0.9**self._steps)) / size


class Induction:
    """The nets of all rounds for a number of seats."""

    def __init__(self, seats: int, seed: int, positions: Array) -> None:
        self.seats = seats
        self.chance = np.random.default_rng(seed)
        self.dice = Dice()
        self.positions = positions
        self.tables = [Tables(seats, round) for round in range(1, LAST_ROUND + 1)]
        self.fits = [Fit(seats, round, self.chance) for round in range(1, LAST_ROUND + 1)]
        self.pairs = [(one, other) for one in range(seats) for other in range(one + 1, seats)]

    def given(self, round: int, row: Array, purses: Array) -> tuple[Array, Array]:
        """The logarithms of the estimated shares, and what a net is told: as in `RoundNet`."""
        tables = self.tables[round - 1]
        shares = np.zeros(purses.shape, np.float32)
        for winner in range(self.seats):
            parts = np.exp(_down((purses + tables.gain[row, winner]) / tables.blur[row][:, None]))
            shares += tables.win[row, winner][:, None] * parts / parts.sum(1, keepdims=True)
        logs = np.log(np.maximum(shares / shares.sum(1, keepdims=True), LEAST)).astype(np.float32)
        coins = purses.astype(np.float32)
        told = [logs / 3, (coins - coins.mean(1, keepdims=True)) / 6, np.minimum(coins, POOR) / POOR]
        told += [tables.win[row], tables.facts[row]]
        if round == LAST_ROUND:
            width = 2 * APART + 1
            apart = np.zeros((len(row), width * len(self.pairs)), np.float32)
            for pair, (one, other) in enumerate(self.pairs):
                far = np.clip(purses[:, one] - purses[:, other], -APART, APART)
                apart[np.arange(len(row)), width * pair + APART + far] = 1
            told.append(apart)
        return logs, np.concatenate(told, 1)

    def shares(self, round: int, row: Array, purses: Array) -> Array:
        """What positions are worth to each seat, by the net."""
        return self.fits[round - 1].run(*self.given(round, row, purses))[1]

    def next(self, round: int, row: Array, purses: Array) -> Array:
        """The same when the next seat throws, for the seats counted from this one."""
        return np.roll(self.shares(round, row, np.roll(purses, -1, 1)), 1, 1)

    def wanted(self, round: int, row: Array, purses: Array) -> Array:
        """What positions are worth to each seat, by playing the turn."""
        parts = range(0, len(row), AT_ONCE)
        return np.concatenate([self._wanted(round, row[at : at + AT_ONCE], purses[at : at + AT_ONCE]) for at in parts])

    def _wanted(self, round: int, row: Array, purses: Array) -> Array:
        seats, many = self.seats, len(row)
        standing = np.where(row > 0, (row - 1) // (seats - 1), -1)
        turns = np.where(row > 0, (row - 1) % (seats - 1) + 1, 0)
        goal = np.where(row > 0, GOAL[standing], 0)
        worth = np.zeros((many, ENDS, seats), np.float32)
        coins = np.zeros((many, ENDS), np.float32)
        which, higher = np.nonzero(GOAL[None, :] > goal[:, None])
        worth[which, higher] = self.next(round, (seats - 1) * (higher + 1), purses[which])
        free = np.nonzero(row == 0)[0]
        if len(free):
            worth[free, PASS] = self.next(round, np.zeros(len(free), int), purses[free])
        ruled = np.nonzero(row > 0)[0]
        if len(ruled):
            held, left, me = purses[ruled], turns[ruled], np.zeros(len(ruled), int)
            stays = [(LOWER + due, paid(held, me, left, due)) for due in range(6)]
            stays.append((COUP, paid(held, left, me, STAKE[standing[ruled]])))
            for end, after in stays:
                worth[ruled, end] = self._stays(round, row[ruled], left, after)
                coins[ruled, end] = after[:, 0] - held[:, 0]
            worth[ruled, DICTATOR] = self._won(round, 0, held)
            crowned = held.copy()
            crowned[:, 0] += GOLD_VALUE + SILVER_VALUE * (LAST_ROUND - round)
            worth[ruled, CAESAR] = final_shares(crowned)
        ends = END[standing + 1]
        wish = np.take_along_axis(worth[:, :, 0] + COIN * coins, ends, 1)
        chance = self.dice.finals(np.ascontiguousarray(wish.T)).T
        at = (np.arange(many)[:, None] * ENDS + ends).ravel()
        likely = np.bincount(at, weights=chance.ravel(), minlength=many * ENDS).reshape(many, ENDS)
        return np.einsum("be,bes->bs", likely.astype(np.float32), worth)

    def _stays(self, round: int, row: Array, turns: Array, purses: Array) -> Array:
        found = np.empty(purses.shape, np.float32)
        more = turns > 1
        if more.any():
            found[more] = self.next(round, row[more] - 1, purses[more])
        if not more.all():
            found[~more] = self._won(round, 1, purses[~more])
        return found

    def _won(self, round: int, winner: int, purses: Array) -> Array:
        richer = purses.copy()
        if round == LAST_ROUND:
            richer[:, winner] += GOLD_VALUE
            return final_shares(richer)
        richer[:, winner] += SILVER_VALUE
        row = np.zeros(len(purses), int)
        return self.next(round + 1, row, richer) if winner else self.shares(round + 1, row, richer)

    def sample(self, round: int, many: int) -> tuple[Array, Array]:
        """Positions of that round, as they occur and somewhat changed."""
        chance = self.chance
        found = self.positions[self.positions[:, 0] == round]
        found = found[chance.integers(len(found), size=many)]
        row, purses = found[:, 1].copy(), found[:, 2:].copy()
        other = chance.random(many) < 0.5
        row[other] = chance.integers(0, 1 + STANDINGS * (self.seats - 1), other.sum())
        moved = np.nonzero(chance.random(many) < 0.5)[0]
        for _ in range(2):
            payer, payee = chance.integers(0, self.seats, (2, len(moved)))
            purses[moved] = paid(purses[moved], payer, payee, chance.integers(0, 5, len(moved)))
        row[chance.random(many) < 0.1] = 0
        return row, purses

    def fit(self, round: int, samples: int, refreshes: int) -> None:
        """Fit the net of a round; those of later rounds are done."""
        net = self.fits[round - 1]
        if round < LAST_ROUND - 1:  # much alike
            net.weights = [one.copy() for one in self.fits[round].weights]
        for number in range(refreshes + 1):
            last = number == refreshes
            row, purses = self.sample(round, samples * (3 if last else 1))
            wanted = self.wanted(round, row, purses)
            logs, given = self.given(round, row, purses)
            steps = (12 if last else 5) * len(row) // BATCH
            for step in range(steps):
                some = self.chance.integers(len(row), size=BATCH)
                net.step(logs[some], given[some], wanted[some], RATE * (1 - step / steps) + 1e-5 if last else RATE)
        row, purses = self.sample(round, 1500)
        off = np.abs(self.shares(round, row, purses) - self.wanted(round, row, purses))
        print(f"round {round}: off {100 * off.mean():.2f} points on average, {100 * off.max():.1f} at most", flush=True)

    def write(self) -> bytes:
        """All weights, two bytes each."""
        return b"".join(one.astype("<f2").tobytes() for net in self.fits for one in net.weights)


def _down(values: Array) -> Array:
    return values - values.max(1, keepdims=True)


def paid(purses: Array, payer: Array, payee: Array, due: Array | int) -> Array:
    """K2.6: who has too little pays all of it."""
    after, at = purses.copy(), np.arange(len(purses))
    coins = np.minimum(due, after[at, payer])
    after[at, payer] -= coins
    after[at, payee] += coins
    return after


def final_shares(purses: Array) -> Array:
    """K3.1: who has most wins, equals share."""
    most = purses == purses.max(1, keepdims=True)
    return (most / most.sum(1, keepdims=True)).astype(np.float32)


def played(seats: int, games: int) -> Array:
    """The beginnings of turns in games of `strong`: the round, the row in `Tables`, the purses from who throws."""
    found: list[list[int]] = []
    bot = Strong(Rng(0), known=False)
    for number in range(games):
        state = GAME.setup(seats=seats).start()
        assert isinstance(state, DiceState)
        fortuna = Streamed("sample", seats, number)
        while state.acting():
            seat = state.acting()[0]
            if seat != FORTUNA:
                state.apply(seat, bot.decide(state.sight(seat)))
                continue
            state.apply(FORTUNA, fortuna.pick(state))
            table = state.table
            if table.phase == KEEPING and table.throws == 1:
                row = 0
                if table.consul >= 0:
                    row = (seats - 1) * STANDING[table.consul_dice] + (table.consul - table.turn) % seats
                purses = [table.wealth((table.turn + place) % seats) for place in range(seats)]
                found.append([table.round, row, *purses])
    return np.array(found)


def main() -> None:
    """Fit the nets of a number of seats, or join those of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("seats", type=int, nargs="?", choices=SEATS)
    parser.add_argument("--samples", type=int, default=16_000)
    parser.add_argument("--refreshes", type=int, default=8)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--join", type=Path, nargs=len(SEATS), metavar="FILE")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    if args.join:
        parts = [path.read_bytes() for path in args.join]
        for seats, part in zip(SEATS, parts, strict=True):
            if len(part) != 2 * sum(counts(seats)):
                parser.error(f"{len(part)} bytes are not the nets of {seats} seats")
        args.out.write_bytes(b"".join(parts))
        return
    if args.seats is None:
        parser.error("how many seats?")
    begun = time.process_time()
    induction = Induction(args.seats, args.seed, played(args.seats, args.games))
    for round in range(LAST_ROUND, 0, -1):
        induction.fit(round, args.samples if round == LAST_ROUND else args.samples // 2, args.refreshes)
    args.out.write_bytes(induction.write())
    print(f"{time.process_time() - begun:.0f} s of CPU time")


if __name__ == "__main__":
    main()
