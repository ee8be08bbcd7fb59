"""Bots that think ahead while people decide: when they do, what ends it, and that nobody waits for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Player, Row, Server, until

DREAMER = '''
import os
import time
from pathlib import Path
from typing import Any

from rubicon.core import Bot, Sight

HERE = Path(__file__)


def note(word: str) -> None:
    with HERE.with_suffix(".notes").open("a") as file:
        print(word, os.getpid(), file=file)


class Dreamer(Bot):
    """Ponders until it is stopped, however long that takes, and writes down what it does."""

    def ponder(self, sight: Sight, stop) -> None:
        assert not sight.moves
        note("ponders")
        if HERE.with_suffix(".fails").exists():
            raise RuntimeError("bad dreams")
        while not stop():
            time.sleep(0.001)
        note("stops")

    def decide(self, sight: Sight) -> int:
        note("decides")
        while HERE.with_suffix(".waits").exists():
            time.sleep(0.001)
        return sight.moves[-1]
'''


class Dreams:
    """The file of that bot, and what it wrote down."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "dreams.py"
        self.file.write_text(DREAMER)

    def mark(self, suffix: str) -> Path:
        return self.file.with_suffix(suffix)

    def notes(self) -> list[tuple[str, int]]:
        """What it did, and in which process, in order."""
        file = self.mark(".notes")
        lines = file.read_text().splitlines() if file.exists() else []
        return [(word, int(pid)) for word, pid in (line.split() for line in lines)]

    def words(self) -> list[str]:
        return [word for word, _ in self.notes()]

    def last(self, word: str) -> int:
        """Wait until that is the last thing it did; in which process."""
        until(lambda: self.words()[-1:] == [word])
        return self.notes()[-1][1]


@pytest.fixture(scope="module")
def dreams(tmp_path_factory: pytest.TempPathFactory) -> Dreams:
    return Dreams(tmp_path_factory.mktemp("bot"))


def settings(dreams: Dreams) -> dict[str, Any]:
    """Of a server where only what is asked ends pondering: its time is longer than any test takes."""
    return {
        "RUBICON_BOT_FILES": f"dreams={dreams.file}",
        "RUBICON_BOT_SECONDS": str(PATIENCE),
        "RUBICON_BOT_WORKERS": "1",
        "RUBICON_PONDER": str(10 * PATIENCE),
        "FREE_BOTS": "1",
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, dreams: Dreams) -> Iterator[Server]:
    """One for all tests that need nothing else. Its process may still ponder about the table of the last one."""
    house = Server(tmp_path_factory.mktemp("house"), **settings(dreams))
    yield house.start()
    house.kill()


def my_turn(player: Player, table: str) -> Row:
    found: Row = until(lambda: (shown := player.table(table))["waiting"] == [1] and shown)
    return found


def decide(player: Player, table: str) -> None:
    """Any move, when it is the player's turn."""
    shown = my_turn(player, table)
    player.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])


def play_round(player: Player, table: str, dreams: Dreams) -> None:
    """Decide until the bot has decided too: some turns of a person are several decisions."""
    before = dreams.words().count("decides")
    while dreams.words().count("decides") == before:
        decide(player, table)
        my_turn(player, table)


@contextmanager
def watched(player: Player, table: str, dreams: Dreams) -> Iterator[None]:
    """The player is at the table, and the bot has answered a move meanwhile."""
    with player.live() as live:
        live.watch(table)
        my_turn(player, table)
        # What it ponders about then is not what it may have pondered about before.
        play_round(player, table, dreams)
        yield


def new_table(player: Player, **more: object) -> str:
    """A table where the bot begins, and every decision has a choice."""
    return str(player.create("caesar", "bot:dreams", "me", **more)["id"])


def test_a_bot_ponders_until_it_is_asked(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna)
    with watched(anna, table, dreams):
        thinker = dreams.last("ponders")
        play_round(anna, table, dreams)  # it answers, though it would have pondered on
        assert dreams.last("ponders") == thinker
    assert dreams.words()[-4:] == ["ponders", "stops", "decides", "ponders"]
    assert {pid for _, pid in dreams.notes()} == {thinker}


def test_the_question_of_another_table_ends_it(server: Server, dreams: Dreams) -> None:
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    table = new_table(anna)
    with watched(anna, table, dreams):
        dreams.last("ponders")
        my_turn(jan, new_table(jan))
        assert dreams.words()[-3:] == ["ponders", "stops", "decides"]
        play_round(anna, table, dreams)


def test_a_hint_ends_it(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna, aids=True)
    with watched(anna, table, dreams):
        dreams.last("ponders")
        assert anna.get(f"/api/tables/{table}/hint", seat=1)["advice"]
        assert dreams.words()[-1] == "stops"


def test_an_idle_process_is_asked_before_one_that_ponders(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """Two processes: while one ponders, another table's bot thinks in the other; the next move comes from the first."""
    dreams = Dreams(tmp_path)
    server = new_server(**settings(dreams) | {"RUBICON_BOT_WORKERS": "2"})
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    dreams.mark(".waits").touch()
    table, other = new_table(anna), new_table(jan)
    until(lambda: dreams.words() == ["decides"] * 2)  # so both have been started
    dreams.mark(".waits").unlink()
    my_turn(jan, other)
    with watched(anna, table, dreams):
        thinker = dreams.last("ponders")
        for _ in range(3):
            decide(jan, other)
            my_turn(jan, other)
            assert dreams.notes()[-1] == ("decides", next(pid for _, pid in dreams.notes() if pid != thinker))
        play_round(anna, table, dreams)
        assert dreams.last("ponders") == thinker
    assert dreams.notes()[-3:] == [("stops", thinker), ("decides", thinker), ("ponders", thinker)]


def test_the_end_of_the_match_ends_it(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna)
    with watched(anna, table, dreams):
        dreams.last("ponders")
        anna.post(f"/api/tables/{table}/resign", seat=1)
        dreams.last("stops")


def test_a_process_that_is_killed_meanwhile_does_no_harm(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna)
    with watched(anna, table, dreams):
        for _ in range(2):
            os.kill(dreams.last("ponders"), signal.SIGKILL)
            play_round(anna, table, dreams)
    assert "replaced by a legal move" not in server.log.read_text()


def test_a_bot_that_fails_meanwhile_answers_what_it_is_asked(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna)
    dreams.mark(".fails").touch()
    with watched(anna, table, dreams):
        dreams.last("ponders")
        dreams.mark(".fails").unlink()
        play_round(anna, table, dreams)
    log = server.log.read_text()
    assert "bad dreams" in log
    assert "replaced by a legal move" not in log


def test_enough_is_enough(new_server: Callable[..., Server], tmp_path: Path) -> None:
    dreams = Dreams(tmp_path)
    anna = Player(new_server(**settings(dreams) | {"RUBICON_PONDER": "0.01"}), "Anna")
    table = new_table(anna)
    with watched(anna, table, dreams):
        dreams.last("stops")


def ponders(player: Player, table: str, dreams: Dreams) -> bool:
    """Whether the bot does in some rounds. What a process is told, it is told in order: so nothing is still to come."""
    before = len(dreams.notes())
    for _ in range(3):
        decide(player, table)
    my_turn(player, table)
    assert "decides" in dreams.words()[before:]
    return "ponders" in dreams.words()[before:]


def test_nobody_ponders_for_those_who_are_not_there(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna)
    assert not ponders(anna, table, dreams)
    with anna.live() as live:
        live.watch(table)
        assert ponders(anna, table, dreams)


def test_nobody_ponders_where_a_decision_may_take_days(server: Server, dreams: Dreams) -> None:
    anna = Player(server, "Anna")
    table = new_table(anna, clock={"kind": "days", "days": 3})
    with anna.live() as live:
        live.watch(table)
        assert not ponders(anna, table, dreams)


@pytest.mark.parametrize("why", ["off", "seeds"])
def test_nobody_ponders(new_server: Callable[..., Server], tmp_path: Path, why: str) -> None:
    """Where it is switched off, and where bots draw from a seed."""
    dreams = Dreams(tmp_path)
    environment = settings(dreams)
    if why == "off":
        environment["RUBICON_PONDER"] = "0"
    else:
        del environment["FREE_BOTS"]
    anna = Player(new_server(**environment), "Anna")
    table = new_table(anna)
    with anna.live() as live:
        live.watch(table)
        assert not ponders(anna, table, dreams)
