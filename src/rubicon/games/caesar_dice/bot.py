"""The bots of the dice game.

`easy` plays a rule of thumb. `strong` knows the dice exactly and judges the rest:

1. Every full hand that its turn may end with leads to a position. Tribute, Coup,
   Dictator and Caesar are settled exactly by the rules, short purses included.
2. A position is worth the bot's expected share of the victory. `prospects` tells
   who wins the round how often from there, and the coins that change hands on the
   way; for each winner the prize and the start of the next round are added, and
   the purses are compared. After the last turn of the game the comparison is
   exact, ties shared. Before it, purses still move by chance, so the share of a
   seat is exp(purse / blur), as part of the sum over all seats: who leads by one
   blur is about three times as likely to win as the other.
3. Over these values best play is computed for all 462 handfuls and both rethrows
   (see `odds`), which is exact again.

What was tried, 3000 to 6000 games each, one of the first against two of the second,
seats rotated (1/3 = equal; 95% intervals of 1.2 to 1.7 points):

- the share of the victory (as above) against most coins: 36.2%; with two players 51.4% (1/2 = equal);
- `BLUR_TURN` 0.05, 0.15, 0.6 and 1.0 against 0.3: 32.0%, 32.8%, 33.4%, 33.4%;
- `BLUR_AFTER` times 0.7 and 1.4: 33.2%, 33.3%; it was fitted to the outcomes of 5000 games;
- round 4 looking through round 5 by its winners instead of by blur: 33.4%;
- the rival's next turn in the last round searched exactly, with that rival's own purse in view: 33.5%,
  and slower. The last two are left out: they could not be told from nothing.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from rubicon.core.bot import Advice, Bot, BotMaker
from rubicon.core.game import Sight, State
from rubicon.core.message import Message, SeatRef
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.dice import BOMBS, FIRST_FULL, HANDS, KEEPS, LAUREL, LAURELS, NONE, SCORE, hand_of
from rubicon.games.caesar_dice.odds import ALL, EPSILON, chosen, scatter, thrown
from rubicon.games.caesar_dice.prospects import (
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
from rubicon.games.caesar_dice.rules import DiceState
from rubicon.games.caesar_dice.sight import DiceSight
from rubicon.games.caesar_dice.table import GOLD_VALUE, SILVER_VALUE, DiceTable

BLUR_AFTER: Final[list[float]] = [4.2, 3.9, 3.5, 3.0, 2.5, 0.0]
"""At a round: how uncertain purses are once that round is over, in coins."""
BLUR_TURN: Final = 0.5
"""What every turn until then adds to the square of it."""

COIN: Final = 1e-6
"""What a coin adds to a share of the victory: when all is won or lost, play goes on for coins."""
NEARLY: Final = 1e-4
"""Shares this near to nothing or to all are told to people as that: far more than `COIN` can add up to."""

GOOD_START: Final = 12
"""The score with which `easy` is content to be the first Consul: it lasts about as often as not."""

# What the end of a turn comes to.
CONSUL: Final = 0  # the first of the round
PASS: Final = 1
CAESAR: Final = 2
DICTATOR: Final = 3
COUP: Final = 4
OVERTHROW: Final = 5
EQUAL: Final = 6
LOWER: Final = 7


class Easy(Bot):
    """The rule of thumb of somebody who has read the rules once.

    Stop with three bombs or a score above the Consul's (with no Consul: a good
    score). Otherwise keep two laurels, every III and IV, and the I if there are
    two of them or more; throw the rest.
    """

    def decide(self, sight: Sight) -> int:
        """What the rule says."""
        return rule_of_thumb(_table_of(sight))


def rule_of_thumb(table: DiceTable) -> int:
    """What `easy` keeps."""
    hand = table.dice
    if table.consul >= 0:
        content = BOMBS[hand] >= 3 or SCORE[hand] > SCORE[table.consul_dice]
    else:
        content = SCORE[hand] >= GOOD_START
    if content:
        return hand
    faces = HANDS[hand]
    ones = faces.count(0)
    laurels = 0
    kept: list[int] = []
    for face in faces:
        if face == LAUREL:
            laurels += 1
            wanted = laurels <= 2
        elif face == 0:
            wanted = ones >= 2
        else:
            wanted = face in (2, 3)
        if wanted:
            kept.append(face)
    return hand_of(tuple(kept))


class DiceMind(Mind):
    """Plays positions out by `easy`'s rule of thumb, and looks at what it would keep first."""

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """The rule of thumb before all else."""
        assert isinstance(state, DiceState)
        thumb = rule_of_thumb(state.table)
        return [4.0 if move == thumb else 1.0 for move in moves]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """The rule of thumb."""
        assert isinstance(state, DiceState)
        return rule_of_thumb(state.table)

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)


class Strong(Bot):
    """Best play of the dice for the best share of the victory; see the top of this file."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._turn: Turn | None = None  # both rethrows of a turn, and a hint, need the same tables

    def decide(self, sight: Sight) -> int:
        """The keep with the highest value."""
        table = _table_of(sight)
        values = self._look(table).values(table.throws)
        return _ranked(table.dice, values, 1)[0]

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The best keeps with the estimated share of the victory, and the reason; the first is what it would do."""
        if not sight.moves:
            return []
        table = _table_of(sight)
        turn = self._look(table)
        values = turn.values(table.throws)
        return [
            Advice(keep, min(1.0, values[keep]), explain(turn, table.dice, keep, table.throws))
            for keep in _ranked(table.dice, values, most)
        ]

    def _look(self, table: DiceTable) -> Turn:
        turn = self._turn
        if turn is None or turn.key != _key(table):
            turn = Turn(table)
            self._turn = turn
        return turn


BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Easy,
    "medium": Level(DiceMind(), 1000, 0.5, explore=0.5, wide=1.0),
    "strong": Strong,
}
"""The game's own bots by name, from the weakest to the strongest."""


def _table_of(sight: Sight) -> DiceTable:
    assert isinstance(sight, DiceSight), "this bot only plays caesar_dice"
    return sight.table


def _key(table: DiceTable) -> tuple[int, ...]:
    """All that a turn depends on but its dice."""
    facts = [table.round, table.turn, table.turns_in_row, table.consul, table.consul_dice]
    facts += [table.wealth(seat) for seat in range(len(table.bronze))]
    return tuple(facts)


def _ranked(hand: int, values: list[float], most: int) -> list[int]:
    """The best keeps first; of equal ones that with more dice, which is simpler to do."""
    left = list(KEEPS[hand])
    ranked: list[int] = []
    while left and len(ranked) < most:
        best = left[-1]
        for i in range(len(left) - 2, -1, -1):
            if values[left[i]] > values[best] + EPSILON:
                best = left[i]
        ranked.append(best)
        left.remove(best)
    return ranked


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


class Turn:
    """A turn seen from its beginning: what every full hand, and every keep, would be worth to the thrower."""

    def __init__(self, table: DiceTable) -> None:
        self.key: Final = _key(table)
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
        self.wish: Final[list[float]] = [0.0] * ALL
        """What each full hand is worth at the end of the turn."""
        self._judge()
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

    def spoils(self) -> int:
        """What five bombs bring."""
        return GOLD_VALUE + SILVER_VALUE * self.silver_left

    def settles(self, hand: int) -> bool:
        """Whether the game is over if the turn ends with this hand."""
        kind = self.kind(hand)
        if kind == CAESAR or self.round < LAST_ROUND or self.consul < 0:
            return kind == CAESAR
        return kind == DICTATOR or (kind != OVERTHROW and self.onwards.turns <= 0.0)

    def lasting(self, hand: int) -> float:
        """The chance that the thrower wins the round if the turn ends with this hand."""
        kind = self.kind(hand)
        if kind in (CONSUL, OVERTHROW):
            return self.rounds.prospect(STANDING[hand], self.rounds.turns).win[0]
        if kind == DICTATOR:
            return 1.0
        if kind == CAESAR:
            return 0.0
        return self.onwards.win[(self.me - self.origin) % self.seats]

    def finals(self, keep: int, throws: int) -> list[float]:
        """How likely each full hand is at the end, if this is kept after so many throws and best play follows."""
        chance = [0.0] * ALL
        chance[keep] = 1.0
        if keep < FIRST_FULL:
            scatter(chance)
            if throws < 2:
                chance = followed(chance, self.best_last)
        return chance

    def _judge(self) -> None:
        """Fill in the wish: hands with the same consequences are judged once."""
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
        total[seat] += self.spoils()
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


# Hints: facts from the same tables


def _percent(chance: float) -> float:
    return round(100.0 * chance, 1)


_looked: Final[list[Turn]] = []  # the turn last asked about: its tables take a moment


def why(sight: Sight, move: int) -> Message:
    """What speaks for this keep, or what there is to know about it."""
    table = _table_of(sight)
    if not _looked or _looked[0].key != _key(table):
        _looked[:] = [Turn(table)]
    return explain(_looked[0], table.dice, move, table.throws)


def explain(turn: Turn, hand: int, keep: int, throws: int) -> Message:
    """Why one would keep this: the chances of what matters most now. All numbers are exact, given the tables."""
    value = turn.values(throws)[keep]
    if value < NEARLY and turn.kind(hand) != CAESAR:
        return Message("hint-lost")
    if turn.settles(hand) and turn.wish[hand] > 1.0 - NEARLY:
        if value <= 1.0 - NEARLY:
            return Message("hint-risk")
        if turn.kind(hand) in (LOWER, EQUAL):
            return Message("hint-won")
    return _explain_stop(turn, keep) if keep >= FIRST_FULL else _explain_throw(turn, hand, keep, throws)


def _explain_stop(turn: Turn, hand: int) -> Message:
    kind = turn.kind(hand)
    if kind == PASS:
        return Message("hint-stop-pass", {"chance": _percent(turn.lasting(hand))})
    if kind == CONSUL:
        return Message("hint-stop-consul", {"score": SCORE[hand], "chance": _percent(turn.lasting(hand))})
    consul = SeatRef(turn.consul)
    if kind == CAESAR:
        return Message(
            "hint-stop-caesar" if turn.wish[hand] > NEARLY else "hint-stop-caesar-short", {"coins": turn.spoils()}
        )
    if kind == DICTATOR:
        return Message("hint-stop-dictator", {"coins": turn.rounds.prize})
    if kind == COUP:
        return Message("hint-stop-coup", {"consul": consul, "coins": turn.payment(hand)})
    if kind == OVERTHROW:
        args: dict[str, object] = {"score": SCORE[hand], "consul": consul, "chance": _percent(turn.lasting(hand))}
        return Message("hint-stop-overthrow", args)
    if kind == EQUAL:
        return Message("hint-stop-equal", {"consul": consul, "score": SCORE[hand]})
    return Message("hint-stop-lower", {"consul": consul, "coins": -turn.payment(hand)})


def _explain_throw(turn: Turn, hand: int, keep: int, throws: int) -> Message:
    chance = turn.finals(keep, throws)
    kinds = [0.0] * 8
    lasting = 0.0
    due = 0.0
    saving = 0.0  # the best share of the victory without an overthrow, a Dictator or a Caesar
    for final in range(FIRST_FULL, ALL):
        likely = chance[final]
        if likely > 0.0:
            kind = turn.kind(final)
            kinds[kind] += likely
            lasting += likely * turn.lasting(final)
            if kind == LOWER:
                due -= likely * turn.payment(final)
            if kind in (LOWER, EQUAL, COUP):
                saving = max(saving, turn.wish[final])
    now = turn.kind(hand)
    args: dict[str, object] = {"now": _percent(turn.lasting(hand)), "then": _percent(lasting), "score": SCORE[hand]}
    if now == CONSUL:
        return Message("hint-improve-consul", args)
    if turn.consul < 0:
        return Message("hint-first", {"chance": _percent(kinds[CONSUL]), "then": _percent(lasting)})
    if now == OVERTHROW:
        return Message("hint-improve-overthrow", args)
    bombs = kinds[COUP] + kinds[DICTATOR] + kinds[CAESAR]
    stake = min(LAURELS[turn.consul_dice], turn.purses[turn.consul])
    beating: dict[str, object] = {
        "consul": SeatRef(turn.consul),
        "score": SCORE[turn.consul_dice],
        "chance": _percent(kinds[OVERTHROW]),
    }
    if BOMBS[keep] >= 3:
        more: dict[str, object] = {"dictator": _percent(kinds[DICTATOR]), "caesar": _percent(kinds[CAESAR])}
        return Message("hint-more-bombs", more)
    if BOMBS[keep] > 0 and bombs > kinds[OVERTHROW]:
        risky: dict[str, object] = {
            "coup": _percent(kinds[COUP]),
            "coins": stake,
            "dictator": _percent(kinds[DICTATOR] + kinds[CAESAR]),
        }
        return Message("hint-bombs", risky)
    if turn.round == LAST_ROUND and saving < NEARLY and kinds[OVERTHROW] > 0.0:
        return Message("hint-needed", beating)
    if kinds[OVERTHROW] >= 0.1:
        beating["coup"] = _percent(kinds[COUP])
        return Message("hint-beat", beating)
    beating["coins"] = round(due, 2)
    return Message("hint-tribute", beating)
