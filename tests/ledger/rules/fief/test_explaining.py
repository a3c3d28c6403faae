"""Derived facts in Fief: each case, with its rule."""

from __future__ import annotations

import pytest

from ledger.rules.fief.explaining import explains
from ledger.rules.fief.fiefs import controls, owner_of
from ledger.state import CAMPAIGN, State

ANNE, BRUNO = "player:Anne", "player:Bruno"
BOURG, VAUX, PRE = (f"territory:{name}" for name in ("Bourg", "Vaux", "Pré"))
ROUGE, ARNAUD, JEANNE = "title:Rouge", "lord:Arnaud", "lord:Jeanne"


@pytest.fixture
def state():
    """Anne's barony of Bourg, Vaux and Pré, with Arnaud and four soldiers in Bourg."""
    made = State()
    made.put(CAMPAIGN, "game", "fief")
    made.put(CAMPAIGN, "seats", (ANNE, BRUNO))
    made.put(CAMPAIGN, "villages", (BOURG, VAUX, PRE))
    for thing in (ANNE, BRUNO, BOURG, VAUX, PRE, ROUGE, ARNAUD, JEANNE, "region:Rouge"):
        made.put(thing, "name", thing.partition(":")[2])
    for village in (BOURG, VAUX, PRE):
        made.put(village, "region", "region:Rouge")
    made.put(ROUGE, "region", "region:Rouge")
    made.put(ROUGE, "capital", BOURG)
    made.put(ROUGE, "holder", ARNAUD)
    made.put(ARNAUD, "player", ANNE)
    made.put(ARNAUD, "at", BOURG)
    made.put(JEANNE, "player", BRUNO)
    made.put(JEANNE, "at", "territory:Loin")
    made.add(f"{BOURG}/{ANNE}", "v1", 4)
    return made


def told(state, thing):
    """The sentence and value of each derived field."""
    return {one.field: (one.key, one.value) for one in explains(state, thing)}


@pytest.mark.rule("FIEF-MOVE-12", "FIEF-FIEF-11")
def test_the_villages_of_a_fief_follow_its_title(state):
    """Anne's Arnaud has the title."""
    assert told(state, VAUX) == {
        "owner": ("owner.held", ANNE),
        "control": ("control.yes", ANNE),
    }
    assert told(state, ROUGE)["player"] == ("player.held", ANNE)


def test_a_title_without_a_lord_is_its_keepers(state):
    """Without a keeper it belongs to nobody."""
    state.put(ROUGE, "holder", None)
    assert told(state, VAUX) == {"owner": ("owner.vacant", None)}
    state.put(ROUGE, "keeper", BRUNO)
    assert told(state, VAUX)["owner"] == ("owner.kept", BRUNO)
    assert told(state, ROUGE)["player"] == ("player.kept", BRUNO)


@pytest.mark.rule("FIEF-FIEF-23")
def test_a_fief_whose_title_lies_aside_is_nobodys(state):
    """Rebels hold the city."""
    state.put(ROUGE, "aside", 1)
    assert told(state, VAUX) == {"owner": ("owner.aside", None)}
    assert told(state, ROUGE)["player"] == ("player.aside", None)


def test_nothing_follows_for_a_title_without_a_region(state):
    """Such a title belongs to no fief."""
    state.put(ROUGE, "region", None)
    assert explains(state, ROUGE) == []


@pytest.mark.rule("FIEF-FIEF-12")
def test_a_fief_whose_capital_is_empty_is_not_controlled(state):
    """The fief is still Anne's, but she cannot buy anywhere in it."""
    state.add(f"{BOURG}/{ANNE}", "v1", -4)
    state.put(ARNAUD, "at", VAUX)
    assert told(state, VAUX)["control"] == ("control.capital", None)
    assert told(state, ROUGE)["held"] == ("held.no", None)


@pytest.mark.rule("FIEF-BUY-07")
def test_enemies_and_rebels_are_in_the_way_of_purchases(state):
    """Each enemy is named."""
    state.add(f"{VAUX}/{BRUNO}", "v1", 1)
    (_, control) = explains(state, VAUX)
    assert (control.key, control.facts["enemies"]) == ("control.enemy", [BRUNO])
    state.put(CAMPAIGN, "revolt_at", PRE)
    state.add("rebels", "v6", 1)
    assert told(state, PRE)["control"] == ("control.rebels", None)


def test_outside_fiefs_only_the_control_of_a_village_follows(state):
    """The village's owner is recorded, unless the house lets empty villages go."""
    state.put(ROUGE, "region", None)
    state.put(VAUX, "owner", ANNE)
    assert told(state, VAUX) == {"control": ("control.empty", None)}
    state.put("rules", "fief.village.ownership", '"presence"')
    assert told(state, VAUX) == {"owner": ("owner.left", None)}


@pytest.mark.rule("FIEF-FIGHT-05")
def test_who_fights(state):
    """Men fight, and women with a fief, but captives do not."""
    assert told(state, ARNAUD)["fights"] == ("fights.yes", 1)
    assert told(state, JEANNE)["fights"] == ("fights.woman", None)
    state.put(ROUGE, "holder", JEANNE)
    assert told(state, JEANNE)["fights"] == ("fights.yes", 1)
    state.put(ARNAUD, "captor", BRUNO)
    assert told(state, ARNAUD)["fights"] == ("fights.captive", None)


@pytest.mark.rule("FIEF-MARRY-08")
def test_a_marriage_between_families_makes_allies(state):
    """Both sides have the derived fact; without a marriage there is none."""
    assert "ally" not in told(state, ANNE)
    state.put(ARNAUD, "spouse", JEANNE)
    state.put(JEANNE, "spouse", ARNAUD)
    assert told(state, ANNE)["ally"] == ("ally", BRUNO)
    assert told(state, BRUNO)["ally"] == ("ally", ANNE)


@pytest.mark.rule("FIEF-MAP-02")
def test_the_rank_of_a_fief_follows_from_its_villages(state):
    """Three make a barony, four a county."""
    assert told(state, ROUGE)["rank"] == ("rank", "baron")
    state.put(CAMPAIGN, "villages", (BOURG, VAUX, PRE, "territory:Val"))
    state.put("territory:Val", "region", "region:Rouge")
    assert told(state, ROUGE)["rank"] == ("rank", "count")


def test_what_is_explained_is_what_the_rules_say(state):
    """The explanation and the rule used elsewhere agree in each case."""
    for change in ((ROUGE, "aside", 1), (ROUGE, "holder", None), (ARNAUD, "at", VAUX)):
        now = state.copy()
        now.put(*change)
        for village in (BOURG, VAUX, PRE):
            found = {one.field: one.value for one in explains(now, village)}
            owner = owner_of(now, village)
            assert found["owner"] == owner
            if owner:
                assert (found["control"] == owner) is controls(now, owner, village)
