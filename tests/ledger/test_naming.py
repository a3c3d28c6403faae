"""Names: the allowed ones, and the one that is meant."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse, Refused
from ledger.naming import clean_name, clean_text, find, folded, near


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "bad_name.empty"),
        ("  \t", "bad_name.empty"),
        ("\u0301", "bad_name.empty"),
        ("\u00b4", "bad_name.empty"),
        ("x" * 81, "bad_name.long"),
        ("x" * 200, "bad_name.long"),
        ("a\x00b", "text.invisible"),
        ("a\nb", "text.invisible"),
        ("a\x1b[31m", "text.invisible"),
        ("a\u202eb", "text.invisible"),
        ("a\u2066b", "text.invisible"),
        ("a\u200bb", "text.invisible"),
        ("a\ud800", "text.invisible"),
        ("a\ue000", "text.invisible"),
        *((f"a{sign}b", "bad_name.sign") for sign in ",:=|>/"),
        ("-Anne", "bad_name.start"),
        ("@Anne", "bad_name.start"),
        (" -Anne", "bad_name.start"),
        ("123", "bad_name.digits"),
        ("٣", "bad_name.digits"),
        *((n, "bad_name.reserved") for n in ("bank", "Banque", "DRAW", "nul")),
        *((n, "bad_name.reserved") for n in ("Bánk", "ＢＡＮＫ", " bank ", "Nül")),
    ],
)
def test_names_that_nobody_may_bear(name, key):
    """Each case is in section 1 of the contract."""
    with pytest.raises(Misuse) as caught:
        clean_name(name)
    assert (caught.value.code, caught.value.key) == ("bad_name", key)


@pytest.mark.parametrize(
    "name",
    ["Anne", "L'Épervier", "[red]x", "'; DROP", "<b", "x" * 80,
     "..", "1er", "Bankier", "日本", "a-b", "100%", '"', "\\"],
)  # fmt: skip
def test_names_that_only_look_strange_are_kept(name):
    """Such names are shown unchanged."""
    assert clean_name(name) == name


@given(st.text())
def test_a_clean_name_is_clean_for_ever(name):
    """NFC without outer spaces stays the same when cleaned again."""
    try:
        clean = clean_name(name)
    except Misuse as misuse:
        assert misuse.code == "bad_name"  # noqa: PT017
        return
    assert clean_name(clean) == clean
    assert unicodedata.is_normalized("NFC", clean)
    assert 1 <= len(clean) <= 80
    assert folded(clean)


@given(st.text())
def test_a_clean_text_is_one_line(text):
    """Any other text is refused."""
    try:
        clean = clean_text(text)
    except Misuse:
        return
    assert clean_text(clean) == clean
    assert len(clean.splitlines()) == 1


SHOWN = {"p:1": "Anne", "p:2": "Annette", "p:3": "Éloi", "p:4": "eloi l'aîné"}


@pytest.mark.parametrize(
    ("word", "subject"),
    [
        ("Anne", "p:1"),
        (" anne ", "p:1"),
        ("ANNETTE", "p:2"),
        ("Eloi", "p:3"),
        ("E\u0301loi", "p:3"),
        ("ELOI L\u2019AINE", "p:4"),
    ],
)
def test_a_name_is_found_without_case_and_accents(word, subject):
    """Exactly one name must fit."""
    assert find("player", word, SHOWN) == subject


def test_two_that_fit_are_named():
    """An exact name wins; otherwise the referee has to choose."""
    twins = {"p:1": "Éloi", "p:2": "Eloi"}
    assert find("player", "Eloi", twins) == "p:2"
    with pytest.raises(Refused) as caught:
        find("player", "ELOI", twins)
    assert caught.value.code == "ambiguous_name"
    assert caught.value.facts["names"] == ["Eloi", "Éloi"]


@pytest.mark.parametrize("word", ["", " ", "Ann", "Zoé", "\u0301", "bank", "%", "_nne"])
def test_who_is_unknown_is_refused(word):
    """The refusal has the nearest names."""
    with pytest.raises(Refused) as caught:
        find("player", word, SHOWN)
    assert caught.value.code == "unknown_name"
    assert caught.value.facts["near"] == near(word, SHOWN.values())


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("Ann", ["Anne", "Annette"]),
        ("Anen", ["Anne"]),
        ("loi", ["Éloi"]),
        ("xyz", []),
        ("", []),
    ],
)
def test_the_nearest_names_come_first(word, names):
    """The first one is what was probably meant."""
    assert near(word, SHOWN.values())[: len(names) or 3] == names


def test_what_is_too_long_to_be_a_name_is_not_compared_with_any(monkeypatch):
    """A word of ten thousand letters is not compared with any name."""

    def compared(*_):
        raise AssertionError("compared")

    monkeypatch.setattr("difflib.SequenceMatcher", compared)

    assert near("é" * 10_000, ["Anne", "Éloi"]) == []
    assert near("An", ["Anne"]) == ["Anne"]


def test_an_article_may_be_left_out_or_added():
    """An exact name wins; where two fit without their articles, both are named."""
    shown = {"side:1": "Les Nains", "side:2": "L’Empire", "side:3": "Nain"}

    assert find("side", "nains", shown) == "side:1"
    assert find("side", "empire", shown) == "side:2"
    assert find("side", "le Nain", shown) == "side:3"
    with pytest.raises(Refused) as refused:
        find("side", "ours", {"a": "L’Ours", "b": "Les Ours"})
    assert refused.value.code == "ambiguous_name"
