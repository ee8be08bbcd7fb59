"""The contract of a game.

    Game   what is in the box: its name, seats, options, and how to start
    Setup  one choice of all that: a game, its options, the number of seats
    State  the truth about a match in progress; only drivers, tables and tests hold one
    Sight  what one seat (or a spectator) knows of it; all that bots and front ends get

A match in a nutshell::

    state = game.setup(seats=3).start()
    while state.acting():
        seat = state.acting()[0]
        if seat == FORTUNA:
            state.play(FORTUNA, state.draw(rng))
        else:
            state.play(seat, bot.decide(state.sight(seat)))
    print(state.outcome())

Moves are small ints in a space of fixed size, so that a policy is a vector.
Chance is a player too, `FORTUNA`, whose moves are its outcomes: a record
replays without a generator, and a test can script any roll.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.errors import BadBox, BadOption, BadSeats, GameOver, IllegalMove, Unreadable, WrongSeat
from rubicon.core.events import EVERYBODY, Event, Kind
from rubicon.core.luggage import pack
from rubicon.core.message import Message, SeatRef
from rubicon.core.notation import Lexicon
from rubicon.core.rng import Rng

FORTUNA: Final = -1
"""The seat of chance. It never acts together with anybody."""

NOBODY: Final[tuple[int, ...]] = ()
FORTUNA_ACTS: Final[tuple[int, ...]] = (FORTUNA,)

OptionValue = bool | int | str


class Option:
    """A choice made before the game starts: its name, what it may be, and what it is if nobody says.

    Shown to people as the message `option-<name>`, its values as
    `option-<name>-<value>`; the values of a yes-or-no option are shared words.
    """

    def __init__(self, name: str, default: OptionValue, choices: tuple[OptionValue, ...] = (False, True)) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        if not any(_same(default, choice) for choice in choices):
            raise ValueError(f"option {name!r}: the default {default!r} is not one of its choices {choices!r}")

    def check(self, value: object) -> OptionValue:
        """The value, if it is one of the choices; text is read as the choice it spells."""
        for choice in self.choices:
            if _same(value, choice) or (isinstance(value, str) and value.strip().casefold() == spell(choice)):
                return choice
        said = (value if isinstance(value, str) else repr(value))[:60]
        choices = ", ".join([spell(choice) for choice in self.choices])
        raise BadOption(Message("error-option-value", {"option": self.name, "value": said, "choices": choices}))


def _same(a: object, b: object) -> bool:
    # 1 == True in Python, but is not the same answer.
    return type(a) is type(b) and a == b


def _counted(seats: object) -> bool:
    # Asked of an object: compiled code that holds an int has made 1 of True already.
    return seats is None or type(seats) is int


def spell(value: OptionValue) -> str:
    """An option's value as people type it."""
    return str(value).lower()


class Outcome:
    """How a match ended: everybody's score, who won (several when shared, none in a draw), and the reason by name.

    Reasons are shown as the message `reason-<reason>`.
    """

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.reason: Final = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.plain() == self.plain()

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.scores, self.winners, self.reason)

    def share(self, seat: int) -> float:
        """What the seat got of one victory: 1, a fraction of a shared one, or 0; a draw is shared by all.

        There are no draws with oneself: who plays alone and does not win has lost.
        """
        if not self.winners:
            return 1.0 / len(self.scores) if len(self.scores) > 1 else 0.0
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def plain(self) -> dict[str, object]:
        """The outcome as plain data, for records and the wire."""
        return {"scores": list(self.scores), "winners": list(self.winners), "reason": self.reason}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game as a whole. One object a game, in its package's `GAME`."""

    def __init__(
        self,
        name: str,
        rules: int,
        *,
        kinds: tuple[Kind, ...],
        reasons: tuple[str, ...],
        options: tuple[Option, ...] = (),
        draws: bool = False,
    ) -> None:
        self.name: Final = name
        """Its name in code, in records and on the command line."""
        self.rules: Final = rules
        """The version of the rules: raised whenever an old record might no longer replay."""
        self.kinds: Final = kinds
        """Every kind of event that the rules can tell."""
        self.reasons: Final = reasons
        """Every reason for which a match can end."""
        self.options: Final = options
        self.draws: Final = draws
        """Whether the players may agree on a draw."""

    @abstractmethod
    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """The numbers of seats that the game takes with these options."""

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """A new match, before anything has happened."""

    @abstractmethod
    def space(self, setup: Setup) -> int:
        """The size of the move space: every move of every seat is in range(space)."""

    @abstractmethod
    def chance_space(self, setup: Setup) -> int:
        """The size of Fortuna's space: every outcome of chance is in range(chance_space)."""

    @abstractmethod
    def say(self, setup: Setup, move: int) -> str:
        """A seat's move in notation: short, the same in every language, unique within the space."""

    @abstractmethod
    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""

    def tidy(self, text: str) -> str:
        """What a person typed, brought nearer to the notation before it is looked up (sorted dice, say)."""
        return text

    def check(self, options: dict[str, OptionValue]) -> None:
        """Refuse, with the reason, combinations of options that the game forbids."""
        return

    def box(self, custom: dict[str, Any] | None) -> object:
        """The components, from the game's own data or a user's; raises `BadBox`. Games without data have none."""
        if custom is not None:
            raise BadBox(Message("error-box-none", {"game": self.name}))
        return None

    def setup(
        self,
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        custom: dict[str, Any] | None = None,
    ) -> Setup:
        """Everything checked and filled in. Without `seats`, the fewest that the options allow."""
        given: dict[str, Any] = {} if options is None else options
        chosen: dict[str, OptionValue] = {}
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                args: dict[str, object] = {"game": self.name, "option": str(name)[:60], "known": ", ".join(known)}
                raise BadOption(Message("error-option-unknown" if known else "error-option-none", args))
        for option in self.options:
            chosen[option.name] = option.check(given[option.name]) if option.name in given else option.default
        self.check(chosen)
        allowed = self.seats(chosen)
        if not _counted(seats) or (seats is not None and seats not in allowed):
            allowed_text = ", ".join([str(n) for n in allowed])
            said = str(seats)[:20]
            raise BadSeats(Message("error-seats", {"game": self.name, "seats": said, "allowed": allowed_text}))
        return Setup(self, chosen, allowed[0] if seats is None else seats, self.box(custom), custom)

    def __reduce__(self) -> tuple[Any, ...]:
        # Games are looked up, not copied, when a Sight travels to another process.
        return _game_of, (type(self).__module__,)


def _game_of(module: str) -> Game:
    game: Game = import_module(module).GAME
    return game


class Setup:
    """One way to play a game: the game, its options and the number of seats. Never changes."""

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        seats: int,
        box: object,
        custom: dict[str, Any] | None,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seats: Final = seats
        self.box: Final = box
        self.custom: Final = custom
        self.space: int = game.space(self)
        self.chance_space: int = game.chance_space(self)
        self._moves: Lexicon | None = None
        self._chances: Lexicon | None = None

    def start(self) -> State:
        """A new match of this game."""
        return self.game.start(self)

    def say(self, seat: int, move: int) -> str:
        """A move of a seat, or of Fortuna, in notation."""
        return self.game.say_chance(self, move) if seat == FORTUNA else self.game.say(self, move)

    def read(self, seat: int, text: str, legal: tuple[int, ...] | None = None) -> int:
        """The move that the text means; raises `Unreadable`.

        The exact notation is always understood. Given the moves that are legal
        now, so is anything that is close to exactly one of them: other case, no
        accents, or the beginnings of the words.
        """
        lexicon = self._lexicon(seat)
        move = lexicon.exact(text)
        if move is None and seat != FORTUNA:
            text = self.game.tidy(text)
            move = lexicon.exact(text)
        if move is None and legal is not None:
            move = lexicon.close(text, legal)
        if move is None:
            raise Unreadable(lexicon.complaint(text, legal), self.game.name)
        return move

    def _lexicon(self, seat: int) -> Lexicon:
        if seat == FORTUNA:
            if self._chances is None:
                self._chances = Lexicon([self.game.say_chance(self, i) for i in range(self.chance_space)])
            return self._chances
        if self._moves is None:
            self._moves = Lexicon([self.game.say(self, i) for i in range(self.space)])
        return self._moves

    def __reduce__(self) -> tuple[Any, ...]:
        return _setup_again, (self.game, self.options, self.seats, self.custom)


def _setup_again(game: Game, options: dict[str, Any], seats: int, custom: dict[str, Any] | None) -> Setup:
    return game.setup(options, seats, custom)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The truth about a match.

    Subclasses keep every fact in attributes and copy them in `copy`. Rules tell
    events with `tell`; the journal is off (`None`) in copies, so that search
    pays nothing for it.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.journal: list[Event] | None = None

    @abstractmethod
    def acting(self) -> tuple[int, ...]:
        """The seats that may decide now, in order: one, several at once, `(FORTUNA,)`, or nobody when it is over."""

    @abstractmethod
    def moves(self, seat: int) -> tuple[int, ...]:
        """The legal moves of an acting seat, sorted. Never empty; pieces that are alike give one move."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal, Fortuna's too. Not checked: for search, after `moves`."""

    @abstractmethod
    def chances(self) -> list[tuple[int, int]]:
        """When Fortuna acts: her outcomes, sorted, each with its weight, a whole number above 0."""

    @abstractmethod
    def draw(self, rng: Rng) -> int:
        """When Fortuna acts: one of her outcomes, as likely as its weight, but faster than listing them all."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position, its journal off."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended; `None` while it goes on."""

    @abstractmethod
    def sight(self, seat: int | None) -> Sight:
        """What that seat knows; what a spectator knows for `None`."""

    def glance(self, seat: int) -> Sight:
        """The same, to be read at once and dropped before the next move: what lies open may be shared, not copied."""
        return self.sight(seat)

    def standing(self) -> tuple[int, ...]:
        """Everybody's score as it stands now: shown during play, and kept when the table ends a match early."""
        return (0,) * self.setup.seats

    def refusal(self, seat: int, move: int) -> Message:
        """Why a move of the space is not legal for this acting seat now. Games say it better than this."""
        return Message("error-move-now", {"move": self.setup.say(seat, move)})

    def play(self, seat: object, move: object) -> None:
        """Make a move, checked: what is not legal raises `IllegalMove` with the reason and changes nothing."""
        name = self.setup.game.name
        acting = self.acting()
        if not acting:
            raise GameOver(Message("error-over"), name)
        if type(seat) is not int or seat not in acting:
            raise WrongSeat(_wrong_seat(seat, acting, self.setup.seats), name)
        if type(move) is not int:
            raise IllegalMove(Message("error-move-type", {"move": repr(move)[:60], "type": type(move).__name__}), name)
        size = self.setup.chance_space if seat == FORTUNA else self.setup.space
        if move < 0 or move >= size:
            raise IllegalMove(Message("error-move-space", {"move": str(move)[:20], "last": str(size - 1)}), name)
        if seat == FORTUNA:
            if not any(outcome == move for outcome, _ in self.chances()):
                said = self.setup.say(FORTUNA, move)
                raise IllegalMove(Message("error-chance-now", {"outcome": said}), name)
        elif move not in self.moves(seat):
            raise IllegalMove(self.refusal(seat, move), name)
        self.apply(seat, move)

    def tell(self, kind: Kind, values: tuple[object, ...], mask: int = EVERYBODY) -> None:
        """Write an event into the journal, if one is kept; `mask` has a bit for each seat that sees its secrets."""
        if self.journal is not None:
            self.journal.append(Event(kind, values, mask))


def _wrong_seat(seat: object, acting: tuple[int, ...], seats: int) -> Message:
    if type(seat) is not int or seat < FORTUNA or seat >= seats:
        return Message("error-seat-unknown", {"seat": repr(seat)[:20], "last": str(seats - 1)})
    if acting == FORTUNA_ACTS:
        return Message("error-seat-fortuna")
    if len(acting) == 1:
        return Message("error-seat-other", {"player": SeatRef(acting[0])})
    return Message("error-seat-done")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(ABC):
    """What one seat (`seat`) or a spectator (`seat is None`) knows, and nothing else. Can be pickled.

    Subclasses add the knowledge, as plain attributes that a bot can read.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.setup: Setup = state.setup
        self.seat: int | None = seat
        self.acting: tuple[int, ...] = state.acting()
        self.moves: tuple[int, ...] = state.moves(seat) if seat is not None and seat in self.acting else ()
        """This seat's legal moves; empty when it has nothing to decide."""
        self.outcome: Outcome | None = state.outcome()

    @abstractmethod
    def imagine(self, rng: Rng) -> State:
        """A random full position that agrees with all that this seat knows, the truth among the possible ones."""

    @abstractmethod
    def board(self) -> dict[str, object]:
        """Everything that a front end draws, as plain data."""

    @abstractmethod
    def prompt(self) -> Message:
        """What is being decided now, and by whom, in words."""

    @abstractmethod
    def describe(self, move: int) -> Message:
        """One of this seat's legal moves, in words."""

    def touch(self, move: int) -> dict[str, object]:
        """Which parts of the board a legal move is about, so that a front end can offer it there."""
        return {}

    def __reduce__(self) -> tuple[Any, ...]:
        return pack(self)

    def view(self) -> dict[str, object]:
        """The sight as plain data for a front end: the board, the prompt, and every legal move described.

        No front end knows a rule: what is not offered here cannot be done.
        """
        setup = self.setup
        return {
            "game": setup.game.name,
            "options": dict(setup.options),
            "seats": setup.seats,
            "seat": self.seat,
            "acting": list(self.acting),
            "prompt": self.prompt().plain(),
            "board": self.board(),
            "moves": [
                {
                    "move": move,
                    "say": setup.game.say(setup, move),
                    "words": self.describe(move).plain(),
                    "touch": self.touch(move),
                }
                for move in self.moves
            ],
            "outcome": None if self.outcome is None else self.outcome.plain(),
        }


def preview(sight: Sight, move: int) -> list[Event]:
    """What would happen at once if this seat made that move: all events up to the next chance or reveal.

    What is returned is exactly the beginning of what then does happen, for it
    stops before anything that the seat cannot know yet.
    """
    seat = sight.seat
    if seat is None:
        raise WrongSeat(Message("error-seat-spectator"), sight.setup.game.name)
    state = sight.imagine(Rng(0))
    journal: list[Event] = []
    state.journal = journal
    state.play(seat, move)
    seen: list[Event] = []
    for event in journal:
        if event.kind.reveals:
            break
        known = event.seen_by(seat)
        if known is not None:
            seen.append(known)
    return seen
