"""All titles of the realm, and what the referee grants and takes back."""

from __future__ import annotations

import pytest

from ledger.effects import Transfer
from ledger.rules.fief.families.honours import (
    fields,
    grant,
    held_by,
    listed,
    names,
    recorded,
    revoke,
)
from ledger.rules.fief.families.lords import OFFICES
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    SIGY,
    at,
    fact,
    holding,
    lord,
    person,
    position,
    refusal,
    title,
    village,
)

ARNAUD, HENRY, PHILIPPE = lord("Arnaud"), lord("Henry"), lord("Philippe")
LAND = village("Bourg", "Anne", "Anne.v1=1", building="city")
LAND += village("Lac", "Bruno", "Bruno.v1=1", building="city")
PEOPLE = person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
PEOPLE += person("Henry", "Anne", "Bourg")
PEOPLE += person("Philippe", "Bruno", "Lac", bishop="Sigy", cardinal=True)
COUNTED = {"cards.hands": "counted"}


def realm(more="", **head):
    """Arnaud is King and has Rouge; Philippe is bishop of Sigy, and a cardinal."""
    return position(LAND + PEOPLE + more, **head)


def changes(outcome):
    """What a decision changes, by subject and field; moved cards apart."""
    return {
        (one.subject, one.field): one.after
        for one in outcome.effects
        if not isinstance(one, Transfer)
    }


def cards(outcome):
    """The cards that a decision moves."""
    moved = [one for one in outcome.effects if isinstance(one, Transfer)]
    return [(one.what, one.amount, one.source, one.target) for one in moved]


# Lists ----------------------------------------------------------------------------------


def test_fiefs_come_first_then_the_crown_then_the_church():
    """A fief that a player keeps is his without a holder; unfounded ones are left out."""
    state = realm(fact("campaign", "regent", HENRY))
    for field, value in (("name", "Noir"), ("region", "region:Noir"), ("keeper", ANNE)):
        state.put(title("Noir"), field, value)
    none = {"of": None, "holder": None, "player": "Anne"}
    assert listed(state) == [
        {"title": "Rouge", "kind": "duke", "of": "Bourg", "holder": "Arnaud"}
        | {"player": "Anne"},
        {"title": "Noir", "kind": "baron", **none},
        {"title": "king", "kind": "king", **none, "holder": "Arnaud"},
        {"title": "regent", "kind": "regent", **none, "holder": "Henry"},
        {"title": "Sigy", "kind": "bishop", "of": "Sigy", "holder": "Philippe"}
        | {"player": "Bruno"},
        {"title": "cardinal", "kind": "cardinal", **none}
        | {"holder": "Philippe", "player": "Bruno"},
    ]
    assert held_by(state, ANNE) == ["Rouge", "Noir", "king", "regent"]
    assert held_by(state, "player:Chloé") == []


def test_every_title_has_a_name_by_which_it_is_found():
    """In either language, by its land, or by the capital; several may be cardinals."""
    state = realm()
    lands = ["Rouge", "Bleu", "Noir", "Sigy", "Corbie"]
    assert names(state) == [*OFFICES, "cardinal", *lands]
    assert recorded(state, " Rouge ") == (title("Rouge"), "holder")
    assert recorded(state, "bleu") == (title("Bleu"), "holder")
    assert recorded(state, "Sigy") == (SIGY, "bishop")
    assert recorded(state, "Bourg") == (title("Rouge"), "holder")
    words = {"king": "Roi", "queen": "reine", "regent": "Régente"}
    for office, word in (words | {"prince": "prince héritier"}).items():
        assert recorded(state, office) == recorded(state, word) == ("campaign", office)


def test_an_unknown_title_is_refused_with_those_that_are_near():
    """The red hat is not among them, for it has no single holder."""
    found = refusal(recorded, realm(), "Rougr")
    assert (found.code, found.key) == ("unknown_name", "unknown_name.title")
    assert (found.facts["name"], found.facts["kind"]) == ("Rougr", "title")
    assert found.facts["near"] == ["Rouge"]
    assert found.facts["known"] == [one for one in names(realm()) if one != "cardinal"]


def test_offices_and_hats_are_the_lords_and_sees_are_not():
    """The fields say who may hold them."""
    offices = {("campaign", office): True for office in OFFICES}
    church = {("diocese", "bishop"): False, ("lord", "cardinal"): True}
    assert fields() == offices | church


# Grants ---------------------------------------------------------------------------------


def test_a_fiefs_card_is_granted_whoever_kept_it():
    """It waits for nobody any more."""
    state = realm()
    done = grant(state, " Rouge ", HENRY)
    assert done.asked == {"title": "Rouge", "person": HENRY}
    assert done.result == {"title": "Rouge", "holder": HENRY, "before": ARNAUD}
    rouge = title("Rouge")
    assert changes(done) == {
        (rouge, "keeper"): None,
        (rouge, "heir"): None,
        (rouge, "aside"): None,
        (rouge, "holder"): HENRY,
    }
    assert grant(state, "Bourg", HENRY).result["title"] == "Rouge"


def test_a_fief_not_yet_founded_comes_into_being_around_its_first_city():
    """Without a city there is none."""
    state = realm(village("Puy", "Bruno", building="city"))
    done = grant(state, "Bleu", HENRY)
    assert done.result == {"title": "Bleu", "holder": HENRY, "before": None}
    assert changes(done) == {
        (title("Bleu"), "name"): "Bleu",
        (title("Bleu"), "region"): BLEU,
        (title("Bleu"), "capital"): at("Lac"),
        (title("Bleu"), "holder"): HENRY,
    }
    found = refusal(grant, state, "Noir", HENRY)
    assert (found.key, found.rule) == ("fief.no_city", "FIEF-FIEF-06")
    assert found.facts["region"] == "region:Noir"


@pytest.mark.parametrize(
    ("word", "who", "shown"),
    [
        ("roi", ARNAUD, "roi"),
        ("Rouge", ARNAUD, "Rouge"),
        ("Sigy", PHILIPPE, "Sigy"),
        ("cardinal", PHILIPPE, "cardinal"),
    ],
)
def test_nobody_is_granted_what_he_has(word, who, shown):
    """The title is called as it was said."""
    found = refusal(grant, realm(), word, who)
    assert (found.code, found.key) == ("rule", "title.holds")
    assert found.facts == {"title": shown, "holder": who}


def test_an_office_is_known_by_its_code():
    """In whatever language it was named."""
    done = grant(realm(), "Reine", HENRY)
    assert done.asked == {"title": "queen", "person": HENRY}
    assert done.result == {"title": "queen", "holder": HENRY, "before": None}
    assert changes(done) == {("campaign", "queen"): HENRY}
    assert grant(realm(), "roi", HENRY).result["before"] == ARNAUD


@pytest.mark.parametrize(("discarded", "source"), [(None, "deck"), (1, "discard")])
@pytest.mark.parametrize("counted", [True, False])
def test_a_new_bishops_card_comes_from_where_it_was(discarded, source, counted):
    """It is moved where cards are counted; of a see that has a bishop it lies there."""
    rules = COUNTED if counted else {"cards.hands": "untracked"}
    state = realm(holding("discard", "card", 2), house=rules)
    state.put("diocese:Corbie", "discarded", discarded)
    done = grant(state, "Corbie", HENRY)
    assert changes(done) == {
        ("diocese:Corbie", "discarded"): None,
        ("diocese:Corbie", "bishop"): HENRY,
    }
    moved = [("card", 1, source, "table")]
    assert cards(done) == (moved if counted else [])
    again = grant(state, "Sigy", HENRY)
    assert changes(again) == {(SIGY, "bishop"): HENRY}
    assert again.result["before"] == PHILIPPE
    assert cards(again) == []


def test_without_cards_none_is_moved():
    """A bishop is made all the same."""
    state = realm(house=COUNTED)
    state.put("diocese:Corbie", "discarded", 1)
    state.balances.pop("discard", None)
    assert cards(grant(state, "Corbie", HENRY)) == []


@pytest.mark.parametrize(
    ("who", "ruled"), [("Henry", False), ("Philippe", True), ("Blanche", True)]
)
def test_a_bishop_whom_no_rule_allows_is_marked(who, ruled):
    """A woman, or who has a see already."""
    state = realm(person("Blanche", "Anne", "Bourg"))
    done = changes(grant(state, "Corbie", lord(who)))
    assert done.get((lord(who), "ruled")) == (1 if ruled else None)


def test_a_red_hat_is_granted_to_anybody_without_one():
    """The word is found however it is typed."""
    done = grant(realm(), " Cardinal ", HENRY)
    assert done.asked == {"title": "cardinal", "person": HENRY}
    assert done.result == {"title": "cardinal", "holder": HENRY, "before": None}
    assert changes(done) == {(HENRY, "cardinal"): 1}


# Taken back -----------------------------------------------------------------------------


def test_a_fiefs_card_waits_at_the_treasurer():
    """Also one that a player kept without a lord."""
    state, rouge = realm(), title("Rouge")
    done = revoke(state, "Rouge")
    assert (done.asked, done.result["before"]) == ({"title": "Rouge"}, ARNAUD)
    assert done.result == {"title": "Rouge", "holder": None, "before": ARNAUD}
    expected = {(rouge, "holder"): None, (rouge, "keeper"): None, (rouge, "aside"): 1}
    assert changes(done) == expected
    state.put(rouge, "holder", None)
    vacant = refusal(revoke, state, "Rouge")
    assert (vacant.key, vacant.facts) == ("title.vacant", {"title": "Rouge"})
    state.put(rouge, "keeper", ANNE)
    kept = revoke(state, "Rouge")
    assert (kept.result["before"], changes(kept)) == (ANNE, expected)


@pytest.mark.parametrize("counted", [True, False])
def test_a_bishops_card_is_discarded(counted):
    """It is moved where cards are counted, and there are any on the table."""
    rules = COUNTED if counted else {"cards.hands": "untracked"}
    state = realm(house=rules)
    state.add("table", "card", 1 - state.balance("table", "card"))
    done = revoke(state, "Sigy")
    assert done.result == {"title": "Sigy", "holder": None, "before": PHILIPPE}
    assert changes(done) == {(SIGY, "bishop"): None, (SIGY, "discarded"): 1}
    moved = [("card", 1, "table", "discard")]
    assert cards(done) == (moved if counted else [])
    state.add("table", "card", -1)
    assert cards(revoke(state, "Sigy")) == []


@pytest.mark.rule("FIEF-GUARD-04")
def test_a_crown_that_is_laid_down_sends_the_guard_home():
    """A minority ends with the King's office, or with the regent's."""
    young = fact("campaign", "hereditary", 1) + fact("campaign", "regent_until", 5)
    guard = holding("guard/king", "v3", 2)
    state = realm(young + guard)
    done = revoke(state, "roi")
    assert done.result == {"title": "king", "holder": None, "before": ARNAUD}
    assert done.asked == {"title": "king"}
    gone = ("king", "hereditary", "regent_until")
    assert changes(done) == {("campaign", field): None for field in gone}
    assert cards(done) == [("v3", 2, "guard/king", "stock/king")]
    ruled = realm(young + guard + fact("campaign", "regent", HENRY))
    done = revoke(ruled, "régente")
    assert changes(done) == {
        ("campaign", "regent"): None,
        ("campaign", "regent_until"): None,
    }
    assert cards(done) == []  # they stand beside the King from now on
