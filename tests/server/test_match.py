"""Whole matches between clients over real sockets, and everything around them."""

from __future__ import annotations

import hashlib
import hmac
import random
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import record as records
from tests.server.harness import Live, Player, Row, Server, until


def play_out(table: str, players: list[Player], watch: list[Live], seed: int = 1) -> Row:
    """Everybody plays at random, each through their own socket, until it is over."""
    chance = random.Random(seed)
    while True:
        moved = False
        for player, live in zip(players, watch, strict=True):
            shown = player.table(table)
            if shown["status"] == "over":
                return shown
            if shown["yours"][0]["view"]["moves"] and shown["yours"][0]["seat"] in shown["waiting"]:
                move = chance.choice(shown["yours"][0]["view"]["moves"])["move"]
                answer = live.decide(shown, move)
                assert answer["ok"], answer
                assert answer["table"]["number"] == answer["number"]
                moved = True
        assert moved


def test_a_whole_match_of_two_over_sockets(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola", "pl")
    commitment = anna.commitment()
    made = anna.create("caesar_dice", "me", "open", commitment=commitment, nonce="nonce-of-anna")
    assert (made["status"], made["yours"], made["host"], made["commitment"]) == ("open", [], True, commitment)
    assert made["seats"][1]["name"] is None
    table = made["id"]
    assert table in [card["id"] for card in ola.get("/api/tables", scope="open")["tables"]]

    with anna.live() as first, ola.live() as second:
        first.watch(table)
        joined = ola.join(table, nonce="nonce-of-ola")
        assert joined["status"] == "running"
        assert joined["nonces"] == ["0:nonce-of-anna", "1:nonce-of-ola"]
        pushed = first.next("table")["table"]
        assert pushed["status"] == "running"
        assert [seat["you"] for seat in pushed["seats"]] == [True, False]
        second.watch(table)
        assert first.next("presence") == {"type": "presence", "table": table, "seat": 1, "online": True}
        over = play_out(table, [anna, ola], [first, second])

        # The last push told everything: what was pushed piece by piece is what one gets by asking for all of it.
        while not (told := [message["table"] for message in first.came if _is_over(message)]):
            first.receive()
        assert told[0]["outcome"] == over["outcome"]
        events: list[Row] = []
        for message in first.came:
            if message["type"] in ("table", "answer"):
                shown = message["table"]
                events = [event for event in events if event["at"] < shown["since"]] + shown["events"]
        assert events == anna.table(table)["events"]

    outcome = over["outcome"]
    assert outcome["winners"]
    assert over["waiting"] == []
    assert not over["yours"][0]["view"]["moves"]
    assert anna.get("/api/tables", scope="mine")["tables"][0]["outcome"] == outcome

    # The record is the one that `rubicon verify` takes.
    record = records.loads(anna.call("GET", f"/api/tables/{table}/record").content)
    verdict = records.verify(record, games.find)
    assert verdict.checked
    assert record["outcome"] == outcome
    assert [player["name"] for player in record["players"]] == ["Anna", "Ola"]


def _is_over(message: Row) -> bool:
    return message["type"] in ("table", "answer") and message["table"]["status"] == "over"


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Player, Player, Row]:
    """A match of two that is over."""
    server.draw_for("finished")
    anna, ola = Player(server, "Anna F"), Player(server, "Ola F")
    commitment = anna.commitment()
    table = anna.create("caesar_dice", "me", "open", commitment=commitment)["id"]
    ola.join(table)
    with anna.live() as first, ola.live() as second:
        first.watch(table)
        second.watch(table)
        return anna, ola, play_out(table, [anna, ola], [first, second], 7)


def test_nonces_are_labelled_and_stay_in_the_order_in_which_they_came(server: Server) -> None:
    anna, ola, jan = Player(server, "Anna N"), Player(server, "Ola N"), Player(server, "Jan N")
    made = anna.create("caesar_dice", "me", "open", "open", "open", nonce="a")
    assert made["nonces"] == ["0:a"]  # who comes next sees what was given before
    table = made["id"]
    assert ola.refused(f"/api/tables/{table}/join") == (400, "bad_request")
    assert ola.refused(f"/api/tables/{table}/join", nonce="a") == (400, "bad_request")
    assert ola.join(table, seat=1, nonce="b")["nonces"] == ["0:a", "1:b"]
    ola.post(f"/api/tables/{table}/leave")
    assert anna.table(table)["nonces"] == ["0:a", "-:b"]
    assert jan.join(table, seat=3, nonce="c")["nonces"] == ["0:a", "-:b", "3:c"]
    started = anna.post(f"/api/tables/{table}/start")
    assert [seat["name"] for seat in started["seats"]] == ["Anna N", "Jan N"]
    assert started["nonces"] == ["0:a", "-:b", "1:c"]
    anna.post(f"/api/tables/{table}/resign", seat=0)
    record = records.loads(anna.call("GET", f"/api/tables/{table}/record").content)
    verdict = records.verify(record, games.find, made["commitment"], ["1:c", "a"])
    assert verdict.checked


def test_chance_can_be_checked_without_our_code(finished: tuple[Player, Player, Row]) -> None:
    anna, _, over = finished
    proof = anna.get(f"/api/tables/{over['id']}/proof")
    assert proof["commitment"] == over["commitment"]
    secret = bytes.fromhex(proof["secret"])
    assert hashlib.sha256(secret).hexdigest() == over["commitment"]
    digest = hashlib.sha256(secret)
    for nonce in over["nonces"]:
        digest.update(len(nonce).to_bytes(4, "big") + nonce.encode())
    key = digest.digest()
    assert len(proof["picks"]) > 10
    for number, pick in enumerate(proof["picks"]):
        total = sum(pick["weights"])
        attempt = 0
        while True:
            x = int.from_bytes(hmac.digest(key, f"{number}/{attempt}".encode(), "sha256"), "big")
            if x < (1 << 256) - (1 << 256) % total:
                break
            attempt += 1
        x %= total
        fell = ""
        for outcome, weight in zip(pick["outcomes"], pick["weights"], strict=True):
            x -= weight
            if x < 0:
                fell = outcome
                break
        assert fell == pick["told"] == pick["due"]


def test_replay_goes_through_every_position(finished: tuple[Player, Player, Row], server: Server) -> None:
    anna, _, over = finished
    table = over["id"]
    first = anna.get(f"/api/tables/{table}/at/0")
    assert (first["line"], first["at"], first["events"]) == (over["length"], 0, [])
    told = [event for n in range(over["length"] + 1) for event in anna.get(f"/api/tables/{table}/at/{n}")["events"]]
    assert told == anna.table(table)["events"]
    last = anna.get(f"/api/tables/{table}/at/{over['length']}", seat=1)
    assert last["view"]["outcome"] == over["outcome"]
    assert last["view"]["seat"] == 1  # anybody may look from any seat when it is over
    assert Player(server).get(f"/api/tables/{table}/at/3")["view"]["seat"] is None
    assert anna.call("GET", f"/api/tables/{table}/at/{over['length'] + 1}").status_code == 404


def test_a_rematch_swaps_the_sides_and_is_one_table(finished: tuple[Player, Player, Row]) -> None:
    anna, ola, over = finished
    table = over["id"]
    fresh = ola.rematch(table, "again")
    assert fresh["id"] != table
    assert fresh["status"] == "open"
    assert [(seat["kind"], seat["you"]) for seat in fresh["seats"]] == [("human", True), ("open", False)]
    stranger = Player(anna.server, "Stranger")
    assert stranger.refused(f"/api/tables/{fresh['id']}/join", nonce="x") == (409, "conflict")  # the seat is kept
    assert fresh["id"] in [card["id"] for card in anna.get("/api/tables", scope="mine")["tables"]]
    joined = anna.rematch(table, "mine")
    assert joined["id"] == fresh["id"]
    assert joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Ola F", "Anna F"]
    assert joined["nonces"] == ["0:again", "1:mine"]
    assert anna.rematch(table)["id"] == fresh["id"]
    assert anna.table(table)["rematch"] == fresh["id"]


def test_against_a_bot_from_one_request(server: Server) -> None:
    anna = Player(server, "Anna")
    with anna.live() as live:
        shown = anna.create("caesar_dice", "me", "bot:easy", aids=True)
        assert shown["status"] == "running"
        table = shown["id"]
        shown = live.watch(table)
        for _ in range(400):
            if shown["status"] == "over":
                break
            if shown["waiting"] == [0]:
                moves = shown["yours"][0]["view"]["moves"]
                shown = live.decide(shown, moves[-1]["move"])["table"]
            else:
                shown = live.next("table")["table"]
        assert shown["status"] == "over"


def test_three_at_one_table_two_of_them_at_one_device(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("three_coins", "me", "local:Basia", "open")["id"]
    ola.join(table)
    shown = anna.table(table)
    assert [mine["seat"] for mine in shown["yours"]] == [0, 1]
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "local", "human"]
    # Behind the curtain: each seat has its own hand and its own events, and what is common shows neither.
    assert [mine["view"]["seat"] for mine in shown["yours"]] == [0, 1]
    assert all(event["hidden"] for event in shown["events"] if event["kind"] == "draw")
    for mine in shown["yours"]:
        seen = [event for event in mine["events"] if event["kind"] == "draw" and not event["hidden"]]
        assert {event["words"]["args"]["player"]["seat"] for event in seen} == {mine["seat"]}
    for seat in (0, 1):
        shown = anna.decide(shown, shown["yours"][seat]["view"]["moves"][0]["move"], seat=seat)
        assert shown["yours"][seat]["can_undo"]
    assert shown["number"] == shown["yours"][0]["number"]


def test_leaving_before_the_start(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("caesar_dice", "me", "open", "open")["id"]
    assert ola.join(table)["status"] == "open"
    assert ola.join(table)["seats"][1]["you"]  # twice is once
    left = anna.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "human", "open"]
    assert ola.table(table)["host"]
    assert anna.refused(f"/api/tables/{table}/start") == (403, "forbidden")
    assert ola.refused(f"/api/tables/{table}/start") == (409, "conflict")  # one is too few
    anna.join(table, seat=2)
    started = ola.post(f"/api/tables/{table}/start")
    assert started["status"] == "running"
    assert [seat["name"] for seat in started["seats"]] == ["Ola", "Anna"]
    assert anna.refused(f"/api/tables/{table}/leave") == (409, "conflict")
    lonely = anna.create("caesar_dice", "me", "open")["id"]
    assert anna.post(f"/api/tables/{lonely}/leave") == {}
    assert anna.call("GET", f"/api/tables/{lonely}").status_code == 404
    filled = anna.create("caesar_dice", "me", "open", "open")["id"]
    assert [s["kind"] for s in anna.post(f"/api/tables/{filled}/start", bot="easy")["seats"]] == ["human", "bot", "bot"]


def test_spectators_chat_and_notes(server: Server) -> None:
    anna, ola, guest = Player(server, "Anna"), Player(server, "Ola"), Player(server)
    table = anna.create("three_coins", "me", "open")["id"]
    ola.join(table)
    shown = guest.table(table)
    assert shown["yours"] == []
    assert shown["view"]["seat"] is None
    assert shown["key"] is None
    assert all(event["hidden"] for event in shown["events"] if event["kind"] == "draw")
    with guest.live() as live:
        live.watch(table)
        line = anna.post(f"/api/tables/{table}/chat", text=" Salve!\nQuid agis? ")
        assert (line["number"], line["name"], line["seat"], line["text"]) == (0, "Anna", 0, "Salve!\nQuid agis?")
        assert live.next("chat") == {"type": "chat", "table": table, "line": line}
    ola.post(f"/api/tables/{table}/chat", text="Bene.")
    assert [line["text"] for line in guest.table(table)["chat"]] == ["Salve!\nQuid agis?", "Bene."]
    assert Player(server, "Other").refused(f"/api/tables/{table}/chat", text="me too") == (403, "forbidden")
    assert anna.call("PUT", f"/api/tables/{table}/notes", json={"text": "holds an as"}).status_code == 200
    assert anna.table(table)["notes"] == "holds an as"
    assert ola.table(table)["notes"] == guest.table(table)["notes"] == ""


def test_my_turn_at_all_my_tables(server: Server) -> None:
    anna = Player(server, "Anna")
    with anna.live() as live:
        assert live.next("turns")["tables"] == []
        table = anna.create("three_coins", "me", "bot:random")["id"]
        assert live.next("turns")["tables"] == [{"id": table, "game": "three_coins"}]
        second = anna.create("three_coins", "me", "bot:random")["id"]
        assert len(live.next("turns")["tables"]) == 2
        anna.post(f"/api/tables/{table}/resign", seat=0)
        assert live.next("turns")["tables"] == [{"id": second, "game": "three_coins"}]
    cards = anna.get("/api/tables", scope="mine")["tables"]
    assert {card["id"]: card["your_turn"] for card in cards} == {table: False, second: True}


def test_what_i_saw_last_is_remembered(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random")["id"]
    assert anna.table(table)["seen"] is None
    with anna.live() as live:
        length = live.watch(table)["length"]
    assert until(lambda: anna.table(table)["seen"] is not None)
    assert anna.table(table)["seen"] >= length


def test_preview_hint_and_aid(server: Server, tmp_path: Path) -> None:
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "me", "local:Ola", aids=True)
    seat = shown["waiting"][0]
    moves = shown["yours"][seat]["view"]["moves"]
    stop = moves[-1]
    table = shown["id"]
    events = anna.get(f"/api/tables/{table}/preview", seat=seat, move=stop["move"])["events"]
    assert [event["kind"] for event in events][:2] == ["stop", "scored"]
    hint = anna.get(f"/api/tables/{table}/hint", seat=seat)["advice"]
    assert hint
    assert {advice["move"] for advice in hint} <= {move["move"] for move in moves}
    assert hint[0]["say"] == next(move["say"] for move in moves if move["move"] == hint[0]["move"])
    after = anna.decide(shown, stop["move"], seat=seat)
    happened = [{key: event[key] for key in ("kind", "hidden", "words")} for event in after["events"]]
    assert happened[: len(events)] == events
    # Asked too late, about a decision that is past: no answer, and no mistake.
    late = {"seat": seat, "based_on": shown["yours"][seat]["number"]}
    assert anna.get(f"/api/tables/{table}/preview", move=stop["move"], **late) == {"events": []}
    assert anna.get(f"/api/tables/{table}/aid", plan=str(stop["move"]), **late) is None
    now = {"seat": seat, "based_on": after["yours"][seat]["number"]}
    assert anna.call("GET", f"/api/tables/{table}/preview", params={"move": 2**30, **now}).status_code == 422
    bare = anna.create("caesar_dice", "me", "local:Ola")
    assert anna.call("GET", f"/api/tables/{bare['id']}/hint", params={"seat": 0}).status_code == 403
    assert anna.call("GET", f"/api/tables/{bare['id']}/aid", params={"seat": 0}).status_code == 403


def test_odds_of_battles_for_players_and_spectators(server: Server) -> None:
    """Marches in a plan, then made; asked for by the player, by a spectator, and by somebody who may not."""
    anna = Player(server, "Anna")
    shown = anna.create("julius_caesar", "me", "local:Ola", aids=True)
    table = shown["id"]
    attacks: list[Row] = []
    seat = 0
    for _ in range(400):
        seat = shown["waiting"][0]
        moves = next(mine for mine in shown["yours"] if mine["seat"] == seat)["view"]["moves"]
        attacks = [move for move in moves if move["words"]["key"] == "move-attack"]
        if attacks:
            break
        # Cards with numbers rather than gods, and then to be done, until somebody can attack.
        wanted = [move for move in moves if move["touch"]["kind"] == "done"]
        wanted += [move for move in moves if "/" in move["say"]]
        shown = anna.decide(shown, (wanted or moves)[0]["move"], seat=seat)
    assert attacks, "nobody came to attack"
    path = f"/api/tables/{table}/aid"
    move = attacks[0]["move"]
    (planned,) = anna.get(path, seat=seat, plan=f"{move}")["battles"]
    assert planned["place"] == attacks[0]["touch"]["to"]
    assert planned["attacker"] == seat
    assert 0 <= planned["low"] <= planned["chance"] <= planned["high"] <= 1
    assert anna.get(path, seat=seat, plan=f"{move}") == {"battles": [planned]}  # always the same
    before = anna.get(path, seat=seat)["battles"]
    assert planned["place"] not in [battle["place"] for battle in before]
    anna.decide(shown, move, seat=seat)
    assert planned in anna.get(path, seat=seat)["battles"]
    watcher = Player(server)
    seen = watcher.get(path)["battles"]  # a draft is nobody else's business
    assert planned["place"] not in [battle["place"] for battle in seen]
    for params in ({"seat": 0}, {"plan": f"{move}"}, {"plan": "x"}, {"plan": "1,,2"}):
        assert watcher.call("GET", path, params=params).status_code in (400, 403, 422), params
    answer = anna.call("GET", path, params={"seat": seat, "plan": "0"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "illegal_move"
    coins = anna.create("three_coins", "me", "local:Ola", aids=True)
    assert anna.call("GET", f"/api/tables/{coins['id']}/aid", params={"seat": 0}).status_code == 404


def test_the_house(server: Server) -> None:
    guest = Player(server)
    house = guest.get("/api/house")
    assert house["you"] is None
    dice = next(game for game in house["games"] if game["name"] == "caesar_dice")
    assert dice["seats"] == [2, 3, 4, 5, 6]
    assert "strong" in dice["bots"]
    assert not dice["hidden"]
    assert next(game for game in house["games"] if game["name"] == "three_coins")["hidden"]
    caesar = next(game for game in house["games"] if game["name"] == "caesar")
    assert (caesar["seats"], caesar["usual_seats"]) == ([1, 2], 2)
    seats = {option["name"]: option["seats"] for option in caesar["options"]}
    assert seats.pop("solo") == [[2], [1], [1], [1]]
    assert not any(seats.values()), "no other option decides how many play"
    for language, word in (("en", "Player"), ("pl", "Gracz")):
        text = guest.call("GET", f"/api/words/{language}/caesar_dice.ftl").text
        assert f"seat = {word}" in text
        assert "server-private" in text
        assert "event-throw" in text
        assert "cli-about" not in text
    assert "event-throw" not in guest.call("GET", "/api/words/en/house.ftl").text
    tag = guest.call("GET", "/api/words/en/house.ftl").headers["etag"]
    assert guest.call("GET", "/api/words/en/house.ftl", headers={"if-none-match": tag}).status_code == 304
    for path in ("/api/words/de/house.ftl", "/api/words/en/chess.ftl", "/api/rules/en/chess.md", "/api/nothing"):
        assert guest.call("GET", path).status_code == 404
    docs = guest.call("GET", "/api/docs")
    assert docs.status_code == 200
    assert "/api/tables/{id}/decide" in docs.text
    assert "<script" not in docs.text


@pytest.mark.parametrize("game", ["caesar", "caesar_dice", "augustus", "julius_caesar"])
def test_a_hint_names_moves_with_their_chances_and_says_why(server: Server, game: str) -> None:
    anna = Player(server, "Anna")
    shown = anna.create(game, "me", "local:Ola", aids=True)
    seat = shown["waiting"][0]
    words = [move["move"] for move in shown["yours"][seat]["view"]["moves"]]
    advice = anna.get(f"/api/tables/{shown['id']}/hint", seat=seat)["advice"]
    assert 1 <= len(advice) <= 3
    for one in advice:
        assert one["move"] in words
        assert 0 <= one["value"] <= 1
        assert one["why"]["key"].startswith("hint-")
