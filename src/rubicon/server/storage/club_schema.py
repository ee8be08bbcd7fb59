"""The tables about tournaments, puzzles, lessons, notices and vacations; `schema` has all of them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from rubicon.server.storage.metadata import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("game", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("format", String(12), nullable=False),  # round_robin, swiss, ladder
    Column("seats", Integer, nullable=False),  # of a table
    Column("rounds", Integer, nullable=False),  # of a Swiss; how often everybody meets everybody in a round robin
    Column("clock", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("key", String(24), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("most", Integer, nullable=False),  # players
    Column("bot", String(200), nullable=True),  # what fills up free places at the start
    Column("grace", BigInteger, nullable=False),  # milliseconds that a table waits for its players
    Column("round_time", BigInteger, nullable=True),  # after which the next round begins though games go on
    Column("reach", Integer, nullable=False),  # places above oneself that may be challenged
    Column("status", String(8), nullable=False),  # open, running, over
    Column("round", Integer, nullable=False),
    Column("round_ends", BigInteger, nullable=True),
    Column("paused", BigInteger, nullable=True),  # since when
    Column("due", Boolean, nullable=False),  # a game is over, and nobody has looked what follows
    Column("deadline", BigInteger, nullable=True),  # when it must be looked at
    Column("version", Integer, nullable=False),  # raised by every change, as that of a match
    Column("made", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_tournaments_status_updated", "status", "updated"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("name", String(60), nullable=True),  # null for somebody who wants to be forgotten
    Column("bot", String(200), nullable=True),
    Column("out", Boolean, nullable=False),  # has left, or was removed
    Column("joined", BigInteger, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("match", ForeignKey("matches.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("players", Text, nullable=False),  # numbers of entrants, by seat
    Column("challenger", Integer, nullable=True),  # of a ladder
    Column("status", String(8), nullable=False),  # open, over, bye, forfeit, ruled
    Column("places", Text, nullable=True),  # of the players, when it is over
    Column("deadline", BigInteger, nullable=True),  # until when players must have come
    Column("ended", BigInteger, nullable=True),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("at_once", Boolean, nullable=False),  # solved by the first answer, which alone counts for ratings
    Column("solved", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("day", String(10), nullable=True),  # if it was everybody's puzzle of that day
    Column("mu", Float, nullable=False),  # the person's rating afterwards
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Puzzles that a person tried."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How hard puzzles proved to be; one that nobody tried has no row."""

lesson_progress = Table(
    "lesson_progress",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("moves", Text, nullable=False),  # of a lesson that is not finished, separated by commas
    Column("done", Boolean, nullable=False),  # once, at least
    Column("at", BigInteger, nullable=False),
)
"""How far a person is in lessons."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),  # an endpoint, an e-mail address, a URL
    Column("hash", String(64), nullable=False, index=True),  # of the address
    Column("keys", Text, nullable=False),  # JSON: what push messages are encrypted with, what signs calls of a hook
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=True, index=True),  # of a browser
    Column("agent", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("kinds", Integer, nullable=False),  # of notices, as bits
    Column("every", Integer, nullable=False),  # minutes between two at least
    Column("confirmed", Boolean, nullable=False),
    Column("stopped", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False),  # when the last notice was; 0 for never
    Column("busy", BigInteger, nullable=False),  # until when a server is at it
    Column("failures", Integer, nullable=False),  # in a row
)
"""Where a person wants notices: a browser, an e-mail address, a program. Signing a browser out ends its own."""

notices = Table(
    "notices",
    metadata,
    Column("channel", ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(12), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # not to be sent before
)
"""Notices that are to be sent. They come in the transaction of the change they tell of, and go when they are sent."""

hours = Table(
    "hours",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),  # Europe/Warsaw
    Column("quiet_from", Integer, nullable=True),  # minutes after midnight
    Column("quiet_until", Integer, nullable=True),
)
"""When a person wants to hear nothing."""

vacations = Table(
    "vacations",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)
"""When clocks of days stand still for a person."""

calendars = Table(
    "calendars",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)
"""The private link under which a calendar reads a person's deadlines. Only its hash is kept."""
