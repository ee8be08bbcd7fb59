"""Twenty positions that a beginner gets right; greedy gets at least eighteen. And what it owes to its contract."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubicon.bots import make, names
from rubicon.core import Advice, Rng
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.text import LANGUAGES, Speaker
from tests.conformance.harness import walk
from tests.games.augustus.bench import Position

Case = Callable[[], tuple[Position, int, set[str]]]
CASES: list[Case] = []


def case(position: Case) -> Case:
    """A position, who decides, and the answers that are right."""
    CASES.append(position)
    return position


BIG = {"fields": "sword sword shield chariot catapult standard", "points": 9}
SMALL = {"fields": "sword shield", "points": 3}


@case
def finish_a_mission_when_you_can() -> tuple[Position, int, set[str]]:
    """One field is missing, and the token fits."""
    position = Position(2, m10=SMALL, m50=BIG).progress(0, 10, "sword").progress(0, 50, "sword")
    return position.token("shield"), 0, {"put 10 shield"}


@case
def finish_it_with_a_moved_legion_when_the_supply_is_empty() -> tuple[Position, int, set[str]]:
    """A legion on the big mission is worth less than the small one complete."""
    position = Position(2, m10=SMALL, m50=BIG).progress(0, 10, "sword").progress(0, 50, "chariot").supply(0, 0)
    return position.token("shield"), 0, {"bring 10 shield"}


@case
def take_the_right_legion_for_it() -> tuple[Position, int, set[str]]:
    """The easy sword of the big mission, not the sword of the one to finish."""
    position = Position(2, m10=SMALL, m50=BIG).progress(0, 10, "sword").progress(0, 50, "sword standard").supply(0, 0)
    return position.token("shield").play(0, "bring 10 shield"), 0, {"from 50 sword"}


@case
def place_rather_than_pass() -> tuple[Position, int, set[str]]:
    """A free legion and a free field."""
    return Position(2, m10=SMALL).progress(0, 10).token("sword"), 0, {"put 10 sword"}


@case
def do_not_break_a_nearly_finished_mission() -> tuple[Position, int, set[str]]:
    """Supply empty; the token fits a big empty mission only."""
    four = {"fields": "chariot chariot catapult dagger", "points": 8}
    position = Position(2, m10=four, m50=BIG).progress(0, 10, "chariot catapult dagger").progress(0, 50).supply(0, 0)
    return position.token("shield"), 0, {"pass"}


@case
def use_a_joker_for_the_rare_symbol() -> tuple[Position, int, set[str]]:
    """Swords will come; the dagger may not."""
    position = Position(2, m10={"fields": "sword sword dagger", "points": 5}).progress(0, 10)
    return position.token("joker"), 0, {"put 10 dagger"}


@case
def use_a_joker_to_finish() -> tuple[Position, int, set[str]]:
    """Complete beats rare."""
    position = Position(2, m10=SMALL, m50={"fields": "sword shield dagger", "points": 4})
    position.progress(0, 10, "sword").progress(0, 50)
    return position.token("joker"), 0, {"put 10 shield"}


@case
def help_the_mission_that_is_nearer() -> tuple[Position, int, set[str]]:
    """Equal points: one needs two more, the other five."""
    near = {"fields": "sword chariot catapult", "points": 5}
    far = {"fields": "sword chariot chariot catapult standard", "points": 5}
    position = Position(2, m10=near, m50=far).progress(0, 10, "catapult").progress(0, 50)
    return position.token("sword"), 0, {"put 10 sword"}


@case
def help_the_richer_of_two_alike() -> tuple[Position, int, set[str]]:
    """Same fields, more points."""
    poor, rich = {"fields": "sword chariot dagger", "points": 2}, {"fields": "sword chariot dagger", "points": 12}
    position = Position(2, m10=poor, m11=rich).progress(0, 10).progress(0, 11)
    return position.token("sword"), 0, {"put 11 sword"}


@case
def take_the_richer_of_two_alike() -> tuple[Position, int, set[str]]:
    """From the row."""
    alike = {"fields": "sword chariot catapult", "effect": "none"}
    rows = {f"m{n}": {**alike, "points": 9 if n == 32 else 3} for n in range(30, 35)}
    position = Position(2, m10=SMALL, **rows).row(30, 31, 32, 33, 34).progress(0, 10, "sword")
    return position.complete(0, "shield", "put 10 shield"), 0, {"take 32"}


@case
def take_the_easier_of_two_alike() -> tuple[Position, int, set[str]]:
    """Same points, easier fields."""
    rows = {f"m{n}": {"fields": "standard standard dagger catapult", "points": 5} for n in range(30, 34)}
    position = Position(2, m10=SMALL, m34={"fields": "sword sword shield", "points": 5}, **rows)
    position.row(30, 31, 32, 33, 34).progress(0, 10, "sword")
    return position.complete(0, "shield", "put 10 shield"), 0, {"take 34"}


@case
def take_something_quick_when_the_game_is_about_to_end() -> tuple[Position, int, set[str]]:
    """A rival has six missions: twelve points in twelve draws will not come."""
    position = Position(
        2, m10=SMALL, m30={"fields": "sword shield", "points": 3}, m31={"fields": "standard standard dagger catapult",
        "points": 14}, m32={"fields": "standard standard dagger", "points": 12},
    )  # fmt: skip
    position.control(1, 40, 41, 42, 43, 44, 45).row(30, 31, 32).progress(0, 10, "sword")
    position.token("shield").play(0, "put 10 shield")
    position.others_pass(0)
    return position, 0, {"take 30"}


@case
def take_the_third_of_a_colour() -> tuple[Position, int, set[str]]:
    """Alike but for the colour; two orange ones are controlled, and the reward is there."""
    alike = {"fields": "sword chariot catapult", "points": 5}
    colours = {30: "pink", 31: "orange", 32: "pink", 33: "pink", 34: "pink"}
    rows = {f"m{n}": {**alike, "colour": colour} for n, colour in colours.items()}
    position = Position(2, m10=SMALL, m20={"colour": "orange"}, m21={"colour": "orange"}, **rows)
    position.control(0, 20, 21).row(30, 31, 32, 33, 34).progress(0, 10, "sword").holds(1, "three")
    return position.complete(0, "shield", "put 10 shield"), 0, {"take 31"}


@case
def claim_the_reward_when_a_rival_is_level() -> tuple[Position, int, set[str]]:
    """Four each: five may be anybody's."""
    position = Position(2, m10=SMALL).control(0, 40, 41, 42).control(1, 43, 44, 45, 46).progress(0, 10, "sword")
    return position.complete(0, "shield", "put 10 shield"), 0, {"claim"}


@case
def decline_the_smallest_when_far_ahead() -> tuple[Position, int, set[str]]:
    """Two missions against none: four points are near."""
    position = Position(2, m10=SMALL).control(0, 40).progress(0, 10, "sword")
    return position.complete(0, "shield", "put 10 shield"), 0, {"decline"}


@case
def claim_the_last_one() -> tuple[Position, int, set[str]]:
    """There is nothing better than ten points for six."""
    position = Position(2, m10=SMALL).control(0, 40, 41, 42, 43, 44).progress(0, 10, "sword")
    return position.complete(0, "shield", "put 10 shield"), 0, {"claim"}


@case
def give_up_the_legion_that_matters_least() -> tuple[Position, int, set[str]]:
    """An easy sword of an empty big mission, not the dagger of the one nearly done."""
    red = {"fields": "sword shield", "effect": "remove 1"}
    position = Position(2, m10=red, m20={"fields": "sword shield dagger", "points": 6}, m50=BIG)
    position.progress(0, 10, "sword").progress(1, 20, "shield dagger").progress(1, 50, "sword")
    return position.complete(0, "shield", "put 10 shield"), 1, {"remove 50 sword"}


@case
def lose_the_mission_with_the_fewest_points() -> tuple[Position, int, set[str]]:
    """Nothing else hangs on them."""
    red = {"fields": "sword shield", "effect": "lose"}
    position = Position(2, m10=red, m20={"points": 2}, m21={"points": 7}, m22={"points": 9})
    position.control(1, 20, 21, 22).progress(0, 10, "sword")
    return position.complete(0, "shield", "put 10 shield"), 1, {"lose 20"}


@case
def complete_the_hardest_with_a_free_completion() -> tuple[Position, int, set[str]]:
    """Not the one that is nearly done anyway."""
    gift = {"fields": "sword shield", "effect": "complete"}
    hard = {"fields": "catapult catapult standard standard dagger", "points": 14}
    position = Position(2, m10=gift, m20=SMALL, m50=hard)
    position.progress(0, 10, "sword").progress(0, 20, "sword").progress(0, 50)
    return position.complete(0, "shield", "put 10 shield"), 0, {"complete 50"}


@case
def give_the_gold_to_the_weaker() -> tuple[Position, int, set[str]]:
    """Of two tied leaders the one with fewer points."""
    gold = {"fields": "sword shield", "colour": "pink", "gold": 2, "points": 3}
    position = Position(
        3, m81={"fields": "sword dagger", "effect": "lose"}, m20={**gold, "gold": 1}, m21=gold, m22=gold,
        m30={"points": 30}, m31={"points": 1}, m23=gold,
    )  # fmt: skip
    position.control(0, 23).control(1, 22, 30).control(2, 21, 31).holds(0, "gold").progress(1, 81, "sword")
    position.complete(1, "dagger", "put 81 dagger").play(2, "lose 31")
    return position, 0, {"give 3"}


def answer(make_position: Case) -> tuple[str, set[str]]:
    """What greedy says, and what is right."""
    position, seat, right = make_position()
    assert right <= set(position.moves(seat)), "the right answers are possible"
    assert len(position.moves(seat)) > 1
    return position.setup.say(seat, Greedy(Rng(1)).decide(position.state.sight(seat))), right


def test_twenty_positions_that_a_beginner_gets_right() -> None:
    """At least eighteen."""
    assert len(CASES) == 20
    wrong = []
    for position in CASES:
        said, right = answer(position)
        if said not in right:
            wrong.append(f"{position.__name__}: {said}, not {' or '.join(sorted(right))}")
    assert len(wrong) <= 2, wrong


def test_greedy_is_registered() -> None:
    assert "greedy" in names("augustus")
    assert isinstance(make("augustus", "greedy", Rng(1)), Greedy)


@pytest.mark.parametrize("seats", [2, 6])
def test_greedy_decides_everything_that_may_be_asked(seats: int) -> None:
    """All phases of random games; its advice is sorted, legal and can be said."""
    bot = Greedy(Rng(1))
    phases = set()
    for seed in range(4):
        for state, seat, move in walk(GAME.setup(seats=seats), ("greedy", seed)):
            if seat < 0 or move < 0:
                continue
            sight = state.sight(seat)
            phases.add(sight.view()["board"]["phase"])  # type: ignore[index]
            choice = bot.decide(sight)
            assert choice in sight.moves
            advice = bot.advise(sight)
            assert advice[0].move == choice
            _check(advice)
            assert bot.advise(state.sight(None)) == []
    assert phases >= {"choosing", "mobilising", "taking", "claiming", "suffering"}


def _check(advice: list[Advice]) -> None:
    assert len(advice) <= 3
    assert [a.value for a in advice] == sorted([a.value for a in advice], reverse=True)
    assert all(0 <= a.value <= 1 for a in advice)
    for a in advice:
        if a.why is not None:
            for language in LANGUAGES:
                assert Speaker(language, "augustus").say(a.why)


def test_greedy_rearranges_to_complete() -> None:
    """Legions scattered over two missions are gathered on one; where nothing is gained they stay."""
    position = Position(
        2, m10={"fields": "sword shield", "effect": "rearrange"}, m20={"fields": "chariot dagger", "points": 5},
        m50={"fields": "sword sword chariot catapult standard", "points": 8},
    )  # fmt: skip
    position.progress(0, 10, "sword").progress(0, 20, "chariot").progress(0, 50, "sword")
    position.complete(0, "shield", "put 10 shield")
    bot = Greedy(Rng(1))
    while position.phase == "rearranging":
        position.state.play(0, bot.decide(position.state.sight(0)))
    assert position.controlled(0) == [10, 20]
    calm = Position(2, m10={"fields": "sword shield", "effect": "rearrange"}, m20={"fields": "chariot dagger standard"})
    calm.progress(0, 10, "sword").progress(0, 20, "dagger").complete(0, "shield", "put 10 shield")
    assert calm.setup.say(0, bot.decide(calm.state.sight(0))) == "pass"
