"""Games of bots with the deck, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubicon import bots
from rubicon.core.bot import BotMaker
from rubicon.core.chance import Fortuna
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, Setup, State
from rubicon.core.rng import stream
from rubicon.games.augustus import GAME
from rubicon.games.augustus.rules.box import MISSIONS, REWARDS
from rubicon.games.augustus.rules.notation import MISSION
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import DRAWING, HAND_DEAL, OPENING


class Paired(Fortuna):
    """Tokens and missions from separate streams, so that games with the same seed stay alike; seat 0 gets a mission."""

    def __init__(self, seed: int, mission: int | None = None) -> None:
        self.tokens = stream("augustus balance tokens", seed)
        self.missions = stream("augustus balance missions", seed)
        self.mission = mission

    def pick(self, state: State) -> int:
        """The next token or mission."""
        assert isinstance(state, AugustusState)
        table = state.table
        if table.phase == DRAWING:
            return state.draw(self.tokens)
        if self.mission is not None and table.phase == HAND_DEAL and not table.progress[0]:
            return MISSION + self.mission
        outcome = state.draw(self.missions)
        if self.mission is not None and table.phase != HAND_DEAL and not table.progress[0]:
            while outcome == MISSION + self.mission:  # not into the first row
                outcome = state.draw(self.missions)
        return outcome

    def proof(self, over: bool) -> dict[str, object]:
        """None: nothing is recorded."""
        return {}


class Sample:
    """What some games came to."""

    def __init__(self) -> None:
        self.draws: list[int] = []
        self.best: list[int] = []
        self.scores: list[int] = []
        self.reasons: Counter[str] = Counter()
        self.held: Counter[int] = Counter()  # how often a mission was controlled at the end
        self.won: Counter[int] = Counter()  # and by a winner
        self.offered: Counter[int] = Counter()  # in how many games somebody could take it, from a hand or the row
        self.finished: Counter[int] = Counter()  # and in how many somebody completed it
        self.lost: int = 0  # controlled missions lost to red effects
        self.tiles: Counter[int] = Counter()  # in how many games somebody holds the reward at the end
        self.winners_tiles: Counter[int] = Counter()  # and a winner does
        self.seats: list[float] = []  # the victories of each seat

    def add(self, other: Sample) -> None:
        """Count the games of another sample, too."""
        self.draws += other.draws
        self.best += other.best
        self.scores += other.scores
        self.reasons += other.reasons
        self.held += other.held
        self.won += other.won
        self.offered += other.offered
        self.finished += other.finished
        self.lost += other.lost
        self.tiles += other.tiles
        self.winners_tiles += other.winners_tiles
        if not self.seats:
            self.seats = [0.0] * len(other.seats)
        self.seats = [mine + more for mine, more in zip(self.seats, other.seats, strict=True)]


def play(setup: Setup, fortuna: Fortuna, maker: BotMaker, seed: int = 0, found: Sample | None = None) -> AugustusState:
    """One game of bots, counted into the sample."""
    state = GAME.start(setup)
    players = [maker(stream("augustus balance bot", seed, seat)) for seat in range(setup.seats)]
    offered: set[int] = set()
    finished: set[int] = set()
    lost: set[int] = set()
    table = state.table
    while True:
        acting = state.acting()
        if acting == FORTUNA_ACTS:
            if table.phase == DRAWING:
                finished.update(*table.controlled)
                lost.update(table.discards)
            outcome = fortuna.pick(state)
            if table.phase not in (DRAWING, OPENING):
                offered.add(outcome - MISSION)
            state.apply(FORTUNA, outcome)
        elif acting:
            seat = acting[0]
            state.apply(seat, players[seat].decide(state.sight(seat)))
        else:
            break
    if found is not None:
        lost.update(table.discards)
        found.offered.update(offered)
        found.finished.update(finished.union(lost, *table.controlled))
        found.lost += len(lost)
    return state


def sample(task: tuple[dict[str, Any] | None, str, int, int, int]) -> Sample:
    """The games of the seeds from the first to before the last: a deck, the name of the bots, the number of seats."""
    custom, name, seats, first, last = task
    setup = GAME.setup(seats=seats, custom=custom)
    maker = bots.find_maker("augustus", name, files=False)
    found = Sample()
    found.seats = [0.0] * seats
    for seed in range(first, last):
        state = play(setup, Paired(seed), maker, seed, found)
        outcome = state.outcome()
        assert outcome is not None
        found.draws.append(state.table.draws)
        found.best.append(max(outcome.scores))
        found.scores += outcome.scores
        found.reasons[outcome.reason] += 1
        for seat in range(seats):
            found.seats[seat] += outcome.share(seat)
            found.held.update(state.table.controlled[seat])
            if seat in outcome.winners:
                found.won.update(state.table.controlled[seat])
        for tile in range(len(REWARDS)):
            holder = state.table.tiles[tile]
            found.tiles[tile] += holder >= 0
            found.winners_tiles[tile] += holder in outcome.winners
    return found


def rate(found: Sample, mission: int) -> float:
    """In which part of the games where somebody could take the mission somebody completed it."""
    return found.finished[mission] / max(1, found.offered[mission])


def ends(found: Sample) -> list[float]:
    """The rates of all missions, by number."""
    return [rate(found, mission) for mission in range(MISSIONS)]
