"""Files of one campaign: a copy, an earlier state or a branch counts once."""

from __future__ import annotations

import pytest

from ledger.reading.stats.evening import Evening
from ledger.reading.stats.states import Again, apart
from ledger.rules.common.contest import Lots
from ledger.state import State


def file(name, hashes, branched=0):
    """What matters of a file: the hashes of its entries, a letter each."""
    lots = Lots({}, {})
    return Evening(name, hashes, branched, State(), [], "coins", [], lots, {})


def told(*files):
    """The files that are counted, and those that are left out."""
    counted, again = apart(files)
    return [one.file for one in counted], [tuple(one) for one in again]


def test_campaigns_of_their_own_are_all_counted():
    """In the order in which they are named; nothing of nothing."""
    assert told(file("b", "bxy"), file("a", "axy")) == (["b", "a"], [])
    assert told() == ([], [])


def test_campaigns_may_share_their_first_entry():
    """Two that are begun in the same second; the second entry tells them apart."""
    assert told(file("1", "ab"), file("2", "ac"), file("3", "a")) == (
        *(["1", "2", "3"], []),
    )


def test_a_copy_counts_once():
    """The one that is named first counts."""
    assert told(file("1", "abc"), file("2", "abc"), file("3", "abc")) == (
        ["1"],
        [("2", "copy", "1"), ("3", "copy", "1")],
    )


def test_of_two_that_were_just_begun_one_is_a_copy():
    """Their only entry is the same."""
    assert told(file("1", "a"), file("2", "a")) == (["1"], [("2", "copy", "1")])


@pytest.mark.parametrize("turned", [1, -1])
def test_an_earlier_state_gives_way_to_the_longest(turned):
    """In whatever order the files are named."""
    files = [file("early", "ab"), file("late", "abcd"), file("mid", "abc")][::turned]
    again = [("early", "earlier", "late"), ("mid", "earlier", "late")][::turned]

    assert told(*files) == (["late"], again)


def test_branches_give_way_to_the_longest():
    """A file that has gone on in its own way is a branch, however long it is."""
    assert told(file("1", "abx"), file("2", "abcd"), file("3", "abcy")) == (
        ["2"],
        [("1", "branch", "2"), ("3", "branch", "2")],
    )


def test_the_mark_of_a_branch_makes_no_file_longer():
    """It is no act; of equally long ones, the one that was branched off less counts."""
    assert told(file("branch", "abcf", 1), file("main", "abc")) == (
        ["main"],
        [("branch", "branch", "main")],
    )
    assert told(file("branch", "abcfg", 1), file("main", "abc")) == (
        ["branch"],
        [("main", "earlier", "branch")],
    )
    assert told(file("twice", "abff", 2), file("once", "abf", 1)) == (
        ["once"],
        [("twice", "branch", "once")],
    )


def test_what_is_left_out_says_what_it_is():
    """The file, how, and the one that is counted instead."""
    _, (one,) = apart([file("1", "abc"), file("2", "ab")])

    assert one == Again(file="2", how="earlier", of="1")
