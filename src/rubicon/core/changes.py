"""What changed between two pieces of plain data, such as two views of one viewer, for who has the first.

A change of an object has up to three parts: `set`, new values by key; `in`, changes by key; `gone`, keys. A change of
a list is `{"list": pieces}`: the items of the new list in order, from the old one or new. A piece is a number (this old
item), `[from, to]` (old items, `to` not among them), `{"item": n, ...change}` or `{"new": [...]}`.

Legal moves come and go as a whole and come back later, so they are told apart (`Known`), and so is what happened
(`Rows`). A change is made from what one viewer was told, and says nothing that is not in it.

It is here, and not with the server, because it is compiled: a change is made for every viewer of every decision.
"""

from __future__ import annotations

from typing import Any, Final

Plain = dict[str, Any]

MOST_KNOWN: Final = 4000
"""Moves that are remembered for one seat. Who was told more is told everything, and both sides begin anew."""
MOST_TEXTS: Final = 20_000
MOST_FLAT: Final = 5000
MOST_VALUES: Final = 30
"""Of a thing that can be a row. Bits of a number have to be so few where all numbers are floats."""
SHORT: Final = 6
"""Lists of numbers and texts with fewer items are told whole."""


class Odd(Exception):
    """A change cannot be made, or does not fit. Then everything is told."""


def same(old: object, new: object) -> bool:
    """Whether both are the same JSON. To Python True is 1 and 1 is 1.0; to readers elsewhere they are not."""
    if old is new:
        return True
    if type(old) is not type(new):
        return False
    if isinstance(old, dict):
        return isinstance(new, dict) and _same_object(old, new)
    if isinstance(old, list):
        return isinstance(new, list) and _same_list(old, new)
    if isinstance(old, tuple):
        return isinstance(new, tuple) and _same_list(list(old), list(new))
    if isinstance(old, float):
        return repr(old) == repr(new)
    return old == new


def _same_object(old: Plain, new: Plain) -> bool:
    if len(old) != len(new):
        return False
    for key, value in new.items():
        if key not in old:
            return False
        was = old[key]
        if was is not value and not same(was, value):
            return False
    return True


def _same_list(old: list[Any], new: list[Any]) -> bool:
    if len(old) != len(new):
        return False
    for n in range(len(new)):
        was = old[n]
        value = new[n]
        if was is not value and not same(was, value):
            return False
    return True


def object_change(old: Plain, new: Plain) -> Plain | None:
    """The change that makes one object of another; nothing if they are the same."""
    set_: Plain = {}
    in_: Plain = {}
    added = 0
    for key, value in new.items():
        if key not in old:
            set_[key] = value
            added += 1
            continue
        was = old[key]
        if was is value:
            continue
        change: Plain | None = None
        if isinstance(value, dict) and isinstance(was, dict):
            change = object_change(was, value)
        elif isinstance(value, list) and isinstance(was, list):
            if same(was, value):
                continue
            if len(value) >= SHORT or (value and isinstance(value[0], dict)):
                change = _list_change(was, value)
            if change is None:
                set_[key] = value
                continue
        elif not same(was, value):
            set_[key] = value
        if change is not None:
            in_[key] = change
    whole: Plain = {}
    if set_:
        whole["set"] = set_
    if in_:
        whole["in"] = in_
    if len(old) + added != len(new):
        whole["gone"] = [key for key in old if key not in new]
    return whole if whole else None


def _list_change(old: list[Any], new: list[Any]) -> Plain | None:
    """The change that makes one list of another that is not the same; nothing if the new one is hardly longer."""
    length = len(old)
    names: dict[str, int] = {}
    named = False
    pieces: list[Any] = []
    at = 0  # the old item that comes next if nothing was taken out or put in
    kept = 0
    for item in new:
        if at < length and same(old[at], item):
            _copy(pieces, at)
            at += 1
            kept += 1
            continue
        name = _name(item)
        found = -1
        if at < length and _name(old[at]) == name:
            found = at
        elif name is not None:
            if not named:
                names = _places(old)
                named = True
            found = names.get(name, -1)
        if found < 0:
            _add(pieces, item)
            continue
        was = old[found]
        if isinstance(item, dict) and isinstance(was, dict):
            change = object_change(was, item)
            if change is None:
                _copy(pieces, found)
            elif name is not None or len(change.get("set", ())) * 2 < len(item):
                change["item"] = found
                pieces.append(change)
            else:
                _add(pieces, item)
        elif same(was, item):
            _copy(pieces, found)
        else:
            _add(pieces, item)
            continue
        kept += 1
        at = found + 1
    if 2 * kept < len(new) and new and not isinstance(new[0], dict):
        return None
    return {"list": pieces}


def _name(item: object) -> str | None:
    """What an item of a list is known by: itself, or the first field of an object, if that is a text."""
    if isinstance(item, dict):
        for value in item.values():
            return value if isinstance(value, str) else None
        return None
    return item if isinstance(item, str) else None


def _places(items: list[Any]) -> dict[str, int]:
    """Where the first item of each name is."""
    places: dict[str, int] = {}
    for place in range(len(items)):
        name = _name(items[place])
        if name is not None and name not in places:
            places[name] = place
    return places


def _copy(pieces: list[Any], at: int) -> None:
    if pieces:
        last = pieces[-1]
        if isinstance(last, list):
            if last[1] == at:
                last[1] = at + 1
                return
        elif isinstance(last, int) and last + 1 == at:
            pieces[-1] = [last, at + 1]
            return
    pieces.append(at)


def _add(pieces: list[Any], item: object) -> None:
    if pieces:
        last = pieces[-1]
        if isinstance(last, dict) and "new" in last:
            last["new"].append(item)
            return
    pieces.append({"new": [item]})


# Moves, and what happened


class Flat:
    """The values of a thing in the order of their keys, sorted on each level; and its shape."""

    def __init__(self, thing: Plain) -> None:
        self.thing: Final = thing  # kept, because it is found by its identity
        self.values: Final[list[Any]] = []
        self.texts: Final[list[bool]] = []  # which of them are texts with a number
        shape: list[Any] = []
        self._add(thing, shape, True)
        self.shape: Final[tuple[Any, ...]] = (*shape, *self.texts)

    def _add(self, item: Plain, shape: list[Any], top: bool) -> None:
        for key in sorted(item):
            value = item[key]
            shape.append(key)
            if isinstance(value, dict) and value:
                shape.append(1)
                self._add(value, shape, False)
                shape.append(-1)
            else:
                self.texts.append(isinstance(value, str) and not (top and key == "say"))
                self.values.append(value)


_flat: dict[int, Flat] = {}
"""Of moves: their descriptions are shared by views, and come again and again."""


def flat_move(move: Plain) -> Flat:
    """The values of a move."""
    found = _flat.get(id(move))
    if found is None:
        found = Flat(move)
        if len(_flat) >= MOST_FLAT:
            _flat.clear()
        _flat[id(move)] = found
    return found


class Rows:
    """Things of which many are alike, as rows: what one viewer was told of them so far.

    The first of a shape is told whole, and the shape has a number from then on: the first of all 0. The next of this
    shape is `[number, which, ...]`: as the one before it, but with these values. The values of a thing are counted in
    the order of their keys, sorted on each level, and `which` has a bit for each that is told, the lowest for the
    first. A text is told once; then its number stands for it. Only `say`, of which no two are alike, is always a text.
    """

    def __init__(self) -> None:
        self._numbers: Final[dict[Any, int]] = {}
        self._before: Final[list[list[Any]]] = []
        self._texts: Final[dict[str, int]] = {}

    def tell(self, flat: Flat) -> Plain | list[Any]:
        """A thing as it is told."""
        values = flat.values
        texts = self._texts
        if len(values) > MOST_VALUES:
            return flat.thing
        if len(texts) > MOST_TEXTS:
            raise Odd
        number = self._numbers.get(flat.shape, -1)
        if number < 0:
            self._numbers[flat.shape] = len(self._numbers)
            self._before.append(values)
            for n in range(len(values)):
                if flat.texts[n] and values[n] not in texts:
                    texts[values[n]] = len(texts)
            return flat.thing
        before = self._before[number]
        self._before[number] = values
        row: list[Any] = [number, 0]
        which = 0
        for n in range(len(values)):
            value = values[n]
            if same(before[n], value):
                continue
            which |= 1 << n
            if flat.texts[n]:
                known = texts.get(value, -1)
                if known < 0:
                    texts[value] = len(texts)
                else:
                    value = known
            row.append(value)
        row[1] = which
        return row


class Known:
    """The moves that one seat was told at one table, by number."""

    def __init__(self, moves: list[Plain]) -> None:
        self.moves: Final[dict[int, Plain]] = {move["move"]: move for move in moves}
        self._order: list[Any] = [move["move"] for move in moves]

    def change_to(self, moves: list[Plain], rows: Rows) -> list[Any] | None:
        """The list of moves as it is told, and known from now on; nothing if it is what was told.

        A move that is known stands there by its number, another one whole or as a row.
        """
        order: list[Any] = []
        told: list[Any] = []
        for move in moves:
            number: int = move["move"]
            order.append(number)
            was = self.moves.get(number)
            if was is move or (was is not None and same(was, move)):
                told.append(number)
            else:
                self.moves[number] = move
                told.append(rows.tell(flat_move(move)))
        if told == self._order:
            return None
        if len(set(order)) != len(order) or len(self.moves) > MOST_KNOWN:
            raise Odd
        self._order = order
        return told
