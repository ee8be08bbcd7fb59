"""Long work shows how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rubicon.cli.screen import Screen


@contextmanager
def watched(screen: Screen, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error output, where it does not mix with results; gone when the work is done."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal) as progress:
        task = progress.add_task(title, total=max(1, total))
        yield lambda done: progress.update(task, completed=done)
