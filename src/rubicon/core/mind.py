"""What a game tells the search, and how much the search may think.

    Mind   what a game knows of its positions: how good they are, which moves are worth a look
    Leaf   one of several positions that a mind is asked to judge at once
    Level  a mind and how much thinking: what a game's `BOTS` holds where a search shall play

Search itself is in `rubicon.bots`. A game never imports that: it only says here
what it knows, and the register of bots puts the two together. A mind is given
positions that somebody imagined from a `Sight`, never the truth of a match.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.game import FORTUNA, Sight, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng


class Leaf:
    """A position to be judged: where a search wants to know more."""

    def __init__(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> None:
        self.state: Final = state
        """The position. It is the mind's to look at, not to change."""
        self.seat: Final = seat
        """Who decides there; FORTUNA where chance comes next."""
        self.moves: Final = moves
        """What that seat may do; nothing where chance comes next."""
        self.rng: Final = rng
        """The randomness for this position: with it the same search gives the same result."""


Judgement = tuple[list[float], list[float] | None]
"""Of a leaf: what each seat may expect of one victory, and how promising each of its moves looks, or None to be asked
for that (`Mind.weights`) when the search comes to it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knows nothing, and so serves every game: all moves look alike, and positions are played out at random.

    Minds keep nothing from one position to the next, so that one object serves
    any number of searches. One that is made with arguments, say the path of a
    file with weights, names them in `arguments`: so it is made again in other
    processes, once in each.
    """

    def arguments(self) -> tuple[Any, ...]:
        """What it was made with: `type(mind)(*mind.arguments())` judges as it does."""
        return ()

    def batch(self) -> int:
        """How many positions it likes to judge at once. With 1 it is asked one by one, by `shares` and `weights`."""
        return 1

    def judge_batch(self, leaves: list[Leaf]) -> list[Judgement]:
        """Judge all these positions, at most `batch` of them. None of them is over."""
        return [(self.shares(leaf.state, leaf.rng), None) for leaf in leaves]

    def shares(self, state: State, rng: Rng) -> list[float]:
        """What each seat may expect of one victory, in a position that may be over: the evaluator (value)."""
        state = state.copy()
        while True:
            acting = state.acting()
            if not acting:
                break
            seat = acting[0]
            state.apply(seat, state.draw(rng) if seat == FORTUNA else self.quick(state, seat, state.moves(seat), rng))
        return final_shares(state)

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """How promising each of the moves looks, as numbers above 0; only their proportions count: the prior policy."""
        return [1.0] * len(moves)

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """A sensible move, found quickly: what playouts are made of."""
        return moves[rng.below(len(moves))]

    def calm(self, state: State, sight: Sight) -> bool:
        """Whether a playout may end here and be judged, in a search from that sight."""
        return False

    def effort(self, sight: Sight) -> float:
        """The part of a level's iterations and seconds that this decision deserves."""
        return 1.0

    def why(self, sight: Sight, move: int) -> Message | None:
        """The reason for a move in words, where there is one to give."""
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return _mind_again, (type(self), self.arguments())


_minds: Final[dict[tuple[Any, ...], Mind]] = {}


def _mind_again(kind: Any, arguments: tuple[Any, ...]) -> Mind:
    """That mind, made once in this process: it comes with every question, and may have much to load."""
    key = (kind, *arguments)
    try:
        known = _minds.get(key)
    except TypeError:  # arguments without a hash
        return _made(kind, arguments)
    if known is None:
        known = _minds[key] = _made(kind, arguments)
    return known


def _made(kind: Any, arguments: tuple[Any, ...]) -> Mind:
    try:
        made: Mind = kind(*arguments)
    except TypeError as error:
        name = kind.__qualname__
        raise TypeError(f"{name}{arguments} cannot be made again: does {name}.arguments name all of them?") from error
    return made


def final_shares(state: State) -> list[float]:
    """Everybody's share of the victory in a game that is over."""
    outcome = state.outcome()
    assert outcome is not None, "nobody acts, so the game is over"
    return [outcome.share(seat) for seat in range(len(outcome.scores))]


class Level:
    """How a search plays: with whose mind, how long, and how.

    `iterations` are positions imagined and looked at; the mind may say that a
    decision deserves only a part of them. With 0 it only glances: it takes a move as
    likely as it looks promising. `seconds` ends the thinking about a decision sooner
    where the machine is slow; 0 is no such end, and then the same seed gives the
    same move anywhere.
    """

    def __init__(
        self,
        mind: Mind,
        iterations: int,
        seconds: float = 0.0,
        *,
        explore: float = 1.0,
        playout: int = 0,
        wide: float = 2.0,
        chance: bool = True,
        mixes: bool = False,
        ponders: bool = False,
    ) -> None:
        self.mind: Final = mind
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.explore: Final = explore
        """How much more a promising move is tried than its results alone would have it."""
        self.playout: Final = playout
        """How many quick decisions are played before a new position is judged, unless it is calm before."""
        self.wide: Final = wide
        """How quickly more moves are looked at: after n visits, 1 + wide * sqrt(n) of them."""
        self.chance: Final = chance
        """Whether what chance brought is told apart in the tree, or averaged over."""
        self.mixes: Final = mixes
        """Whether decisions that several seats make at once are drawn as often as they were tried."""
        self.ponders: Final = ponders and chance
        """Whether it thinks on while others decide, where somebody lets it. It must tell apart what chance brought, or
        it could not tell what it foresaw from what it did not."""

    def at(self, iterations: int) -> Level:
        """The same with just so many iterations, however long they take; so it does not ponder."""
        facts = (self.explore, self.playout, self.wide, self.chance, self.mixes, False)
        return _level_again(self.mind, iterations, 0.0, *facts)

    def within(self, seconds: float) -> Level:
        """The same with so much time for a decision."""
        facts = (self.explore, self.playout, self.wide, self.chance, self.mixes, self.ponders)
        return _level_again(self.mind, self.iterations, seconds, *facts)

    def __reduce__(self) -> tuple[Any, ...]:
        facts = (self.explore, self.playout, self.wide, self.chance, self.mixes, self.ponders)
        return _level_again, (self.mind, self.iterations, self.seconds, *facts)


def _level_again(
    mind: Mind,
    iterations: int,
    seconds: float,
    explore: float,
    playout: int,
    wide: float,
    chance: bool,
    mixes: bool,
    ponders: bool,
) -> Level:
    return Level(
        mind,
        iterations,
        seconds,
        explore=explore,
        playout=playout,
        wide=wide,
        chance=chance,
        mixes=mixes,
        ponders=ponders,
    )
