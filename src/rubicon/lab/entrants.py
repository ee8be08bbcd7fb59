"""Who sits down: bots by name, as objects, classes or makers, turned into a table that can be played at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from rubicon import bots as registry
from rubicon import games
from rubicon.core.bot import Bot, BotMaker
from rubicon.core.errors import RubiconError
from rubicon.core.game import Setup
from rubicon.core.message import Message
from rubicon.core.pickling import reduce_object, restore_object
from rubicon.core.rng import Rng

AnyBot = str | Bot | BotMaker
"""What the laboratory takes for a bot: its name, an object, a class, or whatever makes one from an `Rng`."""


class LabError(RubiconError):
    """What was asked of the laboratory cannot be done: a folder that is taken, a process that died."""


class LabUsageError(LabError):
    """What was asked of the laboratory makes no sense: too few bots, no games at all."""

    usage: ClassVar[bool] = True


class Entrant(NamedTuple):
    """A bot that sits down."""

    name: str
    """What results call it. Two entrants of one name are the same bot."""
    maker: BotMaker | None
    """What makes it; `None` if it is to be found by its name, in whichever process it plays."""


class Copies:
    """Makes bots of an object: a copy for each game, with its own randomness. What the object holds is shared."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, rng: Rng) -> Bot:
        _, (kind, attributes) = reduce_object(self.bot)
        twin: Any = restore_object(kind, {**attributes, "rng": rng})
        bot: Bot = twin
        return bot

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self.bot)
        own: Any = (kind.__reduce__, kind.__reduce_ex__, getattr(kind, "__getstate__", None))
        usual: Any = (object.__reduce__, object.__reduce_ex__, getattr(object, "__getstate__", None))
        if own != usual:  # its writer knows how to pickle it
            return Copies, (self.bot,)
        return _copies_again, reduce_object(self.bot)[1]


def _copies_again(kind: Any, attributes: dict[str, Any]) -> Copies:
    made: Any = restore_object(kind, attributes)
    return Copies(made)


def enter(bots: Sequence[AnyBot]) -> list[Entrant]:
    """Each bot with a name: its own, or that of its class. Others of the same name are numbered: `Mine`, `Mine-2`."""
    entered: list[Entrant] = []
    known: dict[str, list[object]] = {bot: [bot] for bot in bots if isinstance(bot, str)}
    for bot in bots:
        if isinstance(bot, str):
            entered.append(Entrant(bot, None))
            continue
        # Not isinstance: compiled classes that inherit ABC share one cache of answers.
        is_bot = Bot in type(bot).__mro__
        if not is_bot and not callable(bot):
            raise LabUsageError(Message("lab-bot-kind", {"bot": repr(bot)[:80]}))
        same = known.setdefault(_name(bot), [])
        if not any(bot is one for one in same):
            if is_bot:
                _check_copies(bot)
            same.append(bot)
        number = next(i for i, one in enumerate(same) if one is bot)
        name = _name(bot) if number == 0 else f"{_name(bot)}-{number + 1}"
        maker: Any = Copies(bot) if is_bot else bot  # type: ignore[arg-type]
        entered.append(Entrant(name, maker))
    return entered


def _check_copies(bot: Any) -> None:
    """Objects of compiled classes that nobody may subclass cannot be copied; their classes will do."""
    try:
        Copies(bot)(bot.rng)
    except (AttributeError, TypeError) as error:
        raise LabUsageError(Message("lab-bot-copy", {"bot": type(bot).__name__, "why": str(error)})) from error


def _name(bot: object) -> str:
    own = getattr(bot, "name", None)
    if isinstance(own, str) and own:
        return own
    if isinstance(bot, partial):
        return _name(bot.func)
    return str(getattr(bot, "__name__", type(bot).__name__))


def line_up(
    game: str, bots: Sequence[AnyBot], options: dict[str, Any] | None = None, seats: int | None = None
) -> tuple[Setup, list[Entrant]]:
    """The table and a bot for each of its seats.

    One bot fills all seats, the fewest that the game takes unless `seats` says
    otherwise. Several bots are one seat each. Unknown games, bots, options and
    impossible numbers of seats are refused here, before anything has happened.
    """
    if not bots:
        raise LabUsageError(Message("lab-bots-none", {"known": ", ".join(registry.names(game))}))
    setup = games.find(game).setup(options, len(bots) if seats is None and len(bots) > 1 else seats)
    if len(bots) not in (1, setup.seats):
        raise LabUsageError(Message("lab-bots-seats", {"bots": str(len(bots)), "seats": str(setup.seats)}))
    entrants = enter(bots)
    find_makers(setup, entrants)  # says by itself if there is no such bot
    return setup, entrants if len(bots) > 1 else entrants * setup.seats


def find_makers(setup: Setup, entrants: Sequence[Entrant]) -> list[BotMaker]:
    """What makes these bots. Looked up once for many games: a look into the register takes as long as a quick game."""
    name = setup.game.name
    return [registry.find_maker(name, one.name) if one.maker is None else one.maker for one in entrants]


def check_games(number: int) -> None:
    """Refuse to play no games at all."""
    if type(number) is not int or number < 1:
        raise LabUsageError(Message("lab-games", {"games": str(number)}))


def labels(bots: Sequence[str]) -> list[str]:
    """A name for each player that no other has: bots that sit down twice are numbered."""
    return [bot if bots.count(bot) == 1 else f"{bot} {list(bots[: i + 1]).count(bot)}" for i, bot in enumerate(bots)]
