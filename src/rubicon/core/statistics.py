"""How sure one can be of a share that was counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""Standard errors to each side that hold 95% of the normal distribution."""


def wilson(share: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a proportion: sound for few trials, and not empty for shares of 0 and 1."""
    width = 1.0 + z * z / trials
    centre = (share + z * z / (2.0 * trials)) / width
    half = z * sqrt(share * (1.0 - share) / trials + z * z / (4.0 * trials * trials)) / width
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))
