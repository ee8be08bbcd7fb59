"""Previews of links (Open Graph): what a chat shows of an address before anybody opens it.

Whoever has the address can have the preview, so of a private table it tells the game and nothing else.
"""

from __future__ import annotations

import json
from html import escape
from typing import Any

from starlette.requests import Request

from rubicon.core.errors import RubiconError
from rubicon.games import find
from rubicon.server import localization, table_terms
from rubicon.server.ids import is_id
from rubicon.server.storage import table_queries
from rubicon.server.storage.store import Store
from rubicon.text import Speaker

PICTURE = "/preview.png"


async def tags(store: Store, url: str | None, request: Request) -> str:
    """The elements for the head of the page at that address; nothing for files."""
    path = request.url.path
    if "." in path or path.startswith("/assets/"):
        return ""
    language = localization.language_of(request.headers.get("accept-language"))
    title, about, game = await _words(store, path.strip("/").split("/"), language)
    base = (url or str(request.base_url)).rstrip("/")
    told = {
        "og:site_name": "Rubicon",
        "og:type": "website",
        "og:locale": {"en": "en_GB", "pl": "pl_PL"}[language],
        "og:title": title,
        "og:description": about,
        "og:url": base + path,
        "og:image": base + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    if game:  # so that the app can fetch the board and its words before it knows the table
        lines.append(f'<meta name="rubicon:game" content="{escape(game)}" />')
    return "\n".join([*lines, ""])


async def _words(store: Store, parts: list[str], language: str) -> tuple[str, str, str]:
    """The title, a sentence or two, and the game whose board the page shows."""
    if len(parts) == 2:
        place, name = parts
        if place in ("table", "replay") and is_id(name):
            found = await store.read(lambda connection: table_queries.card_of(connection, name))
            if found is not None and _known(found[0]["game"]):
                return *_table(*found, language), found[0]["game"]
        elif place in ("new", "rules") and _known(name):
            return *_game(Speaker(language, name)), ""
    return "Rubicon", Speaker(language).key("web-welcome"), ""


def _known(game: str) -> bool:
    try:
        find(game)
    except RubiconError:
        return False
    return True


def _game(speaker: Speaker) -> tuple[str, str]:
    return f"{speaker.key('game')} · Rubicon", speaker.key("game-about")


def _table(row: dict[str, Any], seats: list[dict[str, Any]], language: str) -> tuple[str, str]:
    speaker = Speaker(language, row["game"])
    title, about = _game(speaker)
    if row["private"]:
        return title, about
    clock = None if row["clock"] is None else json.loads(row["clock"])
    options = json.loads(row["options"])
    agreed = table_terms.terms(row["game"], options, clock, row["on_time"], row["aids"], row["rated"])
    names = []
    for seat in seats:
        if seat["kind"] == "open":
            names.append(speaker.key("web-free-seat"))
        else:
            names.append(seat["name"] or speaker.player(seat["seat"]))
    return title, " · ".join([", ".join(names), *[speaker.say(message) for message in agreed]])
