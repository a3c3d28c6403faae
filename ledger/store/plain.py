"""A plain SQLite file of tables: a copy to look through, and no campaign."""

from __future__ import annotations

import sqlite3

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any, Self


class Shelf:
    """Such a file while it is being made."""

    def __init__(self, path: str) -> None:
        # Nobody sees the draft, and whoever makes it brings it safely to the disk.
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.connection.execute("PRAGMA journal_mode = OFF")
        self.connection.execute("PRAGMA synchronous = OFF")
        self.connection.execute("BEGIN")

    def add(
        self,
        name: str,
        columns: Mapping[str, str],
        key: Sequence[str],
        rows: Iterable[Sequence[Any]],
    ) -> int:
        """Adds a table, its columns declared as in SQL: how many rows it has."""
        lines = [
            f"{quoted(column)} {sort}".rstrip() for column, sort in columns.items()
        ]
        if key:
            lines.append(f"PRIMARY KEY ({', '.join(map(quoted, key))})")
        self.connection.execute(f"CREATE TABLE {quoted(name)} ({', '.join(lines)})")
        marks = ", ".join("?" * len(columns))
        added = self.connection.executemany(
            f"INSERT INTO {quoted(name)} VALUES ({marks})",  # noqa: S608 - quoted
            rows,
        )
        return max(added.rowcount, 0)

    def __enter__(self) -> Self:
        """The file, to be filled."""
        return self

    def __exit__(self, failed: object, *_: object) -> None:
        """Closes it; whole, unless something went wrong."""
        if not failed:
            self.connection.execute("COMMIT")
        self.connection.close()


def quoted(name: str) -> str:
    """A name as SQL reads it, whatever it is."""
    escaped = name.replace('"', '""')
    return f'"{escaped}"'
