"""What is always true, whatever is played: pieces are neither lost nor made, and a province closes once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rubicon.core import FORTUNA, Event, Rng, RubiconError
from rubicon.core.driver import Tally, random_game
from rubicon.games.caesar import GAME
from rubicon.games.caesar.rules.box import CENTURION, POISON, SENATE
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import LAYING, NOBODY, OVER, PLACING, UNKNOWN, USING
from tests.games.caesar.test_setup import ALL_OPTIONS


def playable() -> list[dict[str, Any]]:
    """Every combination of options that is not refused."""
    found = []
    for options in ALL_OPTIONS:
        try:
            GAME.setup(options)
        except RubiconError:
            continue
        found.append(options)
    return found


PLAYABLE = playable()


def check(state: CaesarState) -> None:
    """Everything is accounted for."""
    table = state.table
    box = state.box
    plan = state.plan
    for side in range(2):
        # Markers: 12 of each, in the supply, on provinces, on borders, under Senate tokens, or thrown out.
        placed = sum(table.up[p] + table.turned[p] for p in range(18) if table.holder[p] == side)
        placed += sum(1 for b in range(30) if table.marker[b] == side)
        placed += table.under[side]
        assert table.supply[side] + placed + table.thrown[side] == box.markers
        assert table.supply[side] >= 0
        assert sum(stack % 100 for stack in table.stacks if stack // 100 == side) == table.under[side]
        assert sum(1 for stack in table.stacks if stack // 100 == side) == table.senators[side]
        # Legions and centurions: in the bag, the camp, the line, the pile, or on the board.
        pieces = Counter(state.bags[side]) + Counter(state.camps[side]) + Counter(table.centurions[side])
        if side == plan.bot:
            pieces += Counter(table.line)
            assert state.camps[side] == []
        for b in range(30):
            if table.owner[b] == side:
                hidden = table.legion[b] == UNKNOWN
                assert hidden == (state.secret[b] != UNKNOWN)
                pieces[state.secret[b] if hidden else table.legion[b]] += 1
        assert pieces == Counter(box.legions) + Counter(box.centurions if plan.centurions else [])
        assert state.camps[side] == sorted(state.camps[side])
        assert state.bags[side] == sorted(state.bags[side])
    # Bonus tokens: on provinces, left over, in hand, spent, or on senate spaces.
    tokens = Counter(kind for kind in table.bonus if kind != NOBODY)
    tokens += Counter(table.pool) + Counter(code >> 1 for code in table.pending)
    tokens += Counter({kind: count for kind, count in enumerate(table.spent) if count})
    tokens += Counter({SENATE: sum(table.senators)})
    expected = Counter(dict(enumerate(box.tokens)))
    for kind, played in ((POISON, plan.poison), (CENTURION, plan.centurions)):
        if not played:
            del expected[kind]
    assert tokens == expected
    # The board: what is derived agrees with what lies there.
    for p in range(18):
        assert table.free[p] == sum(1 for b in box.around[p] if table.owner[b] == NOBODY)
        for side in range(2):
            power = 0
            for b in box.around[p]:
                if table.owner[b] == side and not table.down >> b & 1:
                    power += box.value(table.legion[b], table.facing[b], box.second[b] == p)
            assert table.power[2 * p + side] == power
        if table.phase > LAYING and table.phase != OVER:
            assert (table.bonus[p] == NOBODY) == (table.free[p] == 0) or table.before != NOBODY
        if table.holder[p] != NOBODY:
            assert table.free[p] == 0
            assert table.up[p] + table.turned[p] <= box.spaces[p]
    for b in range(30):
        assert (table.empty >> b & 1 == 1) == (table.owner[b] == NOBODY)
        if table.marker[b] != NOBODY:
            assert {table.holder[box.first[b]], table.holder[box.second[b]]} == {table.marker[b]}
    if plan.senate_spaces:
        assert max(table.senators) <= plan.senate_spaces
    assert (state.outcome() is None) == (table.phase != OVER)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(options=st.sampled_from(PLAYABLE), data=st.data())
def test_pieces_are_accounted_for_and_a_province_closes_once(options: dict[str, Any], data: st.DataObject) -> None:
    """Hypothesis chooses what to play, so that a failure shrinks to a short game."""
    state = GAME.start(GAME.setup(options))
    journal: list[Event] = []
    state.journal = journal
    rng = Rng(data.draw(st.integers(0, 2**32)))
    placements = 0
    while state.acting():
        check(state)
        seat = state.acting()[0]
        if seat == FORTUNA:
            state.apply(FORTUNA, state.draw(rng))
            continue
        moves = state.moves(seat)
        placements += state.table.phase == PLACING
        assert state.table.phase in (PLACING, USING)
        state.apply(seat, moves[data.draw(st.integers(0, len(moves) - 1))])
    check(state)
    closed = [event.get("province") for event in journal if event.kind.name == "closed"]
    assert len(closed) == len(set(closed))
    assert sum(event.kind.name in ("sent", "sent_down") for event in journal) <= 30
    assert placements <= 30


@pytest.mark.soak
def test_random_games_over_all_options_end(soak: int) -> None:
    """No dead end, whatever is played: 100,000 games in `make soak`, and a small part of them otherwise."""
    tally = Tally()
    reasons: Counter[str] = Counter()
    setups = [GAME.setup(options) for options in PLAYABLE]
    games = 420 if soak == 1 else 2000 * soak
    for number in range(games):
        reasons[random_game(setups[number % len(setups)], Rng(number), tally).reason] += 1
    assert tally.games == games
    assert tally.longest < 400
    assert set(reasons) <= set(GAME.reasons)
    assert len(reasons) >= 6
