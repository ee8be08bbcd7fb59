"""Notation, refusals and the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from rubicon.core import IllegalMove, Match, Rng, Streamed
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.games.augustus.sight.sight import AugustusSight
from rubicon.games.augustus.terminal import draw, label, legend, redraw, story
from rubicon.text import LANGUAGES, Speaker
from tests.games.augustus.bench import Position

THREE = {"fields": "sword shield chariot"}


def mobilising() -> Position:
    """Seat 0 has 12 and 13 in progress, with a legion on 13; a shield was drawn."""
    position = Position(2, m12=THREE, m13=THREE, m14=THREE).progress(0, 12).progress(0, 13, "shield").progress(1, 14)
    return position.token("shield")


def suffering(effect: str) -> Position:
    """Seat 1 is struck; it has legions on 12 and 13, none on 14, controls 20 and 21; 15 is complete and waits."""
    position = Position(
        2, m10={"fields": "sword dagger", "effect": effect}, m12=THREE, m13=THREE, m14=THREE,
        m15={"fields": "sword dagger"},
    )  # fmt: skip
    position.progress(0, 10, "sword").progress(1, 12, "sword shield").progress(1, 13, "shield").progress(1, 14)
    position.progress(1, 15, "sword").control(1, 20, 21)
    return position.token("dagger").play(0, "put 10 dagger").play(1, "put 15 dagger")


def placing() -> Position:
    """Seat 0 may mobilise two shields."""
    position = Position(2, m10={"fields": "sword dagger", "effect": "mobilise 2 shield"}, m12=THREE, m13=THREE)
    position.progress(0, 10, "sword").progress(0, 12).progress(0, 13, "shield")
    return position.complete(0, "dagger", "put 10 dagger")


def choosing() -> Position:
    """Seat 0 holds six missions and keeps 1 already."""
    position = Position(2)
    state = GAME.start(GAME.setup(seats=2, rules=1))
    position.state, position.setup = state, state.setup
    position.table = state.table
    deal = ["herald 1", *[f"mission {n}" for n in range(80, 85)], *[f"mission {n}" for n in range(1, 13)]]
    for text in deal:
        position.chance(text)
    return position.play(0, "keep 1")


def ordering() -> Position:
    """60 and 61 are complete, 62 is not."""
    position = Position(
        2, m50={"fields": "sword dagger", "effect": "mobilise 2 shield"}, m60={"fields": "sword shield"},
        m61={"fields": "sword shield"}, m62=THREE,
    )  # fmt: skip
    position.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61, "sword").progress(0, 62)
    return position.complete(0, "dagger", "put 50 dagger", "put 60 shield", "put 61 shield")


def completing() -> Position:
    """Seat 0 completes one of 12 and 13 at once."""
    position = Position(2, m10={"fields": "sword dagger", "effect": "complete"}, m12=THREE, m13=THREE)
    return position.progress(0, 10, "sword").progress(0, 12).progress(0, 13).complete(0, "dagger", "put 10 dagger")


def rearranging() -> Position:
    """Seat 0 has put one of two legions anew."""
    position = Position(2, m10={"fields": "sword dagger", "effect": "rearrange"}, m12=THREE, m13=THREE)
    position.progress(0, 10, "sword").progress(0, 12, "sword").progress(0, 13, "shield")
    return position.complete(0, "dagger", "put 10 dagger", "put 12 sword")


def giving() -> Position:
    """Seat 0 hands the gold over to seat 1 or 2."""
    gold = {"fields": "sword shield", "colour": "pink", "gold": 2}
    position = Position(3, m81={"fields": "sword dagger", "effect": "lose"}, m20={}, m21=gold, m22=gold, m23=gold)
    position.control(0, 23).control(1, 22).control(2, 21, 20).holds(0, "gold").progress(1, 81, "sword")
    return position.complete(1, "dagger", "put 81 dagger").play(2, "lose 20")


def claiming() -> Position:
    """Seat 0 controls exactly two."""
    position = Position(2, m10={"fields": "sword dagger"}).control(0, 40).progress(0, 10, "sword")
    return position.complete(0, "dagger", "put 10 dagger")


REFUSED = [
    (choosing, 0, "keep 7", "7 Sentius Saturninus is not one of the missions you were dealt"),
    (choosing, 0, "keep 1", "keeping 1 Aquitania already"),
    (choosing, 0, "take 2", "choose a mission to keep"),
    (mobilising, 0, "take 12", "put a legion .put 12 sword., move one"),
    (mobilising, 0, "put 14 shield", "14 Iullus Antonius is not one of your missions in progress"),
    (mobilising, 0, "put 12 dagger", "12 Aemilia has no dagger field"),
    (mobilising, 0, "put 12 sword", "The token shows shield, which is not swords for you"),
    (mobilising, 0, "put 13 shield", "Every shield field of 13 Lusitania is covered"),
    (mobilising, 0, "from 13 shield", "put a legion"),
    (lambda: mobilising().play(1, "pass"), 0, "claim", "put a legion"),
    (lambda: suffering("remove 1"), 1, "remove 13 sword", "No legion of yours that could be taken lies on 13"),
    (lambda: suffering("remove 1"), 1, "remove 15 sword", "15 Noricum is complete and waits"),
    (lambda: suffering("remove 1"), 1, "clear 12", "choose a legion to remove"),
    (lambda: suffering("clear"), 1, "clear 14", "There are no legions on 14"),
    (lambda: suffering("clear"), 1, "clear 15", "15 Noricum is complete and waits"),
    (lambda: suffering("clear"), 1, "clear 16", "16 Lucius Sestius is not one of your"),
    (lambda: suffering("clear"), 1, "pass", "choose a mission to clear"),
    (lambda: suffering("lose"), 1, "lose 12", "You do not control 12"),
    (lambda: suffering("lose"), 1, "pass", "choose a controlled mission to lose"),
    (placing, 0, "put 12 sword", "The effect does not mobilise swords"),
    (placing, 0, "put 13 shield", "Every shield field of 13"),
    (placing, 0, "bring 12 shield", "place a legion from your supply"),
    (ordering, 0, "resolve 62", "62 Epirus is not complete"),
    (ordering, 0, "resolve 1", "1 Aquitania is not one of your"),
    (ordering, 0, "pass", "which completed mission comes first"),
    (completing, 0, "complete 14", "14 Iullus Antonius is not one of your"),
    (completing, 0, "pass", "choose a mission to complete"),
    (rearranging, 0, "pass", "all must be put"),
    (rearranging, 0, "put 12 sword", "Every swords field of 12"),
    (giving, 0, "give 1", "Player 1 does not lead"),
    (giving, 0, "pass", "choose who gets the reward"),
    (claiming, 0, "pass", "claim the reward, or decline"),
    (lambda: claiming().play(0, "claim"), 0, "take 12", "12 Aemilia does not lie in the row"),
    (lambda: claiming().play(0, "claim"), 0, "pass", "take a mission from the row"),
]


@pytest.mark.parametrize(("make", "seat", "move", "says"), REFUSED)
def test_refusals_say_why(make: object, seat: int, move: str, says: str) -> None:
    """And change nothing."""
    assert callable(make)
    position: Position = make()
    assert seat in position.state.acting()
    with pytest.raises(IllegalMove, match=says) as caught:
        position.play(seat, move)
    for language in LANGUAGES:
        assert Speaker(language, "augustus").say(caught.value.message)


def test_refusals_without_a_supply() -> None:
    """Only moving is possible; and where nothing can be moved there is no question at all."""
    position = Position(2, m12=THREE, m13=THREE).progress(0, 12).progress(0, 13, "sword").supply(0, 0).token("shield")
    with pytest.raises(IllegalMove, match="Your supply is empty"):
        position.play(0, "put 12 shield")
    position = Position(2, m12=THREE, m13=THREE).progress(0, 12).progress(0, 13).token("shield")
    with pytest.raises(IllegalMove, match="no legion elsewhere"):
        position.play(0, "bring 12 shield")
    position = Position(2, m12=THREE, m13=THREE).progress(0, 12, "sword").progress(0, 13, "sword")
    position.table.cover[11] += 8
    position.table.supply[0] -= 1
    position.table.cover[12] += 64
    position.table.supply[0] -= 1
    position.token("shield").play(0, "bring 13 shield")
    with pytest.raises(IllegalMove, match="already: choose another"):
        position.play(0, "from 13 shield")
    with pytest.raises(IllegalMove, match="No legion of yours"):
        position.play(0, "from 12 chariot")
    with pytest.raises(IllegalMove, match="say which legion you move"):
        position.play(0, "pass")


# The terminal


def shown(thing: object, width: int = 80) -> str:
    """As text."""
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_can_be_drawn_and_told(language: str, seats: int) -> None:
    """At every decision, in 80 columns, through the eyes of who decides and of a spectator."""
    match = Match(GAME.setup(seats=seats), Streamed("drawn", seats))
    match.begin()
    speaker = Speaker(language, "augustus", [f"Bartłomiej {seat}" for seat in range(seats)])
    bots = [Greedy(Rng(seat)) for seat in range(seats)]
    number = 0
    while match.waiting():
        seat = match.waiting()[-1]
        if number % 17 == 0:
            for viewer in (seat, None):
                sight = match.sight(viewer)
                assert isinstance(sight, AugustusSight)
                drawn = shown(draw(sight, speaker))
                assert max(len(line) for line in drawn.split("\n")) <= 80
                for mission in sight.table.row:
                    assert sight.box.titles[mission] in drawn
        number += 1
        match.decide(seat, bots[seat].decide(match.sight(seat)))
    sight = match.sight(None)
    assert isinstance(sight, AugustusSight)
    assert str(max(match.state.standing())) in shown(draw(sight, speaker))
    lines = story(match.events(0), speaker)
    assert len(lines) > 100
    assert all(line.plain.strip() for line in lines)
    assert shown(legend(speaker))


def test_the_hand_and_the_plan_are_drawn_for_their_owner() -> None:
    """And for nobody else."""
    position = choosing()
    speaker = Speaker("en", "augustus", ["Anna", "Ola"])
    own, other = position.state.sight(0), position.state.sight(1)
    assert "Decided: keep 1" in shown(draw(own, speaker))
    assert "Your missions: keep three" in shown(draw(own, speaker))
    assert "4 Antistius Labeo" in shown(draw(own, speaker))
    assert "4 Antistius Labeo" not in shown(draw(other, speaker))
    assert "Decided" not in shown(draw(other, speaker))


def test_moves_in_a_list_are_short() -> None:
    """As they are typed, and the names that the numbers stand for."""
    speaker = Speaker("en", "augustus", ["Anna", "Ola", "Jan"])

    def labels(position: Position) -> list[str]:
        sight = position.state.sight(0)
        return [label(sight, move, speaker) for move in sight.moves]

    assert labels(mobilising()) == ["pass", "put 12 shield: Aemilia", "bring 12 shield: Aemilia"]
    assert labels(giving()) == ["give 2: Ola", "give 3: Jan"]
    assert labels(claiming())[0] == "claim: Claim the 2 points for 2 missions"
    assert labels(choosing())[0] == "keep 2: Ateius Capito"


def test_polish_signs_and_verbs() -> None:
    """What is shown can be typed: signs are beginnings of the names, and moves are in Polish."""
    speaker = Speaker("pl", "augustus", ["Anna", "Ola", "Jan"])
    position = mobilising()
    sight = position.state.sight(0)
    assert [label(sight, move, speaker) for move in sight.moves] == [
        "pas", "połóż 12 tarcza: Aemilia", "przesuń 12 tarcza: Aemilia"
    ]  # fmt: skip
    drawn = shown(draw(sight, speaker), 200)
    assert "□mi □ta □ry" in drawn
    assert "szta 2/2" in drawn
    assert "szty 1/1" in drawn
    assert "mi miecze, ta tarcza" in shown(legend(speaker), 200)


def test_only_what_changed_is_drawn_again() -> None:
    speaker = Speaker("en", "augustus", ["Anna", "Ola"])
    position = mobilising()
    before = position.state.sight(0)
    assert "Missions in the row" in shown(draw(before, speaker), 200)
    position.play(0, "put 12 shield")
    again = shown(redraw(position.state.sight(0), before, speaker), 200)
    assert "Missions in the row" not in again
    assert "Rewards" not in again
    assert "Anna" in again, "one's own missions are always there"
    assert "■sh" in again


def test_the_terminal_shows_the_next_bag_who_is_near_a_reward_and_who_won() -> None:
    """After a joker the next draw is from a full bag; arrows stop with the game; a star is for the winner."""
    speaker = Speaker("en", "augustus", ["Anna", "Ola"])
    position = Position(2, m12=THREE).progress(0, 12).control(1, 40)
    drawn = shown(draw(position.token("joker").state.sight(0), speaker), 200)
    assert "joker 2/2 9%" in drawn
    assert "two missions 2 → Ola" in drawn
    position = Position(2, m12={"fields": "sword dagger"}).progress(0, 12, "sword").control(0, *range(40, 46))
    position.complete(0, "dagger", "put 12 dagger").play(0, "take 84").refill()
    assert position.phase == "over"
    drawn = shown(draw(position.state.sight(1), speaker), 200)
    assert "★ Anna" in drawn
    assert "★ Ola" not in drawn
    assert "→" not in drawn
