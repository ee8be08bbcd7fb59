"""Everything that can happen, as kinds of events; each is a sentence `event-<name>` in text/.

Sides are named (Caesar, Pompey, Auto-Brutus, Auto-Crassus) rather than seated,
because the solo bot has no seat and names can be declined.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.events import Kind

# Set-up
LAID = Kind("laid", "token:name province:name")
BESIDE = Kind("beside", "tokens:int")
DRAWN = Kind("drawn", "side:name legion:text? icon:name?")

# The turn
TURN = Kind("turn", "side:name")
EXTRA_TURN = Kind("extra_turn", "side:name")
SENT = Kind("sent", "side:name legion:text icon:name high:int strong:name low:int weak:name")
SENT_DOWN = Kind("sent_down", "side:name legion:text? icon:name? first:name second:name")
TURNED_UP = Kind("turned_up", "side:name token:name")
BAG_EMPTY = Kind("bag_empty", "side:name")

# Closing
CLOSED = Kind("closed", "province:name")
TAKEN = Kind("taken", "side:name token:name province:name")
COMPARED = Kind("compared", "province:name side:name strength:int rival:name against:int")
TIED = Kind("tied", "province:name strength:int")
TIE_WON = Kind("tie_won", "side:name province:name strength:int")
TAKES_ALL = Kind("takes_all", "province:name side:name strength:int rival:name against:int")
CONTROL = Kind("control", "side:name province:name markers:int")
BORDER = Kind("border", "side:name first:name second:name")

# Bonus tokens
TACTICS_USED = Kind("tactics_used", "side:name")
WEALTH_USED = Kind("wealth_used", "side:name")
MIGHT_LEGION = Kind("might_legion", "side:name rival:name legion:text icon:name first:name second:name")
MIGHT_PROVINCE = Kind("might_province", "side:name rival:name province:name")
MIGHT_BORDER = Kind("might_border", "side:name rival:name first:name second:name")
CONTROL_LOST = Kind("control_lost", "rival:name province:name")
SENATE_USED = Kind("senate_used", "side:name tokens:int markers:int")
SENATE_BARE = Kind("senate_bare", "side:name tokens:int")
POISON_USED = Kind("poison_used", "side:name rival:name")
POISONED = Kind("poisoned", "rival:name legion:text icon:name", reveals=True)
CENTURION_TAKEN = Kind("centurion_taken", "side:name legion:text icon:name")
DECLINED = Kind("declined", "side:name token:name")
NO_EFFECT = Kind("no_effect", "side:name token:name")

# The solo bot
SHUFFLED = Kind("shuffled", "side:name")
TILE_UP = Kind("tile_up", "side:name tile:text")
LINED = Kind("lined", "side:name legion:text icon:name")
SHORT = Kind("short", "side:name")
SUPPORTED = Kind("supported", "side:name legion:text icon:name")
DISCARDED = Kind("discarded", "side:name legion:text icon:name")
NOT_DISCARDED = Kind("not_discarded", "side:name")
NO_ORDER = Kind("no_order", "side:name")
VETO = Kind("veto", "side:name")
PRIORITY_WIN = Kind("priority_win", "side:name province:name value:int")
PRIORITY_CLOSE = Kind("priority_close", "side:name province:name value:int")
PRIORITY_BEHIND = Kind("priority_behind", "side:name province:name by:int value:int")
PRIORITY_NEAR = Kind("priority_near", "side:name province:name by:int value:int")
PRIORITY_NEXT = Kind("priority_next", "side:name province:name value:int")
PRIORITY_CENTRAL = Kind("priority_central", "side:name province:name value:int")
PRIORITY_ANY = Kind("priority_any", "side:name province:name value:int")
TIE_PROVINCE = Kind("tie_province", "province:name rule:name")
TIE_BORDER = Kind("tie_border", "first:name second:name rule:name")
SKIPPED = Kind("skipped", "side:name")
ASIDE = Kind("aside", "side:name token:name")
THROWN = Kind("thrown", "side:name left:int")

# The end
LAST_MARKER = Kind("last_marker", "side:name")
EMPTY_CAMP = Kind("empty_camp", "side:name")
NO_BORDER = Kind("no_border", "side:name")
NO_ICON = Kind("no_icon", "side:name", reveals=True)
CANNOT_PLACE = Kind("cannot_place", "side:name")

KINDS: Final = (
    LAID, BESIDE, DRAWN,
    TURN, EXTRA_TURN, SENT, SENT_DOWN, TURNED_UP, BAG_EMPTY,
    CLOSED, TAKEN, COMPARED, TIED, TIE_WON, TAKES_ALL, CONTROL, BORDER,
    TACTICS_USED, WEALTH_USED, MIGHT_LEGION, MIGHT_PROVINCE, MIGHT_BORDER, CONTROL_LOST, SENATE_USED, SENATE_BARE,
    POISON_USED, POISONED, CENTURION_TAKEN, DECLINED, NO_EFFECT,
    SHUFFLED, TILE_UP, LINED, SHORT, SUPPORTED, DISCARDED, NOT_DISCARDED, NO_ORDER, VETO,
    PRIORITY_WIN, PRIORITY_CLOSE, PRIORITY_BEHIND, PRIORITY_NEAR, PRIORITY_NEXT, PRIORITY_CENTRAL, PRIORITY_ANY,
    TIE_PROVINCE, TIE_BORDER, SKIPPED, ASIDE, THROWN,
    LAST_MARKER, EMPTY_CAMP, NO_BORDER, NO_ICON, CANNOT_PLACE,
)  # fmt: skip

REASONS: Final = (
    "last_province",
    "last_border",
    "last_senate",
    "thrown_out",
    "empty_camp",
    "no_border",
    "no_icon",
    "bot_stuck",
)
"""Why a match ends: where the last marker went, or why somebody could not send a legion."""
