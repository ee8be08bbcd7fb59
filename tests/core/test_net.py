"""Small nets: the sum that is written on them, the same as NumPy finds, and no nets of other sizes."""

from __future__ import annotations

import pytest

from rubicon.core.net import net_of
from rubicon.core.rng import Rng

NONE = [0, 0, 0]
PLAIN = {
    "hidden": [[1, 0.5, 0], NONE, NONE, NONE, NONE, NONE, NONE, [-1, 0, 2]],
    "bias": [0.25, 0, 0, 0, 0, 0, 0, -1],
    "out": [2, 1, 1, 1, 1, 1, 1, 3],
    "last": 0.125,
}


def test_the_sum_by_hand() -> None:
    net = net_of(PLAIN, 3)
    assert net.score([0.0, 0.0, 0.0]) == 0.125 + 2 * 0.25
    assert net.score([1.0, 2.0, 3.0]) == 0.125 + 2 * (0.25 + 1 + 1) + 3 * (-1 - 1 + 6)
    assert net.score([-9.0, 0.0, -9.0]) == 0.125
    assert net.units([1.0, 2.0, 3.0]) == [2.25, 0, 0, 0, 0, 0, 0, 4]
    assert net_of(net.plain(), 3).score([1.0, 2.0, 3.0]) == net.score([1.0, 2.0, 3.0])


def test_numpy_finds_the_same() -> None:
    numpy = pytest.importorskip("numpy")
    rng = Rng(4)

    def some(count: int) -> list[float]:
        return [rng.random() * 4 - 2 if rng.below(3) else 0.0 for _ in range(count)]

    plain = {"hidden": [some(30) for _ in range(16)], "bias": some(16), "out": some(16), "last": 0.5}
    net = net_of(plain, 30)
    assert net.plain() == plain
    for _ in range(50):
        given = some(30)
        hidden = numpy.maximum(numpy.array(plain["hidden"]) @ given + plain["bias"], 0)
        assert net.units(given) == pytest.approx(hidden.tolist(), abs=1e-12)
        assert net.score(given) == pytest.approx(float(hidden @ numpy.array(plain["out"]) + 0.5), abs=1e-12)


def test_other_sizes_are_refused() -> None:
    net = net_of(PLAIN, 3)
    with pytest.raises(ValueError, match="3 inputs, not 2"):
        net.score([1.0, 2.0])
    with pytest.raises(ValueError, match="3 inputs, not 4"):
        net.units([1.0, 2.0, 3.0, 4.0])
    with pytest.raises(ValueError, match="the game has 4"):
        net_of(PLAIN, 4)
    with pytest.raises(ValueError, match="are no net"):
        net_of({**PLAIN, "bias": [0.0]}, 3)
