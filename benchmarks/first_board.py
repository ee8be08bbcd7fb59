"""Time to the first board on a slow phone: slow 4G (1.6 Mbit/s, 150 ms) and a processor four times as slow.

    python benchmarks/first_board.py [game ...] [--runs N]

Starts a server and Chromium. For each game: a browser that has never been here
opens the address of a running table (first), goes home, and from there to a
table of the next game (next). A board counts as there when it is drawn and its
moves can be chosen.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Player, Server

GAMES = ("caesar_dice", "caesar", "augustus", "julius_caesar")
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
BOARD = ".stage :is(button:not([disabled]), [role=button]):visible"
GOALS = (4.0, 1.5)


def slow_phone(browser: Browser, url: str) -> Page:
    context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    context.add_init_script("localStorage['rubicon.settings'] ??= JSON.stringify({pace: 'none', guide: false})")
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", NETWORK)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return page


def board_after(page: Page, step: Callable[[], object]) -> float:
    begun = time.perf_counter()
    step()
    page.locator(BOARD).first.wait_for()
    return time.perf_counter() - begun


def measure(browser: Browser, server: Server, game: str, following: str) -> tuple[float, float, int]:
    """Seconds to the first board and to that of the next game, and the bytes that came for the first."""
    anna = Player(server, "Anna")
    tables = [anna.create(name, "me", "bot:easy")["id"] for name in (game, following)]
    page = slow_phone(browser, server.url)
    page.context.add_cookies([{"name": "rubicon", "value": anna.http.cookies["rubicon"], "url": server.url}])
    sent = 0

    def count(size: float) -> None:
        nonlocal sent
        sent += int(size)

    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda event: count(event["encodedDataLength"]))
    first = board_after(page, lambda: page.goto(f"/table/{tables[0]}", wait_until="commit"))
    came = sent
    page.wait_for_load_state("networkidle")
    page.locator("a.home").click()
    card = page.locator(f"a[href='/table/{tables[1]}']")
    card.wait_for()
    page.wait_for_load_state("networkidle")
    following_board = board_after(page, card.click)
    page.context.close()
    return first, following_board, came


def bundle() -> None:
    """The built files, as they are sent."""
    from rubicon.server.static_files import find_built

    folder = find_built()
    assert folder is not None, "the browser app is not built: python -m tools.build_web"
    sizes = {
        path.name: len(gzip.compress(path.read_bytes(), 9))
        for path in (folder / "assets").iterdir()
        if path.suffix in (".js", ".css")
    }
    print(f"bundle, gzip: {sum(sizes.values()) / 1000:.0f} kB in {len(sizes)} files; the largest:")
    for name, size in sorted(sizes.items(), key=lambda pair: -pair[1])[:8]:
        print(f"  {size / 1000:6.1f} kB  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    bundle()
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "Chromium is needed; set CHROMIUM to its path"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        print(f"medians of {asked.runs}; the goals are {GOALS[0]} s and {GOALS[1]} s")
        print(f"{'game':<14} {'first':>7} {'next':>7} {'kB':>6}")
        measure(browser, server, GAMES[0], GAMES[1])  # a browser just started is slower than it will ever be again
        for at, game in enumerate(asked.games):
            following = GAMES[(GAMES.index(game) + 1) % len(GAMES)] if len(asked.games) < 2 else asked.games[at - 1]
            runs = [measure(browser, server, game, following) for _ in range(asked.runs)]
            first, after, came = (statistics.median(column) for column in zip(*runs, strict=True))
            print(f"{game:<14} {first:6.2f}s {after:6.2f}s {came / 1000:6.0f}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
