"""Opportunities and duels settled between the rolls and the end of a turn."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, moved
from ledger.rules.mass.facts import APART, RAISES, SCORE
from ledger.rules.mass.field import battle_of, duel_id, line_id, running_id
from ledger.rules.mass.settling import duel, opponent_of, settle
from ledger.state import WORLD
from ledger.table import Table
from tests.ledger.rules.mass.vectors import armies, dice, refusal

A, B = "side:A", "side:B"
RODRIGO, ALONSO, KARL = "hero:Rodrigo", "hero:Alonso", "hero:Karl"
USUAL = {
    "decline": False,
    "give_up": False,
    "visit": False,
    "total": None,
    "tn": None,
    "lost": False,
    "opponent": None,
    "loss": None,
    "raises": None,
}


def fought(**house):
    """Turn 2 has been fought, and Rodrigo has won an opportunity."""
    found = armies(**house)
    found.put("campaign", "fought", 2)
    for hero in (RODRIGO, ALONSO, KARL):
        found.put(hero, "level", "engaged")
        found.put(hero, "total", 9)
    found.put(RODRIGO, "offered", 1)
    return found


def settles(found, code=None, table=None, **words):
    """Rodrigo settles what he has won."""
    return settle(found, table or Table(), RODRIGO, code, **{**USUAL, **words})


def runs(found, code, won, **more):
    """An opportunity runs for Rodrigo."""
    facts = {"hero": RODRIGO, "code": code, "won": won, "level": "engaged", **more}
    for field, value in facts.items():
        found.put(running_id(RODRIGO, code, won), field, value)
    return found


def fights(found):
    """Rodrigo has met Karl in single combat."""
    for field, value in (("hero", RODRIGO), ("opponent", KARL)):
        found.put(duel_id(RODRIGO, KARL), field, value)
    return found


DONE = Change(RODRIGO, "offered", 1, None)
NOTHING = {"gains": [], "lines": [], "ended": [], "apart": 0, "volleys": []}


@pytest.mark.rule("MASS-OPP-GEN-01")
def test_what_a_hero_takes_runs_for_him():
    """It is settled then."""
    found = settles(fought(), "POU")
    assert found.asked == {"hero": RODRIGO, "code": "POU"}
    assert found.result == {"hero": RODRIGO, "code": "POU", "how": "runs", **NOTHING}
    assert found.effects[0] == DONE
    after = fought().apply(found.effects)
    (one,) = battle_of(after).hero(RODRIGO).running
    assert (one.code, one.won, one.level) == ("POU", 2, "engaged")
    declined = settles(fought(), "POU", decline=True)
    assert (declined.result["how"], declined.effects) == ("declined", [DONE])


@pytest.mark.rule("MASS-OPP-GEN-01")
def test_only_who_has_won_one_takes_one():
    """A ruling may give him one all the same."""
    bare = fought()
    bare.put(RODRIGO, "offered", None)
    found = refusal(settles, bare, "POU")
    assert (found.code, found.key, found.rule) == (
        "rule",
        "mass.none_won",
        "MASS-OPP-GEN-01",
    )
    assert found.facts == {"hero": RODRIGO}
    assert settles(bare, "POU", Table(ruled=True)).result["how"] == "runs"


def test_the_game_master_chooses_or_gives_none():
    """The question is named after the hero; an unknown code lists the known ones."""
    found = settles(fought(), table=Table(choices={"opportunity.Rodrigo": "POU"}))
    assert found.result["code"] == found.asked["code"] == "POU"
    none = settles(fought(), "none")
    assert none.asked == {"hero": RODRIGO, "code": "none"}
    assert none.result == {"hero": RODRIGO, "code": "none", "how": "none"}
    assert none.effects == [DONE]
    unknown = refusal(settles, fought(), "PUO")
    assert unknown.key == "unknown_name.opportunity"
    assert unknown.facts["known"][-1] == "none"


@pytest.mark.rule("MASS-OPP-TIR-02")
@pytest.mark.rule("MASS-OPP-TIR-03")
def test_an_easy_shot():
    """A hit brings reputation now, and harms the enemy's general next turn."""
    found = settles(fought(), "TIR", total=15, tn=15)
    assert found.result["how"] == "hit"
    assert found.result["roll"]["tn"] == 15
    assert [one["reputation"] for one in found.result["gains"]] == [3]
    assert [(one["side"], one["value"]) for one in found.result["lines"]] == [(B, -3)]
    after = fought().apply(found.effects)
    assert after.balance(RODRIGO, SCORE) == 3
    assert after.get(line_id(B, RODRIGO, "TIR", 3), "value") == -3
    missed = settles(fought(), "TIR", total=14, tn=15)
    assert (missed.result["how"], missed.effects) == ("missed", [DONE])


@pytest.mark.ruling("MASS-AMB-09")
def test_raises_help_the_easy_shot_alone():
    """They are spent on it; with another opportunity none are."""
    ours = fought(raises__scope="any")
    ours.add(A, RAISES, 2)
    found = settles(ours, "TIR", total=5, tn=15, raises=2)
    assert found.result["how"] == "hit"
    spent = moved(RAISES, 2, A, WORLD, Because("MASS-PREP-05", A))
    assert found.effects[1:2] == spent
    other = settles(ours, "POU", raises=2)
    assert not [one for one in other.effects if one in spent]
    assert refusal(settles, fought(), "TIR", total=5, raises=1).key == (
        "mass.raises_scope"
    )


@pytest.mark.rule("MASS-OPP-DUE-03")
@pytest.mark.rule("MASS-OPP-DUE-05")
def test_a_duel_is_fought_or_refused():
    """A hero is found by his name; refusing costs what the table says."""
    found = settles(fought(), "DUE", opponent="karl")
    assert found.result["how"] == "duel"
    after = fought().apply(found.effects)
    assert after.get(duel_id(RODRIGO, KARL), "opponent") == KARL
    refused = settles(fought(), "DUE", decline=True, loss=4)
    because = Because("MASS-OPP-DUE-05", RODRIGO)
    assert refused.effects == [DONE, *moved(APART, 4, WORLD, RODRIGO, because)]
    assert (refused.result["how"], refused.result["apart"]) == ("refused", 4)
    assert settles(fought(), "CAP", lost=True).result["how"] == "lost"
    assert settles(fought(), "CAP").result["how"] == "runs"


def test_an_opponent_is_a_hero_or_any_name():
    """No word is nobody."""
    here = armies()
    words = ("Karl", "KARL", " a stranger ", "")
    assert [opponent_of(here, one) for one in words] == [KARL, KARL, "a stranger", ""]


@pytest.mark.rule("MASS-OPP-CRG-02")
def test_a_charge_is_fired_at_once():
    """Where the house rules have it so; other opportunities fire nothing now."""
    ours = fought(opp__crg_when="now")
    table = dice(8, *[1] * 17, 1)
    found = settles(ours, "CRG", table)
    (shot,) = found.result["volleys"]
    assert (shot["code"], shot["rule"], shot["level"], shot["hits"]) == (
        "CRG",
        "MASS-OPP-CRG-02",
        36,
        1,
    )
    assert settles(runs(ours, "CRG", 2), "BAN").result["volleys"] == []


@pytest.mark.rule("MASS-OPP-GEN-11")
def test_what_is_given_up_ends_in_the_next_turn():
    """An open turn is closed first."""
    open_ = runs(fought(), "BAN", 1)
    open_.put(RODRIGO, "offered", None)
    found = settles(open_, "BAN", give_up=True)
    ended = {
        "hero": RODRIGO,
        "code": "BAN",
        "why": "given_up",
        "rule": "MASS-OPP-GEN-11",
    }
    assert found.asked == {"hero": RODRIGO, "code": "BAN"}
    assert (found.result["how"], found.result["ended"]) == ("given_up", [ended])
    assert (found.result["hero"], found.result["code"]) == (RODRIGO, "BAN")
    assert found.result["closed"]["turn"] == 2
    assert found.turn == 3
    after = open_.copy().apply(found.effects)
    assert battle_of(after).hero(RODRIGO).running == ()
    assert after.balance(RODRIGO, SCORE) == 1
    fresh = settles(runs(armies(), "BAN", 1), "BAN", give_up=True)
    assert (fresh.result["closed"], fresh.turn) == (None, 2)
    wrong = refusal(settles, open_, "BNA", give_up=True)
    assert wrong.key == "unknown_name.opportunity"
    missing = refusal(settles, open_, give_up=True)
    assert (missing.code, missing.key) == ("usage", "usage.missing")
    assert missing.facts == {"names": ["CODE"], "command": "mass opportunity"}


@pytest.mark.ruling("MASS-AMB-56")
def test_who_has_put_it_off_sees_the_doctor():
    """In the turn that begins then."""
    waits = runs(armies(), "INF", 1, waits=1)
    found = settles(waits, visit=True)
    assert found.asked == {"hero": RODRIGO, "code": "INF"}
    assert found.result == {
        "hero": RODRIGO,
        "code": "INF",
        "how": "visits",
        "closed": None,
    }
    assert found.turn == 2
    (one,) = battle_of(waits.copy().apply(found.effects)).hero(RODRIGO).running
    assert (one.waits, one.visit) == (False, 2)
    open_ = runs(fought(), "INF", 1, waits=1)
    open_.put(RODRIGO, "offered", None)
    later = settles(open_, visit=True)
    assert (later.turn, later.result["closed"]["turn"]) == (3, 2)


@pytest.mark.rule("MASS-OPP-DUE-04")
@pytest.mark.rule("MASS-OPP-GEN-06")
def test_who_loses_a_duel_falls():
    """He loses what he had just won, and his general's next roll suffers."""
    here = fights(fought())
    found = duel(here, RODRIGO, "Rodrigo")
    assert found.asked == {"hero": RODRIGO, "loser": "Rodrigo"}
    assert found.result == {
        "hero": RODRIGO,
        "loser": "Rodrigo",
        "lines": [
            {
                "side": A,
                "value": -3,
                "hero": RODRIGO,
                "code": "DUE",
                "rule": "MASS-OPP-DUE-04",
            }
        ],
    }
    assert found.effects[0] == DONE
    after = here.copy().apply(found.effects)
    assert after.get(RODRIGO, "out") == 1
    assert battle_of(after).duels == ()
    other = duel(here, RODRIGO, "Karl")
    assert [one["side"] for one in other.result["lines"]] == [B]
    assert DONE not in other.effects
    nobody = refusal(duel, here, RODRIGO, "Alonso")
    assert (nobody.code, nobody.key) == ("usage", "mass.opp.no_duel")


def test_nothing_is_settled_after_the_battle():
    """Neither opportunities nor duels."""
    over = fights(fought())
    over.put("campaign", "ended", 1)
    for call in (
        lambda: settles(over, "POU"),
        lambda: settles(over, visit=True),
        lambda: duel(over, RODRIGO, "Karl"),
    ):
        assert refusal(call).key == "mass.ended"
