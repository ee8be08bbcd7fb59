"""Analyses of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A place for them."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_analyses_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("analyses")
