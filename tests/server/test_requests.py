"""Take-backs, draws and resignations: what the others have to say about it."""

from __future__ import annotations

from tests.server.harness import Player, Row, Server, until


def dice(server: Server, *more: str) -> tuple[list[Player], Row]:
    players = [Player(server, name) for name in ("Anna", "Ola", "Jan")[: 2 + len(more)]]
    table = players[0].create("caesar_dice", "me", "open", *more)["id"]
    for player in players[1:]:
        player.join(table)
    return players, players[0].table(table)


def move_on(players: list[Player], table: Row) -> tuple[int, Row]:
    """Whoever is to decide keeps nothing: seat, and the table after it."""
    seat = table["waiting"][0]
    shown = players[seat].table(table["id"])
    return seat, players[seat].decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])


def test_a_take_back_is_granted(server: Server) -> None:
    players, start = dice(server)
    seat, after = move_on(players, start)
    asker, rival = players[seat], players[1 - seat]
    path = f"/api/tables/{start['id']}"
    assert rival.refused(f"{path}/ask", what="take_back", seat=1 - seat) == (409, "conflict")  # has made no move yet
    with rival.live() as live:
        live.watch(start["id"])
        asked = asker.post(f"{path}/ask", what="take_back", seat=seat)
        request = asked["requests"][0]
        assert (request["what"], request["seat"], request["waiting"]) == ("take_back", seat, [1 - seat])
        assert live.next("table")["table"]["requests"] == [request]
        assert asker.refused(f"{path}/ask", what="take_back", seat=seat) == (409, "conflict")
        stranger = Player(server, "Stranger")
        assert stranger.refused(f"{path}/answer", request=request["id"], yes=True, seat=seat) == (403, "not_your_seat")
        granted = rival.post(f"{path}/answer", request=request["id"], yes=True, seat=1 - seat)
        assert (granted["length"], granted["branch"], granted["requests"]) == (start["length"], 1, [])
        pushed = live.next("table")["table"]
        assert (pushed["length"], pushed["branch"]) == (start["length"], 1)
        # The next push tells from where the line has changed, so that nobody keeps events that did not happen.
        _, again = move_on(players, granted)
        told = live.next("table")["table"]
        assert told["since"] == start["length"]
        assert told["events"] == [event for event in rival.table(start["id"])["events"] if event["at"] >= told["since"]]
    assert again["number"] > after["number"]  # the record keeps what was taken back
    assert rival.refused(f"{path}/answer", request=request["id"], yes=True, seat=1 - seat) == (404, "not_found")


def test_watching_again_after_a_take_back(server: Server) -> None:
    players, start = dice(server)
    seat, after = move_on(players, start)
    path = f"/api/tables/{start['id']}"
    request = players[seat].post(f"{path}/ask", what="take_back", seat=seat)["requests"][0]["id"]
    players[1 - seat].post(f"{path}/answer", request=request, yes=True, seat=1 - seat)
    _, now = move_on(players, players[0].table(start["id"]))
    with players[0].live() as live:
        shown = live.watch(start["id"], since=after["length"], branch=0)
        assert shown["since"] == 0  # what I knew was of another branch
        assert shown["events"] == players[0].table(start["id"])["events"]
    with players[0].live() as live:
        assert live.watch(start["id"], since=now["length"], branch=1)["events"] == []


def test_a_take_back_is_refused_or_withdrawn(server: Server) -> None:
    players, start = dice(server)
    seat, after = move_on(players, start)
    path = f"/api/tables/{start['id']}"
    request = players[seat].post(f"{path}/ask", what="take_back", seat=seat)["requests"][0]["id"]
    refused = players[1 - seat].post(f"{path}/answer", request=request, yes=False, seat=1 - seat)
    assert (refused["requests"], refused["branch"], refused["length"]) == ([], 0, after["length"])
    request = players[seat].post(f"{path}/ask", what="take_back", seat=seat)["requests"][0]["id"]
    assert players[seat].post(f"{path}/answer", request=request, yes=False, seat=seat)["requests"] == []
    players[seat].post(f"{path}/ask", what="take_back", seat=seat)
    _, moved = move_on(players, players[0].table(start["id"]))
    assert moved["requests"] == []  # the match has gone on


def test_bots_always_grant(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random")
    until(lambda: anna.table(table["id"])["waiting"] == [0])
    start = anna.table(table["id"])
    anna.decide(start, start["yours"][0]["view"]["moves"][0]["move"])
    back = anna.post(f"/api/tables/{table['id']}/ask", what="take_back", seat=0)
    assert back["branch"] == 1
    assert back["requests"] == []


def test_all_must_agree_at_a_table_of_three(server: Server) -> None:
    players, start = dice(server, "open")
    seat, _ = move_on(players, start)
    path = f"/api/tables/{start['id']}"
    others = [n for n in range(3) if n != seat]
    request = players[seat].post(f"{path}/ask", what="take_back", seat=seat)["requests"][0]
    assert request["waiting"] == others
    shown = players[others[0]].post(f"{path}/answer", request=request["id"], yes=True, seat=others[0])
    assert (shown["branch"], shown["requests"][0]["waiting"]) == (0, [others[1]])
    assert players[others[1]].post(f"{path}/answer", request=request["id"], yes=True, seat=others[1])["branch"] == 1


def test_draws_where_the_game_knows_them(server: Server) -> None:
    players, start = dice(server)
    assert players[0].refused(f"/api/tables/{start['id']}/ask", what="draw", seat=0) == (409, "conflict")
    anna, ola = players
    table = anna.create("drawn_coins", "me", "open")["id"]
    ola.join(table)
    request = anna.post(f"/api/tables/{table}/ask", what="draw", seat=0)["requests"][0]["id"]
    over = ola.post(f"/api/tables/{table}/answer", request=request, yes=True, seat=1)
    assert over["status"] == "over"
    assert (over["outcome"]["winners"], over["outcome"]["reason"]) == ([], "agreed_draw")


def test_resigning_with_two_seats_ends_the_match(server: Server) -> None:
    players, start = dice(server)
    path = f"/api/tables/{start['id']}"
    assert players[0].refused(f"{path}/resign", seat=1) == (403, "not_your_seat")
    over = players[0].post(f"{path}/resign", seat=0)
    assert (over["status"], over["outcome"]["winners"], over["outcome"]["reason"]) == ("over", [1], "resigned")
    assert over["waiting"] == []


def test_resigning_with_three_seats_lets_a_bot_play_on(server: Server) -> None:
    players, start = dice(server, "open")
    path = f"/api/tables/{start['id']}"
    left = players[0].post(f"{path}/resign", seat=0)
    assert left["status"] == "running"
    assert (left["seats"][0]["kind"], left["seats"][0]["name"], left["seats"][0]["bot"]) == ("bot", "Anna", "strong")
    assert left["yours"] == []
    assert left["view"]["seat"] is None  # a spectator now
    assert players[0].refused(f"{path}/resign", seat=0) == (403, "not_your_seat")
    players[1].post(f"{path}/resign", seat=1)
    players[2].post(f"{path}/resign", seat=2)
    # Nobody is left but bots, and still it comes to an end.
    over = until(lambda: (shown := players[0].table(start["id"]))["status"] == "over" and shown)
    assert over["outcome"]["reason"] in ("consul", "dictator", "caesar")
    assert players[0].call("GET", f"{path}/record").json()["outcome"] == over["outcome"]
