"""Cookies, origins, hosts, headers and limits."""

from __future__ import annotations

import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import Player, Row, Server, problem, until


def signed_cookie(server: Server, person: str) -> str:
    """A cookie as older versions gave it, by the key of the house."""
    [(key,)] = server.sql("SELECT value FROM house WHERE key = 'cookie_key'")
    payload = f"{person}.0.{time.time_ns() // 1_000_000}"
    signature = hmac.digest(bytes.fromhex(key), f"cookie:{payload}".encode(), "sha256")
    return f"{payload}.{urlsafe_b64encode(signature).rstrip(b'=').decode()}"


def test_a_cookie_cannot_be_made_up(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    cookie = anna.http.cookies["rubicon"]
    signed = signed_cookie(server, anna.id)
    id, epoch, issued, signature = signed.split(".")
    forged = [
        cookie[:-1],
        cookie[:-1] + ("A" if cookie[-1] != "A" else "B"),
        cookie + "A",
        cookie.swapcase(),
        f"{ola.id}.{epoch}.{issued}.{signature}",
        f"{id}.1.{issued}.{signature}",
        f"{id}.{epoch}.{int(issued) + 1}.{signature}",
        f"{id}.{epoch}.{issued}.{signature[:-2]}AA",
        f"{id}.{epoch}.{issued}.",
        f"{id}.{epoch}.{issued}",
        f"..{issued}.{signature}",
        "x",
        "a.b.c.d",
        f"{id}.²." + f"{issued}.{signature}",
        "9" * 5_000,
    ]
    for value in forged:
        response = Player(server).call("GET", "/api/me", headers={"cookie": f"rubicon={value}".encode()})
        assert response.status_code == 401, value
    for good in (cookie, signed):
        assert Player(server).call("GET", "/api/me", headers={"cookie": f"rubicon={good}"}).json()["id"] == anna.id


def test_what_the_cookie_is_allowed(server: Server) -> None:
    response = Player(server).call("POST", "/api/me", json={"name": "Anna"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # plain http, as on a home network


def test_the_cookie_is_secure_behind_https(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_PROXY="127.0.0.1", RUBICON_URL="https://play.example.org")
    headers = {"x-forwarded-proto": "https", "host": "play.example.org", "origin": "https://play.example.org"}
    response = Player(server).call("POST", "/api/me", json={"name": "Anna"}, headers=headers)
    assert response.status_code == 200, response.text
    assert "secure" in response.headers["set-cookie"].lower()


def test_calls_from_other_sites_are_refused(server: Server) -> None:
    anna = Player(server, "Anna")
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": f"http://127.0.0.1:{server.port + 1}"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        for method, path in (("POST", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/logout")):
            response = anna.call(
                method, path, headers=headers, **({"json": {"name": "Eve"}} if path == "/api/me" else {})
            )
            assert (response.status_code, problem(response)["error"]) == (403, "forbidden"), headers
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.call("POST", "/api/me", json={"name": "Ann"}, headers={"origin": server.url}).status_code == 200
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/api/live", origin=Origin("http://evil.example"), proxy=None)
    assert refused.value.response.status_code == 403
    with connect(f"ws://127.0.0.1:{server.port}/api/live", origin=Origin(server.url), proxy=None):
        pass


def test_other_names_for_this_computer_are_refused(server: Server) -> None:
    nobody = Player(server)
    for host in ("evil.example", f"evil.example:{server.port}", "", "127.0.0.1.evil.example"):
        assert nobody.call("GET", "/api/house", headers={"host": host}).status_code == 403, host
    for host in (f"localhost:{server.port}", "127.0.0.1", "[::1]:80"):
        assert nobody.call("GET", "/api/house", headers={"host": host}).status_code == 200, host


def test_every_answer_has_a_strict_policy(server: Server) -> None:
    nobody = Player(server)
    for path in ("/", "/api/house", "/api/nothing", "/nothing.js", "/t/abc"):
        response = nobody.call("GET", path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
    assert nobody.call("GET", "/api/house").headers["cache-control"] == "no-store"
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../../etc/passwd", "/%00"):
        response = nobody.call("GET", path)
        assert "root:" not in response.text


def test_who_calls_too_often_must_wait(new_server: Callable[..., Server]) -> None:
    """One call in five seconds: on the slowest machine somebody comes too early."""
    server = new_server(RUBICON_RATE="0.01", RUBICON_TABLES_EACH="1")
    anna = Player(server, "Anna")
    with anna.live() as live:  # while she may still come in
        assert anna.call("GET", "/api/me").status_code == 200
        response = until(lambda: (answer := anna.call("GET", "/api/me")).status_code == 429 and answer, every=0)
        body = problem(response)
        assert body["error"] == "too_many"
        assert int(response.headers["retry-after"]) >= 1
        for _ in range(8):
            live.send("ping")
        assert live.next("refused")["error"] == "too_many"
    # An address without a name is counted too, and pages are always there.
    nobody = Player(server)
    until(lambda: nobody.call("GET", "/api/house").status_code == 429, every=0)
    assert nobody.call("GET", "/").status_code in (200, 503)


def test_passwords_cannot_be_tried_for_long(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_RATE="0.3")
    nobody = Player(server)
    statuses = [nobody.refused("/api/login", name="Livia", password="guess number")[0] for _ in range(5)]
    assert statuses[0] == 403
    assert statuses[-1] == 429


def test_there_is_a_bound_on_unfinished_tables(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_TABLES_EACH="2")
    anna = Player(server, "Anna")
    first = anna.create("caesar_dice", "me", "open")["id"]
    anna.create("caesar_dice", "me", "open")
    wanted: Row = {"game": "caesar_dice", "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": "n"}
    assert anna.refused("/api/tables", **wanted, commitment=anna.commitment()) == (429, "too_many")
    anna.post(f"/api/tables/{first}/leave")
    assert anna.create("caesar_dice", "me", "open")["id"]
