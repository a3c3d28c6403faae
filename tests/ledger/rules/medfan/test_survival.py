"""Survival rolls: the table, the fate, and its effect on a figure."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.medfan import survival
from ledger.rules.medfan.roster import ready
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    campaign,
    figure,
    land,
    table,
)

READY, MISSES, LOST = "ready", "misses_next", "lost"
VECTORS = [
    (False, False, [READY, MISSES, MISSES, LOST, LOST, LOST]),
    (True, False, [READY, READY, MISSES, MISSES, LOST, LOST]),
    (False, True, [READY, READY, MISSES, MISSES, LOST, LOST]),
    (True, True, [READY, READY, MISSES, MISSES, MISSES, LOST]),
]


@pytest.mark.rule("MED-SURV-01", "MED-SURV-02", "MED-SURV-07", "MED-SURV-08")
@pytest.mark.parametrize(("healer", "house", "fates"), VECTORS)
def test_each_face_means_a_fate_on_each_table(healer, house, fates):
    """Low faces are good."""
    found = survival.resolve(table(1, 2, 3, 4, 5, 6), 6, healer=healer, house=house)
    assert fates == [line["fate"] for line in found.result["figures"]]


@pytest.mark.rule("MED-SURV-02")
def test_a_thousand_figures_may_roll_at_once():
    """There is a die for each; the limit is a thousand."""
    dice = table(*[1] * survival.MOST_FIGURES)
    told = survival.resolve(dice, survival.MOST_FIGURES, healer=False, house=False)
    assert told.result["counts"] == {READY: 1000, MISSES: 0, LOST: 0}
    with pytest.raises(Misuse):
        survival.resolve(table(), 1001, healer=False, house=False)


def which(state):
    """The table that applies to Ana."""
    return survival.step(state, table(1), ANA)[1]["table"]


@pytest.mark.rule("MED-SURV-03", "MED-SURV-04", "MED-TERR-30")
@pytest.mark.parametrize(
    ("eliminated", "house", "expected"),
    [(True, True, "one"), (True, False, "base"), (False, False, "one")],
)
def test_a_healer_counts_who_need_not_roll_himself(eliminated, house, expected):
    """A fallen healer does not count, but a wounded one does."""
    state = campaign()
    figure(state, ANA, "Hal", role_healer=1, **({"fallen": 1} if eliminated else {}))
    if not eliminated:
        figure(state, ANA, "Axa", fallen=1)
    land(state, ANA, *(["house_of_healers"] * house))
    assert expected == which(state)


@pytest.mark.rule("MED-SURV-01", "MED-SURV-03", "MED-SURV-11")
@pytest.mark.parametrize(
    ("eliminated", "table_of_all", "fates"),
    [(1, "base", [READY, MISSES]), (None, "one", [READY])],
)
def test_a_healer_who_is_ready_again_changes_no_roll_after_his(
    eliminated, table_of_all, fates
):
    """Each of the fallen has a die; the table is decided before the first."""
    state = campaign()
    figure(state, ANA, "Hal", role_healer=1, fallen=eliminated)
    figure(state, ANA, "Axa", fallen=1)
    figure(state, ANA, "Bea")
    dice = (1, 2) if eliminated else (2,)
    told = survival.step(state, table(*dice), ANA)[1]
    found = [line["fate"] for line in told["figures"]]
    assert (table_of_all, fates) == (told["table"], found)


@pytest.mark.rule("MED-SURV-05", "MED-SURV-06", "MED-TERR-17")
def test_more_healers_and_more_houses_give_nothing_more():
    """Two healers, or two Houses, count as one aid."""
    healers, houses = campaign(), campaign()
    for state in (healers, houses):
        figure(state, ANA, "Axa", fallen=1)
    figure(healers, ANA, "Hal", role_healer=1)
    figure(healers, ANA, "Hel", role_healer=1)
    land(houses, ANA, "house_of_healers", "house_of_healers")
    assert [which(healers), which(houses)] == ["one", "one"]


@pytest.mark.ruling("MED-AMB-SURV-1")
@pytest.mark.parametrize(("fielded", "expected"), [(True, "base"), (False, "one")])
def test_a_healer_who_sat_the_battle_out_counts_only_by_house_rule(fielded, expected):
    """Hal had to miss the second battle, the one just fought."""
    state = campaign(healer_must_be_fielded=fielded)
    state.put(ANA, "battles", 2)
    figure(state, ANA, "Hal", role_healer=1, rests=2)
    figure(state, ANA, "Axa", fallen=1)
    assert expected == which(state)


@pytest.mark.rule("MED-SURV-09", "MED-SURV-10", "MED-SURV-11")
@pytest.mark.ruling("MED-AMB-SURV-2")
def test_a_fate_is_written_down():
    """Figures are ready, rest in the owner's next battle, or go with their role."""
    state = campaign()
    state.put(ANA, "battles", 3)
    names = ("One", "Two", "Six")
    army = [figure(state, ANA, name, fallen=1, role_chief=1) for name in names]
    effects, line = survival.step(state, table(1, 2, 6), ANA, army)
    state.apply(effects)
    assert [rolled["die"] for rolled in line["figures"]] == [1, 2, 6]
    assert line["counts"] == {"ready": 1, "misses_next": 1, "lost": 1}
    assert [ready(state, figure) for figure in army[:2]] == [True, False]
    assert [army[0], army[1]] == sorted(state.subjects("figure"))
    state.put(ANA, "battles", 4)
    assert ready(state, army[1])


@pytest.mark.ruling("MED-AMB-SURV-1")
@pytest.mark.parametrize(("fielded", "expected"), [(True, "base"), (False, "one")])
def test_a_healer_who_stayed_away_counts_only_by_house_rule(fielded, expected):
    """Hal was ready for the battle just fought, but did not come."""
    state = campaign(healer_must_be_fielded=fielded)
    figure(state, ANA, "Hal", role_healer=1, absent=1)
    figure(state, ANA, "Axa", fallen=1)
    assert expected == which(state)
