"""The ladder that comes with the package, and how a league becomes a part of it."""

from __future__ import annotations

import itertools
import math
import shlex

import pytest

from rubicon import bots, games
from rubicon.lab import ladder, league
from tools import ladder as tools_ladder

GAMES = ("augustus", "caesar", "caesar_dice", "julius_caesar")


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_the_house_has_a_place_on_one_scale(game: str) -> None:
    found = ladder.anchors(game)
    assert set(found) == set(bots.names(game))
    assert found["medium"].points == 1500
    assert [anchor.points for anchor in found.values()] == sorted((a.points for a in found.values()), reverse=True)
    assert list(found)[-1] == "random"


@pytest.mark.parametrize("game", GAMES)
def test_no_level_proved_weaker_than_a_lower_one(game: str) -> None:
    """Levels are named from weak to strong. Where two are about as strong, luck may have put the lower one first."""
    found = ladder.anchors(game)
    for lower, higher in itertools.combinations(bots.names(game), 2):
        doubt = 2 * math.hypot(found[lower].error, found[higher].error)
        assert found[higher].points + doubt > found[lower].points, (lower, higher)


@pytest.mark.parametrize("game", GAMES)
def test_the_command_that_made_it_is_one_that_can_be_given(game: str) -> None:
    told = ladder._ladder()[game]
    words = shlex.split(told["command"])
    given = dict(zip(words[3::2], words[4::2], strict=True))
    assert words[:3] == ["rubicon", "league", game]
    played = given["--only"].split(",")
    assert sorted(played) == sorted(one["played"] for one in told["bots"].values())
    job = league.make_job(game, played, int(given["--games"]), seats=int(given["--seats"]))
    assert job.units * job.setup.seats == told["games"]


def test_a_league_becomes_an_entry() -> None:
    played = league.run("caesar_dice", ["random", "easy", "medium:2"], 4, seed=3, processes=1)
    entry = ladder.entry_of(played.plain())
    elo = {rating.bot.partition(":")[0]: rating.elo for rating in played.ladder}
    assert {bot: told["points"] for bot, told in entry["bots"].items()} == {
        bot: round(1500 + value - elo["medium"]) for bot, value in elo.items()
    }
    assert entry["bots"]["medium"]["played"] == "medium:2"
    assert all(told["error"] >= 1 for told in entry["bots"].values())
    first = entry["pairings"][0]
    assert (first["first"], first["second"], first["games"]) == ("random", "easy", 4)
    assert first["share"][0] == pytest.approx(sum(first["seat_shares"]) / 2)
    assert entry["command"] == "rubicon league caesar_dice --only easy,medium:2,random --games 4 --seats 2 --seed 3"


def test_the_page_is_what_the_ladder_tells() -> None:
    assert tools_ladder.PAGE.read_text("utf-8") == tools_ladder.page(ladder._ladder())


def test_a_level_is_in_it_once() -> None:
    plain = league.run("caesar_dice", ["random", "easy"], 2, processes=1).plain()
    plain["ladder"] = [{**plain["ladder"][0], "bot": name} for name in ("strong:1", "strong:2")]
    with pytest.raises(ValueError, match="strong:1, strong:2"):
        ladder.entry_of(plain)


def test_who_has_no_ladder_has_no_anchors() -> None:
    assert ladder.anchors("nothing of the kind") == {}
    assert set(GAMES) <= set(games.names())
