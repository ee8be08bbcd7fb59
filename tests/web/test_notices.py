"""Notices and vacations on the account page, and the links of e-mails, in a real browser.

Chromium without a window has no push service to subscribe to: the page then says so. What comes after a subscription
is tested over the API (tests/server/test_notices.py), and what the worker shows is given to it here by the browser.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.server.harness import Server, until
from tests.server.receivers import MailServer, link
from tests.web.people import AT_ONCE, Person


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    running = MailServer()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def posting(tmp_path_factory: pytest.TempPathFactory, mail: MailServer, app: None) -> Iterator[Server]:
    """A server that sends e-mails."""
    running = Server(tmp_path_factory.mktemp("posting"), fixed=True, **mail.settings()).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def anna(browser: Browser, posting: Server) -> Iterator[Person]:
    person = Person(browser, posting.url, settings=AT_ONCE, installed=True)
    yield person
    person.leave()
    assert not person.complaints, person.complaints


def test_an_address_is_given_confirmed_and_stopped(anna: Person, posting: Server, mail: MailServer) -> None:
    page = anna.go("/account").page
    page.get_by_label("Your name").fill("Anna")
    anna.button("Save").click()
    notices = page.locator("#notices")
    notices.get_by_label("E-mail address").fill("anna@post.example")
    anna.button("Use this address").click()
    expect(notices.get_by_text("We have sent a link to this address.")).to_be_visible()
    notices.get_by_label("a game begins").uncheck()
    notices.get_by_label("How often at most").select_option("every four hours")
    with page.expect_response("**/api/notices"):  # the last of the three: so all of them have arrived
        notices.get_by_label("Send nothing at certain hours").check()
    expect(notices.get_by_label("From")).to_have_value("22:00")
    page.goto(f"/confirm/{link(mail.to('anna@post.example', 1)[0], 'confirm')}")
    expect(page.get_by_text("Notices now come to anna@post.example.")).to_be_visible()
    page.get_by_role("link", name="My account").click()
    expect(notices.get_by_label("a game begins")).not_to_be_checked()
    expect(notices.get_by_label("How often at most")).to_have_value("240")
    expect(notices.get_by_label("Send nothing at certain hours")).to_be_checked()
    expect(notices.get_by_text("We have sent a link to this address.")).to_have_count(0)
    anna.button("Forget this address").click()
    expect(notices.get_by_label("E-mail address")).to_be_visible()
    assert posting.sql("SELECT * FROM channels") == []


def test_of_two_quick_changes_both_are_kept(anna: Person) -> None:
    """The second is made before the server's answer to the first is there."""
    page = anna.go("/account").page
    page.get_by_label("Your name").fill("Anna")
    anna.button("Save").click()
    notices = page.locator("#notices")
    notices.get_by_label("E-mail address").fill("quick@post.example")
    anna.button("Use this address").click()
    expect(notices.get_by_text("We have sent a link to this address.")).to_be_visible()
    slow: list[tuple[Route, APIResponse]] = []
    page.route("**/api/notices/channels/*", lambda route: slow.append((route, route.fetch())), times=1)
    notices.get_by_label("a game begins").uncheck()
    notices.get_by_label("How often at most").select_option("every four hours")

    def held() -> bool:
        page.wait_for_timeout(10)  # meanwhile the browser tells what it sends
        return bool(slow)

    until(held)
    with page.expect_response("**/api/notices/channels/*"), page.expect_response("**/api/notices/channels/*"):
        slow[0][0].fulfill(response=slow[0][1])
    page.reload()
    expect(notices.get_by_label("How often at most")).to_have_value("240")
    expect(notices.get_by_label("a game begins")).not_to_be_checked()


def test_a_vacation_is_taken_and_given_back(anna: Person) -> None:
    page = anna.go("/account").page
    page.get_by_label("Your name").fill("Ada")
    anna.button("Save").click()
    vacation = page.locator("#vacation")
    expect(vacation.get_by_text("30 days are left")).to_be_visible()
    anna.button("Go on vacation").click()
    expect(vacation.get_by_text("23 days are left")).to_be_visible()
    anna.button("Go on vacation").click()
    expect(vacation.get_by_role("alert")).to_have_text("You have a vacation on some of these days already.")
    anna.button("I am back").click()
    expect(vacation.get_by_role("listitem")).to_have_count(0)
    anna.complaints.clear()  # the browser notes the refusal by itself


def test_the_worker_shows_what_it_is_sent_and_leads_to_the_table(anna: Person, posting: Server) -> None:
    anna.context.grant_permissions(["notifications"], origin=posting.url)
    page = anna.go("/account").page
    page.get_by_label("Your name").fill("Iza")
    anna.button("Save").click()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.button("Notify me in this browser").click()
    expect(page.get_by_text("The browser could not reach its push service.")).to_be_visible()
    anna.complaints.clear()  # the browser says by itself that it has none here
    client = anna.context.new_cdp_session(page)
    found: list[str] = []
    client.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            one["registrationId"] for one in told["registrations"] if one["scopeURL"].startswith(posting.url)
        ),
    )
    client.send("ServiceWorker.enable")
    data = '{"title": "Your turn", "body": "Cezar · Ola", "tag": "t", "url": "/table/t"}'
    until(lambda: page.evaluate("true") and found)
    client.send("ServiceWorker.deliverPushMessage", {"origin": posting.url, "registrationId": found[0], "data": data})
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({title, body, tag, data}) => [title, body, tag, data])"""
    assert until(lambda: page.evaluate(shown)) == [["Your turn", "Cezar · Ola", "t", "/table/t"]]


def test_a_calendar_gets_a_link_that_is_renewed_and_revoked(anna: Person) -> None:
    page = anna.go("/account").page
    page.get_by_label("Your name").fill("Ada")
    anna.button("Save").click()
    calendar = page.locator("#calendar")
    anna.button("Make a link").click()
    first = calendar.locator("code").inner_text()
    told = anna.context.request.get(first)
    assert told.headers["content-type"].startswith("text/calendar")
    expect(calendar.get_by_role("link", name="Open in the calendar")).to_have_attribute(
        "href", first.replace("http:", "webcal:")
    )
    anna.button("Renew the link").click()
    expect(calendar.locator("code")).not_to_have_text(first)
    second = calendar.locator("code").inner_text()
    assert [anna.context.request.get(link).status for link in (first, second)] == [404, 200]
    anna.button("Revoke the link").click()
    expect(anna.button("Make a link")).to_be_visible()
    assert anna.context.request.get(second).status == 404
