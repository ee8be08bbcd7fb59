"""Games so small that their best play is known by arithmetic: any finite game, written down as a tree.

    Chance([(weight, node), ...], seen=...)     Fortuna picks, and the seats in `seen` learn what
    Choice(seat, [node, ...], seen=...)         a seat decides; it and the seats in `seen` learn what
    Both([[weight, ...], ...])                  two seats decide at the same time, and then a lottery of 100 tickets:
                                                 seat 0 wins with so many of them
    End(winner)

A sight keeps every position that looks the same to its seat, so `imagine` is exact.
"""

from __future__ import annotations

from typing import Any

from rubicon.core.events import Event, Kind
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, NOBODY, Game, OptionValue, Outcome, Setup, Sight, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng

EVERYBODY = (0, 1)
STEP = Kind("step", "number:int?")
TICKETS = 100


class End:
    def __init__(self, winner: int) -> None:
        self.winner = winner


class Chance:
    def __init__(self, outcomes: list[tuple[int, Any]], seen: tuple[int, ...] = EVERYBODY) -> None:
        self.outcomes = outcomes
        self.seen = seen


class Choice:
    def __init__(self, seat: int, after: list[Any], seen: tuple[int, ...] = EVERYBODY) -> None:
        self.seat = seat
        self.after = after
        self.seen = (*seen, seat)


class Both:
    def __init__(self, tickets: list[list[int]]) -> None:
        self.tickets = tickets


def lottery(tickets: int) -> Any:
    """Seat 0 wins with so many tickets of 100; the other seat, or nobody, with the rest."""
    if tickets in (0, TICKETS):
        return End(0 if tickets else 1)
    return Chance([(tickets, End(0)), (TICKETS - tickets, End(1))])


class SmallState(State):
    def __init__(self, setup: Setup, node: Any) -> None:
        super().__init__(setup)
        self.node = node
        self.picks: list[int] = [-1, -1]
        self.looks: list[tuple[int | None, ...]] = [()] * 2
        """What each seat has seen."""

    def acting(self) -> tuple[int, ...]:
        node = self.node
        if isinstance(node, Both):
            return tuple([seat for seat in (0, 1) if self.picks[seat] < 0])
        if isinstance(node, Choice):
            return (node.seat,)
        return FORTUNA_ACTS if isinstance(node, Chance) else NOBODY

    def moves(self, seat: int) -> tuple[int, ...]:
        node = self.node
        if isinstance(node, Both):
            return tuple(range(len(node.tickets) if seat == 0 else len(node.tickets[0])))
        return tuple(range(len(node.after)))

    def apply(self, seat: int, move: int) -> None:
        node = self.node
        if isinstance(node, Both):
            self.picks[seat] = move
            self._see((seat,), move)
            if min(self.picks) >= 0:
                self.node = lottery(node.tickets[self.picks[0]][self.picks[1]])
        else:
            self.node = node.outcomes[move][1] if isinstance(node, Chance) else node.after[move]
            self._see(node.seen, move)

    def _see(self, seen: tuple[int, ...], number: int) -> None:
        mask = 0
        for seat in (0, 1):
            self.looks[seat] = (*self.looks[seat], number if seat in seen else None)
            mask |= (seat in seen) << seat
        self.tell(STEP, (number,), mask)

    def chances(self) -> list[tuple[int, int]]:
        return [(number, weight) for number, (weight, _) in enumerate(self.node.outcomes)]

    def draw(self, rng: Rng) -> int:
        return rng.weighted([weight for weight, _ in self.node.outcomes])

    def copy(self) -> SmallState:
        twin = SmallState(self.setup, self.node)
        twin.picks = self.picks.copy()
        twin.looks = self.looks.copy()
        return twin

    def outcome(self) -> Outcome | None:
        if not isinstance(self.node, End):
            return None
        seats = self.setup.seats
        won = (self.node.winner,) if self.node.winner < seats else ()
        return Outcome(tuple([int(seat in won) for seat in range(seats)]), won, "end")

    def sight(self, seat: int | None) -> SmallSight:
        return SmallSight(self, seat)


class SmallSight(Sight):
    def __init__(self, state: SmallState, seat: int | None) -> None:
        super().__init__(state, seat)
        assert seat is not None
        self.seen = state.looks[seat]
        self.alike: list[tuple[int, SmallState]] = []
        start = state.setup.start()
        assert isinstance(start, SmallState)
        self._gather(start, 1, state.looks[seat])

    def _gather(self, state: SmallState, weight: int, seen: tuple[int | None, ...]) -> None:
        """All positions that look like that to the seat, as likely as chance makes them and with rivals at random."""
        assert self.seat is not None
        so_far = state.looks[self.seat]
        if so_far != seen[: len(so_far)]:
            return
        if len(so_far) == len(seen):
            self.alike.append((weight, state))
            return
        for actor in state.acting():
            pairs = state.chances() if actor == FORTUNA else [(move, 1) for move in state.moves(actor)]
            for move, more in pairs:
                after = state.copy()
                after.apply(actor, move)
                self._gather(after, weight * more, seen)

    def imagine(self, rng: Rng) -> State:
        return self.alike[rng.weighted([weight for weight, _ in self.alike])][1].copy()

    def board(self) -> dict[str, object]:
        return {"seen": list(self.seen)}

    def prompt(self) -> Message:
        return Message("prompt")

    def describe(self, move: int) -> Message:
        return Message("move")


class Small(Game):
    """The game that a tree describes."""

    def __init__(self, tree: Any, seats: int = 2) -> None:
        super().__init__("small", rules=1, kinds=(STEP,), reasons=("end",))
        self.tree = tree
        self.number = seats

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        return (self.number,)

    def start(self, setup: Setup) -> SmallState:
        return SmallState(setup, self.tree)

    def space(self, setup: Setup) -> int:
        return 10

    def chance_space(self, setup: Setup) -> int:
        return 10

    def say(self, setup: Setup, move: int) -> str:
        return str(move)

    def say_chance(self, setup: Setup, outcome: int) -> str:
        return str(outcome)


def at(tree: Any, *steps: int, seats: int = 2) -> SmallState:
    """The position after these steps."""
    state = Small(tree, seats).setup().start()
    assert isinstance(state, SmallState)
    for step in steps:
        state.apply(state.acting()[0], step)
    return state


def told(event: Event) -> object:
    """The number of a step."""
    return event.get("number")
