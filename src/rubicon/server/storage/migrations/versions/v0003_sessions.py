"""Sessions of browsers, scopes of tokens, and indexes for what is asked across many matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

INDEXES = [("matches", "host"), ("seats", "kept_for"), ("seats", "kind")]


def upgrade() -> None:
    """Tokens could do everything so far; from now on they play."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("agent", sa.String(length=60), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("hash", name=op.f("uq_sessions_hash")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.add_column("tokens", sa.Column("scope", sa.String(length=8), nullable=False, server_default="play"))
    for table, column in INDEXES:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    """Everybody signs in again."""
    for table, column in INDEXES:
        op.drop_index(op.f(f"ix_{table}_{column}"), table)
    op.drop_column("tokens", "scope")
    op.drop_table("sessions")
