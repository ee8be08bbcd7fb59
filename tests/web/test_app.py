"""The app that one installs: its manifest, what it shows without a network, and how it becomes a newer one."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from rubicon.server.static_files import find_built
from tests.server.fixed_serve import APP
from tests.server.harness import Player, Server, until
from tests.web.people import AT_ONCE, Person
from tests.web.proxy import Proxy


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, app: None) -> Iterator[Server]:
    """A server with an app of its own, which a test may exchange."""
    built = find_built()
    assert built is not None
    running = Server(tmp_path_factory.mktemp("app"))
    shutil.copytree(built, running.folder / APP)
    running.start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def proxy(served: Server) -> Iterator[Proxy]:
    between = Proxy(served.port)
    yield between
    between.stop()


@pytest.fixture
def anna(browser: Browser, proxy: Proxy) -> Iterator[Person]:
    """Somebody whose browser keeps the app. The console may complain of a server that is gone, and of nothing else."""
    person = Person(browser, proxy.url, settings=AT_ONCE, installed=True)
    yield person
    person.leave()
    person.excuse_a_lost_server()
    assert not person.complaints, person.complaints


def with_worker(anna: Person, path: str = "/") -> None:
    """Open a page, and wait until the worker serves it and has kept what it needs."""
    anna.go(path)
    anna.page.evaluate(
        """async () => {
          const workers = navigator.serviceWorker;
          await workers.ready;
          if (!workers.controller) await new Promise((done) => (workers.oncontrollerchange = done));
        }"""
    )


def newer_build(folder: Path) -> None:
    """What a build of other sources leaves: the app's script has another name, and so has whatever names it."""
    script = re.findall(r"/assets/(index-[\w-]+\.js)", (folder / "index.html").read_text())[0]
    newer = script.replace("index-", "index-newer")
    (folder / "assets" / script).rename(folder / "assets" / newer)
    for file in [folder / "index.html", folder / "worker.js", *(folder / "assets").glob("*.js")]:
        file.write_text(file.read_text().replace(script, newer))


def test_the_app_can_be_installed(served: Server, anna: Person) -> None:
    with_worker(anna)
    client = anna.context.new_cdp_session(anna.page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all browsers of tests are
    with httpx.Client(base_url=served.url, trust_env=False) as http:
        told = http.get("/manifest.webmanifest")
        assert told.headers["content-type"] == "application/manifest+json"
        for icon in told.json()["icons"]:
            assert http.get(icon["src"]).headers["content-type"] == icon["type"]
        worker = http.get("/worker.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        assert http.get("/touch-icon.png").status_code == 200
    colours = anna.page.locator("meta[name=theme-color]")
    assert [meta.get_attribute("content") for meta in colours.all()] == ["#f1ebdf", "#181513"]


def sit_down(anna: Person, served: Server) -> str:
    """A table with Ola, where it is Anna's turn or not; its id."""
    ola = Player(served, "Ola")
    table = ola.create("caesar_dice", "me", "open", clock={"kind": "days", "days": 3})
    anna.go(f"/table/{table['id']}?key={table['key']}")
    anna.button("Sit down here").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    return str(table["id"])


def test_without_a_server_my_tables_are_shown_as_last_seen_and_signing_out_forgets_them(
    served: Server, anna: Person, proxy: Proxy
) -> None:
    with_worker(anna)
    table = sit_down(anna, served)
    anna.go("/")
    card = anna.page.locator(f"a[href='/table/{table}']")
    expect(card).to_be_visible()
    proxy.close()
    for path in ("/", f"/table/{table}"):
        anna.page.goto(path)
        expect(anna.page.get_by_text("The server does not answer.")).to_be_visible()
        shown = anna.page.get_by_role("listitem").filter(has_text="Ola")
        expect(shown).to_contain_text("Cezar: the dice are cast")
    kept = anna.page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
          return found;
        }"""
    )
    assert [path for path in kept if path.startswith("/api/") and not path.startswith("/api/words/")] == []
    proxy.mend()
    expect(anna.page.locator(".stage")).to_be_visible()  # it goes on by itself, at the address that was asked for
    anna.go("/account")
    anna.button("Sign out").last.click()
    expect(anna.page.get_by_role("heading", name="You have no name yet")).to_be_visible()
    assert anna.page.evaluate("localStorage.getItem('rubicon.tables')") is None
    proxy.close()
    anna.page.goto("/")
    expect(anna.page.get_by_text("Your tables are shown here once you have seen them online.")).to_be_visible()


def test_a_newer_app_is_offered_and_never_interrupts_a_table(served: Server, anna: Person) -> None:
    with_worker(anna)
    anna.go("/").play_now()
    anna.my_turn_or_end()
    die = anna.dice.first
    die.click()
    chosen = die.get_attribute("aria-pressed")
    anna.page.evaluate("window.unchanged = true")
    other = anna.tab()
    other.goto("/rules")
    expect(other.get_by_role("heading").first).to_be_visible()  # a page loaded later would be the newer one's
    newer_build(served.folder / APP)
    other.evaluate("navigator.serviceWorker.getRegistration().then((there) => there.update())")
    offered = "There is a newer version of Rubicon."
    expect(other.get_by_text(offered)).to_be_visible()
    # The same worker serves the table: it has heard of the newer one, and says and does nothing.
    newest = (
        "navigator.serviceWorker.getRegistration().then(({active}) => active === navigator.serviceWorker.controller)"
    )
    until(lambda: anna.page.evaluate(newest))
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(anna.page.get_by_text(offered)).to_have_count(0)
    assert anna.page.evaluate("window.unchanged")
    assert die.get_attribute("aria-pressed") == chosen
    anna.stop.click()
    anna.my_turn_or_end()
    other.get_by_role("button", name="Load it now").click()
    expect(other.locator("script[src*='index-newer']")).to_have_count(1)
    expect(other.get_by_text(offered)).to_have_count(0)


def test_on_plain_http_everything_works_without_a_worker(browser: Browser, served: Server) -> None:
    """A browser that has no workers for this address, as on a local network, plays as ever."""
    anna = Person(browser, served.url, settings=AT_ONCE, installed=True)
    anna.context.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    anna.go("/").play_now()
    anna.my_turn_or_end()
    anna.decide()
    anna.go("/account")
    expect(anna.page.get_by_text("This browser cannot be woken here")).to_be_visible()
    assert anna.page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0
    anna.leave()
    assert not anna.complaints, anna.complaints
