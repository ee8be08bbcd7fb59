"""The odds of a battle for `rubicon odds` (see `rubicon.core.calculator`): blocks by name, or any block at all."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.text import Text

from rubicon.core.calculator import Question
from rubicon.core.errors import Unreadable
from rubicon.core.game import Setup
from rubicon.core.message import Message, NameRef
from rubicon.core.notation import fold
from rubicon.games.julius_caesar.aid.battle_model import ATTACKER, DEFENDER, ROUNDS, Battle, Fighter, Odds, fighter_of
from rubicon.games.julius_caesar.aid.odds import battle_odds
from rubicon.games.julius_caesar.rules.box import Box
from rubicon.games.julius_caesar.rules.box_checks import GAME_NAME
from rubicon.games.julius_caesar.rules.dice import MOST
from rubicon.text import LANGUAGES, Speaker
from rubicon.text.bars import bar, grid, number, percent

MOST_BLOCKS = 24
"""On one side: no place on the map ever sees more."""
LONGEST_NAME = 3
ROMAN = ("", "I", "II", "III", "IV")

ABOUT = "odds-about"
ASKS = (
    Question("attack", "odds-attack-help", sample='"Caesar:3 Legio IX"'),
    Question("defend", "odds-defend-help", sample='"Pompey, Legio I:2, B3:4"'),
    Question("reserve", "odds-reserve-help", "", sample='"…"'),
    Question("response", "odds-response-help", "", sample='"…"'),
    Question("surprise", "odds-surprise-help", False),
    Question("rounds", "odds-rounds-help", ROUNDS - 1),
)
_ROLES = (
    ("attack", ATTACKER, False),
    ("reserve", ATTACKER, True),
    ("defend", DEFENDER, False),
    ("response", DEFENDER, True),
)

_ANY_BLOCK = re.compile(r"([A-D])([1-6])", re.IGNORECASE)
_DIGITS = {"i": 1, "v": 5, "x": 10}


def answer(setup: Setup, asked: dict[str, Any]) -> dict[str, Any]:
    """The odds of that battle."""
    rounds = asked["rounds"]
    if not 1 <= rounds < ROUNDS:
        raise _unreadable("odds-rounds", rounds=rounds, most=ROUNDS - 1)
    reader = _Reader(cast(Box, setup.box))
    fighters: list[Fighter] = []
    for name, side, reserve in _ROLES:
        found = reader.read(asked[name], side, reserve)
        if not found and not reserve:
            raise _unreadable("odds-nobody", option=f"--{name}")
        fighters += found
    for side in (ATTACKER, DEFENDER):
        count = len([f for f in fighters if f.side == side])
        if count > MOST_BLOCKS:
            raise _unreadable("odds-crowd", count=count, most=MOST_BLOCKS)
    odds = battle_odds(Battle(fighters, ROUNDS - rounds, asked["surprise"]))
    return {
        "rounds": rounds,
        "surprise": asked["surprise"],
        "chance": odds.chance,
        "low": odds.low,
        "high": odds.high,
        "exact": odds.exact,
        "battles": odds.battles,
        "attack": _plain(fighters, odds, ATTACKER),
        "defend": _plain(fighters, odds, DEFENDER),
    }


def _plain(fighters: list[Fighter], odds: Odds, side: int) -> dict[str, Any]:
    return {
        "steps": sum([f.steps(f.strength) for f in fighters if f.side == side]),
        "steps_left": odds.steps[side],
        "blocks": [
            {"block": f.name, "strength": f.strength, "reserve": f.reserve, "survives": survives}
            for f, survives in zip(fighters, odds.survive, strict=True)
            if f.side == side
        ],
    }


def _unreadable(key: str, **args: object) -> Unreadable:
    return Unreadable(Message(key, dict(args)), GAME_NAME)


class _Reader:
    """Reads lists of blocks: `Caesar:3 Legio IX, equitatus c1:2 B3:4`. No block is in a battle twice."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.known: dict[str, int] = {}
        """Everything that a block may be called by."""
        self.taken: set[int] = set()
        speakers = [Speaker(language, GAME_NAME) for language in LANGUAGES]
        for b in range(box.blocks):
            names = [box.titles[b], box.block_ids[b], *[speaker.name(box.block_keys[b]) for speaker in speakers]]
            for name in names:
                self.known[fold(name.replace("_", " "))] = b

    def read(self, text: str, side: int, reserve: bool) -> list[Fighter]:
        """The blocks that a text names."""
        found: list[Fighter] = []
        for part in re.split(r"[,;]", text):
            words = part.replace("_", " ").replace(" :", ":").replace(": ", ":").split()
            while words:
                length, b = self._name(words)
                name, _, strength = words[length - 1].partition(":")
                if b < 0:
                    found.append(self._any(name, strength, side, reserve, len(self.taken) + len(found)))
                else:
                    found.append(self._block(b, strength, side, reserve))
                words = words[length:]
        return found

    def _name(self, words: list[str]) -> tuple[int, int]:
        """How many of the words are the next name, and which block it is; -1 for one that is only its rating."""
        if _ANY_BLOCK.fullmatch(words[0].partition(":")[0]):
            return 1, -1
        spans: list[tuple[int, str]] = []
        for length in range(1, min(LONGEST_NAME, len(words)) + 1):
            spans.insert(0, (length, fold(" ".join(words[:length]).partition(":")[0])))
            if ":" in words[length - 1]:
                break
        for length, typed in spans:
            for name in (typed, _in_digits(typed)):
                if name in self.known:
                    return length, self.known[name]
        several: list[int] = []
        for length, typed in spans:
            meant = self._meant(_in_digits(typed))
            if len(meant) == 1:
                return length, meant[0]
            several = several or meant
        if several:
            blocks = ", ".join([self.box.titles[b] for b in several[:6]]) + (" …" if len(several) > 6 else "")
            raise _unreadable("odds-ambiguous", word=words[0][:40], blocks=blocks)
        near = get_close_matches(spans[-1][1], list(self.known), n=1)
        key = "odds-unknown-near" if near else "odds-unknown"
        args: dict[str, object] = {"word": words[0].partition(":")[0][:40]}
        if near:
            args["near"] = self.box.titles[self.known[near[0]]]
        raise _unreadable(key, **args)

    def _meant(self, typed: str) -> list[int]:
        """The blocks whose names begin so, word by word: those with as many words, and only then longer names."""
        found = [(len(name.split()), b) for name, b in self.known.items() if _begins(typed, name)]
        same = [b for length, b in found if length == len(typed.split())]
        return sorted(set(same or [b for _, b in found]))

    def _block(self, b: int, strength: str, side: int, reserve: bool) -> Fighter:
        block = NameRef(self.box.block_keys[b])
        if b in self.taken:
            raise _unreadable("odds-twice", block=block)
        self.taken.add(b)
        steps = self.box.steps[b]
        value = _strength(strength, self.box.full[b])
        if value not in steps:
            raise _unreadable("odds-strength", block=block, strength=strength[:10], steps=", ".join(map(str, steps)))
        return fighter_of(self.box, b, side, value, reserve)

    def _any(self, rating: str, strength: str, side: int, reserve: bool, index: int) -> Fighter:
        value = _strength(strength, MOST)
        if not 1 <= value <= MOST:
            steps = ", ".join([str(step) for step in range(1, MOST + 1)])
            raise _unreadable("odds-strength", block=rating.upper(), strength=strength[:10], steps=steps)
        letter, power = "ABCD".index(rating[0].upper()), int(rating[1])
        down = tuple([max(0, level - 1) for level in range(MOST + 1)])
        return Fighter(rating.upper(), side, value, (letter, letter), (power, power), down, reserve)


def _strength(text: str, full: int) -> int:
    """`3` or `III`; full where nothing is said; 0 for nonsense."""
    if not text:
        return full
    if text.upper() in ROMAN[1:]:
        return ROMAN.index(text.upper())
    return int(text) if re.fullmatch(r"[0-9]{1,2}", text) else 0


def _begins(typed: str, name: str) -> bool:
    """Whether each word is the beginning of the name's: `equ c1`, `leg 13`; numbers are whole."""
    parts, words = typed.split(), name.split()
    return len(parts) <= len(words) and all(
        word == part or (word.startswith(part) and not part[-1].isdigit())
        for part, word in zip(parts, words, strict=False)
    )


def _in_digits(typed: str) -> str:
    """`legio ix` as `legio 9`."""
    words = typed.split()
    if len(words) > 1 and words[-1].strip("ivx") == "" and "legio".startswith(words[0]):
        total = 0
        for sign, following in zip(words[-1], [*words[-1][1:], "i"], strict=True):
            total += _DIGITS[sign] if _DIGITS[sign] >= _DIGITS[following] else -_DIGITS[sign]
        words[-1] = str(total)
    return " ".join(words)


def draw(told: dict[str, Any], asked: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Who wins, and who is left, as bars."""
    sides = grid()
    blocks: list[RenderableType] = []
    for key, side, style in (("odds-win", "attack", "yellow"), ("odds-hold", "defend", "green")):
        chance = told["chance"] if side == "attack" else 1.0 - told["chance"]
        sides.add_row(
            Text(speaker.key(key), style="bold"), Text(percent(speaker, chance), "bold"), bar(chance, style=style)
        )
        steps = speaker.key(
            f"odds-steps-{side}", steps=told[side]["steps"], left=number(speaker, told[side]["steps_left"])
        )
        left = grid()
        blocks += [Text(steps, style="bold"), left]
        for block in told[side]["blocks"]:
            left.add_row(
                _label(block, speaker), Text(percent(speaker, block["survives"])), bar(block["survives"], style=style)
            )
    if told["exact"]:
        how = speaker.key("odds-exact")
    else:
        low, high = percent(speaker, told["low"]), percent(speaker, told["high"])
        how = speaker.key("odds-thrown", battles=told["battles"], low=low, high=high)
    return Group(sides, Text(how, style="dim"), Text(), *blocks)


def _label(block: dict[str, Any], speaker: Speaker) -> Text:
    known = not _ANY_BLOCK.fullmatch(block["block"])
    name = speaker.name(f"block-{block['block']}") if known else block["block"]
    label = Text(f"  {name} {ROMAN[block['strength']]}")
    if block["reserve"]:
        label.append(f" {speaker.key('terminal-reserve')}", style="dim")
    return label
