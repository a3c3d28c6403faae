"""What ends with a phase or a turn, and what the table is told of it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief import GAME
from ledger.rules.fief.turn.clock import done, end_phase, end_turn
from ledger.rules.fief.turn.overtaking import passed_over, warned
from ledger.rules.fief.turn.passing import owed, undone
from ledger.state import BANK, CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    CHLOE,
    NOIR,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    person,
    position,
    refusal,
    village,
)
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

STANDING = "".join(
    village(place, player, f"{player}.v1=1", building="castle")
    + person(name, player, place)
    for player, place, name in (
        ("Anne", "Bourg", "Arnaud"),
        ("Bruno", "Beaujeu", "Charles"),
        ("Chloé", "Sennecy", "Eric"),
    )
)
TACTICS = {"variant.tactics": True}


@pytest.mark.parametrize(
    "phase", ["purchases", "movement", "combat", "negotiations", None]
)
def test_a_phase_without_anything_due_brings_nothing(phase):
    """Nor does a time before the first phase."""
    state = position(STANDING, phase="cards")
    state.put(CAMPAIGN, "phase", phase)
    assert end_phase(state, Table()) is None


@pytest.mark.rule("FIEF-CARD-14", "FIEF-CARD-61")
@pytest.mark.parametrize("hands", ["counted", "untracked"])
def test_the_cards_of_the_phase_are_discarded_kind_by_kind(hands):
    """As blue cards only where hands are counted; others stay on the table."""
    more = holding("table", "sun", 2) + holding("table", "escape", 1)
    more += fact(CAMPAIGN, "assassin", ANNE)
    state = position(STANDING + more, phase="cards", house={"cards.hands": hands})
    effects = end_phase(state, Table()).effects
    because = Because("FIEF-CARD-14")
    counted = hands == "counted"
    expected = [
        Transfer(what, count, "table", "discard", because)
        for kind, count in (("escape", 1), ("sun", 2))
        for what in (kind, *(("card",) if counted else ()))
    ]
    assert [one for one in effects if isinstance(one, Transfer)] == expected
    assert Change(CAMPAIGN, "assassin", ANNE, None) in effects


@pytest.mark.rule("FIEF-INC-19", "FIEF-TURN-07")
def test_an_income_paid_by_the_clock_is_told_player_by_player():
    """With a note of it, unless there was nothing to pay."""
    state = position(STANDING)
    outcome = end_phase(state, Table())
    assert [one["total"] for one in outcome.result["income"]] == [100, 100, 100]
    assert outcome.result["escrow"] == []
    ((note),) = outcome.warnings
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.income_unasked", "FIEF-INC-19", {"turn": 3},
    )  # fmt: skip
    poor = end_phase(position(""), Table())
    assert (poor.warnings, [one["total"] for one in poor.result["income"]]) == (
        [], [0, 0, 0],
    )  # fmt: skip
    assert Change(CAMPAIGN, "income", None, 3) in poor.effects


@pytest.mark.rule("TAC-MERC-05", "TAC-MERC-07")
@pytest.mark.parametrize(
    ("camps", "auctioned", "told"),
    [
        ("", False, {"fief.auction_skipped": 5}),
        ("Anne = 2", False, {"fief.upkeep_unpaid": 2, "fief.auction_skipped": 5}),
        ("Anne = 5", False, {"fief.upkeep_unpaid": 5, "fief.auction_skipped": 5}),
        ("Anne = 2", True, {}),
        ("", True, {}),
    ],
)
def test_a_skipped_auction_is_told_with_its_lot(camps, auctioned, told):
    """The unemployed, with those who were not paid; after an auction, nothing."""
    more = f"[camps]\n{camps}\n" if camps else ""
    state = position(STANDING + more, phase="purchases", house=TACTICS)
    state.put(CAMPAIGN, "auctioned", 3 if auctioned else None)
    ended = end_phase(state, Table())
    notes = ended.warnings if ended else []
    assert {one["key"]: one["facts"]["count"] for one in notes} == told


@pytest.mark.rule("FIEF-VAR-03")
def test_sales_lapse_with_a_phase_that_brings_something_else():
    """Both are in the same entry, in this order."""
    house = {"variant.bishop_auction": True}
    state = position(STANDING + fact("diocese:Sigy", "sale", 3), house=house)
    outcome = end_phase(state, Table())
    assert keys(outcome) == ["fief.income_unasked", "fief.auction_lapsed"]
    assert outcome.effects[-1][:4] == ("diocese:Sigy", "sale", 3, None)
    assert len(outcome.effects) > 1
    state.put(CAMPAIGN, "phase", "combat")
    alone = end_phase(state, Table())
    assert (keys(alone), len(alone.effects)) == (["fief.auction_lapsed"], 1)
    silent = position(STANDING + fact("diocese:Sigy", "sale", 3), phase="combat")
    assert (keys(end_phase(silent, Table())), len(end_phase(silent, Table()).effects)) == (
        [], 1,
    )  # fmt: skip


# The end of a turn ----------------------------------------------------------------------


def test_a_turn_without_anything_due_brings_nothing():
    """Everybody is on the map, and nobody has fought for money."""
    assert end_turn(position(STANDING), Table()) is None


@pytest.mark.ruling("TAC-AMB-33")
def test_plague_zones_end_with_the_turn():
    """Each of them, also one of an earlier turn."""
    state = position(STANDING + fact(NOIR, "plague", 3) + fact(BLEU, "plague", 2))
    because = Because("TAC-AMB-33")
    outcome = end_turn(state, Table())
    assert sorted(outcome.effects) == [
        Change(BLEU, "plague", 2, None, because),
        Change(NOIR, "plague", 3, None, because),
    ]
    assert (outcome.result, outcome.warnings) == ({}, [])


@pytest.mark.rule("TAC-MERC-30")
def test_mercenaries_who_have_fought_go_home():
    """Each employer is told how many; those in camp are not mentioned."""
    camps = "[camps]\nAnne = 2\nBruno = 1\n"
    state = position(STANDING + camps, house=TACTICS)
    for place in ("Bourg", "Vaux"):
        state.add(f"camp/{ANNE}", "mercenary", -1)
        state.add(f"{at(place)}/{ANNE}", "mercenary", 1)
    outcome = end_turn(state, Table())
    ((note),) = outcome.warnings
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.mercenaries_home", "TAC-MERC-30", {"player": ANNE, "count": 2},
    )  # fmt: skip
    state.apply(outcome.effects)
    assert [state.balance(f"camp/{one}", "mercenary") for one in (ANNE, BRUNO)] == [
        2,
        1,
    ]


@pytest.mark.rule("FIEF-TURN-10", "FIEF-WIN-05")
def test_each_family_that_is_out_is_told_with_what_it_left():
    """In turn order, with a note each."""
    state = position(village("Lac", "Bruno", "Bruno.v1=1"), money={"Anne": 30})
    outcome = end_turn(state, Table())
    gone = outcome.result["eliminated"]
    assert [(one["player"], one["money"]) for one in gone] == [(ANNE, 30), (CHLOE, 0)]
    assert [(one["key"], one["facts"]) for one in outcome.warnings] == [
        ("fief.eliminated", {"player": ANNE}),
        ("fief.eliminated", {"player": CHLOE}),
    ]
    before = state.balance(BANK, "money")
    state.apply(outcome.effects)
    assert state.balance(BANK, "money") - before == 30


# Who is passed over ---------------------------------------------------------------------


@pytest.mark.rule("FIEF-TURN-02")
@pytest.mark.parametrize(
    ("phase", "more", "expected"),
    [
        ("cards", "[hands]\nAnne = 1\n", [ANNE]),
        ("cards", "", []),
        ("income", "", []),
        ("purchases", "", [ANNE, BRUNO]),
        ("movement", "", [ANNE, BRUNO]),
        ("combat", "", []),
        ("combat", village("Vaux", None, "Bruno.v1=1 Chloé.v1=1"), [BRUNO]),
        ("negotiations", "", []),
    ],
)
def test_who_could_do_something_is_passed_over(phase, more, expected):
    """A card in hand, a free lord, a battle; purchases always, talks never."""
    state = position(STANDING + more, phase=phase)
    assert passed_over(state, CHLOE) == expected
    assert passed_over(state, ANNE) == []
    state.put(CHLOE, "out", 2)
    assert passed_over(state, CHLOE) == []


@pytest.mark.rule("FIEF-TURN-02")
def test_who_has_acted_or_was_passed_over_before_is_not_named():
    """Hands that nobody counts may hold a card."""
    house = {"cards.hands": "untracked"}
    state = position(STANDING, phase="cards", house=house)
    assert passed_over(state, CHLOE) == [ANNE, BRUNO]
    state.put(BRUNO, "acted_cards", 3)
    assert passed_over(state, CHLOE) == []
    (note,) = warned(Table(), CHLOE, [ANNE, BRUNO])
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.passes_over", "FIEF-TURN-02", {"players": [ANNE, BRUNO]},
    )  # fmt: skip
    assert warned(Table(), CHLOE, []) == []


@pytest.mark.rule("FIEF-MOVE-19")
def test_battles_that_players_without_a_turn_were_to_begin():
    """Of these players, and elsewhere; of nobody, none."""
    state = position(HELD + BEFORE, phase="combat")
    (told,) = owed(state, [CHLOE, ANNE])
    due = told["facts"]["due"]
    assert (told["key"], told["rule"]) == ("clock.undone", "FIEF-MOVE-19")
    assert (due["code"], due["players"]) == ("assault", [ANNE])
    assert owed(state, []) == owed(state, [BRUNO]) == []
    assert owed(state, [ANNE], at("Bourg")) == []
    assert len(owed(state, [ANNE], at("Lac"))) == 1


@pytest.mark.rule("FIEF-FIGHT-01")
def test_each_pair_that_could_fight_is_asked_about_once():
    """By whoever has not acted; not those who owe a battle there anyway."""
    three = village("Vaux", "Anne", "Anne.v1=1 Bruno.v1=1 Chloé.v1=1")
    state = position(STANDING + three, phase="combat")
    fights = [one for one in undone(state, turn=False) if one["code"] == "fight"]
    pairs = [{*one["players"], *one["defenders"]} for one in fights]
    assert len(pairs) == len({frozenset(pair) for pair in pairs})
    assert {ANNE, BRUNO} in pairs
    assert {BRUNO, CHLOE} in pairs
    assert {one["rule"] for one in fights} == {"FIEF-FIGHT-01"}
    for player in (ANNE, BRUNO, CHLOE):
        state.put(player, "acted_combat", 3)
    assert undone(state, turn=False) == []
    early = position(STANDING + three, phase="movement")
    assert undone(early, turn=False) == []


@pytest.mark.rule("FIEF-VAR-31")
@pytest.mark.parametrize(
    ("by", "turn", "expected"),
    [(3, True, ["ransom"]), (2, True, ["ransom"]), (4, True, []), (3, False, [])],
)
def test_a_ransom_lapses_with_the_turn_it_names(by, turn, expected):
    """It can wait for the end of that turn, and is not missed before."""
    more = person("Henry", "Anne", "Beaujeu", prisoner_of="Bruno")
    more += fact(ANNE, "ransom_by", by)
    house = {"variant.surrender": True}
    state = position(STANDING + more, phase="income", house=house)
    found = [one["code"] for one in undone(state, turn=turn)]
    assert found == expected


@pytest.mark.rule("FIEF-TURN-08")
def test_an_uncounted_deal_is_not_missed():
    """Nobody can say whose hand is not full; a counted one is."""
    state = position(STANDING, phase="cards", house={"cards.hands": "untracked"})
    assert undone(state, turn=False) == []
    counted = position(STANDING, phase="cards")
    assert [one["code"] for one in GAME.undone(counted, turn=False)] == ["deal"]
    first = position("", phase="cards", turn=1)
    codes = [[one["code"] for one in undone(first, turn=t)] for t in (True, False)]
    assert codes == [["settle", "deal"], ["deal"]]


@pytest.mark.ruling("FIEF-AMB-40")
def test_who_finishes_the_movement_takes_the_land_of_those_before_too():
    """Their movement has ended as well; not that of those who come later."""
    more = village("Lac", "Chloé") + person("Othon", "Bruno", "Lac")
    more += village("Val", "Anne") + person("Henry", "Chloé", "Val")
    state = position(STANDING + more, phase="movement")
    outcome = do(state, done, "Bruno")
    assert (state.get(at("Lac"), "owner"), state.get(at("Val"), "owner")) == (
        BRUNO,
        ANNE,
    )
    assert (outcome.result["next"], outcome.result["phase"]) == (CHLOE, "movement")
    do(state, done, "Chloé")
    assert state.get(at("Val"), "owner") == CHLOE


@pytest.mark.rule("FIEF-REVOLT-06")
def test_a_fight_that_rebels_owe_is_left_out_by_ruling_only():
    """The refusal names the village and the players; so does the note."""
    revolt = effect("revolt", player="Chloé", at="Bourg") + holding("rebels", "v1", 1)
    state = position(STANDING + revolt, phase="cards")
    state.put(CAMPAIGN, "revolt_fights", (ANNE,))
    told = refusal(do, state, GAME.end_phase)
    assert (told.code, told.key, told.rule) == (
        "out_of_phase", "fief.fight_left_out", "FIEF-REVOLT-06",
    )  # fmt: skip
    assert told.facts == {"village": at("Bourg"), "players": [ANNE]}
    note = do(state, GAME.end_phase, ruled=True).warnings[0]
    assert (note["key"], note["facts"]) == (told.key, told.facts)
