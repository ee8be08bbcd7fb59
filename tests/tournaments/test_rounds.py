"""Who meets whom: round robins and Swiss rounds keep what they promise, whatever the results are."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.tournaments import round_robin, swiss
from rubicon.tournaments.games import Game, meetings
from rubicon.tournaments.seating import seated, side_counts, table_sizes
from rubicon.tournaments.standings import absent, standings
from tests.tournaments.test_matching import all_pairings


@pytest.mark.parametrize("players", range(2, 25))
@pytest.mark.parametrize("cycles", [1, 2])
def test_a_round_robin_of_pairs(players: int, cycles: int) -> None:
    made = round_robin.rounds(range(players), 2, [2], cycles)
    assert len(made) == cycles * (players - 1 + players % 2)
    for games in made:
        busy = [player for game in games for player in game.players]
        assert len(busy) == len(set(busy)) == players - players % 2
    every = [game for games in made for game in games]
    assert set(meetings(every).values()) == {cycles}
    assert len(meetings(every)) == players * (players - 1) // 2
    for counts in side_counts(every).values():
        assert abs(counts[0] - counts[1]) <= (0 if cycles == 2 or players % 2 else 1)
    if cycles == 2:
        assert len({game.players for game in every}) == len(every), "each pair once each way round"


@pytest.mark.parametrize(("players", "seats"), [(4, 3), (6, 3), (7, 4), (9, 3), (12, 4), (16, 4), (13, 6)])
def test_a_round_robin_of_groups(players: int, seats: int) -> None:
    """Everybody plays about as often, meets everybody about as often, and has every seat about as often."""
    made = round_robin.rounds(range(players), seats, range(2, seats + 1), 2)
    every = [game for games in made for game in games]
    for games in made:
        busy = [player for game in games for player in game.players]
        assert sorted(busy) == list(range(players)), "smaller tables, and nobody sits out"
    met = meetings(every)
    counts = [met[frozenset(pair)] for pair in combinations(range(players), 2)]
    assert max(counts) - min(counts) <= 3
    mean = sum(counts) / len(counts)
    assert sum((count - mean) ** 2 for count in counts) / len(counts) <= 1.0
    for own in side_counts(every).values():
        assert max(own.values()) - min(own[seat] for seat in range(min(2, seats))) <= 2


def test_sizes_of_tables() -> None:
    assert table_sizes(7, 4, [2, 3, 4]) == [4, 3]
    assert table_sizes(5, 4, [2, 3, 4]) == [3, 2]
    assert table_sizes(9, 4, [2, 3, 4]) == [3, 3, 3]
    assert table_sizes(7, 2, [2]) == [2, 2, 2], "one is left out"
    assert table_sizes(6, 5, [3, 4, 5]) == [3, 3]
    assert table_sizes(5, 4, [4]) == [4]
    with pytest.raises(ValueError, match="no table"):
        table_sizes(5, 1, [1])


def test_seats_are_changed() -> None:
    counts = side_counts([Game(1, (7, 8)), Game(2, (7, 9))])
    assert seated([7, 9], counts) == (9, 7)
    assert seated([8, 7], {}, {8: 0}) == (7, 8), "not the same side twice in a row"
    assert seated([1, 2, 3], {}) == (1, 2, 3)


@st.composite
def swiss_rounds(draw: st.DrawFn) -> tuple[int, list[Game]]:
    """A Swiss of up to 9 players with any results; somebody may not come, and somebody may leave."""
    players = draw(st.integers(2, 9))
    rounds = draw(st.integers(1, min(5, swiss.most_rounds(players, 2))))
    here = list(range(players))
    games: list[Game] = []
    for _ in range(rounds):
        if len(here) > 2 and draw(st.integers(0, 9)) == 0:
            here.remove(draw(st.sampled_from(here)))
        lines = standings(range(players), games)
        points = {line.player: line.points for line in lines}
        ranked = [line.player for line in lines if line.player in here]
        for game in swiss.next_round(ranked, points, games, 2, [2]):
            if game.bye:
                games.append(game)
            elif draw(st.integers(0, 9)) == 0:
                games.append(game._replace(places=absent(game.players, [game.players[0]]), played=False))
            else:
                games.append(game._replace(places=draw(st.sampled_from([(1, 2), (2, 1), (1, 1)]))))
    return rounds, games


@given(swiss_rounds())
def test_swiss_rounds(played: tuple[int, list[Game]]) -> None:
    """Everybody has one game or one bye a round; a rival comes twice only where no pairing without that exists."""
    rounds, games = played
    for number in range(1, rounds + 1):
        now = [game for game in games if game.round == number]
        busy = [player for game in now for player in game.players]
        assert len(busy) == len(set(busy))
        assert sum(game.bye for game in now) == len(busy) % 2
        before = [game for game in games if game.round < number]
        met = meetings(before)
        again = sum(met[frozenset(game.players)] > 0 for game in now if not game.bye)
        if again:
            byes = [game.players[0] for game in now if game.bye]
            here = [player for player in busy if player not in byes]
            assert again == min(sum(met[frozenset(pair)] > 0 for pair in pairs) for pairs in all_pairings(here)), (
                "as few as possible"
            )


def test_a_whole_swiss_of_sixteen() -> None:
    """The lower number always wins: no rival twice, equals meet, sides are balanced, and the best one wins."""
    games: list[Game] = []
    for _ in range(swiss.usual_rounds(16, 2) + 1):
        lines = standings(range(16), games)
        points = {line.player: line.points for line in lines}
        made = swiss.next_round([line.player for line in lines], points, games, 2, [2])
        apart = [abs(points[game.players[0]] - points[game.players[1]]) for game in made]
        assert max(apart) <= 1
        games += [game._replace(places=(1, 2) if game.players[0] < game.players[1] else (2, 1)) for game in made]
    assert max(meetings(games).values()) == 1
    assert all(abs(counts[0] - counts[1]) <= 2 for counts in side_counts(games).values())
    assert standings(range(16), games)[0].player == 0
    assert {game.players for game in games if game.round == 1} == {
        (i, i + 8) if i % 2 == 0 else (i + 8, i) for i in range(8)
    }


def test_byes_go_to_the_last_and_to_each_once() -> None:
    games: list[Game] = []
    for _ in range(5):
        lines = standings(range(5), games)
        points = {line.player: line.points for line in lines}
        ranked = [line.player for line in lines]
        made = swiss.next_round(ranked, points, games, 2, [2])
        games += [game if game.bye else game._replace(places=(1, 2)) for game in made]
        if len(games) == 3:
            assert [game.players for game in made if game.bye] == [(4,)]
    assert Counter(game.players[0] for game in games if game.bye) == dict.fromkeys(range(5), 1)


def test_swiss_tables_of_four() -> None:
    games: list[Game] = []
    for number in range(3):
        lines = standings(range(16), games)
        points = {line.player: line.points for line in lines}
        made = swiss.next_round([line.player for line in lines], points, games, 4, [2, 3, 4])
        assert [len(game.players) for game in made] == [4] * 4
        if number:
            assert max(meetings(games + made).values()) <= 1 + (number > 1)
        games += [game._replace(places=tuple(1 + sorted(game.players).index(p) for p in game.players)) for game in made]
    assert standings(range(16), games)[0].player == 0


def test_one_player_alone_has_a_bye() -> None:
    (game,) = swiss.next_round([3], {3: standings([3], [])[0].points}, [], 2, [2])
    assert game.bye
    assert game.players == (3,)


def test_how_many_rounds() -> None:
    assert [swiss.usual_rounds(n, 2) for n in (2, 3, 8, 9, 16)] == [1, 2, 3, 4, 4]
    assert swiss.usual_rounds(16, 4) == 2
    assert swiss.most_rounds(8, 2) == 7
    assert swiss.most_rounds(7, 2) == 7
