"""A line to a server: it passes on, is cut, or loses the answer to a commit."""

from __future__ import annotations

import selectors
import socket
from contextlib import suppress
from threading import Thread


class Line:
    """A port on this machine that leads to another.

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
                try:
                    far = socket.create_connection(("127.0.0.1", self.target))
                except OSError:  # nobody is there
                    _shut(near)
                    continue
                self.pairs.append((near, far))
                Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as both, suppress(OSError, ValueError):
            both.register(near, selectors.EVENT_READ, far)
            both.register(far, selectors.EVENT_READ, near)
            appending = False
            while True:
                for key, _ in both.select():
                    source = near if key.fileobj is near else far
                    data = source.recv(1 << 16)
                    if not data:
                        _shut(near, far)
                        return
                    if source is near:
                        appending = appending or b"tickets" in data or b"append" in data
                    elif appending and self.losing:
                        self.losing -= 1  # the server has done it; nobody hears of it
                        _shut(near, far)
                        return
                    key.data.sendall(data)


def _shut(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
