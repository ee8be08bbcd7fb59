"""Tables that are told by what changed: what a change is made of, and how it is read. `core.changes` makes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rubicon.core.changes import MOST_VALUES, Flat, Odd

Row = dict[str, Any]
Path = tuple[str, ...]


def without_moves(table: Row) -> Row:
    """A table whose views have no moves, which are told apart."""
    view = table["view"]
    return {
        **table,
        "yours": [{**mine, "view": _without(mine["view"], "moves")} for mine in table["yours"]],
        "view": None if view is None else _without(view, "moves"),
    }


def lasting(table: Row) -> Row:
    """What the next change is a change of: not what happened, which is told anew each time."""
    kept = _without(table, "events", "since")
    if any("events" in mine for mine in table["yours"]):
        kept["yours"] = [_without(mine, "events") for mine in table["yours"]]
    return kept


def moves_of(table: Row) -> dict[int | None, list[Row]]:
    """The moves that are offered, by seat; of a spectator under None."""
    moves: dict[int | None, list[Row]] = {mine["seat"]: mine["view"]["moves"] for mine in table["yours"]}
    if table["view"] is not None:
        moves[None] = table["view"]["moves"]
    return moves


def _without(item: Row, *keys: str) -> Row:
    return {key: value for key, value in item.items() if key not in keys}


# Reading


def changed(old: Any, change: Row) -> Any:
    """What a change makes of an object or a list; `Odd` if it cannot be a change of this one."""
    try:
        if "list" in change:
            return _changed_list(old, change["list"])
        if type(old) is not dict:
            raise Odd
        new = dict(old)
        for key in change.get("gone", ()):
            del new[key]
        for key, part in change.get("in", {}).items():
            new[key] = changed(old[key], part)
        return {**new, **change.get("set", {})}
    except (KeyError, IndexError, TypeError, ValueError):
        raise Odd from None


def _changed_list(old: Any, pieces: list[Any]) -> list[Any]:
    if type(old) is not list:
        raise Odd
    new: list[Any] = []
    for piece in pieces:
        if type(piece) is int:
            new.append(old[piece])
        elif type(piece) is list:
            if piece[1] > len(old):
                raise Odd
            new += old[piece[0] : piece[1]]
        elif "new" in piece:
            new += piece["new"]
        else:
            new.append(changed(old[piece["item"]], piece))
    return new


def _paths(item: Row, path: Path) -> Iterator[Path]:
    for key in sorted(item):
        value = item[key]
        if type(value) is dict and value:
            yield from _paths(value, (*path, key))
        else:
            yield (*path, key)


class ReadRows:
    """The other side of `Rows`."""

    def __init__(self) -> None:
        self._shapes: Final[list[tuple[list[Path], list[bool], list[Any]]]] = []
        self._known: Final[set[str]] = set()
        self._texts: Final[list[str]] = []

    def read(self, told: Any) -> Row:
        """A thing as it is."""
        if isinstance(told, dict):
            flat = Flat(told)
            if len(flat.values) <= MOST_VALUES:
                self._shapes.append((list(_paths(told, ())), flat.texts, flat.values))
                for is_text, value in zip(flat.texts, flat.values, strict=True):
                    if is_text:
                        self._note(value)
            return told
        number, which, *news = told
        paths, are_texts, before = self._shapes[number]
        values = list(before)
        left = iter(news)
        made: Row = {}
        for n, path in enumerate(paths):
            if which >> n & 1:
                value = next(left)
                if are_texts[n]:
                    value = self._texts[value] if type(value) is int else self._note(value)
                values[n] = value
            into = made
            for key in path[:-1]:
                into = into.setdefault(key, {})
            into[path[-1]] = values[n]
        if next(left, self) is not self:
            raise Odd
        self._shapes[number] = (paths, are_texts, values)
        return made

    def _note(self, text: str) -> str:
        if text not in self._known:
            self._known.add(text)
            self._texts.append(text)
        return text


class Held:
    """A table as a client has it that asked for changes, in docs/wire.md's words. For programs, and for tests."""

    def __init__(self, table: Row, mark: str) -> None:
        self.mark = mark
        self.table = table
        self._base = lasting(without_moves(table))
        self._rows = ReadRows()
        self._offered = moves_of(table)
        self._known = {seat: {move["move"]: move for move in moves} for seat, moves in self._offered.items()}

    def take(self, change: Row) -> Row:
        """The table after a change; `Odd` if it is not one of this table: then watch it again."""
        if change["base"] != self.mark:
            raise Odd
        base = changed(self._base, change["change"])
        try:
            events = change["events"] if "events" in change else [self._rows.read(told) for told in change["rows"]]
            seats = [mine["seat"] for mine in base["yours"]] + [None] * (base["view"] is not None)
            self._known = {seat: self._known.get(seat, {}) for seat in seats}
            self._offered = {seat: self._offered.get(seat, []) for seat in seats}
            for told in change.get("moves", ()):
                self._offered[told["seat"]] = [self._move(told["seat"], one) for one in told["list"]]
        except (KeyError, IndexError, TypeError, StopIteration):
            raise Odd from None
        table = {**base, **change.get("own", {}), "events": events, "since": change["since"]}
        self._base = lasting(table)
        table["yours"] = [
            {**mine, "view": {**mine["view"], "moves": self._offered[mine["seat"]]}} for mine in base["yours"]
        ]
        if base["view"] is not None:
            table["view"] = {**base["view"], "moves": self._offered[None]}
        self.mark = change["mark"]
        self.table = table
        return table

    def _move(self, seat: int | None, told: Any) -> Row:
        known = self._known[seat]
        if type(told) is not int:
            move = self._rows.read(told)
            known[move["move"]] = move
            return move
        return known[told]
