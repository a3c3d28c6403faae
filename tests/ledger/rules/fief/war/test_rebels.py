"""Rebels in battle: at once when they rise, in phase 5 after a march; the results."""

from __future__ import annotations

import pytest

from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.forces import counters
from ledger.rules.fief.turn.clock import end_phase, end_turn
from ledger.rules.fief.turn.reminders import due
from ledger.rules.fief.war.fighting import battle
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    effect,
    holding,
    keys,
    lord,
    person,
    position,
    refusal,
    village,
)
from tests.ledger.rules.fief.realm import soldiers
from tests.ledger.rules.fief.war.bands import (
    HELD,
    RISEN,
    WIN,
    band,
    before,
    owed,
    risen,
)
from tests.ledger.rules.fief.war.board import (
    field,
    fights,
    refused,
    waiting,
)
from tests.said import by_names

# Fights at once -----------------------------------------------------------------------


@pytest.mark.rule("FIEF-REVOLT-06", "FIEF-FIGHT-02")
def test_rebels_who_rise_among_others_fight_at_once():
    """Rebels fight in the cards phase, out of turn, when no other battle is allowed."""
    state = risen(waiting("Vaux", "Bourg", "Anne.v1=2"))
    other = refused(state.copy(), "Vaux", "Anne", "Bruno")
    bystander = refused(state.copy(), "Vaux", "rebels", "Anne")
    told = fights(state, "Vaux", "rebels", "Bruno", WIN).result
    phase = ("out_of_phase", "fief.phase", "FIEF-FIGHT-02")
    assert (other, bystander) == (phase, phase)
    assert (told["winner"], told["winners"]) == ("attacker", ["rebels"])
    assert state.get(BRUNO, "acted_cards") is None
    assert state.get(CHLOE, "acted_cards") is None


@pytest.mark.rule("FIEF-REVOLT-06", "FIEF-FIGHT-32")
@pytest.mark.parametrize(
    ("phase", "late"), [("cards", None), ("combat", "FIEF-FIGHT-32")]
)
def test_rebels_who_fight_at_once_wait_for_nobodys_turn(phase, late):
    """Anne leads them and has had her turn, which in phase 5 would be too late."""
    board = HELD + band(player="Anne") + owed("Bruno")
    state = field(board, phase=phase)
    for player in (ANNE, BRUNO):
        state.put(player, f"acted_{phase}", 3)
    if late:
        assert refused(state, "Vaux", "rebels", "Bruno")[2] == late
    else:
        told = fights(state, "Vaux", "rebels", "Bruno", WIN).result
        assert told["winner"] == "attacker"


@pytest.mark.rule("FIEF-FIGHT-32")
def test_rebels_whom_nobody_leads_have_no_turn_that_could_be_over():
    """The rebels' leader is out of the game, and others have fought already."""
    state = field(HELD + band() + owed("Bruno"))
    state.put(CAMPAIGN, "revolt", None)
    state.put(CHLOE, "acted_combat", 3)
    told = fights(state, "Vaux", "rebels", "Bruno", WIN).result
    assert told["winner"] == "attacker"


@pytest.mark.rule("FIEF-REVOLT-06", "FIEF-FIGHT-02")
def test_the_card_brings_the_fight_about():
    """The card causes a fight, which is reminded of and precedes the next phase."""
    state = field(
        HELD + effect("famine", region="Rouge") + person("Henry", "Chloé", "Lac"),
        phase="cards",
    )
    told = do(state, play, "Chloé", "revolt", at="Vaux", dice=(1, 1, 1))
    assert told.result["fights"] == [BRUNO]
    codes = [one["code"] for one in due(state)]
    assert "rebels_fight" in codes
    found = refusal(end_phase, state, Table())
    assert (found.code, found.key, found.rule) == (
        "out_of_phase",
        "fief.fight_left_out",
        "FIEF-REVOLT-06",
    )
    fights(state, "Vaux", "rebels", "Bruno", WIN)
    assert "rebels_fight" not in [one["code"] for one in due(state)]
    assert "fief.fight_left_out" not in keys(end_phase(state, Table()) or told)


@pytest.mark.rule("FIEF-REVOLT-06")
def test_the_table_may_rule_that_the_fight_is_left_out():
    """The fight is reported, and due again in the combat phase."""
    state = risen()
    outcome = end_phase(state, Table(ruled=True))
    assert keys(outcome) == ["fief.fight_left_out"]
    state.put(CAMPAIGN, "phase", "combat")
    assert [one["code"] for one in due(state)] == ["rebels_fight"]
    assert refusal(end_phase, state, Table()).rule == "FIEF-AMB-69"


@pytest.mark.ruling("FIEF-AMB-34")
@pytest.mark.parametrize("blocks", [True, False])
def test_bad_weather_postpones_the_fight(blocks):
    """The fight waits for any number of turns; by a house rule it is not fought."""
    storm = effect("bad_weather", region="Rouge")
    state = risen(storm, house={"weather.blocks_revolt_fight": blocks})
    codes = [one["code"] for one in due(state)]
    assert ("rebels_fight" in codes) is not blocks
    if blocks:
        end_phase(state, Table())
        assert refused(state, "Vaux", "rebels", "Bruno")[2] == "FIEF-FIGHT-02"
        card = holding("hand/player:Anne", "card", 1)
        clear = risen(storm + card, turn=5)
        told = do(clear, play, "Anne", "sun", on="Rouge")
        assert keys(told) == ["fief.fight_due"]
        fights(clear, "Vaux", "rebels", "Bruno", WIN)
    else:
        fights(state, "Vaux", "rebels", "Bruno", WIN)


@pytest.mark.rule("FIEF-REVOLT-12")
@pytest.mark.ruling("FIEF-AMB-132")
def test_rebels_ally_with_nobody():
    """By default they do not even ally with their leader."""
    board = HELD + before("Vaux", "Bourg") + waiting("Vaux", "Bourg", "Chloé.v1=1")
    state = field(board)
    assert refused(state, "Vaux", "rebels Chloé", "Bruno") == (
        "rule",
        "fief.rebels_allied",
        "FIEF-REVOLT-12",
    )
    friends = field(board, house={"revolt.ally_controller": True})
    told = fights(friends, "Vaux", "rebels Chloé", "Bruno", (6, 1)).result
    assert told["rounds"][0]["attacker"]["points"] == 4
    own = field(
        village("Vaux", "Chloé", "Chloé.v1=1") + band() + owed("Chloé"), phase="cards"
    )
    fights(own, "Vaux", "rebels", "Chloé", WIN)
    assert soldiers(own, "Vaux", CHLOE) == {}


# Dice, columns and losses ------------------------------------------------------------


@pytest.mark.rule("FIEF-REVOLT-21")
@pytest.mark.ruling("FIEF-AMB-69")
def test_whoever_leads_the_rebels_throws_for_them():
    """Dice, table and simultaneity are as in any battle; change is from their stock."""
    state = field(village("Vaux", "Bruno", "Bruno.v1=2") + band(v6=1) + owed("Bruno"))
    table = Table(typed=[[5, 3]])
    outcome = by_names(battle, state, state, table, "Vaux", ["rebels"], ["Bruno"])
    told = outcome.result["rounds"][0]
    assert [throw.who for throw in table.given] == [CHLOE, BRUNO]
    assert (told["attacker"]["player"], told["attacker"]["points"]) == ("rebels", 6)
    assert (told["attacker"]["inflicts"], told["defender"]["inflicts"]) == (2, 1)
    state.apply(outcome.effects)
    assert counters(state, "rebels") == {"v1": 2, "v3": 1}
    assert counters(state, "stock/rebels") == {"v1": 1, "v3": 2, "v6": 1}


@pytest.mark.rule("FIEF-REVOLT-21", "FIEF-REVOLT-11")
@pytest.mark.ruling("FIEF-AMB-86")
@pytest.mark.parametrize(
    ("board", "attackers", "defenders", "site"),
    [
        # The owner is behind his walls, the rebels in the open.
        (RISEN, "rebels", "Bruno", "castle"),
        # Rebels beside a castle that is still there have no walls.
        (RISEN + waiting("Vaux", "Bourg", "Anne.v1=2"), "Anne", "rebels", "open"),
        # A city that is theirs protects them.
        (
            village("Vaux", building="city") + band() + waiting("Vaux", "Bourg", "Anne.v1=2"),
            "Anne", "rebels", "city",
        ),
        # But not while the owner is inside.
        (
            village("Vaux", "Bruno", "Bruno.v1=1", building="city") + band()
            + waiting("Vaux", "Bourg", "Anne.v1=2"),
            "Anne", "rebels", "open",
        ),
    ],
)  # fmt: skip
def test_who_fights_behind_walls(board, attackers, defenders, site):
    """Rebels have walls only in a city that they hold."""
    told = fights(field(board), "Vaux", attackers, defenders, (6, 6)).result
    assert told["site"] == site


@pytest.mark.rule("FIEF-REVOLT-21", "FIEF-AIM-01")
@pytest.mark.ruling("FIEF-AMB-69")
def test_rebels_may_aim():
    """Rebels may aim at a lord in the open, like anybody else."""
    board = village("Vaux", "Bruno", "Bruno.v1=6") + band()
    board += person("Philippe", "Bruno", "Vaux") + person("Henry", "Bruno", "Lac")
    state = field(board)
    told = fights(
        state, "Vaux", "rebels", "Bruno", (6, 6, 6), aims=["rebels:Philippe:1"]
    ).result
    assert [one["lord"] for one in told["killed"]] == [lord("Philippe")]


@pytest.mark.rule("FIEF-REVOLT-12")
@pytest.mark.ruling("FIEF-AMB-69")
def test_the_next_player_leads_the_rebels_of_one_who_is_out():
    """The next one is clockwise, passing over players who are out."""
    board = village("Lac", "Anne", "Anne.v1=1") + band("Mont", player="Bruno")
    state = field(board, phase="negotiations", turn=2)
    state.put(CHLOE, "out", 1)
    state.apply(end_turn(state, Table()).effects)
    assert state.get(CAMPAIGN, "revolt") == ANNE


# Names --------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIGHT-01")
def test_rebels_who_are_not_there_do_not_fight():
    """There are none in the village."""
    state = field(HELD + band("Bourg"))
    assert refused(state, "Vaux", "rebels", "Bruno") == (
        "rule",
        "fief.rebels_absent",
        "FIEF-FIGHT-01",
    )
    told = fights(risen(), "Vaux", "rebels", "Bruno", WIN).result
    assert told["attackers"] == ["rebels"]


def test_a_player_who_is_called_so_comes_first():
    """A table with a player named Rebels has no other word for that player."""
    players = ("Rebels", "Bruno")
    board = village("Vaux", "Bruno", "Bruno.v1=1")
    board += waiting("Vaux", "Bourg", "Rebels.v1=2")
    state = position(board, players=players, phase="combat")
    told = fights(state, "Vaux", "rebels", "Bruno", WIN).result
    assert told["attackers"] == ["player:Rebels"]
