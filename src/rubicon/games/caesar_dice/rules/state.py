"""Cezar: Kostki zostały rzucone, by the rulebook. The numbers K1.1 to K3.1 are the lines of docs/rules/caesar_dice.md.

A seat decides after its first and second throw which dice to keep; keeping all
five is stopping. Fortuna picks the first player and throws the dice.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.events import Kind
from rubicon.core.game import FORTUNA_ACTS, NOBODY, Outcome, Setup, State
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.rules.dice import (
    BOMBS,
    DICE,
    FIRST_FULL,
    HANDS,
    KEEPS,
    LAURELS,
    NONE,
    SCORE,
    SIZE,
    STRENGTH,
    THROWS,
    WEIGHTS,
    join,
    spell,
)
from rubicon.games.caesar_dice.rules.table import KEEPING, OPENING, OVER, SILVER_VALUE, THROWING, DiceTable
from rubicon.games.caesar_dice.sight.sight import DiceSight

ROUNDS: Final = 5
MOST_THROWS: Final = 3
FIRST_PLAYER: Final = len(HANDS)
"""Fortuna's outcomes below this are handfuls of dice; from here on they name the first player."""

BEGINS = Kind("begins", "player:seat")
ROUND = Kind("round", "round:int player:seat")
THROW = Kind("throw", "player:seat throw:int dice:text")
KEEP = Kind("keep", "player:seat dice:text")
THROW_ALL = Kind("throw_all", "player:seat")
STOP = Kind("stop", "player:seat")
SCORED = Kind("scored", "player:seat strength:int laurels:int score:int")
CONSUL = Kind("consul", "player:seat score:int")
OVERTHROW = Kind("overthrow", "player:seat old:seat score:int")
NO_SCORE = Kind("no_score", "player:seat")
LOWER = Kind("lower", "player:seat consul:seat due:int")
EQUAL = Kind("equal", "player:seat consul:seat")
COUP = Kind("coup", "player:seat consul:seat due:int")
CHANGE = Kind("change", "player:seat silver:int")
PAY = Kind("pay", "payer:seat payee:seat coins:int")
SHORT = Kind("short", "payer:seat payee:seat coins:int due:int")
DICTATOR = Kind("dictator", "player:seat")
CAESAR = Kind("caesar", "player:seat silver:int")
SILVER = Kind("silver", "player:seat round:int")
GOLD = Kind("gold", "player:seat round:int")

KINDS: Final = (
    BEGINS,
    ROUND,
    THROW,
    KEEP,
    THROW_ALL,
    STOP,
    SCORED,
    CONSUL,
    OVERTHROW,
    NO_SCORE,
    LOWER,
    EQUAL,
    COUP,
    CHANGE,
    PAY,
    SHORT,
    DICTATOR,
    CAESAR,
    SILVER,
    GOLD,
)

REASONS: Final = ("consul", "dictator", "caesar")

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
"""One seat decides."""


class DiceState(State):
    """The truth about a match; in this game everybody may know it."""

    def __init__(self, setup: Setup, table: DiceTable | None = None) -> None:
        super().__init__(setup)
        self.table: DiceTable = DiceTable(setup.seats) if table is None else table

    # The contract

    def acting(self) -> tuple[int, ...]:
        """Fortuna while dice or the first player are to be picked, else whose turn it is."""
        if self.table.phase == KEEPING:
            return ALONE[self.table.turn]
        return NOBODY if self.table.phase == OVER else FORTUNA_ACTS

    def moves(self, seat: int) -> tuple[int, ...]:
        """Every handful that can be kept of the five dice; all five means to stop."""
        return KEEPS[self.table.dice]

    def refusal(self, seat: int, move: int) -> Message:
        """The dice to be kept are not all there."""
        return Message("refusal-keep", {"dice": spell(move), "have": spell(self.table.dice)})

    def chances(self) -> list[tuple[int, int]]:
        """The first player, every seat as likely; then the dice."""
        if self.table.phase == OPENING:
            return [(FIRST_PLAYER + seat, 1) for seat in range(self.setup.seats)]
        return WEIGHTS[DICE - SIZE[self.table.dice]].copy()

    def draw(self, rng: Rng) -> int:
        """One number decides the whole throw."""
        if self.table.phase == OPENING:
            return FIRST_PLAYER + rng.below(self.setup.seats)
        throws = THROWS[DICE - SIZE[self.table.dice]]
        return throws[rng.below(len(throws))]

    def apply(self, seat: int, move: int) -> None:
        """K1.3 the first player, K2.1 a throw, or what is kept."""
        if self.table.phase == KEEPING:
            if move >= FIRST_FULL:
                if self.journal is not None:
                    self.tell(STOP, (seat,))
                self._end_turn()
            else:
                if self.journal is not None:
                    if move == NONE:
                        self.tell(THROW_ALL, (seat,))
                    else:
                        self.tell(KEEP, (seat, spell(move)))
                self.table.dice = move
                self.table.phase = THROWING
        elif self.table.phase == THROWING:
            self.table.dice = join(self.table.dice, move)
            self.table.throws += 1
            if self.journal is not None:
                self.tell(THROW, (self.table.turn, self.table.throws, spell(move)))
            if self.table.throws == MOST_THROWS:
                self._end_turn()
            else:
                self.table.phase = KEEPING
        else:
            first = move - FIRST_PLAYER
            self.tell(BEGINS, (first,))
            self._start_round(first)

    def copy(self) -> DiceState:
        """An independent position."""
        return DiceState(self.setup, self.table.copy())

    def standing(self) -> tuple[int, ...]:
        """K3.1: bronze counts 1, silver 2, gold 4."""
        return tuple([self.table.wealth(seat) for seat in range(self.setup.seats)])

    def outcome(self) -> Outcome | None:
        """K3.1: the highest total wins, ties share the victory."""
        if self.table.phase != OVER:
            return None
        scores = self.standing()
        best = max(scores)
        return Outcome(scores, tuple([seat for seat in range(len(scores)) if scores[seat] == best]), self.table.reason)

    def sight(self, seat: int | None) -> DiceSight:
        """Everything is open in this game."""
        return DiceSight(self, seat)

    # K2.1-K2.6: a turn

    def _start_round(self, first: int) -> None:
        self.table.consul = -1
        self.table.consul_dice = NONE
        self.tell(ROUND, (self.table.round, first))
        self._start_turn(first, 1)

    def _start_turn(self, seat: int, turns_in_row: int) -> None:
        self.table.turn = seat
        self.table.turns_in_row = turns_in_row
        self.table.dice = NONE
        self.table.throws = 0
        self.table.phase = THROWING

    def _end_turn(self) -> None:
        seat = self.table.turn
        hand = self.table.dice
        score = SCORE[hand]
        consul = self.table.consul
        if self.journal is not None:
            self.tell(SCORED, (seat, STRENGTH[hand], LAURELS[hand], score))
        if consul < 0:  # K2.3
            if score > 0:
                self.tell(CONSUL, (seat, score))
                self._become_consul(seat)
            else:
                self.tell(NO_SCORE, (seat,))
                self._start_turn(self._left_of(seat), 1)
            return
        bombs = BOMBS[hand]
        if bombs == 5:
            self._caesar(seat)
        elif bombs == 4:
            self.tell(DICTATOR, (seat,))
            self._win_round(seat, "dictator")
        elif bombs == 3:  # the Consul pays by the laurels in the Consul's own dice
            due = LAURELS[self.table.consul_dice]
            self.tell(COUP, (seat, consul, due))
            self._pay(consul, seat, due)
            self._pass_on()
        elif score > SCORE[self.table.consul_dice]:
            self.tell(OVERTHROW, (seat, consul, score))
            self._become_consul(seat)
        elif score == SCORE[self.table.consul_dice]:
            self.tell(EQUAL, (seat, consul))
            self._pass_on()
        else:  # K2.5
            due = LAURELS[hand]
            if self.journal is not None:
                self.tell(LOWER, (seat, consul, due))
            self._pay(seat, consul, due)
            self._pass_on()

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.setup.seats

    def _become_consul(self, seat: int) -> None:
        self.table.consul = seat
        self.table.consul_dice = self.table.dice
        # K2.8: against a single rival the Consul has to last two turns in a row.
        self._start_turn(self._left_of(seat), 2 if self.setup.seats == 2 else 1)

    def _pass_on(self) -> None:
        """The turn goes on to the left; K2.7: when it comes back to the Consul, the round is over."""
        if self.table.turns_in_row > 1:
            self._start_turn(self.table.turn, self.table.turns_in_row - 1)
            return
        following = self._left_of(self.table.turn)
        if following == self.table.consul:
            self._win_round(following, "consul")
        else:
            self._start_turn(following, 1)

    def _pay(self, payer: int, payee: int, due: int) -> None:
        """K2.6: bronze first, then silver is changed; who has too little pays all of it. Gold is not there yet."""
        missing = due - self.table.bronze[payer]
        if missing > 0 and self.table.silver[payer] > 0:
            changed = min(self.table.silver[payer], (missing + SILVER_VALUE - 1) // SILVER_VALUE)
            self.table.silver[payer] -= changed
            self.table.bronze[payer] += SILVER_VALUE * changed
            self.tell(CHANGE, (payer, changed))
        coins = min(due, self.table.bronze[payer])
        self.table.bronze[payer] -= coins
        self.table.bronze[payee] += coins
        if coins < due:
            self.tell(SHORT, (payer, payee, coins, due))
        elif due > 0:
            self.tell(PAY, (payer, payee, coins))

    # K2.7: the end of a round, and of the game

    def _win_round(self, seat: int, reason: str) -> None:
        if self.table.round == ROUNDS:
            self.tell(GOLD, (seat, self.table.round))
            self.table.gold[seat] += 1
            self._end_game(reason)
            return
        self.tell(SILVER, (seat, self.table.round))
        self.table.silver_left -= 1
        self.table.silver[seat] += 1
        self.table.round += 1
        self._start_round(seat)

    def _caesar(self, seat: int) -> None:
        """K2.4: five bombs take all the prizes that are left."""
        self.tell(CAESAR, (seat, self.table.silver_left))
        self.table.silver[seat] += self.table.silver_left
        self.table.gold[seat] += 1
        self.table.silver_left = 0
        self._end_game("caesar")

    def _end_game(self, reason: str) -> None:
        self.table.reason = reason
        self.table.phase = OVER
