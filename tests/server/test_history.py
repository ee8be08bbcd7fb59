"""Finished games of a person, by filters and page by page; profiles, and what others may see in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Player, Row, Server, account, problem
from tests.server.test_results import play_out, two


def history(player: Player, **asked: Any) -> list[str]:
    answer = player.get("/api/history", **asked)
    assert answer["total"] == len(answer["games"])
    return [game["id"] for game in answer["games"]]


def against(first: Player, second: Player, game: str = "three_coins", **more: Any) -> str:
    made = first.create(game, "me", "open", **more)
    second.join(made["id"], key=made["key"])
    return str(made["id"])


def test_history_by_everything_that_can_be_asked(server: Server) -> None:
    anna, ola, played = two(server)
    play_out([anna, ola], played)
    resigned = against(ola, anna, "drawn_coins")
    anna.post(f"/api/tables/{resigned}/resign", seat=1)
    alone = anna.create("three_coins", "me", "bot:random", "bot:random")["id"]
    play_out([anna], alone)
    running = against(anna, ola)

    assert history(anna) == [alone, resigned, played]
    assert running not in history(anna)
    assert history(ola) == [resigned, played]
    assert history(Player(server, "Ewa")) == []
    assert history(anna, game="drawn_coins") == [resigned]
    assert history(anna, opponent="Ola") == [resigned, played]
    assert history(anna, opponent="Anna") == []  # oneself is no opponent
    assert history(anna, bot="random") == [alone]
    assert history(anna, seats=3) == [alone]
    assert history(anna, seat=1) == [resigned]
    assert resigned in history(anna, result="lost")
    assert history(ola, result="won", game="drawn_coins") == [resigned]
    ended = [game["ended"] for game in anna.get("/api/history")["games"]]
    assert history(anna, since=ended[1]) == [alone, resigned]
    assert history(anna, until=ended[1]) == [played]
    assert history(anna, text="oLa") == [resigned, played]
    assert history(anna, text="THREE") == [alone, resigned, played]  # the title of both games
    anna.http.put(f"/api/tables/{alone}/notes", json={"text": "A 100% fine game"})
    assert history(anna, text="100% FINE") == [alone]
    assert history(anna, text="10_% fine") == []
    assert history(ola, text="fine") == []
    mine = anna.get("/api/history", game="drawn_coins")["games"][0]["mine"]
    assert mine == {"seat": 1, "share": 0.0, "place": 2, "left": False}
    rivals = {(one["name"], one["bot"]): one["games"] for one in anna.get("/api/history/opponents")["opponents"]}
    assert rivals == {("Ola", False): 2, ("random", True): 2}


def test_history_by_options_and_letters_of_polish(server: Server) -> None:
    anna, zolc = Player(server, "Anna"), Player(server, "Łukasz Żółć")
    plain, other = [against(anna, zolc, "caesar", options=options) for options in ({}, first_other("caesar"))]
    for table in (plain, other):
        anna.post(f"/api/tables/{table}/resign", seat=0)
    name, choice = next(iter(first_other("caesar").items()))
    assert history(anna, game="caesar", option=f"{name}={choice}") == [other]
    assert history(anna, text="łukasz") == history(anna, text="ŻÓŁĆ") == [other, plain]
    wrong = anna.call("GET", "/api/history", params={"game": "caesar", "option": "colour=red"})
    assert wrong.status_code == 400
    assert problem(wrong)["message"]["key"] == "server-history-option"
    assert anna.call("GET", "/api/history", params={"game": "chess", "option": "a=b"}).status_code == 400
    assert anna.call("GET", "/api/history", params={"page": 0}).status_code == 400
    assert Player(server).call("GET", "/api/history").status_code == 401


def first_other(game: str) -> Row:
    """An option of a game with a choice that is not the usual one."""
    from rubicon.games import find

    for option in find(game).options:
        for choice in option.choices:
            if choice != option.default and 2 in find(game).seats({**find(game).setup().options, option.name: choice}):
                return {option.name: choice}
    raise AssertionError(game)


def test_pages_hold_everything_once(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    made = []
    for _ in range(26):
        made.append(against(anna, ola, "drawn_coins"))
        ola.post(f"/api/tables/{made[-1]}/resign", seat=1)
    first, second, third = [anna.get("/api/history", page=page) for page in (1, 2, 3)]
    assert (first["total"], first["pages"]) == (26, 2)
    assert [game["id"] for game in [*first["games"], *second["games"]]] == made[::-1]
    assert third["games"] == []


def test_a_profile_counts_games_and_names_none_that_are_private(server: Server) -> None:
    anna, ola, jan = account(server, "Anna"), account(server, "Ola"), account(server, "Jan")
    public = against(anna, ola)
    play_out([anna, ola], public)
    private = against(anna, jan, private=True)
    play_out([anna, jan], private)
    play_out([anna], anna.create("three_coins", "me", "local:Ewa")["id"])  # nobody's result
    lent = anna.create("three_coins", "me", "local:Ewa", "open")["id"]  # nor is this
    ola.join(lent)
    play_out([anna, ola], lent)
    guest = Player(server, "Passer-by")
    shown = guest.get(f"/api/players/{anna.name.upper()}")
    assert (shown["name"], shown["you"], shown["hidden"]) == (anna.name, False, False)
    assert [(one["game"], one["seats"], one["seat"], one["played"]) for one in shown["results"]] == [
        ("three_coins", 2, 0, 2)
    ]
    assert [(one["name"], one["played"]) for one in shown["opponents"]] == [(ola.name, 1)]
    theirs = guest.get(f"/api/players/{ola.name}")
    assert [(one["name"], one["played"]) for one in theirs["opponents"]] == [(anna.name, 1)]
    assert [game["id"] for game in shown["recent"]] == [public]
    assert private not in str(shown)
    assert jan.name not in str(shown)
    assert guest.call("GET", f"/api/players/{guest.name}").status_code == 404
    assert anna.get(f"/api/players/{anna.name}")["you"]


def test_who_is_hidden_is_found_by_nobody_else(server: Server) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    table = against(anna, ola)
    with Player(server, "Watcher").live() as watcher:
        assert watcher.watch(table)["seats"][0]["profile"] == anna.name
    play_out([anna, ola], table)
    assert anna.http.put("/api/me/profile", json={"hidden": True}).json()["hidden"] is True
    for who in (ola, Player(server, "Guest"), Player(server)):
        response = who.call("GET", f"/api/players/{anna.name}")
        assert (response.status_code, problem(response)["message"]["key"]) == (404, "server-no-profile")
        assert who.table(table)["seats"][0]["profile"] is None
    assert ola.get("/api/history")["games"][0]["seats"][0] | {"profile": None} == {
        "seat": 0,
        "kind": "human",
        "name": anna.name,
        "profile": None,
        "bot": None,
        "you": False,
    }
    assert ola.get("/api/history")["games"][0]["seats"][0]["profile"] is None
    assert anna.name not in str(Player(server, "Guest").get(f"/api/players/{ola.name}")["opponents"])
    assert anna.get(f"/api/players/{anna.name}")["hidden"]
    assert anna.get("/api/me/export")["person"]["hidden"] in (True, 1)
    anna.http.put("/api/me/profile", json={"hidden": False})
    assert ola.get(f"/api/players/{anna.name}")["results"]
    assert ola.table(table)["seats"][0]["profile"] == anna.name
    # Another name has another address, and the old one is nobody's.
    anna.post("/api/me", name=f"{anna.name} the Great")
    assert ola.table(table)["seats"][0]["profile"] == f"{anna.name} the Great"
    assert ola.call("GET", f"/api/players/{anna.name}").status_code == 404
    anna.call("DELETE", "/api/me")
    assert ola.call("GET", f"/api/players/{anna.name} the Great").status_code == 404


def test_best_games_are_clear_or_close_victories(server: Server) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    for _ in range(3):
        play_out([anna, ola], against(anna, ola))
    against_resigned = against(anna, ola)
    ola.post(f"/api/tables/{against_resigned}/resign", seat=1)
    for player in (anna, ola):
        best = ola.get(f"/api/players/{player.name}")["best"]
        won = [game for game in player.get("/api/history", result="won")["games"] if game["id"] != against_resigned]
        assert {game["id"] for game in best} == {game["id"] for game in won}
        assert all(game["why"] in ("clear", "close") for game in best)


def test_cards_tell_how_far_a_match_got(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = against(anna, ola, "julius_caesar")
    year = {"key": "stage-year", "args": {"year": 1}}
    assert anna.get("/api/tables", scope="mine")["tables"][0]["stage"] == year
    anna.post(f"/api/tables/{table}/resign", seat=0)
    card = anna.get("/api/history")["games"][0]
    assert (card["stage"], card["seats"][0]["you"]) == (year, True)
    assert card["started"] <= card["ended"]


def test_a_game_that_is_not_here_any_more_is_left_out(server: Server) -> None:
    """One of a program that the server once brought: whoever played it still sees all their other games."""
    anna, ola = account(server, "Anna"), account(server, "Ola")
    gone, stays = against(anna, ola), against(anna, ola)
    for table in (gone, stays):
        anna.post(f"/api/tables/{table}/resign", seat=0)
    server.sql("UPDATE matches SET game = 'chess' WHERE id = ?", gone)
    shown = anna.get("/api/history")
    assert (shown["total"], [game["id"] for game in shown["games"]]) == (2, [stays])
    assert [card["id"] for card in anna.get("/api/tables", scope="mine")["tables"]] == [stays]
    assert [card["id"] for card in anna.get(f"/api/players/{ola.name}")["recent"]] == [stays]


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("/api/players/Anna%00", "not_found"),
        ("/api/players/Anna%00/ratings", "not_found"),
        ("/api/history?text=a%00b", "bad_request"),
        ("/api/history?opponent=%00", "bad_request"),
        ("/api/mistakes?game=%00", "bad_request"),
        ("/api/ratings/caesar?search=%00", "bad_request"),
    ],
)
def test_a_zero_among_the_letters_is_refused(server: Server, path: str, error: str) -> None:
    """PostgreSQL keeps no such text, and would not look for it either."""
    assert problem(Player(server, "Anna").call("GET", path))["error"] == error
