"""A battle as the odds are computed of it: fighters, the round, and a volley that is not settled yet."""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.box import LEADER, LEVELS, Box
from rubicon.games.julius_caesar.rules.table import NOBODY, Table

ATTACKER: Final = 0
DEFENDER: Final = 1
LETTERS: Final = 4
ROUNDS: Final = 4
"""In the last one attackers only retreat (J6.1)."""
NONE: Final = -1


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

    def hit_priority(self) -> tuple[int, int, int, int]:
        """Among equally strong blocks the one with the lowest priority here takes the hit first."""
        gap = 1 if self.strength - self.down[self.strength] > 1 else 0
        return (
            1 if self.leader or self.queen else 0,
            gap,
            self.powers[self.side],
            -self.letters[self.side],
        )


def last_step(queen: Fighter) -> int:
    """The strength with which Cleopatra comes over: her last step (7.52)."""
    strength = queen.strength
    while queen.down[strength] > 0:
        strength = queen.down[strength]
    return strength


class Battle:
    """A battle at some moment: who takes part, which round it is, and what is still to be settled of a volley."""

    def __init__(
        self,
        fighters: list[Fighter],
        number: int = 1,
        surprise: bool = False,
        firing: int = NONE,
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
    firing = NONE
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
