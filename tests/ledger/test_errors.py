"""Refusals: what a script and the screens read of them."""

from __future__ import annotations

import pytest

from ledger.errors import (
    FileTrouble,
    Interrupted,
    Misuse,
    Overtaken,
    Refusal,
    Refused,
)


def test_a_refusal_holds_what_is_to_be_said():
    """Code, sentence, rule and facts are as they were given; no line is known yet."""
    refusal = Refused("rule", "loan.much", rule="FIEF-01", owed=5, who="Anne")

    assert (refusal.code, refusal.key) == ("rule", "loan.much")
    assert (refusal.rule, refusal.line) == ("FIEF-01", None)
    assert refusal.facts == {"owed": 5, "who": "Anne"}
    assert refusal.args == ("rule", "loan.much", "FIEF-01", refusal.facts)


def test_a_refusal_without_a_sentence_of_its_own_has_that_of_its_code():
    """No rule and no facts are needed either."""
    refusal = Misuse("bad_amount")

    assert (refusal.key, refusal.rule, refusal.facts) == ("bad_amount", None, {})
    assert (Interrupted().key, Interrupted("shell.left").key) == (
        "interrupted",
        "shell.left",
    )


@pytest.mark.parametrize(
    ("kind", "code", "status"),
    [
        (Refusal, "x", 1),
        (Refused, "x", 1),
        (Misuse, "x", 2),
        (FileTrouble, "x", 3),
        (Overtaken, "overtaken", 1),
        (Interrupted, "interrupted", 130),
    ],
)
def test_each_kind_of_refusal_has_its_exit_status(kind, code, status):
    """Scripts tell them apart by it; all are refusals."""
    refusal = kind("x") if code == "x" else kind()
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.status) == (code, status)


def test_who_was_overtaken_or_interrupted_is_told_the_facts():
    """They go along as with any other refusal."""
    assert Overtaken(by=3).facts == {"by": 3}
    assert Interrupted("import", done=2).facts == {"done": 2}
