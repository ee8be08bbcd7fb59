"""The chances of Augustus for `rubicon odds` and for `odds` at the table (see `rubicon.core.calculator`)."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.core.calculator import Question
from rubicon.core.errors import Unreadable
from rubicon.core.game import Setup
from rubicon.core.message import Message
from rubicon.games.augustus.aid.odds import MOST_DRAWS, next_token, within
from rubicon.games.augustus.rules.box import BAG, GAME_NAME, MISSIONS, MOST_FIELDS, SYMBOLS, TOKENS, Box, pack_fields
from rubicon.games.augustus.sight.expected_draws import expected_from
from rubicon.text import Speaker
from rubicon.text.bars import bar, grid, number, percent

ABOUT = "odds-about"
ASKS = (
    Question("mission", "odds-mission-help", "", sample='19, or "sword shield"'),
    Question("drawn", "odds-drawn-help", "", sample='"shield shield"'),
    Question("draws", "odds-draws-help", 8),
)


def answer(setup: Setup, asked: dict[str, Any]) -> dict[str, Any]:
    """The chance of each token to be next, and of the free fields to be covered within each number of draws."""
    draws = asked["draws"]
    if not 1 <= draws <= MOST_DRAWS:
        raise Unreadable(Message("odds-draws", {"draws": draws, "most": MOST_DRAWS}), GAME_NAME)
    bag = list(BAG)
    for word in asked["drawn"].split():
        token = _token(word, len(TOKENS) - 1)  # after a joker the bag is full again
        bag[token] -= 1
        if bag[token] < 0:
            raise Unreadable(Message("odds-too-many", {"token": TOKENS[token], "count": BAG[token]}), GAME_NAME)
    fields = _fields(setup, asked["mission"])
    return tell(fields, bag, draws)


def tell(fields: list[int], bag: list[int], draws: int) -> dict[str, Any]:
    """The same of what is known already."""
    need = pack_fields(fields)
    return {
        "bag": {TOKENS[token]: count for token, count in enumerate(bag)},
        "next": {TOKENS[token]: chance for token, chance in enumerate(next_token(bag))},
        "fields": [SYMBOLS[symbol] for symbol in fields],
        "average": expected_from(need, bag) if need else None,
        "within": [within(need, bag, number) for number in range(1, draws + 1)] if need else [],
    }


def _token(word: str, known: int) -> int:
    """The token that the word, or its beginning, means."""
    found = [token for token in range(known) if TOKENS[token].startswith(word.casefold())]
    if len(found) != 1:
        raise Unreadable(Message("odds-token", {"word": word[:60], "known": ", ".join(TOKENS[:known])}), GAME_NAME)
    return found[0]


def _fields(setup: Setup, text: str) -> list[int]:
    box = setup.box
    assert isinstance(box, Box)
    if text.strip().isdecimal():
        mission = int(text) - 1
        if not 0 <= mission < MISSIONS:
            raise Unreadable(Message("odds-mission", {"mission": text.strip()[:20], "most": MISSIONS}), GAME_NAME)
        return [s for s in range(len(SYMBOLS)) for _ in range(box.need[mission] >> 3 * s & 7)]
    fields = sorted(_token(word, len(SYMBOLS)) for word in text.split())
    if len(fields) > MOST_FIELDS:
        raise Unreadable(Message("odds-fields", {"count": len(fields), "most": MOST_FIELDS}), GAME_NAME)
    return fields


def draw(told: dict[str, Any], asked: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The tokens as bars; below them the mission, a line for each number of draws."""
    lines: list[RenderableType] = [draw_next(told["next"], told["bag"], speaker)]
    if told["within"]:
        symbols = ", ".join(speaker.name(f"symbol-{symbol}") for symbol in told["fields"])
        average = number(speaker, told["average"])
        lines += [Text(), Text(speaker.key("odds-fields-title", symbols=symbols, average=average), style="bold")]
        table = grid()
        for count, chance in enumerate(told["within"], start=1):
            table.add_row(speaker.key("odds-within", count=count), percent(speaker, chance), bar(chance))
        lines.append(table)
    return Group(*lines)


def draw_next(chances: dict[str, float], bag: dict[str, int], speaker: Speaker) -> RenderableType:
    """The chance of each token to be the next."""
    table = grid()
    for token, chance in chances.items():
        name = f"{speaker.name(f'symbol-{token}')} ({bag[token]})"
        table.add_row(name, percent(speaker, chance), bar(chance))
    return Group(Text(speaker.key("odds-next"), style="bold"), table)


def draw_missions(aid: dict[str, Any], titles: list[str], speaker: Speaker) -> RenderableType:
    """Every mission of the aid, with its chances after some numbers of draws."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in range(len(aid["draws"]) + 1):
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *[str(count) for count in aid["draws"]], speaker.key("odds-average"), style="dim")
    for mission in aid["missions"]:
        chances = [percent(speaker, chance) for chance in mission["within"]]
        table.add_row(titles[mission["mission"] - 1], *chances, number(speaker, mission["average"]))
    return Group(Text(speaker.key("odds-missions"), style="bold"), table)
