"""People learn on the real boards: every lesson to its end, a mistake, search in the rules, refusals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rubicon.games import find, names
from rubicon.learn.lessons import UNDERSTOOD, Walk, lessons_of
from rubicon.text import Speaker
from tests.server.harness import Server, account
from tests.web.people import Person
from tests.web.test_history import sign_in


class Learner:
    """Somebody who does what the lesson asks, by clicking on the board, or by tapping it."""

    def __init__(self, person: Person, game: str, lesson: str, language: str = "en", *, tap: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.lesson = lessons_of(find(game))[lesson]
        self.moves: list[int] = []
        self.speaker = Speaker(language, game)
        self.tap = tap
        person.go(f"/learn/{game}/{lesson}")

    @property
    def card(self) -> Locator:
        """What the lesson says."""
        return self.page.locator(".lesson")

    def touch(self, what: Locator) -> None:
        (Locator.tap if self.tap else Locator.click)(what)

    def finish(self) -> None:
        """Step by step to the end."""
        while expected := (walk := Walk(self.lesson, self.moves)).expected():
            assert walk.step is not None
            expect(self.card).to_contain_text(self.speaker.say(walk.step.words).split("\n")[0])
            if expected[0] == UNDERSTOOD:
                self.touch(self.page.get_by_role("button", name=self.speaker.key("club-lesson-next")))
                made = expected
            else:
                made = getattr(self, f"_{self.lesson.game.name}")(walk, expected)
            self.moves += made
            expect(self.page.locator(".stage")).to_have_attribute("data-number", str(len(self.moves)))
        expect(self.card.locator("h2")).to_be_visible()

    # How a move of each game is made; the moves that were made by it.

    def _caesar_dice(self, walk: Walk, expected: list[int]) -> list[int]:
        """The dice that are lit are kept."""
        for die in self.page.locator(".dice button.die").all():
            if (die.get_attribute("data-hint") == "to") != (die.get_attribute("aria-pressed") == "true"):
                self.touch(die)
        stops = walk.match.setup.say(0, expected[0]).startswith("stop")
        self.touch(self.page.locator("[data-do=stop]" if stops else "[data-do=throw]"))
        return expected[:1]

    def _caesar(self, walk: Walk, expected: list[int]) -> list[int]:
        """A legion, a border, a way to turn it."""
        legion = self.page.locator(".camp button[data-hint=from]")
        if legion.count():
            self.touch(legion)
        place = self.page.locator(".place[data-hint=to]")
        if place.count():
            self.touch(place)
        words = self.speaker.say(walk.sight().describe(expected[0]))
        self.touch(self.page.locator(".choices .choice", has=self.page.get_by_text(words, exact=True)).first)
        return expected[:1]

    def _augustus(self, walk: Walk, expected: list[int]) -> list[int]:
        """Every move is a button on its mission or below the table."""
        self.touch(self.page.locator(f'button[data-move="{expected[0]}"]').first)
        return expected[:1]

    def _julius_caesar(self, walk: Walk, expected: list[int]) -> list[int]:
        """A card that is lit, a block in battle that is lit, blocks of a place and where they go, or what is listed."""
        view: dict[str, Any] = dict(walk.sight().view())
        offered = {move["move"]: move for move in view["moves"]}
        touch = offered[expected[0]]["touch"]
        if touch["kind"] == "done":
            self.touch(self.page.locator("[data-do=done]"))
        elif "card" in touch:
            self.touch(self.page.locator(".hand .card[data-hint=to]").first)
            self.touch(self.page.locator(".hand .chosen .button.main"))
        elif view["board"]["phase"] in ("fighting", "suffering"):
            self.touch(self.page.locator(".battle button[data-hint=to]").first)
        elif touch["kind"] == "levy":
            self.touch(self.page.locator("section button.block", has_text=self._name("block", touch["block"])))
            city = self.page.get_by_text(self._name("place", touch["to"]), exact=True)
            self.touch(self.page.locator(".decision section button.button").and_(city))
        elif touch["kind"] in ("raise", "disband"):
            words = self.speaker.say(walk.sight().describe(expected[0]))
            self.touch(self.page.locator(".decision button.block", has_text=words))
        else:
            return self._send(view, [move for move in expected if offered[move]["touch"].get("to") == touch["to"]])
        return expected[:1]

    def _send(self, view: dict[str, Any], moves: list[int]) -> list[int]:
        """One group, chosen among the blocks of its place, goes together."""
        touches = [move["touch"] for move in view["moves"] if move["move"] in moves]
        blocks = {touch["block"] for touch in touches}
        (place,) = (
            there for there in view["board"]["places"] if blocks <= {block["block"] for block in there["blocks"]}
        )
        panel = self.page.get_by_role("region", name=self._name("place", place["place"]), exact=True)
        groups = self.page.locator(".groups button", has_text=self._name("place", place["place"]))
        expect(panel.or_(groups).first).to_be_visible()
        if not panel.is_visible():
            self.touch(groups)
        for block in panel.locator("button.block[aria-pressed]").all():
            named = any(self._name("block", name) in block.inner_text() for name in blocks)
            if named != (block.get_attribute("aria-pressed") == "true"):
                self.touch(block)
        target = self.page.get_by_text(self._name("place", touches[0]["to"]), exact=True)
        self.touch(panel.locator(".ways button", has=target))
        return moves

    def _name(self, kind: str, name: str) -> str:
        return self.speaker.key(f"{kind}-{name}")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "lesson"), [(game, lesson) for game in names() for lesson in lessons_of(find(game))])
def test_every_lesson_is_played_to_its_end_on_the_board(
    somebody: Callable[..., Person], game: str, lesson: str, language: str, phone: bool
) -> None:
    person = somebody(language, phone=phone)
    if not phone:
        person.page.set_viewport_size({"width": 1280, "height": 800})
    learner = Learner(person, game, lesson, language, tap=phone)
    learner.finish()
    learner.touch(person.button(learner.speaker.key("club-lesson-play")))
    expect(person.button(person.words["start"])).to_be_visible()
    person.go("/learn")
    expect(person.page.locator(f'a[href="/learn/{game}/{lesson}"] .done')).to_be_visible()


def test_a_mistake_is_answered_and_taken_back_and_the_lesson_is_found_where_it_was(
    somebody: Callable[..., Person],
) -> None:
    anna = somebody(phone=True)
    anna.go("/")
    anna.page.locator('a[href="/learn/caesar_dice/first"]').tap()
    lesson = anna.page.locator(".lesson")
    go_on = anna.button("Go on")
    expect(go_on).to_be_in_viewport(ratio=1)
    go_on.tap()
    expect(lesson).to_contain_text("Step 2 of 9")
    anna.page.locator("[data-do=stop]").tap()
    expect(lesson).to_contain_text("Not this one. You would be Consul with 5")
    anna.button("Take it back").tap()
    expect(lesson).to_contain_text("Keep I, I and the laurel")
    expect(anna.page.locator(".dice button[data-hint=to]")).to_have_count(3)

    # The rule of the step, beside the board.
    lesson.get_by_role("button", name="Read the rule").tap()
    expect(anna.page.locator("#panel .here")).to_contain_text("Score = sum of the numerals")

    anna.page.reload()
    expect(lesson).to_contain_text("Step 2 of 9")


def test_another_device_knows_how_far_one_is(somebody: Callable[..., Person], server: Server) -> None:
    """What a guest did in this browser comes along to the account, and from there to the phone."""
    here, phone, player = somebody(), somebody("pl", phone=True, number=2), account(server, "Anna")
    card = here.page.locator(".lesson")
    first, battle = "/learn/caesar_dice/first", "/learn/julius_caesar/battle"
    here.go(battle).page.get_by_role("button", name="Go on").click()
    expect(card).to_contain_text("Step 2 of 10")
    Learner(here, "caesar_dice", "first").finish()

    sign_in(here, player).go("/learn")
    expect(here.page.locator(f'a[href="{first}"] .done')).to_be_visible()
    # The server keeps it now. A function: the page lets nobody evaluate a string.
    here.page.wait_for_function("() => localStorage.getItem('rubicon.lessons') === '{}'")
    sign_in(phone, player).go("/learn")
    expect(phone.page.locator(f'a[href="{first}"] .done')).to_be_visible()
    phone.page.locator(f'a[href="{battle}"]').tap()
    expect(phone.page.locator(".lesson")).to_contain_text("Krok 2 z 10")
    there = Learner(phone, "julius_caesar", "battle", "pl", tap=True)
    there.moves = [UNDERSTOOD]
    there.finish()

    here.go("/learn")
    expect(here.page.locator(f'a[href="{battle}"] .done')).to_be_visible()
    # Who signs out leaves nothing of it behind.
    here.context.clear_cookies()
    here.go("/learn")
    expect(here.page.locator(f'a[href="{first}"]')).to_be_visible()
    expect(here.page.locator("a .done")).to_have_count(0)


def test_the_rules_have_contents_pictures_a_search_and_a_link_to_every_line(somebody: Callable[..., Person]) -> None:
    jan = somebody("pl")
    page = jan.go("/rules/julius_caesar").page
    contents = page.get_by_role("navigation", name="Spis treści")
    expect(contents.get_by_role("link")).to_have_count(12)
    contents.get_by_role("link", name="Zima").click()
    expect(page.get_by_role("heading", name="Zima")).to_be_in_viewport()
    expect(page.locator("figure")).to_have_count(9)

    search = page.get_by_role("searchbox")
    search.fill("zwiazani")  # without the accents
    expect(page.get_by_role("search")).to_contain_text("1 z 1")
    expect(page.locator("#rule-pinned")).to_be_in_viewport()
    search.fill("ODWRÓT")
    expect(page.get_by_role("search")).to_contain_text(re.compile("1 z [2-9]"))
    search.press("Enter")
    expect(page.get_by_role("search")).to_contain_text(re.compile("2 z [2-9]"))
    assert page.evaluate("CSS.highlights.get('rules-found').size") > 1
    search.fill("armata")
    expect(page.get_by_role("search")).to_contain_text("Nie znaleziono")

    jan.go("/rules/julius_caesar#rule-levy")
    expect(page.locator("#rule-levy")).to_be_in_viewport()
    assert page.locator("article [id^=rule-]").count() > 70


def test_a_refusal_of_the_rules_leads_to_its_rule(somebody: Callable[..., Person]) -> None:
    """The board offers legal moves only; a page that was left open while the rules changed would send another."""
    anna = somebody()
    page = anna.page
    legal = lessons_of(find("caesar_dice"))["first"].setup

    def ask_for_dice_that_are_not_there(route: object) -> None:
        url = route.request.url  # type: ignore[attr-defined]
        wrong = legal.read(0, "keep IV IV IV IV")
        route.continue_(url=re.sub(r"moves=-1%2C\d+", f"moves=-1%2C{wrong}", url))  # type: ignore[attr-defined]

    page.route(re.compile("/api/lessons/.*moves=-1%2C"), ask_for_dice_that_are_not_there)
    anna.go("/learn/caesar_dice/first")
    page.locator(".lesson").get_by_role("button", name="Go on").click()
    anna.stop.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("You cannot keep IV IV IV IV: your dice are I I III L B.")
    refusal.get_by_role("button", name="See the rule").click()
    expect(page.locator("#panel .here")).to_contain_text("Throw all five dice.")
    expect(page.locator("#panel .here")).to_be_in_viewport()
    anna.complaints.clear()  # the browser tells of the refusal, as it should
