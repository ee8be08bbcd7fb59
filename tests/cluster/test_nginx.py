"""Two servers behind a real nginx with the file that we ship, changed in addresses, ports and paths only."""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.cluster.processes import Proxy, server_on, start_all
from tests.server.harness import PATIENCE, ROOT, Live, Player, Row, Server, keep_a_port, until
from tests.server.postgres import Postgres
from tools.system import find_nginx

NGINX = find_nginx()
NAME = "play.example.org"
TOKEN = "for-tests"

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not there: python3 -m tools.prepare --postgres")


@dataclass
class Gate:
    """What stands before the servers."""

    port: int
    plain_port: int
    trust: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"


class Visitor(Player):
    """Somebody who knows nothing but the public name."""

    def __init__(self, gate: Gate, server: Server, name: str) -> None:
        super().__init__(server)
        self.gate = gate
        self.http = httpx.Client(
            base_url=gate.url,
            headers={"host": NAME, "origin": f"https://{NAME}"},
            verify=gate.trust,
            timeout=PATIENCE,
            trust_env=False,
        )
        self.name = name
        self.id = self.post("/api/me", name=name, language="en")["id"]

    @contextmanager
    def live(self) -> Iterator[Live]:
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        with connect(
            f"wss://{NAME}/api/live",
            sock=socket.create_connection(("127.0.0.1", self.gate.port)),
            ssl=self.gate.trust,
            origin=Origin(f"https://{NAME}"),
            additional_headers={"cookie": cookie},
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as line:
            yield Live(line, self.server)


def change(text: str, changes: dict[str, str]) -> str:
    """Each of these is there once."""
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, servers: list[Server]) -> Iterator[Gate]:
    """A process of its own: its files are in the folder, and it ends with the test."""
    folder.mkdir()
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    ports = [keep_a_port(), keep_a_port()]
    secure, plain = [port.getsockname()[1] for port in ports]
    text = change(
        (ROOT / "deploy" / "nginx.conf").read_text(),
        {
            "server 10.0.0.11:8000 ": f"server 127.0.0.1:{servers[0].port} ",
            "server 10.0.0.12:8000 ": f"server 127.0.0.1:{servers[1].port} ",
            "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "/etc/ssl/rubicon/fullchain.pem": str(certificate),
            "/etc/ssl/rubicon/privkey.pem": str(key),
        },
    )
    own = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; master_process off; pid {folder}/pid; lock_file {folder}/lock;"
        f" error_log {folder}/errors; events {{}} http {{ access_log off; {' '.join(own)}\n{text} }}"
    )
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(main), "-e", str(folder / "errors")])
    try:
        gate = Gate(secure, plain, ssl.create_default_context(cafile=str(certificate)))
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", secure)).close()
                break
            except OSError:
                assert process.poll() is None, (folder / "errors").read_text()
                assert time.monotonic() < end
                time.sleep(0.02)
        yield gate
    finally:
        process.terminate()
        process.wait(PATIENCE)
        print((folder / "errors").read_text())  # where a test fails, it tells why
        for port in ports:
            port.close()


@dataclass
class Site:
    """All of it. The second server reaches the database through a wire that can stall."""

    gate: Gate
    servers: list[Server]
    wire: Proxy
    url: str


@pytest.fixture(scope="module")
def site(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    url = postgres.database()
    wire = Proxy([postgres.port])
    settings = {"RUBICON_URL": f"https://{NAME}", "RUBICON_PROXY": "127.0.0.1", "RUBICON_METRICS_TOKEN": TOKEN}
    servers = [
        server_on(url, folder / "first", **settings),
        server_on(postgres.url(url.rpartition("/")[2], wire.port), folder / "second", **settings),
    ]
    start_all(servers)
    with nginx(folder / "nginx", servers) as gate:
        yield Site(gate, servers, wire, url)
    for server in servers:
        server.kill()
    wire.close()


def sockets_of(server: Server) -> int:
    """How many sockets a server has, as it tells operators, past the proxy."""
    bearer = {"authorization": f"Bearer {TOKEN}"}
    told = httpx.get(f"{server.url}/metrics", headers=bearer, trust_env=False, timeout=PATIENCE)
    found = re.search(r"^rubicon_sockets ([\d.]+)$", told.text, re.M)
    assert found, told.text
    return int(float(found[1]))


def until_both_serve(site: Site, visitor: Visitor) -> None:
    """Until nginx sends sockets to either server: who has failed is left out for a moment."""

    def both() -> bool:
        with visitor.live() as one, visitor.live() as two:
            for live in (one, two):
                live.next("turns")
            return all(sockets_of(server) for server in site.servers)

    until(both, every=0.2)


def test_the_pages_of_operators_stay_inside_and_all_is_encrypted(site: Site) -> None:
    anna = Visitor(site.gate, site.servers[0], "Anna pages")
    for path in ("/metrics", "/readyz", "/healthz"):
        assert anna.call("GET", path).status_code == 404
    assert anna.call("GET", "/api/house").status_code == 200
    assert all(cookie.secure for cookie in anna.http.cookies.jar)
    plain = httpx.get(f"http://127.0.0.1:{site.gate.plain_port}/rules", headers={"host": NAME}, trust_env=False)
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/rules")
    other = anna.call("POST", "/api/commitment", headers={"origin": "https://elsewhere.example.org"})
    assert other.status_code == 403


def test_sockets_come_to_a_server_that_has_its_database(site: Site) -> None:
    """The one that is cut off has fewest connections: without a word from it, all would be sent there."""
    anna = Visitor(site.gate, site.servers[0], "Anna cut off")
    shown = anna.create("caesar_dice", "me", "local:Ola")
    site.wire.stall()
    try:
        cut = site.servers[1]
        until(lambda: httpx.get(f"{cut.url}/api/house", trust_env=False, timeout=PATIENCE).status_code == 503)
        for number in range(3):
            with anna.live() as live:
                assert live.watch(shown["id"])["id"] == shown["id"]
                live.send("decide", table=shown["id"], **step(shown, f"cut-off-{number}"))
                shown = live.next("answer", id=f"cut-off-{number}")["table"]
    finally:
        site.wire.stall(False)
    until(lambda: httpx.get(f"{cut.url}/api/house", trust_env=False, timeout=PATIENCE).status_code == 200)


def step(shown: Row, id: str) -> Row:
    """The first move of whoever is to move."""
    seat = shown["waiting"][0]
    mine = next(mine for mine in shown["yours"] if mine["seat"] == seat)
    return {"seat": seat, "move": mine["view"]["moves"][0]["move"], "based_on": mine["number"], "id": id}


def test_a_killed_server_costs_a_connection_and_nothing_else(site: Site) -> None:
    anna = Visitor(site.gate, site.servers[0], "Anna killed")
    shown = anna.create("caesar_dice", "me", "local:Ola")
    until_both_serve(site, anna)
    until(lambda: not any(sockets_of(server) for server in site.servers))
    with anna.live() as live:
        live.watch(shown["id"])
        dies = next(server for server in site.servers if sockets_of(server))
        asked = step(shown, "across-a-kill")
        live.send("decide", table=shown["id"], **asked)
        answer = live.next("answer", id="across-a-kill")
        assert answer["ok"]
        dies.kill()
        assert live.closed()
    try:
        # At once, while nginx has yet to find out: sockets, looks and what may not be sent twice.
        with anna.live() as live:
            assert live.watch(shown["id"])["length"] == answer["table"]["length"]
            live.send("decide", table=shown["id"], **asked)  # as if the answer had been lost
            again = live.next("answer", id="across-a-kill")
            assert (again["ok"], again["number"]) == (True, answer["number"])
            live.send("decide", table=shown["id"], **step(again["table"], "next"))
            assert live.next("answer", id="next")["ok"]
        shown = anna.table(shown["id"])
        for number in range(3):
            asked = step(shown, f"by-call-{number}")
            shown = anna.decide(shown, asked["move"], seat=asked["seat"], id=asked["id"])
            anna.create("caesar_dice", "me", "local:Ola")
        assert dies.sql("SELECT count(*) FROM decisions WHERE match = ?", shown["id"]) == [(5,)]
    finally:
        dies.start()
