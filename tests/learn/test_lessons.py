"""Every lesson of every game can be played to its end by the real rules, and has all its words in both languages."""

from __future__ import annotations

import re

import pytest

from rubicon.core.errors import IllegalMove, RubiconError
from rubicon.games import find, names
from rubicon.learn.lessons import OTHER, UNDERSTOOD, Lesson, Walk, lessons_of
from rubicon.learn.rule_lines import rule_lines
from rubicon.text import LANGUAGES, Speaker, lesson_source
from tests.text.messages import SOURCES, WEB, read

LESSONS = [lesson for name in names() for lesson in lessons_of(find(name)).values()]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")


def right_moves(lesson: Lesson) -> list[int]:
    """What a learner does who makes no mistake."""
    moves: list[int] = []
    while expected := Walk(lesson, moves).expected():
        moves.append(expected[0])
    return moves


def test_every_game_has_lessons() -> None:
    taught = [(lesson.game.name, lesson.name) for lesson in LESSONS]
    assert {game for game, _ in taught} == set(names())
    assert [name for game, name in taught if game == "julius_caesar"] == ["moving", "battle", "winter"]


@each_lesson
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    moves = right_moves(lesson)
    walk = Walk(lesson, moves)
    assert walk.step is None
    assert walk.wrong is None
    with pytest.raises(RubiconError):
        Walk(lesson, [*moves, 0])


@each_lesson
def test_a_lesson_is_short_and_asks_for_decisions(lesson: Lesson) -> None:
    assert 6 <= len(lesson.steps) <= 10
    assert lesson.minutes <= 10
    assert sum(bool(step.do) for step in lesson.steps) >= 4


@each_lesson
def test_mistakes_are_answered_and_can_be_taken_back(lesson: Lesson) -> None:
    moves = right_moves(lesson)
    mistakes = 0
    for made in range(len(moves)):
        walk = Walk(lesson, moves[:made])
        step = walk.step
        assert step is not None
        if not step.do:
            continue
        legal = walk.match.state.moves(lesson.seat)
        if len(walk.left) == len(step.do):  # at the beginning of the step
            assert set(step.wrong) <= set(legal), "a mistake that is not possible"
            assert len(set(step.do) - set(step.wrong)) >= min(1, len(step.do) - 1)
        others = [move for move in legal if move not in walk.expected() and move not in step.wrong]
        for move in [*(move for move in step.wrong if move in legal and move not in walk.expected()), *others[:2]]:
            astray = Walk(lesson, [*moves[:made], move])
            assert astray.wrong == step.wrong.get(move, step.other)
            assert astray.expected() == []
            assert astray.line()[-1] == len(astray.match.line)
            assert astray.number == walk.number
            mistakes += 1
            with pytest.raises(RubiconError):
                Walk(lesson, [*moves[:made], move, move])
        illegal = next((move for move in range(lesson.setup.space) if move not in legal), None)
        if illegal is not None:
            with pytest.raises(IllegalMove):
                Walk(lesson, [*moves[:made], illegal])
    assert mistakes


@each_lesson
def test_a_learner_is_told_everything_that_happens_and_sees_the_present_last(lesson: Lesson) -> None:
    walk = Walk(lesson, right_moves(lesson))
    line = walk.line()
    assert line == sorted(set(line))
    assert all(walk.events(at) or walk.match.line[at].seat == lesson.seat for at in line)
    assert walk.sight().seat == lesson.seat


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_words(lesson: Lesson, language: str) -> None:
    speaker = Speaker(language, lesson.game.name)
    assert speaker.key(lesson.key()).strip()
    assert speaker.key(lesson.key("about")).strip()
    for step in lesson.steps:
        for message in (step.words, step.other, *step.wrong.values()):
            assert speaker.say(message).strip()


@each_lesson
def test_steps_point_at_rules_and_parts_of_the_board_that_are_there(lesson: Lesson) -> None:
    lights = (WEB / "boards" / lesson.game.name / "lights.ts").read_text("utf-8")
    known = set(re.findall(r"^  \"?([\w-]+)\"?: ", lights, re.MULTILINE))
    for step in lesson.steps:
        assert set(step.light) <= known
        if step.rule:
            for language in LANGUAGES:
                assert step.rule in rule_lines(lesson.game, language)


@pytest.mark.parametrize("name", names())
def test_both_languages_have_the_same_words_and_none_is_unused(name: str) -> None:
    files = [read(SOURCES / "games" / name / "text" / f"lessons.{language}.ftl") for language in LANGUAGES]
    for file in files:
        assert not file.junk
        assert not file.doubles
    said = set()
    for lesson in lessons_of(find(name)).values():
        said |= {lesson.key(), lesson.key("about")}
        for step in lesson.steps:
            said |= {message.key for message in (step.words, step.other, *step.wrong.values())}
    assert set(files[0].messages) == set(files[1].messages) == said - {OTHER}


def test_a_game_without_lessons_has_none_and_no_words() -> None:
    from tests.fixture_game.house import guest

    with guest():
        assert lessons_of(find("three_coins")) == {}
        assert lesson_source("en", "three_coins") == ""


def test_what_is_only_read_is_understood() -> None:
    lesson = lessons_of(find("caesar_dice"))["first"]
    walk = Walk(lesson, [])
    assert walk.expected() == [UNDERSTOOD]
    assert Walk(lesson, [UNDERSTOOD]).number == 1
    with pytest.raises(IllegalMove):
        Walk(lesson, [UNDERSTOOD, UNDERSTOOD])
