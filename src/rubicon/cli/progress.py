"""Long work shows how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from rubicon.cli.screen import Screen


class Speed(ProgressColumn):
    """How many a second, as soon as that can be told."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self._screen = screen

    def render(self, task: Task) -> Text:
        """The words for it."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else self._screen.say("cli-progress-speed", speed=self._screen.number(speed)))


@contextmanager
def watched(screen: Screen, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error output, where it does not mix with results; gone when the work is done."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(screen),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal) as progress:
        task = progress.add_task(title, total=max(1, total))
        yield lambda done: progress.update(task, completed=done)
