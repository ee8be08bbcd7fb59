"""How far somebody is in lessons is kept for all their devices, for themselves alone, and deleted with them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from rubicon.games import find, names
from rubicon.learn.lessons import UNDERSTOOD, lessons_of
from rubicon.server.lesson_models import LessonProgress, LessonsBegun
from tests.server.harness import Player, Row, Server, account, good, problem


def keep(player: Player, game: str, lesson: str, moves: list[int], *, done: bool = False) -> Row:
    told = good(player.call("PUT", f"/api/lessons/{game}/{lesson}", json={"moves": moves, "done": done}))
    LessonProgress.model_validate(told)
    return told


def begun(player: Player) -> list[Row]:
    told = player.get("/api/lessons")
    LessonsBegun.model_validate(told)
    return list(told["lessons"])


def test_another_device_knows_how_far_one_is(server: Server) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    assert begun(anna) == []
    keep(anna, "caesar_dice", "first", [UNDERSTOOD])
    keep(anna, "caesar_dice", "first", [UNDERSTOOD, 7])
    keep(anna, "julius_caesar", "winter", [], done=True)
    there = Player(server)
    there.post("/api/login", name=anna.name, password="correct horse")
    assert begun(there) == [
        {"game": "caesar_dice", "lesson": "first", "moves": [UNDERSTOOD, 7], "done": False},
        {"game": "julius_caesar", "lesson": "winter", "moves": [], "done": True},
    ]
    # Who takes a lesson once more has still done it.
    assert keep(there, "julius_caesar", "winter", [UNDERSTOOD])["done"] is True
    assert begun(anna)[1] == {"game": "julius_caesar", "lesson": "winter", "moves": [UNDERSTOOD], "done": True}
    assert begun(ola) == []


def test_two_devices_at_once(server: Server) -> None:
    anna = account(server, "Anna")
    with ThreadPoolExecutor(8) as devices:
        told = list(devices.map(lambda at: keep(anna, "caesar", "first", [at], done=at == 3), range(8)))
    assert any(one["done"] for one in told)
    (only,) = begun(anna)
    assert only["done"]


def test_who_may_and_what(server: Server) -> None:
    nobody, anna = Player(server), account(server, "Anna")
    whole = {"moves": [], "done": True}
    assert nobody.http.get("/api/lessons").status_code == 401
    assert nobody.call("PUT", "/api/lessons/caesar/first", json=whole).status_code == 401
    for path in ("/api/lessons/caesar/nothing", "/api/lessons/chess/first"):
        assert problem(anna.call("PUT", path, json=whole))["error"] == "not_found"
    for wrong in ({"moves": [-2]}, {"moves": ["1"]}, {"moves": [0] * 101}, {"done": 1}, {"at": 5}):
        assert anna.call("PUT", "/api/lessons/caesar/first", json={**whole, **wrong}).status_code == 400
    token = anna.post("/api/tokens", label="reads", scope="read")["token"]
    reader = Player(server)
    reader.http.headers["authorization"] = f"Bearer {token}"
    assert begun(reader) == []
    assert reader.call("PUT", "/api/lessons/caesar/first", json=whole).status_code == 403


def test_it_is_exported_and_deleted_with_the_person(server: Server) -> None:
    anna = account(server, "Anna")
    keep(anna, "augustus", "first", [UNDERSTOOD])
    assert anna.get("/api/me/export")["lessons"] == begun(anna)
    assert anna.http.delete("/api/me").status_code == 200
    assert server.sql("SELECT count(*) FROM lesson_progress WHERE person = ?", anna.id) == [(0,)]


def test_every_lesson_fits() -> None:
    for game in names():
        for lesson in lessons_of(find(game)).values():
            assert sum(max(1, len(step.do)) for step in lesson.steps) <= 100
