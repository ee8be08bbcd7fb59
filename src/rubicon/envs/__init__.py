"""The games as environments for learning: `rubicon.envs.env("caesar_dice", seats=3)`. See docs/environments.md.

Needs the extra `envs` (PettingZoo, Gymnasium, NumPy, librt): `pip install "rubicon[envs]"`.
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401
    import librt.vecs  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(f'{error.name} is missing: environments need pip install "rubicon[envs]"') from error

from rubicon.envs.aec import GameEnv, env, raw_env
from rubicon.envs.observations import NoPlanes, Observer
from rubicon.envs.parallel_agents import ParallelGameEnv, parallel
from rubicon.envs.single_agent import SingleEnv, single
from rubicon.envs.vectorised import VectorEnv, vector

__all__ = [
    "GameEnv",
    "NoPlanes",
    "Observer",
    "ParallelGameEnv",
    "SingleEnv",
    "VectorEnv",
    "env",
    "parallel",
    "raw_env",
    "single",
    "vector",
]
