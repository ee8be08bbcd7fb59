"""What is imagined is drawn from the posterior that `hidden_blocks` defines, compared with all that is possible.

What is possible is enumerated here in the plainest way, from the masks and
bounds that a sight holds and from nothing else of the code that is tested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from math import fsum, prod, sqrt
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.bots import make
from rubicon.core import FORTUNA, Rng, stream
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.box import APOLLO, CAESAR, POMPEY, Box
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import POOL, UNSEEN, Table
from rubicon.games.julius_caesar.sight.assignments import Component, components, random_below
from rubicon.games.julius_caesar.sight.hidden_blocks import Token, options
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from tests.games.julius_caesar.scene import Scene

Case = TypeVar("Case")
Position = tuple[tuple[int, ...], ...]
"""For every hidden block: where it stands, whose it is, whether it has moved, is in reserve, may go on."""


# By brute force


def fits(box: Box, table: Table, token: Token, b: int) -> list[int]:
    """The strengths with which the token can be the block; [0] in the pool."""
    place, _, colour, _, _, _, mask, low, high = token
    if box.colour[b] != colour or not mask >> box.of_colour[colour].index(b) & 1:
        return []
    if place == POOL:
        return [0]
    return [s for s in box.steps[b] if low <= s <= high and table.weakest[b] <= s <= table.strongest[b]]


def assignments(sight: JuliusSight) -> list[tuple[int, ...]]:
    """All ways to say which block each token is."""
    box, table = sight.box, sight.table
    hidden = [b for b in range(box.blocks) if table.where[b] == UNSEEN]
    may = [{b for b in hidden if fits(box, table, token, b)} for token in sight.tokens]
    found: list[tuple[int, ...]] = []

    def name(chosen: tuple[int, ...]) -> None:
        if len(chosen) == len(may):
            found.append(chosen)
        else:
            for b in may[len(chosen)].difference(chosen):
                name((*chosen, b))

    name(())
    return found


def look(token: Token) -> tuple[int, ...]:
    return (token[0], token[1], token[3], token[4], token[5])


def positions(sight: JuliusSight) -> Counter[Position]:
    """Every position of the hidden blocks, and in how many assignments it comes up."""
    found: Counter[Position] = Counter()
    for assignment in assignments(sight):
        where = dict(zip(assignment, map(look, sight.tokens), strict=True))
        found[tuple(where[b] for b in sorted(where))] += 1
    return found


def imagined(sight: JuliusSight, table: Table) -> Position:
    hidden = [b for b in range(sight.box.blocks) if sight.table.where[b] == UNSEEN]
    return tuple(
        (table.where[b], table.side[b], table.moved[b], table.reserve[b], int(table.last == b)) for b in hidden
    )


def agrees(seen: Counter[Case], weights: dict[Case, float]) -> None:
    """Pearson's chi-square of what was drawn against what is likely, five standard deviations allowed."""
    count = sum(seen.values())
    total = sum(weights.values())
    assert set(seen) <= set(weights), "something impossible was drawn"
    assert count * min(weights.values()) / total > 5, "too few draws for so many cases"
    likely = {case: count * weight / total for case, weight in weights.items()}
    square = fsum((seen[case] - mean) ** 2 / mean for case, mean in likely.items())
    free = len(weights) - 1
    assert square < free + 5 * sqrt(2 * free) + 5, (square, free)


def drawn(sight: JuliusSight, count: int, seed: int) -> Counter[Position]:
    rng = Rng(seed)
    return Counter(imagined(sight, sight.imagine(rng).table) for _ in range(count))


# Small cases, set up and played


def hide(scene: Scene, *groups: tuple[str, str]) -> None:
    """`("Caesar", "Caesar, Legio 11")`: of the first everybody thinks that it may be any of the second."""
    for name, may in groups:
        marks = [scene.box.mark[scene.block(other.strip())] for other in may.split(",")]
        scene.table.mask[scene.block(name)] = sum(marks)


def chain() -> JuliusSight:
    """Every mask reaches over to the next: the last token leaves one way fewer than chance would have it."""
    scene = Scene(
        {"Genua": "Caesar", "Roma": "Legio 11", "Ravenna": "Legio 12", "Massilia": "Legio 13", "Utica": "Legio 3"}
    )
    hide(
        scene,
        ("Caesar", "Caesar, Legio 11"),
        ("Legio 11", "Legio 11, Legio 12, Legio 13"),
        ("Legio 12", "Caesar, Legio 11, Legio 12, Legio 13"),
        ("Legio 13", "Legio 12, Legio 13, Caesar"),
    )
    for name in ("Caesar", "Legio 11", "Legio 12", "Legio 13"):
        scene.table.low[scene.block(name)] = 1
        scene.table.high[scene.block(name)] = 4
    return scene.state.sight(POMPEY)


def nested() -> JuliusSight:
    """Small sets inside large ones, several tokens with the same."""
    scene = Scene({"Genua": "Caesar, Legio 7", "Roma": "Legio 11, Legio 12, Legio 13", "Utica": "Legio 3"})
    scene.put("Legio 14", "Massilia")
    small = "Caesar, Legio 7, Legio 11"
    large = f"{small}, Legio 12, Legio 13, Legio 14"
    hide(scene, ("Caesar", small), ("Legio 7", small))
    hide(scene, *[(name, large) for name in ("Legio 11", "Legio 12", "Legio 13", "Legio 14")])
    for name in large.split(", "):
        scene.table.low[scene.block(name)] = 1
        scene.table.high[scene.block(name)] = 4
    return scene.state.sight(POMPEY)


def strengths() -> JuliusSight:
    """What is remembered of blocks by name tells tokens apart that have the same mask."""
    scene = Scene({"Genua": "Caesar:3", "Roma": "Legio 11:2", "Ravenna": "Legio 12:4", "Utica": "Legio 3"})
    everybody = "Caesar, Legio 11, Legio 12"
    hide(scene, *[(name, everybody) for name in everybody.split(", ")])
    for name, low, high in (("Caesar", 2, 4), ("Legio 11", 1, 3), ("Legio 12", 3, 4)):
        scene.table.low[scene.block(name)] = low
        scene.table.high[scene.block(name)] = high
    scene.table.weakest[scene.block("Legio 12")] = 2
    scene.table.strongest[scene.block("Legio 11")] = 3
    return scene.state.sight(POMPEY)


def marches() -> JuliusSight:
    """Played: armies mix, and part again."""
    scene = Scene({"Genua": "Caesar, Legio 11, Navis C1", "Ravenna": "Legio 12, Legio 13", "Utica": "Legio 3"})
    scene.turn("4/1", "2/1").caesar("Legio 11 > Roma", "Legio 12 > Asculum", "done", "done").pompey("done", "done")
    scene.turn("4/1", "2/1", 3).caesar("Caesar > Ravenna", "Legio 11 > Genua", "done", "done").pompey("done", "done")
    scene.turn("4/1", "2/1", 4).caesar("Legio 13 > Roma", "Navis C1 > Mare Tyrrhenum")
    return scene.state.sight(POMPEY)


def levied() -> JuliusSight:
    """Played: new blocks, one of them with a step more, and the pool that they came from."""
    away = "Legio 3, Auxilia C2!, Auxilia C3!, Auxilia C4!, Navis C3!, Navis C4!, Navis C5!"
    scene = Scene({"Roma": "Caesar", "Massilia": "Antonius", "Utica": away})
    scene.turn("1/3", "1/2").caesar("done", "levy Auxilia C1 Roma", "raise Auxilia C1", "levy Navis C1 Massilia")
    return scene.state.sight(POMPEY)


def deployed() -> JuliusSight:
    """Played: after free deployment everybody may be anywhere, a few are known by now; all at full strength."""
    state = GAME.start(GAME.setup({"deployment": "free"}))
    state.play(CAESAR, 0)
    state.play(POMPEY, 0)
    for b in range(state.box.blocks):
        if state.box.owner[b] == CAESAR and state.table.where[b] != POOL:
            if state.box.titles[b] not in ("Caesar", "Legio 7", "Legio 13", "Navis C1", "Navis C2", "Legio 16"):
                for other in range(state.box.blocks):
                    if state.box.colour[other] == state.box.colour[b]:
                        state.table.mask[other] &= ~state.box.mark[b]
                state.table.mask[b] = state.box.mark[b]
    return state.sight(POMPEY)


SMALL: list[Callable[[], JuliusSight]] = [chain, nested, strengths, marches, levied, deployed]
small = pytest.mark.parametrize("make_sight", SMALL, ids=[case.__name__ for case in SMALL])


@small
def test_j2_1_every_possible_position_is_imagined_as_often(make_sight: Callable[[], JuliusSight]) -> None:
    sight = make_sight()
    expected = positions(sight)
    assert len(expected) > 1
    assert len(set(expected.values())) == 1  # as many assignments for each: see `hidden_blocks`
    agrees(drawn(sight, max(3000, 20 * len(expected)), 11), dict.fromkeys(expected, 1.0))


@small
def test_j2_1_the_chances_of_a_token_are_counted(make_sight: Callable[[], JuliusSight]) -> None:
    """Over all assignments, exactly."""
    sight = make_sight()
    every = assignments(sight)
    tied = components(options(sight.table, sight.box, sight.tokens))
    assert prod(component.total * orders(component) for component in tied) == len(every)
    for component in tied:
        for group, chances in zip(component.groups, component.chances(), strict=True):
            assert sum(chances) == pytest.approx(1.0)
            for token in group:
                for b, chance in zip(component.blocks, chances, strict=True):
                    assert chance == pytest.approx(sum(assignment[token] == b for assignment in every) / len(every))


def orders(component: Component) -> int:
    """In how many ways the tokens of each group can change places."""
    return prod(prod(range(1, len(group) + 1)) for group in component.groups)


def test_j2_1_strengths_are_drawn_after_the_names() -> None:
    """A block with three possible strengths is not more likely than one with a single one."""
    sight = strengths()
    box, table = sight.box, sight.table
    every = assignments(sight)
    weights: dict[tuple[int, ...], float] = {}
    for assignment in every:
        levels = {b: fits(box, table, token, b) for token, b in zip(sight.tokens, assignment, strict=True)}
        blocks = sorted(levels)
        where = {b: token[0] for token, b in zip(sight.tokens, assignment, strict=True)}
        for worlds in product_of([levels[b] for b in blocks]):
            case = tuple(n for b, strength in zip(blocks, worlds, strict=True) for n in (where[b], strength))
            weights[case] = 1 / prod(len(levels[b]) for b in blocks)
    assert len(set(weights.values())) > 1
    rng = Rng(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        found = sight.imagine(rng).table
        hidden = [b for b in range(box.blocks) if table.where[b] == UNSEEN]
        seen[tuple(n for b in hidden for n in (found.where[b], found.strength[b]))] += 1
    agrees(seen, weights)


def product_of(lists: list[list[int]]) -> Iterable[tuple[int, ...]]:
    if not lists:
        return [()]
    return [(first, *rest) for first in lists[0] for rest in product_of(lists[1:])]


# Any case, and those that are too large to count


@st.composite
def choices(draw: st.DrawFn) -> list[list[int]]:
    """Tokens that may be these blocks; that each is the block of its own number is always possible."""
    count = draw(st.integers(1, 6))
    masks = draw(st.lists(st.integers(0, 2**count - 1), min_size=count, max_size=count))
    return [[b for b in range(count) if masks[token] >> b & 1 or b == token] for token in range(count)]


def all_ways(may: list[list[int]]) -> list[tuple[int, ...]]:
    return [way for way in permutations(range(len(may))) if all(b in may[token] for token, b in enumerate(way))]


@settings(max_examples=150, deadline=None)
@given(choices())
def test_ways_are_counted_as_one_counts_them(may: list[list[int]]) -> None:
    every = all_ways(may)
    tied = components(may)
    assert prod(component.total * orders(component) for component in tied) == len(every)
    assert sorted(token for component in tied for group in component.groups for token in group) == list(range(len(may)))
    rng = Rng(len(every))
    for rough in (tied, components(may, most=0)):
        for _ in range(5):
            assigned = [-1] * len(may)
            for component in rough:
                component.draw(rng, assigned)
            assert tuple(assigned) in every


HARD = [
    [[0, 1], [1, 2], [2, 0]],  # a ring: no two can change places
    [[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]],
    [[0, 1], [1, 2, 3], [0, 1, 2, 3], [2, 3, 0]],
    [[0, 1, 2, 3, 4, 5]] * 3 + [[0, 1, 2]] * 2 + [[3, 4, 5]],
    [[0, 3], [1, 4], [2, 5], [0, 1, 2, 3], [3, 4, 5], [0, 4, 5]],
]
hard = pytest.mark.parametrize("may", HARD, ids=["ring", "stairs", "chain", "halves", "pairs"])


@hard
@pytest.mark.parametrize("most", [0, 1000], ids=["stirred", "counted"])
def test_every_way_is_drawn_as_often(may: list[list[int]], most: int) -> None:
    every = all_ways(may)
    tied = components(may, most)
    assert all((component.total == 0) == (most == 0) for component in tied)
    rng = Rng(5)
    seen: Counter[tuple[int, ...]] = Counter()
    # Enough to tell a search for any matching from a fair draw; stirring takes its time.
    for _ in range(min(300 * len(every), 6000) if most else max(400, 10 * len(every))):
        assigned = [-1] * len(may)
        for component in tied:
            component.draw(rng, assigned)
        seen[tuple(assigned)] += 1
    agrees(seen, dict.fromkeys(every, 1.0))


@hard
def test_chances_that_were_not_counted_are_near(may: list[list[int]]) -> None:
    for exact, rough in zip(components(may), components(may, most=0), strict=True):
        for counted, sampled in zip(exact.chances(), rough.chances(), strict=True):
            assert sampled == pytest.approx(counted, abs=0.12)


def test_large_numbers_are_drawn_evenly() -> None:
    rng = Rng(1)
    n = 3 << 62
    agrees(Counter(random_below(rng, n) >> 62 for _ in range(3000)), {0: 1.0, 1: 1.0, 2: 1.0})
    assert {random_below(rng, 3) for _ in range(50)} == {0, 1, 2}


# Whole games: the truth is never ruled out


def truth_is_possible(state: JuliusState) -> None:
    """For everybody: each hidden block is among what some token may be that looks like it, each its own."""
    table, box = state.table, state.box
    for viewer in (CAESAR, POMPEY, None):
        sight = state.sight(viewer)
        free = list(zip(sight.tokens, options(sight.table, box, sight.tokens), strict=True))
        for b in range(box.blocks):
            if sight.table.where[b] != UNSEEN:
                known = sight.table
                if known.where[b] < POOL and known.side[b] != viewer:
                    assert known.low[b] <= table.strength[b] <= known.high[b]
                    assert known.strength[b] in (0, table.strength[b])
                continue
            looks = (
                table.where[b],
                table.side[b],
                box.colour[b],
                table.moved[b],
                table.reserve[b],
                int(table.last == b),
            )
            token = (*looks, table.mask[b], table.low[b], table.high[b])
            pair = next(pair for pair in free if pair[0] == token)
            free.remove(pair)
            assert b in pair[1], box.titles[b]
        assert not free


@pytest.mark.soak
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("deployment", ["historical", "free"])
def test_j2_1_the_truth_is_never_ruled_out(deployment: str, player: str, soak: int) -> None:
    for seed in range(soak):
        state = GAME.start(GAME.setup({"deployment": deployment, "edition": ("seed", "v1_1")[seed % 2]}))
        bots = [make("julius_caesar", player, stream("posterior", seed, seat)) for seat in (CAESAR, POMPEY)]
        rng = stream("posterior", deployment, player, seed)
        while state.acting():
            seat = state.acting()[0]
            state.apply(seat, state.draw(rng) if seat == FORTUNA else bots[seat].decide(state.sight(seat)))
            truth_is_possible(state)


# What is remembered by name


def test_j2_1_a_block_is_remembered_as_it_was_last_seen_wherever_it_went() -> None:
    scene = Scene({"Genua": "Caesar:3, Legio 11:2", "Utica": "Legio 3"}).turn("4/1", "2/1").caesar("Legio 11 > Roma")
    caesar, legion = scene.block("Caesar"), scene.block("Legio 11")
    sight = scene.state.sight(POMPEY)
    rng = Rng(2)
    worlds = set()
    for _ in range(60):
        found = sight.imagine(rng).table
        worlds.add((found.where[caesar], found.strength[caesar], found.where[legion], found.strength[legion]))
    genua, roma = scene.place("Genua"), scene.place("Roma")
    assert worlds == {(genua, 3, roma, 2), (roma, 3, genua, 2)}


def test_j2_1_after_free_deployment_everybody_is_at_full_strength() -> None:
    sight = deployed()
    for seed in range(40):
        found = sight.imagine(Rng(seed)).table
        assert all(found.strength[b] in (0, sight.box.full[b]) for b in range(sight.box.blocks))


def test_j2_1_a_step_went_to_the_block_that_had_room_for_it() -> None:
    """Caesar is at full strength: it was the legion that got the step."""
    scene = Scene({"Roma": "Caesar, Legio 11:2"}).turn("1/2", "1/3").caesar("done", "raise Legio 11")
    sight = scene.state.sight(POMPEY)
    assert not sight.tokens
    assert sight.table.strength[scene.block("Caesar")] == 3
    assert sight.table.strength[scene.block("Legio 11")] == 3


def test_j2_1_a_levied_block_is_at_its_last_step_whatever_it_was_before() -> None:
    """Disbanded at full strength, levied anew: nobody remembers the old strength, if it surely was in the pool."""
    scene = Scene({"Genua": "Auxilia C1:3, Caesar", "Brundisium": "Legio 3"})
    scene.last_turn()
    scene.caesar("disband Auxilia C1", "done").pompey("done")
    may = scene.state.sight(POMPEY)
    assert {token[0] for token in may.tokens} == {scene.place("Genua"), POOL}
    b = scene.block("Auxilia C1")
    assert (scene.table.weakest[b], scene.table.strongest[b]) == (3, 3)
    scene.turn("1/2", "1/3").caesar("done", "levy Auxilia C1 Genua")
    assert (scene.table.weakest[b], scene.table.strongest[b]) == (1, 3)
    assert scene.table.weakest[scene.block("Auxilia C2")] == scene.table.strongest[scene.block("Auxilia C2")] == 1


def test_j2_1_vulcan_takes_a_step_from_whoever_is_there() -> None:
    scene = Scene({"Genua": "Caesar", "Roma": "Legio 2:4, Legio 3:3", "Utica": "Legio 5"})
    both = "Legio 3, Legio 5"
    hide(scene, ("Legio 3", both), ("Legio 5", both))
    scene.turn("Vulcan", "2/1").caesar("vulcan Roma")
    table = scene.table
    known, there, elsewhere = (scene.block(name) for name in ("Legio 2", "Legio 3", "Legio 5"))
    assert (table.weakest[known], table.strongest[known]) == (3, 3)
    assert (table.weakest[there], table.strongest[there]) == (2, 3)
    assert table.weakest[elsewhere] == scene.box.full[elsewhere] - 1
    assert table.strongest[elsewhere] == scene.box.full[elsewhere]


# Cards


def late(turn: int) -> Scene:
    """A year of which much has been played: few cards are left to guess."""
    scene = Scene({"Genua": "Legio 11", "Brundisium": "Legio 3"})
    table, box = scene.table, scene.box
    table.phase, table.turn = 3, turn
    deck = [card for card in range(box.cards) for _ in range(box.card_copies[card])]
    Rng(4).shuffle(deck)
    table.played = [deck.pop() for _ in range(2 * (turn - 1))]
    table.hands = [sorted(deck.pop() for _ in range(6 - turn)) for _ in (CAESAR, POMPEY)]
    table.discards = [deck.pop(), deck.pop()]
    table.deck = [deck.count(card) for card in range(box.cards)]
    return scene


def test_j1_1_every_deal_of_the_unseen_cards_is_as_likely() -> None:
    """The last turn: the rival's one card and the one laid aside are any two of those not seen, in any order."""
    scene = late(5)
    sight = scene.state.sight(CAESAR)
    seen = [*scene.table.played, *scene.table.hands[CAESAR], scene.table.discards[CAESAR]]
    box = scene.box
    unseen = [c for c in range(box.cards) for _ in range(box.card_copies[c] - seen.count(c))]
    expected: Counter[tuple[int, ...]] = Counter(permutations(unseen, 2))
    rng = Rng(6)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        table = sight.imagine(rng).table
        assert sorted(seen + table.hands[POMPEY] + [table.discards[POMPEY]]) == sorted(
            c for c in range(box.cards) for _ in range(box.card_copies[c] - table.deck[c])
        )
        found[(table.hands[POMPEY][0], table.discards[POMPEY])] += 1
    agrees(found, {pair: float(number) for pair, number in expected.items()})


def test_j1_1_a_spectator_guesses_both_hands() -> None:
    """Each unseen card is as often in each hidden place as any other of its kind would be."""
    scene = late(5)
    sight = scene.state.sight(None)
    box = scene.box
    unseen = [c for c in range(box.cards) for _ in range(box.card_copies[c] - scene.table.played.count(c))]
    rng = Rng(7)
    tables = [sight.imagine(rng).table for _ in range(1500)]
    for seat in (CAESAR, POMPEY):
        for places in ([table.hands[seat][0] for table in tables], [table.discards[seat] for table in tables]):
            agrees(Counter(places), {card: float(count) for card, count in Counter(unseen).items()})


def test_j5_1_a_card_face_down_is_any_of_the_hand_but_apollo_in_the_first_turn() -> None:
    """Over all hands that hold Apollo: in the first turn it is never the one that lies there."""
    for turn in (1, 4):
        scene = late(turn)
        apollo = next(card for card in range(scene.box.cards) if scene.box.card_event[card] == APOLLO)
        scene.state.apply(POMPEY, next(move for move in scene.state.moves(POMPEY)))
        sight = scene.state.sight(CAESAR)
        assert sight.table.chosen[POMPEY] == -2
        rng = Rng(8)
        ratio: Counter[bool] = Counter()
        held = 0
        for _ in range(3000):
            table = sight.imagine(rng).table
            assert table.chosen[POMPEY] in table.hands[POMPEY]
            held += apollo in table.hands[POMPEY]
            ratio[table.chosen[POMPEY] == apollo] += 1
        assert held > 100, "the case does not come up"
        if turn == 1:
            assert ratio[True] == 0
        else:
            assert ratio[True] == pytest.approx(held / 2, rel=0.25)  # one of two cards
