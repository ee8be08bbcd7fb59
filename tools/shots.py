"""Take pictures of every table: games and kinds of decisions, by sizes, light and dark, English and Polish.

    python -m tools.shots [--games caesar,augustus] [--sizes 1280x800,390x844] [--kinds over] [--one]

They come to build/shots, with a contact sheet for each game (`sheet-<game>.png`). With --one each picture is taken
once, light and in English.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Player, Server
from tests.web.situations import MATCHES, Match, situations
from tools import build_web

OUT = build_web.ROOT / "build" / "shots"
SIZES = ("1280x800", "1366x650", "1920x1080", "390x844", "360x740", "844x390")
LOOKS = (("en", "light"), ("pl", "dark"), ("en", "dark"), ("pl", "light"))
SETTINGS = '{"pace": "none", "guide": false, "sound": false}'
COLUMN = 420  # pixels


def shoot(browser: Browser, server: Server, match: Match, sizes: list[str], looks: list[tuple[str, str]],
          kinds: set[str]) -> list[Path]:  # fmt: skip
    player = Player(server, "Julia")
    taken: list[Path] = []
    pages: list[tuple[str, str, bool, Page]] = []
    for language, theme in looks:
        for phone in sorted({is_phone(size) for size in sizes}):
            context = browser.new_context(
                base_url=server.url,
                locale=language,
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=phone,
                is_mobile=phone,
            )
            cookie = {"name": "rubicon", "value": player.http.cookies["rubicon"], "url": server.url}
            context.add_cookies([cookie])  # type: ignore[list-item]
            context.add_init_script(f"localStorage['rubicon.settings'] ??= '{SETTINGS}'")
            pages.append((language, theme, phone, context.new_page()))
    for kind, table in situations(server, match, player):
        if kinds and kind not in kinds:
            continue
        for language, theme, phone, page in pages:
            page.goto(f"/table/{table['id']}")
            page.locator(".stage").wait_for()
            for size in sizes:
                if is_phone(size) != phone:
                    continue
                width, height = map(int, size.split("x"))
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(350)
                path = OUT / f"{match.name}-{kind}-{size}-{theme}-{language}.png"
                page.screenshot(path=path)
                taken.append(path)
    for *_, page in pages:
        page.context.close()
    return taken


def is_phone(size: str) -> bool:
    width, height = map(int, size.split("x"))
    return min(width, height) < 500


def sheet(browser: Browser, name: str, pictures: list[Path]) -> None:
    """All pictures of a match on one, small, each with its name."""
    figures = "".join(
        f"<figure><img src='{path.name}'><figcaption>{path.stem.removeprefix(name + '-')}</figcaption></figure>"
        for path in pictures
    )
    style = (
        f"body{{columns:4;width:{4 * COLUMN}px;font:13px sans-serif}} img{{width:100%}}"
        "figure{margin:0 0 12px;break-inside:avoid}"
    )
    page_file = OUT / f"sheet-{name}.html"
    page_file.write_text(f"<!doctype html><style>{style}</style>{figures}", "utf-8")
    page = browser.new_page(viewport={"width": 4 * COLUMN + 16, "height": 800})
    page.goto(page_file.as_uri())
    page.screenshot(path=OUT / f"sheet-{name}.png", full_page=True)
    page.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="", help="only these")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--kinds", default="", help="only these kinds of decisions")
    parser.add_argument("--one", action="store_true", help="light and English only")
    given = parser.parse_args()
    wanted = set(filter(None, given.games.split(",")))
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("rubicon: pictures need Chromium: apt-get install chromium, or set CHROMIUM to its path")
    build_web.build()
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for match in MATCHES:
            if wanted and match.name not in wanted:
                continue
            server.draw_for(f"shots of {match.name}")
            kinds = set(re.findall(r"[\w-]+", given.kinds))
            taken = shoot(browser, server, match, given.sizes.split(","), list(LOOKS[: 1 if given.one else 4]), kinds)
            sheet(browser, match.name, taken)
            print(f"rubicon: {len(taken)} pictures of {match.name} in {OUT.relative_to(build_web.ROOT)}", flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
