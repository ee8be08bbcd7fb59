"""Why a hint likes a move: every kind of reason occurs, and all that it says is so."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubicon.core import Rng, Sight
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.bot.greedy import Greedy
from rubicon.games.julius_caesar.bot.reasons import why
from rubicon.games.julius_caesar.rules.box import CAESAR, LEADER, POMPEY
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import CHOOSING, DISCARDING
from tests.conformance.harness import words
from tests.games.julius_caesar.scene import Scene, fight, finish_command
from tests.games.reasons import Case, cases, kinds


def greedy(sight: Sight, rng: Rng) -> int:
    """Marches, attacks and levies as a bot does."""
    return Greedy(rng).decide(sight)


SAID: Counter[str] = Counter()
"""The kinds of reasons that were checked."""


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
    SAID[case.reason.key] += 1
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
    elif key == "call-block":
        b = facts.block()
        assert verb == f"jupiter {box.titles[b]}"
        assert before.table.where[b] == place
        assert args["theirs"] == len(facts.there(before, rival, place)) > 1
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
            first = next(event for event in case.told("hit") if event.get("block") == case.name("block"))
            assert first.get("strength") == args["left"]
        else:
            assert case.name("block") in [event.get("block") for event in case.told("fall")]
            assert (box.sort[b] == LEADER) == (key == "hit-leader")
    elif key == "hit-turncoat":
        (turncoat,) = case.told("turncoat")
        assert turncoat.get("block") == case.name("block")
        assert after.table.side[facts.block()] == rival
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


def reasons(scene: Scene) -> dict[str, str]:
    """What is said about every move of who decides, by the notation of the move; all of it is so."""
    (seat,) = scene.acting
    found: dict[str, str] = {}
    for move in scene.state.moves(seat):
        case = Case(scene.state, seat, move, why)
        check(case)
        words(case.reason, scene.state.setup)
        found[scene.state.setup.say(seat, move)] = case.reason.key.removeprefix("hint-")
    return found


def test_marches() -> None:
    armies = {"Genua": "Caesar, Legio 7, Legio 8", "Lugdunum": "Legio 9", "Asculum": "Legio 1", "Neapolis": "Legio 2:1"}
    told = reasons(Scene(armies).turn("4/1", "2/1"))
    assert told["Caesar > Roma"] == "takes"
    assert told["Legio 7 > Massilia"] == "takes"
    assert told["Legio 7 > Ravenna"] == "front"
    assert told["Legio 9 > Genua"] == "approaches"
    assert told["done"] == "done-moving"
    armies["Roma"] = "Legio 10"
    told = reasons(Scene(armies).turn("4/1", "2/1"))
    assert told["Legio 7 > Roma"] == "guards"
    assert told["Legio 10 > Neapolis"] == "attack-stronger"
    assert told["Legio 10 > Asculum"] == "attack"
    assert told["Legio 10 > Genua"] == "approaches"


def test_leaders_fleets_and_food() -> None:
    armies = {"Roma": "Caesar, Navis C1", "Asculum": "Legio 1", "Genua": ", ".join(f"Legio {n}" for n in (7, 8, 9, 10))}
    told = reasons(Scene(armies).turn("4/1", "2/1", turn=4))
    assert told["Caesar > Genua"] == "leader"
    assert told["Navis C1 > Mare Tyrrhenum"] == "sea"
    assert told["Legio 7 > Massilia"] == "takes"
    assert told["Legio 7 > Lugdunum"] == "supply"
    quiet = Scene({"Burdigala": "Legio 7, Legio 8"}).turn("4/1", "2/1")
    told = reasons(quiet)
    march = next(text for text in told if text.startswith("Legio 7") and told[text] == "alone")
    quiet.caesar(march)
    assert reasons(quiet)[march.replace("7", "8")] == "gathers"


def test_ten_points() -> None:
    scene = Scene({"Genua": "Legio 7", "Asculum": "Legio 1"})
    scene.table.trophies[CAESAR] = 9
    assert reasons(scene.turn("4/1", "2/1"))["Legio 7 > Roma"] == "ten"
    scene = Scene({"Genua": "Legio 7", "Roma": "Legio 1"})
    scene.table.trophies[POMPEY] = 6  # Roma and Alexandria make ten
    assert reasons(scene.turn("4/1", "2/1"))["Legio 7 > Roma"] == "denies"


def test_attacks() -> None:
    armies = {"Genua": "Legio 7:1", "Ravenna": "Legio 8:1", "Roma": "Legio 1", "Neapolis": "Legio 2"}
    scene = Scene(armies).turn("4/1", "2/1")
    assert reasons(scene)["Legio 7 > Roma"] == "attack-city"
    scene.caesar("Legio 7 > Roma")
    assert reasons(scene)["Legio 8 > Roma"] == "reserve"
    finish_command(scene, CAESAR)
    assert reasons(scene)["Legio 2 > Roma"] == "respond"


def test_cards() -> None:
    scene = Scene({"Genua": "Legio 7", "Asculum": "Legio 1"})
    table = scene.table
    table.phase = DISCARDING
    table.hands = [[scene.card("4/1"), scene.card("Mars")], [scene.card("2/1"), scene.card("2/2")]]
    for phase, card, key in ((DISCARDING, "discard 4/1", "discard"), (CHOOSING, "play 4/1", "play-vacant")):
        table.phase = phase
        case = Case(scene.state, CAESAR, scene.state.setup.read(CAESAR, card), why)
        check(case)
        assert case.reason.key == f"hint-{key}"
    case = Case(scene.state, CAESAR, scene.state.setup.read(CAESAR, "play Mars"), why)
    check(case)
    assert case.reason.key == "hint-play-god"
    away = Scene({"Memphis": "Legio 7", "Asculum": "Legio 1"})
    away.table.phase = CHOOSING
    away.table.hands = [[away.card("4/1"), away.card("Mars")], [away.card("2/1"), away.card("2/2")]]
    case = Case(away.state, CAESAR, away.state.setup.read(CAESAR, "play 4/1"), why)
    check(case)
    assert case.reason.key == "hint-play"


def test_gods() -> None:
    armies = {"Genua": "Legio 7", "Roma": "Legio 1, Legio 2"}
    scene = Scene(armies).turn("Jupiter", "2/1")
    assert set(reasons(scene).values()) == {"call", "call-block"}
    scene.caesar("jupiter green Roma").chance("pick Legio 1")
    armies["Ravenna"] = "Legio 8"
    scene = Scene(armies).turn("Jupiter", "2/1").caesar("jupiter green Roma").chance("pick Legio 1")
    assert set(reasons(scene).values()) == {"settles"}
    assert set(reasons(Scene(armies | {"Neapolis": "Legio 3"}).turn("Vulcan", "2/1")).values()) == {"strike"}


def test_battles() -> None:
    armies = {"Memphis": "Caesar, Legio 11", "Alexandria": "Cleopatra:1, Legio 38:1"}
    scene = fight(armies, "Caesar > Alexandria", "Legio 11 > Alexandria")
    told = reasons(scene)
    assert told["fire Caesar"] == "fire-last"
    assert told["pass Caesar"] == "pass"
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert reasons(scene) == {"hit Cleopatra": "hit-turncoat", "hit Legio 38": "hit-falls"}
    scene = fight({"Genua": "Caesar", "Roma": "Pompeius:1, Legio 1:1"}, "Caesar > Roma").fire(CAESAR, "Caesar", "1 6 6")
    assert reasons(scene) == {"hit Pompeius": "hit-leader", "hit Legio 1": "hit-falls"}
    attack = ("Caesar > Roma", "Legio 11 > Roma")
    scene = fight({"Genua": "Caesar, Legio 11", "Roma": "Legio 1, Legio 2"}, *attack).fire(CAESAR, "Caesar", "1 6 6")
    assert set(reasons(scene).values()) == {"hit"}
    scene.pompey("hit Legio 1")
    told = reasons(scene)
    assert "fire" in told.values()


def test_order_and_surprise() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1", "Massilia": "Legio 2"}
    scene = Scene(armies).turn("Mars", "2/1").caesar("Caesar > Roma", "Legio 11 > Massilia")
    assert set(reasons(scene).values()) == {"surprise"}
    scene.caesar("surprise Massilia")
    finish_command(scene, POMPEY)
    assert set(reasons(scene).values()) == {"battle"}


def second_round(scene: Scene) -> Scene:
    """Nobody fires in the first."""
    while scene.table.round == 1:
        (seat,) = scene.acting
        scene.say(seat, min(text for text in scene.moves(seat) if text.startswith("pass")))
    return scene


def test_retreats_and_regrouping() -> None:
    attack = ("Caesar > Roma", "Legio 11 > Roma")
    scene = second_round(fight({"Genua": "Caesar, Legio 11", "Roma": "Legio 1:1"}, *attack))
    while scene.acting != (CAESAR,):
        scene.pompey("pass Legio 1")
    assert reasons(scene)["Caesar > Genua"] == "retreat-leader"
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert reasons(scene)["done"] == "done-regrouping"
    scene = second_round(fight({"Genua": "Legio 11", "Roma": "Legio 1"}, "Legio 11 > Roma"))
    assert "retreat" in reasons(scene).values()


def test_levies() -> None:
    armies = {"Genua": "Caesar:1, Legio 7:1", "Roma": "Legio 8:1", "Asculum": "Legio 1"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("done")
    told = reasons(scene)
    assert told["raise Legio 8"] == "raise-front"
    assert told["raise Legio 7"] == "raise"
    assert told["done"] == "done-levying"
    assert {"levy", "levy-front"} <= set(told.values())


def test_winter() -> None:
    armies = {"Genua": "Legio 11, Legio 12, Legio 13, Legio 14", "Mare Tyrrhenum": "Navis C1", "Roma": "Legio 17"}
    scene = Scene(armies)
    scene.last_turn()
    assert set(reasons(scene).values()) == {"lands"}
    scene.caesar("Navis C1 > Roma")
    assert set(reasons(scene).values()) == {"starves"}
    scene.caesar("disband Legio 11")
    told = reasons(scene)
    assert told["done"] == "done-disbanding"
    assert told["disband Legio 12"] == "disbands"


def test_deployment() -> None:
    state = GAME.start(GAME.setup({"deployment": "free"}))
    seat = state.acting()[0]
    told = {Case(state, seat, move, why).reason.key for move in state.moves(seat)[:60]} | {"hint-done-deploying"}
    assert told == {"hint-deploys", "hint-done-deploying"}
    for move in (state.moves(seat)[0], state.moves(seat)[-1]):
        check(Case(state, seat, move, why))


def test_every_fact_is_so_and_every_kind_occurs() -> None:
    """In the scenes above, and in real games."""
    SAID.clear()
    for scenes in (
        test_marches, test_leaders_fleets_and_food, test_ten_points, test_attacks, test_cards, test_gods, test_battles,
        test_order_and_surprise, test_retreats_and_regrouping, test_levies, test_winter, test_deployment,
    ):  # fmt: skip
        scenes()
    for options in ({}, {"deployment": "free"}):
        setup = GAME.setup(options)
        for case in cases(setup, why, range(1), each=1, bot=greedy):
            check(case)
            if SAID[case.reason.key] < 3:
                words(case.reason, setup)
    assert set(SAID) == kinds("julius_caesar")
    assert len(SAID) >= 8
