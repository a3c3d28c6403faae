"""Opportunities that can be won beside others, wherever the hero is."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.beside import beside
from ledger.rules.mass.opportunities.windows import CODES
from tests.ledger.rules.mass.opportunities.test_offering import (
    IF_LEVEL,
    INSTANT,
    TOGETHER,
)
from tests.ledger.rules.mass.vectors import state

BARE = state()


@pytest.mark.rule("MASS-OPP-GEN-09", "MASS-OPP-GEN-10")
@pytest.mark.parametrize("code", CODES)
def test_the_table_of_what_goes_together(code):
    """Some pairs are never possible, some only in certain places."""
    found = beside(BARE, code)
    perhaps = {run for (run, _), codes in IF_LEVEL.items() if code in codes.split()}
    perhaps |= {"CAV"} if code == "INF" else set()  # not while he protects the rider
    if code in INSTANT:
        assert (found.never, found.sometimes) == ((), ())
        return
    certain = {run for run, codes in TOGETHER.items() if code in codes.split()}
    assert set(found.sometimes) == perhaps
    assert set(found.never) == set(TOGETHER) - certain - perhaps - {code}


def test_a_house_rule_changes_what_goes_together():
    """A position may count from this turn on; a later doctor is no obstacle."""
    assert "TEN" in beside(BARE, "INF").never
    assert "TEN" not in beside(state(opp__ten_from=0), "INF").never
    assert beside(state(opp__inf_keep=True), "INF").never == ()
