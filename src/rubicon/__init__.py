"""Rubicon: four games about Caesar's Rome, to play, to host and to study."""

from rubicon.core import rng as _rng

__version__ = "0.1.0"

COMPILED: bool = not str(_rng.__file__).endswith(".py")
"""Whether the rules run as compiled code or as plain Python."""
