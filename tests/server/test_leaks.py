"""Nobody is ever sent what their seat may not know: two servers' worth of bytes, in lock step.

Two runs differ only in hidden things: the coins that the rival was dealt, and
what the rival does with them in secret. Every byte that the other player and a
spectator are sent, pushed or asked for, stays equal until the fists open. Then
it must differ: else the runs were the same, and the test would prove nothing.
"""

from __future__ import annotations

import hashlib
import json
import random
import re

import pytest

from rubicon.core.chance import Sealed, seat_nonce
from rubicon.core.match import Match
from tests.fixture_game import GAME
from tests.server.harness import Live, Player, Row, Server, account

NONCES = ("nonce-of-anna", "nonce-of-ola")
RAISE, CLOSE = 3, 4
MARKS = re.compile(r'(?<=")[0-9a-f]{8}(?=")')
"""Of tables and changes: digests of all that was told, ids too."""


def hands(secret: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    match = Match(GAME.setup(seats=2), Sealed(secret, [seat_nonce(seat, nonce) for seat, nonce in enumerate(NONCES)]))
    match.begin()
    state = match.state
    return tuple(state.hands[0]), tuple(state.hands[1])  # type: ignore[attr-defined]


def twin_secrets(seed: int) -> tuple[bytes, bytes]:
    """Two secrets that deal the same to seat 0, and different coins without a common one to seat 1."""
    chance = random.Random(seed)
    seen: dict[tuple[int, ...], list[tuple[bytes, tuple[int, ...]]]] = {}
    while True:
        secret = chance.randbytes(32)
        mine, theirs = hands(secret)
        for other, their_hand in seen.setdefault(mine, []):
            if not set(their_hand) & set(theirs):
                return other, secret
        seen[mine].append((secret, theirs))


class Run:
    """One run: a table with that secret, and all that two viewers get to see."""

    def __init__(self, server: Server, secret: bytes, names: tuple[str, str]) -> None:
        self.anna, self.ola = Player(server, names[0]), account(server, names[1])
        self.watcher = Player(server)
        self.bytes: list[str] = []
        self.pushed: tuple[list[str], list[str]] = ([], [])
        commitment = hashlib.sha256(secret).hexdigest()
        server.sql("INSERT INTO secrets VALUES (?, ?, ?, 0)", commitment, secret.hex(), self.anna.id)
        made = self.anna.create("three_coins", "me", "open", commitment=commitment, nonce=NONCES[0])
        self.table: str = made["id"]
        self.secret_words = {
            self.table: "TABLE",
            made["key"]: "KEY",
            commitment: "COMMITMENT",
            self.anna.id: "ANNA",
            self.ola.id: "OLA",
            self.ola.name: "the rival",
        }
        self.note(made)

    def note(self, thing: object) -> None:
        self.bytes.append(self.plain(thing))

    def plain(self, thing: object) -> str:
        """As it was sent, but for what is random anyway."""
        text = json.dumps(thing, sort_keys=False)
        for word, name in self.secret_words.items():
            text = text.replace(word, name)
        return re.sub(r'"(updated|at|started|since)": 1\d{12}', r'"\1": TIME', text)

    def collect(self, *lives: Live) -> None:
        """What was pushed."""
        for pushed, live in zip(self.pushed, lives, strict=True):
            pushed += [MARKS.sub("MARK", self.plain(message)) for message in live.told()]

    def ask_everything(self) -> None:
        """All that the other player and a spectator can ask for."""
        for player in (self.anna, self.watcher):
            self.note(player.table(self.table))
            self.note(player.table(self.table, since=2))
            length = player.table(self.table)["length"]
            self.note([player.get(f"/api/tables/{self.table}/at/{n}") for n in range(length + 1)])
            listed = player.get("/api/watch")["running"]
            self.note([card for card in listed if card["id"] == self.table])
            self.note(player.get(f"/api/players/{self.ola.name}"))
        anna = self.anna
        self.note([anna.get("/api/history"), anna.get("/api/history/opponents"), anna.get("/api/summary")])
        self.note([anna.get(f"/api/tables/{self.table}/at/{n}", seat=0) for n in range(length + 1)])
        self.note(anna.get("/api/tables", scope="mine"))
        for path in ("record", "proof", "hint?seat=0", "hint?seat=1", "preview?seat=1&move=0", f"at/{length}?seat=1"):
            response = anna.call("GET", f"/api/tables/{self.table}/{path}")
            assert response.status_code >= 400
            self.note([path, response.json()])
        shown = anna.table(self.table)
        for move in range(-1, 6):
            legal = [offered["move"] for offered in shown["yours"][0]["view"]["moves"]]
            if move not in legal:
                self.note(anna.step("decide", shown, move).json())
            response = anna.call("GET", f"/api/tables/{self.table}/preview", params={"seat": 0, "move": move})
            self.note(response.json())
        for body in ({"seat": 1, "move": 0}, {"seat": 0, "move": 0, "based_on": 0}):
            self.note(
                anna.http.post(f"/api/tables/{self.table}/decide", json={"based_on": 4, "id": "x", **body}).json()
            )


@pytest.mark.parametrize("changes", [False, True], ids=["whole", "changes"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_runs_that_differ_only_in_secrets_look_the_same(server: Server, seed: int, changes: bool) -> None:
    secrets = twin_secrets(seed)
    names = (f"Anna {seed} {changes}", f"Ola {seed} {changes}")
    runs = [Run(server, secret, names) for secret in secrets]
    opened: list[Row] = []
    fists: list[object] = []
    for number, run in enumerate(runs):
        with run.anna.live() as mine, run.watcher.live() as watching:
            mine.watch(run.table, changes=changes)
            watching.watch(run.table, changes=changes)
            run.collect(mine, watching)
            theirs = run.ola.join(run.table, nonce=NONCES[1])
            run.collect(mine, watching)
            run.ask_everything()
            # The rival thinks aloud, as it were: other coins, another stake, more undoing in the second run.
            coin = theirs["yours"][0]["view"]["moves"][0]["move"]
            theirs = run.ola.decide(theirs, coin)
            run.collect(mine, watching)
            run.ask_everything()
            if number == 1:
                theirs = run.ola.step("undo", theirs).json()["table"]
                theirs = run.ola.decide(theirs, theirs["yours"][0]["view"]["moves"][-1]["move"])
                theirs = run.ola.decide(theirs, RAISE)
            run.collect(mine, watching)
            run.ask_everything()
            theirs = run.ola.decide(theirs, CLOSE)
            fists.append(theirs["yours"][0]["view"]["board"])
            run.collect(mine, watching)
            run.ask_everything()
            # Now the viewer: a draft, an undo, a held decision.
            shown = run.anna.table(run.table)
            shown = run.anna.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
            run.note(shown)
            run.ask_everything()
            shown = run.anna.decide(shown, CLOSE, hold=True)
            run.note(shown)
            run.collect(mine, watching)
            run.ask_everything()
            # And the fists open.
            opened.append(run.anna.step("confirm", shown).json())
            assert "open" in [event["kind"] for event in opened[-1]["table"]["events"]]
    assert fists[0] != fists[1]
    assert [e["words"] for e in opened[0]["table"]["events"]] != [e["words"] for e in opened[1]["table"]["events"]]
    assert len(runs[0].bytes) == len(runs[1].bytes) > 50
    assert runs[0].pushed == runs[1].pushed
    assert min(len(pushed) for pushed in runs[0].pushed) >= 2  # the start, and that the rival is ready
    for one, two in zip(runs[0].bytes, runs[1].bytes, strict=True):
        assert one == two
