"""How matches ended, one row a seat; when they started and ended; profiles that are hidden."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

PORTION = 500

matches = sa.table(
    "matches",
    *[sa.column(name) for name in ("id", "game", "status", "private", "outcome", "updated", "started", "ended")],
)
seats = sa.table("seats", *[sa.column(name) for name in ("match", "seat", "kind", "person", "bot")])
entries = sa.table("entries", *[sa.column(name) for name in ("match", "number", "at")])


def upgrade() -> None:
    """Fill it for matches that are over already."""
    no = sa.false()
    op.add_column("people", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("matches", sa.Column("started", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("ended", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("stage", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("rated", sa.Boolean(), nullable=False, server_default=no))
    results = op.create_table(
        "results",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("bot", sa.String(length=200), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("margin", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=60), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended", "match"])
    op.create_index("ix_results_person_game_ended", "results", ["person", "game", "ended", "match"])
    op.create_index("ix_results_ended", "results", ["ended"])
    connection = op.get_bind()
    begun = sa.select(sa.func.min(entries.c.at)).where(entries.c.match == matches.c.id).scalar_subquery()
    connection.execute(sa.update(matches).where(matches.c.status != "open").values(started=begun))
    over = sa.select(matches).where(matches.c.status == "over", matches.c.outcome.is_not(None))
    last = ""
    while True:  # in the order of their ids, so that few are in memory at once
        found = (
            connection.execute(over.where(matches.c.id > last).order_by(matches.c.id).limit(PORTION)).mappings().all()
        )
        if not found:
            return
        last = found[-1]["id"]
        rows: list[dict[str, Any]] = []
        for match in found:
            rows += _rows(connection, dict(match))
        if rows:
            connection.execute(sa.insert(results), rows)


def _rows(connection: sa.Connection, match: dict[str, Any]) -> list[dict[str, Any]]:
    steps = sa.select(sa.func.count(), sa.func.max(entries.c.at)).where(entries.c.match == match["id"])
    length, at = connection.execute(steps).one()
    ended = match["updated"] if at is None else at
    connection.execute(sa.update(matches).where(matches.c.id == match["id"]).values(ended=ended))
    sitting = connection.execute(sa.select(seats).where(seats.c.match == match["id"]).order_by(seats.c.seat))
    around = [dict(seat) for seat in sitting.mappings()]
    try:
        outcome = json.loads(match["outcome"])
        scores, winners = list(outcome["scores"]), list(outcome["winners"])
        reason = str(outcome["reason"])[:60]
    except (KeyError, TypeError, ValueError):
        return []  # a damaged row: the server names it when it is looked at
    if len(scores) != len(around):
        return []
    own = {seat["person"]: seat["seat"] for seat in reversed(around) if seat["person"] is not None}
    own |= {seat["person"]: seat["seat"] for seat in reversed(around) if seat["kind"] != "local" and seat["person"]}
    won = winners or (range(len(scores)) if len(scores) > 1 else ())
    rows = []
    for number, seat in enumerate(around):
        better = [n for n, score in enumerate(scores) if n in won or score > scores[number]]
        rows.append(
            {
                "match": match["id"],
                "seat": number,
                "person": seat["person"] if own.get(seat["person"]) == number else None,
                "kind": seat["kind"],
                "bot": seat["bot"] if seat["kind"] == "bot" else None,
                "left": seat["kind"] == "bot" and seat["person"] is not None,
                "game": match["game"],
                "seats": len(around),
                "share": 1.0 / len(won) if number in won else 0.0,
                "place": 1 if number in won else 1 + len(better),
                "score": scores[number],
                "margin": scores[number] - max([s for n, s in enumerate(scores) if n != number], default=0),
                "reason": reason,
                "length": length,
                "ended": ended,
                "rated": False,
                "private": match["private"],
            }
        )
    return rows


def downgrade() -> None:
    """Matches keep their outcomes."""
    op.drop_table("results")
    for name in ("rated", "stage", "ended", "started"):
        op.drop_column("matches", name)
    op.drop_column("people", "hidden")
