"""Who is thought for next, and for how long: everybody in turn, however much each of them has waiting."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

LONGEST_WAIT: Final = 12.0
"""Seconds that a person shall wait at most for all that bots decide before it is their turn again."""
MOST_IN_A_ROW: Final = 32
"""Decisions of one turn of a bot that are made without letting the others go first."""
LEAST_SECONDS: Final = 0.01
"""What a bot gets though people have waited too long already."""


def thinking_seconds(
    people: int, workers: int, waited: float = 0.0, decisions: int = 1, overhead: float = 0.0
) -> float:
    """How long a bot may think where so many people wait, one of whom has waited so long for so many decisions.

    Half of what is left of the longest wait is for these decisions, the other half for those that follow from them:
    a bot's turn may be several decisions, and it is not known how many. `overhead` is what a decision takes beyond
    the time that it was given.
    """
    left = max(0.0, LONGEST_WAIT - waited)
    people = max(1, people)
    share = left * min(workers, people) / (2 * people * max(1, decisions))
    return max(LEAST_SECONDS, share - overhead)


class FairQueue(Generic[T]):
    """Things that wait, each for a person. Those for nobody come when nobody else waits."""

    def __init__(self) -> None:
        self._waiting: Final[OrderedDict[str | None, deque[T]]] = OrderedDict()  # who is next comes first

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, person: str | None, thing: T, goes_on: bool = False) -> None:
        """One more, behind what this person has waiting; what goes on with their last one comes next of all."""
        things = self._waiting.setdefault(person, deque())
        if goes_on:
            things.appendleft(thing)
            self._waiting.move_to_end(person, last=False)
        else:
            things.append(thing)

    def take(self) -> T | None:
        """The next one; `None` if there is none."""
        person = next((one for one in self._waiting if one is not None), None)
        things = self._waiting.pop(person, None)
        if things is None:
            return None
        thing = things.popleft()
        if things:
            self._waiting[person] = things  # behind everybody else
        return thing

    def drop(self, person: str | None, thing: T) -> None:
        """It is not wanted any more."""
        things = self._waiting.get(person)
        if things is not None and thing in things:
            things.remove(thing)
            if not things:
                del self._waiting[person]

    def count(self, person: str) -> int:
        """How much this person has waiting."""
        return len(self._waiting.get(person, ()))

    def people(self) -> set[str]:
        """Those who wait."""
        return {person for person in self._waiting if person is not None}
