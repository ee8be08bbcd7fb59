"""Kuhn's poker with coins: one must bluff, and call bluffs. Small enough to be solved, and not degenerate.

Both get one of three coins: as, denarius, aureus. The first passes or bets; the second passes or bets; after a pass and
a bet the first decides once more. If both bet, the higher coin wins. Else little is at stake: who has the higher coin,
or whose bet was not taken up, is the favourite, and wins three times in four, by chance. So results are won or lost as
in all games here, and on average half of Kuhn's: the first seat expects -1/36 when both play best.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Final

from rubicon.core.bot import Bot, Policy, certain
from rubicon.core.events import Kind
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, NOBODY, Game, OptionValue, Outcome, Setup, Sight, State
from rubicon.core.message import Message
from rubicon.core.planes import Numbers, Plane
from rubicon.core.rng import Rng

COINS: Final = ("as", "denarius", "aureus")
PASS: Final = 0
BET: Final = 1
MOVES: Final = ("pass", "bet")
WINS: Final = 3  # outcomes of chance: three coins, then whether the favourite wins
LOSES: Final = 4
NONE: Final = -1
SHOWN: Final = ((PASS, PASS), (BET, BET), (PASS, BET, BET))
LEFT: Final = ((BET, PASS), (PASS, BET, PASS))

DEAL = Kind("draw", "player:seat coin:name?")
PASSED = Kind("close", "player:seat")
BETS = Kind("raise", "player:seat")
WIN = Kind("win", "player:seat", reveals=True)
KINDS: Final = (DEAL, PASSED, BETS, WIN)


class KuhnCoins(Game):
    """Bet on a coin that only you see."""

    def __init__(self) -> None:
        super().__init__("kuhn_coins", rules=1, kinds=KINDS, reasons=("goal",))

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Two."""
        return (2,)

    def start(self, setup: Setup) -> KuhnState:
        """Nobody has a coin yet."""
        return KuhnState(setup)

    def space(self, setup: Setup) -> int:
        """Pass and bet."""
        return len(MOVES)

    def chance_space(self, setup: Setup) -> int:
        """The coin that is dealt, or whether the favourite wins."""
        return LOSES + 1

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation."""
        return MOVES[move]

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """A coin, or how it ends."""
        return (*COINS, "wins", "loses")[outcome]

    def part(self, name: str) -> ModuleType | None:
        """All of them are in this module."""
        return sys.modules[__name__] if name in ("bot", "sight.planes") else None


class KuhnState(State):
    """Two coins, and what was bet."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.coins: list[int] = [NONE, NONE]
        self.done: tuple[int, ...] = ()
        self.winner: int = NONE

    def acting(self) -> tuple[int, ...]:
        """Fortuna deals, and decides what little was staked on."""
        if self.winner != NONE:
            return NOBODY
        if NONE in self.coins or self.done in SHOWN or self.done in LEFT:
            return FORTUNA_ACTS
        return (len(self.done) % 2,)

    def moves(self, seat: int) -> tuple[int, ...]:
        """Always both."""
        return (PASS, BET)

    def chances(self) -> list[tuple[int, int]]:
        """The coins that are left, or three to one for the favourite."""
        if NONE in self.coins:
            return [(coin, 1) for coin in range(len(COINS)) if coin not in self.coins]
        return [(WINS, 3), (LOSES, 1)]

    def draw(self, rng: Rng) -> int:
        """One of them."""
        found = self.chances()
        return found[rng.weighted([weight for _, weight in found])][0]

    def apply(self, seat: int, move: int) -> None:
        """A coin, a decision, or the end."""
        if seat != FORTUNA:
            self.done = (*self.done, move)
            self.tell(BETS if move == BET else PASSED, (seat,))
            if self.done in SHOWN and BET in self.done:
                self._won_by(self._favourite())
        elif move < WINS:
            player = self.coins.index(NONE)
            self.coins[player] = move
            self.tell(DEAL, (player, f"coin-{COINS[move]}"), 1 << player)
        else:
            favourite = self._favourite()
            self._won_by(favourite if move == WINS else 1 - favourite)

    def _favourite(self) -> int:
        if self.done in LEFT:
            return len(self.done) % 2  # who bet, which the other did not take up
        return 0 if self.coins[0] > self.coins[1] else 1

    def _won_by(self, seat: int) -> None:
        self.winner = seat
        self.tell(WIN, (seat,))

    def copy(self) -> KuhnState:
        """An independent position."""
        twin = KuhnState(self.setup)
        twin.coins, twin.done, twin.winner = self.coins.copy(), self.done, self.winner
        return twin

    def outcome(self) -> Outcome | None:
        """One wins."""
        if self.winner == NONE:
            return None
        return Outcome((1 - self.winner, self.winner), (self.winner,), "goal")

    def sight(self, seat: int | None) -> KuhnSight:
        """One's own coin, and what was bet."""
        return KuhnSight(self, seat)


class KuhnSight(Sight):
    """One's own coin, and what was bet."""

    def __init__(self, state: KuhnState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.coin: int = NONE if seat is None else state.coins[seat]
        self.dealt: list[bool] = [coin != NONE for coin in state.coins]
        self.done: tuple[int, ...] = state.done
        self.winner: int = state.winner

    def imagine(self, rng: Rng) -> KuhnState:
        """The other has any coin that one has not."""
        state = KuhnState(self.setup)
        unseen = [coin for coin in range(len(COINS)) if coin != self.coin]
        rng.shuffle(unseen)
        for seat in range(2):
            if self.dealt[seat]:
                state.coins[seat] = self.coin if seat == self.seat else unseen.pop()
        state.done, state.winner = self.done, self.winner
        return state

    def board(self) -> dict[str, object]:
        """All that one knows."""
        return {"coin": self.coin, "dealt": self.dealt, "done": list(self.done)}

    def prompt(self) -> Message:
        """Pass or bet."""
        return Message("prompt-stake")

    def describe(self, move: int) -> Message:
        """One of both."""
        return Message("move-raise" if move == BET else "move-close", {"stake": 2 if BET in self.done else 1})


def layout(setup: Setup) -> list[Plane]:
    """What the numbers mean."""
    return [Plane("coin", len(COINS), 1, "one's own coin"), Plane("done", 6, 1, "the decisions so far: passes, bets")]


def fill(sight: Sight, numbers: Numbers, at: int) -> None:
    """The numbers, in that order."""
    assert isinstance(sight, KuhnSight)
    if sight.coin != NONE:
        numbers.data[at + sight.coin] = 1
    for number, move in enumerate(sight.done):
        numbers.data[at + len(COINS) + 2 * number + move] = 1


class Honest(Bot):
    """Never bluffs: bets if its coin is more likely the higher one than not."""

    def decide(self, sight: Sight) -> int:
        """The aureus is worth a bet."""
        assert isinstance(sight, KuhnSight)
        return BET if sight.coin == len(COINS) - 1 else PASS

    def policy(self, sight: Sight) -> Policy:
        """Certainty."""
        return certain(self.decide(sight), sight.moves)


BOTS: Final = {"honest": Honest}

GAME = KuhnCoins()
