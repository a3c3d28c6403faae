"""The SQL files beside this module: tables, guards, totals and views."""

from __future__ import annotations

import os
import sqlite3


def script(name: str) -> str:
    """The text of one of the SQL files beside this module."""
    with open(os.path.join(os.path.dirname(__file__), name), encoding="utf-8") as file:
        return file.read()


def statements(text: str) -> list[str]:
    """The single statements of a script, so that they run in one transaction."""
    complete, begun = [], ""
    for line in text.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            complete.append(begun.strip())
            begun = ""
    return complete
