"""Play whole matches: bots at every seat, one loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rubicon.core.bot import Bot, wrong_answer
from rubicon.core.chance import Fortuna
from rubicon.core.errors import IllegalMove
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, Outcome, Setup, State
from rubicon.core.match import Match
from rubicon.core.rng import Rng

Watch = Callable[[int, int], None]


def play(
    setup: Setup, bots: Sequence[Bot], fortuna: Fortuna, players: Sequence[dict[str, object]] | None = None
) -> Match:
    """Play a match to the end and keep its record. Every bot sees only its own `Sight`."""
    if len(bots) != setup.seats:
        raise ValueError(f"{setup.seats} seats need {setup.seats} bots, not {len(bots)}")
    match = Match(setup, fortuna, players)
    match.begin()
    while True:
        waiting = match.waiting()
        if not waiting:
            return match
        seat = waiting[0]
        match.decide(seat, bots[seat].decide(match.sight(seat)))


def settle(state: State, fortuna: Fortuna) -> tuple[int, ...]:
    """Let Fortuna move until somebody else decides; who that is, nobody when it is over."""
    acting = state.acting()
    while acting and acting[0] == FORTUNA:
        state.apply(FORTUNA, fortuna.pick(state))
        acting = state.acting()
    return acting


def outcome_of(setup: Setup, bots: Sequence[Bot], fortuna: Fortuna) -> Outcome:
    """Play a match to the end and keep nothing but the outcome: several times faster than `play`."""
    state = setup.start()
    while True:
        acting = state.acting()
        if not acting:
            break
        if acting == FORTUNA_ACTS:
            state.apply(FORTUNA, fortuna.pick(state))
            continue
        seat = acting[0]
        sight = state.sight(seat)
        move = bots[seat].decide(sight)
        if type(move) is not int or move not in sight.moves:
            raise IllegalMove(wrong_answer(type(bots[seat]).__name__, move), setup.game.name)
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None, "nobody acts, so the game is over"
    return outcome


class Tally:
    """What random play counted."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0  # of seats, with a real choice
        self.forced = 0  # of seats, with one legal move
        self.chances = 0  # Fortuna's
        self.longest = 0


def random_game(setup: Setup, rng: Rng, tally: Tally) -> Outcome:
    """One game of uniformly random play, counted: for benchmarks and soaks."""
    state = setup.start()
    decisions = 0
    forced = 0
    chances = 0
    while True:
        acting = state.acting()
        if not acting:
            break
        seat = acting[0]
        if seat == FORTUNA:
            state.apply(FORTUNA, state.draw(rng))
            chances += 1
            continue
        moves = state.moves(seat)
        count = len(moves)
        if count == 1:
            forced += 1
            state.apply(seat, moves[0])
        else:
            decisions += 1
            state.apply(seat, moves[rng.below(count)])
    tally.games += 1
    tally.decisions += decisions
    tally.forced += forced
    tally.chances += chances
    tally.longest = max(tally.longest, decisions + forced + chances)
    outcome = state.outcome()
    assert outcome is not None, "nobody acts, so the game is over"
    return outcome
