"""The armies before a battle: sides, generals, stewards, heroes, their rolls."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

LEON = {"name": "Léon", "wits": 3, "strategy": 4, "galvanize": 2, "commands": True}


def refused(*words):
    """The refusal of a call, which leaves the journal as it was."""
    before = len(ask("log")["entries"])
    said = intendant(*words, "--json")
    assert said.status in (1, 2)
    assert len(ask("log")["entries"]) == before
    return said.refusal


def side(name):
    """A side as shown."""
    return next(one for one in ask("mass", "armies")["sides"] if one["name"] == name)


def test_a_battle_is_entered_side_by_side(here):
    """`status` reminds of missing facts until both armies are ready."""
    ask("new", "c.db", "--game", "mass")
    assert [due["code"] for due in ask("status")["due"]] == ["mass.sides"]
    found = ask("mass", "side", "Montaigne", "--men", "3000")
    assert found == {"side": "Montaigne", "men": 3000, "fortification": 1, "new": True}
    ask("mass", "side", "Eisen", "--fortification", "large castle")
    assert (side("Eisen")["men"], side("Eisen")["fortification"]) == (0, 5)
    found = ask("mass", "side", "eisen", "--men", "1000")
    assert (found["side"], found["fortification"], found["new"]) == ("Eisen", 5, False)
    codes = [due["code"] for due in ask("status")["due"]]
    assert codes == ["mass.start", "mass.prepare"]
    assert "`mass start …`" in intendant("status").out
    assert intendant("status", "--lang", "fr").status == 0


@pytest.mark.rule("MASS-TURN-02")
def test_there_are_two_sides(mass):
    """A third side is refused, with the names of the two."""
    refusal = refused("mass", "side", "Ussura")
    assert (refusal["code"], refusal["rule"]) == ("rule", "MASS-TURN-02")
    assert "Eisen and Montaigne" in refusal["message"]


def test_who_serves_is_told_step_by_step(mass):
    """Facts that are not given stay; a new hero needs a side and ranks."""
    assert side("Montaigne")["generals"] == [LEON]
    ask("mass", "hero", "Rodrigo", "--command", "1", "--commission")
    (hero,) = side("Montaigne")["heroes"]
    assert hero == {
        "name": "Rodrigo",
        "wits": 3,
        "tactics": 2,
        "command": 1,
        "unit": "cavalry",
        "commission": True,
        "champion": False,
        "out": False,
        "score": 0,
        "reputation": 0,
        "running": [],
    }
    refusal = refused("mass", "hero", "Otto", "--side", "Eisen")
    assert "--wits and --tactics" in refusal["message"]
    words = ("mass", "hero", "Otto", "--wits", "3", "--tactics", "2", "--side")
    assert refused(*words, "Eissen")["hint"] == "did you mean Eisen?"
    assert refused(*words, "Eisen", "--unit", "calvary")["code"] == "unknown_name"
    assert refused(*words, "Eisen", "--command", "101")["code"] == "usage"
    assert ask(*words, "Eisen")["unit"] == "infantry"


@pytest.mark.rule("MASS-TURN-02")
@pytest.mark.ruling("MASS-AMB-53")
def test_who_does_not_command_leaves_the_one_who_does(mass):
    """If another general changes sides, the commander of his old side stays."""
    for name in ("Anton", "Berthe"):
        words = ("--side", "Montaigne", "--wits", "2", "--strategy", "1")
        ask("mass", "general", name, *words)
    ask("mass", "general", "Berthe", "--side", "Eisen")

    leads = {g["name"]: g["commands"] for g in side("Montaigne")["generals"]}
    assert leads == {"Anton": False, LEON["name"]: True}


@pytest.mark.rule("MASS-TURN-02")
@pytest.mark.ruling("MASS-AMB-53")
def test_one_of_several_generals_commands(mass):
    """The first general commands until another does, or until he changes sides."""
    words = ("mass", "general", "Anton", "--side", "Montaigne", "--wits", "2")
    ask(*words, "--strategy", "5")
    assert [g["commands"] for g in side("Montaigne")["generals"]] == [False, True]
    for effects in (1, 0):  # the general already commands the second time
        ask("mass", "general", "Anton", "--commands")
        newest = ask("log", "--last", "1")["entries"][0]["seq"]
        assert len(ask("show", str(newest))["effects"]) == effects
    assert [g["commands"] for g in side("Montaigne")["generals"]] == [True, False]
    ask("mass", "general", "Anton", "--side", "Eisen")
    assert side("Montaigne")["generals"] == [LEON]
    assert [g["commands"] for g in side("Eisen")["generals"]] == [True]
    assert ask("verify")["findings"] == []


@pytest.mark.rule("MASS-TACT-02")
def test_who_starts_the_fight_attacks(mass):
    """One fight is started, with both sides present; before that no turn is fought."""
    turn = ("mass", "turn", "--engage", "Rodrigo=front", "--seed", "1")
    assert refused(*turn)["rule"] == "MASS-TACT-02"
    assert ask("mass", "start", "Eisen") == {
        "attacker": "Eisen",
        "defender": "Montaigne",
        "again": False,
    }
    assert ask("mass", "armies")["attacker"] == "Eisen"
    assert refused("mass", "start", "Montaigne")["code"] == "out_of_phase"
    assert ask("undo")["undone"] == [2]
    assert refused("mass", "start", "Ussura")["code"] == "unknown_name"


@pytest.mark.rule("MASS-TURN-02")
def test_nobody_starts_alone(here):
    """The other side must also be present."""
    ask("new", "c.db", "--game", "mass")
    ask("mass", "side", "Eisen")
    assert refused("mass", "start", "Eisen")["rule"] == "MASS-TURN-02"


@pytest.mark.rule("MASS-TURN-02")
def test_no_turn_is_fought_without_a_general(here):
    """Each side needs one, unless the total of its roll is given."""
    ask("new", "c.db", "--game", "mass")
    ask("mass", "side", "Eisen")
    ask("mass", "side", "Montaigne")
    ask("mass", "start", "Eisen")
    tactics = ("--tactic", "Eisen=MAR", "--tactic", "Montaigne=MAR")

    refusal = refused("mass", "turn", *tactics, "--total", "Eisen=20")
    assert refusal["rule"] == "MASS-TURN-02"
    assert "Montaigne" in refusal["message"]
    totals = ("--total", "Eisen=20", "--total", "Montaigne=10")
    assert ask("mass", "turn", *tactics, *totals)["winner"] == "Eisen"


@pytest.mark.rule("MASS-PREP-01")
@pytest.mark.rule("MASS-PREP-02")
@pytest.mark.rule("MASS-PREP-04")
def test_the_rolls_before_a_battle(mass):
    """The steward rolls Wits and Logistics, and each general Wits and Galvanize."""
    words = ("--side", "Montaigne", "--wits", "2", "--logistics", "1")
    ask("mass", "steward", "Hugues", *words)
    found = ask("mass", "prepare", "Montaigne", "--dice", "10 9 2 3 | 9 9 9 1 1")
    steward, general = found["rolls"]
    assert (steward["who"], steward["knack"]) == ("Hugues", "logistics")
    assert (steward["dice"], steward["total"]) == ([[10, 3], [9], [2]], 22)
    assert (general["who"], general["knack"]) == ("Léon", "galvanize")
    assert (general["total"], general["raises"]) == (27, 2)
    assert (found["raises"], found["left"], side("Montaigne")["raises"]) == (4, 4, 4)


@pytest.mark.rule("MASS-PREP-02")
@pytest.mark.rule("MASS-PREP-06")
def test_each_general_of_an_army_rolls(mass):
    """All generals roll, not only the commander; points above ten help no others."""
    ranks = ("--wits", "3", "--strategy", "1", "--galvanize", "1")
    ask("mass", "general", "Aline", "--side", "Montaigne", *ranks)
    found = ask("mass", "prepare", "Montaigne", "--dice", "4 3 2 1 | 9 9 9 1 1")
    told = {roll["who"]: (roll["knack"], roll["total"]) for roll in found["rolls"]}
    assert told == {"Léon": ("galvanize", 27), "Aline": ("galvanize", 9)}
    assert found["raises"] == 2
    # A general without Wits rolls and keeps one die.
    ask("mass", "steward", "Otto", "--side", "Eisen", "--wits", "0", "--logistics", "0")
    ask("mass", "general", "Klaus", "--side", "Eisen", *ranks[2:], "--wits", "0")
    found = ask("mass", "prepare", "Eisen", "--dice", "9 | 7 8")
    assert [roll["total"] for roll in found["rolls"]] == [9, 8]


@pytest.mark.rule("MASS-PREP-01")
def test_a_steward_of_many_ranks_throws_ten_dice(mass):
    """Eleven dice of which ten are kept become ten dice and ten points more."""
    words = ("--side", "Eisen", "--wits", "10", "--logistics", "1")
    ask("mass", "steward", "Hugues", *words)
    found = ask("mass", "prepare", "Eisen", "--dice", "1 " * 10)
    assert [roll["total"] for roll in found["rolls"]] == [20]
    assert found["raises"] == 2


@pytest.mark.rule("MASS-PREP-07")
def test_raises_belong_to_the_army(mass):
    """Raises are on the army's account, and an undo takes them back."""
    ask("mass", "prepare", "Montaigne", "--total", "34")
    assert (side("Montaigne")["raises"], side("Eisen")["raises"]) == (3, 0)
    effects = ask("show", "2")["effects"]
    assert {"raises"} == {e["what"] for e in effects if "what" in e}
    ask("undo")
    assert side("Montaigne")["raises"] == 0
    ask("redo")
    assert side("Montaigne")["raises"] == 3
    ask("correct", "raises", "side:Eisen", "5", "--for", "they lay in wait")
    found = ask("mass", "prepare", "Eisen", "--total", "27", "--total", "34")
    assert (found["raises"], found["left"]) == (5, 10)
    assert (side("Montaigne")["raises"], side("Eisen")["raises"]) == (3, 10)


@pytest.mark.rule("MASS-PREP-01")
def test_an_army_prepares_once_before_the_first_turn(mass):
    """An army prepares with somebody who rolls, or with one given total per roll."""
    assert refused("mass", "prepare", "Eisen")["rule"] == "MASS-PREP-01"
    two = ("mass", "prepare", "Montaigne", "--total", "10", "--total", "20")
    assert "Léon" in refused(*two)["message"]
    ask("mass", "prepare", "Eisen", "--total", "27", "--total", "34")
    assert refused("mass", "prepare", "Eisen", "--total", "9")["code"] == "out_of_phase"
    ask("turn", "next")
    one = two[:5]
    assert refused(*one)["code"] == "out_of_phase"
    assert ask(*one, "--ruling", "we forgot")["raises"] == 1


@pytest.mark.rule("MASS-PREP-01")
def test_an_army_prepares_no_more_when_the_first_turn_is_fought(mass):
    """The battle has begun, though it is still in its first turn."""
    tactics = ("--tactic", "Eisen=MAR", "--tactic", "Montaigne=MAR")
    totals = ("--total", "Eisen=20", "--total", "Montaigne=10")
    words = ("--choose", "engagement.Rodrigo=disengaged", "--dice", "6 6 1")
    ask("mass", "start", "Eisen")
    ask("mass", "turn", *tactics, *totals, *words)
    assert ask("turn")["turn"] == 1
    assert refused("mass", "prepare", "Eisen", "--total", "9")["rule"] == "MASS-PREP-01"


@pytest.mark.ruling("MASS-AMB-06")
def test_the_house_rules_count_raises(mass):
    """Raises may come from the sum of all rolls, or there may be none at all."""
    ask("rules", "set", "mass.prep.count", "sum")
    found = ask("mass", "prepare", "Eisen", "--total", "9", "--total", "9")
    assert found["raises"] == 1
    ask("rules", "set", "mass.modules.preparation", "false")
    refusal = refused("mass", "prepare", "Montaigne", "--total", "9")
    assert refusal["rule"] == "mass.modules.preparation"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_is_told(mass, lang):
    """The log and the screens are in either language."""
    for words in (
        "mass side Eisen --men 1200",
        "mass steward Hugues --side Eisen --wits 2 --logistics 1",
        "mass hero Otto --side Eisen --wits 2 --tactics 1 --champion",
        "mass general Léon --commands",
        "mass start Eisen",
        "mass prepare Eisen --seed 3",
        "mass armies",
        "log",
        "why hero:Otto",
    ):
        said = intendant(*words.split(), "--lang", lang)
        assert (said.status, said.err) == (0, ""), words
        assert "mass." not in said.out
        assert "{" not in said.out


def test_an_act_of_a_battle_changes_no_other_game(table):
    """The act is refused."""
    assert intendant("mass", "side", "Eisen").status == 1
