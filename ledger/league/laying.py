"""The schema of a league: laid out in a database, and brought up to date."""

from __future__ import annotations

import os
from typing import Any

import psycopg

from ledger.errors import Refused
from ledger.league.connecting import trouble
from ledger.league.hub import VERSION, Hub

SCHEMAS = {1: "schema.sql"}


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
    _gate(connection)
    path = os.path.join(os.path.dirname(__file__), SCHEMAS[version])
    with open(path, encoding="utf-8") as file:
        connection.execute(file.read())
    connection.execute("INSERT INTO intendant.version VALUES (%s)", (version,))


def _gate(connection: psycopg.Connection[Any]) -> None:
    """The role that functions of all leagues of a server belong to.

    Another league of the same server may have made it; row security keeps them apart.
    """
    gate = "SELECT pg_has_role(oid, 'MEMBER') FROM pg_roles WHERE rolname = 'intendant_gate'"
    there = connection.execute(gate).fetchone()
    if there is None:
        connection.execute("CREATE ROLE intendant_gate NOLOGIN")
    if there != (True,):
        try:
            with connection.transaction():
                connection.execute("GRANT intendant_gate TO CURRENT_USER")
        except psycopg.errors.InsufficientPrivilege:
            (user,) = connection.execute("SELECT CURRENT_USER").fetchone() or ("",)
            raise Refused("rule", "league.gate", user=user) from None
