"""What all conformance tests share: every game in every set-up, random play, and ways to look into a state."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

from rubicon import games
from rubicon.core import FORTUNA, Fortuna, Game, Message, Rng, RubiconError, Sealed, Setup, Sight, State, stream
from rubicon.core.events import Kind
from rubicon.core.game import FORTUNA_ACTS
from rubicon.core.match import Match
from rubicon.core.pickling import reduce_object
from rubicon.text import LANGUAGES, Speaker
from tests.fixture_game import GAME as THREE_COINS

MOST_STEPS = 20_000
"""No game of ours is longer, not even a random one: what goes on beyond is a dead end going round in circles."""

MOST_COMBINATIONS = 12
"""Of options, for each game. Of more, a spread is tried: the defaults, every single change, and some others."""


def all_games() -> list[Game]:
    """Every game of the house, and the fixture game."""
    found = {name: games.find(name) for name in games.names()}
    found[THREE_COINS.name] = THREE_COINS
    return list(found.values())


def combinations(game: Game) -> list[dict[str, Any]]:
    """Combinations of options, the defaults first; all of them where there are few."""
    names = [option.name for option in game.options]
    every = [dict(zip(names, values, strict=True)) for values in product(*(o.choices for o in game.options))]
    defaults = {option.name: option.default for option in game.options}
    every.sort(key=lambda chosen: sum(repr(chosen[name]) != repr(defaults[name]) for name in names))
    singles = 1 + sum(len(option.choices) - 1 for option in game.options)
    if len(every) <= max(MOST_COMBINATIONS, singles):
        return every
    rest = every[singles:]
    room = max(MOST_COMBINATIONS - singles, 4)
    return every[:singles] + [rest[i * len(rest) // room] for i in range(room)]


def refusal(game: Game, options: dict[str, Any], seats: int | None) -> RubiconError | None:
    """Why the game is not played so; `None` if it is."""
    try:
        game.setup(options, seats)
    except RubiconError as error:
        return error
    return None


def setups(game: Game) -> list[Setup]:
    """Every way to play the game."""
    found = []
    for options in combinations(game):
        if refusal(game, options, None) is None:
            for seats in game.seats(game.setup(options).options):
                found.append(game.setup(options, seats))
    return found


def label(setup: Setup) -> str:
    """`three_coins-2-goal=5`: the game, the seats, and the options that are not the defaults."""
    changed = [
        f"{option.name}={str(setup.options[option.name]).lower()}"
        for option in setup.game.options
        if setup.options[option.name] != option.default
    ]
    return "-".join([setup.game.name, str(setup.seats), *changed])


ALL_SETUPS = [setup for game in all_games() for setup in setups(game)]
LABELS = [label(setup) for setup in ALL_SETUPS]


def walk(setup: Setup, seed: object, most: int = MOST_STEPS) -> Iterator[tuple[State, int, int]]:
    """Random play: every position with the seat and the move that is played on it next, and the last one with none.

    The last tuple, when the game ends within `most` steps, is (state, FORTUNA, -1).
    """
    rng = stream("conformance", setup.game.name, seed)
    state = setup.start()
    for _ in range(most):
        acting = state.acting()
        if not acting:
            yield state, FORTUNA, -1
            return
        seat = rng.choice(acting)
        move = state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat))
        yield state, seat, move
        state.play(seat, move)
    assert most < MOST_STEPS, f"{label(setup)} does not end"


def sealed(name: object) -> Sealed:
    """A sealed Fortuna of our own choice."""
    rng = stream("secret", name)
    return Sealed(bytes([rng.below(256) for _ in range(32)]), ["ave", "żółw"])


def random_match(setup: Setup, fortuna: Fortuna, rng: Rng, decisions: int = MOST_STEPS) -> Match:
    """A match of random decisions, by whichever of the waiting seats."""
    match = Match(setup, fortuna)
    match.begin()
    for _ in range(decisions):
        waiting = match.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        match.decide(seat, rng.choice(match.sight(seat).moves))
    return match


def viewers(setup: Setup) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(setup.seats), None]


def dump(data: object) -> str:
    """Plain data as text, to compare by."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def views(state: State) -> str:
    """Everything that anybody can see of the state, and what chance may bring."""
    seen = [state.sight(viewer).view() for viewer in viewers(state.setup)]
    return dump([seen, state.chances() if state.acting() == FORTUNA_ACTS else None])


NO_FACTS = ("_shared", "command")
"""Attributes of states and tables that are no facts of the match: which lists a table still has in common with a copy;
what julius_caesar has worked out so far for the command that is being executed."""

ATOMS = frozenset({type(None), bool, int, float, str, bytes})


def facts(thing: object, known: tuple[object, ...] = ()) -> Any:
    """All that an object holds, however deep, as plain data: compiled or not. What is shared by design is left out."""
    if type(thing) in ATOMS:
        return thing
    if type(thing) is list or type(thing) is tuple:  # most of what there is, so numbers in it are not asked one by one
        inside = [inner if type(inner) in ATOMS else facts(inner, known) for inner in thing]
        return [type(thing).__name__, *inside]
    if isinstance(thing, (bool, int, float, str, bytes)):  # their subclasses too
        return thing
    if isinstance(thing, (Game, Setup, Kind)):
        return repr(type(thing))
    if isinstance(thing, (list, tuple)):
        return [type(thing).__name__, *(facts(inner, known) for inner in thing)]
    if isinstance(thing, (set, frozenset)):
        return sorted(dump(facts(inner, known)) for inner in thing)
    if isinstance(thing, dict):
        return [[facts(key, known), facts(value, known)] for key, value in thing.items()]
    if isinstance(thing, (Rng, Message)):
        return repr(thing.__reduce__())
    assert not any(thing is other for other in known), f"{thing!r} holds itself"
    _, (kind, attributes) = reduce_object(thing)
    box = getattr(attributes.get("setup"), "box", None)
    own = {
        name: value for name, value in attributes.items() if name not in NO_FACTS and (box is None or value is not box)
    }
    return {"class": kind.__name__, **{name: facts(value, (*known, thing)) for name, value in own.items()}}


def state_facts(state: State) -> str:
    """All that a state holds."""
    return dump(facts(state))


def holds(thing: object, kind: type, depth: int = 0) -> bool:
    """Whether an object of that kind is in it, however deep."""
    if isinstance(thing, kind):
        return True
    if depth > 20 or thing is None or isinstance(thing, (bool, int, float, str, bytes, Game, Setup, Kind, type)):
        return False
    if isinstance(thing, dict):
        return any(holds(inner, kind, depth + 1) for inner in [*thing.keys(), *thing.values()])
    if isinstance(thing, (list, tuple, set, frozenset)):
        return any(holds(inner, kind, depth + 1) for inner in thing)
    attributes = reduce_object(thing)[1][1]
    return any(holds(inner, kind, depth + 1) for inner in attributes.values())


def words(message: Message, setup: Setup) -> str:
    """The message in every language; fails where words or arguments are missing."""
    spoken = [
        Speaker(language, setup.game.name, [f"player {seat}" for seat in range(setup.seats)]).say(message)
        for language in LANGUAGES
    ]
    for text in spoken:
        assert text.strip(), message
        assert "{$" not in text, text
    return " | ".join(spoken)


def spoken_view(sight: Sight) -> None:
    """Say everything that the view says, in every language."""
    words(sight.prompt(), sight.setup)
    for move in sight.moves:
        words(sight.describe(move), sight.setup)
    if sight.outcome is not None:
        words(Message(f"reason-{sight.outcome.reason}"), sight.setup)
