"""What can be set: every field by a flag of `rubicon serve` or by the environment, RUBICON_PORT for `port`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from rubicon.core.message import Message
from rubicon.server.errors import BadValue

USUAL_PORT = 8000
PREFIX = "RUBICON_"

Port = Annotated[int, Field(ge=0, le=65535)]
Count = Annotated[int, Field(ge=0)]
Amount = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Settings(BaseSettings):
    """How the server is set up. Times are in seconds."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

    host: str = "127.0.0.1"
    port: Port | None = None  # the usual one, or a free one if it is taken
    data: str = ""  # the folder of the database; the user's data folder when empty
    database: str = ""  # an SQLAlchemy URL instead of a folder
    url: str = ""  # how the world reaches us, when a proxy stands before us
    proxy: str = ""  # addresses of proxies whose X-Forwarded headers are believed
    games: str = ""  # modules with games from elsewhere, separated by commas
    bot_files: str = ""  # bots from elsewhere: name=path.py, separated by commas; offered in every game
    language: str = ""  # of what the server prints
    synchronous: Literal["normal", "full", "off"] = (
        "normal"  # SQLite: `full` also survives a power cut without losing the last moments
    )
    bot_workers: Count = 0  # processes for bots; one less than there are cores when 0
    bot_seconds: Amount = 30.0  # how long a bot may think before a legal move is made for it
    ponder: Amount = 10.0  # how long bots think ahead in the time of others; 0 is never
    think: bool = True  # with PostgreSQL: think for bots here while no `rubicon work` does
    analysis_seconds: Amount = 60.0  # how long the analysis of a match may take
    compiled_at: str = ""  # a folder where the same Rubicon appears compiled while we run: bots then think in it
    bot_takes_over: str = ""  # which bot plays on for people who left
    clock_grace: Amount = 30.0  # what a running clock has at least after a restart
    vanished_seconds: Amount = 604_800.0  # without a clock: after which a player may call for a bot in another's seat
    never_moved_seconds: Amount = 86_400.0  # the same for the host and a seat that has made no move
    resume_seconds: Amount = 120.0  # after which a paused table goes on when one player wants it to
    request_seconds: Amount = 20.0  # in which a request must have come whole
    cache_mb: Count = 256  # for matches kept ready in memory
    body_kb: Count = 64
    chat_length: Count = 500
    notes_length: Count = 8_000
    tables_each: Count = 40  # unfinished tables a person may host
    watch_delay: Amount = 180.0  # by which spectators are late at games that hide things, while these go on
    watched_each: Count = 50  # tables one connection may watch
    sockets_each: Count = 20  # connections a person, or an address without a person, may have
    smtp_host: str = ""  # notices by e-mail; off when empty
    smtp_port: Port | None = None  # 587, or 465 with `smtp_tls` = tls
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_sender: str = ""  # the address that e-mails come from
    push_seconds: Amount = 5.0  # after which a notice goes to a browser: who is just changing pages needs none
    mail_seconds: Amount = 300.0  # in which notices are collected before an e-mail goes out
    private_targets: bool = False  # push services and hooks may be on private addresses and plain http
    vacation_days: Count = 30  # a year for each person, in which clocks of days stand still
    metrics_token: str = ""  # who shows it may read /metrics; without one nobody may
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning"] = "info"  # debug has a line for every request
    rate: Amount = 1.0  # how generous the limits on calls are: 2 is twice as many, 0 is no limit

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


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings: what is given (flags; `None` means not given), then the environment, then the defaults."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        raise BadValue(_refusal(error)) from None


def _choices(name: str) -> tuple[str, ...]:
    """The words that a setting may be."""
    return get_args(Settings.model_fields[name].annotation)


def _refusal(error: ValidationError) -> Message:
    """The first of the values that cannot be used, and what would be right."""
    wrong = error.errors(include_url=False)[0]
    name = str(wrong["loc"][0])
    args: dict[str, object] = {"name": PREFIX + name.upper(), "value": str(wrong["input"])}
    match wrong["type"]:
        case "int_parsing" | "int_from_float":
            return Message("server-setting-whole", args)
        case "float_parsing" | "finite_number":
            return Message("server-setting-number", args)
        case "bool_parsing":
            return Message("server-setting-yes-no", args)
        case "literal_error":
            return Message("server-setting-choice", {**args, "known": ", ".join(_choices(name))})
        case _ if name == "port":
            return Message("server-setting-port", args)
        case _:
            return Message("server-setting-negative", args)
