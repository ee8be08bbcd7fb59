"""What can be set: every field by a flag of `rubicon serve` or by the environment, RUBICON_PORT for `port`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message

USUAL_PORT = 8000


class BadSetting(RubiconError):
    """A setting that cannot be used as it is."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server is set up. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int | None = None  # the usual one, or a free one if it is taken
    data: str = ""  # the folder of the database; the user's data folder when empty
    database: str = ""  # an SQLAlchemy URL instead of a folder
    url: str = ""  # how the world reaches us, when a proxy stands before us
    proxy: str = ""  # addresses of proxies whose X-Forwarded headers are believed
    games: str = ""  # modules with games from elsewhere, separated by commas
    bot_files: str = ""  # bots from elsewhere: name=path.py, separated by commas
    language: str = ""  # of what the server prints
    synchronous: str = "normal"  # SQLite: `full` also survives a power cut without losing the last moments
    bot_workers: int = 0  # processes for bots; one less than there are cores when 0
    bot_seconds: float = 30.0  # how long a bot may think before a legal move is made for it
    analysis_seconds: float = 60.0  # how long the analysis of a match may take
    bot_takes_over: str = ""  # which bot plays on for people who left
    clock_grace: float = 30.0  # what a running clock has at least after a restart
    resume_seconds: float = 120.0  # after which a paused table goes on when one player wants it to
    cache_mb: int = 256  # for matches kept ready in memory
    body_kb: int = 64
    chat_length: int = 500
    notes_length: int = 8_000
    tables_each: int = 40  # unfinished tables a person may host
    watched_each: int = 50  # tables one connection may watch
    sockets_each: int = 20  # connections a person, or an address without a person, may have
    rate: float = 1.0  # how generous the limits on calls are: 2 is twice as many, 0 is no limit

    def path(self) -> Path:
        """The folder for the database and what lies beside it."""
        if self.data:
            return Path(self.data).expanduser()
        from platformdirs import user_data_path

        return user_data_path("rubicon", appauthor=False)

    def database_url(self) -> str:
        """Where the database is, as SQLAlchemy names it."""
        return self.database or f"sqlite:///{self.path() / 'rubicon.sqlite3'}"

    def shown_database(self) -> str:
        """The same without a password, for people and logs."""
        if not self.database:
            return str(self.path() / "rubicon.sqlite3")
        from sqlalchemy import make_url

        return make_url(self.database).render_as_string(hide_password=True)

    def beyond_localhost(self) -> bool:
        """Whether other machines can reach us."""
        return self.host not in ("127.0.0.1", "localhost", "::1")


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings: what is given (flags; `None` means not given), then the environment, then the defaults."""
    environment = os.environ if environment is None else environment
    defaults = Settings()
    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        value = given.get(field.name)
        if value is None:
            text = environment.get(f"RUBICON_{field.name.upper()}")
            if text is None or text == "":
                continue
            value = _parse(field.name, getattr(defaults, field.name), text)
        chosen[field.name] = value
    settings = Settings(**chosen)
    _check(settings)
    return settings


def _parse(name: str, default: object, text: str) -> object:
    try:
        if name == "port" or isinstance(default, int):
            return int(text)
        if isinstance(default, float):
            return float(text)
    except ValueError:
        raise BadSetting(Message("server-setting-number", {"name": f"RUBICON_{name.upper()}", "value": text})) from None
    return text


def _check(settings: Settings) -> None:
    if settings.port is not None and not 0 <= settings.port <= 65535:
        raise BadSetting(Message("server-setting-port", {"value": str(settings.port)}))
    if settings.synchronous not in ("normal", "full", "off"):
        raise BadSetting(Message("server-setting-synchronous", {"value": settings.synchronous}))
    for field in fields(Settings):
        value = getattr(settings, field.name)
        if isinstance(value, int | float) and value < 0:
            raise BadSetting(Message("server-setting-negative", {"name": field.name, "value": str(value)}))


def bring_games(settings: Settings) -> None:
    """Register the games that live elsewhere; their modules have a `GAME`."""
    if not settings.games:
        return
    from importlib import import_module

    from rubicon.games import register

    for name in settings.games.split(","):
        try:
            register(import_module(name.strip()).GAME)
        except (ImportError, AttributeError) as error:
            raise BadSetting(Message("server-setting-games", {"name": name.strip(), "why": str(error)})) from error
