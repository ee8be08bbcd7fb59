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

from typing import Final

from rubicon.games.caesar.rules.box import DOUBLES, TOKENS, Box

_SIMPLE: Final = ("tactics", "wealth", "senate", "senate bare", "poison")


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
