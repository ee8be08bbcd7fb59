"""Everything that is stored about a person is told to them, and deleted with them: the schema is walked, so that a
table that comes later is in both or fails here."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, Table, delete, insert, select

from rubicon.server.storage import personal_data
from rubicon.server.storage.schema import metadata, people
from rubicon.server.storage.store import Store
from tests.server.test_storage import in_a_store

ME, OTHER = "me-who-is-forgotten", "somebody-else"
NAME = "Forgettable"

NOT_TOLD = {
    "blocks.other": "nobody is told who blocked them",
    "jobs.person": "work that is under way: it is gone when it is done",
    "reports.person": "nobody is told who reported them; what was done about it is told",
}
"""Columns of people that are deleted, and not told, each with its reason."""

NEEDED = {
    "matches": {"status": "over", "secret": "00", "options": "{}", "nonces": "[]"},
    "seats": {"kind": "human"},
    "channels": {"kind": "mail", "keys": "{}"},
    "hours": {"zone": "Europe/Warsaw"},
    "lesson_progress": {"moves": "1,2"},
    "moderation_log": {"action": "ban"},
    "ratings": {"game": "g"},
    "rating_changes": {"game": "g"},
}
"""What queries want to find in columns: others are filled by their type."""


def of_people(table: Table) -> list[Column[Any]]:
    """The columns that name a person, with a foreign key or, where people may be gone, without."""
    return [
        column
        for column in table.columns
        if column.name == "person" or any(key.column is people.c.id for key in column.foreign_keys)
    ]


def filled(table: Table, number: int, who: dict[str, str]) -> dict[str, Any]:
    """A row, with these people in it and whatever else it needs. What it refers to is number 0 of its table."""
    row: dict[str, Any] = {}
    for column in table.columns:
        target = next((key.column for key in column.foreign_keys), None)
        if column.name in who:
            row[column.name] = who[column.name]
        elif column in of_people(table):
            row[column.name] = None if column.nullable else OTHER
        elif target is not None:
            row[column.name] = None if column.nullable else f"{target.table.name[:16]} 0"
        elif column.name in NEEDED.get(table.name, {}):
            row[column.name] = NEEDED[table.name][column.name]
        elif column.name == "name":
            row[column.name] = NAME if "person" in who else "Somebody"
        elif column.nullable:
            row[column.name] = None
        elif isinstance(column.type, Boolean):
            row[column.name] = False
        elif isinstance(column.type, Integer | BigInteger | Float):
            row[column.name] = number
        else:
            row[column.name] = f"{table.name[:16]} {number}"[: getattr(column.type, "length", None) or 40]
    return row


def fill(connection: Connection) -> list[Column[Any]]:
    """A row for every column that names a person, with me in it; those columns."""
    for id, name in ((ME, NAME), (OTHER, "Somebody")):
        row = {"id": id, "name": name, "language": "en", "epoch": 0, "made": 0, "seen": 0, "login": name}
        connection.execute(insert(people).values(**row))
    columns = []
    referred = {key.column.table for table in metadata.sorted_tables for key in table.foreign_keys}
    for table in metadata.sorted_tables:
        if table is people:
            continue
        if table in referred:
            connection.execute(insert(table).values(**filled(table, 0, {})))
        for number, column in enumerate(of_people(table), 1):
            connection.execute(insert(table).values(**filled(table, number, {column.name: ME})))
            columns.append(column)
    return columns


def test_every_table_about_a_person_is_told_and_deleted(database_url: str) -> None:
    told_nothing: list[str] = []
    left: list[str] = []

    def look(connection: Connection) -> None:
        columns = fill(connection)
        before = personal_data.everything_about(connection, ME)
        for column in columns:
            without = connection.begin_nested()
            connection.execute(delete(column.table).where(column == ME))
            if personal_data.everything_about(connection, ME) == before:
                told_nothing.append(str(column))
            without.rollback()
        assert len(columns) > 30
        personal_data.forget(connection, ME)
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                left.extend([f"{table.name}: {value}" for value in row if value in (ME, NAME)])

    async def work(store: Store) -> None:
        await store.write(look)

    in_a_store(database_url, work)
    assert told_nothing == sorted(NOT_TOLD)
    assert left == []
