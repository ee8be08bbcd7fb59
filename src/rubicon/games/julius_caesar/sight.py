"""What a seat knows, and how it is put to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from rubicon.core.game import Sight
from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.box import (
    BATTLE,
    CAESAR,
    CALL,
    COLOURS,
    DISBAND,
    DISCARD,
    DONE,
    EVENTS,
    FIRE,
    HIT,
    LEVELS,
    LEVY,
    LIMITS,
    MARCH,
    PASS,
    PLAY,
    POMPEY,
    RAISE,
    SAIL,
    SURPRISE,
    Box,
)
from rubicon.games.julius_caesar.fog import span
from rubicon.games.julius_caesar.table import (
    CALLING,
    CHOOSING,
    DEALING,
    DEPLOYING,
    DISBANDING,
    DISCARDING,
    FALLEN,
    FIGHTING,
    LANDING,
    LEVYING,
    MOVING,
    NOBODY,
    NOTHING,
    ORDERING,
    OVER,
    PICKING,
    POOL,
    REGROUPING,
    SETTLING,
    STRIKING,
    SUFFERING,
    SUPPLYING,
    SURPRISING,
    THROWING,
    Table,
)
from rubicon.games.julius_caesar.veil import Guess, Token, bounds, cover, guesses, uncover

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules import JuliusState

PHASES: Final = {
    DEPLOYING: "deploying", DEALING: "dealing", DISCARDING: "discarding", CHOOSING: "choosing", MOVING: "moving",
    SURPRISING: "surprising", CALLING: "calling", PICKING: "picking", SETTLING: "settling", STRIKING: "striking",
    LEVYING: "levying", ORDERING: "ordering", FIGHTING: "fighting", THROWING: "throwing", SUFFERING: "suffering",
    REGROUPING: "regrouping", LANDING: "landing", SUPPLYING: "supplying", DISBANDING: "disbanding", OVER: "over",
}  # fmt: skip


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
        self.tokens: list[Token] = cover(self.table, state.box, seat)

    @property
    def box(self) -> Box:
        """The components."""
        return cast(Box, self.setup.box)

    def imagine(self, rng: Rng) -> JuliusState:
        """Name the tokens, guess the strengths and deal the cards, all that was seen allows being as likely."""
        from rubicon.games.julius_caesar import deployment
        from rubicon.games.julius_caesar.rules import JuliusState

        table = self.table.copy()
        uncover(table, self.box, self.tokens, rng)
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
        table = self.table
        box = self.box
        return {
            "year": table.year,
            "turn": table.turn,
            "phase": PHASES[table.phase],
            "seat": table.seat,
            "first": table.first,
            "players": [self._player(side) for side in (CAESAR, POMPEY)],
            "places": self._places(),
            "played": [box.card_keys[card] for card in table.played],
            "command": self._command(),
            "battle": self._battle(),
        }

    def _player(self, side: int) -> dict[str, object]:
        table = self.table
        box = self.box
        pool: list[str] = []
        fallen: list[str] = []
        dead: list[str] = []
        for b in range(box.blocks):
            place = table.where[b]
            if place >= POOL and box.owner[b] == side:
                (pool if place == POOL else fallen if place == FALLEN else dead).append(box.block_ids[b])
        return {
            "points": self.points(side),
            "trophies": table.trophies[side],
            "cards": len(table.hands[side]),
            "hand": [box.card_keys[card] for card in table.hands[side]] if side == self.seat else None,
            "discard": box.card_keys[table.discards[side]] if table.discards[side] >= 0 else None,
            "chosen": box.card_keys[table.chosen[side]] if table.chosen[side] >= 0 else None,
            "ready": table.chosen[side] != NOTHING,
            "pool": pool,
            "pool_unseen": sum([1 for token in self.tokens if token[0] == POOL and token[1] == side]),
            "fallen": fallen,
            "dead": dead,
        }

    def _places(self) -> list[dict[str, object]]:
        table = self.table
        box = self.box
        standing: list[list[dict[str, object]]] = [[] for _ in range(box.places)]
        for b in range(box.blocks):
            if 0 <= table.where[b] < box.places:
                standing[table.where[b]].append(self._block(b))
        for token, guess in zip(self.tokens, self.guesses(), strict=True):
            if token[0] < box.places:
                standing[token[0]].append(self._token(token, guess))
        found: list[dict[str, object]] = []
        for place in range(box.places):
            if standing[place]:
                ours = table.held[place]
                theirs = table.held[box.places + place]
                holder: object = "both" if ours and theirs else CAESAR if ours else POMPEY
                found.append(
                    {
                        "place": box.ids[place],
                        "holder": holder,
                        "attacker": None if table.attacker[place] == NOBODY else table.attacker[place],
                        "active": place in table.active,
                        "blocks": standing[place],
                    }
                )
        return found

    def _block(self, b: int) -> dict[str, object]:
        table = self.table
        box = self.box
        low = high = table.strength[b]
        if table.side[b] != self.seat:
            low, high = span(table, box, b)
        return {
            "block": box.block_ids[b],
            "side": table.side[b],
            "colour": COLOURS[box.colour[b]],
            "strength": table.strength[b] or None,
            "low": low,
            "high": high,
            "moved": bool(table.moved[b]),
            "reserve": bool(table.reserve[b]),
            "pledge": box.ids[table.pledge[b]] if table.pledge[b] != NOTHING else None,
            "maybe": [],
            "chances": [],
        }

    def _token(self, token: Token, guess: list[Guess]) -> dict[str, object]:
        _, side, colour, moved, reserve, _, _, _, _ = token
        low, high = self.bounds(token, guess)
        return {
            "block": None,
            "side": side,
            "colour": COLOURS[colour],
            "strength": None,
            "low": low,
            "high": high,
            "moved": bool(moved),
            "reserve": bool(reserve),
            "pledge": None,
            "maybe": [self.box.block_ids[b] for b, _ in guess],
            "chances": [int(100.0 * chance + 0.5) for _, chance in guess],
        }

    def guesses(self) -> list[list[Guess]]:
        """For each token the blocks that it can be, with their chances, the likeliest first (see `veil`)."""
        return guesses(self.table, self.box, self.tokens)

    def bounds(self, token: Token, guess: list[Guess]) -> tuple[int, int]:
        """Between which strengths the token is, by all that is remembered of the blocks that it can be."""
        return bounds(self.table, self.box, token, guess)

    def candidates(self, mask: int, colour: int) -> list[int]:
        """The blocks that a token with this mask may be, as far as this seat knows."""
        where = self.table.where
        marks = self.box.mark
        return [b for b in self.box.of_colour[colour] if mask & marks[b] and where[b] < 0]

    def _command(self) -> dict[str, object] | None:
        table = self.table
        if table.first == NOBODY:
            return None
        box = self.box
        return {
            "event": EVENTS[table.event] if table.event >= 0 else None,
            "points": table.points,
            "levies": table.levies,
            "sea_moves": not table.marched and table.event < 0,
            "roads": [
                {"between": [box.ids[a], box.ids[b]], "used": table.roads[road], "limit": LIMITS[box.road_class[road]]}
                for road, (a, b) in enumerate(box.road_ends)
                if table.roads[road]
            ],
        }

    def _battle(self) -> dict[str, object] | None:
        table = self.table
        if table.field == NOTHING or table.round == 0:
            return None
        box = self.box
        return {
            "place": box.ids[table.field],
            "round": table.round,
            "attacker": table.striker,
            "surprise": table.surprise == table.field and table.round == 1,
            "firing": box.block_ids[table.firing] if table.firing != NOTHING else None,
            "hits": table.hits,
            "acted": [box.block_ids[b] for b in range(box.blocks) if table.where[b] == table.field and table.acted[b]],
            "order": [box.block_ids[b] for _, b in sorted(self._turns())],
        }

    def _turns(self) -> list[tuple[int, int]]:
        """7.2: the blocks whose turns are still to come in this round, each with its rank (see `battle`)."""
        table = self.table
        found: list[tuple[int, int]] = []
        for b in range(self.box.blocks):
            if table.where[b] == table.field and not table.acted[b] and not table.reserve[b]:
                attacks = table.side[b] == table.striker
                letter = self.box.letter[0 if attacks else 1][b]
                if table.surprise == table.field and table.round == 1:
                    found.append((letter if attacks else letter + 4, b))
                else:
                    found.append((2 * letter + (1 if attacks else 0), b))
        return found

    # What is to be decided

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
        table = self.table
        box = self.box
        kind = box.move_kind[move]
        if kind == DONE:
            return Message(f"move-done-{PHASES[table.phase]}")
        index = box.move_block[move]
        place = box.move_place[move]
        if kind in (DISCARD, PLAY):
            return Message("move-discard" if kind == DISCARD else "move-play", {"card": NameRef(box.card_keys[index])})
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
        args: dict[str, object] = {"block": block, "origin": origin, "place": box.place_names[place]}
        return Message(self._way(kind, index, place), args)

    def _way(self, kind: int, b: int, place: int) -> str:
        """How a block gets there."""
        table = self.table
        phase = table.phase
        if phase == FIGHTING:
            return "move-ferry" if kind == SAIL else "move-retreat"
        if kind == SAIL:
            return "move-sail"
        if phase != MOVING:
            return f"move-{PHASES[phase]}"
        seat = table.seat
        places = self.box.places
        if table.held[(1 - seat) * places + place] == 0:
            vacant = table.held[seat * places + place] == 0
            return "move-occupy" if vacant else "move-march"
        if table.attacker[place] == 1 - seat:
            return "move-respond"
        if table.attacker[place] == seat and table.main[place] != table.where[b]:
            return "move-reserve"
        return "move-attack"

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
            touched["way"] = self._way(kind, index, place)[5:]
            table = self.table
            touched["cost"] = 0 if index == table.last or table.where[index] in table.active else 1
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
    "march", "sail", "levy",
)  # fmt: skip
