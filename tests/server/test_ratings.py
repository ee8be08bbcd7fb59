"""Rated matches: what such a table asks for, what a match changes, and that all of it comes out the same once more."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, event, insert

from rubicon.lab.ladder import anchors
from rubicon.server import leaderboard
from rubicon.server.rating_model import FRESH, Rating, from_points, rate
from rubicon.server.storage import rating_queries, schema
from rubicon.server.storage.store import Store
from tests.server.harness import Player, Row, Server, account, problem, until
from tests.server.test_friends import member

STORED = "SELECT match, seat, game, number, person, bot, place, mu_before, sigma_before, mu, sigma FROM rating_changes"
STANDING = "SELECT game, person, mu, sigma, games FROM ratings ORDER BY game, person"


@pytest.fixture(scope="module")
def server(fresh_data: Callable[[], dict[str, str]], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for the ratings alone: they are recomputed from all matches of the server."""
    server = Server(tmp_path_factory.mktemp("ratings"), fixed=True, **fresh_data()).start()
    yield server
    assert server.stop() == 0


def seated(server: Server, name: str, seats: int = 2, game: str = "three_coins") -> tuple[list[Player], str]:
    """People with accounts at a rated table."""
    people = [member(server, f"{who} {name}") for who in ("Anna", "Ola", "Jan")[:seats]]
    return people, another(people, game)


def another(people: list[Player], game: str = "three_coins") -> str:
    """One more rated table of the same people."""
    table = str(people[0].create(game, "me", *["open"] * (len(people) - 1), rated=True)["id"])
    for player in people[1:]:
        player.join(table)
    return table


def decide_once(people: list[Player], table: str) -> None:
    """Everybody closes a coin in a fist: two decisions, and then the fists open."""
    for player in people:
        for _ in range(2):
            shown = player.table(table)
            player.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])


def play_out(people: list[Player], table: str) -> Row:
    """The last of the moves each time, until it is over."""

    def over() -> Row | None:
        for player in people:
            shown = player.table(table)
            while shown["yours"][0]["seat"] in shown["waiting"]:
                shown = player.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
            if shown["status"] == "over":
                return shown
        return None

    found: Row = until(over)
    return found


def recompute(server: Server) -> dict[str, Row]:
    """`rubicon ratings --recompute`: what it says of each game."""
    done = server.run("ratings", "--recompute", "--json")
    assert done.returncode == 0, done.stderr
    return {one["game"]: one for one in json.loads(done.stdout)}


def everything(server: Server) -> list[Any]:
    return [*sorted(server.sql(STORED)), *server.sql(STANDING)]


def refusal(player: Player, path: str, **body: Any) -> str:
    return str(problem(player.http.post(path, json=body))["message"]["key"])


def test_what_a_rated_table_asks_for(server: Server) -> None:
    anna, guest = member(server, "Anna asks"), Player(server, "Guest asks")

    def refused(who: Player, game: str, *kinds: str, **more: Any) -> str:
        seats = [{"kind": kind.partition(":")[0], **_named(kind)} for kind in kinds]
        body = {"game": game, "seats": seats, "rated": True, "nonce": who.nonce(), "commitment": who.commitment()}
        return refusal(who, "/api/tables", **body, **more)

    assert refused(guest, "caesar_dice", "me", "open") == "server-rated-account"
    assert refused(anna, "caesar_dice", "me", "open", aids=True) == "server-rated-aids"
    assert refused(anna, "caesar_dice", "me", "local:Ola") == "server-rated-local"
    assert refused(anna, "caesar", "me", options={"solo": "hard"}) == "server-rated-alone"
    assert refused(anna, "three_coins", "me", "bot:random") == "server-rated-bot"
    open_one = anna.create("three_coins", "me", "open", rated=True)
    assert open_one["rated"]
    assert open_one["terms"][0]["key"] == "term-rated"
    assert open_one["seats"][0]["rating"] == {"points": 1500, "provisional": True, "change": None}
    table = f"/api/tables/{open_one['id']}"
    assert refusal(guest, f"{table}/join", nonce=guest.nonce()) == "server-rated-account"
    assert refusal(anna, f"{table}/start", bot="random") == "server-rated-bot"
    with_bot = anna.create("caesar_dice", "me", "bot:easy", rated=True)
    assert with_bot["seats"][1]["rating"]["points"] == anchors("caesar_dice")["easy"].points
    ask = f"/api/tables/{with_bot['id']}/ask"
    assert refusal(anna, ask, what="take_back", seat=0) == "server-rated-take-back"
    assert refusal(anna, ask, what="draw", seat=0) == "server-rated-draw"
    assert not anna.create("caesar_dice", "me", "bot:easy")["seats"][1]["rating"]


def test_a_program_with_somebodys_token_plays_no_rated_match(server: Server) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    program = Player(server)
    program.http.headers["authorization"] = f"Bearer {anna.post('/api/tokens', label='bot', scope='play')['token']}"
    refused = "server-rated-program"

    # It can neither make, nor join, nor look for one.
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = {"game": "caesar_dice", "seats": seats, "rated": True, "nonce": program.nonce()}
    assert refusal(program, "/api/tables", **new, commitment=program.commitment()) == refused
    table = ola.create("caesar_dice", "me", "open", rated=True)
    path = f"/api/tables/{table['id']}"
    assert refusal(program, f"{path}/join", nonce=program.nonce()) == refused
    wish = {"game": "caesar_dice", "rated": True, "nonce": program.nonce(), "commitment": program.commitment()}
    assert refusal(program, "/api/wishes", **wish) == refused
    cup = {
        "name": f"Cup {ola.name}"[:40],
        "game": "caesar_dice",
        "clock": {"kind": "move", "seconds": 60},
        "rated": True,
    }
    assert refusal(program, "/api/tournaments", **cup) == refused
    cup_id = ola.post("/api/tournaments", **cup)["id"]
    assert refusal(program, f"/api/tournaments/{cup_id}/join") == refused

    # Nor can it decide where its person sits, by either way in, nor go on to the next one.
    shown = anna.join(table["id"])
    who = anna if 1 in shown["waiting"] else ola
    if who is ola:
        program.http.headers["authorization"] = f"Bearer {ola.post('/api/tokens', label='bot', scope='play')['token']}"
    shown = who.table(table["id"])
    (mine,) = shown["yours"]
    step = {"seat": mine["seat"], "move": mine["view"]["moves"][0]["move"], "based_on": mine["number"], "id": "one"}
    assert refusal(program, f"{path}/decide", **step) == refused
    with program.live() as live:
        live.watch(table["id"])
        live.send("decide", table=table["id"], **step)
        assert live.next("answer", ok=False)["message"]["key"] == refused
    assert who.table(table["id"])["yours"][0]["number"] == mine["number"]
    who.decide(shown, step["move"])  # the person can
    who.post(f"{path}/resign", seat=mine["seat"])
    assert refusal(program, f"{path}/rematch", nonce=program.nonce(), commitment=program.commitment()) == refused

    # Everything else is as it was.
    program.create("caesar_dice", "me", "bot:easy")


def _named(kind: str) -> Row:
    what, _, rest = kind.partition(":")
    return {"bot": {"bot": rest}, "local": {"name": rest}}.get(what, {})


def test_a_match_of_two_changes_both_ratings(server: Server) -> None:
    people, table = seated(server, "two")
    over = play_out(people, table)
    winner = over["outcome"]["winners"][0]
    best, last = rate([FRESH, FRESH], [1, 2])
    told = [seat["rating"] for seat in over["seats"]]
    assert told[winner] == {"points": 1500, "provisional": True, "change": best.points - 1500}
    assert told[1 - winner] == {"points": 1500, "provisional": True, "change": last.points - 1500}
    assert [seat["rating"] for seat in people[1].table(table)["seats"]] == told
    found = people[0].get(f"/api/players/{people[winner].name}/ratings")
    assert found["name"] == people[winner].name
    (mine,) = found["ratings"]
    assert (mine["game"], mine["points"], mine["games"], mine["place"]) == ("three_coins", best.points, 1, None)
    assert [(one["match"], one["points"], one["place"]) for one in mine["curve"]] == [(table, best.points, 1)]
    listed = people[0].get("/api/ratings/three_coins", search=" two")["players"]
    assert [line["name"] for line in listed] == [people[winner].name, people[1 - winner].name]
    again = people[0].rematch(table)
    assert again["rated"]
    assert again["seats"][1]["rating"]["points"] == told[0]["points"] + told[0]["change"]
    assert recompute(server)["three_coins"]["differing"] == 0


def test_a_match_that_never_began_does_not_count(server: Server) -> None:
    people, table = seated(server, "never")
    people[0].post(f"/api/tables/{table}/resign", seat=0)
    assert [seat["rating"]["change"] for seat in people[0].table(table)["seats"]] == [None, None]
    table = another(people)
    decide_once(people, table)
    people[0].post(f"/api/tables/{table}/resign", seat=0)
    changes = [seat["rating"]["change"] for seat in people[0].table(table)["seats"]]
    assert changes[0] < 0 < changes[1]
    assert recompute(server)["three_coins"]["differing"] == 0


def test_who_leaves_has_lost_whatever_the_bot_does(server: Server) -> None:
    people, table = seated(server, "leaves", 3)
    decide_once(people, table)
    people[0].post(f"/api/tables/{table}/resign", seat=0)
    over = play_out(people[1:], table)
    assert over["seats"][0]["kind"] == "bot"
    assert over["seats"][0]["rating"]["change"] < min(seat["rating"]["change"] for seat in over["seats"][1:])
    places = dict(server.sql("SELECT seat, place FROM rating_changes WHERE match = ?", table))
    assert places[0] == 3
    assert min(places.values()) == 1


def test_bots_stay_where_the_ladder_put_them_and_stand_in_the_list(server: Server) -> None:
    anna = member(server, "Anna bots")
    table = anna.create("caesar_dice", "me", "bot:random", rated=True)["id"]
    play_out([anna], table)
    anchor = anchors("caesar_dice")["random"]
    bot = from_points(anchor.points, anchor.error)
    (mine, its) = server.sql("SELECT mu, sigma, place FROM rating_changes WHERE match = ? ORDER BY seat", table)
    assert Rating(*mine[:2]) == rate([FRESH, bot], [mine[2], its[2]])[0]
    kept = server.sql("SELECT mu_before, mu, bot FROM rating_changes WHERE match = ? AND seat = 1", table)
    assert kept == [(bot.mu, bot.mu, "random")]
    listed = anna.get("/api/ratings/caesar_dice")["players"]
    assert [line["points"] for line in listed] == sorted((line["points"] for line in listed), reverse=True)
    assert {line["bot"] for line in listed} > set(anchors("caesar_dice"))
    assert "Anna bots" in [line["name"] for line in listed]
    info = {game["name"]: game["bot_ratings"] for game in anna.get("/api/house")["games"]}
    assert info["caesar_dice"]["random"] == anchor.points
    assert info["three_coins"] == {}


def test_who_is_forgotten_leaves_the_list_and_the_others_keep_their_numbers(server: Server) -> None:
    people, table = seated(server, "forget")
    decide_once(people, table)
    people[1].post(f"/api/tables/{table}/resign", seat=1)
    for _ in range(2):
        again = another(people)
        decide_once(people, again)
        people[0].post(f"/api/tables/{again}/resign", seat=0)
    (exported,) = people[1].get("/api/me/export")["ratings"]
    assert exported["matches"][0]["match"] == table
    assert exported["games"] == 3
    before = people[0].get("/api/players/Anna forget/ratings")
    assert people[1].http.delete("/api/me").status_code == 200
    assert people[0].get("/api/ratings/three_coins", search="ola forget")["players"] == []
    assert people[0].http.get("/api/players/Ola forget/ratings").status_code == 404
    assert people[1].id not in repr(everything(server))
    stored = everything(server)
    assert recompute(server)["three_coins"]["differing"] == 0
    assert everything(server) == stored
    assert people[0].get("/api/players/Anna forget/ratings") == before


def test_who_is_forgotten_in_the_midst_of_a_match_has_left_it(server: Server) -> None:
    people, table = seated(server, "midst", 3)
    decide_once(people, table)
    assert people[2].http.delete("/api/me").status_code == 200
    over = play_out(people[:2], table)
    assert all(seat["rating"]["change"] is not None for seat in over["seats"])
    stored = everything(server)
    assert recompute(server)["three_coins"]["differing"] == 0
    assert everything(server) == stored


def test_who_never_came_and_is_forgotten_is_still_behind_those_who_came(server: Server) -> None:
    people = [member(server, f"{who} absent") for who in ("Anna", "Ola", "Jan")]
    clock = {"kind": "bank", "seconds": 3_600, "increment": 0}
    cup = people[0].post(
        "/api/tournaments",
        name="Cup",
        game="three_coins",
        format="round_robin",
        seats=3,
        most=3,
        clock=clock,
        rated=True,
        grace_minutes=10,
    )["id"]
    for player in people[1:]:
        player.post(f"/api/tournaments/{cup}/join")
    table = people[0].post(f"/api/tournaments/{cup}/start")["next"]
    for player in people[:2]:
        player.join(table)
    server.move_clocks(wall=660_000)
    until(lambda: people[0].table(table)["status"] == "running")
    server.move_clocks()
    play_out(people[:2], table)
    (absent,) = server.sql("SELECT seat, place FROM rating_changes WHERE match = ? AND person = ?", table, people[2].id)
    assert absent[1] == 3
    assert people[2].http.delete("/api/me").status_code == 200
    stored = everything(server)
    assert recompute(server)["three_coins"]["differing"] == 0
    assert everything(server) == stored


def test_hidden_people_are_not_listed(server: Server) -> None:
    people, table = seated(server, "hidden")
    play_out(people, table)
    server.sql("UPDATE people SET hidden = ? WHERE id = ?", True, people[0].id)
    assert [line["name"] for line in people[1].get("/api/ratings/three_coins", search="hidden")["players"]] == [
        "Ola hidden"
    ]
    assert people[1].http.get("/api/players/Anna hidden/ratings").status_code == 404
    assert people[0].get("/api/players/Anna hidden/ratings")["ratings"]


def test_the_command_finds_and_repairs_what_is_wrong(server: Server) -> None:
    people, table = seated(server, "repair")
    play_out(people, table)
    another_table = another(people)
    play_out(people, another_table)
    stored = everything(server)
    server.sql("UPDATE ratings SET mu = 99 WHERE person = ?", people[0].id)
    server.sql("UPDATE rating_changes SET mu = 1, place = 2 WHERE match = ?", table)
    found = recompute(server)["three_coins"]
    assert found["differing"] == 3
    assert everything(server) == stored
    told = server.run("ratings", "three_coins")
    assert told.returncode == 0, told.stderr
    assert "Ola repair" in told.stdout
    assert "Every number is as it was stored." in server.run("ratings", "--recompute").stdout


def test_pages_of_a_long_list_have_every_bot_once(server: Server) -> None:
    made = [f"long{n:03d}" for n in range(120)]
    people = ", ".join(f"('{id}', '{id}', 'en', '{id}', 'x', 0, 0, 0)" for id in made)
    rated = ", ".join(f"('caesar', '{id}', {25 + (n - 60) / 2}, 2, 9, 0)" for n, id in enumerate(made))
    server.sql(f"INSERT INTO people (id, name, language, login, password, epoch, made, seen) VALUES {people}")
    server.sql(f"INSERT INTO ratings (game, person, mu, sigma, games, at) VALUES {rated}")
    somebody = Player(server)
    pages = [somebody.get("/api/ratings/caesar", page=number) for number in range(4)]
    assert [page["pages"] for page in pages] == [3] * 4
    lines = [line for page in pages for line in page["players"]]
    assert [line["bot"] for line in lines if line["bot"]] == list(anchors("caesar"))
    assert [line["place"] for line in lines if line["name"]] == list(range(1, 121))
    points = [line["points"] for line in lines]
    assert points == sorted(points, reverse=True)


def test_a_page_takes_as_many_statements_as_one_line_of_it(database_url: str) -> None:
    """Equals share a place; those who are provisional have none, and take none from others."""
    store = Store(database_url)
    store.open()
    store.close()
    engine = create_engine(database_url)
    sent: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *given: sent.append(given[2]))
    with engine.begin() as connection:
        for number in range(60):
            id = f"p{number:02d}"
            person = {"id": id, "name": id, "login": id, "language": "en", "epoch": 0, "made": 0, "seen": 0}
            connection.execute(insert(schema.people).values(**person, hidden=number % 20 == 7))
            mean, deviation = 40.0 - number // 2, 1.0 if number % 5 else 8.0
            rating = {"game": "caesar", "person": id, "mu": mean, "sigma": deviation, "games": 9, "at": 0}
            connection.execute(insert(schema.ratings).values(**rating))
        for search, number, most in (("", 0, 50), ("", 1, 7), ("p5", 0, 10)):
            sent.clear()
            lines = [one for one in leaderboard.page(connection, "caesar", search, number)["players"] if one["name"]]
            assert len(sent) == 2, "how many there are, and the page"
            assert len(lines) == most
            for line in lines:
                mean = 40.0 - int(line["name"][1:]) // 2
                place = rating_queries.place_of(connection, "caesar", mean)
                assert line["place"] == (None if line["provisional"] else place)
    engine.dispose()


@pytest.mark.parametrize("query", [{"page": -1}, {"page": 10**9}, {"search": "x" * 25}])
def test_bad_queries_are_refused(server: Server, query: Row) -> None:
    somebody = Player(server)
    assert somebody.http.get("/api/ratings/caesar", params=query).status_code == 400
    assert somebody.http.get("/api/ratings/chess").status_code == 404
    assert somebody.http.get("/api/players/nobody at all/ratings").status_code == 404
