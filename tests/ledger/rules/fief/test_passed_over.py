"""Acting out of turn: reported at once, and correctly afterwards."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from ledger.questions import Missing
from ledger.rules.common.clock import next_phase
from ledger.rules.fief import GAME
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.movement.moving import move
from ledger.rules.fief.purchases.buying import buy
from ledger.rules.fief.turn import order, overtaking
from ledger.rules.fief.turn.clock import done
from ledger.rules.fief.war import fighting
from ledger.rules.fief.war.situation import situated
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    keys,
    person,
    position,
    refusal,
    village,
)
from tests.ledger.rules.fief.test_passing import BEFORE, HELD
from tests.ledger.rules.fief.war.board import field, fights

LORDS = "".join(
    person(name, player, place)
    for player, place, name in (
        ("Anne", "Bourg", "Arnaud"),
        ("Bruno", "Beaujeu", "Charles"),
        ("Chloé", "Sennecy", "Eric"),
    )
)
WAYS = {
    "Anne": ("Arnaud", "Vaux"),
    "Bruno": ("Charles", "Lac"),
    "Chloé": ("Eric", "Roc"),
}


def walks(state, player):
    """Moves a player's lord to the next village."""
    lord, to = WAYS[player]
    return do(state, move, player, (to,), lord)


def skipped(outcome):
    """The players whom an act passes over, by its warnings."""
    return [
        player
        for warning in outcome.warnings
        if warning["key"] == "fief.passes_over"
        for player in warning["facts"]["players"]
    ]


@pytest.mark.rule("FIEF-TURN-02")
def test_whoever_is_passed_over_is_named_at_once():
    """All earlier players who have not acted are named, once each."""
    state = position(LORDS, phase="movement")
    assert skipped(walks(state, "Chloé")) == [ANNE, BRUNO]
    assert skipped(do(state, done, "Chloé")) == []


def test_who_acts_in_the_order_of_the_seats_passes_nobody_over():
    """It does not matter whether the players say that they have finished."""
    for finish in (False, True):
        state = position(LORDS, phase="movement")
        for player in WAYS:
            assert skipped(walks(state, player)) == []
            if finish:
                assert skipped(do(state, done, player)) == []


def test_a_turn_that_only_came_to_somebody_is_not_had():
    """Anne has finished and Bruno is to act, but Chloé passes him over."""
    state = position(LORDS, phase="movement")
    do(state, done, "Anne")
    assert (order.at_turn(state), order.has_acted(state, BRUNO)) == (BRUNO, False)
    assert skipped(walks(state, "Chloé")) == [BRUNO]


@pytest.mark.rule("FIEF-MOVE-28")
def test_the_later_refusal_says_what_is_so():
    """Anne has moved and Chloé has passed over Bruno: neither may move any more."""
    state = position(LORDS, phase="movement")
    walks(state, "Anne")
    walks(state, "Chloé")
    told = [refusal(walks, state, player) for player in ("Anne", "Bruno")]
    assert [(one.key, one.rule) for one in told] == [
        ("fief.moved", "FIEF-MOVE-28"),
        ("fief.passed_over", "FIEF-MOVE-28"),
    ]
    assert told[1].facts == {"player": BRUNO, "other": CHLOE}


def test_nobody_has_finished_who_did_not_say_so():
    """Players passed over have neither acted nor finished, and can do neither now."""
    state = position(LORDS, phase="movement")
    walks(state, "Chloé")
    for player in (ANNE, BRUNO):
        assert not order.has_acted(state, player)
        assert refusal(do, state, done, state.name(player)).key == "fief.passed_over"
    assert refusal(do, state, done, "Anne").rule == "FIEF-TURN-02"


def test_who_has_finished_acts_no_more_and_the_last_one_may():
    """A later player has the turn, but after the last player there is nobody."""
    state = position(LORDS, phase="movement")
    do(state, done, "Anne")
    assert refusal(walks, state, "Anne").key == "fief.finished"
    do(state, done, "Bruno")
    assert do(state, done, "Chloé").result["next"] is None
    assert walks(state, "Chloé")


@pytest.mark.parametrize("phase", ["purchases", "movement"])
def test_the_last_one_finishes_once(phase):
    """Nobody is to act then; the same again changes nothing, and is refused."""
    state = position(LORDS, phase=phase)
    for player in WAYS:
        do(state, done, player)
    assert (order.at_turn(state), order.to_act(state)[0]) == (None, CHLOE)
    told = refusal(do, state, done, "Chloé")
    assert (told.code, told.key, told.facts) == (
        "out_of_phase",
        "fief.done",
        {"player": CHLOE},
    )
    overruled = refusal(do, state, done, "Anne", ruled=True)
    assert (overruled.key, overruled.facts) == ("fief.done", {"player": ANNE})


@pytest.mark.ruling("FIEF-AMB-40")
def test_the_last_one_finishes_again_where_that_brings_something():
    """Sennecy, where Eric is alone, was given to Bruno after the first time."""
    state = position(LORDS, phase="movement")
    for player in WAYS:
        do(state, done, player)
    state.put(at("Sennecy"), "owner", BRUNO)
    assert do(state, done, "Chloé").result["taken"]
    assert refusal(do, state, done, "Chloé").key == "fief.done"


def test_what_was_finished_counts_in_its_phase_only():
    """The next phase begins with the first player."""
    state = position(LORDS, phase="movement")
    do(state, done, "Anne")
    do(state, next_phase, GAME)
    assert order.at_turn(state) == ANNE


def test_who_has_nothing_to_do_is_not_passed_over():
    """There is no card in hand, no free lord, or nobody to fight."""
    cards = position(LORDS, phase="cards")
    captive = position(
        person("Arnaud", "Anne", "Bourg", prisoner_of="Bruno")
        + village("Bourg", "Bruno", "Bruno.v1=1")
        + person("Eric", "Chloé", "Sennecy"),
        phase="movement",
    )
    assert overtaking.passed_over(cards, CHLOE) == []
    assert overtaking.passed_over(captive, CHLOE) == []


def test_a_purchase_out_of_turn_takes_nothing_from_anybody():
    """Anne may still buy after Chloé, and the note says so."""
    state = position(LORDS, phase="purchases", money={"Anne": 100, "Chloé": 100})
    first = keys(do(state, buy, "Chloé", "soldier", lord="Eric"))
    second = keys(do(state, buy, "Anne", "soldier", lord="Arnaud"))
    assert (first, second) == (
        ["fief.uncontrolled"],
        ["fief.uncontrolled", "fief.out_of_turn"],
    )


def test_who_says_to_have_finished_purchases_ends_the_turn_of_those_before():
    """Money does not matter; only those who have not acted are named, once."""
    state = position(LORDS, phase="purchases", money={"Anne": 100})
    do(state, buy, "Anne", "soldier", lord="Arnaud")
    assert skipped(do(state, done, "Chloé")) == [BRUNO]


@pytest.mark.rule("FIEF-FIGHT-32")
@pytest.mark.parametrize(("guest", "told"), [("Anne.v1=1", [ANNE]), ("", [])])
def test_a_battle_passes_over_who_could_have_fought_before(guest, told):
    """Anne is beside Chloé in Bourg, or she is not."""
    board = village("Bourg", "Chloé", f"Chloé.v1=1 {guest}")
    board += village("Vaux", "Bruno", "Bruno.v1=6 Chloé.v1=1")
    outcome = fights(field(board), "Vaux", "Bruno", "Chloé", (6, 1))
    assert skipped(outcome) == told


@pytest.mark.rule("FIEF-FIGHT-32")
@pytest.mark.parametrize(
    ("attackers", "defenders", "elsewhere", "told"),
    [
        ("Bruno", "Anne", "Chloé.v1=1", []),
        ("Bruno", "Anne", "Chloé.v1=1 Anne.v1=1", [ANNE]),
        ("Bruno Anne", "Chloé", "Chloé.v1=1", []),
        ("Bruno Anne", "Chloé", "Chloé.v1=1 Anne.v1=1", [ANNE]),
        ("Bruno", "Chloé", "Chloé.v1=1", [ANNE]),
    ],
)
def test_who_fights_in_a_battle_is_not_passed_over_by_it(
    attackers, defenders, elsewhere, told
):
    """Anne, also in Vaux, loses a turn if not in this battle, or due another."""
    board = village("Vaux", "Anne", "Anne.v1=1 Bruno.v1=1 Chloé.v1=1")
    state = field(board + village("Bourg", "Chloé", elsewhere))
    sides = (
        [f"player:{one}" for one in side.split()] for side in (attackers, defenders)
    )
    situation = situated(state, Table(), at("Vaux"), *sides)
    found = [
        one["facts"]["players"] for one in fighting.skipped(state, Table(), situation)
    ]
    assert found == ([told] if told else [])


def test_whoever_says_to_have_finished_hears_of_the_battle_that_is_due():
    """Players who are passed over get the note; a defender has nothing to begin."""
    board = HELD + BEFORE
    for player, told in (("Anne", [ANNE]), ("Bruno", [ANNE]), ("Chloé", [ANNE])):
        state = position(board, phase="combat")
        warnings = do(state, done, player).warnings
        due = [w["facts"]["due"] for w in warnings if w["key"] == "clock.undone"]
        assert [one["players"] for one in due] == [told]
    state = position(board, phase="combat")
    do(state, done, "Anne")
    assert keys(do(state, done, "Bruno")) == []


def test_a_battle_names_the_one_that_it_passes_over():
    """Anne is before Bourg: Bruno's fight with Chloé in Lac ends her turn."""
    state = field(HELD + BEFORE + village("Lac", "Chloé", "Chloé.v1=1 Bruno.v1=6"))
    outcome = fights(state, "Lac", "Bruno", "Chloé", (6, 1))
    (due,) = (w["facts"]["due"] for w in outcome.warnings if w["key"] == "clock.undone")
    assert (skipped(outcome), due["village"]) == ([ANNE], at("Bourg"))


def test_whoever_has_finished_is_told_so_when_it_is_too_late_for_a_battle():
    """No later player has fought: their own `fief done` has ended the turn."""
    state = position(HELD + BEFORE, phase="combat")
    do(state, done, "Anne")
    told = refusal(fights, state, "Bourg", "Anne", "Bruno")
    assert (told.code, told.key, told.rule) == (
        "rule",
        "fief.finished",
        "FIEF-FIGHT-32",
    )


# Questions before the act -------------------------------------------------------------


@pytest.mark.rule("FIEF-TURN-02")
@pytest.mark.parametrize(
    "act",
    [
        pytest.param(lambda state, **more: do(state, done, "Chloé", **more), id="done"),
        pytest.param(
            lambda state, **more: do(state, move, "Chloé", ("Roc",), "Eric", **more),
            id="move",
        ),
    ],
)
def test_whoever_is_passed_over_is_named_before_it_is_done(act):
    """At a terminal, stay does nothing, and go does the same as a script."""
    state = position(LORDS, phase="movement")
    with pytest.raises(Missing) as caught:
        act(state, asks=True)
    question = caught.value.question
    assert (question.key, question.proposed) == ("go_on", "stay")
    assert question.who == CHLOE
    told = question.sheet().heading
    assert (told.key, told.facts) == ("fief.sheet.waits", {"players": [ANNE, BRUNO]})
    stays = refusal(lambda: act(state, asks=True, choices={"go_on": "stay"}))
    assert (stays.key, stays.facts["players"]) == ("fief.waits", [ANNE, BRUNO])
    assert skipped(act(state, asks=True, choices={"go_on": "go"})) == [ANNE, BRUNO]


@pytest.mark.rule("FIEF-MOVE-01")
def test_whose_turn_it_is_comes_before_leave_to_pass():
    """Permission for Eric is not asked for before the note about his turn."""
    board = LORDS + village("Roc", "Bruno", "Bruno.v1=1")
    keys, choices = [], {"go_on": "go", "passage.Roc": "granted"}
    for known in ((), ("go_on",), ("go_on", "passage.Roc")):
        state = position(board, phase="movement")
        chosen = {key: choices[key] for key in known}
        with pytest.raises(Missing) if len(known) < 2 else nullcontext() as caught:
            do(state, move, "Chloé", ("Roc",), "Eric", asks=True, choices=chosen)
        keys += [caught.value.question.key] if caught else []
    assert keys == [*choices]


def test_a_card_that_passes_somebody_over_is_asked_about_before_its_dice():
    """Otherwise dice would be rolled for a card that is not played."""
    hands = {"cards.hands": "untracked"}
    state = position(LORDS, phase="cards", house=hands)
    with pytest.raises(Missing) as caught:
        do(state, play, "Bruno", "plague", on="Rouge", asks=True)
    assert caught.value.question.key == "go_on"


@pytest.mark.rule("FIEF-FIGHT-01")
def test_fights_that_nobody_has_begun_are_asked_about_at_the_end_of_their_phase():
    """Each pair is asked about once; scripts get no warning of possible fights."""
    state = field(village("Vaux", "Anne", "Anne.v1=1 Bruno.v1=1"))
    (told,) = GAME.undone(state, turn=False)
    assert (told["code"], told["village"]) == ("fight", at("Vaux"))
    assert (told["players"], told["defenders"]) == ([ANNE], [BRUNO])
    with pytest.raises(Missing):
        do(state, next_phase, GAME, asks=True)
    assert keys(do(state, next_phase, GAME)) == []


def test_who_has_finished_the_battles_is_asked_about_none():
    """Later players, who may still attack, are asked about."""
    state = field(village("Vaux", "Anne", "Anne.v1=1 Bruno.v1=1"))
    for player, asked in (("Anne", [BRUNO]), ("Bruno", [])):
        do(state, done, player)
        found = GAME.undone(state, turn=False)
        assert [one["players"][0] for one in found] == asked
