"""What a seat knows: the exact posterior of what is hidden, and nothing that leaks."""

from __future__ import annotations

import json
import pickle
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from rubicon.core import FORTUNA, Rng, stream
from rubicon.core.game import FORTUNA_ACTS
from rubicon.games.caesar import GAME
from rubicon.games.caesar.rules.base import DREW, GAINED, HID, LOST, SHOWED
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import PLACING, UNKNOWN
from rubicon.games.caesar.sight.belief import Belief
from tests.games.caesar.scene import CAESAR, POMPEY, Scene

Case = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""A camp, a bag, and the face-down legions by border."""


# The posterior, against brute force over all histories of distinguishable pieces


def histories(pieces: list[int], steps: list[tuple[int, int]]) -> dict[Case, float]:
    """The chance of every case, given what was seen: pieces are told apart, and every piece of a camp that fits what
    was seen is as likely to be the one that was sent."""
    live: dict[tuple[frozenset[int], frozenset[int], tuple[int, ...]], float] = {
        (frozenset(), frozenset(range(len(pieces))), ()): 1.0
    }
    extra = list(pieces)
    for what, arg in steps:
        after: dict[tuple[frozenset[int], frozenset[int], tuple[int, ...]], float] = defaultdict(float)
        if what == GAINED:
            extra.append(arg)
        for (camp, bag, down), weight in live.items():
            if what == DREW:
                for piece in bag:
                    after[camp | {piece}, bag - {piece}, down] += weight / len(bag)
            elif what == GAINED:
                after[camp | {len(extra) - 1}, bag, down] += weight
            elif what == HID:
                for piece in camp:
                    after[camp - {piece}, bag, (*down, piece)] += weight / len(camp)
            else:
                for piece in camp:
                    if extra[piece] == arg:
                        there = bag | {piece} if what == LOST else bag
                        after[camp - {piece}, there, down] += weight / (len(camp) if what == LOST else 1)
        live = dict(after)
    total = sum(live.values())
    result: dict[Case, float] = defaultdict(float)
    for (camp, bag, down), weight in live.items():
        case = (
            tuple(sorted(extra[p] for p in camp)),
            tuple(sorted(extra[p] for p in bag)),
            tuple(extra[p] for p in down),
        )
        result[case] += weight / total
    return dict(result)


def believed(belief: Belief) -> dict[Case, float]:
    """The chance of every case by the belief: the marked legions, and all ways to deal the others."""
    result: dict[Case, float] = defaultdict(float)
    for marks, weight in zip(belief.cases, belief.weights, strict=True):
        camp = [mark >> 6 for mark in marks if mark & 63 == 1]
        bag = [mark >> 6 for mark in marks if mark & 63 == 0]
        fixed = {(mark & 63) - 2: mark >> 6 for mark in marks if mark & 63 > 1}
        alike = belief.unseen.copy()
        for mark in marks:
            alike.remove(mark >> 6)
        deals = list(_deals(alike, belief.camp - len(camp), [b for b in belief.down if b not in fixed]))
        for more_camp, more_down, rest in deals:
            down = tuple({**fixed, **more_down}[b] for b in belief.down)
            case = (tuple(sorted(camp + more_camp)), tuple(sorted(bag + rest)), down)
            result[case] += weight / len(deals)
    return dict(result)


def _deals(pieces: list[int], camp: int, down: list[int]) -> Iterator[tuple[list[int], dict[int, int], list[int]]]:
    if down:
        for i, piece in enumerate(pieces):
            for more_camp, more_down, rest in _deals([*pieces[:i], *pieces[i + 1 :]], camp, down[1:]):
                yield more_camp, {down[0]: piece, **more_down}, rest
    elif camp:
        for i, piece in enumerate(pieces):
            for more_camp, more_down, rest in _deals([*pieces[:i], *pieces[i + 1 :]], camp - 1, down):
                yield [piece, *more_camp], more_down, rest
    else:
        yield [], {}, pieces


DREW_ONE = (DREW, 0)
EXAMPLES: dict[str, tuple[list[int], list[tuple[int, int]]]] = {
    "plain draws": ([0, 1, 2, 3, 4], [DREW_ONE, DREW_ONE, (SHOWED, 2), DREW_ONE]),
    "plain face down": ([0, 1, 2, 3, 3], [DREW_ONE, DREW_ONE, (HID, 7), DREW_ONE, (SHOWED, 3), DREW_ONE]),
    "poison": ([0, 1, 2, 3, 4], [DREW_ONE, DREW_ONE, (LOST, 1), DREW_ONE]),
    "poison, then sent": ([0, 1, 2, 3, 4], [DREW_ONE, DREW_ONE, (LOST, 1), DREW_ONE, (SHOWED, 0), DREW_ONE]),
    "poison, and it comes back": ([0, 1, 2, 3], [DREW_ONE, DREW_ONE, (LOST, 1), DREW_ONE, (SHOWED, 1), DREW_ONE]),
    "one of two equal ones poisoned": (
        [0, 1, 1, 2, 3],
        [DREW_ONE, DREW_ONE, (LOST, 1), DREW_ONE, DREW_ONE, (SHOWED, 1), DREW_ONE],
    ),
    "poisoned twice": ([0, 1, 2, 3], [DREW_ONE, DREW_ONE, (LOST, 1), DREW_ONE, DREW_ONE, (LOST, 1), DREW_ONE]),
    "two poisoned": (
        [0, 1, 2, 3],
        [DREW_ONE, DREW_ONE, DREW_ONE, (LOST, 1), (LOST, 0), DREW_ONE, (SHOWED, 2), DREW_ONE],
    ),
    "centurion": ([0, 1, 2, 3], [DREW_ONE, (GAINED, 9), DREW_ONE, (SHOWED, 1)]),
    "centurion, then one face down": ([0, 1, 2, 3], [DREW_ONE, DREW_ONE, (GAINED, 9), (HID, 4), DREW_ONE]),
    "centurion, two face down": ([0, 1, 2, 3], [DREW_ONE, DREW_ONE, (GAINED, 9), (HID, 4), DREW_ONE, (HID, 5)]),
    "centurion sent": ([0, 1, 2, 3], [DREW_ONE, DREW_ONE, (GAINED, 9), (SHOWED, 9), DREW_ONE]),
    "centurion poisoned": ([0, 1, 2], [DREW_ONE, (GAINED, 9), (LOST, 9), DREW_ONE, DREW_ONE, (HID, 2)]),
    "centurion like a legion": ([0, 1, 2], [DREW_ONE, (GAINED, 1), (SHOWED, 1), DREW_ONE]),
    "all of it": (
        [0, 1, 1, 2, 3],
        [DREW_ONE, DREW_ONE, (HID, 2), (LOST, 1), DREW_ONE, (GAINED, 9), DREW_ONE, (HID, 3), (SHOWED, 1), DREW_ONE],
    ),
}


def belief_of(pieces: list[int], steps: list[tuple[int, int]]) -> Belief:
    """The belief after these steps; the ledger begins with the first that is not plain."""
    unseen = sorted(pieces + [arg for what, arg in steps if what == GAINED])
    for what, arg in steps:
        if what == SHOWED:
            unseen.remove(arg)
    down = [arg for what, arg in steps if what == HID]
    camp = sum(1 if what in (DREW, GAINED) else -1 for what, _ in steps)
    first = next((i for i, (what, _) in enumerate(steps) if what in (LOST, GAINED)), len(steps))
    ledger = [what + 8 * arg for what, arg in steps[first:]]
    return Belief(ledger, unseen, camp, len(unseen) - camp - len(down), down)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_posterior_is_exact(name: str) -> None:
    pieces, steps = EXAMPLES[name]
    belief = belief_of(pieces, steps)
    true = histories(pieces, steps)
    ours = believed(belief)
    assert set(ours) == {case for case, weight in true.items() if weight > 0}
    for case, weight in true.items():
        assert ours[case] == pytest.approx(weight, abs=1e-12), case
    for t, mean in belief.expected():
        assert mean == pytest.approx(sum(weight * case[0].count(t) for case, weight in true.items()))


@pytest.mark.parametrize("name", EXAMPLES)
def test_deals_are_as_frequent_as_the_posterior_says(name: str) -> None:
    pieces, steps = EXAMPLES[name]
    belief = belief_of(pieces, steps)
    true = histories(pieces, steps)
    rng = stream("deals", name)
    deals = 6000
    counts: Counter[Case] = Counter()
    for _ in range(deals):
        camp, bag, down = belief.deal(rng)
        counts[tuple(camp), tuple(bag), tuple(down)] += 1
    assert set(counts) <= set(true)
    for case, weight in true.items():
        error = (deals * weight * (1 - weight)) ** 0.5
        assert abs(counts[case] - deals * weight) < 4.8 * error + 1, case


# In real matches


def positions(options: dict[str, Any], games: int) -> Iterator[CaesarState]:
    """Every position of some random games."""
    setup = GAME.setup(options)
    for number in range(games):
        rng = stream("positions", str(options), number)
        state = GAME.start(setup)
        while state.acting():
            yield state
            seat = state.acting()[0]
            state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        yield state


@pytest.mark.parametrize(
    "options",
    [{}, {"border_control": True}, {"edition": "psc", "poison": True}, {"solo": "hard", "border_control": True}],
)
def test_the_truth_is_always_possible(options: dict[str, Any]) -> None:
    """The case that is true has a weight above 0, in every position, for every viewer."""
    marked = 0
    for state in positions(options, 12):
        for viewer in [*range(state.setup.seats), None]:
            sight = state.sight(viewer)
            for side in range(2):
                if sight.known[side]:
                    assert sight.camps[side] == state.camps[side]
                    assert sight.bags[side] == state.bags[side]
                    continue
                belief = sight.belief(side)
                marked += len(belief.cases) > 1
                assert any(_fits(marks, state, side) for marks in belief.cases)
                assert sum(belief.weights) == pytest.approx(1)
                assert sum(mean for _, mean in belief.expected()) == pytest.approx(len(state.camps[side]))
    assert marked or not state.plan.poison


def _fits(marks: tuple[int, ...], state: CaesarState, side: int) -> bool:
    camp = Counter(state.camps[side])
    bag = Counter(state.bags[side])
    for mark in marks:
        t, place = mark >> 6, mark & 63
        if place == 0:
            bag[t] -= 1
        elif place == 1:
            camp[t] -= 1
        elif state.secret[place - 2] != t:
            return False
    return min([*camp.values(), *bag.values(), 0]) == 0


def test_whose_turn_it_is_has_something_to_place() -> None:
    """C2.8: Pompey is to move and only one border is empty, so what he holds fits there."""
    scene = Scene()
    scene.camp(POMPEY, "6/0 ship", "6/0 sword")
    scene.only("Sicilia-Sardinia", "Asia-Syria")
    scene.turn(POMPEY)
    sight = scene.state.sight(0)
    rng = Rng(5)
    for _ in range(50):
        imagined = sight.imagine(rng)
        assert imagined.moves(1)
        assert imagined.table.phase == PLACING


def test_who_lost_for_want_of_an_icon_had_none() -> None:
    scene = Scene()
    scene.camp(CAESAR, "6/0 sword", "3/3 sword")
    scene.camp(POMPEY, "2/2 laurel")
    scene.empty_bag(POMPEY)
    scene.only("Sicilia-Sardinia", "Asia-Aegyptus")
    scene.turn(POMPEY)
    scene.play(
        "2/2 laurel Asia-Aegyptus" if "2/2 laurel Asia-Aegyptus" in scene.moves() else "2/2 laurel Aegyptus-Asia"
    )
    while scene.state.acting() and scene.state.acting() != FORTUNA_ACTS and scene.table.pending:
        scene.play("done")
    assert scene.table.reason == "no_icon"
    rng = Rng(3)
    for _ in range(50):
        imagined = scene.state.sight(1).imagine(rng)
        assert not imagined.can_place(CAESAR)
        assert imagined.outcome() == scene.state.outcome()


def test_imagine_is_uniform_in_a_plain_game() -> None:
    """Any two of the rival's sixteen: the two equal ones twice as often."""
    scene = Scene()
    sight = scene.state.sight(0)
    rng = Rng(11)
    counts: Counter[int] = Counter()
    for _ in range(8000):
        counts.update(sight.imagine(rng).camps[POMPEY])
    for t in set(scene.box.legions):
        expected = 8000 * 2 / 16 * scene.box.legions.count(t)
        assert abs(counts[t] - expected) < 5 * expected**0.5


def test_a_poisoned_legion_is_remembered() -> None:
    """It is in the bag for certain until something is drawn."""
    scene = Scene(poison=True)
    scene.camp(POMPEY, "6/0 ship", "4/2 sword", "2/2 laurel")
    scene.state._poison_camp(POMPEY, scene.legion("6/0 ship"))
    rng = Rng(1)
    for viewer in (0, None):
        sight = scene.state.sight(viewer)
        for _ in range(60):
            assert scene.legion("6/0 ship") in sight.imagine(rng).bags[POMPEY]
    assert scene.state.sight(1).ledgers == scene.state.sight(0).ledgers, "everybody saw it"


def test_a_centurion_in_camp_is_known_until_a_legion_goes_face_down() -> None:
    scene = Scene(border_control=True)
    scene.table.turn = POMPEY
    scene.state._support(POMPEY, scene.legion("7/0 sword"))
    rng = Rng(1)
    sight = scene.state.sight(0)
    for _ in range(30):
        assert scene.legion("7/0 sword") in sight.imagine(rng).camps[POMPEY]
    camp = scene.state.camps[POMPEY]
    t = next(t for t in camp if t != scene.legion("7/0 sword"))
    camp.remove(t)
    scene.state._put_down(POMPEY, t, scene.border("Aegyptus-Asia"))
    sight = scene.state.sight(0)
    on_border = Counter(sight.imagine(rng).secret[scene.border("Aegyptus-Asia")] for _ in range(600))
    assert 0.15 < on_border[scene.legion("7/0 sword")] / 600 < 0.35, "one of four"


# Leaks of face-down legions, beyond what the conformance suite tries


@pytest.mark.parametrize("viewer", [1, None])
def test_which_legion_lies_face_down_never_shows(viewer: int | None) -> None:
    """Two matches in lock step that differ only in the legion that Caesar hides, and keeps: all that others see is
    equal to the end of the next turns, and the truth does differ."""

    def sent(scene: Scene) -> str:
        sight = scene.state.sight(viewer)
        seen = [event.seen_by(viewer) for event in scene.journal]
        told = [event.plain() for event in seen if event is not None]
        imagined = sight.imagine(Rng(7))
        facts = [imagined.camps, imagined.bags, imagined.secret, imagined.table.legion]
        return json.dumps([sight.view(), told, facts]) + str(pickle.dumps(sight))

    scenes = []
    for hidden, kept in (("6/0 sword", "3/3 ship"), ("3/3 ship", "6/0 sword")):
        scene = Scene(border_control=True)
        scene.table.pool[0] = 3
        scene.camp(CAESAR, hidden, kept, "2/2 laurel")
        scene.camp(POMPEY, "6/0 sword", "6/0 ship", "4/0 laurel")
        scene.play(f"hide {hidden} Sardinia-Gallia")
        scene.chance("turn up senate")
        scenes.append(scene)
    one, two = scenes
    for step in range(4):
        assert sent(one) == sent(two), step
        assert one.state.secret != two.state.secret
        assert one.state.camps[CAESAR] != two.state.camps[CAESAR]
        for scene in scenes:
            if step == 0:
                scene.play("senate bare")
            elif step == 1:
                scene.chance("draw 5/1 sword")
            elif step == 2:
                scene.play("6/0 ship Sicilia-Sardinia")
    border = one.border("Sardinia-Gallia")
    assert one.state.sight(viewer).secret[border] == UNKNOWN


def test_a_sight_travels() -> None:
    """Pickled and back, it imagines the same."""
    scene = Scene(border_control=True)
    scene.state._poison_camp(POMPEY, scene.state.camps[POMPEY][0])
    sight = scene.state.sight(0)
    again = pickle.loads(pickle.dumps(sight))
    assert again.view() == sight.view()
    assert again.imagine(Rng(4)).camps == sight.imagine(Rng(4)).camps
