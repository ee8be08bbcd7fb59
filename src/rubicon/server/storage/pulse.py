"""The pulse of several servers on one PostgreSQL: every second each of them says that it is alive.

With it goes what they must agree on, kept in one row of `house`: the time in which servers are awake, on which the
clocks of matches run, and who leads, which is who lets clocks run out. Both go by the clock of the database, so that
servers whose own clocks differ agree. While no server is alive, the time stands still.

A beat is one statement: a server that stalls in the midst of it holds no lock for which the others would wait.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, text

from rubicon.server.storage.cluster_news import CHANNEL
from rubicon.server.storage.job_queries import LEASE, NOW
from rubicon.server.storage.table_queries import AWAKE, keep_awake

if TYPE_CHECKING:
    from psycopg import AsyncConnection

STANDSTILL: Final = 2_500
"""Milliseconds without a pulse after which all servers have stood still: that time is not counted."""
LEADS: Final = 3_000
"""Milliseconds for which a server leads after each pulse."""
PULSE: Final = "pulse"

_FIND: Final = f"SELECT value, {NOW} FROM house WHERE key = '{PULSE}'"
# The row has the time awake, the last beat, who leads and until when, and who noticed that nobody had been alive.
_BEAT: Final = f"""
UPDATE house SET value = (
    SELECT concat_ws(' ',
        p[1]::bigint + CASE WHEN now - p[2]::bigint > {STANDSTILL} THEN 0 ELSE greatest(0, now - p[2]::bigint) END,
        greatest(now, p[2]::bigint),
        CASE WHEN p[3] = %(name)s OR p[4]::bigint < now THEN %(name)s ELSE p[3] END,
        CASE WHEN p[3] = %(name)s OR p[4]::bigint < now THEN now + {LEADS} ELSE p[4]::bigint END,
        CASE WHEN now - p[2]::bigint > {STANDSTILL} THEN %(name)s ELSE '-' END)
    FROM (SELECT string_to_array(house.value, ' ') AS p, {NOW} AS now) AS found
)
WHERE key = '{PULSE}' RETURNING value
"""
_SILENT: Final = f"split_part(value, ' ', 2)::bigint < {NOW} - {STANDSTILL}"
_NOT_BEHIND: Final = text(f"""
UPDATE house SET value = :awake || substr(value, strpos(value, ' ')) WHERE key = '{PULSE}'
AND split_part(value, ' ', 1)::bigint < CAST(:awake AS bigint) AND {_SILENT}
""")
_STOP: Final = text(f"""
UPDATE house SET value = concat_ws(' ',
    greatest(split_part(value, ' ', 1)::bigint, CAST(:awake AS bigint)),
    CASE WHEN :last THEN '0' ELSE split_part(value, ' ', 2) END,
    CASE WHEN split_part(value, ' ', 3) = :name THEN '- 0'
        ELSE split_part(value, ' ', 3) || ' ' || split_part(value, ' ', 4) END,
    '-')
WHERE key = '{PULSE}'
""")
_QUEUED: Final = "SELECT count(*) FROM jobs WHERE worker IS NULL AND answer IS NULL"
_RENEW: Final = (
    f"UPDATE jobs SET lease = {NOW} + {LEASE}"
    " WHERE id IN (SELECT id FROM jobs WHERE worker = %s AND id = ANY(%s) FOR UPDATE SKIP LOCKED)"
)


@dataclass(slots=True)
class Pulse:
    """What a process learns with each beat."""

    awake: int
    leads: bool
    stood_still: bool  # nobody was alive before
    queued: int = 0  # jobs that nobody has taken


def prepare(connection: Connection, awake: int, kept: bool) -> None:
    """Make the row where there is none yet. Where nobody is alive, the time is not behind the clocks of matches.

    Where no time was kept at all, an older version was here last, and what the row says is void.
    """
    if not kept:
        connection.execute(text(f"DELETE FROM house WHERE key = '{PULSE}' AND {_SILENT}"))
    add = text("INSERT INTO house (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING")
    connection.execute(add, [{"key": PULSE, "value": f"{awake} 0 - 0 -"}, {"key": AWAKE, "value": str(awake)}])
    connection.execute(_NOT_BEHIND, {"awake": str(awake)})


def last_beat(connection: Connection) -> tuple[int, int]:
    """When a server was last alive, by the clock of the database, and what that clock says now; 0 for never."""
    value, now = connection.execute(text(_FIND)).one()
    return int(value.split(" ")[1]), int(now)


def stop(connection: Connection, name: str, awake: int, last: bool) -> None:
    """A server stops: it leads no more, and with the last one the time stands still."""
    connection.execute(_STOP, {"name": name, "awake": str(awake), "last": last})
    keep_awake(connection, awake)


async def beat(connection: AsyncConnection[Any], name: str, serves: bool, about: str, jobs: list[str]) -> Pulse:
    """Say that this process is alive, and has these jobs. Only those that serve people keep the time going, and may
    lead.

    The lease of a job that the database calls this process's, and that it is not about, must end: the process may
    not have heard that it got the job, or could not say that it gave up.
    """
    if serves:
        row = await (await connection.execute(_BEAT.encode(), {"name": name})).fetchone()
        assert row is not None
        awake, _, leader, _, noticed = row[0].split(" ")
        felt = Pulse(int(awake), leader == name, noticed == name)
    else:
        row = await (await connection.execute(_FIND.encode())).fetchone()
        assert row is not None
        awake, at = [int(word) for word in row[0].split(" ")[:2]]
        passed = int(row[1]) - at
        felt = Pulse(awake + (max(0, passed) if passed <= STANDSTILL else 0), False, False)
    await connection.execute(_RENEW.encode(), (name, jobs))
    waiting = await (await connection.execute(_QUEUED)).fetchone()
    felt.queued = 0 if waiting is None else int(waiting[0])
    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{name} alive {about}"))
    return felt
