"""The words: English and Polish side by side; none missing or unused, all arguments used, all plural forms there."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubicon.core.match import TABLE_REASONS
from rubicon.text import LANGUAGES, Speaker, bundle
from tests.conformance.harness import all_games
from tests.text.messages import FIXTURE, PLAIN_SOURCES, Spoken, Words, pairs, read, spoken

PAIRS = pairs()
GAMES = {game.name: game for game in all_games()}
GAME_FOLDERS = {name: (FIXTURE if name == "three_coins" else PLAIN_SOURCES / "games" / name) for name in GAMES}
HOUSE = [name for name in PAIRS if name not in {*GAMES, "fixture_game"}]

each_pair = pytest.mark.parametrize(("english", "polish"), PAIRS.values(), ids=list(PAIRS))
each_game = pytest.mark.parametrize("name", GAMES)

NUMBERS = (0, 1, 2, 5, 22, 1.5)

POLISH_PLURALS = {"one", "few", "many", "other"}

OF_GAMES = ("event-", "reason-", "option-", "value-")
"""Families of keys that follow from what games declare; checked exactly, not by their beginnings."""


def messages(name: str, language: str) -> dict[str, Words]:
    """The messages of a pair, in one language."""
    return read(PAIRS[name][LANGUAGES.index(language)]).messages


def of_game(name: str) -> str:
    """The name of a game's pair of files."""
    return "fixture_game" if name == "three_coins" else name


def house_keys() -> set[str]:
    """The keys that are there whatever the game."""
    return {key for name in HOUSE for key in messages(name, "en")}


@each_pair
def test_files_are_sound(english: Path, polish: Path) -> None:
    for path in (english, polish):
        file = read(path)
        assert not file.junk
        assert not file.doubles
        assert file.messages


@each_pair
def test_both_languages_have_the_same_keys(english: Path, polish: Path) -> None:
    assert set(read(english).messages) == set(read(polish).messages)


@each_pair
def test_both_languages_use_the_same_arguments(english: Path, polish: Path) -> None:
    ours, theirs = read(english).messages, read(polish).messages
    assert {key: words.variables for key, words in ours.items()} == {
        key: words.variables for key, words in theirs.items()
    }


@each_pair
def test_plural_forms_are_all_there(english: Path, polish: Path) -> None:
    for path, forms in ((english, {"one", "other"}), (polish, POLISH_PLURALS)):
        for words in read(path).messages.values():
            for by, variants, default, shows in words.selectors:
                if POLISH_PLURALS & set(variants) - {"other"}:
                    assert by, f"{words.key} chooses by something that is no argument"
                    # Between one and several there are no forms to agree with, as long as the number is not said.
                    missing = (forms if shows or {"few", "many"} & set(variants) else {"one", "other"}) - set(variants)
                    assert not missing, f"{path.name}: {words.key} has no form for {missing} of ${by}"
                    assert default == "other"


def test_no_key_is_there_twice() -> None:
    """A bundle holds the house's words and one game's; a second message of the same key would never be seen."""
    house: dict[str, str] = {}
    for name in HOUSE:
        for key in messages(name, "en"):
            assert key not in house, f"{key} is in {name} and in {house.get(key)}"
            house[key] = name
    for name in GAMES:
        assert not set(messages(of_game(name), "en")) & set(house)


@each_game
def test_what_a_game_declares_has_words(name: str) -> None:
    game = GAMES[name]
    found = messages(of_game(name), "en")
    due = {"game", "game-about", "game-credit"}
    for kind in game.kinds:
        due.add(f"event-{kind.name}")
        if kind.has_secret and not kind.private:
            due.add(f"event-{kind.name}-hidden")
    due |= {f"reason-{reason}" for reason in game.reasons}
    for option in game.options:
        due.add(f"option-{option.name}")
        due |= {f"option-{option.name}-{str(v).lower()}" for v in option.choices if not isinstance(v, bool)}
    assert not due - set(found), "missing"
    declared = {key for key in found if key.startswith(OF_GAMES)}
    about = {f"option-{option.name}-{what}" for option in game.options for what in ("about", "usual")}
    assert not declared - due - about, "of nothing that the game declares"
    for option in game.options:
        if f"option-{option.name}-usual" in found:  # what readers of this language usually have
            for language in LANGUAGES:
                assert Speaker(language, name).key(f"option-{option.name}-usual") in option.choices


@each_game
def test_events_are_told_with_the_fields_they_have(name: str) -> None:
    for language in LANGUAGES:
        found = messages(of_game(name), language)
        for kind in GAMES[name].kinds:
            assert found[f"event-{kind.name}"].variables <= set(kind.names)
            hidden = found.get(f"event-{kind.name}-hidden")
            if hidden is not None:
                shown = {field for field, secret in zip(kind.names, kind.secret, strict=True) if not secret}
                assert hidden.variables <= shown, "a sentence for those who may not know"


@each_game
def test_sides_have_names_for_all_seats_or_none(name: str) -> None:
    game = GAMES[name]
    counts = game.seats(game.setup().options)
    due = {f"seat-{seat + 1}-of-{seats}": seats for seats in counts for seat in range(seats)}
    named = {key for key in messages(of_game(name), "en") if key.startswith("seat-")}
    assert named <= set(due), "of no seat"
    assert named in [{key for key, seats in due.items() if seats == count} for count in counts] or not named
    assert bool(named) == (name in ("caesar", "julius_caesar"))


def test_reasons_of_the_table_have_words() -> None:
    assert {f"reason-{reason}" for reason in TABLE_REASONS} <= house_keys()
    assert {"value-true", "value-false"} <= house_keys()


def _unused(keys: dict[str, Words], said: Spoken, declared: tuple[str, ...]) -> list[str]:
    referred = {key for words in keys.values() for key in words.references}
    heads = tuple(head for head in said.heads if head not in OF_GAMES)
    return sorted(
        key
        for key in keys
        if key not in said.texts and key not in referred and not key.startswith(heads) and not key.startswith(declared)
    )


@each_game
def test_no_word_of_a_game_is_unused(name: str) -> None:
    """Its own sources say it, or the house does for every game (`game`, what it declares)."""
    said = spoken((GAME_FOLDERS[name], PLAIN_SOURCES / "cli", PLAIN_SOURCES / "server"), web=True)
    assert not _unused(messages(of_game(name), "en"), said, ("game", *OF_GAMES))


def test_no_word_of_the_house_is_unused() -> None:
    said = spoken((PLAIN_SOURCES,), web=True)
    for name in HOUSE:
        assert not _unused(messages(name, "en"), said, ("value-", *(f"reason-{r}" for r in TABLE_REASONS)))


@each_game
def test_what_a_game_says_has_words_and_all_that_they_need(name: str) -> None:
    known = {**{key: w for n in HOUSE for key, w in messages(n, "en").items()}, **messages(of_game(name), "en")}
    _check_calls(spoken((GAME_FOLDERS[name],)), known)


def test_what_the_house_says_has_words_and_all_that_they_need() -> None:
    said = spoken(tuple(PLAIN_SOURCES / part for part in ("core", "bots", "cli", "lab", "server", "text", "envs")))
    calls = [call for call in said.calls if not {"game", "game-about", "game-credit"}.issuperset(call.keys)]
    said = Spoken(said.texts, said.heads, calls)
    _check_calls(said, {key: words for name in HOUSE for key, words in messages(name, "en").items()})


def _check_calls(said: Spoken, known: dict[str, Words]) -> None:
    for call in said.calls:
        for key in call.keys:
            assert key in known, f"{call.where}: no words for {key!r}"
            if call.arguments is not None:
                lacking = known[key].variables - call.arguments
                assert not lacking, f"{call.where}: {key} needs {lacking}"
                if len(call.keys) == 1:
                    surplus = call.arguments - known[key].variables
                    assert not surplus, f"{call.where}: {key} says nothing of {surplus}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAIRS)
def test_every_message_can_be_said_with_any_number(name: str, language: str) -> None:
    game = next((g for g in GAMES if of_game(g) == name), None)
    words = bundle(language, game)
    for message in messages(name, language).values():
        if message.key.startswith("-"):
            continue
        pattern = words.get_message(message.key).value
        assert pattern is not None
        for number in NUMBERS:
            text, errors = words.format_pattern(pattern, dict.fromkeys(message.variables, number))
            assert not errors, (message.key, errors)
            assert str(text).strip()
