"""The dice table in a terminal: how it is drawn, and what may be typed there (see `rubicon.text.terminal`).

Every sign is a letter of the notation, so that colour only helps, and what is
seen is what can be typed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.core.errors import Unreadable
from rubicon.core.events import Event
from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.games.caesar_dice.aid import calculator
from rubicon.games.caesar_dice.aid.odds import MOST_THROWS
from rubicon.games.caesar_dice.rules.dice import (
    BOMB,
    DICE,
    HANDS,
    LAUREL,
    LAURELS,
    NONE,
    SCORE,
    SIZE,
    STRENGTH,
    SYMBOLS,
    cuts_of,
    faces_of,
    hand_of,
    spell,
)
from rubicon.games.caesar_dice.rules.table import KEEPING, DiceTable
from rubicon.games.caesar_dice.sight.sight import DiceSight
from rubicon.text import Speaker

STYLES: Final = ("bold", "bold", "bold", "bold", "bold green", "bold red")
"""The colour of each face."""
MOST_DICE_WIDTH: Final = 7 * DICE
GAP: Final = 4


# The table


def draw(sight: DiceSight, speaker: Speaker) -> RenderableType:
    """The purses, the Consul's dice, and the dice of whose turn it is."""
    table = sight.table
    parts: list[RenderableType] = [_headline(table, speaker), _purses(table, speaker, sight.setup.seats)]
    if table.turn >= 0 and sight.outcome is None:
        parts += [Text(), _hands(table, speaker)]
    return Group(*parts)


def _headline(table: DiceTable, speaker: Speaker) -> Text:
    line = Text(speaker.key("cli-dice-round", round=str(table.round)), style="bold yellow")
    line.append(f"   {speaker.key('cli-dice-prizes', silver=table.silver_left)}", style="yellow")
    return line


def _purses(table: DiceTable, speaker: Speaker, seats: int) -> Table:
    grid = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    grid.add_column("")
    grid.add_column(speaker.key("cli-end-player"), min_width=12)
    for key in ("cli-dice-bronze", "cli-dice-silver", "cli-dice-gold", "cli-dice-worth"):
        grid.add_column(speaker.key(key), justify="right")
    grid.add_column("")
    for seat in range(seats):
        coins = [table.bronze[seat], table.silver[seat], table.gold[seat]]
        cells = [Text(str(count) if count else "–") for count in coins]
        office = speaker.key("cli-dice-consul-mark") if seat == table.consul else ""
        grid.add_row(
            Text("▸" if seat == table.turn else " "),
            Text(speaker.player(seat)),
            *cells,
            Text(str(table.wealth(seat)), style="bold"),
            Text(office, style="bold magenta"),
        )
    return grid


def _hands(table: DiceTable, speaker: Speaker) -> RenderableType:
    """The dice on the table; side by side where there is a Consul to beat."""
    if table.phase == KEEPING:
        title = speaker.key("cli-dice-thrown", player=speaker.player(table.turn), throw=str(table.throws))
    else:
        title = speaker.key("cli-dice-kept", player=speaker.player(table.turn))
    own = _hand(table.dice, Text(title, style="bold"), _sum(table.dice))
    if table.consul < 0:
        return own
    consul = speaker.key("cli-dice-consul", player=speaker.player(table.consul))
    theirs = _hand(table.consul_dice, Text(consul, style="bold magenta"), _sum(table.consul_dice))
    goals = speaker.key("cli-dice-goals", laurels=LAURELS[table.consul_dice])
    if SCORE[table.consul_dice] == max(SCORE):
        goals = f"{speaker.key('cli-dice-goals-top')} {goals}"
    return Group(SideBySide(own, theirs), Text(goals, style="dim"))


class SideBySide:
    """Two hands of dice beside each other, or below each other where that does not fit."""

    def __init__(self, own: RenderableType, theirs: RenderableType) -> None:
        self.own = own
        self.theirs = theirs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Drawn when it is known how much room there is."""
        if options.max_width < 2 * MOST_DICE_WIDTH + GAP:
            yield self.own
            yield self.theirs
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(min_width=MOST_DICE_WIDTH)
        grid.add_column()
        grid.add_row(self.own, self.theirs)
        yield grid


def _hand(hand: int, title: Text, below: Text) -> RenderableType:
    rows = [Text(), Text(), Text()]
    for face in HANDS[hand]:
        rows[0].append("╭─────╮", style=STYLES[face])
        rows[1].append(f"│{SYMBOLS[face]:^5}│", style=STYLES[face])
        rows[2].append("╰─────╯", style=STYLES[face])
    return Group(title, *rows, below) if hand != NONE else Group(title)


def _sum(hand: int) -> Text:
    return Text(f" {STRENGTH[hand]} × {LAURELS[hand]} = {SCORE[hand]}")


def legend(speaker: Speaker) -> RenderableType:
    """What the letters on the dice mean, and how to type them."""
    keys = ("cli-dice-legend-faces", "cli-dice-legend-bombs", "cli-dice-legend-typing", "cli-dice-legend-story")
    return Group(*[Text(speaker.key(key)) for key in keys])


# What happened

_TURN: Final = ("throw", "keep", "throw_all", "stop", "scored")
_LOUD: Final = {
    "round": "yellow",
    "consul": "bold magenta",
    "overthrow": "bold magenta",
    "coup": "bold red",
    "dictator": "bold red",
    "caesar": "bold red",
    "silver": "bold yellow",
    "gold": "bold yellow",
}


def story(events: Sequence[Event], speaker: Speaker) -> list[Text]:
    """What happened: every turn's throws in one line, `thrown → kept + thrown`, all else in sentences."""
    lines: list[Text] = []
    turn: Text | None = None  # the line of the turn that is being told
    whose: object = None
    empty = True  # nothing in that line yet but the name
    kept = ""
    for event in events:
        kind = event.kind.name
        if kind not in _TURN:
            turn = None
            lines.append(Text(f"  {speaker.say(event.message())}", style=_LOUD.get(kind, "")))
            continue
        if turn is None or event.get("player") != whose:
            whose = event.get("player")
            assert isinstance(whose, int)
            turn = Text(f"{speaker.player(whose)}: ", style="bold")
            lines.append(turn)
            empty = True
            kept = ""
        if kind == "keep":
            kept = str(event.get("dice"))
        elif kind == "throw":
            if not empty:
                turn.append(" → ", style="dim")
            if kept:
                turn.append_text(_inline(kept))
                turn.append(" + ", style="dim")
            turn.append_text(_inline(str(event.get("dice"))))
            empty = False
            kept = ""
        elif kind == "scored":
            total = f"{event.get('strength')} × {event.get('laurels')} = {event.get('score')}"
            turn.append(total if empty else f"  ({total})", style="not bold")
            empty = False
    return [line for line in lines if not line.plain.endswith(": ")]


def _inline(dice: str) -> Text:
    text = Text(style="not bold")
    for number, symbol in enumerate(dice.split()):
        text.append(" " if number else "")
        text.append(symbol, style=STYLES[SYMBOLS.index(symbol)] if symbol in "LB" else "")
    return text


# What to choose


def choices(sight: DiceSight) -> list[int]:
    """The keeps that somebody would think of, from stopping to throwing everything: for a short list."""
    table = sight.table
    faces = HANDS[table.dice]
    laurels = tuple([face for face in faces if face == LAUREL])
    bombs = tuple([face for face in faces if face == BOMB])
    ones = tuple([face for face in faces if face == 0])
    numerals = [face for face in faces if face < LAUREL]
    thought: list[tuple[int, ...]] = [faces, faces[: DICE - len(bombs)]]
    if len(ones) > 1:
        thought += [ones + laurels, ones]
    high = [face for face in numerals if face >= 2]
    thought += [(*high, *laurels), laurels]
    if laurels and numerals:
        thought += [(max(numerals), *laurels), (max(numerals), laurels[0])]
    elif numerals:
        thought.append((max(numerals),))
    if table.consul >= 0 and len(bombs) > 1:
        thought.append(bombs)
    listed: list[int] = []
    for keep in thought:
        hand = hand_of(tuple(sorted(keep)))
        if hand not in listed and hand != NONE:
            listed.append(hand)
    return [*listed, NONE]


def label(sight: DiceSight, move: int, speaker: Speaker) -> str:
    """A choice in the list: shorter than the sentence, and beginning with what can be typed for it."""
    if move == sight.table.dice:
        return speaker.say(sight.describe(move))
    if move == NONE:
        return speaker.key("cli-dice-choice-none")
    return speaker.key("cli-dice-choice-keep", dice=spell(move), thrown=str(DICE - SIZE[move]))


# What may be typed


def odds(sight: DiceSight, speaker: Speaker) -> RenderableType | None:
    """What the keeps promise that are worth a number."""
    if not sight.moves or sight.table.dice == NONE:
        return None
    target = 0 if sight.table.consul < 0 else SCORE[sight.table.consul_dice]
    asked = {"dice": spell(sight.table.dice), "target": target, "throws": MOST_THROWS - sight.table.throws, "most": 6}
    return calculator.draw(calculator.answer(sight.setup, asked), asked, speaker)


def how(sight: DiceSight, speaker: Speaker) -> str:
    """What to type, with an example that is possible now."""
    keeps = [move for move in choices(sight) if move not in (NONE, sight.table.dice)]
    return speaker.key("cli-dice-how", example=spell(keeps[0] if keeps else sight.table.dice))


def read(text: str, sight: DiceSight, speaker: Speaker) -> int | None:
    """`all`, `none`, or dice without blanks between them: `11l`, `IIL` where that can only be one handful."""
    hand = sight.table.dice
    word = fold(text)
    if word in _words("cli-dice-word-all", speaker, "all", "stop"):
        return hand
    if word in _words("cli-dice-word-none", speaker, "none", "keep none"):
        return NONE
    first, _, rest = word.partition(" ")
    verbs = _words("cli-dice-word-all", speaker, "stop") + _words("cli-dice-word-keep", speaker, "keep")
    typed = (rest if first in verbs else word).upper().replace(",", " ").strip()
    if not typed or not set(typed) <= set("IVLB1234 "):
        return None
    try:
        exact = faces_of(typed)
    except ValueError:
        exact = ()
    if 0 < len(exact) <= DICE and hand_of(exact) in sight.moves:
        return hand_of(exact)
    ways: set[tuple[int, ...]] = {()}
    for part in typed.split():
        ways = {
            tuple(sorted([*before, *cut])) for before in ways for cut in cuts_of(part) if len(before) + len(cut) <= DICE
        }
    legal = sorted({hand_of(way) for way in ways if hand_of(way) in sight.moves})
    if len(legal) == 1:
        return legal[0]
    if legal:
        near = " / ".join([spell(move) for move in legal])
        raise Unreadable(Message("cli-dice-unclear", {"text": text[:60], "near": near}))
    meant = exact or max(ways, key=len, default=())
    if not meant:
        return None
    dice = " ".join([SYMBOLS[face] for face in meant])[:60]
    raise Unreadable(Message("refusal-keep", {"dice": dice, "have": spell(hand)}), "caesar_dice")


def _words(key: str, speaker: Speaker, *always: str) -> list[str]:
    return [*always, *[fold(word) for word in speaker.key(key).split(",")]]
