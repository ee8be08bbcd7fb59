"""The tables of the database.

Ids are text, times are milliseconds since 1970, documents are JSON text, and no
column needs a particular database. A match is its list of entries, numbered
from 0 and only ever appended to; everything else in a row of `matches` is what
cannot be known from its entries, or is looked for across many matches.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from rubicon.server.storage.club_schema import (
    calendars,
    channels,
    entrants,
    hours,
    lesson_progress,
    notices,
    pairings,
    puzzle_attempts,
    puzzle_ratings,
    tournaments,
    vacations,
)
from rubicon.server.storage.metadata import metadata
from rubicon.server.storage.opponents_schema import (
    bans,
    blocks,
    friend_links,
    friends,
    invitations,
    moderation_log,
    moderators,
    refused_names,
    reports,
    wishes,
)

__all__ = [
    "HEAD",
    "analyses",
    "bans",
    "blocks",
    "calendars",
    "channels",
    "chat",
    "decisions",
    "entrants",
    "entries",
    "friend_links",
    "friends",
    "hours",
    "house",
    "invitations",
    "jobs",
    "lesson_progress",
    "limits",
    "looks",
    "matches",
    "metadata",
    "moderation_log",
    "moderators",
    "notices",
    "pairings",
    "people",
    "puzzle_attempts",
    "puzzle_ratings",
    "rated_games",
    "rating_changes",
    "ratings",
    "recovery",
    "refused_names",
    "reports",
    "results",
    "seats",
    "secrets",
    "sessions",
    "tokens",
    "tournaments",
    "vacations",
    "wishes",
]

HEAD: Final = "0016"
"""The newest migration. A database that says so needs no look at the others, which saves a third of a second."""

house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What belongs to the server itself: the key that signs cookies, and the one that signs push messages."""

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(120), nullable=True, unique=True),  # the folded name; guests have none
    Column("password", String(200), nullable=True),  # argon2id, with its salt and cost
    Column("epoch", Integer, nullable=False),  # signed cookies of an older epoch are void
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # has no profile that others can see
)

recovery = Table(
    "recovery",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("scope", String(8), nullable=False),  # read, play
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("agent", String(60), nullable=False),  # the browser, in words
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
"""Browsers that are signed in."""

secrets = Table(
    "secrets",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)
"""Secrets that are committed to and wait for a table."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("private", Boolean, nullable=False),
    Column("key", String(24), nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("clock", Text, nullable=True),
    Column("on_time", String(8), nullable=False),
    Column("aids", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("nonces", Text, nullable=False),
    Column("version", Integer, nullable=False),  # raised by every change: who changes an older one has to look again
    Column("drafts", Text, nullable=False),
    Column("requests", Text, nullable=False),
    Column("times", Text, nullable=True),  # the clocks as they stand
    Column("paused", Boolean, nullable=False),
    Column(
        "deadline", BigInteger, nullable=True, index=True
    ),  # when the table must be looked at, though nobody may have done anything
    Column("waiting", Text, nullable=False),
    Column("bot_due", Boolean, nullable=False),  # a bot is to decide
    Column("outcome", Text, nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("made", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("ended", BigInteger, nullable=True),
    Column("stage", Text, nullable=True),  # how far a match that is over got, as a message
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("tournament", String(24), nullable=True),
    Column("imported", Text, nullable=True),  # of a record from elsewhere, what it says about its chance
    Index("ix_matches_status_updated", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False, index=True),  # human, local, bot, open
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("name", String(60), nullable=True),  # null when nobody sits there, or somebody who wants to be forgotten
    Column("bot", String(200), nullable=True),
    Column("nonce", String(200), nullable=True),
    Column("kept_for", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
)

results = Table(
    "results",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # At most one seat of a match is a person's: their own, or the first at their device if they have none.
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("kind", String(8), nullable=False),  # human, local, bot
    Column("bot", String(200), nullable=True),  # with a person, too, where it played on for somebody who left
    Column("left", Boolean, nullable=False),  # a bot played on for a person
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),  # of the match
    Column("share", Float, nullable=False),  # of one victory: 1, a fraction, 0
    Column("place", Integer, nullable=False),  # 1 for the winners, then by score; the same for equal ones
    Column("score", Integer, nullable=False),
    Column("margin", Integer, nullable=False),  # to the best score of the others
    Column("reason", String(60), nullable=False),
    Column("length", Integer, nullable=False),  # entries of the match
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Index("ix_results_person_ended", "person", "ended", "match"),
    Index("ix_results_person_game_ended", "person", "game", "ended", "match"),
    Index("ix_results_ended", "ended"),
)
"""How every match that is over ended for each of its seats. Names are in `seats`."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("matches", Integer, nullable=False),
)
"""How many matches of each game were rated. Who rates one more keeps this row to itself until that is stored."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_game_mu", "game", "mu"),
)
"""How strong people are. Ratings of bots come with the package, and do not change."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(60), nullable=False),
    Column(
        "number", Integer, nullable=False
    ),  # of the match, among the rated ones of its game: the order they count in
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("bot", String(200), nullable=True),  # with neither, somebody who is forgotten
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_changes_game_number", "game", "number"),
    Index("ix_rating_changes_person_game_number", "person", "game", "number"),
)
"""What each rated match changed, one row a seat."""

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", String(4), nullable=False),  # a seat, F for Fortuna, T for the table
    Column("what", Text, nullable=False),  # notation, or the table's note as JSON
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # kept in the order of its key, once
)

decisions = Table(
    "decisions",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("id", String(64), primary_key=True),  # the client's own
    Column("asked", String(120), nullable=False),  # what was decided, so that an id cannot be used for something else
    Column("number", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Decisions that were accepted, so that one sent twice is made once and answered twice."""

chat = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=True, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("notes", Text, nullable=False),
    Column("seen", Integer, nullable=True),
)
"""What a person keeps to themselves at a table: notes, and how far they have looked."""

analyses = Table(
    "analyses",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("found", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""What somebody had found out about a match that is over."""

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(80), primary_key=True),  # what is to be done, so that it is asked for once
    Column("kind", String(8), nullable=False),  # play, advise, analyse
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("version", Integer, nullable=False),  # of the match when it was asked for
    Column("seat", Integer, nullable=True),
    Column("person", String(24), nullable=True, index=True),  # who waits for it
    Column("rank", Integer, nullable=False),  # smaller ones first
    Column("made", BigInteger, nullable=False),
    Column("queued", BigInteger, nullable=False),  # whose turn it is: the smallest
    Column("worker", String(24), nullable=True),  # the process that is at it
    Column("lease", BigInteger, nullable=False),  # until when nobody else takes it
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("answer", Text, nullable=True),
    Index("ix_jobs_rank_queued", "rank", "queued"),
)
"""Work for bots where several processes share a database. All times in it are by the clock of the database."""

limits = Table(
    "limits",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash of what is counted, and for whom
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),  # in seconds
)
"""What several servers on one database count together."""
