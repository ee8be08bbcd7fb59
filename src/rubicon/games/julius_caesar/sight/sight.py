"""What a seat knows, and how it is put to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from rubicon.core.game import Sight
from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.rules.box import (
    BATTLE,
    CALL,
    CALL_BLOCK,
    COLOURS,
    DISBAND,
    DISCARD,
    DONE,
    EVENTS,
    FIRE,
    HIT,
    LEVELS,
    LEVY,
    MARCH,
    MERCURY,
    PASS,
    PLAY,
    RAISE,
    SAIL,
    SURPRISE,
    Box,
)
from rubicon.games.julius_caesar.rules.table import (
    CHOOSING,
    DEALING,
    DEPLOYING,
    DISCARDING,
    FIGHTING,
    LEVYING,
    MOVING,
    OVER,
    PICKING,
    REGROUPING,
    SETTLING,
    SUFFERING,
    THROWING,
    Table,
)
from rubicon.games.julius_caesar.sight import board_view
from rubicon.games.julius_caesar.sight.board_view import PHASES as PHASES
from rubicon.games.julius_caesar.sight.candidates import Guess, bounds, candidates
from rubicon.games.julius_caesar.sight.hidden_blocks import Token, fill_in, hide

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState

# How a block gets to a place.
RETREAT: Final = 0
FERRY: Final = 1
VOYAGE: Final = 2
OCCUPY: Final = 3
ADVANCE: Final = 4
RESPOND: Final = 5
ATTACK: Final = 6
RESERVE: Final = 7
BY_PHASE: Final = 8
"""As the phase is called: `settling`, `regrouping`."""
WAYS: Final = ("retreat", "ferry", "sail", "occupy", "march", "respond", "attack", "reserve", "")


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class JuliusSight(Sight):
    """One's own blocks and cards, all that lies open, and what was ever seen of the rival's blocks.

    `table` is the table without what this seat may not know: blocks it cannot
    tell are `UNSEEN` there and stand among the `tokens`; where only the strength
    is not known it is 0, between `low` and `high`.
    """

    def __init__(self, state: JuliusState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.table: Table = state.table.copy()
        self.tokens: list[Token] = hide(self.table, state.box, seat)

    @property
    def box(self) -> Box:
        """The components."""
        return cast(Box, self.setup.box)

    def imagine(self, rng: Rng) -> JuliusState:
        """Name the tokens, guess the strengths and deal the cards, all that was seen allows being as likely."""
        from rubicon.games.julius_caesar.rules import deployment
        from rubicon.games.julius_caesar.rules.state import JuliusState

        table = self.table.copy()
        fill_in(table, self.box, self.tokens, rng)
        state = JuliusState(self.setup, table)
        if table.phase == DEPLOYING and table.seat != self.seat:
            for _ in range(rng.below(len(deployment.unplaced(state, table.seat)))):
                move = rng.choice(deployment.choices(state))
                if move != DONE and len(deployment.unplaced(state, table.seat)) > 2:
                    table.pledge[self.box.move_block[move]] = self.box.move_place[move]
        return state

    # What can be seen

    def points(self, side: int) -> int:
        """Victory points as they would be counted now: everybody sees them."""
        return self.table.points_of(self.box, side)

    def board(self) -> dict[str, object]:
        """The map with all blocks on it, the cards, and what is being done."""
        return board_view.board(self)

    def guesses(self) -> list[list[Guess]]:
        """For each token the blocks that it can be, with their chances, the likeliest first (see `hidden_blocks`)."""
        return [found.guess for found in candidates(self.table, self.box, self.tokens)]

    def bounds(self, token: Token, guess: list[Guess]) -> tuple[int, int]:
        """Between which strengths the token is, by all that is remembered of the blocks that it can be."""
        return bounds(self.table, self.box, token, guess)

    def candidates(self, mask: int, colour: int) -> list[int]:
        """The blocks that a token with this mask may be, as far as this seat knows."""
        where = self.table.where
        marks = self.box.mark
        return [b for b in self.box.of_colour[colour] if mask & marks[b] and where[b] < 0]

    # What is to be decided

    def stage(self) -> Message:
        """The year."""
        return Message("stage-year", {"year": self.table.year})

    def prompt(self) -> Message:
        """What is being decided, and by whom."""
        table = self.table
        box = self.box
        phase = table.phase
        name = PHASES[phase]
        if phase in (OVER, DEALING, THROWING, PICKING):
            return Message(f"prompt-{name}")
        if phase in (DISCARDING, CHOOSING):
            if self.moves:
                return Message(f"prompt-{name}", {"year": table.year, "turn": table.turn})
            waiting = Message("prompt-wait-both")
            if len(self.acting) == 1:
                waiting = Message("prompt-wait-card", {"player": SeatRef(self.acting[0])})
            return waiting
        if not self.moves:
            return Message(f"prompt-wait-{name}", {"player": SeatRef(table.seat)})
        if phase == MOVING:
            if table.event >= 0:
                return Message(f"prompt-moving-{EVENTS[table.event]}")
            return Message("prompt-moving", {"points": table.points})
        if phase == LEVYING:
            return Message("prompt-levying", {"levies": table.levies})
        if phase == FIGHTING:
            key = "prompt-fighting"
            if table.round == 4 and table.striker == self.seat:
                key = "prompt-fighting-last"
            return Message(key, {"round": table.round, "place": NameRef(box.place_keys[table.field])})
        if phase == SUFFERING:
            return Message("prompt-suffering", {"hits": table.hits})
        if phase == SETTLING:
            return Message("prompt-settling", {"block": NameRef(box.block_keys[table.firing])})
        if phase == REGROUPING:
            return Message("prompt-regrouping", {"place": NameRef(box.place_keys[table.field])})
        return Message(f"prompt-{name}")

    def describe(self, move: int) -> Message:
        """One of the legal moves, in words."""
        args: dict[str, object]
        table = self.table
        box = self.box
        kind = box.move_kind[move]
        if kind == DONE:
            return Message(f"move-done-{PHASES[table.phase]}")
        index = box.move_block[move]
        place = box.move_place[move]
        if kind in (DISCARD, PLAY):
            return Message("move-discard" if kind == DISCARD else "move-play", {"card": NameRef(box.card_keys[index])})
        if kind == CALL_BLOCK:
            args = {"block": box.block_names[index], "place": box.place_names[table.where[index]]}
            return Message("move-call-block", args)
        if kind == CALL:
            return Message(
                "move-call", {"place": box.place_names[place], "colour": NameRef(f"colour-{COLOURS[index]}")}
            )
        if index < 0:
            key = "move-battle" if kind == BATTLE else "move-surprise" if kind == SURPRISE else "move-strike"
            return Message(key, {"place": box.place_names[place]})
        block = box.block_names[index]
        strength = table.strength[index]
        if kind == FIRE:
            role = 0 if table.side[index] == table.striker else 1
            return Message("move-fire", {"block": block, "strength": strength, "power": box.power[role][index]})
        if kind == PASS:
            return Message("move-pass", {"block": block})
        if kind == HIT:
            left = box.down[index * LEVELS + strength]
            return Message("move-hit", {"block": block, "strength": strength, "left": left})
        if kind == LEVY:
            return Message("move-levy", {"block": block, "place": box.place_names[place]})
        origin = box.place_names[table.where[index]]
        if kind == RAISE:
            left = box.up[index * LEVELS + strength]
            return Message("move-raise", {"block": block, "origin": origin, "strength": strength, "left": left})
        if kind == DISBAND:
            return Message("move-disband", {"block": block, "origin": origin})
        args = {"block": block, "origin": origin, "place": box.place_names[place]}
        way = self._way(move)
        return Message(f"move-{PHASES[table.phase] if way == BY_PHASE else WAYS[way]}", args)

    def _way(self, move: int) -> int:
        """How a block gets there: an index of `WAYS`."""
        from rubicon.games.julius_caesar.rules.routes import last_step
        from rubicon.games.julius_caesar.rules.state import JuliusState

        table = self.table
        box = self.box
        phase = table.phase
        sails = box.move_kind[move] == SAIL
        if phase == FIGHTING:
            return FERRY if sails else RETREAT
        if sails:
            return VOYAGE
        if phase != MOVING:
            return BY_PHASE
        b = box.move_block[move]
        place = box.move_place[move]
        seat = table.seat
        places = box.places
        if table.held[(1 - seat) * places + place] == 0:
            return OCCUPY if table.held[seat * places + place] == 0 else ADVANCE
        if table.attacker[place] == 1 - seat:
            return RESPOND
        if table.attacker[place] != seat:
            return ATTACK
        # J5.5: with Mercury it is the last step that counts, not where the block stands.
        way = last_step(JuliusState(self.setup, table), b, place) if table.event == MERCURY else table.where[b]
        return RESERVE if move >= box.first_flank or table.main[place] != way else ATTACK

    def _free(self, b: int) -> bool:
        """Whether a march of the block costs no point: it goes on, or others of its place have moved."""
        return b == self.table.last or self.table.where[b] in self.table.active

    def offer(self, move: int) -> dict[str, object]:
        """The move with its words. All that they depend on makes the number by which they are shared."""
        table = self.table
        box = self.box
        kind = box.move_kind[move]
        b = box.move_block[move]
        facts = 0
        if kind == DONE:
            facts = table.phase
        elif kind >= FIRE:
            facts = (table.where[b] + 1) << 9
            if kind in (MARCH, SAIL):
                facts |= table.phase << 4 | self._way(move)
                if kind == MARCH and table.phase == MOVING and self._free(b):
                    facts |= 1 << 20
            elif kind <= RAISE:  # fire, pass, hit, raise
                facts |= table.strength[b] << 1 | (1 if table.side[b] == table.striker else 0)
        number = facts * box.space + move
        known = box.offers.get(number)
        return box.offers.keep(number, super().offer(move)) if known is None else known

    def touch(self, move: int) -> dict[str, object]:
        """The block, the card and the places that a move is about."""
        box = self.box
        kind = box.move_kind[move]
        if kind == DONE:
            return {"kind": "done"}
        index = box.move_block[move]
        place = box.move_place[move]
        if kind in (DISCARD, PLAY):
            return {"kind": "card", "card": box.card_keys[index]}
        touched: dict[str, object] = {"kind": KIND_NAMES[kind]}
        if place >= 0:
            touched["to"] = box.ids[place]
        if kind == MARCH and self.table.phase == MOVING:
            touched["block"] = box.block_ids[index]
            touched["from"] = box.ids[self.table.where[index]]
            touched["way"] = WAYS[self._way(move)]
            if move >= box.first_flank:
                touched["kind"] = "flank"
            touched["cost"] = 0 if self._free(index) else 1
            return touched
        if kind == CALL:
            touched["colour"] = COLOURS[index]
        elif index >= 0:
            touched["block"] = box.block_ids[index]
            if self.table.where[index] < box.places:
                touched["from"] = box.ids[self.table.where[index]]
            if kind == SAIL and self.table.phase == MOVING:
                touched["cost"] = 1
        return touched


KIND_NAMES: Final = (
    "done", "discard", "play", "battle", "surprise", "strike", "call", "fire", "pass", "hit", "raise", "disband",
    "march", "sail", "levy", "call",
)  # fmt: skip
