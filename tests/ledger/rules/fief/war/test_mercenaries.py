"""Mercenaries who are committed to a battle."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.questions import Missing
from ledger.rules.fief.war.choosing import chosen_falls
from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.ground import Ground
from ledger.rules.fief.war.mercenaries import Toll, plague_takes
from ledger.table import Table
from tests.ledger.rules.fief.war.fights import battle, left, scene, ways


@pytest.mark.rule("TAC-MERC-18", "TAC-MERC-19", "TAC-MERC-25", "TAC-MERC-31")
def test_mercenaries_join_at_the_start_of_a_round():
    """Six points roll one die, and with a mercenary two; another one joins later."""
    result = battle(
        "sergeants=5,lords=1",
        "soldiers=30",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        tactics=True,
        commits=["attacker:2:2", "attacker:3:1"],
        rounds=3,
    )
    told = [(r["attacker"]["points"], r.get("committed")) for r in result["rounds"]]
    assert told == [(6, None), (7, {"attacker": 2}), (7, {"attacker": 1})]


@pytest.mark.rule("TAC-MERC-18", "TAC-MERC-19", "TAC-MERC-25")
def test_mercenaries_join_in_two_parts_of_one_round():
    """The round shows both: one, and another one before the same dice."""
    result = battle(
        "sergeants=5,lords=1",
        "soldiers=30",
        "1 1 1 1 1",
        tactics=True,
        commits=["attacker:1:1", "attacker:1:2"],
        rounds=1,
    )
    (told,) = result["rounds"]
    assert (told["attacker"]["points"], told["committed"]) == (9, {"attacker": 3})
    assert len(told["attacker"]["dice"]) == 2


@pytest.mark.rule("TAC-MERC-17")
def test_mercenaries_need_a_lord_of_their_employer():
    """The typed order is refused; a later one is omitted if the lord has fallen."""
    with pytest.raises(Refused) as refused:
        battle("sergeants=5,mercenaries=1", "soldiers=3", tactics=True)
    assert refused.value.rule == "TAC-MERC-17"
    result = battle(
        "sergeants=5,lords=1",
        "soldiers=3",
        "1 6 1 1",
        tactics=True,
        aims=["defender:1"],
        commits=["attacker:2:1"],
        rounds=2,
    )
    assert result["warnings"] == ["fief.commit_unled.attacker"]
    assert result["rounds"][1]["attacker"]["points"] == 5


@pytest.mark.ruling("TAC-AMB-31")
def test_a_house_may_take_a_woman_for_a_lord():
    """The woman is one who does not fight."""
    house = {"tactics.merc.noncombatant_lord_ok": True}
    result = battle(
        "mercenaries=1,women=1",
        "soldiers=9",
        "1 1 1",
        tactics=True,
        rounds=1,
        house=house,
    )
    assert result["rounds"][0]["attacker"]["points"] == 1


@pytest.mark.parametrize(
    ("together", "gone"),
    [
        pytest.param(5, 2, id="B17"),
        pytest.param(2, 1, id="B18"),
        pytest.param(1, 0, id="B19"),
    ],
)
@pytest.mark.rule("TAC-MERC-27", "TAC-MERC-28")
def test_the_plague_takes_half_of_those_who_come_together(together, gone):
    """The number is rounded down: one alone is safe."""
    assert plague_takes(together) == gone


@pytest.mark.rule("TAC-MERC-27")
@pytest.mark.ruling("TAC-AMB-67")
def test_the_plague_counts_player_by_player():
    """B40 gives the numbers."""
    toll = Toll(Ground(plague=True), ways(tactics=True))
    assert [toll.takes("Franck", 1), toll.takes("Sabine", 3)] == [0, 1]


@pytest.mark.rule("TAC-MERC-27", "TAC-MERC-28")
@pytest.mark.ruling("TAC-AMB-32")
@pytest.mark.parametrize(("together", "left_"), [(False, 4), (True, 3)])
def test_the_plague_in_a_battle(together, left_):
    """Three at once lose one; two one by one lose none, or are counted together."""
    result = battle(
        "lords=1,mercenaries=3",
        "soldiers=30",
        "1 1 1 1 1 1 1 1",
        tactics=True,
        plague=True,
        commits=["attacker:1:1", "attacker:2:1"],
        rounds=2,
        house={"tactics.merc.plague_cumulative": together},
    )
    lost_in_rounds = 2
    assert result["survivors"]["attacker"]["points"] == 1 + left_ - lost_in_rounds
    assert result["plague"]["attacker"] == 5 - left_


@pytest.mark.rule("TAC-MERC-26", "TAC-GEN-09")
@pytest.mark.ruling("TAC-AMB-29")
@pytest.mark.parametrize(("early", "after"), [(True, 1), (False, 3)])
def test_whether_mercenaries_are_there_for_the_archers(early, after):
    """Mercenaries are targets, unless the house lets them come after the shot."""
    result = battle(
        "lords=1,sergeants=5,mercenaries=3",
        "archers=2",
        "2",
        tactics=True,
        losses=["mercenaries"],
        rounds=0,
        house={"tactics.merc.commit_before_archers": early},
    )
    assert left(result, "attacker").get("mercenaries", 0) == after


@pytest.mark.rule("TAC-GEN-07", "TAC-MERC-26")
def test_the_owner_takes_one_mercenary_and_one_sergeant():
    """The extension's story has two points of two kinds."""
    result = battle(
        "lords=1,knights=2,sergeants=5,mercenaries=1",
        "soldiers=6",
        "1 1 1 4",
        tactics=True,
        losses=["attacker:ask"],
        choose={
            "losses.attacker.1.1": "mercenaries",
            "losses.attacker.1.2": "sergeants",
        },
        rounds=1,
    )
    assert left(result, "attacker") == {"lords": 1, "knights": 2, "sergeants": 4}


@pytest.mark.rule("TAC-GEN-07", "TAC-MERC-26", "FIEF-FIGHT-13")
@pytest.mark.parametrize(
    ("troops", "harm", "open_"), [("sergeants=1", 2, False), ("knights=1", 3, True)]
)
def test_nothing_is_asked_where_mercenaries_and_all_others_fall(troops, harm, open_):
    """Each is worth a point, a knight three: of four, three may be shared."""
    sides, plan = scene(
        f"lords=1,{troops},mercenaries=1", "lords=1", tactics=True, losses=["ask"]
    )
    call = (Table(), 1, "attacker", sides["attacker"], harm, plan)
    if open_:
        with pytest.raises(Missing):
            chosen_falls(*call)
    else:
        assert chosen_falls(*call) == Force(lords=1)


@pytest.mark.rule("TAC-GEN-07", "TAC-MERC-26")
def test_a_knight_who_is_changed_stands_with_the_sergeants_who_were_there():
    """One of his three points is lost, and the others join them."""
    house = {"tactics.losses.change_allowed": True}
    words = ("lords=1,knights=1,sergeants=2,mercenaries=1", "lords=1")
    sides, plan = scene(*words, tactics=True, losses=["ask"], house=house)
    table = Table(choices={"losses.attacker.1.1": "knights"})
    found = chosen_falls(table, 1, "attacker", sides["attacker"], 1, plan)
    assert found == Force(lords=1, sergeants=4, mercenaries=1)


@pytest.mark.rule("TAC-GEN-07", "TAC-GEN-08")
@pytest.mark.parametrize("losses", ["soldiers", "ask"])
@pytest.mark.parametrize(("face", "gone"), [(1, {}), (2, {}), (3, {"knights": 1})])
def test_no_lord_falls_while_a_knight_stands_beside_him(losses, face, gone):
    """Fewer than three points kill no knight, who also protects his lord."""
    result = battle(
        "lords=1,knights=1",
        "soldiers=3",
        f"0 {face}",
        tactics=True,
        losses=[f"attacker:{losses}"],
        rounds=1,
        house={"tactics.profile": "fief2011", "tactics.losses.change_allowed": False},
    )
    whole = {"lords": 1, "knights": 1}
    assert left(result, "attacker") == {k: n for k, n in whole.items() if k not in gone}


@pytest.mark.rule("TAC-MERC-01")
def test_there_are_five_mercenaries():
    """The limit is for both sides together."""
    with pytest.raises(Refused) as refused:
        battle("lords=1,mercenaries=3", "lords=1,mercenaries=3", tactics=True)
    assert refused.value.rule == "TAC-MERC-01"
