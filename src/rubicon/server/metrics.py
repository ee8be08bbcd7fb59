"""What is counted and measured, for Prometheus: `GET /metrics`, for those who show the token that is set for it.

One set for the whole process. Labels are few and known beforehand: routes as they are written, not as they are called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from rubicon.server.app import House

REGISTRY: Final = CollectorRegistry()
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

requests: Final = Histogram(
    "rubicon_request_seconds",
    "Time from a call until its answer has been handed over",
    ["method", "route", "status"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)
decisions: Final = Counter("rubicon_decisions", "Decisions that were stored", ["game", "by"], registry=REGISTRY)
decision_seconds: Final = Histogram(
    "rubicon_decision_seconds",
    "Time from a decision until it is stored and its answer is made",
    ["over"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)
commits: Final = Histogram(
    "rubicon_commit_seconds",
    "Time of a transaction that stored something",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
committed: Final = Counter("rubicon_jobs", "Jobs that were put into these transactions", registry=REGISTRY)
bot_seconds: Final = Histogram(
    "rubicon_bot_seconds",
    "Time in which a process thought about one question",
    ["what"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
tables: Final = Counter("rubicon_table_reads", "Tables that were asked for", ["found"], registry=REGISTRY)
table_in_memory: Final = tables.labels("memory")
table_read: Final = tables.labels("database")
sockets: Final = Gauge("rubicon_sockets", "Open WebSockets", registry=REGISTRY)
kept: Final = Gauge("rubicon_tables_in_memory", "Tables kept ready", registry=REGISTRY)
kept_bytes: Final = Gauge("rubicon_tables_in_memory_bytes", "About how much memory they take", registry=REGISTRY)
bots_waiting: Final = Gauge("rubicon_bot_queue", "Questions that wait for a process", registry=REGISTRY)
bots_thinking: Final = Gauge("rubicon_bots_thinking", "Processes that think", registry=REGISTRY)
writes_waiting: Final = Gauge("rubicon_write_queue", "Jobs that wait to be stored", registry=REGISTRY)


def text(house: House) -> bytes:
    """Everything, as Prometheus reads it. What only the house knows is asked now."""
    sockets.set(house.hub.size())
    count, weight = house.tables.ready()
    kept.set(count)
    kept_bytes.set(weight)
    waiting, thinking = house.bots.busy()
    bots_waiting.set(waiting)
    bots_thinking.set(thinking)
    writes_waiting.set(house.store.waiting())
    return generate_latest(REGISTRY)
