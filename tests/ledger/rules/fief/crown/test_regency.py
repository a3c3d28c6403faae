"""Regencies: four turns, the Queen Mother, remarriages, pensions."""

from __future__ import annotations

import pytest

from ledger.rules.common.clock import next_turn
from ledger.rules.fief import GAME
from ledger.rules.fief.crown.regency import end_of_turn, turn_of_regency
from ledger.rules.fief.crown.reigning import wedding
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import guarded
from ledger.rules.fief.treasury.revenue import lines
from ledger.state import changed
from ledger.table import Table
from tests.ledger.rules.fief.crown.court import (
    court,
    dies,
    guards,
    heaps,
    reign_until,
    throne,
)

ROYAL = {
    "Arnaud": {"king": True, "spouse": "Blanche"},
    "Blanche": {"player": "Bruno", "at": "Mont", "queen": True, "spouse": "Arnaud"},
    "Gauvain": {"prince": True},
    "Isabelle": {"player": "Chloé", "at": "Sennecy"},
    "Henry": {},
}
# A minor King in the last turn of his mother's regency.
MINOR = {
    "Gauvain": {"king": True},
    "Blanche": {"player": "Bruno", "at": "Mont", "queen": True, "regent": True},
    "Isabelle": {"player": "Chloé", "at": "Sennecy"},
}


def ends(state):
    """The turn ends, and the next one begins."""
    table = Table(typed=[])
    outcome = next_turn(state, table, GAME)
    state.apply(outcome.effects)
    return outcome


def pensions(state):
    """The pensions of Anne, Bruno and Chloé, and the lords who bring them."""
    return {
        (line.what, state.name(line.where)): line.paid
        for line in lines(state)
        if line.what in ("king", "queen", "regent")
    }


@pytest.mark.rule("FIEF-GUARD-11")
def test_a_widow_keeps_her_guards_while_she_is_regent():
    """The King leaves a Prince: turn by turn, none of the ten goes home."""
    state = guards(court(ROYAL), "queen")
    dies(state, "Arnaud")
    assert throne(state) == {
        "king": "Gauvain",
        "queen": "Blanche",
        "regent": "Blanche",
        "until": 10,
    }
    for _ in range(2):
        assert (heaps(state, "queen"), guarded(state, "queen")) == (
            (10, 0, 0),
            "lord:Blanche",
        )
        ends(state)


def married(state, groom, bride):
    """Marries two lords, and updates the throne."""
    for one, other in ((groom, bride), (bride, groom)):
        state.apply([changed(state, f"lord:{one}", "spouse", f"lord:{other}")])
    table = Table(typed=[])
    outcome = wedding(state, table, f"lord:{groom}", f"lord:{bride}")
    state.apply(outcome.effects)
    return [note["key"] for note in outcome.warnings]


@pytest.mark.rule("FIEF-REGENCY-03", "FIEF-REGENCY-09")
@pytest.mark.parametrize(("phase", "paid"), [("cards", 4), ("combat", 3)])
def test_a_regency_lasts_four_turns_the_kings_last_being_the_first(phase, paid):
    """TV-REGENCY-01: turns 7 to 10 pay 800 four times, or three."""
    peace = guards(court(ROYAL, phase=phase))
    before = throne(peace)
    assert "fief.of_age" not in [note["key"] for note in ends(peace).warnings]
    assert throne(peace) == before
    state = guards(court(ROYAL, phase=phase))
    dies(state, "Arnaud")
    seen, sums, told = [], 0, []
    while turn_of_regency(state):
        seen.append((state.turn, turn_of_regency(state)))
        due = state.phase == "cards"
        sums += due and sum(pensions(state).values()) == 800
        told += [(note["key"], seen[-1][0]) for note in ends(state).warnings]
    assert seen == [(7, 1), (8, 2), (9, 3), (10, 4)]
    assert (sums, state.turn) == (paid, 11)
    assert ("fief.of_age", 10) in told
    assert throne(state) == {"king": "Gauvain", "queen": "Blanche"}
    assert (guarded(state, "king"), heaps(state, "king")) == (
        "lord:Gauvain",
        (20, 0, 0),
    )


@pytest.mark.rule(
    "FIEF-REGENCY-04", "FIEF-REGENCY-10", "FIEF-REGENCY-02", "FIEF-INC-10"
)
@pytest.mark.ruling("FIEF-AMB-65")
def test_pensions_from_a_kings_death_to_his_sons_marriage():
    """TV-REGENCY-03 goes from turn 8 to 13, with the wedding in turn 12."""
    state = guards(court(ROYAL))
    dies(state, "Arnaud")
    table = {}
    while state.turn < 13:
        ends(state)
        told = pensions(state)
        table[state.turn] = (
            sum(paid for (_, name), paid in told.items() if name == "Blanche"),
            told.get(("king", "Gauvain"), 0),
            told.get(("queen", "Isabelle"), 0),
        )
        if state.turn == 12:
            married(state, "Gauvain", "Isabelle")
    assert table == {
        8: (800, 0, 0),
        9: (800, 0, 0),
        10: (800, 0, 0),
        11: (300, 500, 0),
        12: (300, 500, 0),
        13: (0, 500, 300),
    }


@pytest.mark.rule("FIEF-REGENCY-04", "FIEF-GUARD-11", "FIEF-GUARD-08", "FIEF-LORD-12")
@pytest.mark.ruling("FIEF-AMB-110")
def test_the_new_queen_takes_over_from_the_queen_mother():
    """The old guards leave before ten new ones come; her counter is her own."""
    state = guards(court({**MINOR, "Gauvain": {"king": True}}))
    state.apply([changed(state, "campaign", "regent", None)])
    state.add("guard/queen", "v1", -3)
    state.add("stock/queen", "v1", 3)
    keys = married(state, "Gauvain", "Isabelle")
    assert (throne(state), keys) == (
        {"king": "Gauvain", "queen": "Isabelle"},
        ["fief.queen_no_longer"],
    )
    assert (heaps(state, "queen"), guarded(state, "queen")) == (
        (10, 0, 0),
        "lord:Isabelle",
    )
    assert state.get("lord:Blanche", "at") == "territory:Mont"


@pytest.mark.rule("FIEF-GUARD-11")
@pytest.mark.ruling("FIEF-AMB-65")
@pytest.mark.parametrize(
    ("keeps", "queen"),
    [("hereditary", "Blanche"), ("always", "Blanche"), ("never", None)],
)
def test_a_queen_mother_keeps_her_title_as_the_house_has_it(keeps, queen):
    """The Queen Mother stays until her son marries, or only for the regency."""
    state = guards(
        court(MINOR, reign_until(7), house={"queen_mother.keeps": keeps}), "queen"
    )
    ends(state)
    assert throne(state).get("queen") == queen
    assert heaps(state, "queen") == ((10, 0, 0) if queen else (0, 0, 10))


@pytest.mark.ruling("FIEF-AMB-128")
@pytest.mark.parametrize(
    ("when", "before", "paid"),
    [
        (
            "at_majority",
            "Blanche",
            {("regent", "Blanche"): 500, ("queen", "Blanche"): 300},
        ),
        (
            "at_once",
            "Isabelle",
            {("regent", "Blanche"): 500, ("queen", "Isabelle"): 300},
        ),
    ],
)
def test_a_minor_kings_wife_waits_for_the_crown_unless_the_house_says_so(
    when, before, paid
):
    """In either case she is Queen when he comes of age, and his mother is not."""
    state = guards(
        court(MINOR, reign_until(7), house={"regency.minor_wife": when}), "queen"
    )
    keys = married(state, "Gauvain", "Isabelle")
    assert ("fief.queen_waits" in keys) is (when == "at_majority")
    assert (throne(state)["queen"], throne(state)["regent"]) == (before, "Blanche")
    assert pensions(state) == paid
    ends(state)
    assert throne(state) == {"king": "Gauvain", "queen": "Isabelle"}
    assert (heaps(state, "queen"), guarded(state, "queen")) == (
        (10, 0, 0),
        "lord:Isabelle",
    )


@pytest.mark.ruling("FIEF-AMB-107")
@pytest.mark.parametrize(
    ("ends_it", "minor", "left"),
    [
        (
            False,
            True,
            {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 9},
        ),
        (True, True, {"king": "Gauvain", "queen": "Blanche"}),
        (False, False, {"queen": "Blanche", "regent": "Blanche"}),
        (True, False, {}),
    ],
)
def test_a_regent_who_marries_again_stays_regent_unless_the_house_ends_it(
    ends_it, minor, left
):
    """If that ends the regency of a vacant throne, she loses the Queen card, too."""
    people = {**MINOR, "Henry": {}}
    if not minor:
        people["Gauvain"] = {}
    state = guards(
        court(
            people,
            reign_until(9) if minor else "",
            house={"regent.remarriage_ends": ends_it},
        )
    )
    keys = married(state, "Henry", "Blanche")
    assert (throne(state), "fief.regent_weds" in keys) == (left, not ends_it)


@pytest.mark.rule("FIEF-MARRY-05", "FIEF-LORD-04", "FIEF-GUARD-08")
def test_a_kings_bride_is_queen_at_once():
    """Another lord's bride is not."""
    state = court(
        {"Arnaud": {"king": True}, "Isabelle": {"player": "Chloé", "at": "Mont"}}
    )
    married(state, "Arnaud", "Isabelle")
    assert (throne(state)["queen"], heaps(state, "queen")) == ("Isabelle", (10, 0, 0))
    other = court({"Arnaud": {}, "Isabelle": {"player": "Chloé", "at": "Mont"}})
    assert (married(other, "Arnaud", "Isabelle"), throne(other)) == ([], {})


@pytest.mark.ruling("FIEF-AMB-129")
def test_a_captive_kings_guards_wait_when_he_comes_of_age():
    """The guards have been beside the Regent until then."""
    held = {"king": True, "prisoner_of": "Chloé", "at": "Sennecy"}
    state = guards(court({**MINOR, "Gauvain": held}, reign_until(7)), "king")
    told = ends(state)
    assert heaps(state, "king") == (0, 20, 0)
    assert "fief.guard_waits" in [note["key"] for note in told.warnings]


@pytest.mark.rule("FIEF-REGENCY-02", "FIEF-REGENCY-08", "FIEF-PRINCE-07")
def test_a_regent_inherits_for_the_crown_and_is_above_justice():
    """The King's right of inheritance is hers while she rules."""
    from ledger.rules.fief.cards.murder import is_sacred
    from ledger.rules.fief.treasury.tithe import CROWN, heir

    state = court(MINOR, reign_until(9))
    state.put("title:Rouge", "heir", CROWN)
    assert heir(state, "title:Rouge") == "player:Bruno"
    assert is_sacred(state, "lord:Blanche")


@pytest.mark.rule("FIEF-CROWN-04", "FIEF-VOTE-09")
def test_who_was_elected_and_not_crowned_is_nothing_in_the_next_turn():
    """The table gets a note when the turn ends."""
    state = court({"Arnaud": {"titles": ["Rouge"]}}, phase="negotiations")
    state.put("campaign", "elected", "lord:Arnaud")
    done = ends(state)
    assert state.get("campaign", "elected") is None
    assert "fief.no_crown" in [note["key"] for note in done.warnings]


def test_an_end_of_turn_without_a_change_on_the_throne_brings_nothing():
    """Nothing changes in the middle of a regency, or without a king."""
    for state in (court(MINOR, reign_until(9)), court({"Henry": {}})):
        assert end_of_turn(state, Table(typed=[])) is None
    assert lords.office(state, "king") is None
    assert turn_of_regency(state) is None
