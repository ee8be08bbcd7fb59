"""The bot `greedy`: plans one turn from what it sees, and counts what it sees in victory points.

- A city is worth its points, a little for itself, and more when it is next to others that are worth having. A city
  of its own counts as far as it can be held against the strongest attack that the enemy could make next (`position`).
- An attack is a group and a goal. `battle_forecast` says what it wins and what it costs. A leader weighs a point,
  which is what the enemy gets for him (`marches`).
- Blocks that win nothing by attacking go where they help to hold, to occupy, or nearer to what is worth having. No
  more of them stand in a city than it feeds when winter is near.
- A card is worth what it brings this turn (`card_values`).
- In a battle blocks fire, unless the battle is lost and there is a way out.

It works from the `Sight`: blocks that it cannot tell count as the mean of what they may be.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import Advice, Bot, Policy, certain
from rubicon.core.game import Sight
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.bot.battle_forecast import ATTACKER, DEFENDER, FIRING_ROUNDS, Fighter, forecast
from rubicon.games.julius_caesar.bot.battle_turns import strongest_fire, who_suffers
from rubicon.games.julius_caesar.bot.card_values import call_value, card_value, group_gains, strike_value
from rubicon.games.julius_caesar.bot.evaluation import usual_value
from rubicon.games.julius_caesar.bot.marches import WORTH_IT, best_march, shift_value
from rubicon.games.julius_caesar.bot.position import Position
from rubicon.games.julius_caesar.bot.reasons import why
from rubicon.games.julius_caesar.bot.weights import PLAIN, Style
from rubicon.games.julius_caesar.rules.box import (
    DONE,
    FIRE,
    LEADER,
    LEVELS,
    LEVY,
    MARCH,
    SAIL,
)
from rubicon.games.julius_caesar.rules.table import (
    CALLING,
    CHOOSING,
    DEPLOYING,
    DISBANDING,
    DISCARDING,
    FIGHTING,
    LANDING,
    LEVYING,
    MOVING,
    NOTHING,
    ORDERING,
    REGROUPING,
    SETTLING,
    STRIKING,
    SUFFERING,
    SUPPLYING,
    SURPRISING,
)
from rubicon.games.julius_caesar.sight.sight import JuliusSight


class Greedy(Bot):
    """Takes what looks best now."""

    def __init__(self, rng: Rng, style: Style = PLAIN) -> None:
        super().__init__(rng)
        self.style: Final = style

    def decide(self, sight: Sight) -> int:
        """One of the legal moves."""
        assert isinstance(sight, JuliusSight)
        assert sight.seat is not None
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        return self.best(Position(sight, sight.seat, self.style))

    def policy(self, sight: Sight) -> Policy | None:
        """Certainty: of moves that are as good it is the one that was drawn."""
        return certain(self.decide(sight), sight.moves)

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The one move that it would make."""
        if not sight.moves:
            return []
        move = self.decide(sight)
        return [Advice(move, 0.5, why(sight, move))]

    def best(self, position: Position) -> int:
        """The choice of the phase."""
        phase = position.table.phase
        if phase == MOVING:
            return best_march(position, self.rng)
        if phase == FIGHTING:
            return self._fight(position)
        if phase == SUFFERING:
            return who_suffers(position.table, position.box, position.me, position.sight.moves)
        if phase == LEVYING:
            return self._levy(position)
        if phase == REGROUPING:
            return self._regroup(position)
        if phase in (DISCARDING, CHOOSING):
            return self._card(position)
        if phase in (ORDERING, SURPRISING):
            return self._battle(position)
        if phase == CALLING:
            return self._call(position)
        if phase == STRIKING:
            return self._strike(position)
        if phase in (SETTLING, LANDING):
            return self._settle(position)
        if phase == SUPPLYING:
            return self._cheapest(position)
        if phase == DISBANDING:
            return DONE
        assert phase == DEPLOYING
        return DONE if DONE in position.sight.moves else position.sight.moves[0]

    # Cards

    def _card(self, position: Position) -> int:
        """The card that brings most now, or the one to do without."""
        box = position.box
        table = position.table
        gains, fights = group_gains(position)
        discarding = table.phase == DISCARDING
        best = position.sight.moves[0]
        most = -99.0
        for move in position.sight.moves:
            card = box.move_block[move]
            usual = usual_value(box, card)
            if discarding:
                value = -usual
            else:
                value = card_value(position, card, gains, fights) - position.style.thrift * usual
            if value > most:
                best, most = move, value
        return best

    # Levies

    def _levy(self, position: Position) -> int:
        """A step or a block where it is needed, near the enemy or near what is worth having."""
        box = position.box
        table = position.table
        best = position.sight.moves[0]
        most = WORTH_IT
        for move in position.sight.moves:
            if move == DONE:
                continue
            b = box.move_block[move]
            new = box.move_kind[move] == LEVY
            place = box.move_place[move] if new else table.where[b]
            gained = box.least[b] if new else box.up[b * LEVELS + table.strength[b]] - table.strength[b]
            need = 1.0 / (1.0 + min(6, position.distance(place)))
            if position.threat(place):
                need += position.style.levy_need * position.place_value(place)
            value = position.style.step * gained * box.power[DEFENDER][b] / 2.0 * (position.style.levy_base + need)
            if new:
                value += position.style.body * (0.5 + need) + position.supply_value(
                    place, len(position.mine[place]) + 1
                )
                value -= position.supply_value(place, len(position.mine[place]))
                if box.navis[b]:
                    value *= 0.5 if _fleet(position) >= 2 else 0.9
                if box.sort[b] == LEADER and position.threat(place):
                    value -= 0.3
            value += 0.001 * self.rng.random()
            if value > most:
                best, most = move, value
        return best

    # Gods

    def _call(self, position: Position) -> int:
        return max(position.sight.moves, key=lambda move: call_value(position, move))

    def _strike(self, position: Position) -> int:
        return max(position.sight.moves, key=lambda move: strike_value(position, position.box.move_place[move]))

    def _battle(self, position: Position) -> int:
        """Where most is at stake comes first, and is the surprise."""

        def stake(move: int) -> float:
            place = position.box.move_place[move]
            return position.place_value(place) + 0.1 * len(position.theirs[place])

        return max(position.sight.moves, key=stake)

    # Battles

    def _fight(self, position: Position) -> int:
        """Fire, unless the battle is lost, or it is too dangerous for a leader, and there is a way out."""
        box = position.box
        table = position.table
        field = table.field
        attacks = table.striker == position.me
        rounds = FIRING_ROUNDS - table.round + 1
        fighters: list[Fighter] = []
        for block in position.mine[field]:
            if not table.acted[block.b] or rounds > 1:
                fighters.append(block.fighter(ATTACKER if attacks else DEFENDER, 2 if block.reserve else 1))
        for block in position.theirs[field]:
            fighters.append(block.fighter(DEFENDER if attacks else ATTACKER, 2 if block.reserve else 1))
        chance = forecast(fighters, max(1, rounds)).chance
        win = chance if attacks else 1.0 - chance
        fires = [move for move in position.sight.moves if box.move_kind[move] == FIRE]
        ways_out = [move for move in position.sight.moves if box.move_kind[move] in (MARCH, SAIL)]
        if ways_out:
            forced = not fires
            worth = position.place_value(field)
            best = NOTHING
            most = -99.0
            for move in ways_out:
                b = box.move_block[move]
                block = position.block(b)
                place = box.move_place[move]
                danger = position.style.flee_leader if block.leader else position.style.flee
                if worth > 1.0 and not attacks:
                    danger -= 0.08
                if not forced and win > danger:
                    continue
                value = position.value_joined(place, block) - position.value_now(place)
                value += block.worth(position.style)
                if value > most:
                    best, most = move, value
            if best != NOTHING:
                return best
        return strongest_fire(table, box, position.sight.moves)

    def _regroup(self, position: Position) -> int:
        """As in a move, but somebody stays."""
        box = position.box
        best = DONE
        most = 0.05
        for move in position.sight.moves:
            if move == DONE:
                continue
            gain = shift_value(position, box.move_block[move], box.move_place[move], False)
            if gain > most:
                best, most = move, gain
        return best

    # Winter, and where defectors go

    def _settle(self, position: Position) -> int:
        """The place where one more block is worth most."""
        box = position.box

        def value(move: int) -> float:
            place = box.move_place[move]
            limit = 3 + box.value[place]
            fed = len(position.mine[place]) < limit or position.table.phase == SETTLING
            block = position.block(box.move_block[move])
            gain = position.value_joined(place, block) - position.value_now(place)
            return gain if fed else gain - 1.0

        return max(position.sight.moves, key=value)

    def _cheapest(self, position: Position) -> int:
        """Whom to send home: who is worth least, and a leader never if somebody else can go."""
        return min(
            position.sight.moves, key=lambda move: position.block(position.box.move_block[move]).worth(position.style)
        )


def _fleet(position: Position) -> int:
    count = 0
    for place in range(position.box.places):
        for block in position.mine[place]:
            if block.navis:
                count += 1
    return count
