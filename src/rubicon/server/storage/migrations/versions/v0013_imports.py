"""Records from elsewhere, as matches that count for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """All matches so far were played here."""
    op.add_column("matches", sa.Column("imported", sa.Text(), nullable=True))


def downgrade() -> None:
    """Back to the tables before: without what is told of them, imported records would count as played here."""
    op.execute("DELETE FROM matches WHERE imported IS NOT NULL")
    op.drop_column("matches", "imported")
