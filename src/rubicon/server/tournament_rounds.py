"""What follows in a tournament: who did not come, which round is next, when it is over.

Nothing here is stored or asked for: all follows from what was read, and from the time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from rubicon.core.errors import RubiconError
from rubicon.games import find
from rubicon.server.storage.tournament_queries import Step, Stored
from rubicon.tournaments import ladder, round_robin, swiss
from rubicon.tournaments.games import Game
from rubicon.tournaments.standings import Line, absent, annulled, standings

Row = dict[str, Any]
MakeTable = Callable[[Stored, tuple[int, ...]], tuple[Row, list[Row]]]
COLUMNS = ("number", "round", "match", "players", "challenger", "status", "places", "deadline", "ended")
"""What is stored of a pairing."""


def allowed_seats(game: str, options: dict[str, Any], seats: int) -> list[int]:
    """The sizes that a table may have."""
    return [size for size in find(game).seats(options) if 2 <= size <= seats]


def games_of(stored: Stored) -> list[Game]:
    """All pairings, as the tables count them."""
    return [
        Game(
            one["round"],
            tuple(one["players"]),
            None if one["places"] is None else tuple(one["places"]),
            played=one["status"] in ("over", "ruled", "open"),
        )
        for one in stored.pairings
    ]


def schedule(stored: Stored, allowed: list[int]) -> list[list[Game]]:
    """All rounds of a round robin."""
    row = stored.row
    return round_robin.rounds(range(len(stored.entrants)), row["seats"], allowed, row["rounds"])


def last_round(stored: Stored, allowed: list[int]) -> int:
    """How many rounds there will be."""
    if stored.row["format"] == "round_robin":
        return len(schedule(stored, allowed)) if len(stored.entrants) > 1 else 0
    return int(stored.row["rounds"])


def lines_of(stored: Stored, allowed: list[int]) -> list[Line]:
    """The table of the tournament."""
    games = games_of(stored)
    out: set[int] = set()
    if stored.row["format"] == "round_robin" and stored.row["status"] != "open":
        gone = [one["number"] for one in stored.entrants if one["out"]]
        planned: dict[int, int] = {}
        for game in [game for made in schedule(stored, allowed) for game in made] if gone else []:
            for player in game.players:
                planned[player] = planned.get(player, 0) + 1
        out = annulled(gone, games, planned)
    return standings([one["number"] for one in stored.entrants], games, out)


def ladder_of(stored: Stored) -> list[int]:
    """Who stands where on a ladder, from the top."""
    played = []
    for one in stored.pairings if stored.decided is None else stored.decided:
        if one["places"] is not None and one["ended"] is not None:
            rival = next(player for player in one["players"] if player != one["challenger"])
            mine = one["places"][one["players"].index(one["challenger"])]
            theirs = one["places"][one["players"].index(rival)]
            played.append((one["ended"], one["challenger"], rival, mine < theirs))
    gone = {one["number"] for one in stored.entrants if one["out"]}
    rungs = ladder.standing([(one["joined"], one["number"]) for one in stored.entrants], played)
    return [player for player in rungs if player not in gone]


def row_of(pairing: Row, **changed: Any) -> Row:
    """A pairing as it is stored."""
    row = {name: pairing[name] for name in COLUMNS} | changed
    for name in ("players", "places"):
        row[name] = None if row[name] is None else json.dumps(list(row[name]))
    return row


def forfeit(pairing: Row, missing: list[int], now: int) -> Row:
    """The pairing, decided because some did not come."""
    places = absent(pairing["players"], missing)
    return row_of(pairing, status="forfeit", match=None, places=places, deadline=None, ended=now)


def missing_at(pairing: Row) -> list[int]:
    """The players who have not sat down."""
    return [pairing["players"][seat] for seat in pairing["free"]]


def late_tables(stored: Stored, now: int) -> list[Row]:
    """Tables that have waited long enough for their players."""
    return [
        one
        for one in stored.pairings
        if one["status"] == "open"
        and one["table"] == "open"
        and one["free"]
        and one["deadline"] is not None
        and one["deadline"] <= now
    ]


def plays_on(pairing: Row) -> bool:
    """Whether enough came that bots may play for the others."""
    return len(pairing["players"]) > 2 and len(pairing["players"]) - len(pairing["free"]) >= 2


def new_pairings(stored: Stored, games: list[Game], now: int, make: MakeTable) -> tuple[list[Row], list[Any]]:
    """Pairings for these games, and the tables where they are played."""
    out = {one["number"] for one in stored.entrants if one["out"]}
    rows: list[Row] = []
    tables = []
    number = max([one["number"] for one in stored.pairings], default=0)
    for game in games:
        number += 1
        blank: Row = {
            "number": number,
            "round": game.round,
            "match": None,
            "players": game.players,
            "challenger": None,
            "status": "open",
            "places": None,
            "deadline": None,
            "ended": None,
        }
        gone = [player for player in game.players if player in out]
        if game.bye:
            rows.append(row_of(blank, status="bye", places=game.places, ended=now))
        elif gone:
            rows.append(forfeit(blank, gone, now))
        else:
            table, seated = make(stored, game.players)
            tables.append((table, seated))
            rows.append(row_of(blank, match=table["id"], deadline=now + stored.row["grace"]))
    return rows, tables


def next_games(stored: Stored, allowed: list[int]) -> list[Game]:
    """The games of the next round."""
    number = stored.row["round"] + 1
    if stored.row["format"] == "round_robin":
        return schedule(stored, allowed)[number - 1]
    lines = lines_of(stored, allowed)
    gone = {one["number"] for one in stored.entrants if one["out"]}
    points: dict[int, Fraction] = {line.player: line.points for line in lines}
    ranked = [line.player for line in lines if line.player not in gone]
    if not ranked:
        return []
    games = games_of(stored)
    made = swiss.next_round(ranked, points, games, stored.row["seats"], allowed)
    return [game._replace(round=number) for game in made]


def follow(stored: Stored, now: int, make: MakeTable) -> Step | None:
    """What has to be stored now; `None` if nothing follows from what happened."""
    row = stored.row
    if row["status"] != "running" or row["paused"] is not None:
        return None
    step = Step(values={"due": False})
    decided: dict[int, Row] = {}
    for one in late_tables(stored, now):
        if not plays_on(one):
            decided[one["number"]] = forfeit(one, missing_at(one), now)
            step.drop.append(one["match"])
    step.pairings = list(decided.values())
    going = [one for one in stored.pairings if one["status"] == "open" and one["number"] not in decided]
    if row["format"] != "ladder" and not decided:  # what was decided just now is looked at in the next step
        try:
            allowed = allowed_seats(row["game"], _options(stored), row["seats"])
        except RubiconError:
            allowed = [row["seats"]]
        here = sum(not one["out"] for one in stored.entrants)
        in_round = [one for one in going if one["round"] == row["round"]]
        late = row["round_ends"] is not None and row["round_ends"] <= now
        if row["round"] >= last_round(stored, allowed) or here < 2:
            if not going:
                step.values |= {"status": "over", "deadline": None, "round_ends": None, "updated": now}
        elif not in_round or late:
            made, step.tables = new_pairings(stored, next_games(stored, allowed), now, make)
            step.pairings += made
            ends = None if row["round_time"] is None else now + row["round_time"]
            step.values |= {"round": row["round"] + 1, "round_ends": ends, "updated": now}
            step.values["due"] = not step.tables  # a round of byes only is over already
            going = [*going, *[one for one in made if one["status"] == "open"]]
    if decided:
        step.values |= {"due": True, "updated": now}
    ends = step.values.get("round_ends", row["round_ends"])
    times = [one["deadline"] for one in going if one["deadline"] is not None and one["deadline"] > now]
    if step.values.get("status") != "over":
        step.values["deadline"] = min([*times, *([ends] if ends is not None and ends > now else [])], default=None)
    unchanged = not (step.pairings or step.tables or step.drop or "status" in step.values)
    if unchanged and not row["due"] and step.values["deadline"] == row["deadline"]:
        return None
    return step


def _options(stored: Stored) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(stored.row["options"])
    return found
