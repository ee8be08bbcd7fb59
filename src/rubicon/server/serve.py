"""Start and stop the server: `rubicon serve`."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from rubicon import games
from rubicon.core.message import Message
from rubicon.server import logs
from rubicon.server.compiled_rules import CompiledRules
from rubicon.server.errors import BadSetting
from rubicon.server.notices import mail
from rubicon.server.prepare_database import prepare_database
from rubicon.server.randomness import Randomness
from rubicon.server.settings import USUAL_PORT, Settings, read_settings
from rubicon.text import Speaker, choose_language

if TYPE_CHECKING:
    from rubicon.server.app import House

log = logging.getLogger("rubicon.serve")

GRACE: Final = 5
"""Seconds that open connections get when the server stops."""


def serve(open_browser: bool = False, **given: Any) -> None:
    """Serve until told to stop. What is not given comes from the environment: see `Settings`."""
    settings = read_settings(given)
    run(settings, open_browser)


def run(settings: Settings, open_browser: bool = False, randomness: Randomness | None = None) -> None:
    """The same, with the settings already read. Only tests give a randomness."""
    say = Speaker(choose_language(settings.language or None))
    mail.check(settings)
    listening, wanted_port_was_free = bind(settings)
    logs.set_up(settings)
    games.bring(settings.games)

    import uvicorn  # only now: a wrong port is told at once

    from rubicon.server.app import house_of_app, make_app
    from rubicon.server.connections import protocol_within

    prepare_database(settings, say)
    app = make_app(settings, randomness or Randomness())
    house = house_of_app(app)
    address = address_of(settings, listening)

    class Server(uvicorn.Server):
        """Says when it is ready, and says good-bye."""

        waiting: asyncio.Task[None] | None = None

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Being told to stop is no failure: uvicorn would end by the same signal once more, after all is done."""
            before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.collect()
            gc.freeze()  # what is there now stays: the collector need not look at it again with every thousand views
            # A view is hundreds of objects and hardly ever part of a cycle: by default the collector would look for
            # cycles several times for each decision.
            gc.set_threshold(20_000, 20, 50)
            if self.started and not self.should_exit:
                compiling = house.compiled_rules.awaited()  # asked once: whoever is told of it hears what came of it
                tell(block(settings, say, address, wanted_port_was_free, house, compiling))
                if compiling:
                    self.waiting = asyncio.create_task(tell_when_compiled(house.compiled_rules, say))
                if open_browser:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            tell(say.key("server-stopping"))
            if self.waiting is not None:
                self.waiting.cancel()
            await house.hub.bye("stopping")
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app,
        http=protocol_within(settings.request_seconds),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=settings.body_kb * 1024,
        ws_per_message_deflate=False,  # views are small, and 1,000 compressors are not
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=1024,
    )
    server = Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def tell(text: str) -> None:
    """Print, if anybody still listens: a closed terminal must not keep the server from stopping in good order."""
    with suppress(OSError, ValueError):
        print(text, flush=True)


async def tell_when_compiled(rules: CompiledRules, say: Speaker) -> None:
    """Wait for the compiled rules, and say what came of them."""
    while rules.awaited():
        await asyncio.sleep(1)
    if rules.ready():
        tell(say.key("server-compiled-now"))
    else:
        tell(say.key("server-not-compiled", log=rules.log()))


def bind(settings: Settings) -> tuple[socket.socket, bool]:
    """The socket to listen on, and whether it has the port that was wanted."""
    wanted = USUAL_PORT if settings.port is None else settings.port
    try:
        family, _, _, _, _ = socket.getaddrinfo(settings.host, wanted, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise BadSetting(Message("server-host-unknown", {"host": settings.host, "why": str(error)})) from None
    for port in (wanted, 0):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            return listening, port == wanted
        except OSError as error:
            listening.close()
            if settings.port is not None:
                raise BadSetting(Message("server-port-taken", {"port": str(wanted)})) from None
            if port == 0:
                raise BadSetting(Message("server-host-unknown", {"host": settings.host, "why": str(error)})) from None
    raise AssertionError("unreachable: the second try returns or raises")


def address_of(settings: Settings, listening: socket.socket) -> str:
    """How this computer reaches the server."""
    if settings.url:
        return settings.url
    port = listening.getsockname()[1]
    host = settings.host
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def lan_address(settings: Settings, port: int) -> str | None:
    """How other computers in the network reach it, as far as we can tell."""
    if not settings.beyond_localhost():
        return None
    if settings.host not in ("0.0.0.0", "::", ""):
        return f"http://{settings.host}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))  # sends nothing: it only asks which of our addresses would be used
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return f"http://{found}:{port}"


def block(settings: Settings, say: Speaker, address: str, port_was_free: bool, house: House, compiling: bool) -> str:
    """What is printed when the server is ready: one block, everything one may need."""
    from urllib.parse import urlsplit

    from rubicon import COMPILED
    from rubicon.games import names
    from rubicon.server.limits import RATES
    from rubicon.server.static_files import find_built

    shown = address
    if not port_was_free:
        shown = say.key("server-value-port-taken", address=address, usual=str(USUAL_PORT))
    elif find_built() is None:
        shown = say.key("server-value-not-built", address=address)
    lan = lan_address(settings, urlsplit(address).port or 80) if not settings.url else settings.url
    sizes: dict[str, object] = {"body": settings.body_kb, "tables": settings.tables_each}
    if settings.rate:
        limits = say.key("server-value-limits", calls=f"{RATES['call'][0] * settings.rate:g}", **sizes)
    else:
        limits = say.key("server-value-no-rate", **sizes)
    kind = "server-value-compiled" if COMPILED else "server-value-plain"
    lines = [
        ("server-line-address", shown),
        ("server-line-lan", lan or say.key("server-local-only")),
        ("server-line-database", settings.shown_database()),
        ("server-line-games", ", ".join(names())),
        ("server-line-rules", say.key("server-value-compiling" if compiling else kind)),
        ("server-line-bots", str(house.bots.size())),
        ("server-line-limits", limits),
        ("server-line-stop", say.key("server-value-stop")),
    ]
    width = max(len(say.key(key)) for key, _ in lines)
    text = [say.key("server-serving"), *[f"  {say.key(key).ljust(width)}  {value}" for key, value in lines]]
    if lan is not None and settings.beyond_localhost():
        text.append(qr_code(lan))
    return "\n" + "\n".join(text) + "\n"


def qr_code(text: str) -> str:
    """A QR code that a terminal can show."""
    import segno

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
