"""Routes of the games: what there is, their words, their rules."""

from __future__ import annotations

import gzip
import hashlib
import logging
from functools import lru_cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon import COMPILED, __version__
from rubicon.core.errors import RubiconError
from rubicon.games import find
from rubicon.games import names as game_names
from rubicon.learn.lessons import lessons_of
from rubicon.server import bot_pool, leaderboard, static_files, table_terms
from rubicon.server.api.common import PROBLEMS, answer, house_of, language_for
from rubicon.server.api.session_cookies import renew_session
from rubicon.server.errors import Refusal
from rubicon.server.limits import RATES
from rubicon.server.response_models import HouseInfo
from rubicon.server.spectator_delay import hides
from rubicon.text import LANGUAGES, game_folder, lesson_source, source

log = logging.getLogger("rubicon.house")

router = APIRouter(tags=["house"])

WORDS = ("shared", "server", "web")
"""The shared messages that a browser needs; those of the terminal it does not."""
LESSONS = ".lessons"
"""What stands behind the name of a game for the words of its lessons."""
GameName = Annotated[str, Path(max_length=60)]


def game_info(name: str) -> dict[str, Any]:
    """A game for the home page."""
    game = find(name)
    options = [table_terms.option_info(game, option) for option in game.options]
    usual = list(game.seats(table_terms.defaults(game)))
    return {
        "name": name,
        "seats": sorted({count for counts in [usual, *[c for o in options for c in o["seats"]]] for count in counts}),
        "usual_seats": usual[0],
        "options": options,
        "bots": bot_pool.names(name),
        "bot_ratings": leaderboard.bot_points(name),
        "hidden": hides(game),
        "draws": game.draws,
        "aid": has_aid(name),
        "lessons": [{"name": lesson.name, "minutes": lesson.minutes} for lesson in lessons_of(game).values()],
    }


def has_aid(name: str) -> bool:
    """Whether the game brings a player aid."""
    return find(name).has_part("aid")


@router.get("/api/house", response_model=None, responses={200: {"model": HouseInfo}, 429: PROBLEMS[429]})
async def house(request: Request) -> Response:
    """The games, the languages, the limits, and who you are."""
    home = house_of(request)
    games = []
    for name in game_names():
        try:
            games.append(game_info(name))
        except (RubiconError, ImportError, AttributeError) as error:
            log.error("the game %s cannot be offered: %s", name, error)  # a bad box breaks its own game only
    me = await home.people.who(request)
    limits: dict[str, float] = {
        "body_kb": home.settings.body_kb,
        "chat_length": home.settings.chat_length,
        "notes_length": home.settings.notes_length,
        "tables_each": home.settings.tables_each,
        "calls_a_second": RATES["call"][0] * home.settings.rate,
    }
    response = answer(
        {
            "version": __version__,
            "compiled": COMPILED,
            "compiling": home.compiled_rules.awaited(),
            "languages": list(LANGUAGES),
            "games": games,
            "limits": limits,
            "you": None if me is None else me.plain(),
        }
    )
    return await renew_session(request, response, me)


@router.get(
    "/api/words/{language}/{game}.ftl",
    response_model=None,
    responses={200: {"content": {"text/plain": {}}}, 404: PROBLEMS[404], 400: PROBLEMS[400], 429: PROBLEMS[429]},
    response_class=Response,
)
async def words(request: Request, language: GameName, game: GameName) -> Response:
    """All Fluent messages for a game, the shared ones included; `house` for these alone, `club` for the club's own.

    `<game>.lessons` are those of a game's lessons, which nothing else needs.
    """
    _language(language)
    if game not in ("house", "club") and game.removesuffix(LESSONS) not in game_names():
        raise Refusal("not_found", "server-no-game")
    return _text(request, *_words(language, game), "text/plain")


@router.get(
    "/api/rules/{language}/{game}.md",
    response_model=None,
    responses={200: {"content": {"text/markdown": {}}}, 404: PROBLEMS[404], 400: PROBLEMS[400], 429: PROBLEMS[429]},
    response_class=Response,
)
async def rules(request: Request, language: GameName, game: GameName) -> Response:
    """The rules in our own words."""
    _language(language)
    if game not in game_names():
        raise Refusal("not_found", "server-no-game")
    text = _rules(language, game)
    if text is None:
        raise Refusal("not_found", "server-no-rules")
    return _text(request, *text, "text/markdown")


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """The calls, to read."""
    return Response(static_files.describe(request.app.openapi(), language_for(request)), media_type="text/html")


def _language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("not_found", "server-no-language")


@lru_cache(maxsize=64)
def _words(language: str, game: str) -> tuple[bytes, bytes, str]:
    if game.endswith(LESSONS):
        return _packed(lesson_source(language, game.removesuffix(LESSONS)))
    names = ("club",) if game == "club" else WORDS  # the club's are loaded by its pages, beside those of the house
    texts = [(files("rubicon.text") / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in names]
    if game not in ("house", "club"):
        texts += source(language, game)[len(source(language, None)) :]
    return _packed("\n\n".join(texts))


@lru_cache(maxsize=64)
def _rules(language: str, game: str) -> tuple[bytes, bytes, str] | None:
    package = game_folder(type(find(game)).__module__)
    docs = FilePath(__file__).resolve().parents[4] / "docs" / "rules"
    for path in (
        package / "text" / f"rules.{language}.md",
        package / "rules" / f"{language}.md",
        docs / f"{game}.{language}.md",
        package / "text" / "rules.en.md",
        docs / f"{game}.md",
    ):
        if path.is_file():
            return _packed(path.read_text(encoding="utf-8"))
    return None


def _packed(text: str) -> tuple[bytes, bytes, str]:
    data = text.encode()
    return data, gzip.compress(data, 9), hashlib.sha256(data).hexdigest()[:20]


def _text(request: Request, data: bytes, packed: bytes, tag: str, kind: str) -> Response:
    headers = {"cache-control": "no-cache", "etag": f'"{tag}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(data, headers=headers, media_type=kind)
