"""On what terms a table plays is said before one sits down: in the list of open tables, and at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import Player, Server
from tests.web.people import Person

TERMS = {
    "en": (
        [
            "Where the armies stand at the start: rearranged by the players",
            "Edition of the rules: first (as in the Polish rulebook)",
            "1 minute for the whole game and 5 s for each move",
            "When time runs out, a bot plays on",
            "With odds and hints",
        ],
        ["Edition: Polish (Nasza Księgarnia)", "No clock", "Without odds and hints"],
    ),
    "pl": (
        [
            "Rozstawienie armii na początku: dowolne",
            "Wydanie zasad: pierwsze (jak w polskiej instrukcji)",
            "1 minuta na całą partię i 5 s na każdy ruch",
            "Po czasie gra dalej bot",
            "Z szansami i podpowiedziami",
        ],
        ["Wydanie: polskie (Nasza Księgarnia)", "Bez zegara", "Bez szans i podpowiedzi"],
    ),
}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_terms_are_said_before_one_sits_down(somebody: Callable[..., Person], server: Server, language: str) -> None:
    host = Player(server, "Livia")
    clock = {"kind": "bank", "seconds": 60, "increment": 5}
    timed = host.create("julius_caesar", "me", "open", options={"deployment": "free"}, clock=clock, aids=True)["id"]
    plain = host.create("caesar", "me", "open")["id"]
    anna = somebody(language)
    for table, said in zip((timed, plain), TERMS[language], strict=True):
        anna.go("/")
        card = anna.page.locator(".card").filter(has=anna.page.locator(f"a[href='/table/{table}']"))
        expect(card.locator(".terms li")).to_have_text(said)
        anna.go(f"/table/{table}")
        expect(anna.page.locator(".lobby .terms li")).to_have_text(said)
