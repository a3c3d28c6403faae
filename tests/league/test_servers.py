"""Servers as they are: restored, read-only, of another encoding, with long names."""

from __future__ import annotations

import json
import shlex
import time
from pathlib import Path

import psycopg
import pytest

from ledger.league import upstream
from tests.face import ask, intendant
from tests.league.table import OWNER, Table, gone
from tests.league.test_sharing import head

PAYS = ("pay", "bank", "Anne", "1", "-c", "a.db")
UNFIT = (
    '["{prev}",3,"t","pay","x",null,null,null,null,null,"{{}}","{{}}","[]",1,[],[],[]]',
    '["{prev}",3,"t","pay",1,null,null,null,null,null,"{{}}","text","[]",1,[],[],[]]',
    '["{prev}",3,"t","pay",1,null,null,null,null,null,"{{}}","{{}}","[]",1,[],[]]',
    '["{prev}",3,]',
)


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


def owner(table, db="postgres"):
    """A connection of the owner's."""
    return psycopg.connect(table.server.url(db=db, secret=True), autocommit=True)


def kept_secret(table):
    """A file with the owner's key."""
    (table.folder / "owner").write_text(table.server.password)
    return "owner"


def set_back(table, seq):
    """The hub is as an older backup of it was."""
    with owner(table, table.name) as connection:
        connection.execute("SET session_replication_role = replica")
        connection.execute("DELETE FROM intendant.journal WHERE seq > %s", (seq,))
        sql = """UPDATE intendant.head SET seq = %s, hash =
          (SELECT hash FROM intendant.journal WHERE seq = %s)"""
        connection.execute(sql, (seq, seq))


def test_a_dump_can_be_restored(table):
    """`pg_dump` and psql bring back schema, journal and rights, and the game goes on."""
    table.share()
    ask(*PAYS)
    restored = f"{table.name}_again"
    where = ("-d", table.server.url(db=table.name, secret=True))
    dump = table.server.folder.parent / f"{restored}.sql"  # where the server may read
    dump.write_text(table.server.run("pg_dump", *where))
    dump.chmod(0o644)
    with owner(table) as connection:
        connection.execute(f"CREATE DATABASE {restored}")
    try:
        to = ("-d", table.server.url(db=restored, secret=True))
        told = table.server.run("psql", *to, "-v", "ON_ERROR_STOP=1", "-f", str(dump))
        assert "ERROR" not in told
        place = Path("a.db.league")
        url = table.server.url(db=restored)
        place.write_text(json.dumps({**json.loads(place.read_text()), "url": url}))
        kept = ("--key-file", kept_secret(table))
        assert ask("league", "status", "-c", "a.db", *kept)["there"] == 2
        ask(*PAYS)
        assert ask("league", "status", "-c", "a.db")["there"] == 3
    finally:
        gone(table.server, restored)


def test_a_hub_of_an_older_backup_gets_back_what_it_lacks(table):
    """Shared again under the same name, all is there, and the figures go on."""
    table.share()
    for _ in range(3):
        ask(*PAYS)
    url = table.url
    ask("league", "standings", "-c", "a.db")
    set_back(table, 2)
    said = intendant(*PAYS)
    assert said.status == 3
    assert "is not the one that this file continues: entry 4 is" in said.err
    assert head("a.db")[0] == 4
    ask("league", "leave", "-c", "a.db")
    ask("league", "share", url, "evening", "-c", "a.db")
    ask(*PAYS)
    assert ask("league", "status", "-c", "a.db")["there"] == 5
    assert ask("league", "standings", "-c", "a.db")["games"] == 1


def test_figures_follow_a_hub_that_was_restored(table):
    """The hidden copies are made anew where the hub's journal is another one now."""
    table.share()
    ask(*PAYS)
    ask("league", "standings", "-c", "a.db")
    set_back(table, 1)
    told = ask("league", "standings", "--hub", table.url)
    assert (told["ok"], told["games"]) == (True, 1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hub_that_only_reads(table, lang):
    """It is named as such, and still read."""
    table.share()
    with owner(table) as connection:
        sql = f"ALTER DATABASE {table.name} SET default_transaction_read_only = on"
        connection.execute(sql)
    said = intendant(*PAYS, "--lang", lang)
    assert said.status == 0
    told = {"en": "the hub only reads at present", "fr": "en lecture seule"}[lang]
    assert told in said.out + said.err
    assert ask("league", "campaigns", "-c", "a.db")["campaigns"][0]["entries"] == 1


def test_a_clock_that_was_ahead(table, monkeypatch):
    """A hub that was away in the future is asked now."""
    table.share()
    monkeypatch.setattr(upstream, "RETRY", 30.0)
    line = table.line()
    place = Path("a.db.league")
    kept = json.loads(place.read_text())
    ahead = {**kept, "away": time.time() + 10**6, "why": "lost"}
    place.write_text(json.dumps(ahead))
    ask(*PAYS)
    told = ask("league", "status", "-c", "a.db")
    assert (told["there"], told["apart"], told["why"]) == (2, 0, "")
    line.close()


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_of_another_encoding(table, encoding):
    """It is refused before anything is laid out."""
    name = f"{table.name}_{encoding.lower()}"
    with owner(table) as connection:
        sql = f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0"
        connection.execute(f"{sql} LOCALE 'C'")
    try:
        url = table.server.url(db=name)
        for lang in ("en", "fr"):
            words = ("league", "init", url, "--key-file", kept_secret(table))
            said = intendant(*words, "--lang", lang)
            assert said.status == 1
            assert encoding in said.err
            assert "ENCODING 'UTF8'" in said.err
    finally:
        gone(table.server, name)


def test_the_client_may_be_set_to_another_encoding(table, monkeypatch):
    """What a table writes is sent whole, whatever the environment says."""
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    table.share()
    ask(*PAYS, "--for", "une gemme — “belle” €")
    assert table.join()
    assert head("b.db") == head("a.db")


def test_a_name_may_be_long(table):
    """The figures of the whole club do not fail for one name."""
    ask("new", "a.db", "--players", "Anne")
    words = ("--key-file", kept_secret(table), "-c", "a.db")
    ask("league", "share", table.url, "é" * 78, *words)
    assert ask("league", "standings", "--hub", table.url)["games"] == 1


def test_the_line_that_joins_can_be_typed(table):
    """Names with spaces and signs are quoted, and the key's own user is named."""
    ask("new", "a.db", "--players", "Anne")
    url = f"{table.server.url(db=table.name, user='nobody')}?user={OWNER}"
    name = 'Thursday "$(x)" evening'
    ask("league", "share", url, name, "--key-file", kept_secret(table), "-c", "a.db")
    said = intendant("league", "key", "new", "assistant", "-c", "a.db")
    (line,) = [one for one in said.out.splitlines() if "league join" in one]
    words = shlex.split(line.partition("intendant ")[2])
    assert words[3:] == [name]
    assert "user=" not in words[2]
    (table.folder / "key").write_text(said.out.splitlines()[1])
    ask(*words, "-o", "b.db", "--key-file", "key")
    assert head("b.db") == head("a.db")


@pytest.mark.parametrize("body", UNFIT)
def test_what_is_no_entry_is_refused_by_the_hub(table, body):
    """Nobody can put what is not even formed like one into a journal."""
    table.share()
    ask(*PAYS)
    url, secret = table.key("assistant")
    seq, hashed = head("a.db")
    text = body.format(prev=hashed)
    sql = """SELECT league.append('evening', %s, %s, ARRAY['t'],
      ARRAY[encode(sha256(convert_to(%s, 'UTF8')), 'hex')], ARRAY[%s])"""
    with (
        psycopg.connect(url, password=secret, autocommit=True) as key,
        pytest.raises(psycopg.Error),
    ):
        key.execute(sql, (seq, hashed, text, text))
    ask(*PAYS)


def test_a_secret_of_any_kind_is_refused_in_an_address(table):
    """Nothing of it is kept beside the campaign."""
    ask("new", "a.db", "--players", "Anne")
    url = f"{table.url}?sslpassword=geheim"
    said = intendant("league", "share", url, "evening", "-c", "a.db")
    assert said.status == 2
    assert "geheim" not in said.err
    assert not Path("a.db.league").exists()


def test_a_key_without_the_name_of_a_database(server, tmp_path, monkeypatch):
    """It is kept as libpq looks for it: by the name of the user."""
    from ledger.league.laying import init

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with psycopg.connect(server.url(secret=True), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {OWNER}")
    laid = Table(server, OWNER, tmp_path)
    try:
        init(laid.url, server.password)
        url = server.url(db="").removesuffix("/")
        ask("new", "a.db", "--players", "Anne")
        keyed = ("--key-file", kept_secret(laid))
        ask("league", "share", url, "evening", *keyed, "-c", "a.db")
        ask(*PAYS)
        assert ask("league", "status", "-c", "a.db")["there"] == 2
    finally:
        gone(server, OWNER)


def test_other_files_of_keys_are_not_shut_out(table, monkeypatch):
    """A key in libpq's own file is found although another one is kept by us."""
    table.share()
    Path(table.folder / "state" / "intendant" / "league.keys").write_text(
        "elsewhere.example:5432:db:somebody:key\n"
    )
    monkeypatch.setenv("HOME", str(table.folder))
    own = Path(".pgpass")
    own.write_text(f"127.0.0.1:*:*:{OWNER}:{table.server.password}\n")
    own.chmod(0o600)
    ask(*PAYS)
    assert ask("league", "status", "-c", "a.db")["there"] == 2


def test_a_key_in_the_environment_serves_every_act(table, monkeypatch):
    """Nothing needs to be kept on the computer."""
    table.share()
    Path(table.folder / "state" / "intendant" / "league.keys").unlink()
    monkeypatch.setenv("INTENDANT_LEAGUE_KEY", table.server.password)
    ask(*PAYS)
    assert ask("league", "sync", "-c", "a.db")["went"] == []
    assert ask("league", "status", "-c", "a.db")["there"] == 2


def test_a_player_opens_one_campaign(table):
    """A key for all campaigns that names a player could never be used."""
    table.share()
    words = ("league", "key", "new", "player", "Anne", "--name", "*")
    said = intendant(*words, "--hub", table.url)
    assert said.status == 2
    assert "one campaign only" in said.err


@pytest.mark.parametrize(
    "made",
    [
        "ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC",
        "SELECT lo_create(0)",
        "CREATE TEMP TABLE mine (n integer)",
    ],
)
def test_a_key_cannot_make_itself_irrevocable(table, made):
    """Whatever it leaves behind, it opens nothing afterwards."""
    table.share()
    url, secret = table.key("reader")
    key = psycopg.connect(url, password=secret, autocommit=True)
    key.execute(made)
    name = json.loads(json.dumps(ask("league", "key", "list", "-c", "a.db")))["keys"]
    (reader,) = [one["key"] for one in name if one["role"] == "reader"]
    ask("league", "key", "revoke", reader, "-c", "a.db")
    with pytest.raises(psycopg.Error):
        key.execute("SELECT league.head('evening')")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url, password=secret)
