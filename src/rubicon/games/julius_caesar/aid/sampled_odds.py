"""Odds from battles that are thrown with dice, where exact odds are not feasible."""

from __future__ import annotations

from typing import Final

from rubicon.core.rng import Rng
from rubicon.core.statistics import wilson
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
from rubicon.games.julius_caesar.rules.dice import HITS, TUMBLES

SEED: Final = 44


def sampled_odds(battle: Battle, times: int, seed: int = SEED) -> Odds:
    """The odds from so many battles with dice, the same ones for the same seed."""
    rng = Rng(seed)
    count = len(battle.fighters)
    survive = [0.0] * count
    steps = [0.0, 0.0]
    wins = 0
    for _ in range(times):
        game = _SampledBattle(battle, rng)
        wins += 1 if game.fight() else 0
        for i in range(count):
            if game.strength[i] > 0:
                f = battle.fighters[i]
                steps[game.side[i]] += float(f.steps(game.strength[i]))
                if game.side[i] == f.side:
                    survive[i] += 1.0
    share = wins / times
    low, high = wilson(share, times)
    return Odds(share, (steps[0] / times, steps[1] / times), [s / times for s in survive], low, high, times)


class _SampledBattle:
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
        self.order: Final = sorted(range(len(battle.fighters)), key=lambda i: (battle.fighters[i].hit_priority(), i))

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
            if block == NONE:
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
        found = NONE
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
            best = NONE
            for i in self.order:
                if self.side[i] == side and not self.reserve[i] and not self.gone[i]:
                    if self.strength[i] > (0 if best == NONE else self.strength[best]):
                        best = i
            if best == NONE:
                return
            self._lose(best)

    def _lose(self, i: int) -> None:
        f = self.battle.fighters[i]
        left = f.down[self.strength[i]]
        if left == 0 and f.queen:
            self.side[i] = 1 - self.side[i]
            self.reserve[i] = False
            left = last_step(f)
        self.strength[i] = left
