"""Private links under which calendars read the deadlines of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has such a link yet."""
    op.create_table(
        "calendars",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_calendars_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_calendars")),
        sa.UniqueConstraint("hash", name=op.f("uq_calendars_hash")),
    )


def downgrade() -> None:
    """Back to the tables before; all links are void."""
    op.drop_table("calendars")
