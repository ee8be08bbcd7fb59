"""Golden playthroughs: a seeded random game of every set-up, with a digest of all that anybody saw after each entry.

They are the same on every machine, compiled or not, today and after a change
that was not meant to change the game. A change that was meant shows in the
diff; write the files anew and read it:

    PYTHONPATH=src python -m tests.golden
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from rubicon.core import Match, Setup, Streamed, record, stream
from tests.conformance.harness import all_games, dump, label, setups, viewers
from tests.fixture_game.house import guest

FOLDER = Path(__file__).parent
MOST_DECISIONS = 400
"""A longer game is cut here: a playthrough is to be read, too."""

README = "Written by python -m tests.golden: a digest of everybody's view and events after each decision."


def wanted() -> dict[Path, Setup]:
    """The file of each playthrough: every seat count with the defaults, and every other combination of options once.

    The same for every older version of the rules that can still be played.
    """
    files: dict[Path, Setup] = {}
    for game in all_games():
        for setup in setups(game):
            plain = all(setup.options[option.name] == option.default for option in game.options)
            if plain or setup.seats == game.seats(setup.options)[-1]:
                files[FOLDER / f"{label(setup)}.json"] = setup
                for rules in range(game.oldest, game.rules):
                    old = game.setup(setup.options, setup.seats, rules=rules)
                    files[FOLDER / f"{label(setup)}-rules={rules}.json"] = old
    return files


def make(setup: Setup) -> dict[str, Any]:
    """The playthrough."""
    rng = stream("golden", label(setup))
    match = Match(setup, Streamed("golden", 1))
    match.begin()
    digests = [_digest(match)]
    for _ in range(MOST_DECISIONS):
        waiting = match.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        match.decide(seat, rng.choice(match.sight(seat).moves))
        digests.append(_digest(match))
    return {"about": README, "record": record.write(match), "digests": digests}


def _digest(match: Match) -> str:
    seen = [
        [match.sight(viewer).view(), [event.plain() for event in match.events(viewer, max(0, len(match.log) - 12))]]
        for viewer in viewers(match.setup)
    ]
    return hashlib.sha256(dump(seen).encode()).hexdigest()[:12]


def text(playthrough: dict[str, Any]) -> str:
    """The file: the digests, eight a line, and the record as records are written."""
    rows = [playthrough["digests"][i : i + 8] for i in range(0, len(playthrough["digests"]), 8)]
    digests = ",\n".join(", ".join(json.dumps(digest) for digest in row) for row in rows)
    told = record.dumps(playthrough["record"]).rstrip()
    return f'{{\n"about": {json.dumps(playthrough["about"])},\n"digests": [\n{digests}\n],\n"record": {told}\n}}\n'


def main() -> None:
    """Write all files anew, and remove those that nobody wants."""
    with guest():
        files = wanted()
        for path in sorted(FOLDER.glob("*.json")):
            if path not in files:
                path.unlink()
                print(f"removed {path.name}")
        for path, setup in files.items():
            told = text(make(setup))
            if not path.exists() or path.read_text("utf-8") != told:
                path.write_text(told, "utf-8")
                print(f"wrote {path.name}")
    print(f"{len(files)} golden playthroughs")
