"""My mistakes: from the analyses of one's own games, by kind, and for oneself only."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from rubicon.server.puzzle_models import Mistakes
from tests.server.harness import Player, Row, Server, problem, until
from tests.server.test_history import against
from tests.server.test_results import play_out


def read(player: Player, **params: str) -> Row:
    told = player.get("/api/mistakes", **params)
    Mistakes.model_validate(told)
    return told


def lost_to_bot(player: Player) -> str:
    table = player.create("caesar_dice", "me", "bot:easy")["id"]
    play_out([player], table)
    return str(table)


def test_last_games_are_analysed_and_their_mistakes_told_by_kind(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_ANALYSIS_SECONDS="20", RUBICON_BOT_SECONDS="0.2")
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    assert read(anna) == {"analysed": 0, "without": 0, "running": 0, "kinds": []}
    tables = [lost_to_bot(anna), lost_to_bot(anna)]
    assert read(anna)["without"] == 2
    begun = anna.post("/api/mistakes", games=2)
    Mistakes.model_validate(begun)
    assert begun["analysed"] + begun["running"] >= 1

    def done() -> Row | None:
        told = read(anna)
        return told if told["analysed"] == 2 else None

    told: Row = until(done, every=0.3)
    assert (told["without"], told["running"]) == (0, 0)
    assert told["kinds"], "who always takes the first move makes mistakes"
    costs = [kind["cost"] for kind in told["kinds"]]
    assert costs == sorted(costs, reverse=True)
    for kind in told["kinds"]:
        assert kind["game"] == "caesar_dice"
        assert kind["count"] >= len(kind["worst"]) > 0
        for one in kind["worst"]:
            assert one["table"] in tables
            assert one["seat"] == 0
            assert [(who["seat"], who["kind"], who["name"]) for who in one["players"]] == [
                (0, "human", anna.name),
                (1, "bot", "easy"),
            ]
            assert [who["bot"] for who in one["players"]] == [None, "easy"]
            assert one["better_chance"] > one["chance"]
            assert kind["kind"] is None or one["why"]["key"].startswith("hint-")
            # The replay shows that position, and the move that was made there.
            shown = anna.get(f"/api/tables/{one['table']}/at/{one['at']}", seat=0, whole="true")
            assert one["move"] in [move["words"] for move in shown["view"]["moves"]]
            assert one["better"] in [move["words"] for move in shown["view"]["moves"]]
    assert any(kind["kind"] for kind in told["kinds"])
    assert read(anna, game="caesar")["kinds"] == []
    # Nobody else's: neither the bot's mistakes nor those of others.
    assert read(ola)["kinds"] == []

    # An analysis of an older Rubicon has no kinds.
    (row,) = server.sql("SELECT found FROM analyses WHERE match = ?", tables[0])
    old = json.loads(row[0])
    for one in old["costly"]:
        del one["kind"], one["why"]
    server.sql("UPDATE analyses SET found = ? WHERE match = ?", json.dumps(old), tables[0])
    assert any(kind["kind"] is None for kind in read(anna)["kinds"])


def test_who_may_and_how_many(server: Server) -> None:
    nobody, anna = Player(server), Player(server, "Anna")
    assert nobody.http.get("/api/mistakes").status_code == 401
    assert nobody.refused("/api/mistakes") == (401, "not_signed_in")
    assert anna.refused("/api/mistakes", games=0)[0] == 400
    assert anna.refused("/api/mistakes", games=11)[0] == 400
    assert anna.post("/api/mistakes") == {"analysed": 0, "without": 0, "running": 0, "kinds": []}


@pytest.mark.sqlite
def test_a_game_that_cannot_be_read_keeps_nobody_from_the_others(new_server: Callable[..., Server]) -> None:
    """A damaged one, or one whose game is not here any more; it was the last one, too."""
    server = new_server(RUBICON_ANALYSIS_SECONDS="20", RUBICON_BOT_SECONDS="0.2")
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    _, last = against(anna, ola, "caesar_dice"), against(anna, ola, "caesar_dice")
    for card in anna.get("/api/tables", scope="mine")["tables"][::-1]:
        anna.post(f"/api/tables/{card['id']}/resign", seat=0)
    assert server.stop() == 0
    server.sql("UPDATE matches SET game = 'chess' WHERE id = ?", last)
    server.start()
    assert "chess" in problem(anna.call("GET", f"/api/tables/{last}/record"))["text"]
    told = anna.post("/api/mistakes", games=1)
    assert told["analysed"] + told["running"] == 1
