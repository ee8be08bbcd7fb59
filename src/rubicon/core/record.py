"""Records: a whole match as one JSON document.

The same document serves for saving, replaying, sharing, tests and bug reports::

    {"rubicon": 1, "game": "caesar_dice", "rules": 1, "options": {}, "seats": 3,
     "players": [{"name": "Anna"}, {"name": "strong", "bot": "strong"}, ...],
     "chance": {"kind": "sealed", "commitment": "...", "nonces": ["0:...", "1:..."], "secret": "..."},
     "entries": [["F", "first 2"], ["F", "I I IV L B"], [1, "keep I I L"], ..., ["T", {"what": "end", ...}]],
     "outcome": {"scores": [16, 9, 7], "winners": [0], "reason": "..."}}

An entry is who and what: a seat's number and its move in notation, `"F"` for
Fortuna, `"T"` for the table. A match still running has no outcome, and a saved
one may hold `drafts`; only its own host ever has the record of a running match.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any, Final

from rubicon.core.chance import Fortuna, Scripted, Sealed, Streamed, sealed_key, sealed_pick
from rubicon.core.errors import BadRecord, RubiconError, WrongRules
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, Game, Setup
from rubicon.core.match import TABLE, Match
from rubicon.core.message import Message, printable

FORMAT: Final = 1
MOST_BYTES: Final = 16_000_000
"""Larger files are refused unread: the longest match makes a record far below this."""
MOST_ENTRIES: Final = 200_000
MOST_NAME: Final = 200
"""Characters in a player's name."""
MOST_DEPTH: Final = 32
"""How deeply a record's data may be nested: far more than any needs, far less than would exhaust the stack."""

FindGame = Callable[[str], Game]


def write(match: Match, private: bool = False) -> dict[str, Any]:
    """The record of a match. `private` is for the host's own saved file: it holds the secret and the drafts."""
    setup = match.setup
    outcome = match.outcome()
    entries: list[list[Any]] = []
    for entry in match.entries:
        if entry.note is not None:
            entries.append(["T", entry.note])
        else:
            who: Any = "F" if entry.seat == FORTUNA else entry.seat
            entries.append([who, setup.say(entry.seat, entry.move)])
    record: dict[str, Any] = {
        "rubicon": FORMAT,
        "game": setup.game.name,
        "rules": setup.rules,
        "options": dict(setup.options),
        "seats": setup.seats,
        "players": [dict(player) for player in match.players],
        "chance": match.fortuna.proof(outcome is not None or private),
        "entries": entries,
        "outcome": None if outcome is None else outcome.plain(),
    }
    if setup.custom is not None:
        record["box"] = setup.custom
    if private and match.drafts:
        record["drafts"] = {
            str(seat): [setup.say(seat, move) for move in draft.moves] for seat, draft in sorted(match.drafts.items())
        }
        record["held"] = [seat for seat, draft in sorted(match.drafts.items()) if draft.held]
    return record


def dumps(record: dict[str, Any]) -> str:
    """The record as text: one entry a line, so that people and `diff` can read it."""
    head = {key: value for key, value in record.items() if key != "entries"}
    write = json.JSONEncoder(ensure_ascii=False).encode  # one for all entries: json.dumps would make one for each
    lines = [f"  {json.dumps(key)}: {write(value)}" for key, value in head.items()]
    entries = [f"    {write(entry)}" for entry in record["entries"]]
    lines.append('  "entries": [' + ("\n" + ",\n".join(entries) + "\n  ]" if entries else "]"))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(data: bytes | str) -> dict[str, Any]:
    """A record from text: its shape is checked here, what it tells is checked by `replay` and `verify`."""
    if len(data) > MOST_BYTES:
        raise BadRecord(Message("record-huge", {"size": len(data) // 1_000_000, "most": MOST_BYTES // 1_000_000}))
    try:
        record = json.loads(data)
    except json.JSONDecodeError as error:
        raise BadRecord(Message("record-json", {"line": error.lineno, "column": error.colno})) from None
    except (UnicodeDecodeError, RecursionError, ValueError):
        raise BadRecord(Message("record-not-json")) from None
    _check_plain(record)
    _check_shape(record)
    for player in record["players"]:
        player["name"] = printable(player["name"])
    checked: dict[str, Any] = record
    return checked


def _check_plain(record: Any) -> None:
    """Refuse what JSON allows and nobody can show, hash or write again: deep nesting, halves of characters, NaN."""
    todo: list[tuple[Any, int]] = [(record, 0)]
    while todo:
        value, depth = todo.pop()
        sound = True
        if isinstance(value, str):
            sound = value.isascii() or all(not 0xD800 <= ord(c) <= 0xDFFF for c in value)
        elif isinstance(value, float):
            sound = isfinite(value)
        elif isinstance(value, (list, dict)):
            sound = depth < MOST_DEPTH
            inner: list[Any] = value if isinstance(value, list) else [*value.keys(), *value.values()]
            todo.extend([(thing, depth + 1) for thing in inner])
        if not sound:
            raise BadRecord(Message("record-odd"))


def _check_shape(record: Any) -> None:
    if not isinstance(record, dict) or "rubicon" not in record:
        raise BadRecord(Message("record-foreign"))
    if type(record["rubicon"]) is not int or record["rubicon"] != FORMAT:
        raise WrongRules(Message("record-format", {"format": str(record["rubicon"])[:20], "ours": str(FORMAT)}))
    shapes: list[tuple[str, type, bool]] = [
        ("game", str, False),
        ("rules", int, False),
        ("options", dict, False),
        ("seats", int, False),
        ("players", list, False),
        ("chance", dict, False),
        ("entries", list, False),
        ("outcome", dict, True),
        ("box", dict, True),
        ("drafts", dict, True),
        ("held", list, True),
    ]
    for field, shape, optional in shapes:
        value = record.get(field)
        if value is None and optional:
            continue
        if not isinstance(value, shape) or isinstance(value, bool):
            raise BadRecord(Message("record-field", {"field": field, "type": shape.__name__}))
    if len(record["entries"]) > MOST_ENTRIES:
        raise BadRecord(Message("record-long", {"most": MOST_ENTRIES}))
    if not all(isinstance(player, dict) and isinstance(player.get("name"), str) for player in record["players"]):
        raise BadRecord(Message("record-field", {"field": "players", "type": "list of {name}"}))
    if any(len(player["name"]) > MOST_NAME for player in record["players"]):
        raise BadRecord(Message("record-name", {"most": MOST_NAME}))
    for number, entry in enumerate(record["entries"]):
        sound = isinstance(entry, list) and len(entry) == 2
        if sound and entry[0] == "T":
            sound = isinstance(entry[1], dict)
        elif sound:
            sound = isinstance(entry[1], str) and (entry[0] == "F" or (type(entry[0]) is int and entry[0] >= 0))
        if not sound:
            raise BadRecord(Message("record-entry-shape", {"number": number + 1, "entry": str(entry)[:80]}))


def setup_of(record: dict[str, Any], find: FindGame) -> Setup:
    """The game, options, seats and version of the rules that the record was played with."""
    setup = find(record["game"]).setup(record["options"], record["seats"], record.get("box"), record["rules"])
    if len(record["players"]) != setup.seats:
        raise BadRecord(Message("record-players", {"players": len(record["players"]), "seats": setup.seats}))
    return setup


def fortuna_of(record: dict[str, Any], used: int = 0) -> Fortuna | None:
    """Whoever picked for chance in this record, ready for pick number `used`; `None` if that cannot be known."""
    chance = record["chance"]
    kind = chance.get("kind")
    if kind == "sealed":
        if "secret" not in chance:
            return None
        return Sealed(_secret(chance), _nonces(chance), used)
    if kind == "stream":
        name, seed, number = chance.get("name"), chance.get("seed"), chance.get("number")
        if not isinstance(name, str) or type(seed) is not int or type(number) is not int:
            raise BadRecord(Message("record-field", {"field": "chance", "type": "stream"}))
        return Streamed(name, seed, number)
    if kind == "scripted":
        return None
    raise BadRecord(Message("record-field", {"field": "chance", "type": "sealed / stream / scripted"}))


def _secret(chance: dict[str, Any]) -> bytes:
    secret = chance["secret"]
    try:
        data = bytes.fromhex(secret) if isinstance(secret, str) else b""
    except ValueError:
        data = b""
    if len(data) != 32:
        raise BadRecord(Message("record-secret"))
    return data


def _nonces(chance: dict[str, Any]) -> list[str]:
    nonces = chance.get("nonces")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise BadRecord(Message("record-field", {"field": "nonces", "type": "list of str"}))
    return [str(nonce) for nonce in nonces]


class Verdict:
    """What `verify` found true: how much there was, and whether chance could be checked."""

    def __init__(self, match: Match, entries: int, picks: int, checked: bool) -> None:
        self.match: Final = match
        self.entries: Final = entries
        self.picks: Final = picks
        self.checked: Final = checked
        """False where the record holds no secret, or chance was scripted: the picks are only known to be possible."""


def replay(record: dict[str, Any], find: FindGame) -> Match:
    """The match that the record tells, every move checked against the rules; chance is believed."""
    return _run(record, find, None).match


def verify(
    record: dict[str, Any],
    find: FindGame,
    commitment: str | None = None,
    nonces: Sequence[str] = (),
    most: int = MOST_ENTRIES,
) -> Verdict:
    """Replay, recompute every pick of Fortuna, and compare the outcome; raises `BadRecord` at the first wrong entry.

    `commitment` is the one that was shown before the match, `nonces` are those that somebody knows to have been
    given: with the label of the seat (`"1:abc"`), or without. Both come from outside the record, so that a host who
    wrote another one is found out. At most `most` entries are replayed, and as many again after moves were taken back.
    """
    chance = record["chance"]
    fortuna = fortuna_of(record)
    if isinstance(fortuna, Sealed) and fortuna.commitment != chance.get("commitment"):
        raise BadRecord(Message("record-commitment"))
    if commitment is not None and (not isinstance(fortuna, Sealed) or fortuna.commitment != commitment.strip().lower()):
        raise BadRecord(Message("record-other-commitment"))
    for nonce in nonces:
        if not isinstance(fortuna, Sealed) or not _has_nonce(fortuna, nonce):
            raise BadRecord(Message("record-other-nonce", {"nonce": nonce[:80]}))
    verdict = _run(record, find, fortuna, most=most)
    outcome = verdict.match.outcome()
    told = record.get("outcome")
    found = None if outcome is None else outcome.plain()
    if told != found:
        raise BadRecord(Message("record-outcome", {"told": json.dumps(told)[:200], "found": json.dumps(found)}))
    return verdict


def _has_nonce(fortuna: Sealed, nonce: str) -> bool:
    return any(told == nonce or told.partition(":")[2] == nonce for told in fortuna.nonces)


def resume(record: dict[str, Any], find: FindGame) -> Match:
    """A saved match, ready to go on: needs the private record, with its secret, and restores the drafts."""
    used = sum(1 for entry in record["entries"] if entry[0] == "F")
    fortuna = fortuna_of(record, used)
    if fortuna is None or isinstance(fortuna, Streamed):
        raise BadRecord(Message("record-no-secret"))
    match = _run(record, find, None, fortuna).match
    drafts = record.get("drafts") or {}
    held = record.get("held") or []
    for seat_text, moves in drafts.items():
        try:
            seat = int(seat_text)
            if seat < 0:
                continue  # nobody decides for Fortuna
            for text in moves:
                match.decide(seat, match.setup.read(seat, str(text)), seat in held)
        except (RubiconError, TypeError, ValueError):
            continue  # a draft is a convenience: what cannot be restored is decided anew
    match.begin()
    return match


def _run(
    record: dict[str, Any],
    find: FindGame,
    checker: Fortuna | None,
    fortuna: Fortuna | None = None,
    most: int = MOST_ENTRIES,
) -> Verdict:
    if len(record["entries"]) > most:
        raise BadRecord(Message("record-long", {"most": most}))
    setup = setup_of(record, find)
    match = Match(setup, Scripted([]) if fortuna is None else fortuna, record["players"])
    picks = 0
    steps = 0  # with those made again after moves were taken back: few bytes could ask for days of work
    for number, (who, what) in enumerate(record["entries"]):
        try:
            if who == "T":
                match.enter(TABLE, 0, what)
                steps += len(match.line) if what.get("what") == "take_back" else 0
                if steps > most:
                    raise BadRecord(Message("record-long", {"most": most}))
                continue
            seat = FORTUNA if who == "F" else who
            move = setup.read(seat, what)
            if seat == FORTUNA:
                picks += 1
                if checker is not None and match.state.acting() == FORTUNA_ACTS:
                    due = checker.pick(match.state)
                    if due != move:
                        args: dict[str, object] = {"told": what, "due": setup.say(FORTUNA, due)}
                        raise BadRecord(Message("record-pick", args), setup.game.name)
            match.enter(seat, move)
        except RubiconError as error:
            args = {"number": number + 1, "entry": f"{who} {what}"[:80], "why": error.message}
            raise BadRecord(Message("record-entry", args), setup.game.name) from error
    return Verdict(match, len(record["entries"]), picks, checker is not None)


def picks_of(record: dict[str, Any], find: FindGame) -> list[dict[str, Any]]:
    """Every pick of a sealed match with its outcomes and weights, so that a page can recompute them by itself."""
    setup = setup_of(record, find)
    chance = record["chance"]
    key = sealed_key(_secret(chance), _nonces(chance)) if "secret" in chance else None
    match = Match(setup, Scripted([]), record["players"])
    picks: list[dict[str, Any]] = []
    for number, (who, what) in enumerate(record["entries"]):
        if who == "F":
            chances = match.state.chances()
            pick: dict[str, Any] = {
                "entry": number,
                "outcomes": [setup.say(FORTUNA, outcome) for outcome, _ in chances],
                "weights": [weight for _, weight in chances],
                "told": what,
            }
            if key is not None:
                pick["due"] = setup.say(FORTUNA, sealed_pick(key, len(picks), chances))
            picks.append(pick)
        if who == "T":
            match.enter(TABLE, 0, what)
        else:
            seat = FORTUNA if who == "F" else who
            match.enter(seat, setup.read(seat, what))
    return picks
