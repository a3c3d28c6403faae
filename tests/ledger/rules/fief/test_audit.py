"""What must always hold of villages, lords, titles and offices."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import Refused
from ledger.rules.fief.audit import audit, beyond
from ledger.state import CAMPAIGN
from ledger.table import Table
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


# What exactly is told ------------------------------------------------------------------


def facts(*changes, more=(), text=SOUND, **head):
    """Code, subject, rule and facts of each fault."""
    state = position(text, **head)
    for change in changes:
        state.put(*change)
    for thing in more:
        state.add(*thing)
    return [
        (one.code.removeprefix("fief.audit."), one.about, one.rule, dict(one.facts))
        for one in audit(state)
    ]


@pytest.mark.rule("FIEF-BUY-08", "FIEF-BUY-09")
def test_what_a_village_has_too_much_of_is_told():
    """Mills and presses together; a castle beside a city, or two castles."""
    lac, mont = at("Lac"), at("Mont")
    full = {"count": 4, "most": 3}
    for mills, presses in ((4, 0), (2, 2), (0, 4)):
        more = [(lac, "mill", mills), (lac, "press", presses)]
        assert facts(more=more) == [("production", lac, "FIEF-BUY-09", full)]
    assert facts(more=[(lac, "mill", 1), (lac, "press", 2)]) == []
    assert facts(more=[(lac, "castle", 2)]) == [
        ("castles", lac, "FIEF-BUY-08", {"count": 2, "most": 1})
    ]
    assert facts(more=[(lac, "castle", 1), (mont, "city", 1)]) == []
    both = facts((lac, "ruled", 1), more=[(lac, "mill", 4), (mont, "mill", 4)])
    assert both == [("production", mont, "FIEF-BUY-09", full)]
    road = [(lac, "ruled", 1), (lac, "roads", (at("Bourg"),))]
    found = facts(*road, more=[(lac, "mill", 4)])
    assert (("road", lac, "FIEF-MAP-05", {"other": at("Bourg")})) in found
    assert {one[0] for one in found} == {"road"}


@pytest.mark.rule("FIEF-LORD-11")
def test_a_captor_is_another_player_who_is_left_or_the_rebels():
    """Those who are out hold nobody."""
    for captor in (BRUNO, "rebels", None):
        assert facts((ARNAUD, "captor", captor)) == []
    lac = [(one, "at", at("Lac")) for one in (ARNAUD,)]
    out = facts((ARNAUD, "captor", "player:Chloé"), ("player:Chloé", "out", 2), *lac)
    told = {"captor": "player:Chloé"}
    assert out == [("captor", ARNAUD, "FIEF-LORD-11", told)]


@pytest.mark.rule("FIEF-LORD-08", "FIEF-MARRY-02", "FIEF-MARRY-08")
def test_what_is_told_of_marriages():
    """A dead spouse, one who is another's, D'Arc, and a second ally."""
    henry, isabelle = lord("Henry"), lord("Isabelle")
    assert facts((ARNAUD, "spouse", isabelle), (isabelle, "spouse", ARNAUD)) == []
    assert facts((JEANNE, "spouse", henry)) == [
        ("widowed", JEANNE, "FIEF-LORD-08", {"spouse": henry})
    ]
    assert facts((JEANNE, "spouse", CHARLES)) == [
        ("spouse", JEANNE, "FIEF-MARRY-06", {"spouse": CHARLES})
    ]
    wed = [(ARNAUD, "spouse", isabelle), (isabelle, "spouse", ARNAUD)]
    darc = (isabelle, "darc", 1)
    told = [("darc_wed", isabelle, "FIEF-MARRY-02", {"spouse": ARNAUD})]
    assert facts(*wed, darc) == told
    assert facts(*wed, darc, (isabelle, "ruled", 1)) == []
    third = SOUND + person("Eric", "Chloé", "Roc", spouse="Jeanne")
    told = {"ally": BRUNO, "other": "player:Chloé"}
    pairs = [(JEANNE, "spouse", lord("Eric")), *wed]
    assert facts(*pairs, text=third) == [
        ("allies", "player:Anne", "FIEF-MARRY-08", told)
    ]
    assert facts(*pairs, ("player:Anne", "ruled", 1), text=third) == []


@pytest.mark.parametrize(
    "fault",
    [
        ("diocese:Corbie", "bishop", CHARLES),
        ("diocese:Corbie", "bishop", lord("Isabelle")),
        (ARNAUD, "darc", 1),
    ],
)
def test_what_a_referee_has_allowed_a_lord_is_no_fault(fault):
    """The lords after him are looked at all the same."""
    ruled = [(one, "ruled", 1) for one in (ARNAUD, CHARLES, lord("Isabelle"))]
    assert len(facts(fault)) == 1
    assert facts(fault, *ruled) == []
    first = facts(("diocese:Corbie", "bishop", JEANNE), (ARNAUD, "ruled", 1))
    assert [one[0] for one in first] == ["bishop_woman"]


@pytest.mark.ruling("FIEF-AMB-116")
@pytest.mark.parametrize(("counts", "found"), [(True, 1), (False, 0)])
def test_lords_in_the_dungeon_count_as_the_house_says(counts, found):
    """Five lords, one of them in it."""
    names = ("Eric", "Gauvain", "Henry", "Othon")
    text = SOUND + "".join(person(name, "Chloé", "Roc") for name in (*names, "Roland"))
    house = {"dungeon.counts_in_limit": counts}
    told = facts((lord("Eric"), "dungeon", 1), text=text, house=house)
    five = ("lords", "player:Chloé", "FIEF-LORD-01", {"count": 5, "most": 4})
    assert told == [five] * found
    assert (
        facts((lord("Eric"), "dungeon", 1), ("player:Chloé", "ruled", 1), text=text)
        == []
    )


@pytest.mark.rule("FIEF-WIN-05")
@pytest.mark.parametrize(
    ("changes", "more", "told"),
    [
        ([], [], []),
        ([], [(f"{at('Roc')}/player:Chloé", "v1", 1)], [("out_troops", {"village": at("Roc")})]),
        ([], [(f"{at('Roc')}/player:Chloé", "bombard", 1)], []),
        ([(at("Roc"), "owner", "player:Chloé")], [], [("out_holds", {"holding": at("Roc")})]),
        ([(ROUGE, "keeper", "player:Chloé")], [], [("out_holds", {"holding": ROUGE})]),
        ([(ROUGE, "heir", "player:Chloé")], [], [("out_holds", {"holding": ROUGE})]),
        (
            [(lord("Eric"), "player", "player:Chloé"), (lord("Eric"), "at", at("Roc"))],
            [],
            [("out", {"lord": lord("Eric")})],
        ),
    ],
)  # fmt: skip
def test_a_family_that_is_out_has_nothing_left(changes, more, told):
    """Its lords, soldiers, villages and titles are faults; others' are none."""
    found = facts(("player:Chloé", "out", 2), *changes, more=more)
    expected = [(code, "player:Chloé", "FIEF-WIN-05", said) for code, said in told]
    assert found == expected
    assert facts(*changes, more=more) == []


@pytest.mark.rule("FIEF-FIEF-04", "FIEF-FIEF-06", "FIEF-FIEF-07")
def test_what_is_told_of_titles():
    """The capital that does not fit, and the lord who is dead."""
    assert facts((ROUGE, "capital", at("Lac"))) == [
        ("capital", ROUGE, "FIEF-FIEF-04", {"village": at("Lac")})
    ]
    assert facts((ROUGE, "capital", at("Vaux"))) == [
        ("city", ROUGE, "FIEF-FIEF-06", {"village": at("Vaux")})
    ]
    assert facts((ROUGE, "holder", lord("Henry"))) == [
        ("holder", ROUGE, "FIEF-FIEF-07", {"lord": lord("Henry")})
    ]
    assert facts((ROUGE, "holder", None)) == []


@pytest.mark.rule("FIEF-VOTE-02", "FIEF-CROWN-09", "FIEF-REGENCY-01", "FIEF-PRINCE-02")
@pytest.mark.parametrize(
    ("office", "rule", "woman"),
    [
        ("king", "FIEF-VOTE-02", False),
        ("queen", "FIEF-CROWN-09", True),
        ("regent", "FIEF-REGENCY-01", True),
        ("prince", "FIEF-PRINCE-02", False),
    ],
)
def test_each_office_is_a_mans_or_a_womans(office, rule, woman):
    """The other is told by the rule of the office; a dead one by another."""
    right, wrong = (JEANNE, ARNAUD) if woman else (ARNAUD, JEANNE)
    code = "crowned_man" if woman else "crowned_woman"
    assert facts((CAMPAIGN, office, right)) == []
    assert facts((CAMPAIGN, office, wrong)) == [(code, wrong, rule, {})]
    dead = lord("Henry")
    told = [("office", dead, "FIEF-LORD-05", {"office": office})]
    assert facts((CAMPAIGN, office, dead)) == told


@pytest.mark.rule("FIEF-GUARD-02", "FIEF-GUARD-09")
@pytest.mark.ruling("FIEF-AMB-129")
@pytest.mark.parametrize(
    ("office", "who", "rule"),
    [("king", ARNAUD, "FIEF-GUARD-02"), ("queen", JEANNE, "FIEF-GUARD-09")],
)
def test_a_guard_stands_beside_a_free_sovereign(office, who, rule):
    """A guard without a sovereign, or beside a captive, is a fault."""
    guard = [(f"guard/{office}", "v1", 2)]
    assert facts((CAMPAIGN, office, who), more=guard) == []
    assert facts(more=guard) == [(f"guard_{office}", CAMPAIGN, rule, {})]
    held = [(CAMPAIGN, office, who), (who, "captor", BRUNO)]
    assert facts(*held, more=guard) == [("guard_captive", who, rule, {})]
    assert facts(*held, (who, "ruled", 1), more=guard) == []
    assert facts(*held) == []


def test_a_limit_that_is_overruled_is_marked_once():
    """Nothing is marked where nothing was overruled."""
    state, table, ruled = position(SOUND), Table(), Table(ruled=True)
    ruled.object(Refused("rule", "fief.lords_most", rule="FIEF-LORD-01"))
    assert beyond(state, table, ARNAUD) == []
    assert beyond(state, ruled, ARNAUD) == [Change(ARNAUD, "ruled", None, 1)]
    state.put(ARNAUD, "ruled", 1)
    assert beyond(state, ruled, ARNAUD) == []
