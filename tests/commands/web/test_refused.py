"""What reaches the page from elsewhere is refused, told, and writes nothing."""

from __future__ import annotations

import socket

import pytest

from tests.commands.web.served import PATIENT
from tests.face import ask


def entries():
    """How many entries there are."""
    return ask("status")["entries"]


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8710", "127.0.0.1:1", "127.0.0.1.evil.example"],
)
def test_another_host_is_refused(page, host):
    """A name that somebody else points at this computer opens nothing."""
    answer = page.ask(f"/{page.key('Anne')}/en/live", host=host)
    assert (answer.status, answer.body) == (421, b"another host\n")
    assert page.refusals == ["127.0.0.1 GET: 421 another host"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://", "x"])
def test_another_origin_is_refused(page, origin):
    """A page of somebody else, open in the same browser, is given nothing."""
    before = entries()
    for method in ("GET", "POST"):
        path = f"/{page.key('Anne')}/en/live"
        body = b"{}" if method == "POST" else None
        assert page.ask(path, method, body, origin=origin).status == 403
    assert entries() == before


def test_our_own_origin_is_let_through(page):
    """Browsers name it with some requests."""
    origin = f"http://127.0.0.1:{page.port}"
    assert page.ask(f"/{page.key('Anne')}/en/live", origin=origin).status == 200


@pytest.mark.parametrize("key", ["", "a" * 26, "A" * 26, "../c.db", "é" * 4])
def test_a_guessed_key_opens_nothing(page, key):
    """The answer is the same for all, and has nothing of the campaign."""
    from urllib.parse import quote

    answer = page.ask(f"/{quote(key)}/en/", accept_language="fr")
    assert answer.status in (404, 307)
    assert b"Anne" not in answer.body


def test_the_key_of_one_does_not_open_what_another_sees(page):
    """Each has a key of their own, and none is made from another."""
    keys = {page.key(name) for name in ("", "Anne", "Bruno", "Chloé")}
    assert len(keys) == 4
    assert "2,000" in page.page("Anne")
    assert "2,000" not in page.page("Bruno")


def test_guessing_is_slowed_down(page):
    """After ten wrong keys a device must wait; even a right one is refused then."""
    for _ in range(10):
        assert page.ask("/wrong/en/").status == 404
    assert page.ask(f"/{page.key('Anne')}/en/live").status == 429
    assert "wrong" not in "".join(page.refusals)
    assert page.key("Anne") not in "".join(page.refusals)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "X"])
def test_other_methods_are_refused(page, method):
    """Only reading, and what a phone may send."""
    assert page.ask(f"/{page.key('Anne')}/en/live", method).status == 405


def test_too_much_is_refused(page):
    """A body that is too long is not even read to its end."""
    path = f"/{page.key('Anne')}/en/live"
    assert page.ask(path, "POST", b"x" * 5_000).status == 413


@pytest.mark.parametrize(
    "raw",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"\x00\xff\xfe\r\n\r\n",
    ],
)
def test_malformed_requests_are_refused(page, raw):
    """Nothing of the campaign is told, and the page goes on."""
    with socket.create_connection(("127.0.0.1", page.port), PATIENT) as line:
        line.sendall(raw)
        answer = line.recv(65_536)
    assert answer.split(b" ")[1][:1] == b"4"
    assert b"Anne" not in answer
    assert page.ask(f"/{page.key('Anne')}/en/live").status == 200


def test_every_answer_has_a_strict_policy(page):
    """No script, style or request of anybody else; no address leaves by a link."""
    for path in ("/x/", f"/{page.key()}/en/", f"/{page.key()}/en/page.js"):
        headers = page.ask(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers
        assert "server" not in headers or "uvicorn" not in headers["server"]
