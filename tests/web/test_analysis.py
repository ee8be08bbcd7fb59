"""A finished game is thought over beside its replay: the curve, turning points and costly moves lead to positions."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.harness import Player, Server
from tests.web.people import Person
from tests.web.test_everybody import SMALL, findings
from tests.web.test_replay import finished

LONG = 150_000
"""Milliseconds: a game is analysed in the background, and a busy machine takes its time."""


def test_the_analysis_is_asked_for_and_leads_to_positions(somebody: Callable[..., Person], server: Server) -> None:
    id = finished(server)
    anna = somebody().go(f"/replay/{id}")
    page = anna.page
    anna.button("Analyse").click()
    curve = page.get_by_role("img", name=re.compile("chance of winning"))
    expect(curve).to_be_visible(timeout=LONG)

    # The page says what the server found.
    found = Player(server).get(f"/api/tables/{id}/analysis")["analysis"]
    slider = page.get_by_role("slider", name="Position")
    places = page.locator(".places button")
    expect(places).to_have_count(len(found["turns"]) + len(found["costly"]))
    for number, place in enumerate([turn["to"] for turn in found["turns"]] + [one["at"] for one in found["costly"]]):
        if number in (0, len(found["turns"])):
            places.nth(number).press("Enter")
            expect(slider).to_have_attribute("aria-valuetext", re.compile(f"position {place} of"))

    # The curve is clicked at its end, and is a table for those who want numbers.
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 1, "y": 20})
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"position {found['length']} of"))
    anna.button("As a table").click()
    rows = page.locator(".analysis tbody tr")
    expect(rows).to_have_count(len(found["curve"]))
    rows.first.get_by_role("button").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"position {found['curve'][0]['at']} of"))

    # Who comes later, in another language, finds it there.
    ola = somebody("pl", phone=True, dark=True).go(f"/replay/{id}")
    ola.page.get_by_role("tab", name="Analiza").tap()
    expect(ola.page.get_by_role("heading", name="Punkty zwrotne")).to_be_visible()
    assert ola.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    for as_table in (False, True):
        if as_table:
            ola.button("Jako tabela").click()
            expect(ola.page.locator(".analysis tbody")).to_be_visible()
        assert findings(ola.page) == []
        assert ola.page.evaluate(SMALL) == []
