"""E-mail, by the mail server that the settings name."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.utils import format_datetime
from importlib import import_module
from typing import Final
from urllib.parse import urlsplit

from rubicon.core.message import Message
from rubicon.server.errors import BadSetting
from rubicon.server.settings import Settings

SECONDS: Final = 20.0
"""For each step of the conversation with the mail server."""


class Undeliverable(Exception):
    """The mail server will never take a letter to this address."""


class Mail:
    """Sends letters, or says that it cannot."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self.possible: Final = bool(settings.smtp_host)

    def letter(self, address: str, subject: str, text: str, id: str, stop: str | None) -> EmailMessage:
        """A letter. The same `id` is the same letter: a program that gets it twice shows it once."""
        from datetime import UTC, datetime

        from rubicon.server.ids import now_ms

        letter = EmailMessage()
        letter["From"] = self._settings.smtp_sender
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(now_ms() / 1000, UTC))
        letter["Message-ID"] = f"<{id}@{urlsplit(self._settings.url).hostname}>"
        letter["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return letter

    async def send(self, letter: EmailMessage) -> None:
        """Hand a letter over to the mail server."""
        await asyncio.to_thread(import_module, "aiosmtplib")  # takes a moment: nobody else should have to wait
        import aiosmtplib

        settings = self._settings
        tls = settings.smtp_tls
        port = settings.smtp_port if settings.smtp_port is not None else 465 if tls == "tls" else 587
        try:
            await aiosmtplib.send(
                letter,
                hostname=settings.smtp_host,
                port=port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=tls == "tls",
                start_tls=tls == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(500 <= one.code < 600 for one in error.recipients):
                raise Undeliverable from None
            raise


def check(settings: Settings) -> None:
    """Refuse settings with which no letter could be sent, or none that leads anywhere."""
    if settings.smtp_host:
        for name in ("smtp_sender", "url"):
            if not getattr(settings, name):
                raise BadSetting(Message("server-mail-needs", {"name": f"RUBICON_{name.upper()}"}))
