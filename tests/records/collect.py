"""Finds and writes a recorded game for every end reason, and for a shared victory, of every game.

    PYTHONPATH=src python -m tests.records

Records are kept for ever: what is there is not written anew. When the rules of a
game change and its version goes up, old records stay, to be replayed under their
version or refused by name, and this adds new ones, with the version in their names.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from rubicon.core import Game, Match, Outcome, Rng, Sealed, Setup, record, stream
from tests.conformance.harness import all_games, setups
from tests.fixture_game.house import guest

FOLDER = Path(__file__).parent
MOST_TRIES = 20_000
NEVER_SHARED: tuple[str, ...] = ("caesar", "julius_caesar")
"""Games whose rules break every tie."""

Wish = Callable[[Outcome], bool]


def wishes(game: Game) -> dict[str, Wish]:
    """What records a game needs, by name."""
    found: dict[str, Wish] = {reason: _ended_by(reason) for reason in game.reasons}
    if game.name not in NEVER_SHARED:
        found["shared"] = lambda outcome: len(outcome.winners) > 1
    return found


def _ended_by(reason: str) -> Wish:
    return lambda outcome: outcome.reason == reason


def path_of(game: Game, name: str) -> Path:
    """Where that record is kept."""
    return FOLDER / f"{game.name}-{game.rules}-{name}.json"


def kept() -> dict[Path, dict[str, Any]]:
    """All records, of all versions."""
    return {path: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def _decide(match: Match, rng: Rng) -> None:
    seat = rng.choice(match.waiting())
    match.decide(seat, rng.choice(match.sight(seat).moves))


def search(setups_: list[Setup], name: str, wish: Wish) -> Match | None:
    """The first match of random play that ends as wished, its chance sealed."""
    for number in range(MOST_TRIES):
        setup = setups_[number % len(setups_)]
        secret = sha256(f"record {setup.game.name} {name} {number}".encode()).digest()
        rng = stream("records", setup.game.name, name, number)
        match = Match(setup, Sealed(secret, [f"nonce {seat + 1}" for seat in range(setup.seats)]))
        match.begin()
        while match.waiting():
            _decide(match, rng)
        outcome = match.outcome()
        assert outcome is not None
        if wish(outcome):
            return match
    return None


def main() -> None:
    """Write what is missing."""
    with guest():
        for game in all_games():
            for name, wish in wishes(game).items():
                path = path_of(game, name)
                if path.exists():
                    continue
                match = search(setups(game), name, wish)
                if match is None:
                    print(f"{path.name}: not found in {MOST_TRIES} games; play one and save it there")
                else:
                    path.write_text(record.dumps(record.write(match)), "utf-8")
                    print(f"{path.name}: {len(match.entries)} entries, {match.outcome()}")
