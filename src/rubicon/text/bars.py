"""Numbers and shares as text: in the form of the language, and as bars."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from rubicon.text import Speaker

BAR = 24
EIGHTHS = " ▏▎▍▌▋▊▉"


def number(speaker: Speaker, value: float) -> str:
    """A number with one decimal, and the comma or point of the language."""
    return f"{value:.1f}".replace(".", speaker.key("cli-decimal"))


def percent(speaker: Speaker, share: float) -> str:
    """A share from 0 to 1 as people write it."""
    return number(speaker, share * 100) + "%"


def durations(speaker: Speaker, seconds: Sequence[float]) -> list[str]:
    """Short times for one column: all in the same unit, with as many decimals, so that they can be compared."""
    longest = max(seconds, default=0.0)
    factor, unit, decimals = (1e6, "µs", 1) if longest < 1e-2 else (1e3, "ms", 3 if longest < 10.0 else 1)
    return [f"{value * factor:.{decimals}f}".replace(".", speaker.key("cli-decimal")) + f" {unit}" for value in seconds]


def grid() -> Table:
    """A table of names, shares and their bars. On a narrow screen the bars give way."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(overflow="crop")
    return table


def bar(share: float, width: int = BAR, style: str = "green") -> Text:
    """A share from 0 to 1 as a bar, fine to an eighth of a letter."""
    eighths = round(share * width * 8)
    text = "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")
    return Text(text, style=style) + Text("·" * (width - len(text)), style="dim")
