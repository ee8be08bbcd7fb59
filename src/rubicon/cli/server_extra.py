"""The extra `server`: what the commands of the server need, and the others do not."""

from __future__ import annotations

from importlib.util import find_spec

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message

PACKAGES = (
    "aiosmtplib",
    "alembic",
    "argon2",
    "fastapi",
    "openskill",
    "orjson",
    "prometheus_client",
    "pydantic_settings",
    "pywebpush",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""What is imported from the packages of the extra, on every system."""


class NoServer(RubiconError):
    """The packages of the server are not installed."""


def need_server() -> None:
    """Say what to install, where packages of the server are missing."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        raise NoServer(Message("cli-server-extra", {"missing": ", ".join(missing)}))
