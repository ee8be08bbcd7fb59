"""Reading what people type: anything that stands on the screen, shortened, in any order, with or without accents.

A game says of every move of its space how it may be said (`Spoken`): a kind, and phrases of slots. A slot is one
part of the move, a block or a city, with all that it may be called: names in the reader's language, in every case,
and the notation. From these an index is built once for a set-up and a language. What is typed is matched against
the whole space, not only against what is legal: so who means a move that cannot be made now is told why not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import combinations, product
from typing import Final, NamedTuple

from rubicon.core.errors import Unreadable
from rubicon.core.game import Setup, Sight
from rubicon.core.message import Message, NameRef
from rubicon.core.notation import fold
from rubicon.text import Speaker

Slot = tuple[NameRef | str, ...]
"""One part of a move: all that it may be called."""


Describe = Callable[[int], Sequence[str]]
"""A legal move as it stands on the screen, in one way or several."""


class Spoken(NamedTuple):
    """How a move may be said. `kind` is what moves of its sort have in common, such as levying."""

    kind: str
    phrases: tuple[tuple[Slot, ...], ...]


MOST_NAMED = 6
"""So many moves are named when a text can mean several."""
MOST_WORDS = 10
"""No move is said with more words; a sentence from the screen is read otherwise."""
MOST_VAGUE = 4
"""A text that can mean more moves than this, none of them legal, is not refused as one of them."""

_PAIR: Final = re.compile(r"(\d)\s*[/:|,]\s*(?=\d)")
_NUMBERED: Final = re.compile(r"([^\W\d_]{3,})(?=\d)")
_ARROW: Final = re.compile(r"->|=>|→")
_WORD: Final = re.compile(r"\d+/\d+|[^\W_]+|[>~]")


def words_of(text: str) -> list[str]:
    """`Legio13 -> Łódź` as `legio 13 > lodz`; values such as 5/1 stay one word."""
    bare = _ARROW.sub(">", fold(text))
    return _WORD.findall(_NUMBERED.sub(r"\1 ", _PAIR.sub(r"\1/", bare)))


def plainly(setup: Setup) -> list[Spoken]:
    """The moves by their notation alone: for games that do not say more."""
    spoken = []
    for move in range(setup.space):
        words = setup.game.say(setup, move).split()
        spoken.append(Spoken(words[0], (tuple([(word,) for word in words]),)))
    return spoken


class Found(NamedTuple):
    """A move that a text may mean. The smaller, the better it fits."""

    gaps: int  # words shortened, and words left out of names that were named
    untouched: int  # slots that were not named
    turned: int  # how far slots, and words of a name, came in another order
    move: int


class Reader:
    """The index of one set-up in one language."""

    def __init__(self, setup: Setup, speaker: Speaker, spoken: Sequence[Spoken]) -> None:
        self.setup = setup
        self.kinds = [one.kind for one in spoken]
        self._names: list[list[list[str]]] = []  # of each slot: its names as words
        self._moves: list[set[int]] = []  # of each slot: the moves it is part of
        self._phrases: list[list[tuple[int, ...]]] = []  # of each move: its phrases, as slots
        self._shown: dict[str, str] = {}  # every word of every name, and the name that it is from
        self._fillers = set(words_of(speaker.key("cli-word-fillers")))
        numbers: dict[Slot, int] = {}
        known: dict[int, int] = {}
        for move, one in enumerate(spoken):
            phrases: list[tuple[int, ...]] = []
            for phrase in one.phrases:
                slots: list[int] = []
                for slot in phrase:
                    number = known.get(id(slot))  # games share slots between moves, and comparing them takes long
                    if number is None:
                        number = numbers.get(slot)
                        if number is None:
                            number = numbers[slot] = self._add(slot, speaker)
                        known[id(slot)] = number
                    self._moves[number].add(move)
                    slots.append(number)
                phrases.append(tuple(slots))
            self._phrases.append(phrases)

    def _add(self, slot: Slot, speaker: Speaker) -> int:
        names: list[list[str]] = []
        for part in slot:
            for text in speaker.forms(part.key) if isinstance(part, NameRef) else [part]:
                words = words_of(text)
                if words and words not in names:
                    names.append(words)
                    for word in words:
                        self._shown.setdefault(word, text)
        self._names.append(names)
        self._moves.append(set())
        return len(self._names) - 1

    def read(self, text: str, sight: Sight, describe: Describe) -> int:
        """The move that the text means, legal or not; raises `Unreadable`.

        `describe` says how a legal move stands on the screen: in a list, and as a sentence.
        """
        exact = self.setup.find(text.strip())
        if exact is not None:
            return exact
        typed = words_of(text)
        found = self._find(typed)
        if not found:
            found = self._find([word for word in typed if word not in self._fillers])
        if found:
            return self._choose(text, found, sight, describe)
        described = self._described(typed, sight, describe)
        if len(described) == 1:
            return described[0]
        if described:
            raise self._unclear(text, described, describe)
        raise Unreadable(self._complaint(text, typed), self.setup.game.name)

    # Finding

    def _find(self, typed: list[str]) -> list[Found]:
        """Every move that all of these words can be about, the best fitting ones only."""
        if not 0 < len(typed) <= MOST_WORDS:
            return []
        fitting: list[set[int]] = []  # of each word: the slots that it can name
        possible: set[int] = set()
        for number, word in enumerate(typed):
            slots = {
                slot
                for slot, names in enumerate(self._names)
                if any(_fit(word, other) >= 0 for name in names for other in name)
            }
            about = set().union(*[self._moves[slot] for slot in slots])
            possible = possible & about if number else about
            fitting.append(slots)
        found: list[Found] = []
        for move in sorted(possible):
            ways = [way for phrase in self._phrases[move] for way in self._ways(typed, fitting, phrase)]
            if ways:
                gaps, untouched, turned = min(ways)
                found.append(Found(gaps, untouched, turned, move))
        least = min([one.gaps for one in found], default=0)
        return [one for one in found if one.gaps == least]

    def _ways(self, typed: list[str], fitting: list[set[int]], phrase: tuple[int, ...]) -> list[tuple[int, int, int]]:
        """How well the words fit the slots of a phrase: the words of one slot must belong to one of its names."""
        hits = [[place for place, slot in enumerate(phrase) if slot in slots] for slots in fitting]
        ways: list[tuple[int, int, int]] = []
        for places in product(*hits):
            gaps = 0
            turned = sum(one > other for one, other in combinations(places, 2))
            for place in set(places):
                own = [word for word, at in zip(typed, places, strict=True) if at == place]
                left_out, out_of_order = min([_compare(own, name) for name in self._names[phrase[place]]])
                gaps += left_out
                turned += out_of_order
            if gaps < _NEVER:
                ways.append((gaps, len(phrase) - len(set(places)), turned))
        return ways

    def _choose(self, text: str, found: list[Found], sight: Sight, describe: Describe) -> int:
        """Of the moves that fit: the legal one, else the one that was most likely meant."""
        legal = set(sight.moves)
        possible = [one for one in found if one.move in legal]
        if possible:
            best = min(one[1:3] for one in possible)
            top = [one.move for one in possible if one[1:3] == best]
            if len(top) > 1:
                raise self._unclear(text, top, describe)
            return top[0]
        now = {self.kinds[move] for move in sight.moves}
        ranks = {one.move: (self.kinds[one.move] not in now, *one[1:3]) for one in found}
        least = min(ranks.values())
        top = [move for move, rank in ranks.items() if rank == least]
        if len(top) > MOST_VAGUE:
            raise Unreadable(Message("cli-read-vague", {"text": text[:60]}), self.setup.game.name)
        return top[0]

    def _described(self, typed: list[str], sight: Sight, describe: Describe) -> list[int]:
        """The legal moves on whose descriptions the words are: exactly those, or else these among others."""
        exact: list[int] = []
        within: list[int] = []
        for move in sight.moves if typed else ():
            spoken = [words_of(text) for text in describe(move)]
            if typed in spoken:
                exact.append(move)
            elif all(any(_fit(word, other) >= 0 for words in spoken for other in words) for word in typed):
                within.append(move)
        return exact or within

    # Complaining

    def _unclear(self, text: str, moves: list[int], describe: Describe) -> Unreadable:
        named = "; ".join([describe(move)[0] for move in moves[:MOST_NAMED]])
        args: dict[str, object] = {"text": text[:60], "near": named, "more": max(0, len(moves) - MOST_NAMED)}
        return Unreadable(Message("cli-read-unclear", args), self.setup.game.name)

    def _complaint(self, text: str, typed: list[str]) -> Message:
        for word in typed:
            if word not in self._fillers and not any(_fit(word, known) >= 0 for known in self._shown):
                near = get_close_matches(word, list(self._shown), n=3, cutoff=0.6)
                names = ", ".join(dict.fromkeys(self._shown[one] for one in near))
                args: dict[str, object] = {"word": _as_typed(text, word)}
                return (
                    Message("cli-read-unknown-near", {**args, "near": names})
                    if names
                    else Message("cli-read-unknown", args)
                )
        return Message("cli-read-apart", {"text": text.strip()[:60]})


_NEVER: Final = 1000


def _fit(typed: str, word: str) -> int:
    """0 for the word itself, 1 for its beginning, -1 for another word. Numbers are never shortened."""
    if typed == word:
        return 0
    return 1 if word.startswith(typed) and not typed[-1].isdigit() else -1


def _compare(typed: list[str], name: list[str]) -> tuple[int, int]:
    """How many words of a name are shortened or left out, and how far the others came in another order.

    `_NEVER` if something else was typed.
    """
    gaps = 0
    places: list[int] = []
    for word in typed:
        fits = [
            (fit, place) for place, other in enumerate(name) if place not in places and (fit := _fit(word, other)) >= 0
        ]
        if not fits:
            return _NEVER, 0
        fit, place = min(fits)
        gaps += fit
        places.append(place)
    return gaps + len(name) - len(places), sum(one > other for one, other in combinations(places, 2))


def _as_typed(text: str, word: str) -> str:
    """The word as it was typed, with its accents."""
    return next((part for part in re.split(r"[\s\-–>~,;:]+", text) if fold(part) == word), word)[:60]
