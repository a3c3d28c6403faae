"""Names that are near: what somebody who typed another may have meant."""

from __future__ import annotations

import pytest

from ledger.naming import Likely, near


@pytest.mark.parametrize(
    ("word", "names", "found"),
    [
        ("an", ["Anton", "Ana", "Anne", "Anouk"], ["Ana", "Anne", "Anouk"]),
        ("abcd", ["abxy"], []),
        ("abcd", ["abcx", "abcdefghij"], ["abcdefghij", "abcx"]),
        ("a", ["", "b"], []),
        ("", ["", "b"], []),
        ("éLO", ["elo"], ["elo"]),
        ("abcdefghijk", ["abcdefxxxxx", "abcdeeeexxx"], []),
        ("abcdefghij", ["abcdefxxxx"], ["abcdefxxxx"]),
    ],
)
def test_a_name_is_near_that_begins_so_or_shares_most_letters(word, names, found):
    """Three at most, in alphabetical order where they are equally near."""
    assert near(word, names) == found


def test_how_many_are_near_and_how_near_may_be_said():
    """A beginning is as near as the whole; the least likeness itself is enough."""
    assert near("an", ["Anton", "Ana"], most=1) == ["Ana"]
    assert near("abcd", ["abcx"], least=0.75) == ["abcx"]
    assert near("abcd", ["abcx"], least=0.76) == []
    assert near("ab", ["xab", "xyz"], least=0.8) == ["xab"]
    assert near("abcd", ["abcd", "abcde"], least=1.0) == ["abcd", "abcde"]


def test_likely_names_are_found_when_they_are_asked_for():
    """Those to show if none is near are kept for that."""
    known = ["Anne"]
    likely = Likely("ann", known, iter(["x", "y"]))
    assert likely.known is known
    known.append("Annette")
    assert (list(likely), bool(likely)) == (["Anne", "Annette"], True)
    known.clear()
    assert likely == ["Anne", "Annette"]
    rest = Likely("zzz", ["Anne"], iter(["x", "y"]))
    assert (list(rest), list(rest), bool(rest)) == (["x", "y"], ["x", "y"], True)
    none = Likely("zzz", ["Anne"])
    assert (list(none), bool(none)) == ([], False)
    assert likely != ["Annette", "Anne"]
