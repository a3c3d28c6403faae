"""A league's hub with laptops around it, and a line to it that can be cut."""

from __future__ import annotations

import selectors
import socket
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from tests.face import ask

if TYPE_CHECKING:
    from pathlib import Path

    from tools.postgres import Server

PLAYERS = "Anne,Bruno,Carla"
OWNER = "owner"


class Line:
    """A line to the server: it passes on, refuses, or loses the answer to a commit.

    Attributes:
        up: whether anybody gets through.
        losing: the number of answers to appends that will be lost.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.up, self.losing = True, 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.ended = False
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nobody gets through any more."""
        self.up = False
        for pair in self.pairs:
            _shut(*pair)
        self.pairs = []

    def mend(self) -> None:
        """Everybody gets through again."""
        self.up = True

    def close(self) -> None:
        """Ends it."""
        self.ended = True
        self.cut()
        self.listener.close()

    def _accept(self) -> None:
        while not self.ended:
            with suppress(OSError):
                near, _ = self.listener.accept()
                if not self.up:
                    _shut(near)
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.pairs.append((near, far))
                Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as both, suppress(OSError, ValueError):
            both.register(near, selectors.EVENT_READ, far)
            both.register(far, selectors.EVENT_READ, near)
            appending = False
            while True:
                for key, _ in both.select():
                    data = key.fileobj.recv(1 << 16)
                    if not data:
                        return _shut(near, far)
                    if key.fileobj is near:
                        appending = appending or b"tickets" in data or b"append" in data
                    elif appending and self.losing:
                        self.losing -= 1  # the server has done it; nobody hears of it
                        return _shut(near, far)
                    key.data.sendall(data)


def _shut(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


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
    """Removes a league, with whoever is still connected."""
    import psycopg

    with psycopg.connect(server.url(secret=True), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
