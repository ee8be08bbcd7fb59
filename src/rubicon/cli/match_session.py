"""People and bots around one terminal, playing a match."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Event as Signal
from threading import Thread
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rubicon.cli.arguments import adviser
from rubicon.cli.saves import Saver
from rubicon.cli.screen import Screen, all_speakers
from rubicon.core.bot import Bot
from rubicon.core.errors import IllegalMove, NothingToUndo, Unreadable
from rubicon.core.game import Sight
from rubicon.core.match import Match
from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.text import Speaker
from rubicon.text.terminal import MOST_LISTED, TerminalRenderer

if TYPE_CHECKING:
    from rubicon.core.events import Event

COMMANDS = {
    "help": "cli-word-help",
    "list": "cli-word-list",
    "more": "cli-word-more",
    "hint": "cli-word-hint",
    "odds": "cli-word-odds",
    "undo": "cli-word-undo",
    "log": "cli-word-log",
    "rules": "cli-word-rules",
    "table": "cli-word-table",
    "quit": "cli-word-quit",
}


class Left(Exception):
    """Somebody got up before the match was over."""


class Sitting:
    """One evening at one table: asks the people, asks the bots, tells what happens, and saves after every move."""

    def __init__(
        self, screen: Screen, match: Match, bots: Mapping[int, Bot], saver: Saver, ponders: bool = False
    ) -> None:
        self.screen = screen
        self.match = match
        self.bots = bots
        self.saver = saver
        self.ponders = ponders  # bots think ahead while a person types
        self.artist = TerminalRenderer(match.setup.game)
        self.speaker: Speaker = screen.speaker(
            match.setup.game.name, [match.seat_name(s) for s in range(match.setup.seats)]
        )
        self.people = [seat for seat in range(match.setup.seats) if seat not in bots]
        self.words = {word: name for name in COMMANDS for word in command_words(name)}
        self.told = {seat: _last_move(match, seat) for seat in self.people}  # up to where in the line each was told
        self.shown: int | None = None  # whose view is on the screen
        self.drawn: Sight | None = None  # that view
        self.warned = False  # that saving failed
        self.adviser: Bot | None = None

    def play(self) -> None:
        """Play to the end; raises `Left` when somebody quits, and `EOFError` when the input ends."""
        self._save()
        while True:
            waiting = self.match.waiting()
            if not waiting:
                break
            thinking = [seat for seat in waiting if seat in self.bots]
            if thinking:
                seat = thinking[0]
                self.match.decide(seat, self.bots[seat].decide(self.match.sight(seat)))
            else:
                self._ask(waiting[0])
            self._save()
        self._end()

    # Asking a person

    def _ask(self, seat: int) -> None:
        """Let a person make one move."""
        if len(self.people) > 1 and self.shown != seat:
            self._hand_over(seat)
            self.drawn = None
        self.shown = seat
        self._tell(seat)
        sight = self.match.sight(seat)
        moves, few = self.artist.choices(sight)
        self._show(sight, moves, few, self.drawn)
        self.drawn = sight
        while True:
            with self._pondering(seat):
                text = self.screen.ask(f"{self.speaker.player(seat)}> " if len(self.people) > 1 else "> ")
            word = self.words.get(fold(text))
            if word == "undo":
                try:
                    self.match.undo(seat)
                    return
                except NothingToUndo as error:
                    self.screen.print(self.screen.error_words(error), style="yellow")
            elif word in ("list", "more"):
                few = self._list(sight, moves, few if word == "more" else 0)
            elif word is not None:
                self._command(word, sight, moves, few)
            elif not text:
                self.screen.print(self.screen.say("cli-play-again"), style="yellow")
            elif (closer := self.artist.look(text, sight, self.speaker)) is not None:
                self.screen.print(closer)
            elif self._decide(seat, text, sight, moves[:few]):
                return

    @contextmanager
    def _pondering(self, seat: int) -> Iterator[None]:
        """Let the bot that decides next after this seat think ahead, until something was typed.

        In a thread: while Python waits for keys it leaves the other threads alone, and they it.
        """
        seats = self.match.setup.seats
        bot = next((one for step in range(1, seats) if (one := (seat + step) % seats) in self.bots), None)
        if bot is None or not self.ponders:
            yield
            return
        typed = Signal()
        thread = Thread(target=self.bots[bot].ponder, args=(self.match.sight(bot), typed.is_set), daemon=True)
        thread.start()
        try:
            yield
        finally:
            typed.set()
            thread.join()

    def _decide(self, seat: int, text: str, sight: Sight, moves: list[int]) -> bool:
        """Carry out what was typed; `False`, having said why, when it is no move. `moves` are those with a number."""
        try:
            self.match.decide(seat, understand(text, sight, moves, self.artist, self.speaker))
            return True
        except (Unreadable, IllegalMove) as error:
            self.screen.refuse(error)
            return False

    def _show(self, sight: Sight, moves: list[int], few: int, before: Sight | None = None) -> None:
        """The table, the question, and the numbered answers; `before` is what the screen shows already."""
        self.screen.print(self.artist.draw(sight, self.speaker, before))
        self.screen.print(self.speaker.say(sight.prompt()), style="bold")
        self.screen.print(self.artist.listed(sight, moves[:few], self.speaker))
        commands = ["hint", "odds", "help", "log", "rules", "quit"]
        if few < len(moves):
            self.screen.print(self.screen.say("cli-play-shown", shown=few, all=len(moves)), style="dim")
            commands.insert(0, "list")
        offered = ", ".join([self._word(name) for name in commands if name != "odds" or self.artist.has_odds])
        self.screen.print(f"{self.artist.how(sight, self.speaker)}; {offered}", style="dim")

    def _word(self, name: str) -> str:
        """What to type for a command: the first word of this screen's language."""
        return self.screen.say(COMMANDS[name]).split()[0]

    def _list(self, sight: Sight, moves: list[int], shown: int) -> int:
        """List moves from there on, as many as help; how many have been shown then."""
        if shown == len(moves):
            self.screen.print(self.screen.say("cli-play-all-shown", all=len(moves)), style="dim")
            return shown
        last = min(len(moves), shown + MOST_LISTED)
        self.screen.print(self.artist.listed(sight, moves[shown:last], self.speaker, shown + 1))
        if last < len(moves):
            self.screen.print(
                self.screen.say("cli-play-more", shown=last, all=len(moves), word=self._word("more")), style="dim"
            )
        return last

    def _command(self, word: str, sight: Sight, moves: list[int], few: int) -> None:
        if word == "help":
            self._help()
        elif word == "hint":
            self._hint(sight)
        elif word == "odds":
            told = self.artist.odds(sight, self.speaker)
            none = "cli-play-no-odds" if self.artist.has_odds else "cli-play-never-odds"
            self.screen.print(Text(self.screen.say(none), style="yellow") if told is None else told)
        elif word == "log":
            self._log(sight)
        elif word == "rules":
            from rubicon.cli.rules import show

            show(self.screen, self.match.setup.game)
        elif word == "table":
            self._show(sight, moves, few)
        else:
            self._leave()

    def _help(self) -> None:
        legend = self.artist.legend(self.speaker)
        if legend is not None:
            self.screen.print(legend)
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        table.add_row(Text(self.screen.say("cli-play-number-label")), Text(self.screen.say("cli-play-help-number")))
        descriptions = {
            "list": "cli-play-help-list",
            "more": "cli-play-help-more",
            "hint": "cli-play-help-hint",
            "odds": "cli-play-help-odds",
            "undo": "cli-play-help-undo",
            "log": "cli-play-help-log",
            "rules": "cli-play-help-rules",
            "table": "cli-play-help-table",
            "quit": "cli-play-help-quit",
        }
        if not self.artist.has_odds:
            del descriptions["odds"]
        for name, key in descriptions.items():
            table.add_row(Text(self._word(name)), Text(self.screen.say(key)))
        self.screen.print(table)

    def _hint(self, sight: Sight) -> None:
        if self.adviser is None:
            self.adviser = adviser(self.match.setup.game.name)
        advice = self.adviser.advise(sight, 3)
        if not advice:
            self.screen.print(self.screen.say("cli-play-no-hint"), style="yellow")
            return
        self.screen.print(self.screen.say("cli-play-hint"), style="bold")
        table = Table.grid(padding=(0, 1))
        table.add_column(style="green", justify="right", no_wrap=True, min_width=6)
        table.add_column()
        for one in advice:
            table.add_row(Text(self.screen.percent(one.value)), Text(self.speaker.say(sight.describe(one.move))))
            if one.why is not None:
                table.add_row("", Text(self.speaker.say(one.why), style="dim"))
        self.screen.print(table)

    def _log(self, sight: Sight) -> None:
        for line in self.artist.story(self.match.events(sight.seat), self.speaker):
            self.screen.print(line)

    def _leave(self) -> None:
        """Get up, but not without a word if the match could not be saved."""
        if self.saver.trouble is not None and not self.saver.save(self.match):
            self.screen.print(self.screen.say("cli-save-quit", why=why(self.saver.trouble)), style="bold red")
            answer = self.screen.ask("> ")
            if self.words.get(fold(answer)) != "quit":
                return
        raise Left

    # Telling what happens

    def _hand_over(self, seat: int) -> None:
        """Several people share the keyboard: where hands are hidden, nobody sees another's."""
        name = self.speaker.player(seat)
        if not self._hides(seat):
            self.screen.print(Rule(self.screen.say("cli-play-turn", player=name), style="yellow"))
            return
        if self.screen.interactive:
            self.screen.out.file.write("\x1b[2J\x1b[3J\x1b[H")  # what was there before, and above it, is gone too
        self.screen.print(Rule(self.screen.say("cli-play-curtain", player=name), style="yellow"))
        self.screen.ask(self.screen.say("cli-play-curtain-key"))
        if self.screen.interactive:
            self.screen.out.clear()

    def _hides(self, seat: int) -> bool:
        """Whether there is anything on the table that not everybody may see: then views differ."""
        open_view = self.match.sight(None).board()
        return any(self.match.sight(person).board() != open_view for person in self.people)

    def _tell(self, seat: int) -> None:
        """What happened since this person was last asked."""
        events: list[Event] = self.match.events(seat, self.told[seat])
        for line in self.artist.story(events, self.speaker):
            self.screen.print(line)
        if events:
            self.screen.print()
        length = len(self.match.line)
        self.told[seat] = length
        if not self._hides(seat):  # all have read it on the one screen
            self.told = dict.fromkeys(self.people, length)

    def _save(self) -> None:
        """Save; when that fails, say so once, and go on."""
        if self.saver.save(self.match):
            if self.warned:
                self.screen.print(self.screen.say("cli-save-again"), style="green")
            self.warned = False
        elif not self.warned and self.saver.trouble is not None:
            self.warned = True
            self.screen.print(
                self.screen.say("cli-save-failed", folder=str(self.saver.path.parent), why=why(self.saver.trouble)),
                style="bold red",
            )

    # The end

    def _end(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None, "nobody is waited for"
        viewer = self.people[0] if len(self.people) == 1 else None
        since = min(self.told.values(), default=0)
        for line in self.artist.story(self.match.events(viewer, since), self.speaker):
            self.screen.print(line)
        self.screen.print()
        show_outcome(self.screen, self.match, self.speaker)
        path = self.saver.finish(self.match)
        if path is None:
            assert self.saver.trouble is not None
            self.screen.print(
                self.screen.say("cli-record-failed", folder=str(self.saver.path.parent), why=why(self.saver.trouble)),
                style="bold red",
            )
            return
        self.screen.print(self.screen.say("cli-record-written"))
        self.screen.long(f"  {path}")
        self.screen.print(self.screen.say("cli-record-verify"))
        self.screen.long(f"  rubicon verify {shlex.quote(str(path))}", style="cyan")
        self.screen.long(f"  rubicon replay {shlex.quote(str(path))}", style="cyan")


def understand(text: str, sight: Sight, moves: list[int], artist: TerminalRenderer, speaker: Speaker) -> int:
    """The number of one of these moves, or a move; raises `Unreadable`."""
    if not (text.isascii() and text.isdigit()):
        return artist.read(text, sight, speaker)
    if 1 <= int(text[:9]) <= len(moves):
        return moves[int(text[:9]) - 1]
    if len(text) > 1:  # several digits may be a move, as 114 is I I IV; a single one is too easily a slip
        with suppress(Unreadable):
            return artist.read(text, sight, speaker)
    raise Unreadable(Message("cli-play-number", {"number": text[:9], "last": str(len(moves))}))


def show_outcome(screen: Screen, match: Match, speaker: Speaker) -> None:
    """Who won, everybody's score, and why it ended."""
    outcome = match.outcome()
    assert outcome is not None, "shown when the match is over"
    winners = [speaker.player(seat) for seat in outcome.winners]
    if not winners and len(outcome.scores) == 1:  # there are no draws with oneself
        title = screen.say("cli-end-lost", player=speaker.player(0))
    elif not winners:
        title = screen.say("cli-end-draw")
    elif len(winners) == 1:
        title = screen.say("cli-end-winner", player=winners[0])
    else:
        title = screen.say("cli-end-shared", players=", ".join(winners))
    screen.print(Text(f"★ {title}", style="bold yellow"))
    screen.print(screen.say("cli-end-reason", reason=speaker.key(f"reason-{outcome.reason}")))
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column("")
    table.add_column(screen.say("cli-end-player"))
    table.add_column(screen.say("cli-end-score"), justify="right")
    for seat in sorted(range(len(outcome.scores)), key=lambda s: (s not in outcome.winners, -outcome.scores[s], s)):
        won = seat in outcome.winners
        row = [Text("★" if won else " "), Text(player_label(match, seat, speaker)), Text(str(outcome.scores[seat]))]
        table.add_row(*row, style="bold" if won else "")
    screen.print(table)


def player_label(match: Match, seat: int, speaker: Speaker) -> str:
    """`Brutus (Pompey, strong)`: a player's name, whom they play if that has a name, and for bots which one it is."""
    name = match.seat_name(seat)
    bot = str(match.players[seat].get("bot", name))
    more = [speaker.side(seat, match.setup.seats), bot if bot != name else ""]
    return f"{name} ({', '.join(filter(None, more))})" if any(more) else name


def _last_move(match: Match, seat: int) -> int:
    """Where in the line a person last decided: who comes back to a match is told what happened from there on."""
    own = [number for number, entry in enumerate(match.line) if entry.seat == seat]
    return own[-1] if own else 0


def why(error: OSError) -> str:
    """What the system says about a failed file operation."""
    return error.strerror or str(error)


def command_words(name: str, key: str | None = None) -> list[str]:
    """What may be typed for a command, in any language: its name, and the words of its message."""
    words = [fold(word) for speaker in all_speakers() for word in speaker.key(key or COMMANDS[name]).split()]
    return [fold(name), *words]
