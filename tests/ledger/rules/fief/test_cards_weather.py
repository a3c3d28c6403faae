"""Bad weather, famine, the cards that end them, and the peasant revolt."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief.cards.revolt import raised
from ledger.rules.fief.forces import counters, points
from tests.ledger.rules.fief.cards_table import (
    BRUNO,
    CHLOE,
    VILLAGES,
    blue,
    cards,
    facts_of,
    keys,
    play,
    refused,
)

ROUGE, VERT = "region:Rouge", "region:Vert"
FAMINE = [{"kind": "famine", "region": "Vert"}]


@pytest.mark.rule("FIEF-CARD-64", "FIEF-CARD-66", "FIEF-CARD-15", "FIEF-CARD-17")
def test_bad_weather_lies_on_its_region_until_a_sun_ends_it():
    """Both cards are discarded together."""
    state = cards()
    play(state, "Anne", "bad_weather", on="Vert")
    assert (state.balance(VERT, "bad_weather"), blue(state)) == (1, 57)
    play(state, "Bruno", "sun")
    lying = [state.balance("discard", kind) for kind in ("sun", "bad_weather", "card")]
    assert (state.balance(VERT, "bad_weather"), lying, blue(state)) == (
        0,
        [1, 1, 2],
        57,
    )


@pytest.mark.rule("FIEF-CARD-67", "FIEF-CARD-68", "FIEF-REVOLT-17")
@pytest.mark.rule("FIEF-CARD-15", "FIEF-CARD-17")
def test_a_good_harvest_ends_a_famine_but_no_revolt():
    """Both cards are discarded; the rebels stay where they are."""
    state = cards(effect=FAMINE)
    play(state, "Anne", "revolt", at="Gué", dice="1 2 3")
    play(state, "Bruno", "good_harvest", on="Vert")
    lying = [
        state.balance("discard", kind) for kind in ("good_harvest", "famine", "card")
    ]
    assert (state.balance(VERT, "famine"), lying) == (0, [1, 1, 2])
    assert (points(counters(state, "rebels")), blue(state)) == (6, 57)


@pytest.mark.rule("FIEF-CARD-70")
@pytest.mark.parametrize(
    ("card", "words", "key"),
    [
        ("sun", {"on": "Vert"}, ("fief.nothing_to_end", "FIEF-CARD-70")),
        ("good_harvest", {}, ("fief.nothing_to_end", "FIEF-CARD-70")),
        ("escape", {}, ("fief.no_captives", "FIEF-CARD-70")),
        ("justice", {}, ("fief.no_murder", "FIEF-CARD-70")),
        ("revolt", {"at": "Gué"}, ("fief.no_famine", "FIEF-REVOLT-01")),
    ],
)
def test_a_card_without_its_occasion_can_only_be_discarded(card, words, key):
    """Examples are a sun without bad weather and justice without a murder."""
    assert refused(play, cards(), "Anne", card, **words) == key


@pytest.mark.rule("FIEF-CARD-66")
def test_a_sun_shines_where_bad_weather_lies():
    """Vert has bad weather, but Rouge does not."""
    state = cards(effect=[{"kind": "bad_weather", "region": "Vert"}])
    assert facts_of(play, state, "Anne", "sun", on="Rouge")["near"] == ["Vert"]


@pytest.mark.ruling("FIEF-AMB-33")
def test_a_second_famine_needs_a_second_harvest():
    """There is a note, or a refusal if the house says so."""
    state = cards(effect=FAMINE)
    assert keys(play(state, "Anne", "famine", on="Vert")) == ["fief.stacked.famine"]
    assert play(state, "Anne", "good_harvest", on="Vert").result["left"] == 1
    assert state.balance(VERT, "famine") == 1
    strict = cards(effect=FAMINE, house={"cards.stack_weather": False})
    found = refused(play, strict, "Anne", "famine", on="Vert")
    assert found == ("fief.stacked", "fief.cards.stack_weather")


@pytest.mark.rule("FIEF-CARD-05")
@pytest.mark.ruling("FIEF-AMB-20")
def test_a_parry_helps_anyone_or_only_an_ally():
    """Rouge is Anne's: Chloé helps there unless only allies may be helped.

    Bruno may as an ally, and Chloé if she has soldiers there.
    """
    storm = [{"kind": "bad_weather", "region": "Rouge"}]
    play(cards(effect=storm), "Chloé", "sun", on="Rouge")
    state = cards(effect=storm, house={"cards.parry_for": "marriage"})
    assert refused(play, state, "Chloé", "sun", on="Rouge") == (
        "fief.parry_for", "fief.cards.parry_for",
    )  # fmt: skip
    ally = {"Blanche": {"spouse": "Eric"}}
    wed = cards(effect=storm, change=ally, house={"cards.parry_for": "marriage"})
    for table, player in ((wed, "Bruno"), (state, "Anne")):
        play(table, player, "sun", on="Rouge")
        assert table.balance(ROUGE, "bad_weather") == 0
    guest = VILLAGES["Bourg"]["troops"] | {"Chloé": {"v1": 1}}
    there = {**VILLAGES, "Bourg": VILLAGES["Bourg"] | {"troops": guest}}
    beside = cards(there, effect=storm, house={"cards.parry_for": "marriage"})
    play(beside, "Chloé", "sun", on="Rouge")
    assert beside.balance(ROUGE, "bad_weather") == 0
    family = {"Henry": {"player": "Chloé", "at": "Lac", "spouse": "Isabelle"}}
    family |= {"Isabelle": {"player": "Bruno", "at": "Mont", "spouse": "Henry"}}
    bound = cards(
        there, effect=storm, change=family, house={"cards.parry_for": "marriage"}
    )
    play(bound, "Bruno", "sun", on="Rouge")  # for Chloé, his ally, who is there
    assert bound.balance(ROUGE, "bad_weather") == 0


@pytest.mark.rule("FIEF-CARD-69", "FIEF-REVOLT-01", "FIEF-REVOLT-02")
@pytest.mark.rule("FIEF-REVOLT-03", "FIEF-REVOLT-04")
def test_a_revolt_breaks_out_in_a_village_under_famine():
    """Three dice give its points, and the card's player controls it."""
    state = cards(effect=FAMINE)
    assert refused(play, state, "Anne", "revolt", at="Bourg") == (
        "fief.no_famine_there", "FIEF-REVOLT-03",
    )  # fmt: skip
    risen = play(state, "Bruno", "revolt", at="Gué", dice="4 6 1")
    assert (risen.result["rebels"], risen.result["fights"]) == (11, [])
    told = [state.get("campaign", f"revolt{f}") for f in ("", "_at", "_since")]
    assert told == [BRUNO, "territory:Gué", 3]
    assert (points(counters(state, "rebels")), state.balance("table", "revolt")) == (
        11,
        1,
    )
    assert refused(play, state, "Bruno", "revolt", at="Mont") == (
        "fief.revolt_running", "FIEF-REVOLT-02",
    )  # fmt: skip


@pytest.mark.rule("FIEF-REVOLT-02")
@pytest.mark.parametrize("left", ["rebels", "card"])
def test_there_is_one_revolt_at_a_time(left):
    """One lasts while any counter is on the board, or the card on the table."""
    state = cards(effect=FAMINE)
    play(state, "Bruno", "revolt", at="Gué", dice="4 6 1")
    if left == "rebels":
        state.put("campaign", "revolt_at", None)
    else:
        for value, count in counters(state, "rebels").items():
            state.add("rebels", value, -count)
    again = refused(play, state, "Chloé", "revolt", at="Mont", dice="1 1 1")
    assert again == ("fief.revolt_running", "FIEF-REVOLT-02")


@pytest.mark.rule("FIEF-REVOLT-05", "FIEF-STOCK-04")
@pytest.mark.parametrize("total", range(3, 19))
def test_every_throw_can_be_laid_out_with_the_counters_of_the_box(total):
    """Rolls of 3 to 18 points can all be laid out."""
    state = cards()
    state.apply(raised(state, total, Because()))
    assert points(counters(state, "rebels")) == total


@pytest.mark.rule("FIEF-REVOLT-06", "FIEF-REVOLT-12")
@pytest.mark.ruling("FIEF-AMB-34", "FIEF-AMB-132")
def test_rebels_who_meet_others_are_to_fight():
    """Rebels fight at once, or after bad weather, even their own leader."""
    state = cards(effect=FAMINE)
    risen = play(state, "Chloé", "revolt", at="Lac", dice="1 1 1")
    assert risen.result["fights"] == [CHLOE]
    assert keys(risen) == ["fief.fight_due", "fief.passes_over"]
    friend = cards(effect=FAMINE, house={"revolt.ally_controller": True})
    risen = play(friend, "Chloé", "revolt", at="Lac", dice="1 1 1")
    assert (risen.result["fights"], state.balance("territory:Lac", "mill")) == ([], 1)
    storms = [{"kind": "bad_weather", "region": name} for name in ("Vert", "Rouge")]
    storm = cards(effect=[*FAMINE, *storms])
    risen = play(storm, "Bruno", "revolt", at="Lac", dice="1 1 1")
    assert keys(risen) == ["fief.fight_waits", "fief.passes_over"]
    gone = storm.copy()
    gone.balances.pop("rebels")
    assert keys(play(storm, "Bruno", "sun", on="Rouge")) == []
    assert keys(play(storm, "Chloé", "sun", on="Vert")) == ["fief.fight_due"]
    assert keys(play(gone, "Chloé", "sun", on="Vert")) == []


@pytest.mark.rule("FIEF-REVOLT-13", "FIEF-REVOLT-14")
@pytest.mark.ruling("FIEF-AMB-118")
@pytest.mark.parametrize(("wrecks", "left"), [(True, [0, 0, 0]), (False, [1, 2, 1])])
def test_a_revolt_in_an_empty_village_destroys_what_stands_there(wrecks, left):
    """Mills, presses and castle return to the box; a city would stay."""
    villages = {
        "Gué": {"owner": "Bruno", "building": "castle", "mills": 1, "presses": 2},
        "Mont": {"owner": "Bruno", "troops": {"Bruno": {"v1": 1}}},
    }
    people = {"Eric": {"player": "Bruno", "at": "Mont"}}
    house = {"revolt.empty_start": wrecks}
    state = cards(villages, people, effect=FAMINE, house=house)
    play(state, "Anne", "revolt", at="Gué", dice="1 1 1")
    kinds = ("mill", "press", "castle")
    assert [state.balance("territory:Gué", kind) for kind in kinds] == left


@pytest.mark.rule("FIEF-REVOLT-14", "FIEF-REVOLT-15")
@pytest.mark.ruling("FIEF-AMB-133")
@pytest.mark.parametrize(("when", "aside"), [("crossed", 1), ("end_of_move", None)])
def test_an_empty_capital_where_a_revolt_breaks_out_counts_as_crossed(when, aside):
    """The city stays; the title is set aside only if crossing is enough."""
    villages = {"Bourg": {"owner": "Anne", "building": "city", "mills": 1}}
    people = {"Arnaud": {"player": "Anne", "at": "Vaux", "titles": ["Rouge"]}}
    famine = [{"kind": "famine", "region": "Rouge"}]
    house = {"revolt.empty_capital": when}
    state = cards(villages, people, effect=famine, house=house)
    play(state, "Bruno", "revolt", at="Bourg", dice="1 1 1")
    held = [state.balance("territory:Bourg", kind) for kind in ("city", "mill")]
    assert (held, state.get("title:Rouge", "aside")) == ([1, 0], aside)
