"""A Fluent bundle that parses a message when it is first needed.

The messages for one game are a hundred kilobytes of Fluent, and the parser is Python: reading all of them takes longer
than most commands, which need a few dozen. So a file is only cut into its entries, and an entry is parsed, with those
that it refers to, when somebody asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: only there a name stands in the first column, followed by an equals sign."""
REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""What may be the name of another entry. It may also be a function, or a word of a sentence: no matter."""


def entries(text: str) -> dict[str, str]:
    """The source of each entry of a file, by its name; of a term with its hyphen."""
    begins = list(ENTRY.finditer(text))
    ends = [found.start() for found in begins[1:]] + [len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(begins, ends, strict=True)}


class LazyBundle(FluentBundle):
    """All messages of a language, of several files. If two have a message of one name, the first counts."""

    def __init__(self, language: str, texts: Iterable[str], functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([language], use_isolating=False, functions=functions)
        self._waiting: dict[str, str] = {}
        for text in texts:
            for name, source in entries(text).items():
                self._waiting.setdefault(name, source)
        self._names = frozenset(self._waiting)
        self._parsing = Lock()

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._names

    def get_message(self, message_id: str) -> Message:
        """The message of that name, ready to be formatted; raises `LookupError`."""
        if message_id in self._waiting:
            with self._parsing:
                self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        """An entry and all that it refers to. Struck off when all are there: other threads may ask meanwhile."""
        found = [name]
        for one in found:
            source = self._waiting.get(one)
            if source is not None:
                self.add_resource(FluentResource(source))
                found += [other for other in REFERENCE.findall(source) if other not in found]
        for one in found:
            self._waiting.pop(one, None)
