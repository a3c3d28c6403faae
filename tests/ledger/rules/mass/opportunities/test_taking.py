"""Opportunities taken, shots and duels, each with its reasons and its gains."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.battle import Duel, Ended, Gain, Line, Now, Running
from ledger.rules.mass.opportunities.duels import duelled, met, stopped
from ledger.rules.mass.opportunities.leaving import given_up, visits
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.table import Table
from tests.ledger.rules.mass.opportunities.field import (
    ALONSO,
    BARE,
    KARL,
    RODRIGO,
    A,
    B,
    falls,
    field,
)
from tests.ledger.rules.mass.vectors import refusal, state


def has(*running, level="engaged", turn=2, who=RODRIGO, **now):
    """A hero has some, and has rolled in this turn."""
    battle = field(turn)
    now.setdefault("total", 9)
    hero = battle.hero(who)._replace(running=running, now=Now(level, **now))
    return battle.put(hero)


def takes(battle, code, house=BARE, *, ruled=False, **choices):
    """Rodrigo takes one."""
    table = Table(ruled=ruled)
    return taken(house, table, battle, RODRIGO, code, Choices(**choices))


def test_a_ruling_helps_where_something_can_begin():
    """Who has not rolled has nothing to begin from."""
    one = Running("TEN", 1, "engaged")
    assert takes(has(one), "POU", ruled=True).how == "runs"
    assert takes(falls(has()), "POU", ruled=True).how == "runs"
    for battle, code in ((field(), "POU"), (has(one), "TEN")):
        assert refusal(takes, battle, code, ruled=True).rule


@pytest.mark.rule("MASS-OPP-GEN-09")
def test_a_new_one_replaces_the_old_with_what_that_has_earned():
    """By a house rule: the turn that it was there for counts."""
    ours = state(opp__on_conflict="drop_old")
    one = Running("TEN", 1, "engaged")
    found = takes(has(one), "POU", ours)
    assert found.how == "runs"
    assert found.ended == (Ended(RODRIGO, "TEN", "given_up", "MASS-OPP-GEN-09"),)
    assert found.gains == (Gain(RODRIGO, 1, "TEN", "MASS-OPP-TEN-02"),)
    assert found.lines == ()
    running = found.battle.hero(RODRIGO).running
    assert running == (Running("POU", 2, "engaged"),)
    elsewhere = takes(has(one, level="front"), "POU", ours)
    assert elsewhere.gains == ()
    unit = has(Running("COM", 1, "front"), level="front", hits=5)
    dropped = takes(unit, "INF", ours)
    line = Line(B, -2, "opportunity", "MASS-OPP-COM-03", RODRIGO, "COM", 3)
    assert dropped.lines == dropped.battle.lines == (line,)
    assert dropped.gains == (Gain(RODRIGO, 2, "COM", "MASS-OPP-COM-04"),)


def test_a_captured_banner_leaves_its_bearer():
    """If each side has one; the doctor may wait."""
    battle = has()
    karl = battle.hero(KARL)._replace(running=(Running("BAN", 1, "front"),))
    found = takes(battle.put(karl), "CAP", state(opp__one_banner=True))
    assert found.ended == (Ended(KARL, "BAN", "captured", "MASS-OPP-GEN-14"),)
    assert found.battle.hero(KARL).running == ()
    shared = takes(battle.put(karl), "CAP", state(opp__one_banner=False))
    assert (shared.ended, shared.battle.hero(KARL)) == ((), karl)
    for keep in (True, False):
        doctor = takes(has(), "INF", state(opp__inf_keep=keep)).battle
        (one,) = doctor.hero(RODRIGO).running
        assert one == Running("INF", 2, "engaged", waits=keep)
    assert takes(has(), "POU", state(opp__inf_keep=True)).battle.hero(
        RODRIGO
    ).running == (Running("POU", 2, "engaged"),)


@pytest.mark.rule("MASS-OPP-TIR-01")
@pytest.mark.rule("MASS-OPP-TIR-02")
@pytest.mark.rule("MASS-OPP-TIR-03")
def test_an_easy_shot_in_full():
    """Dice, raises, and what weighs on all his rolls; the TN is the table's or given."""
    found = takes(has(), "TIR", house=state(opp__tir_tn=15), total=10, raises=1)
    assert found.roll == {
        "told": 10,
        "raises": 5,
        "lines": [],
        "fewer": [],
        "total": 15,
        "tn": 15,
    }
    line = Line(B, -3, "opportunity", "MASS-OPP-TIR-03", RODRIGO, "TIR", 3)
    assert (found.how, found.lines, found.battle.lines) == ("hit", (line,), (line,))
    assert found.gains == (Gain(RODRIGO, 3, "TIR", "MASS-OPP-TIR-02"),)
    burdened = has(Running("CAP", 1, "engaged"), level="disengaged")
    missed = takes(burdened, "TIR", total=18, tn=15)
    assert (missed.how, missed.roll["total"], missed.gains) == ("missed", 14, ())
    (weight,) = missed.roll["lines"]
    assert (weight["value"], weight["rule"]) == (-4, "MASS-OPP-CAP-03")
    (less,) = takes(has(Running("BAN", 1, "engaged")), "TIR", total=1).roll["fewer"]
    assert (less["value"], less["code"]) == (-1, "BAN")
    none = refusal(takes, has(), "TIR")
    assert (none.code, none.key, none.rule) == (
        "usage",
        "mass.opp.total",
        "MASS-OPP-TIR-01",
    )


@pytest.mark.rule("MASS-OPP-GEN-03")
@pytest.mark.rule("MASS-OPP-DUE-03")
def test_what_is_declined():
    """Not an order, and nothing where nothing may be; a duel has its price."""
    assert takes(has(), "POU", accepts=False).how == "declined"
    for code, house in (("TEN", BARE), ("POU", state(opp__decline=False))):
        found = refusal(takes, has(), code, house, accepts=False)
        assert (found.code, found.key, found.rule) == (
            "rule",
            "mass.opp.order",
            "MASS-OPP-GEN-03",
        )
        assert found.facts == {"opportunity": code}
        assert takes(has(), code, house, accepts=False, ruled=True).how == "declined"
    usual = takes(has(), "DUE", state(opp__due_refusal=4), accepts=False)
    assert (usual.how, usual.apart) == ("refused", 4)
    assert takes(has(), "DUE", accepts=False, loss=0).apart == 0


@pytest.mark.rule("MASS-OPP-DUE-01")
@pytest.mark.rule("MASS-OPP-DUE-02")
def test_whom_a_hero_may_meet():
    """An enemy on his feet, or a stranger; the same one only once."""
    battle = has()
    hero = battle.hero(RODRIGO)
    duel = Duel(RODRIGO, A, KARL)
    found = met(battle, hero, KARL)
    assert (found.how, found.battle.duels) == ("duel", (duel,))
    assert met(battle, hero, "a stranger").battle.duels[0].opponent == "a stranger"
    for who in ("", ALONSO, RODRIGO):
        told = refusal(met, battle, hero, who)
        assert (told.code, told.key, told.rule) == (
            "usage",
            "mass.opp.opponent",
            "MASS-OPP-DUE-01",
        )
    assert refusal(met, falls(battle, KARL), hero, KARL).key == "mass.opp.opponent"
    told = refusal(met, found.battle, hero, KARL)
    assert (told.key, told.rule) == ("mass.opp.duel", "MASS-OPP-DUE-02")
    assert told.facts == {"hero": RODRIGO, "opponent": KARL}
    assert stopped(battle) is None
    assert stopped(found.battle).facts == told.facts
    assert [duel.among(who) for who in (RODRIGO, KARL, ALONSO)] == [True, True, False]


@pytest.mark.rule("MASS-OPP-DUE-04")
@pytest.mark.parametrize(("loser", "side"), [(RODRIGO, A), (KARL, B), ("X", B)])
def test_the_loser_of_a_duel_falls(loser, side):
    """His general's next roll suffers; whether he counts as lost is a house rule."""
    opponent = loser if loser != RODRIGO else KARL
    battle = met(has(), has().hero(RODRIGO), opponent).battle
    for counts in (True, False):
        found = duelled(state(opp__due_ko_counts=counts), battle, RODRIGO, loser)
        line = Line(side, -3, "opportunity", "MASS-OPP-DUE-04", loser, "DUE", 3)
        assert (found.how, found.lines, found.battle.lines) == (
            "duel",
            (line,),
            (line,),
        )
        assert found.battle.duels == ()
        down = [(one.id, one.spared) for one in found.battle.heroes if one.out]
        assert down == ([] if loser == "X" else [(loser, not counts)])
    for who, fallen in ((RODRIGO, ALONSO), (ALONSO, ALONSO), (KARL, KARL)):
        told = refusal(duelled, BARE, battle, who, fallen)
        assert (told.code, told.key, told.rule) == (
            "usage",
            "mass.opp.no_duel",
            "MASS-OPP-DUE-02",
        )


@pytest.mark.rule("MASS-OPP-GEN-11")
def test_what_may_be_given_up():
    """What runs and is no order."""
    battle = has(Running("BAN", 1, "engaged"), Running("TEN", 1, "engaged"))
    after, gone = given_up(BARE, Table(), battle, RODRIGO, "BAN")
    assert gone == Ended(RODRIGO, "BAN", "given_up", "MASS-OPP-GEN-11")
    assert [one.code for one in after.hero(RODRIGO).running] == ["TEN"]
    for code, key, facts in (
        ("TEN", "mass.opp.order_kept", {"opportunity": "TEN"}),
        ("AID", "mass.opp.not_running", {"hero": RODRIGO, "opportunity": "AID"}),
    ):
        told = refusal(given_up, BARE, Table(), battle, RODRIGO, code)
        assert (told.code, told.key, told.rule) == ("rule", key, "MASS-OPP-GEN-11")
        assert told.facts == facts


@pytest.mark.ruling("MASS-AMB-56")
def test_who_sees_the_doctor_at_last():
    """What demands another place forbids it, unless by a ruling."""
    waits = Running("INF", 1, "engaged", waits=True)
    now = Running("INF", 1, "engaged", visit=2)
    free = field(2).put(field(2).hero(RODRIGO)._replace(running=(waits,)))
    after = visits(BARE, Table(), free, RODRIGO)
    assert after.hero(RODRIGO).running == (now,)
    assert visits(BARE, Table(), after, RODRIGO) == after
    held = Running("AID", 1, "engaged")
    bound = free.put(free.hero(RODRIGO)._replace(running=(waits, held)))
    told = refusal(visits, BARE, Table(), bound, RODRIGO)
    assert (told.code, told.key, told.rule) == (
        "rule",
        "mass.opp.conflict",
        "MASS-OPP-GEN-09",
    )
    assert told.facts == {"opportunity": "INF", "running": "AID"}
    ruled = visits(BARE, Table(ruled=True), bound, RODRIGO)
    assert ruled.hero(RODRIGO).running == (held, now)
    assert refusal(visits, BARE, Table(), field(), RODRIGO).key == (
        "mass.opp.not_running"
    )
