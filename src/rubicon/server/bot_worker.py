"""The process in which bots think: `python -m rubicon.server.bot_worker GAMES`, where GAMES is that setting.

It reads questions, each a length and a pickle from the server that started it,
and writes answers, each a length and JSON. Of what takes long it also writes how
far it is, as `{"done": n, "of": m}`. To ponder is no question: nobody waits for an
answer, and it ends with the next thing that comes. The process ends when the server does.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final

from rubicon.core.bot import Bot
from rubicon.core.game import Sight
from rubicon.core.rng import stream

TELL_EVERY: Final = 0.2
"""Seconds between two words about how far it is."""

_bots: dict[tuple[str, str], Bot] = {}

Tell = Callable[[dict[str, Any]], None]
Questions = SimpleQueue[bytes]
"""What has come and was not looked at yet."""


def answer(question: dict[str, Any], tell: Tell) -> dict[str, Any]:
    """One decision, or advice, or what can be said about a match that is over."""
    if question["do"] == "analyse":
        return {"analysis": _analyse(question, tell)}
    sight: Sight = pickle.loads(question["sight"])
    game = sight.setup.game.name
    advises = question["do"] == "advise"
    bot = _adviser(game) if advises else _bot(game, question["bot"], question["seed"])
    bot.most_seconds = question["seconds"]
    if not advises:
        return {"move": bot.decide(sight)}
    advice = [
        {"move": one.move, "value": one.value, "why": None if one.why is None else one.why.plain()}
        for one in bot.advise(sight)
    ]
    if not advice:  # a bot without opinions still has a move
        advice = [{"move": bot.decide(sight), "value": None, "why": None}]
    return {"advice": advice}


def _analyse(question: dict[str, Any], tell: Tell) -> dict[str, Any]:
    from rubicon.lab.analysis import analyse

    told = [0.0]

    def progress(done: int, total: int) -> None:
        if time.monotonic() > told[0] + TELL_EVERY:
            told[0] = time.monotonic()
            tell({"done": done, "of": total})

    return analyse(question["record"], seconds=question["seconds"], progress=progress).plain()


def _bot(game: str, name: str, seed: str | None) -> Bot:
    from rubicon.bots import make

    if seed is not None:
        return make(game, name, stream("bot", seed))
    key = (game, name)
    if key not in _bots:
        # Never from the match's own chance: nobody shall learn about the dice from what a bot does.
        _bots[key] = make(game, name, stream("bot", os.urandom(16).hex()))
    return _bots[key]


def _adviser(game: str) -> Bot:
    key = (game, "")
    if key not in _bots:
        from rubicon.bots import adviser

        _bots[key] = adviser(game, stream("hint", os.urandom(16).hex()))
    return _bots[key]


def ponder(question: dict[str, Any], questions: Questions) -> None:
    """Let a bot think ahead until something is asked, or for so many seconds."""
    ends = time.monotonic() + question["seconds"]
    try:
        sight: Sight = pickle.loads(question["sight"])
        bot = _bot(sight.setup.game.name, question["bot"], None)
        bot.ponder(sight, lambda: not questions.empty() or time.monotonic() >= ends)
    except Exception:
        traceback.print_exc()  # into the server's log: who asks next is to get an answer to that


def _read(count: int) -> bytes:
    data = bytearray()
    # Not by `sys.stdin`, which a thread that waits in it would hold while the process ends.
    while len(data) < count and (part := os.read(0, count - len(data))):
        data += part
    return bytes(data)


def _listen(questions: Questions) -> None:
    """Take in what comes, also while a bot thinks: so one that ponders can notice."""
    while len(head := _read(4)) == 4:
        questions.put(_read(struct.unpack(">I", head)[0]))
    os._exit(0)  # the server has gone: nobody waits for what a bot may be thinking about


def _end_with_the_server() -> None:
    """A bot in compiled code that never stops keeps `_listen` from noticing the end: on Linux the system sees to it."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def main() -> None:
    """Answer until nobody asks any more."""
    from rubicon.games import bring

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_the_server()
    with suppress(OSError, AttributeError):
        os.nice(5)  # people first
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    bring(sys.argv[1])

    def tell(told: dict[str, Any]) -> None:
        data = json.dumps(told).encode()
        try:
            sink.write(struct.pack(">I", len(data)) + data)
            sink.flush()
        except BrokenPipeError:
            sys.exit(0)

    questions: Questions = SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        try:
            question = pickle.loads(questions.get())
            if question["do"] == "ponder":
                ponder(question, questions)
            if question["do"] in ("ponder", "rest"):
                continue  # nobody waits for an answer
            told = answer(question, tell)
            json.dumps(told)  # what cannot be said is an error too
        except Exception as error:
            told = {"error": f"{type(error).__name__}: {error}"[:1000]}
        tell(told)


if __name__ == "__main__":
    main()
