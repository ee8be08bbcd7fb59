"""What every full hand, and every keep, would be worth to the thrower of a turn, as a share of the victory."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from rubicon.games.caesar_dice.aid.odds import ALL, EPSILON, chosen, scatter, thrown
from rubicon.games.caesar_dice.bot import three_seats
from rubicon.games.caesar_dice.bot.ends import Shares, is_regular, table_ends
from rubicon.games.caesar_dice.bot.fitted import BLUR_AFTER, BLUR_TURN, fitted
from rubicon.games.caesar_dice.bot.round_values import (
    LAST_ROUND,
    STANDING,
    STANDING_SCORE,
    STANDINGS,
    Prospect,
    RoundTable,
    followed,
    round_table,
    sure,
)
from rubicon.games.caesar_dice.bot.solved import is_solved, table_wish
from rubicon.games.caesar_dice.rules.dice import BOMBS, FIRST_FULL, LAURELS, NONE, SCORE
from rubicon.games.caesar_dice.rules.table import GOLD_VALUE, SILVER_VALUE, DiceTable

COIN: Final = 1e-6
"""What a coin adds to a share of the victory: when all is won or lost, play goes on for coins."""

TIE_COIN: Final = 1e-10
"""The same where the values are known: it decides between equals, and nothing else."""

# What the end of a turn comes to.
CONSUL: Final = 0  # the first of the round
PASS: Final = 1
CAESAR: Final = 2
DICTATOR: Final = 3
COUP: Final = 4
OVERTHROW: Final = 5
EQUAL: Final = 6
LOWER: Final = 7


def turn_key(table: DiceTable) -> tuple[int, ...]:
    """All that a turn depends on but its dice."""
    facts = [table.round, table.turn, table.turns_in_row, table.consul, table.consul_dice]
    facts += [table.wealth(seat) for seat in range(len(table.bronze))]
    return tuple(facts)


def share(me: int, purses: list[float], blur: float) -> float:
    """The share of the victory that a seat can expect, when purses are still to move by about so much."""
    mine = purses[me]
    if blur <= 0.0:
        equals = 0
        for purse in purses:
            if purse > mine + EPSILON:
                return 0.0
            if purse > mine - EPSILON:
                equals += 1
        return 1.0 / equals
    total = 0.0
    for purse in purses:
        total += exp(min(50.0, (purse - mine) / blur))
    return 1.0 / total


class TurnValues:
    """A turn seen from its beginning: what every full hand, and every keep, would be worth to the thrower.

    With two seats the values are those of the solved game, with three those of backward induction, with more those
    of fitted nets; `known=False` estimates them by means of coins, as is done with positions of no match.
    """

    def __init__(self, table: DiceTable, known: bool = True) -> None:
        self.key: Final = turn_key(table)
        self.seats: Final = len(table.bronze)
        self.me: Final = table.turn
        self.consul: Final = table.consul
        self.consul_dice: Final = table.consul_dice
        self.round: Final = table.round
        self.silver_left: Final = table.silver_left
        self.purses: Final[list[int]] = [table.wealth(seat) for seat in range(self.seats)]
        self.rounds: Final[RoundTable] = round_table(self.seats, table.round)
        # What goes on after a turn that changes no Consul, and the seat from which that is counted.
        if self.consul < 0:
            self.onwards: Prospect = self.rounds.opening
            self.origin: int = (self.me + 1) % self.seats
        else:
            turns = table.turns_in_row if self.seats == 2 else (self.consul - self.me) % self.seats
            self.onwards = self.rounds.prospect(STANDING[self.consul_dice], turns - 1)
            self.origin = self.consul
        self.exact: Final = known and is_solved(table)
        self.wish: Final[list[float]] = table_wish(table, TIE_COIN) if self.exact else [0.0] * ALL
        """What each full hand is worth at the end of the turn."""
        if known and self.seats >= three_seats.SEATS and is_regular(table):
            shares: Shares = three_seats.shipped() if self.seats == three_seats.SEATS else fitted(self.seats)
            table_ends(table, shares, TIE_COIN).fill(self.wish)
        elif not self.exact:
            self._fill_wish()
        self._last: Final[list[float]] = self.wish.copy()
        thrown(self._last)
        self.best_last: Final[list[int]] = [NONE] * ALL
        """What to keep of each full hand when one throw is left."""
        self._middle: Final[list[float]] = chosen(self._last, self.best_last)
        thrown(self._middle)
        # Keeping all five is stopping, with two throws left as with one.
        for hand in range(FIRST_FULL, ALL):
            self._middle[hand] = self.wish[hand]

    def values(self, throws: int) -> list[float]:
        """What every keep is worth after so many throws."""
        return self._last if throws >= 2 else self._middle

    def kind(self, hand: int) -> int:
        """What it comes to if the turn ends with this hand (K2.3 to K2.5)."""
        if self.consul < 0:
            return CONSUL if SCORE[hand] > 0 else PASS
        bombs = BOMBS[hand]
        if bombs >= 3:
            return COUP if bombs == 3 else DICTATOR if bombs == 4 else CAESAR
        score = SCORE[hand]
        goal = SCORE[self.consul_dice]
        return OVERTHROW if score > goal else EQUAL if score == goal else LOWER

    def payment(self, hand: int) -> int:
        """The coins that this hand gains the thrower (below 0: costs), as far as the payer has them (K2.6)."""
        kind = self.kind(hand)
        if kind == COUP:
            return min(LAURELS[self.consul_dice], self.purses[self.consul])
        if kind == LOWER:
            return -min(LAURELS[hand], self.purses[self.me])
        return 0

    def bombs_prize(self) -> int:
        """What five bombs bring."""
        return GOLD_VALUE + SILVER_VALUE * self.silver_left

    def settles(self, hand: int) -> bool:
        """Whether the game is over if the turn ends with this hand."""
        kind = self.kind(hand)
        if kind == CAESAR or self.round < LAST_ROUND or self.consul < 0:
            return kind == CAESAR
        return kind == DICTATOR or (kind != OVERTHROW and self.onwards.turns <= 0.0)

    def round_chance(self, hand: int) -> float:
        """The chance that the thrower wins the round if the turn ends with this hand."""
        kind = self.kind(hand)
        if kind in (CONSUL, OVERTHROW):
            return self.rounds.prospect(STANDING[hand], self.rounds.turns).win[0]
        if kind == DICTATOR:
            return 1.0
        if kind == CAESAR:
            return 0.0
        return self.onwards.win[(self.me - self.origin) % self.seats]

    def final_chances(self, keep: int, throws: int) -> list[float]:
        """How likely each full hand is at the end, if this is kept after so many throws and best play follows."""
        chance = [0.0] * ALL
        chance[keep] = 1.0
        if keep < FIRST_FULL:
            scatter(chance)
            if throws < 2:
                chance = followed(chance, self.best_last)
        return chance

    def _fill_wish(self) -> None:
        """Fill in the wish: hands with the same consequences are valued once."""
        me = self.me
        consul = self.consul
        goal = SCORE[self.consul_dice] if consul >= 0 else 0
        as_consul = [0.0] * STANDINGS
        for standing in range(STANDINGS):
            if STANDING_SCORE[standing] > goal:
                as_consul[standing] = self._value(self.rounds.prospect(standing, self.rounds.turns), me, self.purses)
        unchanged = self._value(self.onwards, self.origin, self.purses)
        lower = [unchanged] * 6
        coup = unchanged
        dictator = 0.0
        caesar = 0.0
        if consul >= 0:
            for due in range(1, 6):
                lower[due] = self._value(self.onwards, self.origin, self._paid(me, consul, due))
            coup = self._value(self.onwards, self.origin, self._paid(consul, me, LAURELS[self.consul_dice]))
            dictator = self._value(sure(self.seats, 0), me, self.purses)
            caesar = self._crowned(me, self.purses)
        for hand in range(FIRST_FULL, ALL):
            kind = self.kind(hand)
            if kind in (CONSUL, OVERTHROW):
                self.wish[hand] = as_consul[STANDING[hand]]
            elif kind == LOWER:
                self.wish[hand] = lower[LAURELS[hand]]
            elif kind == COUP:
                self.wish[hand] = coup
            elif kind == DICTATOR:
                self.wish[hand] = dictator
            elif kind == CAESAR:
                self.wish[hand] = caesar
            else:
                self.wish[hand] = unchanged

    def _paid(self, payer: int, payee: int, due: int) -> list[int]:
        purses = self.purses.copy()
        coins = min(due, purses[payer])
        purses[payer] -= coins
        purses[payee] += coins
        return purses

    def _crowned(self, seat: int, purses: list[int]) -> float:
        """My share if that seat throws five bombs."""
        total = [float(purse) for purse in purses]
        total[seat] += self.bombs_prize()
        return share(self.me, total, 0.0) + COIN * total[self.me]

    def _value(self, prospect: Prospect, origin: int, purses: list[int]) -> float:
        """My share of the victory with these purses, when the round goes on like that, counted from that seat."""
        seats = self.seats
        start = self.rounds.start
        after = BLUR_AFTER[self.round]
        blur = sqrt(after * after + BLUR_TURN * prospect.turns)
        total = COIN * (purses[self.me] + self.rounds.gain(prospect, (self.me - origin) % seats))
        held = [0.0] * seats
        for winner in range(seats):
            chance = prospect.win[winner]
            at = (origin + winner) % seats
            if chance > 0.0:
                for place in range(seats):
                    seat = (origin + place) % seats
                    begins = place - winner if place >= winner else place - winner + seats
                    held[seat] = purses[seat] + prospect.flow[seats * winner + place] / chance + start[begins]
                held[at] += self.rounds.prize
                total += chance * share(self.me, held, blur)
            chance = prospect.caesar[winner]
            if chance > 0.0:
                total += chance * self._crowned(at, purses)
        return total
