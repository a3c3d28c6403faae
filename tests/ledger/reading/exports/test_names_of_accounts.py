"""Names in plain-text accounting: any contents can be read back."""

from __future__ import annotations

import re
from urllib.parse import unquote

from hypothesis import example, given
from hypothesis import strategies as st

from ledger.errors import Misuse
from ledger.naming import clean_name
from ledger.reading.exports import beancount, hledger
from tests.evil_names import EVIL

SIGNS = re.compile(r"--([0-9A-F]+)-|--|-")


def allowed(word: str) -> str | None:
    """The name as stored; None if it is refused."""
    try:
        return clean_name(word)
    except Misuse:
        return None


NAMES = (
    (st.text(max_size=12) | st.sampled_from(EVIL)).map(allowed).filter(bool)  # type: ignore[type-var]
)


def from_beancount(part: str) -> str:
    """A name read back from a part of an account."""

    def sign(found: re.Match[str]) -> str:
        if found[1]:
            return chr(int(found[1], 16))
        return "-" if found[0] == "--" else " "

    return SIGNS.sub(sign, part.removeprefix(beancount.BEFORE))


@given(NAMES)
@example("X-")
@example("X -27-")
@example("--41-")
@example("a  b")
@example("X---a")
@example("Jean-A b")
@example("Jean-A-b")
@example("Jean-41'")
@example("Jean-Ab")
@example("a -b- c")
def test_a_name_comes_back_from_beancount(name):
    """Letters, digits and hyphens express the whole name."""
    part = beancount.part(name)

    assert from_beancount(part) == name
    assert all(sign == "-" or sign.isalnum() for sign in part)
    assert part[0].isupper() or part[0].isdecimal()


@given(NAMES)
@example("%41")
@example("100 %")
@example("a  b ")
@example("a;b")
def test_a_name_comes_back_from_hledger(name):
    """A name is encoded as in a web address."""
    part = hledger.part(name)

    assert unquote(part) == name
    assert ";" not in part
    assert "  " not in part
    assert part == part.strip()


@given(st.text(max_size=30))
def test_a_sentence_comes_back_from_hledger(text):
    """The sentence is on one line, without anything that begins a comment.

    A semicolon between two parts of it is a dash.
    """
    text = text.encode("utf-8", "replace").decode()
    said = hledger.sentence(text)

    assert unquote(said) == re.sub(r"\s*;(?=\s)", " –", text)
    assert ";" not in said
    assert "\n" not in said


def test_a_sentence_of_two_parts_reads_well_in_hledger():
    """A dash stands where a semicolon would begin a comment."""
    assert hledger.sentence("Or\u202f; Gauvain") == "Or – Gauvain"
    assert hledger.sentence("a;b") == "a%3Bb"


def test_names_that_need_nothing_stay_as_they_are():
    """Most names are readable unchanged."""
    assert hledger.part("Forêt sombre") == "Forêt sombre"
    assert hledger.part("L'Épervier") == "L'Épervier"
    assert beancount.part("Anne") == "Anne"
    assert beancount.part("Forêt sombre") == "Forêt-sombre"
    assert beancount.part("Guéret-sur-Vaire") == "Guéret--sur--Vaire"
