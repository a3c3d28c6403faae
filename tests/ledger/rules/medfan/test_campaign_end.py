"""The end of the campaign, and who has won."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.medfan import campaign_end
from ledger.rules.medfan.explaining import explains
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    hidden,
    land,
    rich,
)


def agreed(state, **goal):
    """The campaign with an agreed goal."""
    wanted = {"games": None, "territories": None, "half": False, **goal}
    outcome = campaign_end.goal(
        state, wanted["games"], wanted["territories"], half=wanted["half"]
    )
    return state.apply(outcome.effects)


@pytest.mark.rule("MED-WIN-03", "MED-WIN-04", "MED-WIN-05")
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 8), (4, 11)])
def test_more_than_half_counts_all_territories_in_play(players, needed):
    """Known, unknown, owned and free ones count: five for each player."""
    state = campaign(*"ABCD"[:players])
    land(state, "player:A", *["holding"] * players)
    land(state, None, "holding")
    hidden(state, 4 * players - 1)
    agreed(state, half=True)
    assert needed == campaign_end.territories_to_win(state)
    hidden(state, 4 * players + 4)
    assert (5 * (players + 1)) // 2 + 1 == campaign_end.territories_to_win(state)


@pytest.mark.rule("MED-WIN-05")
@pytest.mark.parametrize(("territories", "needed"), [(4, 4), (12, 8)])
def test_of_a_number_and_more_than_half_the_smaller_ends_it(territories, needed):
    """Fifteen are in play; both need a position or a correction."""
    state = agreed(campaign(*"ABC"), half=True)
    hidden(state, 15)
    state.put("campaign", "goal_territories", territories)
    assert needed == campaign_end.territories_to_win(state)


@pytest.mark.parametrize(
    ("half", "territories", "key"),
    [
        (True, None, "to_win.half"),
        (True, 4, "to_win"),
        (True, 12, "to_win.half"),
        (False, 8, "to_win"),
    ],
)
def test_what_ends_it_is_told_as_it_was_agreed(half, territories, key):
    """Eight of fifteen are more than half, but may have been agreed as a number."""
    state = agreed(campaign(*"ABC"), half=half)
    hidden(state, 15)
    state.put("campaign", "goal_territories", territories)
    assert key in [one.key for one in explains(state, "campaign")]


@pytest.mark.rule("MED-WIN-02")
@pytest.mark.ruling("MED-AMB-WIN-2")
@pytest.mark.parametrize(
    ("counted", "over"), [("in_all", "games"), ("per_player", None)]
)
def test_a_number_of_games_ends_the_campaign(counted, over):
    """Three battles in all count, or three for each; Bo has fought two or more."""
    state = agreed(campaign(games_counted=counted), games=3)
    for subject, battles in (("campaign", 2), (ANA, 2), (BO, 2)):
        state.put(subject, "battles", battles)
    assert campaign_end.ended_by(state) is None
    for subject in ("campaign", ANA):
        state.put(subject, "battles", 3)
    assert over == campaign_end.ended_by(state)
    state.put(BO, "battles", 3)
    assert campaign_end.ended_by(state) == "games"
    for subject in ("campaign", ANA, BO):
        state.put(subject, "battles", 4)
    assert campaign_end.ended_by(state) == "games"


@pytest.mark.rule("MED-WIN-03", "MED-WIN-08")
def test_whichever_comes_first_ends_it_and_nothing_agreed_ends_nothing():
    """The goal is two territories or nine games; without one the players decide."""
    state = campaign()
    land(state, ANA, "holding", "holding")
    assert campaign_end.ended_by(state) is None
    assert campaign_end.ended_by(agreed(state, games=9, territories=2)) == "territories"
    assert campaign_end.ended_by(agreed(state, games=9, territories=3)) is None
    assert campaign_end.ended_by(agreed(state)) is None


@pytest.mark.rule("MED-WIN-01", "MED-WIN-06", "MED-TERR-20")
def test_who_owns_most_leads():
    """Free territories count for nobody; duplicates count."""
    state = campaign()
    land(state, ANA, "holding")
    land(state, BO, "tavern", "tavern")
    land(state, None, "holding", "holding", "holding")
    assert campaign_end.leaders(state) == [BO]
    told = campaign_end.standings(state)
    assert (told["total"], told["unoccupied"], told["leaders"]) == (6, 3, [BO])
    lines = told["players"]
    assert [(line["name"], line["territories"]) for line in lines] == [
        (BO, 2),
        (ANA, 1),
    ]


@pytest.mark.rule("MED-WIN-06")
def test_what_nobody_owns_wins_nothing_for_anybody():
    """A free territory counts neither for the lead nor for the goal."""
    state = agreed(campaign(), territories=3)
    land(state, ANA, "holding", "holding")
    land(state, BO, "tavern")
    land(state, None, "holding", "holding", "holding")
    hidden(state, 4)
    assert (
        campaign_end.leaders(state),
        campaign_end.reached(state),
        campaign_end.ended_by(state),
    ) == (
        [ANA],
        [],
        None,
    )
    for place in state.subjects("territory"):
        if state.get(place, "owner") is None and state.get(place, "capability"):
            state.put(place, "owner", BO)
    assert (campaign_end.leaders(state), campaign_end.reached(state)) == ([BO], [BO])
    lines = campaign_end.standings(state)["players"]
    assert [(line["name"], line["territories"]) for line in lines] == [
        (BO, 4),
        (ANA, 2),
    ]


@pytest.mark.rule("MED-WIN-01")
@pytest.mark.ruling("MED-AMB-WIN-1")
@pytest.mark.parametrize(("tie", "first"), [("shared", [ANA, BO]), ("hoard", [BO])])
def test_a_tie_is_shared_or_goes_to_the_richer_hoard(tie, first):
    """With one territory each, Bo is richer; more territories lead, however poor."""
    state = rich(campaign(campaign_tie=tie), BO, 1)
    land(state, ANA, "holding")
    land(state, BO, "holding")
    assert first == campaign_end.leaders(state)
    land(state, ANA, "wasteland")
    assert campaign_end.leaders(state) == [ANA]


def test_half_and_a_number_are_not_agreed_together():
    """Only one threshold for territories is allowed."""
    with pytest.raises(Misuse):
        agreed(campaign(), territories=3, half=True)
