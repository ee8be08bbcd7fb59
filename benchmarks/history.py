"""How long a page of the history takes for somebody who has finished 10,000 games, on SQLite and on PostgreSQL.

    PYTHONPATH=src python -m benchmarks.history [--games 10000] [--repeat 20] [--database URL]

It fills an empty database (a new SQLite file without `--database`) with matches of one person against forty others and
a bot, and asks for pages as `GET /api/history` does: the query, and the cards for the answer. It prints the time
that passed and the processor time of this process, which is SQLite too, in milliseconds.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, create_engine, insert, text

from rubicon.server import table_views
from rubicon.server.storage import history_queries, migrate, profile_queries
from rubicon.server.storage.history_queries import Wanted
from rubicon.server.storage.schema import matches, people, results, seats
from rubicon.server.wire_json import dumps

ME = "me"
OTHERS = 40
GAMES = ("julius_caesar", "caesar", "caesar_dice", "augustus")
PORTION = 500
PAGE = 24


def fill(connection: Connection, games: int) -> None:
    """Matches of one person, and as many of others, so that an index is worth something."""
    row = {"language": "en", "login": None, "password": None, "epoch": 0, "made": 0, "seen": 0}
    names = [(ME, "Anna"), *[(f"p{n}", f"Opponent {n}") for n in range(OTHERS)]]
    connection.execute(insert(people), [{**row, "id": id, "name": name} for id, name in names])
    match = {
        "rules": 1, "options": '{"edition": "nk"}', "status": "over", "private": False, "key": "k", "host": None,
        "clock": None, "on_time": "bot", "aids": False, "secret": "00", "nonces": "[]", "version": 1, "drafts": "{}",
        "requests": "[]", "times": None, "paused": False, "deadline": None, "waiting": "[]", "bot_due": False,
        "outcome": '{"scores": [3, 1], "winners": [0], "reason": "points"}', "rematch": None, "made": 0, "stage": None,
    }  # fmt: skip
    for start in range(0, 2 * games, PORTION):
        rows, sitting, ended = [], [], []
        for n in range(start, min(start + PORTION, 2 * games)):
            id, game = f"m{n}", GAMES[n % len(GAMES)]
            rows.append({**match, "id": id, "game": game, "updated": n, "started": n, "ended": n, "rated": False})
            bot = n % 10 == 9
            first = names[0] if n % 2 == 0 else names[1 + n % OTHERS]
            second = (None, "strong") if bot else names[1 + (n // 2 + 1) % OTHERS]
            for seat, (person, name) in enumerate((first, second)):
                kind = "bot" if person is None else "human"
                place = {
                    "match": id,
                    "seat": seat,
                    "kind": kind,
                    "person": person,
                    "bot": name if bot and seat else None,
                }
                sitting.append({**place, "name": name, "nonce": None, "kept_for": None})
                share = float((n + seat) % 2)
                how = {"left": False, "game": game, "seats": 2, "share": share, "place": 2 - int(share), "score": n % 9}
                more = {"margin": n % 7 - 3, "reason": "points", "length": 100 + n % 400, "ended": n}
                ended.append({**place, **how, **more, "rated": False, "private": n % 20 == 0})
        connection.execute(insert(matches), rows)
        connection.execute(insert(seats), sitting)
        connection.execute(insert(results), ended)


def page_of(wanted: Wanted, offset: int) -> Callable[[Connection], object]:
    """A page as the server answers it."""

    def ask(connection: Connection) -> object:
        total, found = history_queries.page(connection, ME, wanted, offset, PAGE)
        cards = table_views.cards([(row, around) for _, row, around in found], ME, "en")
        return dumps({"games": cards, "total": total})

    return ask


def profile(connection: Connection) -> object:
    """All that a profile asks."""
    told = [profile_queries.tallies(connection, ME), profile_queries.opponents(connection, ME)]
    return told, [profile_queries.best(connection, ME, game) for game in GAMES], profile_queries.recent(connection, ME)


def main() -> None:
    """Fill, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--database", default="", help="an empty one, as SQLAlchemy names it")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        engine = create_engine(given.database or f"sqlite:///{Path(folder) / 'history.sqlite3'}")
        with engine.begin() as connection:
            migrate.bring_up_to_date(connection)
            fill(connection, given.games)
        with engine.begin() as connection:
            connection.execute(text("ANALYZE"))
        some = Wanted(game="caesar", result="won", since=100, options=['"edition": "nk"'])
        asked: dict[str, Callable[[Connection], object]] = {
            "first page": page_of(Wanted(), 0),
            "last page": page_of(Wanted(), given.games - PAGE),
            "by game, result, date and option": page_of(some, 0),
            "against one opponent": page_of(Wanted(opponent="Opponent 7"), 0),
            "search": page_of(Wanted(text="opponent 7"), 0),
            "whom one played": lambda connection: history_queries.opponents(connection, ME),
            "profile": profile,
        }
        print(
            f"{engine.dialect.name}, {given.games} games of one person, medians of {given.repeat}: ms, own processor ms"
        )
        for name, ask in asked.items():
            times = []
            for _ in range(given.repeat):
                with engine.connect() as connection:
                    start, worked = time.perf_counter(), time.process_time()
                    ask(connection)
                    times.append((time.perf_counter() - start, time.process_time() - worked))
            passed, own = [statistics.median(column) * 1000 for column in zip(*times, strict=True)]
            print(f"{name:36}{passed:8.1f}{own:8.1f}")
        engine.dispose()


if __name__ == "__main__":
    main()
