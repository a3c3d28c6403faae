"""Reads a campaign's rows, hashes them and parses their JSON, and nothing else: FILE.

What `verify` is measured against.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from hashlib import sha256


def main(path: str) -> None:
    """Reads all entries and effects in order."""
    connection = sqlite3.connect(path)
    effects = connection.execute("SELECT * FROM effect ORDER BY entry, n")
    of = next(effects, None)
    for row in connection.execute("SELECT * FROM entry ORDER BY seq"):
        rows = []
        while of is not None and of[0] == row[0]:
            rows.append(of)
            of = next(effects, None)
        sha256(repr((row, rows)).encode()).hexdigest()
        for column in row[9:12]:
            json.loads(column)
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1])
