"""Bots at tables, and which process thinks for whom.

A bot gets a pickled `Sight` and nothing else. It thinks in a process of its own
(`bot_process`), so the event loop never waits for it. One that crashes, stalls or
answers nonsense is replaced by a legal move and a line in the log.

People are served in turn, and the more of them wait, the less a bot thinks:
see `fair_queue`.

A process that has nothing to do ponders: a bot thinks ahead while people decide.
Such a process is as free as any other, for it stops as soon as it is asked
something. The bot's next question goes to it if it is still free then.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from rubicon.core.errors import UnknownBot
from rubicon.core.game import Sight
from rubicon.core.message import Message
from rubicon.server import metrics
from rubicon.server.bot_process import BotProcess, Failed
from rubicon.server.compiled_rules import CompiledRules
from rubicon.server.errors import Refusal
from rubicon.server.fair_queue import MOST_IN_A_ROW, FairQueue, thinking_seconds
from rubicon.server.live_table import PEOPLE, Live
from rubicon.server.randomness import Randomness
from rubicon.server.settings import Settings

log = logging.getLogger("rubicon.bots")

AGAIN: Final = 5.0
"""Seconds until a move is tried again that could not be stored."""
REST: Final = pickle.dumps({"do": "rest"})
"""What ends pondering, and has no answer."""

_from_files: Final[dict[str, str]] = {}


def bring_bots(settings: Settings) -> None:
    """Bots from files, which the host of the server names; players never name a file."""
    for text in settings.bot_files.split(","):
        name, separator, path = text.strip().partition("=")
        if separator:
            _from_files[name] = path


def names(game: str) -> list[str]:
    """The bots that play a game, weak ones first."""
    from rubicon.bots import names as known

    return [*known(game), *_from_files]


def check(game: str, name: str) -> None:
    """Refuse a bot that there is not."""
    known = names(game)
    if name not in known:
        raise UnknownBot(Message("error-bot", {"bot": name[:60], "game": game, "known": ", ".join(known)}))


def take_over(game: str, wanted: str = "") -> str:
    """The bot that plays on for a person: the one set for the house, or the strongest that a game brings."""
    known = names(game)
    if wanted in known:
        return wanted
    own = [name for name in known if name not in _from_files]
    return "strong" if "strong" in own else own[-1]


def path_of(name: str) -> str:
    """What the registry calls that bot."""
    return _from_files.get(name, name)


def may_ponder(game: str, name: str) -> bool:
    """Whether it is worth asking that bot to think ahead. Of one from a file only its process knows."""
    from rubicon.bots import levels

    level = levels(game).get(name)
    return name in _from_files if level is None else level.ponders


def move_question(bot: str, seed: str | None) -> dict[str, Any]:
    """What a process is asked for a move."""
    return {"do": "decide", "bot": path_of(bot), "seed": seed}


async def move_from(
    asked: Awaitable[dict[str, Any]], bot: str, table: str, seat: int, sight: Sight, randomness: Randomness
) -> int:
    """The move that a bot chose; a legal one where it chose none."""
    try:
        answer = await asked
        move = answer.get("move")
        if type(move) is int and move in sight.moves:
            return move
        why = str(answer.get("error") or f"it answered {move!r}, which it was not offered")
    except Failed as error:
        why = str(error)
    log.warning("bot %s at table %s, seat %d, is replaced by a legal move: %s", bot, table, seat, why[:300])
    return randomness.legal_move(sight.moves)


def advice_from(answer: dict[str, Any], sight: Sight) -> list[dict[str, Any]]:
    """The advice of an answer, as far as it is about legal moves."""
    if "error" in answer:
        raise no_advice(str(answer["error"]))
    return [advice for advice in answer["advice"] if advice["move"] in sight.moves]


def no_advice(why: str) -> Refusal:
    """There is none this time."""
    log.warning("no advice: %s", why[:300])
    return Refusal("unavailable", "server-no-advice")


@dataclass(frozen=True, slots=True)
class Pondering:
    """What a free process thinks about, or has thought about until it was enough."""

    table: str
    seat: int
    number: int
    """Of the decision of others that it waits for, by what the seat knows."""
    ends: float


class Turn:
    """Somebody who waits for a process."""

    def __init__(self, table: str | None) -> None:
        self.table: Final = table
        self.comes: Final[asyncio.Future[BotProcess]] = asyncio.get_running_loop().create_future()


class BotPool:
    """All thinkers, and the decisions that bots have before them."""

    def __init__(
        self,
        settings: Settings,
        rules: CompiledRules,
        decide: Callable[[str, int, int, int], Awaitable[None]],
        randomness: Randomness,
        online: Callable[[str, str], bool],
    ) -> None:
        cores = max(1, (os.cpu_count() or 2) - 1)  # one is for the server
        count = settings.bot_workers or cores
        self._seconds: Final = settings.bot_seconds
        self._ponder_seconds: Final = settings.ponder
        self._most_at_work: Final = min(count, cores)
        self._online: Final = online
        self._decide: Final = decide
        self._randomness: Final = randomness
        self._all: Final = [BotProcess(settings.games, rules) for _ in range(count)]
        self._free: Final = self._all[::-1]  # the last one used is warm, and is taken first
        self._queue: Final[FairQueue[Turn]] = FairQueue()
        self._pondering: Final[dict[BotProcess, Pondering]] = {}  # some of the free ones
        self._served: Final[dict[BotProcess, str | None]] = {}  # those that think, and for whom
        self._since: Final[dict[str, float]] = {}  # since when tables wait for bots
        self._decided: Final[dict[str, int]] = {}  # decisions that were made there since
        self._overhead = 0.0  # seconds that decisions took lately beyond the time they were given
        self._advised: Final[set[str]] = set()  # people for whom a hint is being thought about
        self._warmed = False
        self._starting: Final[set[asyncio.Task[None]]] = set()
        self._tasks: Final[dict[tuple[str, int, int], asyncio.Task[None]]] = {}

    def look(self, live: Live) -> None:
        """Set the bots to work that are to decide at this table."""
        due = live.bot_seats_due()
        if live.match is None or not due:
            self._since.pop(live.id, None)
            self._decided.pop(live.id, None)
        else:
            self._since.setdefault(live.id, time.monotonic())
        if not due:
            self._look_ahead(live)
        if live.match is None or live.status != "running":
            return
        if any(seat.kind == "bot" for seat in live.seats):
            self._warm()
        people = {seat.person for seat in live.seats if seat.person is not None and seat.kind in PEOPLE}
        # Of several the one who has least waiting: nobody waits longer because of whom they play with.
        person = min(people, key=lambda one: (self._queue.count(one), one), default=None)
        for seat in due:
            number = live.match.number(seat)
            key = (live.id, seat, number)
            if key not in self._tasks:
                sight = live.match.sight(seat)
                bot = live.seats[seat].bot or take_over(live.game)
                task = asyncio.create_task(
                    self._play(live.id, seat, number, bot, sight, person), name=f"bot at {live.id}"
                )
                self._tasks[key] = task
                task.add_done_callback(lambda _task, key=key: self._tasks.pop(key, None))  # type: ignore[misc]

    def _look_ahead(self, live: Live) -> None:
        """Let a bot ponder while people decide at this table; end what was pondered about something else there."""
        before = next((thinker for thinker, about in self._pondering.items() if about.table == live.id), None)
        seat = self._who_ponders(live)
        number = -1 if seat is None or live.match is None else live.match.number(seat)
        if before is not None:
            about = self._pondering[before]
            if (about.seat, about.number) == (seat, number):
                return
            before.tell(REST)
            del self._pondering[before]
        now = time.monotonic()
        at_work = len(self._served) + sum(about.ends > now for about in self._pondering.values())
        if seat is None or live.match is None or len(self._queue) or at_work >= self._most_at_work:
            return
        idle = [
            one for one in self._free if one.runs() and (one not in self._pondering or self._pondering[one].ends <= now)
        ]
        if idle:
            thinker = before if before in idle else idle[-1]
            self._pondering[thinker] = Pondering(live.id, seat, number, now + self._ponder_seconds)
            bot = live.seats[seat].bot or take_over(live.game)
            sight = pickle.dumps(live.match.sight(seat), protocol=pickle.HIGHEST_PROTOCOL)
            question = {"do": "ponder", "bot": path_of(bot), "sight": sight, "seconds": self._ponder_seconds}
            thinker.tell(pickle.dumps(question))

    def _who_ponders(self, live: Live) -> int | None:
        """The bot that decides next after a person who is there and has not days to decide."""
        if self._ponder_seconds == 0.0 or live.match is None or live.paused or live.by_days:
            return None
        waiting = live.waiting()
        people = [live.seats[seat].person for seat in waiting]
        if not any(person is not None and self._online(live.id, person) for person in people):
            return None
        seats = len(live.seats)
        for seat in [(waiting[0] + step) % seats for step in range(1, seats)]:
            if live.seats[seat].kind == "bot" and seat not in waiting:
                bot = live.seats[seat].bot or take_over(live.game)
                fixed = self._randomness.bot_seed(seat, live.match.number(seat)) is not None
                return seat if may_ponder(live.game, bot) and not fixed else None
        return None

    def _warm(self) -> None:
        """Start a process while the people still think: it takes half a second that nobody then has to wait."""
        if not self._warmed:
            self._warmed = True
            task = asyncio.create_task(self._all[0].start(), name="first thinker")
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _play(self, table: str, seat: int, number: int, bot: str, sight: Sight, person: str | None) -> None:
        try:
            if len(sight.moves) == 1:
                move = sight.moves[0]  # nothing to think about
            else:
                move = await self._think(table, seat, number, bot, sight, person)
            await self._decide(table, seat, number, move)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot %s at table %s could not play, and will be asked again", bot, table)
            await asyncio.sleep(AGAIN)
            self._tasks.pop((table, seat, number), None)
            await self._decide(table, seat, -1, 0)  # no such number: the table looks who is to decide

    async def _think(self, table: str, seat: int, number: int, bot: str, sight: Sight, person: str | None) -> int:
        question = move_question(bot, self._randomness.bot_seed(seat, number))
        return await move_from(self._ask(question, sight, person, table), bot, table, seat, sight, self._randomness)

    async def advise(self, person: str, table: str, seat: int, sight: Sight) -> list[dict[str, Any]]:
        """What the best bot would do, for hints. One at a time for each person."""
        if person in self._advised:
            raise Refusal("too_many", "server-hint-already")
        self._advised.add(person)
        try:
            return advice_from(await self._ask({"do": "advise"}, sight, person, None), sight)
        except Failed as error:
            raise no_advice(str(error)) from None
        finally:
            self._advised.discard(person)

    async def _ask(
        self, question: dict[str, Any], sight: Sight, person: str | None, table: str | None
    ) -> dict[str, Any]:
        question["sight"] = pickle.dumps(sight, protocol=pickle.HIGHEST_PROTOCOL)  # now: the match may go on meanwhile
        thinker = await self._turn(person, table)
        try:
            question["seconds"] = given = self._allotted(table)
            began = time.monotonic()
            with metrics.bot_seconds.labels(question["do"]).time():
                answer = await thinker.ask_again(pickle.dumps(question), self._seconds)
            late = max(0.0, time.monotonic() - began - given)
            self._overhead += (late - self._overhead) / 8  # a slow moment counts for little
            return answer
        finally:
            del self._served[thinker]
            self._free.append(thinker)
            self._serve()

    async def _turn(self, person: str | None, table: str | None) -> BotProcess:
        """A process, when it is this person's turn. A bot's turn is one, though it may be several decisions."""
        turn = Turn(table)
        goes_on = table is not None and 0 < self._decided.get(table, 0) < MOST_IN_A_ROW
        self._queue.put(person, turn, goes_on)
        self._serve()
        try:
            thinker = await turn.comes
        except asyncio.CancelledError:
            self._queue.drop(person, turn)
            if turn.comes.done() and not turn.comes.cancelled():
                self._free.append(turn.comes.result())
                self._serve()
            raise
        self._served[thinker] = person
        if table in self._since:
            self._decided[table] = self._decided.get(table, 0) + 1
        return thinker

    def _serve(self) -> None:
        """Hand free processes to those whose turn it is."""
        while self._free and (turn := self._queue.take()) is not None:
            if not turn.comes.done():
                turn.comes.set_result(self._take_free(turn.table))

    def _take_free(self, table: str | None) -> BotProcess:
        """The process that pondered for this table; else the last one used, for it is warm, and rather an idle one."""

        def worth(thinker: BotProcess) -> int:
            about = self._pondering.get(thinker)
            if about is not None and about.table == table:
                return 3
            return 0 if not thinker.runs() else 2 if about is None else 1

        best = max(reversed(self._free), key=worth)
        self._free.remove(best)
        self._pondering.pop(best, None)
        return best

    def _allotted(self, table: str | None) -> float:
        """How long the bot whose turn it is may think."""
        people = self._queue.people() | {person for person in self._served.values() if person is not None}
        since = self._since.get(table) if table is not None else None
        waited = 0.0 if since is None else time.monotonic() - since
        decisions = sum(1 for known, _, _ in self._tasks if known == table)
        return thinking_seconds(len(people), len(self._all), waited, decisions, self._overhead)

    def size(self) -> int:
        """How many processes there are at most."""
        return len(self._all)

    def busy(self) -> tuple[int, int]:
        """Questions that wait for a process, and processes that think."""
        return len(self._queue), len(self._served)

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for thinker in self._all if (pid := thinker.pid()) is not None]

    async def stop(self) -> None:
        """Let all of them go; what they had before them is asked again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._starting, return_exceptions=True)
        await asyncio.gather(*[thinker.end() for thinker in self._all], return_exceptions=True)
