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
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.errors import (
    BadBox,
    BadOption,
    BadSeats,
    GameOver,
    IllegalMove,
    Unreadable,
    WrongRules,
    WrongSeat,
    missing,
)
from rubicon.core.events import EVERYBODY, Event, Kind
from rubicon.core.message import Message, SeatRef
from rubicon.core.notation import Lexicon
from rubicon.core.options import Option as Option
from rubicon.core.options import OptionValue as OptionValue
from rubicon.core.options import spell as spell
from rubicon.core.outcome import Outcome as Outcome
from rubicon.core.pickling import reduce_object
from rubicon.core.rng import Rng

FORTUNA: Final = -1
"""The seat of chance. It never acts together with anybody."""

NOBODY: Final[tuple[int, ...]] = ()
FORTUNA_ACTS: Final[tuple[int, ...]] = (FORTUNA,)


def _counted(seats: object) -> bool:
    # Asked of an object: compiled code that holds an int has made 1 of True already.
    return seats is None or type(seats) is int


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
        oldest: int | None = None,
    ) -> None:
        self.name: Final = name
        """Its name in code, in records and on the command line."""
        self.rules: Final = rules
        """The version of the rules: raised whenever an old record might no longer replay."""
        self.oldest: Final[int] = rules if oldest is None else oldest
        """The oldest version that can still be played: what was begun under it replays and goes on under it."""
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
        raise missing(self, "seats")

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """A new match, before anything has happened."""
        raise missing(self, "start")

    @abstractmethod
    def space(self, setup: Setup) -> int:
        """The size of the move space: every move of every seat is in range(space)."""
        raise missing(self, "space")

    @abstractmethod
    def chance_space(self, setup: Setup) -> int:
        """The size of Fortuna's space: every outcome of chance is in range(chance_space)."""
        raise missing(self, "chance_space")

    @abstractmethod
    def say(self, setup: Setup, move: int) -> str:
        """A seat's move in notation: short, the same in every language, unique within the space."""
        raise missing(self, "say")

    @abstractmethod
    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""
        raise missing(self, "say_chance")

    def check(self, options: dict[str, OptionValue]) -> None:
        """Refuse, with the reason, combinations of options that the game forbids."""
        return

    def box(self, custom: dict[str, Any] | None, rules: int | None = None) -> object:
        """The components, a user's or the game's own of that version of the rules (without one, the newest).

        Raises `BadBox`. Games without data have none.
        """
        if custom is not None:
            raise BadBox(Message("error-box-none", {"game": self.name}))
        return None

    def has_part(self, name: str) -> bool:
        """Whether the game's own package has a module of that name: `bot`, `aid`, `sight.planes`."""
        try:
            return find_spec(f"{type(self).__module__}.{name}") is not None
        except ModuleNotFoundError:  # the game, or what is in front of the dot, is not a package
            return False

    def part(self, name: str) -> ModuleType | None:
        """That module, loaded only now, or None: bots and aids are no part of the rules."""
        return import_module(f"{type(self).__module__}.{name}") if self.has_part(name) else None

    def setup(
        self,
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        custom: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Everything checked and filled in. Without `seats`, the fewest that the options allow.

        Without `rules`, the newest; a version that cannot be played raises `WrongRules`.
        """
        version = self.rules if rules is None else rules
        if version < self.oldest or version > self.rules:
            told: dict[str, object] = {"game": self.name, "rules": str(version)[:20], "ours": str(self.rules)}
            raise WrongRules(Message("record-rules", told), self.name)
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
        number = allowed[0] if seats is None else seats
        return Setup(self, chosen, number, self.box(custom, version), custom, version)

    def __reduce__(self) -> tuple[Any, ...]:
        # Games are looked up, not copied, when a Sight travels to another process.
        return _game_of, (type(self).__module__,)


def _game_of(module: str) -> Game:
    game: Game = import_module(module).GAME
    return game


class Setup:
    """One way to play a game: the game, its options, the number of seats, the version of the rules. Never changes."""

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        seats: int,
        box: object,
        custom: dict[str, Any] | None,
        rules: int,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seats: Final = seats
        self.box: Final = box
        self.custom: Final = custom
        self.rules: Final = rules
        self.space: int = game.space(self)
        self.chance_space: int = game.chance_space(self)
        self.plan: object = None
        """What a game has worked out from all this, if it keeps anything."""
        self._moves: Lexicon | None = None
        self._chances: Lexicon | None = None

    def start(self) -> State:
        """A new match of this game."""
        return self.game.start(self)

    def say(self, seat: int, move: int) -> str:
        """A move of a seat, or of Fortuna, in notation."""
        return self.game.say_chance(self, move) if seat == FORTUNA else self.game.say(self, move)

    def read(self, seat: int, text: str) -> int:
        """The move of exactly this notation; raises `Unreadable`. What people type is read by `rubicon.text.reader`."""
        move = self._lexicon(seat).exact(text)
        if move is None:
            raise Unreadable(Message("error-notation", {"text": text.strip()[:60]}), self.game.name)
        return move

    def find(self, text: str) -> int | None:
        """A seat's move of exactly this notation, or `None`."""
        return self._lexicon(0).exact(text)

    def _lexicon(self, seat: int) -> Lexicon:
        if seat == FORTUNA:
            if self._chances is None:
                self._chances = Lexicon([self.game.say_chance(self, i) for i in range(self.chance_space)])
            return self._chances
        if self._moves is None:
            self._moves = Lexicon([self.game.say(self, i) for i in range(self.space)])
        return self._moves

    def __reduce__(self) -> tuple[Any, ...]:
        return _setup_again, (self.game, self.options, self.seats, self.custom, self.rules)


def _setup_again(game: Game, options: dict[str, Any], seats: int, custom: dict[str, Any] | None, rules: int) -> Setup:
    return game.setup(options, seats, custom, rules)


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
        raise missing(self, "acting")

    @abstractmethod
    def moves(self, seat: int) -> tuple[int, ...]:
        """The legal moves of an acting seat, sorted. Never empty; pieces that are alike give one move."""
        raise missing(self, "moves")

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal, Fortuna's too. Not checked: for search, after `moves`."""
        raise missing(self, "apply")

    @abstractmethod
    def chances(self) -> list[tuple[int, int]]:
        """When Fortuna acts: her outcomes, sorted, each with its weight, a whole number above 0."""
        raise missing(self, "chances")

    @abstractmethod
    def draw(self, rng: Rng) -> int:
        """When Fortuna acts: one of her outcomes, as likely as its weight, but faster than listing them all."""
        raise missing(self, "draw")

    @abstractmethod
    def copy(self) -> State:
        """An independent position, its journal off."""
        raise missing(self, "copy")

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended; `None` while it goes on."""
        raise missing(self, "outcome")

    @abstractmethod
    def sight(self, seat: int | None) -> Sight:
        """What that seat knows; what a spectator knows for `None`."""
        raise missing(self, "sight")

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

    Subclasses add the knowledge, as plain attributes that a bot can read. In the words of game theory it is the
    seat's information state; `board` and the planes of `rubicon.envs` are observations of it, and `moves` the mask
    of legal actions.
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
        raise missing(self, "imagine")

    @abstractmethod
    def board(self) -> dict[str, object]:
        """Everything that a front end draws, as plain data."""
        raise missing(self, "board")

    @abstractmethod
    def prompt(self) -> Message:
        """What is being decided now, and by whom, in words."""
        raise missing(self, "prompt")

    @abstractmethod
    def describe(self, move: int) -> Message:
        """One of this seat's legal moves, in words."""
        raise missing(self, "describe")

    def touch(self, move: int) -> dict[str, object]:
        """Which parts of the board a legal move is about, so that a front end can offer it there."""
        return {}

    def offer(self, move: int) -> dict[str, object]:
        """A legal move as a front end gets it. Games may hand out the same object again: nobody changes it."""
        setup = self.setup
        return {
            "move": move,
            "say": setup.game.say(setup, move),
            "words": self.describe(move).plain(),
            "touch": self.touch(move),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)

    def view(self) -> dict[str, object]:
        """The sight as plain data for a front end: the board, the prompt, and every legal move described.

        No front end knows a rule: what is not offered here cannot be done. It is
        read, not changed: its parts may be shared with other views (`shared_parts`).
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
            "moves": [self.offer(move) for move in self.moves],
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
