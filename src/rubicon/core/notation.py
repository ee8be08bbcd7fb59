"""Reading what people type: exact notation, and anything that can only mean one legal move."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from rubicon.core.message import Message


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

    def close(self, text: str, legal: tuple[int, ...]) -> int | None:
        """The one legal move that the text can mean: the same but for case and accents, or beginnings of its words."""
        wanted = fold(text)
        if not wanted:
            return None
        words = wanted.split()
        begins: list[int] = []
        for move in legal:
            said = fold(self.texts[move])
            if said == wanted:
                return move
            parts = said.split()
            if len(words) <= len(parts) and all(parts[i].startswith(word) for i, word in enumerate(words)):
                begins.append(move)
        return begins[0] if len(begins) == 1 else None

    def complaint(self, text: str, legal: tuple[int, ...] | None) -> Message:
        """Why the text was not understood, with the nearest things that would have been."""
        shown = text.strip()[:60]
        near: list[str] = []
        if legal is not None:
            folded = {fold(self.texts[move]): self.texts[move] for move in legal}
            near = [folded[key] for key in get_close_matches(fold(shown), list(folded), n=3, cutoff=0.5)]
            if not near:
                near = [said for key, said in folded.items() if key.startswith(fold(shown))][:3]
        if near:
            return Message("error-notation-near", {"text": shown, "near": " / ".join(near)})
        return Message("error-notation", {"text": shown})
