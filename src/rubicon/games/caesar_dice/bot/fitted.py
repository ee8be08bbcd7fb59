"""The dice game for four to six: what positions between two turns are worth to each seat, by fitted nets.

There are too many positions for a table, so for each number of seats and each round a small net was fitted by backward
induction (`benchmarks/dice_shares.py`): it learned what a position is worth to every seat if whoever throws makes the
most of the turn and the nets value what comes after. It begins with an estimate from the prospects of the round
(`round_values`: who wins how often, and the mean of the coins that change hands) and corrects it. Nothing here is
exact: in the last round the nets miss what they learned from by about one part in a hundred, before it by less.

Seats are counted from the one that throws.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from typing import Final

from rubicon.core.net import Net, net_of
from rubicon.games.caesar_dice.bot.ends import NO_CONSUL, Shares
from rubicon.games.caesar_dice.bot.round_values import (
    LAST_ROUND,
    STANDING_LAURELS,
    STANDING_SCORE,
    STANDINGS,
    Prospect,
    RoundTable,
    round_table,
)

SEATS: Final = (4, 5, 6)
UNITS: Final = 48
LAST_UNITS: Final = 96
"""In the last round single coins decide, so more is to be learned."""
APART: Final = 9
"""In the last round, purses further apart than this are as good as that far apart."""
BLUR_AFTER: Final[list[float]] = [4.2, 3.9, 3.5, 3.0, 2.5, 0.0]
"""At a round: how uncertain purses are once that round is over, in coins."""
BLUR_TURN: Final = 0.5
"""What every turn until then adds to the square of it."""
LEAST: Final = 1e-5
"""Estimates below this are taken for this: a net works on their logarithms."""
POOR: Final = 6
"""Who has fewer coins may not be able to pay."""


def inputs(seats: int, round: int) -> int:
    """How many numbers a net is given."""
    pairs = seats * (seats - 1) // 2
    return 5 * seats + 2 + (pairs * (2 * APART + 1) if round == LAST_ROUND else 0)


def units(round: int) -> int:
    """How many hidden units a net has."""
    return LAST_UNITS if round == LAST_ROUND else UNITS


class Outlook:
    """What the tables of a round say of one standing and number of turns, from the seat that throws."""

    def __init__(self, rounds: RoundTable, round: int, standing: int, turns: int) -> None:
        seats = rounds.seats
        opening = standing < 0
        prospect: Prospect = rounds.opening if opening else rounds.prospect(standing, turns)
        consul = 0 if opening else turns
        self.win: Final[list[float]] = [0.0] * seats
        self.gain: Final[list[float]] = [0.0] * (seats * seats)
        """At seats * winner + seat: the mean of all that the seat gains if that winner wins."""
        for winner in range(seats):
            chance = prospect.win[winner]
            at = (winner + consul) % seats
            self.win[at] = chance
            for seat in range(seats):
                gain = rounds.start[(seat - winner) % seats]
                if chance > 0.0:
                    gain += prospect.flow[seats * winner + seat] / chance
                if seat == winner:
                    gain += rounds.prize
                self.gain[seats * at + (seat + consul) % seats] = gain
        self.blur: Final = sqrt(BLUR_AFTER[round] * BLUR_AFTER[round] + BLUR_TURN * prospect.turns)
        self.facts: Final[list[float]] = [0.0] * (seats + 2)
        if not opening:
            self.facts[turns - 1] = 1.0
            self.facts[seats - 1] = STANDING_LAURELS[standing] / 5.0
            self.facts[seats] = STANDING_SCORE[standing] / 31.0
        self.facts[seats + 1] = prospect.turns / 5.0

    def estimate(self, purses: list[int]) -> list[float]:
        """The logarithms of the shares, by the means of coins."""
        seats = len(self.win)
        shares = [0.0] * seats
        parts = [0.0] * seats
        total = 0.0
        for winner in range(seats):
            chance = self.win[winner]
            if chance <= 0.0:
                continue
            total += chance
            most = -1e9
            for seat in range(seats):
                part = (purses[seat] + self.gain[seats * winner + seat]) / self.blur
                parts[seat] = part
                most = max(most, part)
            sum_of_parts = 0.0
            for seat in range(seats):
                parts[seat] = exp(parts[seat] - most)
                sum_of_parts += parts[seat]
            for seat in range(seats):
                shares[seat] += chance * parts[seat] / sum_of_parts
        for seat in range(seats):
            shares[seat] = log(max(LEAST, shares[seat] / total))
        return shares


class RoundNet:
    """The net of one number of seats and one round."""

    def __init__(self, seats: int, round: int, weights: list[float]) -> None:
        """The weights are those of a hidden unit for each input in turn, the biases, the same of the seats."""
        self.seats: Final = seats
        self.round: Final = round
        given = inputs(seats, round)
        many = units(round)
        rows = [[weights[many * place + unit] for place in range(given)] for unit in range(many)]
        at = many * given
        bias = weights[at : at + many]
        at += many
        self._outs: Final = [[weights[at + seats * unit + seat] for unit in range(many)] for seat in range(seats)]
        at += many * seats
        self._lasts: Final = weights[at : at + seats]
        self._net: Final[Net] = net_of({"hidden": rows, "bias": bias, "out": self._outs[0], "last": 0.0}, given)
        rounds = round_table(seats, round)
        self._opening: Final = Outlook(rounds, round, NO_CONSUL, 1)
        self._outlooks: Final = [
            Outlook(rounds, round, standing, turns) for standing in range(STANDINGS) for turns in range(1, seats)
        ]

    def given(self, outlook: Outlook, logs: list[float], purses: list[int]) -> list[float]:
        """What the net is told of a position."""
        seats = self.seats
        mean = sum(purses) / seats
        told = [value / 3.0 for value in logs]
        told += [(purse - mean) / 6.0 for purse in purses]
        told += [min(purse, POOR) / POOR for purse in purses]
        told += outlook.win
        told += outlook.facts
        if self.round == LAST_ROUND:
            width = 2 * APART + 1
            at = len(told)
            told += [0.0] * (width * seats * (seats - 1) // 2)
            for one in range(seats):
                for other in range(one + 1, seats):
                    told[at + APART + max(-APART, min(APART, purses[one] - purses[other]))] = 1.0
                    at += width
        return told

    def shares(self, standing: int, turns: int, purses: list[int]) -> list[float]:
        """What a position is worth to each seat."""
        seats = self.seats
        outlook = self._opening if standing < 0 else self._outlooks[(seats - 1) * standing + turns - 1]
        logs = outlook.estimate(purses)
        hidden = self._net.units(self.given(outlook, logs, purses))
        for seat in range(seats):
            out = self._outs[seat]
            sum_of_units = self._lasts[seat]
            for unit in range(len(hidden)):
                sum_of_units += hidden[unit] * out[unit]
            logs[seat] += sum_of_units
        most = max(logs)
        total = 0.0
        for seat in range(seats):
            logs[seat] = exp(logs[seat] - most)
            total += logs[seat]
        return [value / total for value in logs]


class Fitted(Shares):
    """The nets of one number of seats."""

    def __init__(self, rounds: list[RoundNet]) -> None:
        self.rounds: Final = rounds

    def share(self, round: int, standing: int, turns: int, purses: list[int], place: int) -> float:
        """What the net of the round says."""
        return self.rounds[round - 1].shares(standing, turns, purses)[place]


def counts(seats: int) -> list[int]:
    """How many weights each round has in the file."""
    return [units(round) * (inputs(seats, round) + 1 + seats) + seats for round in range(1, LAST_ROUND + 1)]


def read(data: bytes, seats: int) -> Fitted:
    """The nets of a number of seats, from a file with two bytes for each weight: first those of four seats."""
    sizes = [sum(counts(number)) for number in SEATS]
    if len(data) != 2 * sum(sizes):
        raise ValueError(f"{len(data)} bytes, and {sum(sizes)} weights of two are expected")
    at = 2 * sum(sizes[: SEATS.index(seats)])
    found: list[RoundNet] = []
    for round, count in enumerate(counts(seats), 1):
        weights = list(struct.unpack_from(f"<{count}e", data, at))
        found.append(RoundNet(seats, round, weights))
        at += 2 * count
    return Fitted(found)


@cache
def fitted(seats: int) -> Fitted:
    """The nets that are shipped, read when they are first needed."""
    return read((files("rubicon.games.caesar_dice.bot") / "fitted.bin").read_bytes(), seats)
