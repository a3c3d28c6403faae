"""A campaign that is served, as `serve` does it, beside the tests."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.effort import tally

if TYPE_CHECKING:
    from collections.abc import Iterator

SECRET = b"a secret of the tests, 32 bytes."
PATIENT = 20  # seconds to wait for what comes at once


class Answer(NamedTuple):
    """What was answered."""

    status: int
    headers: dict[str, str]
    body: bytes


class Served:
    """The page of a campaign at a port of its own."""

    def __init__(self, server, port, refusals) -> None:
        self.server, self.port, self.refusals = server, port, refusals

    def key(self, player=""):
        """The key of a player, by name; of the open table without one."""
        wanted = f"player:{player}" if player else ""
        return next(s.key for s in self.server.seats() if s.player == wanted)

    def address(self, player="", lang="en"):
        """The address of somebody's page."""
        return f"http://127.0.0.1:{self.port}/{self.key(player)}/{lang}/"

    def ask(self, path, method="GET", body=None, host=None, **headers):
        """What is answered to a request, to the letter."""
        tally("page requests")
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENT)
        try:
            connection.putrequest(method, path, skip_host=True)
            connection.putheader("Host", host or f"127.0.0.1:{self.port}")
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            said = {name.casefold(): value for name, value in answer.getheaders()}
            return Answer(answer.status, said, answer.read())
        finally:
            connection.close()

    def page(self, player="", lang="en", part="live"):
        """A part of somebody's page."""
        answer = self.ask(f"/{self.key(player)}/{lang}/{part}")
        assert answer.status == 200
        return answer.body.decode()


class Brisk:
    """`asyncio` for a server that looks twenty times as often whether it shall end."""

    def __getattr__(self, name):
        return getattr(asyncio, name)

    async def sleep(self, seconds) -> None:
        """Waits a little."""
        await asyncio.sleep(seconds / 20)


@contextmanager
def served(path, lang="en") -> Iterator[Served]:
    """Serves a campaign until the test has ended."""
    for package in ("uvicorn", "starlette", "segno"):
        pytest.importorskip(package, reason=f"not run: {package} is not installed")
    import uvicorn.server

    from commands.web.app import Server
    from commands.web.serving import Place, listening

    server = Server(str(path), SECRET, lang)
    refusals: list[str] = []
    with listening("127.0.0.1", 0) as listener, pytest.MonkeyPatch.context() as patch:
        patch.setattr(uvicorn.server, "asyncio", Brisk())
        port = listener.getsockname()[1]
        place = Place(port, "127.0.0.1")
        running = server.running(place.hosts, refusals.append)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            yield Served(server, port, refusals)
        finally:
            running.should_exit = True
            thread.join(PATIENT)
            assert not thread.is_alive()
