"""The language of a reader, and refusals in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rubicon.core.message import Message
from rubicon.server.errors import Refusal
from rubicon.text import LANGUAGES, Speaker, english


@lru_cache(maxsize=256)
def language_of(header: str | None, fallback: str = "en") -> str:
    """The best language for an Accept-Language header."""
    best, best_weight = fallback, 0.0
    for part in (header or "")[:200].split(","):
        tag, _, rest = part.strip().partition(";")
        short = tag.strip().split("-")[0].lower()
        weight = 1.0
        if rest.strip().startswith("q="):
            try:
                weight = float(rest.strip()[2:])
            except ValueError:
                weight = 0.0
        if short in LANGUAGES and weight > best_weight:
            best, best_weight = short, weight
    return best


def say(language: str, message: Message, game: str | None = None, names: Sequence[str] = ()) -> str:
    """The message as a sentence. Never fails: a sentence in English, or at worst the key, is better than none."""
    for words in dict.fromkeys((game, None)):  # a game that is not here any more has no words: the shared ones may do
        try:
            return Speaker(language, words, names).say(message)
        except Exception:
            continue
    return english(message, game)


def body(refusal: Refusal, language: str) -> dict[str, Any]:
    """A refusal for the wire."""
    told: dict[str, Any] = {
        "error": refusal.error,
        "message": refusal.message.plain(),
        "game": refusal.game,
        "text": say(language, refusal.message, refusal.game, refusal.names),
    }
    if refusal.table is not None:
        told["table"] = refusal.table
    return told
