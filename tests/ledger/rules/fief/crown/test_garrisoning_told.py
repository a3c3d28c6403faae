"""The first soldiers of an inherited city: words, offers, prices, and who goes."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.questions import Missing
from ledger.rules.fief.crown.garrisoning import Wish, garrison, wish
from ledger.rules.fief.families import lords
from ledger.rules.fief.movement.progress import Progress
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    fact,
    lord,
    person,
    position,
    refusal,
    title,
    village,
)

LAC, ROC = at("Lac"), at("Roc")
TACTICS = {"variant.tactics": True}
CITY = village("Lac", "Bruno", building="city")
CITY += person("Othon", "Bruno", "Vaux", titles=["Bleu"])


def realm(troops="Bruno.v1=2 Bruno.v3=1", more="", *, money=1000, **head):
    """Bruno's Lac is empty; these are in Roc."""
    text = CITY + village("Roc", "Bruno", troops) + more
    return position(text, money={"Bruno": money}, phase="negotiations", **head)


def placed(state, *wanted, **choices):
    """What is placed in Lac; the progress, and what is told of it."""
    progress = Progress(state)
    table = Table(choices={f"{key}.Lac": value for key, value in choices.items()})
    told = garrison(progress, table, title("Bleu"), BRUNO, wanted)
    table.close()
    return progress, told


def offers(state, **choices):
    """The options of the next question, and who is asked."""
    with pytest.raises(Missing) as caught:
        placed(state, **choices)
    question = caught.value.question
    return question.key, question.options, question.who


def empty(state):
    """Bruno has no counters left in the box."""
    state.balances.pop(f"stock/{BRUNO}")
    return state


# Words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("Lac:v1=2", Wish(LAC, None, {"v1": 2})),
        ("Lac:Roc:v1=2,v3=1", Wish(LAC, ROC, {"v1": 2, "v3": 1})),
        ("Lac:archer=1", Wish(LAC, None, {"archer": 1})),
    ],
)
def test_a_wish_names_the_city_perhaps_a_village_and_counters(word, wanted):
    """Without a village they are bought."""
    assert wish(realm(), word) == wanted


@pytest.mark.parametrize(
    "word", ["Lac", "v1=1", "Lac:", "Lac:v1=0", "Lac:Roc", "Lac:v1=1,bombard=1"]
)
def test_a_word_without_soldiers_is_no_wish(word):
    """Each kind must be one of soldiers."""
    with pytest.raises(Misuse) as caught:
        wish(realm(), word)
    assert (caught.value.key, caught.value.facts) == (
        "fief.garrison_word",
        {"word": word},
    )


# Offers ---------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-35")
def test_the_owner_chooses_from_where_one_counter_comes_and_its_kind():
    """The treasurer is first; only what can be paid or is there is offered."""
    state = realm(money=300)
    assert offers(state) == ("garrison.Lac", ("treasurer", "Roc"), BRUNO)
    bought = offers(state, garrison="treasurer")
    assert bought == ("counter.Lac", ("v1", "v3"), BRUNO)
    assert offers(state, garrison="Roc") == ("counter.Lac", ("v1", "v3"), BRUNO)
    rich = offers(realm(), garrison="treasurer")
    assert rich[1] == ("v1", "v3", "v6")


@pytest.mark.rule("FIEF-FIEF-35", "FIEF-BUY-05")
@pytest.mark.ruling("FIEF-AMB-44")
def test_where_nothing_is_to_be_had_the_city_stays_empty_with_a_note():
    """Neither money without counters helps, nor a single écu too few."""
    for state in (empty(realm("")), realm("", money=99)):
        progress, told = placed(state)
        assert (told, progress.effects) == ([], [])
        (note,) = progress.warnings
        facts = {"village": LAC, "player": BRUNO, "title": title("Bleu")}
        assert (note["key"], note["rule"]) == ("fief.city_empty", "FIEF-AMB-44")
        assert note["facts"] == facts
    assert placed(realm("", money=100))[1][0]["counters"] == {"v1": 1}
    (_, options, _) = offers(empty(realm("Bruno.v1=1 Bruno.v3=1")))
    assert options == ("v1", "v3")


@pytest.mark.rule("FIEF-FIEF-35")
def test_who_stands_in_the_city_is_asked_nothing():
    """What he wishes for all the same is placed."""
    state = realm()
    state.add(f"{LAC}/{BRUNO}", "v1", 1)
    assert placed(state)[1] == []
    assert placed(state, Wish(LAC, None, {"v1": 1}))[1][0]["cost"] == 100


@pytest.mark.rule("FIEF-FIEF-35", "TAC-GEN-10")
def test_archers_are_offered_where_they_are_played():
    """They cost their own price, and are unpacked for it."""
    state = realm("", house=TACTICS)
    assert offers(state)[1][-1] == "archer"
    progress, told = placed(state, counter="archer")
    assert told[0]["counters"] == {"archer": 1}
    assert told[0]["cost"] == 1000 - progress.state.balance(BRUNO, "money") > 0
    plain = refusal(placed, realm(), Wish(LAC, None, {"archer": 1}))
    assert (plain.key, plain.rule) == ("fief.no_module", "TAC-GEN-10")
    assert plain.facts == {"setting": "tactics.modules.archers"}


# What is placed -------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-35", "FIEF-BUY-05")
def test_what_is_placed_is_told_with_its_price():
    """Counters from a village cost nothing."""
    bought = Wish(LAC, None, {"v1": 2, "v3": 1})
    progress, told = placed(realm(), bought, Wish(LAC, ROC, {"v1": 1}))
    assert told == [
        {"village": LAC, "from": None, "counters": {"v1": 2, "v3": 1}}
        | {"points": 5, "cost": 500},
        {"village": LAC, "from": ROC, "counters": {"v1": 1}, "points": 1, "cost": 0},
    ]
    assert progress.state.balance(BRUNO, "money") == 500
    assert progress.state.balance(f"{LAC}/{BRUNO}", "v1") == 3


@pytest.mark.rule("FIEF-FIEF-35")
@pytest.mark.parametrize(
    ("source", "kind", "wanted", "left"),
    [(ROC, "v1", 3, 2), (ROC, "v6", 1, 0), (at("Mont"), "v1", 1, 0)],
)
def test_more_than_are_there_do_not_come(source, kind, wanted, left):
    """The refusal has what is wanted, and what there is."""
    found = refusal(placed, realm(), Wish(LAC, source, {kind: wanted}))
    assert (found.code, found.key) == ("not_enough", "fief.garrison_few")
    facts = {"player": BRUNO, "village": source, "what": kind}
    assert found.facts == {**facts, "wanted": wanted, "left": left}


@pytest.mark.rule("FIEF-FIEF-35", "FIEF-MOVE-21")
@pytest.mark.ruling("FIEF-AMB-40", "FIEF-AMB-58")
def test_a_village_that_they_leave_is_given_up_and_its_captives_are_free():
    """A guest left alone there is its owner; while one soldier stays nothing changes."""
    held = person("Arnaud", "Anne", "Roc", prisoner_of="Bruno")
    guest = fact(ROC, "guests", [CHLOE])
    state = realm("Bruno.v1=2 Chloé.v1=1", held + guest)
    progress, _ = placed(state, Wish(LAC, ROC, {"v1": 2}))
    assert progress.state.get(ROC, "owner") == CHLOE
    assert progress.freed == [lord("Arnaud")]
    progress, _ = placed(state, Wish(LAC, ROC, {"v1": 1}))
    assert (progress.state.get(ROC, "owner"), progress.freed) == (BRUNO, [])
    assert lords.captives_of(state, BRUNO) == [lord("Arnaud")]
    assert lords.owner(state, lord("Arnaud")) == ANNE
