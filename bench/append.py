"""Compares `store.append` with bare sqlite3, both equally durable: FILE.

Prints how many of our entries are written in the time of one bare insert.
"""

from __future__ import annotations

import sqlite3
import statistics
import sys
import time

from ledger.effects import Transfer
from ledger.journal import Entry
from ledger.store.append import append
from ledger.store.book import Book

ROUNDS = 400


def main(path: str) -> None:
    """Writes alternately one entry of ours and one bare row."""
    bare = sqlite3.connect(path + ".bare", isolation_level=None)
    bare.execute("PRAGMA synchronous = EXTRA")
    bare.execute("CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT)")
    entry = Entry("pay", {}, {}, [Transfer("money", 1, "bank", "player:Player1")])
    ratios = []
    with Book(path, write=True) as book:
        for _ in range(ROUNDS):
            begun = time.perf_counter()
            bare.execute("BEGIN IMMEDIATE")
            bare.execute("INSERT INTO event (body) VALUES (?)", ("x" * 200,))
            bare.execute("COMMIT")
            between = time.perf_counter()
            with book.writing():
                append(book, entry)
            ratios.append((between - begun) / (time.perf_counter() - between))
    print(statistics.median(ratios))


if __name__ == "__main__":
    main(sys.argv[1])
