"""Exact odds of a battle: the chances of all pairs of lines, carried on from volley to volley.

It is settled where each hit goes, so a line that has taken some hits is one line,
and a battle is a walk over pairs of lines. Blocks of one letter and firepower
throw their dice together.
"""

from __future__ import annotations

from math import comb
from typing import Final

from rubicon.games.julius_caesar.aid.battle_model import (
    ATTACKER,
    DEFENDER,
    LETTERS,
    NONE,
    ROUNDS,
    Battle,
    Odds,
    last_step,
)
from rubicon.games.julius_caesar.rules.box import LEVELS

MOST_PAIRS: Final = 12_000
"""Pairs of lines that are followed at once; with more there is no exact answer."""

_ACTED: Final = 1
_SHIFT: Final = 22
_LOW: Final = (1 << _SHIFT) - 1

# Which blocks of a line can be hit: the main force, all, or in round 4 those whose turn to leave has not come.
_MAIN: Final = 0
_ALL: Final = 1
_LEAVING: Final = 2


def exact_odds(battle: Battle) -> Odds | None:
    """The exact odds, or nothing if there are too many pairs of lines."""
    return _Calculation(battle).odds()


def _binomials() -> list[list[list[float]]]:
    """`[firepower][dice][hits]`."""
    found: list[list[list[float]]] = []
    for power in range(7):
        rows: list[list[float]] = []
        for dice in range(_MOST_DICE + 1):
            rows.append(
                [comb(dice, hits) * float(power) ** hits * float(6 - power) ** (dice - hits) / 6.0**dice
                 for hits in range(dice + 1)]
            )  # fmt: skip
        found.append(rows)
    return found


_MOST_DICE: Final = 64
"""Blocks of one letter and firepower on one side throw no more dice than this together."""
_CHANCES: Final[list[list[list[float]]]] = _binomials()


class _Line:
    """All the shapes that one side can take in a battle, each with a number: the strengths of its blocks.

    Cleopatra has a place in both lines, and is in one of them.
    """

    def __init__(self, battle: Battle, side: int) -> None:
        self.side: Final = side
        own = [i for i, f in enumerate(battle.fighters) if f.side == side or f.queen]
        own.sort(key=lambda i: (battle.fighters[i].hit_priority(), i))
        self.members: Final = own
        self.fighters: Final = [battle.fighters[i] for i in own]
        self.queen: Final = self._queen()
        self.shapes: Final[list[tuple[int, ...]]] = []
        self.numbers: Final[dict[tuple[int, ...], int]] = {}
        self.hit: Final[list[list[int]]] = [[] for _ in range(_LEAVING + LETTERS)]
        """For each set of blocks that can be hit, and each shape: the shape after a hit; `NONE` if there is nobody."""
        self.start: Final = self.number(tuple([f.strength if f.side == side else 0 for f in self.fighters]))

    def _queen(self) -> int:
        for slot in range(len(self.fighters)):
            if self.fighters[slot].queen:
                return slot
        return NONE

    def number(self, shape: tuple[int, ...]) -> int:
        """The number of a shape."""
        found = self.numbers.get(shape, NONE)
        if found == NONE:
            found = len(self.shapes)
            self.numbers[shape] = found
            self.shapes.append(shape)
            for after in self.hit:
                after.append(-2)  # not known yet
        return found

    def after(self, shape: int, among: int) -> int:
        """The shape after one more hit, or `NONE` when nobody is there to take it."""
        found = self.hit[among][shape]
        if found == -2:
            slot = self._target(shape, among)
            if slot == NONE:
                found = NONE
            else:
                strengths = list(self.shapes[shape])
                strengths[slot] = self.fighters[slot].down[strengths[slot]]
                found = self.number(tuple(strengths))
            self.hit[among][shape] = found
        return found

    def _target(self, shape: int, among: int) -> int:
        strengths = self.shapes[shape]
        best = NONE
        most = 0
        for slot in range(len(strengths)):
            if strengths[slot] > most and self.stands(slot, among):
                most = strengths[slot]
                best = slot
        return best

    def stands(self, slot: int, among: int) -> bool:
        """Whether a block is in the line, as far as that depends on the round."""
        f = self.fighters[slot]
        if among == _MAIN:
            return not f.reserve or f.side != self.side  # Cleopatra comes over into the line, never into the reserve
        return among == _ALL or f.letters[ATTACKER] >= among - _LEAVING

    def has_queen(self, shape: int) -> bool:
        """Whether Cleopatra is on this side."""
        return self.queen >= 0 and self.shapes[shape][self.queen] > 0

    def joined(self, shape: int) -> int:
        """The shape with Cleopatra, who comes over with her last step (7.52)."""
        strengths = list(self.shapes[shape])
        strengths[self.queen] = last_step(self.fighters[self.queen])
        return self.number(tuple(strengths))

    def empty(self, shape: int) -> bool:
        """Whether nobody is left."""
        return max(self.shapes[shape]) == 0

    def disrupted(self, shape: int) -> int:
        """7.31: the shape with a step less for everybody."""
        strengths = self.shapes[shape]
        return self.number(tuple([self.fighters[s].down[strengths[s]] for s in range(len(strengths))]))


class _Calculation:
    """The chances of all pairs of lines, carried on through a battle."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.lines: Final = [_Line(battle, ATTACKER), _Line(battle, DEFENDER)]
        self.partial: bool = True
        """In the round in which we begin some may have acted."""
        self.wins: float = 0.0
        self.left: Final[list[dict[int, float]]] = [{}, {}]
        """How likely each line is in the end."""
        self.beaten: Final[list[dict[int, float]]] = [{}, {}]
        """What goes on in round 2 because a main force is gone; in the second one the roles are changed."""

    def odds(self) -> Odds | None:
        """The answer, or nothing if there are too many pairs."""
        battle = self.battle
        for side in (ATTACKER, DEFENDER):
            if sum([f.strength for f in battle.fighters if f.side == side]) + LEVELS > _MOST_DICE:
                return None
        queen = NONE
        for i in range(len(battle.fighters)):
            if battle.fighters[i].queen:
                queen = i
        acted = _ACTED if queen >= 0 and battle.fighters[queen].acted else 0
        now = {self._pair(self.lines[0].start, self.lines[1].start, acted): 1.0}
        among = _MAIN if battle.number == 1 else _ALL
        now = self._settle(now, among)
        if battle.hits > 0:
            now = self._settle(self._suffer(now, battle.hits, battle.suffering, among), among)
        if battle.firing >= 0:
            now = self._single_volley(now, battle.firing, among)
        now = self._round(now, battle.number, ATTACKER)
        self.partial = False
        for number in range(battle.number + 1, ROUNDS + 1):
            if number == 2:
                _merge(self.beaten[ATTACKER], now)
                swapped = self.beaten[DEFENDER]
                for late in range(2, ROUNDS + 1):
                    if len(swapped) > MOST_PAIRS:
                        return None
                    swapped = self._round(swapped, late, DEFENDER)
                self._attackers_left(swapped, DEFENDER)
            if len(now) > MOST_PAIRS:
                return None
            now = self._round(now, number, ATTACKER)
        self._attackers_left(now, ATTACKER)
        return self._result()

    def _pair(self, attackers: int, defenders: int, acted: int) -> int:
        return (attackers << _SHIFT | defenders) << 1 | acted

    # A round

    def _round(self, now: dict[int, float], number: int, striker: int) -> dict[int, float]:
        """J6.1: all turns of a round, in order."""
        if not self.partial:
            now = _new_round(now)
        surprise = self.battle.surprise and number == 1
        for rank in range(2 * LETTERS):
            letter = rank % LETTERS if surprise else rank // 2
            attacks = rank < LETTERS if surprise else rank % 2 == 1
            side = striker if attacks else 1 - striker
            among = _MAIN if number == 1 else _ALL
            if number == ROUNDS:
                if attacks:
                    continue  # they leave
                among = _LEAVING + letter
            for power in self._powers(side, striker, letter):
                now = self._volley(now, side, striker, letter, power, among)
            if self.lines[ATTACKER].queen >= 0:
                now = self._cleopatra_fires(now, striker, rank, surprise, among, number == ROUNDS)
        return now

    def _powers(self, side: int, striker: int, letter: int) -> list[int]:
        role = ATTACKER if side == striker else DEFENDER
        found: list[int] = []
        for f in self.lines[side].fighters:
            if f.letters[role] == letter and not f.queen and f.powers[role] not in found:
                found.append(f.powers[role])
        return found

    def _volley(
        self, now: dict[int, float], side: int, striker: int, letter: int, power: int, among: int
    ) -> dict[int, float]:
        """All blocks of one side, letter and firepower throw their dice."""
        line = self.lines[side]
        role = ATTACKER if side == striker else DEFENDER
        slots: list[int] = []
        for slot in range(len(line.fighters)):
            f = line.fighters[slot]
            if f.queen or f.letters[role] != letter or f.powers[role] != power:
                continue
            if (self.partial and f.acted) or (among == _MAIN and f.reserve):
                continue
            slots.append(slot)
        if not slots:
            return now
        then: dict[int, float] = {}
        for pair, chance in now.items():
            acted = pair & 1
            attackers = pair >> (_SHIFT + 1)
            defenders = pair >> 1 & _LOW
            strengths = line.shapes[attackers if side == ATTACKER else defenders]
            dice = 0
            for slot in slots:
                dice += strengths[slot]
            self._apply_hits(then, chance, attackers, defenders, acted, 1 - side, _CHANCES[power][dice], among)
        return self._settle(then, among)

    def _single_volley(self, now: dict[int, float], fighter: int, among: int) -> dict[int, float]:
        """The dice of a single block, which are about to fall when we begin."""
        f = self.battle.fighters[fighter]
        then: dict[int, float] = {}
        for pair, chance in now.items():
            row = _CHANCES[f.powers[f.side]][f.strength]
            self._apply_hits(then, chance, pair >> (_SHIFT + 1), pair >> 1 & _LOW, pair & 1, 1 - f.side, row, among)
        return self._settle(then, among)

    def _cleopatra_fires(
        self, now: dict[int, float], striker: int, rank: int, surprise: bool, among: int, last: bool
    ) -> dict[int, float]:
        """Cleopatra's turn, where it has come: it depends on whose side she is on, and she may just have come over."""
        then: dict[int, float] = {}
        line = self.lines[ATTACKER]
        queen = line.fighters[line.queen]
        fired = False
        for pair, chance in now.items():
            attackers = pair >> (_SHIFT + 1)
            defenders = pair >> 1 & _LOW
            side = ATTACKER if line.has_queen(attackers) else DEFENDER
            own = self.lines[side]
            shape = attackers if side == ATTACKER else defenders
            role = ATTACKER if side == striker else DEFENDER
            turn = 2 * queen.letters[role] + (1 if role == ATTACKER else 0)
            if surprise:
                turn = queen.letters[role] + (0 if role == ATTACKER else LETTERS)
            waits = pair & 1 or turn > rank or (last and role == ATTACKER)
            if waits or not own.has_queen(shape) or not own.stands(own.queen, _ALL if last else among):
                then[pair] = then.get(pair, 0.0) + chance
                continue
            fired = True
            row = _CHANCES[queen.powers[role]][own.shapes[shape][own.queen]]
            self._apply_hits(then, chance, attackers, defenders, _ACTED, 1 - side, row, among)
        return self._settle(then, among) if fired else now

    # Hits

    def _apply_hits(
        self,
        then: dict[int, float],
        chance: float,
        attackers: int,
        defenders: int,
        acted: int,
        target: int,
        row: list[float],
        among: int,
    ) -> None:
        """No hit, one hit, two hits: what each leads to. When nobody is left to be hit the rest is lost."""
        rest = chance
        last = len(row) - 1
        for hits in range(last):
            part = chance * row[hits]
            at = (attackers << _SHIFT | defenders) << 1 | acted
            pair = self._hit(attackers, defenders, target, among)
            if pair == NONE:
                break
            if part > 0.0:
                then[at] = then.get(at, 0.0) + part
                rest -= part
            attackers = pair >> _SHIFT
            defenders = pair & _LOW
        at = (attackers << _SHIFT | defenders) << 1 | acted
        then[at] = then.get(at, 0.0) + rest

    def _hit(self, attackers: int, defenders: int, target: int, among: int) -> int:
        """Both lines after one hit, Cleopatra's change of sides included."""
        line = self.lines[target]
        before = attackers if target == ATTACKER else defenders
        after = line.after(before, among)
        if after == NONE:
            return NONE
        other = defenders if target == ATTACKER else attackers
        if line.has_queen(before) and not line.has_queen(after):
            other = self.lines[1 - target].joined(other)
        return after << _SHIFT | other if target == ATTACKER else other << _SHIFT | after

    def _suffer(self, now: dict[int, float], hits: int, side: int, among: int) -> dict[int, float]:
        then: dict[int, float] = {}
        row = [0.0] * hits + [1.0]
        for pair, chance in now.items():
            self._apply_hits(then, chance, pair >> (_SHIFT + 1), pair >> 1 & _LOW, pair & 1, side, row, among)
        return then

    # Who is left

    def _settle(self, now: dict[int, float], among: int) -> dict[int, float]:
        """Take out what is over, and in round 1 what goes on with disrupted reserves."""
        over: list[int] = []
        for pair in now:
            attackers = pair >> (_SHIFT + 1)
            defenders = pair >> 1 & _LOW
            if self.lines[ATTACKER].after(attackers, among if among < _LEAVING else _ALL) == NONE:
                over.append(pair)
            elif self.lines[DEFENDER].after(defenders, among if among < _LEAVING else _ALL) == NONE:
                over.append(pair)
        for pair in over:
            chance = now.pop(pair)
            attackers = pair >> (_SHIFT + 1)
            defenders = pair >> 1 & _LOW
            if among == _MAIN:
                self._main_force_gone(attackers, defenders, chance)
            else:
                self._end(attackers, defenders, chance)
        return now

    def _main_force_gone(self, attackers: int, defenders: int, chance: float) -> None:
        """J6.3: reserves are disrupted, and disrupted defenders become the attackers."""
        beaten = ATTACKER if self.lines[ATTACKER].after(attackers, _MAIN) == NONE else DEFENDER
        line = self.lines[beaten]
        shape = attackers if beaten == ATTACKER else defenders
        if line.empty(shape):
            self._end(attackers, defenders, chance)
            return
        other = defenders if beaten == ATTACKER else attackers
        after = line.disrupted(shape)
        if line.has_queen(shape) and not line.has_queen(after):
            other = self.lines[1 - beaten].joined(other)
        attackers = after if beaten == ATTACKER else other
        defenders = other if beaten == ATTACKER else after
        if line.empty(after):
            self._end(attackers, defenders, chance)
            return
        pool = self.beaten[beaten]
        pair = self._pair(attackers, defenders, 0)
        pool[pair] = pool.get(pair, 0.0) + chance

    def _end(self, attackers: int, defenders: int, chance: float) -> None:
        if self.lines[DEFENDER].empty(defenders):
            self.wins += chance
        self._leave(attackers, defenders, chance)

    def _leave(self, attackers: int, defenders: int, chance: float) -> None:
        self.left[ATTACKER][attackers] = self.left[ATTACKER].get(attackers, 0.0) + chance
        self.left[DEFENDER][defenders] = self.left[DEFENDER].get(defenders, 0.0) + chance

    def _attackers_left(self, now: dict[int, float], striker: int) -> None:
        """Whoever attacks has left."""
        for pair, chance in now.items():
            if striker == DEFENDER:
                self.wins += chance
            self._leave(pair >> (_SHIFT + 1), pair >> 1 & _LOW, chance)

    def _result(self) -> Odds:
        survive = [0.0] * len(self.battle.fighters)
        steps = [0.0, 0.0]
        for side in (ATTACKER, DEFENDER):
            line = self.lines[side]
            for shape, chance in self.left[side].items():
                strengths = line.shapes[shape]
                for slot in range(len(strengths)):
                    if strengths[slot] > 0:
                        f = line.fighters[slot]
                        steps[side] += chance * float(f.steps(strengths[slot]))
                        if f.side == side:
                            survive[line.members[slot]] += chance
        chance = min(1.0, self.wins)
        return Odds(chance, (steps[0], steps[1]), [min(1.0, s) for s in survive], chance, chance, 0)


def _new_round(now: dict[int, float]) -> dict[int, float]:
    """A new round: Cleopatra has not acted in it."""
    then: dict[int, float] = {}
    for pair, chance in now.items():
        at = pair & ~1
        then[at] = then.get(at, 0.0) + chance
    return then


def _merge(source: dict[int, float], into: dict[int, float]) -> None:
    """Add the chances of the source."""
    for pair, chance in source.items():
        into[pair] = into.get(pair, 0.0) + chance
