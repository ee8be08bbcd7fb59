"""Opponents: friends, blocks, invitations, wishes for a match, and what moderators need."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has any of it yet."""
    op.create_table(
        "friends",
        sa.Column("asker", sa.String(length=24), nullable=False),
        sa.Column("asked", sa.String(length=24), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("accepted", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["asker"], ["people.id"], name=op.f("fk_friends_asker"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["asked"], ["people.id"], name=op.f("fk_friends_asked"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("asker", "asked", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_asked"), "friends", ["asked"])
    op.create_table(
        "friend_links",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("key", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_friend_links_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_friend_links")),
        sa.UniqueConstraint("key", name=op.f("uq_friend_links_key")),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_blocks_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_other"), "blocks", ["other"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("sender", sa.String(length=24), nullable=False),
        sa.Column("receiver", sa.String(length=24), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_invitations_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["sender"], ["people.id"], name=op.f("fk_invitations_sender"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["receiver"], ["people.id"], name=op.f("fk_invitations_receiver"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_match_receiver", "invitations", ["match", "receiver"], unique=True)
    op.create_index(op.f("ix_invitations_receiver"), "invitations", ["receiver"])
    op.create_index(op.f("ix_invitations_sender"), "invitations", ["sender"])
    op.create_table(
        "wishes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("options", sa.Text(), nullable=True),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("least", sa.Integer(), nullable=True),
        sa.Column("most", sa.Integer(), nullable=True),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("nonce", sa.String(length=200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_wishes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_wishes")),
    )
    op.create_index(op.f("ix_wishes_game"), "wishes", ["game"])
    op.create_index(op.f("ix_wishes_made"), "wishes", ["made"])
    op.create_index("ix_wishes_person_game", "wishes", ["person", "game"], unique=True)
    op.create_index(op.f("ix_wishes_pace"), "wishes", ["pace"])
    op.create_index(op.f("ix_wishes_until"), "wishes", ["until"])
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_moderators_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_moderators")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reports_match"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_closed"), "reports", ["closed"])
    op.create_index(op.f("ix_reports_match"), "reports", ["match"])
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_table(
        "bans",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_bans_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_made"), "bans", ["made"])
    op.create_table(
        "refused_names",
        sa.Column("folded", sa.String(length=120), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("folded", name=op.f("pk_refused_names")),
    )
    op.create_table(
        "moderation_log",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("moderator", sa.String(length=24), nullable=True),
        sa.Column("action", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["moderator"], ["people.id"], name=op.f("fk_moderation_log_moderator"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_moderation_log_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderation_log")),
    )
    op.create_index(op.f("ix_moderation_log_at"), "moderation_log", ["at"])
    op.create_index(op.f("ix_moderation_log_moderator"), "moderation_log", ["moderator"])
    op.create_index(op.f("ix_moderation_log_person"), "moderation_log", ["person"])


def downgrade() -> None:
    """Everybody is a stranger again."""
    for table in (
        "moderation_log",
        "refused_names",
        "bans",
        "reports",
        "moderators",
        "wishes",
        "invitations",
        "blocks",
        "friend_links",
        "friends",
    ):
        op.drop_table(table)
