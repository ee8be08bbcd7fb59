"""Julius Caesar in the browser: a year of two people, a turn on a phone, the keyboard, and the data of the map."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rubicon.games import julius_caesar
from tests.server.harness import Player, Server
from tests.web.people import Person
from tests.web.test_everybody import SMALL, findings
from tools.build_web import WEB

HERE = WEB / "src" / "boards" / "julius_caesar"
MOST = 600
"""Decisions of one person in a test: far more than it takes."""
NAMES = {"en": ("Your name", "Open the table"), "pl": ("Twoje imię", "Siadam tutaj")}


class General:
    """Somebody at the map. Remembers what happened to them, so that a test can ask for it."""

    def __init__(self, person: Person, tap: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.tap = tap
        self.done: set[str] = set()
        """What has been seen so far: retreat, and the places of the battles in which a block fired."""

    def press(self, what: Locator) -> None:
        """Click or tap, and wait until the decision is made."""
        number = self.person.number()
        self.touch(what)
        expect(self.page.locator(".stage")).not_to_have_attribute("data-number", number)

    def touch(self, what: Locator) -> None:
        """Click or tap something that decides nothing."""
        (Locator.tap if self.tap else Locator.click)(what)

    @property
    def to_move(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def order(self, origin: str, target: str) -> bool:
        """Take all blocks of a place and send them elsewhere, if they can go there."""
        group = self.page.locator(".groups button", has_text=re.compile(rf"^{origin}\b"))
        if not group.count():
            return False
        self.touch(group)
        panel = self.page.get_by_role("region", name=origin, exact=True)
        expect(panel).to_be_visible()
        way = panel.locator(".ways button", has=self.page.get_by_text(target, exact=True))
        if not way.count():
            self.touch(panel.locator(".close"))
            return False
        assert panel.locator(".block[aria-pressed=true]").count()
        self.press(way.first)
        self.settle()
        return True

    def settle(self) -> None:
        """A group goes block by block, each a decision: wait until the last has been sent and answered."""
        expect(self.page.locator(".julius")).to_have_attribute("aria-busy", "false")
        expect(self.person.prompt).not_to_have_text(re.compile("Sending|Wysyłam"))

    def decide(self, wishes: list[tuple[str, str]]) -> None:
        """One decision: the first wish that can be fulfilled, and else whatever is offered first."""
        page = self.page
        cards = page.locator(".hand .card:not([disabled])")
        field = page.locator(".battle .ops .button")
        done = page.locator("[data-do=done]")
        cards.or_(field).or_(done).or_(page.locator(".all summary")).first.wait_for()
        if cards.count():
            # Commands with many moves are played first; gods are laid aside first.
            names = [(card.get_attribute("data-card") or "").removeprefix("card-") for card in cards.all()]
            aside = re.search("aside|odłóż", self.person.prompt.inner_text()) is not None
            moves = [int(name[0]) if name[0].isdigit() else 0 for name in names]
            self.touch(cards.nth(moves.index(min(moves) if aside else max(moves))))
            self.press(page.locator(".hand .chosen .button.main"))
        elif field.count():
            self.fight(field.first)
        elif page.locator(".groups").count() and done.count() and wishes:
            if not any(self.order(origin, target) for origin, target in wishes):
                self.press(done)
        elif done.count():
            self.press(done)
        else:
            self.touch(page.locator(".all summary"))
            self.press(page.locator(".all button").first)

    def fight(self, first: Locator) -> None:
        """A block's turn, or who takes a hit. The attack on Tarraco is broken off as soon as that is possible."""
        title = self.page.locator(".battle h2").first.inner_text().casefold()
        retreat = self.page.locator(".battle .kind-march")
        if "tarraco" in title and retreat.count():
            self.done.add("retreat")
            self.press(retreat.first)
            return
        if "kind-fire" in (first.get_attribute("class") or ""):
            self.done |= {place for place in ("Tarraco", "Hispanum") if place.casefold() in title}
        self.press(first)


def sit_down(anna: Person, jan: Person) -> None:
    anna.go("/new/julius_caesar")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.button("Open the table").click()
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    jan.go(link)
    jan.page.get_by_label("Twoje imię").fill("Jan")
    jan.button("Siadam tutaj").tap()
    for person in (anna, jan):
        expect(person.page.locator(".julius")).to_be_visible()


def test_two_browsers_play_a_year(somebody: Callable[..., Person]) -> None:
    """Narbo attacks Tarraco and retreats; fleets meet in the Mare Hispanum; then it is winter, and year II.

    Whatever the cards: who could not do it in the first year does it in the next.
    """
    caesar, pompey = somebody(), somebody("pl", phone=True, dark=True)
    sit_down(caesar, pompey)
    anna, jan = General(caesar), General(pompey, tap=True)
    decisions = 0
    year = anna.page.locator(".bar .title")
    sea = anna.page.locator('[data-place="mare_hispanum"][role=button]')
    while re.search(r"\bI\b", year.inner_text()) or not {"retreat", "Tarraco", "Hispanum"} <= anna.done | jan.done:
        assert decisions < MOST, (year.inner_text(), anna.done, jan.done)
        fleet = sea.get_attribute("aria-label") or ""
        wishes: dict[General, list[tuple[str, str]]] = {anna: [], jan: []}
        if "Hispanum" not in anna.done | jan.done:
            if "Caesar" not in fleet:
                wishes[anna].append(("Massilia", "Mare Hispanum"))
            elif "Pompey" not in fleet:
                wishes[jan].append(("Utica", "Mare Hispanum"))
        if "retreat" not in anna.done:
            wishes[anna].append(("Narbo", "Tarraco"))
        for general in (anna, jan):
            if general.to_move:
                general.decide(wishes[general])
                decisions += 1
                break
    log = anna.page.get_by_role("log")
    assert "Winter of year 1" not in log.inner_text()  # the year is over, and folded
    anna.person.unfold()
    assert "Winter of year 1" in log.inner_text()
    assert "retreats to" in log.inner_text()
    assert log.locator(".chapter", has_text="Year 2 begins").count() == 1
    jan.person.unfold()
    assert "Zima" in jan.page.get_by_role("log").inner_text()
    for person in (caesar, pompey):
        assert not re.findall("‹[^›]*›", person.page.locator("body").inner_text())


def test_what_is_looked_at_stays_open_while_the_rival_chooses(somebody: Callable[..., Person]) -> None:
    caesar, pompey = somebody(), somebody("pl", phone=True)
    sit_down(caesar, pompey)
    page = caesar.page
    page.evaluate("document.querySelector('.place[data-place=utica]').focus()")
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name="Utica", exact=True)
    expect(panel).to_be_visible()
    General(pompey, tap=True).decide([])
    expect(page.locator("[data-seat='1'] .ready")).to_be_visible()
    page.wait_for_function("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(panel).to_be_visible()


def test_play_now_as_pompey(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/")
    game = anna.page.get_by_role("listitem").filter(
        has=anna.page.get_by_role("heading", name="Julius Caesar", exact=True)
    )
    game.get_by_role("button", name="Play now").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Your side").select_option(label="Pompey")
    anna.button("Start playing").click()
    expect(anna.page.locator("[data-seat='1']")).to_contain_text(re.compile("Anna.*Pompey", re.S))
    expect(anna.page.locator("[data-seat='0']")).to_contain_text(re.compile("Brutus.*Caesar", re.S))


def against_a_bot(person: Person, language: str = "en", deployment: str = "historical") -> None:
    name, _ = NAMES[language]
    person.go("/new/julius_caesar")
    person.page.get_by_label(name).fill("Anna")
    person.page.locator("select").filter(has=person.page.locator("option[value=free]")).select_option(deployment)
    person.page.locator("select").filter(has=person.page.locator("option[value='bot/random']")).last.select_option(
        "bot/random"
    )
    person.page.locator("form .button.main").last.click()
    expect(person.page.locator(".julius")).to_be_visible()


def reach_the_moves(general: General) -> None:
    """Play on until groups can be moved by points: after an event's only group the turn would be over."""
    done = general.page.locator("[data-do=done]")
    for _ in range(MOST):
        expect(general.page.locator(".prompt.mine")).to_be_visible()
        by_points = re.search("point|punkt", general.person.prompt.inner_text())
        if by_points and general.page.locator(".groups").count() and done.count():
            return
        general.decide([])
    raise AssertionError("no move came")


def test_a_turn_on_a_phone(somebody: Callable[..., Person]) -> None:
    """Everything is done by touching the map: a group is taken, sent to a neighbour, and taken back."""
    person = somebody("pl", phone=True)
    against_a_bot(person, "pl")
    page = person.page
    assert page.evaluate(SMALL) == []
    general = General(person, tap=True)
    reach_the_moves(general)
    assert page.evaluate(SMALL) == []

    frame = page.locator("div.frame")
    before = frame.locator("> svg").get_attribute("viewBox") or ""
    person.button("Przybliż").tap()
    expect(frame.locator("> svg")).not_to_have_attribute("viewBox", before)
    person.button("Oddal").tap()

    page.locator(".groups button").first.tap()  # brings the place into view
    chosen = page.locator(".decision .panel")
    expect(chosen).to_be_visible()
    taken = chosen.locator(".block[aria-pressed=true]").count()
    assert taken
    targets = page.locator(".badge")
    expect(targets.first).to_be_attached()
    # One of those that light up within the map as it is seen now
    area = frame.bounding_box()
    assert area
    looked_at = page.locator(".place.current")
    label = looked_at.get_attribute("aria-label")
    place = looked_at.get_attribute("data-place")
    number = person.number()
    for target in targets.all():
        box = target.locator("circle").bounding_box()
        x, y = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)
        if area["x"] + 20 < x < area["x"] + area["width"] - 20 and area["y"] + 70 < y < area["y"] + area["height"] - 20:
            page.touchscreen.tap(x, y)
            break
    else:
        raise AssertionError("nothing that lights up is in view")
    expect(page.locator(".stage")).not_to_have_attribute("data-number", number)
    general.settle()
    number = person.number()
    person.button("Cofnij").tap()
    expect(page.locator(".stage")).not_to_have_attribute("data-number", number)
    # One click sent all of them, and one takes all of them back.
    expect(page.locator(f".place[data-place={place}]")).to_have_attribute("aria-label", label or "")
    expect(page.locator("[data-do=done]")).to_be_visible()
    general.press(page.locator("[data-do=done]"))


def test_free_deployment(somebody: Callable[..., Person]) -> None:
    """Caesar and Antonius change places, and one step is taken back."""
    person = somebody()
    against_a_bot(person, deployment="free")
    page = person.page
    general = General(person)
    panel = page.get_by_role("region", name="Blocks without a city")
    cities = panel.locator(".cities button")
    undo = person.button("Undo")

    def place(block: str, city: str) -> None:
        panel.get_by_role("button", name=block).click()
        general.press(cities.filter(has_text=city))
        general.settle()

    place("Caesar", "Genua")
    expect(panel.locator(".cities")).to_contain_text("Genua 1 of 3")
    number = person.number()
    undo.click()
    expect(page.locator(".stage")).not_to_have_attribute("data-number", number)
    expect(panel.locator(".cities")).to_contain_text("Genua 0 of 3")
    place("Caesar", "Genua")
    done = page.locator("[data-do=done]")
    expect(done).to_have_count(0)  # the others cannot stay: there would be four in Genua
    place("Antonius", "Ravenna")
    general.press(done)
    expect(page.locator(".hand .card:not([disabled])").first).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_what_a_hidden_block_may_be(somebody: Callable[..., Person], language: str, phone: bool) -> None:
    """After free deployment nobody knows who stands in Utica; whoever asks is told what each block may be."""
    person = somebody(language, phone=phone)
    against_a_bot(person, language, deployment="free")
    page = person.page
    general = General(person, tap=phone)
    general.press(page.locator("[data-do=done]"))
    expect(page.locator(".hand .card:not([disabled])").first).to_be_visible()
    page.evaluate("document.querySelector('.place[data-place=utica]').focus()")
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name="Utica", exact=True)
    blank = panel.locator("button.ask").first
    expect(blank).to_have_attribute("aria-expanded", "false")
    general.touch(blank)
    known = panel.get_by_role("region", name="What it may be" if language == "en" else "Czym może być")
    expect(known).to_be_visible()
    expect(blank).to_have_attribute("aria-expanded", "true")
    assert known.locator(".guesses li").count() == 6
    assert all(re.search(r"\d%$", item.inner_text().strip()) for item in known.locator(".guesses li").all())
    assert not findings(page)
    if phone:
        assert page.evaluate(SMALL) == []
    general.touch(blank)
    expect(known).to_have_count(0)


def test_keyboard_alone(somebody: Callable[..., Person]) -> None:
    """Cards, and a group on the map, without a mouse: the map is one stop, arrows walk, Enter takes and sends."""
    person = somebody()
    against_a_bot(person)
    page = person.page
    general = General(person)
    card = page.locator(".hand .card:not([disabled])").first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    reach_the_moves(general)

    stops = page.locator(".place[tabindex='0']")
    expect(stops).to_have_count(1)
    place = page.locator(".place.open").first.get_attribute("data-place")
    page.evaluate(f"document.querySelector('.place[data-place={place}]').focus()")
    start = stops.get_attribute("data-place")
    stops.focus()
    page.keyboard.press("ArrowRight")
    expect(stops).not_to_have_attribute("data-place", start or "")
    # by way of the list, which a screen reader finds first
    page.locator(".groups button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".decision .panel")).to_be_visible()
    number = person.number()
    page.locator(".ways button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".stage")).not_to_have_attribute("data-number", number)


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("pl", True, True)])
def test_for_everybody(somebody: Callable[..., Person], language: str, phone: bool, dark: bool) -> None:
    """axe finds nothing serious, with cards in hand, with a place open, and in the player aid."""
    person = somebody(language, phone=phone, dark=dark)
    against_a_bot(person, language)
    wrong = findings(person.page)
    general = General(person, tap=phone)
    reach_the_moves(general)
    general.touch(person.page.locator(".groups button").first)
    wrong += findings(person.page)
    for summary in person.page.locator(".panel summary").all():
        general.touch(summary)
    wrong += findings(person.page)
    if phone:
        wrong += person.page.evaluate(SMALL)
    assert not wrong, "\n".join(wrong)


# Odds


def someone_to_attack(server: Server) -> tuple[Player, Player, dict[str, Any], dict[str, Any]]:
    """A table with aids where Caesar, Anna, can attack with a command card; what she sees of it, and the attack."""
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("julius_caesar", "me", "open", aids=True)["id"]
    ola.join(table)
    for _ in range(500):
        shown = anna.table(table)
        (mine,) = shown["yours"]
        moves = mine["view"]["moves"]
        attacks = [move for move in moves if move["words"]["key"] == "move-attack"]
        if attacks and mine["view"]["board"]["command"]["event"] is None:
            return anna, ola, shown, attacks[0]
        go_on(anna, ola, table)
    raise AssertionError("nobody came to attack")


def go_on(anna: Player, ola: Player, table: str) -> None:
    """Whoever is waited for decides: commands are played, gods laid aside, and what can be left undone is."""
    shown = anna.table(table)
    who = anna if 0 in shown["waiting"] else ola
    shown = who.table(table)
    moves = shown["yours"][0]["view"]["moves"]
    wanted = [move for move in moves if move["touch"]["kind"] in ("done", "fire")]
    if moves[0]["words"]["key"] == "move-discard":
        wanted = [move for move in moves if "/" not in move["say"]]
    else:
        wanted += [move for move in moves if "/" in move["say"]]
    who.decide(shown, (wanted or moves)[0]["move"])


def city(key: str) -> str:
    """The name of a city or a sea."""
    data = house()
    found: str = next(place["name"] for place in [*data["cities"], *data["seas"]] if place["id"] == key)
    return found


def come_in(person: Person, player: Player, table: str) -> None:
    """Look at the table with that player's eyes."""
    person.context.add_cookies([{"name": "rubicon", "value": player.http.cookies["rubicon"], "url": person.url}])
    person.go(f"/table/{table}")
    expect(person.page.locator(".julius")).to_be_visible()


def test_odds_of_an_attack_that_is_planned_ordered_and_fought(somebody: Callable[..., Person], server: Server) -> None:
    """On the way's button, in the list of battles to come, and in the battle, for players and for spectators."""
    anna, ola, shown, attack = someone_to_attack(server)
    table, target = shown["id"], attack["touch"]["to"]
    person, watcher = somebody(), somebody("pl", phone=True, dark=True)
    come_in(person, anna, table)
    watcher.go(f"/table/{table}")
    page = person.page
    share = re.compile(r"\d ?%")

    page.locator(".groups button", has_text=city(attack["touch"]["from"])).first.click()
    panel = page.locator(".decision .panel")
    way = panel.locator(".way-attack").first
    expect(way.locator(".promise")).to_contain_text(share)
    wrong = findings(page)
    General(person).press(way)
    General(person).settle()
    coming = page.get_by_role("region", name="Battles to come")
    expect(coming.locator(".odds").first).to_contain_text(share)
    wrong += findings(page)

    for _ in range(60):
        if anna.table(table)["yours"][0]["view"]["board"]["battle"]:
            break
        go_on(anna, ola, table)
    else:
        raise AssertionError(f"no battle of {target} came")
    odds = page.locator(".battle .odds")
    expect(odds).to_contain_text(re.compile("Caesar wins|Caesar holds"))
    expect(odds).to_contain_text("exactly")
    theirs = watcher.page.locator(".battle .odds")
    expect(theirs).to_contain_text(re.compile("Cezar zwycięża|Cezar się broni"))
    expect(theirs).to_contain_text(share)
    wrong += findings(page) + findings(watcher.page) + watcher.page.evaluate(SMALL)
    assert not wrong, "\n".join(wrong)


# The data of the map


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / name).read_text("utf-8"))
    return found


def house() -> dict[str, Any]:
    return tomllib.loads((Path(julius_caesar.__file__).parent / "data.toml").read_text("utf-8"))


def test_the_browser_has_the_box_of_the_house() -> None:
    """What is printed on blocks and cities is drawn from box.json, which says the same as the rules' data."""
    box, data = read("box.json"), house()
    assert box["cities"] == {city["id"]: {"kind": city["kind"], "value": city["value"]} for city in data["cities"]}
    printed = {}
    for owner, side in enumerate(("caesar", "pompey")):
        for rows in data["blocks"][side].values():
            for row in rows:
                optional = {field: row[field] for field in ("defending", "levy", "third") if field in row}
                printed[row["id"]] = {
                    "owner": owner,
                    "rating": row["rating"],
                    "strengths": row["strengths"],
                    **optional,
                }
    drawn = {
        block: {field: value for field, value in piece.items() if field != "kind"}
        for block, piece in box["blocks"].items()
    }
    assert drawn == printed


def test_the_layout_has_every_place_and_road() -> None:
    layout, data = read("layout.json"), house()
    assert set(layout["cities"]) == {city["id"] for city in data["cities"]}
    assert set(layout["seas"]) == {sea["id"] for sea in data["seas"]}

    def roads(rows: list[dict[str, Any]]) -> set[tuple[str, str, str]]:
        return {(*sorted(row["between"]), row["class"]) for row in rows}

    assert roads(layout["roads"]) == roads(data["roads"])
