"""What a change of a table gives occasion to tell, and to whom."""

from __future__ import annotations

from collections.abc import Callable

from rubicon.server.ids import now_ms
from rubicon.server.live_table import Live
from rubicon.server.settings import Settings
from rubicon.server.storage.notice_queries import LATE, New

Online = Callable[[str, str], bool]


def occasions(live: Live, settings: Settings, online: Online) -> list[New]:
    """The notices that follow from a step that is about to be stored. Who is at the table needs none."""
    before, waited = live.announced
    now = now_ms()
    told: list[tuple[str, str]] = []
    if live.status == "running":
        turns = live.waited_for()
        if before == "open":
            told = [(person, "start") for person in live.players()]
        # Who begins may have chosen to hear of one of the two only; a letter names a table once.
        told += [(person, "turn") for person in turns - waited]
        late = [(person, live.late_at(person)) for person in turns - waited] if live.by_days else []
    else:
        late = []
        if live.status == "over" and before == "running":
            told = [(person, "over") for person in live.players()]
    push, mail = now + int(settings.push_seconds * 1000), now + int(settings.mail_seconds * 1000)
    news = [New(kind, person, now, push, mail) for person, kind in told if not online(live.id, person)]
    # Where there are days, one may see that it is one's turn, and forget it.
    return news + [New(LATE, person, now, at, at) for person, at in late if at is not None]


def invitations(people: list[str], settings: Settings) -> list[New]:
    """A seat is kept for these people, or a friend invites them."""
    now = now_ms()
    push, mail = now + int(settings.push_seconds * 1000), now + int(settings.mail_seconds * 1000)
    return [New("invitation", person, now, push, mail) for person in people]
