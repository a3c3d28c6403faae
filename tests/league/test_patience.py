"""A hub that does not answer, or not to us: the table goes on, and learns why."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from ledger.league import connecting, upstream
from ledger.league.address import parameters, shown, told_of
from ledger.league.keys import keep_key, keys_file
from ledger.league.laying import init
from ledger.store import append
from tests.face import ask, at_terminal, intendant
from tests.league.table import gone
from tests.league.test_sharing import head

SPYING = (
    *(f"TABLE intendant.{name}" for name in ("head", "journal", "access", "view")),
    "SELECT league.campaigns()",
    "DROP FUNCTION league.hash_of",
    "DROP VIEW league.facts",
)
PAYS = ("pay", "bank", "Anne", "1", "-c", "a.db")


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


def why(path="a.db.league"):
    """Why the hub was away, as the file beside the campaign has it."""
    return json.loads(Path(path).read_text())["why"]


def moved_to(**parts):
    """The file beside the campaign names another hub."""
    place = Path("a.db.league")
    place.write_text(json.dumps({**json.loads(place.read_text()), **parts}))


def test_a_replica_that_is_gone_keeps_nobody_waiting(table, monkeypatch):
    """A commit that waits for a replica is not acknowledged, and is not lost either."""
    table.share()
    table.join()
    monkeypatch.setattr(connecting, "PATIENCE", 0.3)
    table.server.set("synchronous_standby_names", "nobody")
    try:
        said = intendant(*PAYS)
        assert said.status == 0
        assert "the hub does not answer in time" in said.out + said.err
        assert ask("log", "-c", "b.db")["entries"][-1]["seq"] == 1
    finally:
        table.server.set("synchronous_standby_names", "")
    ask(*PAYS)
    ask("league", "sync", "-c", "b.db")
    assert head("a.db") == head("b.db")
    assert head("a.db")[0] == 3


def test_a_key_that_is_gone_can_be_given_again(table):
    """The campaign goes on as a branch; `league status` takes the key."""
    table.share()
    Path(keys_file()).unlink()
    said = intendant(*PAYS)
    assert said.status == 0
    assert "no key to the hub is kept on this computer" in said.out + said.err
    assert why() == "keyless"
    refused = intendant("league", "sync", "-c", "a.db")
    assert refused.status == 3
    assert "league status --key-file" in refused.err
    (table.folder / "again").write_text(table.server.password)
    told = ask("league", "status", "-c", "a.db", "--key-file", "again")
    assert (told["away"], told["there"]) == (False, 1)
    ask("league", "sync", "-c", "a.db")
    assert ask("league", "status", "-c", "a.db")["there"] == 2


def test_a_wrong_key_is_not_kept(table):
    """What the hub does not accept takes nobody's place."""
    table.share()
    (table.folder / "wrong").write_text("nonsense")
    said = intendant(
        "league", "status", "-c", "a.db", "--key-file", "wrong", "--lang", "fr"
    )
    assert said.status == 3
    assert "n’accepte pas cette clé" in said.err
    assert ask("league", "status", "-c", "a.db")["there"] == 1


@pytest.mark.parametrize(
    ("parts", "code", "told"),
    [
        (("/league", "/nowhere"), "database", "the hub’s database is not there"),
        (("", "?sslmode=require"), "insecure", "no safe connection to the hub"),
        (("", "?require_auth=md5"), "insecure", "no safe connection to the hub"),
        (("127.0.0.1", "nobody.invalid"), "unreachable", "cannot be reached"),
    ],
)
def test_what_keeps_the_hub_away_is_named(table, parts, code, told):
    """Each fault of a connection has its own words, and the file goes on."""
    table.share()
    url = table.url
    before, after = parts
    other = url.replace(before, after) if before else url + after
    keep_key(told_of(other), table.server.password)
    moved_to(url=other)
    said = intendant(*PAYS)
    assert said.status == 0, said.err
    assert told in said.out + said.err
    assert why() == code
    for lang in ("en", "fr"):
        refused = intendant("league", "sync", "-c", "a.db", "--lang", lang)
        assert refused.status == 3
    moved_to(url=url)
    ask("league", "sync", "-c", "a.db")
    assert ask("league", "status", "-c", "a.db")["there"] == 2


@pytest.mark.parametrize(
    ("url", "encrypted"),
    [
        ("postgresql://x@club.example/db", True),
        ("postgresql://x@127.0.0.1,club.example/db", True),
        ("postgresql://x@localhost/db?hostaddr=192.0.2.1", True),
        ("hostaddr=192.0.2.1 dbname=db", True),
        ("service=club", True),
        ("postgresql://x@127.0.0.1/db", False),
        ("host=/run/postgresql dbname=db", False),
        ("postgresql:///db", False),
    ],
)
def test_encryption_is_asked_for(tmp_path, monkeypatch, url, encrypted):
    """Whatever may lead to another computer is encrypted, and the key never bare."""
    pytest.importorskip("psycopg", reason="not run: psycopg is not installed")
    services = tmp_path / "services"
    services.write_text("[club]\nhost=club.example\ndbname=db\n")
    monkeypatch.setenv("PGSERVICEFILE", str(services))
    told = parameters(url, "secret")
    assert (told.get("sslmode") == "require") == encrypted
    assert (told.get("require_auth") == "scram-sha-256") == encrypted
    assert "secret" not in shown(url)


def test_a_stricter_service_stays_strict(tmp_path, monkeypatch):
    """What the user has set is not weakened."""
    pytest.importorskip("psycopg", reason="not run: psycopg is not installed")
    services = tmp_path / "services"
    services.write_text("[club]\nhost=club.example\nsslmode=verify-full\n")
    monkeypatch.setenv("PGSERVICEFILE", str(services))
    assert "sslmode" not in parameters("service=club", None)


def test_a_second_league_of_a_server(table, server):
    """Both are apart: neither owner reads or changes anything of the other's."""
    other = f"{table.name}_second"
    with psycopg.connect(server.url(secret=True), autocommit=True) as owner:
        owner.execute(f"CREATE ROLE {other} LOGIN CREATEROLE PASSWORD 'p'")
        owner.execute(f"CREATE DATABASE {other} OWNER {other}")
        try:
            init(server.url(db=other, user=other), "p")
            table.share()
            spying = server.url(db=table.name, user=f"{other}:p")
            with psycopg.connect(spying, autocommit=True) as spy:
                gates = "SELECT rolname FROM pg_roles WHERE rolname ~ '^intendant_gate'"
                for (gate,) in spy.execute(gates).fetchall():
                    with suppress(psycopg.errors.InsufficientPrivilege):
                        spy.execute(f"SET ROLE {gate}")
                    for sql in SPYING:
                        with pytest.raises(psycopg.errors.InsufficientPrivilege):
                            spy.execute(sql)
                    spy.execute("RESET ROLE")
        finally:
            gone(server, other)
            owner.execute(f"DROP OWNED BY {other}")
            owner.execute(f"DROP ROLE {other}")


def stopped_after_sending(monkeypatch):
    """The next act reaches the hub, and is stopped before it is here."""
    send = upstream.Upstream.share

    def share(self, added):
        send(self, added)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(upstream.Upstream, "share", share)
        patched.setattr(append, "now", lambda: "2026-01-01T20:00:00Z")
        assert intendant(*PAYS).status == 130


def test_what_comes_back_is_named(table, monkeypatch):
    """An act that had been sent before a stop is told of when it comes back."""
    table.share()
    stopped_after_sending(monkeypatch)
    assert head("a.db")[0] == 1
    told = intendant("pay", "bank", "Bruno", "2", "-c", "a.db", "--json").json
    assert told["entry"] == 3
    assert [one["code"] for one in told["warnings"]] == ["league.back"]
    assert told["warnings"][0]["message"].endswith("stopped: entry 2")


@pytest.mark.parametrize(("answer", "entries"), [("stay", 2), ("book", 3)])
def test_doing_it_again_is_asked_about(table, monkeypatch, answer, entries):
    """Whoever types it again is asked, so that it is not done twice unawares."""
    table.share()
    stopped_after_sending(monkeypatch)
    said = at_terminal(*PAYS, lines=[answer])
    assert "already sent" in said.out + said.err
    assert said.status == (1 if answer == "stay" else 0)
    assert head("a.db")[0] == entries


def test_a_refusal_asks_the_hub_first(table):
    """What others have just brought is enough to do what it allows."""
    table.share("free")
    table.join()
    ask("pay", "bank", "Anne", "50", "-c", "a.db")
    assert head("b.db")[0] == 1
    ask("pay", "Anne", "Bruno", "50", "-c", "b.db")
    assert head("b.db")[0] == 3
    refused = intendant("pay", "Anne", "Bruno", "50", "-c", "b.db")
    assert refused.status == 1
