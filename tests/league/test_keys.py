"""Who may what is enforced by the server: these tests speak to it past our client."""

from __future__ import annotations

import signal

import psycopg
import pytest

from ledger import wire
from ledger.campaign import Campaign
from ledger.errors import Refused
from ledger.league.hub import Hub
from ledger.store import interrupts
from tests.face import ask, intendant

ROLES = ("owner", "assistant", "reader", "player")
WRITERS = ("owner", "assistant")
TABLES = ("head", "journal", "access", "view", "handed", "version")


@pytest.fixture
def campaigns(table):
    """Two shared campaigns; keys are for the first of them."""
    table.share()
    ask("pay", "bank", "Anne", "40", "-c", "a.db")
    with Hub(table.url, table.server.password) as hub:
        hub.begin("other")
    return table


def session(table, role, player=None):
    """A connection with a key of this role."""
    url, secret = table.key(role, player="Anne" if role == "player" else player)
    return psycopg.connect(url, password=secret, autocommit=True)


def refused(connection, sql, *values):
    """Whether the server refuses it for want of a right."""
    try:
        connection.execute(sql, values)
    except psycopg.Error as error:
        return error.sqlstate in ("42501", "IL003")
    return False


def link(prev, seq, body=None):
    """A well-formed entry after another: hash, body."""
    text = body or wire.linked(
        prev,
        (
            seq,
            "t",
            "pay",
            1,
            None,
            None,
            None,
            None,
            None,
            "{}",
            "{}",
            "[]",
            1,
            [],
            [],
            [],
        ),
    )
    return wire.hashed(text), text


def append(connection, campaign, seq, hashed, entry):
    """Appends past our client; returns whether it is written."""
    sql = "SELECT written FROM league.append(%s, %s, %s, %s, %s, %s)"
    values = (campaign, seq, hashed, ["t:" + entry[0]], [entry[0]], [entry[1]])
    return connection.execute(sql, values).fetchall() == [(True,)]


@pytest.mark.parametrize("role", ROLES)
def test_no_key_touches_a_table(campaigns, role):
    """Functions are the only way in, whatever the role."""
    with session(campaigns, role) as key:
        for one in TABLES:
            assert refused(key, f"TABLE intendant.{one}")
            assert refused(key, f"TRUNCATE intendant.{one}")
        assert refused(key, "UPDATE intendant.journal SET body = '' RETURNING 1")
        assert refused(
            key, "INSERT INTO intendant.head VALUES ('x', 0, '') RETURNING 1"
        )
        assert refused(key, "SELECT 1 FROM intendant.journal_3")
        sql = "SELECT rolname FROM pg_roles WHERE rolname ~ '^intendant_gate_[0-9]+$'"
        gates = key.execute(sql).fetchall()
        assert gates
        assert all(refused(key, f"SET ROLE {gate}") for (gate,) in gates)
        assert refused(key, "SET SESSION AUTHORIZATION owner")
        assert refused(key, "CREATE TABLE league.mine (x int)")
        assert refused(key, "SELECT intendant.scope('{owner}')")


@pytest.mark.parametrize("role", ROLES)
def test_who_reads_and_who_writes(campaigns, role):
    """An owner and an assistant write, a reader reads, a player does neither."""
    with session(campaigns, role) as key:
        pulled = key.execute("SELECT * FROM league.pull('evening', 0, 9)").fetchall()
        assert len(pulled) == (0 if role == "player" else 2)
        assert key.execute("SELECT * FROM league.pull('other', 0, 9)").fetchall() == []
        ((seq, hashed),) = key.execute(
            "SELECT * FROM league.head('evening')"
        ).fetchall()
        if role in WRITERS:
            assert append(key, "evening", seq, hashed, link(hashed, seq + 1))
            return
        with pytest.raises(psycopg.Error, match="does not open"):
            append(key, "evening", seq, hashed, link(hashed, seq + 1))
    assert len(ask("log", "-c", "a.db")["entries"]) == 2


@pytest.mark.parametrize("role", ROLES)
def test_a_key_is_for_one_campaign(campaigns, role):
    """Another campaign of the same hub is neither seen nor written."""
    with session(campaigns, role) as key:
        names = [row[0] for row in key.execute("SELECT * FROM league.campaigns()")]
        assert names == ["evening"]
        assert refused(key, "SELECT league.channel('other')")
        assert refused(key, "SELECT league.start('mine')")
        with pytest.raises(psycopg.Error):
            append(key, "other", 0, wire.GENESIS, link(wire.GENESIS, 1))


def test_nobody_forges(campaigns):
    """Wrong hashes, numbers, chains and keys of scripts are refused by the server."""
    with session(campaigns, "assistant") as key:
        ((seq, hashed),) = key.execute(
            "SELECT * FROM league.head('evening')"
        ).fetchall()
        good = link(hashed, seq + 1)
        for entry in (
            ("0" * 64, good[1]),  # a hash that is not that of the text
            link(wire.GENESIS, seq + 1),  # after another entry
            link(hashed, seq + 2),  # with another number
            link(hashed, 0, "[]"),
            link(hashed, 0, "no JSON"),
        ):
            with pytest.raises(psycopg.Error):
                append(key, "evening", seq, hashed, entry)
        assert not append(key, "evening", 1, hashed, good)
        assert not append(key, "evening", seq, good[0], good)
        assert append(key, "evening", seq, hashed, good)
        ((now, _),) = key.execute("SELECT * FROM league.head('evening')").fetchall()
        assert now == seq + 1


def test_not_even_the_owner_of_the_database_changes_anything(campaigns):
    """Nothing is updated, deleted or emptied while the guards stand."""
    owner = psycopg.connect(
        campaigns.url, password=campaigns.server.password, autocommit=True
    )
    with owner:
        for sql in (
            "UPDATE intendant.journal SET once = 'x' RETURNING 1",
            "DELETE FROM intendant.journal RETURNING 1",
            "UPDATE intendant.head SET seq = seq - 1 RETURNING 1",
            "DELETE FROM intendant.head RETURNING 1",
            "TRUNCATE intendant.journal",
        ):
            with pytest.raises(psycopg.Error, match="journal: "):
                owner.execute(sql)


@pytest.mark.parametrize("role", ["assistant", "reader", "player"])
def test_only_an_owner_makes_keys(campaigns, role):
    """Nor does anybody else list or revoke them."""
    made, _ = campaigns.key("reader")
    name = made.split("//")[1].split("@")[0]
    with session(campaigns, role) as key:
        sql = "SELECT league.make_key('evening', 'owner', NULL, '', %s)"
        assert refused(key, sql, "SCRAM-SHA-256$4096:x")
        assert refused(key, "SELECT league.revoke_key(%s)", name)
        assert refused(key, "SELECT * FROM league.keys('evening')")
    with session(campaigns, "owner") as key:
        assert refused(key, "SELECT * FROM league.keys('*')")
        assert refused(key, "SELECT * FROM league.keys('other')")
        assert not refused(key, "SELECT league.revoke_key(%s)", name)


def test_a_revoked_key_is_cut_off(campaigns):
    """Its open connection ends, and it opens nothing any more."""
    url, secret = campaigns.key("assistant")
    name = url.split("//")[1].split("@")[0]
    key = psycopg.connect(url, password=secret, autocommit=True)
    ask("league", "key", "revoke", name, "-c", "a.db")
    with pytest.raises(psycopg.OperationalError):
        key.execute("SELECT 1")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url, password=secret)


def test_an_act_with_a_revoked_key_is_refused(table):
    """The file stays whole, and the refusal says what can be done."""
    table.share()
    table.join()
    listed = ask("league", "key", "list", "-c", "a.db")["keys"]
    ask("league", "key", "revoke", listed[0]["key"], "-c", "a.db")
    said = intendant("pay", "bank", "Anne", "1", "-c", "b.db", "--json")
    assert (said.status, said.refusal["code"]) == (3, "league")
    assert ask("verify", "-c", "b.db")["entries"] == 1
    ask("league", "leave", "-c", "b.db")
    ask("pay", "bank", "Anne", "1", "-c", "b.db")


def test_a_reader_writes_nothing(table):
    """A reader's copy is refused every act, and catches up all the same."""
    table.share()
    table.join("r.db", role="reader")
    said = intendant("pay", "bank", "Anne", "1", "-c", "r.db", "--json")
    assert (said.status, said.refusal["code"]) == (1, "rule")
    ask("pay", "bank", "Anne", "2", "-c", "a.db")
    ask("league", "sync", "-c", "r.db")
    assert ask("verify", "-c", "r.db")["entries"] == 2


def test_ctrl_c_is_heard_after_a_refusal_of_the_hub(table):
    """What must not be interrupted is over, at the open prompt as well."""
    table.share()
    table.join("r.db", role="reader")
    with Campaign.open("r.db") as campaign:
        campaign._book.tells = True
        try:
            with pytest.raises(Refused):
                campaign.pay("bank", "Anne", 1)
            blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
        finally:
            interrupts.release()
    assert signal.SIGINT not in blocked


def test_a_player_has_no_copy(campaigns):
    """A player's key cannot join: the journal holds everybody's secrets."""
    url, secret = campaigns.key("player", player="Anne")
    (campaigns.folder / "s").write_text(secret)
    said = intendant("league", "join", url, "evening", "-o", "p.db", "--key-file", "s")
    assert said.status == 1
    assert "everybody’s secrets" in said.err
    assert not (campaigns.folder / "p.db").exists()


def test_no_key_is_left_lying_about(table):
    """Neither the campaign nor the file beside it holds the secret."""
    table.share()
    table.join()
    secret = (table.folder / "secret.b.db").read_text().encode()
    for name in ("a.db", "b.db", "a.db.league", "b.db.league"):
        data = (table.folder / name).read_bytes()
        assert secret not in data
        assert table.server.password.encode() not in data
    kept = table.folder / "state" / "intendant" / "league.keys"
    assert kept.stat().st_mode & 0o077 == 0
    said = intendant("league", "join", "postgresql://a:geheim@localhost/x", "evening")
    assert said.status == 2
    assert "geheim" not in said.err
