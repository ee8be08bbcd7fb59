"""Tables in a list: terms, time left, what happened last; and which options leave a choice."""

from __future__ import annotations

from tests.server.harness import Player, Row, Server


def card(player: Player, table: str) -> Row:
    return next(one for one in player.get("/api/tables", scope="mine")["tables"] if one["id"] == table)


def test_a_card_tells_my_time_and_what_happened_last(server: Server) -> None:
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    table = anna.create("caesar_dice", "me", "open", clock={"kind": "days", "days": 3})["id"]
    assert card(anna, table)["last"] is None
    jan.join(table)
    seat = anna.table(table)["waiting"][0]
    mover, other = (anna, jan) if seat == 0 else (jan, anna)
    mine = card(mover, table)
    assert mine["your_turn"]
    assert 0 < mine["your_time"] <= 3 * 86_400_000
    assert card(other, table)["your_time"] is None
    shown = mover.table(table)
    after = mover.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
    mine = next(event for event in after["events"] if event["at"] == shown["length"])
    for player in (anna, jan):
        assert card(player, table)["last"] == mine


def test_what_happened_last_keeps_secrets(server: Server) -> None:
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    table = anna.create("julius_caesar", "me", "open")["id"]
    jan.join(table)
    for player in (anna, jan, anna, jan):
        shown = player.table(table)
        if moves := shown["yours"][0]["view"]["moves"]:
            player.decide(shown, moves[0]["move"])
    for player in (anna, jan):
        events = player.table(table)["events"]
        assert card(player, table)["last"] in events


def test_terms_are_told_before_one_sits_down(server: Server) -> None:
    anna = Player(server, "Anna")
    options = {"edition": "nk", "border_control": True}
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    table = anna.create("caesar", "me", "open", options=options, clock=clock, on_time="loss", aids=True)
    assert [term["key"] for term in table["terms"]] == [
        "term-option",
        "option-poison",
        "option-centurions",
        "option-border_control",
        "term-clock-bank",
        "term-time-loss",
        "term-aids",
    ]
    assert card(anna, table["id"])["terms"] == table["terms"]
    Player(server, "Jan").join(table["id"])
    assert anna.table(table["id"])["terms"] == []


def test_an_option_says_with_which_others_there_is_a_choice(server: Server) -> None:
    games = {game["name"]: game for game in Player(server).get("/api/house")["games"]}
    only = {option["name"]: option["only"] for option in games["caesar"]["options"]}
    levels = ["easy", "normal", "hard"]
    assert only["solo_harder"] == {"solo": levels}
    assert only["human_side"] == {"solo": levels, "edition": ["psc"]}
    assert all(not only[name] for name in ("edition", "poison", "centurions", "border_control", "solo"))
    assert all(not option["only"] for name in ("augustus", "julius_caesar") for option in games[name]["options"])
