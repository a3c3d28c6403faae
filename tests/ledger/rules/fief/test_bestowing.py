"""Titles that pass from one lord of a family to another."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.rules.fief import GAME
from ledger.rules.fief.purchases.bestowing import bestow, may_give
from ledger.rules.fief.turn import order
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    do,
    fact,
    keys,
    lord,
    person,
    position,
    refusal,
    refused,
    title,
    village,
)

CITIES = "".join(
    village(name, "Anne", "Anne.v1=1", building="city")
    for name in ("Bourg", "Beaujeu", "Sennecy")
)
TWO = CITIES + person("Arnaud", "Anne", "Lac", titles=["Rouge", "Noir"])
NEW = TWO + person("Charles", "Anne", "Lac")


@pytest.mark.rule("FIEF-FIEF-17", "FIEF-FIEF-16", "FIEF-CARD-24")
@pytest.mark.ruling("FIEF-AMB-16")
@pytest.mark.parametrize(
    ("ranks", "taken", "allowed"),
    [
        (("duke", "baron"), "baron", True),
        (("duke", "baron"), "duke", False),  # TV-FIEF-DOC-01
        (("count", "count"), "count", True),
        (("duke",), "duke", False),
        (("duke", "count", "baron"), "count", True),
    ],
)
def test_a_lord_keeps_a_title_as_high_as_the_one_taken(ranks, taken, allowed):
    """The vectors are of titles that move; a lord's only title is never taken."""
    assert may_give(ranks, taken) is allowed


@pytest.mark.rule("FIEF-FIEF-17", "FIEF-FIEF-16")
def test_a_title_passes_inside_the_family():
    """The barony moves while the duchy stays; the reverse is refused."""
    state = position(NEW, phase="purchases")
    said = refused(state, bestow, "Rouge", "Charles")
    assert said == ("rule", "fief.title_higher", "FIEF-FIEF-17")
    outcome = do(state, bestow, "Noir", "Charles")
    assert state.get(title("Noir"), "holder") == lord("Charles")
    assert outcome.result["before"] == lord("Arnaud")
    assert (outcome.warnings, GAME.audit(state)) == ([], [])
    said = refused(state, bestow, "Noir", "Arnaud")  # his only one
    assert said == ("rule", "fief.title_higher", "FIEF-FIEF-17")
    do(state, bestow, "Noir", "Arnaud", ruled=True)
    said = refused(state, bestow, "Noir", "Arnaud")
    assert said == ("rule", "fief.holds_title", "FIEF-FIEF-17")


@pytest.mark.rule("FIEF-FIEF-17")
def test_only_titles_that_are_there_pass_and_only_inside_the_family():
    """A region without a fief and another family's lord are refused."""
    state = position(NEW + person("Roland", "Bruno", "Lac"), phase="purchases")
    assert refused(state, bestow, "Bleu", "Charles")[1] == "fief.not_founded"
    said = refused(state, bestow, "Noir", "Roland")
    assert said == ("rule", "fief.lord_of_other", "FIEF-FIEF-17")


@pytest.mark.rule("FIEF-FIEF-18", "FIEF-CARD-24")
@pytest.mark.ruling("FIEF-AMB-15")
@pytest.mark.parametrize(
    ("when", "phase", "laid", "allowed"),
    [
        ("phase1_and_3", "purchases", 0, True),
        ("phase1_and_3", "cards", 3, True),
        ("phase1_and_3", "cards", 2, False),
        ("phase1_and_3", "movement", 3, False),
        ("new_lord", "purchases", 0, False),
        ("new_lord", "cards", 3, True),
        ("any", "movement", 0, True),
    ],
)
def test_when_titles_move(when, phase, laid, allowed):
    """Titles move when a new lord is laid, and in the purchases, by default."""
    text = NEW + (fact("lord:Charles", "laid", laid) if laid else "")
    state = position(text, phase=phase, house={"titles.move_when": when})
    if allowed:
        do(state, bestow, "Noir", "Charles")
    else:
        said = refused(state, bestow, "Noir", "Charles")
        expected = ("out_of_phase", "fief.bestow_when", "FIEF-AMB-15")
        assert said == expected


@pytest.mark.rule("FIEF-FIEF-19", "FIEF-GRACE-14")
def test_no_title_is_taken_from_a_captive():
    """Even the captive's own player cannot take it."""
    text = NEW.replace('"Arnaud"', '"Arnaud"\nprisoner_of = "Bruno"')
    state = position(text, phase="purchases")
    said = refused(state, bestow, "Noir", "Charles")
    assert said == ("rule", "fief.captive_title", "FIEF-FIEF-19")


@pytest.mark.ruling("FIEF-AMB-91", "FIEF-AMB-42")
def test_a_captive_may_receive_one_unless_the_house_forbids_it():
    """The table gets a note that the title is frozen at once."""
    text = TWO + person("Charles", "Anne", "Lac", prisoner_of="Bruno")
    state = position(text, phase="purchases")
    assert keys(do(state, bestow, "Noir", "Charles")) == ["fief.title_captive"]
    house = {"titles.to_prisoner": False}
    strict = position(text, phase="purchases", house=house)
    said = refused(strict, bestow, "Noir", "Charles")
    assert said == ("rule", "fief.captive", "fief.titles.to_prisoner")


KEPT = CITIES + fact("title:Noir", "name", "Noir")
KEPT += fact("title:Noir", "region", "region:Noir")
KEPT += fact("title:Noir", "capital", "territory:Sennecy")
KEPT += fact("title:Noir", "keeper", ANNE) + person("Charles", "Anne", "Lac")


@pytest.mark.rule("FIEF-FIEF-32", "FIEF-FIEF-25")
@pytest.mark.ruling("FIEF-AMB-41", "FIEF-AMB-122")
def test_a_card_that_was_kept_goes_to_a_lord_at_any_time():
    """If an heir waits for it, only the house or the referee can save it."""
    state = position(KEPT, phase="movement")
    do(state, bestow, "Noir", "Charles")
    assert state.facts[title("Noir")]["holder"] == lord("Charles")
    assert state.get(title("Noir"), "keeper") is None
    heir = KEPT + fact("title:Noir", "heir", "crown")
    said = refused(position(heir), bestow, "Noir", "Charles")
    assert said == ("rule", "fief.title_inherited", "FIEF-AMB-122")
    saved = position(heir, house={"heir.new_lord_saves": True})
    do(saved, bestow, "Noir", "Charles")
    assert saved.get(title("Noir"), "heir") is None


@pytest.mark.rule("FIEF-FIEF-28")
@pytest.mark.ruling("FIEF-AMB-67")
def test_a_card_that_lies_aside_is_nobodys_to_give():
    """Rebels hold its city, or nobody keeps it."""
    state = position(NEW + fact("title:Noir", "aside", 1), phase="purchases")
    said = refused(state, bestow, "Noir", "Charles")
    assert said == ("rule", "fief.title_aside", "FIEF-AMB-67")
    vacant = position(KEPT)
    vacant.put(title("Noir"), "keeper", None)
    said = refused(vacant, bestow, "Noir", "Charles")
    assert said == ("rule", "fief.title_vacant", "FIEF-FIEF-28")


@pytest.mark.rule("FIEF-FIEF-17", "FIEF-FIEF-18", "FIEF-TURN-02")
def test_a_title_given_away_is_answered_in_full():
    """It is an act of the purchases, with a note if it comes too late."""
    state = position(NEW + fact(BRUNO, "acted_purchases", 3), phase="purchases")
    outcome = do(state, bestow, "Noir", "Charles")
    assert outcome.asked == {"region": "region:Noir", "lord": lord("Charles")}
    assert outcome.result == outcome.asked | {
        "title": title("Noir"), "rank": "baron", "before": lord("Arnaud"),
    }  # fmt: skip
    because = Because("FIEF-FIEF-17", "region:Noir")
    assert outcome.effects == [
        Change(title("Noir"), "holder", lord("Arnaud"), lord("Charles"), because),
        Change(ANNE, "acted_purchases", None, 3),
    ]
    assert keys(outcome) == ["fief.out_of_turn"]


@pytest.mark.rule("FIEF-FIEF-32", "FIEF-CARD-24")
def test_a_title_given_away_otherwise_is_no_act_of_a_phase():
    """A kept card, at any time; or to a lord just played, with the cards."""
    state = position(KEPT + fact(BRUNO, "acted_purchases", 3), phase="purchases")
    outcome = do(state, bestow, "Noir", "Charles")
    because = Because("FIEF-FIEF-32", "region:Noir")
    assert outcome.effects == [
        Change(title("Noir"), "holder", None, lord("Charles"), because),
        Change(title("Noir"), "keeper", ANNE, None, because),
    ]
    assert (outcome.warnings, outcome.result["before"]) == ([], None)
    new = position(NEW + fact(lord("Charles"), "laid", 3), phase="cards")
    new.put(BRUNO, "acted_cards", 3)
    assert do(new, bestow, "Noir", "Charles").warnings == []
    assert not order.has_acted(new, ANNE)


@pytest.mark.ruling("FIEF-AMB-15", "FIEF-AMB-122")
def test_when_and_whose_a_title_is_to_give():
    """Only in the phase of cards is a lord new; one's own inheritance may be given."""
    text = NEW + fact(lord("Charles"), "laid", 3)
    state = position(text, phase="purchases", house={"titles.move_when": "new_lord"})
    told = refusal(do, state, bestow, "Noir", "Charles")
    assert (told.key, told.facts) == ("fief.bestow_when", {"now": "purchases"})
    own = position(KEPT + fact(title("Noir"), "heir", ANNE))
    do(own, bestow, "Noir", "Charles")
    assert own.get(title("Noir"), "holder") == lord("Charles")
    theirs = position(KEPT + fact(title("Noir"), "heir", BRUNO))
    assert refused(theirs, bestow, "Noir", "Charles")[1] == "fief.title_inherited"
    do(theirs, bestow, "Noir", "Charles", ruled=True)
    assert theirs.get(title("Noir"), "heir") is None


@pytest.mark.rule("FIEF-FIEF-17")
def test_a_title_that_stays_is_told_with_the_lords_ranks():
    """So that the table sees what the lord would be left with."""
    state = position(NEW, phase="purchases")
    told = refusal(do, state, bestow, "Rouge", "Charles")
    assert told.facts | {"ranks": sorted(told.facts["ranks"])} == {
        "lord": lord("Arnaud"), "taken": "duke", "ranks": ["baron", "duke"],
    }  # fmt: skip
