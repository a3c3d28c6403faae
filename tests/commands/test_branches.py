"""What if: a branch of the campaign, in a file of its own."""

from __future__ import annotations

import os
import shutil
import sqlite3

import pytest

from ledger import Campaign
from ledger.store.book import Book
from ledger.store.rows import state_of
from tests.face import ask, intendant
from tests.tampering import tamper
from tests.trouble.program import drafted

BRANCH = ("-c", "what-if")


def chain(*given):
    """The ids of a campaign's entries, which stand for their hashes."""
    return [(e["seq"], e["id"]) for e in ask("log", *given)["entries"]]


def stands(path):
    """The balances and facts of a campaign, without those about its origin."""
    with Book(str(path)) as book:
        state = state_of(book)
    for field in ("branch_of", "branch_at"):
        state.put("campaign", field, None)
    return state


def test_a_branch_has_the_same_journal_and_an_entry_of_its_own(full):
    """The last entry names the origin of the branch; the other file is unchanged."""
    before = (full / "c.db").read_bytes()
    made = ask("fork", "what-if")
    assert (full / "c.db").read_bytes() == before
    assert made == {
        "file": "what-if",
        "branch": {"of": "c.db", "at": 8},
        "entries": 9,
        "head": ask("verify", *BRANCH)["head"],
    }
    assert chain(*BRANCH)[:8] == chain()
    (own,) = ask("log", "--last", "1", *BRANCH)["entries"]
    assert (own["kind"], own["turn"]) == ("fork", 2)
    assert own["text"] == "A branch of c.db begins after entry 8"
    assert stands(full / "what-if") == stands(full / "c.db")
    assert ask("verify", *BRANCH)["ok"]


def test_a_branch_says_so_in_its_status_and_others_do_not(full):
    """The status gives the origin as data and in words."""
    ask("fork", "what-if")
    assert ask("status", *BRANCH)["branch"] == {"of": "c.db", "at": 8}
    assert "branch of c.db at entry 8\n" in intendant("status", *BRANCH).out
    assert "branch" not in ask("status")
    french = intendant("status", *BRANCH, "--lang", "fr").out
    assert "branche de c.db à l’écriture 8\n" in french


@pytest.mark.parametrize("at", range(1, 9))
def test_at_an_entry_it_is_as_the_campaign_was_then(full, at):
    """Nothing later is in the branch, not even that an act was undone later."""
    ask("fork", "what-if", "--at", str(at))
    assert chain(*BRANCH)[:-1] == chain()[:at]
    undone = [e["undone_by"] for e in ask("log", *BRANCH)["entries"]]
    assert undone == [8 if at == 8 and n == 7 else None for n in range(1, at + 2)]
    then = ask("treasury", "--at", str(at))
    assert ask("treasury", *BRANCH) == then
    assert ask("verify", *BRANCH)["ok"]
    assert ask("status", *BRANCH)["branch"]["at"] == at


def test_both_go_on_by_themselves(full):
    """An act in one of them is not done in the other."""
    ask("fork", "what-if")
    ask("pay", "Anne", "Bruno", "10", *BRANCH)
    ask("pay", "bank", "Chloé", "7")
    assert ask("treasury", "Anne", *BRANCH)["accounts"][0]["money"] == 60
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 70
    assert ask("treasury", "Chloé", *BRANCH)["accounts"][0]["money"] == 0


def test_undo_and_redo_reach_behind_the_beginning_of_a_branch(full):
    """The first entry of a branch is not an act: the latest act is the one before."""
    ask("fork", "what-if")
    assert ask("redo", *BRANCH)["redone"] == [7]
    assert ask("undo", *BRANCH)["undone"] == [7]
    assert ask("undo", *BRANCH)["undone"] == [6]
    assert ask("undo", "--to", "1", *BRANCH)["undone"] == [2, 3, 4, 5]
    assert ask("status", *BRANCH)["branch"] == {"of": "c.db", "at": 8}
    said = intendant("undo", *BRANCH, "--json")
    assert (said.status, said.refusal["code"]) == (1, "nothing_to_undo")
    for word in ("undo", "redo"):
        said = intendant(word, "9", *BRANCH, "--json")
        assert (said.status, said.refusal["code"]) == (1, "nothing_to_undo")
        assert "where this branch begins" in said.refusal["message"]


def test_a_turn_that_ended_before_the_branch_is_taken_back_in_it(full):
    """The mark of the branch is in the new turn, but does not block the undo."""
    ask("undo", "6")
    ask("redo")
    ask("fork", "what-if")
    assert ask("undo", "6", *BRANCH)["undone"] == [6]
    assert ask("turn", *BRANCH)["turn"] == 1


def test_a_branch_of_a_branch_tells_the_nearest(full):
    """The second branch's journal mentions both branches."""
    ask("fork", "what-if")
    ask("note", "so far", *BRANCH)
    ask("fork", "further", *BRANCH)
    given = ("-c", "further")
    assert ask("status", *given)["branch"] == {"of": "what-if", "at": 10}
    kinds = [e["kind"] for e in ask("log", *given)["entries"]]
    assert [n for n, kind in enumerate(kinds, 1) if kind == "fork"] == [9, 11]
    assert ask("verify", *given)["ok"]
    ask("fork", "again", *given)
    assert ask("status", "-c", "again")["branch"] == {"of": "further", "at": 11}


def test_what_was_stopped_in_the_middle_comes_along_but_not_with_at(table):
    """A draft belongs to the present."""
    drafted("c.db")
    ask("fork", "what-if")
    ask("fork", "then", "--at", "1")
    assert [d["kind"] for d in ask("status", *BRANCH)["drafts"]] == ["roll"]
    assert ask("status", "-c", "then")["drafts"] == []
    assert ask("resume", "--dice", "4", *BRANCH)["total"] == 19


def test_the_keys_of_a_script_hold_in_a_branch(table):
    """An entry with the same key is not written again."""
    ask("pay", "Anne", "Bruno", "5", "--once", "k")
    ask("fork", "what-if")
    ask("pay", "Anne", "Bruno", "5", "--once", "k", *BRANCH)
    assert ask("treasury", "Anne", *BRANCH)["accounts"][0]["money"] == 95


def test_a_branch_in_a_position_file_or_a_document(full):
    """A position begins another campaign; a document is the same one again."""
    ask("fork", "what-if")
    assert "branch" not in ask("export", "position", *BRANCH)["toml"]
    ask("export", "json", "-o", "all.json", *BRANCH)
    ask("import", "all.json", "-o", "copy")
    assert ask("status", "-c", "copy")["branch"] == {"of": "c.db", "at": 8}


def test_a_python_script_makes_branches(full):
    """The facts are those that `--json` prints."""
    with Campaign.open("c.db") as campaign:
        made = campaign.fork("what-if", at=5)
    assert made["branch"] == {"of": "c.db", "at": 5}
    with Campaign.open("what-if") as branch:
        assert branch.treasury("Anne")["accounts"][0]["money"] == 70


# Files ---------------------------------------------------------------------------------


def test_whoever_makes_finding_ambiguous_is_warned(full):
    """The warning comes only if finding was clear before; a new folder avoids it."""
    os.mkdir("branches")
    assert intendant("fork", "branches/one.db").err == ""
    said = intendant("fork", "two.db", "--json")
    assert [w["code"] for w in said.json["warnings"]] == ["fork.found"]
    assert intendant("status", "--json").refusal["code"] == "no_campaign"
    assert intendant("fork", "three.db", "-c", "c.db").err == ""


def test_a_branch_that_would_be_found_instead_is_warned_of(full):
    """A file named *.db is found before one of another name."""
    os.rename("c.db", "realm.fief")
    said = intendant("fork", "two.db", "--json")
    assert [w["code"] for w in said.json["warnings"]] == ["fork.found"]


def test_nobody_is_warned_who_has_named_the_campaign_for_good(full, monkeypatch):
    """INTENDANT_CAMPAIGN says which campaign is meant."""
    monkeypatch.setenv("INTENDANT_CAMPAIGN", "c.db")
    assert intendant("fork", "two.db").err == ""


@pytest.mark.parametrize("at", [(), ("--at", "2")])
def test_a_file_that_exists_is_kept(full, at):
    """An existing file of any kind is kept."""
    (full / "taken").write_text("mine")
    said = intendant("fork", "taken", *at, "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert (full / "taken").read_text() == "mine"


@pytest.mark.parametrize("at", ["0", "9", "999"])
def test_an_entry_that_there_is_not_is_refused(full, at):
    """No file is made for an unknown entry."""
    said = intendant("fork", "what-if", "--at", at, "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert said.refusal["message"] == f"there is no entry {at}"
    assert not (full / "what-if").exists()


def test_a_file_that_may_only_be_read_has_branches(full):
    """The branches can be written."""
    (full / "c.db").chmod(0o400)
    ask("fork", "what-if")
    ask("fork", "then", "--at", "3")
    for name, count in (("what-if", 9), ("then", 4)):
        ask("note", "on", "-c", name)
        assert len(chain("-c", name)) == count + 1


def test_a_backup_has_branches(full):
    """The branches of a backup are campaigns."""
    ask("backup", "b.db")
    ask("fork", "what-if", "-c", "b.db")
    ask("fork", "then", "--at", "3", "-c", "b.db")
    assert ask("status", *BRANCH)["branch"] == {"of": "b.db", "at": 8}
    for name, count in (("what-if", 9), ("then", 4)):
        ask("note", "on", "-c", name)
        assert len(chain("-c", name)) == count + 1


def test_others_may_write_meanwhile(full):
    """A transaction that is open elsewhere does not block a branch."""
    writer = sqlite3.connect("c.db", isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    try:
        ask("fork", "what-if")
        ask("fork", "then", "--at", "3")
    finally:
        writer.execute("ROLLBACK")
        writer.close()
    assert len(chain(*BRANCH)) == 9


def test_a_damaged_campaign_has_no_branches_but_from_before_the_damage(full):
    """Either a branch is sound, or it is not made."""
    shutil.copy("c.db", "bad")
    tamper("bad", "UPDATE effect SET amount = 31 WHERE entry = 5")
    given = ("-c", "bad")
    for at in ((), ("--at", "5"), ("--at", "8")):
        said = intendant("fork", "what-if", *at, *given, "--json")
        assert (said.status, said.refusal["code"]) == (3, "damaged")
        assert not (full / "what-if").exists()
    ask("fork", "what-if", "--at", "4", *given)
    assert ask("verify", *BRANCH)["ok"]
    assert sorted(f for f in os.listdir() if f.startswith(".")) == []


def test_a_newer_campaign_is_not_understood(full):
    """Exit 3, as everywhere."""
    file = sqlite3.connect("c.db")
    file.execute("PRAGMA user_version = 99")
    file.close()
    said = intendant("fork", "what-if", "-c", "c.db", "--json")
    assert (said.status, said.refusal["code"]) == (3, "newer")
    assert not (full / "what-if").exists()


def test_a_script_makes_no_branches(full):
    """A file that was made cannot be rolled back with the other lines."""
    said = intendant("run", "-", "--json", stdin="fork what-if\n")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert not (full / "what-if").exists()


@pytest.mark.parametrize("name", ["c\td.db", "«é» 🏰.db", "player:Anne.db"])
def test_a_file_of_any_name_has_branches(full, name):
    """The name is shown with its invisible characters spelled out."""
    os.rename("c.db", name)
    ask("fork", "what-if", "-c", name)
    shown = name.replace("\t", "\\t")
    assert ask("status", *BRANCH)["branch"]["of"] == shown
    assert ask("verify", *BRANCH)["ok"]
    assert intendant("log", *BRANCH).status == 0


@pytest.mark.parametrize("game", ["medfan", "fief"])
def test_every_game_has_branches(request, game):
    """The branch has the views of its own game."""
    if game == "fief":
        request.getfixturevalue("fief")()
        ask("fief", "buy", "Anne", "soldier", "--at", "Bourg", "--count", "1")
    else:
        request.getfixturevalue("medfan")
    for name, at in (("what-if", ()), ("then", ("--at", "1"))):
        ask("fork", name, *at)
        assert ask("verify", "-c", name)["ok"]
    assert stands("what-if") == stands("c.db")
