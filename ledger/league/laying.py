"""The schema of a league: laid out in a database, and brought up to date."""

from __future__ import annotations

import os

import psycopg

from ledger.errors import Refused
from ledger.league.connecting import trouble
from ledger.league.hub import VERSION, Hub

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCHEMAS = {1: "schema.sql"}
GATE = "intendant_gate"  # the role that the functions belong to, as the files name it


def init(url: str, key: str | None) -> int:
    """Lays the schema out, or brings it up to date; returns its version."""
    with Hub(url, key) as hub:
        try:
            connection = hub._connected()  # noqa: SLF001 - one class, one module
            with connection.transaction():
                _readable(connection)
                connection.execute("SELECT pg_advisory_xact_lock(4914, 1)")
                for version in range(_version(connection) + 1, VERSION + 1):
                    _step(connection, version)
        except psycopg.Error as error:
            raise trouble(error, url) from error
    return VERSION


def _readable(connection: psycopg.Connection[Any]) -> None:
    """Refuses a database that cannot hold every text."""
    (encoding,) = connection.execute("SHOW server_encoding").fetchone() or ("",)
    if encoding != "UTF8":
        raise Refused("rule", "league.encoding", encoding=encoding)


def _version(connection: psycopg.Connection[Any]) -> int:
    (there,) = connection.execute(
        "SELECT to_regclass('intendant.version')"
    ).fetchone() or (None,)
    if there is None:
        return 0
    row = connection.execute("SELECT max(version) FROM intendant.version").fetchone()
    return int(row[0] if row and row[0] else 0)


def _step(connection: psycopg.Connection[Any], version: int) -> None:
    gate = _gate(connection)
    path = os.path.join(os.path.dirname(__file__), SCHEMAS[version])
    with open(path, encoding="utf-8") as file:
        connection.execute(file.read().replace(GATE, gate))
    connection.execute("INSERT INTO intendant.version VALUES (%s)", (version,))


def _gate(connection: psycopg.Connection[Any]) -> str:
    """The role that the functions of this database's league belong to.

    Each has its own: whoever keeps another league of the server is not its member.
    """
    sql = "SELECT oid FROM pg_database WHERE datname = current_database()"
    (number,) = connection.execute(sql).fetchone() or (0,)
    gate = f"{GATE}_{number}"
    there = "SELECT 1 FROM pg_roles WHERE rolname = %s"
    if not connection.execute(there, (gate,)).fetchone():
        connection.execute(f"CREATE ROLE {gate} NOLOGIN")
        connection.execute(f"GRANT {gate} TO CURRENT_USER")
    return gate
