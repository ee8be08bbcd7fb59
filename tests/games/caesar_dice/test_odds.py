"""The odds calculator: against slow enumeration written differently, against thrown dice, and the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import sqrt

import pytest

from rubicon.core.errors import Unreadable
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.aid import odds
from rubicon.games.caesar_dice.rules.dice import FIRST_FULL, HANDS, KEEPS, NONE, hand_of, join, spell
from rubicon.text import Speaker

Dice = tuple[str, ...]
FACES = ("I", "II", "III", "IV", "L", "B")
NUMERALS = {"II": 2, "III": 3, "IV": 4}


def slow_score(dice: Dice) -> int:
    """K2.2, read from the rulebook again."""
    count = Counter(dice)
    ones = {0: 0, 1: 1, 2: 2, 3: 15, 4: 31, 5: 0}[count["I"]]
    return (ones + sum(value * count[face] for face, value in NUMERALS.items())) * count["L"]


def slow_keeps(good: Callable[[Dice], bool], throws: int) -> Callable[[Dice], Fraction]:
    """The chance of every keep with so many throws left, by listing every throw and every subset."""

    @cache
    def kept(dice: Dice, left: int) -> Fraction:
        missing = 5 - len(dice)
        total = Fraction(0)
        for more in product(FACES, repeat=missing):
            total += ended(tuple(sorted(dice + more)), left - 1)
        return total / Fraction(6**missing)

    @cache
    def ended(dice: Dice, left: int) -> Fraction:
        if left == 0:
            return Fraction(good(dice))
        subsets = {tuple(subset) for size in range(5) for subset in combinations(dice, size)}
        return max([Fraction(good(dice)), *(kept(subset, left) for subset in subsets)])

    return lambda dice: kept(tuple(sorted(dice)), throws)


def words(hand: int) -> Dice:
    return tuple(spell(hand).split())


@pytest.mark.parametrize("target", [0, 3, 11, 20, 30])
def test_one_throw_of_every_handful_equals_enumeration(target: int) -> None:
    beats = slow_keeps(lambda dice: slow_score(dice) > target and (target == 0 or dice.count("B") < 3), 1)
    for hand in range(FIRST_FULL, len(HANDS), 7):
        for found in odds.best_keeps(hand, target, 1):
            if found.keep < FIRST_FULL:
                assert found.chance == pytest.approx(float(beats(words(found.keep))), abs=1e-12), spell(found.keep)


def test_two_throws_equal_enumeration() -> None:
    beats = slow_keeps(lambda dice: slow_score(dice) > 16 and dice.count("B") < 3, 2)
    for text in ("I I L L B", "B B IV IV L", "II III III IV B"):
        for found in odds.best_keeps(odds.parse_hand(text), 16, 2):
            if found.keep < FIRST_FULL:
                assert found.chance == pytest.approx(float(beats(words(found.keep))), abs=1e-12), spell(found.keep)


def test_bombs_of_two_throws_equal_enumeration() -> None:
    four = slow_keeps(lambda dice: dice.count("B") >= 4, 2)
    for found in odds.bombs(odds.parse_hand("B B L IV I"), 4, 2):
        if found.keep < FIRST_FULL:
            assert found.chance == pytest.approx(float(four(words(found.keep))), abs=1e-12), spell(found.keep)


def test_any_wish_not_only_chances() -> None:
    """The mean of the score itself, for one throw of up to three dice."""
    wish = [0.0] * len(HANDS)
    for hand in range(FIRST_FULL, len(HANDS)):
        wish[hand] = float(slow_score(words(hand)))
    values = odds.keep_values(wish, 1)
    for keep in range(hand_of((0, 0)), FIRST_FULL):
        ends = [slow_score(words(keep) + more) for more in product(FACES, repeat=5 - len(HANDS[keep]))]
        assert values[keep] == pytest.approx(sum(ends) / len(ends), abs=1e-9)


@pytest.mark.parametrize(("bombs", "percent"), [(3, 35.5), (4, 10.4), (5, 1.3)])
def test_check_values_of_the_rules_page(bombs: int, percent: float) -> None:
    (found,) = odds.bombs(NONE, bombs, 3)
    assert found.keep == NONE
    assert round(100 * found.chance, 1) == percent


def test_bombs_by_hand() -> None:
    """Chasing bombs, each die has three tries: P(a die ends as a bomb) = 1 - (5/6)^3, all dice alike."""
    p = 1 - (5 / 6) ** 3
    assert odds.bombs(NONE, 5, 3)[0].chance == pytest.approx(p**5, abs=1e-12)
    assert odds.bombs(NONE, 4, 3)[0].chance == pytest.approx(5 * p**4 * (1 - p) + p**5, abs=1e-12)


@pytest.mark.parametrize("target", [5, 16, 22])
def test_thrown_dice_agree(target: int) -> None:
    """Best play with seeded dice beats the target as often as promised, within 4.5 standard errors."""
    rng = Rng(target)
    wish = [0.0] * len(HANDS)
    for hand in range(FIRST_FULL, len(HANDS)):
        wish[hand] = float(slow_score(words(hand)) > target and words(hand).count("B") < 3)
    tables = {left: odds.keep_values(wish, left) for left in (1, 2)}
    games = 6000
    hits = 0
    for _ in range(games):
        hand = hand_of(tuple(sorted(rng.below(6) for _ in range(5))))
        for left in (2, 1):
            keep = max(KEEPS[hand], key=tables[left].__getitem__)
            hand = join(keep, hand_of(tuple(sorted(rng.below(6) for _ in range(5 - len(HANDS[keep]))))))
        hits += wish[hand] > 0
    promised = odds.best_keeps(NONE, target, 3)[0].chance
    assert abs(hits / games - promised) < 4.5 * sqrt(promised * (1 - promised) / games)


def test_every_keep_once_the_best_first() -> None:
    hand = odds.parse_hand("I I L L B")
    found = odds.best_keeps(hand, 20, 2)
    assert sorted(item.keep for item in found) == list(KEEPS[hand])
    chances = [item.chance for item in found]
    assert chances == sorted(chances, reverse=True)
    assert spell(found[0].keep) == "I I L L"
    assert found[0].chance == pytest.approx(67 / 216)
    assert all(0 <= chance <= 1 for chance in chances)


def test_more_throws_never_hurt() -> None:
    for hand in range(FIRST_FULL, len(HANDS), 11):
        best = [odds.best_keeps(hand, 12, throws)[0].chance for throws in (0, 1, 2)]
        assert best == sorted(best)


def test_a_hand_that_beats_the_target_is_kept() -> None:
    found = odds.best_keeps(odds.parse_hand("IV IV IV L L"), 20, 2)
    assert (spell(found[0].keep), found[0].chance) == ("IV IV IV L L", 1.0)


def test_no_throw_left_leaves_one_choice() -> None:
    hand = odds.parse_hand("IV IV IV L L")
    assert [(item.keep, item.chance) for item in odds.best_keeps(hand, 23, 0)] == [(hand, 1.0)]
    assert [(item.keep, item.chance) for item in odds.best_keeps(hand, 24, 0)] == [(hand, 0.0)]


def test_three_bombs_beat_nobody_but_score_without_a_consul() -> None:
    hand = odds.parse_hand("IV L B B B")
    assert odds.best_keeps(hand, 1, 0)[0].chance == 0.0  # K2.4: a Coup
    assert odds.best_keeps(hand, 0, 0)[0].chance == 1.0  # K2.3


@pytest.mark.parametrize("throws", [-1, 4])
def test_impossible_throws_are_refused(throws: int) -> None:
    with pytest.raises(ValueError, match="throws"):
        odds.best_keeps(odds.parse_hand("I I L L B"), 20, throws)


@pytest.mark.parametrize("hand", [-1, 5, len(HANDS)])
def test_handfuls_that_are_not_full_are_refused(hand: int) -> None:
    with pytest.raises(ValueError, match="hand"):
        odds.bombs(hand, 3, 2)


@pytest.mark.parametrize("text", ["I I L L B", "b l L i I", "1 1 L L B", "I,I,L,L,B", "  L I   L I B "])
def test_dice_are_read_in_any_order(text: str) -> None:
    assert spell(odds.parse_hand(text)) == "I I L L B"


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        ("I I L L X", "“X” is not a face of a die.", "„X” nie jest ścianką kostki."),
        ("I I L L", "These are 4 dice.", "Podano 4 kostki."),
        ("I I L L B B", "These are 6 dice.", "Podano 6 kostek."),
        ("B", "This is only one die.", "Podano tylko jedną kostkę."),
        ("", "There are no dice here.", "Nie podano żadnych kostek."),
    ],
)
def test_unreadable_dice_say_what_would_be_right(text: str, english: str, polish: str) -> None:
    with pytest.raises(Unreadable) as caught:
        odds.parse_hand(text)
    assert str(caught.value).startswith(english)
    assert "I II III IV L B" in str(caught.value)
    assert Speaker("pl", "caesar_dice").say(caught.value.message).startswith(polish)
