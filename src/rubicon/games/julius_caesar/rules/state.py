"""Julius Caesar, by the rulebook: the frame of years and turns (1.2, 2.0). Each chapter is a module:

    deployment  5.3        where the blocks stand at the start
    cards       2.1        dealing, choosing, who is Player 1
    movement    6.1 - 6.3  groups, attacks, pinning, Navis, sea moves
    routes      6.1 - 6.3  how far blocks come, and road limits
    gods        the cards  Jupiter and Vulcan, the surprise of Mars and Neptune
    levy        6.4        new blocks and steps
    battle      7.0 - 7.3  rounds, turns of blocks, reserves
    fire        7.4        dice and hits
    losses      7.5        eliminated blocks, leaders, Cleopatra
    retreats    7.6, 7.7   retreats by road and sea, of a Navis, and regrouping
    winter      8.0        fleets, supply, victory, the new year

`public_knowledge` (J2.1) is what both sides can tell of upright blocks. J1.1 to J7.6: docs/rules/julius_caesar.md.
"""

from __future__ import annotations

from typing import Final, cast

from rubicon.core.events import Kind
from rubicon.core.game import FORTUNA_ACTS, Outcome, Setup, State
from rubicon.core.game import NOBODY as NOBODY_ACTS
from rubicon.core.message import Message, NameRef
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.rules import (
    battle,
    cards,
    deployment,
    dice,
    events,
    fire,
    gods,
    levy,
    movement,
    retreats,
    winter,
)
from rubicon.games.julius_caesar.rules.box import (
    BATTLE,
    CAESAR,
    JUPITER,
    MARCH,
    MARS,
    NEPTUNE,
    NO_EVENT,
    POMPEY,
    VULCAN,
    Box,
)
from rubicon.games.julius_caesar.rules.command import Command
from rubicon.games.julius_caesar.rules.public_knowledge import none_in_motion
from rubicon.games.julius_caesar.rules.table import (
    CALLING,
    CHOOSING,
    DEALING,
    DEPLOYING,
    DISBANDING,
    DISCARDING,
    FIGHTING,
    LANDING,
    LEVYING,
    MOVING,
    NOBODY,
    NOTHING,
    ORDERING,
    OVER,
    PICKING,
    REGROUPING,
    SETTLING,
    STRIKING,
    SUFFERING,
    SUPPLYING,
    SURPRISING,
    THROWING,
    TURNS,
    Table,
    laid_out,
)
from rubicon.games.julius_caesar.sight.sight import JuliusSight

ALONE: Final[list[tuple[int, ...]]] = [(CAESAR,), (POMPEY,)]


class JuliusState(State):
    """The truth about a match."""

    def __init__(self, setup: Setup, table: Table) -> None:
        super().__init__(setup)
        self.box: Final[Box] = cast(Box, setup.box)
        self.table: Table = table
        self.command: Command | None = None  # what was worked out for the one that is being executed
        self.later_edition: bool = setup.options["edition"] == "v1_1"
        self.caesar_first: bool = setup.options["caesar_first"] is True

    # The contract

    def acting(self) -> tuple[int, ...]:
        """Fortuna, both players over their cards, or one of them."""
        phase = self.table.phase
        if phase in (DEALING, THROWING, PICKING):
            return FORTUNA_ACTS
        if phase in (DISCARDING, CHOOSING):
            return cards.waiting(self)
        return NOBODY_ACTS if phase == OVER else ALONE[self.table.seat]

    def moves(self, seat: int) -> tuple[int, ...]:
        """What the chapter of the phase offers."""
        phase = self.table.phase
        if phase == FIGHTING:
            return tuple(battle.choices(self))
        if phase == MOVING:
            return tuple(movement.choices(self))
        if phase == SUFFERING:
            return tuple([self.box.hit + b for b in fire.targets(self)])
        if phase == LEVYING:
            return tuple(levy.choices(self))
        if phase == REGROUPING:
            return tuple(retreats.regroupings(self))
        if phase in (DISCARDING, CHOOSING):
            return tuple(cards.choices(self, seat))
        if phase == ORDERING:
            return tuple([self.box.battle + place for place in battle.contested(self)])
        if phase == SURPRISING:
            return tuple([self.box.surprise + place for place in gods.battles_begun(self)])
        if phase == CALLING:
            return tuple(gods.calls(self))
        if phase == SETTLING:
            return tuple(gods.settlings(self))
        if phase == STRIKING:
            return tuple(gods.strikes(self))
        if phase == LANDING:
            return tuple(winter.landings(self))
        if phase == SUPPLYING:
            return tuple(winter.surplus(self))
        if phase == DISBANDING:
            return tuple(winter.dismissals(self))
        return tuple(deployment.choices(self))

    def refusal(self, seat: int, move: int) -> Message:
        """Why not, as the chapter of the phase has it."""
        phase = self.table.phase
        box = self.box
        if phase == MOVING:
            return movement.refusal(self, move)
        if phase == LEVYING:
            return levy.refusal(self, move)
        if phase == FIGHTING:
            return battle.refusal(self, move)
        if phase == SUFFERING:
            return fire.hit_refusal(self, move)
        if phase == REGROUPING:
            return retreats.regroup_refusal(self, move)
        if phase in (DISCARDING, CHOOSING):
            low = box.discard if phase == DISCARDING else box.play
            if low <= move < low + box.cards:
                return cards.refusal(self, seat, move - low)
            return Message("refusal-discarding" if phase == DISCARDING else "refusal-choosing")
        if phase == ORDERING:
            if box.move_kind[move] == BATTLE:
                return Message("refusal-no-battle", {"place": self.place_name(box.move_place[move])})
            return Message("refusal-ordering")
        if phase == SETTLING:
            if box.move_kind[move] == MARCH and box.move_block[move] == self.table.firing:
                return Message("refusal-settle", {"place": self.place_name(box.move_place[move])})
            return Message("refusal-settling", {"block": self.block_name(self.table.firing)})
        if phase in (CALLING, STRIKING, SURPRISING):
            return gods.refusal(self, move)
        if phase == DEPLOYING:
            return deployment.refusal(self, move)
        return winter.refusal(self, move)

    def chances(self) -> list[tuple[int, int]]:
        """Dice, a card of the deck, or a block for Jupiter."""
        table = self.table
        box = self.box
        if table.phase == THROWING:
            return dice.CHANCES[table.strength[table.firing]].copy()
        if table.phase == DEALING:
            return [(box.deal + card, count) for card, count in enumerate(table.deck) if count > 0]
        return [(box.pick + b, 1) for b in gods.candidates(self)]

    def draw(self, rng: Rng) -> int:
        """One number decides."""
        table = self.table
        if table.phase == THROWING:
            tumbles = dice.TUMBLES[table.strength[table.firing]]
            return tumbles[rng.below(len(tumbles))]
        if table.phase == DEALING:
            return self.box.deal + rng.weighted(table.deck)
        return self.box.pick + rng.choice(gods.candidates(self))

    def apply(self, seat: int, move: int) -> None:
        """One decision, or one outcome of chance, and all that follows by itself."""
        table = self.table
        phase = table.phase
        if phase == FIGHTING:
            if battle.apply(self, move):
                self._after_battle()
        elif phase == THROWING:
            if fire.throw(self, move) and battle.proceed(self):
                self._after_battle()
        elif phase == SUFFERING:
            if fire.suffer(self, self.box.move_block[move]) and battle.proceed(self):
                self._after_battle()
        elif phase == MOVING:
            if movement.apply(self, move):
                self._after_moves()
        elif phase == LEVYING:
            if levy.apply(self, move):
                self._end_command()
        elif phase == REGROUPING:
            if retreats.regroup(self, move):
                battle.leave(self)
                self._next_battle()
        elif phase == DEALING:
            cards.deal(self, move - self.box.deal)
        elif phase == DISCARDING:
            cards.lay_aside(self, seat, self.box.move_block[move])
        elif phase == CHOOSING:
            if cards.choose(self, seat, self.box.move_block[move]):
                self._open_turn()
        elif phase == ORDERING:
            self._fight(self.box.move_place[move])
        elif phase == SURPRISING:
            gods.surprise(self, self.box.move_place[move])
            self._to_levies()
        elif phase == CALLING:
            self._called(gods.call(self, move))
        elif phase == PICKING:
            self._called(move - self.box.pick)
        elif phase == SETTLING:
            gods.settle(self, self.box.move_place[move])
            self._end_command()
        elif phase == STRIKING:
            gods.strike(self, self.box.move_place[move])
            self._end_command()
        elif phase == DEPLOYING:
            deployment.apply(self, move)
        elif winter.apply(self, move):
            self._new_year()

    def copy(self) -> JuliusState:
        """An independent position."""
        return JuliusState(self.setup, self.table.copy())

    def derived(self) -> tuple[str, ...]:
        """What the movement phase has worked out so far."""
        return ("command",)

    def standing(self) -> tuple[int, ...]:
        """J1.2: the points as they would be counted now."""
        return (self.table.points_of(self.box, CAESAR), self.table.points_of(self.box, POMPEY))

    def outcome(self) -> Outcome | None:
        """J1.2: ten points, or after the last year more points, or Roma, or a draw."""
        table = self.table
        if table.phase != OVER:
            return None
        scores = self.standing()
        if table.reason == "draw":
            return Outcome(scores, (), "draw")
        if table.reason == "roma":
            return Outcome(scores, (winter.master_of_the_capital(self),), "roma")
        return Outcome(scores, (CAESAR if scores[CAESAR] > scores[POMPEY] else POMPEY,), table.reason)

    def sight(self, seat: int | None) -> JuliusSight:
        """J2.1."""
        return JuliusSight(self, seat)

    # Where the blocks are

    def blocks_at(self, place: int, side: int) -> list[int]:
        """The blocks that a side has in a place."""
        where, sides = self.table.where, self.table.side
        return [b for b in range(self.box.blocks) if where[b] == place and sides[b] == side]

    def put(self, b: int, place: int) -> None:
        """The block goes there, on or off the map (J1.5: control changes at once)."""
        table = self.table
        places = self.box.places
        base = table.side[b] * places
        if table.where[b] < places:
            table.held[base + table.where[b]] -= 1
        table.where[b] = place
        if place < places:
            table.held[base + place] += 1

    def put_side(self, b: int, side: int) -> None:
        """The block goes over to a side, where it stands."""
        table, places = self.table, self.box.places
        table.own_orders()
        table.held[table.side[b] * places + table.where[b]] -= 1
        table.side[b] = side
        table.held[side * places + table.where[b]] += 1

    # Telling about them

    def block_name(self, b: int) -> NameRef:
        """The block's name, for messages."""
        return self.box.block_names[b]

    def place_name(self, place: int) -> NameRef:
        """The place's name, for messages."""
        return self.box.place_names[place]

    def tell_block(self, kind: Kind, b: int, origin: int, place: int) -> None:
        """A block went from one place to another; which one, only its side sees."""
        side = self.table.side[b]
        keys = self.box.place_keys
        self.tell(kind, (side, keys[origin], keys[place], self.box.block_keys[b]), 1 << side)

    def tell_at(self, kind: Kind, b: int, place: int) -> None:
        """Something happened to a block at a place; to which one, only its side sees."""
        side = self.table.side[b]
        self.tell(kind, (side, self.box.place_keys[place], self.box.block_keys[b]), 1 << side)

    # The frame (J1.4)

    def _open_turn(self) -> None:
        table = self.table
        if cards.reveal(self):
            table.part = 0
            self._command(table.first)
        else:
            self._end_turn()

    def _command(self, seat: int) -> None:
        """A player moves and then levies, or executes the event."""
        table = self.table
        box = self.box
        card = table.orders[seat]
        table.seat = seat
        table.event = box.card_event[card]
        movement.begin(self)
        if table.event == NO_EVENT:
            table.points = box.card_move[card]
            table.levies = box.card_levy[card]
            self.tell(events.COMMAND, (seat, table.points, table.levies))
        else:
            table.points = 1
            table.levies = 0
            self.tell(events.INVOKE, (seat, box.card_keys[card]))
        if table.event == JUPITER or table.event == VULCAN:
            jupiter = table.event == JUPITER
            if gods.calls(self) if jupiter else gods.strikes(self):
                table.phase = CALLING if jupiter else STRIKING
            else:
                self.tell(events.NO_TARGET, (seat, box.card_keys[card]))
                self._end_command()
        elif movement.has_more(self):
            table.phase = MOVING
        else:
            self._after_moves()

    def _after_moves(self) -> None:
        table = self.table
        if table.event == MARS or table.event == NEPTUNE:
            begun = gods.battles_begun(self)
            if not begun:
                self.tell(events.NO_SURPRISE, (table.seat, self.box.card_keys[table.orders[table.seat]]))
            elif len(begun) == 1:
                gods.surprise(self, begun[0])
            else:
                table.phase = SURPRISING
                return
        self._to_levies()

    def _called(self, b: int) -> None:
        """J5.2: the block that Jupiter calls answers; if none is named, Fortuna picks it."""
        if b == NOTHING:
            self.table.phase = PICKING
        elif gods.answer(self, b):
            self._end_command()
        else:
            self.table.phase = SETTLING

    def _to_levies(self) -> None:
        table = self.table
        if table.levies > 0:
            if levy.can_begin(self):
                table.phase = LEVYING
                return
            self.tell(events.NO_LEVY, (table.seat, table.levies))
        self._end_command()

    def _end_command(self) -> None:
        table = self.table
        table.event = NO_EVENT
        table.points = 0
        table.levies = 0
        table.active = []
        table.voyages = []
        table.kept = 0
        table.marched = False
        none_in_motion(table)
        if table.part == 0:
            table.part = 1
            self._command(1 - table.first)
        else:
            self._next_battle()

    def _next_battle(self) -> None:
        """J1.4: Player 1 says which battle is next, where there are several."""
        table = self.table
        places = battle.contested(self)
        if not places:
            self._end_turn()
        elif len(places) == 1:
            self._fight(places[0])
        else:
            table.seat, table.phase = table.first, ORDERING

    def _fight(self, place: int) -> None:
        if battle.begin(self, place):
            self._after_battle()

    def _after_battle(self) -> None:
        if not battle.finish(self):
            battle.leave(self)
            self._next_battle()

    def _end_turn(self) -> None:
        table = self.table
        table.first = table.seat = NOBODY
        table.part = 0
        table.orders = [NOTHING, NOTHING]
        table.surprise = NOTHING
        table.roads = [0] * self.box.roads
        table.moved = [0] * self.box.blocks
        if table.turn < TURNS:
            table.turn += 1
            table.phase = CHOOSING
        elif winter.begin(self):
            self._new_year()

    def _new_year(self) -> None:
        table = self.table
        table.year += 1
        table.turn, table.winter = 1, 0
        cards.shuffle(self)


def new_state(setup: Setup) -> JuliusState:
    """A match before anything has happened."""
    state = JuliusState(setup, laid_out(cast(Box, setup.box)))
    if setup.options["deployment"] == "free":
        deployment.begin(state)
    return state
