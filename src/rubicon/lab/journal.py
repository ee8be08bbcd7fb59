"""A file of all that was played, so that a run that was cut off goes on, and parts of a run can be put together.

The first line says what is played; every other line is a chunk: the number of its
first unit, and what came of each. A line is on the disk before the next one is
begun. Lines stand in the order in which chunks were finished, not in that of units.
"""

from __future__ import annotations

import json
import os
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import IO, Any, NamedTuple

from rubicon.core.message import Message
from rubicon.lab.entrants import LabError

FORMAT = 1
_MARK = "rubicon-journal"


class _Line(NamedTuple):
    """Where a chunk stands: its units, and its place in the file."""

    first: int
    size: int
    path: Path
    offset: int

    @property
    def end(self) -> int:
        return self.first + self.size


class Chunks:
    """Chunks in files, found by their units. Only where they stand is kept in memory."""

    def __init__(self, lines: Sequence[_Line] = ()) -> None:
        self._lines: list[_Line] = []
        for line in sorted(lines, key=lambda line: (line.first, -line.size)):
            if not self._lines or line.end > self._lines[-1].end:
                self._lines.append(line)

    def at(self, unit: int) -> list[Any] | None:
        """What came of this unit and of those behind it in its chunk."""
        number = bisect_right(self._lines, unit, key=lambda line: line.first) - 1
        if number < 0 or unit >= self._lines[number].end:
            return None
        line = self._lines[number]
        with line.path.open("rb") as file:
            file.seek(line.offset)
            results: list[Any] = json.loads(file.readline())["units"]
        return results[unit - line.first :]

    def missing(self, first: int, end: int) -> list[tuple[int, int]]:
        """The units from `first` to before `end` that are not here, as such pairs."""
        gaps: list[tuple[int, int]] = []
        for line in self._lines:
            if line.first > first and first < end:
                gaps.append((first, min(line.first, end)))
            first = max(first, line.end)
        if first < end:
            gaps.append((first, end))
        return gaps


class Journal:
    """A journal that is being written."""

    def __init__(self, path: Path, header: dict[str, Any], resume: bool) -> None:
        self.path = path
        wanted = {_MARK: FORMAT, **header}
        lines: list[_Line] = []
        end = 0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size > 0:
                if not resume:
                    raise LabError(Message("lab-journal-there", {"file": str(path)}))
                found, lines, end = _read(path)
                if found is not None and found != wanted:
                    keys = sorted(key for key in {*found, *wanted} if found.get(key) != wanted.get(key))
                    raise LabError(Message("lab-journal-other", {"file": str(path), "what": ", ".join(keys)}))
            self._file: IO[bytes] = path.open("ab")
            self._file.truncate(end)  # what was cut off in the middle of a line
            if end == 0:
                self._write(wanted)
        except OSError as error:
            raise _unwritable(path, error) from error
        self.chunks = Chunks(lines)

    def add(self, first: int, results: list[Any]) -> None:
        """A chunk was played. It is on the disk when this returns."""
        try:
            self._write({"first": first, "units": results})
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """No more will be written."""
        self._file.close()


def _unwritable(path: Path, error: OSError) -> LabError:
    return LabError(Message("lab-file", {"file": str(path), "why": error.strerror or str(error)}))


def _read(path: Path) -> tuple[dict[str, Any] | None, list[_Line], int]:
    """What is played, where its chunks are, and where the last whole line ends."""
    header: dict[str, Any] | None = None
    lines: list[_Line] = []
    offset = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                data = json.loads(line)
                if header is None:
                    if data[_MARK] != FORMAT:
                        raise ValueError
                    header = data
                else:
                    lines.append(_Line(data["first"], len(data["units"]), path, offset))
            except (ValueError, KeyError, TypeError):
                raise LabError(Message("lab-journal-damaged", {"file": str(path), "line": str(number)})) from None
            offset += len(line)
    return header, lines, offset


def read_all(paths: Sequence[Path]) -> tuple[dict[str, Any], Chunks]:
    """The chunks of several journals of one run, and what that run plays: parts need not be told apart."""
    whole: dict[str, Any] | None = None
    lines: list[_Line] = []
    for path in paths:
        try:
            header, found, _ = _read(path)
        except OSError as error:
            why: dict[str, object] = {"file": str(path), "why": error.strerror or str(error)}
            raise LabError(Message("lab-journal-unreadable", why)) from error
        if header is None:
            raise LabError(Message("lab-journal-damaged", {"file": str(path), "line": "1"}))
        header = {key: value for key, value in header.items() if key not in (_MARK, "shard")}
        if whole is not None and header != whole:
            keys = sorted(key for key in {*header, *whole} if header.get(key) != whole.get(key))
            raise LabError(Message("lab-journal-other", {"file": str(path), "what": ", ".join(keys)}))
        whole = header
        lines += found
    assert whole is not None, "there is at least one file"
    return whole, Chunks(lines)


def units(chunks: Chunks, end: int) -> Iterator[Any]:
    """What came of all units, in their order; raises `LabError` if some are missing."""
    for _, results in _in_order(chunks, end):
        yield from results


def join(header: dict[str, Any], chunks: Chunks, end: int, path: Path) -> None:
    """Write a journal of the whole run; raises `LabError` if some units are missing."""
    found = _in_order(chunks, end)
    first = next(found)  # refuses before anything is written
    whole = Journal(path, header, resume=False)
    try:
        for unit, results in chain([first], found):
            whole.add(unit, results)
    finally:
        whole.close()


def _in_order(chunks: Chunks, end: int) -> Iterator[tuple[int, list[Any]]]:
    """All units from 0 on, chunk by chunk: the number of the first, and what came of each."""
    gaps = chunks.missing(0, end)
    if gaps:
        count = sum(last - first for first, last in gaps)
        raise LabError(Message("lab-merge-missing", {"count": str(count), "of": str(end), "first": str(gaps[0][0])}))
    unit = 0
    while unit < end:
        results = (chunks.at(unit) or [])[: end - unit]
        yield unit, results
        unit += len(results)
