"""Where it is somebody's turn, for those who are connected: told when it changes, wherever they are looking."""

from __future__ import annotations

from typing import Any, Final, Protocol

from rubicon.server import table_views
from rubicon.server.storage import table_queries
from rubicon.server.storage.store import Store


class Listener(Protocol):
    """A connection."""

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the queue."""


class Turns:
    """The people who are connected, and the tables that wait for each of them."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._listeners: Final[dict[str, set[Listener]]] = {}
        self._turns: Final[dict[str, dict[str, str]]] = {}  # table to game

    async def begin(self, person: str, listener: Listener) -> None:
        """One more connection of a person."""
        self._listeners.setdefault(person, set()).add(listener)
        known = self._turns.setdefault(person, await self._read(person))
        listener.send(_message(known))

    def end(self, person: str, listener: Listener) -> None:
        """One less."""
        others = self._listeners.get(person, set())
        others.discard(listener)
        if not others:
            self._listeners.pop(person, None)
            self._turns.pop(person, None)

    def tell(self, table: str, game: str, people: dict[str, bool]) -> None:
        """These people sit there, and it is their turn or not."""
        for person, mine in people.items():
            turns = self._turns.get(person)
            if turns is not None and mine != (table in turns):
                if mine:
                    turns[table] = game
                else:
                    del turns[table]
                self.send(person, _message(turns))

    async def read_again(self) -> None:
        """Something may have been missed."""
        for person in list(self._listeners):
            turns = await self._read(person)
            if person in self._listeners and turns != self._turns.get(person):
                self._turns[person] = turns
                self.send(person, _message(turns))

    def send(self, person: str, message: dict[str, Any]) -> None:
        """Tell a person something, on all connections."""
        for listener in self._listeners.get(person, ()):
            listener.send(message)

    async def _read(self, person: str) -> dict[str, str]:
        rows = await self._store.read(lambda c: table_queries.turns(c, person))
        return {id: game for id, game, waiting, seat in rows if seat in table_views.waiting_seats(id, waiting)}


def _message(turns: dict[str, str]) -> dict[str, Any]:
    return {"type": "turns", "tables": [{"id": id, "game": game} for id, game in turns.items()]}
