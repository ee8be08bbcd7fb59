"""No observation tells what its seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from rubicon.core import Rng, Setup, Sight, stream
from rubicon.core.planes import Numbers
from rubicon.envs import Observer
from tests.conformance import leaks
from tests.conformance.harness import dump
from tests.conformance.test_leaks import CASES, SECRETS, PocketSight, leaky
from tests.envs.episodes import ALL_SETUPS, episode, label, make, same
from tests.fixture_game import GAME

SEATED = [(setup, viewer) for setup, viewer in CASES if viewer is not None]


def send_observations(observer: Observer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lock step compare what a learner gets, and nothing else."""

    def sent(run: leaks.Run, viewer: int | None) -> str:
        sight = run.match.sight(viewer)
        return dump([observer.numbers(sight), *[array.tobytes().hex() for array in observer.observe(sight).values()]])

    monkeypatch.setattr(leaks.Run, "sent", sent)


@pytest.mark.soak
@pytest.mark.parametrize(("setup", "viewer"), SEATED, ids=[f"{label(setup)}-{viewer}" for setup, viewer in SEATED])
def test_two_truths_that_a_seat_cannot_tell_apart_look_alike(
    setup: Setup, viewer: int, often: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock-step leak test, with observations for what is sent."""
    send_observations(Observer(setup), monkeypatch)
    secrets = SECRETS[setup.game.name]
    leaks.check(setup, secrets, viewer, often(secrets.runs), drafts=False)


@pytest.mark.parametrize("setup", [setup for setup in ALL_SETUPS if setup.game.name in SECRETS], ids=label)
def test_an_imagined_truth_looks_the_same_to_who_imagined_it(setup: Setup, often: Callable[[int], int]) -> None:
    secrets = SECRETS[setup.game.name]
    played = make(setup)
    differed = 0
    for number in range(often(4)):
        played.reset(seed=number)
        for step, _ in enumerate(episode(played, stream("fair", number))):
            state = played._state
            seat = (step + number) % setup.seats
            imagined = state.sight(seat).imagine(Rng(step))
            differed += secrets.hidden(state, seat) != secrets.hidden(imagined, seat)
            assert same(played.observer.observe(state.sight(seat)), played.observer.observe(imagined.sight(seat)))
    hides = any(hider == setup for hider, _ in SEATED)
    assert differed or not hides, "nothing hidden ever differed, so nothing was shown"


def test_planes_that_show_too_much_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a sight that carries too much, for no planes get more than a sight."""
    observer = Observer(GAME.setup(seats=3))

    def fill(sight: Sight, out: Numbers, at: int) -> None:
        for coin, number in enumerate(cast(PocketSight, sight).pouch):
            out.data[at + coin] = number

    monkeypatch.setattr(observer, "_fill", fill)
    send_observations(observer, monkeypatch)
    with pytest.raises(leaks.Leak):
        leaks.check(leaky(sight=PocketSight), SECRETS["three_coins"], 0, 200, drafts=False)
