"""Which campaign is meant: a named one, a set one, or the only one here; no backups."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from commands import finding
from tests.face import ask, intendant


def named(*words):
    """The players of the campaign that a call finds."""
    return ask("players", *words)["players"]


@pytest.fixture
def two(here):
    """Two campaigns, one here and one in `campaigns/`."""
    (here / "campaigns").mkdir()
    ask("new", "a.db", "--players", "Anne")
    ask("new", "campaigns/b.db", "--players", "Bruno")
    return here


def test_the_only_campaign_here_is_found(here):
    """Other files, hidden ones and copies with other names are ignored."""
    ask("new", "a.db", "--players", "Anne")
    (here / "other.db").write_text("no campaign")
    shutil.copy("a.db", ".hidden.db")
    shutil.copy("a.db", "copy.sqlite")
    assert named() == ["Anne"]


@pytest.mark.parametrize("name", ["realm.fief", "evening", "campaigns/l’été.sqlite"])
def test_a_campaign_of_any_name_is_found(here, name):
    """The campaign is found by its header, if no file is named *.db."""
    (here / "campaigns").mkdir()
    ask("new", name, "--players", "Anne")
    ask("backup", "b", "-c", name)
    ask("export", "json", "-o", "a.json", "-c", name)
    shutil.copy(name, ".hidden")
    if hasattr(os, "mkfifo"):
        os.mkfifo(here / "pipe")
    (here / "long").write_bytes(bytes(4096))
    assert named() == ["Anne"]


def test_several_campaigns_of_other_names_are_listed(here):
    """None of them is chosen."""
    for name in ("realm.fief", "band.medfan"):
        ask("new", name)
    said = intendant("treasury", "--json")
    assert (said.status, said.refusal["code"]) == (3, "no_campaign")
    assert "band.medfan and realm.fief" in said.refusal["message"]


def test_only_what_may_be_a_campaign_is_opened(here, monkeypatch):
    """A folder full of other files is searched quickly."""
    opened = []
    monkeypatch.setattr(finding, "owner", opened.append)
    for n in range(30):
        (here / f"{n}.txt").write_text("Anne owes Bruno 5")
    (here / "long").write_bytes(bytes(8192))
    assert (finding.campaigns_here(), opened) == ([], ["long"])


def test_in_a_great_folder_a_campaign_is_found_by_its_ending(here, monkeypatch):
    """Too many files of other names are not opened."""
    monkeypatch.setattr(finding, "MANY", 3)
    ask("new", "realm.fief", "--players", "Anne")
    for name in "abc":
        (here / name).touch()
    assert finding.campaigns_here() == []
    shutil.move("realm.fief", "realm.db")
    assert finding.campaigns_here() == ["realm.db"]


def test_the_only_campaign_in_campaigns_is_found(two):
    """The folder `campaigns/` is searched as well."""
    (two / "a.db").unlink()
    assert named() == ["Bruno"]


@pytest.mark.parametrize(
    "flag", [("-c", "{}"), ("--campaign", "{}"), ("--campaign={}",), ("-c{}",)]
)
def test_the_named_campaign_wins(two, monkeypatch, flag):
    """-c FILE, --campaign FILE, --campaign=FILE and -cFILE override the environment."""
    monkeypatch.setenv("INTENDANT_CAMPAIGN", "a.db")
    assert named(*[part.format("campaigns/b.db") for part in flag]) == ["Bruno"]


def test_the_environment_wins_over_the_folder(two, monkeypatch):
    """INTENDANT_CAMPAIGN names it."""
    monkeypatch.setenv("INTENDANT_CAMPAIGN", "campaigns/b.db")
    assert named() == ["Bruno"]
    monkeypatch.setenv("INTENDANT_CAMPAIGN", "gone.db")
    said = intendant("players", "--json")
    assert (said.refusal["code"], said.status) == ("no_campaign", 3)


def test_several_campaigns_are_listed(two):
    """Exit 3 comes with all campaigns that were found."""
    said = intendant("treasury", "--json")
    assert (said.refusal["code"], said.status) == ("no_campaign", 3)
    assert "a.db" in said.refusal["message"]
    assert "campaigns/b.db" in said.refusal["message"]
    assert "-c" in said.refusal["hint"]


def test_no_campaign_says_how_to_begin_one(here):
    """Exit 3 comes with a hint."""
    for call in (("treasury",), ("pay", "Anne", "Bruno", "1")):
        said = intendant(*call, "--json")
        assert (said.refusal["code"], said.status) == ("no_campaign", 3)
        assert "new" in said.refusal["hint"]


def test_a_backup_is_never_found_by_search(here):
    """A folder with only a backup has no campaign; beside one, it does not compete."""
    ask("new", "a.db", "--players", "Anne")
    backup = ask("backup", "b.db")
    assert set(backup) == {"file", "entries", "sha256"}
    assert named() == ["Anne"]
    (here / "a.db").unlink()
    assert intendant("players", "--json").refusal["code"] == "no_campaign"
    assert named("-c", "b.db") == ["Anne"]


def test_a_backup_is_restored_by_new_from(here):
    """The journal is the same; an existing file stays, other options are refused."""
    ask("new", "a.db", "--players", "Anne")
    ask("note", "before")
    ask("backup", "b.db")
    head = ask("verify")["head"]
    said = intendant("new", "a.db", "--from", "b.db", "--json")
    assert said.refusal["code"] == "exists"
    said = intendant("new", "r.db", "--from", "b.db", "--players", "X", "--json")
    assert (said.refusal["code"], said.status) == ("usage", 2)
    restored = ask("new", "r.db", "--from", "b.db")
    assert restored == {"file": "r.db", "game": "free", "players": ["Anne"]}
    assert ask("verify", "-c", "r.db")["head"] == head
    ask("note", "goes on", "-c", "r.db")


def test_the_sha256_of_a_backup_is_the_files(table):
    """The sum is the one that `sha256sum` would print."""
    from hashlib import sha256

    told = ask("backup", "b.db")
    assert told["sha256"] == sha256((table / "b.db").read_bytes()).hexdigest()
    assert told["entries"] == 1


def test_a_new_file_is_private(here):
    """Nobody else may read the file of a campaign."""
    ask("new", "a.db")
    assert (here / "a.db").stat().st_mode & 0o777 == 0o600


def test_names_of_files_may_hold_anything(here):
    """Spaces, accents and the special characters of a URI are allowed."""
    for name in ("Été 1.db", "a?b#c%20.db", "x&mode=ro.db", "[red].db"):
        ask("new", name)
        assert (here / name).exists()
        assert ask("players", f"--campaign={name}")["players"] == []


def test_a_folder_that_is_missing_is_said_so(here):
    """There is no traceback."""
    said = intendant("new", "no/such/a.db", "--json")
    assert said.status == 3


@pytest.mark.parametrize("slashes", ["//", "///", "/./"])
def test_a_path_of_many_slashes_is_the_same_path(tmp_path, slashes):
    """After two slashes, SQLite would expect the name of a machine."""
    path = str(tmp_path / "c d?.db").replace("/", slashes, 1)
    assert ask("new", path)["file"] == path
    assert ask("verify", "-c", path)["ok"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "unless it is a.db or b.db, which you may not read"),
        ("fr", "à moins que ce ne soit a.db ou b.db, que vous n’avez pas le droit"),
    ],
)
def test_a_file_that_may_not_be_read_may_be_the_campaign(
    here, monkeypatch, lang, words
):
    """It is named; nobody is told that there is none."""
    for name in ("a.db", "b.db", "c.txt"):
        Path(name).write_text("")
    monkeypatch.setattr(os, "access", lambda *_: False)
    said = intendant("status", "--lang", lang)
    assert (said.status, words in said.err) == (3, True), said.err


def test_a_link_that_leads_nowhere_is_no_campaign(here):
    """Nor does one that leads to itself; nobody is told that they may not read it."""
    pytest.importorskip("fcntl", reason="not run: here are no links")
    os.symlink("nowhere", "old.db")
    os.symlink("round.db", "round.db")
    said = intendant("status", "--lang", "en")
    assert (said.status, "old.db" in said.err) == (3, False), said.err
    assert "there is no campaign here\n" in said.err
