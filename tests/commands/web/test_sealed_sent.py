"""What a phone may send: hashes of its own player, and after the closing what they hide."""

from __future__ import annotations

import json

import pytest

from tests.face import ask
from tests.laws.seals import CODES, sealed

CODE = CODES[0]


@pytest.fixture
def asked(page):
    """Anne and Bruno are asked for bids."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    return page


def send(page, player, body, **headers):
    """The status of what is answered."""
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    path = f"/{page.key(player)}/en/sealed"
    return page.ask(path, "POST", text, **headers).status


def hashed(player, value):
    """The hash of an answer to round 1."""
    under = ask("sealed", "list")["rounds"][0]["under"]
    return sealed(1, player, value, CODE, under)


def seals():
    """The hash and the value of each."""
    told = ask("sealed", "list")["rounds"][0]["seals"]
    return {one["player"]: (one["hash"], one["value"]) for one in told}


def entries():
    """How many entries there are."""
    return ask("status")["entries"]


def test_a_hash_is_written_once(asked):
    """A phone that is not sure whether it has arrived sends it again."""
    told = {"round": 1, "hash": hashed("Anne", "300")}
    before = entries()
    assert [send(asked, "Anne", told) for _ in range(3)] == [204, 204, 204]
    assert entries() == before + 1
    assert seals()["Anne"] == (told["hash"], None)


def test_an_answer_is_opened_once(asked):
    """After the closing, by value and code."""
    opening = {"round": 1, "value": "300", "code": CODE}
    for name in ("Anne", "Bruno"):
        assert send(asked, name, {"round": 1, "hash": hashed(name, "300")}) == 204
    before = entries()
    assert [send(asked, "Anne", opening) for _ in range(3)] == [204, 204, 204]
    assert entries() == before + 1
    assert seals()["Anne"][1] == "300"
    assert send(asked, "Bruno", opening | {"value": "301"}) == 409
    assert send(asked, "Bruno", opening | {"code": CODES[1]}) == 409
    assert seals()["Bruno"][1] is None


def test_nothing_is_opened_before_the_closing(asked):
    """Whoever sends it too early is refused, and it is noted nowhere."""
    send(asked, "Anne", {"round": 1, "hash": hashed("Anne", "300")})
    before = entries()
    assert send(asked, "Anne", {"round": 1, "value": "300", "code": CODE}) == 409
    assert (entries(), seals()["Anne"][1]) == (before, None)
    assert "300" not in "".join(asked.refusals)


def test_after_the_closing_no_hash_is_taken(asked):
    """The round is closed for all."""
    ask("sealed", "close", "1")
    before = entries()
    assert send(asked, "Anne", {"round": 1, "hash": hashed("Anne", "300")}) == 409
    assert entries() == before


def test_a_key_sends_only_for_its_own_player(asked):
    """What Bruno's key sends is Bruno's; the open table and Chloé are not asked."""
    told = {"round": 1, "hash": hashed("Anne", "300")}
    before = entries()
    assert [send(asked, name, told) for name in ("", "Chloé")] == [409, 409]
    assert send(asked, "Anne", told | {"player": "Bruno"}) == 400
    assert entries() == before
    assert send(asked, "Bruno", told) == 204
    assert seals()["Anne"] == (None, None)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'"x"',
        b"1",
        b"[" * 2_000,
        b'{"round":1}',
        b'{"round":1,"round":1,"hash":"x"}',
        {"round": 1, "hash": None},
        {"round": 1, "hash": 5},
        {"round": 1, "hash": "x"},
        {"round": 1, "hash": "0" * 63},
        {"round": 1, "hash": "0" * 65},
        {"round": 1, "hash": ["0" * 64]},
        {"round": True, "hash": "0" * 64},
        {"round": "1", "hash": "0" * 64},
        {"round": 1.0, "hash": "0" * 64},
        {"round": -1, "hash": "0" * 64},
        {"round": 10**30, "hash": "0" * 64},
        {"round": 1, "hash": "0" * 64, "more": ""},
        {"round": 1, "value": "300"},
        {"round": 1, "value": "3\x1b[2J", "code": CODE},
        {"round": 1, "value": "300", "code": "x"},
        {"round": 1, "value": "", "code": CODE},
    ],
)
def test_what_no_phone_sends_is_refused(asked, body):
    """Nothing is written, and the page goes on."""
    before = entries()
    assert send(asked, "Anne", body) in (400, 409)
    assert entries() == before
    assert asked.ask(f"/{asked.key('Anne')}/en/live").status == 200


def test_a_round_that_is_not_there_is_refused(asked):
    """Nothing is written."""
    before = entries()
    assert send(asked, "Anne", {"round": 2, "hash": "0" * 64}) == 409
    assert entries() == before


def test_other_sites_send_nothing(asked):
    """A page of somebody else, open in the same browser, is refused."""
    told = {"round": 1, "hash": hashed("Anne", "300")}
    before = entries()
    assert send(asked, "Anne", told, origin="http://evil.example") == 403
    assert send(asked, "Anne", told, sec_fetch_site="cross-site") == 403
    assert entries() == before


def test_too_much_is_refused(asked):
    """It is not even read to its end."""
    assert send(asked, "Anne", {"round": 1, "hash": "0" * 5_000}) == 413


def test_what_is_sent_is_only_sent(asked):
    """The address of what phones send shows nothing."""
    assert asked.ask(f"/{asked.key('Anne')}/en/sealed").status in (404, 405)
