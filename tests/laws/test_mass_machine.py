"""What holds in every battle, whatever its table does before it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.acting import files
from ledger.errors import Refusal
from ledger.reading.position import text
from ledger.store import rows
from ledger.store.book import Book
from tests.laws.evening import Evening

SIDES = st.sampled_from(("Montaigne", "Eisen", "Ussura", "montaigne"))
PEOPLE = st.sampled_from(("Léon", "Anton", "Otto", 'Le "Vieux"'))
RANKS = st.one_of(st.none(), st.integers(0, 5))
WALLS = st.sampled_from((None, "1", "3", "large castle", "tower"))
FLAGS = st.booleans()
UNITS = st.sampled_from((None, "infantry", "cavalry", "navy"))
TOTALS = st.one_of(st.none(), st.lists(st.integers(0, 60), max_size=3))
ACTS = st.one_of(
    st.tuples(st.just("mass side"), SIDES, st.one_of(st.none(), RANKS), WALLS),
    st.tuples(st.just("mass general"), PEOPLE, SIDES, RANKS, RANKS, RANKS, FLAGS),
    st.tuples(st.just("mass steward"), PEOPLE, SIDES, RANKS, RANKS),
    st.tuples(
        st.just("mass hero"), PEOPLE, SIDES, RANKS, RANKS, RANKS, UNITS, FLAGS, FLAGS
    ),
    st.tuples(st.just("mass start"), SIDES),
    st.tuples(st.just("mass prepare"), SIDES, TOTALS),
    st.tuples(st.just("undo"), st.integers(2, 20)),
    st.tuples(st.just("turn")),
)


def _done(evening, act):
    """Whether an act was carried out."""
    kind, *words = act
    try:
        if kind == "undo":
            evening.undo(*words)
        else:
            evening.act(kind, *words)
    except Refusal:
        return False
    return True


@settings(max_examples=40)
@given(acts=st.lists(ACTS, max_size=25))
def test_a_battle_is_lawful_and_can_be_carried_on(acts):
    """Whatever was entered, undone and refused: sums, audit, and the position file."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(str(Path(folder) / "e.db"), (), "mass")
        for act in acts:
            _done(evening, act)
        evening.keep_the_laws()
        file = str(Path(folder) / "again.db")
        files.new(file, None, (), text(evening.book))
        with Book(file) as book:
            again = rows.state_of(book)
        here = evening.state
        for state in (again, here):
            for field in ("rules_text", "branch_of", "branch_at"):
                state.put("campaign", field, None)
        assert again == here
        evening.close()
