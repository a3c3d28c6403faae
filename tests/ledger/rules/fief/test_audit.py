"""What must always hold of villages, lords, titles and offices."""

from __future__ import annotations

import pytest

from ledger.rules.fief.audit import audit
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    lord,
    person,
    position,
    title,
    village,
)

SOUND = (
    village("Bourg", "Anne", "Anne.v1=1", building="city")
    + village("Lac", "Bruno", "Bruno.v1=1")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Jeanne", "Anne", "Bourg")
    + person("Charles", "Bruno", "Lac", bishop="Sigy")
    + person("Isabelle", "Bruno", "Lac")
)
ARNAUD, JEANNE = lord("Arnaud"), lord("Jeanne")
CHARLES = lord("Charles")
ROUGE, SECOND = title("Rouge"), "title:Second"


def found(*facts, more=()):
    """What the audit finds after some facts were changed, and things were added."""
    state = position(SOUND)
    for fact in facts:
        state.put(*fact)
    for thing in more:
        state.add(*thing)
    return [(one.code.rpartition(".")[2], one.about, one.rule) for one in audit(state)]


def test_nothing_is_found_where_all_is_sound():
    """The position of these tests is such a one."""
    assert found() == []


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        (
            [(at("Lac"), "roads", (at("Beaujeu"), at("Mont"), at("Bourg")))],
            ("road", at("Lac"), "FIEF-MAP-05"),
        ),
        (
            [("diocese:Corbie", "bishop", CHARLES)],
            ("bishop", CHARLES, "FIEF-CARD-30"),
        ),
        ([(ARNAUD, "at", None)], ("nowhere", ARNAUD, "FIEF-CARD-20")),
        ([(ARNAUD, "at", "territory:Loin")], ("nowhere", ARNAUD, "FIEF-CARD-20")),
        ([(ARNAUD, "captor", ANNE)], ("captor", ARNAUD, "FIEF-LORD-11")),
        ([(JEANNE, "spouse", CHARLES)], ("spouse", JEANNE, "FIEF-MARRY-06")),
        (
            [("diocese:Sigy", "bishop", JEANNE)],
            ("bishop_woman", JEANNE, "FIEF-CARD-29"),
        ),
        ([(ARNAUD, "darc", 1)], ("darc", ARNAUD, "FIEF-CARD-25")),
        ([(ROUGE, "region", None)], ("title", ROUGE, "FIEF-FIEF-08")),
        ([(ROUGE, "capital", None)], ("title", ROUGE, "FIEF-FIEF-08")),
        (
            [
                (SECOND, "name", "Second"),
                (SECOND, "region", "region:Rouge"),
                (SECOND, "capital", at("Bourg")),
            ],
            ("title", SECOND, "FIEF-FIEF-08"),
        ),
        ([(ROUGE, "capital", at("Lac"))], ("capital", ROUGE, "FIEF-FIEF-04")),
        ([(ROUGE, "capital", at("Vaux"))], ("city", ROUGE, "FIEF-FIEF-06")),
        ([(ROUGE, "holder", lord("Henry"))], ("holder", ROUGE, "FIEF-FIEF-07")),
        (
            [(CAMPAIGN, "king", lord("Henry"))],
            ("office", lord("Henry"), "FIEF-LORD-05"),
        ),
        (
            [("diocese:Sigy", "bishop", lord("Henry"))],
            ("bishop_dead", lord("Henry"), "FIEF-CARD-34"),
        ),
    ],
)
def test_each_fault_is_found_with_its_rule(facts, told):
    """It is the only one."""
    assert found(*facts) == [told]


def test_two_of_one_sex_are_no_couple():
    """Both are told of it."""
    pair = [(ARNAUD, "spouse", CHARLES), (CHARLES, "spouse", ARNAUD)]
    assert found(*pair) == [
        ("couple", ARNAUD, "FIEF-MARRY-01"),
        ("couple", CHARLES, "FIEF-MARRY-01"),
    ]


@pytest.mark.parametrize(
    ("office", "who", "code"),
    [("king", JEANNE, "crowned_woman"), ("queen", ARNAUD, "crowned_man")],
)
def test_a_king_is_a_man_and_a_queen_a_woman(office, who, code):
    """The other crown is not theirs."""
    assert [one[:2] for one in found((CAMPAIGN, office, who))] == [(code, who)]


@pytest.mark.parametrize(
    ("thing", "code", "rule"),
    [
        ((at("Lac"), "mill", 4), "production", "FIEF-BUY-09"),
        ((at("Bourg"), "castle", 1), "castles", "FIEF-BUY-08"),
    ],
)
def test_a_village_has_room_for_so_much(thing, code, rule):
    """What a referee has allowed there is no fault."""
    assert found(more=[thing]) == [(code, thing[0], rule)]
    assert found((thing[0], "ruled", 1), more=[thing]) == []


def test_a_family_has_four_lords_and_the_church_three_cardinals():
    """One more is a fault."""
    new = [lord(name) for name in ("Eric", "Gauvain", "Henry")]
    place = [(one, "at", at("Lac")) for one in new]
    many = [(one, "player", BRUNO) for one in new]
    assert found(*place[:2], *many[:2]) == []
    assert found(*place, *many) == [("lords", BRUNO, "FIEF-LORD-01")]
    red = [(one, "cardinal", 1) for one in (ARNAUD, CHARLES, *new[:2])]
    few = [*place[:2], *many[:2]]
    assert found(*few, *red[:3]) == []
    assert found(*few, *red) == [("cardinals", CAMPAIGN, "FIEF-STOCK-08")]
