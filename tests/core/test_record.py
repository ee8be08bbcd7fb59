"""Records: whatever is wrong with one, the answer is a sentence in both languages and never a traceback."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rubicon import games
from rubicon.core import BadRecord, Game, Match, RubiconError, Scripted, Sealed, Streamed, WrongRules, record, stream
from rubicon.text import LANGUAGES, Speaker
from tests.conformance.harness import random_match
from tests.fixture_game import GAME, ThreeCoins
from tests.fixture_game.rules import KINDS, REASONS

SECRET = bytes(range(32))


def a_match(**options: Any) -> Match:
    """A finished match of three coins, its chance sealed."""
    return random_match(GAME.setup(options, 3), Sealed(SECRET, ["Anna", "Jan"]), stream("a match"))


def a_record() -> dict[str, Any]:
    return record.write(a_match())


def answer(data: Any) -> RubiconError:
    """Read and verify: what is said about it. Anything but our own errors fails the test."""
    try:
        record.verify(record.loads(data if isinstance(data, (str, bytes)) else json.dumps(data)), games.find)
    except RubiconError as error:
        for language in LANGUAGES:
            said = Speaker(language, "three_coins").say(error.message)
            assert said
            assert len(said) < 3000
            said.encode()
        return error
    raise AssertionError("accepted")


def maybe(reading: Callable[[], object]) -> None:
    """It is read, or refused in words."""
    said = "read"
    try:
        reading()
    except RubiconError as error:
        said = str(error)
    assert said
    assert not said.startswith("Message(")


def is_refused(data: Any, key: str) -> RubiconError:
    """The record is refused, with that message."""
    error = answer(data)
    assert isinstance(error, BadRecord), error
    assert error.message.key == key, error
    return error


def test_a_good_one_is_good() -> None:
    told = a_record()
    verdict = record.verify(record.loads(record.dumps(told)), games.find)
    assert verdict.checked
    assert verdict.entries == len(told["entries"])
    assert record.write(verdict.match)["outcome"] == told["outcome"]


def test_one_entry_a_line() -> None:
    told = a_record()
    lines = record.dumps(told).splitlines()
    assert sum(line.startswith("    [") for line in lines) == len(told["entries"])
    assert record.loads(record.dumps({**told, "entries": []}))["entries"] == []


def test_truncated_at_every_fiftieth_byte() -> None:
    data = record.dumps(a_record()).encode()
    for end in range(0, len(data) - 2, 50):
        error = answer(data[:end])
        assert error.message.key in ("record-json", "record-not-json")


@pytest.mark.parametrize("field", ["rubicon", "game", "rules", "options", "seats", "players", "chance", "entries"])
def test_a_field_is_missing(field: str) -> None:
    told = a_record()
    del told[field]
    is_refused(told, "record-foreign" if field == "rubicon" else "record-field")


@pytest.mark.parametrize("value", [None, True, 5, 1.5, "text", [], {}, [[]], [1, 2], {"a": []}])
@pytest.mark.parametrize(
    "field",
    ["rubicon", "game", "rules", "options", "seats", "players", "chance", "entries", "outcome", "box", "drafts"],
)
def test_a_field_is_of_the_wrong_kind(field: str, value: Any) -> None:
    told = a_record()
    told[field] = value
    if (field in ("box", "drafts") and value is None) or (field == "drafts" and isinstance(value, dict)):
        assert record.verify(told, games.find).checked  # neither needs to be there
    elif field == "options" and value == {}:
        assert record.verify(told, games.find).checked  # the defaults
    else:
        answer(told)


@pytest.mark.parametrize(
    ("chance", "key"),
    [
        ({}, "record-field"),
        ({"kind": "dice"}, "record-field"),
        ({"kind": ["sealed"]}, "record-field"),
        ({"secret": None}, "record-secret"),
        ({"secret": "00"}, "record-secret"),
        ({"secret": "zz" * 32}, "record-secret"),
        ({"secret": 5}, "record-secret"),
        ({"nonces": None}, "record-field"),
        ({"nonces": ["Anna", 5]}, "record-field"),
        ({"commitment": "00" * 32}, "record-commitment"),
        ({"commitment": None}, "record-commitment"),
        ({"secret": "11" * 32}, "record-commitment"),
        ({"nonces": ["Anna", "Jaś"]}, "record-entry"),
        ({"nonces": []}, "record-entry"),
        ({"kind": "stream", "name": "x"}, "record-field"),
        ({"kind": "stream", "name": "x", "seed": True, "number": 0}, "record-field"),
        ({"kind": "stream", "name": "x", "seed": 1, "number": 0}, "record-entry"),
    ],
    ids=str,
)
def test_the_proof_of_chance_was_changed(chance: dict[str, Any], key: str) -> None:
    told = a_record()
    told["chance"] = {**told["chance"], **chance} if chance else {}
    is_refused(told, key)


def test_a_host_who_put_another_nonce_or_secret_is_found_out_from_outside() -> None:
    """The record is sound in itself: only what a player kept tells that it is not the match that was promised."""
    match = random_match(GAME.setup(seats=2), Sealed(SECRET, ["0:host", "1:mine"]), stream("honest"))
    told = record.write(match)
    commitment = told["chance"]["commitment"]
    for nonces in (["mine"], ["1:mine"], ["0:host", "1:mine"]):
        assert record.verify(told, games.find, commitment, nonces).checked
    dishonest = {
        "another nonce": ["0:host", "1:other"],
        "my nonce at another seat": ["0:mine", "1:host"],
        "my nonce left out": ["0:host"],
    }
    for what, nonces in dishonest.items():
        forged = record.write(random_match(GAME.setup(seats=2), Sealed(SECRET, nonces), stream("dishonest")))
        assert record.verify(forged, games.find).checked, what
        with pytest.raises(BadRecord) as caught:
            record.verify(forged, games.find, commitment, ["1:mine"])
        assert caught.value.message.key == "record-other-nonce", what
    another = record.write(random_match(GAME.setup(seats=2), Sealed(b"x" * 32, ["0:host", "1:mine"]), stream("secret")))
    assert record.verify(another, games.find).checked
    with pytest.raises(BadRecord) as caught:
        record.verify(another, games.find, commitment, ["1:mine"])
    assert caught.value.message.key == "record-other-commitment"


def test_without_the_secret_the_picks_are_believed_and_the_verdict_says_so() -> None:
    told = a_record()
    del told["chance"]["secret"]
    assert not record.verify(told, games.find).checked
    told["chance"] = {"kind": "scripted"}
    assert not record.verify(told, games.find).checked


def test_an_edited_pick_is_found_at_its_entry() -> None:
    told = a_record()
    for number, (who, what) in enumerate(told["entries"]):
        if who == "F":
            edited = copy.deepcopy(told)
            edited["entries"][number][1] = "as" if what != "as" else "aureus"
            error = is_refused(edited, "record-entry")
            assert error.message.args["number"] == number + 1
            assert "by the secret it must be" in str(error) or "not something that chance can bring" in str(error)


def test_an_edited_move_is_found() -> None:
    """At its entry where it is not legal there, later where it leads to something else."""
    told = a_record()
    for number, (who, what) in enumerate(told["entries"]):
        if who == "F":
            continue
        for other in ("as", "denarius", "aureus", "raise", "close", "", "rise", "close close"):
            if other != what:
                edited = copy.deepcopy(told)
                edited["entries"][number][1] = other
                error = answer(edited)
                assert error.message.key in ("record-entry", "record-outcome")
                if error.message.key == "record-entry":
                    assert int(str(error.message.args["number"])) > number


@pytest.mark.parametrize("entry", [None, [], [0], [0, "as", 1], "as", {"0": "as"}, [True, "as"], ["X", "as"], [0, 5]])
def test_an_entry_that_is_none(entry: Any) -> None:
    told = a_record()
    told["entries"][9] = entry
    error = is_refused(told, "record-entry-shape")
    assert error.message.args["number"] == 10


def test_nobody_but_fortuna_picks_for_fortuna() -> None:
    told = a_record()
    told["entries"][0][0] = -1
    is_refused(told, "record-entry-shape")


@pytest.mark.parametrize("seat", [3, 10**30])
def test_an_entry_of_a_seat_that_is_none(seat: int) -> None:
    told = a_record()
    told["entries"][9][0] = seat
    assert is_refused(told, "record-entry").message.args["number"] == 10


def test_entries_are_added_dropped_or_swapped() -> None:
    told = a_record()
    for change in (
        told["entries"] + [["F", "as"]],
        told["entries"] + [["T", {"what": "end", "reason": "agreed_draw", "seat": None}]],
        [told["entries"][6], *told["entries"]],
        told["entries"][1:],
    ):
        is_refused({**told, "entries": change}, "record-entry")
    is_refused({**told, "entries": told["entries"][:-1]}, "record-outcome")


def test_an_edited_outcome_is_found() -> None:
    told = a_record()
    for outcome in (
        None,
        {},
        {**told["outcome"], "winners": [0, 1, 2]},
        {**told["outcome"], "scores": [9, 9, 9]},
        {**told["outcome"], "reason": "luck"},
        {**told["outcome"], "more": 1},
    ):
        is_refused({**told, "outcome": outcome}, "record-outcome")


def test_other_players_than_seats() -> None:
    told = a_record()
    is_refused({**told, "players": told["players"][:2]}, "record-players")
    is_refused({**told, "players": [{"name": 5}] * 3}, "record-field")


def test_other_rules_are_refused_by_name() -> None:
    told = a_record()
    error = is_refused({**told, "rules": 7}, "record-rules")
    assert isinstance(error, WrongRules)
    assert "version 7" in str(error)
    assert "version 1" in str(error)
    for format_ in (2, 0, True, 1.0, "1", None, [1]):
        assert isinstance(is_refused({**told, "rubicon": format_}, "record-format"), WrongRules)


class Newer(ThreeCoins):
    """Three coins after its rules have changed twice: matches of version 2 go on, those of version 1 do not."""

    def __init__(self) -> None:
        Game.__init__(
            self, "three_coins", rules=3, oldest=2, kinds=KINDS, reasons=REASONS, options=ThreeCoins().options
        )


def test_a_record_keeps_the_version_of_the_rules_it_was_begun_with() -> None:
    game = Newer()
    told = a_record()
    for version in (2, 3):
        of_then = {**told, "rules": version}
        match = record.verify(of_then, lambda name: game).match
        assert match.setup.rules == version
        assert record.write(match)["rules"] == version
    assert game.setup().rules == 3
    for version in (1, 4):
        with pytest.raises(WrongRules, match=f"version {version} of the rules"):
            record.replay({**told, "rules": version}, lambda name: game)


def test_set_ups_that_do_not_exist() -> None:
    told = a_record()
    for change in ({"game": "chess"}, {"seats": 9}, {"options": {"goal": 4}}, {"options": {"x": 1}}, {"box": {"a": 1}}):
        answer({**told, **change})


@pytest.mark.parametrize("data", ["", "null", "[]", "5", '"rubicon"', "{}", '{"rubiccon": 1}', "[" * 5 + "]" * 5])
def test_foreign_json(data: str) -> None:
    is_refused(data, "record-json" if not data else "record-foreign")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x80abc", b"PK\x03\x04zip", b"\x00" * 100, b"\xef\xbb\xbf"])
def test_what_is_not_text(data: bytes) -> None:
    assert answer(data).message.key in ("record-json", "record-not-json")


def test_what_json_allows_and_nobody_can_write_again() -> None:
    text = record.dumps(a_record())
    for old, new in (
        ('"seats": 3', '"seats": NaN'),
        ('"seats": 3', '"seats": -Infinity'),
        ('"seats": 3', '"seats": 3, "more": [1e999]'),
        ('"Anna"', '"\\ud800"'),
        ('"Seat 1"', '"\\udfff"'),
        ('"rubicon": 1', '"rubicon": 1, "\\ud800": 1'),
    ):
        assert old in text
        is_refused(text.replace(old, new), "record-odd")
    assert record.loads(text.replace('"Seat 1"', '"\\ud83c\\udfb2 Łukasz"'))["players"][0]["name"] == "🎲 Łukasz"


@pytest.mark.parametrize("depth", [31, 33, 300, 900, 960, 990, 1500, 100_000])
def test_deep_nesting(depth: int) -> None:
    told = record.dumps(a_record())
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        nest = opening * depth + "1" + closing * depth
        answer(nest)
        for field in ("rubicon", "game", "outcome", "drafts", "more"):
            maybe(lambda: record.loads(told.replace('"rubicon": 1', f'"rubicon": 1, "{field}": {nest}')))  # noqa: B023
        answer(told.replace('["F", "', f'["T", {{"what": {nest}}}], ["F", "', 1))


def test_numbers_too_long_to_read() -> None:
    answer(record.dumps(a_record()).replace('"seats": 3', f'"seats": {"9" * 5000}'))
    answer(record.dumps(a_record()).replace('"rules": 1', f'"rules": {"9" * 4000}'))


def test_huge_files_are_refused_unread() -> None:
    is_refused(b" " * (record.MOST_BYTES + 1), "record-huge")
    assert "16 MB" in str(is_refused(" " * (record.MOST_BYTES + 1), "record-huge"))


def test_too_many_entries() -> None:
    told = a_record()
    is_refused({**told, "entries": [["F", "as"]] * (record.MOST_ENTRIES + 1)}, "record-long")


def test_moves_taken_back_over_and_over_do_not_keep_us_busy_for_days() -> None:
    setup = games.find("caesar_dice").setup(seats=2)
    match = Match(setup, Scripted(["first 1", *["I I I I I"] * 400]))
    match.begin()
    while len(match.line) < 400:
        match.decide(match.waiting()[0], match.sight(match.waiting()[0]).moves[-1])  # stops, and scores nothing
    told = record.write(match)
    back = ["T", {"what": "take_back", "length": len(match.line) - 1}]
    told["entries"] += [back, told["entries"][-1]] * 2000
    error = is_refused(told, "record-entry")
    assert "more than 200" in str(error)


@given(st.binary(max_size=300))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_get_an_answer(data: bytes) -> None:
    answer(data)


@given(st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_value_anywhere_gets_an_answer(data: st.DataObject) -> None:
    """Somewhere in a good record, something else is put: it is refused with words, or it did not matter."""
    told = copy.deepcopy(A_RECORD)
    place: Any = told
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["F", "T"])
    place[key] = data.draw(st.recursive(leaves, lambda s: st.lists(s, max_size=3), max_leaves=4))
    maybe(lambda: record.verify(record.loads(json.dumps(told)), games.find))
    maybe(lambda: record.picks_of(record.loads(json.dumps(told)), games.find))
    maybe(lambda: record.resume(record.loads(json.dumps(told)), games.find))


A_RECORD = record.write(
    random_match(GAME.setup(seats=3), Sealed(SECRET, ["Anna", "Jan"]), stream("short"), decisions=7), private=True
)


# What is saved, and goes on


def test_only_the_host_saves_the_secret_while_the_match_runs() -> None:
    match = random_match(GAME.setup(seats=3), Sealed(SECRET), stream("secret"), decisions=3)
    assert match.drafts
    shared = record.write(match)
    assert SECRET.hex() not in json.dumps(shared)
    assert "drafts" not in shared
    private = record.write(match, private=True)
    assert private["chance"]["secret"] == SECRET.hex()
    assert private["drafts"]
    with pytest.raises(BadRecord, match="cannot be continued"):
        record.resume(shared, games.find)
    assert record.resume(private, games.find).drafts.keys() == match.drafts.keys()


def test_a_held_draft_is_still_held_when_it_is_resumed() -> None:
    match = Match(GAME.setup(seats=2), Sealed(SECRET))
    match.begin()
    for seat in (0, 1):
        match.decide(seat, match.sight(seat).moves[0])
        match.decide(seat, 4, hold=seat == 1)
    told = record.loads(record.dumps(record.write(match, private=True)))
    again = record.resume(told, games.find)
    assert again.drafts[1].held
    assert not again.drafts[0].held
    assert not [entry for entry in again.entries if entry.seat >= 0], "it was not sent"
    again.confirm(1)
    assert [entry for entry in again.entries if entry.seat >= 0]


@pytest.mark.parametrize(
    "drafts", [{"0": 5}, {"x": ["as"]}, {"7": ["as"]}, {"-1": ["as"]}, {"0": ["no move"]}, {"0": [None]}, {"0": "as"}]
)
def test_a_draft_that_cannot_be_restored_is_decided_anew(drafts: dict[str, Any]) -> None:
    match = Match(GAME.setup(seats=2), Sealed(SECRET))
    match.begin()
    told = {**record.write(match, private=True), "drafts": drafts}
    again = record.resume(record.loads(json.dumps(told)), games.find)
    assert again.waiting() == (0, 1)
    assert len(again.entries) == len(match.entries)


def test_streams_and_scripts_do_not_go_on() -> None:
    for fortuna in (Streamed("x", 1), Scripted(["as"] * 4)):
        match = Match(GAME.setup(seats=2), fortuna)
        match.begin()
        with pytest.raises(BadRecord):
            record.resume(record.write(match, private=True), games.find)


def test_what_the_table_did_is_on_record(tmp_path: Path) -> None:
    match = random_match(GAME.setup(seats=3), Sealed(SECRET), stream("table"), decisions=8)
    match.seat_bot(1, "random")
    match.take_back(7)
    match.end("resigned", 2)
    file = tmp_path / "record.json"
    file.write_text(record.dumps(record.write(match)), "utf-8")
    verdict = record.verify(record.loads(file.read_bytes()), games.find)
    assert verdict.match.outcome() == match.outcome()
    assert verdict.match.players[1]["bot"] == "random"
    assert [entry.note for entry in verdict.match.entries if entry.note] == [
        {"what": "bot", "seat": 1, "bot": "random"},
        {"what": "take_back", "length": 7},
        {"what": "end", "reason": "resigned", "seat": 2},
    ]
