"""The forecast of battles against battles that are thrown, by the rules."""

from __future__ import annotations

from rubicon.core import Rng
from rubicon.games.julius_caesar.bot.battle_forecast import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, forecast
from rubicon.games.julius_caesar.rules.dice import HITS, TUMBLES

BLOCKS = ((0, 3, 3), (0, 2, 3), (1, 3, 2), (1, 2, 3), (1, 1, 4), (2, 2, 3), (2, 2, 4), (2, 3, 3), (2, 4, 3), (3, 2, 2))


def thrown(fighters: list[Fighter], rng: Rng, times: int) -> float:
    """How often the attackers win, with dice."""
    wins = 0
    order = sorted(range(len(fighters)), key=lambda i: (fighters[i][1], fighters[i][0] == ATTACKER))
    for _ in range(times):
        strength = [int(fighter[3]) for fighter in fighters]
        for number in range(1, FIRING_ROUNDS + 1):
            for i in order:
                if strength[i] == 0 or fighters[i][4] > number:
                    continue
                tumbles = TUMBLES[strength[i]]
                for _ in range(HITS[int(fighters[i][2])][tumbles[rng.below(len(tumbles))]]):
                    foes = [
                        j
                        for j in range(len(fighters))
                        if fighters[j][0] != fighters[i][0] and strength[j] and fighters[j][4] <= number
                    ]
                    if foes:
                        strength[max(foes, key=lambda j: strength[j])] -= 1
        wins += not any(strength[j] for j in range(len(fighters)) if fighters[j][0] == DEFENDER)
    return wins / times


def some_battle(rng: Rng) -> list[Fighter]:
    fighters: list[Fighter] = []
    for side in (ATTACKER, DEFENDER):
        for number in range(1 + rng.below(4)):
            letter, power, full = rng.choice(BLOCKS)
            arrives = 2 if number and rng.below(5) == 0 else 1
            fighters.append((side, letter, float(power), float(1 + rng.below(full)), arrives))
    return fighters


def test_the_forecast_is_near_what_is_thrown() -> None:
    rng = Rng(11)
    errors = []
    for _ in range(60):
        fighters = some_battle(rng)
        errors.append(abs(forecast(fighters).chance - thrown(fighters, rng, 150)))
    assert sum(errors) / len(errors) < 0.05
    assert sorted(errors)[-4] < 0.3


def test_more_attackers_win_more_often_and_more_defenders_less() -> None:
    legion = (2, 3.0, 3.0, 1)
    chances = [forecast([(ATTACKER, *legion)] * number + [(DEFENDER, *legion)] * 2).chance for number in range(1, 5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.8


def test_surprise_and_early_letters_help() -> None:
    attackers: list[Fighter] = [(ATTACKER, 2, 3.0, 3.0, 1)] * 2
    defenders: list[Fighter] = [(DEFENDER, 0, 2.0, 3.0, 1), (DEFENDER, 2, 2.0, 4.0, 1)]
    assert forecast(attackers + defenders, surprise=True).chance > forecast(attackers + defenders).chance
    early: list[Fighter] = [(ATTACKER, 0, 3.0, 3.0, 1)] * 2
    assert forecast(early + defenders).chance > forecast(attackers + defenders).chance


def test_what_is_left_is_told() -> None:
    seen = forecast([(ATTACKER, 0, 4.0, 4.0, 1), (DEFENDER, 2, 2.0, 1.0, 1)])
    assert seen.defenders == 0
    assert 3 < seen.attackers <= 4
