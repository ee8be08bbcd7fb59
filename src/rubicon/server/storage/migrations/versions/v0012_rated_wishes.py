"""A wish may be for a rated match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody who waits has asked for that."""
    op.add_column("wishes", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Who waits plays for nothing but fun."""
    op.drop_column("wishes", "rated")
