"""Numbers and shares as text: in the form of the language, and as bars."""

from __future__ import annotations

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


def duration(speaker: Speaker, seconds: float) -> str:
    """A short time, in milliseconds or microseconds."""
    return f"{number(speaker, seconds * 1e3)} ms" if seconds >= 1e-3 else f"{number(speaker, seconds * 1e6)} µs"


def bar(share: float, width: int = BAR, style: str = "green") -> Text:
    """A share from 0 to 1 as a bar, fine to an eighth of a letter."""
    eighths = round(share * width * 8)
    text = "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")
    return Text(text, style=style) + Text("·" * (width - len(text)), style="dim")
