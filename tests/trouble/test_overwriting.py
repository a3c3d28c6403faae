"""Which files `--force` replaces, and which it leaves alone."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from tests.face import ask, intendant

CALLS = {
    "report": ("report", "--format", "md"),
    "export json": ("export", "json"),
    "export position": ("export", "position"),
    "export sqlite": ("export", "sqlite"),
    "export hledger": ("export", "hledger"),
    "export beancount": ("export", "beancount"),
    "rules export": ("rules", "export"),
}


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with a campaign and its backup."""
    monkeypatch.chdir(tmp_path)
    assert intendant("new", "c.db", "--game", "free", "--players", "A,B").status == 0
    assert intendant("backup", "b.db").status == 0
    return tmp_path


def over(name, file):
    """The answer of a call that tries to overwrite a file."""
    return intendant(*CALLS[name], "-o", file, "--force", "--json", "-c", "c.db")


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("file", ["c.db", "b.db", "link.db"])
def test_no_file_takes_the_place_of_a_campaign(here, name, file):
    """Even `--force` refuses: a slip of the pen would cost all evenings."""
    os.symlink("c.db", "link.db")
    before = Path(file).read_bytes()
    said = over(name, file)
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert f"{file} is a campaign" in said.refusal["message"]
    assert Path(file).read_bytes() == before
    assert sorted(os.listdir()) == ["b.db", "c.db", "link.db"]


BESIDE = ("c.db-journal", "b.db-wal", "c.db-shm", "link.json")
MAKERS = {
    **{name: (*words, "-o") for name, words in CALLS.items()},
    **{name: (name,) for name in ("backup", "fork")},
    "tables": ("export", "csv", "-o"),
}


@pytest.mark.parametrize("name", MAKERS)
def test_no_file_takes_a_name_that_sqlite_uses_beside_a_campaign(here, name):
    """SQLite would roll the file back or remove it; so it would through a link."""
    os.symlink("c.db-journal", "link.json")
    before = sorted(os.listdir())
    for file in BESIDE:
        force = ("--force",) if name in (*CALLS, "tables") else ()
        said = intendant(*MAKERS[name], file, *force, "--json", "-c", "c.db")
        assert (said.status, said.refusal["code"]) == (1, "exists"), (file, said)
    assert sorted(os.listdir()) == before


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
def test_nor_does_a_new_campaign(here, ending):
    """Neither `new` nor `import` makes a campaign under such a name."""
    assert intendant("export", "json", "-c", "c.db", "-o", "c.json").status == 0
    for words in (
        ("new", f"c.db{ending}"),
        ("import", "c.json", "-o", f"c.db{ending}"),
    ):
        said = intendant(*words, "--json", "--lang", "en")
        name = f"SQLite reserves the name c.db{ending} for the campaign"
        assert (said.status, said.refusal["message"][: len(name)]) == (1, name)


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("words", [("new",), ("backup",), ("fork",)])
def test_nothing_is_made_beside_what_sqlite_would_take_for_its_own(here, words, ending):
    """SQLite would roll a stray journal back into the new campaign."""
    Path(f"n.db{ending}").write_bytes(b"stray")
    said = intendant(*words, "n.db", "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert f"n.db{ending}" in said.refusal["message"]
    assert not Path("n.db").exists()


def test_a_folder_whose_replacement_fails_has_its_name_again(here, monkeypatch):
    """What was moved aside comes back, with all its files."""
    ask("export", "csv", "-o", "tables")
    before, rename, moves = sorted(os.listdir("tables")), os.rename, []

    def failing(old, new):
        moves.append(new)
        if len(moves) == 2:
            raise OSError(errno.EIO, "out of order")
        rename(old, new)

    monkeypatch.setattr(os, "rename", failing)
    said = intendant("export", "csv", "-o", "tables", "--force", "--json")
    assert (said.status != 0, len(moves)) == (True, 3)
    assert sorted(os.listdir("tables")) == before


@pytest.mark.parametrize("name", CALLS)
def test_what_is_no_file_is_not_replaced(here, name):
    """Pipes and devices would otherwise be gone for every program."""
    os.mkfifo("pipe")
    said = over(name, "pipe")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert stat.S_ISFIFO(os.lstat("pipe").st_mode)
    assert over(name, os.devnull).status == 1
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    os.mkdir("folder")
    assert over(name, "folder").refusal["code"] == "not_a_campaign"


@pytest.mark.parametrize("name", CALLS)
def test_a_link_stays_a_link(here, name):
    """The file to which the link leads is written."""
    os.mkdir("club")
    Path("club/there").write_text("old")
    os.symlink("club/there", "link")
    os.symlink("club/new", "empty")
    for link, file in (("link", "club/there"), ("empty", "club/new")):
        assert over(name, link).status == 0
        assert os.path.islink(link)
        assert Path(file).read_bytes() != b"old"
    assert sorted(os.listdir("club")) == ["new", "there"]


def test_a_link_that_leads_nowhere_is_told_by_its_own_name(here):
    """The message does not name the file that was to be made on the way."""
    os.symlink("gone/file", "link")
    said = over("report", "link")
    assert said.status == 3
    assert said.refusal["message"] == "there is no file link"
