"""Every kind of act, one by one: undone, redone, rehearsed, written once."""

from __future__ import annotations

import pytest

from ledger.acting import acts
from ledger.journal import REDO, UNDO
from tests.laws import fief, kinds, mass, medfan, siege

SAMPLES = kinds.SAMPLES | fief.SAMPLES | medfan.SAMPLES | mass.SAMPLES | siege.SAMPLES
THROWS = {"roll", "medfan join", "medfan after", "medfan survival", "medfan objective"}
THROWS |= {"medfan determine", "medfan prepare", "medfan capability"}
THROWS |= {"medfan scenario", "medfan improvement", "medfan length"}
THROWS |= {"fief card play"}
THROWS |= {"mass personal", "mass roll", "mass volley", "mass prepare"}
THROWS |= {"mass strategy", "mass turn"}
THROWS |= {"siege start", "siege clear"}
THROWS |= {"fief setup roll", "fief settle"}
THROWS |= {"fief resolve", "fief battle", "fief calm"}
KINDS = pytest.mark.parametrize("kind", sorted(acts()))


def test_every_kind_of_act_is_under_the_laws():
    """Every kind of act has a sample; those of every game also have a strategy."""
    assert set(acts()) == set(SAMPLES), "each act has a line in a SAMPLES of tests/laws"
    assert set(kinds.SAMPLES) == set(kinds.STRATEGIES)


@KINDS
def test_undo_restores_everything_and_redo_brings_it_back(evening, kind):
    """Balances and facts are exactly as before, then exactly as after the act."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    before = evening.state
    done = evening.act(kind, *words)
    after = evening.state
    assert (kind, after) == (done.entry.kind, done.state)
    assert list(evening.entry(done.entry.seq).effects) == done.entry.effects
    for _ in range(2):
        back = evening.undo(done.entry.seq)
        assert before == evening.state == back.state
        assert done.entry.seq in [e.seq for e in evening.entries if e.undone_by]
        again = evening.redo(done.entry.seq)
        assert after == evening.state == again.state
        assert evening.entry(done.entry.seq).live
    assert [e.kind for e in evening.entries[-4:]] == [UNDO, REDO] * 2


@KINDS
def test_a_dry_run_writes_nothing_and_shows_what_is_then_written(evening, kind):
    """A dry run has the same effects, outcome and warnings, and writes nothing."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    before = evening.head, evening.drafts, evening.state
    seed = {"seed": 7} if kind in THROWS else {}
    shown = evening.act(kind, *words, **seed, dry_run=True)
    assert before == (evening.head, evening.drafts, evening.state)
    assert not shown.written
    done = evening.act(kind, *words, **seed)
    same = {"seq": 0, "hash": "", "at": ""}
    assert shown.entry._replace(**same) == done.entry._replace(**same)
    assert (shown.result, shown.warnings, shown.state) == (
        done.result,
        done.warnings,
        done.state,
    )


@KINDS
def test_a_key_lets_an_act_be_written_once(evening, kind):
    """The second call returns the envelope of the first one, and writes nothing."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    first = evening.act(kind, *words, once="script-1")
    head = evening.head
    if kind == "drop":
        return  # the draft is gone: there is nothing left to drop
    again = evening.act(kind, *words, once="script-1")
    assert (head, first.entry.seq, first.result) == (
        evening.head,
        again.entry.seq,
        again.result,
    )
    assert not again.written
    other = "note" if kind != "note" else "pay"
    old = evening.act(other, *SAMPLES[other][1], once="script-1")
    assert (first.entry.seq, False) == (old.entry.seq, old.written)
    assert "once.other" in [w["key"] for w in old.warnings]
