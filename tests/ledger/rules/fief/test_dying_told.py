"""What a death tells, and who is a lord of a family."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import died, unguarded
from ledger.rules.fief.families.together import together
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    keys,
    lord,
    person,
    position,
    refusal,
    title,
    village,
)

ARNAUD, BLANCHE, HENRY = lord("Arnaud"), lord("Blanche"), lord("Henry")
LAND = village("Bourg", "Anne", "Anne.v1=1", building="city")
LAND += village("Beaujeu", "Anne", "Anne.v1=1", building="city")
COUNT = {"titles": ["Rouge"]}


def hall(*people, more="", **head):
    """Lords as `("Arnaud", "Anne", {...})`, in Bourg unless they say otherwise."""
    text = LAND + more
    for name, player, told in people:
        known = dict(told)
        text += person(name, player, known.pop("at", "Bourg"), **known)
    return position(text, **head)


# What is told ---------------------------------------------------------------------------


@pytest.mark.rule("FIEF-LORD-05", "FIEF-FIEF-28")
def test_a_plain_death_tells_all_about_the_dead():
    """Nothing happens to the throne, and nobody else is concerned."""
    state = hall(("Arnaud", "Anne", COUNT), ("Henry", "Anne", {}))
    done = do(state, died, "Arnaud", "plague")
    assert done.asked == {"lord": ARNAUD, "cause": "plague"}
    assert done.result == {
        "lord": ARNAUD,
        "player": ANNE,
        "cause": "plague",
        "at": at("Bourg"),
        "offices": [],
        "bishop": None,
        "cardinal": False,
        "darc": False,
        "spouse": None,
        "titles": [{"title": title("Rouge"), "heir": HENRY}],
        "throne": None,
        "king": None,
        "regent": None,
        "becomes": {"king": None, "regent": None},
        "reigns": dict.fromkeys(lords.OFFICES),
        "last": False,
        "escrow": None,
        "freed": [],
        "prisoners": [],
    }
    assert done.warnings == []


def test_who_is_on_no_place_dies_nowhere():
    """A lord at an entrance dies in that village; cause and place are told."""
    state = hall(("Arnaud", "Anne", {}), ("Henry", "Anne", {}))
    state.put(ARNAUD, "at", None)
    assert do(state, died, "Arnaud", "plague").result["at"] is None
    gate = hall(("Arnaud", "Anne", {"at": "Vaux", "from": "Bourg"}))
    assert do(gate, died, "Arnaud", "plague").result["at"] == at("Vaux")


def test_a_king_who_dies_tells_who_wears_the_crown_now():
    """The new King and the Regent are new; the Queen is as before."""
    royal = {"king": True, "spouse": "Blanche"}
    queen = {"queen": True, "spouse": "Arnaud"}
    state = hall(
        ("Arnaud", "Anne", royal),
        ("Henry", "Anne", {"prince": True}),
        ("Blanche", "Bruno", queen),
    )
    told = do(state, died, "Arnaud", "plague").result
    assert (told["offices"], told["spouse"]) == (["king"], BLANCHE)
    assert told["throne"] == {"king": HENRY, "regent": BLANCHE, "until": 6}
    assert told["becomes"] == {"king": HENRY, "regent": BLANCHE}
    assert (told["king"], told["regent"]) == (HENRY, BLANCHE)
    reigns = {"king": HENRY, "queen": BLANCHE, "regent": BLANCHE, "prince": None}
    assert told["reigns"] == reigns
    again = do(state, died, "Blanche", "plague").result
    assert again["becomes"] == {"king": None, "regent": None}


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("plage", ["plague"]),
        ("xyz", ["battle", "plague", "assassination", "justice", "revolt"]),
    ],
)
def test_an_unknown_cause_is_refused_with_those_that_are_near(word, near):
    """Or with all there are."""
    with pytest.raises(Misuse) as caught:
        do(hall(("Arnaud", "Anne", {})), died, "Arnaud", word)
    assert (caught.value.key, caught.value.facts) == (
        "fief.cause",
        {"word": word, "near": near},
    )


# Titles ---------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-28")
@pytest.mark.ruling("FIEF-AMB-42", "FIEF-AMB-124")
def test_where_captives_do_not_inherit_a_free_lord_does():
    """A single fief is not split; captives alone need the referee."""
    held = {"at": "Lac", "prisoner_of": "Bruno"}
    rules = {"heir.prisoner": False, "heir.split": "split"}
    people = [("Arnaud", "Anne", COUNT), ("Henry", "Anne", held)]
    state = hall(*people, ("Roland", "Anne", {}), house=rules)
    told = do(state, died, "Arnaud", "plague").result
    assert told["titles"] == [{"title": title("Rouge"), "heir": lord("Roland")}]
    alone = hall(*people, house=rules)
    found = refusal(do, alone, died, "Arnaud", "plague")
    assert (found.key, found.rule) == ("fief.captive", "fief.heir.prisoner")
    assert found.facts["lord"] == HENRY
    done = do(alone, died, "Arnaud", "plague", ruled=True)
    assert done.result["titles"][0]["heir"] == HENRY
    assert "fief.title_captive" in keys(done)
    one = hall(
        ("Arnaud", "Anne", COUNT),
        ("Henry", "Anne", {}),
        ("Roland", "Anne", {}),
        house={"heir.split": "split"},
    )
    told = do(one, died, "Arnaud", "plague", choices={"heir.Arnaud": "Henry"}).result
    assert told["titles"][0]["heir"] == HENRY


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-31")
@pytest.mark.ruling("FIEF-AMB-101")
@pytest.mark.parametrize(
    ("wed", "heir", "rule"),
    [(True, BRUNO, "FIEF-FIEF-31"), (False, "crown", "FIEF-FIEF-30")],
)
def test_a_family_that_dies_out_is_told_with_the_rule_of_its_heir(wed, heir, rule):
    """The card is kept by its player, but not one that rebels have set aside."""
    his = {"titles": ["Rouge", "Bleu"]} | ({"spouse": "Blanche"} if wed else {})
    hers = {"at": "Lac"} | ({"spouse": "Arnaud"} if wed else {})
    state = hall(("Arnaud", "Anne", his), ("Blanche", "Bruno", hers))
    state.put(title("Bleu"), "aside", 1)
    done = do(state, died, "Arnaud", "plague")
    (note,) = [one for one in done.warnings if one["key"] == "fief.extinct"]
    assert (note["rule"], note["facts"]) == (
        "FIEF-TURN-09",
        {"player": ANNE, "lord": ARNAUD},
    )
    rouge = [
        one for one in done.effects if getattr(one, "subject", "") == title("Rouge")
    ]
    assert {one.because.rule for one in rouge} == {rule}
    waits = {
        t: [state.get(t, f) for f in ("keeper", "heir")]
        for t in map(title, ("Rouge", "Bleu"))
    }
    assert waits == {title("Rouge"): [ANNE, heir], title("Bleu"): [None, heir]}


@pytest.mark.rule("FIEF-MOVE-14")
@pytest.mark.parametrize(
    ("guests", "left"), [((ANNE,), None), ((CHLOE, ANNE), (CHLOE,))]
)
def test_a_guest_whose_last_counter_dies_is_a_guest_no_more(guests, left):
    """Other guests stay; a soldier of his is enough to stay one."""
    gue = fact(at("Gué"), "guests", list(guests))
    people = [("Arnaud", "Anne", {"at": "Gué"}), ("Henry", "Anne", {})]
    state = hall(*people, more=village("Gué", "Bruno", "Bruno.v1=1 Chloé.v1=1") + gue)
    do(state, died, "Arnaud", "plague")
    assert state.get(at("Gué"), "guests") == left
    more = village("Gué", "Bruno", "Bruno.v1=1 Anne.v1=1 Chloé.v1=1") + gue
    stays = hall(*people, more=more)
    do(stays, died, "Arnaud", "plague")
    assert stays.words(at("Gué"), "guests") == guests


@pytest.mark.ruling("FIEF-AMB-58")
def test_all_captives_whom_he_guarded_alone_are_free():
    """Of one village, two who are free there find it empty only once."""
    held = {"at": "Gué", "prisoner_of": "Anne"}
    state = hall(
        ("Arnaud", "Anne", {"at": "Gué"}),
        ("Eric", "Bruno", held),
        ("Othon", "Chloé", held),
        ("Roland", "Bruno", {"prisoner_of": "Anne"}),
    )
    assert unguarded(state, ANNE) == []
    told = do(state, died, "Arnaud", "plague").result
    assert told["freed"] == [lord("Eric"), lord("Othon")]
    assert state.get(at("Gué"), "owner") == BRUNO
    assert lords.captives_of(state, ANNE) == [lord("Roland")]


@pytest.mark.ruling("FIEF-AMB-103")
def test_only_the_last_of_a_family_leaves_nothing_to_a_spouse_who_died_too():
    """A widow who lives inherits; so does the family, while another lord lives."""
    dead = {"lord": ARNAUD, "player": ANNE, "spouse": BLANCHE, "escrow": None}
    dead["titles"] = [{"title": title("Rouge"), "heir": None}]
    wife = {**dead, "lord": BLANCHE, "player": BRUNO, "spouse": ARNAUD, "titles": []}
    state = hall(("Henry", "Anne", COUNT))
    state.put(title("Rouge"), "heir", BRUNO)
    for last, both, heirs in ((1, 1, ["crown"]), (0, 1, []), (1, 0, [])):
        deaths = [{**dead, "last": bool(last)}, {**wife, "last": True}][: 1 + both]
        found = together(state, deaths)
        assert [one.after for one in found] == heirs
    state.put(title("Rouge"), "heir", CHLOE)
    assert together(state, [{**dead, "last": True}, {**wife, "last": True}]) == []


# Lords ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VAR-25")
def test_who_is_in_the_dungeon_counts_as_dead_but_belongs_to_the_household():
    """He is found by those who look for him there."""
    state = hall(("Arnaud", "Anne", {}), ("Henry", "Anne", {}))
    state.put(HENRY, "dungeon", 1)
    state.put(HENRY, "captor", BRUNO)
    assert lords.everybody(state) == [ARNAUD, HENRY]
    assert lords.every(state) == lords.family(state, ANNE) == [ARNAUD]
    assert lords.household(state, ANNE) == [ARNAUD, HENRY]
    assert lords.captives_of(state, BRUNO) == []
    assert lords.find_anybody(state, "Henry") == HENRY
    found = refusal(lords.find_lord, state, "Henry")
    assert (found.key, found.rule, found.facts) == (
        "fief.buried",
        "FIEF-VAR-25",
        {"lord": HENRY},
    )


def test_a_lord_of_another_family_is_refused_with_its_player():
    """By the rule that asks for one's own."""
    state = hall(("Arnaud", "Anne", {}))
    assert lords.find_lord(state, "Arnaud", ANNE, "FIEF-LORD-02") == ARNAUD
    found = refusal(lords.find_lord, state, "Arnaud", BRUNO, "FIEF-LORD-02")
    assert (found.key, found.rule) == ("fief.lord_of_other", "FIEF-LORD-02")
    assert found.facts == {"lord": ARNAUD, "player": BRUNO, "owner": ANNE}


@pytest.mark.rule("FIEF-FIGHT-05")
@pytest.mark.parametrize(
    ("name", "told", "fights"),
    [
        ("Arnaud", {}, True),
        ("Arnaud", {"prisoner_of": "Bruno"}, False),
        ("Blanche", {}, False),
        ("Blanche", {"titles": ["Rouge"]}, True),
        ("Blanche", {"queen": True}, True),
        ("Blanche", {"darc": True}, True),
        ("Blanche", {"darc": True, "prisoner_of": "Bruno"}, False),
    ],
)
def test_who_counts_in_a_fight(name, told, fights):
    """Men, crowned women and D'Arc, unless they are captives."""
    assert lords.fights(hall((name, "Anne", told)), lord(name)) is fights


@pytest.mark.rule("FIEF-MARRY-08", "FIEF-MARRY-13")
def test_the_allies_are_the_families_of_spouses_and_of_heirs():
    """A marriage within the family is none, nor is the crown an ally."""
    state = hall(
        ("Arnaud", "Anne", {"spouse": "Blanche"}),
        ("Blanche", "Bruno", {"spouse": "Arnaud"}),
        ("Henry", "Anne", {"spouse": "Jeanne"}),
        ("Jeanne", "Anne", {"spouse": "Henry"}),
    )
    assert lords.allies(state, ANNE) == [BRUNO]
    assert (lords.ally(state, BRUNO), lords.ally(state, CHLOE)) == (ANNE, None)
    bleu = title("Bleu")
    for field, value in (("name", "Bleu"), ("region", BLEU), ("keeper", CHLOE)):
        state.put(bleu, field, value)
    state.put(bleu, "heir", "crown")
    assert lords.allies(state, CHLOE) == []
    state.put(bleu, "heir", ANNE)
    assert (lords.allies(state, CHLOE), lords.allies(state, ANNE)) == (
        [ANNE],
        [BRUNO, CHLOE],
    )
    assert lords.allies(state, BRUNO) == [ANNE]
    state.put(bleu, "holder", ARNAUD)
    assert lords.allies(state, CHLOE) == []
