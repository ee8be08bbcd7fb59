"""The league: who meets whom, what is counted, and what is drawn."""

from __future__ import annotations

import csv
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from rubicon import games
from rubicon.lab import arena, drawing, figures, league
from rubicon.lab.lineup import LabError
from rubicon.lab.ratings import Rating
from rubicon.text import LANGUAGES, Speaker
from tests.fixture_game import GAME as THREE_COINS
from tests.lab.conftest import BotMakers

BOT = """
from rubicon.core import Bot

class Hasty(Bot):
    def decide(self, sight):
        return sight.moves[0]
"""


def test_everybody_meets_everybody(makers: BotMakers) -> None:
    found = league.run("duel", ["low", "random", "high"], 40, processes=1)
    assert {(p.first, p.second) for p in found.pairings} == {("low", "random"), ("low", "high"), ("random", "high")}
    assert all(pairing.games == 40 for pairing in found.pairings)
    assert found.games == 120
    assert [rating.bot for rating in found.ladder] == ["high", "random", "low"]
    assert found.share("high", "low") == 1.0
    assert found.share("low", "high") == 0.0
    assert found.share("low", "low") is None
    assert [length.longest for length in found.lengths] == [2, 2, 2]


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_than_bots(makers: BotMakers, seats: int) -> None:
    """Both have the odd seat equally often, so equals stay equals, and every game is counted."""
    makers["also high"] = makers["high"]
    found = league.run("duel", ["high", "also high"], 24, seats=seats, processes=1)
    assert found.pairings[0].games == found.games == 24
    assert found.pairings[0].share.mean == pytest.approx(0.5)
    assert found.ladder[0].elo == pytest.approx(0, abs=1e-6)


def test_the_same_whatever_the_number_of_processes() -> None:
    one = league.run("caesar_dice", ["random", "easy"], 6, seed=3, processes=1).plain()
    two = league.run("caesar_dice", ["random", "easy"], 6, seed=3, processes=2).plain()
    for told in (one, two):
        del told["seconds"], told["seconds_per_decision"]
    assert one == two


def test_a_league_of_one_is_none() -> None:
    with pytest.raises(LabError) as caught:
        league.run("caesar_dice", ["easy"], 2)
    assert caught.value.message.key == "lab-league-alone"
    with pytest.raises(LabError):
        league.run("caesar", ["greedy", "random"], 2, options={"solo": "easy"})


def test_somebody_elses_bot_joins(tmp_path: Path) -> None:
    mine = tmp_path / "my_bot.py"
    mine.write_text(BOT)
    found = league.run("caesar_dice", ["random", "easy", str(mine)], 4, processes=1)
    assert str(mine) in [rating.bot for rating in found.ladder]
    assert "my_bot.py" in figures.ladder(found, Speaker("en", "caesar_dice"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn(tmp_path: Path, language: str) -> None:
    """Well-formed drawings with every bot in them; a page that needs nothing else."""
    found = league.run("caesar_dice", ["random", "easy"], 4, processes=1)
    speaker = Speaker(language, "caesar_dice")
    for draw in (figures.ladder, figures.matrix, figures.lengths):
        drawn = draw(found, speaker)
        texts = [node.text for node in ElementTree.fromstring(drawn).iter() if node.tag.endswith("text")]
        assert {"random", "easy"} <= set(texts)
        drawing.save(drawn, tmp_path / "deep" / "drawing.svg")
        assert (tmp_path / "deep" / "drawing.svg").read_text(encoding="utf-8") == drawn
    page = figures.page(found, speaker)
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 6  # for a desk and for a phone
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert json.dumps(found.plain())
    figures.save_table(figures.league_rows(found), tmp_path / "league.csv")
    with (tmp_path / "league.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["first"], row["second"]) for row in rows] == [("random", "easy")]
    assert float(rows[0]["share"]) == found.pairings[0].share.mean


def test_a_page_says_what_was_played_otherwise_than_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    found = league.run("caesar_dice", ["random", "easy"], 4, processes=1)
    usual = {option.name: option.default for option in games.find("caesar").options}
    page = figures.page(found._replace(game="caesar", options=usual), Speaker("en", "caesar"))
    assert "Poison" not in page
    assert "poison" not in page
    assert "Edition" not in page
    other = found._replace(game="caesar", options={**usual, "poison": True, "edition": "psc"})
    assert "Edition: English (PSC Games); Poison" in figures.page(other, Speaker("en", "caesar"))
    monkeypatch.setitem(games._guests, THREE_COINS.name, THREE_COINS)
    coins = found._replace(game=THREE_COINS.name, options={"raising": False, "goal": 5})
    assert "five; Stakes may be raised: no" in figures.page(coins, Speaker("en", THREE_COINS.name))


def test_drawings_stay_on_their_paper() -> None:
    """Long names are cut, long titles are smaller: nothing begins or ends outside, as far as letters can be told."""
    bots = ["strong:12345678x2", "easy", "random", "medium", "a_bot_with_a_long_name.py"]
    one = league.Length("x", 900.0, 400, 600.0, 900.0, 1200.0, 1500)
    ladder = [Rating(bot, 250.0 - 100 * i, 200.0 - 100 * i, 300.0 - 100 * i) for i, bot in enumerate(bots)]
    lengths = [one._replace(bot=bot) for bot in bots]
    found = league.League("caesar_dice", {}, 2, 0, 40, 1.0, ladder, [], lengths, dict.fromkeys(bots, 0.1))
    speaker = Speaker("pl", "caesar_dice")
    for draw in (figures.ladder, figures.matrix, figures.lengths):
        for width, titled in ((drawing.WIDTH, True), (drawing.WIDTH, False), (drawing.NARROW, False)):
            root = ElementTree.fromstring(draw(found, speaker, width, titled=titled))
            assert root.get("width") == str(width)
            texts = [node for node in root.iter() if node.tag.endswith("text")]
            assert len(texts) > 6
            for node in texts:
                wide = 0.58 * float(node.get("font-size", 13)) * len(node.text or "")
                share = {"start": 0.0, "middle": 0.5, "end": 1.0}[node.get("text-anchor", "")]
                begin = float(node.get("x", "")) - wide * share
                assert begin >= 0, node.text
                assert begin + wide <= width, node.text


def test_what_is_not_known_is_an_arrow() -> None:
    """Of who won everything and of who won nothing the drawing claims no rating; of the others it does."""
    one = league.Length("x", 9.0, 4, 6.0, 9.0, 12.0, 15)
    ladder = [
        Rating("best", 500.0, 300.0, None),
        Rating("good", 100.0, 40.0, 160.0),
        Rating("worst", -600.0, None, -340.0),
    ]
    lengths = [one._replace(bot=rating.bot) for rating in reversed(ladder)]
    found = league.League("caesar_dice", {}, 2, 0, 40, 1.0, ladder, [], lengths, dict.fromkeys(("best", "good"), 0.1))
    drawn = figures.ladder(found, Speaker("en", "caesar_dice"))
    texts = [node.text for node in ElementTree.fromstring(drawn).iter() if node.tag.endswith("text")]
    assert {"≥ +300", "+100", "≤ −340"} <= set(texts)
    assert drawn.count("<circle") == 1
    assert texts.count("0") == 1
    names = [node.text for node in ElementTree.fromstring(figures.lengths(found, Speaker("en", "caesar_dice"))).iter()]
    assert [name for name in names if name in ("best", "good", "worst")] == ["best", "good", "worst"]


def test_numbers_in_words() -> None:
    assert drawing.rated(120.4, 85.0, 155.0) == "+120 ± 35"
    assert drawing.rated(-0.2, -10.0, 10.0) == "0 ± 10"
    assert drawing.rated(-0.7, -10.0, 9.0) == "−1 ± 10"
    assert drawing.ticks(-310, 402, 8) == [-300, -200, -100, 0, 100, 200, 300, 400]
    assert drawing.ticks(21, 79, 10) == [30, 40, 50, 60, 70]
    assert drawing.ticks(5, 5, 10) == [5]


def test_names_are_put_into_drawings_as_text() -> None:
    result = arena.run("caesar_dice", ["easy", "random"], 2, processes=1)
    rows = [row._replace(label="<b>&") for row in result.rows]
    drawn = figures.arena_figure(result._replace(rows=rows), Speaker("en", "caesar_dice"))
    assert "<b>&" in [node.text for node in ElementTree.fromstring(drawn).iter()]


def test_png(tmp_path: Path) -> None:
    drawn = figures.arena_figure(
        arena.run("caesar_dice", ["easy", "random"], 2, processes=1), Speaker("pl", "caesar_dice")
    )
    if drawing.has_png():
        drawing.save(drawn, tmp_path / "drawing.png")
        assert (tmp_path / "drawing.png").read_bytes().startswith(b"\x89PNG")
    else:
        with pytest.raises(LabError) as caught:
            drawing.save(drawn, tmp_path / "drawing.png")
        assert caught.value.message.key == "lab-png"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    taken = tmp_path / "taken" / "drawing.svg"
    with pytest.raises(LabError) as caught:
        drawing.save("<svg/>", taken)
    assert caught.value.message.key == "lab-file"
    with pytest.raises(LabError) as caught:
        figures.save_table([{"a": 1}], taken)
    assert caught.value.message.key == "lab-file"
