"""The frame of a table: for every game and every kind of decision the board is first, and nothing is out of reach."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Player, Row, Server
from tests.web.people import AT_ONCE, Person, resize
from tests.web.situations import MATCHES, Match, situations
from tests.web.test_everybody import findings

LAPTOPS = ((1280, 800), (1366, 650), (1920, 1080))
PHONES = ((390, 844), (360, 740), (844, 390))
LEAST = {"laptop": 0.60, "phone": 0.45}
"""The share of the window's height that the board has at least; on phones with the sheet open."""

LOOK = """() => {
  const found = {wrong: []};
  const root = document.documentElement;
  found.scrolls = root.scrollHeight > innerHeight || root.scrollWidth > innerWidth;
  const stage = document.querySelector('.stage').getBoundingClientRect();
  found.board = (Math.min(stage.bottom, innerHeight) - Math.max(stage.top, 0)) / innerHeight;
  const name = e => e.outerHTML.replace(/\\s+/g, ' ').slice(0, 140);
  // What scrolls holds what is out of sight; the rest must be in the window.
  const scroller = e => {
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(p);
      const longer = p.scrollHeight > p.clientHeight || p.scrollWidth > p.clientWidth;
      if (/auto|scroll/.test(overflowX + overflowY) && longer) return p;
    }
    return null;
  };
  const within = (b, a) => b.x >= a.left - 1 && b.x <= a.right + 1 && b.y >= a.top - 1 && b.y <= a.bottom + 1;
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const controls = document.querySelectorAll('button, a[href], select, input, summary, textarea, [role=button]');
  for (const e of controls) {
    if (e.disabled || e.closest('.skip, dialog:not([open]), [inert]')) continue;
    if (!e.checkVisibility({visibilityProperty: true})) continue;
    const box = e.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const at = {x: box.left + box.width / 2, y: box.top + box.height / 2};
    const inMap = e.closest('svg') && e.closest('.frame');  // it is zoomed and moved
    if (inMap && !within(at, stage)) continue;
    const holder = scroller(e);
    if (holder && !within(at, holder.getBoundingClientRect())) continue;  // it is scrolled to
    if (!within(at, screen)) { found.wrong.push(`out of sight: ${name(e)}`); continue; }
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit && (e === hit || e.contains(hit) || hit.contains(e))) continue;
    // On a map the things of one place lie on each other and mean the same, and neighbours share what is between them.
    if (inMap && hit && hit.closest('.frame') && !hit.closest('.zoom')) continue;
    if (inMap && hit && hit.closest('.zoom')) continue;  // the map is moved from under it
    if (hit && hit.closest('.ending') && e.closest('.stage')) continue;  // laid over the board until it is closed
    if (e.matches('article *') && hit && e.closest('article') === hit.closest('article')) continue;
    found.wrong.push(`covered by ${hit ? name(hit) : 'nothing'}: ${name(e)}`);
  }
  const bar = document.querySelector('.action-bar').getBoundingClientRect();
  for (const e of document.querySelectorAll('.action-bar *')) {
    const {left, right, width} = e.getBoundingClientRect();
    if (width > 1 && (left < bar.left - 1 || right > bar.right + 1)) found.wrong.push(`sticks out: ${name(e)}`);
  }
  return found;
}"""

CUT_OFF = """() => {
  const prompt = document.querySelector('.prompt [role=status]');
  return prompt.scrollHeight > prompt.clientHeight + 1 ? prompt.innerText : null;
}"""


SETTLED = """(height) =>
  Math.abs(document.querySelector('.table-frame')?.getBoundingClientRect().height - height) < 1 &&
  matchMedia('(max-width: 900px), (max-height: 500px)').matches === (document.querySelector('.strip') !== null)"""
"""The table is there and has the shape of its size."""

PLACES = """() => Object.fromEntries(['.bar', '.stage', '.action-bar', '.side', '.tabs', '.zoom'].map(name => {
  const e = document.querySelector(name);
  if (!e) return [name, null];
  const {left, top, width, height} = e.getBoundingClientRect();
  return [name, [left, top, width, height].map(Math.round).join()];
}))"""


def settle(page: Page, width: int, height: int) -> None:
    """Give the table another size, and wait until it has the shape that belongs to it."""
    resize(page, width, height)
    page.wait_for_function(SETTLED, arg=height)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def enter(
    browser: Browser, server: Server, player: Player, table: str, language: str = "en", *, phone: bool = False,
    **settings: Any,
) -> Person:  # fmt: skip
    person = Person(browser, server.url, language, phone=phone, settings={**AT_ONCE, **settings})
    cookie = {"name": "rubicon", "value": player.http.cookies["rubicon"], "url": server.url}
    person.context.add_cookies([cookie])  # type: ignore[list-item]
    person.page.emulate_media(reduced_motion="reduce")
    person.go(f"/table/{table}")
    return person


def arrive(page: Page, table: Row) -> None:
    """Wait until the page shows this decision."""
    if table["status"] == "over":
        expect(page.locator(".ending")).to_be_visible()
    else:
        expect(page.locator(".stage")).to_have_attribute("data-number", str(table["yours"][0]["number"]))
        expect(page.locator(".bar.mine")).to_be_visible()


def look(page: Page, kind: str, table: Row) -> list[str]:
    """What is wrong with a decision, at every size."""
    arrive(page, table)
    wrong = []
    for device, sizes in (("laptop", LAPTOPS), ("phone", PHONES)):
        for width, height in sizes:
            settle(page, width, height)
            found = page.evaluate(LOOK)
            where = f"{kind} at {width}x{height}"
            wrong += [f"{where}: {each}" for each in found["wrong"]]
            if found["scrolls"]:
                wrong.append(f"{where}: the page scrolls")
            if found["board"] < LEAST[device]:
                wrong.append(f"{where}: the board has {found['board']:.0%} of the height")
    return wrong


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_every_decision_is_made_at_the_board(browser: Browser, server: Server, match: Match) -> None:
    """In Polish, whose words are longer. What is asked is also read whole on a small phone."""
    player = Player(server, "Julia")
    person: Person | None = None
    phone: Person | None = None
    wrong: list[str] = []
    seen = []
    for kind, table in situations(server, match, player):
        person = person or enter(browser, server, player, table["id"], "pl")
        if phone is None:
            phone = enter(browser, server, player, table["id"], "pl", phone=True)
            settle(phone.page, 360, 740)
        seen.append(kind)
        wrong += look(person.page, kind, table)
        arrive(phone.page, table)
        if asked := phone.page.evaluate(CUT_OFF):
            wrong.append(f"{kind}: cut off: {asked}")
        if kind == "over" or len(seen) == 2:
            wrong += [f"{kind}: {found}" for found in findings(person.page)]
    assert person is not None
    assert phone is not None
    person.leave()
    phone.leave()
    assert len(seen) >= min(match.kinds, 3), seen
    assert not wrong, "\n".join(wrong)
    # What the page asks about a decision that was made elsewhere meanwhile is refused.
    complaints = person.complaints + phone.complaints
    assert not [line for line in complaints if "422" not in line], complaints


@pytest.mark.parametrize("game", ["caesar_dice", "caesar", "augustus", "julius_caesar"])
def test_nothing_moves_while_it_is_told(browser: Browser, server: Server, game: str) -> None:
    """From one narrated step to the next the bar, the board and all around it stay where they are."""
    player = Player(server, "Julia")
    match = next(match for match in MATCHES if match.name == game)
    _, table = next(situations(server, match, player))
    person = enter(browser, server, player, table["id"], pace="quick")
    page = person.page
    skip = person.button("Skip")
    for width, height in ((1280, 800), (390, 844)):
        settle(page, width, height)
        told: set[str] = set()
        while len(told) < 3:
            expect(page.locator(".bar.mine")).to_be_visible()
            table = player.table(table["id"])
            number = person.number()
            player.decide(table, table["yours"][0]["view"]["moves"][-1]["move"])
            expect(page.locator(".stage")).not_to_have_attribute("data-number", number)
            before = page.evaluate(PLACES)
            while skip.is_visible() or not page.locator(".bar.mine").count():
                assert page.evaluate(PLACES) == before, (width, told)
                told.add(person.prompt.inner_text())
    person.leave()


def test_the_sheet_of_a_phone_is_dragged_and_tapped(somebody: Callable[..., Person]) -> None:
    anna = somebody(phone=True).go("/").play_now()
    page = anna.page
    frame = page.locator(".table-frame")
    tabs = page.get_by_role("tablist")
    touch = page.context.new_cdp_session(page)

    def drag(by: int) -> None:
        box = tabs.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        start, end = {"x": x, "y": y}, {"x": x, "y": y + by}
        # The finger rests before it is lifted: a tap after a fling would only stop the fling.
        for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchMove", [end]), ("touchEnd", [])):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            page.wait_for_timeout(60)

    expect(frame).to_have_class(re.compile("sheet-half"))
    half = board_height(page)
    for by, height in ((-60, "full"), (60, "half"), (60, "low"), (-60, "half")):
        drag(by)
        expect(frame).to_have_class(re.compile(f"sheet-{height}"))
    drag(60)
    expect(frame).to_have_class(re.compile("sheet-low"))
    assert board_height(page) > half  # the board takes the room
    page.get_by_role("tab", selected=True).tap()
    expect(frame).to_have_class(re.compile("sheet-half"))
    assert board_height(page) == half
    page.get_by_role("tab", selected=True).tap()
    expect(frame).to_have_class(re.compile("sheet-low"))
    page.get_by_role("tab", name="Log").tap()
    expect(frame).to_have_class(re.compile("sheet-half"))
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_on_a_phone_the_seat_that_is_to_move_is_in_sight(browser: Browser, server: Server) -> None:
    player = Player(server, "Julia")
    table = player.create("caesar_dice", *["bot:random"] * 5, "me")["id"]
    person = enter(browser, server, player, table)
    resize(person.page, 360, 740)
    expect(person.page.locator(".bar.mine")).to_be_visible()
    mine = person.page.locator(".strip li").last
    expect(mine).to_be_in_viewport(ratio=0.9)
    person.page.locator(".strip ul").evaluate("list => list.scrollTo(0, 0)")
    expect(mine).not_to_be_in_viewport()  # whoever looks at the others is not disturbed
    person.leave()


def board_height(page: Page) -> float:
    box = page.locator(".stage").bounding_box()
    assert box
    return box["height"]
