"""Hostile calls and frames: every route of the server and every message of the socket, with what nobody should send.

Half of what is made is nearly right: real tables, seats, numbers, keys and cookies, mixed up between people, with one
thing wrong or out of date. That gets past the checks of shape, where the other half ends. A route that is added to the
server is called without a word here: its parameters and bodies are made from the description of the calls.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pkgutil import iter_modules
from typing import Any
from urllib.parse import quote

from fastapi.routing import APIRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import rubicon.server.api
from tests.server.harness import PATIENCE, Player, Row, Server

BATCH = 4_000
"""Calls or frames after which people and tables are made anew: fuzzed calls sign people out and end matches."""
FENCE = 40
"""Frames between two that are waited for: what was sent before an answer has been dealt with."""

SLOW = ("/account", "/login", "/password", "/hint", "/analysis", "/proof", "/export")
"""Calls that cost much on purpose, or make a bot think: they come one thirtieth as often."""
PARTING = [
    ("DELETE", "/api/me"),
    ("DELETE", "/api/sessions"),
    ("DELETE", "/api/sessions/{id}"),
    ("POST", "/api/logout"),
    ("POST", "/api/password"),
]
"""Calls that sign somebody out: not the host, or nothing would be called by anybody soon."""

PAGE = ("GET", "/{path:path}")
DECIDE = "/api/tables/{id}/decide"

TEXTS = [
    "",
    " ",
    "Anna",
    "Żółć",
    "x" * 300,
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\u202eevil",
    "\u0007",
    "﷽" * 40,
    "👩‍👩‍👧",
    "'; DROP TABLE matches; --",
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "null",
    "1e999",
    "-0",
    "__proto__",
]
NUMBERS: list[Any] = [0, 1, 2, 5, 11, 12, -1, 99, 2**31 - 1, 2**31, 2**63, -(2**63), 10**30, 1.5, 1e300, -0.0]
OTHERS: list[Any] = [None, True, False, [], {}, [[]], [None], {"": ""}, "0", [0, 1], {"kind": []}]


def routes() -> dict[tuple[str, str], bool]:
    """Every method and path that the server answers, and whether the description of the calls has it."""
    found: dict[tuple[str, str], bool] = {("GET", "/api/openapi.json"): False, PAGE: False}
    for module in iter_modules(rubicon.server.api.__path__):
        router = getattr(__import__(f"rubicon.server.api.{module.name}", fromlist=["router"]), "router", None)
        for route in [] if router is None else router.routes:
            assert isinstance(route, APIRoute)
            for method in route.methods or ():
                found[method, route.path] = route.include_in_schema
    return found


class World:
    """People, tables and all that was ever told to them: what a nearly right call is made of."""

    def __init__(self, server: Server, number: int) -> None:
        self.people = [Player(server, f"Fuzz {number} {who}") for who in "ABC"]
        anna, ola, jan = self.people
        games = ["three_coins", "drawn_coins", "caesar", "caesar_dice", "augustus", "julius_caesar"]
        self.tables = [
            anna.create("caesar_dice", "me", "open", "open", aids=True),
            anna.create("three_coins", "me", "open", private=True),
            anna.create("caesar_dice", "me", "open", "bot:random", clock={"kind": "bank", "seconds": 3600}),
            anna.create("three_coins", "me", "open", clock={"kind": "days", "days": 1}, on_time="loss"),
            *[anna.create(game, "me", "open", aids=True) for game in games],
            anna.create("caesar_dice", "me", "local:Ola", aids=True),
            anna.create("caesar_dice", "me", "open"),
        ]
        for table in [*self.tables[2:-2], self.tables[-1]]:
            ola.join(table["id"])
        anna.post(f"/api/tables/{self.tables[-1]['id']}/resign", seat=0)
        jan.post("/api/account", password="correct horse")
        token = jan.post("/api/tokens", label="fuzz")
        self.ids = [table["id"] for table in self.tables]
        self.keys = [table["key"] for table in self.tables]
        self.credentials = [
            *[f"rubicon={player.http.cookies['rubicon']}" for player in self.people],
            f"Bearer {token['token']}",
            f"Bearer {anna.post('/api/tokens', label='r', scope='read')['token']}",
        ]
        self.offered: dict[str, Row] = {}
        """What the host may decide, by table, as far as was told: right until somebody decides."""
        self.known: dict[str, list[Any]] = {
            "id": ["one", "two", token["id"], jan.get("/api/sessions")["sessions"][0]["id"]],
            "seat": [0, 0, 0, 1, 1, 2],
            "based_on": [0, 1, 2],
            "move": [0, 1, 2, 3, 4, 7],
            "n": [0, 1, 2, 5],
            "since": [0, 1, 3],
            "branch": [0, 0, 1],
            "key": self.keys,
            "nonce": ["n1", "n2"],
            "commitment": [anna.commitment(), ola.commitment()],
            "game": games,
            "bot": ["random", "strong", "nobody"],
            "request": ["abcdefgh"],
            "name": [player.name for player in self.people],
            "password": ["correct horse", "wrong horse battery"],
            "new": ["correct horse"],
            "language": ["en", "pl"],
            "plan": ["", "0", "0,1", "1,2,3"],
            "scope": ["mine", "open", "read", "play"],
            "text": ["hello", "cześć"],
        }

    def learn(self, told: Row) -> None:
        """Remember what a table shows: its numbers and moves are right now, and out of date soon."""
        for mine in told.get("yours") or ():
            self._keep("based_on", mine["number"])
            if mine["seat"] == 0 and mine["view"]["moves"]:
                self.offered[told["id"]] = {
                    "seat": 0,
                    "based_on": mine["number"],
                    "move": mine["view"]["moves"][0]["move"],
                }
            for move in mine["view"]["moves"][:3]:
                self._keep("move", move["move"])
        for request in told.get("requests") or ():
            self._keep("request", request["id"])

    def _keep(self, name: str, value: Any) -> None:
        kept = self.known[name]
        kept.append(value)
        if len(kept) > 60:
            del kept[0]


class Fuzz:
    """The calls and frames of one seed."""

    def __init__(self, server: Server, seed: int, calls: int, frames: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.calls = calls
        self.frames = frames
        self.schema: Row = Player(server).get("/api/openapi.json")
        self.routes = routes()
        self.answers: Counter[int] = Counter()
        self.heard: Counter[str] = Counter()
        self.reached: dict[tuple[str, str], Counter[int]] = {route: Counter() for route in self.routes}
        self.sent: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.fences = 0

    async def run(self) -> None:
        """Everything; `wrong` tells what should not have been."""
        made = 0
        while self.calls > 0 or self.frames > 0:
            self.world = await asyncio.to_thread(World, self.server, made)
            made += 1
            calls, frames = min(self.calls, BATCH), min(self.frames, BATCH)
            async with asyncio.timeout(4 * PATIENCE):
                await asyncio.gather(self._call(calls // 2), self._call(calls - calls // 2), self._frames(frames))
            self.calls -= calls
            self.frames -= frames
            print(f"{self.calls} calls and {self.frames} frames to go, {len(self.wrong)} wrong", flush=True)

    # Values

    def value(self, schema: Row, name: str = "", depth: int = 0) -> Any:
        """Something for a field: mostly what fits, now and then anything at all."""
        chance = self.chance
        if depth and chance.random() < 0.06:
            return self.anything(depth)
        if name in self.world.known and schema.get("type") != "object" and chance.random() < 0.9:
            return chance.choice(self.world.known[name])
        if "$ref" in schema:
            return self.value(self.schema["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]], name, depth)
        if "anyOf" in schema:
            return self.value(chance.choice(schema["anyOf"]), name, depth)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        if kind == "object":
            made = {}
            for field, inner in schema.get("properties", {}).items():
                if field in schema.get("required", ()) or chance.random() < 0.5:
                    made[field] = self.value(inner, field, depth + 1)
            if chance.random() < 0.04:
                made[chance.choice(TEXTS)] = self.anything(depth + 1)
            if made and chance.random() < 0.04:
                del made[chance.choice(list(made))]
            return made
        if kind == "array":
            return [self.value(schema["items"], "", depth + 1) for _ in range(chance.randint(1, 4))]
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "integer":
            return chance.choice(NUMBERS) if chance.random() < 0.2 else chance.randint(0, 12)
        return None if kind == "null" else chance.choice(TEXTS)

    def anything(self, depth: int) -> Any:
        """Any value, of any type."""
        chance = self.chance
        if depth < 4 and chance.random() < 0.15:
            return {chance.choice(TEXTS): self.anything(depth + 1) for _ in range(3)}
        return chance.choice(chance.choice((TEXTS, NUMBERS, OTHERS)))

    def packed(self, value: Any) -> bytes:
        """JSON, or what once was JSON."""
        chance = self.chance
        text = json.dumps(value, ensure_ascii=chance.random() < 0.7)
        data = text.encode("utf-8", "surrogatepass")  # halves of characters as they are, too
        odd = chance.random()
        if odd < 0.02:
            return data[: chance.randint(0, len(data))]
        if odd < 0.03:
            return b"[" * chance.choice((10, 2_000, 30_000))
        if odd < 0.035:
            return data + b" " * chance.choice((1_000, 65_000, 70_000))
        if odd < 0.045:
            return bytes(chance.randrange(256) for _ in range(chance.randint(1, 60)))
        if odd < 0.05:
            return json.dumps(self.anything(0)).replace("1e+300", "NaN").encode("utf-8", "surrogatepass")
        if odd < 0.055:
            return b'{"seat": ' + b"9" * chance.choice((20, 5_000)) + b"}"
        return data

    # Calls

    def request(self, method: str, path: str) -> bytes:
        """One call, ready to be sent."""
        chance = self.chance
        described = self.schema["paths"].get(path, {}).get(method.lower(), {})
        if chance.random() < 0.02:
            method = chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"])
        target, query = path, []
        for parameter in described.get("parameters", ()):
            value = self.value(parameter["schema"], parameter["name"], 1)
            if parameter["in"] == "path":
                if parameter["name"] == "id" and path.startswith("/api/tables/") and chance.random() < 0.95:
                    value = chance.choice(self.world.ids)
                target = target.replace(f"{{{parameter['name']}}}", self.in_address(value) or "x")
            elif parameter["required"] or chance.random() < 0.5:
                query.append(f"{parameter['name']}={self.in_address(value)}")
        target = target.replace("{path:path}", self.in_address(chance.choice([*TEXTS, "index.html", "table/x", "api"])))
        if chance.random() < 0.03:
            query.append(self.in_address(chance.choice(TEXTS)))
        body = b""
        if "requestBody" in described and chance.random() < 0.97:
            body = self.packed(self.value(described["requestBody"]["content"]["application/json"]["schema"]))
        elif chance.random() < 0.05:
            body = self.packed(self.anything(0))
        if path == DECIDE and self.world.offered and chance.random() < 0.3:  # by chance alone hardly one would be right
            table, decision = chance.choice(list(self.world.offered.items()))
            target, body = path.replace("{id}", table), json.dumps({**decision, "id": str(chance.random())}).encode()
        lines = [f"{method} {target}{'?' if query else ''}{'&'.join(query)} HTTP/1.1".encode("latin-1")]
        host = b"127.0.0.1:%d" % self.server.port
        if chance.random() < 0.01:
            host = chance.choice([b"", b"\xff", b"[::1", b"evil.example", b"localhost:99999999", b"127.0.0.1:x"])
        lines += [b"host: " + host, *self.headers((method, path))]
        if body and chance.random() < 0.02:
            lines.append(b"transfer-encoding: chunked")
            body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        else:
            lines.append(b"content-length: %d" % len(body))
        return b"\r\n".join([*lines, b"", b""]) + body

    def in_address(self, value: Any) -> str:
        text = value if isinstance(value, str) else json.dumps(value)
        return quote(text[:100], safe="", encoding="utf-8", errors="surrogatepass")

    def headers(self, route: tuple[str, str]) -> list[bytes]:
        """Who calls, and now and then something odd."""
        chance = self.chance
        made = [b"content-type: application/json"] if chance.random() < 0.97 else [b"content-type: \xff/;;charset=x"]
        who = chance.random()
        if who < 0.9:
            # Mostly the host, who sits everywhere.
            credentials = self.world.credentials
            shown = credentials[0] if who < 0.45 else chance.choice(credentials)
            if route in PARTING:
                shown = chance.choice(credentials[2:])
            name = "authorization" if shown.startswith("Bearer") else "cookie"
            made.append(f"{name}: {shown}".encode())
        elif who < 0.93:
            made.append(
                chance.choice([b"cookie: rubicon=", b"cookie: rubicon=a.b.c; rubicon=x", b"cookie: \xff=;;\x01="])
            )
        elif who < 0.95:
            made.append(b"authorization: " + chance.choice([b"Bearer", b"Bearer \xff", b"Basic eDp5", b"Bearer  x y"]))
        if chance.random() < 0.08:
            odd = [
                b"accept-language: " + chance.choice([b"pl", b"xx;q=\xff", b"en;q=nan, pl;q=inf", b"," * 400, b"*"]),
                b"origin: " + chance.choice([b"http://[", b"null", b"\xff", b"http://127.0.0.1", b"http://evil"]),
                b"sec-fetch-site: " + chance.choice([b"cross-site", b"same-origin", b"\xff"]),
                b"accept-encoding: " + chance.choice([b"gzip", b"gzip;q=0", b"\xff", b"identity"]),
                b"if-none-match: " + chance.choice([b"*", b'"x"', b"\xff"]),
                b"range: bytes=0-0,5-",
                b"x-forwarded-for: \xff, 1.2.3.4",
                b"user-agent: " + chance.choice([b"", b"\xff\xfe" * 200, b"x" * 5_000]),
            ]
            made.append(chance.choice(odd))
        return made

    async def _call(self, count: int) -> None:
        """Calls one after the other, over connections that are kept."""
        chance = self.chance
        listed = [route for route in self.routes for _ in range(1 if route[1].endswith(SLOW) else 30)]
        each = list(self.routes)  # every one at least once
        connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        for number in range(count):
            route = each[number] if number < len(each) else chance.choice(listed)
            sent = self.request(*route)
            if connection is None:
                connection = await asyncio.open_connection("127.0.0.1", self.server.port)
            try:
                status, closes, body = await answer_to(connection, sent)
            except (asyncio.IncompleteReadError, ConnectionError, ValueError) as error:
                self.wrong.append(f"no answer ({type(error).__name__}): {sent[:3_000]!r}")
                connection[1].close()
                connection = None
                continue
            self.answers[status] += 1
            self.reached[route][status] += 1
            if status >= 500 and not (status == 503 and route == PAGE):  # the pages may not be built
                self.wrong.append(f"{status}: {sent[:3_000]!r}")
            elif status == 200 and body.startswith(b'{"id"'):
                self.world.learn(json.loads(body))
            if closes:
                connection[1].close()
                connection = None
        if connection is not None:
            connection[1].close()

    # Frames

    def frame(self) -> str | bytes:
        """One message to the socket."""
        chance = self.chance
        odd = chance.random()
        if odd < 0.004:
            return bytes(chance.randrange(256) for _ in range(chance.randint(0, 40)))
        do = chance.choice(["watch", "watch", "unwatch", "decide", "decide", "decide", "undo", "confirm", "ping"])
        self.sent[do] += 1
        message: Row = {"do": do}
        if do != "ping":
            message["table"] = chance.choice(self.world.ids)
        fields = {"watch": ("key", "since", "branch"), "decide": ("seat", "based_on", "id", "move", "hold")}
        for field in fields.get(do, ("seat", "based_on", "id") if do in ("undo", "confirm") else ()):
            message[field] = chance.choice(self.world.known.get(field, [False]))
        if chance.random() < 0.3:
            message[chance.choice(["do", "table", "key", "since", "seat", "id", "move", *TEXTS])] = self.anything(0)
        if chance.random() < 0.05:
            del message[chance.choice(list(message))]
        return self.packed(message).decode("utf-8", "replace")

    async def _frames(self, count: int) -> None:
        """Frames over one connection, and over another when it was closed."""
        chance = self.chance
        done = 0
        while done < count:
            shown = chance.choice([*self.world.credentials[:1] * 4, *self.world.credentials, ""])
            name = "authorization" if shown.startswith("Bearer") else "cookie"
            address = f"ws://127.0.0.1:{self.server.port}/api/live"
            headers = {name: shown} if shown else {}
            try:
                async with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
                    while done < count:
                        for _ in range(min(FENCE, count - done)):
                            done += 1
                            await socket.send(self.frame())
                        await self._fence(socket)
                        if chance.random() < 0.02:
                            break
            except ConnectionClosed as closed:
                code = None if closed.rcvd is None else closed.rcvd.code
                self.heard[f"closed {code}"] += 1
                if code == 1011:
                    self.wrong.append(f"the socket broke off with {code}")

    async def _fence(self, socket: ClientConnection) -> None:
        """Send what is surely answered, and hear everything until then."""
        last = f"fence-{self.fences}"
        self.fences += 1
        await socket.send(json.dumps({"do": "undo", "table": "none", "seat": 0, "based_on": 0, "id": last}))
        while True:
            message: Row = json.loads(await socket.recv())
            self.heard[message["type"]] += 1
            if isinstance(message.get("table"), dict):
                self.world.learn(message["table"])
            if message.get("id") == last:
                return


async def answer_to(
    connection: tuple[asyncio.StreamReader, asyncio.StreamWriter], sent: bytes
) -> tuple[int, bool, bytes]:
    """The status of the answer, whether the connection ends with it, and its body."""
    reader, writer = connection
    writer.write(sent)
    head = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
    status = int(head[0].split()[1])
    fields = dict(line.lower().split(b": ", 1) for line in head[1:] if b": " in line)
    no_body = sent.startswith(b"HEAD ") or status in (204, 304)
    if b"chunked" in fields.get(b"transfer-encoding", b""):
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += await reader.readexactly(size + 2)
        await reader.readexactly(2)
    else:
        body = b"" if no_body else await reader.readexactly(int(fields.get(b"content-length", b"0")))
    return status, fields.get(b"connection") == b"close", body
