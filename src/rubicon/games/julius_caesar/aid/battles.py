"""The player aid of Julius Caesar: the odds of the battle that is fought, and of those that are planned.

All of it comes from a Sight. Where a viewer cannot tell all blocks at a place,
the odds are the mean over positions that agree with all that was seen, always
the same ones for the same Sight, with an interval.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from rubicon.core.errors import IllegalMove, WrongSeat
from rubicon.core.game import Sight
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from rubicon.core.statistics import Z95
from rubicon.games.julius_caesar.aid.battle_model import ATTACKER, DEFENDER, Odds, battle_at
from rubicon.games.julius_caesar.aid.odds import battle_odds
from rubicon.games.julius_caesar.aid.sampled_odds import SEED
from rubicon.games.julius_caesar.rules.box import MARCH, MARS, NEPTUNE, SAIL
from rubicon.games.julius_caesar.rules.box_checks import GAME_NAME
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import MOVING, NOBODY, SURPRISING, Table
from rubicon.games.julius_caesar.sight.sight import JuliusSight

IMAGINED: Final = 100
"""How many positions are imagined where not all can be told."""
LONGEST_PLAN: Final = 24


class Prospect:
    """The odds at one place."""

    def __init__(self, place: int, attacker: int, number: int, surprise: bool, odds: Odds) -> None:
        self.place: Final = place
        self.attacker: Final = attacker
        self.round: Final = number
        """The round that is fought; 0 where the battle is still to come."""
        self.surprise: Final = surprise
        self.odds: Final = odds
        self.survive: Final[list[tuple[int, int, float]]] = []
        """Of the blocks that the viewer can tell: the side on which each fights, and its chance to be left on it."""

    def chance_of(self, side: int) -> tuple[float, float, float]:
        """The chance of a side to have the place in the end, and its interval."""
        odds = self.odds
        if side == self.attacker:
            return odds.chance, odds.low, odds.high
        return 1.0 - odds.chance, 1.0 - odds.high, 1.0 - odds.low


def prospects(sight: JuliusSight, plan: tuple[int, ...] = ()) -> list[Prospect]:
    """The odds of the battle that is fought, or else of all that are to come.

    With a plan of marches: of the battles to which these lead, if they are made
    one after the other.
    """
    worlds = _Worlds(sight, plan)
    return [_prospect(sight, worlds, place) for place in _fields(sight, worlds.at(0).table, worlds.plan)]


class _Worlds:
    """Positions that agree with a Sight, after the planned marches; always the same ones."""

    def __init__(self, sight: JuliusSight, plan: tuple[int, ...]) -> None:
        self.sight: Final = sight
        self.rng: Final = Rng(SEED)
        first = sight.imagine(self.rng)
        self.plan: Final = _possible(sight, first, plan)
        self.states: Final[list[JuliusState]] = [first]

    def at(self, number: int) -> JuliusState:
        """One of them."""
        while len(self.states) <= number:
            state = self.sight.imagine(self.rng)
            for move in self.plan:
                state.apply(state.table.seat, move)
            self.states.append(state)
        return self.states[number]


def _possible(sight: JuliusSight, state: JuliusState, plan: tuple[int, ...]) -> tuple[int, ...]:
    """Make the planned marches, one after the other, and say which were made: a road may be full before the last.

    Marches and their limits depend only on what the seat knows, so that what is
    possible in one position that agrees with its Sight is so in all.
    """
    if not plan:
        return ()
    seat = sight.seat
    if seat is None:
        raise WrongSeat(Message("error-seat-spectator"), GAME_NAME)
    kinds = sight.box.move_kind
    if state.table.phase != MOVING or len(plan) > LONGEST_PLAN:
        raise IllegalMove(Message("refusal-plan"), GAME_NAME)
    if any(move >= len(kinds) or kinds[move] not in (MARCH, SAIL) for move in plan):
        raise IllegalMove(Message("refusal-plan"), GAME_NAME)
    state.play(seat, plan[0])
    made = [plan[0]]
    for move in plan[1:]:
        if state.table.phase == MOVING and state.table.seat == seat and move in state.moves(seat):
            state.apply(seat, move)
            made.append(move)
    return tuple(made)


def _fields(sight: JuliusSight, table: Table, plan: tuple[int, ...]) -> list[int]:
    box = sight.box
    if plan:
        led = {box.move_place[move] for move in plan}
    elif table.round > 0:
        led = {table.field}
    else:
        led = set(range(box.places))
    return [
        place
        for place in range(box.places)
        if place in led and table.attacker[place] != NOBODY and table.held[place] and table.held[box.places + place]
    ]


def _prospect(sight: JuliusSight, worlds: _Worlds, place: int) -> Prospect:
    box = sight.box
    table = worlds.at(0).table
    fought = table.round > 0
    # J5.3: which battle it will be is said when the moves are done.
    surprise = table.surprise == place or (
        table.event in (MARS, NEPTUNE) and table.phase in (MOVING, SURPRISING) and table.attacker[place] == table.seat
    )
    known: dict[tuple[object, ...], Odds] = {}
    shares: list[list[float]] = [[] for _ in range(box.blocks)]
    found: list[Odds] = []
    for number in range(1 if _all_known(sight, place) else IMAGINED):
        state = worlds.at(number)
        battle = battle_at(state.table, box, place, surprise)
        assert battle is not None, "who stands where is seen by everybody"
        key = battle.key()
        odds = known.get(key)
        if odds is None:
            odds = battle_odds(battle)
            known[key] = odds
        found.append(odds)
        i = 0
        for b in range(box.blocks):
            if state.table.where[b] == place:
                shares[b].append(odds.survive[i])
                i += 1
    answer = Prospect(
        place,
        table.striker if fought else table.attacker[place],
        table.round,
        surprise and table.round <= 1,
        found[0] if len(found) == 1 else _mean(found),
    )
    for b in range(box.blocks):
        if table.where[b] == place and sight.table.where[b] >= 0:
            answer.survive.append((b, table.side[b], _average(shares[b])))
    return answer


def _all_known(sight: JuliusSight, place: int) -> bool:
    """Whether the viewer can tell every block there, and its strength."""
    if any(token[0] == place for token in sight.tokens):
        return False
    table = sight.table
    return all(table.where[b] != place or table.strength[b] > 0 for b in range(sight.box.blocks))


def _average(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def _mean(found: list[Odds]) -> Odds:
    """The mean of what may be, and how far it may be from that of all positions."""
    times = len(found)
    chance = _average([odds.chance for odds in found])
    spread = 0.0
    battles = times
    for odds in found:
        spread += (odds.chance - chance) ** 2
        battles += odds.battles
    half = Z95 * sqrt(spread / (times - 1) / times)
    steps = (
        _average([odds.steps[ATTACKER] for odds in found]),
        _average([odds.steps[DEFENDER] for odds in found]),
    )
    return Odds(chance, steps, [], max(0.0, chance - half), min(1.0, chance + half), battles)


def aid(sight: Sight, plan: tuple[int, ...] = ()) -> dict[str, object]:
    """The odds as plain data, for the browser. Chances to win are the attacker's."""
    assert isinstance(sight, JuliusSight), "this aid only knows julius_caesar"
    box = sight.box
    return {
        "battles": [
            {
                "place": box.ids[one.place],
                "attacker": one.attacker,
                "round": one.round,
                "surprise": one.surprise,
                "chance": one.odds.chance,
                "low": one.odds.low,
                "high": one.odds.high,
                "exact": one.odds.exact,
                "steps": list(one.odds.steps),
                "blocks": [
                    {"block": box.block_ids[b], "side": side, "survives": share} for b, side, share in one.survive
                ],
            }
            for one in prospects(sight, plan)
        ]
    }
