"""The address of a hub: what libpq is told, and what may be kept and shown."""

from __future__ import annotations

import os
from threading import Lock
from urllib.parse import parse_qsl, urlencode, urlsplit

import psycopg
from psycopg import conninfo, pq

from ledger.errors import Misuse
from ledger.league.keys import kept, keys_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Seconds: to reach the hub, and for its answer. A table does not wait longer.
REACH, ANSWER = 3, 10
LOCAL = frozenset({"", "localhost", "127.0.0.1", "::1"})
SOCKETS = ("/", "@")  # how the names of sockets begin, which lead nowhere else
LAX = frozenset({None, "prefer", "allow"})  # usual modes that may leave it unencrypted
ASKS_FOR = 160_000  # the version of libpq that can ask for a way to show a key
SERVICE = "PGSERVICE"
SECRETS = ("password", "sslpassword", "oauth_client_secret")
KEY = "INTENDANT_LEAGUE_KEY"
ASKING = Lock()


def told_of(url: str) -> dict[str, Any]:
    """The parts of an address; several hosts may stand in it."""
    try:
        return dict(conninfo.conninfo_to_dict(url))
    except psycopg.ProgrammingError:
        raise Misuse("usage", "league.url", url=shown(url)) from None


def checked_url(url: str) -> str:
    """An address that may be kept and shown: a secret in it is refused."""
    if any(told_of(url).get(secret) for secret in SECRETS):
        raise Misuse("usage", "league.secret", url=shown(url))
    return url


def parameters(url: str, key: str | None) -> dict[str, Any]:
    """What libpq is told: patience, encryption, the key."""
    told = told_of(url)
    usual = _usual(told.get("service"))
    if _elsewhere(full := {**usual, **told}):
        if usual.get("sslmode") in LAX:
            told.setdefault("sslmode", "require")
        certified = told.get("sslcert") or usual.get("sslcert")
        asks = pq.version() >= ASKS_FOR and not usual.get("require_auth")
        if asks and not certified:  # a server that is not the hub must not see the key
            told.setdefault("require_auth", "scram-sha-256")
    told.setdefault("target_session_attrs", "primary")
    told["client_encoding"] = "UTF8"
    told.setdefault("connect_timeout", REACH)
    told.setdefault("tcp_user_timeout", ANSWER * 1000)
    told.setdefault("keepalives_idle", ANSWER)
    told.setdefault("keepalives_interval", REACH)
    told.setdefault("keepalives_count", REACH)
    told.setdefault(
        "options", f"-c statement_timeout={ANSWER}s -c lock_timeout={ANSWER}s"
    )
    told["application_name"] = "intendant"
    if key:
        told["password"] = key
    elif kept(_whole(full)):  # libpq's own file of keys is not shut out by ours
        told["passfile"] = keys_file()
    elif KEY in os.environ:
        told["password"] = os.environ[KEY]
    return told


def effective(url: str) -> dict[str, Any]:
    """The parts of an address with those that libpq fills in, as for its file of keys."""
    told = told_of(url)
    return _whole({**_usual(told.get("service")), **told})


def _whole(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "dbname": told.get("dbname") or told.get("user", "")}


def _usual(service: str | None) -> dict[str, str]:
    """What libpq takes from the environment and from a service's file by itself."""
    with ASKING:
        before = os.environ.get(SERVICE)
        if service:
            os.environ[SERVICE] = service
        try:
            options = pq.Conninfo.get_defaults()
        finally:
            if service:
                os.environ.pop(SERVICE)
                os.environ.update({} if before is None else {SERVICE: before})
    return {one.keyword.decode(): one.val.decode() for one in options if one.val}


def _elsewhere(told: dict[str, Any]) -> bool:
    """Whether a host may be another computer."""
    hosts = str(told.get("hostaddr") or told.get("host") or "").split(",")
    return any(host not in LOCAL and not host.startswith(SOCKETS) for host in hosts)


def shown(url: str) -> str:
    """An address without its secrets."""
    try:
        told = conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # a secret may stand anywhere in it
        scheme, sign, _ = url.partition("://")
        return f"{scheme}{sign}…" if sign and scheme.isalnum() else "…"
    host = told.get("host") or told.get("hostaddr") or told.get("service", "localhost")
    port = told.get("port")
    return f"{host}{f':{port}' if port else ''}/{told.get('dbname', '')}"


def with_user(url: str, user: str) -> str:
    """The address for another key."""
    parts = urlsplit(url)
    if not parts.scheme:
        return conninfo.make_conninfo(url, user=user)
    hosts = parts.netloc.rpartition("@")[2]
    rest = [one for one in parse_qsl(parts.query) if one[0] != "user"]
    address = parts._replace(netloc=f"{user}@{hosts}", query=urlencode(rest))
    return address.geturl()
