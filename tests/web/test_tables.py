"""Before and between games: options and terms explained, invitations, names, my tables first."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import Player, Server
from tests.web.people import Person, table_id


def test_options_are_explained_and_those_of_a_solo_game_come_with_it(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/new/caesar")
    page = anna.page
    expect(page.get_by_label("Poison", exact=True)).to_have_accessible_description(
        re.compile("sends a random legion of the rival's camp back to the bag")
    )
    expect(page.get_by_label("Border control")).to_have_accessible_description(re.compile("face down"))
    harder = page.get_by_label("Harder solo opponent")
    side = page.get_by_role("combobox", name="Your side in the solo game")
    expect(harder).to_have_count(0)
    expect(side).to_have_count(0)
    page.locator("[aria-describedby=about-solo]").select_option("easy")
    expect(harder).to_have_accessible_description(re.compile("sooner done"))
    side.select_option("pompey")
    page.get_by_role("combobox", name="Edition").select_option("nk")
    expect(side).to_have_count(0)  # there one always plays Caesar
    anna.button("Open the table").click()
    expect(page.locator(".stage")).to_be_visible()


@pytest.mark.parametrize(("language", "edition"), [("en", "psc"), ("pl", "nk")])
def test_the_edition_is_that_of_the_reader(
    somebody: Callable[..., Person], server: Server, language: str, edition: str
) -> None:
    anna = somebody(language).go("/new/caesar")
    expect(anna.page.locator("[aria-describedby=about-edition]")).to_have_value(edition)
    anna.go("/")
    game = anna.page.get_by_role("listitem").filter(has=anna.page.locator("#game-caesar"))
    game.get_by_role("button").click()
    anna.button(anna.words["start"]).click()
    anna.page.wait_for_url("**/table/*")
    shown = anna.page.evaluate(f"fetch('/api/tables/{table_id(anna.page)}').then(answer => answer.json())")
    assert shown["options"]["edition"] == edition


def test_terms_stand_on_the_card_and_in_the_lobby(somebody: Callable[..., Person], server: Server) -> None:
    host = Player(server, "Julia")
    options = {"edition": "psc", "poison": True}
    table = host.create("caesar", "me", "open", options=options, clock={"kind": "days", "days": 3})["id"]
    agreed = [
        "Edition: English (PSC Games)",
        "Poison",
        "3 days for each move",
        "When time runs out, a bot plays on",
        "Without odds and hints",
    ]
    anna = somebody().go("/")
    cover = anna.page.locator(f"a[href='/table/{table}']")
    card = anna.page.locator(".card").filter(has=cover)
    expect(card.locator(".terms li")).to_have_text(agreed)
    expect(card).to_contain_text(re.compile(r"Julia\s+Caesar\s+free seat\s+Pompey"))
    cover.click()
    expect(anna.page.locator(".lobby .terms li")).to_have_text(agreed)
    expect(anna.button("Sit down here")).to_be_visible()


def test_a_proposed_name_is_never_taken_at_the_table(somebody: Callable[..., Person], server: Server) -> None:
    anna = somebody().go("/new/caesar_dice")
    proposed = anna.page.get_by_label("Your name").input_value()
    for language in ("en", "pl"):
        host = Player(server, proposed)
        table = host.create("caesar_dice", "me", "open")["id"]
        other = somebody(language, number=1)  # draws what Anna drew
        other.go(f"/table/{table}")
        field = other.page.locator(".lobby input")
        expect(field).not_to_have_value(proposed)
        assert field.input_value()
    # Who came as a guest of that very name is asked how the others shall call them here.
    anna.page.get_by_label("Seat 2").select_option("bot/easy")
    anna.button("Open the table").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    anna.go(f"/table/{table}")
    expect(anna.page.get_by_text("Somebody at this table has your name.")).to_be_visible()
    expect(anna.page.locator(".lobby input")).not_to_have_value(proposed)


def test_every_level_says_what_it_is_and_how_strong_by_keys_alone(somebody: Callable[..., Person]) -> None:
    """For the eye below the choice, for screen readers as its description; in both forms."""
    anna = somebody().go("/new/caesar")
    seat = anna.page.get_by_label("Pompey")
    seat.focus()
    for key, level in (("End", "master"), ("ArrowUp", "strong"), ("ArrowUp", "medium")):
        anna.page.keyboard.press(key)
        expect(seat.locator("option:checked")).to_have_text(re.compile(rf"bot: {level} \(\d+\)"))
    expect(seat).to_have_accessible_description(
        re.compile(r"Thinks a little ahead.* a club player should beat it\. Rating 1500\.")
    )
    anna.go("/")
    anna.page.get_by_role("button", name="Play now").and_(anna.page.locator("[aria-describedby=game-caesar]")).click()
    choice = anna.page.get_by_label("How strong?")
    choice.focus()
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("ArrowDown")
    expect(choice.locator("option:checked")).to_have_text(re.compile(r"easy \(\d+\)"))
    expect(choice).to_have_accessible_description(re.compile(r"a beginner should beat it\. Rating \d+\."))


def test_an_invitation_is_shared_and_shown_as_a_code(somebody: Callable[..., Person]) -> None:
    anna = somebody(phone=True)
    # Headless browsers have no share sheet: this one only notes what it was asked to share.
    anna.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    anna.go("/new/caesar_dice")
    anna.button("Open the table").tap()
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    anna.button("Share").tap()
    shared = anna.page.wait_for_function("() => window.shared").json_value()
    assert shared["url"] == link
    assert shared["text"] == "Play Cezar: the dice are cast with me at Rubicon!"
    code = anna.page.get_by_role("img", name="QR code of the invitation")
    expect(code).to_have_count(0)
    anna.button("QR code").tap()
    expect(code).to_be_visible()
    size = int((code.get_attribute("viewBox") or "").split()[2])
    assert size >= 29  # a code of this length has at least 25 modules, and a margin of 2


def test_home_opens_with_the_tables_that_wait_for_me(somebody: Callable[..., Person], server: Server) -> None:
    anna = somebody(phone=True).go("/")
    anna.play_now()
    anna.my_turn_or_end()
    rival = Player(server, "Titus")
    made = {}
    for days in (5, 2):
        table = rival.create("caesar", "me", "open", clock={"kind": "days", "days": days})
        anna.go(f"/table/{table['id']}")
        anna.button("Sit down here").tap()
        expect(anna.page.locator(".stage")).to_be_visible()
        shown = rival.table(table["id"])
        rival.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
        made[days] = table["id"]
    waiting = rival.create("caesar", "me", "open")["id"]
    anna.go(f"/table/{waiting}")
    anna.button("Sit down here").tap()
    expect(anna.page.locator(".stage")).to_be_visible()
    anna.go("/")
    mine = anna.page.get_by_role("region", name="Your tables")
    cards = mine.get_by_role("link")
    expect(cards).to_have_count(4)
    order = [re.sub(".*/", "", card.get_attribute("href") or "") for card in cards.all()]
    assert order[:2] == [made[2], made[5]]
    assert order[3] == waiting
    first = mine.locator(".card").first
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("2 days left")
    expect(first).to_contain_text(re.compile(r"Titus\s+Caesar"))
    expect(first).to_contain_text(re.compile("Last, .*: Caesar sends "))
    # Read out, it is sentences.
    words = r"^CAESAR!.*\. Your turn\. 2 days left\. Titus \(Caesar\), .+ \(Pompey\)\. Last, .*: Caesar sends "
    expect(cards.first).to_have_accessible_name(re.compile(words))
    expect(mine.locator(".card").nth(3)).to_contain_text("The others are thinking")
    box = mine.bounding_box()
    games = anna.page.get_by_role("region", name="The games").bounding_box()
    assert box
    assert games
    assert box["y"] < 400
    assert box["y"] < games["y"]


def test_after_a_move_the_next_table_is_one_click_away(somebody: Callable[..., Person], server: Server) -> None:
    anna = somebody().go("/")
    anna.play_now()
    anna.my_turn_or_end()
    first = table_id(anna.page)
    rival = Player(server, "Titus")
    second = rival.create("caesar", "me", "open")["id"]
    anna.go(f"/table/{second}")
    anna.button("Sit down here").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    onward = anna.page.get_by_role("link", name="Next table: Cezar: the dice are cast")
    expect(onward).to_be_visible()
    onward.click()
    expect(anna.stop).to_be_visible()
    assert table_id(anna.page) == first
    expect(anna.page.get_by_role("link", name=re.compile("Next table"))).to_have_count(0)
