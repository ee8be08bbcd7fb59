"""How `greedy` and the search weigh things against each other in Julius Caesar."""

from __future__ import annotations

from typing import Final


class Style:
    """Weights, in victory points or as parts of what they are about."""

    def __init__(self) -> None:
        self.point: float = 1.0
        """A victory point that a city counts for."""
        self.city: float = 0.06
        """Any city for itself: a place to levy, to retreat to, to go on from."""
        self.major: float = 0.08
        """A major port, besides."""
        self.beside: float = 0.08
        """A point next door."""
        self.step: float = 0.16
        """A step of a block with firepower 2."""
        self.body: float = 0.12
        """A block's being there, besides its steps."""
        self.trophy: float = 1.0
        """A leader, who is a point for whoever kills him."""
        self.risk: float = 0.3
        """The part of a block that is lost with a place that is attacked and not held; often it gets away."""
        self.exposed: float = 0.45
        """The same part of a leader."""
        self.calm: float = 6.0
        """So many points of the enemy's are no reason to worry,"""
        self.alarm: float = 0.15
        """And each one more makes this part of a point of all cities that are not one's own."""
        self.raid: float = 0.75
        """How likely an attack that is sure to win is made at all: the enemy has other things to do."""
        self.spoil: float = 2.0
        """How often a place counts that an attack takes: what one wins the other loses."""
        self.prize: float = 0.3
        """A place taken, whatever it is."""
        self.kill: float = 0.7
        """The part of a block that is lost with its place."""
        self.miss: float = 0.25
        """An attack that was lost: it leaves blocks where they do not want to be."""
        self.hole: float = 1.0
        """The part that counts of what a group leaves open when it goes to attack."""
        self.help: float = 1.5
        """How often a place counts that is being attacked and can be relieved."""
        self.nearer: float = 0.05
        """A step towards something worth having, of a block that is not needed where it is."""
        self.levy_base: float = 0.6
        """How much a new step counts anywhere,"""
        self.levy_need: float = 0.5
        """And how much more for each point of a place that is threatened."""
        self.levy_point: float = 0.22
        """A levy that a card allows."""
        self.thrift: float = 0.6
        """The part of what a card usually brings that is thought of when it is played."""
        self.flee: float = 0.22
        """A chance to win below which a block leaves a battle,"""
        self.flee_leader: float = 0.45
        """And below which a leader does."""


PLAIN: Final = Style()
"""Set by hand: how `greedy` weighs."""


def _tried() -> Style:
    style = Style()
    style.point = 3.57
    style.city = 0.00712
    style.major = 0.0556
    style.beside = 0.0183
    style.step = 0.311
    style.body = 0.0209
    style.trophy = 0.277
    style.risk = 0.139
    style.exposed = 1.7
    style.alarm = 0.145
    style.raid = 0.189
    style.spoil = 2.98
    style.prize = 1.75
    style.kill = 0.124
    style.miss = 4.04
    style.hole = 0.427
    style.help = 3.03
    style.nearer = 0.0801
    style.levy_base = 3.24
    style.levy_need = 0.111
    style.levy_point = 0.14
    style.thrift = 0.377
    style.flee = 0.0318
    style.flee_leader = 0.127
    return style


TRIED: Final = _tried()
"""Found by trial: an evolution of styles that were played against `PLAIN` (benchmarks/style.py).

It wants points before everything else, and leaves holes to take them.
"""
