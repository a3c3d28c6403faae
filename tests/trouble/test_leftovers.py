"""Copies that were killed: their remains are reported and removed; live copies stay."""

from __future__ import annotations

import os
import signal

import pytest

from ledger.store import making
from ledger.store.book import Book
from tests.face import ask, intendant
from tests.trouble.program import ended, python, until, varied

# A copy that stops in the middle: killed there, or going on when it is told to.
COPY = """
import os, sys
from ledger.store import making
def fill(draft):
    for name in (draft, draft + "-journal", draft + ".whole"):
        open(name, "wb").write(b"half")
    print(draft, flush=True)
    sys.stdin.readline()
making.make_file(sys.argv[1], fill)
"""
FOLDER = """
import os, signal, sys
from ledger.store import making
def fill(draft):
    open(os.path.join(draft, "a.csv"), "w").write("new")
    if sys.argv[2] == "filling":
        os.kill(os.getpid(), signal.SIGKILL)
real = os.rename
def rename(old, new):
    if old.endswith(".new"):
        os.kill(os.getpid(), signal.SIGKILL)
    real(old, new)
os.rename = rename
making.make_folder(sys.argv[1], fill, ["a.csv"], force=True)
"""


@pytest.fixture
def folder(here):
    """A folder with a campaign."""
    varied(here / "c.db")
    return here


@pytest.fixture
def copying(folder):
    """Another process in the middle of a copy, and its hidden name until then."""
    from subprocess import PIPE

    process = python(COPY, str(folder / "made.db"), stdin=PIPE)
    draft = os.path.basename(process.stdout.readline().strip())
    yield process, draft
    process.kill()
    process.communicate()


MAKERS = {
    "backup": ["backup", "b.db"],
    "fork": ["fork", "b"],
    "new": ["new", "b.db"],
    "export": ["export", "json", "-o", "b.json"],
    "tables": ["export", "csv", "-o", "b"],
    "report": ["report", "-o", "b.md"],
}


@pytest.mark.parametrize("name", MAKERS)
def test_what_a_killed_copy_left_is_cleared_away_and_told(copying, name):
    """The next file made in the folder removes it, with all that belongs to it."""
    process, draft = copying
    process.send_signal(signal.SIGKILL)
    process.wait()
    said = intendant(*MAKERS[name], "--json")
    codes = [warning["code"] for warning in said.json["warnings"]]
    assert (said.status, codes[:1]) == (0, ["leftovers"])
    assert draft in said.json["warnings"][0]["message"]
    assert [left for left in os.listdir() if left.startswith(".")] == []


def test_a_living_copy_is_left_alone(copying, folder):
    """A living copy is finished, and gets its name."""
    process, draft = copying
    assert ask("backup", "b.db")
    assert intendant("export", "json", "-o", "b.json").err == ""
    assert os.path.exists(draft)
    process.stdin.write("\n")
    process.stdin.flush()
    until(lambda: False, process)
    assert (process.returncode, os.path.exists("made.db")) == (0, True)
    assert [left for left in os.listdir() if left.startswith(".")] == []


def test_questions_clear_nothing_away(copying):
    """A reading command changes no folder, whichever file it names."""
    process, draft = copying
    ask("fork", "other", "-c", "c.db")
    process.kill()
    process.wait()
    for words in (["status"], ["verify"], ["diff", "other"], ["export", "json"]):
        assert intendant(*words, "-c", "c.db").status == 0
    assert os.path.exists(draft)


def test_hidden_files_of_others_stay(folder):
    """Names that are not quite ours, folders with more than files, and links stay."""
    os.mkdir(".a.12345678.new")
    os.mkdir(".a.12345678.new/more")
    tables = [f"{number}.csv" for number in range(9)]
    for name in tables:
        (folder / ".a.12345678.new" / name).touch()
    os.symlink("c.db", ".b.12345678.new")
    for name in (
        ".c.1234567.new",
        ".c.1234567X.new",
        ".c.12345678.tmp",
        "c.12345678.new",
    ):
        (folder / name).touch()
    before = sorted(os.listdir())
    assert intendant("export", "json", "-o", "b.json").err == ""
    assert sorted([*before, "b.json"]) == sorted(os.listdir())
    assert sorted(os.listdir(".a.12345678.new")) == [*tables, "more"]


def test_a_second_name_of_a_campaign_is_taken_away_alone(folder):
    """Killed between the two names, the campaign already has its final one."""
    os.link("c.db", ".c.db.12345678.new")
    with Book("c.db") as book, book.reading():
        assert making.sweep(".") == ([".c.db.12345678.new"], [])
        assert book.rows("SELECT count(*) FROM entry") == [(12,)]
    assert ask("verify")["ok"]


def test_what_lay_beside_a_second_name_goes_with_it(folder):
    """A branch of the past is cut from a copy, which has the hidden name and more."""
    os.link("c.db", ".c.db.12345678.new")
    (folder / ".c.db.12345678.new.whole").touch()
    assert making.sweep(".") == ([".c.db.12345678.new"], [])
    assert os.listdir() == ["c.db"]


def test_the_name_by_which_remains_are_found_goes_last(folder, monkeypatch):
    """A kill while they are cleared away leaves nothing that is never found again."""
    gone, unlink = [], os.unlink
    for ending in ("", "-journal", ".whole"):
        (folder / f".b.db.12345678.new{ending}").touch()
    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", lambda path: (gone.append(path), unlink(path)))
        making.sweep(".")
    assert [name.partition(".new")[2] for name in gone] == [".whole", "-journal", ""]


@pytest.mark.parametrize("moment", ["filling", "changing places"])
def test_an_old_folder_is_there_again(folder, moment):
    """The folder is back after a kill while the new one was filled or moved."""
    (folder / "made").mkdir()
    (folder / "made" / "a.csv").write_text("old")
    assert ended(python(FOLDER, str(folder / "made"), moment))[0] == -signal.SIGKILL
    said = intendant("backup", "b.db", "--json", "--lang", "en").json["warnings"]
    told = {one["code"]: one["message"] for one in said}
    back = "restored after an interrupted copy: made"
    assert told.get("leftovers.back") == (back if moment == "changing places" else None)
    assert "leftovers" in told
    assert (folder / "made" / "a.csv").read_text() == "old"
    assert sorted(os.listdir()) == ["b.db", "c.db", "made"]


# The name comes last -------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [["backup", "made.db"], ["new", "made.db", "--from", "b.db"]]
)
def test_a_copy_has_no_name_before_its_last_check(folder, monkeypatch, words):
    """If killed at that moment, no file would look like a campaign or its backup."""
    from ledger.acting import copies

    ask("backup", "b.db")
    seen = []

    def verify(copy, *_, **__):
        seen.append((os.path.basename(copy.path)[0], os.path.exists("made.db")))
        return {"entries": 0, "damaged": True}

    monkeypatch.setattr(copies, "verify", verify)
    said = intendant(*words, "--json")
    assert (said.status, said.refusal["code"]) == (3, "damaged")
    assert seen == [(".", False)]
    assert sorted(os.listdir()) == ["b.db", "c.db"]


def test_a_backup_that_cannot_be_read_leaves_no_file(folder):
    """With invalid facts the backup counts as damaged, and no file gets the name."""
    from tests.tampering import tamper

    ask("backup", "b.db")
    tamper("b.db", "UPDATE fact SET value = x'ff' WHERE field = 'game'")
    said = intendant("new", "made.db", "--from", "b.db", "--json")
    assert (said.status, said.refusal["code"]) == (3, "damaged")
    assert sorted(os.listdir()) == ["b.db", "c.db"]
