"""A match: the true state, the record of how it came about, and the drafts of the seats.

A seat's moves since its last commitment are its *draft*. Only the seat itself
sees its draft and can undo it; others see at most that it is ready. The draft
is committed when it can no longer be taken back: when chance, another seat or a
reveal comes next, or, where several seats decide at once, when all of them are
ready; then it is appended to the entries, in seat order. So undo, simultaneous
decisions and confirm-before-sending are one mechanism, and none of them leaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.audience import Audience, seats_mask, who_knows
from rubicon.core.chance import Fortuna
from rubicon.core.errors import GameOver, IllegalMove, NothingToUndo, WrongSeat
from rubicon.core.events import EVERYBODY, Event
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, Outcome, Setup, Sight, State
from rubicon.core.message import Message, SeatRef

TABLE: Final = -2
"""The seat of entries that the table makes: a resignation, a bot taking a seat, moves taken back."""

TABLE_REASONS: Final = ("resigned", "time", "agreed_draw")
"""Why the table may end a match before the rules do."""


class Entry:
    """One committed step: a seat's move, Fortuna's outcome, or a note of the table."""

    def __init__(self, seat: int, move: int, note: dict[str, Any] | None = None) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.note: Final = note


def may_read(viewer: int | None, entry: Entry, events: Sequence[Event]) -> bool:
    """Whether a seat, or a spectator, may read this entry in notation, which says more than its events do.

    One's own moves and the notes of the table can be read; else an entry that told something, and all of it to this
    viewer. What tells nothing stays hidden.
    """
    if entry.note is not None or entry.seat == viewer:
        return True
    return bool(events) and all(event.seen_by(viewer) is event for event in events)


class Draft:
    """What one seat has chosen since its last commitment: the moves, and the position after each."""

    def __init__(self, base: State) -> None:
        self.moves: Final[list[int]] = []
        self.states: Final[list[State]] = [base]
        self.held = False  # ready, but waiting for the player's word
        self.blind = False  # held, and its last move would show something: that is not to be seen before it is sent

    @property
    def state(self) -> State:
        """The position after the last move."""
        return self.states[-1]

    @property
    def seen(self) -> State:
        """The position as the drafting seat may see it."""
        return self.states[-2] if self.blind else self.states[-1]


class Match:
    """A match in progress or finished. Only the driver, the server's table and tests hold one.

    `players` says who sits where: `{"name": "Anna"}` for a person, and
    `{"name": "strong", "bot": "strong"}` for a bot.
    """

    def __init__(self, setup: Setup, fortuna: Fortuna, players: Sequence[dict[str, Any]] | None = None) -> None:
        self.setup: Final = setup
        self.fortuna: Final = fortuna
        self.players: list[dict[str, Any]] = (
            [{"name": f"Seat {seat + 1}"} for seat in range(setup.seats)]
            if players is None
            else [dict(p) for p in players]
        )
        self.state: State = setup.start()
        self.entries: Final[list[Entry]] = []  # everything, also what was taken back: only ever appended to
        self.line: list[Entry] = []  # the moves that stand
        self.log: list[list[Event]] = []  # the events of each entry of the line
        self.known: Final[list[int]] = []  # who knows of each entry, as a mask
        self._audiences: Final[dict[int, Audience]] = {}
        self.drafts: Final[dict[int, Draft]] = {}
        self.ended: Outcome | None = None  # by the table

    # What is so

    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules or by the table; `None` while it goes on."""
        return self.ended if self.ended is not None else self.state.outcome()

    def waiting(self) -> tuple[int, ...]:
        """The seats for whose decision the match waits."""
        if self.ended is not None:
            return ()
        return tuple([seat for seat in self.state.acting() if not self._ready(seat)])

    def position(self, seat: int | None) -> State:
        """The position that the seat's sight is taken from: its own draft included, nobody else's."""
        draft = None if seat is None else self.drafts.get(seat)
        return self.state if draft is None else draft.seen

    def sight(self, seat: int | None) -> Sight:
        """What the seat knows now."""
        return self.position(seat).sight(seat)

    def number(self, seat: int | None) -> int:
        """Changes whenever what the seat decides about changes: for spotting decisions based on an old view.

        It counts only what the seat knows of.
        """
        draft = None if seat is None else self.drafts.get(seat)
        known = self.audience(() if seat is None else (seat,)).number
        return known + (0 if draft is None else len(draft.moves))

    def audience(self, seats: Sequence[int]) -> Audience:
        """What those know of who decide for these seats; with none, what spectators know of."""
        mask = seats_mask(seats)
        audience = self._audiences.get(mask)
        if audience is None:
            audience = Audience(mask)
            length = 0
            for number, entry in enumerate(self.entries):
                if entry.note is None:
                    audience.entered(length, self.known[number])
                    length += 1
                else:
                    length = entry.note["length"] if entry.note["what"] == "take_back" else length
                    audience.noted(length)
            self._audiences[mask] = audience
        return audience

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened in the entries of the line from number `since` on, as the seat may know it."""
        seen: list[Event] = []
        for events in self.log[since:]:
            for event in events:
                known = event.seen_by(seat)
                if known is not None:
                    seen.append(known)
        return seen

    # What the seats do

    def begin(self) -> None:
        """Let Fortuna make the picks that come before the first decision."""
        self._settle()

    def decide(self, seat: object, move: object, hold: bool = False) -> None:
        """A seat's move, checked. With `hold` it stays a draft, even when complete, until `confirm`.

        Where the move would show the seat something new, a held draft does not show it yet: else one could look
        and undo.
        """
        name = self.setup.game.name
        if self.ended is not None:
            raise GameOver(Message("error-over"), name)
        # Typed `object`, as in `State.play`: compiled code would take True for 1, and refuse others without our words.
        if type(seat) is not int or type(move) is not int:
            self.state.copy().play(seat, move)  # raises
            raise AssertionError("unreachable: only whole numbers are moves")
        draft = self.drafts.get(seat)
        if draft is None:
            draft = Draft(self.state)
        elif self._ready(seat) or draft.held:
            raise WrongSeat(Message("error-seat-done"), name)
        state = draft.state.copy()
        journal: list[Event] = []
        state.journal = journal
        state.play(seat, move)
        state.journal = None
        draft.moves.append(move)
        draft.states.append(state)
        draft.held = hold and seat not in state.acting()
        self.drafts[seat] = draft
        reveals = any(event.kind.reveals for event in journal)
        draft.blind = draft.held and reveals
        if reveals and state.acting() != FORTUNA_ACTS and not draft.held:
            self._commit(seat)  # it has seen something: no way back
        self._settle()

    def confirm(self, seat: int) -> None:
        """Send a draft that was held."""
        draft = self.drafts.get(seat)
        if draft is None or not draft.held:
            raise IllegalMove(Message("error-confirm-nothing"), self.setup.game.name)
        draft.held = False
        draft.blind = False
        self._settle()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has a move that it can still take back."""
        return seat in self.drafts

    def undo(self, seat: int) -> None:
        """Take back the last move of the seat's draft."""
        draft = self.drafts.get(seat)
        if draft is None or self.ended is not None:
            raise NothingToUndo(Message("error-undo"), self.setup.game.name)
        draft.moves.pop()
        draft.states.pop()
        draft.held = False
        draft.blind = False
        if not draft.moves:
            del self.drafts[seat]

    # What the table does

    def end(self, reason: str, seat: int | None = None) -> None:
        """End the match before its time: `resigned` or `time` by a seat, which loses, or an `agreed_draw`."""
        self._add_note({"what": "end", "reason": reason, "seat": seat})

    def seat_bot(self, seat: int, bot: str) -> None:
        """From here on a bot plays this seat."""
        self._add_note({"what": "bot", "seat": seat, "bot": bot})

    def take_back(self, length: int) -> None:
        """Go back to where the line was `length` entries long. The entries stay on record; chance goes on, not back."""
        self._add_note({"what": "take_back", "length": length})
        self._settle()

    def _add_note(self, note: dict[str, Any]) -> None:
        self.check_note(note)
        entry = Entry(TABLE, 0, note)
        if self.outcome() is not None:
            raise GameOver(Message("error-over"), self.setup.game.name)
        what = note["what"]
        if what == "end":
            loser = note["seat"]
            winners = () if loser is None else tuple([s for s in range(self.setup.seats) if s != loser])
            self.ended = Outcome(self.state.standing(), winners, note["reason"])
        elif what == "bot":
            self.players[note["seat"]]["bot"] = note["bot"]
        else:
            self.line = self.line[: note["length"]]
            self.log = self.log[: note["length"]]
            self.state = self.setup.start()
            for earlier in self.line:
                self.state.apply(earlier.seat, earlier.move)
        self.entries.append(entry)
        self.known.append(EVERYBODY)
        for audience in self._audiences.values():
            audience.noted(len(self.line))
        if what == "bot":
            self.drafts.pop(note["seat"], None)  # the bot decides anew; what the others have in mind stands
        else:
            self.drafts.clear()

    def check_note(self, note: dict[str, Any]) -> None:
        """Refuse a note that makes no sense here, as `IllegalMove`."""
        what = note.get("what")
        seat = note.get("seat")
        seated = type(seat) is int and 0 <= seat < self.setup.seats
        sound = False
        if what == "end":
            reason = note.get("reason")
            sound = reason in TABLE_REASONS and (seat is None if reason == "agreed_draw" else seated)
        elif what == "bot":
            sound = seated and isinstance(note.get("bot"), str)
        elif what == "take_back":
            length = note.get("length")
            sound = type(length) is int and 0 <= length < len(self.line)
        if not sound:
            raise IllegalMove(Message("error-note", {"note": str(note)[:200]}), self.setup.game.name)

    # How it comes about

    def enter(self, seat: int, move: int, note: dict[str, Any] | None = None) -> None:
        """Append one committed entry, checked: for replaying a record."""
        if note is not None:
            self._add_note(note)
            return
        if self.ended is not None:
            raise GameOver(Message("error-over"), self.setup.game.name)
        journal: list[Event] = []
        acting = self.state.acting()
        self.state.journal = journal
        try:
            self.state.play(seat, move)
        finally:
            self.state.journal = None
        entry = Entry(seat, move)
        known = EVERYBODY if self.state.acting() != acting else who_knows(seat, journal)
        for audience in self._audiences.values():
            audience.entered(len(self.line), known)
        self.entries.append(entry)
        self.known.append(known)
        self.line.append(entry)
        self.log.append(journal)

    def _ready(self, seat: int) -> bool:
        draft = self.drafts.get(seat)
        return draft is not None and not draft.held and seat not in draft.state.acting()

    def _settle(self) -> None:
        """Commit what can be committed, and let Fortuna pick, until somebody has to decide."""
        while self.ended is None:
            acting = self.state.acting()
            if acting == FORTUNA_ACTS:
                self.enter(FORTUNA, self.fortuna.pick(self.state))
            elif acting and all(self._ready(seat) for seat in acting):
                for seat in acting:
                    self._commit(seat)
            else:
                return

    def _commit(self, seat: int) -> None:
        for move in self.drafts.pop(seat).moves:
            self.enter(seat, move)
        for other in list(self.drafts):  # what they have in mind stands, on the new ground
            moves = self.drafts[other].moves
            rebased = Draft(self.state)
            rebased.held = self.drafts[other].held
            rebased.blind = self.drafts[other].blind
            for move in moves:
                state = rebased.state.copy()
                state.apply(other, move)
                rebased.moves.append(move)
                rebased.states.append(state)
            self.drafts[other] = rebased

    def seat_name(self, seat: int) -> str:
        """The name of the player in that seat."""
        return str(self.players[seat].get("name", SeatRef(seat)))
