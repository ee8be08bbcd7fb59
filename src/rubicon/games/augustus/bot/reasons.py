"""Why a move may be a good one: the most telling thing about it, in a sentence with facts that are certain.

All of them can be read off the open table and the own missions: what becomes complete and what that brings, how many
draws a mission still takes on average, which tokens are left in the bag.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import (
    ALL_FOUR,
    COLOURS,
    FIRST_COUNT,
    GOLD,
    JOKER,
    LEAST_COUNT,
    MOST_COUNT,
    NONE,
    REWARDS,
    SYMBOLS,
    WHEAT,
    Box,
)
from rubicon.games.augustus.rules.legal_moves import complete_missions, legions_placed
from rubicon.games.augustus.rules.notation import (
    BRING,
    CLAIM,
    CLEAR,
    DECLINE,
    FROM,
    GIVE,
    KEEP,
    LOSE,
    PASS,
    PUT,
    REMOVE,
    RESOLVE,
    TAKE,
)
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.scoring import score
from rubicon.games.augustus.rules.table import REARRANGING, Table, count
from rubicon.games.augustus.sight.card_view import effect_words
from rubicon.games.augustus.sight.expected_draws import expected_from
from rubicon.games.augustus.sight.sight import AugustusSight

GOAL: Final = 7


def why(sight: Sight, move: int) -> Message:
    """What speaks for this move, or what there is to know about it."""
    assert isinstance(sight, AugustusSight)
    assert sight.seat is not None, "only who has a seat can decide"
    return _Look(sight, sight.seat).reason(move)


class _Look:
    """A position, seen by who decides."""

    def __init__(self, sight: AugustusSight, seat: int) -> None:
        self.sight: AugustusSight = sight
        self.seat: int = seat
        self.table: Table = sight.table
        self.box: Box = sight.box

    def reason(self, move: int) -> Message:
        """By the kind of decision."""
        verb = notation.verb(move)
        if verb == PASS:
            return self._passes()
        if verb in (CLAIM, DECLINE):
            return self._claims(verb == CLAIM)
        if verb == GIVE:
            other = move - GIVE
            return Message("hint-give", {"player": SeatRef(other), "points": score(self.table, self.box, other)})
        if verb in (PUT, BRING):
            return self._puts(move - verb, verb == BRING)
        if verb == FROM:
            return self._takes_from(move - FROM)
        if verb == REMOVE:
            return self._removes(move - REMOVE)
        mission = move - verb
        if verb in (KEEP, TAKE):
            return self._chooses(mission, verb)
        title = self.box.titles[mission]
        if verb == notation.COMPLETE:
            fields = count(self.box.need[mission] - self.table.cover[mission])
            return self._brings(mission) or Message("hint-finishes", {"mission": title, "fields": fields})
        if verb == RESOLVE:
            if self.box.kind[mission] == NONE:
                return Message("hint-resolve-plain", {"mission": title})
            return Message("hint-resolve", {"mission": title, "effect": effect_words(self.box, mission)})
        if verb == CLEAR:
            return Message("hint-clear", {"mission": title, "legions": count(self.table.cover[mission])})
        assert verb == LOSE
        return Message("hint-lose", {"mission": title, "points": self.box.points[mission]})

    # Legions

    def _puts(self, field: int, moved: bool) -> Message:
        box = self.box
        table = self.table
        mission = field // 6
        symbol = field % 6
        title = box.titles[mission]
        if table.phase == REARRANGING and table.left == 0:
            legions = legions_placed(table, box, self.seat)
            return Message("hint-rearranges", {"mission": title, "legions": legions})
        free = box.need[mission] - table.cover[mission]
        after = free - (1 << 3 * symbol)
        if after == 0:
            told = self._brings(mission)
            if told is not None:
                return told
            if box.kind[mission] != NONE:
                return Message("hint-completes-effect", {"mission": title, "effect": effect_words(box, mission)})
            return Message("hint-completes", {"mission": title, "points": box.points[mission]})
        if count(after) == 1 and not moved:
            last = 0
            while not after >> 3 * last & 7:
                last += 1
            return self._one_left(title, last)
        if table.phase != REARRANGING and table.effect < 0 and table.token == JOKER:
            args: dict[str, object] = {"mission": title, "symbol": _symbol(symbol), "tokens": table.bag[symbol]}
            return Message("hint-joker", args)
        args = {"mission": title, "before": self._draws(free), "after": self._draws(after)}
        return Message("hint-nearer", args)

    def _one_left(self, title: str, last: int) -> Message:
        """How many of the tokens in the bag fit the last field."""
        table = self.table
        fitting = table.bag[JOKER]
        for symbol in range(JOKER):
            if table.usable[self.seat * 6 + symbol] >> last & 1:
                fitting += table.bag[symbol]
        args: dict[str, object] = {
            "mission": title,
            "symbol": _symbol(last),
            "fitting": fitting,
            "tokens": sum(table.bag),
        }
        return Message("hint-one-left", args)

    def _takes_from(self, source: int) -> Message:
        box = self.box
        cover = self.table.cover
        target = self.table.plans[self.seat][-1] - BRING
        mission = source // 6
        free = box.need[mission] - cover[mission]
        after = free + (1 << 3 * (source % 6))
        title = box.titles[mission]
        if target // 6 == mission:
            after -= 1 << 3 * (target % 6)
            return Message("hint-shifts", {"mission": title, "before": self._draws(free), "after": self._draws(after)})
        return Message("hint-from", {"mission": title, "before": self._draws(free), "after": self._draws(after)})

    def _removes(self, field: int) -> Message:
        mission = field // 6
        free = self.box.need[mission] - self.table.cover[mission]
        after = self._draws(free + (1 << 3 * (field % 6)))
        return Message(
            "hint-remove", {"mission": self.box.titles[mission], "before": self._draws(free), "after": after}
        )

    def _passes(self) -> Message:
        table = self.table
        if table.phase == REARRANGING:
            legions = legions_placed(table, self.box, self.seat)
            return Message("hint-pass-order", {"legions": legions})
        if table.supply[self.seat] > 0:
            return Message("hint-pass-keeps", {"legions": table.supply[self.seat]})
        return Message("hint-pass-stays")

    # Missions

    def _brings(self, mission: int) -> Message | None:
        """What controlling it brings beyond its own points: the end, or a reward that nobody has yet."""
        box = self.box
        title = box.titles[mission]
        if len(self._mine()) + 1 >= GOAL:
            return Message("hint-ends", {"mission": title})
        tile = self._reward(mission)
        if tile < 0:
            return None
        reward = NameRef(f"reward-{REWARDS[tile]}")
        return Message("hint-completes-reward", {"mission": title, "reward": reward, "points": box.rewards[tile]})

    def _reward(self, mission: int) -> int:
        """A free reward for colours, gold or wheat that is due with this mission; -1 if there is none."""
        table = self.table
        box = self.box
        colour = box.colour[mission]
        counts = self._colours()
        if table.tiles[colour] < 0 and counts[colour] == 2:
            return colour
        if table.tiles[ALL_FOUR] < 0 and counts[colour] == 0 and counts.count(0) == 1:
            return ALL_FOUR
        for tile in (GOLD, WHEAT):
            amount = box.gold[mission] if tile == GOLD else box.wheat[mission]
            if amount and table.tiles[tile] < 0:
                return tile
        return -1

    def _colours(self) -> list[int]:
        counts = [0] * len(COLOURS)
        for mission in self._mine():
            counts[self.box.colour[mission]] += 1
        return counts

    def _mine(self) -> set[int]:
        """The missions controlled, and those that are complete and will be when their turn has come."""
        table = self.table
        mine = {*table.controlled[self.seat], *complete_missions(table, self.box, self.seat)}
        if table.turn == self.seat:
            mine.update(table.chain)
            if table.effect >= 0:
                mine.add(table.effect)
        return mine

    def _chooses(self, mission: int, verb: int) -> Message:
        box = self.box
        table = self.table
        title = box.titles[mission]
        tile = self._reward(mission)
        if 0 <= tile <= ALL_FOUR:
            args: dict[str, object] = {
                "mission": title,
                "reward": NameRef(f"reward-{REWARDS[tile]}"),
                "points": box.rewards[tile],
            }
            return Message("hint-mission-reward", args)
        offered = [other - verb for other in self.sight.moves if notation.verb(other) == verb]
        draws = self.sight.draws(mission)
        if min([self.sight.draws(other) for other in offered]) == draws:
            return Message("hint-mission-quick", {"draws": round(draws, 1), "points": box.points[mission]})
        if max([box.points[other] for other in offered]) == box.points[mission]:
            return Message("hint-mission-points", {"draws": round(draws, 1), "points": box.points[mission]})
        for good in (GOLD, WHEAT):
            amount = box.gold[mission] if good == GOLD else box.wheat[mission]
            if amount:
                holder = table.tiles[good]
                most = 0 if holder < 0 else output(table, box, holder, good)
                mine = output(table, box, self.seat, good) + amount
                if holder != self.seat and mine >= most:
                    reward = NameRef(f"reward-{REWARDS[good]}")
                    return Message("hint-mission-goods", {"mine": mine, "most": most, "reward": reward})
        return Message("hint-mission", {"draws": round(draws, 1), "points": box.points[mission]})

    def _draws(self, free: int) -> float:
        """How many draws these fields take on average, from the tokens really left."""
        return round(expected_from(free, self.sight.next_bag()), 1)

    # Rewards

    def _claims(self, claim: bool) -> Message:
        table = self.table
        box = self.box
        number = len(table.controlled[self.seat])
        points = box.rewards[FIRST_COUNT + number - LEAST_COUNT]
        for later in range(number + 1, MOST_COUNT + 1):
            tile = FIRST_COUNT + later - LEAST_COUNT
            if table.tiles[tile] < 0:
                rivals = 0
                for seat in range(len(table.supply)):
                    if seat != self.seat:
                        rivals = max(rivals, len(table.controlled[seat]))
                args: dict[str, object] = {
                    "points": points,
                    "next": box.rewards[tile],
                    "number": later,
                    "own": number,
                    "rivals": rivals,
                }
                return Message("hint-claim" if claim else "hint-decline", args)
        return Message("hint-claim-last" if claim else "hint-decline-none", {"points": points})


def _symbol(symbol: int) -> NameRef:
    return NameRef(f"symbol-{SYMBOLS[symbol]}")
