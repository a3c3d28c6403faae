"""Why an opportunity is not for a hero, in full."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.battle import Running
from ledger.rules.mass.opportunities.offering import (
    conflicts,
    lasting,
    legal,
    offer,
    offered,
)
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
from tests.ledger.rules.mass.opportunities.test_taking import has, takes
from tests.ledger.rules.mass.vectors import refusal, state


def reason(battle, code, house=BARE, who=RODRIGO):
    """Why a hero cannot have one, in full."""
    found = offer(house, battle, battle.hero(who), code).reason
    return found and (found.key, found.rule, found.facts)


@pytest.mark.parametrize(
    ("battle", "code", "expected"),
    [
        (field(), "TEN", ("mass.opp.no_roll", "MASS-OPP-INF-05", {"hero": RODRIGO})),
        (
            has(level="medic"),
            "TEN",
            ("mass.opp.no_roll", "MASS-OPP-INF-05", {"hero": RODRIGO}),
        ),
        (
            falls(has()),
            "TEN",
            ("mass.opp.fallen", "MASS-OPP-GEN-06", {"hero": RODRIGO}),
        ),
        (
            has(Running("TEN", 1, "engaged")),
            "TEN",
            (
                "mass.opp.running",
                "MASS-OPP-GEN-08",
                {"opportunity": "TEN", "hero": RODRIGO},
            ),
        ),
        (
            has(Running("TEN", 1, "engaged")),
            "POU",
            (
                "mass.opp.conflict",
                "MASS-OPP-GEN-09",
                {"opportunity": "POU", "running": "TEN"},
            ),
        ),
        (
            has(Running("CAP", 2, "engaged")),
            "CAP",
            (
                "mass.opp.running",
                "MASS-OPP-GEN-08",
                {"opportunity": "CAP", "hero": RODRIGO},
            ),
        ),
    ],
)
def test_why_one_is_not_for_a_hero(battle, code, expected):
    """The key of the sentence, the rule, and what it mentions."""
    assert reason(battle, code) == expected
    found = refusal(takes, battle, code)
    assert (found.code, found.key, found.rule) == ("rule", *expected[:2])
    assert found.facts == expected[2]


def test_some_are_for_some_only():
    """A unit needs a sergeant, mages serve one side, and a volley is part of the game."""
    battle = has()
    plain = battle.put(battle.hero(RODRIGO)._replace(commission=False))
    assert reason(plain, "COM") == (
        "mass.opp.commission",
        "MASS-OPP-COM-01",
        {"hero": RODRIGO},
    )
    assert reason(plain, "POU") is reason(battle, "COM") is None
    karl = has(who=KARL)
    assert reason(karl, "MAG", who=KARL) == (
        "mass.opp.no_mage",
        "MASS-OPP-MAG-01",
        {"side": B},
    )
    assert reason(battle, "MAG") is None
    without, key = state(modules__volley=False), "mass.modules.volley"
    for code in ("CRG", "COM"):
        assert reason(battle, code, without) == ("mass.left_out", key, {"setting": key})
    assert reason(battle, "TEN", without) is None


@pytest.mark.rule("MASS-OPP-GEN-14")
def test_each_side_has_one_banner():
    """Who holds it, and whose is home or taken, is told."""
    one, any_ = state(opp__one_banner=True), state(opp__one_banner=False)
    rule, battle = "MASS-OPP-GEN-14", has()
    alonso = battle.hero(ALONSO)
    for code in ("BAN", "CAP"):
        held = battle.put(alonso._replace(running=(Running(code, 1, "front"),)))
        facts = {"opportunity": code, "hero": ALONSO}
        assert reason(held, code, one) == ("mass.opp.banner_held", rule, facts)
        assert reason(held, code, any_) is None
        assert reason(falls(held, ALONSO), code, one) is None
    home = battle.put_side(battle.side(B)._replace(banner_lost=True))
    assert reason(home, "CAP", one) == ("mass.opp.banner_home", rule, {"side": B})
    assert reason(home, "BAN", one) is None
    lost = battle.put_side(battle.side(A)._replace(banner_lost=True))
    assert reason(lost, "BAN", one) == ("mass.opp.banner_taken", rule, {"side": A})
    assert reason(lost, "CAP", one) is None
    karl = battle.hero(KARL)._replace(running=(Running("CAP", 1, "front"),))
    assert reason(battle.put(karl), "BAN", one)[0] == "mass.opp.banner_taken"
    assert reason(falls(battle.put(karl), KARL), "BAN", one) is None


@pytest.mark.ruling("MASS-AMB-23")
def test_a_table_may_limit_how_many_run():
    """What is settled at once does not count, nor what a new one replaces."""
    two = has(Running("BAN", 1, "engaged"), Running("TEN", 1, "engaged"))
    most = state(opp__max_active=2)
    facts = {"most": 2, "hero": RODRIGO}
    assert reason(two, "MAG", most) == ("mass.opp.most", "MASS-AMB-23", facts)
    assert reason(two, "TIR", most) is None
    assert reason(two, "MAG", state(opp__max_active=3)) is None
    replaces = state(opp__max_active=2, opp__on_conflict="drop_old")
    assert reason(two, "POU", replaces) is None
    assert reason(two, "MAG", replaces)[0] == "mass.opp.most"


def test_what_lasts_beyond_this_turn():
    """What ends with it does not; before his roll nothing is known to end."""
    message = Running("MES", 1, "engaged", tally=1)
    for total, left in ((9, (message,)), (10, ())):
        battle = has(message, total=total)
        assert lasting(BARE, battle, battle.hero(RODRIGO)) == left
    unit = Running("COM", 1, "front", tally=3)
    for dice, left in ((2, (unit,)), (3, ())):
        battle = has(unit, level="front", damage_dice=dice)
        assert lasting(BARE, battle, battle.hero(RODRIGO)) == left
    battle = has(unit, message, Running("POU", 1, "front"))
    before = battle.hero(RODRIGO)._replace(now=None)
    assert lasting(BARE, battle, before) == (unit, message)
    assert conflicts(BARE, battle, before, "TEN") == ()


def test_all_are_offered_or_refused_at_a_table_with_opportunities():
    """Each is an order, or may be declined; a table without them has none."""
    found = {one.code: one for one in offered(BARE, has(), RODRIGO)}
    assert [code for code, one in found.items() if one.order] == ["TEN", "CRG", "MES"]
    assert legal(BARE, has(), RODRIGO) == tuple(found)
    binding = state(opp__decline=False)
    assert all(one.order for one in offered(binding, has(), RODRIGO))
    none = refusal(offered, state(modules__opportunities=False), has(), RODRIGO)
    assert none.rule == "mass.modules.opportunities"
