"""Tables and tie-breaks, on crosstables that were computed by hand."""

from __future__ import annotations

from fractions import Fraction

from rubicon.tournaments import ladder
from rubicon.tournaments.games import ABSENT, Game
from rubicon.tournaments.standings import absent, annulled, crosstable, standings

HALF = Fraction(1, 2)
A, B, C, D, E, X, Y = range(7)


def won(round: int, first: int, second: int, result: str) -> Game:
    """A game of two: `1-0`, `0-1` or `=`."""
    return Game(round, (first, second), {"1-0": (1, 2), "0-1": (2, 1), "=": (1, 1)}[result])


# The example of the Sonneborn-Berger score in Sensei's Library: a double round robin of four.
SENSEIS = [
    won(1, A, B, "1-0"),
    won(1, C, D, "1-0"),
    won(2, A, C, "1-0"),
    won(2, B, D, "1-0"),
    won(3, A, D, "1-0"),
    won(3, B, C, "1-0"),
    won(4, B, A, "1-0"),
    won(4, D, C, "0-1"),
    won(5, C, A, "0-1"),
    won(5, D, B, "0-1"),
    won(6, D, A, "1-0"),
    won(6, C, B, "1-0"),
]


def test_the_published_example_of_sonneborn_berger() -> None:
    lines = standings([A, B, C, D], SENSEIS)
    assert [line.player for line in lines] == [A, B, C, D]
    assert [line.points for line in lines] == [4, 4, 3, 1]
    assert [line.sonneborn_berger for line in lines] == [11, 9, 6, 4]
    assert [line.direct for line in lines] == [1, 1, None, None], "each of the first two beat the other once"
    # A met B, C and D twice: 2 * (4 + 3 + 1).
    assert [line.buchholz for line in lines] == [16, 16, 18, 22]
    assert [line.rank for line in lines] == [1, 2, 3, 4]
    assert [line.wins for line in lines] == [4, 4, 3, 1]


def test_the_crosstable_has_every_game_from_both_sides() -> None:
    cells = crosstable(SENSEIS)
    assert [(number, int(won)) for number, won in cells[A, B]] == [(0, 1), (6, 0)]
    assert [(number, int(won)) for number, won in cells[B, A]] == [(0, 0), (6, 1)]
    assert sum(len(cell) for cell in cells.values()) == 2 * len(SENSEIS)


def test_a_swiss_by_hand() -> None:
    """Three rounds of four. Points: A 2½, B 2, C 1, D ½.

    Buchholz: A met B, C, D: 3½. B met A, C, D: 4. C met A, B, D: 5. D met A, B, C: 5½.
    Sonneborn-Berger: A beat C and B and tied with D: 1 + 2 + ¼. B beat C and D: 1½. C beat D: ½. D tied with A: 1¼.
    """
    games = [
        won(1, A, C, "1-0"),
        won(1, B, D, "1-0"),
        won(2, B, A, "0-1"),
        won(2, D, C, "0-1"),
        won(3, A, D, "="),
        won(3, C, B, "0-1"),
    ]
    lines = {line.player: line for line in standings([A, B, C, D], games)}
    assert [lines[p].points for p in (A, B, C, D)] == [Fraction(5, 2), 2, 1, HALF]
    assert [lines[p].buchholz for p in (A, B, C, D)] == [Fraction(7, 2), 4, 5, Fraction(11, 2)]
    berger = [lines[p].sonneborn_berger for p in (A, B, C, D)]
    assert berger == [Fraction(13, 4), Fraction(3, 2), HALF, Fraction(5, 4)]


def test_each_tie_break_in_its_turn() -> None:
    # A beat B. Both met rivals with 3 points in all, and B beat the stronger one.
    pairs = [(A, B), (E, A), (B, D), (D, X), (D, Y), (E, X)]
    lines = standings([B, A, C, D, E, X, Y], [won(1, *pair, "1-0") for pair in pairs])
    order = [line for line in lines if line.points == 1]
    assert [line.player for line in order] == [A, B]
    assert [line.direct for line in order] == [1, 0]
    assert [line.buchholz for line in order] == [3, 3]
    assert [line.sonneborn_berger for line in order] == [1, 2]
    # A and B did not meet: who met the stronger ones is ahead.
    strong = [won(1, A, C, "1-0"), won(1, B, D, "1-0"), won(2, C, 4, "1-0")]
    ahead = standings([B, A, C, D, 4], strong)
    assert [line.player for line in ahead if line.points == 1 and line.direct is None][:1] == [A]
    # All is equal: the rank is shared, and the order is the one they came in.
    equal = standings([B, A], [won(1, A, B, "="), won(2, B, A, "=")])
    assert [(line.player, line.rank) for line in equal] == [(B, 1), (A, 1)]


def test_direct_encounter_counts_only_if_all_who_are_tied_met() -> None:
    games = [won(1, A, B, "1-0"), won(2, B, D, "1-0"), won(2, C, 4, "1-0")]
    lines = {line.player: line for line in standings([A, B, C, D, 4], games)}
    assert lines[A].points == lines[B].points == lines[C].points == 1
    assert lines[A].direct is lines[B].direct is lines[C].direct is None


def test_byes_and_those_who_do_not_come() -> None:
    """Points count; for the tie-breaks it is a game against somebody with one's own points, and no win."""
    games = [
        Game(1, (A,), (1,), played=False),
        Game(1, (B, C), absent((B, C), [C]), played=False),
        Game(2, (A, B), (1, 2)),
    ]
    lines = {line.player: line for line in standings([A, B, C], games)}
    assert [lines[p].points for p in (A, B, C)] == [2, 1, 0]
    assert [lines[p].wins for p in (A, B, C)] == [1, 0, 0]
    assert [lines[p].played for p in (A, B, C)] == [1, 1, 0]
    assert lines[A].buchholz == 2 + 1
    assert lines[B].buchholz == 1 + 2
    both = Game(1, (A, B), absent((A, B), [A, B]), played=False)
    assert both.places == (ABSENT, ABSENT)
    assert both.points(A) == both.points(B) == 0, "nobody wins where nobody comes"


def test_a_table_of_four_is_all_its_pairs() -> None:
    game = Game(1, (A, B, C, D), (3, 1, 1, 4))
    assert [game.points(p) for p in (A, B, C, D)] == [Fraction(1, 3), Fraction(5, 6), Fraction(5, 6), 0]
    assert sum(game.points(p) for p in (A, B, C, D)) == 2


def test_who_leaves_early_is_struck_out() -> None:
    planned = dict.fromkeys((A, B, C, D), 6)
    games = [*SENSEIS[:4], *[Game(r, (D, p), absent((D, p), [D]), played=False) for r, p in ((3, A), (4, C))]]
    assert annulled([D], games, planned) == {D}
    lines = standings([A, B, C, D], games, {D})
    assert lines[-1].player == D
    assert {line.player: line.points for line in lines} == {A: 2, B: 0, C: 0, D: 0}
    assert annulled([D], SENSEIS[:6], planned) == set(), "half of the games were played"


def test_the_ladder() -> None:
    rungs = [5, 3, 8, 1]
    assert ladder.may_challenge(rungs, 1, 3, 2)
    assert not ladder.may_challenge(rungs, 1, 5, 2), "too far above"
    assert not ladder.may_challenge(rungs, 3, 8, 2), "below"
    assert not ladder.may_challenge(rungs, 3, 3, 2)
    assert ladder.after(rungs, 1, 3, won=True) == [5, 1, 3, 8]
    assert ladder.after(rungs, 1, 3, won=False) == rungs
    assert ladder.after([5, 1, 3], 1, 3, won=True) == [5, 1, 3], "overtaken meanwhile: nobody moves down"
    assert ladder.after([5, 3], 1, 3, won=True) == [5, 3], "who has left moves nobody"
    joined = [(1, 5), (2, 3), (4, 8)]
    assert ladder.standing(joined, []) == [5, 3, 8]
    assert ladder.standing(joined, [(3, 3, 5, True), (6, 8, 3, True), (5, 8, 3, False)]) == [8, 3, 5]
