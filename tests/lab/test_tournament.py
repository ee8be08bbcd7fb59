"""Tournaments of bots: sixteen by one command, the same whoever plays them, and nothing lost when one is cut off."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rubicon.core import record
from rubicon.lab.entrants import LabError
from rubicon.lab.executor import Plan
from rubicon.lab.tournament import Tournament, fill
from rubicon.tournaments.games import meetings
from tests.lab.conftest import BotMakers

ALONE = Plan(processes=1)


def test_a_round_robin(makers: BotMakers) -> None:
    found = Tournament("duel", ["low", "random", "high"], games=20).run(ALONE)
    assert [found.bots[line.player] for line in found.lines] == ["high", "random", "low"]
    assert found.rounds == 3
    assert len(found.games) == 60
    assert set(meetings(found.games).values()) == {20}
    assert found.cell(2, 0) == 20
    assert found.cell(0, 2) == 0
    assert found.cell(1, 1) is None
    told = found.plain()
    assert told["table"][0]["bot"] == "high"
    assert {"round": 2, "bots": ["low", "high"], "places": [2, 1]} in told["games"]


@pytest.mark.parametrize("form", ["swiss", "round-robin"])
def test_sixteen_bots(makers: BotMakers, form: str) -> None:
    bots = ["high", *["random"] * 14, "low"]
    found = Tournament("duel", bots, form=form, games=20).run(ALONE)
    assert found.lines[0].player == 0
    assert found.lines[-1].player == 15
    assert found.rounds == {"swiss": 4, "round-robin": 15}[form]
    assert len(found.games) == {"swiss": 4 * 8 * 20, "round-robin": 15 * 8 * 20}[form]
    assert sum(float(line.points) for line in found.lines) == len(found.games)


def test_tables_of_four(makers: BotMakers) -> None:
    found = Tournament("duel", ["high", *["random"] * 6], form="swiss", seats=4, games=1).run(ALONE)
    assert {len(game.players) for game in found.games} == {3, 4}
    assert found.lines[0].player == 0


def test_it_is_the_same_in_two_processes_and_after_an_interruption(tmp_path: Path) -> None:
    def tournament() -> Tournament:
        return Tournament("caesar_dice", ["random"] * 4, form="swiss", games=2, seed=7, records=tmp_path / "records")

    whole = tournament().run(Plan(processes=1, journal=tmp_path / "journal"))
    lines = (tmp_path / "journal.2").read_bytes().splitlines(keepends=True)
    (tmp_path / "journal.2").write_bytes(lines[0])  # cut off in the second round
    again = tournament().run(Plan(processes=2, journal=tmp_path / "journal", resume=True))
    assert again.plain() | {"seconds": 0} == whole.plain() | {"seconds": 0}
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == len(whole.games) == 8
    first = record.loads(files[0].read_bytes())
    assert [player["name"] for player in first["players"]] == [whole.bots[p] for p in whole.games[0].players]
    with pytest.raises(LabError) as caught:
        tournament().run(ALONE)
    assert caught.value.message.key == "lab-folder-taken"


def test_a_swiss_of_sixteen() -> None:
    table = Tournament("caesar_dice", ["easy", "random"] * 8, form="swiss").run(ALONE)
    assert len(table.bots) == 16
    played = Counter(player for game in table.games for player in game.players)
    assert played == dict.fromkeys(range(16), 8)  # four rounds, and in each a game from either seat


def test_bots_fill_up() -> None:
    names = fill("caesar_dice", ["random"], 16)
    assert len(names) == 16
    assert names[:5] == ["random", "strong", "medium", "easy", "random"]
    assert fill("caesar_dice", ["easy", "random"], None) == ["easy", "random"]
    assert len(fill("caesar_dice", [], None)) == 4


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"bots": ["random"]}, "lab-tournament-alone"),
        ({"form": "cup"}, "lab-form"),
        ({"rounds": 0}, "lab-tournament-rounds"),
        ({"form": "swiss", "rounds": 9}, "lab-tournament-rounds"),
        ({"games": 0}, "lab-games"),
        ({"games": 5_000}, "lab-tournament-games"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, object], key: str) -> None:
    asked: dict[str, object] = {"bots": ["random", "easy"], **wrong}
    bots = asked.pop("bots")
    with pytest.raises(LabError) as caught:
        Tournament("caesar_dice", bots, **asked)  # type: ignore[arg-type]
    assert caught.value.message.key == key
    assert caught.value.usage


@pytest.mark.parametrize("count", [1, 65])
def test_too_few_and_too_many(count: int) -> None:
    with pytest.raises(LabError) as caught:
        fill("caesar_dice", [], count)
    assert caught.value.message.key == "lab-tournament-bots"
