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
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from rubicon.core.arguments import dict_of, int_of, wrong_type
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
from rubicon.core.outcome import progress
from rubicon.core.pickling import attributes_of
from rubicon.core.rng import Rng
from rubicon.core.sight import Sight as Sight

FORTUNA: Final = -1
"""The seat of chance. It never acts together with anybody."""

NOBODY: Final[tuple[int, ...]] = ()
FORTUNA_ACTS: Final[tuple[int, ...]] = (FORTUNA,)


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
        options: Mapping[str, Any] | None = None,
        seats: SupportsIndex | None = None,
        custom: Mapping[str, Any] | None = None,
        rules: SupportsIndex | None = None,
    ) -> Setup:
        """Everything checked and filled in. Without `seats`, the fewest that the options allow.

        Without `rules`, the newest; a version that cannot be played raises `WrongRules`.
        """
        # The types are such that compiled code leaves the check to us: ours says what would be right.
        version = self.rules if rules is None else int_of(rules)
        if version is None or version < self.oldest or version > self.rules:
            told: dict[str, object] = {"game": self.name, "rules": repr(rules)[:20], "ours": str(self.rules)}
            raise WrongRules(Message("record-rules", told), self.name)
        given = {} if options is None else dict_of(options)
        if given is None:
            raise BadOption(wrong_type("error-options-type", self.name, options))
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
        number = allowed[0] if seats is None else int_of(seats)
        if number is None or number not in allowed:
            allowed_text = ", ".join([str(n) for n in allowed])
            told = {"game": self.name, "seats": repr(seats)[:20], "allowed": allowed_text, "type": type(seats).__name__}
            raise BadSeats(Message("error-seats-type" if number is None else "error-seats", told))
        own = None if custom is None else dict_of(custom)
        if own is None and custom is not None:
            raise BadBox(wrong_type("error-box-type", self.name, custom))
        return Setup(self, chosen, number, self.box(own, version), own, version)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules}>"

    def __copy__(self) -> Game:
        return self  # one object a game

    def __deepcopy__(self, memo: object) -> Game:
        return self

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup) or self.game is not other.game or self.seats != other.seats:
            return False
        return self.rules == other.rules and self.options == other.options and self.custom == other.custom

    def __hash__(self) -> int:
        return hash((self.game.name, self.seats, self.rules, tuple(self.options.values())))

    def __repr__(self) -> str:
        parts = [repr(self.game.name), f"seats={self.seats}"]
        changed = {o.name: self.options[o.name] for o in self.game.options if self.options[o.name] != o.default}
        if changed:
            parts.append(f"options={changed}")
        if self.custom is not None:
            parts.append("custom=...")
        if self.rules != self.game.rules:
            parts.append(f"rules={self.rules}")
        return f"Setup({', '.join(parts)})"

    def __copy__(self) -> Setup:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Setup:
        return self

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

    def derived(self) -> tuple[str, ...]:
        """Names of attributes that were only worked out from the others: not compared, and left behind by `pickle`."""
        return ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other) or self.setup != other.setup:
            return False
        ours, theirs = self._facts(), other._facts()
        ours["journal"] = theirs["journal"] = None
        return ours == theirs

    def __repr__(self) -> str:
        setup = self.setup
        done = progress(self.acting(), self.outcome())
        return f"<{type(self).__name__} {setup.game.name}: {setup.seats} seat{'s'[: setup.seats - 1]}, {done}>"

    def __copy__(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.setup, self._facts())

    def _facts(self) -> dict[str, Any]:
        derived = self.derived()
        setup, box = self.setup, self.setup.box
        return {
            name: value
            for name, value in attributes_of(self).items()
            if value is not setup and (value is not box or box is None) and name not in derived
        }

    def tell(self, kind: Kind, values: tuple[object, ...], mask: int = EVERYBODY) -> None:
        """Write an event into the journal, if one is kept; `mask` has a bit for each seat that sees its secrets."""
        if self.journal is not None:
            self.journal.append(Event(kind, values, mask))


def _state_again(setup: Setup, facts: dict[str, Any]) -> State:
    state = setup.start()  # compiled states cannot be made without their __init__
    for name, value in facts.items():
        setattr(state, name, value)
    return state


def _wrong_seat(seat: object, acting: tuple[int, ...], seats: int) -> Message:
    if type(seat) is not int or seat < FORTUNA or seat >= seats:
        return Message("error-seat-unknown", {"seat": repr(seat)[:20], "last": str(seats - 1)})
    if acting == FORTUNA_ACTS:
        return Message("error-seat-fortuna")
    if len(acting) == 1:
        return Message("error-seat-other", {"player": SeatRef(acting[0])})
    return Message("error-seat-done")


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
