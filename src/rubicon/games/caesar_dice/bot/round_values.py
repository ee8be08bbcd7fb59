"""The value of a round for every seat, once there is a Consul with a certain score.

For every strength of a Consul's dice (45 pairs of score and laurels) and every
number of turns that are still to come before the round ends, a `Prospect` tells
who wins the round how often and which coins change hands on the way, if every
thrower makes the most coins of their turn. A score can only be overthrown by a
higher one, so all of it follows backwards from the highest, without iteration;
only the start of a round, where dice that score nothing are passed on, goes in
circles.

Coins are a fair measure for all but the last moments of a game: what the bank
pays is the same whoever gets it, so more coins for oneself are fewer for the
others. What a particular table needs is added by the bot.

Seats are counted from the Consul: 0 is the Consul, 1 sits to the left. At the
start of a round, 0 is the seat that has the first throw.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rubicon.games.caesar_dice.aid.odds import ALL, chosen, scatter, spread, thrown
from rubicon.games.caesar_dice.rules.dice import BOMBS, FIRST_FULL, LAURELS, NONE, SCORE
from rubicon.games.caesar_dice.rules.table import GOLD_VALUE, SILVER_VALUE

LAST_ROUND: Final = 5
OPENING_STEPS: Final = 30
"""How far dice that score nothing are followed around the table: a weak Consul often loses, so passing them on can be
the better choice. More steps change nothing before the eighth digit."""
FIRST_TABLE: Final = 3
"""Rounds 1 to 3 are judged alike: only what five bombs bring differs, and they are rare."""


_PAIRS: Final[list[int]] = sorted(
    {100 * SCORE[hand] + LAURELS[hand] for hand in range(FIRST_FULL, ALL) if SCORE[hand] > 0}
)
STANDINGS: Final = len(_PAIRS)
STANDING_SCORE: Final[list[int]] = [pair // 100 for pair in _PAIRS]
STANDING_LAURELS: Final[list[int]] = [pair % 100 for pair in _PAIRS]
STANDING: Final[list[int]] = [
    _PAIRS.index(100 * SCORE[hand] + LAURELS[hand]) if hand >= FIRST_FULL and SCORE[hand] > 0 else -1
    for hand in range(ALL)
]
"""Full hand to the number of its pair of score and laurels, which is all that matters of a Consul's dice; else -1."""

_FIRST_THROW: Final[list[float]] = spread(NONE)


def turns_against(seats: int) -> int:
    """How many turns a new Consul has to last: one of each rival, two of a single one (K2.8)."""
    return 2 if seats == 2 else seats - 1


class Prospect:
    """How a round goes on from some point: who wins it, and what everybody gains on the way."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.win: Final[list[float]] = [0.0] * seats
        """The chance of each seat to win the round."""
        self.caesar: Final[list[float]] = [0.0] * seats
        """The chance of each seat to end the game with five bombs."""
        self.flow: Final[list[float]] = [0.0] * (seats * seats)
        """At seats * winner + seat: the coins a seat gains on the way if that winner wins, times the chance of that."""
        self.turns: float = 0.0
        """How many turns the round goes on."""

    def add(self, other: Prospect, chance: float, turned: int, payer: int, payee: int, coins: int) -> None:
        """Go on as the other tells, with that chance, after a payment; the other's seat 0 is our seat `turned`."""
        seats = self.seats
        for winner in range(seats):
            here = (winner + turned) % seats
            won = chance * other.win[winner]
            self.win[here] += won
            self.caesar[here] += chance * other.caesar[winner]
            for seat in range(seats):
                self.flow[seats * here + (seat + turned) % seats] += chance * other.flow[seats * winner + seat]
            self.flow[seats * here + payer] -= won * coins
            self.flow[seats * here + payee] += won * coins
        self.turns += chance * other.turns


class RoundTable:
    """All prospects of a round, for a number of seats and a prize."""

    def __init__(self, seats: int, prize: int, spoils: int, start: list[float]) -> None:
        self.seats: Final = seats
        self.prize: Final = prize
        self.spoils: Final = spoils
        """What five bombs bring (K2.4)."""
        self.start: Final = start
        """What it is worth to sit so many seats after the one that begins the next round, in coins."""
        self.turns: Final = turns_against(seats)
        self.held: Final = sure(seats, 0)
        """The turn has come back to the Consul."""
        self._made: Final[list[Prospect]] = []
        for _ in range(STANDINGS * self.turns):
            self._made.append(self.held)
        for standing in range(STANDINGS - 1, -1, -1):
            for turns in range(1, self.turns + 1):
                self._made[standing * self.turns + turns - 1] = self._challenge(standing, turns)
        self.opening: Final = self._open()
        """No Consul yet, and seat 0 is about to throw."""

    def prospect(self, standing: int, turns: int) -> Prospect:
        """The Consul has dice of that standing, and so many turns are to come."""
        return self.held if turns == 0 else self._made[standing * self.turns + turns - 1]

    def gain(self, prospect: Prospect, seat: int) -> float:
        """The coins that a seat gains on average: tribute, prize, and the start of the next round."""
        total = self.spoils * prospect.caesar[seat] + self.prize * prospect.win[seat]
        for winner in range(self.seats):
            place = seat - winner if seat >= winner else seat - winner + self.seats
            total += prospect.flow[self.seats * winner + seat] + prospect.win[winner] * self.start[place]
        return total

    def thrower(self, turns: int) -> int:
        """Whose turn it is when so many turns are to come: the seat, counted from the Consul."""
        return 1 if self.seats == 2 else self.seats - turns

    def _challenge(self, standing: int, turns: int) -> Prospect:
        me = self.thrower(turns)
        score = STANDING_SCORE[standing]
        stake = STANDING_LAURELS[standing]
        onwards = self.prospect(standing, turns - 1)
        going_on = self.gain(onwards, me)
        as_consul = [0.0] * STANDINGS
        for higher in range(STANDINGS):
            if STANDING_SCORE[higher] > score:
                as_consul[higher] = self.gain(self.prospect(higher, self.turns), 0)
        wish = [0.0] * ALL
        for hand in range(FIRST_FULL, ALL):
            bombs = BOMBS[hand]
            if bombs == 5:
                wish[hand] = float(self.spoils)
            elif bombs == 4:
                wish[hand] = self.prize + self.start[0]
            elif bombs == 3:
                wish[hand] = going_on + stake
            elif SCORE[hand] > score:
                wish[hand] = as_consul[STANDING[hand]]
            elif SCORE[hand] == score:
                wish[hand] = going_on
            else:
                wish[hand] = going_on - LAURELS[hand]
        chance = finals(wish)

        made = Prospect(self.seats)
        dictator = sure(self.seats, me)
        equal = 0.0
        coup = 0.0
        owed = [0.0] * 6
        higher_chance = [0.0] * STANDINGS
        dictator_chance = 0.0
        for hand in range(FIRST_FULL, ALL):
            bombs = BOMBS[hand]
            if bombs == 5:
                made.caesar[me] += chance[hand]
            elif bombs == 4:
                dictator_chance += chance[hand]
            elif bombs == 3:
                coup += chance[hand]
            elif SCORE[hand] > score:
                higher_chance[STANDING[hand]] += chance[hand]
            elif SCORE[hand] == score:
                equal += chance[hand]
            else:
                owed[LAURELS[hand]] += chance[hand]
        made.turns = 1.0
        made.add(dictator, dictator_chance, 0, 0, 0, 0)
        made.add(onwards, equal, 0, 0, 0, 0)
        made.add(onwards, coup, 0, 0, me, stake)
        for due in range(6):
            made.add(onwards, owed[due], 0, me, 0, due)
        for higher in range(STANDINGS):
            if higher_chance[higher] > 0.0:
                made.add(self.prospect(higher, self.turns), higher_chance[higher], me, 0, 0, 0)
        return made

    def _open(self) -> Prospect:
        made = sure(self.seats, 0)
        as_consul = [self.gain(self.prospect(standing, self.turns), 0) for standing in range(STANDINGS)]
        for _ in range(OPENING_STEPS):
            passed = self.gain(made, self.seats - 1)
            wish = [0.0] * ALL
            for hand in range(FIRST_FULL, ALL):
                wish[hand] = as_consul[STANDING[hand]] if STANDING[hand] >= 0 else passed
            chance = finals(wish)
            former = made
            made = Prospect(self.seats)
            made.turns = 1.0
            nothing = 0.0
            standing_chance = [0.0] * STANDINGS
            for hand in range(FIRST_FULL, ALL):
                if STANDING[hand] >= 0:
                    standing_chance[STANDING[hand]] += chance[hand]
                else:
                    nothing += chance[hand]
            for standing in range(STANDINGS):
                if standing_chance[standing] > 0.0:
                    made.add(self.prospect(standing, self.turns), standing_chance[standing], 0, 0, 0, 0)
            made.add(former, nothing, 1, 0, 0, 0)
        return made


def sure(seats: int, winner: int) -> Prospect:
    """The round is over, and this seat has won it."""
    made = Prospect(seats)
    made.win[winner] = 1.0
    return made


def finals(wish: list[float]) -> list[float]:
    """How likely each full hand is at the end of a turn of three throws that makes the most of the wish."""
    best_last = [NONE] * ALL
    best_first = [NONE] * ALL
    worth = wish.copy()
    thrown(worth)
    top = chosen(worth, best_last)
    thrown(top)
    chosen(top, best_first)
    return followed(followed(_FIRST_THROW, best_first), best_last)


def followed(chance: list[float], best: list[int]) -> list[float]:
    """The chances of full hands after everybody keeps what `best` says and throws the rest."""
    after = [0.0] * ALL
    for hand in range(FIRST_FULL, ALL):
        if chance[hand] > 0.0:
            after[best[hand]] += chance[hand]
    scatter(after)
    return after


@cache
def round_table(seats: int, number: int) -> RoundTable:
    """The prospects of that round of five. Made when first needed, from the last round backwards."""
    if number < FIRST_TABLE:
        return round_table(seats, FIRST_TABLE)
    spoils = GOLD_VALUE + SILVER_VALUE * (LAST_ROUND - number)
    if number >= LAST_ROUND:
        return RoundTable(seats, GOLD_VALUE, spoils, [0.0] * seats)
    following = round_table(seats, number + 1)
    return RoundTable(seats, SILVER_VALUE, spoils, [following.gain(following.opening, seat) for seat in range(seats)])
