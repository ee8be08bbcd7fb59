"""A6: the deck, its file, and what is said of a bad one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rubicon.core import BadBox, Match, Rng, Streamed, record
from rubicon.games import find
from rubicon.games.augustus import GAME
from rubicon.games.augustus.balance import deck, games, prices, report
from rubicon.games.augustus.rules.box import (
    BAG,
    COLOURS,
    DECKS,
    EFFECTS,
    SYMBOLS,
    Box,
    load,
    own_data,
    pack_fields,
    read,
)
from rubicon.games.augustus.sight.card_view import history_key
from rubicon.games.augustus.sight.expected_draws import exact, expected, expected_from
from rubicon.text import LANGUAGES, Speaker
from tests.conformance.harness import random_match


def need(fields: str) -> int:
    """Fields as the rules have them."""
    return pack_fields([SYMBOLS.index(word) for word in fields.split()])


# A6.1: one file that a person can edit


def test_a6_1_the_deck_is_one_data_file() -> None:
    """Written one mission a line; reading and writing give the same."""
    text = (files("rubicon.games.augustus") / "data.toml").read_text("utf-8")
    assert tomllib.loads(text) == own_data()
    assert deck.write(own_data()) == text
    assert sum(line.startswith("  { number = ") for line in text.splitlines()) == 88
    for effect in EFFECTS:
        assert f"#              {effect}" in text, "every way to write an effect is shown at the top"


def test_a6_1_a_deck_of_ones_own_is_played_and_recorded() -> None:
    """The record holds it, and replays with it."""
    data = own_data()
    data["missions"][0]["points"] = 50
    setup = GAME.setup(seats=2, custom=data)
    match = random_match(setup, Streamed("deck", 1), Rng(3), 200)
    told = json.loads(json.dumps(record.write(match)))
    assert told["box"] == data
    again = record.replay({**told, "chance": {"kind": "scripted"}}, find)
    assert isinstance(again, Match)
    assert again.state.setup.box.points[0] == 50  # type: ignore[attr-defined]
    assert load(None).points[0] != 50


def change(number: int, /, **facts: object) -> Callable[[dict[str, Any]], None]:
    """Mission `number` with these facts instead."""

    def do(data: dict[str, Any]) -> None:
        mission = next(m for m in data["missions"] if m["number"] == number)
        mission.update(facts)

    return do


def drop(number: int) -> Callable[[dict[str, Any]], None]:
    """No mission of that number."""

    def do(data: dict[str, Any]) -> None:
        data["missions"] = [m for m in data["missions"] if m["number"] != number]

    return do


def put(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """That entry of the file."""

    def do(data: dict[str, Any]) -> None:
        data[key] = value

    return do


def without(key: str) -> Callable[[dict[str, Any]], None]:
    """No such entry in the file."""
    return lambda data: data.pop(key)


BAD: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (put("extra", 1), "“extra”.*missions, rewards"),
    (without("missions"), "no list “missions”.*88"),
    (put("missions", {}), "no list “missions”"),
    (without("rewards"), "no “rewards”.*senator, green"),
    (put("rewards", 3), "no “rewards”"),
    (lambda data: data["rewards"].update(silver=2), "no reward “silver”.*gold, wheat"),
    (lambda data: data["rewards"].pop("gold"), "“gold” has the points None"),
    (lambda data: data["rewards"].update(gold=-1), "“gold” has the points -1"),
    (lambda data: data["rewards"].update(gold=True), "“gold” has the points True"),
    (lambda data: data["missions"].append("x"), "Entry 89 of the missions is not a mission"),
    (change(12, number=89), "number 89.*1 to 88"),
    (change(12, number="12"), "number 12.*whole"),
    (change(12, number=13), "two missions with the number 13"),
    (drop(12), "87 missions, but the game needs 88. Missing are: 12"),
    (change(12, tribe="Gallia"), "Mission 12 has an entry “tribe”.*colour, fields"),
    (change(12, name=""), "Mission 12 has no name"),
    (change(12, name=5), "Mission 12 has no name"),
    (change(12, name="x" * 61), "more than 60"),
    (change(12, colour="blue"), "Mission 12 has the colour “blue”.*senator, green, pink, orange"),
    (change(12, fields="sword axe"), "Mission 12 has a field “axe”.*dagger"),
    (change(12, fields=""), "Mission 12 has 0 fields.*1 to 7"),
    (change(12, fields=["sword"]), "Mission 12 has 0 fields"),
    (change(12, fields="sword " * 8), "Mission 12 has 8 fields"),
    (change(12, points=-1), "Mission 12 has the points -1"),
    (change(12, points=2.5), "Mission 12 has the points 2.5"),
    (change(12, wheat=3), "Mission 12 has wheat = 3.*0, 1 or 2"),
    (change(2, gold=1), "Mission 2 is a senator and has gold"),
    (change(12, effect="dance"), "Mission 12 has the effect “dance”.*“gain 1”"),
    (change(12, effect=4), "Mission 12 has the effect “4”"),
    (change(12, effect=""), "Mission 12 has the effect “”"),
    (change(12, effect="gain 0"), "effect “gain 0”"),
    (change(12, effect="gain many"), "effect “gain many”"),
    (change(12, effect="gain 8"), "effect “gain 8”"),
    (change(12, effect="mobilise 9 any"), "effect “mobilise 9 any”"),
    (change(12, effect="mobilise 9 sword"), "effect “mobilise 9 sword”"),
    (change(12, effect="mobilise sword 2"), "effect “mobilise sword 2”"),
    (change(12, effect="equal sword sword"), "effect “equal sword sword”"),
    (change(12, effect="equal sword"), "effect “equal sword”"),
    (change(12, effect="score 2 blue"), "effect “score 2 blue”"),
    (change(12, effect="score 2 sword"), "effect “score 2 sword”"),
]


@pytest.mark.parametrize(("spoil", "says"), BAD, ids=[says[:30] for _, says in BAD])
def test_a6_1_what_is_wrong_with_a_file_is_said_clearly(spoil: Callable[[dict[str, Any]], None], says: str) -> None:
    """Which mission, what it says there, and what would be right; in both languages."""
    data = own_data()
    spoil(data)
    with pytest.raises(BadBox) as caught:
        GAME.setup(custom=data)
    assert re.search(says, str(caught.value)), str(caught.value)
    for language in LANGUAGES:
        assert Speaker(language, "augustus").say(caught.value.message)


@pytest.mark.parametrize(
    "effect", [*EFFECTS, *sorted(set(load(None).effects)), "gain 7", "remove 3", "mobilise 3 any", "score 9 pink"]
)
def test_a6_1_every_effect_of_the_catalogue_can_be_written(effect: str) -> None:
    """Blanks do not matter."""
    data = own_data()
    change(12, effect=f" {effect.replace(' ', '  ')} ")(data)
    assert read(data).effects[11] == effect


def test_a6_1_left_out_means_none() -> None:
    """No wheat, no gold, no effect."""
    data = own_data()
    data["missions"][0] = {"number": 1, "name": "Roma", "colour": "pink", "fields": "sword", "points": 1}
    box = read(data)
    assert (box.wheat[0], box.gold[0], box.effects[0]) == (0, 0, "none")


# A6.2-A6.4: structure


def test_a6_2_our_deck_keeps_what_the_rulebook_shows() -> None:
    """And all else that was planned for it."""
    assert deck.problems(load(None)) == []


def test_a6_2_a_deck_that_is_otherwise_is_noticed() -> None:
    """The check can fail."""
    data = own_data()
    change(6, effect="none")(data)
    change(80, effect="gain 1")(data)
    assert deck.problems(read(data)) == ["6 gives one legion", "80 has no effect and many points"]


@pytest.mark.parametrize(
    ("fields", "draws"),
    [
        ("sword shield", "4.36"),
        ("sword shield chariot catapult", "7.24"),
        ("sword shield chariot catapult standard dagger", "11.11"),
        ("catapult catapult standard standard", "12.97"),
    ],
)
def test_a6_3_expected_draws_check_values(fields: str, draws: str) -> None:
    """As simulated elsewhere."""
    assert f"{float(exact(need(fields))):.2f}" == draws
    assert expected(need(fields)) == pytest.approx(float(exact(need(fields))), abs=1e-9)


def test_a6_3_expected_draws_by_hand() -> None:
    """One dagger: a dagger or a joker, three of 23 tokens without replacement: (23 + 1) / (3 + 1)."""
    assert exact(need("dagger")) == Fraction(24, 4)
    assert exact(need("sword")) == Fraction(24, 9)
    assert expected_from(need("sword"), [0, 0, 0, 0, 0, 0, 1]) == 1
    assert expected_from(0, list(BAG)) == 0


def test_a6_3_expected_draws_by_simulation() -> None:
    """A sword and two shields, from a bag that is not full."""
    rng = Rng(11)
    fields, start = need("sword shield shield"), [2, 1, 4, 3, 2, 1, 1]
    total = 0
    for _ in range(20_000):
        bag, left = list(start), fields
        while left:
            token = rng.weighted(bag)
            bag[token] -= 1
            total += 1
            if token == 6:
                bag = list(BAG)
                left -= min((1 << 3 * s for s in range(6) if left >> 3 * s & 7), key=lambda f: expected(left - f))
            elif left >> 3 * token & 7:
                left -= 1 << 3 * token
    assert total / 20_000 == pytest.approx(expected_from(fields, start), rel=0.02)


def test_a6_3_numbers_are_ranks_of_expected_draws() -> None:
    """Lower numbers are easier."""
    draws = [exact(need) for need in load(None).need]
    assert draws == sorted(draws)


def test_a6_4_writing_the_deck_anew_changes_nothing() -> None:
    assert deck.renumber(own_data()) == own_data()


def test_a6_4_the_more_a_colour_pays_the_scarcer_it_is() -> None:
    """Rewards for three of a colour, and effects that pay for each of it."""
    box = load(None)
    counts = [box.colour.count(colour) for colour in range(4)]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == 4
    assert box.rewards[:4] == sorted(box.rewards[:4])
    for colour, pays in enumerate((1, 2, 4, 6)):
        assert box.effects.count(f"score {pays} {COLOURS[colour]}") == 2
    mauretania = box.names.index("Mauretania")
    assert (COLOURS[box.colour[mauretania]], box.effects[mauretania]) == ("orange", "score 6 orange")


def test_a6_3_colours_lie_where_they_lay() -> None:
    """Green is the north-west, pink the east, orange the coast of Africa."""
    box = load(None)
    for names, colour in (
        (("Aquitania", "Belgica", "Germania", "Tarraconensis", "Sicilia"), "green"),
        (("Asia", "Bithynia", "Galatia", "Cilicia", "Syria", "Iudaea"), "pink"),
        (("Africa", "Numidia", "Mauretania", "Cyrenaica", "Aegyptus"), "orange"),
    ):
        assert {COLOURS[box.colour[box.names.index(name)]] for name in names} == {colour}


def test_a6_1_the_deck_of_version_1_stays_for_its_records() -> None:
    """A match that was begun with it is set up with it, whatever has changed since."""
    then, now = GAME.setup(seats=2, rules=1), GAME.setup(seats=2)
    assert (then.rules, now.rules) == (1, 2)
    assert [type(setup.box) for setup in (then, now)] == [Box, Box]
    assert isinstance(then.box, Box)
    assert (then.box.titles[87], then.box.rewards[4]) == ("88 Alpes Cottiae", 10)
    match = random_match(then, Streamed("deck", 1), Rng(3), 60)
    told = json.loads(json.dumps(record.write(match)))
    assert told["rules"] == 1
    again = record.replay({**told, "chance": {"kind": "scripted"}}, find)
    assert again.sight(0).view() == match.sight(0).view()


def test_a6_3_every_mission_has_a_history_in_both_languages() -> None:
    """One line each, our own; the missions of the old deck too."""
    names = {name for rules in DECKS for name in load(None, rules).names}
    keys = [history_key(name) for name in sorted(names)]
    assert history_key("Atlantis") is None
    for language in LANGUAGES:
        lines = [Speaker(language, "augustus").key(key) for key in keys if key is not None]
        assert len(lines) == len(names)
        assert all(20 < len(line) < 200 for line in lines)
        assert max(Counter(lines).values()) == 1


@pytest.mark.soak
def test_a6_5_the_balance_of_some_games(soak: int) -> None:
    """A few of the games that docs/augustus-deck.md tells of; the command plays all of them."""
    found = games.sample((None, "greedy", 4, 0, 60 * soak))
    assert 25 <= sum(found.draws) / len(found.draws) <= 45
    assert 45 <= sum(found.best) / len(found.best) <= 85
    assert sum(found.seats) == pytest.approx(60 * soak)
    assert all(found.finished[mission] <= found.offered[mission] for mission in range(88))
    text, _ = report.report(found, load(None), "greedy")
    assert f"{60 * soak} games of 4 greedy" in text
    assert "victories by seat" in text
    drawing = ElementTree.fromstring(report.figure(found, load(None)))
    assert len(drawing) > 120


def test_a6_5_the_report_says_what_is_not_as_wished() -> None:
    """A reward that the winner always holds, a seat that always wins, missions that nobody finishes."""
    found = games.sample((None, "random", 2, 0, 1))
    found.winners_tiles[10] = 1
    text, met = report.report(found, load(None), "random")
    assert not met
    gold = next(line for line in text.splitlines() if line.strip().startswith("gold"))
    assert gold.endswith("NOT AS WISHED")
    both = games.Sample()
    both.add(found)
    both.add(found)
    assert both.draws == found.draws * 2
    assert both.seats == [2 * share for share in found.seats]


def test_a6_5_prices_are_measured_on_pairs_of_games() -> None:
    """Same seeds: without an effect to swap the two games are one; seat 0 begins with the mission."""
    kind, changes, completed = prices.measure((80, 3, 2))
    assert (kind, changes) == ("none", [0.0, 0.0, 0.0])
    assert 0 <= completed <= 3
    kind, changes, _ = prices.measure((81, 2, 2))
    assert kind == "lose"
    assert len(changes) == 2
    assert prices.swapped(81)["missions"][80]["effect"] == "none"


def test_a6_5_the_bench_shows_and_writes_the_deck(tmp_path: Path) -> None:
    """As a command, also on a file of one's own."""
    command = [sys.executable, "-m", "rubicon.games.augustus.balance.deck"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "All as A6.2-A6.4 ask." in shown
    assert shown.count("\n| ") >= 88
    data = own_data()
    change(1, points=77)(data)
    mine = tmp_path / "mine.toml"
    mine.write_text(deck.write(data), "utf-8")
    assert "| 77 |" in subprocess.run([*command, "--data", mine], capture_output=True, text=True, check=True).stdout
    subprocess.run([*command, "--data", mine, "--write"], capture_output=True, check=True)
    assert tomllib.loads(mine.read_text("utf-8")) == data
    mine.write_text("missions = 3", "utf-8")
    failed = subprocess.run([*command, "--data", mine], capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert "rewards" in failed.stderr
