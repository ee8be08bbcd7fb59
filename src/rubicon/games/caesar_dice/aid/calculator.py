"""The odds of the dice for `rubicon odds` (see `rubicon.core.calculator`): what each keep promises."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from rubicon.core.calculator import Question
from rubicon.core.errors import Unreadable
from rubicon.core.game import Setup
from rubicon.core.message import Message
from rubicon.games.caesar_dice.aid.odds import MOST_THROWS, best_keeps, parse_hand
from rubicon.text import Speaker
from rubicon.text.bars import bar, grid, percent

ABOUT = "odds-about"
ASKS = (
    Question("dice", "odds-dice-help", sample='"I I L L B"'),
    Question("target", "odds-target-help", 0),
    Question("throws", "odds-throws-help", MOST_THROWS - 1),
    Question("most", "odds-most-help", 6),
)


def answer(setup: Setup, asked: dict[str, Any]) -> dict[str, Any]:
    """Every keep with its chance to beat the target, the best first."""
    hand = parse_hand(asked["dice"])
    target, throws = asked["target"], asked["throws"]
    if target < 0:
        raise Unreadable(Message("odds-target", {"target": target}), "caesar_dice")
    if not 0 <= throws < MOST_THROWS:
        raise Unreadable(Message("odds-throws", {"throws": throws, "most": MOST_THROWS - 1}), "caesar_dice")
    keeps = best_keeps(hand, target, throws)

    def dice(keep: int) -> str:
        """The dice alone, without the verb before them."""
        return setup.say(0, keep).partition(" ")[2]

    return {
        "dice": dice(hand),
        "target": target,
        "throws": throws,
        "best": dice(keeps[0].keep),
        "chance": keeps[0].chance,
        "choices": [{"say": setup.say(0, odds.keep), "keep": dice(odds.keep), "chance": odds.chance} for odds in keeps],
    }


def draw(told: dict[str, Any], asked: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The odds as bars."""
    question = "odds-question" if told["target"] else "odds-question-first"
    most = max(1, asked["most"])
    lines: list[RenderableType] = [
        Text(speaker.key(question, target=str(told["target"]), throws=told["throws"]), style="bold")
    ]
    table = grid()
    choices = told["choices"]
    for choice in choices[:most]:
        chance = choice["chance"]
        style = "bold green" if chance == told["chance"] else ""
        table.add_row(
            Text(_typed(choice, told, speaker), style=style), Text(percent(speaker, chance), style=style), bar(chance)
        )
    lines.append(table)
    if len(choices) > most:
        lines.append(Text(speaker.key("odds-more", count=len(choices) - most), style="dim"))
    return Group(*lines)


def _typed(choice: dict[str, Any], told: dict[str, Any], speaker: Speaker) -> str:
    """A keep as it may be typed in the reader's language."""
    if choice["keep"] == "none":
        return speaker.forms("cli-dice-word-none")[0]
    return f"stop {choice['keep']}" if choice["keep"] == told["dice"] else str(choice["keep"])
