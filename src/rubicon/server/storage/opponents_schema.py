"""The tables of the database about opponents: friends, blocks, invitations, wishes, and what moderators need."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from rubicon.server.storage.metadata import metadata

friends = Table(
    "friends",
    metadata,
    Column("asker", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("made", BigInteger, nullable=False),
    Column("accepted", BigInteger, nullable=True),  # when they became friends; null while one is only asked
)

friend_links = Table(
    "friend_links",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(24), nullable=False, unique=True),
)
"""Who opens such a link, and agrees, is a friend of the person."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),  # mute, block
    Column("made", BigInteger, nullable=False),
)
"""Whose chat a person does not want to read, and with whom they want nothing to do at all. Nobody else is told."""

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("sender", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("receiver", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("declined", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("ix_invitations_match_receiver", "match", "receiver", unique=True),
)

wishes = Table(
    "wishes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(60), nullable=False, index=True),
    Column("options", Text, nullable=True),  # null for whatever the others want
    Column("seats", Integer, nullable=False),
    Column("pace", String(8), nullable=False, index=True),  # live, days, any
    Column("least", Integer, nullable=True),  # ratings of the others
    Column("most", Integer, nullable=True),
    Column("rated", Boolean, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # of the table, if this is the oldest wish there
    Column("nonce", String(200), nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
    Column("until", BigInteger, nullable=False, index=True),
    Index("ix_wishes_person_game", "person", "game", unique=True),
)
"""Who looks for opponents."""

moderators = Table(
    "moderators",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("made", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("reporter", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("match", ForeignKey("matches.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("line", Integer, nullable=True),  # of the chat there
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=False, index=True),  # 0 while nobody has looked after it
)

bans = Table(
    "bans",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=True),  # null for good
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
)

refused_names = Table(
    "refused_names",
    metadata,
    Column("folded", String(120), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("person", String(24), nullable=True, index=True),  # whose account had it
)
"""Names that a moderator took from somebody: nobody is called so again. Who tries to sign in with it is told the new
one."""

moderation_log = Table(
    "moderation_log",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("moderator", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("action", String(12), nullable=False),  # ban, unban, rename, remove, close
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("detail", Text, nullable=False),
)
"""What moderators did, and with whom."""
