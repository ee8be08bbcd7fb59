"""Write web/tests/changes.json: tables told by their changes, for the browser's own reading to be held against.

PYTHONPATH=src python tests/web/make_change_vectors.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rubicon import games
from rubicon.core import Match, Rng, Scripted, stream
from rubicon.core.changes import object_change
from rubicon.core.game import FORTUNA
from rubicon.server.spectator_views import Packed
from rubicon.server.watches import Watch

OUT = Path(__file__).resolve().parents[2] / "web" / "tests" / "changes.json"
GAMES = {"caesar_dice": 2, "caesar": 2, "augustus": 1, "julius_caesar": 1}
"""With how many seats of the table are the viewer's own."""
Row = dict[str, Any]


def vectors() -> dict[str, Any]:
    """Small objects of all shapes; and for each game a table whole, what was told of it after that, and what it is."""
    rng = stream("changes")
    objects: list[Row] = []
    while len(objects) < 80:
        old = _object(rng, 3)
        new = _object(rng, 3) if rng.below(3) else _other(rng, old)
        objects.append({"old": old, "change": object_change(old, new) or {}, "new": new})
    return {"objects": objects, "tables": {game: _table(game, seats) for game, seats in GAMES.items()}}


def _scalar(rng: Rng) -> Any:
    return rng.choice([None, True, False, 0, 1, 2, -7, 0.5, "", "a", "b", "żółw"])


def _value(rng: Rng, depth: int) -> Any:
    kind = rng.below(4) if depth else 0
    if kind == 1:
        return [_value(rng, depth - 1) for _ in range(rng.below(5))]
    if kind == 2:
        return [{"id": rng.choice("abcdef"), "is": _value(rng, depth - 1)} for _ in range(rng.below(6))]
    return _object(rng, depth - 1) if kind == 3 else _scalar(rng)


def _object(rng: Rng, depth: int) -> Row:
    return {
        rng.choice(["id", "list", "set", "new", "item", "10", "9"]): _value(rng, depth) for _ in range(rng.below(5))
    }


def _other(rng: Rng, old: Any) -> Any:
    """Much the same."""
    if isinstance(old, dict):
        return {key: _other(rng, value) for key, value in old.items() if rng.below(8)}
    if isinstance(old, list):
        new = [_other(rng, value) for value in old if rng.below(8)]
        return new if rng.below(4) else [*new[1:], _value(rng, 1), *new[:1]]
    return old if rng.below(4) else _scalar(rng)


def _table(game: str, own: int) -> Row:
    setup = games.find(game).setup(seats=2)
    rng = stream("changes", game)
    match = Match(setup, Scripted([]))
    watch = Watch("the-table", None, 0, 0, True)
    frames: list[Any] = []
    payload: Row = {}
    while len(frames) < 7:
        state = match.state
        seat = state.acting()[0]
        if seat == FORTUNA:
            match.enter(FORTUNA, state.draw(rng))
            continue
        payload = _payload(match, len(frames), own)
        frame = watch.push(Packed(payload), (payload["notes"], payload["seen"]))
        if frame is not None:
            frames.append(json.loads(frame))
        match.enter(seat, rng.choice(state.moves(seat)))
    return {"frames": frames, "last": payload}


def _payload(match: Match, told: int, own: int) -> Row:
    yours = [{"seat": seat, "number": told, "view": match.sight(seat).view(), "events": []} for seat in range(own)]
    seats = [
        {"kind": "human", "name": f"Player {n}", "you": True, "ready": False, "away": None, "time": 1000 * told}
        for n in (0, 1)
    ]
    events = [{"at": told, "kind": "something"}] * (told % 3)
    notes = {"notes": "beware" if told > 4 else "", "seen": None}
    rest = {"id": "the-table", "chat": [], "view": None, "since": told, "events": events}
    return {**rest, "seats": seats, "yours": yours, **notes}


if __name__ == "__main__":
    OUT.write_text(json.dumps(vectors(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
