"""Record files: read whatever a user points at, and say clearly when it is not one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rubicon.core import record
from rubicon.core.errors import BadRecord
from rubicon.core.message import Message


def read_record(path: Path) -> dict[str, Any]:
    """The record in that file; raises `BadRecord` for anything else."""
    try:
        if path.is_dir():
            raise BadRecord(Message("cli-file-folder", {"path": str(path)}))
        with path.open("rb") as file:
            data = file.read(record.MOST_BYTES + 1)  # a device or pipe has no size to look at beforehand
            size = path.stat().st_size
    except FileNotFoundError:
        raise BadRecord(Message("cli-file-missing", {"path": str(path)})) from None
    except (OSError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadRecord(Message("cli-file-unreadable", {"path": str(path), "why": said})) from None
    if len(data) > record.MOST_BYTES:
        megabytes = max(size, len(data)) // 1_000_000
        raise BadRecord(Message("record-huge", {"size": megabytes, "most": record.MOST_BYTES // 1_000_000}))
    return record.loads(data)
