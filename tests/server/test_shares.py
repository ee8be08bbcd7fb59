"""Fair shares: nobody takes from the others by having many tables, hints or spectators."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

import pytest

from rubicon.server.fair_queue import LEAST_SECONDS, LONGEST_WAIT, FairQueue, thinking_seconds
from tests.server.harness import PATIENCE, Player, Server, problem, until
from tests.server.test_bots import children, write_bot

WAITS = (
    "import time; from pathlib import Path; here = Path(__file__).parent\n"
    "        number = len(list(here.glob('asked*'))); (here / f'asked{number}').touch()\n"
    "        while not (here / 'go').exists(): time.sleep(0.01)\n"
    "        return sight.moves[-1]"
)
"""A bot that leaves a file for every question, and answers when there is a file `go`."""


def asked(folder: Path) -> int:
    """How often the bot that waits was asked."""
    return len(list(folder.glob("asked*")))


# Tables without a person


def test_tables_of_bots_only_are_refused(server: Server) -> None:
    anna = Player(server, "Anna B")
    bot, free = {"kind": "bot", "bot": "random"}, {"kind": "open"}
    response = anna.http.post("/api/tables", json={"game": "caesar_dice", "seats": [bot, bot]})
    assert (response.status_code, problem(response)["message"]["key"]) == (400, "server-bots-only")
    assert "arena" in problem(response)["text"]
    # Nor does one become such a table by starting without anybody.
    table = anna.post("/api/tables", game="caesar_dice", seats=[bot, bot, free])["id"]
    for body in ({}, {"bot": "random"}):
        assert anna.refused(f"/api/tables/{table}/start", **body) == (400, "bad_request")
    ola = Player(server, "Ola B", "pl")
    assert ola.join(table)["status"] == "running"
    polish = ola.http.post("/api/tables", json={"game": "caesar_dice", "seats": [bot, bot]})
    assert "dla człowieka" in problem(polish)["text"]


# Bots think for everybody in turn


def test_people_are_served_in_turn_however_much_each_has_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("greedy", f"g{number}")
    queue.put(None, "nobody's")
    queue.put("anna", "a0")
    queue.put("ola", "o0")
    served = [queue.take(), queue.take()]
    queue.put("anna", "a1")  # served just now: behind the others
    served += [queue.take() for _ in range(6)]
    assert served == ["g0", "a0", "o0", "g1", "a1", "g2", "g3", "nobody's"]
    assert queue.take() is None


def test_a_turn_that_has_begun_goes_on_first() -> None:
    queue: FairQueue[str] = FairQueue()
    for thing in ("a0", "a1"):
        queue.put("anna", thing)
    for thing in ("o0", "o1"):
        queue.put("ola", thing)
    served = [queue.take()]
    queue.put("anna", "a0 goes on", goes_on=True)
    served += [queue.take() for _ in range(5)]
    assert served == ["a0", "a0 goes on", "o0", "a1", "o1", None]
    queue.put("anna", "a2")
    queue.put(None, "n0", goes_on=True)
    assert (queue.take(), queue.take()) == ("a2", "n0")  # nobody's turn is nobody's hurry


def test_what_is_for_nobody_waits_for_all_others() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(None, "n0")
    queue.put(None, "n1")
    queue.put("anna", "a0")
    assert (queue.take(), queue.take()) == ("a0", "n0")
    queue.put("ola", "o0")
    assert (queue.take(), queue.take(), queue.take()) == ("o0", "n1", None)


def test_who_goes_away_keeps_nobody_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("anna", "a0")
    queue.put("anna", "a1")
    queue.put("ola", "o0")
    queue.drop("anna", "a0")
    queue.drop("ola", "o0")
    queue.drop("ola", "o0")
    assert (queue.count("anna"), queue.count("ola"), queue.people()) == (1, 0, {"anna"})
    assert (queue.take(), queue.take()) == ("a1", None)


def test_bots_think_less_the_more_people_wait() -> None:
    assert thinking_seconds(1, 1) == LONGEST_WAIT / 2  # more than any level takes
    assert thinking_seconds(10, 1) == LONGEST_WAIT / 20
    assert thinking_seconds(50, 1) == LONGEST_WAIT / 100
    assert thinking_seconds(50, 4) == 4 * thinking_seconds(50, 1)
    assert thinking_seconds(2, 8) == thinking_seconds(1, 8)  # a process each
    assert thinking_seconds(10, 1, decisions=5) == thinking_seconds(50, 1)
    assert thinking_seconds(10, 1, waited=LONGEST_WAIT / 2) == thinking_seconds(20, 1)
    assert thinking_seconds(10, 1, waited=1000.0) == LEAST_SECONDS
    assert thinking_seconds(10_000, 1) == LEAST_SECONDS
    assert thinking_seconds(10, 1, overhead=0.25) == thinking_seconds(10, 1) - 0.25
    assert thinking_seconds(10, 1, overhead=10.0) == LEAST_SECONDS


@pytest.mark.parametrize("people", [1, 10, 50, 100])
@pytest.mark.parametrize("decisions", [1, 3, 8])
def test_a_whole_turn_of_a_bot_keeps_nobody_waiting_too_long(people: int, decisions: int) -> None:
    """Everybody's bot decides that often in a row, and each of them thinks for as long as it may."""
    waited = 0.0
    for _ in range(decisions):
        waited += people * thinking_seconds(people, 1, waited)
    assert waited <= LONGEST_WAIT + decisions * people * LEAST_SECONDS
    if people <= 50 and decisions <= 3:
        assert waited < 20.0


def test_my_bot_does_not_wait_for_all_of_somebody_else(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """Greedy has many bots that wait for the only process; Anna, who comes last, is next after one of them."""
    bots = [write_bot(tmp_path, name, body) for name, body in (("waits", WAITS), ("his", NOTES), ("hers", NOTES))]
    server = new_server(RUBICON_BOT_FILES=",".join(bots), RUBICON_BOT_SECONDS=str(PATIENCE), RUBICON_BOT_WORKERS="1")
    greedy, anna = Player(server, "Greedy"), Player(server, "Anna")
    greedy.create("caesar", "bot:waits", "me")  # who begins there has a choice at once
    until(lambda: asked(tmp_path) == 1)
    for _ in range(10):
        greedy.create("caesar", "bot:his", "me")
    anna.create("caesar", "bot:hers", "me")
    (tmp_path / "go").touch()
    order = tmp_path / "order"
    until(lambda: order.exists() and "hers" in order.read_text())
    assert order.read_text().split().index("hers") <= 1


NOTES = (
    "from pathlib import Path; here = Path(__file__)\n"
    "        with (here.parent / 'order').open('a') as file: print(here.stem, file=file)\n"
    "        return sight.moves[-1]"
)
"""A bot that writes down when it was asked."""


def test_a_bot_is_told_how_long_it_may_think(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """As much as one who waits alone may have; a bot from a file can heed it as the levels do."""
    tells = (
        "from pathlib import Path\n"
        "        with (Path(__file__).parent / 'told').open('a') as file: print(self.most_seconds, file=file)\n"
        "        return sight.moves[-1]"
    )
    server = new_server(RUBICON_BOT_FILES=write_bot(tmp_path, "tells", tells), RUBICON_BOT_WORKERS="1")
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", "bot:tells")["id"]
    until(lambda: anna.table(table)["seats"][1]["ready"])
    told = [float(line) for line in (tmp_path / "told").read_text().split()]
    assert told
    assert all(0 < seconds <= LONGEST_WAIT / 2 for seconds in told)


# Hints


def test_one_hint_at_a_time_for_each_person(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """The only process is busy; whoever asks for a second hint meanwhile is told so, and others may ask."""
    server = new_server(
        RUBICON_BOT_FILES=write_bot(tmp_path, "waits", WAITS),
        RUBICON_BOT_SECONDS=str(PATIENCE),
        RUBICON_BOT_WORKERS="1",
    )
    ola = Player(server, "Ola")
    ola.create("three_coins", "me", "bot:waits")
    until(lambda: asked(tmp_path) == 1)
    anna, jan = Player(server, "Anna", "pl"), Player(server, "Jan")
    paths = {
        player.id: f"/api/tables/{player.create('caesar_dice', 'me', 'local:Twin', aids=True)['id']}/hint?seat=0"
        for player in (anna, jan)
    }
    with ThreadPoolExecutor(3) as threads:
        twice = {threads.submit(anna.call, "GET", paths[anna.id]) for _ in range(2)}
        done, waiting = wait(twice, return_when=FIRST_COMPLETED)  # the process is busy: an answer is a refusal
        told = problem(done.pop().result())
        assert told["message"]["key"] == "server-hint-already"
        assert "Zaczekaj" in told["text"]
        other = threads.submit(jan.call, "GET", paths[jan.id])
        (tmp_path / "go").touch()
        assert [one.result().status_code for one in (*waiting, other)] == [200, 200]
    assert anna.call("GET", paths[anna.id]).status_code == 200


def test_hints_have_a_rate(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_RATE="0.1")  # one at once, and the next in a minute, however slow the machine
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "local:Twin", aids=True)["id"]
    first, refused = [anna.call("GET", f"/api/tables/{table}/hint?seat=0") for _ in range(2)]
    assert (first.status_code, refused.status_code) == (200, 429)
    assert problem(refused)["message"]["key"] == "server-too-many"
    assert int(refused.headers["retry-after"]) >= 1


# Processes that die


def test_a_question_whose_process_dies_is_asked_again(new_server: Callable[..., Server], tmp_path: Path) -> None:
    server = new_server(
        RUBICON_BOT_FILES=write_bot(tmp_path, "waits", WAITS),
        RUBICON_BOT_SECONDS=str(PATIENCE),
        RUBICON_BOT_WORKERS="1",
    )
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", "bot:waits")["id"]
    for times in (1, 2, 3):
        until(lambda times=times: asked(tmp_path) == times)
        for pid in children(server.pid):
            os.kill(pid, signal.SIGKILL)
    until(lambda: asked(tmp_path) == 4)
    (tmp_path / "go").touch()
    until(lambda: anna.table(table)["seats"][1]["ready"])
    log = server.log.read_text()
    assert "replaced by a legal move" not in log
    assert log.count("died and is asked again") == 3
