"""Ratings: how strong people are at a game, and what each match changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nothing was rated before."""
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_rated_games")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_person"), "ratings", ["person"])
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"])
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=200), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_rating_changes_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rating_changes_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_game_number", "rating_changes", ["game", "number"])
    op.create_index("ix_rating_changes_person_game_number", "rating_changes", ["person", "game", "number"])


def downgrade() -> None:
    """Matches stay, and say which of them were rated."""
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.drop_table("rated_games")
