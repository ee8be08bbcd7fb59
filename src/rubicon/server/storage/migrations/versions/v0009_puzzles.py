"""Puzzles that people tried, and how hard they proved to be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has tried any yet."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzle_attempts_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_attempts")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )


def downgrade() -> None:
    """What people tried is forgotten."""
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_attempts")
