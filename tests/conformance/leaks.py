"""The lock-step leak test, for any game with secrets.

Two runs stand side by side that differ only in what one viewer may not know:
what Fortuna dealt to others, what rivals hold and have in mind. Both go on in
lock step: the viewer does the same in both, rivals and hidden chance do
something else. Every byte that reaches the viewer must stay equal until
something is legally revealed; and the hidden parts must really differ, or the
test has shown nothing.

A game plugs in with a `Secrets`, which says what the rules hide. It is written
from the rulebook, not from the code that it checks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from zlib import crc32

from rubicon.core import FORTUNA, Event, Fortuna, Match, Rng, RubiconError, Setup, State, preview, stream
from rubicon.core.game import FORTUNA_ACTS
from tests.conformance.harness import dump, facts, label, viewers

MOST_ERRORS = 40
"""About so many illegal moves are tried at each position: a large move space would take hours."""


class Leak(AssertionError):
    """The viewer got something that depends on what it may not know."""


class Secrets(ABC):
    """What the rules of a game hide."""

    @abstractmethod
    def hidden(self, state: State, viewer: int | None) -> object:
        """All that the viewer may not know, to compare by."""

    @abstractmethod
    def chance_is_hidden(self, state: State, viewer: int | None) -> bool:
        """Whether the chance that comes now brings something that the viewer does not see."""

    @abstractmethod
    def move_is_hidden(self, state: State, seat: int, viewer: int | None) -> bool:
        """Whether the viewer does not see what this seat decides now."""

    def viewers(self, setup: Setup) -> list[int | None]:
        """Who looks: everybody who misses something, or fewer where all of their eyes would take too long."""
        return viewers(setup)

    runs = 48
    """How many pairs are played, for each set-up and viewer."""

    def opening(self, seed: int) -> int:
        """How many steps are played alone before the two runs part."""
        return seed % 24

    def alike(self, first: State, second: State, seat: int, viewer: int | None, rng: Rng) -> tuple[int, int] | None:
        """An open move for each of the runs that looks the same to the viewer; `None` if none does."""
        both = [move for move in first.moves(seat) if move in second.moves(seat)]
        if not both:
            return None
        move = rng.choice(both)
        return move, move

    def move_shows(self, state: State, seat: int, viewer: int | None) -> bool:
        """Whether a decision that the viewer sees shows by itself what was hidden: a piece played from the hand."""
        return False

    def at_rest(self, state: State) -> bool:
        """Whether no decision of several steps or several seats is under way: in a match those are drafts."""
        return True


class Diverged(Exception):
    """The second run cannot follow: what the viewer sees in the first is not possible in it. Another pair is tried."""


class Shown(Exception):
    """A rival shows something that it does not have in the other run: a legal reveal."""


class Beyond(Exception):
    """The second run waits for chance where the first does not: a leak, unless something was revealed before."""


class _Puppet(Fortuna):
    def __init__(self, hand: Callable[[State], int]) -> None:
        self.hand = hand

    def pick(self, state: State) -> int:
        return self.hand(state)

    def proof(self, over: bool) -> dict[str, object]:
        return {"kind": "scripted"}


class Run:
    """One of the two runs: a match, or bare states as search and simulations use them."""

    def __init__(self, state: State, fortuna: Fortuna, drafts: bool) -> None:
        self.drafts = drafts
        self.match = Match(state.setup, fortuna)
        self.match.state = state
        self.told: list[Event] = []
        self._settle()

    def _settle(self) -> None:
        if self.drafts:
            self.match.begin()
        else:
            while self.match.state.acting() == FORTUNA_ACTS:
                self.match.enter(FORTUNA, self.match.fortuna.pick(self.match.state))

    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting()

    def moves(self, seat: int) -> tuple[int, ...]:
        return self.match.position(seat).moves(seat)

    def decide(self, seat: int, move: int) -> None:
        if self.drafts:
            self.match.decide(seat, move)
        else:
            self.match.enter(seat, move)
            self._settle()

    def revealed(self, since: int) -> bool:
        """Whether a legal reveal came in the entries from there on."""
        return any(event.kind.reveals for events in self.match.log[since:] for event in events)

    def sent(self, viewer: int | None) -> str:
        """Every byte that reaches the viewer now."""
        match = self.match
        sight = match.sight(viewer)
        state = match.position(viewer)
        sent: dict[str, object] = {
            "view": sight.view(),
            "sight": facts(sight),  # bots in other processes get it pickled, so all of it counts
            "imagined": facts(sight.imagine(Rng(9))),
            "events": [[event.plain(), facts(event.values)] for event in match.events(viewer)],
            "waiting": list(match.waiting()),
            # Bare entries are for the host alone; only matches number what they show.
            "number": match.number(viewer) if self.drafts else 0,
            "length": match.audience(() if viewer is None else (viewer,)).length if self.drafts else 0,
            "outcome": None if match.outcome() is None else repr(match.outcome()),
        }
        if viewer is not None:
            sent["undo"] = match.can_undo(viewer)
            sent["previews"] = [[facts(event.values) for event in preview(sight, move)] for move in sight.moves]
            illegal = [move for move in range(state.setup.space) if move not in sight.moves]
            # Of many a spread is tried, another one for every view, the same one in both runs.
            step = max(1, len(illegal) // MOST_ERRORS)
            first = crc32(dump(sent["view"]).encode()) % step
            sent["errors"] = [_error(state, viewer, move) for move in illegal[first::step]]
        return dump(sent)


def _error(state: State, seat: int, move: int) -> object:
    try:
        state.copy().play(seat, move)
    except RubiconError as error:
        return [type(error).__name__, error.message.plain(), str(error)]
    return "accepted"


class LockStep:
    """Two runs of one set-up for one viewer."""

    def __init__(self, setup: Setup, secrets: Secrets, viewer: int | None, seed: object, drafts: bool) -> None:
        self.setup = setup
        self.secrets = secrets
        self.viewer = viewer
        self.drafts = drafts
        self.rng = stream("leak", label(setup), viewer, seed, drafts)
        self.compared = 0  # how often everything sent was compared while the hidden parts did differ
        self._first: list[tuple[int, bool]] = []  # the first run's picks of chance, and whether each was hidden
        self._picks = 0

    def _other(self, choices: list[int], unlike: int | None) -> int:
        """What is hidden in the second run, where the first one had this: something else, if possible."""
        different = [choice for choice in choices if choice != unlike]
        return self.rng.choice(different or choices)

    def _pick_first(self, state: State) -> int:
        outcome = state.draw(self.rng)
        self._first.append((outcome, self.secrets.chance_is_hidden(state, self.viewer)))
        return outcome

    def _pick_second(self, state: State) -> int:
        if self._picks >= len(self._first):
            raise Beyond
        told, hidden = self._first[self._picks]
        self._picks += 1
        possible = [outcome for outcome, _ in state.chances()]
        if hidden:
            return self._other(possible, told)
        if told not in possible:
            raise Diverged
        return told

    def run(self, opening: int) -> None:
        """Play `opening` steps alone, imagine another truth, and go on in lock step up to the first legal reveal."""
        state = self.setup.start()
        for _ in range(opening):
            acting = state.acting()
            if not acting:
                return
            seat = self.rng.choice(acting)
            state.apply(seat, state.draw(self.rng) if seat == FORTUNA else self.rng.choice(state.moves(seat)))
        if self.drafts and not self.secrets.at_rest(state):
            raise Diverged  # in a match nobody stands half-way on the table: that would be a draft
        first = Run(state.copy(), _Puppet(self._pick_first), self.drafts)
        other = state.copy()
        sight = state.sight(self.viewer)
        for _ in range(20):
            imagined = sight.imagine(self.rng)
            if (not self.drafts or self.secrets.at_rest(imagined)) and self._differ(state, imagined):
                other = imagined
                break
        second = Run(other, _Puppet(self._pick_second), self.drafts)
        self._compare(first, second)
        while first.waiting():
            lengths = (len(first.match.log), len(second.match.log))
            seat = self.rng.choice(first.waiting())
            ahead: Exception | None = None
            try:
                self._step(first, second, seat)
            except Shown:
                return
            except (Beyond, Diverged) as error:
                ahead = error
            if first.revealed(lengths[0]) or second.revealed(lengths[1]):
                return
            if isinstance(ahead, Beyond):
                raise Leak("the second run waits for chance where the first does not")
            if ahead is not None:
                raise ahead
            self._compare(first, second)

    def _step(self, first: Run, second: Run, seat: int) -> None:
        """One whole decision of a seat in both runs: the viewer's the same, a rival's secret one another."""
        if seat == self.viewer:
            move = self.rng.choice(first.moves(seat))
            if move not in second.moves(seat):
                raise Leak(f"move {move} of the viewer is legal in one run only")
            first.decide(seat, move)
            second.decide(seat, move)
            return
        if not self.secrets.move_is_hidden(first.match.position(seat), seat, self.viewer):
            here, there = first.match.position(seat), second.match.position(seat)
            pair = self.secrets.alike(here, there, seat, self.viewer, self.rng)
            if pair is None:
                raise Shown if self.secrets.move_shows(here, seat, self.viewer) else Diverged
            first.decide(seat, pair[0])
            second.decide(seat, pair[1])
            return
        moves: list[int] = []
        lengths = (len(first.match.log), len(second.match.log))
        # What a seat decides after a reveal may be open: the lock step ends there.
        while seat in first.waiting() and not first.revealed(lengths[0]):
            before = first.sent(self.viewer)
            moves.append(self.rng.choice(first.moves(seat)))
            first.decide(seat, moves[-1])
            # Half of a decision must not show at all, or the number of its steps would.
            if seat in first.waiting() and not first.revealed(lengths[0]):
                self._same(before, first.sent(self.viewer), "a rival's unfinished decision shows")
        for step in range(1000):
            if seat not in second.waiting() or second.revealed(lengths[1]):
                return
            unlike = moves[step] if step < len(moves) else None
            second.decide(seat, self._other(list(second.moves(seat)), unlike))
        raise AssertionError("a decision of 1000 steps")

    def _differ(self, one: State, other: State) -> bool:
        return bool(self.secrets.hidden(one, self.viewer) != self.secrets.hidden(other, self.viewer))

    def _compare(self, first: Run, second: Run) -> None:
        self._same(first.sent(self.viewer), second.sent(self.viewer), "what is sent differs")
        if self._differ(first.match.state, second.match.state) or self._minds_differ(first, second):
            self.compared += 1

    def _minds_differ(self, first: Run, second: Run) -> bool:
        return any(
            self._differ(first.match.position(seat), second.match.position(seat))
            for seat in range(self.setup.seats)
            if seat != self.viewer
        )

    def _same(self, one: str, other: str, what: str) -> None:
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            raise Leak(f"{what} for viewer {self.viewer}: …{one[max(0, at - 60) : at + 60]}… / …{other[at : at + 60]}…")


class Histories(LockStep):
    """Two matches from the beginning, with records that look the same to the viewer.

    They differ in less than two runs from the midst of a game, and so get farther: they go on past what is shown,
    as long as the same is shown in both.
    """

    seldom = 3
    """One hidden thing in so many is another one; they get the farther, the fewer are."""

    def _other(self, choices: list[int], unlike: int | None) -> int:
        if unlike is not None and unlike in choices and self.rng.below(self.seldom):
            return unlike
        return super()._other(choices, unlike)

    def pairs(self, most: int) -> Iterator[tuple[Match, Match]]:
        """Both matches wherever they look the same and differ in what is hidden, for so many steps."""
        first = Run(self.setup.start(), _Puppet(self._pick_first), drafts=True)
        second = Run(self.setup.start(), _Puppet(self._pick_second), drafts=True)
        for _ in range(most):
            if self._seen(first) != self._seen(second):
                return
            if self._differ(first.match.state, second.match.state) or self._minds_differ(first, second):
                yield first.match, second.match
            if not first.waiting():
                return
            try:
                self._step(first, second, self.rng.choice(first.waiting()))
            except (Shown, Beyond, Diverged):
                return

    def _seen(self, run: Run) -> str:
        match = run.match
        events = [facts(event.values) for event in match.events(self.viewer)]
        return dump([match.sight(self.viewer).view(), events, match.waiting()])


def check(setup: Setup, secrets: Secrets, viewer: int | None, runs: int, drafts: bool) -> None:
    """Many pairs, from many points of the game. Raises `Leak`; fails if too few pairs really differed."""
    compared = 0
    whole = 0
    for seed in range(runs):
        pair = LockStep(setup, secrets, viewer, seed, drafts)
        try:
            pair.run(secrets.opening(seed))
            whole += 1
        except Diverged:
            pass
        compared += pair.compared
    assert whole >= runs // 8, f"only {whole} of {runs} pairs could go on in lock step"
    assert compared >= runs // 2, f"the hidden parts differed in only {compared} comparisons of {runs} pairs"
