"""Environment variables are read as carefully as typed words."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

NO_TIMES = ("inf", "-inf", "nan", "-1", "1e400", "86401", "9" * 400, "soon", "0x1", " ")


@pytest.mark.parametrize("word", NO_TIMES)
def test_a_time_to_wait_that_is_none_is_refused(table, monkeypatch, word):
    """The refusal names the variable, and valid values."""
    monkeypatch.setenv("INTENDANT_WAIT", word)
    for words in (("treasury",), ("pay", "bank", "Anne", "1"), ("diff", "c.db")):
        said = intendant(*words, "--json")
        assert said.status == 2
        assert "INTENDANT_WAIT" in said.refusal["message"]
        assert said.refusal["hint"] == "a number of seconds from 0 to 86,400"


@pytest.mark.parametrize("word", ["", "0", "0.05", "1e-3", "86400"])
def test_a_time_to_wait_is_a_number_of_seconds(table, monkeypatch, word):
    """Zero, a fraction of a second and a day are accepted."""
    monkeypatch.setenv("INTENDANT_WAIT", word)

    assert ask("pay", "bank", "Anne", "1")["amount"] == 1


@pytest.mark.parametrize("number", ["x", "", None, "-1", "99"])
def test_a_shell_that_does_not_say_which_word_is_completed(table, monkeypatch, number):
    """Bash gives the number of the word; without one, first words are offered."""
    monkeypatch.setenv("_INTENDANT_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "intendant pay ")
    if number is not None:
        monkeypatch.setenv("COMP_CWORD", number)
    said = intendant()

    assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize("name", ["COLUMNS", "LINES", "TERM", "INTENDANT_LANG", "LANG"])
@pytest.mark.parametrize("word", ["", "x", "0", "-1", "1", "9" * 20, "\udcff"])
def test_whatever_a_terminal_is_said_to_be_the_answer_is_given(
    table, monkeypatch, name, word
):
    """Impossible widths and languages are ignored."""
    with monkeypatch.context() as said:  # the test runner has a terminal, too
        said.setenv(name, word)

        assert intendant("status").status == 0
