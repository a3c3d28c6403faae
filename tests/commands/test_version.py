"""The program's version."""

from __future__ import annotations

from importlib.metadata import version

from ledger import __version__
from tests.face import intendant


def test_the_version_in_words(here):
    """Every language prints `intendant 0.1.0`, whatever words follow."""
    for words in ((), ("--lang", "fr"), ("treasury",)):
        said = intendant("--version", *words)
        assert (said.status, said.out) == (0, f"intendant {__version__}\n")
        assert said.err == ""


def test_the_version_as_json(here):
    """The envelope is that of all commands."""
    assert intendant("--version", "--json").json == {
        "ok": True,
        "command": "version",
        "entry": None,
        "result": {"version": __version__},
        "warnings": [],
    }


def test_the_version_is_that_of_the_package():
    """The version is written once, in `ledger`, and the project agrees."""
    assert version("intendant-ledger") == __version__
