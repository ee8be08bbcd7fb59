"""A process that thinks for bots, hints and analyses of servers on one PostgreSQL: `rubicon work`.

It is a house without guests: the same tables and the same queue, and nobody is served.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import TYPE_CHECKING

from rubicon import games
from rubicon.core.message import Message
from rubicon.server import logs
from rubicon.server.errors import BadSetting
from rubicon.server.prepare_database import prepare_database
from rubicon.server.randomness import Randomness
from rubicon.server.serve import tell
from rubicon.server.settings import Settings
from rubicon.text import Speaker, choose_language

if TYPE_CHECKING:
    from rubicon.server.app import House


def work(settings: Settings, randomness: Randomness | None = None) -> None:
    """Work until told to stop. Only tests give a randomness."""
    from rubicon.server.app import House  # only now: what is wrong with the settings is told at once

    say = Speaker(choose_language(settings.language or None))
    logs.set_up(settings)
    games.bring(settings.games)
    if settings.database_url().startswith("sqlite"):
        raise BadSetting(Message("server-work-shared"))
    prepare_database(settings, say)
    house = House(settings, randomness or Randomness(), only_works=True)
    asyncio.run(_until_stopped(house, say))


async def _until_stopped(house: House, say: Speaker) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows: there Ctrl+C raises KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    house.store.open()
    await house.open()
    tell(say.key("server-works", database=house.settings.shown_database()))
    await stop.wait()
    await house.close()
    tell(say.key("server-stopping"))
