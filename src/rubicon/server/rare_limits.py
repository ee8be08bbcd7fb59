"""Limits on what is rare and dear, and on guessing passwords: several servers on one database count them together.

What is frequent is counted by each server for itself (`limits.Rates`): such limits protect that process, and asking
the database each time would cost more than they save.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from rubicon.server.limits import Rates, SignIns, counted, delay, failures, too_many
from rubicon.server.storage import limit_queries
from rubicon.server.storage.store import Conflict, Store

Keys = list[tuple[str, int]]
"""What attempts are counted by, with how many are free."""


class RareLimits:
    """Counted by one process."""

    def __init__(self, factor: float) -> None:
        self._rates: Final = Rates(factor)
        self._sign_ins: Final = SignIns(factor)

    async def check(self, kind: str, key: str) -> None:
        """Count one; refuse when it is one too many."""
        self._rates.check(kind, key)

    async def sign_in(self, keys: Keys) -> None:
        """Count an attempt to sign in under each key; refuse when one must wait."""
        self._sign_ins.check(keys)

    async def signed_in(self, keys: Keys) -> None:
        """It was the right password."""
        self._sign_ins.succeeded(keys)


class SharedLimits(RareLimits):
    """Counted in the database, by its clock."""

    def __init__(self, factor: float, store: Store) -> None:
        super().__init__(factor)
        self._factor: Final = factor
        self._store: Final = store

    async def check(self, kind: str, key: str) -> None:
        """Count one; refuse when it is one too many."""

        def count(connection: Connection) -> int:
            (known,), now = limit_queries.read(connection, [f"{kind} {key}"])
            left, wait = counted(kind, self._factor, known, now)
            limit_queries.keep(connection, f"{kind} {key}", left, now)
            return wait

        await self._count(count)

    async def sign_in(self, keys: Keys) -> None:
        """Count an attempt to sign in under each key; refuse when one must wait."""

        def count(connection: Connection) -> int:
            known, now = limit_queries.read(connection, [key for key, _ in keys])
            for one, (_, free) in zip(known, keys, strict=True):
                if wait := delay(one, int(free * self._factor), now):
                    return wait
            # Counted before it is known to fail: else a thousand attempts at once would all be free.
            for one, (key, _) in zip(known, keys, strict=True):
                limit_queries.keep(connection, key, failures(one, now), now)
            return 0

        await self._count(count)

    async def signed_in(self, keys: Keys) -> None:
        """It was the right password."""
        await self._store.write(lambda connection: limit_queries.drop(connection, [key for key, _ in keys]))

    async def _count(self, count: Callable[[Connection], int]) -> None:
        if self._factor == 0:
            return
        try:
            wait = await self._store.write(count)
        except Conflict:  # the first under this key, at two servers at once
            wait = await self._store.write(count)
        if wait:
            raise too_many(wait)
