"""No game tells a seat what it may not know; and the test that says so catches games that do."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import pytest

from rubicon import games
from rubicon.core import Message, Rng, Setup, State
from rubicon.core.events import EVERYBODY, Kind
from tests.conformance.harness import ALL_SETUPS, LABELS, all_games, facts, label, viewers, walk
from tests.conformance.leaks import Leak, Secrets, check
from tests.fixture_game import GAME, ThreeCoins
from tests.fixture_game.rules import NONE, CoinState
from tests.fixture_game.sight.sight import CoinSight


class CoinSecrets(Secrets):
    """Three coins hides the others' hands, the pouch, and all that is in a fist before it opens."""

    def hidden(self, state: State, viewer: int | None) -> object:
        """The others' hands and fists. The pouch is what remains."""
        coins = cast(CoinState, state)
        others = [seat for seat in range(state.setup.seats) if seat != viewer]
        return [[sorted(coins.hands[seat]), coins.fists[seat], coins.stakes[seat]] for seat in others]

    def chance_is_hidden(self, state: State, viewer: int | None) -> bool:
        """A draw is seen by who draws."""
        return cast(CoinState, state)._next_hand() != viewer

    def move_is_hidden(self, state: State, seat: int, viewer: int | None) -> bool:
        """Everything that a rival decides."""
        return seat != viewer

    def at_rest(self, state: State) -> bool:
        """Nobody has a coin in the fist."""
        return all(coin == NONE for coin in cast(CoinState, state).fists)


def _secrets() -> dict[str, Secrets]:
    """What each game hides: a game that is added brings tests/games/<name>/secrets.py, or a line in OPEN."""
    found: dict[str, Secrets] = {"three_coins": CoinSecrets()}
    for name in games.names():
        if find_spec(f"tests.games.{name}.secrets") is not None:
            found[name] = import_module(f"tests.games.{name}.secrets").SECRETS
    return found


SECRETS = _secrets()

OPEN = {"caesar_dice": "all dice and coins lie on the table"}
"""Games in which nothing is hidden, so that there is nothing to leak: the lock step would compare a run with itself."""


def test_every_game_says_whether_it_hides_something() -> None:
    assert {game.name for game in all_games()} == {*SECRETS, *OPEN}
    assert not {*SECRETS} & {*OPEN}


@pytest.mark.parametrize(
    "setup",
    [setup for setup in ALL_SETUPS if setup.game.name in OPEN],
    ids=[i for i in LABELS if i.split("-")[0] in OPEN],
)
def test_an_open_game_shows_everything_even_to_a_spectator(setup: Setup) -> None:
    """What is claimed in OPEN: the truth follows from what a spectator sees, whatever the generator."""
    for number, (state, _, _) in enumerate(walk(setup, "open", most=300)):
        if number % 4 == 0:
            for viewer in viewers(setup):
                assert facts(state.sight(viewer).imagine(Rng(number))) == facts(state.copy())


CASES = [
    (setup, viewer)
    for setup in ALL_SETUPS
    if setup.game.name in SECRETS
    for viewer in SECRETS[setup.game.name].viewers(setup)
]


@pytest.mark.soak
@pytest.mark.parametrize("drafts", [True, False], ids=["match", "states"])
@pytest.mark.parametrize(
    ("setup", "viewer"), CASES, ids=[f"{label(s)}-{'spectator' if v is None else v}" for s, v in CASES]
)
def test_nothing_hidden_reaches_the_viewer(
    setup: Setup, viewer: int | None, drafts: bool, often: Callable[[int], int]
) -> None:
    secrets = SECRETS[setup.game.name]
    check(setup, secrets, viewer, often(secrets.runs), drafts)


# Games that leak, each in one way.


class TellingState(CoinState):
    """Tells everybody what is drawn."""

    def tell(self, kind: Kind, values: tuple[object, ...], mask: int = EVERYBODY) -> None:
        super().tell(kind, values)


class HintingState(CoinState):
    """Refuses a coin in other words when a rival holds it."""

    def refusal(self, seat: int, move: int) -> Message:
        rivals = [hand for other, hand in enumerate(self.hands) if other != seat]
        if self.fists[seat] == NONE and move < 3 and any(move in hand for hand in rivals):
            return Message("refusal-has-coin")
        return super().refusal(seat, move)


class BoardSight(CoinSight):
    """Shows what all the coins in hands are worth."""

    def __init__(self, state: CoinState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.worth = sum(sum(hand) for hand in state.hands)

    def board(self) -> dict[str, object]:
        return {**super().board(), "worth": self.worth}


class PocketSight(CoinSight):
    """Shows nothing, but carries the pouch along when it is pickled."""

    def __init__(self, state: CoinState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.pouch = state.pouch.copy()


class ProgressSight(CoinSight):
    """Shows who has put a coin into the fist already."""

    def __init__(self, state: CoinState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.chosen = [coin != NONE for coin in state.fists]


class ForgetfulRaise(CoinState):
    """Lets nobody raise while a rival holds an aureus: legal moves leak too."""

    def _may_raise(self, seat: int) -> bool:
        rivals = [hand for other, hand in enumerate(self.hands) if other != seat]
        return super()._may_raise(seat) and not any(2 in hand for hand in rivals)


def leaky(base: type[CoinState] = CoinState, sight: type[CoinSight] = CoinSight) -> Setup:
    """Three coins with other states or sights."""

    class Leaky(base):  # type: ignore[misc, valid-type]
        def sight(self, seat: int | None) -> CoinSight:
            return sight(self, seat)

        def copy(self) -> Any:
            twin = Leaky(self.setup)
            twin.__dict__.update(super().copy().__dict__)
            return twin

    class LeakyCoins(ThreeCoins):
        def start(self, setup: Setup) -> CoinState:
            return cast(CoinState, Leaky(setup))

    return LeakyCoins().setup(seats=3)


@pytest.mark.parametrize("drafts", [True, False], ids=["match", "states"])
@pytest.mark.parametrize(
    "make",
    [
        lambda: leaky(TellingState),
        lambda: leaky(HintingState),
        lambda: leaky(sight=BoardSight),
        lambda: leaky(sight=PocketSight),
        lambda: leaky(ForgetfulRaise),
    ],
    ids=["events", "errors", "board", "pickle", "moves"],
)
def test_a_leak_is_caught(make: Callable[[], Setup], drafts: bool) -> None:
    with pytest.raises(Leak):
        check(make(), CoinSecrets(), 0, 200, drafts)


def test_a_leak_of_unfinished_decisions_is_caught() -> None:
    """Only in bare states: in a match nobody's draft is on the table."""
    with pytest.raises(Leak):
        check(leaky(sight=ProgressSight), CoinSecrets(), 0, 200, drafts=False)


def test_two_runs_without_a_difference_are_no_proof() -> None:
    class Nothing(CoinSecrets):
        def chance_is_hidden(self, state: State, viewer: int | None) -> bool:
            return False

        def hidden(self, state: State, viewer: int | None) -> object:
            return None

    with pytest.raises(AssertionError, match="differed in only"):
        check(GAME.setup(seats=2), Nothing(), 0, 48, drafts=True)


def test_the_house_knows_no_other_games() -> None:
    """The list above is checked against the house, so it must be the house's."""
    assert set(games.names()) == {*SECRETS, *OPEN}
