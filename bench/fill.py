"""Makes a campaign with many entries of two effects each: FILE ENTRIES."""

from __future__ import annotations

import sys

from ledger.acting import files
from ledger.effects import Transfer
from ledger.journal import Entry
from ledger.store.append import append
from ledger.store.book import Book

PLAYERS = [f"Player{n}" for n in range(12)]


def main(path: str, entries: int) -> None:
    """Writes the entries in one transaction."""
    files.new(path, players=PLAYERS)
    ids = [f"player:{name}" for name in PLAYERS]
    with Book(path, write=True) as book, book.writing():
        for number in range(entries - 1):
            one, other = ids[number % 12], ids[(number + 5) % 12]
            asked = {"from": "bank", "to": one, "amount": number % 90 + 1}
            effects = [
                Transfer("money", number % 90 + 1, "bank", one),
                Transfer("money", 1, "bank", other),
            ]
            append(book, Entry("pay", asked, asked, effects))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
