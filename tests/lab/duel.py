"""A game of one decision each, small enough to know beforehand who wins: chance favours a seat, the highest card wins.

Cards are 0, 1 or 2 and count double; the favoured seat has one point more. So a bot that always plays 2 beats one
that always plays 0, and among equals the favoured seat wins.
"""

from __future__ import annotations

from rubicon.core.bot import Bot
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, NOBODY, Game, OptionValue, Outcome, Setup, Sight, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng

CARDS = 3


class DuelState(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.favoured = -1
        self.cards: tuple[int, ...] = ()

    def acting(self) -> tuple[int, ...]:
        if self.favoured < 0:
            return FORTUNA_ACTS
        return (len(self.cards),) if len(self.cards) < self.setup.seats else NOBODY

    def moves(self, seat: int) -> tuple[int, ...]:
        return tuple(range(CARDS))

    def apply(self, seat: int, move: int) -> None:
        if seat == FORTUNA:
            self.favoured = move
        else:
            self.cards = (*self.cards, move)

    def chances(self) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(self.setup.seats)]

    def draw(self, rng: Rng) -> int:
        return rng.below(self.setup.seats)

    def copy(self) -> DuelState:
        twin = DuelState(self.setup)
        twin.favoured, twin.cards = self.favoured, self.cards
        return twin

    def outcome(self) -> Outcome | None:
        if self.acting():
            return None
        scores = tuple([2 * card + (seat == self.favoured) for seat, card in enumerate(self.cards)])
        return Outcome(scores, tuple([seat for seat, score in enumerate(scores) if score == max(scores)]), "high")

    def sight(self, seat: int | None) -> DuelSight:
        return DuelSight(self, seat)


class DuelSight(Sight):
    def __init__(self, state: DuelState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.favoured = state.favoured

    def imagine(self, rng: Rng) -> State:
        raise NotImplementedError

    def board(self) -> dict[str, object]:
        return {}

    def prompt(self) -> Message:
        return Message("prompt")

    def describe(self, move: int) -> Message:
        return Message("move")


class Duel(Game):
    def __init__(self) -> None:
        super().__init__("duel", rules=1, kinds=(), reasons=("high",))

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        return (2, 3, 4)

    def start(self, setup: Setup) -> DuelState:
        return DuelState(setup)

    def space(self, setup: Setup) -> int:
        return CARDS

    def chance_space(self, setup: Setup) -> int:
        return setup.seats

    def say(self, setup: Setup, move: int) -> str:
        return f"card {move}"

    def say_chance(self, setup: Setup, outcome: int) -> str:
        return f"favour {outcome}"


class High(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.moves[-1]


class Low(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.moves[0]


GAME = Duel()
