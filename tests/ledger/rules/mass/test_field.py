"""Opportunities and duels are things of their own, and are read back unchanged."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import Refused
from ledger.rules.mass import GAME
from ledger.rules.mass.audit import audit
from ledger.rules.mass.field import battle_of, duel_id, line_id, recorded, running_id
from ledger.rules.mass.opportunities.battle import Duel, Line, Now, Running
from tests.ledger.rules.mass.opportunities.field import (
    ALONSO,
    KARL,
    RODRIGO,
    A,
    B,
    field,
    takes,
)
from tests.ledger.rules.mass.vectors import state

TEN = Running("TEN", 2, "front")
EARNED = Line(A, 3, "opportunity", "MASS-OPP-TEN-03", RODRIGO, "TEN", 5)
LOST = Line(B, -3, "opportunity", "MASS-OPP-DUE-04", KARL, "DUE", 3)


def here():
    """A campaign in which the field's three heroes fight."""
    found = state()
    found.put("campaign", "turn", 2)
    found.put("campaign", "game", "mass")
    for side in (A, B):
        found.put(side, "name", side[-1])
    for hero in field().heroes:
        found.put(hero.id, "name", hero.id.partition(":")[2])
        found.put(hero.id, "side", hero.side)
        found.put(hero.id, "commission", 1)
    found.put(A, "montaigne", 1)
    return found


def written(campaign, battle):
    """The campaign after a battle was recorded in it."""
    effects = recorded(campaign, battle_of(campaign), battle)
    return campaign.copy().apply(effects)


def full(battle):
    """A battle with something of everything."""
    rodrigo = battle.hero(RODRIGO)._replace(
        running=(TEN, Running("MES", 2, "front", tally=1)),
        now=Now("front", -2, 0, 3, 1),
        stood="engaged",
    )
    alonso = battle.hero(ALONSO)._replace(
        running=(Running("INF", 1, "support", waits=True),), out=True, gone=True
    )
    return (
        battle.put(rodrigo)
        .put(alonso)
        ._replace(lines=(EARNED, LOST), duels=(Duel(RODRIGO, A, KARL),))
    )


def test_a_battle_is_found_again_as_it_was():
    """Nothing is lost, and nothing is written twice."""
    campaign = here()
    battle = full(battle_of(campaign))
    after = written(campaign, battle)
    assert battle_of(after) == battle
    assert recorded(after, battle, battle) == []
    assert audit(after) == []


def test_what_is_over_leaves_nothing_behind():
    """No fact is left."""
    campaign = here()
    bare = battle_of(campaign)
    again = written(written(campaign, full(bare)), bare)
    assert again == campaign


def test_each_thing_is_written_by_itself():
    """The end of one does not touch the others, which undo relies on."""
    campaign = here()
    after = written(campaign, full(battle_of(campaign)))
    battle = battle_of(after)
    less = battle.put(battle.hero(RODRIGO).without("TEN"))
    effects = recorded(after, battle, less)
    assert {effect.subject for effect in effects} == {running_id(RODRIGO, "TEN", 2)}
    assert all(
        isinstance(effect, Change) and effect.after is None for effect in effects
    )


def test_a_roll_that_is_nought_is_not_no_roll():
    """Negative rolls count as rolls, too."""
    campaign = here()
    battle = battle_of(campaign)
    for total in (None, 0, -3):
        now = Now("front", total, total)
        after = written(campaign, battle.put(battle.hero(KARL)._replace(now=now)))
        assert battle_of(after).hero(KARL).now == now


@pytest.mark.rule("MASS-OPP-DUE-04")
@pytest.mark.rule("MASS-OPP-GEN-07")
def test_who_loses_two_duels_harms_his_general_twice():
    """Both count for the same roll."""
    campaign = here()
    battle = battle_of(campaign)._replace(lines=(LOST, LOST))
    (line,) = battle_of(written(campaign, battle)).lines
    assert line == LOST._replace(value=-6)


def test_a_stranger_is_not_the_hero_of_his_name():
    """Each is identified by an id."""
    campaign = here()
    name = "Karl"
    duels = (Duel(RODRIGO, A, name), Duel(RODRIGO, A, KARL))
    after = written(campaign, battle_of(campaign)._replace(duels=duels))
    assert set(battle_of(after).duels) == set(duels)
    assert duel_id(RODRIGO, name) != duel_id(RODRIGO, KARL)
    page = GAME.write_position(after)
    hero = next(one for one in page["hero"] if one["name"] == "Rodrigo")
    assert hero["duel"] == ["Karl"]
    assert [fact["of"] for fact in page["fact"]] == [duel_id(RODRIGO, name)] * 2


@pytest.mark.rule("MASS-OPP-GEN-08")
def test_a_charge_is_not_given_twice_in_a_turn():
    """No ruling helps: it lasts until the end of its turn."""
    battle = takes(field(), "CRG")
    with pytest.raises(Refused, match=r"mass\.opp\.running"):
        takes(battle, "CRG")


@pytest.mark.rule("MASS-OPP-DUE-02")
def test_two_do_not_fight_two_duels_at_once():
    """With other heroes it may be possible."""
    battle = takes(field(), "DUE")
    with pytest.raises(Refused, match=r"mass\.opp\.duel"):
        takes(battle, "DUE")
    assert len(takes(battle, "DUE", opponent="a stranger").duels) == 2


def test_what_has_no_name_needs_none():
    """A hero has a name; an opportunity is shown by its subject."""
    campaign = here()
    after = written(campaign, full(battle_of(campaign)))
    nameless = [f for f in GAME.audit(after) if f.code == "audit.nameless"]
    assert nameless == []
    after.put("hero:Nobody", "wits", 2)
    assert [f.about for f in GAME.audit(after) if f.code == "audit.nameless"] == [
        "hero:Nobody"
    ]


def test_things_are_called_by_what_they_are_about():
    """A position file therefore restores them under the same id."""
    assert running_id(RODRIGO, "TEN", 2) == "opportunity:hero:Rodrigo/TEN/2"
    assert line_id(A, RODRIGO, "TEN", 5) == "line:side:A/hero:Rodrigo/TEN/5"
