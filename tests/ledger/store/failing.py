"""What is written into a campaign, and a connection on which this fails."""

from __future__ import annotations

import sqlite3
from contextlib import closing

DRAFT = "INSERT INTO draft VALUES (NULL, 'x', 'note', ?, '{}', '[]')"
LONG = ("x" * 90_000,)


def drafts(file):
    """How many drafts others see."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT count(*) FROM draft").fetchone()[0]


def write(book):
    """Writes one draft in a transaction of its own."""
    with book.writing():
        book.connection.execute(DRAFT, LONG)


class Failing:
    """A connection on which one statement fails, as on a disk that is full."""

    def __init__(self, connection, statement, code, *, done=False):
        self.connection, self.statement, self.done = connection, statement, done
        self.error = sqlite3.OperationalError("odd")
        self.error.sqlite_errorcode = code
        self.asked = 0

    def __getattr__(self, name):
        return getattr(self.connection, name)

    def execute(self, sql, *values):
        """Carries out any other statement, and this one if it fails only then."""
        if sql != self.statement:
            return self.connection.execute(sql, *values)
        self.asked += 1
        if self.done:
            self.connection.execute(sql)
        raise self.error
