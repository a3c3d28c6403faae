"""What the end of a reign notes, and by which rules."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families.succession import falls_vacant
from ledger.table import Table
from tests.ledger.rules.fief.crown.court import (
    KING,
    PRINCE,
    QUEEN,
    court,
    guards,
    heaps,
    throne,
)
from tests.ledger.rules.fief.crown.test_guardsmen import GUARD, beside, guardsmen
from tests.ledger.rules.fief.positions import fact

HERS = {"player": "Bruno", "at": "Mont"}
ARNAUD = {"king": True, "spouse": "Blanche"}
BLANCHE = {**HERS, "queen": True, "spouse": "Arnaud"}
GAUVAIN = {"prince": True}


def vacant(state, lord, table=None):
    """A lord's offices fall vacant: what is noted, with rules, and what is told."""
    done = falls_vacant(state, table, lord)
    noted = {
        one.field: (one.after, one.because.rule, one.because.about)
        for one in done.effects
        if getattr(one, "subject", "") == "campaign"
    }
    state.apply(done.effects)
    return noted, done.result


@pytest.mark.rule(
    "FIEF-LORD-06", "FIEF-PRINCE-04", "FIEF-REGENCY-03", "FIEF-REGENCY-13"
)
def test_a_prince_follows_and_the_queen_rules_for_four_turns():
    """Turn 7 is the first of them."""
    state = court({"Arnaud": ARNAUD, "Blanche": BLANCHE, "Gauvain": GAUVAIN})
    noted, told = vacant(state, KING)
    assert noted == {
        "king": (PRINCE, "FIEF-PRINCE-04", PRINCE),
        "hereditary": (1, "FIEF-REGENCY-13", PRINCE),
        "prince": (None, "FIEF-PRINCE-06", PRINCE),
        "regent": (QUEEN, "FIEF-REGENCY-03", QUEEN),
        "regent_until": (10, "FIEF-REGENCY-03", None),
    }
    assert told == {"king": PRINCE, "regent": QUEEN, "until": 10}


@pytest.mark.rule("FIEF-LORD-06", "FIEF-REGENCY-01")
def test_without_a_prince_the_queen_rules_until_somebody_is_crowned():
    """He who died is told with the crown that he left."""
    state = court({"Arnaud": ARNAUD, "Blanche": BLANCHE})
    state.put("campaign", "hereditary", 1)
    noted, told = vacant(state, KING)
    assert noted == {
        "king": (None, "FIEF-LORD-06", KING),
        "hereditary": (None, "FIEF-REGENCY-13", None),
        "regent": (QUEEN, "FIEF-REGENCY-01", QUEEN),
    }
    assert told == {"king": None, "regent": QUEEN, "until": None}
    alone = court({"Arnaud": {"king": True}})
    assert vacant(alone, KING)[1] == {"king": None, "regent": None, "until": None}


@pytest.mark.rule("FIEF-LORD-05", "FIEF-PRINCE-06", "FIEF-GUARD-10")
@pytest.mark.parametrize(
    ("lord", "noted", "told"),
    [
        (PRINCE, {"prince": (None, "FIEF-PRINCE-06", PRINCE)}, {}),
        (QUEEN, {"queen": (None, "FIEF-LORD-05", QUEEN)}, {"queen_guard_home": 10}),
        ("lord:Henry", {"elected": (None, "FIEF-LORD-05", "lord:Henry")}, {}),
        ("lord:Charles", {}, {}),
    ],
)
def test_others_leave_only_their_own_offices(lord, noted, told):
    """The King reigns on, and his guard stays beside him."""
    people = {"Arnaud": ARNAUD, "Blanche": BLANCHE, "Gauvain": GAUVAIN}
    elected = fact("campaign", "elected", "lord:Henry")
    state = guards(court(people | {"Henry": {}, "Charles": {}}, elected))
    assert vacant(state, lord) == (noted, told)
    assert (throne(state)["king"], heaps(state, "king")) == ("Arnaud", (20, 0, 0))


@pytest.mark.rule("FIEF-PRINCE-05", "TAC-GUARD-03")
@pytest.mark.ruling("FIEF-AMB-64")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_prince_for_whom_nobody_rules_takes_guardsmen_where_the_house_says_so(
    allowed,
):
    """At once, beside himself; where a regent rules he does not take any yet."""
    rules = {"variant.tactics": True, "tactics.guard.hereditary_king": allowed}
    prince = {**GAUVAIN, "at": "Gué"}
    state = court({"Arnaud": {"king": True}, "Gauvain": prince}, house=rules)
    beside(state, "Anne", "Gué", v3=1, v1=1)
    choices = {"knights.king": "1", "sergeants.king": "1"} if allowed else {}
    table = Table(choices=choices)
    vacant(state, KING, table)
    table.close()
    assert guardsmen(state) == ((1, 1) if allowed else (0, 0))
    people = {"Arnaud": ARNAUD, "Blanche": BLANCHE, "Gauvain": prince}
    ruled = court(people, house=rules)
    beside(ruled, "Anne", "Gué", v3=1, v1=1)
    vacant(ruled, KING, Table())
    assert guardsmen(ruled) == (0,) * len(GUARD)
