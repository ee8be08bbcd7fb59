"""People learn on the real boards: a lesson of each game to its end, a mistake, search in the rules, refusals."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from rubicon.games import find
from rubicon.learn.lessons import UNDERSTOOD, Walk, lessons_of
from rubicon.text import Speaker
from tests.web.people import Person


class Learner:
    """Somebody who does what the lesson asks, by clicking on the board."""

    def __init__(self, person: Person, game: str, lesson: str, language: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.lesson = lessons_of(find(game))[lesson]
        self.moves: list[int] = []
        self.speaker = Speaker(language, game)
        person.go(f"/learn/{game}/{lesson}")

    @property
    def card(self) -> Locator:
        """What the lesson says."""
        return self.page.locator(".lesson")

    def finish(self) -> None:
        """Step by step to the end."""
        while expected := (walk := Walk(self.lesson, self.moves)).expected():
            assert walk.step is not None
            said = self.speaker.say(walk.step.words).split("\n")[0]
            expect(self.card).to_contain_text(said)
            if expected[0] == UNDERSTOOD:
                self._decide(lambda: self.card.locator(".button.main").click())
            else:
                self._decide(lambda walk=walk, move=expected[0]: self._click(walk, move))  # type: ignore[misc]
            self.moves.append(expected[0])
        expect(self.card.locator("h2")).to_be_visible()

    def _decide(self, click: Callable[[], None]) -> None:
        number = self.person.number()
        click()
        expect(self.page.locator(".stage")).not_to_have_attribute("data-number", number)

    def _click(self, walk: Walk, move: int) -> None:
        getattr(self, f"_{self.lesson.game.name}")(walk, move)

    def _caesar_dice(self, walk: Walk, move: int) -> None:
        """The dice that are lit are kept."""
        for die in self.page.locator(".dice button.die").all():
            if (die.get_attribute("data-hint") == "to") != (die.get_attribute("aria-pressed") == "true"):
                die.click()
        stops = walk.match.setup.say(0, move).startswith("stop")
        self.page.locator("[data-do=stop]" if stops else "[data-do=throw]").click()

    def _caesar(self, walk: Walk, move: int) -> None:
        """A legion, a border, a way to turn it."""
        legion = self.page.locator(".camp button[data-hint=from]")
        if legion.count():
            legion.click()
        place = self.page.locator(".place[data-hint=to]")
        if place.count():
            place.click()
        words = self.speaker.say(walk.sight().describe(move))
        self.page.locator(".choices .choice", has=self.page.get_by_text(words, exact=True)).first.click()

    def _augustus(self, walk: Walk, move: int) -> None:
        """Every move is a button on its mission or below the table."""
        self.page.locator(f'button[data-move="{move}"]').first.click()

    def _julius_caesar(self, walk: Walk, move: int) -> None:
        """In a battle the block that is lit; on the map a block, and where it goes."""
        say = walk.match.setup.say(0, move)
        if say == "done":
            self.page.locator("[data-do=done]").click()
        elif " > " in say:
            block, place = say.split(" > ")
            self.page.locator(".groups button", has_text=re.compile("^Tarraco")).click()
            self.page.locator(".panel .row .button", has_text="Take none").click()
            self.page.locator(".panel button.block", has_text=block).click()
            self.page.locator(".ways button", has=self.page.get_by_text(place, exact=True)).click()
        else:
            self.page.locator(".battle button[data-hint=to]").first.click()


@pytest.mark.parametrize(
    ("game", "lesson", "language"),
    [
        ("caesar_dice", "first", "pl"),
        ("caesar", "first", "en"),
        ("augustus", "first", "en"),
        ("julius_caesar", "battle", "en"),
    ],
)
def test_a_lesson_is_played_to_its_end_on_the_board(
    somebody: Callable[..., Person], game: str, lesson: str, language: str
) -> None:
    person = somebody(language)
    Learner(person, game, lesson, language).finish()
    person.go("/learn")
    expect(person.page.locator(f'a[href="/learn/{game}/{lesson}"] .done')).to_be_visible()


def test_a_mistake_is_answered_and_taken_back_and_the_lesson_is_found_where_it_was(
    somebody: Callable[..., Person],
) -> None:
    anna = somebody(phone=True)
    anna.go("/")
    anna.page.locator('a[href="/learn/caesar_dice/first"]').tap()
    lesson = anna.page.locator(".lesson")
    lesson.get_by_role("button", name="Go on").tap()
    expect(lesson).to_contain_text("Step 2 of 9")
    anna.page.locator("[data-do=stop]").tap()
    expect(lesson).to_contain_text("Not this one. You would be Consul with 5")
    lesson.get_by_role("button", name="Take it back").tap()
    expect(lesson).to_contain_text("Keep I, I and the laurel")
    expect(anna.page.locator(".dice button[data-hint=to]")).to_have_count(3)

    # The rule of the step, beside the board.
    lesson.get_by_role("button", name="Read the rule").tap()
    expect(anna.page.locator("#panel .here")).to_contain_text("Score = sum of the numerals")

    anna.page.reload()
    expect(lesson).to_contain_text("Step 2 of 9")


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
