"""What a learner sees: a `Sight` as arrays. Nothing else of a match comes this way, so nothing hidden can."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rubicon.core.game import Game, Setup, Sight
from rubicon.core.planes import Fill, Layout, Plane, limits, mask, seen, starts, whole

Observation = dict[str, NDArray[Any]]
"""`observation`: the planes as float32 from 0 to 1; `action_mask`: int8, 1 for each legal move."""


class NoPlanes(LookupError):
    """The game does not say how its positions look as numbers."""


class Eyes:
    """The planes of one set-up: what the numbers mean, and how to get them from a sight."""

    def __init__(self, setup: Setup) -> None:
        layout, fill = planes_of(setup.game)
        self._fill = fill
        self.planes: list[Plane] = layout(setup)
        """What the numbers mean, in their order."""
        self.starts: dict[str, int] = starts(self.planes)
        """Where each plane begins."""
        self.size: int = whole(self.planes)
        self.actions: int = setup.space
        self._limits = np.array(limits(self.planes), np.float32)

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
        return list(seen(sight, self._fill, self.size))

    def observe(self, sight: Sight) -> Observation:
        """Fresh arrays: whoever gets them may keep them."""
        return {
            "observation": np.frombuffer(seen(sight, self._fill, self.size), np.uint8) / self._limits,
            "action_mask": np.frombuffer(mask(sight.moves, self.actions), np.int8),
        }

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation, or a batch of them, plane by plane."""
        return {
            plane.name: observation[..., self.starts[plane.name] : self.starts[plane.name] + plane.size]
            for plane in self.planes
        }


def planes_of(game: Game) -> tuple[Layout, Fill]:
    """The two functions of the game's module `planes`; raises `NoPlanes`, and says what to add."""
    package = type(game).__module__
    name = f"{package}.planes"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # a game that is not a package
        found = None
    if found is None:
        raise NoPlanes(
            f"the game {game.name} cannot be learnt yet: it has no module {name}. Add planes.py beside its rules, with "
            f"layout(setup) -> list[Plane] and fill(sight, out: list[int]) -> None; rubicon/core/planes.py says how, "
            f"and rubicon/games/caesar_dice/planes.py is an example"
        )
    module = import_module(name)
    return module.layout, module.fill
