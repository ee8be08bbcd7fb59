"""The league: who meets whom, what is counted, and what is drawn."""

from __future__ import annotations

import csv
import importlib
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from matplotlib.figure import Figure
from matplotlib.markers import CARETLEFT, CARETRIGHT
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from rubicon import games
from rubicon.lab import arena, labels, league, pages, plots, reports
from rubicon.lab.entrants import LabError
from rubicon.lab.ratings import Rating
from rubicon.text import LANGUAGES, Speaker
from tests.fixture_game.house import guest
from tests.lab.conftest import BotMakers

BOT = """
from rubicon.core import Bot

class Hasty(Bot):
    def decide(self, sight):
        return sight.moves[0]
"""


def words_of(svg: str) -> list[str]:
    """Everything that is written in a plot."""
    return [node.text or "" for node in ElementTree.fromstring(svg).iter() if node.tag.endswith("text")]


def boxes_of_words(figure: Figure) -> list[Bbox]:
    """Where words are drawn. Matplotlib also has labels beyond the ends of a scale, which it does not draw."""
    axes = figure.axes[0]
    low, high = axes.get_xlim()
    ticks = zip(axes.get_xticks(), axes.get_xticklabels(), strict=True)
    beyond = [label for tick, label in ticks if not low <= tick <= high]
    texts = figure.findobj(Text)
    return [text.get_window_extent() for text in texts if text.get_text() and text.get_visible() and text not in beyond]


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


def test_sides_are_counted_apart(makers: BotMakers) -> None:
    """Who has the first seat wins with equal cards, so who wins in which seat depends on the side."""
    makers["also high"] = makers["high"]
    found = league.run("duel", ["high", "also high", "low"], 40, processes=1)
    assert found.seat_shares["low"] == [0.0, 0.0]
    for pairing in found.pairings:
        assert sum(pairing.seat_shares) / 2 == pytest.approx(pairing.share.mean)
    equals = found.pairings[0]
    assert (equals.first, equals.second) == ("high", "also high")
    assert found.seat_shares["high"] == pytest.approx([(share + 1.0) / 2 for share in equals.seat_shares])
    rows = reports.league_rows(found)
    assert [rows[0]["share_in_seat_1"], rows[0]["share_in_seat_2"]] == equals.seat_shares


def test_sides_with_names_are_columns() -> None:
    words = Speaker("pl", "julius_caesar")
    assert reports.side_columns(words, 2, [[0.25, 1.0]]) == [("Cezar", ["25,0%"]), ("Pompejusz", ["100,0%"])]
    assert reports.side_columns(Speaker("en", "caesar_dice"), 2, [[0.25, 1.0]]) == []


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
    assert "my_bot.py" in words_of(plots.svg(plots.ladder(found, Speaker("en", "caesar_dice"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn(tmp_path: Path, language: str) -> None:
    """Well-formed plots with every bot in them; a page that needs nothing else."""
    found = league.run("caesar_dice", ["random", "easy"], 4, processes=1)
    speaker = Speaker(language, "caesar_dice")
    for draw in plots.LEAGUE.values():
        plots.save(draw(found, speaker), tmp_path / "deep" / "plot.svg")
        drawn = (tmp_path / "deep" / "plot.svg").read_text(encoding="utf-8")
        assert {"random", "easy"} <= set(words_of(drawn))
        assert drawn == plots.svg(draw(found, speaker)), "the same data give the same file"
    page = reports.page(found, speaker)
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 6  # for a desk and for a phone
    assert "http" not in re.sub(r"http://www.w3.org/(2000/svg|1999/xlink)", "", page)
    marks = re.findall(r' id="([^"]*)"', page)
    assert len(marks) == len(set(marks)), "what one plot refers to is not another's"
    assert json.dumps(found.plain())
    reports.save_table(reports.league_rows(found), tmp_path / "league.csv")
    with (tmp_path / "league.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["first"], row["second"]) for row in rows] == [("random", "easy")]
    assert float(rows[0]["share"]) == found.pairings[0].share.mean


def test_a_page_says_what_was_played_otherwise_than_usual() -> None:
    found = league.run("caesar_dice", ["random", "easy"], 4, processes=1)
    usual = {option.name: option.default for option in games.find("caesar").options}
    page = reports.page(found._replace(game="caesar", options=usual), Speaker("en", "caesar"))
    assert "Poison" not in page
    assert "poison" not in page
    assert "Edition" not in page
    other = found._replace(game="caesar", options={**usual, "poison": True, "edition": "psc"})
    assert "Edition: English (PSC Games); Poison" in reports.page(other, Speaker("en", "caesar"))
    coins = found._replace(game="three_coins", options={"raising": False, "goal": 5})
    with guest():
        assert "five; Stakes may be raised: no" in reports.page(coins, Speaker("en", "three_coins"))


def test_plots_stay_on_their_paper() -> None:
    """Long names are cut, long titles are smaller: no word begins or ends outside, or lies on another one."""
    bots = ["strong:12345678x2", "easy", "random", "medium", "a_bot_with_a_long_name.py"]
    one = league.Length("x", 900.0, 400, 600.0, 900.0, 1200.0, 1500)
    ladder = [Rating(bot, 250.0 - 100 * i, 200.0 - 100 * i, 300.0 - 100 * i) for i, bot in enumerate(bots)]
    lengths = [one._replace(bot=bot) for bot in bots]
    found = league.League("caesar_dice", {}, 2, 0, 40, 1.0, ladder, [], lengths, dict.fromkeys(bots, 0.1), {})
    speaker = Speaker("pl", "caesar_dice")
    for draw in plots.LEAGUE.values():
        for width, titled in ((plots.WIDTH, True), (plots.WIDTH, False), (plots.NARROW, False)):
            figure = draw(found, speaker, width, titled=titled)
            assert ElementTree.fromstring(plots.svg(figure)).get("width") == f"{width}pt"
            boxes = boxes_of_words(figure)
            assert len(boxes) > 6
            for box in boxes:
                assert figure.bbox.x0 <= box.x0 <= box.x1 <= figure.bbox.x1
                assert figure.bbox.y0 <= box.y0 <= box.y1 <= figure.bbox.y1
            for first, second in combinations(boxes, 2):
                assert not first.overlaps(second)


def test_what_is_not_known_is_an_arrow() -> None:
    """Of who won everything and of who won nothing the drawing claims no rating; of the others it does."""
    one = league.Length("x", 9.0, 4, 6.0, 9.0, 12.0, 15)
    ladder = [
        Rating("best", 500.0, 300.0, None),
        Rating("good", 100.0, 40.0, 160.0),
        Rating("worst", -600.0, None, -340.0),
    ]
    lengths = [one._replace(bot=rating.bot) for rating in reversed(ladder)]
    found = league.League(
        "caesar_dice", {}, 2, 0, 40, 1.0, ladder, [], lengths, dict.fromkeys(("best", "good"), 0.1), {}
    )
    figure = plots.ladder(found, Speaker("en", "caesar_dice"))
    texts = words_of(plots.svg(figure))
    assert {"≥ +300", "+100", "≤ −340"} <= set(texts)
    assert texts.count("0") == 1
    markers = Counter(str(line.get_marker()) for line in figure.axes[0].lines)
    assert (markers["o"], markers[str(CARETLEFT)], markers[str(CARETRIGHT)], markers["|"]) == (1, 1, 1, 4)
    names = words_of(plots.svg(plots.lengths(found, Speaker("en", "caesar_dice"))))
    assert [name for name in names if name in ("best", "good", "worst")] == ["best", "good", "worst"]


def test_numbers_in_words() -> None:
    assert labels.rated(120.4, 85.0, 155.0) == "+120 ± 35"
    assert labels.rated(-0.2, -10.0, 10.0) == "0 ± 10"
    assert labels.rated(-0.7, -10.0, 9.0) == "−1 ± 10"


def test_names_are_put_into_plots_as_text() -> None:
    result = arena.run("caesar_dice", ["easy", "random"], 2, processes=1)
    rows = [row._replace(label="<b>&$x_1$") for row in result.rows]
    drawn = plots.svg(plots.arena(result._replace(rows=rows), Speaker("en", "caesar_dice")))
    assert "<b>&$x_1$" in words_of(drawn)


def test_svg_and_png_of_one_figure(tmp_path: Path) -> None:
    figure = plots.arena(arena.run("caesar_dice", ["easy", "random"], 2, processes=1), Speaker("pl", "caesar_dice"))
    plots.save(figure, tmp_path / "plot.PNG")
    plots.save(figure, tmp_path / "plot.svg")
    png = (tmp_path / "plot.PNG").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20]) == 2 * plots.WIDTH
    svg = (tmp_path / "plot.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "Cezar: Kostki zostały rzucone · zwycięstwa w 2 grach" in words_of(svg)


def test_without_the_extra_pages_have_words_and_no_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    found = league.run("caesar_dice", ["random", "easy"], 4, processes=1)
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # as if it were not installed
    monkeypatch.delitem(sys.modules, "rubicon.lab.plots")
    assert not pages.has_plots()
    page = reports.page(found, Speaker("en", "caesar_dice"))
    assert "random" in page
    assert "<svg" not in page
    with pytest.raises(LabError) as caught:
        importlib.import_module("rubicon.lab.plots")
    assert caught.value.message.key == "lab-plots"
    assert 'pip install "rubicon[plots]"' in str(caught.value)


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    taken = tmp_path / "taken" / "plot.svg"
    with pytest.raises(LabError) as caught:
        pages.save("<svg/>", taken)
    assert caught.value.message.key == "lab-file"
    with pytest.raises(LabError) as caught:
        reports.save_table([{"a": 1}], taken)
    assert caught.value.message.key == "lab-file"
