"""What may be done about the throne, and what the table is reminded of."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.offering import due_in_talks, due_on_the_way, possible
from ledger.rules.fief.may import Lack
from tests.ledger.rules.fief.crown.court import court, guards
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, fact, lord

ARNAUD = lord("Arnaud")
PHILIPPE, THIERRY = lord("Philippe"), lord("Thierry")
PEOPLE = {
    "Arnaud": {"titles": ["Rouge"]},
    "Philippe": {"bishop": "Sigy"},
    "Thierry": {"player": "Bruno", "at": "Mont", "bishop": "Corbie"},
    "Eric": {"player": "Chloé", "at": "Sennecy"},
}
ELECTED = fact("campaign", "elected", ARNAUD)


def hall(more="", people=(), **head):
    """The talks of turn 7, about a vacant throne."""
    head.setdefault("phase", "negotiations")
    return court(PEOPLE | dict(people), more, **head)


def offered(state, player, act):
    """The lines for an act of a player."""
    return [may for may in possible(state, player) if may.act == act]


# Votes ------------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-02", "FIEF-VOTE-04", "FIEF-VOTE-05")
def test_every_player_sees_the_candidates_and_his_own_votes():
    """A family without a voter lacks one, and has no vote."""
    found = {who: offered(hall(), who, "elect") for who in (ANNE, BRUNO, CHLOE)}
    assert {who: [may.where for may in lines] for who, lines in found.items()} == {
        ANNE: [ARNAUD],
        BRUNO: [ARNAUD],
        CHLOE: [ARNAUD],
    }
    anne, bruno, chloe = (lines[0] for lines in found.values())
    assert (anne.by, anne.most, anne.missing) == ((ARNAUD, PHILIPPE), 2, ())
    assert (bruno.by, bruno.most, bruno.missing) == ((THIERRY,), 1, ())
    assert (chloe.by, chloe.most) == ((), 0)
    assert chloe.missing == (Lack("voter", "FIEF-VOTE-04"),)
    assert (anne.phase, anne.rule) == ("negotiations", "FIEF-VOTE-05")


@pytest.mark.rule("FIEF-VOTE-01")
def test_after_the_ballot_no_votes_are_left():
    """The reason is the ballot, also for those who have no voter."""
    state = hall(fact("campaign", "ballot", 7))
    for who in (ANNE, CHLOE):
        (may,) = offered(state, who, "elect")
        assert (may.most, [one.key for one in may.missing]) == (
            0,
            ["fief.ballot_twice"],
        )


@pytest.mark.rule("FIEF-VOTE-01", "FIEF-CROWN-08")
def test_while_there_is_a_king_nothing_is_offered():
    """Nobody votes, consecrates or is crowned."""
    state = hall(people={"Arnaud": {"titles": ["Rouge"], "king": True}})
    assert [may.act for who in (ANNE, BRUNO) for may in possible(state, who)] == []


# The coronation -------------------------------------------------------------------------


@pytest.mark.rule("FIEF-CROWN-01", "FIEF-CROWN-02", "FIEF-CROWN-03")
def test_the_elected_lord_is_crowned_by_two_bishops_of_whatever_family():
    """Each player also sees which of his own could consecrate."""
    state = hall(ELECTED)
    (may,) = offered(state, CHLOE, "crown")
    assert (may.where, may.by, may.missing) == (ARNAUD, (PHILIPPE, THIERRY), ())
    assert offered(state, CHLOE, "consecrate") == []
    (own,) = offered(state, BRUNO, "consecrate")
    assert (own.by, own.rule, own.where) == ((THIERRY,), "FIEF-CROWN-03", ARNAUD)


@pytest.mark.rule("FIEF-CROWN-01")
def test_with_too_few_bishops_he_lacks_clergy():
    """One bishop is not enough; a cardinal is, and needs nobody else."""
    few = hall(ELECTED, {"Thierry": {"player": "Bruno", "at": "Mont"}})
    (may,) = offered(few, ANNE, "crown")
    assert may.missing == (Lack("clergy", "FIEF-CROWN-01"),)
    hat = {**PEOPLE["Thierry"], "cardinal": True}
    state = hall(ELECTED, {"Thierry": hat, "Philippe": {}})
    assert [one.missing for one in offered(state, ANNE, "crown")] == [()]
    (own,) = offered(state, BRUNO, "consecrate")
    assert own.rule == "FIEF-CROWN-02"


@pytest.mark.rule("FIEF-FIEF-33")
def test_inheritances_come_before_the_coronation():
    """The line says so, besides what else is missing."""
    few = {"Thierry": {"player": "Bruno", "at": "Mont"}}
    more = ELECTED + fact("title:Noir", "name", "Noir")
    more += fact("title:Noir", "region", "region:Noir")
    more += fact("title:Noir", "capital", "territory:Sennecy")
    more += fact("title:Noir", "keeper", CHLOE) + fact("title:Noir", "heir", BRUNO)
    (may,) = offered(hall(more, few), ANNE, "crown")
    assert [one.key for one in may.missing] == ["fief.inheritance_first", "clergy"]


# Guardsmen taken later ------------------------------------------------------------------

LATE = {"variant.tactics": True, "tactics.guard.late_swap": True}
KNIGHTS = {"Arnaud": {"king": True, "titles": ["Rouge"]}}


@pytest.mark.ruling("TAC-AMB-18")
def test_guardsmen_may_be_taken_later_where_the_house_says_so():
    """Only the sovereign's own player sees it, with how many there may be."""
    state = hall(people=KNIGHTS, house=LATE)
    (may,) = offered(state, ANNE, "guard")
    assert (may.phase, may.where, may.rule) == (None, ARNAUD, "TAC-AMB-18")
    assert (may.most, may.missing) == (4, ())
    assert offered(state, BRUNO, "guard") == []
    queen = {"Blanche": {"player": "Bruno", "at": "Mont", "queen": True}}
    (hers,) = offered(hall(people=KNIGHTS | queen, house=LATE), BRUNO, "guard")
    assert (hers.where, hers.most) == (lord("Blanche"), 3)
    plain = hall(people=KNIGHTS, house={"variant.tactics": True})
    assert offered(plain, ANNE, "guard") == []
    base = hall(people=KNIGHTS)
    assert offered(base, ANNE, "guard") == []


@pytest.mark.ruling("TAC-AMB-18", "TAC-AMB-20")
def test_a_sovereign_without_soldiers_is_not_offered_any():
    """A captive is named with the reason, and may take none."""
    away = {"Arnaud": {"king": True, "at": "Val"}}
    assert offered(hall(people=away, house=LATE), ANNE, "guard") == []
    held = {"Arnaud": {"king": True, "at": "Mont", "prisoner_of": "Bruno"}}
    (may,) = offered(hall(people=held, house=LATE), ANNE, "guard")
    assert (may.most, [one.key for one in may.missing]) == (0, ["fief.captive"])


# Reminders -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-01", "FIEF-VOTE-10")
def test_the_table_is_reminded_of_the_ballot_and_then_of_the_coronation():
    """After a void ballot there is nothing to remember, nor under a King."""
    election = {"code": "election", "rule": "FIEF-VOTE-01", "candidates": [ARNAUD]}
    assert [*due_in_talks(hall())] == [election]
    assert [*due_in_talks(hall(fact("campaign", "ballot", 6)))] == [election]
    assert [*due_in_talks(hall(fact("campaign", "ballot", 7)))] == []
    elected = hall(fact("campaign", "ballot", 7) + ELECTED)
    crowning = {"code": "coronation", "rule": "FIEF-VOTE-10", "lord": ARNAUD}
    assert [*due_in_talks(elected)] == [crowning]
    king = hall(people={"Arnaud": {"titles": ["Rouge"], "king": True}})
    assert [*due_in_talks(king)] == []


@pytest.mark.rule("FIEF-GUARD-02", "FIEF-GUARD-09")
def test_royal_guards_are_remembered_while_there_are_any():
    """A guard that is in stock needs no reminder, nor does one without a sovereign."""
    royal = {
        "Arnaud": {"king": True},
        "Blanche": {"player": "Bruno", "at": "Mont", "queen": True},
    }
    state = hall(people=royal)
    assert [*due_on_the_way(state)] == []
    king = {"code": "guards", "rule": "FIEF-GUARD-02", "lord": ARNAUD, "guard": "king"}
    queen = {"code": "guards", "rule": "FIEF-GUARD-09", "guard": "queen"}
    queen["lord"] = lord("Blanche")
    assert [*due_on_the_way(guards(state.copy()))] == [king, queen]
    assert [*due_on_the_way(guards(state.copy(), "queen"))] == [queen]
    assert [*due_on_the_way(guards(hall(), "king"))] == []
