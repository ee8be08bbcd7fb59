"""Files that a user points at, records and boxes: read them, and say clearly what is wrong with them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from rubicon.cli.arguments import BadArgument
from rubicon.core import record
from rubicon.core.errors import BadBox, BadRecord
from rubicon.core.message import Message


def read_record(path: Path) -> dict[str, Any]:
    """The record in that file; raises `BadArgument` if there is none, `BadRecord` if it holds something else."""
    try:
        if path.is_dir():
            raise BadArgument(Message("cli-file-folder", {"path": str(path)}))
        with path.open("rb") as file:
            data = file.read(record.MOST_BYTES + 1)  # a device or pipe has no size to look at beforehand
            size = path.stat().st_size
    except FileNotFoundError:
        raise BadArgument(Message("cli-file-missing", {"path": str(path)})) from None
    except (OSError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadRecord(Message("cli-file-unreadable", {"path": str(path), "why": said})) from None
    if len(data) > record.MOST_BYTES:
        megabytes = max(size, len(data)) // 1_000_000
        raise BadRecord(Message("record-huge", {"size": megabytes, "most": record.MOST_BYTES // 1_000_000}))
    return record.loads(data)


def read_box(path: Path) -> dict[str, Any]:
    """The components of one's own in that TOML file; what they must be is for the game to say. Raises as above."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise BadArgument(Message("cli-file-missing", {"path": str(path)})) from None
    except OSError as error:
        raise BadBox(Message("cli-file-unreadable", {"path": str(path), "why": error.strerror or str(error)})) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBox(Message("cli-file-toml", {"path": str(path), "why": str(error)})) from None
