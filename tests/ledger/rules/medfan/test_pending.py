"""What a campaign waits for, what may be typed for it, and how statistics see it."""

from __future__ import annotations

import pytest

from ledger.journal import Entry
from ledger.rules.common.contest import Contest, Fight
from ledger.rules.medfan import GAME, offering, sealed
from ledger.rules.medfan.contest import contest, fight
from ledger.rules.medfan.pending import pending, to_act, undone
from tests.ledger.rules.medfan.battlefield import ANA, BO, CY, campaign, figure, land

OBJECTIVES = (
    "expansion",
    "invasion",
    "all_or_nothing",
    "raid",
    "pillage",
    "destruction",
)


def prepared(*players):
    """Bo is to attack Ana in a Loot."""
    state = campaign(*players)
    state.put("campaign", "scenario", "loot")
    state.put("campaign", "fighters", (BO, ANA))
    state.put(ANA, "objective", "raid")
    return state


def test_nothing_is_pending_at_first():
    """Nor to be sealed for anything but the next battle."""
    state = campaign()
    assert pending(state) == undone(state, turn=True) == to_act(state) == []
    assert sealed.to_prepare(state)
    assert tuple(sealed.objectives(state)) == OBJECTIVES


@pytest.mark.rule("MED-BATTLE-01")
def test_a_prepared_battle_is_pending():
    """With what each side fights for, as far as it is known."""
    state = prepared()
    told = {
        "code": "battle",
        "attacker": BO,
        "defender": ANA,
        "scenario": "loot",
        "objectives": {BO: None, ANA: "raid"},
    }
    assert pending(state) == undone(state, turn=True) == [told]
    assert undone(state, turn=False) == []
    assert not sealed.to_prepare(state)
    assert to_act(state) == [BO, ANA]


@pytest.mark.rule("MED-SEQ-05")
def test_the_steps_after_a_battle_are_pending_before_the_next():
    """The winner is the first to act."""
    state = prepared()
    state.put("campaign", "winner", ANA)
    state.put("campaign", "step", "income")
    sides = {"attacker": BO, "defender": ANA}
    told = {"code": "aftermath", **sides, "winner": ANA, "step": "income"}
    assert pending(state) == undone(state, turn=True) == [told]
    assert to_act(state) == [ANA, BO]
    state.put("campaign", "winner", "draw")
    assert to_act(state) == [BO, ANA]
    state.put("campaign", "scenario", None)
    assert not sealed.to_prepare(state)


def test_a_finished_campaign_is_not_left_undone():
    """Its winners are told beside what else is pending."""
    state = campaign()
    land(state, BO, "casino")
    state.put("campaign", "over", 1)
    assert pending(state) == [{"code": "over", "winners": [BO]}]
    assert undone(state, turn=True) == []
    state.put("campaign", "step", "spoils")
    assert [one["code"] for one in pending(state)] == ["aftermath", "over"]
    assert [one["code"] for one in undone(state, turn=True)] == ["aftermath"]


# What may be typed ----------------------------------------------------------------


def test_figures_of_the_player_named_before_are_offered():
    """Of nobody, while nobody is named."""
    state = campaign()
    axa = figure(state, ANA, "Axa")
    figure(state, BO, "Bob")
    assert offering.figures(state, {"player": ANA}) == [axa]
    assert offering.figures(state, {}) == []


def test_those_who_fight_are_offered():
    """By the prepared battle, or the words before; else everybody, or a draw."""
    everybody = campaign("Ana", "Bo", "Cy")
    assert offering.fighters(everybody) == [ANA, BO, CY]
    assert offering.winners(everybody) == [ANA, BO, CY, "draw"]
    half, both = {"attacker": CY}, {"attacker": CY, "defender": ANA}
    assert offering.fighters(everybody, half) == [ANA, BO, CY]
    assert offering.fighters(everybody, both) == [ANA, CY]
    state = prepared("Ana", "Bo", "Cy")
    assert offering.fighters(state) == [ANA, BO]
    assert offering.fighters(state, both) == [ANA, CY]
    assert offering.winners(state) == [ANA, BO, "draw"]
    assert offering.winners(state, both) == [ANA, CY, "draw"]


# Statistics -----------------------------------------------------------------------


@pytest.mark.rule("MED-WIN-01")
def test_a_campaign_is_won_by_land_once_it_is_over():
    """Territories are the points."""
    state = campaign()
    land(state, BO, "casino", "casino")
    points = {ANA: 0, BO: 2}
    assert contest(state) == Contest("player", (ANA, BO), False, (), points)
    state.put("campaign", "over", 1)
    assert contest(state) == Contest("player", (ANA, BO), True, [BO], points)


@pytest.mark.parametrize(
    ("winner", "won"), [(ANA, "attacker"), (BO, "defender"), ("draw", None)]
)
def test_a_battle_counts_once_its_steps_are_done(winner, won):
    """With the last of them; other acts are no battles."""
    result = {"attacker": ANA, "defender": BO, "winner": winner, "next": None}
    last = Entry("medfan after", {}, result)
    sides = {"attacker": [ANA], "defender": [BO]}
    assert fight(last, campaign()) == Fight(sides, won)
    early = Entry("medfan after", {}, result | {"next": "income"})
    other = Entry("medfan prepare", {}, result)
    assert fight(early, campaign()) is fight(other, campaign()) is None


def test_the_game_knows_these_by_their_places():
    """What is due, undone and to be acted upon."""
    state = prepared()
    assert GAME.due(state) == pending(state)
    assert GAME.undone(state, turn=True) == undone(state, turn=True)
    assert GAME.to_act(state) == to_act(state)
