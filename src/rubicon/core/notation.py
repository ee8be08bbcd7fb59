"""The notation of moves, and text without what people leave out when they type."""

from __future__ import annotations

import unicodedata
from typing import Final


def fold(text: str) -> str:
    """The text without case, accents and surplus blanks, so that `Aegyptus`, `aegyptus ` and `ægyptus` meet."""
    text = text.replace("ł", "l").replace("Ł", "L").replace("æ", "ae").replace("Æ", "Ae")
    decomposed = unicodedata.normalize("NFKD", text)
    bare = "".join([c for c in decomposed if not unicodedata.combining(c)])
    return " ".join(bare.casefold().replace("–", "-").split())


class Lexicon:
    """The notation of a whole move space: text to move and back."""

    def __init__(self, texts: list[str]) -> None:
        self.texts: Final = texts
        self._exact: Final[dict[str, int]] = {}
        for move, text in enumerate(texts):
            if text in self._exact:
                raise ValueError(f"notation {text!r} means both move {self._exact[text]} and move {move}")
            self._exact[text] = move

    def exact(self, text: str) -> int | None:
        """The move of exactly this notation."""
        return self._exact.get(text)
