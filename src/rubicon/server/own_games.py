"""Games that live elsewhere: the setting `games`. Processes of bots read this too, so it loads nothing heavy."""

from __future__ import annotations

from importlib import import_module

from rubicon.core.message import Message
from rubicon.games import register
from rubicon.server.errors import BadSetting


def bring_games(modules: str) -> None:
    """Register the games of these modules, separated by commas; each has a `GAME`."""
    for name in filter(None, map(str.strip, modules.split(","))):
        try:
            register(import_module(name).GAME)
        except (ImportError, AttributeError) as error:
            raise BadSetting(Message("server-setting-games", {"name": name, "why": str(error)})) from error
