"""A family whose last free lord is captured must ransom one in time."""

from __future__ import annotations

import pytest

from ledger.rules.common import clock as turns
from ledger.rules.fief import GAME
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.families.releasing import ransom
from ledger.rules.fief.turn import reminders
from ledger.rules.fief.variants.unpaid import end_of_turn
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    keys,
    person,
    title,
    village,
)
from tests.ledger.rules.fief.variants.prisons import HENRY, held, prison
from tests.ledger.rules.fief.war.board import comer, field, fights, waiting

ERIC, OTHON = "lord:Eric", "lord:Othon"
BOTH = held("Eric", "Chloé", "Roc", titles=["Bleu"]) | held("Othon", "Anne", "Bourg")
ARNAUD = {"Arnaud": {"player": "Anne", "at": "Bourg"}}


def captured(more="", *, played=True):
    """Anne captures Eric in Vaux in turn 3; a test adds the rest of Bruno's family."""
    board = village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1")
    board += waiting("Vaux", "Bourg", "Anne.v1=3")
    board += comer("Charles", "Anne", "Vaux", "Bourg")
    board += person("Eric", "Bruno", "Vaux") + more
    state = field(board, house={"variant.surrender": played})
    choices = {"mercy.1": "Bruno"} | ({} if played else {"grant.1.Anne": "granted"})
    fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=choices)
    return state


def late(people=BOTH, *, by=8, **head):
    """All of Bruno's lords are captives, and a ransom is due by the end of turn 8."""
    more = fact(BRUNO, "ransom_by", by)
    return prison(ARNAUD | HENRY | dict(people), more, **{"turn": 8, **head})


def living(state):
    """The lords left in Bruno's family."""
    return lords.family(state, BRUNO)


@pytest.mark.rule("FIEF-VAR-31")
@pytest.mark.ruling("FIEF-AMB-113")
def test_the_last_free_lord_must_be_ransomed_by_the_end_of_the_next_turn():
    """There is a reminder; other lords of the family may already be captives."""
    guard = village("Roc", "Chloé", "Chloé.v1=1")
    state = captured(guard + person("Othon", "Bruno", "Roc", prisoner_of="Chloé"))
    assert state.get(BRUNO, "ransom_by") == 4
    (due,) = [one for one in reminders.due(state) if one["code"] == "ransom"]
    assert (due["player"], due["turn"], due["lords"]) == (BRUNO, 4, [ERIC, OTHON])


@pytest.mark.rule("FIEF-VAR-31")
def test_nothing_is_due_while_somebody_of_the_family_is_free():
    """The base game's surrenders bring no deadline either."""
    free = captured(person("Othon", "Bruno", "Roc"))
    assert (free.get(BRUNO, "ransom_by"), captured(played=False).get(BRUNO, "ransom_by")) == (
        None, None,
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-31")
def test_whoever_is_late_loses_all_captives():
    """The captives' fiefs wait for an heir, as after any family's last death."""
    state = late()
    outcome = do(state, end_of_turn)
    assert (living(state), state.get(BRUNO, "ransom_by")) == ([], None)
    assert [state.get(lord, "discarded") for lord in (ERIC, OTHON)] == [1, 1]
    assert state.get(title("Bleu"), "heir") == "crown"
    assert keys(outcome) == ["fief.extinct", "fief.unpaid"]


@pytest.mark.rule("FIEF-VAR-31")
@pytest.mark.ruling("FIEF-AMB-113")
def test_not_before_the_turn_that_follows_ends():
    """The turn of the capture itself changes nothing."""
    state = late(turn=7)
    assert (end_of_turn(state, Table()), living(state)) == (None, [ERIC, OTHON])


@pytest.mark.rule("FIEF-VAR-31")
def test_it_comes_when_the_turn_ends_and_may_eliminate_the_family():
    """The clock does it before it looks for eliminated families."""
    state = prison(
        ARNAUD | HENRY | BOTH, fact(BRUNO, "ransom_by", 8), turn=8, phase="negotiations"
    )
    for place in ("Mont", "Beaujeu"):
        held_there = state.balance(f"{at(place)}/{BRUNO}", "v1")
        state.add(f"{at(place)}/{BRUNO}", "v1", -held_there)
        state.add(f"stock/{BRUNO}", "v1", held_there)
    outcome = do(state, turns.next_turn, GAME)
    assert (living(state), state.get(BRUNO, "out")) == ([], 8)
    assert [one["player"] for one in outcome.result["unpaid"]] == [BRUNO]


@pytest.mark.rule("FIEF-VAR-32", "FIEF-VAR-31")
@pytest.mark.parametrize("how", ["ransom", "escape"])
def test_to_free_any_one_of_them_is_enough(how):
    """A ransom or an Escape card will do."""
    state = late(phase="cards")
    if how == "ransom":
        do(state, ransom, "Othon", None, "Mont")
    else:
        choices = {}
        do(state, play, "Bruno", "escape", lord="Othon", at="Mont", choices=choices)
    assert state.get(BRUNO, "ransom_by") is None
    assert (end_of_turn(state, Table()), living(state)) == (None, [ERIC, OTHON])


@pytest.mark.rule("FIEF-VAR-31")
def test_whose_captives_have_died_owes_nothing():
    """The next capture sets a new deadline."""
    state = late(held("Eric", "Chloé", "Roc"))
    do(state, died, "Eric", "plague")
    assert (state.get(BRUNO, "ransom_by"), state.get(ANNE, "ransom_by")) == (None, None)


@pytest.mark.rule("FIEF-VAR-31")
def test_rebels_take_no_ransom_and_none_is_due():
    """Captives of the rebels alone cannot be ransomed."""
    state = late(held("Eric", "rebels", "Val"), by=9)
    assert [one["lords"] for one in reminders.due(state) if one["code"] == "ransom"]
    from ledger.rules.fief.variants.ransoms import captured as due_after

    state.put(BRUNO, "ransom_by", None)
    assert due_after(state, BRUNO) == []


@pytest.mark.rule("FIEF-VAR-31")
def test_each_family_that_is_late_is_told_with_its_dead():
    """Those without a fief die first, so that none inherits in vain."""
    outcome = do(late(), end_of_turn)
    ((told),) = outcome.result["unpaid"]
    assert told["player"] == BRUNO
    assert [one["lord"] for one in told["deaths"]] == [OTHON, ERIC]
    note = outcome.warnings[-1]
    assert (note["rule"], note["facts"]) == (
        "FIEF-VAR-31", {"player": BRUNO, "lords": [ERIC, OTHON]},
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-31")
def test_one_family_may_be_late_while_another_has_time():
    """And the other way round; a limit passed long ago is late as well."""
    people = held("Eric", "Chloé", "Roc") | held("Henry", "Anne", "Bourg", "Chloé")
    for limits, expected in (((8, 9), [BRUNO]), ((9, 8), [CHLOE]), ((9, 7), [CHLOE])):
        state = prison(ARNAUD | people, turn=8)
        for player, by in zip((BRUNO, CHLOE), limits, strict=True):
            state.put(player, "ransom_by", by)
        outcome = do(state, end_of_turn)
        assert [one["player"] for one in outcome.result["unpaid"]] == expected
        assert state.get(expected[0], "ransom_by") is None
