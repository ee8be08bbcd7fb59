"""The notation: `5/1 ship Sicilia-Sardinia` turns the 5 to Sicilia. Nothing in it depends on the position.

    2/2 laurel Gallia-Sardinia       send a legion
    hide 6/0 ship Gallia-Sardinia    send it face down (border control)
    might legion Africa-Achaia       turn a legion, the marker of a province, or the marker of a border
    might Achaia, might border Achaia-Creta
    tactics, wealth, senate, poison  use a bonus token; senate bare: one that brings no markers
    centurion 7/0 sword              use a centurion token to take this one
    done                             use nothing more

Fortuna: `lay tactics`, `draw 5/1 ship`, `turn up wealth`, `poison 5/1 ship`, `poison place 2` (in the bot's line),
`tile A`, `support 7/0 sword`, `pick Africa`, `pick Africa-Achaia`.
"""

from __future__ import annotations

import re
from typing import Final

from rubicon.core.notation import fold
from rubicon.games.caesar.box import DOUBLES, ICONS, TOKENS, Box

_SIMPLE: Final = ("tactics", "wealth", "senate", "senate bare", "poison")
_LEGION: Final = re.compile(r"^(hide )?(\d)\s*[/:,]\s*(\d)(?: ([a-z+]+))?(?: (.+))?$")


def say(box: Box, move: int) -> str:
    """A seat's move."""
    if move < box.face_down:
        t = box.move_type[move]
        return f"{box.titles[t]} {_turned(box, box.move_border[move], box.move_facing[move])}"
    if move < box.might_legion:
        t = (move - box.face_down) // DOUBLES
        border = box.double[(move - box.face_down) % DOUBLES]
        return f"hide {box.titles[t]} {box.border_name(border)}"
    if move < box.might_province:
        return f"might legion {box.border_name(move - box.might_legion)}"
    if move < box.might_border:
        return f"might {box.names[move - box.might_province]}"
    if move < box.use_tactics:
        return f"might border {box.border_name(move - box.might_border)}"
    if move < box.use_centurion:
        return _SIMPLE[move - box.use_tactics]
    if move < box.done:
        return f"centurion {box.titles[move - box.use_centurion]}"
    return "done"


def _turned(box: Box, border: int, facing: int) -> str:
    """The border, the province that gets the higher value first."""
    if facing == 0:
        return box.border_name(border)
    return f"{box.names[box.second[border]]}-{box.names[box.first[border]]}"


def say_chance(box: Box, outcome: int) -> str:
    """Fortuna's."""
    if outcome < box.turn_up:
        return f"lay {TOKENS[outcome - box.lay]}"
    if outcome < box.draw:
        return f"turn up {TOKENS[outcome - box.turn_up]}"
    if outcome < box.poison:
        return f"draw {box.titles[outcome - box.draw]}"
    if outcome < box.support:
        return f"poison {box.titles[outcome - box.poison]}"
    if outcome < box.poison_line:
        return f"support {box.titles[outcome - box.support]}"
    if outcome < box.tile:
        return f"poison place {outcome - box.poison_line + 1}"
    if outcome < box.pick_province:
        return f"tile {box.tile_names[outcome - box.tile]}"
    if outcome < box.pick_border:
        return f"pick {box.names[outcome - box.pick_province]}"
    return f"pick {box.border_name(outcome - box.pick_border)}"


def tidy(box: Box, text: str) -> str:
    """Values in either order, provinces by their beginnings, a blank for the hyphen, the border's icon left out:
    `1/5 sar sic` is `5/1 ship Sicilia-Sardinia`."""
    found = _LEGION.match(fold(text))
    if found is None:
        return text
    hide, one, two, icon, rest = found.groups()
    if icon is not None and not any(fold(icons).startswith(icon) for icons in box.icons):
        rest = icon if rest is None else f"{icon} {rest}"
        icon = None
    border, turned = _border(box, rest or "")
    if border < 0:
        return text
    icons = [icons for icons in box.icons if icon is not None and icons.startswith(icon)]
    shown = icons[0] if icons else ICONS[box.icon[border]]
    high, low = max(one, two), min(one, two)
    title = f"{high}/{low} {shown}"
    if hide:
        return f"hide {title} {box.border_name(border)}"
    # The first value named goes to the first province named.
    to_second = turned != (one < two)
    return f"{title} {_turned(box, border, 1 if to_second and high != low else 0)}"


def _border(box: Box, text: str) -> tuple[int, bool]:
    """The border that two names or their beginnings mean, -1 if it is not clear; whether they stand the other way."""
    names = [fold(name) for name in box.names]
    hits: list[tuple[int, bool]] = []
    for border in range(len(box.first)):
        for turned in (False, True):
            one = names[box.second[border] if turned else box.first[border]]
            two = names[box.first[border] if turned else box.second[border]]
            if means(text, one, two):
                hits.append((border, turned))
    return hits[0] if len(hits) == 1 else (-1, False)


def means(text: str, one: str, two: str) -> bool:
    for i, sign in enumerate(text):
        if sign in "- ":
            before, after = text[:i].strip(), text[i + 1 :].strip(" -")
            if before and after and one.startswith(before) and two.startswith(after):
                return True
    return False
