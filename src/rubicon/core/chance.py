"""Fortuna: where chance comes from, and how anybody can check it afterwards.

In a match between people chance is *sealed*. A secret of 256 bits is drawn and
its SHA-256, the commitment, is shown before anybody gives a nonce. Then every
person who sits down gives one. Nonces are labelled with the seat (`"1:abc"`),
kept in the order in which they came, and shown to whoever comes next. So who
gave a nonce before me did not know mine, and I did not know the secret.
Fortuna's n-th pick is

    key  = SHA-256(secret, then for each labelled nonce: its length in 4 bytes, its UTF-8)
    x    = HMAC-SHA-256(key, "n/0") as a number, drawn again with "n/1", "n/2", ...
           until it is below the largest multiple of W that 256 bits hold
    pick = the outcome in which x mod W falls, the outcomes of `State.chances`
           standing in their order, each as wide as its weight; W is the sum

and the secret is published in the record when the match is over. `rubicon
verify` and the replay page recompute every pick.

Simulations use a named stream instead (`Streamed`), which is much faster and
just as reproducible.
"""

from __future__ import annotations

import hmac
from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from rubicon.core.errors import missing
from rubicon.core.game import State
from rubicon.core.rng import Rng, stream

_SPAN: Final = 1 << 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortuna(ABC):
    """Whoever picks for chance."""

    @abstractmethod
    def pick(self, state: State) -> int:
        """The outcome of the chance that `state` waits for."""
        raise missing(self, "pick")

    @abstractmethod
    def proof(self, over: bool) -> dict[str, object]:
        """What a record says about its chance. The secret is in it only when the match is over."""
        raise missing(self, "proof")


class Sealed(Fortuna):
    """Chance for real matches: committed beforehand, checkable afterwards. The secret is `secrets.token_bytes(32)`."""

    def __init__(self, secret: bytes, nonces: Sequence[str] = (), picks: int = 0) -> None:
        if len(secret) != 32:
            raise ValueError(f"the secret must be 32 bytes, not {len(secret)}")
        self.secret: Final = secret
        self.nonces: Final = tuple(nonces)
        self.picks: int = picks
        self._key: Final = sealed_key(secret, self.nonces)

    @property
    def commitment(self) -> str:
        """What is shown before the match: the SHA-256 of the secret, in hexadecimal."""
        return sha256(self.secret).hexdigest()

    def pick(self, state: State) -> int:
        """The next pick."""
        outcome = sealed_pick(self._key, self.picks, state.chances())
        self.picks += 1
        return outcome

    def proof(self, over: bool) -> dict[str, object]:
        """The commitment and the nonces, and at the end the secret."""
        proof: dict[str, object] = {"kind": "sealed", "commitment": self.commitment, "nonces": list(self.nonces)}
        if over:
            proof["secret"] = self.secret.hex()
        return proof


def seat_nonce(seat: int | None, nonce: str) -> str:
    """A nonce with the seat that gave it; `None` for somebody who left before the match began."""
    return f"{'-' if seat is None else seat}:{nonce}"


def sealed_key(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The key of all picks of a match."""
    digest = sha256(secret)
    for nonce in nonces:
        data = nonce.encode()
        digest.update(len(data).to_bytes(4, "big"))
        digest.update(data)
    return digest.digest()


def sealed_pick(key: bytes, number: int, chances: list[tuple[int, int]]) -> int:
    """Fortuna's pick of that number, counted from 0, among weighted outcomes."""
    total = 0
    for _, weight in chances:
        total += weight
    limit = _SPAN - _SPAN % total
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{number}/{attempt}".encode(), "sha256")
        x = int.from_bytes(digest, "big")
        if x < limit:
            break
        attempt += 1
    x %= total
    for outcome, weight in chances:
        x -= weight
        if x < 0:
            return outcome
    raise AssertionError("unreachable: x started below the sum of the weights")


class Streamed(Fortuna):
    """Chance for simulations: `State.draw` from the stream of a name, a seed and a number."""

    def __init__(self, name: str, seed: int, number: int = 0) -> None:
        self.name: Final = name
        self.seed: Final = seed
        self.number: Final = number
        self._rng: Rng = stream("fortuna", name, seed, number)

    def copy(self) -> Streamed:
        """A second Fortuna that goes on exactly as this one would."""
        twin = Streamed(self.name, self.seed, self.number)
        twin._rng = self._rng.copy()
        return twin

    def pick(self, state: State) -> int:
        """The next draw of the stream."""
        return state.draw(self._rng)

    def proof(self, over: bool) -> dict[str, object]:
        """The name of the stream, which is all it takes to draw the same again."""
        return {"kind": "stream", "name": self.name, "seed": self.seed, "number": self.number}


class Scripted(Fortuna):
    """Chance as the script says, for tests and examples: outcomes in notation, one after the other."""

    def __init__(self, script: Sequence[str]) -> None:
        self.script: Final = list(script)
        self.picks: int = 0

    def pick(self, state: State) -> int:
        """The next outcome of the script."""
        if self.picks >= len(self.script):
            raise ValueError(f"the script has {len(self.script)} outcomes, and one more is needed")
        text = self.script[self.picks]
        self.picks += 1
        return state.setup.read(-1, text)

    def proof(self, over: bool) -> dict[str, object]:
        """There is none: a script proves nothing."""
        return {"kind": "scripted"}
