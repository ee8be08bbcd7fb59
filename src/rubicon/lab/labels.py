"""Names and numbers as the laboratory writes them in tables, pages and plots."""

from __future__ import annotations

from pathlib import Path

from rubicon.text import Speaker


def game_name(game: str, speaker: Speaker) -> str:
    """What people call the game."""
    return Speaker(speaker.language, game).key("game")


def short(name: str, most: int = 16) -> str:
    """A bot's name as it fits beside a plot; of a file only its own name."""
    name = Path(name).name if name.endswith(".py") else name
    return name if len(name) <= most else name[: most - 1] + "…"


def signed(points: float) -> str:
    """`+120`, `−35`, `0`."""
    return f"{points:+.0f}".replace("-", "−") if abs(points) >= 0.5 else "0"


def rated(elo: float, low: float | None, high: float | None) -> str:
    """`+120 ± 35`; `≥ +310` of who won everything and may be any better than that, `≤ −310` of who won nothing."""
    if high is None:
        return f"≥ {signed(elo if low is None else low)}"
    if low is None:
        return f"≤ {signed(high)}"
    return f"{signed(elo)} ± {(high - low) / 2:.0f}"
