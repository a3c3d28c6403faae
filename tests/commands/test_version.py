"""Which version of the program this is."""

from __future__ import annotations

from importlib.metadata import version

from ledger import __version__
from tests.face import intendant


def test_the_version_in_words(here):
    """`intendant 0.1.0`, in every language, whatever stands behind it."""
    for words in ((), ("--lang", "fr"), ("treasury",)):
        said = intendant("--version", *words)
        assert (said.status, said.out) == (0, f"intendant {__version__}\n")
        assert said.err == ""


def test_the_version_as_json(here):
    """In the envelope of all commands."""
    assert intendant("--version", "--json").json == {
        "ok": True,
        "command": "version",
        "entry": None,
        "result": {"version": __version__},
        "warnings": [],
    }


def test_the_version_is_that_of_the_package():
    """Written once in `ledger`, and the same in the project's own description."""
    assert version("intendant") == __version__
