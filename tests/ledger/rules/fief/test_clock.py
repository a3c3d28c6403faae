"""The clock of Fief: phases, first players, effects of a phase, eliminations."""

from __future__ import annotations

import pytest

from ledger.effects import set_off
from ledger.rules.common.clock import next_phase, next_turn
from ledger.rules.common.seats import retire
from ledger.rules.fief import GAME
from ledger.rules.fief.turn import order
from ledger.rules.fief.turn.clock import done
from ledger.rules.fief.turn.reminders import due
from ledger.state import BANK, CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    person,
    position,
    refused,
    title,
    village,
)

STANDING = "".join(
    village(place, player, f"{player}.v1=1", building="castle")
    + person(name, player, place)
    for player, place, name in (
        ("Anne", "Bourg", "Arnaud"),
        ("Bruno", "Beaujeu", "Charles"),
        ("Chloé", "Sennecy", "Eric"),
    )
)
PHASES = ["cards", "income", "purchases", "movement", "combat", "negotiations"]


def passes(state, **more):
    """Goes to the next phase, like `phase next`."""
    return do(state, next_phase, GAME, **more)


def ends(state, **more):
    """Goes to the next turn, like `turn next`."""
    return do(state, next_turn, GAME, **more)


def codes(state):
    """The codes of the reminders."""
    return [one["code"] for one in due(state)]


@pytest.mark.rule("FIEF-TURN-01", "FIEF-TURN-07")
def test_six_phases_follow_each_other_then_comes_the_next_turn():
    """Each phase follows the one before; after the sixth comes turn 4."""
    state = position(STANDING, phase="cards")
    seen = [state.phase]
    for _ in range(6):
        passes(state)
        seen.append(state.phase)
    assert [*PHASES, "cards"] == seen
    assert state.turn == 4


@pytest.mark.rule("FIEF-TURN-02", "FIEF-TURN-03")
def test_everybody_acts_once_in_the_same_order_in_every_phase():
    """Play is clockwise from the first player in every phase."""
    state = position(STANDING, phase="cards")
    do(state, done, "Anne")
    assert order.at_turn(state) == BRUNO
    assert refused(state, done, "Anne") == (
        "out_of_phase",
        "fief.finished",
        "FIEF-TURN-02",
    )
    do(state, done, "Bruno")
    outcome = do(state, done, "Chloé")
    assert outcome.result["next"] is None
    passes(state)
    assert order.at_turn(state) == ANNE
    assert order.playing(state) == [ANNE, BRUNO, CHLOE]
    state.put(CAMPAIGN, "first_player", CHLOE)
    assert order.playing(state) == [CHLOE, ANNE, BRUNO]
    state.put(CAMPAIGN, "first_player", None)  # before anybody has settled
    assert order.playing(state) == [ANNE, BRUNO, CHLOE]


@pytest.mark.rule("FIEF-TURN-05")
def test_the_left_neighbour_is_first_in_the_next_turn():
    """Anne, then Bruno, then Chloé, then Anne again."""
    state = position(STANDING)
    firsts = []
    for _ in range(3):
        ends(state)
        firsts.append(state.get(CAMPAIGN, "first_player"))
    assert firsts == [BRUNO, CHLOE, ANNE]


@pytest.mark.rule("FIEF-TURN-06")
@pytest.mark.ruling("FIEF-AMB-05")
def test_the_first_player_is_a_marker_and_no_card():
    """The first player is recorded, but none of the 57 cards moves."""
    state = position(STANDING)
    cards = {a: held["card"] for a, held in state.balances.items() if "card" in held}
    ends(state)
    after = {a: held["card"] for a, held in state.balances.items() if "card" in held}
    assert cards == after
    assert sum(n for a, n in after.items() if a != "world") == 57


@pytest.mark.rule("FIEF-TURN-13")
@pytest.mark.ruling("FIEF-AMB-09")
def test_whoever_is_out_is_passed_over():
    """Players who are out are skipped in phases, and as the next first player."""
    state = position(STANDING + fact(BRUNO, "out", 2))
    assert order.playing(state) == [ANNE, CHLOE]
    assert refused(state, done, "Bruno") == ("rule", "fief.out", "FIEF-TURN-13")
    ends(state)
    assert state.get(CAMPAIGN, "first_player") == CHLOE


@pytest.mark.rule("FIEF-TURN-13")
@pytest.mark.parametrize(("out", "first"), [(2, BRUNO), (None, ANNE)])
def test_where_the_first_player_stays_somebody_else_is_first_after_him(out, first):
    """The house wants the same first player every turn, while he is playing."""
    state = position(STANDING, house={"clock.first_player": "stays"})
    assert state.get(CAMPAIGN, "first_player") == ANNE
    state.put(ANNE, "out", out)
    ends(state)
    assert state.get(CAMPAIGN, "first_player") == first


@pytest.mark.rule("FIEF-TURN-13")
def test_an_eliminated_family_is_never_the_next_first_player():
    """Bruno is eliminated at the end of this turn: Chloé is first."""
    state = position(
        village("Bourg", "Anne", "Anne.v1=1") + village("Lac", "Chloé", "Chloé.v1=1")
    )
    ends(state)
    assert state.get(BRUNO, "out") == 3
    assert state.get(CAMPAIGN, "first_player") == CHLOE


@pytest.mark.rule("FIEF-TURN-07", "FIEF-INC-19")
def test_leaving_the_income_pays_it_once():
    """The payment is in the same entry, with a note, and happens only once."""
    state = position(STANDING)
    outcome = passes(state)
    assert state.balance(ANNE, "money") == 100
    assert keys(outcome) == ["fief.income_unasked"]
    paid = position(STANDING + fact("campaign", "income", 3))
    outcome = passes(paid)
    assert (paid.balance(ANNE, "money"), keys(outcome)) == (0, [])


@pytest.mark.rule("FIEF-CARD-61", "FIEF-CARD-14")
def test_the_end_of_the_cards_closes_justice_and_clears_the_table():
    """The murder is forgotten, and the cards of the phase are discarded."""
    murder = fact(CAMPAIGN, "assassin", ANNE) + fact(CAMPAIGN, "murdered", "Eric")
    sun = holding("table", "sun", 1)
    state = position(STANDING + murder + sun, phase="cards")
    passes(state)
    assert state.get(CAMPAIGN, "assassin") is None
    assert state.get(CAMPAIGN, "murdered") is None
    assert (state.balance("table", "sun"), state.balance("discard", "sun")) == (0, 1)
    quiet = passes(position(STANDING, phase="cards"))
    fields = [getattr(one, "field", None) for one in quiet.effects]
    assert {"assassin", "murdered"}.isdisjoint(fields)


@pytest.mark.rule("FIEF-CARD-14", "FIEF-CARD-15")
@pytest.mark.parametrize("kind", ["assassination", "justice", "plague", "sun"])
def test_cards_of_the_phase_that_are_counted_go_to_the_discards(kind):
    """Both card and kind are moved: no card is left on the table."""
    state = position(STANDING + holding("table", kind, 1), phase="cards")
    lie = state.balance("table", "card")
    passes(state)
    assert [state.balance("table", what) for what in (kind, "card")] == [0, lie - 1]
    assert [state.balance("discard", what) for what in (kind, "card")] == [1, 1]


@pytest.mark.rule("FIEF-CARD-14")
def test_taxes_leave_with_the_income():
    """Tithe and tallage stay until phase 2 is over."""
    tax = effect("tallage", region="Rouge", player="Anne")
    state = position(STANDING + tax, phase="cards")
    passes(state)
    assert state.balance("region:Rouge", "tallage") == 1
    passes(state)
    assert state.balance("region:Rouge", "tallage") == 0


def test_ending_a_turn_early_runs_the_phases_left():
    """The income is paid on the way, and skipped acts are reported."""
    state = position(STANDING, phase="cards")
    outcome = ends(state)
    assert state.balance(ANNE, "money") == 100
    assert keys(outcome) == ["clock.undone", "fief.income_unasked", "turn.skipped"]
    assert outcome.warnings[-1]["facts"]["phases"] == PHASES[1:]


@pytest.mark.rule("FIEF-TURN-08", "FIEF-SETUP-09")
@pytest.mark.ruling("FIEF-AMB-98")
def test_the_deal_is_due_at_the_start_of_every_turn():
    """Hands are filled up to three cards; the reminder stays until then."""
    hands = "[hands]\nAnne = 3\nBruno = 1\n"
    state = position(STANDING + hands, phase="cards")
    told = next(one for one in due(state) if one["code"] == "deal")
    wanted = [{"player": BRUNO, "cards": 2}, {"player": CHLOE, "cards": 3}]
    assert wanted == told["players"]
    dealt = position(STANDING + fact("campaign", "dealt", 3), phase="cards")
    assert "deal" not in codes(dealt)
    short = position(STANDING + holding("discard", "card", 50), phase="cards")
    assert "reshuffle" in codes(short)


@pytest.mark.rule("FIEF-TURN-09", "FIEF-TURN-12")
def test_inheritances_come_first_in_the_negotiations():
    """Inheritances precede the talks, for which ten minutes are recommended."""
    fief = village("Beaujeu", "Anne", building="city") + fact(
        title("Bleu"), "name", "Bleu"
    )
    fief += fact(title("Bleu"), "region", "region:Bleu")
    fief += fact(title("Bleu"), "capital", at("Beaujeu"))
    fief += fact(title("Bleu"), "keeper", ANNE)
    assert "inheritance" not in codes(position(fief, phase="negotiations"))
    fief += fact(title("Bleu"), "heir", BRUNO)
    state = position(fief, phase="negotiations")
    told = [one for one in due(state) if one["code"] in ("inheritance", "talk")]
    assert [one["code"] for one in told] == ["inheritance", "talk"]
    assert told[0]["region"] == "region:Bleu"
    assert told[1]["minutes"] == 10


@pytest.mark.rule("FIEF-TURN-11", "FIEF-WIN-10")
def test_points_are_counted_every_fifth_turn():
    """Reminders come in turns 5, 10, 15 ... of a points game, and at its end."""
    points = {"variant.points": True}
    state = position(STANDING, phase="negotiations", turn=5, house=points)
    assert "points" in codes(state)
    other = position(STANDING, phase="negotiations", turn=6, house=points)
    assert "points" not in codes(other)
    plain = position(STANDING, phase="negotiations", turn=5)
    assert "points" not in codes(plain)
    last = fact(CAMPAIGN, "length", 10)
    end = position(STANDING + last, phase="negotiations", turn=10, house=points)
    assert "end" in codes(end)


# Eliminations ----------------------------------------------------------------------


@pytest.mark.rule("FIEF-TURN-10", "FIEF-WIN-05")
@pytest.mark.ruling("FIEF-AMB-78")
def test_a_family_with_nobody_on_the_map_is_out():
    """Cash goes to the bank, the hand to the discards; its village has no owner."""
    text = village("Bourg", "Anne", "Anne.v1=1") + village("Lac", "Bruno")
    text += village("Sennecy", "Chloé", "Chloé.v1=1") + "[hands]\nBruno = 2\n"
    state = position(text, money={"Bruno": 700}, phase="negotiations")
    outcome = passes(state)
    assert state.get(BRUNO, "out") == 3
    assert state.balance(BRUNO, "money") == 0
    assert state.balance("hand/player:Bruno", "card") == 0
    assert state.balance("discard", "card") == 2
    assert state.get(at("Lac"), "owner") is None
    assert keys(outcome) == ["fief.eliminated"]
    assert GAME.audit(state) == []
    state.put("lord:Othon", "player", BRUNO)  # as an undo of his death would do
    state.put("lord:Othon", "at", at("Lac"))
    assert "fief.audit.out" in [one.code for one in GAME.audit(state)]


@pytest.mark.rule("FIEF-WIN-05")
@pytest.mark.parametrize(
    ("subject", "field"),
    [(at("Lac"), "owner"), (title("Bleu"), "keeper"), (title("Bleu"), "heir")],
)
def test_nothing_comes_back_to_a_family_that_is_out(subject, field):
    """An undo cannot give it back a village or a fief."""
    text = village("Bourg", "Anne", "Anne.v1=1") + village("Lac")
    state = position(text + village("Sennecy", "Chloé", "Chloé.v1=1"))
    state.put(title("Bleu"), "name", "Bleu")
    state.put(BRUNO, "out", 2)
    state.put(subject, field, BRUNO)
    found = [(one.about, one.facts) for one in GAME.audit(state) if "out" in one.code]
    assert found == [(BRUNO, (("holding", subject),))]


@pytest.mark.rule("FIEF-LORD-11")
def test_no_captive_comes_back_to_a_family_that_is_out():
    """None of the family is there to hold a captive."""
    state = position(
        village("Bourg", "Anne", "Anne.v1=1") + person("Charles", "Anne", "Bourg")
    )
    state.put(BRUNO, "out", 2)
    state.put(lord("Charles"), "captor", BRUNO)
    assert [one.code for one in GAME.audit(state)] == ["fief.audit.captor"]


@pytest.mark.rule("FIEF-WIN-05")
@pytest.mark.parametrize(
    ("left", "stays"),
    [
        (village("Lac", "Bruno", "Bruno.v1=1"), True),
        (person("Charles", "Bruno", "Lac"), True),
        (person("Charles", "Bruno", "Bourg", prisoner_of="Anne"), True),
        (village("Lac", "Bruno", building="castle", mills=2), False),
    ],
)
def test_one_soldier_or_lord_keeps_a_family_in_the_game(left, stays):
    """A captive lord counts, but buildings do not."""
    state = position(village("Bourg", "Anne", "Anne.v1=1") + left)
    ends(state)
    assert stays is (state.get(BRUNO, "out") is None)


@pytest.mark.ruling("FIEF-AMB-78")
def test_captives_may_count_for_nothing():
    """With fief.win.captive_saves = false, the captive's card is discarded."""
    captive = person("Charles", "Bruno", "Bourg", prisoner_of="Anne", bishop="Sigy")
    text = village("Bourg", "Anne", "Anne.v1=1") + captive
    text += holding("escrow/lord:Charles", "money", 400)
    state = position(text, house={"win.captive_saves": False})
    before = state.balance(BANK, "money")
    ends(state)
    assert state.get(BRUNO, "out") == 3
    assert state.get(lord("Charles"), "player") is None
    assert state.get(lord("Charles"), "discarded") == 1
    assert state.get("diocese:Sigy", "bishop") is None
    assert state.balance(BANK, "money") - before == 400
    assert GAME.audit(state) == []


@pytest.mark.ruling("FIEF-AMB-78")
@pytest.mark.parametrize(("king", "keeper"), [(True, ANNE), (False, None)])
def test_the_titles_of_a_lost_family_go_to_the_crown_or_wait(king, keeper):
    """The King's player gets them; without King or Regent the cards wait."""
    fief = village("Beaujeu", "Bruno", building="city")
    for field, value in (
        ("name", "Bleu"),
        ("region", "region:Bleu"),
        ("capital", at("Beaujeu")),
        ("keeper", BRUNO),
    ):
        fief += fact(title("Bleu"), field, value)
    text = village("Bourg", "Anne", "Anne.v1=1")
    text += person("Arnaud", "Anne", "Bourg", king=king) + fief
    state = position(text)
    ends(state)
    assert state.get(title("Bleu"), "keeper") == keeper
    assert state.get(title("Bleu"), "aside") == (None if king else 1)


def test_somebody_begins_even_if_all_who_are_left_are_out():
    """Anne goes home; none of the others is still in the game."""
    state = position(STANDING + fact(BRUNO, "out", 2) + fact(CHLOE, "out", 2))
    state.apply(set_off(list(retire(state, GAME, ANNE).effects)))
    assert state.get(CAMPAIGN, "first_player") == BRUNO
    # Their lords are here, which no game brings about.
    assert {one.code for one in GAME.audit(state)} == {
        "fief.audit.out",
        "fief.audit.out_holds",
        "fief.audit.out_troops",
    }


def test_nobody_is_out_before_anybody_has_settled():
    """A board without anybody does not end the game."""
    state = position("", turn=1)
    ends(state)
    assert [state.get(p, "out") for p in state.seats] == [None, None, None]
