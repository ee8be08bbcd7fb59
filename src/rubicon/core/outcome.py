"""The outcome of a match: scores, winners, and the reason."""

from __future__ import annotations

from typing import Any, Final


class Outcome:
    """How a match ended: everybody's score, who won (several when shared, none in a draw), and the reason by name.

    Reasons are shown as the message `reason-<reason>`.
    """

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.reason: Final = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.plain() == self.plain()

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.scores, self.winners, self.reason)

    def share(self, seat: int) -> float:
        """What the seat got of one victory: 1, a fraction of a shared one, or 0; a draw is shared by all.

        There are no draws with oneself: who plays alone and does not win has lost.
        """
        if not self.winners:
            return 1.0 / len(self.scores) if len(self.scores) > 1 else 0.0
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        """1 for who has a share of the victory, then by score; the same for equal scores."""
        if self.share(seat):
            return 1
        mine = self.scores[seat]
        return 1 + sum([1 for n, score in enumerate(self.scores) if self.share(n) > 0 or score > mine])

    def margin(self, seat: int) -> int:
        """By how much the seat's score is above the best of the others: below 0 for who has less."""
        others = [score for n, score in enumerate(self.scores) if n != seat]
        return self.scores[seat] - max(others, default=0)

    def plain(self) -> dict[str, object]:
        """The outcome as plain data, for records and the wire."""
        return {"scores": list(self.scores), "winners": list(self.winners), "reason": self.reason}


def progress(acting: tuple[int, ...], outcome: Outcome | None) -> str:
    """How far a match is, for `repr`: who acts, or who has won."""
    if outcome is not None:
        won = ", ".join([str(seat) for seat in outcome.winners])
        return f"over, won by {won} ({outcome.reason})" if won else f"over, won by nobody ({outcome.reason})"
    if acting == (-1,):
        return "chance to act"
    return f"seat{'s'[: len(acting) - 1]} {', '.join([str(seat) for seat in acting])} to act"
