"""Belief: what everybody else knows about a player's hidden legions, exactly.

A hidden legion is in the bag, in the camp, or face down on a border. As long as
nothing but plain draws has happened, all hidden legions are alike: any of them
may be anywhere. Two things break that: Poison shows a legion that goes back into
the bag, and a centurion goes openly into the camp. Such legions are *marked*, and
where they can be by now is worked out by going through the ledger of all that was
seen since. Every other hidden legion stays as good as any other.

What a player chooses to send tells nothing here but that it was in the camp: each
piece of the camp counts as equally likely to be sent.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.caesar.rules.base import DREW, GAINED, HID, LOST, SHOWED

BAG: Final = 0
CAMP: Final = 1
ON_BORDER: Final = 2  # + the border

Marks = tuple[int, ...]
"""Where the marked legions are, sorted: type * 64 + place for each."""


class Belief:
    """All that the others can know of one player's camp, bag and face-down legions."""

    def __init__(self, ledger: list[int], unseen: list[int], camp: int, bag: int, down: list[int]) -> None:
        self.unseen: Final = unseen  # the types of all hidden legions, sorted
        self.camp: Final = camp  # how many of them are in the camp
        self.bag: Final = bag
        self.down: Final = down  # the borders on which the others lie
        self.cases: Final[list[Marks]] = []
        self.weights: Final[list[float]] = []
        weights = _follow(ledger, unseen, camp, bag)
        total = sum(weights.values())
        for marks in sorted(weights):
            self.cases.append(marks)
            self.weights.append(weights[marks] / total)

    def deal(self, rng: Rng) -> tuple[list[int], list[int], list[int]]:
        """A camp, a bag and the legions on the borders of `down`, at random, as likely as they are."""
        marks = self.cases[0]
        if len(self.cases) > 1:
            x = rng.random()
            for i in range(len(self.cases)):
                marks = self.cases[i]
                x -= self.weights[i]
                if x < 0:
                    break
        alike = self.unseen.copy()
        camp: list[int] = []
        bag: list[int] = []
        down = [-1] * len(self.down)
        for mark in marks:
            t, place = mark >> 6, mark & 63
            alike.remove(t)
            if place == BAG:
                bag.append(t)
            elif place == CAMP:
                camp.append(t)
            else:
                down[self.down.index(place - ON_BORDER)] = t
        rng.shuffle(alike)
        while len(camp) < self.camp:
            camp.append(alike.pop())
        for i in range(len(down)):
            if down[i] < 0:
                down[i] = alike.pop()
        bag += alike
        return sorted(camp), sorted(bag), down

    def expected(self) -> list[tuple[int, float]]:
        """Each hidden type with the number of them that the camp holds on average."""
        found: list[tuple[int, float]] = []
        for t in sorted(set(self.unseen)):
            mean = 0.0
            for i in range(len(self.cases)):
                marks = self.cases[i]
                here = len([mark for mark in marks if mark == 64 * t + CAMP])
                alike = len(self.unseen) - len(marks)
                same = self.unseen.count(t) - len([mark for mark in marks if mark >> 6 == t])
                share = 0.0
                if same:
                    share = same * (self.camp - _in_camp(marks)) / alike
                mean += self.weights[i] * (here + share)
            found.append((t, mean))
        return found


def _in_camp(marks: Marks) -> int:
    return len([mark for mark in marks if mark & 63 == CAMP])


def _moved(marks: Marks, i: int, place: int) -> Marks:
    return tuple(sorted([*marks[:i], (marks[i] & ~63) + place, *marks[i + 1 :]]))


def _follow(ledger: list[int], unseen: list[int], camp: int, bag: int) -> dict[Marks, float]:
    """Go through the ledger: every case of where the marked legions can be, with its weight."""
    # Back to how it was when the ledger began.
    hidden: dict[int, int] = {}
    for t in unseen:
        hidden[t] = hidden.get(t, 0) + 1
    number = len(unseen)
    for entry in reversed(ledger):
        what, t = entry & 7, entry >> 3
        camp += -1 if what in (DREW, GAINED) else 1
        if what == DREW:
            bag += 1
        elif what == LOST:
            bag -= 1
        elif what != HID:
            step = 1 if what == SHOWED else -1
            hidden[t] = hidden.get(t, 0) + step
            number += step
    # And forward again.
    cases: dict[Marks, float] = {(): 1.0}
    for entry in ledger:
        what, t = entry & 7, entry >> 3
        after: dict[Marks, float] = {}
        for marks, weight in cases.items():
            alike_camp = camp - _in_camp(marks)
            alike = number - len(marks)
            same = hidden.get(t, 0) - len([mark for mark in marks if mark >> 6 == t])
            if what == DREW:
                in_bag = [i for i, mark in enumerate(marks) if mark & 63 == BAG]
                for i in in_bag:
                    _add(after, _moved(marks, i, CAMP), weight / bag)
                _add(after, marks, weight * (bag - len(in_bag)) / bag)
            elif what == GAINED:
                _add(after, tuple(sorted([*marks, 64 * t + CAMP])), weight)
            elif what == HID:  # here the number is that of a border
                for i, mark in enumerate(marks):
                    if mark & 63 == CAMP:
                        _add(after, _moved(marks, i, ON_BORDER + t), weight / camp)
                _add(after, marks, weight * alike_camp / camp)
            else:
                chance = weight if what == SHOWED else weight / camp
                for i, mark in enumerate(marks):
                    if mark == 64 * t + CAMP:
                        gone = (*marks[:i], *marks[i + 1 :])
                        _add(after, gone if what == SHOWED else _moved(marks, i, BAG), chance)
                if same > 0:
                    kept = marks if what == SHOWED else tuple(sorted([*marks, 64 * t + BAG]))
                    _add(after, kept, chance * same * alike_camp / alike)
        cases = after
        camp += 1 if what in (DREW, GAINED) else -1
        if what == DREW:
            bag -= 1
        elif what == LOST:
            bag += 1
        elif what != HID:
            step = -1 if what == SHOWED else 1
            hidden[t] = hidden.get(t, 0) + step
            number += step
    return cases


def _add(cases: dict[Marks, float], marks: Marks, weight: float) -> None:
    if weight > 0.0:
        cases[marks] = cases.get(marks, 0.0) + weight
