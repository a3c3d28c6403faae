"""What is found in damaged files: entries that their hashes prove whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ledger.effects import Because, Change
from ledger.errors import FileTrouble
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.store import branching
from ledger.store import found as finding
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.found import Found
from ledger.store.remains import Rows, Whole
from ledger.store.settled import Unfinished
from ledger.store.walk import CHAIN, CONTENT, walk
from tests.laws.evening import Evening
from tests.ledger.store.blank import ANNE, paid


def gathered(path, others=()):
    """What is found, but for the house rules, which Evening sets as it likes."""
    return finding.gathered(path, others)._replace(rules={})


def held(whole, supposed, beyond, last, *, more, unknown=False):
    """What is found where the first entry is whole, and no act is unfinished."""
    stopped = Unfinished([], [], unknown)
    return Found(whole, [], supposed, beyond, last, more, None, stopped, {}, True)


@pytest.fixture
def campaign(here):
    """A campaign of 6 entries, `c.db`: each can be spoiled by a word that it holds."""
    evening = Evening("c.db")
    evening.close()
    title = Change("title:Baron", "seats", None, ("a", "b"), Because(None, "why-three"))
    add("c.db", Entry("pay", {}, {}, [paid(5)], remark="is-two"))
    dice = [Throw(ANNE, "dice-three", "d6", (4, 2), "typed")]
    add("c.db", Entry("act", {}, {}, [title, paid(1)], dice, remark="is-three"))
    add("c.db", Entry("note", {}, {}, remark="is-four"))
    add(
        "c.db",
        Entry("undo", {}, {}, [paid(5, ANNE, "bank")], undoes=[2], remark="is-five"),
    )
    add("c.db", Entry("note", {}, {}, remark="is-six"))
    return "c.db"


def add(name, *some):
    """Writes entries into a campaign."""
    with Book(name, write=True) as book:
        book.connection.execute("PRAGMA synchronous = OFF")
        with book.writing():
            for one in some:
                append(book, one)


def spoiled(name, *words, path="bad.db"):
    """The same file, in which these words can no longer be read."""
    data = Path(name).read_bytes()
    for word in words:
        assert word.encode() in data
        data = data.replace(word.encode(), b"?" * len(word.encode()))
    Path(path).write_bytes(data)
    return path


def content(name):
    """The entries of a campaign, as they should be found."""
    with Book(name) as book:
        return {
            row[0]: Whole(row[CONTENT], tuple(parts), *row[CHAIN])
            for row, *parts in walk(book)
        }


def some(name, *numbers):
    """Some of these entries."""
    return {seq: one for seq, one in content(name).items() if seq in numbers}


def test_all_is_found_in_a_whole_file(campaign):
    """Each entry as it is, and it is sure that no other followed."""
    assert gathered(campaign) == held(content(campaign), [], [], 6, more=False)
    assert Rows(campaign).sure == 6
    assert sorted(os.listdir()) == ["c.db"]


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        (["is-two"], [2]),
        (["is-six"], [6]),
        (["why-three"], [3]),
        (["dice-three"], [3]),
        (["is-two", "why-three", "is-five"], [2, 3, 5]),
    ],
)
def test_what_its_hash_does_not_prove_is_lost(campaign, words, lost):
    """Whatever part of it is damaged; the others are found."""
    left = some(campaign, *({*range(1, 7)} - {*lost}))
    found = gathered(spoiled(campaign, *words))
    assert found == held(left, [], [], 6, more=False)


def test_the_hash_before_may_be_damaged(campaign):
    """It stands in the entry before, too; the first follows upon nothing."""
    whole = content(campaign)
    for seq in (1, 2, 4, 6):
        data = Path(campaign).read_bytes()
        place = data.index((whole[seq].prev + whole[seq].hash).encode())
        Path("bad.db").write_bytes(data[:place] + b"?" + data[place + 1 :])
        found = gathered("bad.db")
        assert found.whole == whole, seq


def test_a_file_without_its_first_page_is_read(campaign):
    """All that is found is proven."""
    data = Path(campaign).read_bytes()
    Path("bad.db").write_bytes(bytes(4096) + data[4096:])
    assert gathered("bad.db").whole == content(campaign)


def test_where_no_list_of_entries_is_left_others_may_have_followed(campaign):
    """A copy then goes on with what it has, which is supposed."""
    bad = spoiled(campaign, "tableentryentry")
    assert gathered(bad) == held(content(campaign), [], [], 6, more=True, unknown=True)
    assert Rows(bad).sure == 0
    shutil.copyfile(campaign, "new.db")
    add("new.db", Entry("note", {}, {}))
    assert gathered(bad, ["new.db"]) == held(
        content("new.db"), [7], [], 7, more=True, unknown=True
    )


def test_of_an_empty_file_all_is_lost(campaign):
    """A copy has everything, and all of it is supposed."""
    Path("e.db").touch()
    assert gathered("e.db") == held({}, [], [], 0, more=False, unknown=True)
    whole = content(campaign)
    assert gathered("e.db", [campaign]) == held(
        whole, [*whole], [], 6, more=True, unknown=True
    )


def test_a_copy_fills_the_gaps(campaign):
    """What leads up to what is known is proven; what follows it is supposed."""
    whole = content(campaign)
    bad = spoiled(campaign, "is-two", "is-three", "is-five")
    assert gathered(bad, [campaign]) == held(whole, [], [], 6, more=False)
    bad = spoiled(campaign, "is-four", "is-six")
    assert gathered(bad, [campaign]) == held(whole, [6], [], 6, more=False)
    bad = spoiled(campaign, "is-two")
    for copies in ([bad], [bad, bad]):
        assert gathered(bad, copies).whole == some(campaign, 1, 3, 4, 5, 6)


def test_a_newer_copy_goes_on(campaign):
    """What follows a whole file is told and not taken."""
    shutil.copyfile(campaign, "new.db")
    add("new.db", *[Entry("note", {}, {})] * 2)
    assert gathered(campaign, ["new.db"]) == held(
        content(campaign), [], [7, 8], 6, more=False
    )
    bad = spoiled(campaign, "is-six")
    found = gathered(bad, ["new.db"])
    assert (found.supposed, found.beyond, found.last) == ([6], [7, 8], 6)


def test_copies_fill_gaps_together(campaign):
    """An entry is put together from rows of several files, none of which has all of it."""
    bad = spoiled(campaign, "why-three")
    copy = spoiled(campaign, "is-three", path="copy.db")
    assert gathered(bad).whole == some(campaign, 1, 2, 4, 5, 6)
    assert gathered(bad, [copy]) == held(content(campaign), [], [], 6, more=False)


def test_copies_are_joined_in_any_order(campaign):
    """One that only another joins to the file helps, too."""
    bad = spoiled(campaign, "is-two", "is-three", "is-four", "is-five")
    copies = [
        spoiled(campaign, "is-five", "is-six", path="early.db"),
        spoiled(campaign, "is-two", "is-three", "is-six", path="late.db"),
    ]
    for order in (copies, copies[::-1]):
        assert gathered(bad, order) == held(content(campaign), [], [], 6, more=False)


def test_another_story_fills_no_gap(campaign):
    """What leads up to a known entry without fitting it was played elsewhere."""
    add(campaign, *(Entry("note", {}, {}, remark=f"ours-{n}") for n in (7, 8, 9)))
    other = "other.db"
    Path(other).touch()
    with Book(campaign) as book:
        branching.cut(book, 6, other, "")
    add(other, *(Entry("note", {}, {}, remark=f"theirs-{n}") for n in (7, 8, 9)))
    bad = spoiled(campaign, "ours-7", "ours-8")
    found = gathered(bad, [other])
    assert (found.whole, found.supposed) == (some(campaign, 1, 2, 3, 4, 5, 6, 9), [])
    bad = spoiled(campaign, "is-six", "ours-7", "ours-8")
    assert gathered(bad, [other]).whole == some(campaign, 1, 2, 3, 4, 5, 9)


@pytest.mark.parametrize("damage", [(), ("is-two",)])
def test_another_campaign_is_refused(campaign, damage):
    """It is named, whatever place it has among the copies."""
    evening = Evening("d.db", players=("Zoé",))
    evening.close()
    bad = spoiled(campaign, *damage)
    for copies in (["d.db"], [campaign, "d.db"], ["d.db", campaign]):
        with pytest.raises(FileTrouble) as refused:
            gathered(bad, copies)
        said = refused.value
        assert (said.code, said.key) == ("not_a_campaign", "salvage.other")
        assert said.facts == {"file": bad, "other": "d.db"}


def test_what_cannot_be_read_is_refused(campaign):
    """As the file itself and as a copy."""
    pytest.importorskip("fcntl")
    os.mkfifo("pipe")
    os.mkdir("folder")
    for name, code, key in (
        ("pipe", "not_a_campaign", "no_content"),
        ("folder", "not_a_campaign", "is_folder"),
        ("none.db", "no_campaign", "no_file"),
    ):
        for path, copies in ((name, []), (campaign, [name])):
            with pytest.raises(FileTrouble) as refused:
                gathered(path, copies)
            said = refused.value
            assert (said.code, said.key, said.facts["file"]) == (code, key, name)


def test_what_was_not_acknowledged_is_not_found(campaign):
    """An unfinished act is rolled back first, in a copy: the file stays as it is."""
    before = content(campaign)
    with closing(sqlite3.connect(campaign, isolation_level=None)) as writer:
        writer.execute("PRAGMA cache_size = 1")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DROP TABLE mark")
        writer.execute("CREATE TABLE wide AS SELECT hex(randomblob(90000)) AS x")
        torn = {
            name: Path(name).read_bytes() for name in (campaign, f"{campaign}-journal")
        }
    for name, data in torn.items():
        Path(name).write_bytes(data)
    found = gathered(campaign)
    assert {name: Path(name).read_bytes() for name in torn} == torn
    assert (found.whole, found.last, found.more) == (before, 6, False)
