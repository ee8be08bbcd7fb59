"""Random numbers that are the same everywhere.

`Rng` is Chris Doty-Humphrey's sfc32: small, fast, 32 bits at a time, and so
equal on every platform, compiled or not. Nothing in Rubicon touches Python's
global `random`. For real matches Fortuna does not use this at all: see `chance`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers, wholly determined by its seed.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._set(seed & _MASK, seed >> 32 & _MASK, seed >> 64 & _MASK)

    def _set(self, a: int, b: int, c: int) -> None:
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._counter: i64 = 1
        for _ in range(12):  # the first outputs still show the seed
            self.next32()

    def next32(self) -> int:
        """The next 32 random bits."""
        return self._next()

    def _next(self) -> i64:
        a, b, c, counter = self._a, self._b, self._c, self._counter
        out = a + b + counter & _MASK
        self._counter = counter + 1 & _MASK
        self._a = b ^ b >> 9
        self._b = c + (c << 3) & _MASK
        self._c = ((c << 21 | c >> 11) & _MASK) + out & _MASK
        return out

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one exactly as likely. `n` is at most 2**32."""
        if n <= 0 or n > 0x100000000:
            raise ValueError(f"below({n}): the bound must be from 1 to 2**32")
        bound: i64 = n
        limit: i64 = 0x100000000 - 0x100000000 % bound
        x = self._next()
        while x >= limit:
            x = self._next()
        return x % bound

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, every one as likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the list into a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight says; the weights add up to less than 2**32."""
        listed: list[int] = weights if isinstance(weights, list) else list(weights)
        total = 0
        for weight in listed:
            total += weight
        x = self.below(total)
        for i in range(len(listed)):
            x -= listed[i]
            if x < 0:
                return i
        raise AssertionError("unreachable: x started below the sum of the weights")

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.next32() / 4294967296.0

    def copy(self) -> Rng:
        """A second stream that goes on exactly as this one would."""
        return _resumed(self._a, self._b, self._c, self._counter)

    def __reduce__(self) -> tuple[Any, ...]:
        return _resumed, (self._a, self._b, self._c, self._counter)


def _resumed(a: int, b: int, c: int, counter: int) -> Rng:
    rng = Rng(0)
    rng._a, rng._b, rng._c, rng._counter = a, b, c, counter
    return rng


def stream(*names: object) -> Rng:
    """The random stream of that name: `stream("simulate", seed, game)`.

    Different names give unrelated streams, so that a bot's thinking never
    shifts the dice, and game 7 of a run can be played without games 1 to 6.
    """
    digest = sha256("\x1f".join([str(name) for name in names]).encode()).digest()
    rng = Rng(0)
    rng._set(
        int.from_bytes(digest[0:4], "big"), int.from_bytes(digest[4:8], "big"), int.from_bytes(digest[8:12], "big")
    )
    return rng
