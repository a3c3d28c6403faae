"""The words of a command, and their kinds."""

from __future__ import annotations

import pytest

from ledger.grammar.words import YES, Kind, arg, flag, opt

NAMED = Kind("named", "text", "module:find", fits="player")
PARTED = Kind("parted", find="module:find", parts=(NAMED,))


def test_a_kind_has_what_it_was_given():
    """Without anything else it is any text, which stands for itself."""
    plain = Kind("plain")
    assert (plain.name, plain.reads, plain.find, plain.fits) == (
        "plain",
        "text",
        "",
        "",
    )
    assert (plain.parts, plain.joins, plain.keeps, plain.whole) == (
        (),
        "",
        False,
        False,
    )
    full = Kind(
        *("full", "many", "m:f"),
        fits="bank",
        parts=("=",),
        joins=",",
        keeps=True,
        whole=True,
    )
    assert (full.name, full.reads, full.find, full.fits) == (
        *("full", "many", "m:f"),
        "bank",
    )
    assert (full.parts, full.joins, full.keeps, full.whole) == (("=",), ",", True, True)


def test_a_positional_word_must_be_given_unless_it_says_otherwise():
    """It has no flags."""
    word = arg("who", NAMED)
    assert (word.name, word.kind, word.flags) == ("who", NAMED, ())
    assert (word.required, word.many, word.offered) == (True, False, True)
    assert (word.default, word.lacked, word.sign) == (None, "", "")
    more = arg("who", NAMED, required=False, many=True, offered=False, sign="=")
    assert (more.required, more.many, more.offered, more.sign) == (
        False,
        True,
        False,
        "=",
    )
    assert arg("who", NAMED, default=3, lacked="x").default == 3
    assert arg("who", NAMED, default=3, lacked="x").lacked == "x"


@pytest.mark.parametrize(
    ("name", "given", "flags"),
    [
        ("turn", (), ("--turn",)),
        ("all_", (), ("--all",)),
        ("keep_going", (), ("--keep-going",)),
        ("_odd_one_", (), ("---odd-one",)),
        ("file", ("-o", "--output"), ("-o", "--output")),
    ],
)
def test_an_option_is_written_as_it_is_called_unless_it_says_otherwise(
    name, given, flags
):
    """It may be left out."""
    word = opt(name, NAMED, *given)
    assert (word.name, word.kind, word.flags) == (name, NAMED, flags)
    assert (word.required, word.default) == (False, None)
    assert opt(name, NAMED, *given, required=True).required is True
    marked = flag(name, *given)
    assert (marked.kind, marked.flags, marked.default) == (YES, flags, False)
    assert marked.required is False
    assert YES.reads == "flag"


@pytest.mark.parametrize(
    ("value", "unsaid"),
    [
        *((value, True) for value in (None, [], (), False)),
        *((value, False) for value in (0, "", "no", True, [0], (None,))),
    ],
)
def test_what_has_no_value_is_not_said(value, unsaid):
    """0 is a value."""
    assert arg("a", NAMED).unsaid(value) is unsaid


@pytest.mark.parametrize(
    ("value", "unsaid"), [(False, False), (None, True), ([], True), (True, False)]
)
def test_no_is_said_where_yes_is_usual(value, unsaid):
    """So `--no-qr` is kept."""
    assert opt("qr", YES, "--no-qr", default=True).unsaid(value) is unsaid


@pytest.mark.parametrize(
    ("value", "blank"),
    [
        *((value, True) for value in ("", " ", "\t", ["Anne", " "], [""])),
        *((value, False) for value in ("Anne", " x ", None, 0, ["Anne"], [], [5])),
    ],
)
@pytest.mark.parametrize("kind", [NAMED, PARTED])
def test_what_must_name_something_is_not_blank(value, blank, kind):
    """Of several words, none is."""
    assert arg("a", kind).blank(value) is blank


@pytest.mark.parametrize(
    "kind",
    [
        Kind("own", find="module:find"),
        Kind("code", fits="bank"),
        Kind("parts", parts=(NAMED,)),
        Kind("text"),
    ],
)
def test_what_names_nothing_may_be_blank(kind):
    """A text that is somebody's own, or a code that is read before."""
    assert arg("a", kind).blank(" ") is False
    assert arg("a", kind).blank(["", " "]) is False
