"""How far people are in lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Until now only browsers knew it; each tells what it knows when its person comes next."""
    op.create_table(
        "lesson_progress",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("lesson", sa.String(length=60), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_lesson_progress_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name=op.f("pk_lesson_progress")),
    )


def downgrade() -> None:
    """Back to the tables before; nobody's lessons are known."""
    op.drop_table("lesson_progress")
