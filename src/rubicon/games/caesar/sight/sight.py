"""What a seat sees: the table, its own camp, bag and face-down legions, and what follows about the rival's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rubicon.core.game import Sight
from rubicon.core.message import Message, NameRef
from rubicon.core.rng import Rng
from rubicon.games.caesar.rules import notation
from rubicon.games.caesar.rules.box import BORDERS, DOUBLES, ICONS, PROVINCES, TOKENS, Box, box_of
from rubicon.games.caesar.rules.table import NOBODY, OVER, PLACING, UNKNOWN, USING, CaesarTable
from rubicon.games.caesar.rules.variant import NO_BOT, Plan, plan_of
from rubicon.games.caesar.sight.belief import Belief

if TYPE_CHECKING:
    from rubicon.games.caesar.rules.state import CaesarState

SIDES: Final = ("caesar", "pompey")
MOST_DEALS: Final = 100_000
"""Only a sight that cannot be, from elsewhere, needs as many until one agrees with it."""
TACTICS: Final = ("move-tactics", "move-tactics-risky", "move-tactics-lost")


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class CaesarSight(Sight):
    """The open table, and the hidden legions that this seat may know."""

    def __init__(self, state: CaesarState, seat: int | None) -> None:
        super().__init__(state, seat)
        plan = state.plan
        self.table: CaesarTable = state.table.copy()
        self.side: int = NOBODY if seat is None else plan.side(seat)
        """This seat's side, 0 for Caesar and 1 for Pompey."""
        self.camps: list[list[int]] = [[], []]
        """Types of legions, of the sides that are known; see `known`."""
        self.bags: list[list[int]] = [[], []]
        self.secret: list[int] = [UNKNOWN] * BORDERS
        """The face-down legions that this seat knows, by border."""
        self.camp_sizes: list[int] = [len(state.camps[0]), len(state.camps[1])]
        self.bag_sizes: list[int] = [len(state.bags[0]), len(state.bags[1])]
        self.known: list[bool] = [self.side == 0 or plan.bot == 0, self.side == 1 or plan.bot == 1]
        """Whose camp, bag and face-down legions this seat knows: its own; a solo bot has no secrets."""
        self.unseen: list[list[int]] = [[], []]
        """All hidden legions of the sides that are not known, sorted: in the camp, in the bag or face down."""
        self.ledgers: list[list[int]] = [state.ledgers[0].copy(), state.ledgers[1].copy()]
        """What everybody saw of them; see `memory`."""
        for side in range(2):
            if self.known[side]:
                self.camps[side] = state.camps[side].copy()
                self.bags[side] = state.bags[side].copy()
            else:
                self.unseen[side] = state.camps[side] + state.bags[side]
        for border in state.box.double:  # nowhere else do legions lie face down from the beginning
            t = state.secret[border]
            if t != UNKNOWN:
                side = self.table.owner[border]
                if self.known[side]:
                    self.secret[border] = t
                else:
                    self.unseen[side].append(t)
        for side in range(2):
            self.unseen[side].sort()

    # The rival's legions

    def belief(self, side: int) -> Belief:
        """Where the hidden legions of a side that is not known can be, and how likely."""
        table = self.table
        down = [b for b in range(BORDERS) if table.owner[b] == side and table.legion[b] == UNKNOWN]
        return Belief(self.ledgers[side], self.unseen[side], self.camp_sizes[side], self.bag_sizes[side], down)

    def imagine(self, rng: Rng) -> CaesarState:
        """Deal the hidden legions anew, as likely as they are by all that was seen."""
        from rubicon.games.caesar.rules.state import CaesarState

        state = CaesarState(self.setup, plan_of(self.setup), self.table.copy())
        state.secret = self.secret.copy()
        for side in range(2):
            state.ledgers[side] = self.ledgers[side].copy()
            if self.known[side]:
                state.camps[side] = self.camps[side].copy()
                state.bags[side] = self.bags[side].copy()
                continue
            belief = self.belief(side)
            for _ in range(MOST_DEALS):
                state.camps[side], state.bags[side], down = belief.deal(rng)
                if self._agrees(state, side):
                    break
            else:
                raise ValueError("no deal agrees with what this seat knows")
            for i, border in enumerate(belief.down):
                state.secret[border] = down[i]
        return state

    def _agrees(self, state: CaesarState, side: int) -> bool:
        """C2.8: whose turn it is to place has something to place; who lost for want of an icon had not."""
        table = self.table
        if table.phase == PLACING and table.turn == side:
            return state.can_place(side)
        if table.phase == OVER and table.reason == "no_icon" and table.winner != side:
            return not state.can_place(side)
        return True

    # For front ends

    def board(self) -> dict[str, object]:
        """The map, the players, the tokens, and the bot."""
        table = self.table
        plan = plan_of(self.setup)
        box = box_of(self.setup)
        data: dict[str, object] = {
            "turn": None if table.turn == NOBODY else table.turn,
            "turns": table.turns,
            "extra_turn": table.extra,
            "provinces": [self._province(box, plan.central, p) for p in range(PROVINCES)],
            "borders": [self._border(box, b) for b in range(BORDERS)],
            "sides": [self._side(plan, side) for side in range(2)],
            "left_over": _tokens(table.pool),
            "beside": plan.border_control,
            "pending": [{"token": TOKENS[code >> 1], "won": code & 1 == 1} for code in table.pending],
        }
        if plan.bot != NO_BOT:
            data["bot"] = {
                "side": plan.bot,
                "line": [box.shown_legions[t] for t in table.line],
                "tile": None if table.tile == NOBODY else box.tile_names[table.tile],
                "tiles": [box.tile_names[tile] for tile in table.tiles],
                "harder": plan.harder,
            }
        return data

    def _province(self, box: Box, central: list[bool], p: int) -> dict[str, object]:
        table = self.table
        number = (p << 1 | (1 if central[p] else 0)) << 4 | table.bonus[p] + 1
        number = number << 4 | table.free[p]
        number = (number << 12 | table.power[2 * p]) << 12 | table.power[2 * p + 1]
        number = ((number << 2 | table.holder[p] + 1) << 4 | table.up[p]) << 4 | table.turned[p]
        known = box.shown_provinces.get(number)
        if known is not None:
            return known
        return box.shown_provinces.keep(
            number,
            {
                "id": box.ids[p],
                "name": {"name": box.province_keys[p]},
                "central": central[p],
                "spaces": box.spaces[p],
                "bonus": None if table.bonus[p] < 0 else TOKENS[table.bonus[p]],
                "closed": table.free[p] == 0,
                "free": table.free[p],
                "influence": [table.power[2 * p], table.power[2 * p + 1]],
                "holder": None if table.holder[p] == NOBODY else table.holder[p],
                "markers": table.up[p],
                "turned": table.turned[p],
            },
        )

    def _border(self, box: Box, b: int) -> dict[str, object]:
        table = self.table
        owner = table.owner[b]
        t = UNKNOWN
        if owner != NOBODY:
            t = table.legion[b] if table.legion[b] != UNKNOWN else self.secret[b]
        down = table.down >> b & 1
        number = (b << 2 | owner + 1) << 10 | t + 1
        number = (
            (number << 2 | table.facing[b] << 1 | down) << 3 | table.marker[b] + 1 << 1 | table.marker_down >> b & 1
        )
        known = box.shown_borders.get(number)
        return box.shown_borders.keep(number, self._shown_border(box, b, t)) if known is None else known

    def _shown_border(self, box: Box, b: int, t: int) -> dict[str, object]:
        """`t`: the legion, if this seat knows it."""
        table = self.table
        legion: dict[str, object] | None = None
        if table.owner[b] != NOBODY:
            down = table.down >> b & 1 == 1
            turned = [box.value(t, table.facing[b], False), box.value(t, table.facing[b], True)] if t != UNKNOWN else []
            legion = {"side": table.owner[b], "down": down, "values": [0, 0] if down else turned}
            if t != UNKNOWN:
                legion["legion"] = box.shown_legions[t]
        return {
            "id": box.border_id(b),
            "between": [box.ids[box.first[b]], box.ids[box.second[b]]],
            "icon": ICONS[box.icon[b]],
            "double": b in box.double,
            "legion": legion,
            "marker": None
            if table.marker[b] == NOBODY
            else {"side": table.marker[b], "down": table.marker_down >> b & 1 == 1},
        }

    def _side(self, plan: Plan, side: int) -> dict[str, object]:
        table = self.table
        box = box_of(self.setup)
        data: dict[str, object] = {
            "side": SIDES[side],
            "name": {"name": plan.names[side]},
            "seat": None if plan.seats[side] < 0 else plan.seats[side],
            "supply": table.supply[side],
            "markers": box.markers,
            "thrown": table.thrown[side],
            "senate": [stack % 100 for stack in table.stacks if stack // 100 == side],
            "senate_spaces": plan.senate_spaces,
            "camp_size": self.camp_sizes[side],
            "bag_size": self.bag_sizes[side],
            "centurions": [box.shown_legions[t] for t in table.centurions[side]],
        }
        if self.known[side]:
            data["camp"] = [box.shown_legions[t] for t in self.camps[side]]
            data["bag"] = _counts(box, self.bags[side])
        else:
            expected = self.belief(side).expected()
            data["unseen"] = [
                {"legion": box.shown_legions[t], "count": self.unseen[side].count(t), "in_camp": round(mean, 3)}
                for t, mean in expected
            ]
        return data

    def prompt(self) -> Message:
        """What to do now."""
        table = self.table
        plan = plan_of(self.setup)
        if table.phase == OVER:
            return Message("prompt-over")
        side = table.turn
        if table.phase not in (PLACING, USING):
            if plan.bot != NO_BOT and side == plan.bot:
                return Message("prompt-bot", {"side": NameRef(plan.names[side])})
            return Message("prompt-fortuna")
        own = side == self.side
        if table.phase == PLACING:
            return Message("prompt-place") if own else Message("prompt-wait-place", {"side": NameRef(plan.names[side])})
        tokens = [NameRef(f"token-{TOKENS[code >> 1]}") for code in table.pending]
        args: dict[str, object] = {"token": tokens[0]}
        if len(tokens) > 1:
            args["other"] = tokens[1]
        key = "use-two" if len(tokens) > 1 else "must-use" if plan.must_use and table.before != NOBODY else "use"
        if own:
            return Message(f"prompt-{key}", args)
        args["side"] = NameRef(plan.names[side])
        return Message(f"prompt-wait-{key}", args)

    def describe(self, move: int) -> Message:
        """What a move does, as far as it is certain."""
        box = box_of(self.setup)
        table = self.table
        if move < box.might_legion:
            return self._describe_placement(box, move)
        if move < box.use_tactics:
            return self._describe_might(box, move)
        if move == box.done:
            return Message("move-done")
        if move >= box.use_centurion:
            return Message("move-centurion", _named(box, move - box.use_centurion))
        if move == box.use_tactics:
            return Message(self._tactics())
        if move in (box.use_senate, box.use_senate_bare):
            tokens = table.senators[self.side] + 1
            if move == box.use_senate_bare:
                return Message("move-senate-bare", {"tokens": tokens})
            return Message("move-senate", {"tokens": tokens, "markers": min(tokens, table.supply[self.side])})
        return Message("move-wealth" if move == box.use_wealth else "move-poison")

    def _describe_placement(self, box: Box, move: int) -> Message:
        if move >= box.face_down:
            border = box.double[(move - box.face_down) % DOUBLES]
            t = (move - box.face_down) // DOUBLES
            return Message("move-hide", {**_named(box, t), **_between(box, border)})
        t = box.move_type[move]
        border = box.move_border[move]
        if box.facings(t) == 1:
            return Message("move-place-equal", {**_named(box, t), "value": box.high[t], **_between(box, border)})
        facing = box.move_facing[move]
        args = _named(box, t)
        args["high"] = box.high[t]
        args["strong"] = NameRef(box.province_keys[box.second[border] if facing else box.first[border]])
        args["low"] = box.low[t]
        args["weak"] = NameRef(box.province_keys[box.first[border] if facing else box.second[border]])
        return Message("move-place", args)

    def _describe_might(self, box: Box, move: int) -> Message:
        table = self.table
        if move < box.might_province:
            border = move - box.might_legion
            open_ = table.free[box.first[border]] + table.free[box.second[border]] > 0
            args = {**_named(box, table.legion[border]), **_between(box, border)}
            return Message("move-might-legion" if open_ else "move-might-legion-idle", args)
        if move < box.might_border:
            province = move - box.might_province
            key = "move-might-province" if table.up[province] == 1 else "move-might-province-part"
            return Message(key, {"province": NameRef(box.province_keys[province])})
        return Message("move-might-border", _between(box, move - box.might_border))

    def _tactics(self) -> str:
        """C2.8: warn of an extra turn in which nothing could be placed."""
        table = self.table
        anywhere = self.setup.options["border_control"] is True and table.empty & box_of(self.setup).double_mask != 0
        fits = box_of(self.setup).fits
        if any(anywhere or table.empty & fits[t] for t in self.camps[self.side]):
            return "move-tactics"
        coming: list[int] = [] if table.supported else self.bags[self.side]
        saving = [t for t in coming if anywhere or table.empty & fits[t]]
        if coming and len(saving) == len(coming):
            return "move-tactics"
        # A token still to come may bring a centurion: one taken already, or in what the legion sent face down closes.
        more = len(table.pending) > 1
        if table.before != NOBODY:
            box = box_of(self.setup)
            more |= table.free[box.first[table.before]] == 0 or table.free[box.second[table.before]] == 0
        return "move-tactics-risky" if saving or more else "move-tactics-lost"

    def offer(self, move: int) -> dict[str, object]:
        """The move with its words. All that they depend on makes the number by which they are shared."""
        box = box_of(self.setup)
        table = self.table
        facts = 0
        if box.might_legion <= move < box.might_province:
            border = move - box.might_legion
            open_ = table.free[box.first[border]] + table.free[box.second[border]] > 0
            facts = table.legion[border] + 1 << 1 | (1 if open_ else 0)
        elif box.might_province <= move < box.might_border:
            facts = 1 if table.up[move - box.might_province] == 1 else 0
        elif move == box.use_tactics:
            facts = TACTICS.index(self._tactics())
        elif move in (box.use_senate, box.use_senate_bare):
            facts = table.senators[self.side] << 10 | min(table.senators[self.side] + 1, table.supply[self.side])
        number = facts * box.space + move
        known = box.offers.get(number)
        return box.offers.keep(number, super().offer(move)) if known is None else known

    def touch(self, move: int) -> dict[str, object]:
        """The legion and the border, the target, or the token."""
        box = box_of(self.setup)
        if move < box.face_down:
            t = box.move_type[move]
            border = box.move_border[move]
            facing = box.move_facing[move]
            values = [box.value(t, facing, False), box.value(t, facing, True)]
            return {"legion": box.titles[t], "border": box.border_id(border), "values": values}
        if move < box.might_legion:
            t = (move - box.face_down) // DOUBLES
            border = box.double[(move - box.face_down) % DOUBLES]
            return {"legion": box.titles[t], "border": box.border_id(border), "values": [0, 0], "down": True}
        if move < box.might_province:
            return {"token": "might", "border": box.border_id(move - box.might_legion), "target": "legion"}
        if move < box.might_border:
            return {"token": "might", "province": box.ids[move - box.might_province], "target": "marker"}
        if move < box.use_tactics:
            return {"token": "might", "border": box.border_id(move - box.might_border), "target": "marker"}
        if move == box.done:
            return {"done": True}
        if move >= box.use_centurion:
            return {"token": "centurion", "legion": box.titles[move - box.use_centurion]}
        return {"token": notation.say(box, move).split()[0]}


def _counts(box: Box, pieces: list[int]) -> list[dict[str, object]]:
    return [{"legion": box.shown_legions[t], "count": pieces.count(t)} for t in sorted(set(pieces))]


def _tokens(pool: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: pool.count(kind) for kind in sorted(set(pool))}


def _named(box: Box, t: int) -> dict[str, object]:
    return {"legion": box.values[t], "icon": NameRef(box.icon_keys[t])}


def _between(box: Box, border: int) -> dict[str, object]:
    return {"first": box.province_names[box.first[border]], "second": box.province_names[box.second[border]]}
