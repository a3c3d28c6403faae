"""A hub in trouble: a clear sentence, the right status, and the file whole."""

from __future__ import annotations

import json
from pathlib import Path

import psycopg
import pytest

from ledger.league import upstream
from tests.face import ask, intendant
from tests.league.test_sharing import head

WHOLE = {"url": "postgresql://x/y", "campaign": "c", "copy": "d", "seq": 1, "hash": "e"}
WRONG = (("url", 5), ("away", "x"), ("seq", "7"), ("seq", 10**30), ("why", ["x"]))


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


def owner(table):
    """A connection of the owner's."""
    return psycopg.connect(table.url, password=table.server.password, autocommit=True)


def failing(table, code, before=""):
    """Lets every insert fail with a state of PostgreSQL's."""
    with owner(table) as connection:
        connection.execute(
            f"""CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN {before} RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$"""
        )
        connection.execute(
            "CREATE TRIGGER fail BEFORE INSERT ON intendant.journal"
            " FOR EACH ROW EXECUTE FUNCTION fail()"
        )


def mended(table):
    """Everything is well again."""
    with owner(table) as connection:
        connection.execute("DROP FUNCTION fail() CASCADE")


@pytest.mark.parametrize(
    ("code", "why", "told"),
    [
        ("53100", "full", "the hub’s disk is full"),
        ("53200", "overloaded", "the hub is overloaded"),
        ("25006", "read_only", "the hub only reads at present"),
        ("57014", "slow", "the hub does not answer in time"),
        ("40001", "slow", "the hub does not answer in time"),
    ],
)
def test_what_the_hub_cannot_write_now_is_written_later(table, code, why, told):
    """The act stays here, and goes to the hub when that can write again."""
    table.share()
    failing(table, code)
    said = intendant("pay", "bank", "Anne", "1", "-c", "a.db")
    assert said.status == 0
    assert told in said.out + said.err
    assert json.loads(Path("a.db.league").read_text())["why"] == why
    mended(table)
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    table.join()
    assert head("b.db") == head("a.db")
    assert head("b.db")[0] == 3


def test_what_the_hub_refuses_is_written_nowhere(table):
    """Trouble that nobody foresaw is told, and nothing is half done."""
    table.share()
    failing(table, "P0001")
    said = intendant("pay", "bank", "Anne", "1", "-c", "a.db", "--json")
    assert (said.status, said.refusal["code"]) == (3, "league")
    assert head("a.db")[0] == 1
    mended(table)
    ask("pay", "bank", "Anne", "1", "-c", "a.db")


@pytest.mark.parametrize(
    ("version", "told"), [(9, "newer version"), (0, "older version")]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_league_of_another_version(table, version, told, lang):
    """Nobody joins it; the refusal names both versions."""
    table.share()
    with owner(table) as connection:
        connection.execute("UPDATE intendant.version SET version = %s", (version,))
    said = intendant(
        "league", "join", table.url, "evening", "-o", "x.db", "--lang", lang
    )
    assert said.status == 3
    assert (told if lang == "en" else "version plus") in said.err
    assert not Path("x.db").exists()


def test_another_campaign_of_the_same_name(table):
    """It is refused, and stays a campaign of its own."""
    table.share()
    ask("new", "other.db", "--players", "Anne")
    said = intendant(
        "league", "share", table.url, "evening", "-c", "other.db", "--json"
    )
    assert (said.status, said.refusal["code"]) == (1, "exists")
    ask("pay", "bank", "Anne", "1", "-c", "other.db")
    assert not Path("other.db.league").exists()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"x": "y"}', *({**WHOLE, key: value} for key, value in WRONG)],
)
def test_a_damaged_file_beside_the_campaign(table, text):
    """Nothing is written until it is mended or gone; questions are answered."""
    table.share()
    Path("a.db.league").write_text(text if isinstance(text, str) else json.dumps(text))
    for words in (
        ("pay", "bank", "Anne", "1"),
        ("league", "status"),
        ("league", "sync"),
    ):
        said = intendant(*words, "-c", "a.db", "--json")
        assert (said.status, said.refusal["code"]) == (3, "damaged"), words
    assert ask("treasury", "-c", "a.db")
    Path("a.db.league").unlink()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")


@pytest.mark.parametrize(
    "words",
    [
        ("league", "join", "postgresql://x@127.0.0.1:1/y", "z"),
        ("league", "join", "nonsense", "z"),
        ("league", "join", "postgresql://[", "z"),
        ("league", "init", ""),
        ("league", "campaigns", "--hub", "postgresql://x@127.0.0.1:1/y"),
        ("league", "doctor", "--hub", "mysql://x"),
        ("league", "key", "list", "--hub", "postgresql://x@127.0.0.1:1/y"),
        ("league", "look", "postgresql://x@127.0.0.1:1/y", "z"),
    ],
)
def test_wrong_addresses(tmp_path, monkeypatch, words):
    """Each is refused with a sentence in both languages."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    pytest.importorskip("psycopg", reason="not run: psycopg is not installed")
    told = set()
    for lang in ("en", "fr"):
        said = intendant(*words, "--lang", lang)
        assert said.status in (2, 3)
        assert said.err.startswith(("error: ", "erreur\u00a0: "))
        told.add(said.err)
    assert len(told) == 2


def test_a_wrong_address_is_shown_without_its_secret(tmp_path, monkeypatch):
    """Only its beginning is said again."""
    pytest.importorskip("psycopg", reason="not run: psycopg is not installed")
    monkeypatch.chdir(tmp_path)
    said = intendant("league", "join", "mysql://a:geheim@x/y", "z")
    assert said.status == 2
    assert "mysql://…" in said.err
    assert "geheim" not in said.err


def test_wrong_answers_to_sync(table):
    """What is no answer is refused before anything is sent."""
    table.share()
    for one in ("x=leave", "-1=leave", "4.3=keep"):
        said = intendant("league", "sync", "--act", one, "-c", "a.db")
        assert said.status == 2, one
        assert "is not an answer" in said.err
