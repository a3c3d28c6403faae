"""The hub: journals on PostgreSQL, through the functions that its schema offers."""

from __future__ import annotations

import secrets
from contextlib import suppress

from ledger.errors import FileTrouble, Misuse, Refused
from ledger.record import NamedTuple
from ledger.wire import GENESIS

try:
    import psycopg

    from ledger.league.connecting import UNKNOWN, Away, Connection, connect, trouble
except ImportError:  # an extra: `intendant-ledger[league]`
    raise Refused("rule", "league.extra") from None

from ledger.league.address import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any, Self

    from ledger.league.shared import Head

VERSION = 1
PAGE = 2_000  # entries of one question
SECRET = 24  # random bytes of a key


class Link(NamedTuple):
    """An entry as the hub keeps it.

    Attributes:
        seq: its number.
        hash: the hash of `body`.
        ticket: the sender's own mark, by which a lost acknowledgement is found again.
        body: the text that is hashed: the hash before, and all that the entry holds.
    """

    seq: int
    hash: str
    ticket: str
    body: str


class Appended(NamedTuple):
    """What became of an append: whether the entries are in, and the head afterwards."""

    written: bool
    seq: int
    hash: str


class Hub:
    """A connection to the hub with a key; it connects when it is first asked."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.key = key
        self.connection: Connection | None = None
        self.knows = False  # whether the version of its schema is to be looked at

    def __enter__(self) -> Self:
        """Itself: nothing is connected yet."""
        return self

    def __exit__(self, *_: object) -> None:
        """Closes the connection."""
        self.close()

    def close(self) -> None:
        """Closes the connection."""
        if self.connection is not None:
            with suppress(psycopg.Error):
                self.connection.close()
            self.connection = None

    # Asking ----------------------------------------------------------------------------

    def ask(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of one question; `Away` where there is no answer."""
        try:
            return self._connected().execute(sql, values).fetchall()
        except psycopg.Error as error:
            meant = trouble(error, self.url)
            if isinstance(meant, FileTrouble):
                self.close()
            raise meant from error

    def _connected(self) -> Connection:
        if self.connection is None or self.connection.closed:
            self.connection = connect(self.url, self.key)
            if self.knows:
                self.checked()
        return self.connection

    # The journal -----------------------------------------------------------------------

    def begin(self, campaign: str) -> None:
        """Begins a campaign; refused where its name is taken."""
        try:
            self.ask("SELECT league.start(%s)", campaign)
        except psycopg.errors.UniqueViolation:
            raise Refused("exists", "league.exists", campaign=campaign) from None
        except psycopg.errors.CheckViolation:
            raise Misuse("usage", "league.name", campaign=campaign) from None

    def head(self, campaign: str) -> Head | None:
        """The newest entry of a campaign; None where there is none for this key."""
        from ledger.league.shared import Head

        rows = self.ask("SELECT seq, hash FROM league.head(%s)", campaign)
        return Head(*rows[0]) if rows else None

    def append(self, campaign: str, after: Head, links: Sequence[Link]) -> Appended:
        """Appends entries after the expected head, all or none.

        A call whose answer was lost is made again: the hub knows the tickets.
        """
        tickets, hashes = [one.ticket for one in links], [one.hash for one in links]
        values = (campaign, *after, tickets, hashes, [one.body for one in links])
        sql = "SELECT * FROM league.append(%s, %s, %s, %s, %s, %s)"
        for again in (True, False):
            try:
                rows = self.ask(sql, *values)
            except Away as away:
                if not again or away.why not in ("lost", "unreachable"):
                    raise
                continue
            except psycopg.errors.UniqueViolation:  # the key of a script is taken
                return Appended(False, *(self.head(campaign) or (0, GENESIS)))
            if rows[0][1] is None:  # no such campaign, for this key
                raise FileTrouble("league", "league.denied", hub=shown(self.url))
            return Appended(*rows[0])
        raise AssertionError

    def pull(self, campaign: str, after: int) -> Iterator[Link]:
        """The entries after one, oldest first."""
        while True:
            rows = self.ask(
                "SELECT * FROM league.pull(%s, %s, %s)", campaign, after, PAGE
            )
            yield from (Link(*row) for row in rows)
            if len(rows) < PAGE:
                return
            after = rows[-1][0]

    def hash_of(self, campaign: str, seq: int) -> str | None:
        """The hash of one entry; None where there is no such entry."""
        hashed: str | None
        ((hashed,),) = self.ask("SELECT league.hash_of(%s, %s)", campaign, seq)
        return hashed

    def tickets(self, campaign: str, asked: Sequence[str]) -> dict[str, int]:
        """Which of these tickets are in, and with which numbers."""
        sql = "SELECT ticket, seq FROM league.tickets(%s, %s)"
        return dict(self.ask(sql, campaign, list(asked)))

    def mine(self) -> list[tuple[str, str, str | None]]:
        """What this key opens: campaign ("*" for all), role, and the player."""
        return self.ask("SELECT campaign, role, player FROM league.mine()")

    def role(self, campaign: str) -> str:
        """What this key may do in a campaign; empty where it opens nothing of it."""
        opened = (role for name, role, _ in self.mine() if name in (campaign, "*"))
        return next(opened, "")

    def campaigns(self) -> list[tuple[str, int, str]]:
        """The campaigns that this key opens, with their heads."""
        return self.ask("SELECT campaign, seq, hash FROM league.campaigns()")

    # Players ---------------------------------------------------------------------------

    def players(self, campaign: str) -> list[str]:
        """The names of the players who have keys."""
        return [name for (name,) in self.ask("SELECT league.players(%s)", campaign)]

    def show(self, campaign: str, seq: int, views: Mapping[str, str]) -> None:
        """Keeps what each player may see, as of an entry."""
        names, bodies = list(views), list(views.values())
        self.ask("SELECT league.show(%s, %s, %s, %s)", campaign, seq, names, bodies)

    def look(self, campaign: str) -> tuple[int, str] | None:
        """What the player of this key may see, and as of which entry."""
        rows = self.ask("SELECT seq, body FROM league.look(%s)", campaign)
        return rows[0] if rows else None

    def hand_in(self, campaign: str, body: str) -> None:
        """Hands in what a player has sealed, or opens it."""
        self.ask("SELECT league.hand_in(%s, %s)", campaign, body)

    def handed_in(self, campaign: str, after: int) -> list[tuple[int, str, str]]:
        """What players have handed in since: number, player, text."""
        sql = "SELECT n, player, body FROM league.handed_in(%s, %s)"
        return self.ask(sql, campaign, after)

    # Keys and promises -----------------------------------------------------------------

    def make_key(
        self, campaign: str, role: str, player: str | None, label: str
    ) -> tuple[str, str]:
        """Makes a key: its name, and its secret, which nobody else ever sees."""
        secret = secrets.token_urlsafe(SECRET)
        connection = self._connected()
        verifier = connection.pgconn.encrypt_password(
            secret.encode(), b"league", b"scram-sha-256"
        ).decode()
        values = (campaign, role, player, label, verifier)
        try:
            ((name,),) = self.ask("SELECT league.make_key(%s, %s, %s, %s, %s)", *values)
        except psycopg.Error as error:
            raise _unknown(error, campaign=campaign) from None
        return name, secret

    def revoke_key(self, key: str) -> None:
        """Revokes a key; its open connections end."""
        try:
            self.ask("SELECT league.revoke_key(%s)", key)
        except psycopg.Error as error:
            raise _unknown(error, key=key) from None

    def keys(self, campaign: str) -> list[dict[str, Any]]:
        """The keys to a campaign, or all of them ("*")."""
        names = ("key", "campaign", "role", "player", "label", "at")
        sql = "SELECT key, opens, role, player, label, at::text FROM league.keys(%s)"
        return [dict(zip(names, row, strict=True)) for row in self.ask(sql, campaign)]

    def promises(self) -> dict[str, str]:
        """What the server's settings promise."""
        return dict(self.ask("SELECT name, value FROM league.promises()"))

    def tell(self, campaign: str) -> None:
        """Tells watchers that a campaign has moved; if that fails, they look themselves."""
        with suppress(Away, psycopg.Error):
            self.ask("SELECT league.tell(%s)", campaign)

    def follow(
        self, campaign: str, every: float, stop: Callable[[], bool]
    ) -> Iterator[None]:
        """Yields whenever a campaign may have moved, at least once in so many seconds."""
        ((channel,),) = self.ask("SELECT league.channel(%s)", campaign)
        connection = self._connected()
        try:
            connection.execute(f'LISTEN "{channel}"')
            connection.patient = True
            yield
            while not stop():
                for _ in connection.notifies(timeout=every, stop_after=1):
                    pass
                yield
        except psycopg.Error as error:
            raise trouble(error, self.url) from error
        finally:
            connection.patient = False

    def checked(self) -> Self:
        """Itself, if its schema is the one that this program knows."""
        ((version,),) = self.ask("SELECT league.version()")
        if version == VERSION:
            return self
        self.close()
        key = "league.schema.newer" if version > VERSION else "league.schema.older"
        facts = {"hub": shown(self.url), "version": version, "known": VERSION}
        raise FileTrouble("league", key, **facts)


def code_by_chance(alphabet: str, length: int) -> str:
    """A code that nobody guesses."""
    return "".join(secrets.choice(alphabet) for _ in range(length))


def _unknown(error: psycopg.Error, **facts: Any) -> Exception:
    """A key or campaign that the hub does not know."""
    if error.sqlstate == UNKNOWN:
        return Refused("unknown_name", f"league.unknown.{next(iter(facts))}", **facts)
    return error
