"""Searches for hidden information that do not leak, tried beside the search of the house; docs/bots.md has the results.

    own_view:N  each seat learns from worlds that fit its own view, and no other: a rival does not know what the
                searcher holds, and it is worked out what the searcher would do with anything else; regret matching
    belief:N    the same, in worlds as likely as the bot's own play makes what happened
    resolve:N   regret matching from the beginning of the game on, all that could have happened included

N counts games played to the end, as the iterations of `search:N` do; what `belief` does to believe comes on top. They
need no more than the contract of a game, but they are for small ones: `belief` and `resolve` begin at the beginning and
wait until the present comes up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rubicon.core import Bot, Rng, Setup, Sight, State
from rubicon.core.bot import Policy, in_proportion
from rubicon.core.events import Event
from rubicon.core.game import FORTUNA
from rubicon.core.mind import final_shares

WORLDS = 100
"""How many ways in which the present could have come about a belief consists of."""
MOST_STARTS = 20_000
"""After so many games from the beginning a belief is content with the ways that it has found."""


def holding(sight: Sight) -> str:
    """All that a seat knows now."""
    return repr(sight.board())


class Knot:
    """What a seat knows at one moment: how much it regrets not to have made each move, and how often it made it."""

    def __init__(self) -> None:
        self.met = False
        self.regrets: dict[int, float] = {}
        self.made: dict[int, float] = {}
        self.kids: dict[tuple[object, ...], Knot] = {}

    def shares(self, moves: tuple[int, ...]) -> list[float]:
        """Regret matching: moves in proportion to their regret, all alike where there is none."""
        weights = [max(0.0, self.regrets.get(move, 0.0)) for move in moves]
        scale = sum(weights)
        return [weight / scale for weight in weights] if scale > 0.0 else [1.0 / len(moves)] * len(moves)

    def count(self, moves: tuple[int, ...], shares: list[float], weight: float) -> None:
        """Remember what was played for the average, which is what approaches an equilibrium."""
        for move, share in zip(moves, shares, strict=True):
            self.made[move] = self.made.get(move, 0.0) + weight * share

    def average(self, moves: tuple[int, ...]) -> list[float]:
        """What was played on average; all moves alike where nothing was."""
        weights = [self.made.get(move, 0.0) for move in moves]
        return weights if sum(weights) > 0.0 else [1.0] * len(moves)


class Solver:
    """External sampling (MCCFR): who learns tries all its moves, everybody else and chance make one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.games = 0
        self.rounds = 0
        self.root: Knot | None = None
        """Where the searcher is, if it always gets there: its own rounds count for the average too."""

    def learn(self, state: State, knots: list[Knot], learner: int) -> None:
        """One round from there, in which that seat learns."""
        self.rounds += 1
        self._walk(state, knots, learner, self.rng.next32())

    def seen(self, seat: int, sight: Callable[[], Sight], knot: Knot) -> None:
        """A seat decides at this knot."""

    def _walk(self, state: State, knots: list[Knot], learner: int, seed: int) -> float:
        rng = Rng(seed)  # what follows different moves has the same luck
        while True:
            acting = state.acting()
            if not acting:
                self.games += 1
                return final_shares(state)[learner]
            seat = acting[0]
            if seat == FORTUNA:
                follow(knots, state, seat, state.draw(rng))
                continue
            moves = state.moves(seat)
            if len(moves) == 1:
                follow(knots, state, seat, moves[0])
                continue
            knot = knots[seat]
            self.seen(seat, partial(state.sight, seat), knot)
            shares = knot.shares(moves)
            if seat == learner and (knot.met or knot is self.root):
                return self._all(state, knots, learner, moves, shares, rng)
            if seat == learner:
                knot.met = True  # the first time it plays on like the others
            else:
                knot.count(moves, shares, self.rounds)
            follow(knots, state, seat, drawn(moves, shares, rng))

    def _all(
        self, state: State, knots: list[Knot], learner: int, moves: tuple[int, ...], shares: list[float], rng: Rng
    ) -> float:
        knot = knots[learner]
        seed = rng.next32()
        values: list[float] = []
        for move in moves:
            after, below = state.copy(), knots.copy()
            follow(below, after, learner, move)
            values.append(self._walk(after, below, learner, seed))
        mean = sum(share * value for share, value in zip(shares, values, strict=True))
        for move, value in zip(moves, values, strict=True):
            knot.regrets[move] = knot.regrets.get(move, 0.0) + value - mean
        if knot is self.root:
            knot.count(moves, shares, self.rounds)
        return mean


def follow(knots: list[Knot], state: State, seat: int, move: int) -> None:
    """Make a move, and go on to what every seat has seen of it."""
    journal: list[Event] = []
    state.journal = journal
    state.apply(seat, move)
    state.journal = None
    for viewer, knot in enumerate(knots):
        seen = [event.seen_by(viewer) for event in journal]
        key: tuple[object, ...] = tuple((event.kind.name, event.values) for event in seen if event is not None)
        if viewer == seat:
            key = (move, *key)
        if key:
            knots[viewer] = knot.kids.setdefault(key, Knot())


def drawn(moves: tuple[int, ...], weights: list[float], rng: Rng) -> int:
    """One of the moves, as likely as its weight."""
    x = rng.random() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        x -= weight
        if x < 0.0:
            return move
    return moves[-1]


class Mixing(Bot):
    """Makes moves as likely as its policy says."""

    def __init__(self, rng: Rng, iterations: int) -> None:
        super().__init__(rng)
        self.iterations = iterations

    def decide(self, sight: Sight) -> int:
        """One of the policy."""
        policy = self.policy(sight)
        return drawn(tuple(move for move, _ in policy), [chance for _, chance in policy], self.rng)

    def policy(self, sight: Sight) -> Policy:
        """What the search would do."""
        return in_proportion(list(sight.moves), self.weights(sight))

    def weights(self, sight: Sight) -> list[float]:
        """How often each move is to be made."""
        raise NotImplementedError


class OwnView(Mixing):
    """`own_view`: a world that is imagined from a seat's sight teaches that seat, and no other.

    What it holds is true there, and the rest is as likely as it can know. In turn come the searcher; a rival, in a
    world of the rival's; the searcher with what that rival thinks possible.
    """

    def weights(self, sight: Sight) -> list[float]:
        """The average of what was played at the root."""
        seat = sight.seat
        assert seat is not None, "only who has a seat can decide"
        solver = Solver(self.rng)
        roots: list[dict[str, Knot]] = [{} for _ in range(sight.setup.seats)]
        root = roots[seat][holding(sight)] = solver.root = Knot()
        rivals = [other for other in range(sight.setup.seats) if other != seat]
        while solver.games < self.iterations:
            rival = rivals[solver.rounds // 3 % len(rivals)]
            learner, state = seat, self.imagine(sight)
            for learner in (rival, seat)[: solver.rounds % 3]:
                state = self.imagine(state.sight(learner))
            knots = [roots[one].setdefault(holding(state.sight(one)), Knot()) for one in range(len(roots))]
            solver.learn(state, knots, learner)
        return root.average(sight.moves)

    def imagine(self, sight: Sight) -> State:
        """A position that agrees with a sight."""
        return sight.imagine(self.rng)


class Believing(OwnView):
    """`belief`: plays from the beginning with everybody as itself, and keeps what agrees with the sight."""

    def __init__(self, rng: Rng, iterations: int) -> None:
        super().__init__(rng, iterations)
        self._worlds: dict[tuple[int | None, str], list[State]] = {}
        self._policies: dict[tuple[int, str], list[float]] = {}

    def imagine(self, sight: Sight) -> State:
        """As likely as it came about; if it never did, as if play told nothing."""
        key = sight.seat, holding(sight)
        if key not in self._worlds:
            self._worlds[key] = self._came_about(sight, key[1])
        worlds = self._worlds[key]
        return self.rng.choice(worlds).copy() if worlds else super().imagine(sight)

    def _came_about(self, sight: Sight, wanted: str) -> list[State]:
        found: list[State] = []
        for _ in range(MOST_STARTS):
            state = self._play_until(sight.setup, sight.seat, wanted)
            if state is not None:
                found.append(state)
            if len(found) == WORLDS:
                break
        return found

    def _play_until(self, setup: Setup, viewer: int | None, wanted: str) -> State | None:
        state = setup.start()
        while acting := state.acting():
            seat = acting[0]
            if seat == FORTUNA:
                state.apply(seat, state.draw(self.rng))
                continue
            if viewer is not None and holding(state.sight(viewer)) == wanted:
                return state
            sight = state.sight(seat)
            key = seat, holding(sight)
            if key not in self._policies:
                self._policies[key] = [1.0] * len(sight.moves)  # should it ask for itself on the way
                self._policies[key] = self.weights(sight) if len(sight.moves) > 1 else [1.0]
            state.apply(seat, drawn(sight.moves, self._policies[key], self.rng))
        return None


class _Finding(Solver):
    """Remembers at which knot a seat knows what it knows in the present."""

    def __init__(self, rng: Rng, sight: Sight) -> None:
        super().__init__(rng)
        self.seat = sight.seat
        self.wanted = holding(sight)
        self.found: Knot | None = None

    def seen(self, seat: int, sight: Callable[[], Sight], knot: Knot) -> None:
        """The first one that looks like the present; what led there may differ if the board does not tell it."""
        if self.found is None and seat == self.seat and holding(sight()) == self.wanted:
            self.found = knot


class Resolving(Mixing):
    """`resolve`: the whole game, again and again."""

    def weights(self, sight: Sight) -> list[float]:
        """The average of what was played in the present, where the present came up."""
        solver = _Finding(self.rng, sight)
        seats = sight.setup.seats
        knots = [Knot() for _ in range(seats)]
        while solver.games < self.iterations:
            solver.learn(sight.setup.start(), knots.copy(), solver.rounds % seats)
        return [1.0] * len(sight.moves) if solver.found is None else solver.found.average(sight.moves)


SEARCHES: dict[str, type[Mixing]] = {
    "own_view:": OwnView,
    "belief:": Believing,
    "resolve:": Resolving,
}
"""By the beginning of their names, which ends with the number of iterations."""
