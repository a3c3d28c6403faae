"""Declining, giving up, duels, and the end of a battle."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.rules.mass.opportunities.duels import duelled, stopped
from ledger.rules.mass.opportunities.ending import finished, gained, run, winner
from ledger.rules.mass.opportunities.leaving import given_up, visits
from ledger.rules.mass.opportunities.modifiers import strategy_modifiers
from ledger.rules.mass.opportunities.passing import turn_passed
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.windows import CODES, forced
from ledger.table import Table
from tests.ledger.rules.mass.opportunities.field import (
    ALONSO,
    BARE,
    KARL,
    RODRIGO,
    A,
    B,
    after,
    closes,
    examples,
    falls,
    field,
    reputation,
    stands,
    strategy,
    takes,
    whys,
)
from tests.ledger.rules.mass.vectors import dice, state

ORDERS = {"TEN", "CRG", "MES"}
NO = Choices(accepts=False)


@pytest.mark.rule("MASS-OPP-GEN-03")
@pytest.mark.ruling("MASS-AMB-24")
@pytest.mark.parametrize("code", CODES)
def test_all_but_orders_may_be_declined(code):
    """Some need the game master's permission; a house rule may forbid all."""
    battle = stands(field())
    if code in ORDERS:
        with pytest.raises(Refused) as refused:
            taken(BARE, dice(), battle, RODRIGO, code, NO)
        assert refused.value.rule == "MASS-OPP-GEN-03"
    found = taken(BARE, Table(ruled=code in ORDERS), battle, RODRIGO, code, NO)
    assert found.battle == battle
    assert found.how == ("refused" if code == "DUE" else "declined")
    assert (found.gains, found.lines, found.ended) == ((), (), ())
    if code != "DUE":
        with pytest.raises(Refused):
            taken(state(opp__decline=False), dice(), battle, RODRIGO, code, NO)


@pytest.mark.rule("MASS-OPP-GEN-03")
@pytest.mark.parametrize(
    ("house", "said", "price"), [(0, None, 0), (5, None, 5), (5, 2, 2)]
)
def test_who_refuses_a_duel_pays_for_it_in_reputation(house, said, price):
    """The house rule or the game master sets the cost; nothing else costs any."""
    battle, rules = stands(field()), state(opp__due_refusal=house)
    no = Choices(accepts=False, loss=said)
    assert taken(rules, dice(), battle, RODRIGO, "DUE", no).apart == price
    assert taken(rules, dice(), battle, RODRIGO, "CAP", no).apart == 0


@pytest.mark.rule("MASS-OPP-GEN-11")
def test_what_was_accepted_freely_may_be_given_up():
    """Points gained are kept, but no more come; orders need the master's permission."""
    passed = closes(after(takes(field(), "CAP", "front")))
    assert reputation(passed) == 3
    battle, ended = given_up(BARE, dice(), passed.battle, RODRIGO, "CAP")
    assert ended == (RODRIGO, "CAP", "given_up", "MASS-OPP-GEN-11")
    assert forced(BARE, battle, RODRIGO) is None
    assert (closes(battle).gains, strategy(after(battle, turns=3))) == ((), 0)
    held = after(takes(field(), "TEN"))
    with pytest.raises(Refused) as refused:
        given_up(BARE, dice(), held, RODRIGO, "TEN")
    assert refused.value.key == "mass.opp.order_kept"
    free, _ = given_up(BARE, Table(ruled=True), held, RODRIGO, "TEN")
    assert free.hero(RODRIGO).running == ()
    with pytest.raises(Refused) as refused:
        given_up(BARE, dice(), held, RODRIGO, "BAN")
    assert refused.value.key == "mass.opp.not_running"


@pytest.mark.rule("MASS-OPP-BAN-04")
def test_a_banner_may_be_dropped():
    """Another hero may pick it up."""
    battle = after(takes(field(), "BAN"))
    battle, _ = given_up(BARE, dice(), battle, RODRIGO, "BAN")
    assert (
        taken(BARE, dice(), stands(battle, who=ALONSO), ALONSO, "BAN", Choices())
        .battle.hero(ALONSO)
        .has("BAN")
    )
    assert reputation(closes(battle)) == 0


@pytest.mark.rule("MASS-OPP-INF-01", "MASS-OPP-GEN-09")
@pytest.mark.ruling("MASS-AMB-56")
def test_the_doctor_may_be_kept_for_later():
    """By a house rule, the hero chooses a later turn."""
    house = state(opp__inf_keep=True)
    battle = after(takes(field(), "INF", house=house), house, 3)
    assert forced(house, battle, RODRIGO) is None
    seen = visits(house, dice(), battle, RODRIGO)
    assert forced(house, seen, RODRIGO).code == "INF"
    passed = closes(seen, house)
    assert (passed.healed, passed.battle.hero(RODRIGO).running) == ((RODRIGO,), ())
    for code in ("CAV", "PRE", "POU"):
        busy = after(takes(stands(battle, house=house), code, house=house), house)
        with pytest.raises(Refused) as refused:
            visits(house, dice(), busy, RODRIGO)
        assert refused.value.rule == "MASS-OPP-GEN-09"
    ruled = visits(house, Table(ruled=True), busy, RODRIGO)
    assert forced(house, ruled, RODRIGO).code == "INF"
    plain = after(takes(field(), "INF"))
    assert visits(BARE, dice(), plain, RODRIGO) == plain


# Duels ------------------------------------------------------------------------


@pytest.mark.rule("MASS-OPP-DUE-01")
@pytest.mark.rule("MASS-OPP-DUE-02")
def test_a_duel_stops_the_clock():
    """The turn ends only when one of the two is unconscious."""
    battle = takes(field(), "DUE")
    assert stopped(battle).rule == "MASS-OPP-DUE-02"
    with pytest.raises(Refused) as refused:
        turn_passed(BARE, battle)
    assert refused.value.facts == {"hero": RODRIGO, "opponent": KARL}
    decided = duelled(BARE, battle, RODRIGO, KARL).battle
    assert stopped(decided) is None
    assert closes(decided).battle.turn == 2
    for who, loser in ((ALONSO, KARL), (RODRIGO, ALONSO)):
        with pytest.raises(Misuse):
            duelled(BARE, battle, who, loser)
    for opponent in ("", ALONSO, RODRIGO):
        with pytest.raises(Misuse):
            takes(field(), "DUE", opponent=opponent)
    # The same two cannot have a second duel at the same time.
    with pytest.raises(Refused) as again:
        takes(battle, "DUE")
    assert again.value.facts == {"hero": RODRIGO, "opponent": KARL}
    with pytest.raises(Misuse):
        takes(falls(field(), KARL), "DUE")


@pytest.mark.rule("MASS-OPP-DUE-04")
@pytest.mark.rule("MASS-OPP-GEN-12")
@pytest.mark.ruling("MASS-AMB-35")
def test_the_loser_burdens_his_general():
    """-3, and -5 for the knock-out, apply unless a house rule says otherwise."""
    battle = after(takes(field(), "BAN"))
    battle = takes(stands(battle, "support"), "DUE")
    lost = closes(duelled(BARE, battle, RODRIGO, RODRIGO).battle)
    assert whys(lost) == [("BAN", "fallen", "MASS-OPP-GEN-12")]
    found = [(x.value, x.rule) for x in strategy_modifiers(BARE, lost.battle, A)]
    assert found == [(-3, "MASS-OPP-DUE-04"), (-5, "MASS-MOD-11")]
    won = after(duelled(BARE, battle, RODRIGO, KARL).battle)
    assert (strategy(won), strategy(won, B)) == (0, -3)
    house = state(opp__due_ko_counts=False)
    spared = after(duelled(house, battle, RODRIGO, RODRIGO).battle, house)
    assert [x.value for x in strategy_modifiers(house, spared, A)] == [-3]
    assert spared.hero(RODRIGO).out
    # A hero who is on his feet again and falls once more counts then.
    up = spared.put(spared.hero(RODRIGO)._replace(out=False, gone=False))
    again = strategy_modifiers(house, after(falls(up), house), A)
    assert [x.value for x in again] == [-5]
    stranger = takes(field(), "DUE", opponent="a masked man")
    left = after(duelled(BARE, stranger, RODRIGO, "a masked man").battle)
    assert [x.value for x in strategy_modifiers(BARE, left, B)] == [-3]


@pytest.mark.rule("MASS-OPP-DUE-03")
@pytest.mark.rule("MASS-OPP-DUE-05")
@pytest.mark.ruling("MASS-AMB-35")
@pytest.mark.ruling("MASS-AMB-59")
def test_refusing_costs_reputation():
    """The given amount or the house rule counts; separately, and never halved."""
    battle, house = stands(field()), state(opp__due_refusal=4)
    found = [
        taken(rules, dice(), battle, RODRIGO, "DUE", choices)
        for rules, choices in ((BARE, NO), (house, NO), (house, NO._replace(loss=7)))
    ]
    assert [one.apart for one in found] == [0, 4, 7]
    assert {one.gains for one in found} == {()}
    assert {len(one.battle.duels) for one in found} == {0}
    assert gained(BARE, 13, won=True, apart=4) == 9
    assert gained(BARE, 13, won=False, apart=4) == 2


# The end of a battle ----------------------------------------------------------


@pytest.mark.rule("MASS-OPP-GEN-04")
@pytest.mark.rule("MASS-END-03")
@pytest.mark.rule("MASS-END-04")
@pytest.mark.rule("MASS-END-05")
@pytest.mark.ruling("MASS-AMB-43")
@examples("final_reputation")
def test_what_a_battle_score_is_worth(given, expect):
    """Winners get all of it, losers half, rounded down."""
    assert expect["gain"] == gained(BARE, given["score"], won=given["won"])
    up = state(end__round="up")
    assert (gained(up, 13, won=False), gained(up, 13, won=True)) == (7, 13)


@pytest.mark.rule("MASS-END-01")
@pytest.mark.rule("MASS-END-02")
@pytest.mark.rule("MASS-TURN-11")
@pytest.mark.ruling("MASS-AMB-13")
@examples("streak")
def test_three_in_a_row(given, expect):
    """By default a tie breaks the run."""
    results = [None if one == "tie" else one for one in given["results"]]
    found = winner(BARE, results)
    assert (expect["winner"] or None, expect["on_turn"]) == found
    patient = state(end__tie_breaks=False)
    assert winner(patient, ["A", "A", None, "A"]) == ("A", 4)
    assert run(BARE, ["A", "A", None]) == (None, 0)
    assert run(patient, ["A", "A", None]) == ("A", 2)


@pytest.mark.rule("MASS-END-06")
@pytest.mark.rule("MASS-OPP-MAG-03")
@pytest.mark.ruling("MASS-AMB-25")
@pytest.mark.ruling("MASS-AMB-41")
def test_what_is_open_lapses():
    """A conscious mage gives his thanks; the rest brings nothing."""
    battle = after(takes(field(), "MAG"))
    battle = takes(stands(battle), "TEN")
    battle = after(takes(battle, "PRE", who=ALONSO))
    battle = after(battle)
    assert strategy(battle) == 1
    found = finished(BARE, battle)
    assert found.booty == (RODRIGO,)
    assert found.reward == "booty: roll again on the table at +3"
    assert [(one.code, one.why, one.rule) for one in found.ended] == [
        ("MAG", "done", "MASS-OPP-MAG-03"),
        ("TEN", "battle_over", "MASS-END-06"),
    ]
    assert [line.value for line in found.lapsed] == [1]
    fallen = finished(BARE, falls(after(takes(field(), "MAG"))))
    assert fallen.booty == ()
    assert (found.battle.lines, found.battle.hero(RODRIGO).running) == ((), ())
    fallen = finished(BARE, after(falls(battle)))
    assert fallen.booty == ()
