"""The numbers that are typed for `make` are read in one way; what is none is refused."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError

import pytest

from bench import run
from tools import counts, torture
from tools.breaks.__main__ import main as breaks
from tools.mutants.__main__ import main as mutants

# What takes numbers, with what would begin if they were not refused.
MAKING = {
    "torture": (lambda: torture.main(sys.argv[1:]), "tools.torture.tried"),
    "bench": (lambda: run.main(sys.argv[1:]), "bench.run.installed"),
    "mutants": (mutants, "tools.mutants.__main__.Copy"),
    "breaks": (breaks, "tools.breaks.__main__.Copy"),
}
NUMBERS = {
    "torture": ["--deep"],
    "bench": ["--rounds", "--entries"],
    "mutants": ["--many", "--seconds"],
    "breaks": ["--rules", "--breaks"],
}


@pytest.mark.parametrize("word", ["0", "-1", "x", "1.5", "", "1_0"])
@pytest.mark.parametrize(
    ("made", "name"),
    [(made, name) for made, names in NUMBERS.items() for name in names],
)
def test_a_number_of_nothing_is_refused_in_words(made, name, word, monkeypatch, capsys):
    """It is refused before anything is begun."""
    main, begun = MAKING[made]
    monkeypatch.setattr(begun, lambda *_: pytest.fail("it has begun"))
    monkeypatch.setattr(sys, "argv", [made, name, word])
    with pytest.raises(SystemExit) as refused:
        main()

    assert refused.value.code == 2
    said = f"error: argument {name}: {word!r} is no whole number from 1 on\n"
    assert capsys.readouterr().err.endswith(said)


@pytest.mark.parametrize(("word", "number"), [("1", 1), ("20", 20), ("007", 7)])
def test_a_number_is_read(word, number):
    """The least is one."""
    assert counts.count(word) == number


@pytest.mark.parametrize(("word", "read"), [("auto", "auto"), ("2", "2"), ("0", "0")])
def test_as_many_jobs_as_xdist_knows(word, read):
    """None at all means within the one process."""
    assert counts.jobs(word) == read


@pytest.mark.parametrize("word", ["x", "-1", "", "2 "])
def test_other_jobs_are_refused(word):
    """They would fail the tests of every kind."""
    with pytest.raises(ArgumentTypeError, match="is no whole number from 0 on"):
        counts.jobs(word)
