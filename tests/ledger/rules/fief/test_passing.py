"""Omissions by the clock of Fief: each has a warning with its rule."""

from __future__ import annotations

import pytest

from ledger.rules.common.clock import next_phase, next_turn
from ledger.rules.fief import GAME
from ledger.rules.fief.possible import possible
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    person,
    position,
    refused,
    village,
)
from tests.ledger.rules.fief.war.board import comer, field, fights, waiting

TRUCE = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
HELD = village("Bourg", "Bruno", "Bruno.v1=3", building="castle") + person(
    "Charles", "Bruno", "Bourg"
)
BEFORE = waiting("Bourg", "Vaux", "Anne.v1=4") + comer(
    "Arnaud", "Anne", "Bourg", "Vaux"
)


def passes(state, rule=next_phase, **more):
    """The codes of the omissions, once the clock has gone on."""
    warnings = do(state, rule, GAME, **more).warnings
    return [w["facts"]["due"]["code"] for w in warnings if w["key"] == "clock.undone"]


@pytest.mark.rule("FIEF-MOVE-19", "FIEF-TURN-07")
def test_a_battle_that_is_due_is_not_passed_in_silence():
    """The warning has attacker, village, defender and rule."""
    state = field(HELD + BEFORE)
    outcome = do(state, next_phase, GAME)
    (told,) = outcome.warnings
    assert (told["key"], told["rule"]) == ("clock.undone", "FIEF-MOVE-19")
    assert told["facts"]["due"] == {
        "code": "assault",
        "rule": "FIEF-MOVE-19",
        "village": at("Bourg"),
        "origin": at("Vaux"),
        "players": [ANNE],
        "defenders": [BRUNO],
    }
    assert state.phase == "negotiations"


def test_a_turn_that_ends_early_names_the_battle_of_a_phase_it_skips():
    """From the purchases on, it is the same as phase by phase."""
    state = field(HELD + BEFORE, phase="purchases")
    assert passes(state, next_turn) == ["assault"]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (HELD + BEFORE + effect("bad_weather", region="Rouge"), "storm"),
        (village("Bourg", "Bruno") + BEFORE, "nobody is there"),
        (HELD, "nobody stands before it"),
        (
            HELD + BEFORE + fact(at("Bourg"), "stopped", ["3", ANNE]),
            "his last lord was shot",
        ),
    ],
)
def test_where_no_battle_can_be_fought_none_is_missed(more, why):
    """Bad weather, an empty village or a shot lord prevents it."""
    assert passes(field(more)) == [], why


@pytest.mark.rule("FIEF-MOVE-19")
def test_who_has_fought_and_agreed_to_stop_owes_no_battle_until_the_next_turn():
    """The lord is still before the village; a turn later the battle is due again."""
    state = field(HELD + BEFORE, house={"fight.truce": True})
    fights(state, "Bourg", "Anne", "Bruno", [1, 1], choices=TRUCE, asks=True)
    assert passes(state) == []
    passes(state)
    for _ in range(4):
        passes(state)
    assert (state.phase, passes(state)) == ("combat", ["assault"])


@pytest.mark.rule("FIEF-MOVE-19")
def test_each_of_two_attackers_owes_a_battle_of_his_own():
    """Both force the way in turn; one who has fought is not asked again."""
    text = HELD + waiting("Bourg", "Vaux", "Anne.v1=4 Chloé.v1=4")
    for name, player in (("Arnaud", "Anne"), ("Henry", "Chloé")):
        text += comer(name, player, "Bourg", "Vaux")
    state = field(text, house={"fight.truce": True})
    left = []
    for name in ("Anne", "Chloé"):
        stop = {"mercy.1": "truce", f"truce.1.{name}": "granted"}
        stop["truce.1.Bruno"] = "granted"
        fights(state, "Bourg", name, "Bruno", [1, 1], choices=stop, asks=True)
        left.append(passes(state.copy()))
    assert left == [["assault"], []]


@pytest.mark.parametrize(
    ("phase", "left", "more"),
    [
        ("cards", ["deal"], {}),
        ("cards", [], {"house": {"cards.hands": "untracked"}}),
        ("income", [], {}),
        ("purchases", [], {}),
        ("movement", [], {}),
        ("negotiations", ["election"], {}),
    ],
)
def test_what_is_due_in_a_phase_is_named_when_it_is_passed(phase, left, more):
    """Cards to deal and a throne with a candidate are due; nothing else is."""
    mont = village("Beaujeu", "Anne", "Anne.v1=1", building="city")
    count = person("Arnaud", "Anne", "Beaujeu", titles=["Bleu"])
    state = position(HELD + mont + count, phase=phase, **more)
    assert passes(state) == left


def test_a_throne_that_nobody_may_be_elected_to_is_nobodys_neglect():
    """There is no candidate, and so nothing is left undone."""
    assert passes(position(HELD, phase="negotiations")) == []


def test_mercenaries_not_paid_and_not_auctioned_are_asked_about_and_told_once():
    """The extension itself reports that they leave."""
    house = {"variant.tactics": True, "tactics.modules.mercenaries": True}
    state = position(
        HELD + holding("camp/player:Bruno", "mercenary", 2),
        phase="purchases",
        house=house,
    )
    undone = [one["code"] for one in GAME.undone(state, turn=False)]
    assert undone == ["upkeep"]
    assert keys(do(state, next_phase, GAME)) == [
        "fief.upkeep_unpaid",
        "fief.auction_skipped",
    ]


@pytest.mark.parametrize(("turn", "left"), [(3, ["ransom"]), (4, [])])
def test_a_ransom_is_asked_about_in_the_turn_in_which_it_is_due(turn, left):
    """Earlier turns do not ask; captives die at the end of this one."""
    more = person("Arnaud", "Anne", "Bourg", prisoner_of="Bruno")
    limit = fact(ANNE, "ransom_by", turn)
    state = position(
        HELD + more + limit, phase="negotiations", house={"variant.surrender": True}
    )
    found = [one["code"] for one in GAME.undone(state, turn=True)]
    assert [code for code in found if code == "ransom"] == left
    assert "ransom" not in [one["code"] for one in GAME.undone(state, turn=False)]


def test_who_has_not_settled_is_named_at_the_end_of_the_first_turn():
    """The phases of the first turn do not ask: settling is still possible there."""
    state = position(HELD, turn=1, phase="combat")
    assert passes(state) == []
    assert "settle" in passes(state)


@pytest.mark.parametrize(("word", "stays"), [("go", False), ("stay", True)])
def test_who_says_stay_stays_and_nothing_is_done(word, stays):
    """The answer may come with the command; without one a script goes on."""
    state = field(HELD + BEFORE)
    if stays:
        told = refused(state, next_phase, GAME, choices={"go_on": word})
        assert told == ("out_of_phase", "clock.waits", "FIEF-MOVE-19")
    else:
        assert passes(state, choices={"go_on": word}) == ["assault"]


# `fief can` ------------------------------------------------------------------------------


def battles(state, player):
    """A player's possible battles: place, enemy, rule, and whether due now."""
    return [
        (may["where"], may["against"], may["rule"], may["now"])
        for may in possible(state, player)
        if may["act"] == "battle"
    ]


@pytest.mark.parametrize(("player", "other"), [(ANNE, BRUNO), (BRUNO, ANNE)])
def test_the_battle_that_is_due_comes_first_for_both_sides(player, other):
    """The battle precedes all other possible acts."""
    state = field(HELD + BEFORE)
    first = possible(state, player)[0]
    assert (first["act"], first["where"], first["against"], first["now"]) == (
        "battle",
        at("Bourg"),
        [other],
        True,
    )
    assert battles(state, player) == [(at("Bourg"), [other], "FIEF-MOVE-19", True)]


@pytest.mark.rule("FIEF-FIGHT-01")
def test_whoever_stands_in_the_same_village_may_be_attacked():
    """The battle is optional, and listed in its phase."""
    guest = village("Bourg", "Bruno", "Bruno.v1=3 Chloé.v1=1")
    state = position(guest, phase="movement")
    assert battles(state, CHLOE) == [(at("Bourg"), [BRUNO], "FIEF-FIGHT-01", False)]
    assert battles(state, ANNE) == []
    assert passes(state) == []
    assert battles(state, BRUNO) == [(at("Bourg"), [CHLOE], "FIEF-FIGHT-01", True)]
    assert passes(state) == []


def test_rebels_in_the_same_village_may_be_attacked():
    """Such rebels owe nobody a fight, in the combat phase."""
    band = effect("revolt", player="Chloé", at="Bourg") + holding("rebels", "v3", 1)
    state = field(village("Bourg", "Bruno", "Bruno.v1=3") + band)
    assert battles(state, BRUNO) == [(at("Bourg"), ["rebels"], "FIEF-FIGHT-01", True)]
    assert battles(state, ANNE) == []


def test_a_battle_that_would_be_refused_is_told_with_the_reason():
    """There is bad weather, or a later player has fought already."""
    guest = village("Bourg", "Bruno", "Bruno.v1=3 Chloé.v1=1")
    stormy = field(guest + effect("bad_weather", region="Rouge"))
    late = field(guest + fact(CHLOE, "acted_combat", 3))
    told = [
        one["rule"]
        for state in (stormy, late)
        for may in possible(state, BRUNO)
        if may["act"] == "battle"
        for one in may["missing"]
    ]
    assert told == ["FIEF-FIGHT-27", "FIEF-FIGHT-32"]
