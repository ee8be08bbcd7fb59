"""A client in its own process: `python -m tests.server.hammer URL SESSION COUNT FILE`.

Plays match after match of the dice game, both seats, and writes down every
decision that was acknowledged: COUNT of them, and on until FILE.enough is
there. When the connection breaks it comes back and sends what was not answered
again, under the same id, until it is.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Row = dict[str, Any]


class Hammer:
    def __init__(self, url: str, session: str) -> None:
        self.url = url
        self.session = session
        self.socket: ClientConnection | None = None
        self.chance = random.Random(5)
        self.again = 0

    def create(self) -> Row:
        """A new table. A kill may come after it was made and before it was told, and a commitment serves one table."""
        seats = [{"kind": "me"}, {"kind": "local", "name": "Twin"}]
        wish: Row = {"game": "caesar_dice", "seats": seats, "nonce": "hammer"}
        while True:
            commitment = self.post("/api/commitment", {})["commitment"]
            try:
                return self.post("/api/tables", {**wish, "commitment": commitment})
            except HTTPError as error:
                if error.code != 409:
                    raise

    def post(self, path: str, body: Row) -> Row:
        """Call until there is an answer. One that refuses is an answer too."""
        while True:
            request = urllib.request.Request(self.url + path, json.dumps(body).encode())
            request.add_header("content-type", "application/json")
            request.add_header("cookie", f"rubicon={self.session}")
            try:
                with urllib.request.urlopen(request, timeout=10) as response:
                    made: Row = json.load(response)
                    return made
            except HTTPError:
                raise
            except (OSError, HTTPException, ValueError):  # no connection, cut off in the middle, or half an answer
                time.sleep(0.05)

    def ask(self, message: Row) -> Row:
        """Send a decision until it is answered."""
        while True:
            try:
                if self.socket is None:
                    address = self.url.replace("http", "ws", 1) + "/api/live"
                    self.socket = connect(
                        address, additional_headers={"cookie": f"rubicon={self.session}"}, proxy=None, open_timeout=5
                    )
                self.socket.send(json.dumps(message))
                while True:
                    answer: Row = json.loads(self.socket.recv(timeout=20))
                    if answer["type"] == "answer" and answer["id"] == message["id"]:
                        return answer
            except (OSError, TimeoutError, WebSocketException):
                self.socket = None
                self.again += 1
                time.sleep(0.05)


def main(url: str, session: str, count: int, file: Path) -> None:
    hammer = Hammer(url, session)
    done = 0
    enough = file.with_name(f"{file.name}.enough")
    with file.open("w") as out:
        while done < count or not enough.exists():
            table = hammer.create()
            while table["status"] == "running":
                seat = table["waiting"][0]
                mine = table["yours"][seat]
                move = hammer.chance.choice(mine["view"]["moves"])
                id = f"d{done}"
                decision = {"seat": seat, "move": move["move"], "based_on": mine["number"], "id": id}
                answer = hammer.ask({"do": "decide", "table": table["id"], **decision})
                assert answer["ok"], answer
                print(json.dumps([table["id"], id, seat, move["say"], answer["number"]]), file=out, flush=True)
                table = answer["table"]
                done += 1
    print(json.dumps({"done": done, "again": hammer.again}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), Path(sys.argv[4]))
