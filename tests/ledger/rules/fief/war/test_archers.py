"""The special attack of archers, and their aimed shot."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.questions import Missing, SheetLine
from ledger.rules.fief.war.archers import arrows, refusal, shot_kills, volley, volley_of
from ledger.rules.fief.war.force import SIDES, Force
from ledger.rules.fief.war.ground import Ground, minimum
from tests.ledger.rules.fief.war.fights import battle, left, ways

TACTICS = ways(tactics=True)


@pytest.mark.parametrize(
    ("archers", "target", "dice", "bonus", "least", "most"),
    [
        pytest.param(3, "open", 1, 2, 2, 5, id="A1"),
        pytest.param(2, "open", 1, 1, 1, 4, id="A2"),
        pytest.param(3, "castle", 1, 1, 1, 4, id="A3"),
        pytest.param(4, "city", 1, 1, 1, 4, id="four-at-a-city"),
        pytest.param(3, "city", 1, 0, 0, 3, id="A4"),
        pytest.param(1, "open", 1, 0, 0, 3, id="B1"),
        pytest.param(1, "castle", 0, 0, 0, 0, id="B2"),
        pytest.param(2, "castle", 1, 0, 0, 3, id="B3"),
        pytest.param(2, "city", 0, 0, 0, 0, id="B4"),
        pytest.param(5, "city", 1, 2, 2, 5, id="B5-allies-together"),
        pytest.param(0, "open", 0, 0, 0, 0, id="B6"),
    ],
)
@pytest.mark.rule("TAC-ARCH-09", "TAC-ARCH-10", "TAC-ARCH-11", "TAC-ARCH-15")
@pytest.mark.rule("TAC-ARCH-16", "TAC-ARCH-17")
def test_one_die_and_one_for_each_archer_more(
    archers, target, dice, bonus, least, most
):
    """There is never more than one die; the minimum at walls reduces the bonus."""
    ground = Ground(target)
    shot = volley_of("attacker", Force(archers=archers), ground, TACTICS)
    harms = [arrows(f, shot, "attacker", ground, TACTICS) for f in range(1, 7)]
    assert tuple(shot) == (dice, bonus)
    if dice:
        assert (min(harms), max(harms)) == (least, most)


@pytest.mark.rule("TAC-ARCH-18")
def test_besieged_archers_need_no_minimum():
    """B43: two in a castle shoot at attackers in the open: 1 to 4."""
    force, ground = Force(archers=2), Ground("castle")
    assert volley_of("defender", force, ground, TACTICS) == volley(2, 1)


@pytest.mark.rule("TAC-ARCH-31")
def test_a_sortie_is_no_siege():
    """Sorties are not subject to the minimum, and have no aimed shot."""
    ground = Ground("castle", sortie=True)
    assert minimum("attacker", ground, TACTICS) == 1
    with pytest.raises(Refused) as refused:
        battle(
            "lords=1",
            "archers=1",
            site="castle",
            sortie=True,
            tactics=True,
            archers=["defender:aim"],
        )
    assert refused.value.key == "fief.shot_open"


@pytest.mark.ruling("TAC-AMB-41", "TAC-AMB-57", "TAC-AMB-56", "TAC-AMB-06")
def test_where_the_house_wants_another_minimum():
    """The places are inside, a passage, a sortie, and for the besieged."""
    inside, passage = Ground("city", inside=True), Ground("city", passage=True)
    sortie, plain = Ground("city", sortie=True), Ground("city")
    asked = [
        ("attacker", inside, "tactics.archers.inside_counts", True, 1, 3),
        ("attacker", passage, "tactics.archers.secret_passage_minimum", False, 3, 1),
        ("attacker", sortie, "tactics.archers.sortie_is_siege", True, 1, 3),
        ("defender", plain, "tactics.archers.minimum_for_defender", True, 1, 3),
    ]
    for side, ground, key, value, usual, other in asked:
        assert minimum(side, ground, TACTICS) == usual
        assert minimum(side, ground, ways({key: value}, tactics=True)) == other


@pytest.mark.ruling("TAC-AMB-55")
@pytest.mark.parametrize(("column", "harm"), [(False, 3), (True, 2)])
def test_arrows_are_read_in_the_open_column(column, harm):
    """B29: three archers at a castle roll a five: two, plus one; or by the walls."""
    house = {"tactics.archers.fort_column": column}
    result = battle(
        "archers=3",
        "soldiers=9",
        "5",
        site="castle",
        tactics=True,
        rounds=0,
        house=house,
    )
    assert result["archers"]["attacker"]["inflicts"] == harm
    assert left(result, "defender") == {"soldiers": 9 - harm}


@pytest.mark.rule("TAC-ARCH-06", "TAC-ARCH-12", "TAC-ARCH-13", "TAC-ARCH-03")
def test_the_shot_comes_once_and_before_the_first_round():
    """Round 1 is counted after it: seven soldiers minus two roll one die."""
    result = battle("archers=1", "soldiers=7", "4 1 1 1 1", tactics=True, rounds=2)
    assert result["archers"]["after"]["defender"]["points"] == 5
    assert [r["defender"]["points"] for r in result["rounds"]] == [5, 5]


@pytest.mark.rule("TAC-ARCH-12", "TAC-ARCH-13")
def test_the_owner_chooses_who_falls_by_arrows():
    """The owner is asked before the first round, as in a round."""
    result = battle(
        "archers=1",
        "sergeants=1,archers=1",
        "2 1",
        tactics=True,
        rounds=0,
        losses=["defender:ask"],
        choose={"losses.defender.0.1": "archers"},
    )
    assert left(result, "defender") == {"sergeants": 1}


@pytest.mark.rule("TAC-ARCH-07")
@pytest.mark.ruling("TAC-AMB-50")
def test_archers_may_decline():
    """Archers who hold do not shoot, and their shot is lost."""
    result = battle(
        "archers=1", "soldiers=7", "1 1 1", tactics=True, rounds=1, archers=["hold"]
    )
    assert "archers" not in result


@pytest.mark.rule("TAC-ARCH-08", "TAC-GEN-08")
def test_archers_who_are_killed_have_shot():
    """Both volleys hit at once: everybody is killed."""
    result = battle("archers=2", "archers=2", "4 4", tactics=True)
    assert (result["winner"], result["end"], result["rounds"]) == (None, "both", [])


@pytest.mark.rule("TAC-GEN-08")
@pytest.mark.parametrize(
    ("dice", "winner", "end", "gone"),
    [
        ("6 6", None, "both", {"attacker", "defender"}),
        ("6 1", "attacker", "eliminated", {"defender"}),
        ("1 6", "defender", "eliminated", {"attacker"}),
    ],
)
def test_what_a_round_costs_is_taken_from_both_at_once(dice, winner, end, gone):
    """Two sergeants each fall after rolling, and the battle ends with a side."""
    result = battle("sergeants=2", "sergeants=2", dice, tactics=True)
    (told,) = result["rounds"]
    assert [len(told[side]["dice"]) for side in SIDES] == [1, 1]
    assert (result["winner"], result["end"]) == (winner, end)
    assert {side for side in SIDES if not left(result, side)} == gone


@pytest.mark.rule("TAC-GEN-08")
def test_as_long_as_both_have_anybody_the_battle_goes_on():
    """Each round uses the survivors; mercy ends the battle."""
    words = ("sergeants=4,lords=1", "sergeants=4", "2 2 2 2")
    result = battle(*words, tactics=True, rounds=2)
    points = [[told[side]["points"] for side in SIDES] for told in result["rounds"]]
    assert (points, result["winner"]) == ([[5, 4], [4, 3]], None)
    # A side without a lord has nobody to surrender, and fights on.
    alone = battle(
        "sergeants=4",
        "sergeants=4",
        "2 2 2 2",
        tactics=True,
        rounds=2,
        mercy="attacker:1",
    )
    assert (alone["end"], len(alone["rounds"])) == ("rounds", 2)
    spared = battle(*words[:2], "2 2", tactics=True, mercy="attacker:1")
    assert (spared["winner"], spared["end"], len(spared["rounds"])) == (
        "defender",
        "mercy",
        1,
    )


@pytest.mark.rule("TAC-ARCH-29")
def test_a_shot_may_end_the_battle():
    """Nobody is left to fight a round."""
    result = battle("archers=3", "soldiers=2", "1", tactics=True)
    assert (result["winner"], result["rounds"]) == ("attacker", [])


@pytest.mark.rule("TAC-ARCH-27", "TAC-GUARD-16")
@pytest.mark.ruling("TAC-AMB-45")
def test_neither_guard_nor_darc_helps_the_archers():
    """Only the die and the archers' own bonus count."""
    result = battle("archers=1,guard=1,darc", "soldiers=9", "4", tactics=True, rounds=0)
    assert result["archers"]["attacker"]["inflicts"] == 2


AIMED = {"site": "castle", "tactics": True, "archers": ["defender:aim"]}


@pytest.mark.rule("TAC-ARCH-19", "TAC-ARCH-22", "TAC-ARCH-23", "TAC-ARCH-24")
@pytest.mark.ruling("TAC-AMB-40")
def test_the_last_attacking_lord_is_shot():
    """B7: the battle stops, no round is fought, and his troops stay unchanged."""
    result = battle("soldiers=9,lords=1", "archers=3", "6", **AIMED)
    assert (result["winner"], result["end"], result["rounds"]) == (
        "defender",
        "unled",
        [],
    )
    assert left(result, "attacker") == {"soldiers": 9}


@pytest.mark.rule("TAC-ARCH-22", "TAC-ARCH-19")
def test_who_has_no_archers_cannot_aim():
    """One archer is enough, in a game that has them."""
    with pytest.raises(Refused) as refused:
        battle("lords=1", "soldiers=3", **AIMED)
    assert refused.value.rule == "TAC-ARCH-22"
    force, other, walls = Force(archers=1), Force(lords=1), Ground("castle")
    without = ways({"tactics.modules.archers": False}, tactics=True)
    assert refusal(force, other, walls, TACTICS) is None
    assert refusal(force, other, walls, without).rule == "TAC-ARCH-22"


@pytest.mark.rule("TAC-ARCH-24", "TAC-ARCH-25")
def test_who_had_no_lord_to_lose_fights_on():
    """The house allows a woman as target: she fell, but led nobody."""
    house = {"tactics.archers.noncombatant_target": True}
    words = {**AIMED, "archers": ["defender:aim:women"]}
    result = battle(
        "soldiers=9,women=1", "archers=1", "6", rounds=0, house=house, **words
    )
    assert (result["end"], left(result, "attacker")) == ("rounds", {"soldiers": 9})


@pytest.mark.rule("TAC-ARCH-24", "TAC-ARCH-25", "TAC-ARCH-30")
def test_another_lord_goes_on():
    """B8: one of two lords is dead; women do not count as lords here."""
    result = battle("soldiers=9,lords=2,women=1", "archers=1", "6", rounds=0, **AIMED)
    assert (result["end"], left(result, "attacker")["lords"]) == ("rounds", 1)


@pytest.mark.rule("TAC-ARCH-23", "TAC-ARCH-28")
def test_a_five_does_nothing():
    """B9: no bonus helps the plain die, and no bombard does."""
    result = battle(
        "soldiers=9,lords=1",
        "archers=3,guard=1,bombards=1",
        "5",
        rounds=0,
        rerolls=["low"],
        **AIMED,
    )
    assert result["archers"]["defender"] == {"does": "aim", "die": 5, "kills": []}
    assert [shot_kills(face) for face in range(1, 7)] == [False] * 5 + [True]


@pytest.mark.rule("TAC-ARCH-20")
def test_no_aimed_shot_at_an_attack_by_a_secret_passage():
    """B10 is about an attack by a secret passage."""
    with pytest.raises(Refused) as refused:
        battle("lords=1", "archers=3", passage=True, **AIMED)
    assert refused.value.rule == "TAC-ARCH-20"


@pytest.mark.rule("TAC-ARCH-19")
@pytest.mark.parametrize("ground", [{"site": "open"}, {"inside": True}])
def test_no_aimed_shot_but_from_walls(ground):
    """In the open and inside there are no walls to assault."""
    with pytest.raises(Refused) as refused:
        battle("lords=1", "archers=3", **{**AIMED, **ground})
    assert refused.value.rule == "TAC-ARCH-19"


@pytest.mark.rule("TAC-ARCH-21", "TAC-ARCH-30")
@pytest.mark.ruling("TAC-AMB-58")
def test_the_target_is_named_before_the_die():
    """D'Arc can be named, but not a woman who does not fight."""
    named = {**AIMED, "archers": ["defender:aim:darc"]}
    result = battle("soldiers=9,lords=1,darc", "archers=1", "6", rounds=0, **named)
    assert left(result, "attacker") == {"soldiers": 9, "lords": 1}
    woman = {**AIMED, "archers": ["defender:aim:women"]}
    with pytest.raises(Refused) as refused:
        battle("soldiers=9,lords=1,women=1", "archers=1", **woman)
    assert refused.value.rule == "TAC-ARCH-30"
    with pytest.raises(Refused) as refused:
        battle("soldiers=9,lords=1", "archers=1", **named)  # D'Arc is not there
    assert (refused.value.key, refused.value.rule) == ("fief.aim_nobody", "TAC-ARCH-30")
    house = {"tactics.archers.noncombatant_target": True}
    result = battle(
        "soldiers=9,lords=1,women=1", "archers=1", "6", rounds=0, house=house, **woman
    )
    assert left(result, "attacker") == {"soldiers": 9, "lords": 1}


@pytest.mark.rule("TAC-ARCH-24", "TAC-ARCH-30")
@pytest.mark.parametrize("archers", [["defender:aim"], ["defender:ask"]])
def test_darc_is_a_lord_where_there_is_no_other(archers):
    """D'Arc is shot, and nobody is left to lead; a choice at the table may name her."""
    choose = {"archers.defender": "aim"} if "ask" in archers[0] else None
    words = {**AIMED, "archers": archers}
    result = battle("soldiers=9,darc", "archers=1", "6", choose=choose, **words)
    assert (result["end"], result["archers"]["defender"]["kills"]) == (
        "unled",
        ["darc"],
    )


@pytest.mark.ruling("TAC-AMB-39")
@pytest.mark.parametrize(("at_once", "points"), [(True, 5), (False, 6)])
def test_arrows_of_an_army_without_a_lord(at_once, points):
    """Both sides shoot at once, unless the house lets the aimed shot be first."""
    result = battle(
        "archers=2,lords=1",
        "soldiers=5,archers=1",
        "3 6" if at_once else "6",
        house={"tactics.archers.simultaneous_aimed": at_once},
        **AIMED,
    )
    assert result["survivors"]["defender"]["points"] == points


@pytest.mark.ruling("TAC-AMB-44")
def test_a_house_may_let_archers_aim_each_round():
    """There is no earlier shot; then one a round, until a lord is killed."""
    result = battle(
        "soldiers=9,lords=1",
        "archers=1,soldiers=5",
        "1 1 5 1 1 1 6 1",
        house={"tactics.archers.aim_each_round": True},
        **AIMED,
    )
    assert [r["defender"]["shot"] for r in result["rounds"]] == [5, 6]
    assert (result["end"], result["winner"]) == ("unled", "defender")


@pytest.mark.ruling("TAC-AMB-44")
def test_archers_who_aim_each_round_stop_when_nobody_is_left_to_aim_at():
    """No die is thrown for them once the woman has fallen."""
    result = battle(
        "soldiers=9,women=1",
        "archers=1,soldiers=5",
        "1 1 6 1 1 1 1",
        rounds=2,
        site="castle",
        tactics=True,
        archers=["defender:aim:women"],
        house={
            "tactics.archers.aim_each_round": True,
            "tactics.archers.noncombatant_target": True,
        },
    )
    assert [r["defender"].get("shot") for r in result["rounds"]] == [6, None]


@pytest.mark.rule("TAC-ARCH-07")
def test_to_shoot_is_proposed_where_it_is_open():
    """Shooting is a right, and they may also hold."""
    for side, words, usual in (
        ("attacker", {"archers": ["attacker:ask"]}, "shoot"),
        ("defender", {"archers": ["defender:ask"], "site": "castle"}, "shoot"),
    ):
        with pytest.raises(Missing) as asked:
            battle("archers=3,lords=1", "archers=3,lords=1", tactics=True, **words)
        question = asked.value.question
        assert (question.key, question.proposed) == (f"archers.{side}", usual)


@pytest.mark.rule("TAC-BOMB-06")
def test_a_bombard_throws_the_archers_die_again_before_the_first_round():
    """The player chooses: the die of round 0, by its place."""
    result = battle(
        "archers=2,lords=1,bombards=1",
        "soldiers=20",
        "1 5",
        tactics=True,
        rounds=0,
        rerolls=["attacker:ask"],
        choose={"reroll.attacker.0.1": "1"},
    )
    again = [{"die": 1, "before": 1, "after": 5}]
    assert result["archers"]["attacker"]["again"] == again


@pytest.mark.parametrize(("does", "harm"), [("aim", 0), ("shoot", 3)])
def test_the_sheet_of_the_first_round_tells_what_the_arrows_did(does, harm):
    """An aimed shot takes no points, whatever its die shows."""
    words = {**AIMED, "archers": [f"defender:{does}"]}
    with pytest.raises(Missing) as missing:
        battle("soldiers=9,lords=1", "archers=2", "5", **words)
    facts = {"side": "defender", "face": 5, "harm": harm}
    assert SheetLine("fief.sheet.shot", facts) in missing.value.question.sheet().before
