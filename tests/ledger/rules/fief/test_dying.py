"""The death of a lord: cards, counters, titles, crowns, money."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.errors import Misuse
from ledger.rules.fief.cards.deck import cards_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import CAUSES
from ledger.rules.fief.families.ending import DEAD, ended
from ledger.rules.fief.forces import counters, guarded
from ledger.rules.fief.treasury.escrow import account
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    blue,
    cards,
    die,
    play,
    refused,
    straight,
)

ROUGE = "title:Rouge"
ROYAL = {
    "Arnaud": {"king": True, "spouse": "Mireille"},
    "Mireille": {
        "player": "Bruno",
        "at": "Mont",
        "queen": True,
        "spouse": "Arnaud",
    },
}
PRINCE = {"Gauvain": {"player": "Anne", "at": "Bourg", "prince": True}}


def guards(state, name):
    """Puts the full guard of the King or the Queen on the board."""
    for value, count in counters(state, f"stock/{name}").items():
        state.add(f"stock/{name}", value, -count)
        state.add(f"guard/{name}", value, count)
    return state


@pytest.mark.rule("FIEF-LORD-05", "FIEF-CARD-34", "FIEF-FIEF-29")
@pytest.mark.ruling("FIEF-AMB-25")
def test_all_that_lay_on_a_lord_leaves_the_table():
    """TV-HEIR-05 has a bishop and cardinal who is baron; D'Arc is beside him."""
    state = cards(
        change={
            "Arnaud": {"bishop": "Autun", "cardinal": True},
            "Blanche": {"darc": True},
        }
    )
    gone = ended(state, "lord:Arnaud", DEAD, Because())
    assert all(one.before != one.after for one in gone if isinstance(one, Change))
    told = die(state, "Arnaud")
    assert (told["bishop"], told["cardinal"]) == ("diocese:Autun", True)
    assert cards_of(state, "bishop")["diocese:Autun"] == "discard"
    assert (state.get("lord:Arnaud", "cardinal"), state.get("lord:Arnaud", "at")) == (
        None, None,
    )  # fmt: skip
    assert state.get(ROUGE, "holder") == "lord:Blanche"
    assert (state.balance("discard", "card"), blue(state)) == (2, 57)
    bare = state.copy()
    bare.add("table", "darc", -1)
    assert not [
        one
        for one in ended(bare, "lord:Blanche", DEAD, Because())
        if getattr(one, "what", "") == "darc"
    ]
    die(state, "Blanche")
    assert (state.balance("discard", "darc"), state.balance("discard", "card")) == (
        1,
        4,
    )
    assert cards_of(state, "lord")["lord:Blanche"] == "discard"


@pytest.mark.rule(
    "FIEF-LORD-07", "FIEF-FIGHT-20", "FIEF-CARD-58", "FIEF-CARD-60", "FIEF-CARD-62"
)
@pytest.mark.parametrize(("cause", "rule"), sorted(CAUSES.items()))
def test_each_cause_of_death_has_its_rule(cause, rule):
    """An unknown cause is refused with the known ones."""
    effects, told, _ = straight(cards(), "lord:Eric", cause)
    gone = next(e for e in effects if getattr(e, "field", "") == "discarded")
    assert (gone.because.rule, told["cause"]) == (rule, cause)
    assert refused(die, cards(), "Eric", "old age")[0] == "fief.cause"


@pytest.mark.rule("FIEF-CARD-63", "FIEF-PRINCE-07", "FIEF-REGENCY-08")
def test_justice_condemns_neither_king_nor_regent_nor_prince():
    """A recorded death is refused, too; a Queen may die if she is not Regent."""
    state = cards(change=ROYAL | PRINCE)
    why = ("fief.justice_sacred", "FIEF-CARD-63")
    assert refused(die, state, "Arnaud", "justice") == why
    assert refused(die, state, "Gauvain", "justice") == why
    assert die(state.copy(), "Mireille", "justice")["cause"] == "justice"
    state.put("campaign", "regent", "lord:Mireille")
    assert refused(die, state, "Mireille", "justice") == why


def test_only_who_lives_can_die():
    """A lord in the deck is not known at the table."""
    assert refused(die, cards(), "Gauvain")[0] == "unknown_name.lord"
    with pytest.raises(Misuse):
        die(cards(), "Eric", "")


@pytest.mark.rule("FIEF-FIEF-27", "FIEF-FIEF-28")
def test_the_titles_of_the_dead_go_to_one_of_the_family_at_once():
    """TV-HEIR-01: one of several is chosen by the key heir.Arnaud."""
    state = cards(change={"Henry": {"player": "Anne", "at": "Vaux"}})
    told = die(state, "Arnaud", choices={"heir.Arnaud": "Henry"})
    assert told["titles"] == [{"title": ROUGE, "heir": "lord:Henry"}]
    assert (state.get(ROUGE, "holder"), told["last"]) == ("lord:Henry", False)


def two_fiefs(**more):
    """Arnaud holds Rouge and Vert; Blanche and Henry may follow him."""
    villages = {
        "Bourg": {"owner": "Anne", "building": "city"},
        "Mont": {"owner": "Anne", "building": "city"},
    }
    people = {
        "Arnaud": {"player": "Anne", "at": "Bourg", "titles": ["Rouge", "Vert"]},
        "Blanche": {"player": "Anne", "at": "Bourg"},
        "Henry": {"player": "Anne", "at": "Bourg"},
    }
    return cards(villages, people, **more)


@pytest.mark.ruling("FIEF-AMB-124")
def test_one_heir_receives_all_or_each_fief_its_own():
    """The house decides which."""
    one = two_fiefs()
    die(one, "Arnaud", choices={"heir.Arnaud": "Blanche"})
    assert len(lords.titles_of(one, "lord:Blanche")) == 2
    split = two_fiefs(house={"heir.split": "split"})
    choices = {"heir.Arnaud.Rouge": "Blanche", "heir.Arnaud.Vert": "Henry"}
    die(split, "Arnaud", choices=choices)
    assert lords.titles_of(split, "lord:Henry") == ["title:Vert"]


@pytest.mark.ruling("FIEF-AMB-42")
def test_a_captive_may_inherit_with_a_word_unless_the_house_forbids_it():
    """Blanche is Bruno's captive."""
    held = {"Blanche": {"prisoner_of": "Bruno"}}
    told = die(cards(change=held), "Arnaud")
    assert told["warnings"] == ["fief.title_captive"]
    both = two_fiefs(change=held)
    told = die(both, "Arnaud", choices={"heir.Arnaud": "Blanche"})
    assert told["warnings"] == ["fief.title_captive"]  # once for both fiefs
    strict = cards(change=held, house={"heir.prisoner": False})
    found = refused(die, strict, "Arnaud")
    assert found == ("fief.captive", "fief.heir.prisoner")


LAST = {"Blanche": None}


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-31", "FIEF-FIEF-32", "FIEF-FIEF-33")
@pytest.mark.ruling("FIEF-AMB-101", "FIEF-AMB-122")
@pytest.mark.parametrize(("spouse", "heir"), [(None, "crown"), ("Isabelle", BRUNO)])
def test_the_last_of_a_family_leaves_the_cards_with_the_player_for_now(spouse, heir):
    """TV-HEIR-02 to -04: the heir is known at the death, but inherits later."""
    change = dict(LAST)
    if spouse:
        change["Arnaud"] = {"spouse": spouse}
        change[spouse] = {"player": "Bruno", "at": "Mont", "spouse": "Arnaud"}
    state = cards(change=change)
    told = die(state, "Arnaud")
    title = {field: state.get(ROUGE, field) for field in ("holder", "keeper", "heir")}
    assert title == {"holder": None, "keeper": ANNE, "heir": heir}
    waits = ["fief.alliance_waits"] if spouse else []
    assert (told["last"], told["warnings"]) == (True, ["fief.extinct", *waits])


@pytest.mark.rule("FIEF-LORD-05")
@pytest.mark.parametrize("dead", ["Arnaud", "Blanche"])
def test_who_was_elected_and_dies_is_crowned_no_more(dead):
    """Another lord's death changes nothing about it."""
    state = cards()
    state.put("campaign", "elected", "lord:Arnaud")
    die(state, dead)
    expected = None if dead == "Arnaud" else "lord:Arnaud"
    assert expected == state.get("campaign", "elected")


@pytest.mark.rule("FIEF-LORD-09", "FIEF-FIEF-36")
def test_whoever_has_lost_all_lords_keeps_villages_and_soldiers():
    """Only the lord is lost."""
    state = cards(change=LAST)
    die(state, "Arnaud")
    assert state.balance("territory:Bourg/player:Anne", "v1") == 5
    assert state.get("territory:Bourg", "owner") == ANNE


@pytest.mark.rule("FIEF-LORD-08")
def test_the_widow_is_free_to_marry_again():
    """Blanche was married to Eric."""
    state = cards(change={"Blanche": {"spouse": "Eric"}, "Eric": {"spouse": "Blanche"}})
    told = die(state, "Eric")
    assert (told["spouse"], lords.spouse(state, "lord:Blanche")) == (
        "lord:Blanche",
        None,
    )


@pytest.mark.rule("FIEF-GRACE-19", "FIEF-INC-17", "FIEF-GRACE-13", "FIEF-FIEF-32")
@pytest.mark.parametrize(
    ("change", "to"),
    [
        ({}, ANNE),
        ({**LAST, "Arnaud": {"spouse": "Isabelle"}}, BRUNO),
        ({**LAST, "Arnaud": {"spouse": "Isabelle", "titles": []}}, BRUNO),
        ({**LAST, "Eric": {"king": True}}, BRUNO),
        (LAST, ANNE),
        ({**LAST, "Arnaud": {"titles": []}}, "bank"),
    ],
)
def test_what_was_set_aside_goes_to_the_heir(change, to):
    """The heir is the family, the widow's player or the crown; else nobody.

    The bank gets money without an heir.
    """
    people = dict(change)
    if people.get("Arnaud", {}).get("spouse"):
        people["Isabelle"] = {"player": "Bruno", "at": "Mont", "spouse": "Arnaud"}
    people["Arnaud"] = {**people.get("Arnaud", {}), "prisoner_of": "Chloé"}
    state = cards(change=people)
    state.add(account("lord:Arnaud"), "money", 700)
    state.add("bank", "money", -700)
    before = state.balance(to, "money")
    told = die(state, "Arnaud")
    assert told["escrow"] == {"to": to, "amount": 700}
    assert state.balance(to, "money") - before == 700
    assert state.balance(account("lord:Arnaud"), "money") == 0


@pytest.mark.rule(
    "FIEF-LORD-06", "FIEF-PRINCE-04", "FIEF-PRINCE-06", "FIEF-REGENCY-03",
    "FIEF-REGENCY-01", "FIEF-GUARD-05",
)  # fmt: skip
@pytest.mark.ruling("FIEF-AMB-109", "FIEF-AMB-129")
def test_the_prince_is_king_at_once_and_the_queen_rules_for_four_turns():
    """In turn 3 the Queen becomes Regent to the end of turn 6, with guards."""
    state = guards(cards(change={**ROYAL, **PRINCE}), "king")
    told = die(state, "Arnaud", choices={"heir.Arnaud": "Blanche"})
    offices = [lords.office(state, name) for name in ("king", "prince", "regent")]
    assert offices == ["lord:Gauvain", None, "lord:Mireille"]
    assert state.get("campaign", "regent_until") == 6
    assert (told["king"], told["regent"]) == ("lord:Gauvain", "lord:Mireille")
    assert (guarded(state, "king"), bool(counters(state, "guard/king"))) == (
        "lord:Mireille", True,
    )  # fmt: skip


@pytest.mark.rule("FIEF-REGENCY-01", "FIEF-REGENCY-05", "FIEF-GUARD-04")
def test_without_a_prince_the_throne_is_vacant_and_the_guards_go_home():
    """The queen is regent until a new king is crowned."""
    state = guards(cards(change=ROYAL), "king")
    die(state, "Arnaud")
    assert (lords.office(state, "king"), lords.office(state, "regent")) == (
        None, "lord:Mireille",
    )  # fmt: skip
    assert (counters(state, "guard/king"), state.get("campaign", "regent_until")) == (
        {}, None,
    )  # fmt: skip


@pytest.mark.ruling("FIEF-AMB-64")
def test_a_regent_without_a_prince_keeps_the_guards_where_the_house_says_so():
    """The guards are beside her."""
    state = guards(cards(change=ROYAL, house={"guard.regent_keeps": True}), "king")
    die(state, "Arnaud")
    assert counters(state, "guard/king") == {"v1": 5, "v3": 3, "v6": 1}


@pytest.mark.rule("FIEF-PRINCE-05", "FIEF-GUARD-13", "FIEF-REGENCY-11")
def test_without_a_queen_the_prince_is_king_in_his_own_right():
    """The guards pass straight to him; without either, the throne is vacant."""
    state = guards(cards(change={"Arnaud": {"king": True}, **PRINCE}), "king")
    die(state, "Arnaud", choices={"heir.Arnaud": "Blanche"})
    assert (lords.office(state, "regent"), guarded(state, "king")) == (
        None, "lord:Gauvain",
    )  # fmt: skip
    empty = cards(change={"Arnaud": {"king": True}})
    die(empty, "Arnaud")
    assert lords.office(empty, "king") is None


@pytest.mark.rule("FIEF-GUARD-10", "FIEF-REGENCY-07")
def test_the_queens_death_ends_her_guard_and_her_regency():
    """The young king rules himself, with the king's guard."""
    state = cards(change={**ROYAL, **PRINCE})
    die(state, "Arnaud", choices={"heir.Arnaud": "Blanche"})
    guards(guards(state, "queen"), "king")
    die(state, "Mireille")
    facts = [state.get("campaign", f) for f in ("queen", "regent", "regent_until")]
    assert facts == [None, None, None]
    assert (counters(state, "guard/queen"), guarded(state, "king")) == (
        {}, "lord:Gauvain",
    )  # fmt: skip


@pytest.mark.rule("FIEF-PRINCE-06")
def test_a_dead_princes_card_goes_back():
    """The king has no heir any more."""
    state = cards(change={**ROYAL, **PRINCE})
    die(state, "Gauvain", "plague")
    assert (lords.office(state, "prince"), lords.office(state, "king")) == (
        None, "lord:Arnaud",
    )  # fmt: skip


@pytest.mark.rule("FIEF-CARD-34", "FIEF-VAR-01")
def test_a_dead_bishops_card_may_be_sold_where_that_is_played():
    """A note says so, if there is a cardinal to sell it."""
    people = {"Henry": {"player": "Anne", "at": "Bourg", "cardinal": True}}
    state = cards(house={"variant.bishop_auction": True}, change=people)
    assert die(state, "Charles")["warnings"] == ["fief.auction_due"]


@pytest.mark.rule("FIEF-CARD-60")
def test_a_murdered_kings_crown_goes_on_like_any():
    """The card calls the same function as any death."""
    state = cards(change={**ROYAL, **PRINCE})
    choices = {"heir.Arnaud": "Blanche"}
    play(state, "Bruno", "assassination", on="Arnaud", choices=choices)
    assert lords.office(state, "king") == "lord:Gauvain"
