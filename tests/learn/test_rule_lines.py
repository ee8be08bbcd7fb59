"""Every refusal of every game leads to a line of its rules, in both languages."""

from __future__ import annotations

import re

import pytest

from rubicon.core.errors import IllegalMove
from rubicon.games import find, names
from rubicon.learn.rule_lines import rule_lines, rule_of, rules_text
from rubicon.text import LANGUAGES, Speaker, game_folder
from tests.text.messages import SOURCES, WEB, read

each_game = pytest.mark.parametrize("name", names())


def refusals(name: str) -> list[str]:
    """The keys of all refusals of a game."""
    keys = read(SOURCES / "games" / name / "text" / "en.ftl").messages
    return [key for key in keys if key.startswith("refusal-")]


def source(name: str, language: str) -> str:
    """The rules of a game with the names of their lines."""
    return (game_folder(f"rubicon.games.{name}") / "text" / f"rules.{language}.md").read_text("utf-8")


@each_game
def test_every_refusal_names_a_line_that_is_there_in_both_languages(name: str) -> None:
    assert refusals(name)
    found = {language: rule_lines(find(name), language) for language in LANGUAGES}
    for key in refusals(name):
        rules = {Speaker(language, name).attribute(key, "rule") for language in LANGUAGES}
        assert len(rules) == 1, f"{key} has another rule in Polish: {rules}"
        rule = rules.pop()
        assert rule, f"{key} has no rule"
        for language in LANGUAGES:
            assert rule in found[language], f"{key}: there is no line {rule!r} in {language}"
            assert found[language][rule].text


@each_game
def test_lines_have_the_same_names_and_pictures_in_the_same_places(name: str) -> None:
    lines = {language: source(name, language).splitlines() for language in LANGUAGES}
    marks = re.compile(r"<!-- ([a-z0-9-]+) -->|\(figure:([a-z0-9-]+)\)|^(#+) |^(\| |- |\d+\. |> )")
    shapes = {language: [marks.findall(line) for line in text] for language, text in lines.items()}
    assert shapes["en"] == shapes["pl"]
    named = re.findall(r"<!-- ([a-z0-9-]+) -->", source(name, "en"))
    assert len(named) == len(set(named))


@each_game
def test_rules_have_pictures_of_our_own_and_every_one_is_drawn(name: str) -> None:
    figures = re.findall(r"^!\[([^\]]{20,})\]\(figure:([a-z0-9-]+)\)$", source(name, "en"), re.MULTILINE)
    assert len(figures) >= 6
    drawn = (WEB / "boards" / name / "Figure.svelte").read_text("utf-8")
    assert [figure for _, figure in figures if f'name === "{figure}"' not in drawn] == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_of_plain_text_see_neither_names_nor_pictures(name: str, language: str) -> None:
    text = rules_text(find(name), language)
    assert "<!--" not in text
    assert "figure:" not in text
    assert text.startswith("# ")


def test_a_refusal_is_followed_to_its_line() -> None:
    state = find("caesar_dice").setup(seats=2).start()
    state.play(-1, state.setup.read(-1, "first 1"))
    state.play(-1, state.setup.read(-1, "I I IV L B"))
    with pytest.raises(IllegalMove) as refused:
        state.play(0, state.setup.read(0, "keep B B"))
    rule = rule_of(refused.value, "pl")
    assert rule is not None
    assert rule.section == "Twoja kolej"
    assert rule.text.startswith("Rzuć wszystkimi pięcioma kostkami.")
    with pytest.raises(IllegalMove) as other:
        state.play(1, 0)
    assert rule_of(other.value, "pl") is None
