"""Requests to the page put together at random: answered as they should be, and nothing written."""

from __future__ import annotations

import socket

import pytest

from commands.web import guard
from tests.commands.web.served import PATIENT, served
from tests.effort import chance, examples, tally
from tests.evil_names import EVIL
from tests.face import ask
from tests.trouble.program import varied

pytestmark = pytest.mark.deep

METHODS = ("GET", "GET", "GET", "POST", "HEAD", "PUT", "get", "G\x00ET", "", "X" * 99)
PARTS = (
    *("en", "fr", "de", "live", "sealed", "cards", "board", "log", "replay", "page.js"),
    *("page.css", "manifest.webmanifest", "sw.js", "..", "%2e%2e", ".", "", "c.db"),
    *("%00", "%ff", "?", "?a=b", "?at=-1", "?at=99999999999999999999", "#", "//", "\\"),
    *("static", "favicon.ico", "etc/passwd", "é", "live?since=x", "{{7*7}}", "a" * 300),
)
VERSIONS = ("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/9.9", "")
HEADERS = (
    *("Accept-Language: fr", "Accept: */*", "Connection: close", "Cookie: a=b"),
    *("Content-Length: 5", "Content-Length: -1", "Content-Length: 99999999999"),
    *("Transfer-Encoding: chunked", "Transfer-Encoding: x", "Expect: 100-continue"),
    *("Origin: null", "Origin: http://evil.example", "Upgrade: websocket", "Host: b"),
    *("X-Forwarded-For: 1.2.3.4", "X-Forwarded-Host: evil.example", "Range: bytes=0-1"),
    *(
        "If-None-Match: *",
        "Last-Event-ID: 99",
        ": x",
        "a",
        "A: \x00",
        f"B: {'b' * 999}",
    ),
)
BODIES = (
    b"",
    b"{}",
    b"x",
    b'{"round": 1, "hash": 5}',
    b"[" * 999,
    b"\xff\xfe",
    b"5\r\n",
)
NAMES = ("Anne", "Bruno")


def request(rng, keys: list[str], port: int) -> bytes:
    """A request by the grammar of the protocol, or nearly so."""
    path = "/".join(
        ("", rng.choice((*keys, "a" * 26, rng.choice(EVIL))), *rng.choices(PARTS, k=2))
    )
    host = rng.choice((f"Host: 127.0.0.1:{port}",) * 5 + ("Host: evil.example", ""))
    lines = [f"{rng.choice(METHODS)} {path} {rng.choice(VERSIONS)}", host]
    lines += rng.choices(HEADERS, k=rng.randrange(4))
    head = "\r\n".join(line for line in lines if line) + "\r\n\r\n"
    data = head.encode("utf-8", errors="replace") + rng.choice(BODIES)
    if rng.random() < 0.15:
        at = rng.randrange(len(data))
        data = data[:at] + rng.randbytes(rng.randrange(1, 9)) + data[at:]
    return data


def answered(port: int, sent: bytes) -> bytes:
    """What comes back until nothing more is to come."""
    with socket.create_connection(("127.0.0.1", port), PATIENT) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        found = b""
        while more := line.recv(65_536):
            found += more
            if b"text/event-stream" in found:
                return found  # it would go on for ever
    return found


def test_no_request_writes_or_breaks_the_page(here, monkeypatch):
    """Each is answered, refused or hung up on; the next one is answered as ever."""
    rng = chance("requests")
    monkeypatch.setattr(guard, "BURST", 1e9)
    monkeypatch.setattr(guard, "MOST_WRONG", 1_000_000)
    path = varied("c.db")
    head = ask("verify", "-c", path)["head"]
    with served(path) as page:
        keys = [page.key(name) for name in NAMES]
        right = page.ask(f"/{keys[0]}/en/live")
        assert right.status == 200
        for _ in range(examples(400)):
            sent = request(rng, keys, page.port)
            said = answered(page.port, sent)
            tally("page requests")
            assert said[:9] in (b"", b"HTTP/1.1 "), sent
            assert said[9:10] != b"5", (sent, said[:300])
            assert b"Traceback" not in said, sent
            if not any(key.encode() in sent for key in keys):
                assert b"Anne" not in said, sent
            for key in keys:
                assert key not in "".join(page.refusals), sent
        assert page.ask(f"/{keys[0]}/en/live").body == right.body
    assert ask("verify", "-c", path)["head"] == head
