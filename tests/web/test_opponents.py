"""Two people, two browsers: they find each other, become friends, invite, mute and report; a moderator looks on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.harness import Player, Server
from tests.web.people import Person, table_id
from tests.web.test_everybody import findings


def account(person: Person, name: str) -> Person:
    """Somebody who comes back: with a name and a password."""
    person.go("/")
    person.page.evaluate(
        """async (name) => {
          const send = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"},
            body: JSON.stringify(body)});
          await send("/api/me", {name});
          await send("/api/account", {password: "correct horse"});
        }""",
        name,
    )
    return person


def chat(person: Person) -> Locator:
    person.page.locator("#tab-chat").click()
    return person.page.locator("[role=log]")


def test_two_people_find_each_other(server: Server, somebody: Callable[..., Person]) -> None:
    server.sql("DELETE FROM wishes")
    anna, jan = somebody(), somebody("pl", phone=True)
    anna.go("/")
    anna.page.get_by_role("link", name="Find an opponent").click()
    expect(anna.page.get_by_text("Nobody waits at the moment.")).to_be_visible()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Game").select_option("caesar_dice")
    anna.button("Find an opponent").click()
    mine = anna.page.get_by_role("region", name="Your wish")
    expect(mine).to_contain_text("You are waiting for an opponent")
    expect(mine).to_contain_text("Nobody else waits at the moment.")
    expect(mine).to_contain_text("the wish ends in")

    # A bot is offered meanwhile, and the waiting goes on.
    mine.get_by_role("button", name=re.compile("Play a bot")).click()
    expect(anna.page.locator(".stage")).to_be_visible()
    bots = table_id(anna.page)

    jan.go("/opponents")
    waits = jan.page.get_by_role("listitem").filter(has_text="Anna")
    expect(waits).to_contain_text("Cezar: Kostki zostały rzucone")
    jan.page.get_by_label("Twoje imię").fill("Jan")
    waits.get_by_role("button", name="Zagraj: Anna").tap()
    jan.page.wait_for_url("**/table/*")
    expect(jan.page.locator(".stage")).to_be_visible()
    expect(anna.page.get_by_text("Your match is found.")).to_be_visible()
    anna.button("Open the table").click()
    expect(anna.page.locator(".players .name").filter(has_text="Jan")).to_be_visible()
    assert table_id(anna.page) == table_id(jan.page) != bots

    # Both browsers know that the secret was sealed before their numbers came.
    loser = int(anna.page.locator(".players li").filter(has_text="Anna").get_attribute("data-seat") or 0)
    anna.page.evaluate(
        f"fetch('/api/tables/{table_id(anna.page)}/resign', {{method: 'POST', "
        f"headers: {{'Content-Type': 'application/json'}}, body: '{{\"seat\": {loser}}}'}})"
    )
    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))
    expect(jan.ending).to_contain_text(re.compile(r"Losowania sprawdzone: zgodnych (\d+) z \1\."))


def test_people_with_accounts_wish_for_a_rated_match_of_equals(server: Server, somebody: Callable[..., Person]) -> None:
    server.sql("DELETE FROM wishes")
    anna, jan, guest = account(somebody(), "Anna rated"), account(somebody(), "Jan rated"), somebody()
    anna.go("/opponents")
    anna.page.get_by_label("How strong the others are (you: 1500?)").select_option("150")
    anna.page.get_by_role("checkbox", name="Rated").check()
    anna.button("Find an opponent").click()
    guest.go("/opponents")
    waits = guest.page.get_by_role("listitem").filter(has_text="Anna rated")
    expect(waits).to_contain_text("1500?")
    expect(waits).to_contain_text("Looks for ratings from 1350 to 1650")
    expect(waits).to_contain_text("This is a rated game: you need an account.")
    expect(waits.get_by_role("button")).to_be_disabled()
    expect(guest.page.get_by_role("checkbox", name="Rated")).to_have_count(0)
    jan.go("/opponents")
    jan.button("Play with Anna rated").click()
    expect(jan.page.locator(".stage")).to_be_visible()
    shown = Player(server).table(table_id(jan.page))
    assert (shown["rated"], shown["aids"]) == (True, False)


def test_a_wish_is_taken_back_and_others_see_that(server: Server, somebody: Callable[..., Person]) -> None:
    server.sql("DELETE FROM wishes")
    anna, jan = somebody().go("/opponents"), somebody(phone=True).go("/opponents")
    for person, name in ((anna, "Anna"), (jan, "Jan")):
        person.page.get_by_label("Your name").fill(name)
    anna.page.get_by_role("radio", name="by days three days").check()
    anna.button("Find an opponent").click()
    expect(anna.page.get_by_text("whether you are here or not")).to_be_visible()
    waits = jan.page.get_by_role("listitem").filter(has_text="Anna")
    expect(waits).to_be_visible()
    there, form = waits.bounding_box(), jan.page.locator("form").bounding_box()
    assert there
    assert form
    assert there["y"] < form["y"], "on a phone nobody would look for it below a long form"
    anna.button("Wait no longer").click()
    expect(anna.page.get_by_text("You wait no longer.")).to_be_visible()
    expect(jan.page.get_by_role("listitem").filter(has_text="Anna")).to_have_count(0)
    expect(jan.page.get_by_text("Nobody waits at the moment.")).to_be_visible()


def test_friends_by_link_invite_each_other(somebody: Callable[..., Person]) -> None:
    anna, jan = somebody(), somebody("pl", phone=True)
    anna.go("/friends")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.locator("form .button.main").click()
    link = anna.page.get_by_label("Your friend link").input_value()
    jan.go(link)
    expect(jan.page.get_by_role("heading", name="Chce cię mieć wśród znajomych: Anna")).to_be_visible()
    jan.page.get_by_label("Twoje imię").fill("Jan")
    jan.button("Zgadzam się").tap()
    expect(jan.page.get_by_text("Nowa znajomość: Anna.")).to_be_visible()
    friend = anna.page.get_by_role("listitem").filter(has_text="Jan")
    expect(friend).to_contain_text("here now")

    # An invitation shows the terms, at once, wherever one is; one is declined, another one accepted.
    for accepts in (False, True):
        anna.go("/new/caesar_dice")
        anna.page.locator("fieldset select").last.select_option("bank")
        anna.button("Open the table").click()
        anna.button("Invite Jan").click()
        expect(anna.page.get_by_text("invited", exact=True)).to_be_visible()
        invitation = jan.page.get_by_role("region", name="Zaproszenie")
        expect(invitation).to_contain_text("Zaprasza cię Anna")
        expect(invitation).to_contain_text("Bez szans i podpowiedzi")
        expect(invitation).to_contain_text("10 minut")
        invitation.get_by_role("button", name="Siadam" if accepts else "Nie, dziękuję").tap()
        if not accepts:
            expect(anna.page.get_by_text("has declined")).to_be_visible()
    expect(jan.page.locator(".stage")).to_be_visible()
    expect(anna.page.locator(".stage")).to_be_visible()


def test_friends_by_name_are_asked(somebody: Callable[..., Person]) -> None:
    anna, jan = account(somebody(), "Anna by name"), account(somebody(), "Jan by name")
    jan.go("/")
    anna.go("/friends")
    anna.page.get_by_label("Name of an account").fill("Jan by name")
    anna.button("Ask").click()
    expect(anna.page.get_by_text("Jan by name is asked.")).to_be_visible()
    jan.page.locator("header button.menu", has_text="1").click()
    jan.page.locator("dialog[open] a[href='/friends']", has_text="1").click()
    jan.button("Yes").click()
    expect(jan.page.get_by_text("You and Anna by name are friends now.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Remove Jan by name")).to_be_visible()
    anna.button("Remove Jan by name").click()
    anna.button("Yes, remove").click()
    expect(jan.page.get_by_role("button", name="Remove Anna by name")).to_have_count(0)


def test_chat_is_muted_reported_and_looked_after(server: Server, somebody: Callable[..., Person]) -> None:
    anna, jan, consul = somebody(), account(somebody(), "Jan the loud"), account(somebody(), "Web consul")
    assert server.run("moderators", "add", "Web consul").returncode == 0
    host = Player(server, "Host")
    table = host.create("caesar_dice", "me", "open", "open")["id"]
    for person, name in ((anna, "Anna the calm"), (jan, None)):
        person.go(f"/table/{table}")
        if name:
            person.page.get_by_label("Your name").fill(name)
        person.button("Sit down here").first.click()
        expect(person.button("Sit down here")).to_have_count(0)  # or the next one may want the same seat
    for person in (anna, jan):
        expect(person.page.locator(".stage")).to_be_visible()
    lines = chat(anna)
    chat(jan)
    jan.page.get_by_label("Say something").fill("Something very rude")
    jan.button("Send").click()
    expect(lines).to_contain_text("Something very rude")

    anna.button("Report this line by Jan the loud").click()
    anna.page.get_by_label("What happened?").fill("See for yourself.")
    anna.button("Send the report").click()
    expect(anna.page.get_by_text("A moderator will look at it.")).to_be_visible()
    anna.page.get_by_text("People at this table").click()
    loud = anna.page.get_by_role("listitem").filter(has_text="Jan the loud").filter(has_text="Mute")
    loud.get_by_role("button", name="Mute").click()
    expect(lines).not_to_contain_text("Something very rude")
    expect(chat(jan)).to_contain_text("Something very rude")  # who is not told

    consul.go("/moderation")
    report = consul.page.get_by_role("article").filter(has_text="See for yourself.")
    expect(report).to_contain_text("Something very rude")
    assert findings(consul.page) == []
    report.get_by_role("button", name="Remove the line").click()
    expect(jan.page.locator("[role=log]")).to_contain_text("removed by a moderator")
    report.get_by_role("button", name="Ban Jan the loud").click()
    consul.page.get_by_label("Reason").fill("Be kind.")
    consul.page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(consul.page.get_by_text("Jan the loud is banned.")).to_be_visible()
    expect(jan.page.get_by_role("alert")).to_contain_text("Be kind.")
    report.get_by_role("button", name="Done with this report").click()
    expect(report).to_have_count(0)
    expect(consul.page.get_by_text("Web consul banned Jan the loud")).to_be_visible()
    reader = somebody("pl")
    reader.context.add_cookies(consul.context.cookies())  # type: ignore[arg-type]
    reader.go("/moderation")
    done = reader.page.get_by_role("listitem")
    expect(done.filter(has_text="Web consul blokuje gracza Jan the loud · Be kind.")).to_have_count(1)
    expect(done.filter(has_text="Web consul zamyka zgłoszenie dotyczące gracza Jan the loud")).to_have_count(1)

    # Nobody else has such a page.
    jan.go("/moderation")
    expect(jan.page.get_by_text("This is for the moderators of this server.")).to_be_visible()
    jan.complaints.clear()  # the browser itself notes the refusal
