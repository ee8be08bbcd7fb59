"""Migrations: bring a database up to date with Alembic, all steps or none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from rubicon.server.storage.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config


LOCK: Final = 490_110
"""The number of the lock that servers take while they migrate: any, but the same for all."""


class NewerDatabase(Exception):
    """The database was made by a newer Rubicon: this one might damage it."""


def version_of(connection: Connection) -> str | None:
    """Which migration the database has had last; `None` for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def config_for(connection: Connection) -> Config:
    """What Alembic needs to know."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def bring_up_to_date(connection: Connection) -> bool:
    """Run the migrations that are missing, in the caller's transaction; whether there were any."""
    if version_of(connection) == HEAD:
        return False
    if connection.dialect.name == "postgresql":  # one server at a time; the others find it done
        # Between two steps a busy machine may think for longer than a server may leave a transaction alone.
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = '5min'"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    version = version_of(connection)
    if version == HEAD:
        return False
    from alembic import command
    from alembic.script import ScriptDirectory

    config = config_for(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise NewerDatabase(version)
    command.upgrade(config, "head")
    return True
