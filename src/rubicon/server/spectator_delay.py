"""The delay with which those without a seat watch a game that hides things: what they see cannot help a player now.

Whatever leaves a table for somebody without a seat is made from `as_seen_by`: the table as it stood a while ago, with
the entries that had been made by then. When the match is over, everything is open, and nobody is late any more.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from typing import Final

from rubicon.core.chance import Scripted
from rubicon.core.errors import RubiconError
from rubicon.core.game import Game
from rubicon.core.match import Match
from rubicon.games import find
from rubicon.server.ids import now_ms
from rubicon.server.live_table import Live, branches, players_of


def hides(game: Game) -> bool:
    """Whether players know different things: some kind of event is not told to all of them, or not all of it."""
    return any(kind.private or kind.has_secret for kind in game.kinds)


def delay_of(game: str, seconds: float) -> int:
    """By how many milliseconds spectators of a game are late, where the server is set to so many seconds."""
    try:
        return int(seconds * 1000) if hides(find(game)) else 0
    except RubiconError:  # it was played here once, and is not known any more
        return int(seconds * 1000)


class Past:
    """A match as it was some entries ago. It follows the real one, and is never ahead of what is due."""

    def __init__(self, live: Live, match: Match) -> None:
        self.of: Final = match
        self.match: Final = Match(match.setup, Scripted([]), players_of(live.seats))

    def follow(self, made_at: list[int], limit: int) -> int:
        """Go on to the first entry that was made after `limit`; how many are before it.

        One after the other: if the clock of the server was set back, nothing is shown before its turn.
        """
        entries = self.of.entries
        while (count := len(self.match.entries)) < min(len(entries), len(made_at)) and made_at[count] <= limit:
            self.match.enter(entries[count].seat, entries[count].move, entries[count].note)
        return count


def as_seen_by(live: Live, person: str | None) -> Live:
    """The table for this person: as it is for who has a seat, as it was for others where they are late."""
    late = live.late
    match = live.match
    if not late or match is None or live.status != "running" or live.own_seats(person):
        return live
    limit = now_ms() - late
    past = live.past
    if past is None or past.of is not match:
        past = live.past = Past(live, match)
    due = past.follow(live.made_at, limit)
    shown = copy.copy(live)
    shown.match = past.match
    shown.branch = branches(past.match)
    shown.version = -1 - live.version - due * 1_000_003  # another one with every step and with every entry that is due
    shown.times = None
    shown.requests = []
    shown.chat = [line for line in live.chat if line["at"] <= limit]
    shown.delay = late
    shown.past = None
    return shown


class LateLooks:
    """Wakes those who watch late when there is more for them to see."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake: Final = wake
        self._set: Final[dict[str, asyncio.TimerHandle]] = {}

    def look_later(self, live: Live) -> None:
        """Look again at a table of which something has just been shown late."""
        due = 0 if live.past is None else len(live.past.match.entries)
        if due < len(live.made_at) and live.id not in self._set:
            seconds = (live.made_at[due] + live.late - now_ms()) / 1000
            self._set[live.id] = asyncio.get_running_loop().call_later(seconds + 0.001, self._look, live.id)

    def _look(self, table: str) -> None:
        del self._set[table]
        self._wake(table)
