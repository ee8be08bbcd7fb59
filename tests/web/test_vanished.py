"""Somebody does not come: the host frees the seat before the start, and a bot plays after a week."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.harness import Player, Server
from tests.web.people import Person, table_id

DAY = 86_400_000


def test_a_seat_is_freed_and_a_bot_is_called_for(somebody: Callable[..., Person], tmp_path: Path) -> None:
    server = Server(tmp_path / "weeks").start()
    try:
        anna = somebody("pl", at=server)
        anna.go("/new/caesar_dice")
        anna.page.get_by_label("Twoje imię").fill("Anna")
        anna.page.get_by_label("Liczba miejsc").select_option("3")
        for seat in (2, 3):
            anna.page.get_by_label(f"Miejsce {seat}", exact=True).select_option("open")
        anna.page.get_by_label("Zegar").select_option("days")
        expect(anna.page.get_by_text("To dni kalendarzowe")).to_be_visible()
        anna.page.get_by_label("Zegar").select_option("bank")
        expect(anna.page.get_by_text("ten zegar stoi")).to_be_visible()
        anna.page.get_by_label("Zegar").select_option("none")
        anna.page.get_by_label("Prywatny").uncheck()
        anna.button("Otwórz stół").click()
        anna.page.get_by_label("Wyślij ten link").wait_for()
        table = table_id(anna.page)

        ghost, ola, jan = (Player(server, name) for name in ("Ghost", "Ola", "Jan"))
        ghost.join(table)
        anna.button("Zwolnij to miejsce").click()
        expect(anna.page.get_by_text("Ghost")).to_have_count(0)
        ola.join(table)
        jan.join(table)
        expect(anna.page.locator(".stage")).to_be_visible()

        server.move_clocks(wall=8 * DAY)
        # If the match waits for Anna, she moves, and it waits for another one for as long.
        host = Player(server)
        host.http.cookies.update({cookie["name"]: cookie["value"] for cookie in anna.page.context.cookies()})
        while (shown := host.table(table))["waiting"] == [0]:
            host.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
        server.move_clocks(wall=16 * DAY)
        seat = shown["waiting"][0]
        name = ["Anna", "Ola", "Jan"][seat]
        anna.page.reload()
        anna.page.get_by_role("tab", name="Menu").click()
        anna.button(f"Wezwij bota: {name} nie przychodzi").click()
        expect(anna.page.locator(f"[data-seat='{seat}']")).to_contain_text("silny")
        anna.page.close()  # or the page would complain that its server has gone
    finally:
        server.kill()
