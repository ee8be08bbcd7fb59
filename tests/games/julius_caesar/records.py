"""Finds recorded games that random play hardly brings: ten points in a winter, and each event card at work.

    PYTHONPATH=src python -m tests.games.julius_caesar.records

They are kept in tests/records as all others are, for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from rubicon.core import Bot, Event, Match, Rng, Sealed, record
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.bot.greedy import Greedy
from tests.records.collect import path_of

Sign = Callable[[list[Event]], bool]


def kinds(events: list[Event]) -> set[str]:
    return {event.kind.name for event in events}


def invoked(events: list[Event], god: str) -> list[Event]:
    """What happened from the first time that the god was called on, to the end of that turn."""
    for number, event in enumerate(events):
        if event.kind.name == "invoke" and event.get("card") == f"card-{god}":
            rest = events[number:]
            ends = [i for i, later in enumerate(rest) if later.kind.name in ("turn", "winter")]
            return rest[: ends[0]] if ends else rest
    return []


def _moved_far(events: list[Event]) -> bool:
    return any(event.kind.name in ("attack", "occupy", "march") for event in events)


SIGNS: dict[str, Sign] = {
    "apollo": lambda events: "copy" in kinds(events),
    "jupiter": lambda events: "defect" in kinds(invoked(events, "jupiter")),
    "mars": lambda events: "surprise" in kinds(invoked(events, "mars")),
    "mercury": lambda events: _moved_far(invoked(events, "mercury")),
    "neptune": lambda events: "surprise" in kinds(invoked(events, "neptune")),
    "pluto": lambda events: "attack" in kinds(invoked(events, "pluto")),
    "vulcan": lambda events: "fall" in kinds(invoked(events, "vulcan")),
}
"""How to tell that a god did something."""


def all_events(match: Match) -> list[Event]:
    return [event for events in match.log for event in events]


PLANNED = 60
"""The first games are greedy's on one side and now and then on the other; the rest are random."""


def game(number: int) -> Match:
    """One game."""
    secret = sha256(f"julius record {number}".encode()).digest()
    match = Match(GAME.setup(), Sealed(secret, ["nonce 1", "nonce 2"]))
    match.begin()
    rng = Rng(number)
    planner: Bot = Greedy(Rng(number))
    while match.waiting():
        seat = match.waiting()[0]
        sight = match.sight(seat)
        plan = number < PLANNED and (seat == number % 2 or rng.below(3) == 0)
        match.decide(seat, planner.decide(sight) if plan else rng.choice(sight.moves))
    return match


def main() -> None:
    """Write what is missing, the shortest of some games for each."""
    games = [game(number) for number in range(PLANNED)]
    games.sort(key=lambda match: len(match.entries))
    for god, sign in SIGNS.items():
        path = path_of(GAME, god)
        if not path.exists():
            found = next((match for match in games if sign(all_events(match))), None)
            number = PLANNED
            while found is None:
                match = game(number)
                number += 1
                if sign(all_events(match)):
                    found = match
            print(path.name, len(found.entries))
            path.write_text(record.dumps(record.write(found)), "utf-8")
    path = path_of(GAME, "ten")
    if not path.exists():
        found = next(match for match in games if _reason(match) == "ten")
        path.write_text(record.dumps(record.write(found)), "utf-8")
        print(path.name, len(found.entries))


def _reason(match: Match) -> str:
    outcome = match.outcome()
    return "" if outcome is None else outcome.reason


if __name__ == "__main__":
    main()
