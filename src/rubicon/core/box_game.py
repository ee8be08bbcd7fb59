"""A game whose components come from a data file: what all of these games do in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from mypy_extensions import mypyc_attr

from rubicon.core.events import Kind
from rubicon.core.game import Game, Option, Setup


class Components(Protocol):
    """What a box tells about itself: it decides how many moves and outcomes of chance there can be."""

    @property
    def space(self) -> int:
        """The size of the move space, the same for all options."""

    @property
    def chance_space(self) -> int:
        """The size of Fortuna's space."""


Box = TypeVar("Box", bound=Components)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxGame(Game, Generic[Box]):
    """A game with a box: its components give the spaces, and with them moves are written.

    `read_box` reads a user's components, or the game's own from `None`. The other two are the functions of the
    game's notation, which take the box first.
    """

    def __init__(
        self,
        name: str,
        rules: int,
        *,
        kinds: tuple[Kind, ...],
        reasons: tuple[str, ...],
        options: tuple[Option, ...],
        read_box: Callable[[dict[str, Any] | None], Box],
        say: Callable[[Box, int], str],
        say_chance: Callable[[Box, int], str],
        oldest: int | None = None,
    ) -> None:
        super().__init__(name, rules, kinds=kinds, reasons=reasons, options=options, oldest=oldest)
        self._read_box: Final = read_box
        self._say: Final = say
        self._say_chance: Final = say_chance
        self._house: Box | None = None

    def box(self, custom: dict[str, Any] | None, rules: int | None = None) -> Box:
        """The components; those of the house are read once."""
        if custom is not None:
            return self._read_box(custom)
        if self._house is None:
            self._house = self._read_box(None)
        return self._house

    def space(self, setup: Setup) -> int:
        """As many moves as the box allows."""
        return cast(Box, setup.box).space

    def chance_space(self, setup: Setup) -> int:
        """As many outcomes as the box allows."""
        return cast(Box, setup.box).chance_space

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation."""
        return self._say(cast(Box, setup.box), move)

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""
        return self._say_chance(cast(Box, setup.box), outcome)
