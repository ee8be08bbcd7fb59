"""Why a hint likes a move: every kind of reason occurs, and all that it says is so."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubicon.core import Rng, Sight
from rubicon.games.caesar import GAME
from rubicon.games.caesar.bot.greedy import Greedy
from rubicon.games.caesar.bot.reasons import why
from rubicon.games.caesar.rules.box import TACTICS
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import OVER, USING, WEALTHY, CaesarTable
from tests.conformance.harness import words
from tests.games.caesar.scene import CAESAR, POMPEY, Scene
from tests.games.reasons import Case, cases, kinds

SETUPS: list[dict[str, Any]] = [
    {},
    {"edition": "psc", "poison": True, "border_control": True},
    {"poison": True, "centurions": True, "border_control": True},
    {"solo": "hard", "poison": True, "centurions": True, "solo_harder": True},
]


def greedy(sight: Sight, rng: Rng) -> int:
    """Plays well enough that provinces are won and games end by markers."""
    return Greedy(rng, 1).decide(sight)


class Facts:
    """What is so in the truth before and after a move, worked out by counting the board again."""

    def __init__(self, case: Case) -> None:
        assert isinstance(case.before, CaesarState)
        assert isinstance(case.after, CaesarState)
        self.case = case
        self.box = case.before.box
        self.plan = case.before.plan
        self.me = self.plan.side(case.seat)
        self.before = case.before
        self.after = case.after

    def province(self, name: str = "province") -> int:
        """The province that the reason names."""
        return self.box.province_keys.index(self.case.name(name))

    def influence(self, table: CaesarTable, province: int, side: int) -> int:
        """The values turned to a province, added up anew."""
        total = 0
        for border in self.box.around[province]:
            if table.owner[border] == side and not table.down >> border & 1:
                t = table.legion[border]
                high_first = table.facing[border] == 0
                is_first = self.box.first[border] == province
                total += self.box.high[t] if high_first == is_first else self.box.low[t]
        return total

    def lead(self, table: CaesarTable, province: int) -> int:
        """Mine less theirs."""
        return self.influence(table, province, self.me) - self.influence(table, province, 1 - self.me)

    def empty(self, table: CaesarTable, province: int) -> list[int]:
        """The free borders of a province."""
        return [border for border in self.box.around[province] if table.owner[border] < 0]

    def placed(self, state: CaesarState) -> int:
        """My markers that are not in the supply."""
        return self.box.markers - state.table.supply[self.me]

    def sums(self) -> int:
        """The influence that the reason names is what it is; my lead."""
        case = self.case
        province = self.province()
        assert case.number("mine") == self.influence(self.after.table, province, self.me)
        assert case.number("theirs") == self.influence(self.after.table, province, 1 - self.me)
        return case.number("mine") - case.number("theirs")

    def held(self, state: CaesarState, province: int) -> int:
        """Who controls it; -1 for nobody."""
        return state.table.holder[province] if state.table.up[province] else -1

    def closer(self, state: CaesarState) -> bool:
        """The legion named is in my camp, and fits the last border of the province, and would win it."""
        province = self.province()
        (border,) = self.empty(state.table, province)
        for t in state.camps[self.me]:
            named = self.box.values[t] == self.case.reason.args["legion"] and self.box.icon_keys[t] == self.case.name(
                "icon"
            )
            if named and self.box.fits[t] >> border & 1:
                return self.lead(state.table, province) + self.box.high[t] > 0
        return False


def check(case: Case) -> None:
    """All that the reason says is so."""
    facts = Facts(case)
    box, me, before, after = facts.box, facts.me, facts.before, facts.after
    table, then = before.table, after.table
    key = case.reason.key.removeprefix("hint-")
    if "rival" in case.reason.args:
        assert case.name("rival") == facts.plan.names[1 - me]
    gained = facts.placed(after) - facts.placed(before)
    won = [e.get("province") for e in case.told("control") if e.get("side") == facts.plan.names[me]]
    if key in ("wins", "loses"):
        assert then.phase == OVER
        assert then.winner == (me if key == "wins" else 1 - me)
        assert then.supply[then.winner] == 0
    elif key.startswith("takes"):
        assert case.name("province") in won
        assert facts.held(after, facts.province()) == me
        if key == "takes":
            assert facts.sums() > 0
            assert gained == box.spaces[facts.province()]
        else:
            assert case.number("markers") == gained
        if key == "takes-two":
            assert won == [case.name("province"), case.name("other")]
            assert facts.held(after, facts.province("other")) == me
        if key == "takes-borders":
            markers = [b for b in range(30) if then.marker[b] == me and table.marker[b] != me]
            assert case.number("borders") == len(markers) > 0
        if key == "takes-senate":
            assert then.phase == USING
            later = after.copy()
            later.play(case.seat, box.use_senate)
            assert later.table.under[me] - then.under[me] == case.number("senate")
    elif key in ("ties", "yields"):
        province = facts.province()
        assert not facts.empty(then, province)
        assert (case.name("token"), case.name("province")) in [
            (e.get("token"), e.get("province")) for e in case.told("taken")
        ]
        assert facts.held(after, province) == (-1 if key == "ties" else 1 - me)
        if key == "ties":
            assert case.number("strength") == facts.influence(then, province, me)
            assert facts.lead(then, province) == 0
    elif key == "hides":
        (sent,) = case.told("sent_down")
        assert (sent.get("first"), sent.get("second")) == (case.name("first"), case.name("second"))
        assert not after.acting() or after.acting() == (-1,)
    elif key == "secures":
        province = facts.province()
        (border,) = facts.empty(then, province)
        assert case.number("lead") == facts.lead(then, province) > case.number("most")
        rivals = after.camps[1 - me] + after.bags[1 - me] + then.centurions[1 - me] + then.line
        assert max([box.high[t] for t in rivals if box.fits[t] >> border & 1], default=0) <= case.number("most")
    elif key == "threatens":
        assert facts.closer(after)
    elif key in ("leads", "neighbour"):
        assert facts.sums() > 0 >= facts.lead(table, facts.province())
        if key == "neighbour":
            other = facts.province("other")
            assert facts.held(before, other) == me
            assert set(box.around[other]) & set(box.around[facts.province()])
    elif key == "safe":
        assert all(len(facts.empty(then, province)) != 1 for province in range(18))
    elif key == "widens":
        assert facts.sums() > facts.lead(table, facts.province()) > 0
    elif key == "catches":
        assert facts.lead(table, facts.province()) < facts.sums() <= 0
    elif key in ("might-turns", "might-weakens"):
        assert facts.empty(then, facts.province())
        assert facts.sums() > facts.lead(table, facts.province())
        assert (facts.sums() > 0 >= facts.lead(table, facts.province())) == (key == "might-turns")
    elif key == "might-province":
        province = facts.province()
        assert facts.held(before, province) == 1 - me
        assert facts.held(after, province) == -1
        around = [box.other(border, province) for border in box.around[province]]
        assert case.number("neighbours") == len([p for p in around if facts.empty(then, p)])
    elif key == "might-idle":
        assert not [p for p in range(18) if facts.empty(then, p) and facts.lead(then, p) != facts.lead(table, p)]
        assert [facts.held(before, p) for p in range(18)] == [facts.held(after, p) for p in range(18)]
    elif key == "again":
        assert then.extra or then.turn == me
    elif key == "again-closes":
        assert facts.closer(after)
    elif key == "again-risky":
        anywhere = facts.plan.border_control and table.empty & box.double_mask
        assert not anywhere
        assert not [t for t in before.camps[me] if box.fits[t] & table.empty]
    elif key == "wealth":
        assert then.phase == WEALTHY
        assert case.number("legions") == len(before.camps[me]) + 1
    elif key == "senate":
        assert case.number("markers") == then.under[me] - table.under[me]
        assert case.number("left") == then.supply[me]
    elif key == "senate-bare":
        assert then.under[me] == table.under[me]
        tokens = len([stack for stack in then.stacks if stack // 100 == me])
        spaces = facts.plan.senate_spaces
        assert case.number("markers") == (0 if spaces and tokens >= spaces else tokens + 1)
    elif key == "poison":
        count = len(table.line) if facts.plan.bot == 1 - me else len(before.camps[1 - me])
        assert case.number("legions") == count - 1
    elif key == "centurion":
        (taken,) = case.told("centurion_taken")
        assert (taken.get("legion"), taken.get("icon")) == (case.reason.args["legion"], case.name("icon"))
        t = case.move - box.use_centurion
        assert case.number("borders") == len([b for b in range(30) if table.owner[b] < 0 and box.fits[t] >> b & 1])
    else:
        assert key == "leaves", key
        assert case.name("token") in [e.get("token") for e in case.told("declined")]


def risky() -> Case:
    """Tactics in hand, and no legion for any border that is left."""
    scene = Scene()
    border = next(b for b in range(30) if scene.box.icon[b] == 2)
    scene.only(scene.box.border_name(border))
    unfit = next(t for t in scene.box.legions if not scene.box.fits[t] >> border & 1)
    scene.turn(CAESAR)
    scene.camp(CAESAR, scene.box.titles[unfit])
    scene.table.phase = USING
    scene.table.pending = [2 * TACTICS]
    return Case(scene.state, 0, scene.box.use_tactics, why)


def test_an_extra_turn_without_a_legion_that_fits_is_a_risk() -> None:
    case = risky()
    check(case)
    assert case.reason.key == "hint-again-risky"


def test_the_last_marker_wins_for_whoever_places_it() -> None:
    for side, key in ((CAESAR, "hint-wins"), (POMPEY, "hint-loses")):
        scene = Scene()
        p = scene.province("Hispania Ulterior")
        borders = [scene.box.border_name(b) for b in scene.box.around[p]]
        scene.fill(side, *borders[1:-1])
        if len(borders) > 1:
            scene.put(side, scene.box.titles[_strong(scene, side, borders[-1])], borders[-1])
        scene.supply(side, 1)
        last = scene.border(borders[0])
        scene.turn(CAESAR)
        weak = min([t for t in scene.box.legions if scene.box.fits[t] >> last & 1], key=lambda t: scene.box.high[t])
        scene.camp(CAESAR, scene.box.titles[weak])
        told = [Case(scene.state, 0, move, why) for move in scene.state.moves(0) if scene.box.move_border[move] == last]
        for case in told:
            check(case)
        assert key in {case.reason.key for case in told}


def _strong(scene: Scene, side: int, border: str) -> int:
    b = scene.border(border)
    return max([t for t in scene.state.bags[side] if scene.box.fits[t] >> b & 1], key=lambda t: scene.box.high[t])


def test_every_fact_is_so_and_every_kind_occurs() -> None:
    seen: Counter[str] = Counter([risky().reason.key])
    for number, options in enumerate(SETUPS):
        setup = GAME.setup(options)
        for bot in (greedy, None):
            for case in cases(setup, why, range(100 * number, 100 * number + 4), bot=bot):
                check(case)
                words(case.reason, setup)
                seen[case.reason.key] += 1
    assert set(seen) == kinds("caesar")
    assert len(seen) >= 8
    assert seen.total() > 1000
