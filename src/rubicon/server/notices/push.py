"""Web push: messages to browsers that are not open, encrypted for each of them, signed with the key of this server."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any, Final
from urllib.parse import urlsplit

from rubicon.server.ids import now_ms
from rubicon.server.storage import account_queries
from rubicon.server.storage.store import Conflict, Store

KEY: Final = "push_key"
"""Under which the house keeps it."""
TTL: Final = 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""
VALID: Final = 6 * 3_600
"""Seconds for which a signature is good; at most a day is allowed."""


class PushKey:
    """The key that shows push services who sends. Drawn when it is first needed, by one server for all."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._private = ""
        self.public = ""

    async def open(self) -> None:
        """Have it; loading what makes keys takes a moment, so nobody waits for it at the start."""
        if self.public:
            return
        fresh = await asyncio.to_thread(_draw)
        try:
            self._private = await self._read_or(fresh)
        except Conflict:  # another server has just drawn one
            self._private = await self._read_or(fresh)
        self.public = await asyncio.to_thread(_public, self._private)

    async def _read_or(self, fresh: str) -> str:
        return await self._store.write(lambda connection: account_queries.house_value(connection, KEY, fresh))

    def message(self, address: str, keys: dict[str, str], data: bytes, subject: str) -> tuple[bytes, dict[str, Any]]:
        """A message for one browser: its encrypted body, and its headers. Takes a moment: for a thread."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        parts = urlsplit(address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_ms() // 1000 + VALID, "sub": subject}
        signed = Vapid02.from_string(self._private).sign(claims)
        sealed = WebPusher({"endpoint": address, "keys": keys}).encode(data, "aes128gcm")
        headers = {**signed, "content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
        return bytes(sealed["body"]), {**headers, "ttl": str(TTL), "urgency": "normal"}


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted with them: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        return len(_decoded(auth)) == 16
    except ValueError:
        return False


def plain(title: str, body: str, tag: str, url: str) -> bytes:
    """What the worker of the browser app gets to show."""
    return json.dumps({"title": title, "body": body, "tag": tag, "url": url}, ensure_ascii=False).encode()


def _draw() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32, "big"))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(_decoded(private), "big"), ec.SECP256R1())
    return _encoded(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
