"""The server in a thread of the test's own process, for tests that look inside while real sockets talk to it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import uvicorn

from rubicon.server.app import House, house_of_app, make_app
from rubicon.server.settings import Settings
from tests.server.fixed_serve import DRAWS, Fixed
from tests.server.harness import Server, until


class MovableLoop(asyncio.SelectorEventLoop):
    """Its timers are as far ahead of the clock as a test likes."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class ServerHere(Server):
    """As `Server`, but for the process, and for timers that can be moved."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / DRAWS).touch()
        chosen = {"data": str(folder), "games": "tests.fixture_game", "rate": 0.0, "watch_delay": 0.0, **settings}
        app = make_app(Settings(**chosen), Fixed(folder / DRAWS))
        self.house: House = house_of_app(app)
        self._kept.close()
        config = uvicorn.Config(
            app, port=self.port, log_config=None, access_log=False, lifespan="on", ws="websockets-sansio"
        )
        self._server = uvicorn.Server(config)
        self._loop = MovableLoop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve())

    def move_timers(self, seconds: float) -> None:
        """What was to happen so many seconds from now happens at once."""

        def move() -> None:
            self._loop.ahead += seconds

        self._loop.call_soon_threadsafe(move)

    def start(self) -> ServerHere:
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        return self

    def stop(self) -> int:
        self._server.should_exit = True
        self._thread.join()
        return 0
