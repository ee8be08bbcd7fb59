"""My mistakes in the browser: a game is played badly, analysed, and what it teaches leads back to the moves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from rubicon.text import Speaker
from tests.server.harness import Server
from tests.web.people import Person, table_id
from tests.web.test_everybody import SMALL, findings


def stop_at_once(person: Person) -> None:
    """A whole game without a second throw: nobody wins so."""
    while person.my_turn_or_end():
        number = person.number()
        person.stop.click()
        expect(person.page.locator(".stage")).not_to_have_attribute("data-number", number)


def test_mistakes_are_listed_by_kind_and_lead_to_the_replay(somebody: Callable[..., Person], server: Server) -> None:
    anna = somebody().go("/mistakes")
    page = anna.page
    expect(page.get_by_text("Play a game to its end")).to_be_visible()
    anna.go("/").play_now()
    table = table_id(page)
    stop_at_once(anna)

    anna.go("/learn")
    page.get_by_role("link", name="My mistakes").click()
    expect(page.locator("section").first).to_contain_text("None of your games has been analysed yet.")
    anna.button("Analyse my last game").click()
    expect(page.locator("section").first).to_contain_text("From one analysed game.")
    sections = page.locator("section.kind")
    expect(sections.first).to_be_visible()

    # Who plays there is called by name.
    (row,) = server.sql("SELECT found FROM analyses WHERE match = ?", table)
    analysis = json.loads(row[0])
    for one in analysis["costly"]:
        one["why"] = {"key": "event-begins", "args": {"player": {"seat": one["seat"]}}}
    server.sql("UPDATE analyses SET found = ? WHERE match = ?", json.dumps(analysis), table)
    name = anna.context.request.get("/api/house").json()["you"]["name"]
    page.reload()
    expect(sections.first.locator("li").first).to_contain_text(f"{name} begins.")

    # The page says what the server found, the costliest kind first.
    told = anna.context.request.get("/api/mistakes").json()
    assert told["analysed"] == 1
    for language, person in (("en", anna), ("pl", somebody("pl", phone=True))):
        speaker = Speaker(language, "caesar_dice")
        if person is not anna:
            person.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
            person.go("/mistakes")
        expect(person.page.locator("section.kind h2")).to_have_text(
            [
                speaker.key(f"kind-{kind['kind']}") if kind["kind"] else speaker.key("club-mistakes-other")
                for kind in told["kinds"]
            ]
        )
        expect(person.page.locator("a.look")).to_have_count(sum(len(kind["worst"]) for kind in told["kinds"]))
        assert findings(person.page) == []
        root = "document.documentElement"
        assert person.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")
        if person is not anna:
            assert person.page.evaluate(SMALL) == []

    # Each leads to the position in which it was decided, as it was seen from that seat.
    worst = told["kinds"][0]["worst"][0]
    expect(sections.first.locator("li").first).to_contain_text(f"{100 * worst['chance']:.0f}%")
    sections.first.locator("a.look").first.click()
    page.wait_for_url(f"**/replay/{table}?at={worst['at']}&seat={worst['seat']}")
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"position {worst['at']} of"))
    expect(page.get_by_role("img", name=re.compile("chance of winning"))).to_be_visible()
    page.go_back()
    expect(sections.first).to_be_visible()

    # What went wrong can be trained.
    trained = next(at for at, kind in enumerate(told["kinds"]) if kind["kind"])
    sections.nth(trained).get_by_role("link", name="Train it with puzzles").click()
    page.wait_for_url("**/puzzles/next?game=caesar_dice&kind=*")
    expect(page.locator(".verdict")).to_be_visible()
