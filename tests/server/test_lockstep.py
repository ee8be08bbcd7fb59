"""Nobody is sent what they may not know, through whole matches of every game: two tables in lock step, over the wire.

Either rivals do more in secret at the second table than at the first, which comes to the same: then the two stay alike
to the end. Or the truth is another one: then they stay alike until it is legally shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from rubicon import games
from rubicon.core import FORTUNA, Event, Match, Rng, Setup, State, stream
from rubicon.games.julius_caesar.rules.box import DONE
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import DEPLOYING
from tests.conformance.leaks import Histories
from tests.conformance.test_leaks import SECRETS
from tests.fixture_game import GAME
from tests.server.harness import Row, Server, until
from tests.server.lockstep import Pair, Viewer, pair, same

FREE = {"deployment": "free"}
PATIENT = {"STANDSTILL_SECONDS": "36000"}
"""A server that stood still shows clocks anew; how often that happens is a matter of how busy the machine is."""
PLAYERS = ("player", "spectator", "guest", "reader", "program")


def setup_of(game: str, options: dict[str, Any], seats: int) -> Setup:
    return GAME.setup(options, seats) if game == "three_coins" else games.find(game).setup(options, seats)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It sends nothing of its own accord."""
    own = Server(tmp_path_factory.mktemp("lockstep"), fixed=True, **PATIENT).start()
    yield own
    assert own.stop() == 0
    assert "Traceback" not in own.log.read_text()


class Secretive:
    """Plays both tables alike, and more in secret at the second: drafts that are undone, and moves without effect."""

    def __init__(self, tables: Pair, viewer: int | None, rng: Rng) -> None:
        self.tables = tables
        self.viewer = viewer
        self.rng = rng
        self.drafts: dict[int, list[int]] = {}
        self.secrets = 0  # how often something was done that nobody may notice

    def waiting(self) -> list[int]:
        shown = self.tables.first.viewers[0].player.table(self.tables.first.table)
        assert shown["status"] == "over" or shown["waiting"] or shown["paused"]
        return list(shown["waiting"])

    def step(self, seat: int) -> None:
        """One decision of a seat."""
        first, second = self.tables.first, self.tables.second
        truth = second.follow()
        before = len(truth.entries)
        offered = [move["move"] for move in first.mine(seat)["yours"][0]["view"]["moves"]]
        move = self.rng.choice(offered)
        position = truth.state.copy()
        for drafted in self.drafts.get(seat, []):
            position.apply(seat, drafted)
        if deploying(position) and DONE in offered and (seat != self.viewer or self.rng.below(2)):
            move = DONE  # else it would take all the time
        if seat != self.viewer:
            if deploying(position):
                self._deploy(seat)
            elif self.rng.below(2):
                feints = [self.rng.choice(offered) for _ in range(1 + self.rng.below(2))]
                feints = [feint for feint in feints if can_undo(position, seat, feint)]
                second.feint(seat, feints)
                self.secrets += len(feints)
        if seat == self.viewer and self.rng.below(2):
            same([first.viewers[0].decide(move)], [second.viewers[0].decide(move)], "the answer over the socket")
        else:
            first.decide(seat, move)
            second.decide(seat, move)
        self.drafts.setdefault(seat, []).append(move)
        for entry in second.follow().entries[before:]:
            if entry.note is None:
                self.drafts.pop(entry.seat, None)
            else:
                self.drafts.clear()

    def _deploy(self, seat: int) -> None:
        """Some blocks are given the cities where they stand: it is the same as if they had not been touched."""
        for _ in range(2 + self.rng.below(4)):
            shown = self.tables.second.mine(seat)
            box = cast(JuliusState, self.tables.second.shadow.state).box
            offered = [move["move"] for move in shown["yours"][0]["view"]["moves"]]
            stay = [m for m in offered if m != DONE and box.home[box.move_block[m]] == box.move_place[m]]
            if len(offered) > 2 and stay:
                self.tables.second.decide(seat, self.rng.choice(stay))
                self.secrets += 1

    def ask(self, seat: int, what: str, yes: bool) -> None:
        """A seat asks for something, and all the others say yes, or one says no: the same at both tables."""
        answers = []
        for side in (self.tables.first, self.tables.second):
            asked = side.players[seat].http.post(f"/api/tables/{side.table}/ask", json={"what": what, "seat": seat})
            answers.append(asked.status_code)
            side.settle()
            for request in asked.json().get("requests", []):
                for other in request["waiting"][: None if yes else 1]:
                    side.post(other, "answer", request=request["id"], yes=yes)
            before = len(side.shadow.entries)
            if len(side.follow().entries) > before:
                self.drafts.clear()
        assert answers[0] == answers[1]


def deploying(state: State) -> bool:
    return isinstance(state, JuliusState) and state.table.phase == DEPLOYING


def can_undo(position: State, seat: int, move: int) -> bool:
    """Whether a held move can be taken back: it shows nothing, or is complete and waits."""
    after = position.copy()
    journal: list[Event] = []
    after.journal = journal
    after.apply(seat, move)
    return seat not in after.acting() or not any(event.kind.reveals for event in journal)


WHOLE = [
    # game, options, seats, viewer's seat, decisions in the small form; the first two end before that
    ("three_coins", {}, 2, 0, 400),
    ("caesar_dice", {}, 2, 1, 400),
    ("caesar", {}, 2, 0, 30),
    ("augustus", {}, 3, 0, 14),
    ("julius_caesar", FREE, 2, 1, 24),
]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "options", "seats", "viewer", "most"),
    WHOLE,
    ids=[f"{c[0]}{'-free' if c[1] else ''}-{c[3]}" for c in WHOLE],
)
def test_what_comes_to_the_same_looks_the_same(
    server: Server, game: str, options: dict[str, Any], seats: int, viewer: int, most: int, soak: int
) -> None:
    setup = setup_of(game, options, seats)
    for seed in range(soak):
        viewer = (viewer + seed) % seats
        name = f"{game} {viewer} {seed}"
        rng = stream("lock step", name)
        with pair(server, setup, name, PLAYERS, viewer) as tables:
            play = Secretive(tables, viewer, rng)
            rival = (viewer + 1) % seats
            steps = 0
            tables.compare()
            while (waiting := play.waiting()) and steps < (most if soak == 1 else 10_000):
                play.step(rng.choice(waiting))
                tables.compare(deep=soak > 1 and steps % 20 == 1)
                steps += 1
                if steps in (4, 9, 31):
                    play.ask(rival, "take_back", steps > 4)
                    tables.compare(deep=soak > 1)
                elif steps == 6:
                    for what in ("pause", "resume"):
                        play.ask(viewer, what, True)
                        tables.compare()
                elif steps == 8 and setup.game.draws:
                    play.ask(rival, "draw", False)
                elif steps == 5:
                    for side in (tables.first, tables.second):
                        for looking in (side.viewers[0], side.viewers[2]):
                            looking.look_away()
                elif steps == 7:
                    for side in (tables.first, tables.second):
                        side.players[rival].post(f"/api/tables/{side.table}/chat", text="Alea iacta est")
                    tables.compare()
            tables.compare(deep=True)
            assert play.secrets >= 3
            assert tables.frames > steps  # somebody was told something at every step


TRUTHS = [
    # game, options, seats, viewer, seed of a pair that goes far, positions in the small form
    ("caesar", {}, 2, 0, 5, 12),
    ("caesar", {}, 2, None, 4, 8),
    ("augustus", {}, 3, 0, 0, 8),
    ("augustus", {}, 3, None, 2, 8),
    ("julius_caesar", {}, 2, 0, 3, 10),
    ("julius_caesar", FREE, 2, 0, 0, 10),
    ("julius_caesar", FREE, 2, None, 5, 10),
]


def script(
    setup: Setup, viewer: int | None, seed: int, most: int
) -> tuple[list[tuple[list[tuple[int, int]], list[tuple[int, int]]]], tuple[list[int], list[int]]]:
    """What both sides decide between two positions that differ only in what is hidden, and all picks of chance."""
    histories = Histories(setup, SECRETS[setup.game.name], viewer, seed, True)
    histories.seldom = 30
    done = ([0] * setup.seats, [0] * setup.seats)
    steps = []
    picks: tuple[list[int], list[int]] = ([], [])
    for number, matches in enumerate(histories.pairs(10_000)):
        if number == most:
            break
        steps.append((_news(matches[0], done[0]), _news(matches[1], done[1])))
        picks = (_picks(matches[0]), _picks(matches[1]))
    return steps, picks


def _picks(match: Match) -> list[int]:
    return [entry.move for entry in match.entries if entry.seat == FORTUNA]


def _news(match: Match, done: list[int]) -> list[tuple[int, int]]:
    """The decisions after those that are done, in an order in which they can be made."""
    decided = [(entry.seat, entry.move) for entry in match.entries if entry.seat >= 0]
    decided += [(seat, move) for seat, draft in match.drafts.items() for move in draft.moves]
    counted = [0] * len(done)
    news = []
    for seat, move in decided:
        counted[seat] += 1
        if counted[seat] > done[seat]:
            news.append((seat, move))
    done[:] = counted
    return news


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "options", "seats", "viewer", "seed", "most"),
    TRUTHS,
    ids=[f"{c[0]}{'-free' if c[1] else ''}-{'spectator' if c[3] is None else c[3]}" for c in TRUTHS],
)
def test_another_truth_looks_the_same(
    server: Server, game: str, options: dict[str, Any], seats: int, viewer: int | None, seed: int, most: int, soak: int
) -> None:
    setup = setup_of(game, options, seats)
    for extra in range(soak):
        steps, picks = script(setup, viewer, seed + extra, most if soak == 1 else 10_000)
        assert extra or len(steps) >= most
        name = f"truths {game} {options} {viewer} {seed + extra}"
        seen = PLAYERS if viewer is not None else ("spectator", "guest")
        with pair(server, setup, name, seen, viewer, picks) as tables:
            for number, decisions in enumerate(steps):
                for side, decided in zip((tables.first, tables.second), decisions, strict=True):
                    for seat, move in decided:
                        side.decide(seat, move)
                # What was decided between two such positions is told in as many messages as there were decisions.
                tables.compare(deep=number % 20 == most - 1, merged=len(decisions[0]) != 1)
            assert not steps or any(first != second for first, second in steps) or picks[0] != picks[1]


def sees_the_deal(viewer: Viewer) -> bool:
    """Spectators share a view for a moment, so the one of before may come once more."""
    viewer.watch()
    return '"length": 0,' not in viewer.pushed()[-1]


@pytest.mark.parametrize("game", ["caesar", "julius_caesar"])
def test_who_watches_late_sees_the_same_whatever_happens_meanwhile(
    new_server: Callable[..., Server], game: str
) -> None:
    """At the first table nobody does anything, at the second everything that can be done in the open and in secret."""
    server = new_server(RUBICON_WATCH_DELAY="3600", **PATIENT)
    setup = setup_of(game, {}, 2)
    rng = stream("who watches late", game)
    with pair(server, setup, f"who watches late {game}", ("spectator", "guest"), None) as tables:
        second = tables.second
        server.move_clocks(wall=2 * 3_600_000)  # the deal is long ago
        for viewer in (*tables.first.viewers, *second.viewers):
            until(lambda viewer=viewer: sees_the_deal(viewer))
        tables.compare(deep=True)
        for step in range(8):
            seat = _waiting(second.mine(0))[0]
            offered = [move["move"] for move in second.mine(seat)["yours"][0]["view"]["moves"]]
            second.decide(seat, rng.choice(offered))
            if step == 3:
                second.players[0].post(f"/api/tables/{second.table}/chat", text="Alea iacta est")
                second.players[0].post(f"/api/tables/{second.table}/ask", seat=0, what="pause")
            tables.compare(deep=step in (4, 7))
        # What was done does show when its time has come.
        server.move_clocks(wall=4 * 3_600_000)
        with pytest.raises(AssertionError, match="spectator"):
            tables.compare()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "most"), [("three_coins", 400), ("caesar_dice", 10), ("augustus", 6)])
def test_who_left_is_told_no_more_than_others(
    new_server: Callable[..., Server], game: str, most: int, soak: int
) -> None:
    """A bot took over a seat. Who had it looks on, and learns nothing of what the bot or the others do in secret."""
    server = new_server(RUBICON_BOT_TAKES_OVER="random", **PATIENT)
    setup = setup_of(game, {}, 3)
    for seed in range(soak):
        rng = stream("who left", game, seed)
        with pair(server, setup, f"who left {game} {seed}", PLAYERS, 0) as tables:
            sides = (tables.first, tables.second)
            play = Secretive(tables, 0, rng)
            for _ in range(5):
                play.step(rng.choice(play.waiting()))
            tables.compare()
            for side in sides:
                side.post(0, "resign")
            play.drafts.pop(0, None)
            play.viewer = None
            steps = 0
            while steps < (most if soak == 1 else 10_000):
                for side in sides:
                    until(lambda side=side: 0 not in _waiting(side.mine(1)))
                waiting = play.waiting()
                if not waiting:
                    break
                tables.compare(deep=soak > 1 and steps % 20 == 1, merged=True)
                play.step(rng.choice(waiting))
                steps += 1
            for side in sides:
                until(lambda side=side: 0 not in _waiting(side.mine(1)))
            tables.compare(deep=True, merged=True)
            assert [viewer.player.table(tables.first.table)["yours"] for viewer in tables.first.viewers] == [[]] * 5
            assert play.secrets >= 3


def _waiting(table: Row) -> list[int]:
    return list(table["waiting"])
