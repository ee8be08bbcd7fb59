"""The map in a terminal: whole, without overlaps, in both languages and at every width."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console

from rubicon.core import FORTUNA, Event, stream
from rubicon.games.caesar import GAME, terminal
from rubicon.games.caesar.rules.box import box_of
from rubicon.games.caesar.terminal import PLACES, WIDTH, chart, slot
from rubicon.text import LANGUAGES, Speaker
from rubicon.text.terminal import MOST_SHORT, TerminalRenderer
from tests.games.caesar.scene import CAESAR, POMPEY, Scene


def shown(thing: object, width: int = 120) -> str:
    """As a terminal of that width shows it, without colours."""
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_map_overlaps(language: str) -> None:
    """Names, influence and legions at their widest leave each other room."""
    setup = GAME.setup()
    box = box_of(setup)
    speaker = Speaker(language, "caesar")
    taken: Counter[tuple[int, int]] = Counter()
    for p, name in enumerate(box.ids):
        x, y = PLACES[name]
        for row, width in ((y, len(speaker.name(box.province_keys[p])) + 2), (y + 1, len(" Se 12:9 "))):
            taken.update((x - width // 2 + i, row) for i in range(width))
    for b in range(30):
        x, y = slot(box, b)
        taken.update((x - 3 + i, y) for i in range(6))
    assert max(taken.values()) == 1, [place for place, count in taken.items() if count > 1]
    assert all(0 <= x < WIDTH for x, _ in taken)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"border_control": True}, {"solo": "hard", "centurions": True}])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_position_can_be_drawn(language: str, options: dict[str, object], width: int) -> None:
    setup = GAME.setup(options)
    speaker = Speaker(language, "caesar", ["Ania", "Bot"])
    rng = stream("drawn", str(options))
    state = GAME.start(setup)
    journal: list[Event] = []
    state.journal = journal
    steps = 0
    while state.acting():
        if steps % 9 == 0:
            for viewer in (0, None):
                drawn = shown(terminal.draw(state.sight(viewer), speaker), width)
                for name in box_of(setup).province_keys:
                    assert speaker.name(name) in drawn
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        steps += 1
    assert shown(terminal.draw(state.sight(0), speaker), width)
    told = terminal.story(journal, speaker)
    assert len(told) == len([event for event in journal if event.kind.name != "laid"])
    assert shown(terminal.legend(speaker), width)


def test_legions_are_turned_as_they_lie() -> None:
    """The left or upper province's value first."""
    scene = Scene()
    scene.put(CAESAR, "5/1 sword", "Gallia Cisalpina-Gallia")  # Gallia lies to the left
    scene.put(POMPEY, "4/2 ship", "Sicilia-Africa")  # Sicilia lies above
    scene.put(POMPEY, "6/0 sword", "Aegyptus-Cyrenaica")
    lines = [line.plain for line in chart(scene.state.sight(0), Speaker("en", "caesar"))]
    text = "\n".join(lines)
    assert "C1|5" in text
    assert "P4/2" in text
    assert "P0|6" in text
    listed = shown(terminal.draw(scene.state.sight(0), Speaker("en", "caesar")), 80)
    assert "C1/5 Gallia Cisalpina" in listed
    assert "C5/1 Gallia" in listed


def test_markers_and_face_down_things_are_shown() -> None:
    scene = Scene()
    scene.hold(CAESAR, "Italia", "Creta")
    scene.put(POMPEY, "5/1 shield", "Creta-Asia")
    scene.table.marker[scene.border("Creta-Asia")] = CAESAR
    scene.fill(POMPEY, "Achaia-Macedonia")
    for name in ("Italia", "Creta"):
        scene.table.free[scene.province(name)] = 0
    scene.table.up[scene.province("Italia")] = 1
    scene.table.turned[scene.province("Italia")] = 1
    text = "\n".join(line.plain for line in chart(scene.state.sight(0), Speaker("en", "caesar")))
    assert "◆◇C" in text
    assert "P░░" in text
    assert text.count("◆C") >= 2
    scene.table.marker_down |= 1 << scene.border("Creta-Asia")
    scene.table.holder[scene.province("Creta")] = -1
    text = "\n".join(line.plain for line in chart(scene.state.sight(0), Speaker("en", "caesar")))
    assert "◇C" in text


def test_the_own_camp_is_shown_and_the_rivals_is_not() -> None:
    scene = Scene(centurions=True)
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    text = shown(terminal.draw(scene.state.sight(0), Speaker("en", "caesar")))
    assert "6/0 sword,  5/1 ship" in text
    assert "2 × ?" in text
    assert "Centurions of Caesar: 7/0 sword" in text


def test_the_short_list() -> None:
    """What closes a province where there is much to choose from, everything where there is little; never nothing."""
    scene = Scene()
    many = scene.state.sight(0)
    assert terminal.choices(many) == []
    moves, length = TerminalRenderer(GAME).choices(many)
    assert sorted(moves) == list(many.moves)
    assert length == MOST_SHORT
    legions = {GAME.say(scene.setup, move).split()[0] for move in many.moves}
    assert {GAME.say(scene.setup, move).split()[0] for move in moves[:length]} == legions
    scene.put(POMPEY, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "5/1 ship", "3/3 sword")
    scene.turn(CAESAR)
    sight = scene.state.sight(0)
    said = [GAME.say(scene.setup, move) for move in terminal.choices(sight)]
    assert said == [
        "3/3 sword Hispania Citerior-Gallia",
        "5/1 ship Hispania Ulterior-Mauretania",
        "5/1 ship Mauretania-Hispania Ulterior",
    ]
    scene.only("Hispania Citerior-Gallia", "Hispania Ulterior-Mauretania")
    few = scene.state.sight(0)
    assert terminal.choices(few) == list(few.moves)
