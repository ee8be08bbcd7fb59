"""The screen: where words go out, in one language, and answers come in."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from rich.console import Console, RenderableType
from rich.text import Text

from rubicon.core.errors import RubiconError
from rubicon.text import LANGUAGES, Speaker, bars


class Screen:
    """A terminal, or a pipe in place of one, and the language that is spoken there.

    Colours, width and Unicode are Rich's business: it leaves out colours in a
    pipe and where NO_COLOR is set. Text is printed as it is, never as markup,
    because names and paths may hold brackets.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Speaker(language)
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def say(self, key: str, /, **args: object) -> str:
        """The message of that key in the language of this screen."""
        return self.words.key(key, **args)

    def speaker(self, game: str, players: Sequence[str] = ()) -> Speaker:
        """Somebody who also knows the words of a game and the names at its table."""
        return Speaker(self.language, game, players)

    def percent(self, share: float) -> str:
        """A share from 0 to 1 as people write it here."""
        return bars.percent(self.words, share)

    def number(self, value: float) -> str:
        """A number with one decimal, and the comma or point of the language."""
        return bars.number(self.words, value)

    def print(self, thing: RenderableType = "", style: str | None = None) -> None:
        """Show text, or anything that Rich can draw."""
        self.out.print(thing, style=style)

    def long(self, text: str, style: str | None = None) -> None:
        """Show text that must stay in one piece to be copied, such as a command or a path: not wrapped."""
        self.out.print(Text(text, style=style or ""), soft_wrap=True)

    def complain(self, text: str) -> None:
        """Say what is wrong where it does not mix with results: on the error output."""
        self.err.print(Text(text, style="red"), soft_wrap=True)

    def error_words(self, error: RubiconError) -> str:
        """One of our errors in the language of this screen."""
        return Speaker(self.language, error.game).say(error.message)

    def refuse(self, error: RubiconError) -> None:
        """Say why something cannot be done, and by which rule if it is one of the game's."""
        from rubicon.learn.rule_lines import rule_of  # only now: help and completion need no games

        self.print(self.error_words(error), style="yellow")
        rule = rule_of(error, self.language)
        if rule is not None:
            self.print(self.say("cli-play-rule", section=rule.section, rule=rule.text), style="dim")

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and self.out.is_terminal

    def ask(self, prompt: str) -> str:
        """A line typed by the user; raises `EOFError` when there will be no more."""
        self.out.file.flush()
        if self.interactive:
            _line_editing()
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)  # so that what was answered can be read in the transcript of a script
        return "".join([c if c.isprintable() else " " for c in line]).strip()


@cache
def _line_editing() -> None:
    """Arrow keys and the lines typed before, where Python has readline."""
    with suppress(ImportError):
        import readline

        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("tab: self-insert")  # the names of files are no moves


def all_speakers() -> list[Speaker]:
    """One for every language: what people type is understood in all of them."""
    return [Speaker(language) for language in LANGUAGES]


def safe_streams() -> None:
    """Let no odd byte typed and no letter that the terminal lacks end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
