"""The description of the calls is true: whatever is sent, the answers are as described, and none is a crash."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import Player, Row, Server

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Player, list[str]]:
    """Somebody to call as, and tables to call about: one of each status."""
    server.draw_for("tables")
    anna = Player(server, "Schema")
    made: list[Row] = [
        anna.create("caesar_dice", "me", "open", aids=True),
        anna.create("three_coins", "me", "local:Ola", aids=True),
        anna.create("three_coins", "me", "bot:random"),
    ]
    anna.post(f"/api/tables/{made[2]['id']}/resign", seat=0)
    return anna, [table["id"] for table in made]


NOT_CALLED = [
    ("DELETE", "/api/me"),
    ("DELETE", "/api/sessions"),
    ("POST", "/api/logout"),
    ("POST", "/api/login"),
    ("POST", "/api/password"),
]
"""The caller must stay signed in, and argon2 is slow on purpose; all of them have tests of their own."""


@pytest.mark.slow
def test_no_call_crashes(server: Server, tables: tuple[Player, list[str]]) -> None:
    anna, ids = tables
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    called = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if (operation.method.upper(), operation.path) in NOT_CALLED:
            continue

        @hypothesis.given(case=operation.as_strategy())
        @hypothesis.settings(
            max_examples=25,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        def call(case: Any) -> None:
            nonlocal called
            called += 1
            if "id" in (case.path_parameters or {}) and case.operation.path.startswith("/api/tables/"):
                # Most made-up ids lead nowhere; the tables that exist are where things can go wrong.
                case.path_parameters["id"] = ids[called % len(ids)]
            cookie = {"cookie": f"rubicon={anna.http.cookies['rubicon']}"}
            case.call_and_validate(base_url=server.url, headers=cookie, checks=CHECKS)

        call()
    assert called > 500


def test_everything_on_the_wire_has_the_promised_shape(server: Server, tables: tuple[Player, list[str]]) -> None:
    from rubicon.server.response_models import Cards, Decided, HouseInfo, Position, TableInfo

    anna, _ = tables
    HouseInfo.model_validate(anna.get("/api/house"))
    Cards.model_validate(anna.get("/api/tables", scope="mine"))
    table = anna.create("three_coins", "me", "open", clock={"kind": "bank", "seconds": 100})
    TableInfo.model_validate(table)
    ola = Player(server, "Ola")
    shown = ola.join(table["id"])
    TableInfo.model_validate(shown)
    answer = ola.step("decide", shown, shown["yours"][0]["view"]["moves"][0]["move"]).json()
    Decided.model_validate(answer)
    ola.post(f"/api/tables/{table['id']}/ask", what="pause", seat=1)
    TableInfo.model_validate(Player(server).table(table["id"]))
    Position.model_validate(anna.get(f"/api/tables/{table['id']}/at/2", seat=0))
