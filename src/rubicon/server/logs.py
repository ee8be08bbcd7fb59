"""Logs: lines for people, or JSON for programs, each with the id of the request that it is about.

No line says who somebody is or what is hidden: no names, keys, cookies, tokens, nonces or moves. Statements are logged
without their values (`hide_parameters` in `storage.store`), calls by their route and not by their address.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from rubicon.server.settings import Settings

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="-")
"""Of the request that is being answered."""

LINE: Final = "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"


class _WithRequest(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request_id.get()
        return True


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "request", "-"),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """From now on logs go to the error output, as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_WithRequest())
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(LINE))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("rubicon").setLevel(settings.log_level.upper())
    for noisy in ("alembic", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
