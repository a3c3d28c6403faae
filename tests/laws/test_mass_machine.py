"""What holds in every battle, whatever its table has done before."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.acting import files
from ledger.errors import Refusal
from ledger.reading.position import text
from ledger.rules.mass.opportunities.windows import CODES
from ledger.store import rows
from ledger.store.book import Book
from tests.effort import examples
from tests.laws.evening import Evening

SIDES = st.sampled_from(("Montaigne", "Eisen", "Ussura", "montaigne"))
PEOPLE = st.sampled_from(("Léon", "Anton", "Otto", 'Le "Vieux"'))
RANKS = st.one_of(st.none(), st.integers(0, 5))
WALLS = st.sampled_from((None, "1", "3", "large castle", "tower"))
FLAGS = st.booleans()
UNITS = st.sampled_from((None, "infantry", "cavalry", "navy"))
TOTALS = st.one_of(st.none(), st.lists(st.integers(0, 60), max_size=3))
TURNS = st.tuples(
    st.just("mass turn"),
    st.just([f"{who}=engaged" for who in ("Léon", "Otto")]),
    st.just(["Montaigne=MAR", "Eisen=REP"]),
    st.one_of(st.none(), st.just(["Otto"])),
    st.sampled_from((None, ["Eisen=1"])),
    st.tuples(st.integers(10, 12), st.integers(10, 12)).map(
        lambda two: [f"Montaigne={two[0]}", f"Eisen={two[1]}"]
    ),
    st.sampled_from((None, None, ["Eisen=difficult"], ["Eisen=none"])),
)
TAKEN = st.tuples(
    st.just("mass opportunity"),
    st.sampled_from(("Léon", "Otto")),
    st.sampled_from((*CODES, "none")),
    FLAGS,  # declined
    st.sampled_from((False, False, True)),  # given up
    st.just(False),
    st.just(21),
    st.none(),
    FLAGS,  # the bearer won
    st.sampled_from(("Léon", "Otto", "a stranger")),
)
FIGHTING = st.one_of(
    *[TURNS] * 3,
    *[TAKEN] * 3,
    st.tuples(st.just("mass down"), st.sampled_from(("Léon", "Otto")), FLAGS),
    st.tuples(st.just("mass start"), st.sampled_from(("Montaigne", "Eisen"))),
    st.tuples(st.just("mass duel"), *[st.sampled_from(("Léon", "Otto"))] * 2),
    st.tuples(st.just("mass end"), st.one_of(st.none(), SIDES)),
    st.tuples(st.just("undo"), st.integers(2, 20)),
    st.tuples(st.just("turn")),
)
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


def _done(evening, act, **options):
    """Whether an act was carried out."""
    kind, *words = act
    try:
        if kind == "undo":
            evening.undo(*words)
        else:
            evening.act(kind, *words, **options)
    except Refusal:
        return False
    return True


def _lawful(evening, folder):
    """Sums, audit, and a position file from which the battle can be carried on."""
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


@settings(max_examples=examples(40))
@given(acts=st.lists(ACTS, max_size=25))
def test_a_battle_is_lawful_before_it_begins(acts):
    """The laws hold before a battle, after any entries, undos and refusals."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(str(Path(folder) / "e.db"), (), "mass")
        for act in acts:
            _done(evening, act)
        _lawful(evening, folder)


@settings(max_examples=examples(40))
@given(acts=st.lists(FIGHTING, min_size=3, max_size=25), seed=st.integers(1, 50))
def test_a_battle_is_lawful_while_it_is_fought(acts, seed):
    """Turns, opportunities, the fallen, duels and their undos keep the laws."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(str(Path(folder) / "e.db"), (), "mass")
        for act in (
            ("mass side", "Montaigne", 900, None, True),
            ("mass side", "Eisen", 500, "2"),
            ("mass hero", "Otto", "Eisen", 3, 2, 2, None, True),
            ("mass hero", "Léon", "Montaigne", 3, 3, 1, "cavalry", True),
            ("mass prepare", "Eisen", [20]),
            ("mass start", "Eisen"),
        ):
            assert _done(evening, act)
        for number, act in enumerate(acts):
            # The game master gets his way now and then.
            ruling = "so be it" if number % 4 == 3 else None
            _done(evening, act, seed=seed + number, ruling=ruling)
        _lawful(evening, folder)
