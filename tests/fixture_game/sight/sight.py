"""What a seat knows of three coins, and how it is put to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.core.game import FORTUNA_ACTS, Sight
from rubicon.core.message import Message, NameRef
from rubicon.core.rng import Rng

if TYPE_CHECKING:
    from tests.fixture_game.rules import CoinState


class CoinSight(Sight):
    """One's own hand and fist; of the others, how many coins they hold, and which of them were laid open once."""

    def __init__(self, state: CoinState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.hand: list[int] = [] if seat is None else sorted(state.hands[seat])
        self.fist: int = -1 if seat is None else state.fists[seat]
        self.stake: int = 1 if seat is None else state.stakes[seat]
        self.held: list[int] = [len(hand) for hand in state.hands]
        self.closed: list[bool] = state.closed.copy()
        self.laid: list[int] = state.laid.copy()  # memory: it lies there no longer, but all have seen it
        self.opened: list[int] = state.opened.copy()
        self.points: list[int] = state.points.copy()
        self.reason: str = state.reason

    def imagine(self, rng: Rng) -> CoinState:
        """Share out at random the coins that this seat has not seen, and let the others choose at random."""
        from tests.fixture_game.rules import COINS, NONE, CoinState, how_many

        state = CoinState(self.setup)
        unseen = [coin for coin in range(len(COINS)) for _ in range(how_many(self.setup) - self.opened[coin])]
        others = [seat for seat in range(self.setup.seats) if seat != self.seat]
        for coin in self.hand:
            unseen.remove(coin)
        for seat in others:
            if self.laid[seat] != NONE:
                unseen.remove(self.laid[seat])
                state.hands[seat].append(self.laid[seat])
        rng.shuffle(unseen)
        for seat in others:
            while len(state.hands[seat]) < self.held[seat]:
                state.hands[seat].append(unseen.pop())
            if not self.acting or self.acting == FORTUNA_ACTS:
                continue
            # A fist that is not closed yet may be as far as it likes: with no coin in it, with one, or raised.
            if self.closed[seat] or rng.below(2):
                state.fists[seat] = rng.choice(state.hands[seat])
                if self.setup.options["raising"] and rng.below(2):
                    state.stakes[seat] = 2
        if self.seat is not None:
            state.hands[self.seat] = self.hand.copy()
            state.fists[self.seat] = self.fist
            state.stakes[self.seat] = self.stake
        state.pouch = [unseen.count(coin) for coin in range(len(COINS))]
        state.closed = self.closed.copy()
        state.laid = self.laid.copy()
        state.opened = self.opened.copy()
        state.points = self.points.copy()
        state.reason = self.reason
        return state

    def board(self) -> dict[str, object]:
        """One's own coins, and what lies open. What is hidden is only counted."""
        return {
            "hand": self.hand,
            "fist": None if self.fist < 0 else {"coin": self.fist, "stake": self.stake},
            "players": [
                {"held": held, "closed": closed, "remembered": None if laid < 0 else laid, "points": points}
                for held, closed, laid, points in zip(self.held, self.closed, self.laid, self.points, strict=True)
            ],
            "opened": self.opened,
        }

    def prompt(self) -> Message:
        """A coin first, then the stake."""
        if self.reason:
            return Message("prompt-over")
        if self.acting == FORTUNA_ACTS:
            return Message("prompt-fortuna")
        if not self.moves:
            return Message("prompt-wait", {"count": len(self.acting)})
        if self.fist < 0:
            return Message("prompt-coin")
        return Message("prompt-stake" if len(self.moves) > 1 else "prompt-close")

    def describe(self, move: int) -> Message:
        """A coin, raise, or close."""
        from tests.fixture_game.rules import RAISE, coin_key

        if move < RAISE:
            return Message("move-coin", {"coin": NameRef(coin_key(move))})
        return Message("move-raise" if move == RAISE else "move-close", {"stake": self.stake})

    def touch(self, move: int) -> dict[str, object]:
        """The coin in hand that is chosen."""
        return {"coin": move} if move < 3 else {}
