"""What is in the box: the 88 missions and the points of the rewards, read from data.toml or a file of one's own.

The format is described at the top of data.toml. Whatever is wrong in a file is
named: which mission, what it says there, and what would be right.

The rules see numbers. A mission is an index from 0 (its printed number less
one); its fields are packed three bits a symbol, swords lowest, so that two
packs can be subtracted and compared as they are.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from rubicon.core.errors import BadBox
from rubicon.core.message import Message
from rubicon.core.shared_parts import SharedParts

GAME_NAME: Final = "augustus"

MISSIONS: Final = 88
NUMBERS: Final = [str(mission + 1) for mission in range(MISSIONS)]
"""As printed on the missions."""
LEGIONS: Final = 48
ROW: Final = 5

SYMBOLS: Final = ("sword", "shield", "chariot", "catapult", "standard", "dagger")
JOKER: Final = 6
TOKENS: Final = (*SYMBOLS, "joker")
BAG: Final = (6, 5, 4, 3, 2, 1, 2)  # A1.1
ANY: Final = 0b111111
"""The mask of all six symbols."""

COLOURS: Final = ("senator", "green", "pink", "orange")
SENATOR: Final = 0

# The rewards: three of a colour (0 to 3), all four colours, 2 to 6 missions, gold, wheat.
ALL_FOUR: Final = 4
FIRST_COUNT: Final = 5
LEAST_COUNT: Final = 2
MOST_COUNT: Final = 6
GOLD: Final = 10
WHEAT: Final = 11
REWARDS: Final = (*COLOURS, "all_four", "two", "three", "four", "five", "six", "gold", "wheat")

# The kinds of effects, and what their up to three numbers say.
NONE: Final = 0
MOBILISE: Final = 1  # mask of symbols, legions
GAIN: Final = 2  # legions
TAKE_TWO: Final = 3
REARRANGE: Final = 4
COMPLETE: Final = 5
REMOVE: Final = 6  # legions
CLEAR: Final = 7
LOSE: Final = 8
EQUAL: Final = 9  # two symbols
PER_FIELD: Final = 10  # symbol, points, most points
PER_COLOUR: Final = 11  # colour, points
PER_RED: Final = 12  # points
RED: Final = (REMOVE, CLEAR, LOSE)

EFFECTS: Final = (
    "none",
    "mobilise 2 sword",
    "mobilise 1 any",
    "gain 1",
    "take two",
    "rearrange",
    "complete",
    "remove 1",
    "clear",
    "lose",
    "equal sword shield",
    "score 1 sword max 8",
    "score 2 green",
    "score 5 red",
)
"""One example of every way to write an effect."""

MOST_FIELDS: Final = 7
_KEYS: Final = ("number", "name", "colour", "fields", "points", "wheat", "gold", "effect")


class Box:
    """The components as lists of numbers, by mission."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []  # number and name, as events say them
        self.colour: list[int] = []
        self.need: list[int] = []  # the fields, packed
        self.size: list[int] = []  # how many there are
        self.symbols: list[tuple[int, ...]] = []  # which symbols occur
        self.points: list[int] = []
        self.wheat: list[int] = []
        self.gold: list[int] = []
        self.effects: list[str] = []  # as in the file
        self.kind: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        self.c: list[int] = []
        self.rewards: list[int] = []  # the points of each
        # Parts of views (see `sight`): moves; cards, also by what the bag holds; missions in progress; rewards; symbols
        # that may stand for others.
        self.offers: SharedParts = SharedParts()
        self.shown_cards: SharedParts = SharedParts()
        self.cards_by_bag: SharedParts = SharedParts()
        self.shown_progress: SharedParts = SharedParts()
        self.shown_rewards: SharedParts = SharedParts()
        self.shown_usable: SharedParts = SharedParts()


def pack_fields(symbols: list[int]) -> int:
    """Fields as one number: three bits for the count of each symbol."""
    packed = 0
    for symbol in symbols:
        packed += 1 << 3 * symbol
    return packed


RULES: Final = 2
DECKS: Final = {1: "data-1.toml", RULES: "data.toml"}
"""The deck of each version of the rules."""

_own: dict[int, Box] = {}


def load(custom: dict[str, Any] | None, rules: int = RULES) -> Box:
    """The game's own box of that version of the rules, read once; or a user's. Raises `BadBox`."""
    if custom is not None:
        return read(custom)
    if rules not in _own:
        _own[rules] = read(own_data(rules))
    return _own[rules]


def own_data(rules: int = RULES) -> dict[str, Any]:
    """What the file of that version says."""
    return tomllib.loads((files("rubicon.games.augustus") / DECKS[rules]).read_text(encoding="utf-8"))


def read(data: dict[str, Any]) -> Box:
    """Check the data of a box, and turn it into numbers."""
    for key in data:
        if key not in ("missions", "rewards"):
            raise _bad("box-key", key=str(key)[:60], known="missions, rewards")
    box = Box()
    _read_rewards(box, data.get("rewards"))
    entries = data.get("missions")
    if not isinstance(entries, list):
        raise _bad("box-missions", count="0", most=MISSIONS)
    by_number: dict[int, Any] = {}
    for place, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise _bad("box-mission-table", place=place + 1)
        number = entry.get("number")
        if type(number) is not int or number < 1 or number > MISSIONS:
            raise _bad("box-number", place=place + 1, number=str(number)[:20], most=MISSIONS)
        if number in by_number:
            raise _bad("box-number-twice", number=str(number))
        by_number[number] = entry
    if len(by_number) != MISSIONS:
        missing = [str(number) for number in range(1, MISSIONS + 1) if number not in by_number]
        raise _bad("box-missing", count=str(len(by_number)), most=MISSIONS, missing=", ".join(missing[:8]))
    for number in range(1, MISSIONS + 1):
        _read_mission(box, number, by_number[number])
    return box


def _bad(message: str, /, **args: object) -> BadBox:
    return BadBox(Message(message, args), GAME_NAME)


def _read_rewards(box: Box, rewards: object) -> None:
    if not isinstance(rewards, dict):
        raise _bad("box-rewards", known=", ".join(REWARDS))
    for key in rewards:
        if key not in REWARDS:
            raise _bad("box-reward-unknown", reward=str(key)[:60], known=", ".join(REWARDS))
    for name in REWARDS:
        points = rewards.get(name)
        if type(points) is not int or points < 0 or points > 99:
            raise _bad("box-reward-points", reward=name, points=str(points)[:20])
        box.rewards.append(points)


def _read_mission(box: Box, number: int, entry: dict[str, Any]) -> None:
    said = str(number)
    for key in entry:
        if key not in _KEYS:
            raise _bad("box-mission-key", number=said, key=str(key)[:60], known=", ".join(_KEYS))
    name = entry.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > 60:
        raise _bad("box-name", number=said)
    colour = entry.get("colour")
    if colour not in COLOURS:
        raise _bad("box-colour", number=said, colour=str(colour)[:60], known=", ".join(COLOURS))
    symbols: list[int] = []
    fields = entry.get("fields")
    for word in fields.split() if isinstance(fields, str) else []:
        if word not in SYMBOLS:
            raise _bad("box-field", number=said, field=word[:60], known=", ".join(SYMBOLS))
        symbols.append(SYMBOLS.index(word))
    if not symbols or len(symbols) > MOST_FIELDS:
        raise _bad("box-fields", number=said, count=str(len(symbols)), most=str(MOST_FIELDS))
    points = entry.get("points")
    if type(points) is not int or points < 0 or points > 99:
        raise _bad("box-points", number=said, points=str(points)[:20])
    goods: list[int] = []
    for good in ("wheat", "gold"):
        amount = entry.get(good, 0)
        if type(amount) is not int or amount < 0 or amount > 2:
            raise _bad("box-goods", number=said, goods=good, amount=str(amount)[:20])
        if amount and colour == COLOURS[SENATOR]:
            raise _bad("box-goods-senator", number=said, goods=good)
        goods.append(amount)
    effect = entry.get("effect", "none")
    kind, a, b, c = _read_effect(said, effect)
    box.names.append(name.strip())
    box.titles.append(f"{number} {name.strip()}")
    box.colour.append(COLOURS.index(colour))
    box.need.append(pack_fields(symbols))
    box.size.append(len(symbols))
    box.symbols.append(tuple(sorted(set(symbols))))
    box.points.append(points)
    box.wheat.append(goods[0])
    box.gold.append(goods[1])
    box.effects.append(" ".join(effect.split()))
    box.kind.append(kind)
    box.a.append(a)
    box.b.append(b)
    box.c.append(c)


def _read_effect(number: str, effect: object) -> tuple[int, int, int, int]:
    """The kind and the numbers of an effect, A4.1 to A4.4."""
    words = effect.split() if isinstance(effect, str) else []
    found = _effect(words)
    if found is None:
        raise _bad("box-effect", number=number, effect=str(effect)[:60], known=", ".join(f"“{e}”" for e in EFFECTS))
    return found


def _effect(words: list[str]) -> tuple[int, int, int, int] | None:
    simple = {
        "none": NONE,
        "take two": TAKE_TWO,
        "rearrange": REARRANGE,
        "complete": COMPLETE,
        "clear": CLEAR,
        "lose": LOSE,
    }
    text = " ".join(words)
    if text in simple:
        return simple[text], 0, 0, 0
    amounts = [int(word) for word in words if word.isdecimal() and 0 < int(word) < 100]
    shape = " ".join(["#" if word.isdecimal() else word for word in words])
    if shape.count("#") != len(amounts):
        return None
    symbol = [SYMBOLS.index(word) for word in words if word in SYMBOLS]
    if shape in ("gain #", "remove #") and amounts[0] <= MOST_FIELDS:
        return (GAIN if shape == "gain #" else REMOVE), amounts[0], 0, 0
    if shape == "mobilise # any" and amounts[0] <= MOST_FIELDS:
        return MOBILISE, ANY, amounts[0], 0
    if len(symbol) == 1:
        name = SYMBOLS[symbol[0]]
        if shape == f"mobilise # {name}" and amounts[0] <= MOST_FIELDS:
            return MOBILISE, 1 << symbol[0], amounts[0], 0
        if shape == f"score # {name} max #":
            return PER_FIELD, symbol[0], amounts[0], amounts[1]
    if len(words) == 3 and words[0] == "equal" and len(symbol) == 2 and symbol[0] != symbol[1]:
        return EQUAL, symbol[0], symbol[1], 0
    if len(words) == 3 and shape.startswith("score # "):
        if words[2] in COLOURS:
            return PER_COLOUR, COLOURS.index(words[2]), amounts[0], 0
        if words[2] == "red":
            return PER_RED, amounts[0], 0, 0
    return None
