"""A campaign received from somebody else: it harms no file, and reading it ends."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from struct import pack

import pytest

from commands.main import main
from commands.tab import fitting
from ledger import Campaign
from ledger.errors import FileTrouble
from ledger.store import foreign
from ledger.store.book import Book
from tests.effort import tally
from tests.face import ask, intendant
from tests.tampering import tamper
from tests.trouble.program import drafted, varied

MAGIC = bytes.fromhex("d9d505f920a163d7")
SECTOR = 512
HERE = ("-c", "c.db")
# Every way into a file; `{}` is the one that came by mail.
WAYS = {
    "asked": ["status", "-c", "{}"],
    "found": ["treasury"],
    "written": ["pay", "bank", "Anne", "1", "-c", "{}"],
    "its language, for a throw": ["roll", "1d6"],
    "its language, for a mistake": ["rol", "1d6"],
    "checked": ["verify", "-c", "{}"],
    "copied": ["backup", "new", "-c", "{}"],
    "branched": ["fork", "new", "-c", "{}"],
    "branched in the past": ["fork", "new", "--at", "2", "-c", "{}"],
    "compared with": ["diff", "{}", "-c", "ours"],
    "compared": ["diff", "ours", "-c", "{}"],
    "told": ["report", "-o", "new", "-c", "{}"],
    "exported": ["export", "json", "-o", "new", "-c", "{}"],
    "scripted": ["run", "lines", "-c", "{}"],
    "taken back": ["undo", "-c", "{}"],
    "resumed": ["resume", "-c", "{}"],
    "restored": ["new", "new", "--from", "{}"],
    "brought in": ["import", "ours.json", "-o", "{}"],
    "made": ["new", "{}"],
}


def journal(path: Path, named: Path) -> bytes:
    """A hot journal of no pages that names another file at its end."""
    pages = path.stat().st_size // 4096
    head = MAGIC + pack(">IIIII", 0, 7, pages, SECTOR, 4096)
    name = str(named).encode()
    lock = 0x40000000 // 4096 + 1
    end = pack(">I", lock) + name + pack(">II", len(name), sum(name)) + MAGIC
    return head.ljust(SECTOR, b"\0") + end


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A folder with a campaign that came by mail, and a file that its owner needs."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "box").mkdir()
    (folder / "dear.txt").write_text("my thesis\n")
    (folder / "lines").write_text("note x\n")
    drafted(varied(folder / "box" / "c.db"))
    ours = str(folder / "ours")
    ask("new", ours, "--players", "Anne")
    ask("export", "json", "-o", f"{ours}.json", "-c", ours)
    return folder


@pytest.fixture
def mail(house, here):
    """Such a folder, as the current one."""
    return shutil.copytree(house, here, dirs_exist_ok=True)


def trapped(folder: Path) -> None:
    """Puts a journal beside the campaign that makes SQLite delete the file."""
    path = folder / "box" / "c.db"
    (folder / "box" / "c.db-journal").write_bytes(journal(path, folder / "dear.txt"))


def listed(folder: Path) -> dict[str, bytes]:
    """All files of a folder, with their bytes."""
    found = {}
    for path in folder.rglob("*"):
        if path.is_file():
            found[str(path.relative_to(folder))] = path.read_bytes()
    return found


def test_sqlite_alone_would_delete_the_file(mail):
    """The harness works: with this journal, SQLite deletes the file."""
    dear = mail / "dear.txt"
    trapped(mail)
    connection = sqlite3.connect(mail / "box" / "c.db")
    connection.execute("SELECT count(*) FROM entry").fetchone()
    connection.close()
    assert not dear.exists()


@pytest.mark.parametrize("way", WAYS)
def test_no_way_into_a_received_campaign_deletes_a_file(mail, monkeypatch, way):
    """A journal that names another file is refused before SQLite sees it."""
    if way in ("found", "its language, for a throw", "its language, for a mistake"):
        monkeypatch.chdir(mail / "box")
    if way == "restored":
        tamper(mail / "box" / "c.db", f"PRAGMA application_id = {foreign.BACKUP_ID}")
    trapped(mail)
    before = listed(mail)
    said = intendant(*(word.format(mail / "box" / "c.db") for word in WAYS[way]))
    tally("hostile campaigns")
    assert "Traceback" not in said.err
    assert listed(mail) == before
    assert said.status > 0


def test_nor_does_the_python_face_or_the_tab_key(mail, monkeypatch):
    """Opening it in a script, or completing names from it, deletes no file either."""
    monkeypatch.chdir(mail / "box")
    trapped(mail)
    with pytest.raises(FileTrouble) as caught:
        Campaign.open("c.db")
    found = fitting(["players", "retire"], "")
    assert (caught.value.key, found) == ("damaged.journal", [])
    assert (mail / "dear.txt").read_text() == "my thesis\n"


def test_a_link_to_such_a_campaign_is_refused_too(mail):
    """SQLite looks for a journal beside the file to which the link leads."""
    (mail / "link.db").symlink_to(mail / "box" / "c.db")
    trapped(mail)
    said = intendant("status", "-c", "link.db", "--json")
    assert (said.status, said.refusal["code"]) == (3, "damaged")
    assert (mail / "dear.txt").exists()


def test_the_refusal_says_what_lies_there(mail):
    """The refusal names the file, and what to do about it."""
    trapped(mail)
    said = intendant("status", "-c", "box/c.db", "--json").refusal
    assert "box/c.db-journal" in said["message"]
    assert "delete box/c.db-journal" in said["hint"]


def test_a_journal_in_several_parts_is_read_at_its_end(mail):
    """The name comes last, wherever the journal's pages end."""
    one = journal(mail / "box" / "c.db", mail / "dear.txt")
    parts = one[:SECTOR] + one[:SECTOR] + bytes(4096 + 8) + one
    (mail / "box" / "c.db-journal").write_bytes(parts)
    assert intendant("status", "-c", "box/c.db").status == 3
    assert (mail / "dear.txt").exists()


@pytest.mark.parametrize("page", [4096, 0])
def test_a_journal_does_not_blow_a_campaign_up(mail, page):
    """A journal claiming that the file had 2^32 pages would make it 16 TB long."""
    head = MAGIC + pack(">IIIII", 0, 7, 2**32 - 1, SECTOR, page)
    path, beside = mail / "box" / "c.db", mail / "box" / "c.db-journal"
    beside.write_bytes(head.ljust(SECTOR, b"\0"))
    before = path.read_bytes()
    said = intendant("status", "-c", "box/c.db", "--json", "--lang", "en")
    assert (said.status, said.refusal["code"]) == (3, "damaged")
    assert "box/c.db-journal would make it many times" in said.refusal["message"]
    assert path.read_bytes() == before


def test_an_honest_journal_is_still_rolled_back(mail):
    """After a crash the campaign opens as it was before the act."""
    path = mail / "box" / "c.db"
    before = path.read_bytes()
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("PRAGMA cache_size = 1")
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM draft")
    writer.execute("CREATE TABLE wide AS SELECT hex(randomblob(90000)) AS x")
    torn = path.read_bytes(), (mail / "box" / "c.db-journal").read_bytes()
    writer.execute("ROLLBACK")
    writer.close()
    path.write_bytes(torn[0])
    (mail / "box" / "c.db-journal").write_bytes(torn[1])
    assert torn[0] != before
    assert ask("verify", "-c", str(path))["ok"]
    assert path.read_bytes() == before


@pytest.mark.parametrize("ending", foreign.BESIDE)
@pytest.mark.parametrize("kind", ["link", "link to nothing", "second name", "pipe"])
def test_what_leads_elsewhere_beside_a_campaign_is_refused(mail, ending, kind):
    """SQLite would write its own data into the file at the other end."""
    dear, beside = mail / "dear.txt", mail / "box" / f"c.db{ending}"
    dear.write_bytes(b"\0 a picture")  # not taken for a hot journal
    if kind == "pipe":
        os.mkfifo(beside)
    elif kind == "second name":
        os.link(dear, beside)
    else:
        beside.symlink_to(dear if kind == "link" else mail / "nothing")
    for words in (["status"], ["pay", "bank", "Anne", "1"]):
        said = intendant(*words, "-c", "box/c.db", "--json")
        assert (said.status, said.refusal["code"]) == (3, "damaged")
        assert f"c.db{ending}" in said.refusal["message"]
    assert dear.read_bytes() == b"\0 a picture"
    assert not (mail / "nothing").exists()


def test_a_position_may_come_through_a_pipe(here):
    """`--from <(...)` works: the bytes read to recognise a backup are not lost."""
    reader, writer = os.pipe()
    os.write(writer, b'game = "free"\nplayers = ["Anne", "Bruno"]\n')
    os.close(writer)
    made = ask("new", "c.db", "--from", f"/dev/fd/{reader}")
    os.close(reader)
    assert made["players"] == ["Anne", "Bruno"]


# The contents of the file -------------------------------------------------------------

FOREVER = "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT"
ENTERED = "CREATE TRIGGER evil AFTER INSERT ON entry BEGIN"
STRANGE = {
    "a trigger that pays": [
        f"{ENTERED} INSERT INTO effect (entry, n, what, amount, source, target)"  # noqa: S608, ISC004
        " VALUES (NEW.seq, 1, 'money', 50, 'player:Anne', 'bank'); END"
    ],
    "a trigger without end": [f"{ENTERED} {FOREVER} max(x) FROM r; END"],
    "a view for a table": [
        "ALTER TABLE balance RENAME TO evil",
        f"CREATE VIEW balance AS {FOREVER} 'a' || x AS account, 'money' AS what,"  # noqa: ISC004
        " 1 AS amount, 1 AS entry, 1 AS n FROM r",
    ],
    "a table of another kind": ["CREATE VIRTUAL TABLE evil USING fts5(x)"],
    "an index": ["CREATE INDEX evil ON entry (upper(kind))"],
    "a column that is reckoned": [
        "ALTER TABLE draft ADD COLUMN evil TEXT AS (printf('%.*c', 900000000, 'x'))"
    ],
    "figures of its own for SQLite": ["ANALYZE"],
    "a trigger on the library's table": [
        "CREATE TRIGGER evil AFTER INSERT ON _sqlite_migrations BEGIN SELECT 1; END"
    ],
    "no guard": ["DROP TRIGGER balance_update"],
}
COMMANDS = (
    ["status"],
    ["log"],
    ["pay", "bank", "Anne", "1"],
    ["backup", "new"],
    ["fork", "new"],
)


@pytest.mark.parametrize("name", STRANGE)
def test_nothing_else_may_stand_in_a_campaign(mail, name):
    """No command asks, writes or copies: it names the strange object in the file."""
    tamper("box/c.db", *STRANGE[name], guards=False)
    before = listed(mail)
    for words in COMMANDS:
        said = intendant(*words, "-c", "box/c.db", "--json")
        tally("hostile campaigns")
        assert (said.status, said.refusal["code"]) == (3, "damaged"), words
    told = said.refusal["message"]
    assert any(word in told for word in ("evil", "stat1", "balance", "draft")), told
    assert listed(mail) == before


@pytest.mark.parametrize("name", STRANGE)
def test_verify_finds_what_stands_there(mail, name):
    """The envelope is like that of any finding."""
    tamper("box/c.db", *STRANGE[name], guards=False)
    said = intendant("verify", "-c", "box/c.db", "--json")
    codes = [finding["code"] for finding in said.json["result"]["findings"]]
    assert (said.status, said.json["ok"], codes) == (3, False, ["verify.schema"])


def test_views_of_ones_own_may_be_added(mail):
    """Additional views are for people; no code of ours reads them."""
    tamper("box/c.db", f"CREATE VIEW mine AS {FOREVER} x FROM r")
    assert ask("verify", "-c", "box/c.db")["ok"]
    assert ask("pay", "bank", "Anne", "1", "-c", "box/c.db")


def test_a_vacuum_by_another_program_changes_nothing(mail):
    """A vacuum makes SQLite write the tables in another order, which is accepted."""
    connection = sqlite3.connect("box/c.db", isolation_level=None)
    connection.execute("VACUUM")
    connection.close()
    assert ask("verify", "-c", "box/c.db")["ok"]


def test_the_schema_that_was_written_down_is_that_of_new_files(mail):
    """The schema is fixed for ever: any change is a new version of the format."""
    connection = sqlite3.connect("ours")
    found = foreign.shape(foreign.tables(connection))
    connection.close()
    assert found == foreign.SHAPES[1]


def test_an_older_file_is_looked_at_before_it_is_brought_up_to_date(mail, monkeypatch):
    """No step of a migration runs on objects that somebody else has put there."""
    from ledger.store import book as books

    monkeypatch.setattr(books, "SCHEMA_VERSION", 2)
    tamper("box/c.db", *STRANGE["a trigger without end"], guards=False)
    with pytest.raises(FileTrouble) as caught:
        Book("box/c.db")
    assert caught.value.key == "damaged.schema"
    assert os.listdir("box") == ["c.db"]


# Work without end -----------------------------------------------------------------------


def knotted(path: str, table: str) -> None:
    """A tree of pages whose every branch leads to the one below: endless rows."""
    connection = sqlite3.connect(path)
    for n in range(100):  # enough to need a leaf of its own
        connection.execute(
            "INSERT INTO draft VALUES (?, 'x', 'note', ?, '{}', '[]')",
            (n + 10, "x" * 300),
        )
    connection.commit()
    (root,) = connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
    ).fetchone()
    connection.close()
    with open(path, "r+b") as file:
        data = bytearray(file.read())
        at = (root - 1) * 4096
        leaf = int.from_bytes(data[at + 8 : at + 12], "big")  # page of the last rows
        assert data[at] == 5
        pages = len(data) // 4096
        below = leaf
        for level in range(4):
            data += page_of(below)
            below = pages + level + 1
        data[at : at + 4096] = page_of(below)
        data[28:32] = (pages + 4).to_bytes(4, "big")
        file.seek(0)
        file.write(data)


def page_of(child: int) -> bytes:
    """An inner page of a table that names one page four hundred times."""
    count, cells = 400, bytearray()
    page = bytearray(4096)
    for n in range(count):
        cells += child.to_bytes(4, "big") + bytes([n % 100])
    start = 4096 - len(cells)
    page[0] = 5
    page[3:5] = count.to_bytes(2, "big")
    page[5:7] = start.to_bytes(2, "big")
    page[8:12] = child.to_bytes(4, "big")
    for n in range(count):
        page[12 + 2 * n : 14 + 2 * n] = (start + 5 * n).to_bytes(2, "big")
    page[start:] = cells
    return bytes(page)


def test_a_knotted_file_is_given_up(mail):
    """A question to it would never end: damage is reported soon."""
    knotted("box/c.db", "draft")
    for words in (["status"], ["verify"], ["resume"]):
        said = intendant(*words, "-c", "box/c.db", "--json")
        assert said.status == 3
        assert "Traceback" not in said.err
    assert main(["treasury", "-c", "box/c.db", "--json"]) == 0


def test_what_leads_to_a_campaign_by_a_second_name_is_the_campaign(mail):
    """A hard link of the campaign itself does no harm."""
    os.link("box/c.db", "same.db")
    shutil.rmtree("box")
    assert ask("verify", "-c", "same.db")["ok"]
