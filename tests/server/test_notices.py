"""Notices: what is told, to whom, once; over a real mail server and a push service that decrypts."""

from __future__ import annotations

import base64
import hmac
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from rubicon.core import stream
from rubicon.server.errors import Refusal
from rubicon.server.notices import targets
from rubicon.server.notices.sender import LEASE, not_late_yet, quiet_until
from rubicon.server.storage.notice_queries import LATE, Parcel
from tests.server.harness import Player, Row, Server, good, run_async, until
from tests.server.lockstep import pair, same
from tests.server.receivers import SENDER, MailServer, PushService, link, subscription
from tests.server.test_lockstep import FREE, Secretive, setup_of

HOUR = 3_600_000
AT_ONCE = {"RUBICON_PUSH_SECONDS": "0", "RUBICON_MAIL_SECONDS": "0", "RUBICON_PRIVATE_TARGETS": "1"}


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    running = MailServer()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def club(
    database: str,
    fresh_data: Callable[[], dict[str, str]],
    mail: MailServer,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """A server that sends notices at once."""
    settings = {**fresh_data(), **AT_ONCE, **mail.settings()}
    running = Server(tmp_path_factory.mktemp(f"club-{database}"), fixed=True, **settings).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def against(server: Server, anna: Player, clock: Row | None = None) -> tuple[Player, Row]:
    """A table of the dice at which Ola moves first, and Anna is away."""
    ola = Player(server, "Ola")
    made = ola.create("caesar_dice", "me", "open", clock=clock)
    anna.join(made["id"])
    return ola, ola.table(made["id"])


def pass_on(player: Player, table: str) -> None:
    """Decide until it is another's turn."""
    while (shown := player.table(table))["waiting"] == [shown["yours"][0]["seat"]]:
        player.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])


def wait_for(anna: Player, ola: Player, table: str) -> None:
    """Until the match waits for Anna, whoever began."""
    pass_on(ola, table)
    assert anna.table(table)["yours"][0]["seat"] in anna.table(table)["waiting"]


def claims(headers: dict[str, str], key: str) -> Row:
    """What the sender of a push message says of itself, its signature checked with the key that the page was given."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    try:
        point.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("not signed with the key of the server") from None
    found: Row = json.loads(decoded(signed.split(".")[1]))
    return found


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def waiting(server: Server) -> list[tuple[Any, ...]]:
    return server.sql("SELECT kind, due FROM notices ORDER BY kind")


def confirmed(
    server: Server, mail: MailServer, name: str, *kinds: str, language: str = "en", every: int = 15
) -> Player:
    """Somebody whose address is confirmed."""
    player = Player(server, name, language)
    address = f"{player.id}@post.example"
    body = {"address": address, "kinds": list(kinds), "every": every, "language": language}
    good(player.http.put("/api/notices/mail", json=body))
    (letter,) = mail.to(address, 1)
    Player(server).post(f"/api/notices/confirm/{link(letter, 'confirm')}")
    player.address = address  # type: ignore[attr-defined]
    return player


def test_a_browser_is_told_of_its_turn_and_nobody_else_can_read_it(club: Server, service: PushService) -> None:
    anna = Player(club, "Anna")
    browser = service.browser()
    shown = anna.post("/api/notices/push", **subscription(browser, "turn"))
    assert [(one["kind"], one["kinds"], one["current"]) for one in shown["channels"]] == [("push", ["turn"], True)]
    assert browser.endpoint not in json.dumps(shown)
    ola, table = against(club, anna)
    wait_for(anna, ola, table["id"])
    ((headers, told),) = browser.came.wait(1)
    assert told == {
        "title": "Your turn",
        "body": "Cezar: the dice are cast · Ola",
        "tag": table["id"],
        "url": f"/table/{table['id']}",
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == table["id"]
    about = claims(headers, shown["push_key"])
    assert about["aud"] == service.url
    assert about["sub"] == f"mailto:{SENDER}"
    until(lambda: not waiting(club))


def test_who_is_at_the_table_is_told_nothing(club: Server, service: PushService) -> None:
    anna = Player(club, "Anna")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "turn", "over"))
    ola, table = against(club, anna)
    with anna.live() as live:
        live.watch(table["id"])
        wait_for(anna, ola, table["id"])
        assert waiting(club) == []
    until(lambda: not ola.table(table["id"])["seats"][1]["online"])
    ola.post(f"/api/tables/{table['id']}/resign", seat=0)
    ((_, told),) = browser.came.wait(1)
    assert told["title"] == "The game is over"


def test_an_address_is_confirmed_before_anything_is_sent_to_it(club: Server, mail: MailServer) -> None:
    anna = Player(club, "Anna", "pl")
    address = f"{anna.id}@post.example"
    body = {"address": address, "kinds": ["turn"], "every": 15, "language": "pl"}
    shown = good(anna.http.put("/api/notices/mail", json=body))
    assert [(one["address"], one["confirmed"]) for one in shown["channels"]] == [(address, False)]
    ola, table = against(club, anna)
    wait_for(anna, ola, table["id"])
    assert waiting(club) == []
    (letter,) = mail.to(address, 1)
    assert letter["Subject"] == "Czy to Twój adres? Powiadomienia z Rubiconu"
    token = link(letter, "confirm")
    stranger = Player(club)
    assert stranger.refused("/api/notices/confirm/nobody-nothing") == (404, "not_found")
    assert stranger.refused(f"/api/notices/confirm/{token[:-2]}xx") == (404, "not_found")
    assert stranger.refused(f"/api/notices/stop/{token}") == (404, "not_found")  # it is for something else
    assert stranger.post(f"/api/notices/confirm/{token}") == {"address": address}
    ola2, second = against(club, anna)
    wait_for(anna, ola2, second["id"])
    told = mail.to(address, 2)[1]
    assert told["Subject"] == "Twoja kolej: Cezar: Kostki zostały rzucone · Ola"
    assert f"https://club.example/table/{second['id']}" in told.get_content()


@pytest.mark.sqlite
def test_ten_turns_are_one_letter_which_can_be_stopped_with_one_click(
    new_server: Callable[..., Server], mail: MailServer
) -> None:
    server = new_server(**{**AT_ONCE, **mail.settings(), "RUBICON_MAIL_SECONDS": "300"})
    anna = confirmed(server, mail, "Anna", "turn", "start")
    address = anna.address  # type: ignore[attr-defined]
    tables = []
    for days in (2, 3, 4):
        ola, table = against(server, anna, {"kind": "days", "days": days})
        wait_for(anna, ola, table["id"])
        tables.append(table["id"])
    server.move_clocks(wall=301_000)
    letter = mail.to(address, 2)[1]
    text = letter.get_content().replace("\r\n", "\n")
    assert letter["Subject"] == "Your turn at 3 tables: Cezar: the dice are cast"
    for table, left in zip(tables, ("2 days left", "3 days left", "4 days left"), strict=True):
        assert f"· Ola · {left}\nhttps://club.example/table/{table}\n" in text
    assert letter["From"] == SENDER
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://club.example")
    assert link(letter, "unsubscribe") == stop.rsplit("/", 1)[1]
    # The next ones wait until a quarter of an hour has passed, and come together.
    until(lambda: not [kind for kind, _ in waiting(server) if kind == "turn"])
    for _ in range(2):
        ola, table = against(server, anna)
        wait_for(anna, ola, table["id"])
    server.move_clocks(wall=620_000)
    until(lambda: {due > 900_000 for _, due in waiting(server)} and len(mail.to(address, 2)) == 2)
    server.move_clocks(wall=301_000 + 16 * 60_000)
    assert mail.to(address, 3)[2]["Subject"] == "Your turn at 2 tables: Cezar: the dice are cast"
    # A mail program posts a form, from nowhere, without a cookie.
    response = Player(server).http.post(stop, data={"List-Unsubscribe": "One-Click"})
    assert good(response) == {"address": address}
    assert anna.get("/api/notices")["channels"][0]["stopped"]
    ola, table = against(server, anna)
    wait_for(anna, ola, table["id"])
    assert [kind for kind, _ in waiting(server)] == []
    good(Player(server).http.post(stop.replace("/stop/", "/resume/")))
    assert not anna.get("/api/notices")["channels"][0]["stopped"]


@pytest.mark.sqlite
def test_quiet_hours_reminders_and_retries_by_the_clock(
    new_server: Callable[..., Server], service: PushService, mail: MailServer
) -> None:
    server = new_server(**AT_ONCE)
    anna = Player(server, "Anna")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "turn"))
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 60) % 1440}
    shown = good(anna.http.put("/api/notices", json={"zone": "Etc/UTC", "quiet": quiet}))
    assert (shown["zone"], shown["quiet"]) == ("Etc/UTC", [quiet["begins"], quiet["ends"]])
    assert anna.http.put("/api/notices", json={"zone": "Europe/Rom"}).json()["error"] == "bad_request"
    ola, table = against(server, anna, {"kind": "days", "days": 2})
    wait_for(anna, ola, table["id"])
    end = int(now.timestamp() * 1000) + HOUR - 90_000
    until(lambda: any(kind == "turn" and due > end for kind, due in waiting(server)))
    assert browser.came.all() == []
    browser.status = 503  # the service has trouble: it is tried again after a minute, and then after two
    server.move_clocks(wall=HOUR + 1_000)
    until(lambda: server.sql("SELECT failures FROM channels") == [(1,)])
    server.move_clocks(wall=HOUR + 65_000)
    until(lambda: server.sql("SELECT failures FROM channels") == [(2,)])
    browser.status = 201
    server.move_clocks(wall=HOUR + 300_000)
    assert browser.came.wait(3)[2][1]["body"].endswith("· Ola · 2 days left")
    # A quarter of the two days is left, outside of quiet hours.
    good(anna.http.put("/api/notices", json={"zone": "Etc/UTC"}))
    server.move_clocks(wall=37 * HOUR)
    _, late = browser.came.wait(4)[3]
    assert late["title"] == "Your time is running out"
    assert late["body"].endswith("11 hours left")
    until(lambda: not waiting(server))


def test_a_browser_that_is_gone_is_forgotten(club: Server, service: PushService) -> None:
    anna = Player(club, "Anna")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "turn"))
    browser.status = 410
    ola, table = against(club, anna)
    wait_for(anna, ola, table["id"])
    until(lambda: anna.get("/api/notices")["channels"] == [])
    assert waiting(club) == []


def test_an_address_that_the_mail_server_refuses_is_stopped(club: Server, mail: MailServer) -> None:
    anna = confirmed(club, mail, "Anna", "turn")
    mail.answer = "550 no such user"
    try:
        ola, table = against(club, anna)
        wait_for(anna, ola, table["id"])
        until(lambda: anna.get("/api/notices")["channels"][0]["stopped"])
        body = {"address": "nobody@post.example", "kinds": ["turn"], "every": 15, "language": "en"}
        assert anna.http.put("/api/notices/mail", json=body).json()["message"]["key"] == "server-mail-refused"
    finally:
        mail.answer = "250 OK"


def test_an_address_stays_until_there_is_another_one(club: Server, mail: MailServer) -> None:
    """A letter to the new one that cannot be sent costs nobody the old one."""
    anna = confirmed(club, mail, "Anna", "turn")
    address = anna.address  # type: ignore[attr-defined]
    body = {"address": f"new.{address}", "kinds": ["turn"], "every": 15, "language": "en"}
    for answer, key in (("451 later", "server-mail-failed"), ("550 no such user", "server-mail-refused")):
        mail.answer = answer
        try:
            assert anna.http.put("/api/notices/mail", json=body).json()["message"]["key"] == key
        finally:
            mail.answer = "250 OK"
        assert addresses(anna) == [(address, True)]
    good(anna.http.put("/api/notices/mail", json=body))
    assert addresses(anna) == [(f"new.{address}", False)]
    good(anna.http.put("/api/notices/mail", json=body))
    assert addresses(anna) == [(f"new.{address}", False)]


def addresses(player: Player) -> list[tuple[str, bool]]:
    return [(one["address"], one["confirmed"]) for one in player.get("/api/notices")["channels"]]


def test_a_killed_server_loses_nothing_and_sends_nothing_twice(
    new_server: Callable[..., Server], mail: MailServer
) -> None:
    server = new_server(**AT_ONCE, **mail.settings())
    anna = confirmed(server, mail, "Anna", "turn")
    address = anna.address  # type: ignore[attr-defined]
    asked = len(mail.asked.all())
    mail.flows.clear()
    ola, table = against(server, anna)
    wait_for(anna, ola, table["id"])
    mail.asked.wait(asked + 1)  # it is in the midst of it
    server.kill()
    mail.flows.set()
    server.start()
    assert [kind for kind, _ in waiting(server)] == ["turn"]
    server.move_clocks(wall=LEASE)
    letters = mail.to(address, 2)
    until(lambda: not waiting(server))
    assert [letter["Subject"].partition(":")[0] for letter in letters[1:]] == ["Your turn"]
    assert len(mail.to(address, 2)) == 2


@pytest.mark.sqlite
def test_what_must_be_sent_again_has_the_same_name(new_server: Callable[..., Server], mail: MailServer) -> None:
    """Killed after the letter was handed over and before that was stored: as if the row had never gone."""
    server = new_server(**AT_ONCE, **mail.settings())
    anna = confirmed(server, mail, "Anna", "turn")
    address = anna.address  # type: ignore[attr-defined]
    mail.answer = "451 later"
    ola, table = against(server, anna)
    wait_for(anna, ola, table["id"])
    until(lambda: server.sql("SELECT failures FROM channels") == [(1,)])
    kept = server.sql('SELECT channel, "match", kind, made, due FROM notices')
    mail.answer = "250 OK"
    server.move_clocks(wall=HOUR)
    until(lambda: not waiting(server))
    server.sql('INSERT INTO notices (channel, "match", kind, made, due) VALUES (?, ?, ?, ?, ?)', *kept[0])
    server.sql("UPDATE channels SET sent = 0")
    first, second = mail.to(address, 3)[1:]
    assert first["Message-ID"] == second["Message-ID"]
    assert first["Message-ID"].endswith("@club.example>")


def test_a_rematch_is_an_invitation_and_a_hook_is_signed(club: Server, service: PushService) -> None:
    anna = Player(club, "Anna")
    made = anna.post("/api/notices/hook", url=f"{service.url}/hook", kinds=["invitation"])
    ola, table = against(club, anna)
    ola.post(f"/api/tables/{table['id']}/resign", seat=0)
    following = ola.rematch(table["id"])
    ((headers, body),) = service.hooks.wait(1)
    told = json.loads(body)
    assert told["server"] == "https://club.example"
    assert told["notices"] == [
        {"kind": "invitation", "table": following["id"], "game": "caesar_dice", "others": ["Ola"], "left": None}
    ]
    due = hmac.digest(made["secret"].encode(), f"{headers['x-rubicon-time']}.".encode() + body, "sha256").hex()
    assert headers["x-rubicon-signature"] == f"sha256={due}"
    assert made["secret"] not in json.dumps(anna.get("/api/notices"))


def test_a_friend_who_invites_reaches_who_is_away(club: Server, service: PushService) -> None:
    anna, ola = Player(club, "Anna"), Player(club, "Ola")
    ola.post("/api/friends/open", key=anna.get("/api/friends")["link"])
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "invitation"))
    table = ola.create("caesar_dice", "me", "open", private=True)["id"]
    ola.post(f"/api/tables/{table}/invite", friend=anna.id)
    ((_, told),) = browser.came.wait(1)
    assert told == {
        "title": "A seat is kept for you",
        "body": "Cezar: the dice are cast · Ola",
        "tag": table,
        "url": f"/table/{table}",
    }
    until(lambda: not waiting(club))


def test_who_declined_or_blocked_hears_nothing_of_it(new_server: Callable[..., Server], service: PushService) -> None:
    server = new_server(**{**AT_ONCE, "RUBICON_PUSH_SECONDS": "60"})
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    ola.post("/api/friends/open", key=anna.get("/api/friends")["link"])
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "invitation", "over"))
    table = ola.create("caesar_dice", "me", "open")["id"]
    ola.post(f"/api/tables/{table}/invite", friend=anna.id)
    (invitation,) = anna.get("/api/invitations")["invitations"]
    good(anna.call("DELETE", f"/api/invitations/{invitation['id']}"))
    rival, played = against(server, anna)
    over = played["id"]
    anna.post(f"/api/tables/{over}/resign", seat=1)
    anna.post("/api/blocks", table=over, seat=0, kind="block")
    rival.rematch(over)  # keeps a seat for her, and no word of it comes through
    assert [kind for kind, _ in waiting(server)] == ["invitation", "over"]
    server.move_clocks(wall=120_000)
    until(lambda: not waiting(server))
    assert [told["title"] for _, told in browser.came.all()] == ["The game is over"]


def test_a_wish_that_is_paired_reaches_who_is_away(club: Server, service: PushService) -> None:
    club.sql("DELETE FROM wishes")
    anna, ola = Player(club, "Anna"), Player(club, "Ola")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "start"))
    for one in (anna, ola):
        wish = {"game": "caesar_dice", "pace": "days", "nonce": one.nonce(), "commitment": one.commitment()}
        table = one.post("/api/wishes", **wish)["table"]
    ((_, told),) = browser.came.wait(1)
    assert (told["title"], told["url"]) == ("The game has begun", f"/table/{table}")
    assert told["body"] == "Cezar: the dice are cast · Ola"
    until(lambda: not waiting(club))


def test_the_tables_of_a_round_reach_those_who_play_there(club: Server, service: PushService) -> None:
    anna, ola = Player(club, "Anna T"), Player(club, "Ola T")
    anna.post("/api/account", password="correct horse")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "invitation"))
    clock = {"kind": "days", "days": 2}
    cup = {"name": "Cup", "game": "caesar_dice", "clock": clock, "most": 2, "format": "round_robin", "rounds": 2}
    id = anna.post("/api/tournaments", **cup)["id"]
    ola.post(f"/api/tournaments/{id}/join")
    anna.post(f"/api/tournaments/{id}/start")
    first = ola.get(f"/api/tournaments/{id}")["next"]
    ((_, told),) = browser.came.wait(1)
    assert (told["title"], told["url"]) == ("A seat is kept for you", f"/table/{first}")
    for one in (anna, ola):
        one.join(first)
    ola.post(f"/api/tables/{first}/resign", seat=ola.table(first)["yours"][0]["seat"])
    _, (_, told) = browser.came.wait(2)
    second = ola.get(f"/api/tournaments/{id}")["next"]
    assert second != first
    assert told["url"] == f"/table/{second}"
    until(lambda: not waiting(club))


@pytest.mark.sqlite
def test_signing_out_ends_the_notices_of_a_browser(club: Server, service: PushService) -> None:
    anna = Player(club, "Anna")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "turn"))
    other = Player(club, "Ola")  # the next person at the same browser
    other.post("/api/notices/push", **subscription(browser, "turn"))
    assert anna.get("/api/notices")["channels"] == []
    other.post("/api/logout")
    assert club.sql("SELECT count(*) FROM channels WHERE address = ?", browser.endpoint) == [(0,)]


def test_export_and_deletion_cover_notices(club: Server, service: PushService, mail: MailServer) -> None:
    anna = confirmed(club, mail, "Anna", "turn")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "turn", "over"))
    anna.post("/api/notices/hook", url=f"{service.url}/hook", kinds=["over"])
    good(anna.http.put("/api/notices", json={"zone": "Europe/Warsaw", "quiet": {"begins": 1320, "ends": 420}}))
    told = anna.get("/api/me/export")["notices"]
    assert told["hours"] == {"zone": "Europe/Warsaw", "quiet_from": 1320, "quiet_until": 420}
    assert {one["address"] for one in told["channels"]} == {
        anna.address,  # type: ignore[attr-defined]
        browser.endpoint,
        f"{service.url}/hook",
    }
    assert browser.keys()["auth"] not in json.dumps(told)
    good(anna.call("DELETE", "/api/me"))
    left = club.everything()
    for secret in (anna.id, anna.address, browser.endpoint):  # type: ignore[attr-defined]
        assert secret not in left


@pytest.mark.sqlite
def test_what_is_chosen_must_make_sense(club: Server, service: PushService) -> None:
    anna = Player(club, "Anna")
    body = subscription(service.browser(), "turn")
    assert anna.refused("/api/notices/push", **{**body, "keys": {"p256dh": "AAAA", "auth": "AAAA"}})[0] == 400
    assert anna.refused("/api/notices/push", **{**body, "kinds": ["everything"]})[0] == 400
    for address in ("anna", "a b@post.example", "anna@post", "a@b.c\r\nBcc: x@y.zz"):
        told = anna.http.put("/api/notices/mail", json={"address": address, "kinds": [], "language": "en"})
        assert told.status_code == 400, address
    assert anna.call("DELETE", "/api/notices/channels/nothing").status_code == 404
    ola = Player(club, "Ola")
    mine = anna.post("/api/notices/push", **body)["channels"][0]["id"]
    assert ola.call("DELETE", f"/api/notices/channels/{mine}").status_code == 404
    assert ola.http.put(f"/api/notices/channels/{mine}", json={"kinds": []}).status_code == 404
    assert good(anna.http.put(f"/api/notices/channels/{mine}", json={"kinds": ["over"]}))["channels"][0]["kinds"] == [
        "over"
    ]
    token = anna.post("/api/tokens", label="bot", scope="play")["token"]
    program = Player(club)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert program.call("GET", "/api/notices").status_code == 403


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://0x7f000001/x",
        "https://2130706433/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[fe80::1]/x",
        "https://user@push.example/x",
        "https://",
        "https://push.example:x/",
        "https://push.example/\n",
        "not an address",
    ],
)
def test_addresses_of_ones_own_network_are_refused(url: str) -> None:
    with pytest.raises(Refusal):
        targets.check(url, private=False)


def test_a_name_that_leads_into_ones_own_network_is_not_called(service: PushService) -> None:
    """`localhost` is a name as any other: it is looked at where it leads to."""
    targets.check("https://localhost/hook", private=False)
    address = f"{service.url}/hook".replace("127.0.0.1", "localhost")

    async def call(private: bool) -> int:
        async with await targets.open_session(private) as http, http.post(address, data=b"{}") as response:
            return response.status

    assert run_async(call(True)) == 204
    with pytest.raises(OSError, match="localhost"):
        run_async(call(False))


def test_quiet_hours_follow_the_clocks_of_the_person() -> None:
    night = {"zone": "Europe/Warsaw", "quiet_from": 22 * 60, "quiet_until": 7 * 60}

    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).timestamp() * 1000)

    assert quiet_until(None, 5) == 5
    assert quiet_until({**night, "quiet_from": None}, 5) == 5
    assert quiet_until(night, at("2026-11-18T12:00+01:00")) == at("2026-11-18T12:00+01:00")
    assert quiet_until(night, at("2026-11-18T21:59+01:00")) == at("2026-11-18T21:59+01:00")
    assert quiet_until(night, at("2026-11-18T22:00+01:00")) == at("2026-11-19T07:00+01:00")
    assert quiet_until(night, at("2026-11-19T06:59+01:00")) == at("2026-11-19T07:00+01:00")
    assert quiet_until(night, at("2026-03-28T23:00+01:00")) == at("2026-03-29T07:00+02:00")  # the shortest night
    noon = {**night, "quiet_from": 12 * 60, "quiet_until": 14 * 60}
    assert quiet_until(noon, at("2026-11-18T13:30+01:00")) == at("2026-11-18T14:00+01:00")
    assert quiet_until(noon, at("2026-11-18T14:00+01:00")) == at("2026-11-18T14:00+01:00")


def test_a_reminder_is_about_ones_own_clock() -> None:
    """Where two decide at the same time, that of the other one may run out much earlier."""
    day = 24 * HOUR
    now = 100 * day
    times = {"left": [3 * day, 3 * day], "since": [now, now - 2 * day - 12 * HOUR]}
    row = {"id": "t", "clock": json.dumps({"kind": "days", "days": 3}), "times": json.dumps(times)}
    seats = [{"seat": seat, "person": person, "kind": "human"} for seat, person in enumerate(("anna", "ola"))]
    due = {"match": "t", "kind": LATE, "made": 0, "due": now}

    def not_yet(person: str) -> list[tuple[Row, int]]:
        return not_late_yet(Parcel({"person": person}, None, [], [due], {"t": (row, seats)}, set()), now)

    assert not_yet("anna") == [(due, now + 3 * day - 18 * HOUR)]
    assert not_yet("ola") == []


@pytest.mark.sqlite
@pytest.mark.parametrize(("game", "options", "decisions"), [("caesar", {}, 10), ("julius_caesar", FREE, 10)])
def test_a_notice_tells_nothing_that_a_seat_may_not_know(
    club: Server, service: PushService, game: str, options: Row, decisions: int
) -> None:
    """Two tables in lock step: at the second, the rival does more in secret. What the player is sent is the same."""
    with pair(club, setup_of(game, options, 2), f"notices {game}", ("spectator",), None) as tables:
        browsers = []
        for side in (tables.first, tables.second):
            browsers.append(service.browser())
            wanted = subscription(browsers[-1], "turn", "start", "invitation", "over")
            side.players[1].post("/api/notices/push", **wanted)
        rival = Secretive(tables, None, stream(f"notices {game}"))
        for _ in range(decisions):
            waited = rival.waiting()
            if not waited:
                break
            rival.step(waited[0])
            until(lambda: not waiting(club))  # one is sent before there is another
        for side in (tables.first, tables.second):
            if side.mine(0)["status"] != "over":
                side.post(0, "resign")
        sent = []
        for side, browser in zip((tables.first, tables.second), browsers, strict=True):
            until(
                lambda browser=browser: browser.came.all()[-1:] and browser.came.all()[-1][1]["title"].endswith("over")
            )
            hidden = [
                json.dumps([told, headers["topic"], headers["content-length"], headers["ttl"], headers["urgency"]])
                for headers, told in browser.came.all()
            ]
            sent.append([text.replace(side.table, "TABLE").replace(side.rival, "RIVAL") for text in hidden])
        same(sent[0], sent[1], "what the player was sent")
        assert rival.secrets
        assert len(sent[0]) > (game == "caesar")  # the other is still deploying
