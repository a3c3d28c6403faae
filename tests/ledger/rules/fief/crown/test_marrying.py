"""Marriages: who may marry whom, when, and the effects of a wedding."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.marrying import marry, possible
from ledger.rules.fief.families import lords
from tests.ledger.rules.fief.crown.court import court, guards, heaps, throne
from tests.ledger.rules.fief.positions import ANNE, BRUNO, do, fact, keys, refused

PEOPLE = {
    "Arnaud": {},
    "Charles": {},
    "Jeanne": {},
    "Blanche": {"player": "Bruno", "at": "Mont"},
    "Eric": {"player": "Bruno", "at": "Mont"},
    "Isabelle": {"player": "Chloé", "at": "Sennecy"},
    "Roland": {"player": "Chloé", "at": "Sennecy"},
}


def hall(more="", house=None, phase="negotiations", **others):
    """Families that may marry; a test adds facts about a lord by name."""
    people = {name: {**facts, **others.pop(name, {})} for name, facts in PEOPLE.items()}
    return court(people | others, more, phase=phase, house=house)


def married(state):
    """Every husband with his wife, by name."""
    return {
        husband.removeprefix("lord:"): wife.removeprefix("lord:")
        for husband, wife in lords.couples(state)
    }


@pytest.mark.rule("FIEF-MARRY-01", "FIEF-MARRY-03")
@pytest.mark.parametrize("words", [("Arnaud", "Blanche"), ("Blanche", "Arnaud")])
def test_a_lord_and_a_woman_of_another_player_marry(words):
    """In either order, it is recorded as a marriage of both players."""
    state = hall()
    told = do(state, marry, *words).result
    assert (told["groom"], told["bride"]) == ("lord:Arnaud", "lord:Blanche")
    assert (told["player"], told["other"], told["new"]) == (ANNE, BRUNO, True)
    assert married(state) == {"Arnaud": "Blanche"}
    assert lords.spouse(state, "lord:Blanche") == "lord:Arnaud"


@pytest.mark.rule("FIEF-MARRY-01")
@pytest.mark.parametrize(
    ("words", "key", "overruled"),
    [
        (("Arnaud", "Eric"), "fief.marry_men", False),
        (("Blanche", "Isabelle"), "fief.marry_women", False),
        (("Arnaud", "Jeanne"), "fief.marry_family", True),
    ],
)
def test_no_two_of_one_sex_nor_of_one_family(words, key, overruled):
    """The referee may overrule the rule about families, but not that about sexes."""
    state = hall()
    assert refused(state, marry, *words)[1:] == (key, "FIEF-MARRY-01")
    if overruled:
        assert do(state, marry, *words, ruled=True).result["groom"] == "lord:Arnaud"
    else:
        assert refused(state, marry, *words, ruled=True)[1] == key


@pytest.mark.rule("FIEF-MARRY-01", "FIEF-CARD-32")
@pytest.mark.parametrize("church", [{"bishop": "Sigy"}, {"cardinal": True}])
def test_clergy_does_not_marry(church):
    """Neither a bishop nor a cardinal may marry."""
    state = hall(Arnaud=church)
    found = refused(state, marry, "Arnaud", "Blanche")
    assert found == ("rule", "fief.marry_clergy", "FIEF-MARRY-01")
    do(state, marry, "Charles", "Blanche")  # who is neither


@pytest.mark.rule("FIEF-CARD-26", "FIEF-MARRY-02")
def test_darc_never_marries():
    """A ruling may allow it, and the audit knows about it."""
    from ledger.rules.fief.audit import audit

    state = hall(Blanche={"darc": True})
    found = refused(state, marry, "Arnaud", "Blanche")
    assert found == ("rule", "fief.marry_darc", "FIEF-MARRY-02")
    do(state, marry, "Arnaud", "Blanche", ruled=True)
    assert "fief.audit.darc_wed" not in [one.code for one in audit(state)]
    state.put("lord:Blanche", "ruled", None)
    assert "fief.audit.darc_wed" in [one.code for one in audit(state)]


@pytest.mark.rule("FIEF-MARRY-01")
def test_neither_the_dead_nor_who_is_not_in_play_marry():
    """Each refusal has a different reason."""
    state = hall(fact("lord:Quentin", "discarded", 1))
    assert refused(state, marry, "Quentin", "Blanche")[1] == "fief.lord_dead"
    assert refused(state, marry, "Lambert", "Blanche")[1] == "fief.lord_unknown"
    assert refused(state, marry, "Arnaud", "Arnaud")[:2] == ("usage", "fief.marry_self")


@pytest.mark.rule("FIEF-MARRY-04")
@pytest.mark.ruling("FIEF-AMB-71")
def test_spouses_need_not_meet_and_captives_marry_by_proxy():
    """The house may forbid it to captives; one captive is then enough."""
    held = {"Blanche": {"at": "Sennecy", "prisoner_of": "Chloé"}}
    state = hall(**held)
    do(state, marry, "Arnaud", "Blanche")
    assert married(state) == {"Arnaud": "Blanche"}
    assert state.get("lord:Arnaud", "at") != state.get("lord:Blanche", "at")
    strict = hall(house={"marry.prisoner": False}, **held)
    found = refused(strict, marry, "Arnaud", "Blanche")
    assert found == ("rule", "fief.marry_captive", "fief.marry.prisoner")


@pytest.mark.rule("FIEF-MARRY-06")
@pytest.mark.ruling("FIEF-AMB-108")
def test_nobody_is_married_to_two():
    """Not even a ruling allows it: divorce does not exist."""
    state = hall(Arnaud={"spouse": "Blanche"})
    state.put("lord:Mireille", "player", BRUNO)
    state.put("lord:Mireille", "at", "territory:Mont")
    for words in (
        ("Arnaud", "Mireille"),
        ("Charles", "Blanche"),
        ("Arnaud", "Blanche"),
    ):
        found = refused(state, marry, *words, ruled=True)
        assert found == ("rule", "fief.married", "FIEF-MARRY-06")


@pytest.mark.rule("FIEF-MARRY-09")
def test_several_marriages_bind_the_same_two_families():
    """A second marriage is not a new alliance."""
    state = hall(Arnaud={"spouse": "Blanche"})
    done = do(state, marry, "Eric", "Jeanne")
    assert married(state) == {"Arnaud": "Blanche", "Eric": "Jeanne"}
    assert done.result["new"] is False
    assert lords.allies(state, ANNE) == [BRUNO]


@pytest.mark.rule("FIEF-MARRY-08")
@pytest.mark.parametrize("words", [("Charles", "Isabelle"), ("Roland", "Jeanne")])
def test_no_third_family_is_allied(words):
    """Either may be bound already; a referee's permission is recorded."""
    from ledger.rules.fief.audit import audit

    state = hall(Arnaud={"spouse": "Blanche"})
    found = refused(state, marry, *words)
    assert found == ("rule", "fief.marry_third", "FIEF-MARRY-08")
    do(state, marry, *words, ruled=True)
    assert lords.allies(state, ANNE) == [BRUNO, "player:Chloé"]
    assert audit_keys(audit, state) == []
    state.put(ANNE, "ruled", None)
    assert audit_keys(audit, state) == ["fief.audit.allies"]


@pytest.mark.rule("FIEF-LORD-08")
def test_nobody_is_married_to_one_who_is_dead():
    """An undo that would bring it back is refused."""
    from ledger.rules.fief.audit import audit

    state = hall(Arnaud={"spouse": "Blanche"})
    before = [one.code for one in audit(state)]
    state.put("lord:Blanche", "player", None)
    found = [one.code for one in audit(state)]
    assert [key for key in found if key not in before] == ["fief.audit.widowed"]


def audit_keys(audit, state):
    """The keys of the audit's findings about alliances."""
    return [one.code for one in audit(state) if one.code == "fief.audit.allies"]


@pytest.mark.rule("FIEF-NEGO-01")
def test_marriages_belong_to_the_negotiations():
    """In another phase they are refused, unless the referee allows it."""
    state = hall(phase="combat")
    found = refused(state, marry, "Arnaud", "Blanche")
    assert found == ("out_of_phase", "fief.phase", "FIEF-NEGO-01")
    assert do(state, marry, "Arnaud", "Blanche", ruled=True).result["new"]


@pytest.mark.ruling("FIEF-AMB-111")
def test_after_the_ballot_a_marriage_is_told_to_be_late():
    """Before the ballot there is no warning."""
    state = hall(fact("campaign", "ballot", 7))
    assert keys(do(state, marry, "Arnaud", "Blanche")) == ["fief.wed_late"]
    assert keys(do(hall(), marry, "Arnaud", "Blanche")) == []


@pytest.mark.ruling("FIEF-AMB-111")
def test_before_the_first_turn_no_marriage_is_late():
    """There has been no ballot yet, whatever the referee lets happen."""
    state = hall(phase="cards")
    state.put("campaign", "turn", 0)
    assert keys(do(state, marry, "Arnaud", "Blanche", ruled=True)) == []


# The King's wife ------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MARRY-05", "FIEF-CROWN-09")
def test_the_kings_bride_is_queen_at_once():
    """The Queen's guard is beside her, wherever she is."""
    state = hall(Arnaud={"king": True, "titles": ["Rouge"]})
    done = do(state, marry, "Arnaud", "Blanche")
    assert throne(state) == {"king": "Arnaud", "queen": "Blanche"}
    assert done.result["queen"] == "lord:Blanche"
    assert heaps(state, "queen") == (10, 0, 0)
    plain = do(hall(), marry, "Arnaud", "Blanche")
    assert plain.result["queen"] is None


@pytest.mark.rule("FIEF-MARRY-05", "FIEF-REGENCY-04")
@pytest.mark.ruling("FIEF-AMB-110")
def test_a_queen_mother_hands_the_crown_on():
    """The Queen Mother's guards go home before the bride's ten points arrive."""
    state = hall(
        fact("campaign", "hereditary", 1),
        Arnaud={"king": True},
        Isabelle={"queen": True},
    )
    guards(state, "queen")
    told = do(state, marry, "Arnaud", "Blanche").result
    assert (told["queen"], told["queen_before"]) == ("lord:Blanche", "lord:Isabelle")
    assert heaps(state, "queen") == (10, 0, 0)


@pytest.mark.ruling("FIEF-AMB-128")
@pytest.mark.parametrize(
    ("when", "queen"), [("at_majority", "Isabelle"), ("at_once", "Blanche")]
)
def test_a_minor_kings_bride_waits_as_the_house_has_it(when, queen):
    """The Regent keeps the card while she rules."""
    state = hall(
        fact("campaign", "regent_until", 9) + fact("campaign", "hereditary", 1),
        house={"regency.minor_wife": when},
        Arnaud={"king": True},
        Isabelle={"queen": True, "regent": True},
    )
    done = do(state, marry, "Arnaud", "Blanche")
    assert throne(state)["queen"] == queen
    assert ("fief.queen_waits" in keys(done)) == (queen == "Isabelle")


# What may be done -----------------------------------------------------------------------


@pytest.mark.rule("FIEF-MARRY-01", "FIEF-MARRY-02", "FIEF-MARRY-08")
def test_fief_can_lists_every_couple_with_what_is_missing():
    """One's own women and existing couples are left out."""
    state = hall(Arnaud={"spouse": "Blanche"}, Isabelle={"darc": True})
    told = {
        (may.where, may.spouse): [one.rule for one in may.missing]
        for may in possible(state, ANNE)
    }
    name = "lord:{}".format
    assert told == {
        (name("Arnaud"), name("Isabelle")): [
            "FIEF-MARRY-06",
            "FIEF-MARRY-02",
            "FIEF-MARRY-08",
        ],
        (name("Charles"), name("Blanche")): ["FIEF-MARRY-06"],
        (name("Charles"), name("Isabelle")): ["FIEF-MARRY-02", "FIEF-MARRY-08"],
        (name("Jeanne"), name("Eric")): [],
        (name("Jeanne"), name("Roland")): ["FIEF-MARRY-08"],
    }


@pytest.mark.rule("FIEF-VAR-25")
def test_who_lies_in_the_dungeon_counts_as_dead():
    """A captive in the dungeon cannot marry, not even by proxy."""
    state = hall(fact("lord:Blanche", "dungeon", 1))
    found = refused(state, marry, "Arnaud", "Blanche")
    assert found == ("rule", "fief.marry_dungeon", "FIEF-VAR-25")
