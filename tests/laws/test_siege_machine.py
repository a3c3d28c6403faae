"""What holds in every siege, and in every campaign of them, whatever is done."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.acting import files
from ledger.errors import Refusal
from ledger.questions import Missing
from ledger.reading.position import text
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.store import rows
from ledger.store.book import Book
from tests.effort import examples
from tests.laws.evening import Evening
from tests.laws.siege import REST

SIDES = st.sampled_from(("Nains", "Empire", "nains", "attacker"))
UNITS = st.sampled_from(("Haches", "Archers", "Volants", 'Le "Vieux"'))
LIKELY = st.sampled_from(("ram", "earthwork", "boiling_oil", "ladders"))
ITEMS = st.one_of(LIKELY, st.sampled_from((*KINDS, "catapult")))
SECTIONS = st.sampled_from(("Wall 1", "Wall 2", "Gate 1", "Tower 1", "Cour"))
COUNTS = st.one_of(st.none(), st.integers(1, 4))
TURNS = st.one_of(st.none(), st.integers(1, 7))
FLAGS = st.booleans()


def _act(kind, *words):
    return st.tuples(st.just(kind), *words)


STARTS = _act(
    "siege start",
    st.sampled_from(("1", "2", "3", "siege", "braken_keep", "the moon")),
    st.sampled_from(("Nains", "Orques")),
    st.sampled_from(("Empire", "Elfes")),
    st.sampled_from((None, None, 2000, 3000)),
    *map(st.just, REST[1:]),
    st.sampled_from((None, "attacker", "Empire")),
    st.sampled_from((None, "wall")),
    st.just(False),
    st.sampled_from((None, None, 3)),
)
CLOCK = st.one_of(_act("turn"), _act("phase"))
ENDING = st.one_of(
    _act("siege general", SIDES, st.sampled_from((None, "Gert")), FLAGS, TURNS),
    _act("siege break", SIDES, TURNS),
    _act("siege off", st.integers(0, 2), FLAGS),
    _act("siege hold", UNITS, COUNTS, FLAGS),
    _act("siege end", st.one_of(st.none(), SIDES)),
)
PIECES = st.one_of(
    _act("siege buy", SIDES, ITEMS, COUNTS, st.one_of(st.none(), UNITS)),
    _act(
        "siege unit",
        SIDES,
        UNITS,
        st.sampled_from(("infantry", "flyers", None)),
        st.one_of(st.none(), st.integers(0, 4)),
        st.one_of(st.none(), st.lists(ITEMS, max_size=2)),
        COUNTS,
    ),
    _act("siege give", UNITS, ITEMS, COUNTS),
    _act("siege drop", UNITS, ITEMS),
    _act("siege place", SIDES, ITEMS, COUNTS, st.one_of(st.none(), SECTIONS)),
    _act("siege hit", SIDES, ITEMS, st.integers(1, 3), st.integers(1, 2)),
)
FIELD = st.one_of(
    _act("siege wall", COUNTS, COUNTS, COUNTS, COUNTS),
    _act(
        "siege section",
        SECTIONS,
        st.sampled_from((None, "wall", "tower", "courtyard")),
        st.sampled_from((None, "standing", "destroyed")),
        st.sampled_from((None, "2:1", "0:0")),
        st.sampled_from((None, "40x40")),
    ),
    _act(
        "siege batter",
        UNITS,
        SECTIONS,
        st.sampled_from((None, "breach", "held", "off")),
        COUNTS,
        COUNTS,
    ),
    _act("siege oil", SECTIONS, COUNTS, st.one_of(st.none(), UNITS)),
    _act("siege clear", UNITS, st.sampled_from(("2", "3,3")), st.just("defender")),
)
CORRECTED = _act(
    "correct",
    st.sampled_from(
        (
            *("campaign.gate_as", "campaign.first", "campaign.phase", "campaign.held"),
            *("campaign.ended", "campaign.holder", "side:Nains.points"),
            *("section:Wall 1.state", "section:Wall 1.fell", "unit:Haches.side"),
            *("unit:Archers.stands", "machine:Nains.ram.1.hits", "campaign.scenario"),
        )
    ),
    st.sampled_from(("none", "3", "Nains", "wall", "destroyed", "defender", "Archers")),
    st.just("it lies so"),
)
UNDOING = st.one_of(_act("undo", st.integers(2, 40)), _act("redo", st.none()))
OTHERS = st.one_of(CORRECTED, UNDOING)
CAMPAIGN = st.one_of(*[STARTS] * 2, *[CLOCK] * 2, *[ENDING] * 3, PIECES, OTHERS)
SIEGE = st.one_of(*[PIECES] * 4, *[FIELD] * 3, CLOCK, ENDING, OTHERS)
RACE = (
    ("siege start", "1", "Nains", "Empire", *REST, "Empire"),
    ("siege unit", "Empire", "Archers", "infantry", 3),
    ("siege unit", "Empire", "Haches", "infantry", 3),
    ("siege hold", "Archers", 2),
)
BREAKTHROUGH = (
    ("siege start", "2", "Nains", "Empire", *REST, "Empire"),
    ("siege off", 2, True),
)
BEFORE = (
    ("siege start", "3", "Nains", "Empire"),
    ("siege wall", 2, 1, 1),
    ("siege unit", "Nains", "Haches", "infantry", 3, None, 3),
    ("siege unit", "Empire", "Archers", "infantry", 3),
    ("siege unit", "Nains", "Volants", "flyers", 2),
    ("siege buy", "Nains", "ram", 2),
    ("siege buy", "Empire", "earthwork", 2),
    ("siege buy", "Empire", "boiling_oil", 2),
    ("siege give", "Haches", "ram", 1),
    ("siege place", "Empire", "boiling_oil", 1, "Wall 1"),
    ("siege place", "Empire", "earthwork", 2),
)


def _done(evening, act, **options):
    """Whether an act was carried out."""
    kind, *words = act
    try:
        if kind in ("undo", "redo"):
            getattr(evening, kind)(*words)
        else:
            evening.act(kind, *words, **options)
    except (Refusal, Missing):
        return False
    return True


def _conserved(state):
    """Points and pieces come from the world, and are all somewhere."""
    for what in (ALLOWANCE, *KINDS):
        held = [balances.get(what, 0) for balances in state.balances.values()]
        assert sum(held) == 0
        lying = [b.get(what, 0) for a, b in state.balances.items() if a != "world"]
        assert min(lying, default=0) >= 0


def _lawful(evening, folder):
    """Sums, audit, and a position file from which the siege can be carried on."""
    evening.keep_the_laws()
    _conserved(evening.state)
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


def _play(before, acts, seed):
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(str(Path(folder) / "e.db"), (), "siege")
        for act in before:
            assert _done(evening, act)
        for number, act in enumerate(acts):
            # The referee gets his way now and then.
            ruling = "so be it" if number % 5 == 4 else None
            _done(evening, act, seed=seed + number, ruling=ruling)
        _lawful(evening, folder)


@settings(max_examples=examples(40))
@given(
    before=st.sampled_from(((), RACE, BREAKTHROUGH)),
    acts=st.lists(CAMPAIGN, max_size=30),
    seed=st.integers(1, 50),
)
def test_a_campaign_of_sieges_is_lawful(before, acts, seed):
    """Scenarios, generals, armies that break and the clock keep the laws."""
    _play(before, acts, seed)


@settings(max_examples=examples(40))
@given(acts=st.lists(SIEGE, min_size=3, max_size=30), seed=st.integers(1, 50))
def test_a_siege_is_lawful(acts, seed):
    """Equipment, units, sections, battering and oil keep the laws, and so do undos."""
    _play(BEFORE, acts, seed)
