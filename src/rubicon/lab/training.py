"""A judgement that is learned: the search plays itself, and two small nets are fitted to what it tried and to who won.

Playing is a job of `rubicon.lab.executor`; the n-th game depends on the seed and on n alone. Fitting is in `fitting`.
Which numbers tell a position and its moves, the game says in its part `bot.learned`. Those of positions are counted in
the true position of the match: a mind is only ever given imagined ones, in which nothing is hidden either.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rubicon import games as house
from rubicon.bots.search import Found
from rubicon.core.bot import Bot
from rubicon.core.chance import Streamed
from rubicon.core.game import FORTUNA, Sight, State
from rubicon.core.message import Message
from rubicon.core.net import UNITS
from rubicon.core.rng import Rng, stream
from rubicon.lab import jobs, pages
from rubicon.lab.entrants import Entrant, LabError, LabUsageError, check_games, find_makers, line_up

if TYPE_CHECKING:
    from rubicon.lab.fitting import Samples

STREAM = "train"
FORMAT = 1
AT_RANDOM = 0.03
"""How many decisions are made at random, so that the nets meet positions that the search would avoid."""
DRAWN = 0.15
"""How many others take a move as often as it was tried."""
RESULT = 0.5
"""How much the result counts in what is to be foretold; the rest is what the search expected."""
LEAST_GAMES = 20
MOST_HIDDEN = 256
MOST_EPOCHS = 1000


class Curious(Bot):
    """A bot of the search that now and then tries something else, and notes what it thought."""

    def __init__(self, rng: Rng, bot: Bot) -> None:
        super().__init__(rng)
        self._bot = bot
        self.notes: list[list[Any]] = []
        """Of each decision: the moves that were tried, how often, and what they led to."""

    def decide(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        move = self._bot.decide(sight)
        if len(sight.moves) < 2:
            return move
        thought: list[Found] = getattr(self._bot, "thought", [])
        found = [one for one in thought if one.tried]
        if not found:
            raise LabUsageError(Message("lab-train-bot"))
        self.notes.append(
            [[one.move for one in found], [one.tried for one in found], [round(one.value, 4) for one in found]]
        )
        x = self.rng.random()
        if x < AT_RANDOM:
            return sight.moves[self.rng.below(len(sight.moves))]
        if x < AT_RANDOM + DRAWN:
            return found[self.rng.weighted([one.tried for one in found])].move
        return move


@dataclass
class TrainingJob:
    """Games of a bot against itself, one a unit."""

    game: str
    entrant: Entrant
    seats: int
    seed: int
    units: int
    told: dict[str, Any]
    """What is played, for the journal."""

    def header(self) -> dict[str, Any]:
        """What is played."""
        return dict(self.told)

    def where(self, unit: int) -> Message:
        """Which game that is."""
        return Message("lab-where-game", {"seed": str(self.seed), "game": str(unit), "bots": self.entrant.name})

    def player(self) -> Callable[[int], dict[str, Any]]:
        """What plays a game: its options, its moves, what was thought about them, and how it ended."""
        return self._play

    def _play(self, unit: int) -> dict[str, Any]:
        options = _learned(self.game).draw_options(stream("setup", self.seed, unit))
        setup = house.find(self.game).setup(options, self.seats)
        maker = find_makers(setup, [self.entrant])[0]
        bots = [
            Curious(stream("curious", self.seed, unit, seat), maker(stream("bot", self.seed, unit, seat)))
            for seat in range(self.seats)
        ]
        fortuna = Streamed(STREAM, self.seed, unit)
        state = setup.start()
        line: list[list[int]] = []
        while acting := state.acting():
            seat = acting[0]
            move = fortuna.pick(state) if seat == FORTUNA else bots[seat].decide(state.sight(seat))
            line.append([seat, move])
            state.apply(seat, move)
        outcome = state.outcome()
        assert outcome is not None, "nobody acts, so the game is over"
        shares = [outcome.share(seat) for seat in range(self.seats)]
        return {"options": options, "line": line, "notes": [bot.notes for bot in bots], "shares": shares}


def make_job(game: str, bot: str, games: int, *, seats: int | None = None, seed: int = 0) -> TrainingJob:
    """The games as a job for `rubicon.lab.executor`. Refuses what cannot be trained before anything is played."""
    check_games(games)
    if games < LEAST_GAMES:
        raise LabUsageError(Message("lab-train-games", {"least": str(LEAST_GAMES), "games": str(games)}))
    chosen = house.find(game).name
    _learned(chosen)
    check_torch()
    setup, entrants = line_up(chosen, [bot], None, seats)
    told = jobs.header("train", setup, entrants[:1], seed, games)
    return TrainingJob(chosen, entrants[0], setup.seats, seed, games, told)


def check_torch() -> None:
    """Say what is missing where nothing can be fitted."""
    if find_spec("torch") is None or find_spec("numpy") is None:
        raise LabError(Message("lab-train-extra"))


def check_sizes(hidden: tuple[int, int], epochs: int) -> None:
    """Refuse nets that are none, or that would not fit into a package."""
    sound = all(UNITS <= units <= MOST_HIDDEN and units % UNITS == 0 for units in hidden)
    if not sound or not 1 <= epochs <= MOST_EPOCHS:
        raise LabUsageError(Message("lab-train-size", {"most": str(MOST_HIDDEN), "epochs": str(MOST_EPOCHS)}))


def _learned(game: str) -> Any:
    module = house.find(game).part("bot.learned")
    if module is None:
        known = ", ".join(name for name in house.names() if house.find(name).part("bot.learned") is not None)
        raise LabUsageError(Message("lab-train-game", {"game": game, "known": known}))
    return module


class _Gathering:
    """Samples while they are counted."""

    def __init__(self, game: str) -> None:
        self.learned = _learned(game)
        self.game = house.find(game)
        self.positions: list[list[float]] = []
        self.targets: list[float] = []
        self.results: list[float] = []
        self.games: list[int] = []
        self.parts: list[list[float]] = []
        self.moves: list[list[int]] = []
        self.visits: list[float] = []
        self.starts: list[int] = [0]
        self.decided_in: list[int] = []

    def add(self, number: int, told: dict[str, Any]) -> None:
        """One more game, played once more to see its positions."""
        shares = told["shares"]
        state = self.game.setup(told["options"], len(shares)).start()
        notes = [iter(of_seat) for of_seat in told["notes"]]
        for seat, move in told["line"]:
            if seat != FORTUNA:
                moves = state.moves(seat)
                if len(moves) > 1:
                    self._decision(number, state, seat, moves, next(notes[seat]), shares)
            state.apply(seat, move)

    def _decision(
        self, number: int, state: State, seat: int, moves: tuple[int, ...], note: list[Any], shares: list[float]
    ) -> None:
        tried, often, values = note
        trials = sum(often)
        expected = sum(count * value for count, value in zip(often, values, strict=True)) / trials
        viewer, numbers = self.learned.tell_position(state)
        if viewer == seat or len(shares) == 2:
            self.positions.append(numbers)
            self.results.append(shares[viewer])
            self.targets.append(
                RESULT * shares[viewer] + (1 - RESULT) * (expected if viewer == seat else 1.0 - expected)
            )
            self.games.append(number)
        found = self.learned.tell_moves(state, moves)
        if found is None:
            return
        seen = dict(zip(tried, often, strict=True))
        first = len(self.parts)
        self.parts += found.parts
        self.moves += [[first + part for part in parts] for parts in found.moves]
        self.visits += [seen.get(move, 0) / trials for move in moves]
        self.starts.append(len(self.moves))
        self.decided_in.append(number)


def samples_of(game: str, units: Iterable[dict[str, Any]]) -> Samples:
    """What is to be learned from these games."""
    import numpy as np

    from rubicon.lab.fitting import Samples

    found = _Gathering(game)
    for number, told in enumerate(units):
        found.add(number, told)
    return Samples(
        np.array(found.positions, np.float32),
        np.array(found.targets, np.float32),
        np.array(found.results, np.float32),
        np.array(found.games),
        np.array(found.parts, np.float32),
        np.array(found.moves),
        np.array(found.visits, np.float32),
        np.array(found.starts),
        np.array(found.decided_in),
    )


def train(
    job: TrainingJob,
    units: Iterable[dict[str, Any]],
    *,
    hidden: tuple[int, int],
    epochs: int,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The nets of these games, which are all of the job, and how they were made: what a file of weights holds."""
    check_sizes(hidden, epochs)
    check_torch()
    from rubicon.lab import fitting

    samples = samples_of(job.game, units)
    begun = time.perf_counter()
    value = fitting.fit_value(samples, hidden[0], epochs, job.seed, progress)
    policy = fitting.fit_policy(
        samples, hidden[1], epochs, job.seed, progress and (lambda done: progress(epochs + done))
    )
    made = {
        "command": command(job, hidden, epochs),
        **{key: job.told[key] for key in ("version", "rules", "seed", "games")},
        "bot": job.entrant.name,
        "positions": len(samples.results),
        "decisions": len(samples.decided_in),
        "seconds": round(time.perf_counter() - begun, 1),
        "value_curve": value.curve,
        "policy_curve": policy.curve,
    }
    return {"format": FORMAT, "game": job.game, "made": made, "value": value.net, "policy": policy.net}


def command(job: TrainingJob, hidden: tuple[int, int], epochs: int) -> str:
    """What makes the same weights again."""
    return (
        f"rubicon train {job.game} --bot {job.entrant.name} --games {job.units} --seed {job.seed}"
        f" --hidden {hidden[0]},{hidden[1]} --epochs {epochs}"
    )


def save(weights: dict[str, Any], out: Path) -> None:
    """Write a file of weights: it appears whole or not at all."""
    pages.save(json.dumps(weights, separators=(",", ":")) + "\n", out)
