"""A finished game is watched again, linked to, and its chance is checked by the page itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.server.harness import Player, Server
from tests.web.people import Person


def finished(server: Server) -> str:
    """A game played to its end without a browser; its id."""
    player = Player(server, "Livia")
    table = player.create("caesar_dice", "me", "bot:random", private=False)
    while table["status"] == "running":
        moves = table["yours"][0]["view"]["moves"]
        table = player.decide(table, moves[-1]["move"]) if moves else player.table(table["id"])
    return str(table["id"])


def test_the_replay_goes_anywhere_and_every_position_is_a_link(somebody: Callable[..., Person], server: Server) -> None:
    anna = somebody().go(f"/replay/{finished(server)}")
    page = anna.page
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("position 0 of"))
    anna.button("One step on").click()
    told = page.locator(".told")
    expect(told).to_contain_text("begins.")
    slider.press("End")
    expect(told).to_contain_text(re.compile("takes the gold coin|is Caesar"))
    slider.press("Home")
    for _ in range(4):
        slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("position 4 of"))
    shown = page.locator("[role=log] button").nth(3).inner_text()
    expect(told).to_have_text(shown)
    anna.button("Link to here").click()
    page.wait_for_url("**/replay/*?at=4")
    page.reload()
    expect(told).to_have_text(shown)

    # The log jumps too, and the film runs.
    page.locator("[role=log] button").nth(7).click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("position 8 of"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_attribute("aria-valuetext", re.compile("position 8 of"))
    anna.button("Pause").click()


def test_a_changed_throw_is_found_out(somebody: Callable[..., Person], server: Server) -> None:
    anna = somebody().go(f"/replay/{finished(server)}")
    proof = anna.page.locator(".proof")
    expect(proof).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))

    def lie(route: Route) -> None:
        answer = route.fetch().json()
        first = answer["picks"][0]
        first["told"] = next(outcome for outcome in first["outcomes"] if outcome != first["told"])
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    anna.page.route("**/proof", lie)
    anna.page.reload()
    wrong = anna.page.get_by_role("alert")
    expect(wrong).to_contain_text("Not every throw is the one")

    def swap(route: Route) -> None:
        route.fulfill(body=json.dumps({**route.fetch().json(), "secret": "00" * 32}), content_type="application/json")

    anna.page.unroute("**/proof")
    anna.page.route("**/proof", swap)
    anna.page.reload()
    expect(wrong).to_contain_text("not the one that was sealed")


def test_a_finished_game_is_seen_from_every_seat_and_a_running_one_from_none(
    somebody: Callable[..., Person], server: Server
) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("caesar", "me", "open", private=False)["id"]
    ola.join(table)
    length = anna.table(table)["length"]
    page = somebody(phone=True).go(f"/replay/{table}?at={length}").page
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_value(str(length))
    seen_by = page.get_by_role("combobox", name="Seen by")
    expect(seen_by).to_have_count(0)

    anna.post(f"/api/tables/{table}/resign", seat=0)
    page.reload()
    expect(seen_by.get_by_role("option")).to_have_text(["a spectator", "Anna", "Ola"])
    for seat, name in ((0, "Anna"), (1, "Ola")):
        with page.expect_response(f"**/at/{length}?seat={seat}&**") as told:
            seen_by.select_option(name)
        hands = [len(side.get("camp", [])) for side in told.value.json()["view"]["board"]["sides"]]
        assert (hands[seat], hands[1 - seat]) == (2, 0)
        expect(slider).to_have_value(str(length))
    page.get_by_role("button", name="Link to here").click()
    page.wait_for_url(f"**/replay/{table}?at={length}&seat=1")
    page.reload()
    expect(seen_by).to_have_value("1")
