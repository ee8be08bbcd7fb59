"""Why a move may be a good one: the most telling thing about it, in a sentence with facts that are certain.

What the move brings is read off its preview. What it prepares is read off the open table after it, together with what
this seat knows. Every legal move has something to be said about it.
"""

from __future__ import annotations

from rubicon.core.events import Event, Kind
from rubicon.core.game import Sight, preview
from rubicon.core.message import Message, NameRef
from rubicon.core.rng import Rng
from rubicon.games.caesar.rules.base import TOKEN_KEYS
from rubicon.games.caesar.rules.box import BORDERS, DOUBLES, PROVINCES, Box, box_of
from rubicon.games.caesar.rules.events import BORDER, CLOSED, COMPARED, CONTROL, LAST_MARKER, SENATE_USED, TAKEN, TIED
from rubicon.games.caesar.rules.table import NOBODY, CaesarTable
from rubicon.games.caesar.rules.variant import Plan, plan_of
from rubicon.games.caesar.sight.sight import CaesarSight


def why(sight: Sight, move: int) -> Message:
    """What speaks for this move, or what there is to know about it."""
    assert isinstance(sight, CaesarSight)
    return _Look(sight, move).reason()


class _Look:
    """One move, seen from before and after."""

    def __init__(self, sight: CaesarSight, move: int) -> None:
        seat = sight.seat
        assert seat is not None, "only who has a seat can decide"
        self.sight: CaesarSight = sight
        self.move: int = move
        self.me: int = sight.side
        self.box: Box = box_of(sight.setup)
        self.plan: Plan = plan_of(sight.setup)
        self.names: list[str] = self.plan.names
        self.rival: NameRef = NameRef(self.names[1 - self.me])
        self.events: list[Event] = preview(sight, move)
        self.before: CaesarTable = sight.table
        state = sight.imagine(Rng(0))
        state.apply(seat, move)
        self.after: CaesarTable = state.table  # what lies open does not depend on what was imagined
        self.camp: list[int] = state.camps[self.me]
        self.senate_next: bool = state.acting() == (seat,) and self.box.use_senate in state.moves(seat)

    def reason(self) -> Message:
        """The first of all kinds of reasons that holds."""
        for event in self._all(LAST_MARKER):
            if event.get("side") == self.names[self.me]:
                return Message("hint-wins")
            return Message("hint-loses", {"rival": self.rival})
        box = self.box
        if self.move < box.face_down:
            return self._closes() or self._places()
        if self.move < box.might_legion:
            border = box.double[(self.move - box.face_down) % DOUBLES]
            return Message(
                "hint-hides", {"first": self._province(box.first[border]), "second": self._province(box.second[border])}
            )
        if self.move < box.use_tactics:
            return self._might()
        return self._token()

    # What it closes

    def _closes(self) -> Message | None:
        closed = self._all(CLOSED)
        if not closed:
            return None
        mine = [event for event in self._all(CONTROL) if event.get("side") == self.names[self.me]]
        borders = len([event for event in self._all(BORDER) if event.get("side") == self.names[self.me]])
        markers = borders
        for event in mine:
            number = event.get("markers")
            assert isinstance(number, int)
            markers += number
        if mine:
            province = _name(mine[0], "province")
            if self.senate_next:
                senate = min(self.after.senators[self.me] + 1, self.after.supply[self.me])
                return Message("hint-takes-senate", {"province": province, "markers": markers, "senate": senate})
            if len(mine) > 1:
                other = _name(mine[1], "province")
                return Message("hint-takes-two", {"province": province, "other": other, "markers": markers})
            if borders:
                return Message("hint-takes-borders", {"province": province, "borders": borders, "markers": markers})
            for event in self._all(COMPARED):
                if event.get("province") == province.key:
                    args = {"province": province, "mine": event.get("strength"), "theirs": event.get("against")}
                    return Message("hint-takes", args)
        taken = self._all(TAKEN)[0]
        token = _name(taken, "token")
        for event in self._all(TIED):
            if event.get("province") == taken.get("province"):
                tied = event.get("strength")
                return Message("hint-ties", {"province": _name(event, "province"), "strength": tied, "token": token})
        return Message("hint-yields", {"province": _name(taken, "province"), "rival": self.rival, "token": token})

    # What it prepares

    def _places(self) -> Message:
        box = self.box
        border = box.move_border[self.move]
        facing = box.move_facing[self.move]
        strong = box.second[border] if facing else box.first[border]
        weak = box.first[border] if facing else box.second[border]
        both = [strong, weak]
        for province in both:
            if self.after.free[province] == 1:
                most = self._most(province)
                if self._lead(self.after, province) > most >= self._lead(self.before, province):
                    lead = self._lead(self.after, province)
                    args: dict[str, object] = {
                        "province": self._province(province),
                        "lead": lead,
                        "rival": self.rival,
                        "most": most,
                    }
                    return Message("hint-secures", args)
        for province in both:
            if self.after.free[province] == 1 and self._lead(self.after, province) > 0:
                legion = self._closer(province)
                if legion >= 0:
                    return Message(
                        "hint-threatens",
                        {
                            "province": self._province(province),
                            "legion": box.values[legion],
                            "icon": NameRef(box.icon_keys[legion]),
                        },
                    )
        for province in both:
            if self._lead(self.before, province) <= 0 < self._lead(self.after, province):
                for around in box.around[province]:
                    other = box.other(around, province)
                    if self.before.controller(other) == self.me:
                        return self._sums("hint-neighbour", province, other)
                return self._sums("hint-leads", province)
        if self._opens_nothing():
            return Message("hint-safe", {"rival": self.rival})
        if self._lead(self.before, strong) > 0:
            return self._sums("hint-widens", strong)
        return self._sums("hint-catches", strong)

    def _sums(self, key: str, province: int, other: int = NOBODY) -> Message:
        """The influence there after the move."""
        power = self.after.power
        args: dict[str, object] = {
            "province": self._province(province),
            "mine": power[2 * province + self.me],
            "theirs": power[2 * province + 1 - self.me],
        }
        if other != NOBODY:
            args["other"] = self._province(other)
        return Message(key, args)

    def _lead(self, table: CaesarTable, province: int) -> int:
        return table.power[2 * province + self.me] - table.power[2 * province + 1 - self.me]

    def _most(self, province: int) -> int:
        """The most that any legion of the rival's could count on the last border of a province."""
        rival = 1 - self.me
        sight = self.sight
        free = self._free_border(province)
        legions = sight.unseen[rival] + sight.camps[rival] + sight.bags[rival] + self.after.centurions[rival]
        if rival == self.plan.bot:
            legions = legions + self.after.line
        most = 0
        for t in legions:
            if self.box.fits[t] >> free & 1 and self.box.high[t] > most:
                most = self.box.high[t]
        return most

    def _closer(self, province: int) -> int:
        """A legion in the own camp that would close the province and win it; -1 if there is none."""
        free = self._free_border(province)
        for t in self.camp:
            if self.box.fits[t] >> free & 1 and self._lead(self.after, province) + self.box.high[t] > 0:
                return t
        return -1

    def _free_border(self, province: int) -> int:
        for border in self.box.around[province]:
            if self.after.empty >> border & 1:
                return border
        raise AssertionError("asked only while one is free")

    def _opens_nothing(self) -> bool:
        """It leaves the rival nothing to close, which another placement would have done."""
        if any([free == 1 for free in self.after.free]):  # noqa: C419 - generators are slow when compiled
            return False
        return any([free == 2 for free in self.before.free])  # noqa: C419

    # Bonus tokens

    def _might(self) -> Message:
        box = self.box
        if self.move < box.might_province:
            border = self.move - box.might_legion
            best = NOBODY
            most = 0
            for province in (box.first[border], box.second[border]):
                value = self._lead(self.after, province) - self._lead(self.before, province)
                if self.after.free[province] > 0 and value > most:
                    best = province
                    most = value
            if best == NOBODY:
                return Message("hint-might-idle")
            turned = self._lead(self.before, best) <= 0 < self._lead(self.after, best)
            return self._sums("hint-might-turns" if turned else "hint-might-weakens", best)
        if self.move < box.might_border:
            province = self.move - box.might_province
            if self.after.controller(province) == NOBODY:
                neighbours = 0
                for border in box.around[province]:
                    if self.after.free[box.other(border, province)] > 0:
                        neighbours += 1
                args = {"province": self._province(province), "rival": self.rival, "neighbours": neighbours}
                return Message("hint-might-province", args)
        return Message("hint-might-idle")

    def _token(self) -> Message:
        box = self.box
        table = self.before
        if self.move == box.use_tactics:
            if self.sight.describe(self.move).key != "move-tactics":
                return Message("hint-again-risky")
            for province in range(PROVINCES):
                if self.after.free[province] == 1:
                    legion = self._closer(province)
                    if legion >= 0:
                        return Message(
                            "hint-again-closes",
                            {
                                "province": self._province(province),
                                "legion": box.values[legion],
                                "icon": NameRef(box.icon_keys[legion]),
                            },
                        )
            return Message("hint-again", {"rival": self.rival})
        if self.move == box.use_wealth:
            return Message("hint-wealth", {"legions": len(self.camp) + 1})
        if self.move == box.use_senate:
            used = self._all(SENATE_USED)[0]
            return Message("hint-senate", {"markers": used.get("markers"), "left": self.after.supply[self.me]})
        if self.move == box.use_senate_bare:
            tokens = self.after.senators[self.me]
            room = self.plan.senate_spaces == 0 or tokens < self.plan.senate_spaces
            return Message("hint-senate-bare", {"markers": tokens + 1 if room else 0})
        if self.move == box.use_poison:
            size = len(table.line) if self.plan.bot == 1 - self.me else self.sight.camp_sizes[1 - self.me]
            return Message("hint-poison", {"rival": self.rival, "legions": size - 1})
        if self.move == box.done:
            return Message("hint-leaves", {"token": NameRef(TOKEN_KEYS[table.pending[0] >> 1])})
        t = self.move - box.use_centurion
        fits = len([1 for border in range(BORDERS) if table.empty & box.fits[t] & 1 << border])
        args: dict[str, object] = {"legion": box.values[t], "icon": NameRef(box.icon_keys[t]), "borders": fits}
        return Message("hint-centurion", args)

    # Reading

    def _all(self, kind: Kind) -> list[Event]:
        return [event for event in self.events if event.kind.name == kind.name]

    def _province(self, province: int) -> NameRef:
        return NameRef(self.box.province_keys[province])


def _name(event: Event, field: str) -> NameRef:
    return NameRef(str(event.get(field)))
