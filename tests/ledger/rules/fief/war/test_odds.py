"""Odds of the base game against a naive oracle, and against the resolver itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from ledger.errors import Refused
from tests.effort import examples
from tests.ledger.rules.fief.war import oracle
from tests.ledger.rules.fief.war.fights import assert_same, chances, same_as_resolved

SITES = {
    "open": ("open", "open", {}),
    "castle": ("open", "castle", {"site": "castle"}),
    "city": ("open", "city", {"site": "city"}),
    "inside": ("city", "city", {"site": "city", "inside": True}),
    "sortie": ("open", "open", {"site": "castle", "sortie": True}),
}


def spec(side):
    """A side of the oracle as typed words."""
    soldiers, lords, darc = side
    return f"soldiers={soldiers},lords={lords},darc={darc}"


def told(attacker, defender, site, aims=(0, 0)):
    """The oracle's results, in the form of `every_battle`."""
    ends, rounds = oracle.odds(attacker, defender, SITES[site][:2], aims)
    return ends, rounds


SIDES = st.tuples(st.integers(0, 9), st.integers(0, 3), st.integers(0, 1)).filter(sum)


@hypothesis_settings(max_examples=examples(60))
@given(SIDES, SIDES, st.sampled_from(sorted(SITES)))
def test_small_battles_are_as_the_oracle_has_them(attacker, defender, site):
    """Fractions are equal, and packed rows agree within the precision of floats."""
    if attacker[2] and defender[2]:
        defender = (*defender[:2], 0)
        if not sum(defender):
            return
    ends, rounds = told(attacker, defender, site)
    for exact in (True, False):
        found = chances(spec(attacker), spec(defender), exact=exact, **SITES[site][2])
        assert_same(ends, found, exact=exact)
        assert found.attacker + found.defender + found.both == pytest.approx(1)
        assert found.rounds == (rounds if exact else pytest.approx(float(rounds)))


@hypothesis_settings(max_examples=examples(30))
@given(
    st.tuples(st.integers(0, 8), st.integers(0, 2), st.just(0)).filter(sum),
    st.tuples(st.integers(0, 8), st.integers(1, 2), st.integers(0, 1)),
)
def test_aimed_dice_are_as_the_oracle_has_them(attacker, defender):
    """One die a round is aimed at a lord, while there is one."""
    ends, rounds = told(attacker, defender, "open", (1, 0))
    for exact in (True, False):
        found = chances(
            spec(attacker), spec(defender), exact=exact, aims=["attacker:1"]
        )
        assert_same(ends, found, exact=exact)
        assert found.rounds == (rounds if exact else pytest.approx(float(rounds)))


@pytest.mark.parametrize(
    ("attacker", "defender", "rounds", "more"),
    [
        ("soldiers=8,lords=2", "soldiers=5,lords=1", 1, {"site": "castle"}),
        ("soldiers=3,lords=2", "soldiers=2,lords=1,women=1", 2, {"site": "city"}),
        ("soldiers=2,darc", "soldiers=4,lords=1", 2, {"losses": ["attacker:darc"]}),
        (
            "soldiers=4,lords=2",
            "soldiers=3,lords=2",
            2,
            {"aims": ["attacker:1", "defender:1"]},
        ),
        ("soldiers=7", "soldiers=1,lords=1,darc", 1, {"aims": ["attacker:1:darc"]}),
        ("soldiers=7", "soldiers=1,lords=2", 1, {"aims": ["attacker:1", "attacker:1"]}),
        ("soldiers=7", "soldiers=1,lords=1", 1, {"aims": ["attacker:1", "attacker:1"]}),
        ("soldiers=3,royal=4", "soldiers=6", 1, {"inside": True, "site": "castle"}),
    ],
)
def test_rounds_are_as_the_resolver_fights_them(attacker, defender, rounds, more):
    """Every possible roll goes through the resolver's own rounds."""
    assert same_as_resolved(attacker, defender, rounds, **more)


def test_equal_sides_have_equal_chances():
    """In the open neither has an advantage, and all odds add up."""
    found = chances("soldiers=40", "soldiers=40", exact=False)
    assert found.attacker == pytest.approx(found.defender, abs=1e-15)
    assert found.attacker + found.defender + found.both == pytest.approx(1, abs=1e-14)


@pytest.mark.parametrize("site", ["open", "castle", "city"])
def test_packed_rows_are_as_exact_as_fractions(site):
    """Forty against forty differ only within the precision of floats."""
    words = ("soldiers=38,lords=2", "soldiers=40")
    exact = chances(*words, site=site)
    near = chances(*words, site=site, exact=False)
    for side in ("attacker", "defender"):
        for left, chance in exact.survivors[side].items():
            assert near.survivors[side].get(left, 0) == pytest.approx(
                float(chance), abs=1e-15
            )
    assert near.rounds == pytest.approx(float(exact.rounds), rel=1e-14)


def test_many_rounds_come_to_the_end():
    """After many rounds the result is final; after none nothing is decided."""
    words = ("soldiers=9,lords=1", "soldiers=7")
    for exact in (True, False):
        end, late = (
            chances(*words, exact=exact),
            chances(*words, exact=exact, rounds=40),
        )
        assert float(late.attacker) == pytest.approx(float(end.attacker), abs=1e-9)
        assert chances(*words, exact=exact, rounds=0).open == 1


@pytest.mark.ruling("FIEF-AMB-84")
def test_women_alone_have_no_chance():
    """No round is fought."""
    found = chances("women=1", "soldiers=2")
    assert (found.defender, found.rounds, found.survivors["defender"]) == (1, 0, {2: 1})


@pytest.mark.rule("FIEF-AIM-05")
def test_odds_refuse_what_the_resolver_refuses():
    """Lords behind walls cannot be aimed at here either."""
    with pytest.raises(Refused) as refused:
        chances("soldiers=1", "lords=1", site="castle", aims=["attacker:1"])
    assert refused.value.rule == "FIEF-AIM-05"


@pytest.mark.parametrize(("rounds", "fought"), [(0, 0), (1, 1), (2, 1 + 1 / 36)])
def test_a_round_counts_where_both_sides_still_stand(rounds, fought):
    """Of two soldiers, each misses with a one: a second round is one case of 36."""
    for exact in (True, False):
        found = chances("soldiers=1", "soldiers=1", exact=exact, rounds=rounds)
        assert found.rounds == pytest.approx(fought)
