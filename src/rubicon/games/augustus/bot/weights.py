"""How `greedy` and the search weigh things against each other in Augustus."""

from __future__ import annotations

from typing import Final


class Style:
    """Weights: points, draws, or parts of what they are about."""

    def __init__(self) -> None:
        self.draws: float = 5.0
        """What one more controlled mission takes the leader, on average."""
        self.patience: float = 0.45
        """How many draws away a mission may be, as a part of the draws that are left, to count 1/e of its worth:"""
        self.least_patience: float = 2.0
        """at least so many,"""
        self.most_patience: float = 5.5
        """and at most so many."""
        self.haste: float = 4.0
        """Points of a controlled mission for being one: rewards for numbers, and the end on one's own terms."""
        self.hope: float = 1.0
        """How many times as likely as thought another reward for numbers is."""

        # Effects, in points
        self.mobilise: float = 1.3
        """A legion that may go to one symbol,"""
        self.mobilise_any: float = 2.2
        """and one that may go anywhere."""
        self.legion: float = 1.0
        self.take_two: float = 3.0
        self.rearrange: float = 0.7
        self.complete: float = 8.0
        self.remove: float = 0.8
        """A legion that every rival must take away."""
        self.lose: float = 4.0
        self.clear: float = 2.0
        self.equal: float = 3.0
        self.fields: float = 0.8
        """The part that counts of fields to come, where fields bring points;"""
        self.colours: float = 0.25
        """how many of each mission to come is of a colour that brings points;"""
        self.reds: float = 0.5
        """and the points for each mission to come where red ones do."""

        # Rewards, in parts of them
        self.trio: float = 1.0
        """How many times as much as thought a mission brings the reward for three of a colour nearer,"""
        self.quartet: float = 1.0
        """and that for all colours."""
        self.first_goods: float = 0.6
        """Gold or wheat that nobody has,"""
        self.won_goods: float = 0.7
        """or that is taken from a rival;"""
        self.more_goods: float = 0.7
        """and points for each bit more than one needs."""


PLAIN: Final = Style()
"""Set by hand: how `greedy` weighs."""


def _tried() -> Style:
    style = Style()
    style.draws = 7.56
    style.patience = 0.605
    style.least_patience = 1.12
    style.most_patience = 4.94
    style.haste = 3.29
    style.hope = 1.85
    style.mobilise = 1.13
    style.mobilise_any = 2.9
    style.legion = 0.926
    style.take_two = 1.46
    style.rearrange = 0.703
    style.complete = 12.8
    style.remove = 1.3
    style.lose = 6.0
    style.clear = 2.76
    style.equal = 2.23
    style.fields = 0.341
    style.colours = 0.15
    style.reds = 0.658
    style.trio = 0.692
    style.quartet = 0.776
    style.first_goods = 0.422
    style.won_goods = 0.576
    style.more_goods = 0.667
    return style


TRIED: Final = _tried()
"""Found by trial: an evolution of styles that were played against `PLAIN` (benchmarks/style.py).

It reckons with longer games, values `complete`, red effects and hope for rewards more, and three of a colour less.
"""
