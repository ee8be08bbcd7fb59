"""The deck's bench: expected draws, numbers, structure.

    python -m rubicon.games.augustus.balance.deck                 show the deck and check its structure
    python -m rubicon.games.augustus.balance.deck --write         number data.toml by expected draws
    python -m rubicon.games.augustus.balance.deck --data my.toml  the same for a deck of one's own

A6.3: a mission's number is its rank by D, the expected number of draws until it
is complete when it lies alone and the bag is full (`sight.expected_draws`; exact).
Points were set by play: see `python -m rubicon.games.augustus.balance`.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from statistics import mean
from typing import Any

from rubicon.core.errors import BadBox
from rubicon.games.augustus.rules.box import COLOURS, PER_COLOUR, RED, REWARDS, SYMBOLS, Box, read
from rubicon.games.augustus.sight.expected_draws import exact

HEAD = """# Augustus: the 88 missions and the points of the rewards.
#
# The rulebook shows only a few missions, so this deck is our own (A6 in docs/rules/augustus.md). Whoever owns the box
# can copy this file, type the printed missions in, and play with them: rubicon play augustus --data my-missions.toml
#
# Every mission is one line:
#   number   1 to 88, each once; lower numbers are resolved first
#   name     as it is shown
#   colour   senator, green, pink or orange; all but senators are provinces
#   fields   one word for each field: sword shield chariot catapult standard dagger
#   points   0 to 99
#   wheat    0 to 2, only for provinces; may be left out
#   gold     the same
#   effect   one of these; may be left out
#              none
#              mobilise 2 sword       place up to 2 legions on sword fields at once (or any other symbol)
#              mobilise 1 any         place up to 1 legion on any field at once
#              gain 1                 1 legion from the common supply
#              take two               take two new missions instead of one
#              rearrange              put your legions anew
#              complete               complete one of your missions at once
#              remove 1               red: every opponent removes 1 legion
#              clear                  red: every opponent clears one mission in progress
#              lose                   red: every opponent loses one controlled mission
#              equal sword shield     a drawn sword may be used as a shield, and a shield as a sword
#              score 1 sword max 8    at the end 1 point for each sword on your controlled missions, at most 8
#              score 2 green          at the end 2 points for each green mission you control
#              score 5 red            at the end 5 points for each mission with a red effect that you control
#
# In our deck the number is the rank by expected draws (python -m rubicon.games.augustus.balance.deck --write), and the
# points were set so that bots finish every mission neither too seldom nor too often (docs/augustus-deck.md).
"""


def write(data: dict[str, Any]) -> str:
    """The file: the same data, one mission a line."""
    lines = [HEAD]
    for reward in REWARDS:
        lines.append(f"rewards.{reward} = {data['rewards'][reward]}")
    lines += ["", "missions = ["]
    for mission in data["missions"]:
        facts: list[str] = []
        for key in ("number", "name", "colour", "fields", "points", "wheat", "gold", "effect"):
            if key == "points" or mission.get(key, 0) != 0:
                value = mission[key]
                facts.append(f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}")
        lines.append("  { " + ", ".join(facts) + " },")
    return "\n".join([*lines, "]", ""])


def renumber(data: dict[str, Any]) -> dict[str, Any]:
    """The same missions in the order of their expected draws."""
    box = read(data)
    ordered = sorted(data["missions"], key=lambda mission: (exact(box.need[mission["number"] - 1]), mission["number"]))
    missions = [{**mission, "number": number} for number, mission in enumerate(ordered, start=1)]
    return {"rewards": data["rewards"], "missions": missions}


def problems(box: Box) -> list[str]:
    """What A6.2 to A6.4 ask of our deck and this one does not have."""
    draws = [float(exact(need)) for need in box.need]
    shields = [need >> 3 & 7 for need in box.need]
    senator, green = 0, 1
    wanted: list[tuple[bool, str]] = [
        (all(draws[i] <= draws[i + 1] + 1e-9 for i in range(87)), "numbers are ranks of expected draws"),
        (box.size[3] >= 2, "4 has at least 2 fields"),
        (box.effects[5] == "gain 1", "6 gives one legion"),
        (shields[18] > 0 and shields[19] > 0 and shields[20] == 0, "19 and 20 have a shield, 21 has none"),
        (min(box.size[18:21]) >= 3, "19, 20 and 21 have 3 or more fields"),
        (box.colour[39] != senator and box.wheat[39] == 1, "40 is a province with one wheat"),
        (box.colour[69] == green and box.effects[69].startswith("mobilise 2"), "70 (green) mobilises 2 legions"),
        (box.effects[75] == "clear", "76 clears one mission of every opponent"),
        (box.effects[79] == "none" and box.points[79] >= 10, "80 has no effect and many points"),
        (box.effects[80] == "lose", "81 makes every opponent lose a mission"),
        ("score 1 shield max 8" in box.effects, "1 per shield, at most 8"),
        ("score 2 green" in box.effects, "2 per green province"),
        (sum(n >= 2 for n in shields) >= 10, "at least 10 missions with two or more shields"),
        (sum(n >= 2 and c == green for n, c in zip(shields, box.colour, strict=True)) >= 3, "several of them green"),
        (_colours(box) == [30, 22, 21, 15], "30 senators, 22 green, 21 pink, 15 orange"),
        (sorted(box.rewards[:4]) == box.rewards[:4], "three of a colour pay more the scarcer it is"),
        ([_pays(box, colour) for colour in range(4)] == [{1}, {2}, {4}, {6}], "each of a colour pays more, too"),
        (box.effects[box.names.index("Mauretania")] == "score 6 orange", "Mauretania: 6 for each orange province"),
        (box.colour[box.names.index("Mauretania")] == 3, "Mauretania is orange"),
        (_good(box, box.wheat) == [0, 9, 6, 5], "wheat: green 9, pink 6, orange 5"),
        (_good(box, box.gold) == [0, 4, 7, 5], "gold: green 4, pink 7, orange 5"),
        (sum(w > 0 and g > 0 for w, g in zip(box.wheat, box.gold, strict=True)) == 2, "two missions with both"),
        (Counter(box.size) == SIZES, "missions by the number of their fields"),
        (
            [sum(need >> 3 * s & 7 for need in box.need) for s in range(6)] == FIELDS,
            "fields of the six symbols",
        ),
        (
            all(need >> 3 * s & 7 <= most for need in box.need for s, most in enumerate((3, 3, 2, 2, 2, 1))),
            "at most 3 swords or shields, 2 chariots, catapults or standards, 1 dagger on a mission",
        ),
        (Counter(kind_of(effect) for effect in box.effects) == Counter(COUNTS), "the number of each effect"),
    ]
    means = [mean(d for d, c in zip(draws, box.colour, strict=True) if c == colour) for colour in range(4)]
    wanted.append((means == sorted(means), "a little harder from senator over green and pink to orange"))
    return [text for found, text in wanted if not found]


SIZES = {2: 5, 3: 18, 4: 35, 5: 22, 6: 8}
"""How many missions have 2 to 6 fields."""

FIELDS = [102, 80, 67, 51, 40, 22]
"""How many fields of each symbol there are, from sword to dagger."""

COUNTS = {
    "none": 12,
    "mobilise symbol": 12,
    "mobilise 1 any": 5,
    "mobilise 2 any": 3,
    "gain 1": 5,
    "gain 2": 3,
    "take two": 4,
    "rearrange": 4,
    "complete": 2,
    "remove 1": 4,
    "remove 2": 3,
    "clear": 3,
    "lose": 3,
    "equal": 8,
    "score symbol": 7,
    "score colour": 8,
    "score 5 red": 2,
}
"""A6.4: how many missions have each kind of effect."""


def kind_of(effect: str) -> str:
    """The row of A6.4 that the effect belongs to."""
    words = effect.split()
    if words[0] == "equal":
        return "equal"
    if words[0] == "mobilise" and words[2] in SYMBOLS:
        return "mobilise symbol"
    if words[0] == "score" and words[2] in SYMBOLS:
        return "score symbol"
    if words[0] == "score" and words[2] in COLOURS:
        return "score colour"
    return effect


def _colours(box: Box) -> list[int]:
    return [box.colour.count(colour) for colour in range(len(COLOURS))]


def _pays(box: Box, colour: int) -> set[int]:
    """What missions that score by this colour pay for each of it."""
    return {box.b[m] for m in range(len(box.names)) if box.kind[m] == PER_COLOUR and box.a[m] == colour}


def _good(box: Box, amounts: list[int]) -> list[int]:
    return [sum(a for a, c in zip(amounts, box.colour, strict=True) if c == colour) for colour in range(4)]


def table(box: Box, finished: list[float] | None = None) -> str:
    """Every mission with its expected draws, as a Markdown table; and how often it is finished, where that is known."""
    lines = ["| no. | mission | colour | fields | D | effect | goods | points |"]
    lines.append("|---:|---|---|---|---:|---|---|---:|")
    if finished is not None:
        lines = [lines[0] + " finished |", lines[1] + "---:|"]
    for mission in range(len(box.names)):
        fields = " ".join(
            f"{box.need[mission] >> 3 * symbol & 7}×{SYMBOLS[symbol]}"
            if box.need[mission] >> 3 * symbol & 7 > 1
            else SYMBOLS[symbol]
            for symbol in box.symbols[mission]
        )
        goods = ["wheat"] * box.wheat[mission] + ["gold"] * box.gold[mission]
        red = " (red)" if box.kind[mission] in RED else ""
        line = (
            f"| {mission + 1} | {box.names[mission]} | {COLOURS[box.colour[mission]]} | {fields} "
            f"| {float(exact(box.need[mission])):.2f} | {box.effects[mission]}{red} | {' '.join(goods)} "
            f"| {box.points[mission]} |"
        )
        lines.append(line if finished is None else f"{line} {finished[mission]:.0%} |")
    return "\n".join(lines)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, help="a deck of your own instead of data.toml")
    parser.add_argument("--write", action="store_true", help="number the file by expected draws")
    arguments = parser.parse_args()
    path = arguments.data or Path(str(files("rubicon.games.augustus") / "data.toml"))
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        if arguments.write:
            data = renumber(data)
            path.write_text(write(data), encoding="utf-8")
        box = read(data)
    except BadBox as error:
        print(error, file=sys.stderr)
        return 1
    print(table(box))
    found = problems(box)
    if arguments.data is None:
        print("\n".join(["", *(f"NOT AS PLANNED: {text}" for text in found)]) if found else "\nAll as A6.2-A6.4 ask.")
    return 1 if found and arguments.data is None else 0


if __name__ == "__main__":
    sys.exit(main())
