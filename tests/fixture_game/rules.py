"""The rules of three coins. Coins are numbered 0 (as), 1 (denarius), 2 (aureus), which is also their rank."""

from __future__ import annotations

from typing import Final

from rubicon.core.events import Kind
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, NOBODY, Outcome, Setup, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from tests.fixture_game.sight.sight import CoinSight

COINS: Final = ("as", "denarius", "aureus")
EACH: Final = 4  # of every coin
HAND: Final = 2
NONE: Final = -1  # no coin
RAISE: Final = len(COINS)  # moves below this put that coin into the fist
CLOSE: Final = RAISE + 1

DRAW = Kind("draw", "player:seat coin:name?")  # the others see that, but not what
TAKE = Kind("take", "player:seat coin:name", private=True)
RAISED = Kind("raise", "player:seat", private=True)
CLOSED = Kind("close", "player:seat")
OPEN = Kind("open", "player:seat coin:name stake:int", reveals=True)
WIN = Kind("win", "player:seat points:int")
TIE = Kind("tie")
LAY = Kind("lay", "player:seat coin:name", reveals=True)
KINDS: Final = (DRAW, TAKE, RAISED, CLOSED, OPEN, WIN, TIE, LAY)

REASONS: Final = ("goal", "empty")


class CoinState(State):
    """Who holds what, and what is in the fists."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        seats = setup.seats
        self.pouch: list[int] = [how_many(setup)] * len(COINS)  # how many of each: a bag is its contents, not an order
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # the coin in the fist too, until it opens
        self.fists: list[int] = [NONE] * seats
        self.stakes: list[int] = [1] * seats
        self.closed: list[bool] = [False] * seats
        self.laid: list[int] = [NONE] * seats  # a coin that everybody remembers to be in that hand
        self.opened: list[int] = [0] * len(COINS)
        self.points: list[int] = [0] * seats
        self.reason: str = ""

    # The contract

    def acting(self) -> tuple[int, ...]:
        """Fortuna while a hand is to be filled, else all whose fist is not closed yet."""
        if self.reason:
            return NOBODY
        if self._next_hand() != NONE:
            return FORTUNA_ACTS
        return tuple([seat for seat in range(self.setup.seats) if not self.closed[seat]])

    def moves(self, seat: int) -> tuple[int, ...]:
        """First a coin, then raise or close."""
        if self.fists[seat] == NONE:
            return tuple(sorted(set(self.hands[seat])))  # equal coins give one move
        return (RAISE, CLOSE) if self._may_raise(seat) else (CLOSE,)

    def refusal(self, seat: int, move: int) -> Message:
        """Which step comes first, or what is missing."""
        if self.fists[seat] == NONE:
            return Message("refusal-no-coin") if move >= RAISE else Message("refusal-not-yours")
        return Message("refusal-raise") if move == RAISE else Message("refusal-has-coin")

    def chances(self) -> list[tuple[int, int]]:
        """Every coin is as likely as there are of it in the pouch."""
        return [(coin, count) for coin, count in enumerate(self.pouch) if count]

    def draw(self, rng: Rng) -> int:
        """One coin from the pouch."""
        return rng.weighted(self.pouch)

    def apply(self, seat: int, move: int) -> None:
        """A coin is drawn, or a step is made towards a closed fist."""
        if seat == FORTUNA:
            player = self._next_hand()
            self.pouch[move] -= 1
            self.hands[player].append(move)
            self.tell(DRAW, (player, coin_key(move)), 1 << player)
        elif move < RAISE:
            self.fists[seat] = move
            self.tell(TAKE, (seat, coin_key(move)), 1 << seat)
        elif move == RAISE:
            self.stakes[seat] = 2
            self.tell(RAISED, (seat,), 1 << seat)
        else:
            self.closed[seat] = True
            self.tell(CLOSED, (seat,))
            if all(self.closed):
                self._open()

    def copy(self) -> CoinState:
        """An independent position."""
        twin = CoinState(self.setup)
        twin.pouch = self.pouch.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.fists = self.fists.copy()
        twin.stakes = self.stakes.copy()
        twin.closed = self.closed.copy()
        twin.laid = self.laid.copy()
        twin.opened = self.opened.copy()
        twin.points = self.points.copy()
        twin.reason = self.reason
        return twin

    def standing(self) -> tuple[int, ...]:
        """The points so far."""
        return tuple(self.points)

    def outcome(self) -> Outcome | None:
        """The most points win, ties share."""
        if not self.reason:
            return None
        winners = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        return Outcome(tuple(self.points), tuple(winners), self.reason)

    def sight(self, seat: int | None) -> CoinSight:
        """One's own coins, and what everybody saw."""
        return CoinSight(self, seat)

    # The rules

    def _next_hand(self) -> int:
        if any(self.pouch):
            for seat, hand in enumerate(self.hands):
                if len(hand) < HAND:
                    return seat
        return NONE

    def _may_raise(self, seat: int) -> bool:
        return self.setup.options["raising"] is True and self.stakes[seat] == 1

    def _open(self) -> None:
        best = max(self.fists)
        winner = self.fists.index(best) if self.fists.count(best) == 1 else NONE
        for seat, coin in enumerate(self.fists):
            self.tell(OPEN, (seat, coin_key(coin), self.stakes[seat]))
            self.hands[seat].remove(coin)
            self.opened[coin] += 1
            if self.laid[seat] == coin:
                self.laid[seat] = NONE
        if winner == NONE:
            self.tell(TIE, ())
        else:
            self.points[winner] += self.stakes[winner]
            self.tell(WIN, (winner, self.stakes[winner]))
        for seat, hand in enumerate(self.hands):
            if self.stakes[seat] == 2 and seat != winner and hand:
                self.laid[seat] = hand[0]
                self.tell(LAY, (seat, coin_key(hand[0])))
            self.fists[seat], self.stakes[seat], self.closed[seat] = NONE, 1, False
        if max(self.points) >= int(self.setup.options["goal"]):
            self.reason = "goal"
        elif not any(self.hands) and not any(self.pouch):
            self.reason = "empty"


def how_many(setup: Setup) -> int:
    """There are of each coin: four, but fewer in a game that is small enough to be solved (`few_coins`)."""
    return int(getattr(setup.game, "each", EACH))


def coin_key(coin: int) -> str:
    """The key under which the coin's name is in the words."""
    return f"coin-{COINS[coin]}"
