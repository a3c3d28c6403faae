"""A forbidden act is refused, and the refusal names the rule that forbids it."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief.board.settling import roll, settle
from ledger.rules.fief.cards import revolt
from ledger.rules.fief.cards.discarding import discard
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.families.lords import find_lord
from ledger.rules.fief.movement.marching import march
from ledger.rules.fief.purchases.bestowing import bestow
from ledger.rules.fief.variants.bishop_auction import seat
from ledger.rules.fief.variants.selling import sell
from ledger.rules.fief.war.ambush import captivity
from ledger.rules.fief.war.fighting import battle
from tests.ledger.rules.fief.positions import (
    effect,
    fact,
    person,
    position,
    refusal,
    refused,
    village,
)
from tests.ledger.rules.fief.war.board import comer

mark = pytest.mark
ARNAUD = person("Arnaud", "Anne", "Bourg")
BLANCHE = person("Blanche", "Anne", "Bourg")
CITY = village("Bourg", "Anne", "Anne.v1=3", building="city")
CAPTIVE = person("Eric", "Bruno", "Bourg", prisoner_of="Anne")
FAMINE = effect("famine", region="Noir")
STORM = effect("bad_weather", region="Noir")
SALE = {"variant.bishop_auction": True}
PRISONS = {"variant.surrender": True}
FREE_SEE = person("Henry", "Anne", "Bourg", bishop="Sigy", cardinal=True) + fact(
    "diocese:Corbie", "sale", 3
)


def act(marker, key, board, rule, *words, phase="cards", house=None, **more):
    """The act that the rule of this marker forbids in this position."""
    call = {"more": board, "phase": phase, "house": house}
    return pytest.param(key, call, (rule, words, more), marks=marker)


ACTS = [
    act(
        mark.rule("FIEF-CARD-03"),
        *("fief.phase_over", "", discard, "Anne", (), 1),
        phase="income",
    ),
    act(
        mark.rule("FIEF-CARD-04"),
        *("fief.passed_over", fact("player:Bruno", "acted_cards", 3)),
        *(discard, "Anne", (), 1),
    ),
    act(mark.rule("FIEF-CARD-20"), "fief.which_lord", CITY, play, "Anne", "lord"),
    act(
        mark.rule("FIEF-CARD-25"),
        *("fief.no_woman", CITY + ARNAUD, play, "Anne", "darc"),
    ),
    act(
        mark.rule("FIEF-CARD-29"),
        *("fief.no_man", CITY + BLANCHE, play, "Anne", "bishop"),
        on="Sigy",
    ),
    act(
        mark.rule("FIEF-CARD-59"),
        *("fief.no_captive", ARNAUD + CAPTIVE, play, "Bruno", "escape"),
        lord="Arnaud",
    ),
    act(
        mark.rule("FIEF-CARD-70"),
        *("fief.not_there", STORM, play, "Anne", "sun"),
        on="Rouge",
    ),
    act(
        mark.rule("FIEF-REVOLT-01", "FIEF-CARD-70"),
        *("fief.no_famine", "", play, "Anne", "revolt"),
        at="Bourg",
    ),
    act(
        mark.rule("FIEF-MOVE-26"),
        *("fief.no_rebels", "", march, "Anne", ("Vaux",)),
        phase="movement",
    ),
    act(
        mark.rule("FIEF-FIEF-16"),
        *("fief.not_founded", CITY + ARNAUD, bestow, "Rouge", "Arnaud"),
        phase="purchases",
    ),
    act(
        mark.rule("FIEF-VAR-03"),
        *("fief.seat_unsold", FREE_SEE, seat),
        *("Corbie", "Bruno", None, None, False, None, True),
        house=SALE,
    ),
    act(
        mark.rule("FIEF-VAR-05"),
        *("fief.presides_not", FREE_SEE + ARNAUD, seat),
        *("Corbie", "Bruno", 100, None, True, "Arnaud"),
        house=SALE,
    ),
    act(
        mark.rule("FIEF-VAR-06"),
        *("fief.seat_half", FREE_SEE, seat),
        *("Corbie", "Anne", 100),
        house=SALE,
    ),
    act(
        mark.rule("FIEF-VAR-21"),
        *("fief.sale_home", ARNAUD + CAPTIVE, sell, "Eric", "Bruno", 100),
        phase="combat",
        house=PRISONS,
    ),
    act(
        mark.rule("FIEF-GRACE-05"),
        *("fief.sale_nobody", ARNAUD + CAPTIVE, sell, "Eric", "Chloé", 0),
        phase="combat",
        house=PRISONS,
    ),
    act(
        mark.rule("FIEF-GRACE-17"),
        *("fief.captive", CITY + CAPTIVE, captivity, "Eric"),
        phase="movement",
    ),
    act(
        mark.rule("FIEF-FIGHT-05"),
        *("fief.battle_women", CITY + comer("Isabelle", "Bruno", "Bourg", "Vaux")),
        *(battle, "Bourg", ["Bruno"], ["Anne"]),
        phase="combat",
    ),
]


@pytest.mark.parametrize(("key", "call", "said"), ACTS)
def test_what_a_rule_forbids_is_refused_by_its_number(request, key, call, said):
    """The rule is the one with which the case is marked."""
    state = position(**call, money={"Anne": 500})
    rule, words, more = said
    (marker,) = request.node.iter_markers("rule")
    assert refused(state, rule, *words, **more)[1:] == (key, marker.args[0])


@pytest.mark.rule("FIEF-SETUP-02")
def test_nobody_rolls_for_the_first_choice_again():
    """The roll is refused once a village is chosen, and without players."""
    state = position("")
    state.put("player:Anne", "village", "territory:Bourg")
    assert refused(state, roll)[1:] == ("fief.chosen_already", "FIEF-SETUP-02")
    state.put("campaign", "seats", ())
    assert refused(state, roll)[1:] == ("fief.nobody", "FIEF-SETUP-02")


@pytest.mark.rule("FIEF-STOCK-04", "FIEF-REVOLT-05")
def test_there_are_18_points_of_rebels():
    """Three ones, three threes and a six leave no nineteenth point."""
    because = Because("FIEF-REVOLT-05", "territory:Bourg")
    state = position("")
    moved = {e.what: e.amount for e in revolt.raised(state, 18, because)}
    assert moved == {"v1": 3, "v3": 3, "v6": 1}
    found = refusal(revolt.raised, state, 19, because)
    assert (found.code, found.rule) == ("out_of_stock", "FIEF-STOCK-04")


@pytest.mark.rule("FIEF-STOCK-05")
def test_sixteen_lords_are_all_there_are():
    """With all of them on the table, nobody has a first one to lay."""
    state = position("")
    for lord in state.subjects("lord"):
        state.put(lord, "player", "player:Bruno")
    assert len(state.subjects("lord")) == 16
    assert refused(state, settle, "Anne", "Bourg")[2] == "FIEF-STOCK-05"


@pytest.mark.rule("FIEF-VAR-25")
def test_who_lies_in_the_dungeon_is_as_good_as_dead():
    """No act can name such a lord."""
    state = position(CAPTIVE, house=PRISONS)
    state.put("lord:Eric", "dungeon", "player:Anne")
    assert refusal(find_lord, state, "Eric").rule == "FIEF-VAR-25"
