"""Whatever is sent, and however much of it: no answer of 500, no traceback in the log."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from tests.server.fuzz import DECIDE, Fuzz
from tests.server.harness import Player, Server, run_async

CALLS, FRAMES = 8_000, 12_000
"""In `make test`; 50 times as many, 1,000,000 together, in `make soak`."""


@pytest.mark.slow
@pytest.mark.soak
def test_no_call_and_no_frame_is_our_fault(new_server: Callable[..., Server], soak: int) -> None:
    server = new_server(RUBICON_TABLES_EACH="100000", RUBICON_ANALYSIS_SECONDS="1", RUBICON_BOT_SECONDS="5")
    seed = int(os.environ.get("RUBICON_SEED", "0")) or (15 if soak == 1 else random.randrange(10**9))
    fuzz = Fuzz(server, seed, CALLS * soak, FRAMES * soak)
    run_async(fuzz.run())
    print(f"seed {seed}: {dict(fuzz.answers)} {dict(fuzz.heard)} {dict(fuzz.sent)}")
    told = f"seed {seed}, {len(fuzz.wrong)} wrong:\n" + "\n".join(fuzz.wrong[:20])
    assert not fuzz.wrong, told
    assert sum(fuzz.answers.values()) == CALLS * soak
    assert Player(server, "After").create("caesar_dice", "me", "bot:random")["status"] == "running"
    assert server.stop() == 0
    log = server.log.read_text()
    assert "Traceback" not in log, f"seed {seed}: {log[-6_000:]}"
    # It is not only shapes that were refused: every kind of call got an answer, and decisions were made.
    assert all(fuzz.reached.values()), [route for route, answers in fuzz.reached.items() if not answers]
    assert {200, 400, 401, 403, 404, 405, 409, 413, 422} <= set(fuzz.answers), fuzz.answers
    assert {"table", "answer", "refused", "turns", "pong"} <= set(fuzz.heard), fuzz.heard
    assert fuzz.reached["POST", DECIDE][200], "no decision was right"
    print(f"decisions: {dict(fuzz.reached['POST', DECIDE])}")
