"""A request of the wrong shape is answered by a sentence that says what would be right, and names the field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Player, Server, problem

CASES: list[tuple[str, dict[str, Any], str, str, str]] = [
    (
        "/api/account",
        {"password": "short"},
        "password",
        "“Password” is too short: at least 8 characters are needed.",
        "„Hasło”: za krótkie, potrzeba co najmniej 8 znaków.",
    ),
    (
        "/api/me",
        {"name": "x" * 25},
        "name",
        "“Name” is too long: at most 24 characters fit.",
        "„Imię”: za długie, mieści się najwyżej 24 znaki.",
    ),
    ("/api/me", {"name": ""}, "name", "“Name” is too short: it cannot be empty.", "„Imię” nie może być puste."),
    (
        "/api/me",
        {"name": "\u202e"},
        "name",
        "“Name” must be readable text: letters, digits and signs, and not only blanks.",
        "„Imię” musi być czytelnym tekstem: literami, cyframi i znakami, a nie samymi odstępami.",
    ),
    ("/api/me", {}, "name", "“Name” is missing. Please fill it in.", "Brakuje: „Imię”. Proszę to wypełnić."),
    (
        "/api/me",
        {"name": "Ola", "age": 3},
        "age",
        "There is no field “age” here. Leave it out.",
        "Pola „age” tu nie ma. Należy je pominąć.",
    ),
    (
        "/api/tokens",
        {"label": "x", "scope": "all"},
        "scope",
        "“scope” must be one of: 'read' or 'play'.",
        "„scope” musi być jednym z: 'read' or 'play'.",
    ),
    (
        "/api/tables",
        {"game": "caesar_dice", "seats": [{"kind": "me"}], "clock": {"kind": "days", "days": 31}},
        "clock.days",
        "“clock.days” must be 30 or less.",
        "„clock.days” może wynosić najwyżej 30.",
    ),
]


@pytest.mark.parametrize(("path", "body", "where", "english", "polish"), CASES)
def test_what_is_wrong_and_what_would_be_right(
    server: Server, path: str, body: dict[str, Any], where: str, english: str, polish: str
) -> None:
    anna = Player(server, "Anna")
    for language, sentence in (("en", english), ("pl", polish)):
        response = anna.http.post(path, json=body, headers={"accept-language": language})
        told = problem(response)
        assert (response.status_code, told["error"], told["text"]) == (400, "bad_request", sentence)
        assert told["message"]["args"]["where"] == where


def test_over_the_socket_too(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random")
    with anna.live() as live:
        live.send("decide", table=table["id"], seat=0, based_on=0, id="x", move="all")
        assert live.next("answer")["text"] == "“move” must be a whole number."
