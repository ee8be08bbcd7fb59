"""Why a hint likes a move: every kind of reason occurs, and all that it says is so."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubicon.core import Rng, Sight
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.bot import Greedy
from rubicon.games.julius_caesar.box import LEADER
from rubicon.games.julius_caesar.reasons import why
from rubicon.games.julius_caesar.rules import JuliusState
from tests.conformance.harness import words
from tests.games.reasons import Case, cases, kinds


def greedy(sight: Sight, rng: Rng) -> int:
    """Marches, attacks and levies as a bot does."""
    return Greedy(rng).decide(sight)


class Facts:
    """What is so in the truth, block by block."""

    def __init__(self, case: Case) -> None:
        assert isinstance(case.before, JuliusState)
        assert isinstance(case.after, JuliusState)
        self.case = case
        self.me = case.seat
        self.box = case.before.box
        self.before = case.before
        self.after = case.after

    def place(self, name: str = "place") -> int:
        """The place that the reason names."""
        return self.box.place_keys.index(self.case.name(name))

    def block(self) -> int:
        """The block that it names."""
        return self.box.block_keys.index(self.case.name("block"))

    def there(self, state: JuliusState, side: int, place: int) -> list[int]:
        """Who stands there."""
        table = state.table
        return [b for b in range(self.box.blocks) if table.where[b] == place and table.side[b] == side]

    def points(self, state: JuliusState, side: int) -> int:
        """Victory points, city by city."""
        total = state.table.trophies[side]
        for city in range(self.box.cities):
            if self.there(state, side, city) and not self.there(state, 1 - side, city):
                total += self.box.value[city]
        return total

    def enemies(self, place: int) -> int:
        """Enemy blocks a road away."""
        return sum(len(self.there(self.before, 1 - self.me, other)) for other in self.box.road_near[place])

    def feeds(self, city: int) -> int:
        """J7.4: three, and one for each point."""
        return 3 + self.box.value[city]


def check(case: Case) -> None:
    """All that the reason says is so."""
    facts = Facts(case)
    box, me, before, after = facts.box, facts.me, facts.before, facts.after
    rival = 1 - me
    args: dict[str, Any] = case.reason.args
    key = case.reason.key.removeprefix("hint-")
    place = facts.place() if "place" in args else -1
    verb = GAME.say(before.setup, case.move)
    kinds_told = {event.kind.name for event in case.events}
    moved = key in (
        "takes", "ten", "denies", "attack", "attack-city", "attack-stronger", "reserve", "respond", "leader", "supply",
        "sea", "guards", "front", "approaches", "gathers", "alone",
    )  # fmt: skip
    if moved:
        assert place == box.move_place[case.move]
        assert after.table.where[box.move_block[case.move]] == place
    if "value" in args and key != "takes":
        city = facts.place("city") if "city" in args else place
        assert args["value"] == (box.value[city] if city < box.cities else 0)
    if key in ("takes", "ten"):
        assert (args["mine"], args["theirs"]) == (facts.points(after, me), facts.points(after, rival))
        if key == "takes":
            assert args["value"] == args["mine"] - facts.points(before, me) > 0
        else:
            assert args["mine"] >= 10 > facts.points(before, me)
    elif key == "denies":
        assert args["points"] == facts.points(after, rival) < 10 <= facts.points(before, rival)
    elif key in ("attack", "attack-city", "reserve", "respond"):
        assert args["mine"] == len(facts.there(after, me, place)) > 0
        assert args["theirs"] == len(facts.there(after, rival, place)) > 0
        assert key.partition("-")[0] in kinds_told
    elif key == "attack-stronger":
        assert "attack" in kinds_told
        assert args["steps"] == sum(after.table.strength[b] for b in facts.there(after, me, place)) > args["most"]
        assert sum(before.table.strength[b] for b in facts.there(before, rival, place)) <= args["most"]
    elif key == "leader":
        b = facts.block()
        assert box.sort[b] == LEADER
        assert args["enemies"] == facts.enemies(before.table.where[b]) > 0 == facts.enemies(place)
    elif key == "supply":
        origin = facts.place("origin")
        assert args["feeds"] == facts.feeds(origin) < args["blocks"] == len(facts.there(before, me, origin))
        assert len(facts.there(after, me, place)) <= facts.feeds(place)
    elif key == "sea":
        assert place >= box.cities
        assert args["blocks"] == len(facts.there(after, me, place))
        assert not facts.there(after, rival, place)
    elif key in ("guards", "front"):
        assert args["blocks"] == len(facts.there(after, me, place))
        assert args["enemies"] == facts.enemies(place) > 0
        assert (box.value[place] > 0) == (key == "guards")
    elif key == "approaches":
        city = facts.place("city")
        assert city in box.road_near[place]
        assert args["value"] > 0
        assert not facts.there(after, me, city) or facts.there(after, rival, city)
    elif key in ("gathers", "alone"):
        assert args["blocks"] == len(facts.there(after, me, place))
        assert (args["blocks"] > 1) == (key == "gathers")
        assert facts.enemies(place) == 0
    elif key in ("levy", "raise"):
        b = facts.block()
        assert after.table.where[b] == place
        assert args["strength"] == after.table.strength[b] > before.table.strength[b]
    elif key in ("levy-front", "raise-front"):
        assert args["enemies"] == facts.enemies(place) > 0
        assert after.table.where[box.move_block[case.move]] == place
    elif key in ("discard", "play-god"):
        hand = before.table.hands[me].copy()
        hand.remove(box.move_block[case.move])
        assert args["moves"] == sum(box.card_move[card] for card in hand)
        assert args["levies"] == sum(box.card_levy[card] for card in hand)
        if key == "discard":
            assert args["gods"] == len([card for card in hand if box.card_event[card] >= 0])
        else:
            assert box.card_event[box.move_block[case.move]] >= 0
    elif key in ("play", "play-vacant"):
        card = box.move_block[case.move]
        assert args["moves"] == box.card_move[card]
        if key == "play":
            assert args["levies"] == box.card_levy[card]
        else:
            mine = {before.table.where[b] for b in range(box.blocks) if before.table.side[b] == me and not box.navis[b]}
            empty = [c for c in range(box.cities) if not facts.there(before, 0, c) + facts.there(before, 1, c)]
            assert args["cities"] == len([c for c in empty if box.value[c] and mine & set(box.road_near[c])])
    elif key in ("battle", "surprise"):
        assert verb == f"{key} {box.names[place]}"
        assert args["mine"] == len(facts.there(before, me, place)) > 0
        assert args["theirs"] == len(facts.there(before, rival, place)) > 0
    elif key in ("strike", "call"):
        assert verb.endswith(box.names[place])
        assert args["theirs"] == len(facts.there(before, rival, place)) > 0
        if key == "call":
            assert verb.split()[1] == case.name("colour").removeprefix("colour-")
    elif key in ("fire", "fire-last"):
        b = box.move_block[case.move]
        assert args["dice"] == before.table.strength[b]
        assert args["power"] == box.power[0 if before.table.striker == me else 1][b]
        against = sum(before.table.strength[e] for e in facts.there(before, rival, before.table.field))
        if key == "fire":
            assert abs(args["hits"] - args["dice"] * args["power"] / 6) < 0.051
        else:
            assert against <= args["steps"] <= args["dice"]
    elif key == "pass":
        field = before.table.field
        assert args["mine"] == len(facts.there(before, me, field))
        assert args["theirs"] == len(facts.there(before, rival, field))
    elif key in ("retreat", "retreat-leader"):
        b = facts.block()
        assert {event.kind.name for event in case.journal} & {"retreat", "ferry"}
        assert (box.sort[b] == LEADER) == (key == "retreat-leader")
        if key == "retreat":
            assert args["strength"] == before.table.strength[b]
    elif key in ("hit", "hit-falls", "hit-leader"):
        b = facts.block()
        if key == "hit":
            (hit,) = case.told("hit")
            assert hit.get("strength") == args["left"]
        else:
            assert any(event.get("block") == case.name("block") for event in case.told("fall")) or case.told("turncoat")
            assert (box.sort[b] == LEADER) == (key == "hit-leader")
    elif key in ("settles", "lands"):
        assert args["blocks"] == len(facts.there(before, me, place)) + 1
    elif key == "deploys":
        assert box.move_block[case.move] == facts.block()
        assert box.move_place[case.move] == place
    elif key == "starves":
        assert args["feeds"] == facts.feeds(place) < args["blocks"] == len(facts.there(before, me, place))
    elif key == "disbands":
        assert args["strength"] == before.table.strength[facts.block()]
        assert "disband" in kinds_told
    elif key == "done-moving":
        assert (args["mine"], args["theirs"]) == (facts.points(before, me), facts.points(before, rival))
    elif key == "done-levying":
        assert args["levies"] == before.table.levies
    elif key == "done-regrouping":
        assert place == before.table.field
        assert args["blocks"] == len(facts.there(before, me, place))
    else:
        assert key in ("done-disbanding", "done-deploying"), key
        assert verb == "done"


def test_every_fact_is_so_and_every_kind_occurs() -> None:
    seen: Counter[str] = Counter()
    for number, options in enumerate(({}, {"deployment": "free"})):
        setup = GAME.setup(options)
        for case in cases(setup, why, range(10 * number, 10 * number + 2), each=1, bot=greedy):
            check(case)
            if seen[case.reason.key] < 5:
                words(case.reason, setup)
            seen[case.reason.key] += 1
    assert set(seen) == kinds("julius_caesar"), (kinds("julius_caesar") - set(seen), seen)
    assert len(seen) >= 8
