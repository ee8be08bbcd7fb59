"""The odds of one battle, if everybody fires to the end: exact wherever that is feasible.

What is assumed, for nobody can know what people will do:

- every block fires whenever it may; nobody passes, and nobody retreats before
  round 4, in which attackers must and find a way out;
- hits go to the strongest, as the rules say (J6.2), and among equals leaders and
  Cleopatra are spared first, then blocks that lose two dice with a step, then
  those with the greater firepower, then those with the earlier letter.

So it is settled where each hit goes, and a line that has taken some hits is one
line: a battle is a walk over pairs of lines, and the chances of all pairs are
carried on from volley to volley (blocks of one letter and firepower throw their
dice together). That is exact. Where reserves make too many pairs (`MOST_PAIRS`
at once) battles are thrown instead, always the same ones, and the answer has an
interval.
"""

from __future__ import annotations

from math import comb, sqrt
from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.box import LEADER, LEVELS, Box
from rubicon.games.julius_caesar.dice import HITS, TUMBLES
from rubicon.games.julius_caesar.table import NOBODY, Table

ATTACKER: Final = 0
DEFENDER: Final = 1
LETTERS: Final = 4
ROUNDS: Final = 4
"""In the last one attackers only retreat (J6.1)."""

MOST_PAIRS: Final = 12_000
"""Pairs of lines that are followed at once; beyond that battles are thrown."""
THROWN: Final = 4_000
"""How many battles are thrown where there are too many pairs."""
SEED: Final = 44
CONFIDENCE: Final = 1.96

_NONE: Final = -1
_ACTED: Final = 1
_SHIFT: Final = 22
_LOW: Final = (1 << _SHIFT) - 1

# Which blocks of a line can be hit: the main force, all, or in round 4 those whose turn to leave has not come.
_MAIN: Final = 0
_ALL: Final = 1
_LEAVING: Final = 2


class Fighter:
    """One block in a battle. `letters` and `powers` are those attacking and defending, `down` as in the box."""

    def __init__(
        self,
        name: str,
        side: int,
        strength: int,
        letters: tuple[int, int],
        powers: tuple[int, int],
        down: tuple[int, ...],
        reserve: bool = False,
        leader: bool = False,
        queen: bool = False,
        acted: bool = False,
    ) -> None:
        self.name: Final = name
        self.side: Final = side
        self.strength: Final = strength
        self.letters: Final = letters
        self.powers: Final = powers
        self.down: Final = down
        self.reserve: Final = reserve
        self.leader: Final = leader
        self.queen: Final = queen
        self.acted: Final = acted

    def steps(self, strength: int) -> int:
        """How many hits it takes from there to the end."""
        count = 0
        while strength > 0:
            strength = self.down[strength]
            count += 1
        return count

    def dearness(self) -> tuple[int, int, int, int]:
        """Among equally strong blocks the one with the least of this takes the hit."""
        gap = 1 if self.strength - self.down[self.strength] > 1 else 0
        return (
            1 if self.leader or self.queen else 0,
            gap,
            self.powers[self.side],
            -self.letters[self.side],
        )


class Battle:
    """A battle at some moment: who takes part, which round it is, and what is still to be settled of a volley."""

    def __init__(
        self,
        fighters: list[Fighter],
        number: int = 1,
        surprise: bool = False,
        firing: int = _NONE,
        hits: int = 0,
        suffering: int = ATTACKER,
    ) -> None:
        self.fighters: Final = fighters
        self.number: Final = number
        """The round."""
        self.surprise: Final = surprise
        """J5.3: attackers fire before all defenders in round 1."""
        self.firing: Final = firing
        """The fighter whose dice are about to fall, or -1."""
        self.hits: Final = hits
        self.suffering: Final = suffering
        """Hits that are still to be taken, and by whom."""

    def key(self) -> tuple[object, ...]:
        """Equal for battles with equal odds."""
        known = tuple(
            [
                (f.side, f.strength, f.letters, f.powers, f.down, f.reserve, f.leader, f.queen, f.acted)
                for f in self.fighters
            ]
        )
        return (known, self.number, self.surprise, self.firing, self.hits, self.suffering)


class Odds:
    """How a battle will go: chances from 0 to 1.

    `chance` is the attackers' chance to win; else the defenders hold the place.
    `low` and `high` are its 95% interval where `battles` were thrown, or
    imagined; both are the chance itself where it is `exact`.
    """

    def __init__(
        self, chance: float, steps: tuple[float, float], survive: list[float], low: float, high: float, battles: int
    ) -> None:
        self.chance: Final = chance
        self.steps: Final = steps
        """The steps that attackers and defenders will have left, on average, who retreated included."""
        self.survive: Final = survive
        """For each fighter: the chance to be left, on the side on which it began."""
        self.low: Final = low
        self.high: Final = high
        self.battles: Final = battles

    @property
    def exact(self) -> bool:
        """Whether it was computed and not sampled."""
        return self.battles == 0


def judge(battle: Battle) -> Odds:
    """The odds of a battle: exact, or from thrown battles where there are too many ways for it to go."""
    if not _alive(battle, ATTACKER) or not _alive(battle, DEFENDER):
        raise ValueError("a battle needs somebody on both sides")
    exact = _Reckoning(battle).odds()
    return throw(battle, THROWN) if exact is None else exact


def _alive(battle: Battle, side: int) -> bool:
    return any(f.side == side and f.strength > 0 for f in battle.fighters)


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
        own.sort(key=lambda i: (battle.fighters[i].dearness(), i))
        self.members: Final = own
        self.fighters: Final = [battle.fighters[i] for i in own]
        self.queen: Final = self._queen()
        self.shapes: Final[list[tuple[int, ...]]] = []
        self.numbers: Final[dict[tuple[int, ...], int]] = {}
        self.hit: Final[list[list[int]]] = [[] for _ in range(_LEAVING + LETTERS)]
        """For each set of blocks that can be hit, and each shape: the shape after a hit; `_NONE` if there is nobody."""
        self.start: Final = self.number(tuple([f.strength if f.side == side else 0 for f in self.fighters]))

    def _queen(self) -> int:
        for slot in range(len(self.fighters)):
            if self.fighters[slot].queen:
                return slot
        return _NONE

    def number(self, shape: tuple[int, ...]) -> int:
        """The number of a shape."""
        found = self.numbers.get(shape, _NONE)
        if found == _NONE:
            found = len(self.shapes)
            self.numbers[shape] = found
            self.shapes.append(shape)
            for after in self.hit:
                after.append(-2)  # not known yet
        return found

    def after(self, shape: int, among: int) -> int:
        """The shape after one more hit, or `_NONE` when nobody is there to take it."""
        found = self.hit[among][shape]
        if found == -2:
            slot = self._target(shape, among)
            if slot == _NONE:
                found = _NONE
            else:
                strengths = list(self.shapes[shape])
                strengths[slot] = self.fighters[slot].down[strengths[slot]]
                found = self.number(tuple(strengths))
            self.hit[among][shape] = found
        return found

    def _target(self, shape: int, among: int) -> int:
        strengths = self.shapes[shape]
        best = _NONE
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
        strengths[self.queen] = _least(self.fighters[self.queen])
        return self.number(tuple(strengths))

    def empty(self, shape: int) -> bool:
        """Whether nobody is left."""
        return max(self.shapes[shape]) == 0

    def disrupted(self, shape: int) -> int:
        """7.31: the shape with a step less for everybody."""
        strengths = self.shapes[shape]
        return self.number(tuple([self.fighters[s].down[strengths[s]] for s in range(len(strengths))]))


def _least(queen: Fighter) -> int:
    strength = queen.strength
    while queen.down[strength] > 0:
        strength = queen.down[strength]
    return strength


class _Reckoning:
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
        queen = _NONE
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
            now = self._salvo(now, battle.firing, among)
        now = self._round(now, battle.number, ATTACKER)
        self.partial = False
        for number in range(battle.number + 1, ROUNDS + 1):
            if number == 2:
                _pour(self.beaten[ATTACKER], now)
                swapped = self.beaten[DEFENDER]
                for late in range(2, ROUNDS + 1):
                    if len(swapped) > MOST_PAIRS:
                        return None
                    swapped = self._round(swapped, late, DEFENDER)
                self._time_up(swapped, DEFENDER)
            if len(now) > MOST_PAIRS:
                return None
            now = self._round(now, number, ATTACKER)
        self._time_up(now, ATTACKER)
        return self._answer()

    def _pair(self, attackers: int, defenders: int, acted: int) -> int:
        return (attackers << _SHIFT | defenders) << 1 | acted

    # A round

    def _round(self, now: dict[int, float], number: int, striker: int) -> dict[int, float]:
        """J6.1: all turns of a round, in order."""
        if not self.partial:
            now = _fresh(now)
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
                now = self._queen_fires(now, striker, rank, surprise, among, number == ROUNDS)
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
            self._scatter(then, chance, attackers, defenders, acted, 1 - side, _CHANCES[power][dice], among)
        return self._settle(then, among)

    def _salvo(self, now: dict[int, float], fighter: int, among: int) -> dict[int, float]:
        """The dice of a single block, which are about to fall when we begin."""
        f = self.battle.fighters[fighter]
        then: dict[int, float] = {}
        for pair, chance in now.items():
            row = _CHANCES[f.powers[f.side]][f.strength]
            self._scatter(then, chance, pair >> (_SHIFT + 1), pair >> 1 & _LOW, pair & 1, 1 - f.side, row, among)
        return self._settle(then, among)

    def _queen_fires(
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
            self._scatter(then, chance, attackers, defenders, _ACTED, 1 - side, row, among)
        return self._settle(then, among) if fired else now

    # Hits

    def _scatter(
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
            if pair == _NONE:
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
        if after == _NONE:
            return _NONE
        other = defenders if target == ATTACKER else attackers
        if line.has_queen(before) and not line.has_queen(after):
            other = self.lines[1 - target].joined(other)
        return after << _SHIFT | other if target == ATTACKER else other << _SHIFT | after

    def _suffer(self, now: dict[int, float], hits: int, side: int, among: int) -> dict[int, float]:
        then: dict[int, float] = {}
        row = [0.0] * hits + [1.0]
        for pair, chance in now.items():
            self._scatter(then, chance, pair >> (_SHIFT + 1), pair >> 1 & _LOW, pair & 1, side, row, among)
        return then

    # Who is left

    def _settle(self, now: dict[int, float], among: int) -> dict[int, float]:
        """Take out what is over, and in round 1 what goes on with disrupted reserves."""
        over: list[int] = []
        for pair in now:
            attackers = pair >> (_SHIFT + 1)
            defenders = pair >> 1 & _LOW
            if self.lines[ATTACKER].after(attackers, among if among < _LEAVING else _ALL) == _NONE:
                over.append(pair)
            elif self.lines[DEFENDER].after(defenders, among if among < _LEAVING else _ALL) == _NONE:
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
        beaten = ATTACKER if self.lines[ATTACKER].after(attackers, _MAIN) == _NONE else DEFENDER
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

    def _time_up(self, now: dict[int, float], striker: int) -> None:
        """Whoever attacks has left."""
        for pair, chance in now.items():
            if striker == DEFENDER:
                self.wins += chance
            self._leave(pair >> (_SHIFT + 1), pair >> 1 & _LOW, chance)

    def _answer(self) -> Odds:
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


def _fresh(now: dict[int, float]) -> dict[int, float]:
    """A new round: Cleopatra has not acted in it."""
    then: dict[int, float] = {}
    for pair, chance in now.items():
        at = pair & ~1
        then[at] = then.get(at, 0.0) + chance
    return then


def _pour(source: dict[int, float], into: dict[int, float]) -> None:
    for pair, chance in source.items():
        into[pair] = into.get(pair, 0.0) + chance


# Thrown battles


def throw(battle: Battle, times: int, seed: int = SEED) -> Odds:
    """The odds from so many battles with dice, the same ones for the same seed."""
    rng = Rng(seed)
    count = len(battle.fighters)
    survive = [0.0] * count
    steps = [0.0, 0.0]
    wins = 0
    for _ in range(times):
        game = _Thrown(battle, rng)
        wins += 1 if game.fight() else 0
        for i in range(count):
            if game.strength[i] > 0:
                f = battle.fighters[i]
                steps[game.side[i]] += float(f.steps(game.strength[i]))
                if game.side[i] == f.side:
                    survive[i] += 1.0
    share = wins / times
    low, high = interval(share, times)
    return Odds(share, (steps[0] / times, steps[1] / times), [s / times for s in survive], low, high, times)


def interval(share: float, times: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share: also near 0 and 1 it is not empty."""
    z = CONFIDENCE
    middle = (share + z * z / (2 * times)) / (1 + z * z / times)
    half = z * sqrt(share * (1 - share) / times + z * z / (4.0 * times * times)) / (1 + z * z / times)
    return max(0.0, middle - half), min(1.0, middle + half)


class _Thrown:
    """One battle with dice."""

    def __init__(self, battle: Battle, rng: Rng) -> None:
        self.battle: Final = battle
        self.rng: Final = rng
        self.strength: list[int] = [f.strength for f in battle.fighters]
        self.side: list[int] = [f.side for f in battle.fighters]
        self.reserve: list[bool] = [f.reserve and battle.number == 1 for f in battle.fighters]
        self.acted: list[bool] = [f.acted for f in battle.fighters]
        self.gone: list[bool] = [False] * len(battle.fighters)
        """Retreated."""
        self.number: int = battle.number
        self.striker: int = ATTACKER
        self.order: Final = sorted(range(len(battle.fighters)), key=lambda i: (battle.fighters[i].dearness(), i))

    def fight(self) -> bool:
        """Whether the attackers win."""
        battle = self.battle
        if battle.hits > 0:
            self._suffer(battle.hits, battle.suffering)
        if battle.firing >= 0:
            self._fire(battle.firing)
        while True:
            if not self._any(ATTACKER):
                return False
            if not self._any(DEFENDER):
                return True
            if self.number == 1 and self._disrupted():
                continue
            block = self._next()
            if block == _NONE:
                if self.number == ROUNDS:
                    return self.striker == DEFENDER
                self._begin(self.number + 1)
                continue
            self.acted[block] = True
            if self.number == ROUNDS and self.side[block] == self.striker:
                self.gone[block] = True
                if not self._any(self.striker):
                    return self.striker == DEFENDER
            else:
                self._fire(block)

    def _begin(self, number: int) -> None:
        self.number = number
        for i in range(len(self.acted)):
            self.acted[i] = False
            self.reserve[i] = False

    def _any(self, side: int) -> bool:
        return sum([1 for i in range(len(self.side)) if self.side[i] == side and self._here(i)]) > 0

    def _here(self, i: int) -> bool:
        return self.strength[i] > 0 and not self.gone[i]

    def _disrupted(self) -> bool:
        for beaten in (ATTACKER, DEFENDER):
            main = 0
            for i in range(len(self.side)):
                if self.side[i] == beaten and self.strength[i] > 0 and not self.reserve[i]:
                    main += 1
            if main == 0:
                self._begin(2)
                for i in range(len(self.side)):
                    if self.side[i] == beaten and self.strength[i] > 0:
                        self._lose(i)
                self.striker = beaten
                return True
        return False

    def _next(self) -> int:
        best = 99
        found = _NONE
        for i in range(len(self.side)):
            if self.strength[i] > 0 and not self.acted[i] and not self.reserve[i] and not self.gone[i]:
                f = self.battle.fighters[i]
                attacks = self.side[i] == self.striker
                letter = f.letters[ATTACKER if attacks else DEFENDER]
                rank = 2 * letter + (1 if attacks else 0)
                if self.battle.surprise and self.number == 1:
                    rank = letter if attacks else letter + LETTERS
                if rank < best:
                    best = rank
                    found = i
        return found

    def _fire(self, block: int) -> None:
        tumbles = TUMBLES[self.strength[block]]
        role = ATTACKER if self.side[block] == self.striker else DEFENDER
        power = self.battle.fighters[block].powers[role]
        self._suffer(HITS[power][tumbles[self.rng.below(len(tumbles))]], 1 - self.side[block])

    def _suffer(self, hits: int, side: int) -> None:
        for _ in range(hits):
            best = _NONE
            for i in self.order:
                if self.side[i] == side and not self.reserve[i] and not self.gone[i]:
                    if self.strength[i] > (0 if best == _NONE else self.strength[best]):
                        best = i
            if best == _NONE:
                return
            self._lose(best)

    def _lose(self, i: int) -> None:
        f = self.battle.fighters[i]
        left = f.down[self.strength[i]]
        if left == 0 and f.queen:
            self.side[i] = 1 - self.side[i]
            self.reserve[i] = False
            left = _least(f)
        self.strength[i] = left


# Battles of a match


def fighter_of(box: Box, b: int, side: int, strength: int, reserve: bool = False, acted: bool = False) -> Fighter:
    """A block of the box."""
    down = tuple(box.down[b * LEVELS : (b + 1) * LEVELS])
    return Fighter(
        box.block_ids[b],
        side,
        strength,
        (box.letter[ATTACKER][b], box.letter[DEFENDER][b]),
        (box.power[ATTACKER][b], box.power[DEFENDER][b]),
        down,
        reserve,
        box.sort[b] == LEADER,
        b == box.cleopatra,
        acted,
    )


def battle_at(table: Table, box: Box, place: int, surprise: bool = False) -> Battle | None:
    """The battle that is fought or will be fought at a place, as a full table has it; nothing where there is none."""
    places = box.places
    if table.held[place] == 0 or table.held[places + place] == 0:
        return None
    fought = table.field == place and table.round > 0
    striker = table.striker if fought else table.attacker[place]
    if striker == NOBODY:
        return None
    fighters: list[Fighter] = []
    firing = _NONE
    for b in range(box.blocks):
        if table.where[b] == place:
            role = ATTACKER if table.side[b] == striker else DEFENDER
            if fought and b == table.firing and table.hits == 0:
                firing = len(fighters)
            acted = fought and table.acted[b] != 0
            fighters.append(fighter_of(box, b, role, table.strength[b], table.reserve[b] != 0, acted))
    if not fought:
        return Battle(fighters, 1, surprise or table.surprise == place)
    suffering = ATTACKER if table.seat == striker else DEFENDER
    return Battle(fighters, table.round, table.surprise == place, firing, table.hits, suffering)
