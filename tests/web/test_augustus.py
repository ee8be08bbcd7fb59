"""Augustus in the browser: four people in one game to the end, one of them in Polish on a phone; keys; big fingers."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from rubicon.core.chance import Sealed, seat_nonce
from rubicon.core.match import Match
from rubicon.games.augustus import GAME
from rubicon.games.augustus.rules.box import CLEAR, REMOVE, load
from tests.server.harness import PATIENCE, Server, until
from tests.web.people import Person, resize
from tests.web.test_everybody import SMALL, findings

NAMES = ("Anna", "Jan", "Ola", "Emil")
NONCES = tuple(f"nonce-of-{name.lower()}" for name in NAMES)
HURT = {"removed", "cleared", "lost"}
PREFERRED = ("claim", "take", "keep", "put", "complete", "resolve", "clear", "lose", "remove", "from", "give", "pass")

LONGEST = 600

Offer = tuple[int, dict[str, Any]]


def pick(offers: Iterable[Offer]) -> int:
    """How everybody plays here: a red mission to begin with, then the quickest; legions wherever they may be put."""

    def wish(offer: Offer) -> tuple[int, bool, int]:
        move, touch = offer
        verb = touch["verb"]
        red = verb == "keep" and load(None).kind[touch["mission"] - 1] in (REMOVE, CLEAR)
        return PREFERRED.index(verb) if verb in PREFERRED else len(PREFERRED), not red, move

    return min(offers, key=wish)[0]


def secrets() -> Iterator[bytes]:
    """Some secrets to choose from."""
    for number in range(40):
        yield hashlib.sha256(f"augustus {number}".encode()).digest()


def rehearse(secret: bytes, seats: int, **options: bool) -> Iterator[Match]:
    """The game that this secret leads to, before every decision and at the end."""
    match = Match(GAME.setup(options, seats), Sealed(secret, [seat_nonce(seat, NONCES[seat]) for seat in range(seats)]))
    match.begin()
    for _ in range(LONGEST):
        yield match
        if not (waiting := match.waiting()):
            return
        sight = match.sight(waiting[0])
        match.decide(waiting[0], pick((move, sight.touch(move)) for move in sight.moves))


def strikes(secret: bytes) -> tuple[int, int]:
    """Of the game of four: how many decisions it takes, and how many one red effect hits at most."""
    positions = list(rehearse(secret, len(NAMES)))
    most = 0
    hit: set[object] = set()
    for event in positions[-1].events(None):  # all are the same match, which has come to its end
        if event.kind.name == "strikes":
            hit = set()
        elif event.kind.name in HURT:
            hit.add(event.get("player"))
            most = max(most, len(hit))
    return len(positions), most


@pytest.fixture(scope="module")
def secret() -> bytes:
    """Of a few secrets the one with the shortest game in which a red effect hits all three others."""
    found = []
    for tried in secrets():
        positions, most = strikes(tried)
        if most == len(NAMES) - 1 and positions < LONGEST:
            found.append((positions, tried))
    assert found, "no red effect hit three players in any of the games"
    return min(found)[1]


def call(person: Person, path: str, **body: object) -> dict[str, Any]:
    """What the page would ask the server, with the same cookie."""
    answer = person.context.request.post(path, data=body, headers={"Origin": person.url})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def table_of(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.context.request.get(f"/api/tables/{table}").json()
    return found


def sit_down(people: list[Person], server: Server, secret: bytes, **options: bool) -> str:
    """A table whose chance is known: a sealed secret and everybody's nonce."""
    ids = [call(person, "/api/me", name=name)["id"] for person, name in zip(people, NAMES, strict=False)]
    commitment = hashlib.sha256(secret).hexdigest()
    with closing(sqlite3.connect(server.folder / "rubicon.sqlite3", timeout=PATIENCE)) as database:
        database.execute("INSERT INTO secrets VALUES (?, ?, ?, 0)", (commitment, secret.hex(), ids[0]))
        database.commit()
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
    sealed = {"commitment": commitment, "nonce": NONCES[0]}
    made = call(people[0], "/api/tables", game="augustus", seats=seats, options=options, private=True, **sealed)
    for person, nonce in zip(people[1:], NONCES[1:], strict=False):
        call(person, f"/api/tables/{made['id']}/join", key=made["key"], nonce=nonce)
    table: str = made["id"]
    return table


def mine(person: Person, table: str) -> dict[str, Any]:
    """What the server says to the person's only seat."""
    found: dict[str, Any] = table_of(person, table)["yours"][0]
    return found


def offered(person: Person, table: str) -> list[Offer]:
    return [(move["move"], move["touch"]) for move in mine(person, table)["view"]["moves"]]


def place(person: Person, move: int) -> Locator:
    """Where on the table a move is made."""
    return person.page.locator(f'[data-move="{move}"]:visible').first


def stage(person: Person) -> Locator:
    return person.page.locator(".stage")


def decide(person: Person, table: str, *, tap: bool) -> str:
    """Wait until the page shows what the server knows, click what the move is about, and wait until it is done."""
    known = mine(person, table)
    number = str(known["number"])
    expect(stage(person)).to_have_attribute("data-number", number)
    offers = [(move["move"], move["touch"]) for move in known["view"]["moves"]]
    move = pick(offers)
    (Locator.tap if tap else Locator.click)(place(person, move))
    expect(stage(person)).not_to_have_attribute("data-number", number)
    return str(dict(offers)[move]["verb"])


def asked(person: Person, table: str) -> bool:
    """Wait until the bots have decided and the person is asked, or the game is over; whether it goes on."""
    shown = until(lambda: (now := table_of(person, table)) and (now["status"] == "over" or 0 in now["waiting"]) and now)
    return bool(shown["status"] != "over")


def test_four_browsers_play_to_the_end(somebody: Callable[..., Person], server: Server, secret: bytes) -> None:
    people = [somebody(), somebody("pl", phone=True, dark=True), somebody(), somebody("pl", dark=True)]
    table = sit_down(people, server, secret)
    for person in people:
        person.go(f"/table/{table}")
    anna, jan = people[0], people[1]
    expect(jan.page.get_by_role("region", name="Twoje rozdane misje").locator("article")).to_have_count(6)

    # A mission kept is marked; undone, it can be chosen again; and nobody else sees it.
    first = pick(offered(anna, table))
    place(anna, first).click()
    expect(anna.page.get_by_text("You keep it")).to_be_visible()
    anna.button("Undo").click()
    expect(anna.page.get_by_text("You keep it")).to_have_count(0)
    expect(jan.page.get_by_text("Anna")).not_to_have_count(0)

    verbs: list[str] = []
    looked = False
    while True:
        shown = table_of(anna, table)
        if shown["status"] == "over":
            break
        seat = shown["waiting"][0]
        if seat == 1 and verbs.count("take") == 1 and not looked:
            looked = True  # in the middle of the game, on the phone: nothing too small, too wide or unreadable
            assert not findings(jan.page), findings(jan.page)
            assert not jan.page.evaluate(SMALL)
        verbs.append(decide(people[seat], table, tap=seat == 1))
        assert len(verbs) < LONGEST, "a game of Augustus never takes so long"
    assert {"keep", "put", "pass", "take"} <= set(verbs)
    assert looked

    # The score sheet adds up, and is the same for everybody.
    for person in people:
        expect(person.ending).to_be_visible()
    sheets = [person.page.locator(".sheet .sum").all_inner_texts() for person in people]
    assert all(sheet == sheets[0] for sheet in sheets)
    rewards, missions, effects, totals = (list(map(int, sheets[0][i : i + 4])) for i in range(0, 16, 4))
    assert [sum(lines) for lines in zip(rewards, missions, effects, strict=True)] == totals
    assert totals == table_of(anna, table)["outcome"]["scores"]
    expect(jan.page.get_by_role("heading", name="Karta wyników")).to_be_visible()
    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))

    # One red effect hit all three others, and everybody can read it in their language.
    hit: set[int] = set()
    most = 0
    for event in table_of(anna, table)["events"]:
        if event["kind"] == "strikes":
            hit = set()
        elif event["kind"] in HURT:
            hit.add(event["words"]["args"]["player"]["seat"])
            most = max(most, len(hit))
    assert most == 3
    for person, words in ((anna, "strikes everybody else"), (jan, "uderza")):
        person.unfold()
        expect(person.page.get_by_role("log").filter(has_text=words)).to_have_count(1)
    assert not findings(jan.page), findings(jan.page)
    assert not jan.page.evaluate(SMALL)


def against_bots(person: Person, bots: int) -> str:
    call(person, "/api/me", name="Anna")
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * bots
    made = call(person, "/api/tables", game="augustus", seats=seats, nonce="nonce", **call(person, "/api/commitment"))
    person.go(f"/table/{made['id']}")
    table: str = made["id"]
    return table


def press(person: Person, table: str, key: str = "") -> None:
    """A key, by default the first that the table shows; and wait until it has done something."""
    number = str(mine(person, table)["number"])
    expect(stage(person)).to_have_attribute("data-number", number)
    person.page.keyboard.press(key or person.page.locator("[data-move]:visible kbd").first.inner_text())
    expect(stage(person)).not_to_have_attribute("data-number", number)


def test_by_keyboard_alone_and_read_aloud(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    table = against_bots(anna, 1)
    page = anna.page
    expect(page.get_by_role("region", name="Missions dealt to you")).to_be_visible()
    for _ in range(3):
        press(anna, table, "1")
    assert asked(anna, table)
    bag = page.get_by_role("region", name="Token and bag")
    expect(bag.get_by_role("listitem").first).to_contain_text(
        re.compile(r"swords: \d of \d+ in the bag, \d+% to be drawn")
    )
    expect(page.get_by_role("region", name="Rewards").get_by_role("listitem")).to_have_count(12)
    expect(page.get_by_role("region", name="Open missions").get_by_role("article")).to_have_count(5)

    # Every place that can be chosen shows its key.
    for _ in range(5):
        if asked(anna, table):
            press(anna, table)

    # What an effect does is said on focus.
    page.locator(".rival .mini").first.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"points?"))


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", True, False), ("pl", True, True), ("pl", False, False)])
def test_six_fit_for_everybody(somebody: Callable[..., Person], language: str, phone: bool, dark: bool) -> None:
    anna = somebody(language, phone=phone, dark=dark)
    table = against_bots(anna, 5)
    for _ in range(12):
        if not asked(anna, table):
            break
        decide(anna, table, tap=phone)
    expect(anna.page.locator(".rival")).to_have_count(5)
    assert not findings(anna.page), findings(anna.page)
    assert not re.findall("‹[^›]*›", anna.page.locator("body").inner_text())
    if phone:
        for width in (390, 360):
            resize(anna.page, width, 780)
            assert not anna.page.evaluate(SMALL)


class Way(NamedTuple):
    """How a legion may go from one field to another: the move that puts one there, and where the legion lies."""

    move: int
    target: tuple[int, str]
    source: tuple[int, str]
    field: int
    """Of the source's mission, counted from the left."""


def ways(offers: list[Offer], board: dict[str, Any]) -> list[Way]:
    """The ways onto the first field that may get a legion from the supply or from elsewhere."""
    brought = [(touch["mission"], touch["symbol"]) for _, touch in offers if touch["verb"] == "bring"]
    for move, touch in offers:
        target = touch.get("mission", 0), touch.get("symbol", "")
        if touch["verb"] != "put" or target not in brought:
            continue
        found = []
        for mission in board["players"][0]["progress"]:
            field = 0
            for group in mission["fields"]:
                if group["legions"] and (mission["mission"], group["symbol"]) != target:
                    found.append(Way(move, target, (mission["mission"], group["symbol"]), field))
                field += group["fields"]
        return found
    return []


def has_two_ways(match: Match) -> bool:
    """Whether both are asked at once, and a legion that Anna moves may come from one field or from another."""
    sight = match.sight(0)
    offers = [(move, sight.touch(move)) for move in sight.moves]
    return match.waiting() == (0, 1) and len(ways(offers, sight.board())) > 1


def test_legions_are_dragged_and_a_decision_can_be_undone(somebody: Callable[..., Person], server: Server) -> None:
    people = [somebody(), somebody()]
    anna, jan = people
    secret = next(one for one in secrets() if any(map(has_two_ways, rehearse(one, 2, first_game=True))))
    table = sit_down(people, server, secret, first_game=True)
    for person in people:
        person.go(f"/table/{table}")

    def both_asked(wanted: Callable[[list[Offer], dict[str, Any]], bool]) -> dict[str, Any]:
        """Play until both are asked at once and Anna's moves are as wanted; her board then."""
        while waiting := table_of(anna, table)["waiting"]:
            known = mine(anna, table)
            board: dict[str, Any] = known["view"]["board"]
            if waiting == [0, 1] and wanted(offered(anna, table), board):
                expect(stage(anna)).to_have_attribute("data-number", str(known["number"]))
                return board
            decide(people[waiting[0]], table, tap=False)
        raise AssertionError("the game is over, and Anna was never asked for this")

    def dragged(source: Locator, target: Locator) -> list[str]:
        """Pull one to the other; what Anna has decided then."""
        number = str(mine(anna, table)["number"])
        target.scroll_into_view_if_needed()
        ends = [source.bounding_box(), target.bounding_box()]
        for box in ends:
            assert box is not None
            anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
            if box is ends[0]:
                anna.page.mouse.down()
        anna.page.mouse.up()
        expect(stage(anna)).not_to_have_attribute("data-number", number)
        expect(anna.page.locator(".slot.coming")).to_have_count(1)
        expect(anna.page.locator(".slot.open")).to_have_count(0)
        plan: list[str] = mine(anna, table)["view"]["board"]["plan"]
        return plan

    def undo() -> None:
        while mine(anna, table)["view"]["board"]["plan"]:
            number = str(mine(anna, table)["number"])
            expect(stage(anna)).to_have_attribute("data-number", number)
            anna.button("Undo").click()
            expect(stage(anna)).not_to_have_attribute("data-number", number)
        expect(anna.page.locator(".slot.coming")).to_have_count(0)

    # From the supply onto a field; as long as Jan has not decided he knows nothing, and it can be taken back.
    both_asked(lambda offers, _: any(touch["verb"] == "put" for _, touch in offers))
    move, touch = next((move, touch) for move, touch in offered(anna, table) if touch["verb"] == "put")
    seen = mine(jan, table)["view"]
    assert dragged(anna.page.locator(".supply"), place(anna, move)) == [f"put {touch['mission']} {touch['symbol']}"]
    assert mine(jan, table)["view"]["board"]["players"][0]["progress"] == seen["board"]["players"][0]["progress"]
    undo()

    # From one field onto another; which of her legions it is goes with it.
    board = both_asked(lambda offers, board: len(ways(offers, board)) > 1)
    way = ways(offered(anna, table), board)[-1]
    mission, symbol = way.source
    card = anna.page.get_by_role("region", name="Your missions").get_by_role(
        "article", name=f"{mission} {board['cards'][str(mission)]['name']}"
    )
    plan = dragged(card.locator(".slot").nth(way.field).locator(".movable"), place(anna, way.move))
    assert plan == [f"bring {way.target[0]} {way.target[1]}", f"from {mission} {symbol}"]
    undo()
