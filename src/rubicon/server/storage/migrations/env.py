"""What Alembic runs: it is given an open connection by `storage.migrate`, so there is no configuration file."""

from __future__ import annotations

from alembic import context

from rubicon.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
