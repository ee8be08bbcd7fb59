"""Those who get notices: a real mail server, and push services with browsers behind them that decrypt what they get."""

from __future__ import annotations

import base64
import json
import os
import re
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import PATIENCE, Row, keep_a_port

SENDER = "rubicon@club.example"


class Came:
    """What has come, in order; whoever waits for more is woken."""

    def __init__(self) -> None:
        self._all: list[Any] = []
        self._more = threading.Condition()

    def add(self, one: Any) -> None:
        with self._more:
            self._all.append(one)
            self._more.notify_all()

    def all(self) -> list[Any]:
        with self._more:
            return list(self._all)

    def wait(self, count: int) -> list[Any]:
        """All of it, once there are so many."""
        with self._more:
            assert self._more.wait_for(lambda: len(self._all) >= count, PATIENCE), f"{len(self._all)} of {count} came"
            return list(self._all)


class MailServer:
    """Takes letters. `answer` is what it says to a recipient; while `holding` it says nothing at all."""

    def __init__(self) -> None:
        self.came = Came()
        self.asked = Came()  # recipients
        self.answer = "250 OK"
        self.flows = threading.Event()
        self.flows.set()
        kept = keep_a_port()
        self.port: int = kept.getsockname()[1]
        kept.close()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        self.asked.add(address)
        if not self.flows.is_set():
            import asyncio

            await asyncio.get_running_loop().run_in_executor(None, self.flows.wait)
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.came.add(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def to(self, address: str, count: int) -> list[EmailMessage]:
        """The letters to an address, once there are so many."""
        total = count
        while len(found := [one for one in self.came.all() if one["To"] == address]) < count:
            total = len(self.came.all()) + 1
            self.came.wait(total)
        return found

    def settings(self) -> dict[str, str]:
        """For a server that is to send letters through this one."""
        return {
            "RUBICON_SMTP_HOST": "127.0.0.1",
            "RUBICON_SMTP_PORT": str(self.port),
            "RUBICON_SMTP_TLS": "none",
            "RUBICON_SMTP_SENDER": SENDER,
            "RUBICON_URL": "https://club.example",
        }

    def stop(self) -> None:
        self.flows.set()
        self._controller.stop()


class Browser:
    """A browser that can be woken: it has keys, and an endpoint at a push service."""

    def __init__(self, service: PushService) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.path = f"/push/{len(service.browsers)}"
        self.endpoint = f"{service.url}{self.path}"
        self.came = Came()
        self.status = 201
        service.browsers[self.path] = self

    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(self._secret)}

    def take(self, headers: dict[str, str], body: bytes) -> int:
        if self.status == 201:
            plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
            self.came.add((headers, json.loads(plain)))
        else:
            self.came.add((headers, None))
        return self.status


class PushService:
    """An HTTP server to which messages for browsers are posted, and calls of hooks (`/hook`)."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.hooks = Came()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = 204
                if self.path == "/hook":
                    service.hooks.add((headers, body))
                else:
                    status = service.browsers[self.path].take(headers, body)
                self.send_response(status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def browser(self) -> Browser:
        return Browser(self)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def subscription(browser: Browser, *kinds: str, language: str = "en") -> Row:
    """What a page sends of its browser."""
    return {"endpoint": browser.endpoint, "keys": browser.keys(), "kinds": list(kinds), "language": language}


def link(letter: EmailMessage, place: str) -> str:
    """The token of a link in a letter."""
    found = re.search(rf"https://club\.example/{place}/(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]
