"""The contract of a game, and what every game needs. Knows no game, reads and writes nothing."""

from importlib import import_module

from rubicon.core.bot import Advice, Bot, BotMaker
from rubicon.core.chance import Fortuna, Scripted, Sealed, Streamed
from rubicon.core.errors import (
    BadBox,
    BadOption,
    BadRecord,
    BadSeats,
    GameOver,
    IllegalMove,
    NothingToUndo,
    RubiconError,
    UnknownBot,
    UnknownGame,
    Unreadable,
    WrongRules,
    WrongSeat,
)
from rubicon.core.events import Event, Kind
from rubicon.core.game import FORTUNA, Game, Option, Outcome, Setup, Sight, State, preview
from rubicon.core.match import Match
from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.core.rng import Rng, stream

__all__ = [
    "FORTUNA",
    "Advice",
    "BadBox",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Bot",
    "BotMaker",
    "Event",
    "Fortuna",
    "Game",
    "GameOver",
    "IllegalMove",
    "Kind",
    "Match",
    "Message",
    "NameRef",
    "NothingToUndo",
    "Option",
    "Outcome",
    "Rng",
    "RubiconError",
    "Scripted",
    "Sealed",
    "SeatRef",
    "Setup",
    "Sight",
    "State",
    "Streamed",
    "UnknownBot",
    "UnknownGame",
    "Unreadable",
    "WrongRules",
    "WrongSeat",
    "preview",
    "stream",
]

# Compiled classes are made without ABCMeta's own __new__ and so share ABC's memory of who is an instance of whom: once
# isinstance(x, Sight) was asked, isinstance(x, State) would be true as well. Each gets a memory of its own.
for _base in (Bot, Fortuna, Game, Scripted, Sealed, Sight, State, Streamed):
    if "_abc_impl" not in vars(_base):
        import_module("_abc")._abc_init(_base)
