"""A tournament of bots, round robin or Swiss: who is ahead, and who got what from whom.

The games of a pairing are played with the same chance from every seat, as in the
arena. A round robin is one job; a Swiss is a job for each round, since who meets whom
depends on the round before. The numbers depend on the seed alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from rubicon import bots as registry
from rubicon import games as house
from rubicon.core import driver, record
from rubicon.core.bot import BotMaker
from rubicon.core.chance import Streamed
from rubicon.core.game import Outcome, Setup
from rubicon.core.message import Message
from rubicon.core.rng import stream
from rubicon.lab import jobs
from rubicon.lab.entrants import AnyBot, Entrant, LabError, LabUsageError, check_games, enter, find_makers, labels
from rubicon.lab.executor import Plan, play
from rubicon.lab.simulate import file_name, write_record
from rubicon.tournaments import round_robin, swiss
from rubicon.tournaments.games import Game
from rubicon.tournaments.standings import Line, crosstable, standings

STREAM = "tournament"
FORMATS = ("round-robin", "swiss")
MOST_BOTS = 64
MOST_GAMES = 1_000
"""Games of a pairing."""
MOST_ROUNDS = 30


class TournamentResult(NamedTuple):
    """How it ended."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    format: str
    rounds: int
    bots: list[str]
    """The name of each player: that of the bot, numbered where a bot entered more than once."""
    games: list[Game]
    lines: list[Line]
    seconds: float

    def cell(self, player: int, rival: int) -> Fraction | None:
        """What a player got from a rival in all; `None` if they did not meet."""
        cells = crosstable([game for game in self.games if {player, rival} <= set(game.players)])
        found = cells.get((player, rival))
        return None if found is None else sum([won for _, won in found], Fraction(0))

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        table = [
            {
                "rank": line.rank,
                "bot": self.bots[line.player],
                "points": float(line.points),
                "direct": None if line.direct is None else float(line.direct),
                "buchholz": float(line.buchholz),
                "sonneborn_berger": float(line.sonneborn_berger),
                "wins": line.wins,
                "played": line.played,
            }
            for line in self.lines
        ]
        games = [
            {"round": game.round, "bots": [self.bots[p] for p in game.players], "places": list(game.places or ())}
            for game in self.games
        ]
        told = {**self._asdict(), "table": table, "games": games}
        del told["lines"]
        return told


class Pairing(NamedTuple):
    """A table that is to be played at: its number in the tournament, and who sits where in its first game."""

    number: int
    players: tuple[int, ...]


@dataclass
class PairingsJob:
    """All games of some pairings, one a unit."""

    setups: dict[int, Setup]
    """By the number of seats: tables may differ by one or two."""
    entrants: list[Entrant]
    pairings: list[Pairing]
    games: int
    seed: int
    keep: bool
    """Whether records are wanted."""
    told: dict[str, Any]

    @property
    def units(self) -> int:
        """All games of all pairings."""
        return len(self.pairings) * self.games

    def header(self) -> dict[str, Any]:
        """What is played."""
        return dict(self.told)

    def seated(self, unit: int) -> tuple[int, ...]:
        """Who sits where: in every game of a pairing they move on by one seat."""
        players = self.pairings[unit // self.games].players
        turn = unit % self.games % len(players)
        return players[turn:] + players[:turn]

    def where(self, unit: int) -> Message:
        """Which game that is."""
        pairing = self.pairings[unit // self.games]
        names = ", ".join(self.entrants[player].name for player in self.seated(unit))
        return Message("lab-where-game", {"seed": str(self.seed), "game": str(pairing.number), "bots": names})

    def player(self) -> Callable[[int], dict[str, Any]]:
        """What plays a game."""
        for setup in self.setups.values():
            jobs.settle_in(setup)
        makers: list[BotMaker] = find_makers(next(iter(self.setups.values())), self.entrants)
        names = labels([entrant.name for entrant in self.entrants])

        def play_unit(unit: int) -> dict[str, Any]:
            seated = self.seated(unit)
            setup = self.setups[len(seated)]
            number, turn = self.pairings[unit // self.games].number, unit % self.games
            chance = Streamed(STREAM, self.seed, number * MOST_GAMES + turn // len(seated))
            bots = [makers[player](stream("bot", STREAM, self.seed, number, turn, player)) for player in seated]
            if not self.keep:
                return {"places": _places(driver.outcome_of(setup, bots, chance))}
            players: list[dict[str, object]] = [
                {"name": names[player], "bot": self.entrants[player].name} for player in seated
            ]
            match = driver.play(setup, bots, chance, players)
            outcome = match.outcome()
            assert outcome is not None, "the driver plays to the end"
            return {"places": _places(outcome), "record": record.dumps(record.write(match))}

        return play_unit


def fill(game: str, bots: Sequence[AnyBot], count: int | None) -> list[AnyBot]:
    """The bots that are named; with a count, so many: the bots of the house one after the other, the best first."""
    known = registry.names(game)[::-1]
    if count is None:
        return list(bots or known)
    if not len(bots) <= count <= MOST_BOTS or count < 2:
        raise LabUsageError(
            Message("lab-tournament-bots", {"bots": str(count), "named": str(len(bots)), "most": str(MOST_BOTS)})
        )
    return [*bots, *[known[at % len(known)] for at in range(count - len(bots))]]


class Tournament:
    """A tournament that can be played: everything has been checked."""

    def __init__(
        self,
        game: str,
        bots: Sequence[AnyBot],
        *,
        form: str = "round-robin",
        rounds: int | None = None,
        games: int = 2,
        options: dict[str, Any] | None = None,
        seats: int = 2,
        seed: int = 0,
        records: Path | None = None,
    ) -> None:
        check_games(games)
        if games > MOST_GAMES:
            raise LabUsageError(Message("lab-tournament-games", {"games": str(games), "most": str(MOST_GAMES)}))
        if form not in FORMATS:
            raise LabUsageError(Message("lab-form", {"form": form, "known": ", ".join(FORMATS)}))
        found = house.find(game)
        self.setup = found.setup(options, seats)
        self.entrants = enter(bots)
        players = len(self.entrants)
        if self.setup.seats < 2 or not self.setup.seats <= players <= MOST_BOTS:
            told: dict[str, object] = {"bots": str(players), "seats": str(self.setup.seats), "most": str(MOST_BOTS)}
            raise LabUsageError(Message("lab-tournament-alone", told))
        find_makers(self.setup, self.entrants)  # says by itself if there is no such bot
        allowed = [size for size in found.seats(self.setup.options) if 2 <= size <= seats]
        self.setups = {size: found.setup(options, size) for size in allowed}
        self.form = form
        self.per_pairing = games
        self.seed = seed
        self.records = records
        most = swiss.most_rounds(players, seats) if form == "swiss" else MOST_ROUNDS
        usual = min(most, swiss.usual_rounds(players, seats)) if form == "swiss" else 1
        self.rounds = usual if rounds is None else rounds
        if not 1 <= self.rounds <= most:
            raise LabUsageError(Message("lab-tournament-rounds", {"rounds": str(rounds), "most": str(most)}))
        self._schedule: list[Game] = []
        if form == "round-robin":
            every = round_robin.rounds(range(players), seats, allowed, self.rounds)
            self._schedule = [game for games in every for game in games]
        self._pairings = 0

    @property
    def units(self) -> int:
        """About how many games there are: byes of a Swiss are counted as tables."""
        tables = len(self._schedule) or self.rounds * (len(self.entrants) // self.setup.seats)
        return tables * self.per_pairing

    def run(self, plan: Plan, progress: Callable[[int], None] | None = None) -> TournamentResult:
        """Play it. With a journal, each round of a Swiss has a file of its own: `FILE.1`, `FILE.2` and so on."""
        begun = time.perf_counter()
        if self.records is not None:
            claim_folder(self.records, plan.resume)
        players = range(len(self.entrants))
        games: list[Game] = []
        if self.form == "round-robin":
            games = self._play(self._schedule, plan, 0, progress)
        else:
            for number in range(1, self.rounds + 1):
                lines = standings(players, games)
                points = {line.player: line.points for line in lines}
                ranked = [line.player for line in lines]
                made = swiss.next_round(ranked, points, games, self.setup.seats, self.setups)
                journal = None if plan.journal is None else plan.journal.with_name(f"{plan.journal.name}.{number}")
                done = sum(not game.bye for game in games)
                games += self._play(made, replace(plan, journal=journal), done, progress)
        return TournamentResult(
            self.setup.game.name,
            dict(self.setup.options),
            self.setup.seats,
            self.seed,
            self.form,
            max([game.round for game in games]),
            labels([entrant.name for entrant in self.entrants]),
            games,
            standings(players, games),
            time.perf_counter() - begun,
        )

    def _play(self, made: Sequence[Game], plan: Plan, done: int, progress: Callable[[int], None] | None) -> list[Game]:
        """Play these pairings; the games, as many of each pairing as there are to be."""
        tables = [game for game in made if not game.bye]
        pairings = [Pairing(self._pairings + at, game.players) for at, game in enumerate(tables)]
        told = {
            **jobs.header("tournament", self.setup, self.entrants, self.seed, self.per_pairing),
            "format": self.form,
            "records": self.records is not None,
            "pairings": [list(pairing.players) for pairing in pairings],
        }
        self._pairings += len(pairings)
        job = PairingsJob(
            self.setups, self.entrants, pairings, self.per_pairing, self.seed, self.records is not None, told
        )
        games = [game for game in made if game.bye for _ in range(self.per_pairing)]
        watch = None if progress is None else lambda units: progress(done + units)
        for unit, outcome in enumerate(play(job, plan, watch)):
            game = tables[unit // self.per_pairing]
            games.append(Game(game.round, job.seated(unit), tuple(outcome["places"])))
            if self.records is not None:
                write_record(self.records, file_name(self.setup.game.name, done + unit), outcome["record"])
        return games


def _places(outcome: Outcome) -> list[int]:
    return [outcome.place(seat) for seat in range(len(outcome.scores))]


def claim_folder(folder: Path, resume: bool) -> None:
    """Make a folder for records; it has to be empty, unless a run goes on."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        why: dict[str, object] = {"folder": str(folder), "why": error.strerror or str(error)}
        raise LabError(Message("lab-folder-unwritable", why)) from error
    if found and not resume:
        raise LabError(Message("lab-folder-taken", {"folder": str(folder), "file": found[0]}))
