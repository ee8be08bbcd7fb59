"""An index for what a start looks for: tables that have a deadline."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Most matches are over and have none."""
    op.create_index(op.f("ix_matches_deadline"), "matches", ["deadline"])


def downgrade() -> None:
    """Look at all of them again."""
    op.drop_index(op.f("ix_matches_deadline"), "matches")
