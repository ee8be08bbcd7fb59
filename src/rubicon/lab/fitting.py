"""Fits the nets of a learned judgement, with torch (the extra `train`): who wins, and which moves are worth a look.

One sample in ten is kept aside, by games: the curve says how well the nets foretell those, and the weights of the best
epoch are kept. One thread and a seed: the same samples give the same weights on the same machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

ASIDE = 10
"""One game in so many is kept aside."""
BATCH = 128
RATE = 3e-3
DECAY = 1e-2
DIGITS = 5

Progress = Callable[[int], None]


@dataclass
class Samples:
    """What games taught: positions and who won, decisions and what the search made of them."""

    positions: NDArray[Any]
    """Of each position the numbers of the seats that are told: one of two, or all."""
    targets: NDArray[Any]
    """What is to be foretold: their shares of the victory."""
    results: NDArray[Any]
    """How it ended for them."""
    games: NDArray[Any]
    """The game of each position."""
    parts: NDArray[Any]
    moves: NDArray[Any]
    """Of each move the numbers of its parts, counted over all decisions."""
    visits: NDArray[Any]
    """Of each move its share of the trials."""
    starts: NDArray[Any]
    """Where the moves of each decision begin; the end at last."""
    decided_in: NDArray[Any]
    """The game of each decision."""


@dataclass
class Fitted:
    """A net as plain data, and how it came to be."""

    net: dict[str, Any]
    curve: list[dict[str, float]]
    """For each epoch the loss on what was learned from, and on what was kept aside."""


def _net(inputs: int, hidden: int) -> Any:
    import torch

    return torch.nn.Sequential(torch.nn.Linear(inputs, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 1))


def _plain(net: Any) -> dict[str, Any]:
    def told(tensor: Any) -> Any:
        return [float(f"{value:.{DIGITS}g}") for value in tensor.detach().double().tolist()]

    first, _, last = net
    return {
        "hidden": [told(row) for row in first.weight],
        "bias": told(first.bias),
        "out": told(last.weight[0]),
        "last": told(last.bias)[0],
    }


def fit_value(samples: Samples, hidden: int, epochs: int, seed: int, progress: Progress | None = None) -> Fitted:
    """The net that says how a position ends for a seat; its number is the logarithm of the odds.

    Where all seats are told, it looks at each of them, and only differences between their numbers count.
    """
    import torch

    _settle(torch, seed)
    given = torch.from_numpy(samples.positions)
    targets = torch.from_numpy(samples.targets)
    results = torch.from_numpy(samples.results)
    aside = torch.from_numpy(samples.games % ASIDE == 0)
    net = _net(given.shape[2], hidden)
    alone = given.shape[1] == 1
    if alone:
        given, targets, results = given.squeeze(1), targets.squeeze(1), results.squeeze(1)

    def loss(rows: Any, wanted: Any) -> Any:
        """The cross entropy between the shares that the net would give and those."""
        odds = net(given[rows]).squeeze(-1)
        if alone:
            return torch.nn.functional.binary_cross_entropy_with_logits(odds, wanted[rows])
        shares = wanted[rows] / wanted[rows].sum(1, keepdim=True)
        return -(shares * torch.log_softmax(odds, 1)).sum(1).mean()

    def step(rows: Any) -> Any:
        return loss(rows, targets)

    def check() -> float:
        return float(loss(aside, results))

    return _fit(net, torch.nonzero(~aside).squeeze(1), step, check, epochs, progress)


def fit_policy(samples: Samples, hidden: int, epochs: int, seed: int, progress: Progress | None = None) -> Fitted:
    """The net that says how promising the parts of a move are; their sum is the logarithm of its weight."""
    import torch

    _settle(torch, seed)
    parts = torch.from_numpy(samples.parts)
    moves = torch.from_numpy(samples.moves)
    visits = torch.from_numpy(samples.visits)
    starts = torch.from_numpy(samples.starts)
    aside = torch.from_numpy(samples.decided_in % ASIDE == 0)
    net = _net(parts.shape[1], hidden)

    def loss(rows: Any) -> Any:
        """The cross entropy between what the search tried and what the net would."""
        sizes = starts[rows + 1] - starts[rows]
        decision = torch.repeat_interleave(torch.arange(len(rows)), sizes)
        first = torch.cumsum(sizes, 0) - sizes
        here = torch.arange(len(decision)) - first[decision] + starts[rows][decision]
        wanted, back = torch.unique(moves[here], return_inverse=True)
        scores = net(parts[wanted]).squeeze(1)[back].sum(1)
        most = torch.full((len(rows),), -1e9).scatter_reduce(0, decision, scores.detach(), "amax")
        scale = torch.zeros(len(rows)).index_add(0, decision, torch.exp(scores - most[decision]))
        return -(visits[here] * (scores - most[decision] - torch.log(scale)[decision])).sum() / len(rows)

    def check() -> float:
        return float(loss(torch.nonzero(aside).squeeze(1)))

    return _fit(net, torch.nonzero(~aside).squeeze(1), loss, check, epochs, progress)


def _settle(torch: Any, seed: int) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(seed)


def _fit(
    net: Any,
    rows: Any,
    loss: Callable[[Any], Any],
    check: Callable[[], float],
    epochs: int,
    progress: Progress | None,
) -> Fitted:
    import torch

    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, epochs)
    curve: list[dict[str, float]] = []
    best = float("inf")
    kept = _plain(net)
    for epoch in range(epochs):
        total = 0.0
        for batch in torch.split(rows[torch.randperm(len(rows))], BATCH):
            optimiser.zero_grad()
            lost = loss(batch)
            lost.backward()
            optimiser.step()
            total += float(lost.detach()) * len(batch)
        pace.step()
        with torch.no_grad():
            aside = check()
        curve.append({"learned": round(total / len(rows), 4), "aside": round(aside, 4)})
        if aside < best:
            best = aside
            kept = _plain(net)
        if progress is not None:
            progress(epoch + 1)
    return Fitted(kept, curve)
