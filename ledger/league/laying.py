"""The schema of a league: laid out in a database, and brought up to date."""

from __future__ import annotations

import os
from typing import Any

import psycopg

from ledger.league.hub import VERSION, Hub

SCHEMAS = {1: "schema.sql"}


def init(url: str, key: str | None) -> int:
    """Lays the schema out, or brings it up to date; returns its version."""
    with Hub(url, key) as hub:
        try:
            connection = hub._connected()  # noqa: SLF001 - one class, one module
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(4914, 1)")
                for version in range(_version(connection) + 1, VERSION + 1):
                    _step(connection, version)
        except psycopg.Error as error:
            raise hub._trouble(error) from error  # noqa: SLF001
    return VERSION


def _version(connection: psycopg.Connection[Any]) -> int:
    (there,) = connection.execute(
        "SELECT to_regclass('intendant.version')"
    ).fetchone() or (None,)
    if there is None:
        return 0
    row = connection.execute("SELECT max(version) FROM intendant.version").fetchone()
    return int(row[0] if row and row[0] else 0)


def _step(connection: psycopg.Connection[Any], version: int) -> None:
    gate = "SELECT 1 FROM pg_roles WHERE rolname = 'intendant_gate'"
    if not connection.execute(gate).fetchone():
        connection.execute("CREATE ROLE intendant_gate NOLOGIN")
        connection.execute("GRANT intendant_gate TO CURRENT_USER")
    path = os.path.join(os.path.dirname(__file__), SCHEMAS[version])
    with open(path, encoding="utf-8") as file:
        connection.execute(file.read())
    connection.execute("INSERT INTO intendant.version VALUES (%s)", (version,))
