"""CAESAR! in the browser: on the map, by pointer, by touch and by keyboard; with everything, alone, and in Polish."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import Person, table_id

LIMIT = 120  # decisions of one person: 30 borders, and what bonus tokens ask for


class General:
    """Somebody who plays CAESAR!: chooses among what is lit, and sees what the choices would do."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.page.emulate_media(reduced_motion="reduce")  # nothing moves while it is clicked
        self.luck = random.Random(seed)
        self.decisions = 0
        self.hidden = 0

    @property
    def legions(self) -> Locator:
        """Those of my camp that can be placed now."""
        return self.page.locator("button.legion:enabled")

    @property
    def lit(self) -> Locator:
        """What can be chosen on the map."""
        return self.page.locator("svg [role=button]")

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice")

    @property
    def tokens(self) -> Locator:
        """The bonus tokens to decide about now."""
        return self.page.locator(".decision .tokens")

    @property
    def leave(self) -> Locator:
        """Use no bonus token: not offered with one that must be carried out."""
        return self.page.locator(".decision .done")

    def may_decide(self) -> bool:
        return self.legions.count() > 0 or self.tokens.count() > 0

    def turn_or_end(self) -> bool:
        expect(self.legions.or_(self.tokens).or_(self.person.ending).first).to_be_visible()
        return not self.person.ending.is_visible()

    def decide(self) -> None:
        """One decision on the map."""
        number = self.person.number()
        if self.tokens.count():
            self._use()
        else:
            self._place()
        self._done(number)

    def _done(self, number: str) -> None:
        expect(self.page.locator(".stage")).not_to_have_attribute("data-number", number)
        self.decisions += 1
        assert self.decisions < LIMIT

    def _place(self) -> None:
        self._any(self.legions).click()
        expect(self.page.locator("button.legion[aria-pressed=true]").first).to_be_visible()
        double = self.page.locator("svg [role=button][aria-label*='may lie face down']")
        self._point(double.first if self.hidden == 0 and double.count() else self._any(self.lit))
        expect(self.choices.first).to_be_visible()
        down = self.choices.filter(has_text=re.compile("face down"))
        if down.count() and self.hidden < 2:
            self.hidden += 1
            down.first.click()
        else:
            self._any(self.choices).click()

    def _use(self) -> None:
        if self.choices.filter(visible=True).count() == 0:
            # Might: a target on the map, which the choices then describe.
            self._point(self._any(self.lit))
        self._any(self.choices.filter(visible=True)).click()

    def _point(self, place: Locator) -> None:
        """Click a place on the map, scrolled between the page's head and what sticks to its foot."""
        place.evaluate("place => place.scrollIntoView({ block: 'center' })")
        place.click()

    def _any(self, some: Locator) -> Locator:
        return some.nth(self.luck.randrange(some.count()))

    # By keyboard alone

    def press(self) -> None:
        """One decision without a pointer: a digit, arrows, Enter."""
        number = self.person.number()
        keys = self.page.keyboard
        if self.tokens.count():
            offered = self.choices.filter(visible=True).or_(self.leave)
            if offered.count() == 0:  # Might: a target on the map first
                self.lit.first.focus()
                keys.press("Enter")
            offered.first.focus()
            keys.press("Enter")
        else:
            # The camp's first legion that fits somewhere; the focus goes to the map.
            fitting = self.page.locator("button.legion")
            keys.press(next(str(i + 1) for i in range(fitting.count()) if fitting.nth(i).is_enabled()))
            expect(self.page.locator("svg [role=button]:focus")).to_have_count(1)
            for _ in range(self.luck.randrange(4)):
                keys.press(self.luck.choice(("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft")))
            keys.press("Enter")
            expect(self.page.locator(".choice:focus")).to_have_count(1)
            keys.press("Enter")
        self._done(number)


def open_table(person: Person, options: dict[str, Any], seats: list[dict[str, str]]) -> None:
    """A table as a program would open it: the fields of the page are tested elsewhere."""
    request = person.context.request
    assert request.post("/api/me", data={"name": "Anna"}).ok
    sealed = {"nonce": "nonce", **request.post("/api/commitment").json()}
    made = request.post("/api/tables", data={"game": "caesar", "options": options, "seats": seats, **sealed})
    assert made.ok, made.text()
    person.go(f"/table/{made.json()['id']}")


@pytest.mark.slow
def test_two_browsers_play_with_border_control(somebody: Callable[..., Person]) -> None:
    jan = somebody(phone=True, dark=True).go("/new/caesar")
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.get_by_role("combobox", name="Edition").select_option("nk")  # brings Poison and Centurions along
    jan.page.get_by_label("Border control").check()
    jan.button("Open the table").tap()
    anna = somebody().go(jan.page.get_by_label("Send this link to your friends").input_value())
    anna.page.get_by_label("Your name").fill("Anna")
    anna.button("Sit down here").click()

    caesar, pompey = General(jan, 8), General(anna, 5)
    expect(caesar.legions.first).to_be_visible()
    # Provinces and borders can be read out, and the rival's camp is only counted.
    italia = re.compile("^Italia: Caesar 0, Pompey 0. Bonus token: Senate.")
    expect(anna.page.get_by_role("img", name=italia)).to_have_count(1)
    expect(anna.page.get_by_role("img", name=re.compile("^Sicilia – Africa: empty, needs ship"))).to_have_count(1)
    expect(anna.page.get_by_role("listitem").filter(has_text="Jan").first).to_contain_text("camp 3 · bag 13")

    while not anna.ending.is_visible():
        for general in (caesar, pompey):
            if general.may_decide():
                general.decide()
    assert min(caesar.decisions, pompey.decisions) > 3
    assert caesar.hidden
    # Its owner still knows what lies face down.
    face_down = re.compile("legion of Caesar, face down")
    for label in [one.get_attribute("aria-label") or "" for one in jan.page.get_by_role("img", name=face_down).all()]:
        assert re.search(r"face down\. \(\d/\d", label), label
    expect(jan.ending).to_be_visible()
    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))


def test_a_border_previews_both_facings(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    open_table(anna, {}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    caesar = General(anna)
    expect(caesar.legions.first).to_be_visible()
    before = caesar.lit.count()
    caesar.legions.first.click()
    assert 0 < caesar.lit.count() <= before
    caesar.lit.first.click()
    expect(caesar.choices.first).to_contain_text("+")
    assert caesar.choices.count() in (1, 2)
    expect(anna.page.locator("svg .ghost")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(caesar.choices).to_have_count(0)
    expect(anna.page.locator("svg .ghost")).to_have_count(0)


def test_the_rivals_move_is_marked_and_the_map_can_be_read_by_keyboard(somebody: Callable[..., Person]) -> None:
    anna = somebody()  # moves are not told one by one
    open_table(anna, {}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    caesar = General(anna)
    expect(caesar.legions.first).to_be_visible()
    caesar.decide()
    expect(caesar.legions.first).to_be_visible()
    marked = anna.page.locator(".place:has(.last)")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("aria-label", re.compile("legion of Pompey"))

    stops = anna.page.locator(".province[tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    tip = anna.page.get_by_role("tooltip")
    first = tip.inner_text()
    assert re.search("Caesar [0-9]+, Pompey [0-9]+", first)
    anna.page.keyboard.press("ArrowDown")
    expect(tip).not_to_have_text(first)
    expect(anna.page.locator(".province:focus")).to_have_attribute("aria-label", tip.inner_text().split("\n")[0])
    anna.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_table_for_one_by_its_form(somebody: Callable[..., Person]) -> None:
    """Choosing a solo opponent leaves one seat: mine, wherever I sat."""
    anna = somebody().go("/new/caesar")
    anna.page.get_by_label("Your name").fill("Anna")
    caesar, pompey = anna.page.get_by_label("Caesar", exact=True), anna.page.get_by_label("Pompey", exact=True)
    expect(caesar).to_have_value("me")
    pompey.select_option("me")
    expect(caesar).to_have_value("open")
    anna.page.locator("select").filter(has=anna.page.locator("option[value=normal]")).select_option("normal")
    expect(pompey).to_have_count(0)
    expect(anna.page.get_by_label("Seat 1")).to_have_value("me")
    anna.button("Open the table").click()
    expect(anna.page.get_by_role("region", name="Auto-Crassus")).to_be_visible()


@pytest.mark.slow
def test_alone_on_hard(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    open_table(anna, {"solo": "hard"}, [{"kind": "me"}])
    caesar = General(anna, 3)
    while caesar.turn_or_end():
        bot = anna.page.get_by_role("region", name="Auto-Brutus")
        expect(bot).to_contain_text("Line of Auto-Brutus")
        # Its tile and the reason for its move stand there whenever it is my turn.
        expect(bot).to_contain_text(re.compile(r"command tile [A-E]\. .*(Priority [1-7]:|cannot place)", re.S))
        caesar.decide()
    assert caesar.decisions > 2
    expect(anna.ending.get_by_role("heading")).to_have_text(re.compile("^You win!$|^You have lost$"))


@pytest.mark.slow
def test_in_polish_on_a_phone_by_keyboard(somebody: Callable[..., Person]) -> None:
    jan = somebody("pl", phone=True)
    open_table(jan, {"poison": True}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    cezar = General(jan, 2)
    expect(cezar.legions.first).to_be_visible()
    expect(jan.page.get_by_role("group", name="Mapa prowincji i granic")).to_be_visible()
    # The map is not wider than the phone, and what it says is large enough to be read.
    assert jan.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    sizes = jan.page.evaluate(
        """() => {
          const svg = document.querySelector(".frame svg");
          const unit = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const texts = [...svg.querySelectorAll("[role=img] text, [role=button] text")];
          return texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * unit);
        }"""
    )
    assert min(sizes) >= 11.9, min(sizes)
    while cezar.turn_or_end():
        cezar.press()
    assert cezar.decisions > 3
    jan.page.goto(f"/replay/{table_id(jan.page)}?at=40")
    expect(jan.page.get_by_role("group", name="Mapa prowincji i granic")).to_be_visible()
