"""Draws and chances from the tokens really left (A1.1, A2.2), in views, hints, `odds` and the aid."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon.core import Rng, Unreadable
from rubicon.games.augustus import GAME
from rubicon.games.augustus.aid import aid, calculator
from rubicon.games.augustus.aid.odds import within
from rubicon.games.augustus.rules.box import BAG, JOKER, SYMBOLS, pack_fields
from rubicon.games.augustus.sight.expected_draws import expected
from rubicon.games.augustus.terminal import draw, label, odds
from rubicon.text import LANGUAGES, Speaker
from tests.games.augustus.bench import Position
from tests.games.augustus.test_words import shown


def need(fields: str) -> int:
    return pack_fields([SYMBOLS.index(word) for word in fields.split()])


def without_shields(**missions: Any) -> Position:
    """Every shield lies on the table already."""
    position = Position(2, **missions)
    position.table.bag[SYMBOLS.index("shield")] = 0
    return position


def test_a2_2_draws_are_counted_from_the_tokens_really_left() -> None:
    """One shield, and all five are out: only the two jokers of 18 tokens help, (18 + 1) / (2 + 1) = 6.3 draws."""
    position = without_shields(m12={"fields": "shield"}, m13={"fields": "shield"}).row(13, 84, 85, 86, 87)
    position.progress(0, 12)
    sight = position.state.sight(0)
    board: Any = sight.board()
    assert board["players"][0]["progress"][0]["draws"] == 6.3
    assert board["cards"]["13"]["draws"] == 6.3
    assert round(expected(need("shield")), 1) == 3.0
    drawn = shown(draw(sight, Speaker("en", "augustus", ["Anna", "Ola"])), 200)
    assert drawn.count("6.3 draws") == 2
    position.table.bag = list(BAG)
    board = position.state.sight(0).board()
    assert board["players"][0]["progress"][0]["draws"] == 3.0


def test_a2_2_the_chance_to_complete_within_so_many_draws() -> None:
    """By hand: one sword, 8 of 23 tokens help; two draws: 1 - 15/23 * 14/22."""
    bag = list(BAG)
    assert within(need("sword"), bag, 0) == 0
    assert within(need("sword"), bag, 1) == pytest.approx(8 / 23)
    assert within(need("sword"), bag, 2) == pytest.approx(1 - 15 / 23 * 14 / 22)
    assert within(0, bag, 0) == 1
    assert within(need("sword dagger"), bag, 60) == pytest.approx(1, abs=1e-4)
    assert within(need("shield"), [6, 0, 4, 3, 2, 1, 2], 1) == pytest.approx(2 / 18)


def test_a2_2_the_chance_agrees_with_the_expected_draws() -> None:
    """The expected number of draws is the sum of the chances that it is not complete yet."""
    for fields in ("shield", "sword shield", "catapult standard"):
        tail = sum(1 - within(need(fields), list(BAG), n) for n in range(150))
        assert tail == pytest.approx(expected(need(fields)), abs=0.01), fields


def test_a2_2_the_chance_by_simulation() -> None:
    """From a bag that is not full, with a joker for the field that is rarest."""
    rng = Rng(5)
    start = [2, 1, 4, 3, 2, 1, 2]
    done = 0
    for _ in range(20_000):
        bag, left = list(start), need("sword shield")
        for _ in range(5):
            token = rng.weighted(bag)
            bag[token] -= 1
            if token == JOKER:
                bag = list(BAG)
                left -= min((1 << 3 * s for s in range(6) if left >> 3 * s & 7), key=lambda f: expected(left - f))
            elif left >> 3 * token & 7:
                left -= 1 << 3 * token
            if not left:
                done += 1
                break
    assert done / 20_000 == pytest.approx(within(need("sword shield"), start, 5), abs=0.015)


def test_a2_2_the_aid_tells_tokens_and_missions() -> None:
    """Own missions first, then the row; a spectator is told of the row."""
    position = without_shields(m12={"fields": "shield"}).progress(0, 12)
    told: Any = aid(position.state.sight(0))
    assert told["next"]["shield"] == 0
    assert told["next"]["joker"] == pytest.approx(2 / 18)
    assert [mission["mission"] for mission in told["missions"]] == [12, 84, 85, 86, 87, 88]
    assert told["missions"][0]["average"] == 6.3
    assert told["missions"][0]["within"][0] == pytest.approx(2 / 18)
    watched: Any = aid(position.state.sight(None))
    assert [mission["mission"] for mission in watched["missions"]] == [84, 85, 86, 87, 88]


def test_a2_2_odds_in_the_terminal() -> None:
    position = without_shields(m12={"fields": "shield"}).progress(0, 12)
    for language, title in (("en", "The next token"), ("pl", "Następny żeton")):
        told = odds(position.state.sight(0), Speaker(language, "augustus", ["Anna", "Ola"]))
        assert told is not None
        text = shown(told, 120)
        assert title in text
        assert "11.1%" in text or "11,1%" in text


def test_a2_2_odds_on_the_command_line() -> None:
    """A mission by its number or its fields, and what is out of the bag."""
    setup = GAME.setup()
    told = calculator.answer(setup, {"mission": "sh", "drawn": "shield " * 5, "draws": 2})
    assert told["fields"] == ["shield"]
    assert told["within"] == pytest.approx([2 / 18, 1 - 16 / 18 * 15 / 17])
    assert calculator.answer(setup, {"mission": "", "drawn": "", "draws": 8})["within"] == []
    box: Any = setup.box
    told = calculator.answer(setup, {"mission": "19", "drawn": "", "draws": 3})
    assert pack_fields([SYMBOLS.index(word) for word in told["fields"]]) == box.need[18]
    for language in LANGUAGES:
        assert "%" in shown(calculator.draw(told, {}, Speaker(language, "augustus")), 100)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"draws": 0}, "odds-draws"),
        ({"drawn": "dagger dagger"}, "odds-too-many"),
        ({"drawn": "joker"}, "odds-token"),
        ({"mission": "s"}, "odds-token"),
        ({"mission": "89"}, "odds-mission"),
        ({"mission": "sword " * 8}, "odds-fields"),
    ],
)
def test_a2_2_odds_refuse_nonsense_by_name(asked: dict[str, Any], key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        calculator.answer(GAME.setup(), {"mission": "", "drawn": "", "draws": 8, **asked})
    assert caught.value.message.key == key


def test_a4_2_who_must_lose_a_mission_is_told_what_it_is_worth() -> None:
    """Points, goods and effect, in the words of the move and in the terminal's list."""
    lost = {"colour": "green", "points": 4, "wheat": 1, "gold": 2, "effect": "gain 1"}
    position = Position(2, m12=lost, m20={"fields": "sword", "effect": "lose"})
    position.progress(0, 20).control(1, 12, 13)
    position.complete(0, "sword", "put 20 sword")
    sight = position.state.sight(1)
    move = sight.setup.read(1, "lose 12")
    assert move in sight.moves
    for language, words in (("en", "4 points, 1 wheat, 2 gold. "), ("pl", "4 punkty, pszenica: 1, złoto: 2. ")):
        speaker = Speaker(language, "augustus", ["Anna", "Ola"])
        assert words in speaker.say(sight.describe(move))
        assert words in label(sight, move, speaker)
    plain = sight.setup.read(1, "lose 13")
    assert "wheat" not in Speaker("en", "augustus").say(sight.describe(plain))
