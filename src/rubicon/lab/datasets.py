"""Games as data to learn from: a row for each decision, in JSON lines or Parquet; and rows as arrays.

What the columns mean is in docs/datasets.md. Moves without a choice have no row.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from rubicon import games as house
from rubicon.core import record as records
from rubicon.core.bot import Bot
from rubicon.core.game import Outcome, Setup, Sight
from rubicon.core.message import Message
from rubicon.lab.entrants import LabError, LabUsageError

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMS = ("jsonl", "parquet")
_GROUP = 8192
"""Rows that are written at once into a Parquet file."""

Row = dict[str, Any]
Observe = Callable[[Sight], list[int]]


def check_form(form: str) -> None:
    """Refuse what cannot be written, before anything is played."""
    if form not in FORMS:
        raise LabUsageError(Message("lab-form", {"form": form, "known": ", ".join(["records", *FORMS])}))
    if find_spec("librt") is None or (form == "parquet" and find_spec("pyarrow") is None):
        raise LabError(Message("lab-data-extra"))


def observer(setup: Setup) -> Observe:
    """What writes a seat's knowledge as whole numbers, the planes of its game one after the other."""
    from rubicon.core.planes import Numbers, whole  # it needs an extra

    module = setup.game.part("sight.planes")
    if module is None:
        raise LabUsageError(Message("lab-data-planes", {"game": setup.game.name}))
    size = whole(module.layout(setup))

    def observe(sight: Sight) -> list[int]:
        out = Numbers(size)
        module.fill(sight, out, 0)
        return list(out.data)

    return observe


def card(setup: Setup, told: dict[str, Any]) -> dict[str, Any]:
    """What was played, and how long the arrays are: beside the data, as FILE.meta.json."""
    planes = setup.game.part("sight.planes")
    assert planes is not None, "asked for before"
    layout = [{"name": p.name, "size": p.size, "most": p.most, "what": p.what} for p in planes.layout(setup)]
    return {**told, "actions": setup.space, "planes": layout}


class Notes:
    """What the bots of one game knew, could do, thought and did."""

    def __init__(self, observe: Observe) -> None:
        self._observe = observe
        self._rows: list[Row] = []

    def beside(self, bot: Bot) -> Bot:
        """The same bot, with somebody who takes notes."""
        return _Noted(bot, self)

    def add(self, sight: Sight, move: int, bot: Bot | None = None) -> None:
        """One decision. Visits and values are those of the bot's `thought`, if it has any."""
        moves = list(sight.moves)
        if len(moves) < 2:
            return
        visits: list[int] | None = None
        values: list[float | None] | None = None
        thought = getattr(bot, "thought", None)
        if thought:
            found = {one.move: one for one in thought}
            visits = [found[m].tried if m in found else 0 for m in moves]
            values = [found[m].value if m in found and found[m].tried else None for m in moves]
        self._rows.append(
            {
                "game": 0,
                "step": len(self._rows),
                "seat": sight.seat,
                "observation": self._observe(sight),
                "moves": moves,
                "move": move,
                "visits": visits,
                "values": values,
            }
        )

    def rows(self, number: int, outcome: Outcome) -> list[Row]:
        """All of them, with the number of the game and how it ended."""
        for row in self._rows:
            row["game"] = number
            row["share"] = outcome.share(row["seat"])
            row["scores"] = list(outcome.scores)
            row["reason"] = outcome.reason
        return self._rows


class _Noted(Bot):
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, notes: Notes) -> None:
        super().__init__(bot.rng)
        self._bot = bot
        self._notes = notes

    def decide(self, sight: Sight) -> int:
        move = self._bot.decide(sight)
        self._notes.add(sight, move, self._bot)
        return move


def rows_of(record: dict[str, Any], number: int = 0) -> list[Row]:
    """The rows of a finished record, which is checked; `number` is what the column `game` will say."""
    match = records.verify(record, house.find).match
    outcome = match.outcome()
    if outcome is None:
        raise LabError(Message("lab-analysis-unfinished"))
    notes = Notes(observer(match.setup))
    state = match.setup.start()
    for entry in match.line:
        if entry.seat >= 0:
            notes.add(state.sight(entry.seat), entry.move)
        state.apply(entry.seat, entry.move)
    return notes.rows(number, outcome)


# Files


class Writer(Protocol):
    """Takes rows as they come."""

    def add(self, rows: list[Row]) -> None:
        """The rows of one game."""


@contextmanager
def writer(path: Path, form: str, about: dict[str, Any]) -> Iterator[Writer]:
    """What writes the file. It appears when it is whole; one that holds something else is left alone."""
    check_form(form)
    beside = path.with_name(f"{path.name}.meta.json")
    part = path.with_name(f".{path.name}.part")
    said = json.dumps(about, indent=2, ensure_ascii=False) + "\n"
    try:
        if path.exists() and not (beside.is_file() and beside.read_text("utf-8") == said):
            raise LabError(Message("lab-file-there", {"file": str(path)}))
        path.parent.mkdir(parents=True, exist_ok=True)
        made = _Lines(part) if form == "jsonl" else _Parquet(part, about)
        try:
            yield made
            made.close()
            beside.write_text(said, encoding="utf-8", newline="\n")
        except BaseException:
            with suppress(OSError):  # a full disk refuses the rest once more
                made.abandon()
            part.unlink(missing_ok=True)
            raise
        part.replace(path)
    except OSError as error:
        raise LabError(Message("lab-file", {"file": str(path), "why": error.strerror or str(error)})) from error


class _Lines:
    """A row a line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="\n")

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            self._file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")

    def close(self) -> None:
        self._file.close()

    abandon = close


class _Parquet:
    """Groups of rows, cut by their number alone: so the same rows give the same file, whoever played them."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        fields = {
            "game": pa.int64(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "observation": pa.list_(pa.uint8()),
            "moves": pa.list_(pa.int32()),
            "move": pa.int32(),
            "visits": pa.list_(pa.int32()),
            "values": pa.list_(pa.float64()),
            "share": pa.float64(),
            "scores": pa.list_(pa.int32()),
            "reason": pa.string(),
        }
        self._batch: Callable[[list[Row]], Any] = lambda rows: pa.RecordBatch.from_pylist(rows, self._schema)
        self._schema = pa.schema(list(fields.items()), {"rubicon": json.dumps(about, ensure_ascii=False)})
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._rows: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        self._rows += rows
        while len(self._rows) >= _GROUP:
            self._writer.write_batch(self._batch(self._rows[:_GROUP]))
            del self._rows[:_GROUP]

    def close(self) -> None:
        if self._rows:
            self._writer.write_batch(self._batch(self._rows))
        self._writer.close()

    def abandon(self) -> None:
        self._writer.close()


def read(path: Path) -> Iterator[Row]:
    """The rows of a file, one after the other."""
    path = Path(path)
    if path.suffix == ".parquet":
        from pyarrow import parquet

        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches():
                yield from batch.to_pylist()
        return
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def arrays(rows: Iterable[Row], actions: int) -> dict[str, NDArray[Any]]:
    """Rows as NumPy arrays; `actions` is the number of moves there are, in FILE.meta.json or `setup.space`.

    `mask`, `visits` and `values` have a column for each move there is. Visits are 0
    and values NaN where nothing is known.
    """
    import numpy as np

    listed: Sequence[Row] = list(rows)
    shape = (len(listed), actions)
    mask = np.zeros(shape, np.int8)
    visits = np.zeros(shape, np.int32)
    values = np.full(shape, np.nan)
    for number, row in enumerate(listed):
        mask[number, row["moves"]] = 1
        if row["visits"] is not None:
            visits[number, row["moves"]] = row["visits"]
            values[number, row["moves"]] = np.array(row["values"], float)
    made = {name: np.array([row[name] for row in listed]) for name in ("game", "step", "seat", "move", "share")}
    observation = np.array([row["observation"] for row in listed], np.uint8)
    return {**made, "observation": observation, "mask": mask, "visits": visits, "values": values}
