"""Dice that are aimed at lords."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.questions import Missing, RollQuestion, SheetLine
from tests.ledger.rules.fief.war.fights import battle, left


class Asked:
    """A table that writes down each question, and rolls ones."""

    def __init__(self):
        self.questions = []

    def roll(self, who, why, die, count, **_):
        self.questions.append(RollQuestion(who, why, die, count))
        return (1,) * count


@pytest.mark.rule("FIEF-AIM-01", "FIEF-AIM-03", "FIEF-AIM-04")
def test_a_miss_is_lost_and_the_other_die_counts():
    """TV-AIM-DOC-01: a five aimed at a lord, and a four: two points."""
    result = battle(
        "soldiers=8", "soldiers=20,lords=1", "5 4 1 1 1", aims=["attacker:1"], rounds=1
    )
    told = result["rounds"][0]["attacker"]
    assert (told["kills"], told["total"], told["inflicts"]) == ([], 4, 2)
    assert left(result, "defender") == {"soldiers": 18, "lords": 1}


@pytest.mark.rule("FIEF-AIM-02", "FIEF-AIM-03")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_only_a_six_hits_the_lord(face):
    """On other faces, the aimed die adds nothing to the others."""
    result = battle(
        "soldiers=8",
        "soldiers=20,lords=1",
        f"{face} 4 1 1 1",
        aims=["attacker:1"],
        rounds=1,
    )
    told = result["rounds"][0]["attacker"]
    assert (told["kills"], told["total"]) == (["lords"] if face == 6 else [], 4)


@pytest.mark.rule("FIEF-AIM-02", "FIEF-AIM-07", "FIEF-AIM-06")
def test_a_six_kills_and_adds_nothing():
    """TV-AIM-D-01: the lord falls with the round's two points."""
    result = battle(
        "soldiers=8", "soldiers=20,lords=1", "6 4 1 1 1", aims=["attacker:1"], rounds=1
    )
    told = result["rounds"][0]["attacker"]
    assert (told["kills"], told["total"], told["inflicts"]) == (["lords"], 4, 2)
    assert left(result, "defender") == {"soldiers": 18}


@pytest.mark.rule("FIEF-AIM-02", "FIEF-AIM-08")
@pytest.mark.ruling("FIEF-AMB-56")
def test_all_dice_at_two_lords():
    """TV-AIM-D-02: one die at the first, two at the second: both fall, alone."""
    result = battle(
        "soldiers=13",
        "soldiers=20,lords=2",
        "6 | 1 6 | 1 1 1",
        aims=["attacker:1", "attacker:2"],
        rounds=1,
    )
    told = result["rounds"][0]["attacker"]
    assert (told["kills"], told["total"], told["inflicts"]) == (["lords"] * 2, 0, 0)
    assert told["dice"] == []


@pytest.mark.rule("FIEF-AIM-05")
@pytest.mark.parametrize("site", ["castle", "city"])
def test_lords_behind_walls_cannot_be_aimed_at(site):
    """TV-AIM-D-03; once the defender has come out, lords can be aimed at."""
    with pytest.raises(Refused) as refused:
        battle("soldiers=3", "soldiers=3,lords=1", aims=["attacker:1"], site=site)
    assert refused.value.rule == "FIEF-AIM-05"
    result = battle(
        "soldiers=3",
        "soldiers=3,lords=1",
        "6 1",
        aims=["attacker:1"],
        site=site,
        sortie=True,
        rounds=1,
    )
    assert left(result, "defender") == {"soldiers": 3}


@pytest.mark.rule("FIEF-AIM-05")
def test_the_besieged_may_aim_at_lords_outside():
    """The attacker's lords are in the open; inside nobody can be aimed at."""
    words = {"aims": ["defender:1"], "site": "castle", "rounds": 1}
    result = battle("soldiers=3,lords=1", "soldiers=3", "1 6", **words)
    assert left(result, "attacker") == {"soldiers": 3}
    with pytest.raises(Refused) as refused:
        battle("soldiers=3,lords=1", "soldiers=3", inside=True, **words)
    assert refused.value.rule == "FIEF-AIM-05"


@pytest.mark.rule("FIEF-AIM-06", "FIEF-FIGHT-12")
def test_the_victim_s_side_still_throws_at_full_strength():
    """The seventh point was a lord who is killed: his side still rolls two dice."""
    result = battle(
        "soldiers=3", "soldiers=6,lords=1", "6 1 1", aims=["attacker:1"], rounds=1
    )
    assert len(result["rounds"][0]["defender"]["dice"]) == 2


@pytest.mark.rule("FIEF-AIM-01")
def test_no_more_dice_are_aimed_than_there_are():
    """Six points roll one die."""
    with pytest.raises(Refused) as refused:
        battle("soldiers=6", "soldiers=6,lords=1", aims=["attacker:2"])
    assert refused.value.rule == "FIEF-AIM-01"
    assert (refused.value.facts["aimed"], refused.value.facts["dice"]) == (2, 1)


@pytest.mark.rule("FIEF-AIM-08")
@pytest.mark.ruling("FIEF-AMB-56")
def test_several_dice_may_share_a_lord():
    """Two dice go at two lords, D'Arc included, or at one if there is no other."""
    two = {"aims": ["attacker:1", "attacker:1"], "rounds": 1}
    result = battle("soldiers=7", "soldiers=5,lords=1,darc", "6 6 1 1", **two)
    assert result["rounds"][0]["attacker"]["aimed"] == [[6], [6]]
    assert left(result, "defender") == {"soldiers": 5}
    result = battle("soldiers=7", "soldiers=5,lords=1", "1 6 1", **two)
    assert result["rounds"][0]["attacker"]["aimed"] == [[1, 6]]
    assert left(result, "defender") == {"soldiers": 5}


@pytest.mark.rule("FIEF-AIM-01")
def test_there_must_be_somebody_to_aim_at():
    """Soldiers are not targets, nor is D'Arc if she is not there."""
    for aim in ("attacker:1", "attacker:1:darc"):
        lords = 1 if "darc" in aim else 0
        with pytest.raises(Refused) as refused:
            battle("soldiers=13", f"soldiers=6,lords={lords}", aims=[aim])
        assert refused.value.key == "fief.aim_nobody"


@pytest.mark.rule("FIEF-AIM-08")
def test_darc_may_be_named():
    """D'Arc is named before the roll; the other lord lives."""
    result = battle(
        "soldiers=3",
        "soldiers=5,lords=1,darc",
        "6 1 1",
        aims=["attacker:1:darc"],
        rounds=1,
    )
    assert left(result, "defender") == {"soldiers": 5, "lords": 1}


@pytest.mark.rule("FIEF-AIM-01")
def test_dice_are_thrown_with_the_others_when_nobody_is_left_to_aim_at():
    """The lord fell in round 1; in round 2 both dice are added up."""
    result = battle(
        "soldiers=8",
        "soldiers=20,lords=1",
        "6 2 1 1 1 3 2 1 1 1",
        aims=["attacker:1"],
        rounds=2,
    )
    second = result["rounds"][1]["attacker"]
    assert (second["dice"], second["total"]) == ([3, 2], 5)


@pytest.mark.rule("FIEF-AIM-01")
def test_fewer_dice_are_aimed_when_there_are_fewer():
    """Seven points roll two dice at two lords; the three points left roll one."""
    result = battle(
        "soldiers=7",
        "soldiers=20,lords=2",
        "1 1 3 3 3 1 1 1 1",
        aims=["attacker:1", "attacker:1"],
        rounds=2,
    )
    assert [r["attacker"]["aimed"] for r in result["rounds"]] == [[[1], [1]], [[1]]]


@pytest.mark.ruling("FIEF-AMB-56")
def test_a_house_may_want_all_dice_aimed_or_none():
    """One of two dice is refused then."""
    house = {"fief.aim.all_dice": True}
    with pytest.raises(Refused) as refused:
        battle("soldiers=8", "lords=1", aims=["attacker:1"], house=house)
    assert refused.value.key == "fief.aim_all"


@pytest.mark.ruling("FIEF-AMB-83")
def test_a_house_may_let_dice_be_aimed_at_women():
    """Otherwise only lords who fight are targets."""
    words = {"aims": ["attacker:1:women"], "rounds": 1}
    with pytest.raises(Refused) as refused:
        battle("soldiers=3", "soldiers=3,women=1", **words)
    assert refused.value.key == "fief.aim_women"
    house = {"fief.aim.non_fighters": True}
    result = battle("soldiers=3", "soldiers=3,women=1", "6 1", house=house, **words)
    assert left(result, "defender") == {"soldiers": 3}


@pytest.mark.ruling("FIEF-AMB-55")
@pytest.mark.parametrize(("always", "bonus"), [(False, 0), (True, 6)])
def test_darc_s_bonus_where_all_dice_are_aimed(always, bonus):
    """Another die must be rolled, unless the house always gives the bonus."""
    result = battle(
        "soldiers=3,darc",
        "soldiers=30,lords=1",
        "1 1 1 1",
        aims=["attacker:1"],
        rounds=1,
        house={"fief.darc.bonus_all_aimed": always},
    )
    told = result["rounds"][0]["attacker"]
    assert (told["bonus"], told["inflicts"]) == (bonus, bonus // 2)


@pytest.mark.ruling("TAC-AMB-42")
def test_a_house_may_do_without_aimed_dice():
    """With the extension, only archers may aim at lords."""
    house = {"tactics.aim.base_rule": False}
    with pytest.raises(Refused) as refused:
        battle("soldiers=3", "lords=3", aims=["attacker:1"], house=house, tactics=True)
    assert refused.value.key == "fief.aim_none"


def test_the_sheet_of_a_roll_tells_which_dice_are_aimed():
    """How many there are, at whom, and which faces kill."""
    with pytest.raises(Missing) as missing:
        battle("soldiers=8", "soldiers=5,lords=1", aims=["attacker:1"])
    facts = {"dice": 1, "target": "lords", "needs": [6]}
    assert SheetLine("fief.sheet.aimed", facts) in missing.value.question.sheet().lines
