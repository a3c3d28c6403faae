"""A connection to a hub that does not wait without end, and what its faults mean."""

from __future__ import annotations

import time
from typing import Any  # noqa: TID253 - psycopg has loaded it

import psycopg

from ledger.errors import FileTrouble, Refused
from ledger.league.address import ANSWER, parameters, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

A_LOOK = 0.1  # seconds between two looks at the clock
# The server ends a question by itself before that; but it waits without end for a replica
# that is gone, and where the line is dead nothing comes at all.
PATIENCE = ANSWER + 2

# What stops the hub from taking an entry now, though it may take it later, by the states
# that PostgreSQL gives for it.
FULL, OVERLOADED, READ_ONLY = "53100", "53", "25006"
BUSY = frozenset({"57014", "55P03", "40001", "40P01"})
LOST = ("57P", "08")
DENIED = frozenset({"28000", "28P01", "42501"})
FORBIDDEN = "IL003"
UNKNOWN = "IL004"
NO_SCHEMA = frozenset({"3F000", "42883", "42P01"})
# Where no connection came about there is no state, only what the server or libpq says.
REFUSED = ("authentication failed", "not permitted to log in", "pg_hba.conf")
INSECURE = ("SSL", "certificate", "authentication method requirement", "auth method")
MISSING = 'database "'
STANDBY = ("hot standby", "read-only")
CROWDED = ("too many", "connection slots")
TO_MEND = frozenset({"keyless", "database", "insecure"})  # by hand; waiting is no use


class Away(FileTrouble):
    """The hub cannot be reached, or cannot write now; a shared campaign goes on.

    `why` is a code.
    """

    def __init__(self, why: str, hub: str = "") -> None:
        key = f"league.{why}" if why in TO_MEND else "league.away"
        super().__init__("league", key, why=why, hub=hub)
        self.why = why


class TimeUp(psycopg.OperationalError):
    """No answer came in time; what was asked for may still have been done."""

    sqlstate = "57014"


class Connection(psycopg.Connection[Any]):
    """A connection that gives up after some time; `patient` ones listen on."""

    patient = False

    def wait(  # type: ignore[override]
        self, gen: Generator[Any, Any, Any], interval: float = A_LOOK, **more: Any
    ) -> Any:  # noqa: ANN401 - as psycopg has it
        """Waits for an answer, but not without end; not every version has `timeout`."""
        if self.patient:
            return super().wait(gen, interval, **more)
        try:
            return super().wait(_in_time(gen), interval, **more)
        except TimeUp:
            # Not cancelled: a commit that waits for a replica would be seen, and built
            # upon, without being safe. It stays unseen until the replica has it.
            self.close()
            raise


def _in_time(gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """The same steps; `TimeUp` where nothing happens for too long."""
    until = time.monotonic() + PATIENCE
    try:
        state = next(gen)
        while True:
            ready = yield state
            if not ready and time.monotonic() > until:
                raise TimeUp
            state = gen.send(ready)
    except StopIteration as end:
        return end.value


def connect(url: str, key: str | None) -> Connection:
    """A new connection to a hub."""
    return Connection.connect(
        **parameters(url, key), autocommit=True, prepare_threshold=2
    )


def trouble(error: psycopg.Error, url: str) -> Exception:
    """What an error means for the table."""
    state, hub = error.sqlstate or "", shown(url)
    if state == FORBIDDEN:
        return Refused("rule", "league.forbidden", hub=hub)
    if state in DENIED or (not state and _says(error, REFUSED)):
        return FileTrouble("league", "league.denied", hub=hub)
    if state in NO_SCHEMA:
        return FileTrouble("league", "league.schema.none", hub=hub)
    if isinstance(error, psycopg.OperationalError) or state == READ_ONLY:
        return Away(_why(state) if state else _unreached(error), hub)
    if isinstance(error, psycopg.IntegrityError) or state == UNKNOWN:
        return error
    return FileTrouble("league", hub=hub, detail=str(error).partition("\n")[0])


def _why(state: str) -> str:
    """Why the hub takes nothing now."""
    if state == FULL:
        return "full"
    if state.startswith(OVERLOADED):
        return "overloaded"
    if state == READ_ONLY:
        return "read_only"
    if state in BUSY:
        return "slow"
    return "lost" if state.startswith(LOST) else "unreachable"


def _unreached(error: psycopg.Error) -> str:
    """Why no connection came about, or one was lost."""
    if error.pgconn is not None and error.pgconn.needs_password:
        return "keyless"
    if _says(error, (MISSING,)) and "does not exist" in str(error):
        return "database"
    if _says(error, INSECURE):
        return "insecure"
    if _says(error, STANDBY):
        return "read_only"
    return "overloaded" if _says(error, CROWDED) else "unreachable"


def _says(error: psycopg.Error, parts: tuple[str, ...]) -> bool:
    return any(part in str(error) for part in parts)
