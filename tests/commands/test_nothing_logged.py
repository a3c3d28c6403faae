"""A list of entries that is empty for want of such a turn or kind says so."""

from __future__ import annotations

import pytest

from tests.face import intendant


def codes(*words):
    """The warnings about a list."""
    return [one["code"] for one in intendant("log", *words, "--json").json["warnings"]]


@pytest.mark.parametrize(
    ("words", "text", "french"),
    [
        (
            ["--turn", "9"],
            "note: turn 9 has not come yet: it is turn 2 now",
            "le tour 9 n’est pas encore venu : c’est maintenant le tour 2",
        ),
        (
            ["--turn", "0"],
            "note: nothing was written down in turn 0",
            "rien n’a été noté au tour 0",
        ),
        (
            ["--turn", "0.2"],
            "note: nothing was written down in turn 0.2",
            "rien n’a été noté au tour 0.2",
        ),
        (
            ["--turn", "5.1"],
            "note: turn 5.1 has not come yet: it is turn 1.2 now",
            "le tour 5.1 n’est pas encore venu : c’est maintenant le tour 1.2",
        ),
        (
            ["--kind", "xyzzy"],
            "note: no command is called “xyzzy”",
            "aucune commande ne s’appelle « xyzzy »",
        ),
        (
            ["--kind", "pya"],
            "note: no command is called “pya”; did you mean pay?",
            "aucune commande ne s’appelle « pya » ; vouliez-vous dire pay ?",
        ),
    ],
)
def test_what_there_is_none_of_is_said(full, words, text, french):
    """The list stays an answer: it is empty, and a note says why."""
    said = intendant("log", *words)

    assert said.status == 0
    assert text in said.err.splitlines()
    told = intendant("log", *words, "--lang", "fr").err
    assert french in told.replace("\xa0", " ").replace("\u202f", " ")


def test_what_only_has_not_been_done_yet_is_no_mistake(full):
    """A command nobody has given, a group of commands and a past turn pass silently."""
    assert codes("--kind", "title grant") == codes("--kind", "fief") == []
    assert codes("--turn", "2") == codes("--turn", "1") == codes() == []
    assert codes("--turn", "3", "--kind", "fie") == ["log.no_turn", "log.kind_alike"]
