"""A family leaves the game: what becomes of everything that was theirs."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief.turn.eliminating import (
    died_out,
    eliminated,
    leave,
    left_behind,
    survives,
    titles_fall,
)
from ledger.state import BANK, CAMPAIGN, WORLD
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    CHLOE,
    NOIR,
    SIGY,
    at,
    effect,
    fact,
    holding,
    lord,
    person,
    position,
    title,
    village,
)

PLAYED = {"variant.tactics": True}
RULE = "FIEF-WIN-05"
BOURG = village("Bourg", "Anne", "Anne.v1=1")
FIEF = village("Beaujeu", "Bruno", building="city")
for field, value in (
    ("name", "Bleu"),
    ("region", BLEU),
    ("capital", at("Beaujeu")),
    ("keeper", BRUNO),
):
    FIEF += fact(title("Bleu"), field, value)


def out(more="", player=BRUNO, **head):
    """A position after a family has been eliminated."""
    state = position(BOURG + more, **head)
    return state.apply(eliminated(state, player))


@pytest.mark.rule("FIEF-WIN-05")
@pytest.mark.ruling("FIEF-AMB-78")
@pytest.mark.parametrize(
    ("more", "captives", "lives"),
    [
        (village("Lac", None, "Bruno.v1=1"), True, True),
        (village("Lac", None, "Bruno.archer=1"), True, True),
        (village("Lac", None, "Bruno.bombard=1"), True, False),
        (village("Lac", "Bruno", building="castle"), True, False),
        (person("Charles", "Bruno", "Lac"), False, True),
        (person("Charles", "Bruno", "Bourg", prisoner_of="Anne"), True, True),
        (person("Charles", "Bruno", "Bourg", prisoner_of="Anne"), False, False),
    ],
)
def test_who_still_has_somebody_on_the_map(more, captives, lives):
    """A soldier or an archer, a free lord or, by house rule, a captive."""
    house = {"win.captive_saves": captives}
    state = position(BOURG + more, house=PLAYED | house)
    assert survives(state, BRUNO) is lives
    assert survives(state, ANNE)


def test_a_lord_who_stands_nowhere_saves_nobody():
    """A card on the table is somebody only on the map."""
    state = position(BOURG + person("Charles", "Bruno", "Lac"))
    state.put(lord("Charles"), "at", None)
    assert not survives(state, BRUNO)


@pytest.mark.rule("FIEF-WIN-05", "FIEF-TURN-10")
@pytest.mark.parametrize(
    ("more", "settled", "expected"),
    [
        ("", (), []),  # nobody has been there yet
        (BOURG, (), [BRUNO, CHLOE]),  # a game that was going on before
        (BOURG, (ANNE,), []),  # the others have not settled yet
        (BOURG, (ANNE, CHLOE), [CHLOE]),
        ("", (BRUNO,), [BRUNO]),
    ],
)
def test_nobody_is_out_before_having_settled(more, settled, expected):
    """Villages are chosen one after another."""
    state = position(more)
    for player in settled:
        state.put(player, "village", at("Bourg"))
    assert died_out(state) == expected


@pytest.mark.rule("FIEF-TURN-03", "FIEF-WIN-05")
def test_those_who_are_out_are_told_in_turn_order_and_once():
    """Whoever was out before is not repeated."""
    state = position(BOURG)
    state.put(CAMPAIGN, "first_player", CHLOE)
    assert died_out(state) == [CHLOE, BRUNO]
    state.put(CHLOE, "out", 2)
    assert died_out(state) == [BRUNO]


@pytest.mark.ruling("FIEF-AMB-78")
def test_cash_hand_and_titles_are_told_before_they_go():
    """The bank has the cash, the discards the hand, and nobody the village."""
    more = FIEF + village("Lac", "Bruno") + "[hands]\nBruno = 2\n"
    state = position(BOURG + more, money={"Bruno": 700, "Anne": 40})
    assert left_behind(state, BRUNO) == {
        "player": BRUNO, "money": 700, "cards": 2, "titles": [title("Bleu")],
    }  # fmt: skip
    bank = state.balance(BANK, "money")
    effects = eliminated(state, BRUNO)
    state.apply(effects)
    assert state.balance(BANK, "money") - bank == 700
    assert state.balance(ANNE, "money") == 40
    assert [state.get(at(one), "owner") for one in ("Lac", "Bourg")] == [None, ANNE]
    assert (state.get(BRUNO, "out"), state.balance("discard", "card")) == (3, 2)
    assert left_behind(state, BRUNO) == {
        "player": BRUNO, "money": 0, "cards": 0, "titles": [],
    }  # fmt: skip
    changes = [one for one in effects if isinstance(one, Change)]
    assert {one.because for one in changes} == {Because(RULE, BRUNO)}


@pytest.mark.ruling("FIEF-AMB-78")
@pytest.mark.parametrize(
    ("crown", "heir", "expected"),
    [
        ({}, None, (None, "crown", 1)),
        ({"king": ANNE}, None, (ANNE, "crown", None)),
        ({"king": BRUNO}, None, (None, "crown", 1)),
        ({"king": ANNE, "regent": CHLOE}, None, (CHLOE, "crown", None)),
        ({"king": ANNE}, CHLOE, (CHLOE, CHLOE, None)),
        ({"king": ANNE}, BRUNO, (None, BRUNO, 1)),
    ],
)
def test_a_title_left_over_goes_to_heir_or_crown_or_waits(crown, heir, expected):
    """Regent before King; never back to the family that leaves."""
    more = "".join(
        person(name, player.partition(":")[2], "Lac", **{office: True})
        for (office, player), name in zip(
            crown.items(), ("Roland", "Blanche"), strict=False
        )
    )
    state = position(BOURG + FIEF + more)
    state.put(title("Bleu"), "heir", heir)
    state.apply(titles_fall(state, title("Bleu"), BRUNO))
    found = [state.get(title("Bleu"), one) for one in ("keeper", "heir", "aside")]
    assert (tuple(found), state.get(title("Bleu"), "holder")) == (expected, None)


@pytest.mark.rule("TAC-MERC-29", "FIEF-WIN-05")
def test_all_counters_go_back():
    """Soldiers and engines to the stock, mercenaries to the reserve, guests' not."""
    more = village("Lac", "Bruno", "Bruno.archer=1 Bruno.bombard=2 Anne.v1=1")
    more += village("Mont", None, "Bruno.v3=1") + "[camps]\nBruno = 2\n"
    state = position(BOURG + more, house=PLAYED)
    state.add("stock", "mercenary", -1)
    state.add(f"{at('Mont')}/{BRUNO}", "mercenary", 1)
    state.apply(eliminated(state, BRUNO))
    stock = state.balances[f"stock/{BRUNO}"]
    assert [stock[one] for one in ("archer", "bombard")] == [3, 3]
    assert state.balance("stock", "mercenary") == 5
    assert not any(state.balances.get(f"{at(one)}/{BRUNO}") for one in ("Lac", "Mont"))
    assert state.balance(f"{at('Lac')}/{ANNE}", "v1") == 1
    assert not survives(state, BRUNO)


@pytest.mark.rule("FIEF-INC-17", "FIEF-VAR-32", "FIEF-WIN-05")
def test_their_captives_are_free_with_what_was_set_aside():
    """The money goes to the captive's player, who owes no ransom any more."""
    more = person("Arnaud", "Anne", "Lac", prisoner_of="Bruno")
    more += person("Eric", "Chloé", "Bourg", prisoner_of="Anne")
    more += holding("escrow/lord:Arnaud", "money", 300)
    more += holding("escrow/lord:Eric", "money", 200)
    more += fact(ANNE, "ransom_by", 4) + village("Lac", None, "Bruno.v1=1")
    state = out(more, house={"variant.surrender": True})
    assert [state.get(lord(one), "captor") for one in ("Arnaud", "Eric")] == [
        None, ANNE,
    ]  # fmt: skip
    assert (state.balance(ANNE, "money"), state.get(ANNE, "ransom_by")) == (300, None)
    assert state.balance("escrow/lord:Arnaud", "money") == 0
    assert state.balance("escrow/lord:Eric", "money") == 200


@pytest.mark.rule("FIEF-WIN-05", "FIEF-LORD-06")
def test_their_lords_leave_with_sees_crowns_and_money_set_aside():
    """Nobody else's lord is touched, and no ransom is due for them."""
    more = person("Charles", "Bruno", "Bourg", prisoner_of="Anne", bishop="Sigy")
    more += person("Othon", "Bruno", "Lac", king=True) + person("Henry", "Anne", "Lac")
    more += holding("escrow/lord:Charles", "money", 400)
    more += fact(BRUNO, "ransom_by", 4)
    state = position(BOURG + more)
    bank = state.balance(BANK, "money")
    state.apply(eliminated(state, BRUNO))
    assert state.balance(BANK, "money") - bank == 400
    assert [state.get(lord(one), "discarded") for one in ("Charles", "Othon", "Henry")] == [
        1, 1, None,
    ]  # fmt: skip
    assert (state.get(SIGY, "bishop"), state.get(CAMPAIGN, "king")) == (None, None)
    assert state.get(BRUNO, "ransom_by") is None


@pytest.mark.rule("FIEF-WIN-05")
@pytest.mark.parametrize("hands", ["counted", "untracked"])
def test_nothing_on_the_board_names_them_any_more(hands):
    """Guests, heirs, taxes with their cards, and the murderer; others' stay."""
    more = village("Lac", "Anne", "Anne.v1=1", guests=["Bruno", "Chloé"])
    more += village("Mont", "Anne", "Anne.v1=1", guests=["Bruno"])
    more += effect("tithe", diocese="Sigy", player="Bruno")
    more += effect("tallage", region="Noir", player="Bruno")
    more += effect("tallage", region="Rouge", player="Chloé")
    more += fact(CAMPAIGN, "assassin", BRUNO) + FIEF.replace(BRUNO, ANNE)
    more += fact(title("Bleu"), "heir", BRUNO)
    state = position(BOURG + more, house={"cards.hands": hands})
    state.put(CAMPAIGN, "revolt_fights", (ANNE, BRUNO))
    state.put("diocese:Corbie", "tithe", BRUNO)  # a mark without its card
    lying = state.balance("table", "card")
    effects = eliminated(state, BRUNO)
    assert all(one.amount for one in effects if isinstance(one, Transfer))
    state.apply(effects)
    assert state.words(CAMPAIGN, "revolt_fights") == (ANNE,)
    assert state.get("diocese:Corbie", "tithe") is None
    assert [state.words(at(one), "guests") for one in ("Lac", "Mont")] == [
        (CHLOE,), (),
    ]  # fmt: skip
    assert (state.get(SIGY, "tithe"), state.get(NOIR, "tallage")) == (None, None)
    assert [state.balance("discard", one) for one in ("tithe", "tallage")] == [1, 1]
    counted = hands == "counted"
    assert lying - state.balance("table", "card") == (2 if counted else 0)
    assert state.get("region:Rouge", "tallage") == CHLOE
    assert state.get(CAMPAIGN, "assassin") is None
    assert state.get(title("Bleu"), "heir") == "crown"
    assert state.get(title("Bleu"), "keeper") == ANNE


@pytest.mark.ruling("FIEF-AMB-69")
@pytest.mark.parametrize(
    ("leads", "gone", "leader"),
    [(BRUNO, (), CHLOE), (ANNE, (), ANNE), (BRUNO, (ANNE, CHLOE), None)],
)
def test_the_next_player_leads_their_rebels(leads, gone, leader):
    """Clockwise, if anybody is left; another's rebels keep their leader."""
    more = effect("revolt", player=leads.partition(":")[2], at="Lac")
    state = position(BOURG + more + holding("rebels", "v1", 1))
    for player in gone:
        state.put(player, "out", 2)
    state.apply(eliminated(state, BRUNO))
    assert state.get(CAMPAIGN, "revolt") == leader


def test_a_player_who_goes_home_takes_all_counters_and_leaves_no_trace():
    """Nothing is remembered of the player's turns, village, points or rulings."""
    more = village("Lac", "Bruno", "Bruno.v1=2 Bruno.v3=1") + "[hands]\nBruno = 1\n"
    state = position(BOURG + more)
    known = {
        "village": at("Lac"), "chose": 2, "acted_cards": 3, "done_movement": 3,
        "acted_negotiations": 2, "fought": 3, "ruled": 1, "out": 3, "counted": ("5:10",),
    }  # fmt: skip
    for name, told in known.items():
        state.put(BRUNO, name, told)
    before = state.balance(WORLD, "v1")
    effects = leave(state, BRUNO)
    state.apply(effects)
    assert {one: state.get(BRUNO, one) for one in known} == dict.fromkeys(known)
    assert state.name(BRUNO) == "Bruno"
    assert not any(state.balances.get(f"stock/{BRUNO}", {}).values())
    assert state.balance(WORLD, "v1") - before == 12
    assert (state.get(at("Lac"), "owner"), state.balance("discard", "card")) == (
        None,
        1,
    )
    assert not [
        one for one in effects if isinstance(one, Change) and one.before is None
    ]
