"""What the journal, folded again from its beginning, shows to be wrong."""

from __future__ import annotations

import pytest

from ledger import wire
from ledger.journal import Finding, replay
from ledger.store.entries import entries
from ledger.store.verify import verify
from tests.ledger.store.checking import ANNE, findings, forged, found, nothing, played
from tests.ledger.store.journals import paid, put, wrote


@pytest.fixture(name="played")
def _played(book):
    """A small journal in which nothing is wrong."""
    return played(book)


def test_a_journal_that_is_well(played):
    """How many entries there are, and the last hash, are told."""
    assert verify(played, nothing) == {
        "entries": 4,
        "ok": True,
        "damaged": False,
        "findings": [],
        "head": entries(played)[-1].hash,
        "lost": 0,
        "unproven": False,
    }


def test_an_empty_journal(book):
    """It has no entries, and the head from which all begins."""
    told = verify(book, nothing)
    assert (told["entries"], told["head"], told["ok"]) == (0, wire.GENESIS, True)


def test_the_audit_sees_the_state_that_was_reached(played):
    """What it finds is a fault in play, and no damage."""
    seen, fault = [], Finding("play.odd", "a", rule="R-1")

    def audit(state):
        seen.append(state)
        return [fault]

    told = verify(played, audit)
    assert seen == [replay(entries(played))]
    assert (told["ok"], told["damaged"], told["findings"]) == (False, False, [fault])


def test_a_damaged_file_is_not_audited(played):
    """Its state may mean nothing."""
    forged(played, "UPDATE fact SET value = 7 WHERE field = 'x'")

    def audit(_):
        raise AssertionError

    told = verify(played, audit)
    assert (told["ok"], told["damaged"]) == (False, True)


TAMPERED = {
    "a changed remark": ("UPDATE entry SET remark = 'x' WHERE seq = 2", [("hash", 2)]),
    "another hash": (
        "UPDATE entry SET hash = prev WHERE seq = 2",
        [("hash", 2), ("chain", 3)],
    ),
    "another hash before": (
        "UPDATE entry SET prev = hash WHERE seq = 2",
        [("chain", 2), ("hash", 2)],
    ),
    "a changed effect": (
        "UPDATE effect SET rule = 'x' WHERE entry = 2",
        [("hash", 2)],
    ),
    "a changed throw": ("UPDATE throw SET faces = '6' WHERE n = 2", [("hash", 2)]),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_row_that_was_changed_does_not_fit_its_hash(played, what):
    """Nor does an entry fit the one before it."""
    sql, found = TAMPERED[what]
    forged(played, sql, sealed=False)
    assert findings(played) == [Finding(f"verify.{c}", entry=e) for c, e in found]


MONEY, FIELD = (("what", "money"),), (("field", "x"),)
FORGED = {
    "too many effects": (
        "UPDATE entry SET effects = 2 WHERE seq = 2",
        found("count", entry=2),
    ),
    "too few throws": (
        "UPDATE entry SET throws = 1 WHERE seq = 2",
        found("count", entry=2),
    ),
    "too many marks": (
        "UPDATE entry SET marks = 2 WHERE seq = 4",
        found("count", entry=4),
    ),
    "a time that is none": (
        "UPDATE entry SET at = 'today' WHERE seq = 3",
        found("content", facts=(("part", "at"),), entry=3),
    ),
    "a die that is none": (
        "UPDATE throw SET faces = '7' WHERE n = 2",
        found("content", facts=(("part", "throws"),), entry=2),
    ),
    "an effect that is none": (
        "UPDATE effect SET rule = char(7) WHERE entry = 2",
        found("content", facts=(("part", "effects"),), entry=2),
    ),
    "another value before": (
        "UPDATE effect SET before = 2 WHERE entry = 3 AND field = 'x'",
        found("before", entry=3),
    ),
    "an undo of what was undone again": (
        "INSERT INTO mark VALUES (4, 2, 0)",
        found("count", entry=4) + found("mark", entry=4) + found("undone", entry=2),
    ),
    "numbers of rows": (
        "UPDATE throw SET n = 3 WHERE n = 2",
        found("count", entry=2),
    ),
    "a balance": (
        "UPDATE balance SET amount = 4 WHERE account = 'player:Anne'",
        found("balance", ANNE, MONEY),
    ),
    "a balance too many": (
        "INSERT INTO balance VALUES ('x', 'money', 1, 1, 1)",
        found("balance", "x", MONEY),
    ),
    "a balance too few": (
        "DELETE FROM balance WHERE account = 'chest'",
        found("balance", "chest", MONEY),
    ),
    "where a balance comes from": (
        "UPDATE balance SET entry = 1 WHERE account = 'player:Anne'",
        found("balance", ANNE, MONEY),
    ),
    "a fact": (
        "UPDATE fact SET value = 3 WHERE field = 'x'",
        found("fact", "a", FIELD),
    ),
    "a fact too many": (
        "INSERT INTO fact VALUES ('b', 'x', 1, 1)",
        found("fact", "b", FIELD),
    ),
    "a fact too few": (
        "DELETE FROM fact WHERE field = 'x'",
        found("fact", "a", FIELD),
    ),
    "where a fact comes from": (
        "UPDATE fact SET entry = 1 WHERE field = 'x'",
        found("fact", "a", FIELD),
    ),
    "what is undone": ("UPDATE undone SET undone = 0", found("undone", entry=3)),
    "by whom it was undone": ("UPDATE undone SET entry = 3", found("undone", entry=3)),
    "an act that counts as undone": (
        "INSERT INTO undone VALUES (2, 4, 1)",
        found("undone", entry=2),
    ),
    "rows of no entry": (
        "INSERT INTO mark VALUES (9, 2, 1)",
        found("orphan", entry=9),
    ),
    "a view": ("DROP VIEW titles", found("schema", "view titles")),
    "a draft": (
        "INSERT INTO draft VALUES (3, 'x', 'note', '{}', '{}', '[]')",
        found("draft", "3"),
    ),
    "a draft that is no text": (
        "INSERT INTO draft VALUES (3, 'x', 'note', 'x', '{}', '[]')",
        found("draft", "3"),
    ),
}


@pytest.mark.parametrize("what", FORGED)
def test_what_contradicts_itself_is_found(played, what):
    """Whatever the hashes say; and where it is."""
    sql, wanted = FORGED[what]
    assert findings(forged(played, sql)) == wanted


def test_a_fact_that_goes_may_stay_empty(book):
    """A total without a value is as good as none; so is an empty balance."""
    wrote(book, paid(1, "bank", "a"), put("a", "x", None, 1))
    wrote(book, paid(1, "a", "bank"), put("a", "x", 1, None))
    forged(book, "DELETE FROM fact", "DELETE FROM balance")
    assert findings(book) == []


def test_an_entry_that_is_missing_is_a_gap(played):
    """It is told once, and the count goes on after it; so does the chain."""
    forged(
        played, "DELETE FROM entry WHERE seq = 3", "DELETE FROM effect WHERE entry = 3"
    )
    told = verify(played, nothing)
    assert told["entries"] == 4
    assert told["findings"][0] == Finding("verify.gap", entry=4)
    assert [one.code for one in told["findings"]].count("verify.gap") == 1


def test_the_first_entry_is_number_one(book):
    """An entry before it is missing, too."""
    wrote(book), wrote(book)
    forged(book, "DELETE FROM entry WHERE seq = 1")
    assert findings(book) == found("gap", entry=2)
    assert verify(book, nothing)["entries"] == 2


def test_totals_are_told_in_order(played):
    """All of them: numbers, balances, facts, undone acts."""
    forged(
        played,
        "UPDATE balance SET amount = amount + 1",
        "UPDATE fact SET value = 8",
        "UPDATE undone SET entry = 3",
        "UPDATE throw SET n = 3 WHERE n = 2",
    )
    assert findings(played) == [
        *found("count", entry=2),
        *found("balance", "bank", MONEY),
        *found("balance", "chest", MONEY),
        *found("balance", ANNE, MONEY),
        *found("fact", "a", FIELD),
        *found("fact", "a", (("field", "y"),)),
        *found("undone", entry=3),
    ]
