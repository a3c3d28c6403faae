"""A lord's card: who may be laid where, and what becomes his."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.questions import Missing
from ledger.rules.fief.cards.lord_card import placed, room, too_many
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    cards,
    facts_of,
    play,
    refused,
)

HENRY, BOURG, MONT, LAC = (
    "lord:Henry",
    "territory:Bourg",
    "territory:Mont",
    "territory:Lac",
)
GUE, ROUGE, WHY = "territory:Gué", "title:Rouge", Because("FIEF-CARD-20", "lord:Henry")
THIRD = {"Gauvain": {"player": "Anne", "at": "Bourg"}}
FOURTH = {**THIRD, "Isabelle": {"player": "Anne", "at": "Bourg"}}


@pytest.mark.rule("FIEF-CARD-20", "FIEF-CARD-21")
def test_the_only_castle_is_the_place_without_a_question():
    """With two of them the player is asked."""
    state = cards()
    laid = play(state, "Anne", "lord", lord="Henry")
    assert laid.result == {
        "player": ANNE,
        "card": "lord",
        "lord": HENRY,
        "at": BOURG,
        "titles": [],
    }
    changes = [one for one in laid.effects if getattr(one, "subject", "") == HENRY]
    assert changes == [
        Change(HENRY, "player", None, ANNE, WHY),
        Change(HENRY, "at", None, BOURG, WHY),
        Change(HENRY, "laid", None, 3, WHY),
        Change(HENRY, "discarded", None, None, WHY),
    ]
    assert Transfer("card", 1, f"hand/{ANNE}", "table", WHY) in laid.effects
    villages = {
        "Bourg": {"owner": "Anne", "building": "castle"},
        "Vaux": {"owner": "Anne", "building": "castle"},
        "Mont": {"owner": "Bruno", "building": "castle"},
        "Pré": {"owner": "Anne", "mills": 1},
    }
    with pytest.raises(Missing) as caught:
        play(cards(villages, {}), "Anne", "lord", lord="Henry")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("at", ("Bourg", "Vaux"))


@pytest.mark.rule("FIEF-CARD-21")
@pytest.mark.ruling("FIEF-AMB-24")
@pytest.mark.parametrize(
    ("allied", "wed", "options"),
    [
        ("marriage", False, ("Vaux", "Pré", "Gué", "Lac")),
        ("marriage", True, ("Vaux", "Pré", "Gué", "Mont", "Lac")),
        ("consent", False, ("Bourg", "Vaux", "Pré", "Gué", "Mont", "Lac")),
    ],
)
def test_without_a_castle_free_own_and_allied_villages_are_proposed(
    allied, wed, options
):
    """Others' villages are proposed only where the house goes by consent."""
    change = {"Henry": {"player": "Chloé", "at": "Lac"}}
    change["Eric"] = {"player": "Bruno", "at": "Mont"}
    if wed:
        change["Isabelle"] = {"player": "Chloé", "at": "Lac", "spouse": "Eric"}
    house = {} if allied == "marriage" else {"cards.allied": allied}
    state = cards(change=change, house=house)
    with pytest.raises(Missing) as caught:
        play(state, "Chloé", "lord", lord="Roland")
    assert caught.value.question.options == options


@pytest.mark.ruling("FIEF-AMB-24")
def test_a_village_where_others_stand_but_that_nobody_owns_is_closed():
    """Bruno's soldiers camp in Gué, which is nobody's; there is nobody to ask."""
    villages = {"Gué": {"troops": {"Bruno": {"v1": 1}}}}
    people = {"Eric": {"player": "Bruno", "at": "Mont"}}
    for house in ({}, {"cards.allied": "consent"}):
        state = cards(villages, people, house=house)
        args = (play, state, "Chloé", "lord")
        assert refused(*args, lord="Roland", at="Gué")[0] == "fief.place_open"
        told = facts_of(*args, lord="Roland", at="Gué")
        assert told["village"] == GUE
        assert "Gué" not in told["near"]
        play(state, "Chloé", "lord", lord="Roland", at="Gué", ruled=True)
        assert state.get("lord:Roland", "at") == GUE
        assert state.get(GUE, "owner") is None


@pytest.mark.rule("FIEF-CARD-21")
def test_rebels_close_a_village_as_soldiers_do():
    """Where they are, no lord appears, nor becomes the owner."""
    revolt = [{"kind": "revolt", "player": "Bruno", "at": "Gué"}]
    rebels = [{"account": "rebels", "what": "v1", "amount": 2}]
    state = cards({}, {}, effect=revolt, holding=rebels)
    found = refused(play, state, "Chloé", "lord", lord="Roland", at="Gué")
    assert found == ("fief.place_open", "FIEF-CARD-21")
    play(state, "Chloé", "lord", lord="Roland", at="Gué", ruled=True)
    assert state.get(GUE, "owner") is None


@pytest.mark.ruling("FIEF-AMB-24")
def test_leave_is_asked_only_of_an_owner_who_could_refuse():
    """Not where one stands oneself, not in an empty village; the refusal names all."""
    guest = {
        "Bourg": {
            "owner": "Anne",
            "troops": {"Anne": {"v1": 1}, "Chloé": {"v1": 1}},
        },
        "Gué": {"owner": "Anne"},
        "Mont": {"owner": "Anne", "troops": {"Anne": {"v1": 1}}},
    }
    people = {"Arnaud": {"player": "Anne", "at": "Bourg"}}
    house = {"cards.allied": "consent"}
    for place in ("Bourg", "Gué"):
        state = cards(guest, people, house=house)
        play(state, "Chloé", "lord", lord="Roland", at=place)
    words = {"lord": "Roland", "at": "Mont", "choices": {"leave.Anne": "refused"}}
    state = cards(guest, people, house=house)
    told = facts_of(play, state, "Chloé", "lord", **words)
    assert told == {"village": MONT, "player": CHLOE, "owner": ANNE}
    play(state, "Chloé", "lord", ruled=True, **words)
    assert state.get("lord:Roland", "at") == MONT


@pytest.mark.rule("FIEF-CARD-22", "FIEF-LORD-01")
@pytest.mark.ruling("FIEF-AMB-116")
def test_a_family_has_room_for_four():
    """Those in the dungeon count unless the house says otherwise."""
    for change, left in (({}, 2), (THIRD, 1), (FOURTH, 0)):
        assert room(cards(change=change), ANNE) == left
    full = cards(change=FOURTH)
    found = too_many(full, ANNE, "FIEF-CARD-22")
    assert (found.code, found.key, found.rule) == (
        "rule",
        "fief.lords_most",
        "FIEF-CARD-22",
    )
    assert found.facts == {"player": ANNE, "count": 4, "most": 4}
    assert too_many(cards(change=THIRD), ANNE, "FIEF-CARD-22") is None
    for counts, left in ((True, 0), (False, 1)):
        state = cards(change=FOURTH, house={"dungeon.counts_in_limit": counts})
        state.put("lord:Gauvain", "dungeon", 1)
        assert room(state, ANNE) == left


@pytest.mark.rule("FIEF-CARD-23", "FIEF-STOCK-11")
def test_what_is_told_of_a_lord_who_cannot_be_laid():
    """His player, or that his card is discarded; a referee cannot help."""
    state = cards()
    state.put("lord:Gauvain", "discarded", 1)
    told = facts_of(play, state, "Bruno", "lord", lord="Arnaud", at="Mont", ruled=True)
    assert told == {"lord": "lord:Arnaud", "owner": ANNE}
    words = {"lord": "Gauvain", "at": "Mont", "ruled": True}
    assert facts_of(play, state, "Bruno", "lord", **words) == {"lord": "lord:Gauvain"}


@pytest.mark.rule("FIEF-FIEF-32")
@pytest.mark.ruling("FIEF-AMB-41", "FIEF-AMB-122")
@pytest.mark.parametrize(
    ("fields", "gets"),
    [
        ({"keeper": ANNE}, True),
        ({"keeper": ANNE, "heir": ANNE}, True),
        ({"keeper": ANNE, "heir": BRUNO}, False),
        ({"keeper": BRUNO}, False),
        ({"keeper": BRUNO, "heir": ANNE}, False),
        ({"aside": 1}, False),
        ({"holder": "lord:Arnaud"}, False),
        ({"holder": "lord:Arnaud", "keeper": ANNE}, False),
    ],
)
def test_a_title_waits_for_the_next_lord_of_its_keeper(fields, gets):
    """It is told, and the keeper and the heir are noted no longer."""
    state = cards()
    for field in ("holder", "keeper", "heir", "aside"):
        state.put(ROUGE, field, fields.get(field))
    laid = play(state, "Anne", "lord", lord="Henry", at="Bourg", ruled=True)
    assert laid.result["titles"] == ([ROUGE] if gets else [])
    found = {f: state.get(ROUGE, f) for f in ("holder", "keeper", "heir")}
    usual = {f: fields.get(f) for f in found}
    assert found == ({"holder": HENRY, "keeper": None, "heir": None} if gets else usual)


@pytest.mark.rule("FIEF-MOVE-11", "FIEF-CARD-08")
def test_what_is_placed_comes_from_where_it_was():
    """From the discards the card goes to the table; own land is not taken again."""
    state = cards()
    state.put(HENRY, "discarded", 1)
    effects = placed(state, CHLOE, HENRY, GUE, WHY, source="discard")
    assert effects == [
        Change(HENRY, "player", None, CHLOE, WHY),
        Change(HENRY, "at", None, GUE, WHY),
        Change(HENRY, "laid", None, 3, WHY),
        Change(HENRY, "discarded", 1, None, WHY),
        Change(GUE, "owner", None, CHLOE, WHY),
        Transfer("card", 1, "discard", "table", WHY),
    ]
    untracked = cards(house={"cards.hands": "untracked"}, hands={})
    assert not [
        one
        for one in placed(untracked, CHLOE, HENRY, GUE, WHY, source="discard")
        if isinstance(one, Transfer)
    ]
    state.put(GUE, "owner", CHLOE)
    owners = [
        one
        for where in (GUE, LAC, MONT, "territory:Vaux")
        for one in placed(state, CHLOE, HENRY, where, WHY)
        if getattr(one, "field", "") == "owner"
    ]
    assert owners == []
    state.put("campaign", "turn", 0)
    laid = placed(state, CHLOE, HENRY, LAC, WHY)[2]
    assert (laid.field, laid.after) == ("laid", None)
