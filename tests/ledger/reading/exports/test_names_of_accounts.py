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

HEXED = re.compile(r"--([0-9A-F]+)-|-")


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
        return chr(int(found[1], 16)) if found[1] else " "

    return HEXED.sub(sign, part.removeprefix(beancount.BEFORE))


@given(NAMES)
@example("X-")
@example("X -27-")
@example("--41-")
@example("a  b")
@example("X---a")
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
    """The sentence is on one line, without anything that begins a comment."""
    said = hledger.sentence(text.encode("utf-8", "replace").decode())

    assert unquote(said) == text.encode("utf-8", "replace").decode()
    assert ";" not in said
    assert "\n" not in said


def test_names_that_need_nothing_stay_as_they_are():
    """Most names are readable unchanged."""
    assert hledger.part("Forêt sombre") == "Forêt sombre"
    assert hledger.part("L'Épervier") == "L'Épervier"
    assert beancount.part("Anne") == "Anne"
    assert beancount.part("Forêt sombre") == "Forêt-sombre"
