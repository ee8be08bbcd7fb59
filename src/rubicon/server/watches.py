"""What one connection was told of one table, and what it is told next: the whole table, or what changed."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from rubicon.core.changes import Flat, Known, Odd, Rows
from rubicon.server.live_table import BRANCHES, Live
from rubicon.server.spectator_views import Base, Packed
from rubicon.server.wire_json import dumps

Own = tuple[str, int | None]
"""A viewer's notes, and how far they have looked."""


class Watch:
    """What one connection knows of one table. One that asked for `changes` gets the whole table first."""

    def __init__(self, table: str, key: str | None, since: int, branch: int | None, changes: bool) -> None:
        self.key: Final = key
        self.since = since  # how many entries of the line were told, of those that the viewer knows of
        self.branch = branch  # how often they had been counted anew by then
        self.version: int | None = None  # the version of the table that was told; without one it is told in any case
        self.looked = False  # whether anything was told
        self.delay = 0  # by so many milliseconds its viewer is late
        self.seated = False
        self._table: Final = table
        self._changes: Final = changes
        self._mark: int | None = None  # what of the whole table lasts
        self._base: Base | None = None  # what the next change is a change of
        self._known: dict[int | None, Known] = {}
        self._rows = Rows()
        self._own: Own = ("", None)
        self._told = 0  # a digest of all that was told since the whole table, and of that

    def news_from(self, live: Live, person: str | None) -> int:
        """From which entry of the line on something is new: moves may have been taken back in between."""
        if live.match is None or self.branch is None:
            return self.since
        missed = live.branch - self.branch
        since = self.since
        for entry in reversed(live.match.entries if missed > 0 else []):
            if entry.note is not None and entry.note["what"] in BRANCHES:
                back = entry.note["what"] == "take_back"
                since = min(since, live.audience(person).count(entry.note["length"]) if back else 0)
                missed -= 1
                if not missed:
                    break
        return since

    def has_told(self, length: int, branch: int, version: int, delay: int) -> None:
        """Now it knows everything up to here, so many milliseconds late."""
        self.since = length
        self.branch = branch
        self.version = version
        self.delay = delay
        self.looked = True

    def show_again(self) -> None:
        """Tell the table next time, though nothing lasting may have changed."""
        self.version = self._mark = None
        self._base = None

    def push(self, packed: Packed, own: Own) -> str | None:
        """A message that tells this table; nothing if it is what was told."""
        if self._base is not None and (change := self._change(self._base, packed, own, False)) is not None:
            return None if change == "" else f'{{"type":"change",{change}}}'
        if not self._changes and packed.mark == self._mark and not packed.happened:
            return None
        return f'{{"type":"table",{self._whole(packed, own)}}}'

    def answer(self, head: str, packed: Packed, own: Own) -> str:
        """A message that answers a decision, from its other fields, and tells this table."""
        change = None if self._base is None else self._change(self._base, packed, own, True)
        told = self._whole(packed, own) if change is None else f'"change":{{{change}}}'
        return f"{head[:-1]},{told}}}"

    def _whole(self, packed: Packed, own: Own) -> str:
        text = packed.text(*own)
        if not self._changes:
            self._mark = packed.mark
            return f'"table":{text}'
        self._told = crc32(text.encode())
        self._base = packed.base
        self._known = {seat: Known(moves) for seat, moves in packed.moves.items()}
        self._rows = Rows()
        self._own = own
        return f'"table":{text},"mark":"{self._told:08x}"'

    def _change(self, base: Base, packed: Packed, own: Own, always: bool) -> str | None:
        """What changed, as fields of a message: nothing if it must be told whole, and "" if nothing did."""
        try:
            change, lasts = packed.change_from(base)
            happened = packed.events_text()
            if packed.seated:  # what spectators are told is the same for all
                happened = f'"rows":{dumps([self._rows.tell(Flat(event)) for event in packed.events])}'
            known = {seat: self._known.get(seat) or Known([]) for seat in packed.moves}
            moves = []
            for seat, offered in packed.moves.items():
                told = known[seat].change_to(offered, self._rows)
                if told is not None:
                    moves.append({"seat": seat, "list": told})
        except (Odd, KeyError, TypeError):  # games from elsewhere may show what has no change
            return None
        if not (always or lasts or moves or packed.happened):
            return ""
        body = f'"change":{change},"since":{packed.since},{happened}'
        if moves:
            body += f',"moves":{dumps(moves)}'
        if own != self._own:
            body += f',"own":{dumps({"seen": own[1], "notes": own[0]})}'
        was, self._told = self._told, crc32(body.encode(), self._told)
        self._base, self._known, self._own = packed.base, known, own
        return f'"table":"{self._table}","base":"{was:08x}","mark":"{self._told:08x}",{body}'
