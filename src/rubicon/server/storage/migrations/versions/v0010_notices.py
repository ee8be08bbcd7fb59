"""Notices: where people want them, which wait to be sent, quiet hours; and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has chosen anything yet."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("session", sa.String(length=24), nullable=True),
        sa.Column("agent", sa.String(length=60), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("kinds", sa.Integer(), nullable=False),
        sa.Column("every", sa.Integer(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("stopped", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("busy", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_channels_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name=op.f("fk_channels_session"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    for column in ("person", "hash", "session"):
        op.create_index(op.f(f"ix_channels_{column}"), "channels", [column])
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name=op.f("fk_notices_channel"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_notices_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel", "match", "kind", name=op.f("pk_notices")),
    )
    for column in ("match", "due"):
        op.create_index(op.f(f"ix_notices_{column}"), "notices", [column])
    op.create_table(
        "hours",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_hours_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_hours")),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("begins", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_vacations_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "begins", name=op.f("pk_vacations")),
    )


def downgrade() -> None:
    """What is waiting to be sent is not sent."""
    for table in ("vacations", "hours", "notices", "channels"):
        op.drop_table(table)
