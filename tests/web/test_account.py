"""Who you are: a guest, an account on two devices, a key for a bot, and nobody at all."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.people import Person

PASSWORD = "veni-vidi-vici"


def test_a_guest_becomes_an_account_and_comes_back_from_another_device(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/account")
    page = anna.page
    page.get_by_label("Your name").fill("Anna Perenna")
    anna.button("Save").click()
    expect(page.get_by_role("heading", name="You are Anna Perenna")).to_be_visible()
    page.get_by_label("Password", exact=True).first.fill(PASSWORD)
    anna.button("Make an account").click()
    codes = page.locator(".codes code")
    expect(codes.first).to_be_visible()
    code = codes.first.inner_text()

    other = somebody("en", phone=True).go("/account")
    other.page.get_by_label("Name", exact=True).fill("Anna Perenna")
    other.page.get_by_label("Password", exact=True).fill("wrong-wrong-wrong")
    other.button("Sign in").tap()
    expect(other.page.get_by_role("alert")).to_be_visible()
    # A code is asked for when somebody has one.
    recovery = other.page.get_by_label("Recovery code", exact=True)
    expect(recovery).to_have_count(0)
    other.button("I have a recovery code").tap()
    expect(recovery).to_be_focused()
    expect(other.page.get_by_role("alert")).to_have_count(0)
    other.button("I know my password").press("Enter")
    expect(recovery).to_have_count(0)
    expect(other.page.get_by_label("Password", exact=True)).to_be_focused()
    other.button("I have a recovery code").press("Enter")
    recovery.fill(code)
    other.page.get_by_label("New password", exact=True).fill(PASSWORD + "!")
    other.button("Sign in").tap()
    expect(other.page.get_by_text("Welcome back.")).to_be_visible()
    expect(other.page.get_by_role("heading", name="You are Anna Perenna")).to_be_visible()
    other.complaints.clear()  # the browser notes the refused password by itself


IN_SIGHT = """id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_wrong_is_said_beside_the_field(somebody: Callable[..., Person], language: str) -> None:
    anna = somebody(language, phone=True).go("/account")
    page = anna.page
    name = page.locator("#form-login [name=name]")
    name.fill("Nobody")
    password = page.locator("#form-login [name=password]")
    password.fill("short")
    page.locator("#form-login .main").tap()
    told = page.locator("#note-login")
    expect(told).to_have_text(
        "“Password” is too short: at least 8 characters are needed."
        if language == "en"
        else "„Hasło”: za krótkie, potrzeba co najmniej 8 znaków."
    )
    expect(password).to_be_focused()
    expect(password).to_have_attribute("aria-describedby", "note-login")
    assert page.evaluate(IN_SIGHT, "note-login")
    password.fill("long enough")
    page.locator("#form-login .main").tap()
    expect(told).to_have_text(
        "The name or the password is not right." if language == "en" else "Imię lub hasło jest nieprawidłowe."
    )
    expect(password).to_be_focused()
    assert page.evaluate(IN_SIGHT, "note-login")
    anna.complaints.clear()  # the browser notes refusals by itself


def test_sessions_are_listed_and_a_new_password_ends_the_others(somebody: Callable[..., Person]) -> None:
    home = somebody().go("/account")
    home.page.get_by_label("Your name").fill("Porcia")
    home.button("Save").click()
    expect(home.page.get_by_role("heading", name="You are Porcia")).to_be_visible()
    home.page.get_by_label("Password", exact=True).first.fill(PASSWORD)
    home.button("Make an account").click()
    expect(home.page.locator(".codes code").first).to_be_visible()
    phone = somebody("pl", phone=True).go("/account")
    phone.page.get_by_label("Imię", exact=True).fill("Porcia")
    phone.page.get_by_label("Hasło", exact=True).fill(PASSWORD)
    phone.button("Zaloguj się").tap()
    expect(phone.page.locator(".sessions li")).to_have_count(2)

    home.page.reload()
    listed = home.page.locator(".sessions li")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="(this one)")).to_have_count(1)
    home.page.get_by_label("Password so far").fill(PASSWORD)
    home.page.get_by_label("New password").fill(PASSWORD + "!")
    home.button("Change the password").click()
    expect(home.page.get_by_text("The password is changed.")).to_be_visible()
    expect(listed).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_role("button", name="Zaloguj się")).to_be_visible()
    phone.complaints.clear()  # the page notes by itself that it was signed out


def test_a_key_for_a_bot_works_until_it_is_deleted(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/account")
    anna.page.get_by_label("Your name").fill("Ada")
    anna.button("Save").click()
    anna.page.get_by_label("What is it for?").fill("my first bot")
    anna.button("Make a key").click()
    token = anna.page.locator(".tokens code").inner_text()

    def whoami() -> int:
        headers = {"Authorization": f"Bearer {token}"}
        return httpx.get(f"{anna.url}/api/me", headers=headers, trust_env=False).status_code

    assert whoami() == 200
    anna.button("Delete “my first bot”").click()
    expect(anna.page.locator(".tokens li")).to_have_count(0)
    assert whoami() == 401


def test_somebody_wants_to_be_forgotten(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.my_turn_or_end()
    anna.go("/account")
    anna.page.wait_for_load_state("networkidle")  # what the page still asks for is nobody's afterwards
    anna.button("Forget me").click()
    anna.button("Really forget everything about me").click()
    expect(anna.page.get_by_role("heading", name="You have no name yet")).to_be_visible()
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_notes_are_kept_for_me_alone(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.page.get_by_role("tab", name="Notes").click()
    anna.page.get_by_role("textbox").fill("Cassius never stops with less than ten.")
    with anna.page.expect_response("**/notes"):
        anna.page.get_by_role("textbox").blur()
    anna.page.reload()
    anna.page.get_by_role("tab", name="Notes").click()
    expect(anna.page.get_by_role("textbox")).to_have_value("Cassius never stops with less than ten.")


def test_a_clock_runs_and_pauses(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    anna.hold_time()
    anna.go("/new/caesar_dice")
    anna.page.get_by_label("Seat 2").select_option("bot/easy")
    anna.page.get_by_role("combobox", name="Clock").select_option("bank")
    anna.button("Open the table").click()
    anna.my_turn_or_end()
    clock = anna.page.get_by_role("timer")
    before = clock.inner_text()
    anna.page.clock.run_for(2000)
    expect(clock).not_to_have_text(before)
    anna.page.get_by_role("tab", name="Menu").click()
    anna.button("Ask for a pause").click()
    expect(anna.prompt).to_have_text("The game is paused.")
    paused = clock.inner_text()
    anna.page.clock.run_for(2000)
    assert clock.inner_text() == paused
    anna.button("Play on").first.click()
    expect(anna.stop).to_be_visible()
