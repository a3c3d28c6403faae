"""Anybody who removes the guards and changes the file is found out by `verify`."""

from __future__ import annotations

import pytest

from ledger.errors import FileTrouble
from ledger.journal import Entry
from ledger.reading.verify import verify
from ledger.store import append
from tests.laws.test_frozen import play
from tests.tampering import tamper


@pytest.fixture
def tampered(evening):
    """Runs SQL with all triggers removed, puts them back, and gives the findings."""
    play(evening)
    witness = evening.head
    found = {"kept": True}

    def run(*statements, guards=True):
        evening.close()
        tamper(evening.file, *statements, guards=guards)
        evening.reopen()
        found.update(verify(evening.book))
        found["witness"] = witness
        return {finding.code for finding in found["findings"]}

    run.found = found
    yield run
    evening.keep_the_laws = lambda: None


def test_taking_the_guards_away_and_putting_them_back_is_no_fault(tampered):
    """The method of these tests leaves no trace of its own."""
    assert tampered() == set()


CONTENT = {
    "at": "'2001-01-01T00:00:00Z'",
    "kind": "'gift'",
    "turn": "turn + 1",
    "phase": "'war'",
    "cause": "1",
    "once": "'other'",
    "remark": "'bribe'",
    "ruling": "'mine'",
    "asked": "'{}'",
    "outcome": '\'{"to":"player:Bruno"}\'',
    "warnings": "'[{}]'",
    "effects": "effects + 1",
    "throws": "throws + 1",
    "marks": "marks + 1",
    "format": "2",
    "prev": "'x'",
    "hash": "'x'",
}


@pytest.mark.parametrize("column", sorted(CONTENT))
def test_no_column_of_an_entry_can_be_edited(tampered, column):
    """Whatever an entry is changed to, the hash chain disagrees."""
    sql = f"UPDATE entry SET {column} = {CONTENT[column]} WHERE seq = 2"  # noqa: S608
    assert tampered(sql) & {"verify.hash", "verify.chain", "verify.count"}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE effect SET amount = 41 WHERE entry = 2",
        "UPDATE effect SET target = 'player:Bruno' WHERE entry = 2",
        "UPDATE effect SET after = 'player:Bruno' WHERE entry = 3 AND field = 'holder'",
        "UPDATE effect SET rule = 'FREE-01' WHERE entry = 2",
        "UPDATE effect SET n = n + 10 WHERE entry = 2",
        "UPDATE throw SET faces = '6 6' WHERE entry = 5",
        "UPDATE throw SET how = 'thrown' WHERE entry = 5",
        "UPDATE throw SET who = NULL WHERE entry = 5",
        "UPDATE mark SET act = 2 WHERE entry = 9",
        "DELETE FROM effect WHERE entry = 2",
        "DELETE FROM throw WHERE entry = 5",
        "DELETE FROM mark WHERE entry = 9",
        "DELETE FROM entry WHERE seq = 5",
        "DELETE FROM entry WHERE seq = 2",
        "INSERT INTO throw VALUES (2, 1, NULL, 'roll', 'd6', '6', 'typed', NULL)",
        "INSERT INTO effect (entry, n, what, amount, source, target)"  # noqa: ISC004
        " VALUES (5, 1, 'money', 5, 'bank', 'player:Anne')",
        "INSERT INTO mark VALUES (12, 2, 1)",
    ],
)
def test_no_row_of_an_entry_can_be_changed_cut_or_added(tampered, statement):
    """Effects, throws and marks are covered by the entry's hash."""
    assert tampered(statement)


def test_two_entries_cannot_change_places(tampered):
    """The numbers of entries are part of their content."""
    found = tampered(
        *(
            f"UPDATE {table} SET {column} = CASE {column} WHEN 5 THEN 1002"  # noqa: S608
            f" WHEN 2 THEN 1005 ELSE {column} END"
            for table, column in (
                ("entry", "seq"),
                ("effect", "entry"),
                ("throw", "entry"),
            )
        ),
        *(
            f"UPDATE {table} SET {column} = {column} - 1000 WHERE {column} > 1000"  # noqa: S608
            for table, column in (
                ("entry", "seq"),
                ("effect", "entry"),
                ("throw", "entry"),
            )
        ),
    )
    assert {"verify.chain", "verify.hash"} <= found


def test_an_entry_slipped_in_behind_is_found(tampered):
    """The hash of the entry's content is not the one it carries."""
    found = tampered(
        "INSERT INTO entry SELECT 13, at, kind, turn, phase, cause, NULL, remark,"
        " ruling, asked, outcome, warnings, 0, 0, 0, format, hash, 'f00'"
        " FROM entry WHERE seq = 12",
        guards=False,
    )
    assert found == {"verify.hash"}


def test_a_tail_that_was_cut_is_found_by_a_witness(tampered):
    """Nothing in the file shows it, but a head that was written down elsewhere does."""
    found = tampered(
        "DELETE FROM throw WHERE entry = 12",
        "DELETE FROM entry WHERE seq = 12",
    )
    now = tampered.found["entries"], tampered.found["head"]
    assert (found, now != tampered.found["witness"]) == (set(), True)


def test_a_tail_that_was_cut_leaves_its_totals_behind(tampered):
    """An entry with effects cannot disappear without a trace."""
    assert tampered(
        "DELETE FROM throw WHERE entry = 12",
        "DELETE FROM entry WHERE seq = 12",
        "DELETE FROM mark WHERE entry = 11",
        "DELETE FROM effect WHERE entry = 11",
        "DELETE FROM entry WHERE seq = 11",
    ) & {"verify.fact", "verify.undone"}


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE balance SET amount = 400 WHERE account = 'player:Anne'", "balance"),
        ("DELETE FROM balance WHERE account = 'player:Anne'", "balance"),
        ("INSERT INTO balance VALUES ('player:Zoé', 'money', 1, 1, 1)", "balance"),
        ("UPDATE fact SET value = 'player:Bruno' WHERE field = 'holder'", "fact"),
        ("DELETE FROM fact WHERE field = 'owner'", "fact"),
        ("INSERT INTO fact VALUES ('title:King', 'name', 'King', 1)", "fact"),
        ("UPDATE undone SET undone = 1 - undone", "undone"),
        ("DELETE FROM undone WHERE undone = 1", "undone"),
        ("INSERT INTO undone VALUES (2, 12, 1)", "undone"),
    ],
)
def test_a_changed_running_total_is_found(tampered, statement, code):
    """Only the journal says who has what."""
    assert tampered(statement) == {f"verify.{code}"}


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TRIGGER entry_delete",
        "DROP INDEX effect_source",
        "CREATE TABLE side (x)",
        "CREATE INDEX side ON entry (kind)",
        "CREATE TRIGGER side AFTER INSERT ON entry BEGIN SELECT 1; END",
        "ALTER TABLE entry ADD COLUMN side TEXT",
    ],
)
def test_a_changed_schema_is_found(tampered, statement):
    """A file with a guard removed, or a table or trigger added, is not even opened."""
    with pytest.raises(FileTrouble) as caught:
        tampered(statement, guards=False)
    assert (caught.value.code, caught.value.key) == ("damaged", "damaged.schema")


def test_a_campaign_without_its_beginning_is_damaged(tampered):
    """A campaign without its first entry is not even opened."""
    with pytest.raises(FileTrouble) as caught:
        tampered("DELETE FROM entry WHERE seq = 1")
    assert (caught.value.code, caught.value.key) == ("damaged", "damaged.genesis")


def test_a_right_hash_does_not_make_an_entry_fit(evening):
    """The guards refuse marks on the wrong acts, whoever writes them."""
    play(evening)
    head = evening.head
    forged = Entry("undo", {}, {}, undoes=[9])

    def write():
        with evening.book.writing():
            append.append(evening.book, forged)

    assert evening.refusal(write).code == "damaged"
    assert evening.head == head
