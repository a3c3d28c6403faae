"""Territories: their order, what is out of use, and what the dice make of them."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.errors import Refusal
from ledger.questions import ChoiceQuestion, Missing
from ledger.rules.medfan import land as rules
from ledger.rules.medfan import resolving
from ledger.rules.medfan.tables import CAPABILITY
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    hidden,
    land,
    table,
)


def test_territories_stand_in_their_orders():
    """All by id, owned ones as they were got, free ones as people see them."""
    state = campaign()
    first, second, third, free, other = land(state, ANA, *["holding"] * 5)
    for place, name in zip((first, second, third), "cba", strict=True):
        state.put(place, "name", name)
    state.put(first, "acquired", 9)
    state.put(second, "acquired", 4)
    state.put(third, "acquired", 4)
    for place, name in ((free, "Élan"), (other, "eau")):
        state.put(place, "name", name)
        state.put(place, "owner", None)
    unknown = hidden(state, 10)
    assert rules.every(state) == sorted((first, second, third, free, other, *unknown))
    assert rules.owned_by(state, ANA) == [third, second, first]
    assert rules.owned_by(state, BO) == []
    assert rules.unoccupied(state) == [other, free, *unknown]
    assert rules.hidden(state) == unknown
    state.put(unknown[0], "owner", BO)
    assert rules.unoccupied(state) == [other, free, *unknown[1:]]


def test_unknown_territories_are_shown_by_their_places():
    """Known ones by name."""
    state = campaign()
    (known,) = land(state, None, "casino")
    unknown = hidden(state, 3)
    del state.facts[unknown[0]]
    shown = rules.shown(state, [unknown[2], known, unknown[1]])
    assert shown == ["unknown:2", "T01", "unknown:1"]
    assert [rules.unknown(state, t) for t in (known, unknown[1])] == [False, True]


def test_every_capability_is_listed_once_in_the_order_of_the_tables():
    """Uniques with the Academy, then rare ones, then common ones."""
    listed = rules.CAPABILITIES
    assert listed[:7] == (*CAPABILITY["unique"], "military_academy")
    assert listed[7:13] == CAPABILITY["rare"]
    assert listed[13:] == (
        "casino",
        "prosperous_holding",
        "holding",
        "poor_holding",
        "wasteland",
    )


@pytest.mark.rule("MED-OBJ-12")
def test_what_is_out_of_use_works_again_after_the_aftermath():
    """Only in the battle of its mark; it still counts as owned."""
    state = campaign()
    first, second, _ = land(state, ANA, "casino", "casino", "holding")
    state.put(first, "blocked", 2)
    assert not rules.blocked(state, first)
    state.put("campaign", "battles", 2)
    assert [rules.blocked(state, t) for t in (first, second)] == [True, False]
    assert rules.works(state, ANA, "casino") == [second]
    assert rules.works(state, BO, "casino") == []
    assert rules.kinds_of(state, ANA) == ["casino", "casino", "holding"]
    state.put("campaign", "step", "income")
    assert rules.freed(state) == []
    state.put("campaign", "step", None)
    state.apply(rules.freed(state))
    assert rules.works(state, ANA, "casino") == [first, second]
    assert rules.freed(state) == []


def test_an_unknown_territory_has_no_kind_yet():
    """Somebody may own it, by a correction."""
    state = campaign()
    (place,) = hidden(state, 1)
    state.put(place, "owner", ANA)
    assert rules.kinds_of(state, ANA) == []
    assert rules.capability(state, place) is None


@pytest.mark.rule("MED-SEQ-05")
@pytest.mark.parametrize("step", ["spoils", None])
def test_a_turn_that_ends_among_the_steps_is_warned_of(step):
    """Then nothing is put back in use."""
    state = campaign()
    (place,) = land(state, ANA, "casino")
    state.put(place, "blocked", 1)
    state.put("campaign", "step", step)
    told = rules.end_turn(state, table())
    assert (told.asked, told.result) == ({}, {})
    if step:
        (warned,) = told.warnings
        assert (warned["key"], warned["rule"]) == ("medfan.turn_open", "MED-SEQ-05")
        assert warned["facts"] == {"step": "spoils"}
        assert told.effects == []
    else:
        assert not told.warnings
        assert [(e.subject, e.field, e.after) for e in told.effects] == [
            (place, "blocked", None)
        ]


@pytest.mark.rule("MED-TERR-06")
def test_a_kind_is_recorded_as_said_or_chosen():
    """A choice is among all kinds."""
    state = campaign()
    said = rules.record_capability(state, table(), "territory:Vaux", "tavern")
    chosen = rules.record_capability(
        state, table(territory="casino"), "territory:Vaux", None
    )
    found = [(e.subject, e.field, e.after) for e in (*said, *chosen)]
    assert found == [
        ("territory:Vaux", "capability", "tavern"),
        ("territory:Vaux", "capability", "casino"),
    ]
    with pytest.raises(Missing) as asked:
        rules.record_capability(state, table(), "territory:Vaux", None)
    question = asked.value.question
    assert isinstance(question, ChoiceQuestion)
    assert (question.key, question.rule) == ("territory", "MED-TERR-06")
    assert question.options == rules.CAPABILITIES


@pytest.mark.ruling("MED-AMB-TERR-1")
def test_a_territory_changes_hands():
    """It is the last in its new owner's order, and a Council forgets its benefit."""
    state = campaign()
    own, council = land(state, ANA, "holding", "council_of_archmages")
    state.put(council, "council", "more")
    why = Because("MED-TERR-02", council)
    effects = rules.take(state, own, BO, why)
    assert len(effects) == 2
    assert effects[0].because == why
    state.apply([*effects, *rules.take(state, council, BO)])
    assert [state.get(own, f) for f in ("owner", "acquired")] == [BO, 3]
    facts = [state.get(council, f) for f in ("owner", "acquired", "council")]
    assert facts == [BO, 3, None]
    state.apply(rules.take(state, own, BO))
    assert rules.owned_by(state, BO) == [council, own]
    state.apply(rules.take(state, own, None))
    assert [state.get(own, f) for f in ("owner", "acquired")] == [None, None]


def test_the_first_of_all_territories_is_the_first_in_the_order():
    """Orders begin with one."""
    effects = rules.take(campaign(), "territory:Vaux", ANA)
    assert [e.after for e in effects] == [ANA, 1]


# Dice -----------------------------------------------------------------------------


@pytest.mark.rule("MED-TERR-11")
@pytest.mark.parametrize(
    ("dice", "category", "kind"),
    [
        ((1, 2), "unique", "tavern"),
        ((2, 1), "rare", "blood_altar"),
        ((3, 6), "rare", "refugee_camp"),
        ((4, 1), "common", "casino"),
        ((5, 4), "common", "holding"),
        ((6, 6), "common", "wasteland"),
    ],
)
def test_the_first_die_names_the_table_of_the_second(dice, category, kind):
    """One face means a unique one, two a rare one, three a common one."""
    told = resolving.capability(table(*dice))
    assert told.result == {
        "category": category,
        "id": kind,
        "dice": list(dice),
        "choices": [],
    }
    assert told.asked == {"owned": ()}


@pytest.mark.rule("MED-TERR-12", "MED-TERR-13", "MED-TERR-14", "MED-TERR-16")
def test_a_unique_that_is_owned_is_rolled_again():
    """On its own table; on the general one when all are owned."""
    answers = table(1, 2, 2, 3)
    assert rules.rolled_capability(answers, ANA, ["tavern"]) == (
        "unique",
        "training_ground",
    )
    whys = [(throw.why, throw.who) for throw in answers.throws]
    again = [("capability.general", ANA)] + [("capability.unique", ANA)] * 3
    assert whys == again
    answers = table(1, 4, 1)
    owned = [*CAPABILITY["unique"][:4], "military_academy", "house_of_healers"]
    assert rules.rolled_capability(answers, None, owned) == ("common", "casino")
    assert len(answers.throws) == 3


@pytest.mark.rule("MED-TERR-15", "MED-TERR-19")
def test_the_fifth_unique_is_a_council_or_an_academy():
    """As the player likes; who owns either owns the row."""
    answers = table(1, 5, capability="military_academy")
    told = resolving.capability(answers).result
    assert told["id"] == "military_academy"
    assert told["choices"] == ["council_of_archmages", "military_academy"]
    assert rules.row_is_owned("council_of_archmages", ["military_academy"])
    assert rules.row_is_owned("military_academy", ["council_of_archmages"])
    assert not rules.row_is_owned("military_academy", ["tavern"])
    assert rules.row_is_owned("tavern", ["tavern"])
    assert not rules.row_is_owned("tavern", ["military_academy"])
    with pytest.raises(Refusal):
        resolving.capability(table(1, 5, capability="tavern"))


@pytest.mark.rule("MED-BATTLE-02", "MED-ADV-02")
def test_single_rolls_without_a_campaign():
    """A scenario has its number and dice, a characteristic its face."""
    told = resolving.scenario(table(9))
    assert told.asked == {"two_dice": False}
    assert told.result == {"roll": 9, "id": "decapitate", "dice": [9]}
    told = resolving.scenario(table(4, 3), two_dice=True)
    assert told.asked == {"two_dice": True}
    assert told.result == {"roll": 9, "id": "decapitate", "dice": [4, 3]}
    answers = table(6)
    told = resolving.improvement(answers)
    assert (told.asked, told.result) == ({}, {"roll": 6, "id": "life"})
    assert answers.throws[0].why == "improvement"
