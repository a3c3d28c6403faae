"""A league's hub with laptops around it, and a line to it that can be cut."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from tests.face import ask
from tools.line import Line

if TYPE_CHECKING:
    from pathlib import Path

    from tools.postgres import Server

PLAYERS = "Anne,Bruno,Carla"
OWNER = "owner"


class Table:
    """A league and the files of its laptops, all in one folder."""

    def __init__(self, server: Server, name: str, folder: Path) -> None:
        self.server, self.name, self.folder = server, name, folder
        self.url = server.url(db=name)
        self.lines: list[Line] = []

    def key(self, role: str = "assistant", campaign: str = "evening", player=None):
        """A key made by the owner: its address and its secret."""
        from ledger.league.address import with_user
        from ledger.league.hub import Hub

        with Hub(self.url, self.server.password) as hub:
            name, secret = hub.make_key(campaign, role, player, "")
        return with_user(self.url, name), secret

    def line(self) -> Line:
        """A line to the server that can be cut."""
        self.lines.append(Line(self.server.port))
        return self.lines[-1]

    def share(self, game: str = "fief", *, line: Line | None = None) -> str:
        """A new campaign on the first laptop, `a.db`, shared as `evening`."""
        ask("new", "a.db", "--game", game, "--players", PLAYERS)
        secret = self.folder / "secret"
        secret.write_text(self.server.password)
        url = self.through(self.url, line)
        ask("league", "share", url, "evening", "-c", "a.db", "--key-file", str(secret))
        return "a.db"

    def join(self, file: str = "b.db", *, line: Line | None = None, role="assistant"):
        """Another laptop, with a key of its own."""
        url, key = self.key(role)
        secret = self.folder / f"secret.{file}"
        secret.write_text(key)
        words = ("evening", "-o", file, "--key-file", str(secret))
        ask("league", "join", self.through(url, line), *words)
        return file

    def through(self, url: str, line: Line | None) -> str:
        """The address by way of a line."""
        return url.replace(f":{self.server.port}", f":{line.port}") if line else url

    def close(self) -> None:
        """Ends all lines."""
        for line in self.lines:
            line.close()


def gone(server: Server, name: str) -> None:
    """Removes a league, with whoever is still connected; what is left does no harm."""
    import psycopg

    with (
        suppress(psycopg.OperationalError),
        psycopg.connect(server.url(secret=True), autocommit=True) as connection,
    ):
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
