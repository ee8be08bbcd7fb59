"""A bot of one's own at a table of any server.

    client = TableClient("https://rubicon.example", token)
    client.join(table)
    outcome = client.play(table, bot)

The bot runs here and gets a `Sight`, as everywhere; the server sends it as plain data, which are checked
(`core.sight_data`). Calls go over HTTP of the standard library. News come over a WebSocket where the package
`websockets` is installed (the extra `client`), else the server is asked every two seconds. Servers that stop, restart
or cannot be reached for a while are waited for: a decision has an id, so that it can be sent again and is made once.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection, IncompleteRead
from typing import Any, ClassVar, Final
from urllib.parse import parse_qs, quote, urlencode, urlsplit

from rubicon.core import sight_data
from rubicon.core.bot import Bot, wrong_answer
from rubicon.core.errors import BadSight, IllegalMove, RubiconError, WrongSeat
from rubicon.core.message import Message, printable
from rubicon.core.outcome import Outcome
from rubicon.core.sight import Sight
from rubicon.games import find

MOST_BYTES: Final = 16_000_000
CALL_SECONDS: Final = 30.0
POLL_SECONDS: Final = 2.0
LISTEN_SECONDS: Final = 30.0
"""How long news are waited for before the server is asked anyway."""
FIRST_DELAY: Final = 0.2
LONGEST_DELAY: Final = 5.0
SHARE_OF_TIME: Final = 0.1
"""How much of the time on its clock the bot is given for one decision."""
LATER: Final = (429, 502, 503, 504)
"""What a server, or the proxy in front of one that restarts, answers for a while only."""

Row = dict[str, Any]
Told = Callable[[Sight, int], None]


class BadAddress(RubiconError):
    """That is not the address of a server."""

    usage: ClassVar[bool] = True


class ServerGone(RubiconError):
    """The server could not be reached for longer than one was willing to wait, or is none of ours."""


class ServerRefused(RubiconError):
    """The server does not allow it: `error` is its name in docs/wire.md."""

    def __init__(self, error: str, text: str) -> None:
        super().__init__(Message("client-refused", {"text": text}))
        self.error: Final = error


def read_address(address: str) -> tuple[str, str | None, str | None]:
    """The server, the table and the key of the invitation in an address as browsers show it."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound or len(address) > 2_000 or parts.username is not None:
        raise BadAddress(Message("client-address", {"address": address[:200]}))
    path, _, rest = parts.path.partition("/table/")
    table = rest.split("/")[0] or None
    key = parse_qs(parts.query).get("key", [None])[0]
    return f"{parts.scheme}://{parts.netloc}{path.rstrip('/')}", table, key


class TableClient:
    """Somebody with a token, at the tables of a server."""

    def __init__(self, address: str, token: str, *, patience: float = 600.0) -> None:
        self.address, _, _ = read_address(address)
        self.patience = patience
        """Seconds for which a server that cannot be reached is waited for."""
        if not token.isascii() or not token.isprintable() or " " in token or not token:
            raise BadAddress(Message("client-token"))
        self._headers: Final = {"Authorization": f"Bearer {token}", "Accept": "application/json"}
        self._connection: HTTPConnection | None = None

    # What can be done

    def table(self, table: str, key: str | None = None) -> Row:
        """The table as the owner of the token sees it (docs/wire.md)."""
        query = "" if key is None else "?" + urlencode({"key": key})
        return self._call("GET", f"{_path(table)}{query}")

    def join(self, table: str, *, key: str | None = None, seat: int | None = None) -> list[int]:
        """Take a seat, if one has none yet; all seats that one has."""
        shown = self.table(table, key)
        mine = _seats(shown)
        if not mine or (seat is not None and seat not in mine):
            body = {"nonce": secrets.token_hex(16), "seat": seat, "key": key}
            try:
                shown = self._call("POST", f"{_path(table)}/join", {k: v for k, v in body.items() if v is not None})
            except ServerRefused as refused:
                shown = self.table(table, key)
                if refused.error != "conflict" or not _seats(shown):  # else the answer to the first call was lost
                    raise
        return _seats(shown)

    def sight(self, table: str, seat: int) -> tuple[Sight, int]:
        """What a seat of one's own knows, and the number of the decision that it is about."""
        answer = self._call("GET", f"{_path(table)}/sight?seat={seat}")
        return _sight_in(answer, seat), answer["number"]

    def play(self, table: str, bot: Bot, *, seconds: float = 0.0, told: Told | None = None) -> Outcome:
        """Let the bot decide in all seats that one has at this table, until the match is over.

        `seconds` is how long it may think about a decision; 0 is as long as it takes. On a clock, it gets a tenth of
        what is left. `told` is called with each decision that was made.
        """
        seats = _seats(self.table(table))
        if not seats:
            raise WrongSeat(Message("client-no-seat", {"table": table[:60]}))
        news = _News(self.address, self._headers, table)
        try:
            while True:
                decided = False
                for seat in seats:
                    answer = self._due(table, seat)
                    if answer is None:
                        continue
                    if answer["status"] == "over":
                        return _outcome(answer)
                    if answer["your_turn"]:
                        self._decide(table, seat, bot, answer, seconds, told)
                        decided = True
                if not decided:
                    news.wait()
        finally:
            news.close()
            self._hang_up()

    def _due(self, table: str, seat: int) -> Row | None:
        """What the seat knows, and whether it decides; None before the match has begun."""
        try:
            answer = self._call("GET", f"{_path(table)}/sight?seat={seat}")
        except ServerRefused as refused:
            if refused.error == "not_running":
                return None
            raise
        for name, kind in (("status", str), ("number", int), ("your_turn", bool)):
            if type(answer.get(name)) is not kind:
                raise ServerGone(Message("client-no-server", {"address": self.address}))
        return answer

    def _decide(self, table: str, seat: int, bot: Bot, answer: Row, seconds: float, told: Told | None) -> None:
        sight = _sight_in(answer, seat)
        left = answer.get("your_time")
        on_clock = SHARE_OF_TIME * left / 1000 if type(left) is int else 0.0
        bot.most_seconds = min(seconds, on_clock) if seconds and on_clock else seconds or on_clock
        move = bot.decide(sight)
        if type(move) is not int or move not in sight.moves:
            raise IllegalMove(wrong_answer(type(bot).__name__, move), sight.setup.game.name)
        body = {"seat": seat, "move": move, "based_on": answer["number"], "id": secrets.token_hex(16)}
        try:
            self._call("POST", f"{_path(table)}/decide", body)
        except ServerRefused as refused:
            if refused.error not in ("stale", "not_running"):  # those: things have changed meanwhile
                raise
        else:
            if told is not None:
                told(sight, move)

    # Calls

    def _call(self, method: str, path: str, body: Row | None = None) -> Row:
        """The answer to a call. While there is none it is made again, for as long as one is patient."""
        since = time.monotonic()
        delay = FIRST_DELAY
        while True:
            pause = delay
            try:
                response, data = self._once(method, path, body)
            except (OSError, HTTPException) as error:
                self._hang_up()
                why = f"{type(error).__name__}: {error}"
            else:
                if response.status not in LATER:
                    return self._answer(response, data)
                why = f"{response.status} {response.reason}"
                asked = response.headers.get("Retry-After", "")
                pause = min(float(asked), 60.0) if asked.isdecimal() else delay
            if time.monotonic() - since + pause > self.patience:
                raise ServerGone(Message("client-gone", {"address": self.address, "why": printable(why)[:200]}))
            time.sleep(pause)
            delay = min(2 * delay, LONGEST_DELAY)

    def _once(self, method: str, path: str, body: Row | None) -> tuple[HTTPResponse, bytes]:
        parts = urlsplit(self.address)
        if self._connection is None:
            kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
            self._connection = kind(parts.netloc, timeout=CALL_SECONDS)
        headers = self._headers if body is None else {**self._headers, "Content-Type": "application/json"}
        sent = None if body is None else json.dumps(body).encode()
        self._connection.request(method, parts.path + path, sent, headers)
        response = self._connection.getresponse()
        data = response.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            self._hang_up()
        elif response.length:
            raise IncompleteRead(data, response.length)  # the server died over it; `read` with a limit does not say so
        return response, data

    def _answer(self, response: HTTPResponse, data: bytes) -> Row:
        try:
            answer = json.loads(data) if len(data) <= MOST_BYTES else None
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or not (response.status == 200 or "error" in answer):
            raise ServerGone(Message("client-no-server", {"address": self.address}))
        if response.status != 200:
            raise ServerRefused(str(answer["error"])[:60], printable(str(answer.get("text", "")))[:300])
        return answer

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _News:
    """Waits until something has changed at a table."""

    def __init__(self, address: str, headers: dict[str, str], table: str) -> None:
        self._address: Final = "ws" + address.removeprefix("http") + "/api/live"
        self._headers: Final = {"Authorization": headers["Authorization"]}
        self._watch: Final = json.dumps({"do": "watch", "table": table, "changes": True})
        self._socket: Any = None
        self._open: Final = ExitStack()

    def wait(self) -> None:
        """Until there are news, or it is time to ask anyway."""
        if self._socket is None and not self._connect():
            time.sleep(POLL_SECONDS)
            return
        from websockets.exceptions import ConnectionClosed

        until = time.monotonic() + LISTEN_SECONDS
        try:
            while (left := until - time.monotonic()) > 0:
                message = json.loads(self._socket.recv(timeout=left))
                if message["type"] in ("table", "change", "refused", "bye"):
                    return
        except TimeoutError:
            return
        except (ConnectionClosed, OSError, ValueError, KeyError, TypeError):
            self.close()

    def _connect(self) -> bool:
        try:
            from websockets.exceptions import WebSocketException
            from websockets.sync.client import connect
        except ImportError:
            return False
        try:
            self._socket = self._open.enter_context(
                connect(self._address, additional_headers=self._headers, open_timeout=CALL_SECONDS, max_size=MOST_BYTES)
            )
            self._socket.send(self._watch)
        except (OSError, WebSocketException):
            self.close()
        return self._socket is not None

    def close(self) -> None:
        """Listen no more."""
        self._socket = None
        self._open.close()


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _seats(shown: Row) -> list[int]:
    seats = shown.get("seats")
    rows = seats if isinstance(seats, list) else []
    found = [row.get("seat") for row in rows if isinstance(row, dict) and row.get("you") is True]
    return [seat for seat in found if type(seat) is int]


def _sight_in(answer: Row, seat: int) -> Sight:
    sight = sight_data.read(answer.get("sight"), find)
    if sight.seat != seat:
        raise BadSight(Message("sight-wrong", {"place": "seat", "type": "int", "found": str(sight.seat)}))
    return sight


def _outcome(answer: Row) -> Outcome:
    outcome = sight_data.read_outcome(answer.get("outcome"))
    if outcome is None:
        raise BadSight(Message("sight-missing", {"place": "outcome"}))
    return outcome
