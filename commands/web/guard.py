"""What may reach the page at all: its own addresses, small requests, not too many.

Whatever is refused here has read nothing of the campaign, and has written nothing.
"""

from __future__ import annotations

import sys
from time import monotonic, strftime
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 4_096  # of what a phone may send
MOST_HEAD = 16_384  # bytes of the head of a request
BURST, RATE = 400.0, 100.0  # requests at once from one device, and per second after
MOST_WRONG, REST = 10, 60.0  # wrong keys from one device, and seconds until more
FAULT = 400  # from this status on, a request was refused
QUIET = 1.0  # seconds between two notes on one device
MOST_DEVICES = 4_096  # of which is kept count
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self';"
    " base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # an address is a key
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """What one device may still ask for."""

    __slots__ = ("at", "left", "since", "told", "unsaid", "wrong")

    def __init__(self, now: float) -> None:
        self.left, self.at = BURST, now
        self.wrong, self.since = 0, now
        self.told, self.unsaid = now - QUIET, 0

    def note(self, refusal: str, now: float) -> str | None:
        """A refusal as it is noted, with how many went before it since the last note.

        One in a while is noted, so that a log stays short; None for the others.
        """
        if now - self.told < QUIET:
            self.unsaid += 1
            return None
        before, self.told, self.unsaid = self.unsaid, now, 0
        return f"{refusal} (+{before})" if before else refusal

    def takes(self, now: float) -> bool:
        """Whether one more request is allowed; it counts."""
        self.left = min(BURST, self.left + (now - self.at) * RATE)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def rests(self, now: float) -> bool:
        """Whether it has tried too many wrong keys lately."""
        if now - self.since > REST:
            self.wrong, self.since = 0, now
        return self.wrong >= MOST_WRONG


class Guard:
    """Stands before the page.

    Args:
        app: what it guards.
        hosts: the hosts, with their ports, under which the page may be asked for.
        told: notes what was refused; a key is never part of it.
        clock: the seconds that have passed.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Collection[str],
        told: Callable[[str], None] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.app, self.hosts = app, {host.casefold() for host in hosts}
        self.told, self.clock = told or _on_stderr, clock
        self.devices: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it here."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self.app(scope, receive, send)
            return
        device = (scope.get("client") or ("?", 0))[0]
        refusal = self._refused(scope, device)
        if refusal is None:
            body = await _body(scope, receive)
            if body is None:
                refusal = 413, "too large"
        if refusal is not None:
            status, why = refusal
            self._note(device, f"{scope['method']}: {status} {why}")
            answer = PlainTextResponse(f"{why}\n", status, headers=HEADERS)
            await answer(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", ()),
                    *((key.encode(), value.encode()) for key, value in HEADERS.items()),
                ]
                if message["status"] in (403, 404):
                    self._bucket(device).wrong += 1
                if message["status"] >= FAULT:
                    self._note(device, f"{scope['method']}: {message['status']}")
            await send(message)

        await self.app(scope, _replayed(body or b"", receive), sent)

    def _refused(self, scope: Scope, device: str) -> tuple[int, str] | None:
        """The status and the reason why a request is not let through."""
        said: dict[bytes, list[bytes]] = {}
        for key, value in scope["headers"]:
            said.setdefault(key.lower(), []).append(value)
        bucket, now = self._bucket(device), self.clock()
        if not bucket.takes(now) or bucket.rests(now):
            return 429, "too many requests"
        hosts = [one.decode("latin-1").casefold() for one in said.get(b"host", [])]
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return 421, "another host"
        if sum(len(key) + len(value) for key, value in scope["headers"]) > MOST_HEAD:
            return 431, "too large"
        if (foreign := self._foreign(scope, said)) is not None:
            return 403, foreign
        if scope["method"] not in ("GET", "HEAD", "POST"):
            return 405, "not that method"
        return None

    def _foreign(self, scope: Scope, said: dict[bytes, list[bytes]]) -> str | None:
        """Whose page asks, if it is not ours."""
        for origin in said.get(b"origin", []):
            if not self._ours(origin.decode("latin-1")):
                return "another origin"
        site = said.get(b"sec-fetch-site", [])
        return (
            "another site"
            if scope["method"] == "POST" and b"cross-site" in site
            else None
        )

    def _ours(self, origin: str) -> bool:
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.casefold() in (
            self.hosts
        )

    def _note(self, device: str, refusal: str) -> None:
        if (noted := self._bucket(device).note(refusal, self.clock())) is not None:
            self.told(f"{device} {noted}")

    def _bucket(self, device: str) -> Bucket:
        if device not in self.devices:
            if len(self.devices) >= MOST_DEVICES:
                self.devices.clear()
            self.devices[device] = Bucket(self.clock())
        return self.devices[device]


async def _body(scope: Scope, receive: Receive) -> bytes | None:
    """What was sent along; None if it is too much."""
    if scope["method"] != "POST":
        return b""
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BYTES:
            return None
        if not message.get("more_body"):
            return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Gives the app what was read before it, then what comes afterwards."""
    first = True

    async def replayed() -> Message:
        nonlocal first
        if first:
            first = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return replayed


def _on_stderr(line: str) -> None:
    print(f"{strftime('%H:%M:%S')} {line}", file=sys.stderr)
