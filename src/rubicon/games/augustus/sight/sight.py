"""What a seat knows of Augustus, and how it is put to people.

Nearly everything lies open. Hidden are the pile, the missions that others were
dealt and discarded at the beginning, and what others have decided, until all
who decide at the same time are ready.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rubicon.core.game import FORTUNA_ACTS, Sight
from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.core.rng import Rng
from rubicon.games.augustus.rules import box as kinds
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import (
    BAG,
    GOLD,
    JOKER,
    MISSIONS,
    NUMBERS,
    REWARDS,
    SYMBOLS,
    TOKENS,
    WHEAT,
    Box,
)
from rubicon.games.augustus.rules.legal_moves import covered_fields, offer
from rubicon.games.augustus.rules.notation import BRING, CLAIM, DECLINE, FROM, GIVE, KEEP, LOSE, PASS, PUT
from rubicon.games.augustus.rules.plans import add_forced_steps
from rubicon.games.augustus.rules.refusals import QUESTIONS, question
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.scoring import effect_points, final_effects, mission_points, reward_points
from rubicon.games.augustus.rules.table import (
    CHOOSING,
    HIDDEN,
    KEPT,
    MOBILISING,
    OVER,
    PHASES,
    REARRANGING,
    SUFFERING,
    Table,
)
from rubicon.games.augustus.sight.card_view import card, effect_words
from rubicon.games.augustus.sight.expected_draws import expected_from
from rubicon.games.augustus.sight.reward_progress import near, needed, possessed

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class AugustusSight(Sight):
    """The table, where every mission that the seat cannot know is `HIDDEN` and the plans of others are empty."""

    def __init__(self, state: AugustusState, seat: int | None) -> None:
        super().__init__(state, seat)
        table = state.table.copy()
        table.deck = [HIDDEN] * len(table.deck)
        for other in range(self.setup.seats):
            if other != seat:
                table.hands[other] = [HIDDEN] * len(table.hands[other])
                table.dropped[other] = [HIDDEN] * len(table.dropped[other])
                table.plans[other] = []
        self.table: Table = table

    @property
    def box(self) -> Box:
        """The components."""
        box = self.setup.box
        assert isinstance(box, Box)
        return box

    def imagine(self, rng: Rng) -> AugustusState:
        """Missions that were not seen lie anywhere, each way as likely; others have decided anything they may."""
        from rubicon.games.augustus.rules.state import AugustusState

        state = AugustusState(self.setup, self.table.copy())
        table = state.table
        unseen = self.unseen()
        rng.shuffle(unseen)
        for places in (table.hands, table.dropped):
            for place in places:
                for i in range(len(place)):
                    if place[i] == HIDDEN:
                        place[i] = unseen.pop()
        table.deck = sorted(unseen)
        if table.phase in (MOBILISING, SUFFERING, CHOOSING):
            for seat in range(self.setup.seats):
                if seat != self.seat and not (table.phase == SUFFERING and seat == table.turn):
                    _imagine_plan(state, seat, rng)
                elif seat == self.seat and self.moves:
                    state.offers[seat] = self.moves
        else:
            for seat in self.acting:
                if seat >= 0:
                    state.offers[seat] = offer(table, state.box, seat)
        return state

    def unseen(self) -> list[int]:
        """The missions that may be in the pile or in another's hidden cards."""
        seen = self._seen()
        return [mission for mission in range(MISSIONS) if not seen[mission]]

    def _seen(self) -> list[bool]:
        table = self.table
        seen = [False] * MISSIONS
        for missions in (table.row, table.discards, table.chain):
            for mission in missions:
                seen[mission] = True
        for places in (table.hands, table.dropped, table.progress, table.controlled):
            for place in places:
                for mission in place:
                    if mission != HIDDEN:
                        seen[mission] = True
        return seen

    # For front ends

    def board(self) -> dict[str, object]:
        """Bag, row, rewards, everybody's missions, the own plan; and every card that lies open."""
        table = self.table
        box = self.box
        own = self.seat
        bag = self.next_bag()
        seen = self._seen()
        shown: list[int] = [mission for mission in range(MISSIONS) if seen[mission]]
        return {
            "phase": PHASES[table.phase],
            "question": question(table, self.box, own),
            "herald": None if table.herald < 0 else table.herald,
            "token": None if table.token < 0 else TOKENS[table.token],
            "draws": table.draws,
            "bag": {TOKENS[token]: table.bag[token] for token in range(len(TOKENS))},
            "next": {TOKENS[token]: number for token, number in enumerate(bag)},
            "common": table.common,
            "pile": len(table.deck),
            "discards": {
                "open": [mission + 1 for mission in table.discards],
                "hidden": sum(len(dropped) for dropped in table.dropped),
            },
            "row": [mission + 1 for mission in table.row],
            "rewards": [self._reward(tile) for tile in range(len(REWARDS))],
            "players": [self._player(seat) for seat in range(self.setup.seats)],
            "turn": None if table.turn < 0 else table.turn,
            "effect": None if table.effect < 0 else table.effect + 1,
            "chain": [mission + 1 for mission in table.chain],
            "left": table.left,
            "takes": table.takes,
            "hand": [] if own is None else [mission + 1 for mission in sorted(table.hands[own])],
            "dropped": [] if own is None else [mission + 1 for mission in table.dropped[own]],
            "plan": [] if own is None else [notation.say(move) for move in table.plans[own]],
            "cards": {NUMBERS[mission]: card(box, mission, bag) for mission in shown},
        }

    def _reward(self, tile: int) -> dict[str, object]:
        table = self.table
        box = self.box
        need = needed(table, box, tile)
        have: list[int] = []
        close: list[int] = []
        number = (tile << 4 | table.tiles[tile] + 1) << 6 | need
        for seat in range(self.setup.seats):
            count = possessed(table, box, seat, tile)
            is_close = near(table, seat, tile, count, need)
            have.append(count)
            if is_close:
                close.append(seat)
            number = number << 7 | count << 1 | (1 if is_close else 0)
        known = box.shown_rewards.get(number)
        if known is not None:
            return known
        return box.shown_rewards.keep(
            number,
            {
                "reward": REWARDS[tile],
                "points": box.rewards[tile],
                "holder": None if table.tiles[tile] < 0 else table.tiles[tile],
                "need": need,
                "have": have,
                "near": close,
            },
        )

    def next_bag(self) -> list[int]:
        """The tokens that the next draw is made from: after a joker all of them (A2.2)."""
        return list(BAG) if self.table.token == JOKER else self.table.bag

    def draws(self, mission: int) -> float:
        """How many draws the mission still takes on average, from the tokens really left."""
        return expected_from(self.box.need[mission] - self.table.cover[mission], self.next_bag())

    def _player(self, seat: int) -> dict[str, object]:
        table = self.table
        box = self.box
        rewards = reward_points(table, box, seat)
        missions = mission_points(table, box, seat)
        effects = final_effects(table, box, seat)
        return {
            "supply": table.supply[seat],
            "progress": [self._progress(mission) for mission in table.progress[seat]],
            "controlled": [mission + 1 for mission in table.controlled[seat]],
            "final": {  # what each end-of-game effect is worth so far
                str(mission + 1): effect_points(box, mission, table.controlled[seat])
                for mission in table.controlled[seat]
                if box.kind[mission] >= kinds.PER_FIELD
            },
            "usable": self._usable(seat),
            "gold": output(table, box, seat, GOLD),
            "wheat": output(table, box, seat, WHEAT),
            "hand": len(table.hands[seat]),
            "ready": bool(table.deciders & ~table.undecided & 1 << seat)
            and table.phase in (CHOOSING, MOBILISING, SUFFERING),
            "score": {
                "rewards": rewards,
                "missions": missions,
                "effects": effects,
                "total": rewards + missions + effects,
            },
        }

    def _progress(self, mission: int) -> dict[str, object]:
        box = self.box
        cover = self.table.cover[mission]
        draws = round(self.draws(mission), 1)
        number = (mission << 18 | cover) << 16 | int(10.0 * draws + 0.5)
        known = box.shown_progress.get(number)
        if known is not None:
            return known
        return box.shown_progress.keep(
            number,
            {
                "mission": mission + 1,
                "fields": [
                    {
                        "symbol": SYMBOLS[symbol],
                        "fields": box.need[mission] >> 3 * symbol & 7,
                        "legions": cover >> 3 * symbol & 7,
                    }
                    for symbol in box.symbols[mission]
                ],
                "waiting": cover == box.need[mission],
                "draws": draws,
            },
        )

    def _usable(self, seat: int) -> dict[str, object]:
        """A4.3: for each symbol those that its token may stand for."""
        masks = self.table.usable[seat * 6 : seat * 6 + 6]
        number = 0
        for mask in masks:
            number = number << 6 | mask
        known = self.box.shown_usable.get(number)
        if known is not None:
            return known
        usable: dict[str, object] = {
            SYMBOLS[symbol]: [SYMBOLS[other] for other in range(6) if masks[symbol] >> other & 1] for symbol in range(6)
        }
        return self.box.shown_usable.keep(number, usable)

    def prompt(self) -> Message:
        """What is being decided, and by whom."""
        table = self.table
        box = self.box
        if table.phase == OVER:
            return Message("prompt-over")
        if self.acting == FORTUNA_ACTS:
            return Message(f"prompt-{PHASES[table.phase]}", self._herald())
        if not self.moves:
            if len(self.acting) == 1:
                asked = question(table, box, None)
                return Message(f"prompt-wait-{asked}", {"player": SeatRef(self.acting[0])})
            return Message("prompt-wait", {"count": len(self.acting)})
        assert self.seat is not None
        asked = question(table, box, self.seat)
        args: dict[str, object] = {}
        if table.effect >= 0:
            args["mission"] = box.titles[table.effect]
            args["effect"] = effect_words(box, table.effect)
            args["player"] = SeatRef(table.turn)
        if asked == "choosing":
            args["count"] = KEPT - len(table.plans[self.seat])
        elif asked == "mobilising":
            if table.token == JOKER:
                asked = "mobilising-joker"
            else:
                args["token"] = NameRef(f"symbol-{TOKENS[table.token]}")
        elif asked == "moving":
            args.update(self._field(table.plans[self.seat][-1] - BRING))
        elif asked == "removing":
            args["count"] = box.a[table.effect] - len(table.plans[self.seat])
        elif asked == "placing":
            args["count"] = table.left
        elif asked == "rearranging":
            if table.left:
                asked = "rearranging-on"
                args["count"] = table.left
        elif asked == "giving":
            args["reward"] = NameRef(f"reward-{REWARDS[table.giving]}")
        elif asked == "claiming":
            number = len(table.controlled[self.seat])
            args["number"] = number
            args["points"] = box.rewards[kinds.FIRST_COUNT + number - kinds.LEAST_COUNT]
        elif asked == "taking":
            args["count"] = table.takes
        return Message(f"prompt-{asked}", args)

    def _herald(self) -> dict[str, object]:
        return {} if self.table.herald < 0 else {"herald": SeatRef(self.table.herald)}

    def _field(self, field: int) -> dict[str, object]:
        return {"mission": self.box.titles[field // 6], "symbol": NameRef(f"symbol-{SYMBOLS[field % 6]}")}

    def describe(self, move: int) -> Message:
        """One of the moves, with what it would complete."""
        table = self.table
        box = self.box
        verb = notation.verb(move)
        if verb == PASS:
            return Message(f"move-pass-{question(table, box, self.seat)}")
        if verb in (CLAIM, DECLINE):
            assert self.seat is not None
            number = len(table.controlled[self.seat])
            points = box.rewards[kinds.FIRST_COUNT + number - kinds.LEAST_COUNT]
            return Message("move-claim" if verb == CLAIM else "move-decline", {"number": number, "points": points})
        if verb == GIVE:
            return Message("move-give", {"player": SeatRef(move - GIVE)})
        if verb < PUT:
            mission = move - verb
            args: dict[str, object] = {
                "mission": box.titles[mission],
                "points": box.points[mission],
                "effect": effect_words(box, mission),
            }
            if verb == LOSE:
                args["wheat"] = box.wheat[mission]
                args["gold"] = box.gold[mission]
            return Message(f"move-{notation.say(move).split()[0]}", args)
        field = move - verb
        named = self._field(field)
        word = notation.say(move).split()[0]
        return Message(f"move-{word}-completes" if self._completes(move) else f"move-{word}", named)

    def _completes(self, move: int) -> bool:
        """Whether a legion put or brought there covers the last free field; it may not come from the same mission."""
        if not PUT <= move < FROM:
            return False
        table = self.table
        field = move - notation.verb(move)
        mission = field // 6
        anew = table.phase == REARRANGING and table.left == 0  # all legions are picked up first
        if self.box.need[mission] - (0 if anew else table.cover[mission]) != 1 << 3 * (field % 6):
            return False
        assert self.seat is not None
        others = [other // 6 for other in covered_fields(table, self.box, self.seat) if other // 6 != mission]
        return move < BRING or bool(others)

    def offer(self, move: int) -> dict[str, object]:
        """The move with its words. All that they depend on makes the number by which they are shared."""
        table = self.table
        box = self.box
        facts = 0
        if move == PASS:
            facts = QUESTIONS.index(question(table, box, self.seat))
        elif move < KEEP:
            facts = 0 if self.seat is None else len(table.controlled[self.seat])
        elif move >= PUT and self._completes(move):
            facts = 1
        number = facts * GIVE + move if move < GIVE else -move
        known = box.offers.get(number)
        return box.offers.keep(number, super().offer(move)) if known is None else known

    def touch(self, move: int) -> dict[str, object]:
        """The mission, and the kind of field, that the move is about; or the player."""
        verb = notation.verb(move)
        if verb == GIVE:
            return {"verb": "give", "player": move - GIVE}
        word = notation.say(move).split()[0]
        if verb < KEEP:
            return {"verb": word}
        if verb < PUT:
            return {"verb": word, "mission": move - verb + 1}
        field = move - verb
        about: dict[str, object] = {"verb": word, "mission": field // 6 + 1, "symbol": SYMBOLS[field % 6]}
        if self._completes(move):
            about["completes"] = True
        return about


def _imagine_plan(state: AugustusState, seat: int, rng: Rng) -> None:
    """What another seat may have in mind: all of it if it is ready, else nothing, or a first step."""
    table = state.table
    complete = add_forced_steps(state, seat)
    ready = not table.undecided >> seat & 1
    while not complete and (ready or rng.below(3) == 0):
        before = table.plans[seat].copy()
        table.plans[seat].append(rng.choice(state.offers[seat]))
        complete = add_forced_steps(state, seat)
        if complete and not ready:
            table.plans[seat] = before
            add_forced_steps(state, seat)
            return
