"""The worked examples of the opportunities."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.offering import offer
from ledger.rules.mass.opportunities.windows import destination, forced
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
    personal,
    reputation,
    stands,
    strategy,
    takes,
)


def played(battle, turns, ko_turn=0):
    """Plays turns until something ends: places, reputation, and the rest due then."""
    path, gained = [], 0
    for turn in range(1, turns + 1):
        path.append(forced(BARE, battle, RODRIGO).level)
        battle = stands(battle)
        if turn == ko_turn:
            battle = falls(battle)
        passed = closes(battle)
        gained += reputation(passed)
        battle = passed.battle
        if not battle.hero(RODRIGO).running:
            break
    return path, gained, strategy(battle)


@pytest.mark.rule("MASS-OPP-CAP-02")
@pytest.mark.rule("MASS-OPP-CAP-04")
@pytest.mark.rule("MASS-OPP-CAP-05")
@pytest.mark.rule("MASS-OPP-CAP-06")
@pytest.mark.ruling("MASS-AMB-33")
@examples("capture")
def test_a_captured_banner_is_carried_home(given, expect):
    """The hero moves one level a turn, for three points each, then five more and +5."""
    battle = after(takes(field(), "CAP", given["level_at_capture"]))
    path, gained, ally = played(battle, 9, given["ko_turn"])
    assert expect == {"path": path, "reputation": gained, "ally_next": ally}


@pytest.mark.rule("MASS-OPP-TEN-01")
@pytest.mark.rule("MASS-OPP-TEN-02")
@pytest.mark.rule("MASS-OPP-TEN-03")
@pytest.mark.ruling("MASS-AMB-28")
@examples("hold")
def test_a_position_is_held_for_two_turns(given, expect):
    """Points depend on the level, and the end brings +3."""
    battle = after(takes(field(), "TEN", given["level"]))
    path, gained, ally = played(battle, 9, given["ko_turn"])
    assert expect == {"reputation": gained, "ally_next": ally}
    assert path == [given["level"]] * 2


@pytest.mark.rule("MASS-OPP-MES-01")
@pytest.mark.rule("MASS-OPP-MES-02")
@pytest.mark.rule("MASS-OPP-MES-03")
@pytest.mark.rule("MASS-OPP-MES-04")
@examples("message")
def test_a_message_is_carried_to_the_farther_end(given, expect):
    """Each ten moves him one level; the message loses value with every turn."""
    battle, gained = after(takes(field(), "MES", given["level"])), 0
    turns = []
    for turn, total in enumerate(given["personal_rolls"], 1):
        passed = closes(stands(battle, total=total))
        gained, battle = gained + reputation(passed), passed.battle
        if [one.why for one in passed.ended] == ["done"]:
            turns.append(turn)
    assert expect == {
        "destination": destination(given["level"]),
        "delivered_after": turns[0],
        "ally_next": strategy(battle),
        "reputation": gained,
    }


@pytest.mark.rule("MASS-OPP-COM-03")
@pytest.mark.rule("MASS-OPP-COM-04")
@pytest.mark.rule("MASS-OPP-COM-06")
@pytest.mark.rule("MASS-OPP-COM-07")
@pytest.mark.ruling("MASS-AMB-40")
@examples("commander_turn")
def test_a_turn_with_the_unit(given, expect):
    """Two hits give one point; each die of damage kills a brute."""
    battle = after(takes(field(), "COM", "front"))
    if before := given["brutes_dead_before"]:
        battle = after(stands(battle, damage_dice=before))
    dealt = {"damage_dice": given["damage_dice"], "hits": given["hits"]}
    passed = closes(stands(battle, **dealt))
    running = passed.battle.hero(RODRIGO).has("COM")
    dead = running.tally if running else before + given["damage_dice"]
    assert expect == {
        "enemy_next": strategy(passed.battle, B),
        "reputation": reputation(passed),
        "brutes_dead": dead,
        "ended": running is None,
    }


@pytest.mark.rule("MASS-OPP-CAV-02")
@pytest.mark.rule("MASS-OPP-CAV-03")
@pytest.mark.rule("MASS-OPP-MAG-02")
@pytest.mark.ruling("MASS-AMB-36")
@examples("personal_modifier_timeline")
def test_what_weighs_on_personal_rolls(given, expect):
    """The modifiers are given turn by turn, from the next one on."""
    battle, found = takes(field(), given["opportunity"]), []
    assert personal(battle) == 0
    for _ in expect["modifiers"]:
        battle = after(battle)
        found.append(personal(battle))
    assert expect["modifiers"] == found


@pytest.mark.rule("MASS-OPP-GEN-07")
@pytest.mark.rule("MASS-OPP-GEN-12")
@pytest.mark.ruling("MASS-AMB-29")
@pytest.mark.ruling("MASS-AMB-30")
@examples("together")
def test_two_together(given, expect):
    """Everything in effect adds up, until he falls."""
    battle = field()
    found = {"personal": [], "rep": [], "ally_next": []}
    for turn in range(1, given["turns"] + 1):
        found["personal"].append(personal(battle))
        found["ally_next"].append(strategy(battle))
        won = [one for one in given["running"] if one["won"] == turn]
        if not battle.hero(RODRIGO).out:
            battle = stands(battle, won[0].get("level", "engaged") if won else "front")
        for one in won:
            battle = takes(battle, one["code"])
        if turn == given["ko_turn"]:
            battle = falls(battle)
        passed = closes(battle)
        found["rep"].append(reputation(passed))
        battle = passed.battle
    assert expect == found


@pytest.mark.rule("MASS-OPP-GEN-08")
@pytest.mark.rule("MASS-OPP-GEN-09")
@pytest.mark.rule("MASS-OPP-GEN-10")
@pytest.mark.ruling("MASS-AMB-23")
@examples("together_legal")
def test_what_is_legal_beside_another(given, expect):
    """The places that both demand in their common turns decide."""
    battle = after(takes(field(), given["running"], given["running_level"]))
    battle = stands(battle, given["running_level"])
    found = offer(BARE, battle, battle.hero(RODRIGO), given["new"])
    assert expect["legal"] == (found.reason is None)


@pytest.mark.rule("MASS-OPP-GEN-07")
@pytest.mark.rule("MASS-OPP-TIR-03")
@examples("enemy_general_next")
def test_two_heroes_against_one_general(given, expect):
    """Several heroes' effects in the same turn add up."""
    battle = after(takes(field(), "COM", "front", ALONSO))
    for hits in given["commander_hits"]:
        battle = stands(battle, who=ALONSO, hits=hits)
    for _ in range(given["easy_shots"]):
        battle = takes(battle, "TIR", total=20)
    battle = after(stands(battle, who=KARL))
    assert expect["modifier"] == strategy(battle, B)
    assert strategy(battle, A) == strategy(after(battle), B) == 0
