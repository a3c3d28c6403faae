"""Odds with the Tactical extension agree with the resolver, roll by roll."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from ledger.rules.fief.war.chances import faces_after
from ledger.rules.fief.war.rolls import PLAIN
from tests.effort import examples
from tests.ledger.rules.fief.war.fights import chances, same_as_resolved

LATER = {"tactics.profile": "fief2011", "tactics.losses.change_allowed": False}
LORD = "lords=1"


@pytest.mark.parametrize(
    ("attacker", "defender", "rounds", "more"),
    [
        ("archers=3,sergeants=2", "archers=1,sergeants=4", 1, {}),
        ("archers=3,sergeants=2", "archers=1,sergeants=4", 1, {"site": "castle"}),
        ("archers=3", "archers=2", 1, {"archers": ["attacker:hold"]}),
        (
            "archers=2,lords=1",
            "archers=1,sergeants=3",
            1,
            {"archers": ["aim"], "site": "city"},
        ),
        (
            "archers=2,lords=1",
            "archers=1,sergeants=1",
            1,
            {
                "archers": ["defender:aim"],
                "site": "castle",
                "house": {"tactics.archers.simultaneous_aimed": False},
            },
        ),
        (
            LORD,
            "archers=1,sergeants=1",
            2,
            {
                "archers": ["defender:aim"],
                "site": "castle",
                "house": {"tactics.archers.aim_each_round": True},
            },
        ),
        pytest.param(
            "lords=2",
            "archers=1",
            2,
            {
                "aims": ["defender:1"],
                "archers": ["defender:aim"],
                "site": "castle",
                "house": {"tactics.archers.aim_each_round": True},
            },
            marks=pytest.mark.long,
        ),
        ("sergeants=7,bombards=1", "sergeants=4", 1, {}),
        ("sergeants=7,bombards=2", "sergeants=2", 1, {}),
        ("sergeants=7,bombards=2", "sergeants=2", 1, {"rerolls": ["none"]}),
        (
            "sergeants=8,bombards=2",
            "sergeants=2",
            1,
            {"house": {"tactics.bombard.same_die_twice": False}},
        ),
        ("archers=1,sergeants=1,bombards=1", "sergeants=6", 1, {}),
        (
            "sergeants=8,bombards=1",
            "sergeants=2,lords=2",
            1,
            {
                "aims": ["attacker:1"],
                "house": {"tactics.bombard.reroll_base_aim": True},
            },
        ),
        ("sergeants=2,guard=1", "sergeants=3", 3, {"losses": ["guard"]}),
        ("sergeants=2,guard=1", "sergeants=3", 3, {}),
        ("knights=1,guard_knights=1", "sergeants=5,guard=1", 2, {"site": "castle"}),
        (
            "sergeants=2,guard=1",
            "sergeants=3",
            2,
            {"house": {"tactics.guard.bonus_stage": "dice_sum"}, "site": "city"},
        ),
        ("lords=1,mercenaries=3", "archers=2", 1, {"plague": True}),
        (
            "lords=3,mercenaries=3",
            "archers=2",
            1,
            {
                "house": {"tactics.merc.commit_before_archers": False},
                "losses": ["mercenaries"],
            },
        ),
        ("lords=3,bombards=2", "sergeants=4", 1, {}),
        ("knights=2,sergeants=1", "lords=1", 2, {"house": LATER}),
        ("knights=3", "archers=2,sergeants=1", 2, {"house": LATER, "site": "castle"}),
        ("knights=1,guard=1", "lords=2", 2, {"house": LATER, "aims": ["attacker:1"]}),
        ("knights=3,bombards=1", "lords=2", 1, {"house": LATER}),
    ],
)
def test_the_odds_are_as_the_resolver_fights(attacker, defender, rounds, more):
    """Every possible roll is tried, with archers, bombards, guard and mercenaries."""
    assert same_as_resolved(attacker, defender, rounds, tactics=True, **more)


@pytest.mark.rule("TAC-BOMB-04", "TAC-BOMB-11")
def test_a_die_thrown_again():
    """One bombard rerolls 1 to 3, so that a six comes in a quarter of all cases."""
    ways, of = faces_after(1, 1, PLAIN, twice=True)
    assert (ways[6,], of) == (9, 36)
    assert (ways[1,], sum(ways.values())) == (3, 36)


@pytest.mark.rule("TAC-GUARD-14", "TAC-BOMB-04", "TAC-ARCH-06")
@pytest.mark.parametrize("more", ["guard=1", "bombards=1", "archers=1"])
def test_each_module_helps(more):
    """Against the same enemy it improves the odds more than another sergeant does."""
    plain = chances("sergeants=9", "sergeants=9", tactics=True, exact=False)
    helped = chances(f"sergeants=8,{more}", "sergeants=9", tactics=True, exact=False)
    if more == "bombards=1":
        helped = chances(
            f"sergeants=9,{more}", "sergeants=9", tactics=True, exact=False
        )
    assert helped.attacker > plain.attacker


@pytest.mark.parametrize("policy", ["soldiers", "guard"])
def test_losses_follow_the_policy(policy):
    """Keeping the guard is better than losing it first."""
    found = {
        name: chances(
            "sergeants=8,guard=1",
            "sergeants=9",
            tactics=True,
            exact=False,
            losses=[f"attacker:{name}"],
        ).attacker
        for name in ("soldiers", "guard")
    }
    assert found["soldiers"] > found["guard"]
    assert 0 < found[policy] < 1


SIDE = st.tuples(
    *(st.integers(0, most) for most in (2, 6, 3, 1, 2, 2)), st.integers(1, 2)
)


def spec(side):
    """Knights, sergeants, archers, guard, mercenaries, bombards and lords as typed."""
    kinds = [
        "knights",
        "sergeants",
        "archers",
        "guard",
        "mercenaries",
        "bombards",
        "lords",
    ]
    return ",".join(f"{kind}={n}" for kind, n in zip(kinds, side, strict=True))


@hypothesis_settings(max_examples=examples(25))
@given(
    SIDE,
    SIDE,
    st.sampled_from(("open", "castle", "city")),
    st.sampled_from(("soldiers", "guard", "archers", "mercenaries")),
)
def test_packed_rows_are_as_exact_as_states(attacker, defender, site, policy):
    """For any two forces, whole rows and single states give the same odds."""
    words = {"tactics": True, "site": site, "losses": [policy]}
    exact = chances(spec(attacker), spec(defender), **words)
    near = chances(spec(attacker), spec(defender), exact=False, **words)
    assert exact.attacker + exact.defender + exact.both == 1
    for side, won in exact.survivors.items():
        for points, chance in won.items():
            assert near.survivors[side].get(points, 0) == pytest.approx(
                float(chance), abs=1e-14
            )
    assert near.rounds == pytest.approx(float(exact.rounds), rel=1e-12)
