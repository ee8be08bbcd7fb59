"""Every kind of event that Augustus tells. Missions are told as number and name, which no language declines."""

from __future__ import annotations

from typing import Final

from rubicon.core.events import Kind
from rubicon.games.augustus.rules.box import REWARDS, SYMBOLS

FIRST_HERALD = Kind("first_herald", "player:seat")
ROW_CARD = Kind("row", "mission:text")
DEAL = Kind("deal", "player:seat mission:text?")  # the others see that, but not what
GIVEN = Kind("given", "player:seat mission:text")
PLAN = Kind("plan", "player:seat move:text", private=True)
PLAN_COMPLETES = Kind("plan_completes", "player:seat mission:text", private=True)
READY = Kind("ready", "player:seat")
REVEAL = Kind("reveal", reveals=True)
KEPT_THREE = Kind("kept", "player:seat one:text two:text three:text")
TOKEN = Kind("token", "herald:seat token:name")
JOKER_DRAWN = Kind("joker", "herald:seat")
PUT_LEGION = Kind("put", "player:seat mission:text symbol:name")
MOVED_LEGION = Kind("moved", "player:seat mission:text symbol:name old_mission:text old_symbol:name")
PASSED = Kind("passed", "player:seat")
AVE = Kind("ave", "player:seat mission:text")
RESOLVES = Kind("resolves", "player:seat mission:text legions:int")
NO_MORE = Kind("no_more", "player:seat")
GAINED = Kind("gained", "player:seat legions:int left:int")
NOT_GAINED = Kind("not_gained", "player:seat")
TWO = Kind("two", "player:seat")
KEPT_ORDER = Kind("kept_order", "player:seat")
PICKED_UP = Kind("picked_up", "player:seat legions:int")
FINISHED = Kind("finished", "player:seat mission:text")
STRIKES = Kind("strikes", "player:seat mission:text")
REMOVED = Kind("removed", "player:seat mission:text symbol:name")
CLEARED = Kind("cleared", "player:seat mission:text legions:int")
LOST = Kind("lost", "player:seat mission:text")
UNHURT = Kind("unhurt", "player:seat")
CONTROLS = Kind("controls", "player:seat mission:text total:int")
REWARD = Kind("reward", "player:seat reward:name points:int")
REWARD_PASSES = Kind("reward_passes", "player:seat old:seat reward:name")
REWARD_BACK = Kind("reward_back", "old:seat reward:name")
DECLINED = Kind("declined", "player:seat reward:name")
TAKES = Kind("takes", "player:seat mission:text")
NOTHING_LEFT = Kind("nothing_left", "player:seat")
SHUFFLE = Kind("shuffle", "missions:int")
BAG_FULL = Kind("bag_full", "player:seat")
SCORED = Kind("scored", "player:seat rewards:int missions:int effects:int total:int")
SENATORS = Kind("senators", "player:seat senators:int")

KINDS: Final = (
    FIRST_HERALD,
    ROW_CARD,
    DEAL,
    GIVEN,
    PLAN,
    PLAN_COMPLETES,
    READY,
    REVEAL,
    KEPT_THREE,
    TOKEN,
    JOKER_DRAWN,
    PUT_LEGION,
    MOVED_LEGION,
    PASSED,
    AVE,
    RESOLVES,
    NO_MORE,
    GAINED,
    NOT_GAINED,
    TWO,
    KEPT_ORDER,
    PICKED_UP,
    FINISHED,
    STRIKES,
    REMOVED,
    CLEARED,
    LOST,
    UNHURT,
    CONTROLS,
    REWARD,
    REWARD_PASSES,
    REWARD_BACK,
    DECLINED,
    TAKES,
    NOTHING_LEFT,
    SHUFFLE,
    BAG_FULL,
    SCORED,
    SENATORS,
)


def symbol_key(symbol: int) -> str:
    """The key under which the symbol's name is in the words."""
    return f"symbol-{SYMBOLS[symbol]}"


def reward_key(tile: int) -> str:
    """The key under which the reward's name is in the words."""
    return f"reward-{REWARDS[tile]}"
