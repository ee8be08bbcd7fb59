"""Open the database before anybody is served: migrate it, and refuse in words what cannot be used."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from rubicon.core.errors import UnknownGame
from rubicon.core.message import Message
from rubicon.server.errors import BadSetting
from rubicon.server.settings import Settings
from rubicon.text import Speaker

if TYPE_CHECKING:
    from rubicon.server.storage.store import Store

log = logging.getLogger("rubicon.serve")


def prepare_database(settings: Settings, say: Speaker) -> bool:
    """Open it once before the server does, so that what is wrong with it is told in words; whether it was migrated."""
    from sqlalchemy.exc import SQLAlchemyError

    from rubicon.server.storage.migrate import NewerDatabase
    from rubicon.server.storage.store import Store

    shown = settings.shown_database()
    try:
        store = Store(settings.database_url(), settings.synchronous)
        _check_running_matches(store)
        changed = store.open()
        store.probe()
        store.close()
        return changed
    except NewerDatabase as error:
        raise BadSetting(Message("server-database-newer", {"database": shown, "version": str(error)})) from None
    except (SQLAlchemyError, OSError, ImportError, UnicodeDecodeError) as error:
        # A damaged file can hold text that is none.
        damaged = isinstance(error, UnicodeDecodeError)
        why = say.key("server-database-damaged") if damaged else str(error).splitlines()[0][:200]
        raise BadSetting(Message("server-database-unusable", {"database": shown, "why": why})) from None


def _check_running_matches(store: Store) -> None:
    """Refuse to start where a running match could not go on: before anything is migrated, so that nothing is lost."""
    from rubicon.games import find

    unplayable = []
    for match, game, rules in store.running_matches():
        try:
            known = find(game)
        except UnknownGame:
            log.warning("table %s plays %s, which is not here", match, game)
            continue
        if not known.oldest <= rules <= known.rules:
            unplayable.append(f"{match} ({game}, {rules})")
    if unplayable:
        told = ", ".join(unplayable[:10]) + (" …" if len(unplayable) > 10 else "")
        raise BadSetting(Message("server-old-matches", {"count": len(unplayable), "matches": told}))
