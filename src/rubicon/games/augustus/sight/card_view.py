"""A mission as views show it: what is printed on it, its effect in words, and the draws that it takes."""

from __future__ import annotations

from rubicon.core.message import Message, NameRef
from rubicon.games.augustus.rules import box as kinds
from rubicon.games.augustus.rules.box import ANY, COLOURS, SYMBOLS, Box
from rubicon.games.augustus.sight.expected_draws import expected_from


def effect_words(box: Box, mission: int) -> Message:
    """The effect of a mission in words."""
    kind = box.kind[mission]
    a, b, c = box.a[mission], box.b[mission], box.c[mission]
    if kind == kinds.MOBILISE:
        if a == ANY:
            return Message("effect-mobilise-any", {"count": b})
        symbol = next(symbol for symbol in range(6) if a >> symbol & 1)
        return Message("effect-mobilise", {"count": b, "symbol": NameRef(f"symbol-{SYMBOLS[symbol]}")})
    if kind in (kinds.GAIN, kinds.REMOVE):
        return Message("effect-gain" if kind == kinds.GAIN else "effect-remove", {"count": a})
    if kind == kinds.EQUAL:
        one, two = NameRef(f"symbol-{SYMBOLS[a]}"), NameRef(f"symbol-{SYMBOLS[b]}")
        return Message("effect-equal", {"one": one, "two": two})
    if kind == kinds.PER_FIELD:
        return Message("effect-per-field", {"symbol": NameRef(f"symbol-{SYMBOLS[a]}"), "points": b, "most": c})
    if kind == kinds.PER_COLOUR:
        return Message(f"effect-per-{COLOURS[a]}", {"points": b})
    if kind == kinds.PER_RED:
        return Message("effect-per-red", {"points": a})
    names = {
        kinds.TAKE_TWO: "take-two",
        kinds.REARRANGE: "rearrange",
        kinds.COMPLETE: "complete",
        kinds.CLEAR: "clear",
        kinds.LOSE: "lose",
    }
    return Message(f"effect-{names.get(kind, 'none')}")


_histories: dict[str, str] = {}


def history_key(name: str) -> str | None:
    """Where the line of history for a name of our decks is, the old one too."""
    if not _histories:
        for rules in kinds.DECKS:
            for known in kinds.load(None, rules).names:
                _histories[known] = f"history-{known.lower().replace(' ', '-')}"
    return _histories.get(name)


def card(box: Box, mission: int, bag: list[int]) -> dict[str, object]:
    """What is printed on a mission, as plain data, and the draws it takes on average from a bag with these tokens."""
    spot = mission
    for tokens in bag:
        spot = spot << 3 | tokens
    known = box.cards_by_bag.get(spot)
    return box.cards_by_bag.keep(spot, _card(box, mission, bag)) if known is None else known


def _card(box: Box, mission: int, bag: list[int]) -> dict[str, object]:
    draws = round(expected_from(box.need[mission], bag), 1)
    number = mission << 16 | int(10.0 * draws + 0.5)
    known = box.shown_cards.get(number)
    if known is not None:
        return known
    fields: list[str] = []
    for symbol in box.symbols[mission]:
        fields += [SYMBOLS[symbol]] * (box.need[mission] >> 3 * symbol & 7)
    return box.shown_cards.keep(
        number,
        {
            "number": mission + 1,
            "name": box.names[mission],
            "colour": COLOURS[box.colour[mission]],
            "fields": fields,
            "points": box.points[mission],
            "wheat": box.wheat[mission],
            "gold": box.gold[mission],
            "effect": box.effects[mission],
            "red": box.kind[mission] in kinds.RED,
            "words": effect_words(box, mission).plain(),
            "history": history_key(box.names[mission]),
            "draws": draws,
        },
    )
