"""Tournaments: who plays in them, and who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """None of them is there yet."""
    op.add_column("matches", sa.Column("tournament", sa.String(length=24), nullable=True))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=True),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("format", sa.String(length=12), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(length=24), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=200), nullable=True),
        sa.Column("grace", sa.BigInteger(), nullable=False),
        sa.Column("round_time", sa.BigInteger(), nullable=True),
        sa.Column("reach", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("round_ends", sa.BigInteger(), nullable=True),
        sa.Column("paused", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournaments_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_index("ix_tournaments_status_updated", "tournaments", ["status", "updated"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=True),
        sa.Column("bot", sa.String(length=200), nullable=True),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_person"), "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("challenger", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("places", sa.Text(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_pairings_match"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_match"), "pairings", ["match"])


def downgrade() -> None:
    """Their games stay."""
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_column("matches", "tournament")
