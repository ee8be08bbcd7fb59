"""Links show what they lead to, HEAD is answered wherever GET is, and private tables tell only their game."""

from __future__ import annotations

import re
from html import unescape

import pytest

from rubicon.server.static_files import find_built
from tests.server.harness import Player, Server

pytestmark = pytest.mark.skipif(find_built() is None, reason="the browser app is not built")


def tags(player: Player, path: str) -> dict[str, str]:
    page = player.http.get(path)
    assert page.status_code == 200
    return {
        name: unescape(text) for name, text in re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page.text)
    }


def test_an_open_table_tells_who_waits_and_the_terms(server: Server) -> None:
    host = Player(server, "Julia <b>")
    options = {"edition": "psc", "poison": True}
    table = host.create("caesar", "me", "open", options=options, clock={"kind": "days", "days": 3})
    shown = tags(Player(server), f"/table/{table['id']}")
    assert shown["title"] == "CAESAR! · Rubicon"
    assert shown["description"] == (
        "Julia <b>, free seat · Edition: English (PSC Games) · Poison · 3 days for each move · "
        "When time runs out, a bot plays on · Without odds and hints"
    )
    assert shown["url"] == f"{server.url}/table/{table['id']}"
    assert shown["image"].startswith(server.url)
    polish = tags(Player(server, language="pl"), f"/table/{table['id']}")
    assert "Trucizna · 3 dni na ruch" in polish["description"]


def test_a_private_table_tells_only_its_game(server: Server) -> None:
    host = Player(server, "Julia")
    table = host.create("caesar", "me", "open", private=True, options={"poison": True})
    for path in (f"/table/{table['id']}", f"/table/{table['id']}?key={table['key']}", f"/replay/{table['id']}"):
        for reader in (host, Player(server)):
            shown = tags(reader, path)
            assert shown["title"] == "CAESAR! · Rubicon"
            assert not re.search("Julia|Poison|free seat|key", " ".join(shown.values())), shown
    page = Player(server).http.get(f"/table/{table['id']}?key={table['key']}")
    assert table["key"] not in page.text


def test_games_and_other_pages(server: Server) -> None:
    nobody = Player(server)
    assert tags(nobody, "/new/caesar_dice")["title"] == "Cezar: the dice are cast · Rubicon"
    assert tags(nobody, "/rules/augustus")["title"] == "Augustus · Rubicon"
    for path in ("/", "/table/nowhere", "/new/nothing", "/account"):
        assert tags(nobody, path)["title"] == "Rubicon"
    table = Player(server, "Anna").create("augustus", "me", "open", private=True)["id"]
    assert '<meta name="rubicon:game" content="augustus" />' in nobody.http.get(f"/table/{table}").text
    assert "rubicon:game" not in nobody.http.get("/").text
    picture = nobody.http.get("/preview.png")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


def test_head_is_answered_wherever_get_is(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random")["id"]
    for path in ("/", f"/table/{table}", "/api/house", f"/api/tables/{table}", "/api/words/en/house.ftl", "/icon.svg"):
        asked, head = anna.http.get(path), anna.http.head(path)
        assert (head.status_code, head.content) == (200, b""), path
        for name in ("content-type", "cache-control", "content-security-policy"):
            assert head.headers[name] == asked.headers[name], path
    assert anna.http.head("/api/nothing").status_code == 404
    assert Player(server).http.head("/api/me").status_code == 401
