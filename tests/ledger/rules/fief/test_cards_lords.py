"""Turns to play cards; lords, bishops and D'Arc."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.turn.order import has_acted
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    blue,
    cards,
    die,
    facts_of,
    keys,
    play,
    refused,
)

FOUR = {name: {"player": "Anne", "at": "Bourg"} for name in ("Henry", "Isabelle")}


@pytest.mark.rule("FIEF-CARD-02", "FIEF-CARD-03")
def test_cards_are_played_in_phase_1():
    """No card is played in the purchases; in phase 1, any number from the hand is.

    If escapes are free at any time, they are the only exception.
    """
    for house in ({}, {"escape.any_phase": True}):
        late = cards(phase="purchases", house=house)
        assert refused(play, late, "Anne", "famine", on="Vert") == (
            "fief.phase_over", "FIEF-CARD-02",
        )  # fmt: skip
    state = cards()
    for card, on in (("famine", "Vert"), ("bad_weather", "Vert"), ("tallage", "Rouge")):
        play(state, "Anne", card, on=on)
    assert (state.balance("hand/player:Anne", "card"), blue(state)) == (0, 57)


@pytest.mark.rule("FIEF-CARD-04", "FIEF-CARD-05")
def test_a_turn_that_has_passed_does_not_come_back():
    """Anne may not parry once Bruno has acted, but Chloé, who comes later, may."""
    state = cards()
    play(state, "Anne", "famine", on="Rouge")
    play(state, "Bruno", "bad_weather", on="Rouge")
    assert has_acted(state, BRUNO)
    assert refused(play, state, "Anne", "sun", on="Rouge") == (
        "fief.card_passed", "FIEF-CARD-04",
    )  # fmt: skip
    play(state.copy(), "Anne", "sun", on="Rouge", ruled=True)
    play(state, "Chloé", "sun", on="Rouge")
    assert state.balance("region:Rouge", "bad_weather") == 0


def test_what_is_no_card_is_told():
    """The refusal has the nearest kinds."""
    facts = facts_of(play, cards(), "Anne", "famin")
    assert facts == {"word": "famin", "near": ["famine"]}


@pytest.mark.rule("FIEF-CARD-66", "FIEF-CARD-20")
def test_words_that_mean_nothing_for_a_card_are_refused():
    """A sun does not need a village, and a lord is not laid on another."""
    both = {"lord": "Henry", "on": "Othon"}
    for card, words in (("sun", {"at": "Bourg"}), ("lord", both)):
        assert refused(play, cards(), "Anne", card, **words)[0] == "fief.card_option"


OF_PLACES = (
    *("tithe", "tallage", "plague"),
    *("bad_weather", "sun", "famine", "good_harvest"),
)


@pytest.mark.parametrize(
    ("card", "words", "option"),
    [
        *((card, {"lord": "Othon"}, "lord") for card in OF_PLACES),
        *((card, {"at": "Bourg"}, "at") for card in OF_PLACES),
        ("bishop", {"at": "Bourg"}, "at"),
        ("darc", {"at": "Bourg"}, "at"),
        ("assassination", {"at": "Bourg"}, "at"),
        ("justice", {"at": "Bourg"}, "at"),
        ("revolt", {"at": "Bourg", "lord": "Othon"}, "lord"),
        ("revolt", {"at": "Bourg", "on": "Bruno"}, "on"),
        ("revolt", {"on": "Bruno", "lord": "Othon"}, "lord"),
    ],
)
def test_no_card_takes_a_word_that_means_nothing_for_it(card, words, option):
    """The refusal names the option."""
    told = facts_of(play, cards(), "Anne", card, **words)
    assert told == {"card": card, "option": f"--{option}"}


@pytest.mark.rule("FIEF-CARD-20", "FIEF-CARD-21")
def test_a_new_lord_is_laid_and_placed_at_once():
    """The place is a castle or city, if there is one."""
    state = cards()
    laid = play(state, "Anne", "lord", lord="Gauvain", at="Bourg")
    assert (laid.result["at"], laid.result["titles"]) == ("territory:Bourg", [])
    assert play(cards(), "Anne", "lord", on="Henry").result["lord"] == "lord:Henry"
    told = facts_of(play, cards(), "Anne", "lord", lord="Henri")
    assert (told["kind"], next(iter(told["near"]))) == ("card", "Henry")
    facts = {f: state.get("lord:Gauvain", f) for f in ("player", "at", "laid")}
    assert facts == {"player": ANNE, "at": "territory:Bourg", "laid": 3}
    other = cards()
    call = (play, other, "Anne", "lord")
    key = refused(*call, lord="Gauvain", at="Vaux")
    assert key == ("fief.place_strong", "FIEF-CARD-21")
    assert facts_of(*call, lord="Gauvain", at="Vaux")["near"] == ["Bourg"]


@pytest.mark.rule("FIEF-CARD-21", "FIEF-MOVE-11")
def test_without_castle_or_city_a_lord_appears_where_one_stands_or_nobody_is():
    """Chloé has no castle: Lac is hers, Gué is free and becomes hers, Mont is not."""
    for village, owner in (("Lac", CHLOE), ("Gué", CHLOE)):
        state = cards()
        play(state, "Chloé", "lord", lord="Henry", at=village)
        assert state.get(f"territory:{village}", "owner") == owner
    assert refused(play, cards(), "Chloé", "lord", lord="Henry", at="Mont") == (
        "fief.place_open", "FIEF-CARD-21",
    )  # fmt: skip


@pytest.mark.ruling("FIEF-AMB-24")
def test_a_free_village_of_a_fief_does_not_change_hands():
    """Vaux is in Anne's fief, and nobody is there."""
    state = cards()
    play(state, "Chloé", "lord", lord="Henry", at="Vaux")
    assert state.get("territory:Vaux", "owner") is None


@pytest.mark.rule("FIEF-CARD-21")
@pytest.mark.ruling("FIEF-AMB-24")
def test_a_new_lord_in_an_allys_village_needs_the_allys_leave():
    """Any other player's village needs it, too, if the house goes by consent."""
    wed = {"Henry": {"player": "Chloé", "at": "Lac"}, "Blanche": {"spouse": "Henry"}}
    for leave, key in (("granted", None), ("refused", "fief.lord_unwelcome")):
        state = cards(change=wed)
        words = {"lord": "Roland", "at": "Bourg", "choices": {"leave.Anne": leave}}
        if key:
            call = refused(play, state, "Chloé", "lord", **words)
            assert call == (key, "FIEF-AMB-24")
        else:
            play(state, "Chloé", "lord", **words)
            assert state.get("lord:Roland", "at") == "territory:Bourg"
    state = cards(house={"cards.allied": "consent"})
    choices = {"leave.Bruno": "granted"}
    play(state, "Chloé", "lord", lord="Roland", at="Mont", choices=choices)
    assert state.get("lord:Roland", "player") == CHLOE


@pytest.mark.rule("FIEF-CARD-22", "FIEF-LORD-01", "FIEF-LORD-02", "FIEF-GRACE-15")
@pytest.mark.ruling("FIEF-AMB-38")
def test_a_fifth_lord_is_refused_and_captives_count():
    """Anne has four, one of them held by Bruno; her own captives do not count."""
    state = cards(change={**FOUR, "Blanche": {"prisoner_of": "Bruno"}})
    words = {"lord": "Gauvain", "at": "Bourg"}
    assert refused(play, state, "Anne", "lord", **words) == (
        "fief.lords_most", "FIEF-CARD-22",
    )  # fmt: skip
    facts = facts_of(play, state, "Anne", "lord", **words)
    assert (facts["count"], facts["most"]) == (4, 4)
    play(state, "Anne", "lord", ruled=True, **words)
    assert (len(lords.family(state, ANNE)), state.get(ANNE, "ruled")) == (5, 1)
    three = {"Isabelle": FOUR["Isabelle"]}
    holder = cards(change={**three, "Eric": {"prisoner_of": "Anne"}})
    play(holder, "Anne", "lord", **words)
    assert len(lords.family(holder, ANNE)) == 4


@pytest.mark.rule("FIEF-CARD-12", "FIEF-CARD-13", "FIEF-CARD-23", "FIEF-STOCK-11")
def test_each_lord_is_one_card():
    """Living lords and discarded cards cannot be laid again."""
    state = cards()
    call = (play, state, "Bruno", "lord")
    assert refused(*call, lord="Arnaud", at="Mont") == (
        "fief.lord_in_play", "FIEF-CARD-23",
    )  # fmt: skip
    state.put("lord:Gauvain", "discarded", 1)
    assert refused(*call, lord="Gauvain", at="Mont") == (
        "fief.lord_discarded", "FIEF-STOCK-11",
    )  # fmt: skip
    assert refused(*call)[0] == "fief.which_lord"


@pytest.mark.rule("FIEF-FIEF-32")
@pytest.mark.ruling("FIEF-AMB-41", "FIEF-AMB-122")
def test_a_new_lord_receives_the_titles_that_waited_for_one():
    """A title without an heir goes to the newcomer, unless the crown inherits it."""
    for heir, new_lord_saves, holder in (
        (None, False, "lord:Gauvain"),
        ("crown", False, None),
        (BRUNO, False, None),
        (BRUNO, True, "lord:Gauvain"),
    ):
        state = cards(house={"heir.new_lord_saves": new_lord_saves})
        for field, value in (("holder", None), ("keeper", ANNE), ("heir", heir)):
            state.put("title:Rouge", field, value)
        play(state, "Anne", "lord", lord="Gauvain", at="Bourg")
        assert state.get("title:Rouge", "holder") == holder


@pytest.mark.rule("FIEF-CARD-29", "FIEF-CARD-35")
def test_a_bishop_is_a_man_of_ones_own():
    """Arnaud, who is a baron, becomes bishop too; women and others' lords do not."""
    state = cards()
    play(state, "Anne", "bishop", on="Autun", lord="Arnaud")
    assert state.get("diocese:Autun", "bishop") == "lord:Arnaud"
    assert (lords.is_titled(state, "lord:Arnaud"), blue(state)) == (True, 57)
    for lord, key in (
        ("Blanche", ("fief.bishop_woman", "FIEF-CARD-29")),
        ("Eric", ("fief.lord_of_other", "FIEF-CARD-29")),
    ):
        assert key == refused(play, cards(), "Anne", "bishop", on="Autun", lord=lord)
    ruled = cards()
    play(ruled, "Anne", "bishop", on="Autun", lord="Eric", ruled=True)
    assert ruled.get("diocese:Autun", "bishop") == "lord:Eric"


@pytest.mark.rule("FIEF-CARD-29", "FIEF-CARD-30", "FIEF-STOCK-11")
def test_one_bishop_a_diocese_and_one_diocese_a_bishop():
    """Sigy already has a bishop, who cannot have Autun as well."""
    state = cards()
    assert refused(play, state, "Bruno", "bishop", on="Sigy", lord="Eric") == (
        "fief.see_taken", "FIEF-CARD-29",
    )  # fmt: skip
    assert refused(play, state, "Bruno", "bishop", on="Autun", lord="Charles") == (
        "fief.bishop_already", "FIEF-CARD-30",
    )  # fmt: skip
    state.put("diocese:Autun", "discarded", 1)
    assert refused(play, state, "Bruno", "bishop", on="Autun", lord="Eric") == (
        "fief.bishop_discarded", "FIEF-STOCK-11",
    )  # fmt: skip


@pytest.mark.rule("FIEF-CARD-32", "FIEF-MARRY-14")
@pytest.mark.ruling("FIEF-AMB-17")
def test_a_married_man_becomes_no_bishop_but_a_widower_does():
    """The house may allow married bishops."""
    wed = {"Eric": {"spouse": "Blanche"}}
    call = (play, cards(change=wed), "Bruno", "bishop")
    rule = "FIEF-MARRY-14"
    assert refused(*call, on="Autun", lord="Eric") == ("fief.bishop_married", rule)
    for state in (cards(change=wed, house={"bishop.allow_married": True}), cards()):
        play(state, "Bruno", "bishop", on="Autun", lord="Eric")
        assert lords.is_clergy(state, "lord:Eric")


@pytest.mark.rule("FIEF-CARD-32")
@pytest.mark.ruling("FIEF-AMB-18", "FIEF-AMB-92")
@pytest.mark.parametrize(
    ("office", "house", "key", "notes"),
    [
        ("king", "prince", "fief.bishop_king", None),
        ("king", "both", None, []),
        ("prince", "prince", None, ["fief.prince_bishop"]),
        ("prince", "none", "fief.bishop_prince", None),
        ("prisoner", "prince", None, ["fief.bishop_captive"]),
    ],
)
def test_a_king_becomes_no_bishop_a_prince_with_a_word(office, house, key, notes):
    """The house decides; a captive may, but cannot levy or crown."""
    told = {"prisoner_of": "Anne"} if office == "prisoner" else {office: True}
    state = cards(change={"Eric": told}, house={"bishop.allow_royal": house})
    words = {"on": "Autun", "lord": "Eric"}
    if key:
        found = refused(play, state, "Bruno", "bishop", **words)
        assert found == (key, "FIEF-AMB-18")
    else:
        # Anne, who comes first, has not acted.
        told = keys(play(state, "Bruno", "bishop", **words))
        assert told == [*notes, "fief.passes_over"]


@pytest.mark.rule("FIEF-CARD-25")
@pytest.mark.ruling("FIEF-AMB-126")
def test_darc_is_a_woman_who_is_neither_married_nor_titled():
    """D'Arc is a lady of one's own family, unless the house allows any."""
    state = cards()
    said = state.copy()
    play(said, "Anne", "darc", on="Blanche")
    assert lords.is_darc(said, "lord:Blanche")
    play(state, "Anne", "darc", lord="Blanche")
    assert (lords.is_darc(state, "lord:Blanche"), state.balance("table", "darc")) == (
        True, 1,
    )  # fmt: skip
    assert (lords.fights(state, "lord:Blanche"), blue(state)) == (True, 57)
    for change, key in (
        ({"Blanche": {"spouse": "Eric"}}, "fief.darc_married"),
        ({"Blanche": {"titles": ["Rouge"]}, "Arnaud": None}, "fief.darc_titled"),
        ({"Blanche": {"queen": True}}, "fief.darc_titled"),
        ({"Blanche": {"regent": True}}, "fief.darc_titled"),
    ):
        call = refused(play, cards(change=change), "Anne", "darc", lord="Blanche")
        assert call == (key, "FIEF-CARD-25")
    assert refused(play, cards(), "Anne", "darc", lord="Arnaud")[0] == "fief.darc_man"
    other = ("fief.lord_of_other", "FIEF-AMB-126")
    assert refused(play, cards(), "Bruno", "darc", lord="Blanche") == other
    play(cards(house={"darc.target": "any"}), "Bruno", "darc", lord="Blanche")


@pytest.mark.ruling("FIEF-AMB-92")
def test_a_captive_becomes_no_bishop_where_the_house_says_so():
    """The house rule is the same as for cardinals."""
    held = {"Eric": {"prisoner_of": "Anne"}}
    state = cards(change=held, house={"cardinal.captive": False})
    found = refused(play, state, "Bruno", "bishop", on="Autun", lord="Eric")
    assert found == ("fief.captive", "fief.cardinal.captive")


@pytest.mark.rule("FIEF-CARD-26")
def test_darc_may_receive_fief_titles():
    """Blanche, who is D'Arc, inherits from Arnaud."""
    state = cards()
    play(state, "Anne", "darc", lord="Blanche")
    die(state, "Arnaud")
    assert lords.titles_of(state, "lord:Blanche") == ["title:Rouge"]
    assert lords.is_darc(state, "lord:Blanche")
