"""A player's key sees what `--as` shows, and hands in what is sealed."""

from __future__ import annotations

import time

import pytest

from commands.league.players import Players
from ledger.league.hub import Hub
from tests.face import ask, intendant


@pytest.fixture
def anne(table):
    """A campaign with closed purses, Anne's key, and what a watcher does."""
    table.share()
    ask("pay", "bank", "Bruno", "777", "-c", "a.db")
    url, secret = table.key("player", player="Anne")
    (table.folder / "anne").write_text(secret)
    players = Players("a.db", "evening")

    def serve():
        with Hub(table.url, table.server.password) as hub:
            players.serve(hub)

    return url, serve


def test_a_player_sees_what_that_player_may_know(anne):
    """As the board shows it to Anne, in both languages; Bruno's purse is not in it."""
    url, serve = anne
    said = intendant("league", "look", url, "evening", "--key-file", "anne")
    assert said.status == 1
    assert "nobody has told this player yet" in said.err
    serve()
    for lang in ("en", "fr"):
        said = intendant("league", "look", url, "evening", "--lang", lang)
        shown = intendant(
            *("board", "--still", "--as", "Anne", "-c", "a.db", "--lang", lang)
        )
        assert shown.out.splitlines()[0] in said.out
        assert "777" not in said.out
        assert "077" not in said.out
    ask("pay", "bank", "Anne", "23", "-c", "a.db")
    serve()
    assert "323" in intendant("league", "look", url, "evening").out


def test_a_player_hands_in_and_opens(anne):
    """Nobody can read the answer before the closing; then its code opens it."""
    url, serve = anne
    ask("sealed", "ask", "bids", "Anne", "Bruno", "-c", "a.db")
    serve()
    intendant("league", "look", url, "evening", "--key-file", "anne")
    words = ("league", "hand-in", url, "evening", "1")
    told = ask(*words, "45")
    serve()
    (round_,) = ask("sealed", "list", "-c", "a.db")["rounds"]
    assert round_["seals"][0]["hash"]
    assert round_["seals"][0]["value"] is None
    assert (
        "45" not in intendant("show", "5", "--json", "-c", "a.db").out.split("hash")[0]
    )
    ask("sealed", "close", "1", "-c", "a.db")
    serve()
    ask(*words, "45", "--code", told["code"])
    serve()
    (round_,) = ask("sealed", "list", "-c", "a.db")["rounds"]
    assert (round_["seals"][0]["value"], round_["seals"][0]["code"]) == (
        "45",
        told["code"],
    )


@pytest.mark.parametrize("answer", ["-1", "vingt", ""])
def test_what_is_no_bid_is_not_handed_in(anne, answer):
    """A bid is a whole number; the refusal says so."""
    url, serve = anne
    ask("sealed", "ask", "bids", "Anne", "-c", "a.db")
    serve()
    intendant("league", "look", url, "evening", "--key-file", "anne")
    said = intendant("league", "hand-in", url, "evening", "1", "--", answer)
    assert said.status == 2
    said = intendant("league", "hand-in", url, "evening", "9", "12", "--json")
    assert said.refusal["code"] == "unknown_name"


def test_no_other_key_looks(table):
    """An assistant's key is no player's, and a player's is for one campaign."""
    table.share()
    url, secret = table.key("assistant")
    (table.folder / "k").write_text(secret)
    said = intendant("league", "look", url, "evening", "--key-file", "k")
    assert (said.status, "not the key of a player" in said.err) == (1, True)


def test_watchers_serve_players(anne):
    """Whoever watches tells players; what they hand in comes by itself."""
    from commands.league.companion import beside

    url, _ = anne
    with beside("a.db"):
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if (
                intendant("league", "look", url, "evening", "--key-file", "anne").status
                == 0
            ):
                return
            time.sleep(0.05)
    raise AssertionError("nobody told the player")
