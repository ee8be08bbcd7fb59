"""Augustus, by the rulebook: the frame of rounds and chains. Each chapter is a module:

    setup         A1.3, A1.4   the first Herald, the row, three of six missions
    mobilisation  A2.1, A2.2   the token, a legion for it, the end of a round
    completion    A2.3 - A2.5  completed missions, control, new missions
    rewards       A3           colours, the number of missions, gold and wheat
    effects       A4.1 - A4.3  what missions do at once, to others, and for good
    scoring       A4.4, A5     points, the end of the game
    plans                      decisions that several seats make at the same time
    legal_moves                what may be decided in each phase
    refusals                   why a move is not legal now

The numbers A1.1 to A5.2 are the lines of docs/rules/augustus.md.

A round: Fortuna draws a token; all who can place a legion decide at the same
time; completed missions are resolved player by player, each as a chain; the
round ends. A decision without alternatives is never asked for.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import FORTUNA, FORTUNA_ACTS, NOBODY, Outcome, Setup, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from rubicon.games.augustus.rules import completion, effects, mobilisation, notation, plans, rewards, scoring, setup
from rubicon.games.augustus.rules.box import CLEAR, COMPLETE, GOLD, LOSE, REMOVE, Box
from rubicon.games.augustus.rules.events import FINISHED, STRIKES
from rubicon.games.augustus.rules.legal_moves import complete_missions, offer, open_missions
from rubicon.games.augustus.rules.notation import GIVE, HERALD, MISSION, RESOLVE, TAKE
from rubicon.games.augustus.rules.refusals import refusal
from rubicon.games.augustus.rules.scoring import score, senators
from rubicon.games.augustus.rules.table import (
    CHOOSING,
    CLAIMING,
    COMPLETING,
    DRAWING,
    HAND_DEAL,
    MOBILISING,
    OPENING,
    ORDERING,
    OVER,
    PLACING,
    REARRANGING,
    REFILLING,
    SUFFERING,
    TAKING,
    Table,
)
from rubicon.games.augustus.sight.sight import AugustusSight

REASONS: Final = ("seven", "senators", "shared")

SEATS_OF: Final[list[tuple[int, ...]]] = [tuple([seat for seat in range(6) if mask >> seat & 1]) for mask in range(64)]
"""A mask of seats to the seats."""


class AugustusState(State):
    """The truth about a match."""

    def __init__(self, setup: Setup, table: Table | None = None) -> None:
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, Box)
        self.box: Final = box
        self.table: Table = Table(setup.seats) if table is None else table
        self.offers: list[tuple[int, ...]] = [()] * setup.seats
        """The legal moves of the seats that decide now."""

    # The contract

    def acting(self) -> tuple[int, ...]:
        """All who have something to decide, or Fortuna."""
        mask = self.table.undecided
        if mask:
            return SEATS_OF[mask]
        return NOBODY if self.table.phase == OVER else FORTUNA_ACTS

    def moves(self, seat: int) -> tuple[int, ...]:
        """What is offered to the seat."""
        return self.offers[seat]

    def refusal(self, seat: int, move: int) -> Message:
        """Why not."""
        return refusal(self.table, self.box, seat, move)

    def chances(self) -> list[tuple[int, int]]:
        """A token as likely as there are of it in the bag; a mission of the pile; the first Herald."""
        table = self.table
        if table.phase == DRAWING:
            return [(token, number) for token, number in enumerate(table.bag) if number]
        if table.phase == OPENING:
            return [(HERALD + seat, 1) for seat in range(self.setup.seats)]
        return [(MISSION + mission, 1) for mission in table.deck]

    def draw(self, rng: Rng) -> int:
        """One number decides."""
        table = self.table
        if table.phase == DRAWING:
            return rng.weighted(table.bag)
        if table.phase == OPENING:
            return HERALD + rng.below(self.setup.seats)
        return MISSION + table.deck[rng.below(len(table.deck))]

    def apply(self, seat: int, move: int) -> None:
        """A step of a decision that several make at once, a decision of one seat, or an outcome of chance."""
        phase = self.table.phase
        if seat == FORTUNA:
            self._apply_chance(move)
        elif phase in (MOBILISING, SUFFERING, CHOOSING):
            if plans.add_step(self, seat, move):
                self._carry_out_plans()
        elif phase == TAKING:
            completion.take(self, seat, move - TAKE)
            self._take_missions()
        elif phase == PLACING:
            if effects.place(self, seat, move):
                self._next_in_chain()
        elif phase == REARRANGING:
            if effects.rearrange(self, seat, move):
                self._next_in_chain()
        elif phase == CLAIMING:
            rewards.claim(self, seat, move)
            self._take_missions()
        elif phase == ORDERING:
            self._resolve(move - RESOLVE)
        elif phase == COMPLETING:
            self._complete_at_once(move - notation.COMPLETE)
        else:
            rewards.hand_over(self, self.table.giving, seat, move - GIVE)
            self._check_losses(self.table.giving + 1)

    def _apply_chance(self, move: int) -> None:
        """The first Herald, a token, or a mission from the pile."""
        table = self.table
        if table.phase == DRAWING:
            mobilisation.draw_token(self, move)
            self._ask_all(MOBILISING)
        elif table.phase == OPENING:
            setup.set_herald(self, move - HERALD)
        else:
            mission = move - MISSION
            table.deck.remove(mission)
            if table.phase == REFILLING:
                setup.put_into_row(self, mission)
                if completion.refill(self):
                    self._next_chain()
            elif table.phase == HAND_DEAL:
                if setup.deal_to_hand(self, mission):
                    self._ask_all(CHOOSING)
            else:
                setup.deal_to_row(self, mission)

    def copy(self) -> AugustusState:
        """An independent position."""
        twin = AugustusState(self.setup, self.table.copy())
        twin.offers = self.offers.copy()
        return twin

    def standing(self) -> tuple[int, ...]:
        """A5.2: the score of everybody, if the game ended now."""
        return tuple([score(self.table, self.box, seat) for seat in range(self.setup.seats)])

    def outcome(self) -> Outcome | None:
        """A5.2: the highest score wins; of equals the one with most senators; else they share."""
        if self.table.phase != OVER:
            return None
        scores = self.standing()
        best = max(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == best]
        reason = "seven"
        if len(winners) > 1:
            most = max([senators(self.table, self.box, seat) for seat in winners])
            winners = [seat for seat in winners if senators(self.table, self.box, seat) == most]
            reason = "senators" if len(winners) == 1 else "shared"
        return Outcome(scores, tuple(winners), reason)

    def sight(self, seat: int | None) -> AugustusSight:
        """What lies open, and the seat's own secrets."""
        return AugustusSight(self, seat)

    # Asking

    def ask(self, phase: int, seat: int) -> None:
        """A decision of one seat."""
        table = self.table
        table.phase = phase
        table.undecided = 1 << seat
        self.offers[seat] = offer(table, self.box, seat)

    def _ask_all(self, phase: int) -> None:
        """A decision of several seats at the same time."""
        if plans.begin(self, phase):
            self._carry_out_plans()

    def _carry_out_plans(self) -> None:
        phase = self.table.phase
        if phase == MOBILISING:
            mobilisation.mobilise_all(self)
            self._next_chain()
        elif phase == SUFFERING:
            effects.suffer_all(self)
            if self.box.kind[self.table.effect] == LOSE:
                self._check_losses(GOLD)
            else:
                self._next_in_chain()
        else:
            setup.keep_chosen(self)

    # Chains (A2.4)

    def _next_chain(self) -> None:
        """The next player's completed missions; when there are none the round ends."""
        if completion.begin_chain(self):
            self._next_in_chain()
        else:
            self._end_round()

    def _next_in_chain(self) -> None:
        """What an effect completed joins the chain at once; of several the owner says which is first."""
        table = self.table
        table.effect = -1
        waiting = complete_missions(table, self.box, table.turn)
        if not waiting:
            self._end_chain()
        elif len(waiting) == 1:
            self._resolve(waiting[0])
        else:
            self.ask(ORDERING, table.turn)

    def _resolve(self, mission: int) -> None:
        """The mission joins the chain, then its effect happens."""
        completion.join_chain(self, mission)
        kind = self.box.kind[mission]
        if kind in (REMOVE, CLEAR, LOSE):
            self.tell(STRIKES, (self.table.turn, self.box.titles[mission]))
            self._ask_all(SUFFERING)
        elif kind == COMPLETE:
            self._choose_to_complete()
        elif effects.begin(self, mission):
            self._next_in_chain()

    def _choose_to_complete(self) -> None:
        """A4.1: complete a mission at once: any that does not wait already. It must be done if there is one."""
        table = self.table
        candidates = open_missions(table, self.box, table.turn)
        if not candidates:
            self._next_in_chain()
        elif len(candidates) == 1:
            self._complete_at_once(candidates[0])
        else:
            self.ask(COMPLETING, table.turn)

    def _complete_at_once(self, mission: int) -> None:
        self.tell(FINISHED, (self.table.turn, self.box.titles[mission]))
        self._resolve(mission)

    def _check_losses(self, tile: int) -> None:
        if rewards.check_losses(self, tile):
            self._next_in_chain()

    def _end_chain(self) -> None:
        """Control, rewards, new missions."""
        table = self.table
        completion.control_chain(self)
        effects.update_usable(self, table.turn)
        rewards.award(self)
        table.chain = []
        if rewards.may_claim(table, table.turn):
            self.ask(CLAIMING, table.turn)
        else:
            self._take_missions()

    def _take_missions(self) -> None:
        if completion.take_missions(self):
            self._next_chain()

    # The end of a round (A2.2), and of the game (A5.1)

    def _end_round(self) -> None:
        table = self.table
        table.turn = -1
        if scoring.is_over(table):
            table.phase = OVER
            scoring.tell_scores(self)
        else:
            mobilisation.end_round(self)
