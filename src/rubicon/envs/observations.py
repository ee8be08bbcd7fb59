"""Observations: what a seat knows, as arrays. Nothing else of a match comes this way, so nothing hidden can."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rubicon.core.game import Game, Setup, Sight, State
from rubicon.core.planes import Fill, FillFor, Layout, Numbers, Plane, limits, mark, starts, whole

Observation = dict[str, NDArray[Any]]
"""`observation`: the planes as float32 from 0 to 1; `action_mask`: int8, 1 for each legal move."""


def read(numbers: Numbers, kind: Any) -> NDArray[Any]:
    """As an array, without copying."""
    data: Any = numbers.data  # NumPy reads it, though its annotations do not know
    return np.frombuffer(data, kind)


class NoPlanes(LookupError):
    """The game does not say how its positions look as numbers."""


class Observer:
    """The planes of one set-up: what the numbers mean, and how to get them from a sight."""

    def __init__(self, setup: Setup) -> None:
        layout, fill, fill_for = planes_of(setup.game)
        self._fill = fill
        self.fill_for: FillFor = fill_for
        """Writes the numbers of a seat from a state; see `rubicon.core.planes`."""
        self.planes: list[Plane] = layout(setup)
        """What the numbers mean, in their order."""
        self.starts: dict[str, int] = starts(self.planes)
        """Where each plane begins."""
        self.size: int = whole(self.planes)
        self.actions: int = setup.space
        self.limits: NDArray[Any] = np.array(limits(self.planes), np.float32)
        """What each number is divided by."""
        self._numbers = Numbers(self.size)
        self._mask = Numbers(self.actions)

    def space(self) -> spaces.Dict:
        """The space of all observations."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def numbers(self, sight: Sight) -> list[int]:
        """The planes one after the other, as whole numbers."""
        out = Numbers(self.size)
        self._fill(sight, out, 0)
        return list(out.data)

    def observe(self, sight: Sight) -> Observation:
        """Fresh arrays: whoever gets them may keep them."""
        self._numbers.renew()
        self._fill(sight, self._numbers, 0)
        arrays = self.arrays()
        self.scale(read(self._numbers, np.uint8), arrays["observation"])
        self._mark(sight.moves, arrays["action_mask"])
        return arrays

    def arrays(self) -> Observation:
        """An empty observation, for `update`."""
        return {"observation": np.zeros(self.size, np.float32), "action_mask": np.zeros(self.actions, np.int8)}

    def update(self, state: State, seat: int, moves: tuple[int, ...], arrays: Observation) -> None:
        """Write what the seat knows, and these moves, into arrays that are there already."""
        self.write(state, seat, arrays["observation"])
        self._mark(moves, arrays["action_mask"])

    def write(self, state: State, seat: int, out: NDArray[Any]) -> None:
        """Write what the seat knows into an array of floats."""
        self._numbers.renew()
        self.fill_for(state, seat, self._numbers, 0)
        self.scale(read(self._numbers, np.uint8), out)

    def _mark(self, moves: tuple[int, ...], out: NDArray[Any]) -> None:
        self._mask.renew()
        mark(moves, self._mask, 0, 1)
        out[:] = read(self._mask, np.int8)

    def scale(self, numbers: NDArray[Any], out: NDArray[Any]) -> None:
        """Numbers from 0 to 1. In two steps: in one, NumPy makes an array of floats first, at every call."""
        np.copyto(out, numbers)
        np.divide(out, self.limits, out=out)

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation, or a batch of them, plane by plane."""
        return {
            plane.name: observation[..., self.starts[plane.name] : self.starts[plane.name] + plane.size]
            for plane in self.planes
        }


def planes_of(game: Game) -> tuple[Layout, Fill, FillFor]:
    """The functions of the game's `sight/planes.py`; raises `NoPlanes`, and says what to add."""
    module = game.part("sight.planes")
    if module is None:
        raise NoPlanes(
            f"the game {game.name} cannot be learnt yet: it has no module {type(game).__module__}.sight.planes. Add "
            f"planes.py to its sight/, with layout(setup) -> list[Plane] and fill(sight, out, at) -> None; "
            f"rubicon/core/planes.py says how, and rubicon/games/caesar_dice/sight/planes.py is an example"
        )
    fill: Fill = module.fill

    def fill_from_sight(state: State, seat: int, out: Numbers, at: int) -> None:
        fill(state.sight(seat), out, at)

    return module.layout, fill, getattr(module, "fill_for", fill_from_sight)
