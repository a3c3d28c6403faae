"""Whatever is taken in any order, no two demands contradict each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from ledger.rules.mass.opportunities.ending import finished
from ledger.rules.mass.opportunities.offering import legal
from ledger.rules.mass.opportunities.windows import demanded, phase
from ledger.rules.mass.personal import ENGAGEMENTS
from tests.effort import examples
from tests.ledger.rules.mass.opportunities.field import (
    ALONSO,
    KARL,
    RODRIGO,
    after,
    falls,
    field,
    stands,
    takes,
)
from tests.ledger.rules.mass.vectors import state

HEROES = (RODRIGO, ALONSO, KARL)
HOUSES = {
    "as written": state(),
    "from the first turn": state(
        opp__ban_from=0, opp__ten_from=0, opp__cap_first="same", opp__crg_when="next"
    ),
    "the old give way": state(opp__on_conflict="drop_old", opp__cav_stack=True),
    "on arrival": state(opp__cap_deliver="on_arrival", opp__inf_keep=True),
}
A_HERO = st.fixed_dictionaries(
    {
        "level": st.sampled_from(ENGAGEMENTS),
        "total": st.integers(1, 20),
        "damage_dice": st.integers(0, 6),
        "hits": st.integers(0, 9),
        "falls": st.integers(0, 9).map(lambda face: face == 0),
        "wants": st.integers(0, 13),
    }
)
TURNS = st.lists(st.fixed_dictionaries(dict.fromkeys(HEROES, A_HERO)), max_size=12)


def turn(house, battle, played):
    """One turn of all heroes: each has a place, may fall, and takes an opportunity."""
    for who, hero in played.items():
        if battle.hero(who).out:
            continue
        facts = {key: hero[key] for key in ("total", "damage_dice", "hits")}
        battle = stands(battle, hero["level"], who, house, **facts)
        codes = [one for one in legal(house, battle, who) if one != "DUE"]
        if codes and hero["wants"] < len(codes):
            code = codes[hero["wants"]]
            battle = takes(battle, code, who=who, house=house, total=hero["total"])
        if hero["falls"]:
            battle = falls(battle, who)
    return battle


def places(house, battle, hero):
    """The places demanded of a hero in this turn."""
    found = (demanded(house, battle, hero, one, battle.turn) for one in hero.running)
    return {place for place in found if place}


@pytest.mark.rule("MASS-OPP-GEN-08")
@pytest.mark.rule("MASS-OPP-GEN-09")
@pytest.mark.rule("MASS-OPP-GEN-12")
@pytest.mark.rule("MASS-OPP-GEN-14")
@pytest.mark.parametrize("rules", HOUSES)
@hypothesis_settings(max_examples=examples(25))
@given(turns=TURNS)
def test_nothing_contradicts(rules, turns):
    """A hero has one place at most, a banner one bearer, and the fallen nothing."""
    house, battle = HOUSES[rules], field()
    for number, played in enumerate(turns, 2):
        battle = after(turn(house, battle, played), house)
        assert battle.turn == number
        assert {line.turn for line in battle.lines} <= {number}
        for hero in battle.heroes:
            assert len(places(house, battle, hero)) <= 1
            assert not (hero.out and hero.running)
            new = [r for r in hero.running if phase(house, r, number) != "after"]
            assert len({one.code for one in new}) == len(new)
        for side in battle.sides:
            for code in ("BAN", "CAP"):
                assert sum(bool(x.has(code)) for x in battle.of(side.id)) <= 1
    assert not any(hero.running for hero in finished(house, battle).battle.heroes)
