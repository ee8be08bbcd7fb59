"""Every game's chance: what it draws is what it says it draws."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubicon.core import FORTUNA, Setup, State, stream
from rubicon.core.chance import sealed_pick
from rubicon.core.game import FORTUNA_ACTS
from tests.conformance.harness import ALL_SETUPS, LABELS, label, sealed, walk

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)

DRAWS = 3000


def chi_square(expected: list[float], counted: list[int]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; outcomes that are too rare to judge alone are put together."""
    cells: list[tuple[float, int]] = []
    want, have = 0.0, 0
    for e, c in sorted(zip(expected, counted, strict=True)):
        want, have = want + e, have + c
        if want >= 8:
            cells.append((want, have))
            want, have = 0.0, 0
    if cells and want:
        cells[-1] = (cells[-1][0] + want, cells[-1][1] + have)
    return sum((c - e) ** 2 / e for e, c in cells), len(cells) - 1


def bound(freedom: int) -> float:
    """What the statistic exceeds once in a million times (Wilson and Hilferty). The seeds are fixed: no flakes."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.76 * part**0.5) ** 3)


def agrees(state: State, pick: Callable[[int], int], draws: int) -> bool:
    """Whether picks are as likely as the weights say. False where there is nothing to tell apart."""
    chances = state.chances()
    total = sum(weight for _, weight in chances)
    counts = dict.fromkeys([outcome for outcome, _ in chances], 0)
    for number in range(draws):
        counts[pick(number)] += 1  # a KeyError is an outcome that cannot be
    statistic, freedom = chi_square([draws * weight / total for _, weight in chances], list(counts.values()))
    if freedom < 1:
        return False
    assert statistic < bound(freedom), (label(state.setup), chances[:5])
    return True


def chance_nodes(setup: Setup, most: int) -> list[State]:
    """Different chances of a random game: the first of each kind, told apart by their outcomes."""
    nodes: dict[str, State] = {}
    for state, seat, move in walk(setup, "chance", most=300):
        if seat == FORTUNA and move >= 0:
            nodes.setdefault(str(state.chances()), state.copy())
    assert nodes
    spread = list(nodes.values())
    return [spread[i * len(spread) // min(most, len(spread))] for i in range(min(most, len(spread)))]


@each_setup
def test_draw_agrees_with_chances(setup: Setup) -> None:
    judged = 0
    for node in chance_nodes(setup, 5):
        rng = stream("draws", label(setup), judged)
        before = str(node.chances())
        judged += agrees(node, lambda _, node=node, rng=rng: node.draw(rng), DRAWS)  # type: ignore[misc]
        assert str(node.chances()) == before, "drawing is only a question"
    assert judged


@each_setup
def test_sealed_picks_agree_with_chances(setup: Setup) -> None:
    key = sealed(label(setup))._key
    node = chance_nodes(setup, 2)[-1]
    assert node.acting() == FORTUNA_ACTS
    assert agrees(node, lambda number: sealed_pick(key, number, node.chances()), 1000)


def test_the_judge_condemns_a_loaded_die() -> None:
    class Loaded:
        def __init__(self, setup: Setup) -> None:
            self.setup = setup

        def chances(self) -> list[tuple[int, int]]:
            return [(face, 1) for face in range(6)]

    rng = stream("loaded")
    loaded: State = Loaded(ALL_SETUPS[0])  # type: ignore[assignment]
    assert agrees(loaded, lambda _: rng.below(6), DRAWS)
    with pytest.raises(AssertionError):
        agrees(loaded, lambda _: rng.weighted([2, 2, 2, 2, 2, 3]), DRAWS)
