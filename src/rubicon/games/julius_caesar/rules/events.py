"""Everything that can happen, and why a match can end.

Fields with a question mark are for the owner's eyes: which block it was, which card.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.events import Kind

# Set-up and cards
DEPLOY = Kind("deploy", "player:seat block:name place:name", private=True)
DEPLOYED = Kind("deployed", "player:seat", reveals=True)  # it stands: nothing is taken back
YEAR = Kind("year", "year:int")
DEAL = Kind("deal", "player:seat card:name?")
DISCARD = Kind("discard", "player:seat card:name?")
LAID = Kind("laid", reveals=True)  # now both know that both have decided
CHOOSE = Kind("choose", "player:seat card:name?")
TURN = Kind("turn", "year:int turn:int caesar:name pompey:name", reveals=True)
CANCEL = Kind("cancel")
COPY = Kind("copy", "player:seat card:name")
FIRST = Kind("first", "player:seat")
COMMAND = Kind("command", "player:seat moves:int levies:int")
INVOKE = Kind("invoke", "player:seat card:name")

# Moves
MARCH = Kind("march", "player:seat origin:name place:name block:name?")
OCCUPY = Kind("occupy", "player:seat origin:name place:name block:name?")
ATTACK = Kind("attack", "player:seat origin:name place:name block:name?")
RESERVE = Kind("reserve", "player:seat origin:name place:name block:name?")
RESPOND = Kind("respond", "player:seat origin:name place:name block:name?")
SAIL = Kind("sail", "player:seat origin:name place:name block:name?")
STAY = Kind("stay", "player:seat")

# Events of the gods
NO_TARGET = Kind("no_target", "player:seat card:name")
CALL = Kind("call", "player:seat place:name colour:name")
CALL_BLOCK = Kind("call_block", "player:seat place:name block:name")
DEFECT = Kind("defect", "player:seat block:name place:name", reveals=True)
SETTLE = Kind("settle", "player:seat block:name place:name")
ANGER = Kind("anger", "player:seat block:name place:name", reveals=True)
STRIKE = Kind("strike", "player:seat place:name", reveals=True)
SURPRISE = Kind("surprise", "player:seat place:name")
NO_SURPRISE = Kind("no_surprise", "player:seat card:name")

# Levies
LEVY = Kind("levy", "player:seat place:name block:name?")
RAISE = Kind("raise", "player:seat place:name block:name?")
NO_LEVY = Kind("no_levy", "player:seat levies:int")

# Battles
BATTLE = Kind("battle", "attacker:seat defender:seat place:name", reveals=True)
LINE = Kind("line", "player:seat blocks:text")
WAITING = Kind("waiting", "player:seat count:int")
ARRIVE = Kind("arrive", "player:seat blocks:text", reveals=True)
ROUND = Kind("round", "round:int place:name")
FIRE = Kind("fire", "player:seat block:name dice:text hits:int")
PASS = Kind("pass", "player:seat block:name")
HIT = Kind("hit", "player:seat block:name strength:int")
FALL = Kind("fall", "player:seat block:name place:name")
TROPHY = Kind("trophy", "player:seat enemy:seat block:name")
THIRD = Kind("third", "player:seat block:name")
TURNCOAT = Kind("turncoat", "player:seat block:name place:name")
RETREAT = Kind("retreat", "player:seat block:name place:name")
FERRY = Kind("ferry", "player:seat block:name place:name")
NO_RETREAT = Kind("no_retreat", "player:seat block:name")
DISRUPT = Kind("disrupt", "player:seat")
SWAP = Kind("swap", "attacker:seat defender:seat")
WON = Kind("won", "player:seat place:name")
REGROUP = Kind("regroup", "player:seat origin:name place:name block:name?")

# Winter
WINTER = Kind("winter", "year:int")
HOME = Kind("home", "player:seat place:name")
JOINS = Kind("joins", "player:seat place:name")
LAND = Kind("land", "player:seat origin:name place:name block:name?")
ADRIFT = Kind("adrift", "player:seat origin:name block:name?")
STARVE = Kind("starve", "player:seat place:name block:name?")
DISBAND = Kind("disband", "player:seat place:name block:name?")
VICTORY = Kind("victory", "year:int caesar:int pompey:int")
STAND = Kind("stand", "player:seat")

KINDS: Final = (
    DEPLOY, DEPLOYED, YEAR, DEAL, DISCARD, LAID, CHOOSE, TURN, CANCEL, COPY, FIRST, COMMAND, INVOKE,
    MARCH, OCCUPY, ATTACK, RESERVE, RESPOND, SAIL, STAY,
    NO_TARGET, CALL, CALL_BLOCK, DEFECT, SETTLE, ANGER, STRIKE, SURPRISE, NO_SURPRISE,
    LEVY, RAISE, NO_LEVY,
    BATTLE, LINE, WAITING, ARRIVE, ROUND, FIRE, PASS, HIT, FALL, TROPHY, THIRD, TURNCOAT,
    RETREAT, FERRY, NO_RETREAT, DISRUPT, SWAP, WON, REGROUP,
    WINTER, HOME, JOINS, LAND, ADRIFT, STARVE, DISBAND, VICTORY, STAND,
)  # fmt: skip

REASONS: Final = ("ten", "points", "roma", "draw")
