"""Why a hint likes a move: every kind of reason occurs, and all that it says is so."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubicon.core import Message, Rng, SeatRef, Sight
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.games.augustus.bot.reasons import why
from rubicon.games.augustus.rules.box import BAG
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.sight.expected_draws import exact, expected_from
from tests.conformance.harness import words
from tests.games.augustus.bench import Position
from tests.games.augustus.test_a3_rewards import goods, strike
from tests.games.reasons import Case, cases, kinds

SYMBOLS = ["sword", "shield", "chariot", "catapult", "standard", "dagger"]
COUNTED = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
SEATS = (2, 3, 4)
GAMES = 3


def greedy(sight: Sight, rng: Rng) -> int:
    """Plays well enough that missions are completed."""
    return Greedy(rng).decide(sight)


class Facts:
    """What is so, counted anew from what the board shows."""

    def __init__(self, case: Case) -> None:
        assert isinstance(case.before, AugustusState)
        self.case = case
        self.box = case.before.box
        self.board: dict[str, Any] = case.before.sight(case.seat).board()
        players: Any = self.board["players"]
        self.me: dict[str, Any] = players[case.seat]
        self.verb, *self.about = GAME.say(case.before.setup, case.move).split()

    def named(self) -> int:
        """The mission that the reason names, as an index."""
        return self.box.titles.index(str(self.case.reason.args["mission"]))

    def free(self, mission: int) -> Counter[str]:
        """Its free fields."""
        for one in self.me["progress"]:
            if one["mission"] == mission + 1:
                return +Counter({f["symbol"]: f["fields"] - f["legions"] for f in one["fields"]})
        raise AssertionError("not mine")

    def draws(self, name: str, fields: Counter[str]) -> None:
        """The average that the reason names is that of these free fields, from the tokens really left."""
        packed = sum(count << 3 * SYMBOLS.index(symbol) for symbol, count in fields.items())
        said = self.case.reason.args[name]
        assert isinstance(said, float)
        bag = list(self.board["next"].values())
        right = float(exact(packed)) if bag == list(BAG) else expected_from(packed, bag)
        assert abs(said - right) <= 0.051

    def mine(self) -> set[int]:
        """What I control, or will when the chain is done."""
        own = set(self.me["controlled"]) | {one["mission"] for one in self.me["progress"] if one["waiting"]}
        if self.board["turn"] == self.case.seat:
            own |= set(self.board["chain"]) | ({self.board["effect"]} - {None})
        return {number - 1 for number in own}

    def colours(self, *more: int) -> Counter[int]:
        """How many missions of each colour I have, with these."""
        return Counter(self.box.colour[mission] for mission in (*self.mine(), *more))

    def reward(self, name: str) -> dict[str, Any]:
        """A reward that nobody has."""
        found: dict[str, Any] = next(tile for tile in self.board["rewards"] if tile["reward"] == name)
        assert found["holder"] is None
        return found

    def due(self) -> None:
        """The reward named is free, and due with the mission."""
        case = self.case
        name = case.name("reward").removeprefix("reward-")
        assert case.number("points") == self.reward(name)["points"]
        mission = self.named()
        if name == "all_four":
            assert len(self.colours()) == 3
            assert len(self.colours(mission)) == 4
        elif name in ("gold", "wheat"):
            assert (self.box.gold if name == "gold" else self.box.wheat)[mission] > 0
        else:
            colour = ["senator", "green", "pink", "orange"].index(name)
            assert self.colours(mission)[colour] == 3 > self.colours()[colour]

    def offered(self) -> list[int]:
        """The missions among which this one is chosen."""
        said = [GAME.say(self.case.before.setup, move).split() for move in self.case.sight.moves]
        return [int(parts[1]) - 1 for parts in said if parts[0] == self.verb]


def check(case: Case) -> None:
    """All that the reason says is so."""
    facts = Facts(case)
    box, me, board = facts.box, facts.me, facts.board
    args = case.reason.args
    key = case.reason.key.removeprefix("hint-")
    mission = facts.named() if "mission" in args else -1
    if facts.about and mission >= 0:
        assert int(facts.about[0]) == mission + 1
    if "effect" in args:
        effect = args["effect"]
        assert isinstance(effect, Message)
        assert effect.plain() == board["cards"][str(mission + 1)]["words"]
    filled = Counter(facts.about[1:])
    if key in ("ends", "completes", "completes-effect", "completes-reward") and facts.verb != "complete":
        assert facts.free(mission) == filled
        if facts.verb == "put":
            assert {e.kind.name for e in case.events} & {"plan_completes", "ave"}
    if key == "ends":
        assert len(facts.mine() - {mission}) >= 6
    elif key == "completes":
        assert case.number("points") == box.points[mission]
    elif key == "completes-effect":
        pass
    elif key in ("completes-reward", "mission-reward"):
        facts.due()
    elif key == "finishes":
        assert case.number("fields") == facts.free(mission).total()
    elif key == "one-left":
        (last,) = (facts.free(mission) - filled).elements()
        assert case.name("symbol") == f"symbol-{last}"
        bag: dict[str, int] = board["bag"]
        fitting = sum(n for token, n in bag.items() if token == "joker" or last in me["usable"][token])
        assert (case.number("fitting"), case.number("tokens")) == (fitting, sum(bag.values()))
    elif key == "joker":
        assert board["token"] == "joker"
        assert facts.about[1] == case.name("symbol").removeprefix("symbol-")
        assert case.number("tokens") == board["bag"].get(facts.about[1], 0)
    elif key == "nearer":
        facts.draws("before", facts.free(mission))
        facts.draws("after", facts.free(mission) - filled)
    elif key in ("from", "shifts"):
        target = board["plan"][-1].split()
        facts.draws("before", facts.free(mission))
        put = Counter(target[2:]) if key == "shifts" else Counter()
        assert (int(target[1]) == mission + 1) == (key == "shifts")
        facts.draws("after", facts.free(mission) + filled - put)
    elif key in ("rearranges", "pass-order"):
        lying = [f["legions"] for one in me["progress"] if not one["waiting"] for f in one["fields"]]
        assert case.number("legions") == sum(lying)
    elif key == "remove":
        facts.draws("before", facts.free(mission))
        facts.draws("after", facts.free(mission) + filled)
    elif key == "clear":
        lying = [f["legions"] for one in me["progress"] if one["mission"] == mission + 1 for f in one["fields"]]
        assert case.number("legions") == sum(lying)
    elif key == "lose":
        assert mission + 1 in me["controlled"]
        assert case.number("points") == board["cards"][str(mission + 1)]["points"]
    elif key in ("resolve", "resolve-plain"):
        assert (box.effects[mission] == "none") == (key == "resolve-plain")
    elif key == "give":
        player = args["player"]
        assert isinstance(player, SeatRef)
        assert case.number("points") == board["players"][player.seat]["score"]["total"]
    elif key in ("mission", "mission-quick", "mission-points"):
        chosen = int(facts.about[0]) - 1
        card = board["cards"][str(chosen + 1)]
        assert (args["draws"], args["points"]) == (card["draws"], card["points"])
        if key == "mission-quick":
            tokens = list(facts.board["next"].values())
            quickest = min(expected_from(box.need[other], tokens) for other in facts.offered())
            assert expected_from(box.need[chosen], tokens) == quickest
        if key == "mission-points":
            assert card["points"] == max(box.points[other] for other in facts.offered())
    elif key == "mission-goods":
        good = case.name("reward").removeprefix("reward-")
        card = board["cards"][facts.about[0]]
        assert case.number("mine") == me[good] + card[good] >= case.number("most")
        holder = next(tile["holder"] for tile in board["rewards"] if tile["reward"] == good)
        assert holder != case.seat
        assert case.number("most") == (0 if holder is None else board["players"][holder][good])
    elif key in ("claim", "decline", "claim-last", "decline-none"):
        own = len(me["controlled"])
        assert case.number("points") == facts.reward(COUNTED[own])["points"]
        free = {tile["reward"]: tile["points"] for tile in board["rewards"] if tile["holder"] is None}
        higher = [number for number in range(own + 1, 7) if COUNTED[number] in free]
        assert bool(higher) == (key in ("claim", "decline"))
        if higher:
            assert (case.number("number"), case.number("next")) == (higher[0], free[COUNTED[higher[0]]])
            others = [len(p["controlled"]) for seat, p in enumerate(board["players"]) if seat != case.seat]
            assert (case.number("own"), case.number("rivals")) == (own, max(others))
    elif key == "pass-keeps":
        assert case.number("legions") == me["supply"] > 0
    else:
        assert key == "pass-stays", key
        assert me["supply"] == 0


def rare() -> list[Case]:
    """Decisions that random games hardly ever come to."""
    position = Position(
        2, m50={"fields": "sword dagger", "effect": "mobilise 2 shield"},
        m60={"fields": "sword shield", "effect": "gain 1"}, m61={"fields": "sword shield", "effect": "none"},
    )  # fmt: skip
    position.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61, "sword")
    position.complete(0, "dagger", "put 50 dagger", "put 60 shield", "put 61 shield")
    ordering = [Case(position.state, 0, move, why) for move in position.state.moves(0)]
    tied = goods(m10=2, m11=2, m12=2).control(0, 10, 20).control(1, 11, 21).control(2, 12).holds(0, "gold")
    strike(tied, "lose 10", "lose 21")
    struck = strike(goods(m10=0, m11=0, m12=0).control(0, 10, 20).control(1, 11, 21).control(2, 12))
    giving = [Case(tied.state, 0, move, why) for move in tied.state.moves(0)]
    last = Position(2, m50={"fields": "sword dagger", "effect": "none"}).progress(0, 50, "sword")
    last.control(0, 1).holds(1, "three", "four", "five", "six").complete(0, "dagger", "put 50 dagger")
    assert last.phase == "claiming"
    claiming = [Case(last.state, 0, move, why) for move in last.state.moves(0)]
    losing = [Case(struck.state, 0, move, why) for move in struck.state.moves(0)]
    effect = Position(
        2, m50={"fields": "sword dagger", "effect": "complete"},
        m60={"fields": "sword shield", "effect": "none"}, m61={"fields": "sword shield", "effect": "none"},
    )  # fmt: skip
    effect.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61).complete(0, "dagger", "put 50 dagger")
    finishing = [Case(effect.state, 0, move, why) for move in effect.state.moves(0)]
    return ordering + giving + claiming + losing + finishing


def test_what_is_rare_is_said_too() -> None:
    told = rare()
    for case in told:
        check(case)
    assert [case.reason.key.removeprefix("hint-") for case in told] == [
        "resolve", "resolve-plain", "give", "give", "claim-last", "decline-none",
        "lose", "lose", "finishes", "finishes",
    ]  # fmt: skip


def test_every_fact_is_so_and_every_kind_occurs() -> None:
    seen: Counter[str] = Counter(case.reason.key for case in rare())
    for seats in SEATS:
        setup = GAME.setup(seats=seats)
        for case in cases(setup, why, range(10 * seats, 10 * seats + GAMES), each=2, bot=greedy):
            check(case)
            words(case.reason, setup)
            seen[case.reason.key] += 1
    assert set(seen) == kinds("augustus"), (kinds("augustus") - set(seen), seen)
    assert len(seen) >= 8
