"""Derived facts in Fief: each case, with its rule."""

from __future__ import annotations

import pytest

from ledger.rules.fief.explaining import explains
from ledger.rules.fief.fiefs import controls, owner_of
from ledger.rules.game import Derived
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


# What each follows from ------------------------------------------------------------------


def whole(state, thing, field):
    """All that is said of one derived field."""
    (one,) = [one for one in explains(state, thing) if one.field == field]
    return one


def test_who_owns_a_fief_rests_on_its_lord_its_keeper_or_the_card(state):
    """The facts name the title, the player and the lord."""
    held = {"title": ROUGE, "player": ANNE, "lord": ARNAUD}
    chain = ((ROUGE, "holder"), (ARNAUD, "player"))
    for thing, field, rule in (
        (VAUX, "owner", "FIEF-MOVE-12"),
        (ROUGE, "player", "FIEF-FIEF-11"),
    ):
        assert whole(state, thing, field) == Derived(
            f"{field}.held", field, ANNE, rule, held, chain
        )
    state.put(ROUGE, "holder", None)
    keeper = ((ROUGE, "keeper"),)
    nobody = {"title": ROUGE, "player": None}
    assert whole(state, VAUX, "owner") == Derived(
        "owner.vacant", "owner", None, "FIEF-MOVE-12", nobody, keeper
    )
    state.put(ROUGE, "aside", 1)
    assert whole(state, VAUX, "owner") == Derived(
        "owner.aside", "owner", None, "FIEF-FIEF-23", nobody, ((ROUGE, "aside"),)
    )


def test_a_village_that_was_left_rests_on_its_last_owner(state):
    """By the house rule it is nobody's."""
    state.put(ROUGE, "region", None)
    state.put(VAUX, "owner", ANNE)
    state.put("rules", "fief.village.ownership", '"presence"')
    assert explains(state, VAUX) == [
        Derived(
            "owner.left",
            "owner",
            None,
            "fief.village.ownership",
            {"village": VAUX, "player": ANNE},
            ((VAUX, "owner"),),
        )
    ]
    assert explains(state, PRE) == []
    state.add(f"{VAUX}/{ANNE}", "v1", 1)
    assert told(state, VAUX) == {"control": ("control.yes", ANNE)}


def test_why_a_village_is_not_controlled(state):
    """The capital, the enemies or the rebels are named."""
    facts = {"village": VAUX, "player": ANNE}
    yes = Derived("control.yes", "control", ANNE, "FIEF-BUY-07", facts)
    assert whole(state, VAUX, "control") == yes
    state.add(f"{VAUX}/{BRUNO}", "v1", 1)
    enemies = {**facts, "enemies": [BRUNO]}
    enemy = Derived("control.enemy", "control", None, "FIEF-BUY-07", enemies)
    assert whole(state, VAUX, "control") == enemy
    state.put(CAMPAIGN, "revolt_at", VAUX)
    state.add("rebels", "v6", 1)
    rests = ((CAMPAIGN, "revolt_at"),)
    assert whole(state, VAUX, "control") == enemy._replace(rests_on=rests)
    state.add(f"{VAUX}/{BRUNO}", "v1", -1)
    assert whole(state, VAUX, "control") == Derived(
        "control.rebels",
        "control",
        None,
        "FIEF-BUY-07",
        {**facts, "enemies": []},
        rests,
    )
    state.add(f"{BOURG}/{ANNE}", "v1", -4)
    state.put(ARNAUD, "at", PRE)
    assert whole(state, VAUX, "control") == Derived(
        "control.capital", "control", None, "FIEF-FIEF-12", {**facts, "capital": BOURG}
    )
    state.put(ROUGE, "region", None)
    state.put(VAUX, "owner", ANNE)
    assert whole(state, VAUX, "control") == Derived(
        "control.empty", "control", None, "FIEF-BUY-07", facts
    )


def test_the_rank_and_the_capital_of_a_fief(state):
    """The number of villages is told; a fief of nobody's is held by nobody."""
    rank = {"region": "region:Rouge", "rank": "baron", "many": 3}
    assert whole(state, ROUGE, "rank") == Derived(
        "rank", "rank", "baron", "FIEF-MAP-02", rank, ((ROUGE, "region"),)
    )
    facts = {"player": ANNE, "capital": BOURG}
    rests = ((ROUGE, "capital"),)
    assert whole(state, ROUGE, "held") == Derived(
        "held.yes", "held", BOURG, "FIEF-FIEF-12", facts, rests
    )
    state.put(ROUGE, "holder", None)
    assert "held" not in told(state, ROUGE)


def test_why_a_lord_does_not_fight(state):
    """A captive by the captor; a lord out of play is not asked about."""
    state.put(JEANNE, "captor", ANNE)
    facts = {"lord": JEANNE}
    assert explains(state, JEANNE) == [
        Derived(
            "fights.captive",
            "fights",
            None,
            "FIEF-FIGHT-05",
            facts,
            ((JEANNE, "captor"),),
        )
    ]
    state.put(JEANNE, "captor", None)
    woman = Derived("fights.woman", "fights", None, "FIEF-FIGHT-05", facts)
    assert explains(state, JEANNE) == [woman]
    man = {"lord": ARNAUD}
    yes = Derived("fights.yes", "fights", 1, "FIEF-FIGHT-05", man)
    assert explains(state, ARNAUD) == [yes]
    state.put(JEANNE, "player", None)
    assert explains(state, JEANNE) == []
    assert explains(state, "region:Rouge") == []
