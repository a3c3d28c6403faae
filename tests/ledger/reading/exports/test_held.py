"""Who held what and when: an undone act leaves no trace."""

from __future__ import annotations

from ledger.reading.exports.held import Marks, fields, periods


def told(changes, marks=None):
    """The periods as plain facts."""
    found = periods(changes, marks or {})
    return [(p.holder, p.since, p.until) for p in found]


def undo(*acts):
    return Marks(frozenset(acts), True)


def redo(*acts):
    return Marks(frozenset(acts), False)


def test_each_holder_follows_another():
    """Each holder lasts until the next change, the last one until now."""
    changes = [(2, 1, "Anne"), (5, 2, "Bruno"), (7, 2, None), (9, 3, "Anne")]

    assert told(changes) == [
        ("Anne", (2, 1), (5, 2)),
        ("Bruno", (5, 2), (7, 2)),
        ("Anne", (9, 3), None),
    ]


def test_an_undone_holder_never_was_one():
    """The holder before keeps it without a break."""
    changes = [(2, 1, "Anne"), (5, 2, "Bruno"), (6, 2, "Anne"), (8, 3, "Chloé")]

    assert told(changes, {6: undo(5)}) == [
        ("Anne", (2, 1), (8, 3)),
        ("Chloé", (8, 3), None),
    ]


def test_a_first_holder_undone_leaves_nobody():
    """The state is as if nothing had happened."""
    assert told([(2, 1, "Anne"), (3, 1, None)], {3: undo(2)}) == []


def test_several_changes_are_taken_back_at_once():
    """One undo takes back everything that came after."""
    changes = [(2, 1, "Anne"), (3, 1, "Bruno"), (4, 1, "Chloé"), (6, 1, "Anne")]

    assert told(changes, {6: undo(3, 4, 5)}) == [("Anne", (2, 1), None)]


def test_what_was_brought_back_counts_from_then_on():
    """A redone holder may be undone again."""
    changes = [(2, 1, "Anne"), (3, 1, "Bruno"), (4, 1, "Anne"), (5, 1, "Bruno")]
    marks = {4: undo(3), 5: redo(3)}

    assert told(changes, marks) == [
        ("Anne", (2, 1), (5, 1)),
        ("Bruno", (5, 1), None),
    ]
    assert told([*changes, (6, 1, "Anne")], {**marks, 6: undo(3)}) == [
        ("Anne", (2, 1), None)
    ]


def test_one_of_two_that_were_brought_back_together_may_go():
    """The effect of the other one is there again."""
    changes = [(2, 1, "Anne"), (3, 1, "Bruno"), (4, 1, None), (5, 1, "Bruno")]
    marks = {4: undo(2, 3), 5: redo(2, 3), 6: undo(3)}

    assert told([*changes, (6, 1, "Anne")], marks) == [("Anne", (6, 1), None)]


def test_what_nobody_holds_is_no_period_yet():
    """A first change to nobody is told as nothing, and ends nothing."""
    assert told([(2, 1, None)]) == []
    assert told([(2, 1, None), (3, 1, "Anne")]) == [("Anne", (3, 1), None)]
    assert told([]) == []


def test_an_undo_of_something_else_is_a_change_like_any_other():
    """What it names has nothing to do with this thing, and it may end it."""
    changes = [(2, 1, "Anne"), (5, 2, "Bruno")]

    assert told(changes, {5: undo(4)}) == [
        ("Anne", (2, 1), (5, 2)),
        ("Bruno", (5, 2), None),
    ]


def test_an_undo_of_the_first_holder_may_bring_another():
    """Nobody knows who had it before, so it begins with the undo."""
    assert told([(2, 1, "Anne"), (3, 2, "Bruno")], {3: undo(2)}) == [
        ("Bruno", (3, 2), None)
    ]


def test_titles_and_territories_are_recorded_in_their_own_fields():
    """Where lords bear titles, also in those that are titles themselves."""
    assert fields("free", "territory") == {("territory", "owner"): False}
    assert fields("free", "title") == {("title", "holder"): False}
    fief = fields("fief", "title")
    assert fief["title", "holder"] is False
    assert fief["campaign", "king"] is True
    assert ("territory", "owner") not in fief
    assert fields("fief", "territory") == {("territory", "owner"): False}


def test_an_undo_may_end_what_it_does_not_name():
    """Where it leaves nobody, the last holder ends with it."""
    changes = [(2, 1, "Anne"), (5, 2, None)]

    assert told(changes, {5: undo(4)}) == [("Anne", (2, 1), (5, 2))]
