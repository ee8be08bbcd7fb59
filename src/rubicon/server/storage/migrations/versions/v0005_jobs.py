"""Work for bots that several processes share, and limits that they count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What waits is found again by `matches.bot_due`."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("queued", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=True),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_jobs_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
    )
    op.create_index(op.f("ix_jobs_match"), "jobs", ["match"])
    op.create_index(op.f("ix_jobs_person"), "jobs", ["person"])
    op.create_index("ix_jobs_rank_queued", "jobs", ["rank", "queued"])
    op.create_table(
        "limits",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_limits")),
    )
    op.create_index(op.f("ix_limits_at"), "limits", ["at"])


def downgrade() -> None:
    """One process knows its own work."""
    op.drop_table("limits")
    op.drop_table("jobs")
