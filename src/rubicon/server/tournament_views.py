"""Tournaments as people see them."""

from __future__ import annotations

import json
from typing import Any

from rubicon.core.errors import RubiconError
from rubicon.server.storage.tournament_queries import Stored
from rubicon.server.tournament_rounds import allowed_seats, games_of, ladder_of, last_round, lines_of
from rubicon.tournaments import ladder
from rubicon.tournaments.standings import crosstable

Row = dict[str, Any]


def card(row: Row, person: str | None) -> Row:
    """One in a list."""
    shown = ("id", "name", "game", "format", "status", "private", "players", "most", "round", "updated")
    told = {name: row[name] for name in shown}
    return {
        **told,
        "clock": json.loads(row["clock"]),
        "yours": bool(row["yours"]),
        "host": person is not None and row["host"] == person,
    }


def entrant_of(stored: Stored, person: str | None) -> Row | None:
    """The player that a person is."""
    return next((one for one in stored.entrants if person is not None and one["person"] == person), None)


def tournament(stored: Stored, person: str | None) -> Row:
    """All of it, for somebody who may see it."""
    row = stored.row
    options = json.loads(row["options"])
    try:
        allowed = allowed_seats(row["game"], options, row["seats"])
    except RubiconError:
        allowed = [row["seats"]]  # the game is not here any more
    me = entrant_of(stored, person)
    mine = None if me is None or me["out"] else int(me["number"])
    open_ended = row["format"] == "ladder"
    rungs = ladder_of(stored) if open_ended else []
    cells = {} if open_ended else crosstable(games_of(stored))
    names = {one["number"]: one for one in stored.entrants}
    busy = {player for one in stored.pairings if one["status"] == "open" for player in one["players"]}
    reach = []
    if open_ended and mine is not None and mine not in busy and row["status"] == "running" and row["paused"] is None:
        reach = [p for p in rungs if p not in busy and ladder.may_challenge(rungs, mine, p, row["reach"])]
    following = next(
        (one["match"] for one in stored.pairings if mine in one["players"] and one["table"] in ("open", "running")),
        None,
    )
    shown = ("id", "name", "game", "format", "seats", "round", "private", "rated", "most", "bot", "reach", "status")
    return {
        **{name: row[name] for name in shown},
        "options": options,
        "rounds": 0 if open_ended else last_round(stored, allowed),
        "clock": json.loads(row["clock"]),
        "key": row["key"],
        "grace_minutes": row["grace"] // 60_000,
        "round_hours": None if row["round_time"] is None else row["round_time"] // 3_600_000,
        "round_ends": row["round_ends"],
        "paused": row["paused"] is not None,
        "host": stored.host,
        "hosting": person is not None and row["host"] == person,
        "you": mine,
        "next": following,
        "entrants": [
            {
                "number": number,
                "name": one["name"],
                "profile": stored.profiles.get(number),
                "bot": one["bot"],
                "out": one["out"],
                "you": person is not None and one["person"] == person,
            }
            for number, one in names.items()
        ],
        "games": [
            {
                "number": one["number"],
                "round": one["round"],
                "players": one["players"],
                "challenger": one["challenger"],
                "status": one["status"],
                "table": one["match"],
                "key": one["key"] if one["private"] else None,
                "running": one["table"] == "running",
                "places": one["places"],
                "deadline": one["deadline"] if one["table"] == "open" else None,
            }
            for one in stored.pairings
        ],
        "more": stored.more,
        "standings": [
            {
                "rank": line.rank,
                "player": line.player,
                "points": float(line.points),
                "direct": None if line.direct is None else float(line.direct),
                "buchholz": float(line.buchholz),
                "sonneborn_berger": float(line.sonneborn_berger),
                "wins": line.wins,
                "played": line.played,
            }
            for line in ([] if open_ended else lines_of(stored, allowed))
        ],
        "cross": [
            {"player": player, "rival": rival, "game": stored.pairings[at]["number"], "got": float(got)}
            for (player, rival), found in cells.items()
            for at, got in found
        ],
        "ladder": rungs,
        "may_challenge": reach,
    }
