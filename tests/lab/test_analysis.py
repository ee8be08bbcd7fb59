"""After the game: the curve, the turning points, the costs; from sights only, and the same every time."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rubicon import games
from rubicon.bots import make
from rubicon.bots.uniform import Uniform
from rubicon.core import record
from rubicon.core.chance import Sealed
from rubicon.core.driver import play
from rubicon.core.events import Event, Kind
from rubicon.core.game import FORTUNA, Sight
from rubicon.core.match import Match
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import stream
from rubicon.lab import analysis, analysis_page, plots
from rubicon.lab.entrants import LabError
from rubicon.text import LANGUAGES, Speaker
from tests.fixture_game.house import guest

RECORDS = Path(__file__).resolve().parents[1] / "records"


@pytest.fixture(autouse=True)
def _three_coins() -> Iterator[None]:
    with guest():
        yield


def kept(name: str) -> dict[str, Any]:
    return record.loads((RECORDS / f"{name}.json").read_bytes())


def played(game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 0) -> dict[str, Any]:
    """A game of nobody who thinks."""
    setup = games.find(game).setup(options, seats)
    bots = [Uniform(stream("played", seed, seat)) for seat in range(seats)]
    return record.write(play(setup, bots, Sealed(bytes([seed]) * 32, [])))


def check(found: analysis.Analysis, told: dict[str, Any]) -> None:
    """What is so of every analysis."""
    match = record.replay(told, games.find)
    outcome = match.outcome()
    assert outcome is not None
    assert found.length == len(match.line)
    assert [point.at for point in found.curve] == sorted({point.at for point in found.curve})
    assert found.curve[-1].at == found.length
    assert found.curve[-1].shares == [outcome.share(seat) for seat in range(found.seats)]
    for point in found.curve:
        assert len(point.shares) == found.seats
        assert all(-1e-9 <= share <= 1 + 1e-9 for share in point.shares)
        if found.seats > 1:
            assert sum(point.shares) == pytest.approx(1)
    for turn in found.turns:
        assert turn.start < turn.end <= found.length
        assert abs(turn.change) >= analysis.TURN
    assert [one.cost for one in found.costly] == sorted([one.cost for one in found.costly], reverse=True)
    for one in found.costly:
        entry = match.line[one.at]
        assert entry.seat == one.seat
        assert match.setup.say(entry.seat, entry.move) == one.say != one.better_say
        assert one.cost >= analysis.COSTLY
    assert sum(loss.decisions for loss in found.losses) == found.judged <= found.decisions
    for language in LANGUAGES:  # every word is there, whatever happened
        speaker = Speaker(language, found.game, [f"<{seat}>" for seat in range(found.seats)])
        ElementTree.fromstring(plots.svg(plots.curve(found, speaker)))
        shown = analysis_page.page(found, speaker)
        assert "&lt;0&gt;" in shown
        assert "<0>" not in shown


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("caesar", 2, None),
        ("caesar", 1, {"solo": "easy"}),
        ("caesar_dice", 6, None),
        ("augustus", 3, None),
        ("julius_caesar", 2, None),
        ("three_coins", 3, None),
    ],
)
def test_every_game(game: str, seats: int, options: dict[str, Any] | None) -> None:
    told = played(game, seats, options)
    shown: list[tuple[int, int]] = []
    found = analysis.analyse(told, iterations=2, seconds=0, progress=lambda done, total: shown.append((done, total)))
    check(found, told)
    assert found.judged == found.decisions > 0
    assert [done for done, _ in shown] == list(range(1, len(shown) + 1))
    assert shown[-1][0] == shown[-1][1]
    assert found.exact == (game == "caesar_dice")


def test_the_same_every_time() -> None:
    told = kept("three_coins-1-goal")
    first, second = [analysis.analyse(told, iterations=20, seconds=0).plain() for _ in range(2)]
    assert first == second
    assert first != analysis.analyse(told, iterations=20, seconds=0, seed=1).plain()


def test_who_plays_as_the_exact_bot_gives_nothing_away() -> None:
    """And whoever plays at random does."""
    setup = games.find("caesar_dice").setup(None, 2)
    bots = [make("caesar_dice", name, stream(name)) for name in ("strong", "random")]
    told = record.write(play(setup, bots, Sealed(b"3" * 32, [])))
    found = analysis.analyse(told, iterations=4, seconds=0)
    check(found, told)
    assert found.losses[0].cost == 0
    assert found.losses[1].cost > 0.1
    assert found.exact
    assert found.judged == found.decisions
    assert all(one.error == 0 for one in found.costly)
    assert sum(loss.cost for loss in found.losses) >= sum(one.cost for one in found.costly)


def test_nothing_but_sights_is_judged() -> None:
    """Two matches that differ only in what a seat cannot know get the same judgement of its first decision."""

    def first(order: tuple[str, ...]) -> tuple[Sight, int]:
        setup = games.find("three_coins").setup(None, 2)
        state = setup.start()
        for coin in order:
            state.play(FORTUNA, setup.read(FORTUNA, coin))
        return state.sight(0), state.moves(0)[0]

    names = [games.find("three_coins").say_chance(games.find("three_coins").setup(None, 2), i) for i in range(3)]
    # Hands are filled one after the other: the first two coins are the first seat's.
    level = Level(Mind(), 30)
    verdicts = []
    for rest in ((names[0], names[1]), (names[1], names[2])):
        sight, move = first((names[0], names[1], *rest))
        verdicts.append(analysis._judge(analysis.Decision(4, 0, sight, move), level, None, 0))
    assert verdicts[0] == verdicts[1]


def test_both_moves_meet_the_same_worlds() -> None:
    """A move compared with itself costs exactly nothing."""
    state = games.find("three_coins").setup(None, 3).start()
    rng = stream("worlds")
    while state.acting() == (FORTUNA,):
        state.play(FORTUNA, state.draw(rng))
    sight = state.sight(0)
    level = Level(Mind(), 30)
    one, two = [analysis._trials(sight, sight.moves[0], level, 30, stream("same")) for _ in range(2)]
    assert one == two
    assert len(one) == 30
    assert len(set(one)) > 1


def test_when_the_time_is_up_the_curve_is_even() -> None:
    assert sorted(analysis._coarse_to_fine(list(range(37)))) == list(range(37))
    assert analysis._coarse_to_fine(list(range(8))) == [0, 4, 2, 6, 1, 5, 3, 7]
    found = analysis.analyse(kept("augustus-1-seven"), iterations=2, seconds=1e-9)
    assert found.judged == 0
    assert len(found.curve) == 1
    assert not found.turns
    assert not found.costly
    assert "0 of" in analysis_page.method(found, Speaker("en", "augustus"))


def test_what_is_told_of_a_turning_point_is_what_happens_rarely() -> None:
    common, some, rare = Kind("common"), Kind("some"), Kind("rare")
    often = Counter({"common": 300, "some": 20, "rare": 2})
    events = [Event(kind, (), number) for number, kind in enumerate((common, some, common, rare, some, common))]
    told = analysis._telling(events, often)
    assert [(event.kind.name, event.mask) for event in told] == [("some", 1), ("rare", 3), ("some", 4)]
    assert analysis._telling(events[:1], often) == events[:1]


def test_of_a_turning_point_at_which_nothing_was_seen_the_moves_are_told() -> None:
    """A card chosen in secret: no event, but a swing. Of two players it is told whose chance rose."""
    match = record.replay(kept("julius_caesar-1-ten"), games.find)
    decisions, _ = analysis.decisions_of(match)
    unseen = [one for one in decisions if not match.log[one.at]]
    assert unseen
    for one in (unseen[0], unseen[-1]):
        points = [analysis.Point(one.at, [0.7, 0.3], 0.0), analysis.Point(one.at + 1, [0.3, 0.7], 0.0)]
        (turn,) = analysis._turns(match, points, decisions)
        assert turn.seat == 1
        assert turn.change == pytest.approx(0.4)
        assert analysis_page.span(turn) == str(one.at + 1)
        assert analysis_page.span(turn._replace(end=turn.start + 5)) == f"{one.at + 1}–{one.at + 5}"
        (told,) = turn.events
        for language in LANGUAGES:
            speaker = Speaker(language, "julius_caesar", ["Anna", "Ola"])
            words = speaker.say(one.sight.describe(one.move))
            assert speaker.say(told) == f"{speaker.player(one.seat)}: {words}."


def test_large_swings_are_looked_into() -> None:
    """A coarse curve is filled in where it jumps, and nowhere else."""

    def point(at: int, share: float) -> analysis.Point:
        return analysis.Point(at, [share, 1 - share], 0.01)

    points = {one.at: one for one in (point(0, 0.5), point(10, 0.52), point(20, 0.9), point(30, 0.95))}
    places: dict[int, list[Sight]] = {at: [] for at in (*range(0, 30, 3), 10, 20)}
    assert analysis._within_swings(points, places) == [12, 15, 18]


def test_ends_by_the_table_and_moves_taken_back() -> None:
    setup = games.find("caesar_dice").setup(None, 2)
    match = Match(setup, Sealed(b"7" * 32, []))
    match.begin()
    for _ in range(4):
        seat = match.waiting()[0]
        match.decide(seat, match.sight(seat).moves[-1])
    match.take_back(len(match.line) - 3)
    match.end("resigned", 0)
    told = record.write(match)
    found = analysis.analyse(told, iterations=4, seconds=0)
    check(found, told)
    assert found.curve[-1].shares == [0.0, 1.0]


def test_a_match_that_goes_on_is_not_analysed() -> None:
    told = kept("three_coins-1-goal")
    told["entries"] = told["entries"][:-1]
    told["outcome"] = None
    with pytest.raises(LabError) as caught:
        analysis.analyse(told)
    assert caught.value.message.key == "lab-analysis-unfinished"
    with pytest.raises(LabError) as caught:
        analysis.analyse(kept("three_coins-1-goal"), iterations=1)
    assert caught.value.message.key == "lab-analysis-iterations"
