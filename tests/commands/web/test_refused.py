"""What reaches the page from elsewhere is refused, told, and writes nothing."""

from __future__ import annotations

import socket

import pytest

from commands.web.guard import Bucket
from commands.web.keys import Seat
from commands.web.serving import Place
from tests.commands.web.served import PATIENT
from tests.face import ask, intendant


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


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "file://", "x", "http://[bad"]
)
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


def test_a_page_has_no_style_of_its_own(page):
    """The policy forbids it: pictures in it would be drawn without their colours."""
    for player in ("", "Anne"):
        shown = page.page(player)
        assert "<svg" in shown
        assert "<style" not in shown


def test_a_head_that_is_too_long_is_refused(page):
    """Cookies of other programs on this computer may be many, but not that many."""
    path = f"/{page.key('Anne')}/en/live"
    assert page.ask(path, cookie="a" * 20_000).status == 431


def test_refusals_between_two_notes_are_counted():
    """A burst fills no log, and hides nothing."""
    now = [0.0]
    bucket = Bucket(now[0])
    assert bucket.note("GET: 404", 1.0) == "GET: 404"
    assert [bucket.note("GET: 404", 1.5) for _ in range(3)] == [None] * 3
    assert bucket.note("GET: 404", 3.0) == "GET: 404 (+3)"


@pytest.mark.parametrize("sent", [b"{}", b"x", b'{"round": 1, "hash": 5}'])
def test_what_makes_no_sense_is_noted(page, sent):
    """Whatever is refused is told at the terminal, without the key."""
    origin = f"http://127.0.0.1:{page.port}"
    answer = page.ask(f"/{page.key('Anne')}/en/sealed", "POST", sent, origin=origin)
    assert answer.status == 400
    assert page.refusals == ["127.0.0.1 POST: 400"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_campaign_that_is_gone_is_told(page, here, lang):
    """The page says so in words, and goes on when the file is back."""
    path = f"/{page.key('Anne')}/{lang}/live"
    assert page.ask(path).status == 200
    (here / "c.db").rename(here / "away.db")
    page.server.watch.look()
    answer = page.ask(path)
    assert answer.status == 503
    assert b"campagne" in answer.body or b"campaign" in answer.body
    (here / "away.db").rename(here / "c.db")
    page.server.watch.look()
    assert page.ask(path).status == 200


def test_a_name_of_a_proxy_is_ours_if_it_was_given():
    """Its pages are asked for by this name, over https."""
    place = Place(8710, "127.0.0.1", "table.example")
    assert "table.example" in place.hosts
    assert place.address(Seat("", "abc")) == "https://table.example/abc/"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_port_that_does_not_exist_is_refused(page, lang):
    """The message says what ports there are."""
    said = intendant("serve", "--port", "99999", "--lang", lang)
    assert said.status == 2
    assert "65535" in said.err


@pytest.mark.parametrize(
    "host",
    [
        "",
        "my table",
        "-x",
        "a..b",
        "a.",
        "https://a.example",
        "café.example",
        "a" * 254,
        "a:",
        "x\n",
    ],
)
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "not the name of a host"), ("fr", "n’est pas un nom d’hôte")],
)
def test_what_is_no_name_of_a_host_is_refused(page, host, lang, words):
    """No browser could ask for it, and no QR code could hold just any text."""
    said = intendant("serve", f"--host={host}", "--lang", lang)
    assert (said.status, words in said.err) == (2, True)


@pytest.mark.parametrize("host", ["table.example.org", "T-1", "a" * 253, "b.c:8443"])
def test_a_name_of_a_host_is_taken(page, host):
    """It stands in every address."""
    said = intendant("serve", "--host", host, "--port", "0", "--no-qr")
    assert (said.status, f"https://{host}/" in said.out) == (0, True)
