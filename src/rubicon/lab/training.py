"""A judgement that is learned: the search plays itself, and small nets are fitted to what it tried and to who won.

Playing is a job of `rubicon.lab.executor`; the n-th game depends on the seed and on n alone. Fitting is in `fitting`.
Which numbers tell a position and its moves, the game says in its part `bot.learned`. Those of positions are counted in
the true position of the match: a mind is only ever given imagined ones, in which nothing is hidden either.

    draw_options(rng)         the options of a game to learn from
    tell_position(state)      the seats that are told, and the numbers of each; None where nothing is to be learned.
                              One seat of two is enough where the other has the rest of the victory
    tell_moves(state, moves)  the moves in numbers, or None. A game without it has a net for positions alone

Not every decision has to be thought about (`thinking`). The others are made quickly, as in playouts of the search: so
the same time gives many more games, and who won in the end teaches more about positions.
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
from rubicon.core.mind import Level
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
DRAWN_QUICKLY = 0.07
"""How many of those that are made quickly take a move as often as it looks promising."""
FINE = 1000
"""Into how many parts the most promising move is divided for that."""
RESULT = 0.5
"""How much the result counts in what is to be foretold; the rest is what the search expected."""
LEAST_GAMES = 20
MOST_HIDDEN = 256
MOST_EPOCHS = 1000


class Curious(Bot):
    """A bot of the search that now and then tries something else, and notes what it thought."""

    def __init__(self, rng: Rng, bot: Bot, thinking: float = 1.0) -> None:
        super().__init__(rng)
        self._bot = bot
        self._thinking = thinking
        self.notes: list[list[Any] | None] = []
        """Of each decision: the moves that were tried, how often, and what they led to; None if it was made quickly."""

    def decide(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        if self._thinking < 1.0:
            if len(sight.moves) < 2:
                return sight.moves[0]
            if self.rng.random() >= self._thinking:
                self.notes.append(None)
                return self._quick(sight)
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

    def _quick(self, sight: Sight) -> int:
        """What playouts would do, or now and then something else that looks promising."""
        level = getattr(self._bot, "level", None)
        if not isinstance(level, Level):
            raise LabUsageError(Message("lab-train-bot"))
        seat = sight.seat
        assert seat is not None, "only who has a seat can decide"
        moves = sight.moves
        x = self.rng.random()
        if x < AT_RANDOM:
            return moves[self.rng.below(len(moves))]
        state = sight.imagine(self.rng)
        if x < AT_RANDOM + DRAWN_QUICKLY:
            weights = level.mind.weights(state, seat, moves)
            scale = max(weights)
            return moves[self.rng.weighted([1 + int(FINE * weight / scale) for weight in weights])]
        return level.mind.quick(state, seat, moves, self.rng)


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
    thinking: float = 1.0
    """The share of decisions that are thought about."""

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
            Curious(
                stream("curious", self.seed, unit, seat), maker(stream("bot", self.seed, unit, seat)), self.thinking
            )
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


def make_job(
    game: str, bot: str, games: int, *, seats: int | None = None, seed: int = 0, thinking: float = 1.0
) -> TrainingJob:
    """The games as a job for `rubicon.lab.executor`. Refuses what cannot be trained before anything is played."""
    check_games(games)
    if not 0.0 <= thinking <= 1.0:
        raise LabUsageError(Message("lab-train-thinking", {"thinking": f"{thinking:g}"}))
    if games < LEAST_GAMES:
        raise LabUsageError(Message("lab-train-games", {"least": str(LEAST_GAMES), "games": str(games)}))
    chosen = house.find(game).name
    learned = _learned(chosen)
    if thinking == 0.0 and hasattr(learned, "tell_moves"):
        raise LabUsageError(Message("lab-train-moves", {"game": chosen}))
    setup, entrants = line_up(chosen, [bot], None, seats)
    told = jobs.header("train", setup, entrants[:1], seed, games)
    if thinking < 1.0:
        told["thinking"] = thinking
    return TrainingJob(chosen, entrants[0], setup.seats, seed, games, told, thinking)


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
        self.tell_moves = getattr(self.learned, "tell_moves", None)
        self.positions: list[Any] = []
        self.targets: list[list[float]] = []
        self.results: list[list[float]] = []
        self.games: list[int] = []
        self.told: list[int] = []  # the seats of the last position, as long as something may be learned about it
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
        thought = any(note is not None for of_seat in told["notes"] for note in of_seat)
        self.told = []
        for seat, move in told["line"]:
            found = self.learned.tell_position(state)
            if found is not None:
                seats, numbers = found
                self._position(number, seats, numbers, shares)
            if seat != FORTUNA and thought:
                moves = state.moves(seat)
                if len(moves) > 1:
                    note = next(notes[seat])
                    if note is not None:
                        self._decision(number, state, seat, moves, note, shares)
            state.apply(seat, move)

    def _position(self, number: int, seats: list[int], numbers: list[list[float]], shares: list[float]) -> None:
        """One more position. Until something is expected of it, only how it ended is known."""
        import numpy as np

        self.positions.append(np.array(numbers, np.float32))
        self.results.append([shares[seat] for seat in seats])
        self.targets.append(self.results[-1].copy())
        self.games.append(number)
        self.told = seats

    def _expect(self, seat: int, expected: float, shares: list[float]) -> None:
        """What a seat expected, the first time that it decided since the position: a part of what is to be foretold."""
        for row, told in enumerate(self.told):
            if told == seat:
                self.targets[-1][row] = RESULT * shares[told] + (1 - RESULT) * expected
            elif len(self.told) == 1 and len(shares) == 2:
                self.targets[-1][row] = RESULT * shares[told] + (1 - RESULT) * (1.0 - expected)
        self.told = [-1 if told == seat or len(self.told) == 1 else told for told in self.told]

    def _decision(
        self, number: int, state: State, seat: int, moves: tuple[int, ...], note: list[Any], shares: list[float]
    ) -> None:
        tried, often, values = note
        trials = sum(often)
        self._expect(seat, sum(count * value for count, value in zip(often, values, strict=True)) / trials, shares)
        found = self.tell_moves(state, moves) if self.tell_moves is not None else None
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
    """What is to be learned from these games, counted one by one as they come."""
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
    samples: Samples,
    *,
    hidden: tuple[int, int],
    epochs: int,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The nets for the samples of all games of the job, and how they were made: what a file of weights holds."""
    check_sizes(hidden, epochs)
    check_torch()
    from rubicon.lab import fitting

    begun = time.perf_counter()
    value = fitting.fit_value(samples, hidden[0], epochs, job.seed, progress)
    nets = {"value": value.net}
    curves = {"value_curve": value.curve}
    if len(samples.decided_in):
        policy = fitting.fit_policy(
            samples, hidden[1], epochs, job.seed, progress and (lambda done: progress(epochs + done))
        )
        nets["policy"] = policy.net
        curves["policy_curve"] = policy.curve
    made = {
        "command": command(job, hidden, epochs),
        **{key: job.told[key] for key in ("version", "rules", "seed", "games")},
        "bot": job.entrant.name,
        "positions": len(samples.results),
        "decisions": len(samples.decided_in),
        "seconds": round(time.perf_counter() - begun, 1),
        **curves,
    }
    return {"format": FORMAT, "game": job.game, "made": made, **nets}


def command(job: TrainingJob, hidden: tuple[int, int], epochs: int) -> str:
    """What makes the same weights again."""
    fewest = house.find(job.game).setup().seats
    return (
        f"rubicon train {job.game} --bot {job.entrant.name}"
        + (f" --thinking {job.thinking:g}" if job.thinking < 1.0 else "")
        + (f" --seats {job.seats}" if job.seats != fewest else "")
        + f" --games {job.units} --seed {job.seed} --hidden {hidden[0]},{hidden[1]} --epochs {epochs}"
    )


def save(weights: dict[str, Any], out: Path) -> None:
    """Write a file of weights: it appears whole or not at all."""
    pages.save(json.dumps(weights, separators=(",", ":")) + "\n", out)
