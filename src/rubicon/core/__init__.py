"""The contract of a game, and what every game needs. Knows no game, reads and writes nothing."""

from rubicon.core.bot import Advice, Bot, BotMaker, Policy
from rubicon.core.chance import Fortuna, Scripted, Sealed, Streamed
from rubicon.core.errors import (
    BadBox,
    BadGame,
    BadOption,
    BadRecord,
    BadSeats,
    BadSight,
    EngineFailed,
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
from rubicon.core.instances import separate
from rubicon.core.match import Match
from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.core.rng import Rng, stream

__all__ = [
    "FORTUNA",
    "Advice",
    "BadBox",
    "BadGame",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadSight",
    "Bot",
    "BotMaker",
    "EngineFailed",
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
    "Policy",
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

for _base in (Bot, Fortuna, Game, Scripted, Sealed, Sight, State, Streamed):
    separate(_base)
