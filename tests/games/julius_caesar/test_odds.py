"""The odds of battles: against the rules themselves, followed through every throw, and against thrown battles."""

from __future__ import annotations

from math import sqrt

import pytest

from rubicon.core import FORTUNA, Rng
from rubicon.games.julius_caesar.aid import odds
from rubicon.games.julius_caesar.aid.battle_model import ATTACKER, DEFENDER, Battle, Fighter, Odds, battle_at
from rubicon.games.julius_caesar.aid.odds import battle_odds
from rubicon.games.julius_caesar.aid.sampled_odds import sampled_odds
from rubicon.games.julius_caesar.rules import battle, dice
from rubicon.games.julius_caesar.rules.box import CAESAR, FIRE, HIT, POMPEY
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import FIGHTING, SUFFERING, THROWING
from tests.games.julius_caesar.scene import Scene

FIELD = "Roma"
EXACT = 1e-9


def meeting(attack: str, defend: str, reserve: str = "", response: str = "", surprise: bool = False) -> JuliusState:
    """A battle at Roma that Caesar begins, with ways out for everybody."""
    armies = {FIELD: ", ".join([line for line in (attack, defend, reserve, response) if line])}
    if "Cleopatra" not in armies[FIELD]:
        armies["Alexandria"] = "Cleopatra"
    scene = Scene(armies)
    state, table, box = scene.state, scene.table, scene.box
    place = scene.place(FIELD)
    for line in (reserve, response):
        for text in line.split(",") if line else []:
            table.reserve[scene.block(text.strip().replace("!", "").partition(":")[0])] = 1
    table.attacker[place] = CAESAR
    for side in (CAESAR, POMPEY):
        table.ways[side * box.places + place] = (1 << len(box.near[place])) - 1
    if surprise:
        table.surprise = place
    state.journal = None
    battle.begin(state, place)
    return state


def policy(state: JuliusState) -> int:
    """What `odds` says that everybody does: fire, spare the dearest, and leave when one must."""
    table, box = state.table, state.box
    moves = state.moves(table.seat)
    if table.phase == SUFFERING:
        field = battle_at(table, box, table.field)
        assert field is not None
        dear = {fighter.name: (fighter.hit_priority(), i) for i, fighter in enumerate(field.fighters)}
        hits = [move for move in moves if box.move_kind[move] == HIT]
        return min(hits, key=lambda move: dear[box.block_ids[box.move_block[move]]])
    firing = [move for move in moves if box.move_kind[move] == FIRE]
    return firing[0] if firing else moves[0]


def going_on(state: JuliusState) -> bool:
    return state.table.round > 0 and state.table.phase in (FIGHTING, THROWING, SUFFERING)


class Ends:
    """How battles ended by the rules, each with its weight."""

    def __init__(self, state: JuliusState) -> None:
        table = state.table
        self.place = table.field
        self.striker = table.striker
        self.blocks = [b for b in range(state.box.blocks) if table.where[b] == self.place]
        self.side = {b: table.side[b] for b in self.blocks}
        self.wins = 0.0
        self.steps = [0.0, 0.0]
        self.survive = dict.fromkeys(self.blocks, 0.0)
        self.total = 0.0

    def add(self, state: JuliusState, weight: float) -> None:
        table, box = state.table, state.box
        self.total += weight
        if table.held[self.striker * box.places + self.place]:
            self.wins += weight
        for b in self.blocks:
            if table.where[b] < box.places:
                role = ATTACKER if table.side[b] == self.striker else DEFENDER
                self.steps[role] += weight * (box.steps[b].index(table.strength[b]) + 1)
                self.survive[b] += weight * (table.side[b] == self.side[b])

    def agree(self, found: Odds, sigmas: float = 0.0) -> None:
        """Exactly, or within so many standard errors of thrown battles."""
        assert self.total == pytest.approx(1.0)

        def near(mine: float, theirs: float, spread: float) -> None:
            assert mine == pytest.approx(theirs, abs=EXACT + sigmas * spread)

        times = THROWN if sigmas else 1
        near(self.wins, found.chance, sqrt(found.chance * (1 - found.chance) / times))
        for b, share in zip(self.blocks, found.survive, strict=True):
            near(self.survive[b], share, sqrt(share * (1 - share) / times))
        for role in (ATTACKER, DEFENDER):
            near(self.steps[role], found.steps[role], 4.0 / sqrt(times))  # no side varies by more than that here


def follow(start: JuliusState) -> Ends:
    """Every way that a battle can go by the rules, merging positions that are the same."""
    ends = Ends(start)
    now: dict[tuple[object, ...], tuple[JuliusState, float]] = {(): (start, 1.0)}
    while now:
        then: dict[tuple[object, ...], tuple[JuliusState, float]] = {}
        for state, weight in now.values():
            for after, part in ways_on(state):
                if not going_on(after):
                    ends.add(after, weight * part)
                    continue
                table = after.table
                key = (
                    *[(table.where[b], table.side[b], table.strength[b], table.acted[b], table.reserve[b])
                      for b in ends.blocks],
                    table.round, table.phase, table.striker, table.seat, table.firing, table.hits, *table.retreats,
                )  # fmt: skip
                known = then.get(key)
                then[key] = (after, weight * part + (known[1] if known else 0.0))
        now = then
    return ends


def ways_on(state: JuliusState) -> list[tuple[JuliusState, float]]:
    """What comes next: one position for each number of hits."""
    table = state.table
    if table.phase != THROWING:
        after = state.copy()
        after.apply(table.seat, policy(state))
        return [(after, 1.0)]
    role = ATTACKER if table.side[table.firing] == table.striker else DEFENDER
    power = state.box.power[role][table.firing]
    weights: dict[int, int] = {}
    throws: dict[int, int] = {}
    for outcome, weight in state.chances():
        hits = dice.HITS[power][outcome]
        weights[hits] = weights.get(hits, 0) + weight
        throws[hits] = outcome
    found: list[tuple[JuliusState, float]] = []
    for hits, outcome in throws.items():
        after = state.copy()
        after.apply(FORTUNA, outcome)
        found.append((after, weights[hits] / sum(weights.values())))
    return found


def odds_of(state: JuliusState) -> Odds:
    found = battle_at(state.table, state.box, state.table.field)
    assert found is not None
    return battle_odds(found)


BATTLES = {
    "one against one": ("Legio 7:2", "Legio 1:3", "", "", False),
    "leaders are spared": ("Caesar:2, Legio 7:2", "Pompeius:2, Legio 1:2", "", "", False),
    "surprise": ("Legio 7:2, Equitatus C1:1", "Equitatus P1:2", "", "", True),
    "elephants lose two dice": ("Legio 7:3, Auxilia C1:1", "Elephant", "", "", False),
    "ballistae are early in defence": ("Ballista C:2, Legio 7:2", "Ballista P:2, Legio 1:1", "", "", False),
    "reserves": ("Legio 7:2", "Legio 1:2", "Caesar:2", "Scipio:1, Ballista P:1", False),
    "reserves and surprise": ("Legio 7:3", "Legio 1:1", "Caesar:2", "Ballista P:2, Legio 2:2", True),
    "many reserves": ("Legio 7:1", "Legio 1:1", "Legio 8:2, Legio 9:1", "Legio 2:2, Legio 3:1", False),
    "cleopatra defends": ("Legio 7:2, Legio 8:1", "Cleopatra:2, Legio 1:1", "", "", False),
    "cleopatra attacks": ("Cleopatra:2!, Legio 7:1", "Legio 1:2", "", "", False),
    "cleopatra alone": ("Legio 7:2", "Cleopatra:1", "", "", False),
    "cleopatra alone with a response": ("Legio 7:2", "Cleopatra:1", "", "Legio 1:2", False),
    "cleopatra in reserve": ("Legio 7:2", "Legio 1:1", "", "Cleopatra:1, Legio 2:1", False),
    "cleopatra surprised": ("Caesar:2, Legio 7:1", "Cleopatra:1, Legio 1:1", "Legio 8:1", "", True),
    "cleopatra in the attackers' reserve": ("Legio 7:1", "Legio 1:2", "Cleopatra:1!, Legio 8:1", "", False),
}


@pytest.mark.parametrize("name", BATTLES)
def test_odds_are_exactly_what_the_rules_lead_to(name: str) -> None:
    state = meeting(*BATTLES[name])
    found = odds_of(state)
    assert found.exact
    assert found.low == found.chance == found.high
    follow(state).agree(found)


@pytest.mark.parametrize(
    "name", ["leaders are spared", "reserves", "cleopatra defends", "cleopatra attacks", "surprise"]
)
def test_so_are_the_odds_in_the_middle_of_a_battle(name: str) -> None:
    """After every turn, while dice fall and while hits are taken, up to the last round."""
    state = meeting(*BATTLES[name])
    rng = Rng(5)
    seen = set()
    for number in range(24):
        if not going_on(state):
            state = meeting(*BATTLES[name])
        table = state.table
        seen.add((table.phase, table.round))
        if number % 4 == 0 or table.phase != FIGHTING:
            follow(state).agree(odds_of(state))
        (seat,) = state.acting()
        state.apply(seat, state.draw(rng) if seat == FORTUNA else policy(state))
    assert {phase for phase, _ in seen} >= {FIGHTING, THROWING}
    assert {number for _, number in seen} >= {1, 2}


THROWN = 1500


def test_a_large_battle_against_thousands_that_are_played_by_the_rules() -> None:
    start = meeting(
        "Caesar, Legio 7, Equitatus C1", "Pompeius, Legio 1, Ballista P:2", "Legio 8, Auxilia C1", "Legio 2"
    )
    found = odds_of(start)
    assert 0.1 < found.chance < 0.9
    ends = Ends(start)
    rng = Rng(7)
    for _ in range(THROWN):
        state = start.copy()
        while going_on(state):
            (seat,) = state.acting()
            state.apply(seat, state.draw(rng) if seat == FORTUNA else policy(state))
        ends.add(state, 1 / THROWN)
    ends.agree(found, 4.5)


# By hand

DOWN = (0, 0, 1, 2, 3)


def plain(side: int, letter: int, power: int, strength: int, reserve: bool = False) -> Fighter:
    return Fighter(f"{side}{letter}{power}", side, strength, (letter, letter), (power, power), DOWN, reserve)


def test_a_die_against_a_die_is_plain_arithmetic() -> None:
    # The attacker is earlier and has three tries, and is hit, if at all, after each of the first two.
    found = battle_odds(Battle([plain(ATTACKER, 0, 3, 1), plain(DEFENDER, 1, 2, 1)]))
    win = 1 / 2 + (1 / 2) * (2 / 3) * (1 / 2) + (1 / 2 * 2 / 3) ** 2 * (1 / 2)
    assert found.chance == pytest.approx(win)
    # It leaves in round 4 before the defender fires.
    assert found.survive[0] == pytest.approx(win + (1 / 2 * 2 / 3) ** 3)
    assert found.survive[1] == pytest.approx(1 - win)
    assert found.steps == pytest.approx((found.survive[0], found.survive[1]))


def test_fewer_rounds_leave_less_time() -> None:
    fighters = [plain(ATTACKER, 0, 3, 4), plain(DEFENDER, 2, 2, 4)]
    chances = [battle_odds(Battle(fighters, number)).chance for number in (1, 2, 3, 4)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == 0.0


def test_nobody_on_one_side_is_no_battle() -> None:
    with pytest.raises(ValueError, match="both sides"):
        battle_odds(Battle([plain(ATTACKER, 0, 3, 4)]))
    state = meeting("Legio 7", "Legio 1")
    assert battle_at(state.table, state.box, state.box.ids.index("genua")) is None
    state.table.attacker[state.table.field] = -1
    state.table.round = 0
    assert battle_at(state.table, state.box, state.table.field) is None


# Thrown


def test_thrown_battles_agree_with_the_exact_odds_and_are_the_same_every_time() -> None:
    for name in ("reserves and surprise", "cleopatra defends", "ballistae are early in defence"):
        state = meeting(*BATTLES[name])
        found = battle_at(state.table, state.box, state.table.field)
        assert found is not None
        exact = battle_odds(found)
        times = 1500
        some = sampled_odds(found, times)
        assert not some.exact
        assert some.battles == times
        assert some.low < some.chance < some.high
        assert some.chance == sampled_odds(found, times).chance
        assert abs(some.chance - exact.chance) < 4.5 * sqrt(exact.chance * (1 - exact.chance) / times)
        for mine, theirs in zip(some.survive, exact.survive, strict=True):
            assert abs(mine - theirs) < EXACT + 4.5 * sqrt(theirs * (1 - theirs) / times)


def test_thrown_battles_go_on_from_the_middle_of_a_volley() -> None:
    fighters = [plain(ATTACKER, 0, 3, 1), plain(DEFENDER, 1, 2, 2)]
    for middle in (Battle(fighters, 2, firing=0), Battle(fighters, 2, hits=1, suffering=DEFENDER)):
        exact = battle_odds(middle).chance
        assert abs(sampled_odds(middle, 1500).chance - exact) < 4.5 * sqrt(exact * (1 - exact) / 1500)


def test_too_many_ways_to_go_are_thrown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "SAMPLES", 40)
    crowd = [
        plain(side, number % 4, 1 + number % 3, 1 + number % 4, number >= 8)
        for side in (ATTACKER, DEFENDER)
        for number in range(22)
    ]
    found = battle_odds(Battle(crowd))
    assert not found.exact
    assert found.low <= found.chance <= found.high
    legions = [plain(ATTACKER, 2, 3, 4) for _ in range(20)]  # more dice than there are tables for
    found = battle_odds(Battle([*legions, plain(DEFENDER, 0, 3, 4)]))
    assert not found.exact
    assert found.chance > 0.9


def test_battles_are_the_same_when_all_that_counts_is() -> None:
    one = Battle([plain(ATTACKER, 0, 3, 4), plain(DEFENDER, 1, 2, 3)])
    assert one.key() == Battle([plain(ATTACKER, 0, 3, 4), plain(DEFENDER, 1, 2, 3)]).key()
    assert one.key() != Battle([plain(ATTACKER, 0, 3, 4), plain(DEFENDER, 1, 2, 2)]).key()
    assert one.key() != Battle(one.fighters, 2).key()
