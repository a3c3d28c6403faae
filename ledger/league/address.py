"""The address of a hub: what libpq is told, and what may be kept and shown."""

from __future__ import annotations

import os
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg import conninfo

from ledger.errors import Misuse
from ledger.league.keys import keys_file

# Seconds: to reach the hub, and for its answer. A table does not wait longer.
REACH, ANSWER = 3, 10
LOCAL = frozenset({"", "localhost", "127.0.0.1", "::1"})


def told_of(url: str) -> dict[str, Any]:
    """The parts of an address; several hosts may stand in it."""
    try:
        return dict(conninfo.conninfo_to_dict(url))
    except psycopg.ProgrammingError:
        raise Misuse("usage", "league.url", url=shown(url)) from None


def checked_url(url: str) -> str:
    """An address that may be kept and shown: a secret in it is refused."""
    if told_of(url).get("password"):
        raise Misuse("usage", "league.secret", url=shown(url))
    return url


def parameters(url: str, key: str | None) -> dict[str, Any]:
    """What libpq is told: patience, encryption, the key."""
    told = told_of(url)
    hosts = {host for host in str(told.get("host", "")).split(",") if host[:1] != "/"}
    if hosts - LOCAL:
        told.setdefault("sslmode", "require")
    told.setdefault("target_session_attrs", "read-write")
    told.setdefault("connect_timeout", REACH)
    told.setdefault("tcp_user_timeout", ANSWER * 1000)
    told.setdefault(
        "options", f"-c statement_timeout={ANSWER}s -c lock_timeout={ANSWER}s"
    )
    told["application_name"] = "intendant"
    if key:
        told["password"] = key
    elif "PGPASSFILE" not in os.environ and os.path.exists(keys_file()):
        told["passfile"] = keys_file()
    return told


def shown(url: str) -> str:
    """An address without its secrets."""
    try:
        told = conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # a secret may stand anywhere in it
        scheme, sign, _ = url.partition("://")
        return f"{scheme}{sign}…" if sign and scheme.isalnum() else "…"
    host, port = told.get("host", "localhost"), told.get("port")
    return f"{host}{f':{port}' if port else ''}/{told.get('dbname', '')}"


def with_user(url: str, user: str) -> str:
    """The address for another key."""
    parts = urlsplit(url)
    if not parts.scheme:
        return conninfo.make_conninfo(url, user=user)
    hosts = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{user}@{hosts}").geturl()
