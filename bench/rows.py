"""Writes the rows of a campaign again, with nothing but sqlite3: AFTER BEFORE.

AFTER has entries that BEFORE has not; their rows are inserted there one by one, in one
durable transaction, into the same tables with the same indexes. Triggers are gone: what
they keep is written at the end, as it came to be. Prints the seconds.
"""

from __future__ import annotations

import sqlite3
import sys
import time

JOURNAL = {"entry": "seq", "effect": "entry", "throw": "entry", "mark": "entry"}
TOTALS = ("balance", "fact", "undone")


def main(after: str, before: str) -> None:
    """Reads all rows, and then writes them."""
    bare = sqlite3.connect(before, isolation_level=None)
    (known,) = bare.execute("SELECT max(seq) FROM entry").fetchone()
    (triggers,) = zip(
        *bare.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"),
        strict=True,
    )
    for name in triggers:
        bare.execute(f"DROP TRIGGER {name}")
    bare.execute("PRAGMA synchronous = EXTRA")
    inserts = wanted(after, known)
    begun = time.perf_counter()
    bare.execute("BEGIN IMMEDIATE")
    for sql, row in inserts:
        bare.execute(sql, row)
    bare.execute("COMMIT")
    print(time.perf_counter() - begun)
    bare.close()


def wanted(after: str, known: int) -> list[tuple[str, tuple[object, ...]]]:
    """Every insert, in the order in which a campaign writes: each entry with its rows."""
    finished = sqlite3.connect(after)
    found = []
    for rank, (table, entry) in enumerate(JOURNAL.items()):
        rows = finished.execute(
            f"SELECT * FROM {table} WHERE {entry} > ?",  # noqa: S608 - our own words
            (known,),
        )
        found += [(row[0], rank, _insert(table, row), row) for row in rows]
    found.sort(key=lambda one: one[:2])
    inserts = [(sql, row) for _, _, sql, row in found]
    for table in TOTALS:
        rows = finished.execute(f"SELECT * FROM {table}")  # noqa: S608 - our own words
        inserts += [(_insert(table, row), row) for row in rows]
    finished.close()
    return inserts


def _insert(table: str, row: tuple[object, ...]) -> str:
    marks = ",".join("?" * len(row))
    return f"INSERT OR REPLACE INTO {table} VALUES ({marks})"  # noqa: S608 - our own words


if __name__ == "__main__":
    main(*sys.argv[1:])
