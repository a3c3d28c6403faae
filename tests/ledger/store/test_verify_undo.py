"""The law of undo, house rules, views, and what cannot be read, when a file is checked."""

from __future__ import annotations

import pytest

from ledger.content import RULES
from ledger.errors import FileTrouble
from ledger.store.verify import verify
from tests.ledger.store.checking import findings, forged, found, nothing, played
from tests.ledger.store.journals import put, undid, wrote

FIELD = (("field", "x"),)


@pytest.fixture(name="played")
def _played(book):
    """A small journal in which nothing is wrong."""
    return played(book)


# Undo ----------------------------------------------------------------------------------


def test_an_undo_must_take_back_all_that_was_done(played):
    """The state is that of the acts that count, and of nothing else."""
    undid(played, 2)
    assert findings(played) == found("law")


def test_a_redo_must_bring_all_of_it_back(played):
    """Whatever was taken back is there again."""
    wrote(played, kind="redo", redoes=[3])
    assert findings(played) == found("law")


def test_an_act_that_is_brought_back_counts(played):
    """And may be taken back once more."""
    done = [put("a", "x", 1, ("b", "c")), put("a", "y", 1, None)]
    back = [put("a", "x", ("b", "c"), 1), put("a", "y", None, 1)]
    wrote(played, *done, kind="redo", redoes=[3])
    assert findings(played) == []
    wrote(played, *back, kind="undo", undoes=[3])
    assert findings(played) == []
    wrote(played, *done, kind="redo", redoes=[3])
    assert findings(played) == []


def test_the_law_of_undo_says_nothing_of_a_damaged_file(played):
    """What else is wrong is told."""
    undid(played, 2)
    forged(played, "UPDATE fact SET value = 3 WHERE field = 'x'")
    assert findings(played) == found("fact", "a", FIELD)


# House rules, views, and what cannot be read --------------------------------------------


def test_a_house_rule_must_have_a_value_that_it_may_have(book):
    """The values are asked about as they are written; of others nothing is."""
    wrote(book, put(RULES, "a.b", None, "3"), put(RULES, "a.c", None, "4"))
    wrote(book, put(RULES, "a.b", "3", None), put("other", "a.b", None, "7"))
    asked = []

    def fits(*setting):
        asked.append(setting)
        return setting != ("a.c", "4")

    assert findings(book, fits=fits) == found("setting", "a.c", entry=1)
    assert asked == [("a.b", "3"), ("a.c", "4")]
    assert findings(book) == []


def test_the_views_of_the_game_must_be_there(played):
    """As the game makes them."""
    views = "CREATE VIEW own AS SELECT 1;\n"
    assert findings(played, views=views) == found("schema", "view own")
    played.connection.execute(views)
    assert findings(played, views=views) == []


def test_what_cannot_be_read_is_told_with_what_was_found_before(played):
    """In the words of SQLite."""
    forged(played, "UPDATE entry SET remark = 'x' WHERE seq = 2", sealed=False)
    played.connection.execute("DROP TABLE draft")
    wanted = found("hash", entry=2) + found("unreadable", "no such table: draft")
    told = verify(played, nothing)
    assert (told["findings"], told["damaged"]) == (wanted, True)


def test_a_draft_of_which_nothing_can_be_read_is_damage(played):
    """Its bytes are no text."""
    forged(
        played,
        "INSERT INTO draft VALUES (3, 'x', 'note', CAST(x'ff' AS TEXT), '{}', '[]')",
    )
    (one,) = findings(played)
    assert (one.code, "asked" in one.about) == ("verify.unreadable", True)


def test_an_audit_that_cannot_understand_the_state_finds_damage(played):
    """Facts are missing that it needs."""

    def audit(_):
        raise KeyError("seat")

    assert findings(played, audit) == found("garbled")


@pytest.mark.parametrize(
    ("code", "facts", "told"),
    [
        ("damaged", {"detail": "odd"}, found("unreadable", "odd")),
        ("newer", {}, found("garbled")),
    ],
)
def test_trouble_with_the_file_is_told(played, code, facts, told):
    """With what there is to say about it."""

    def audit(_):
        raise FileTrouble(code, **facts)

    assert findings(played, audit) == told


def test_a_file_that_somebody_else_writes_is_not_called_damaged(played):
    """Whoever asks is told to wait."""

    def audit(_):
        raise FileTrouble("locked")

    with pytest.raises(FileTrouble, match="locked"):
        verify(played, audit)


@pytest.mark.parametrize(("many", "told"), [(99, 99), (100, 100), (101, 100)])
def test_a_hundred_findings_are_enough(book, many, told):
    """The first ones, whatever more there is."""
    wrote(book, *(put(RULES, f"a.{n}", None, "1") for n in range(many)))

    def fits(*_):
        return False

    assert len(findings(book, fits=fits)) == told
    forged(book, "DROP VIEW titles")
    last = findings(book, fits=fits)[-1].code
    assert last == ("verify.schema" if many == 99 else "verify.setting")
    assert len(findings(book, fits=fits)) == 100
