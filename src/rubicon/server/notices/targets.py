"""Where this server may be told to call: https, at addresses that everybody reaches.

People name push services and hooks. Without a check they could have this server call machines that only it reaches.
The address is looked at when a connection is made, not before: a name may lead elsewhere by then.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from rubicon.server.errors import Refusal

if TYPE_CHECKING:
    import aiohttp

LONGEST: Final = 1_000
SECONDS: Final = 15.0
"""For a whole call."""
WRAPPED: Final = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "::/96")]
"""Networks whose addresses hold one of IPv4, which may be anywhere."""


class NotAllowed(OSError):
    """A name that leads to an address which is not for everybody."""


def is_public(address: str) -> bool:
    """Whether an address is one that everybody reaches."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in net for net in WRAPPED):
            return False
    return found.is_global and not found.is_multicast


def check(url: str, private: bool) -> None:
    """Refuse a URL that this server would not call; `private` allows all addresses and plain http."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise Refusal("bad_request", "server-target") from None
    good = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url and bool(host)
    good = good and parts.username is None and parts.scheme in (("https", "http") if private else ("https",))
    if not good or (not private and _is_literal(host or "") and not is_public(host or "")):
        raise Refusal("bad_request", "server-target")


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # What other programs take for an address, as 127.1 and 0x7f000001, is no name of a machine either.
        return host.rsplit(".", 1)[-1][:1].isdigit()
    return True


async def open_session(private: bool) -> aiohttp.ClientSession:
    """Who calls: never follows to another address, and reaches none that is not for everybody."""
    await asyncio.to_thread(import_module, "aiohttp")  # takes a moment, in which nobody else should have to wait
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Public(AbstractResolver):
        """Names, and only addresses for everybody."""

        def __init__(self) -> None:
            self._inner: Final = aiohttp.ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            found = await self._inner.resolve(host, port, family)
            good = [one for one in found if private or is_public(str(one["host"]))]
            if not good:
                raise NotAllowed(f"{host} leads to no public address")
            return good

        async def close(self) -> None:
            await self._inner.close()

    timeout = aiohttp.ClientTimeout(total=SECONDS)
    connector = aiohttp.TCPConnector(resolver=Public(), use_dns_cache=False, limit=20)
    return aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False, auto_decompress=False)


async def call(http: aiohttp.ClientSession, url: str, private: bool, body: bytes, headers: dict[str, Any]) -> int:
    """Post something there; the status of the answer. What else is answered is not read."""
    check(url, private)
    async with http.post(url, data=body, headers=headers, allow_redirects=False) as response:
        return response.status
