"""A scenario of a siege begins: sides, points, first turn, gate."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.common.ids import Entering
from ledger.rules.siege.starting import begin
from ledger.state import State
from ledger.table import Table
from tests.commands.siege_table import done, refused, said, warned
from tests.face import ask, intendant
from tests.said import by_names


@pytest.fixture(autouse=True)
def _campaign(here):
    """A campaign of sieges at its beginning."""
    ask("new", "c.db", "--game", "siege")


def house(key, value):
    """Sets a house rule."""
    ask("rules", "set", f"siege.house_rules.{key}", value)


def sides(result):
    """The points and equipment of both sides, by role."""
    return {
        side["role"]: (side["points"], side["equipment"]) for side in result["sides"]
    }


@pytest.mark.rule("SIEGE-SCN1-04", "SIEGE-SCN1-03", "SIEGE-SCN1-06")
def test_the_race_has_its_own_armies_and_no_equipment():
    """1,500 points face 1,000, and no list is open."""
    found = done("siege start 1 --first Empire")
    assert sides(found) == {"attacker": (1500, 0), "defender": (1000, 0)}
    assert [side["lists"] for side in found["sides"]] == [[], []]
    assert (found["siege_rules"], found["gate"]) == (False, None)
    assert refused("siege buy Dwarfs ram")["rule"] == "SIEGE-SCN1-03"


@pytest.mark.rule("SIEGE-SCN3-05", "SIEGE-SCN3-08", "SIEGE-SCN3-15", "SIEGE-LEN-03")
@pytest.mark.rule("SIEGE-SCN3-18", "SIEGE-BUDGET-09", "SIEGE-SCN3-02")
def test_braken_keep_has_its_own_armies_equipment_fortress_and_first_turn():
    """2,000 face 1,000, with 25% each; the besiegers begin."""
    found = done("siege start braken_keep")
    assert sides(found) == {"attacker": (2000, 500), "defender": (1000, 250)}
    assert [side["artillery"] for side in found["sides"]] == [250, 0]
    assert (found["first"], found["first_by"]) == ("Dwarfs", "scenario")
    assert (found["phase"], found["turn"], found["turn_limit"]) == ("attacker", 1, None)
    fits = [found["fortress"][part] for part in ("walls", "towers", "gates")]
    assert fits == [12, 2, 1]


@pytest.mark.rule("SIEGE-SCN3-09", "SIEGE-SCN3-10", "SIEGE-LIST-02")
def test_each_side_is_told_which_lists_are_open():
    """At Braken Keep, artillery and machines are for the besiegers."""
    attacker, defender = done("siege start 3")["sides"]
    machines = ["siege_machines", "siege_artillery"]
    assert attacker["lists"] == ["attacker_equipment", *machines, "earthworks"]
    assert defender["lists"] == ["defender_equipment", "earthworks"]


@pytest.mark.rule("SIEGE-BUDGET-01", "SIEGE-BUDGET-02", "SIEGE-GEN-03")
def test_a_siege_of_ones_own_goes_by_the_general_rules():
    """The besieged have half at most; every list that scenarios restrict is open."""
    found = done("siege start siege --attacker-points 3000 --first attacker")
    assert sides(found) == {"attacker": (3000, 750), "defender": (1500, 375)}
    assert all("siege_artillery" in side["lists"] for side in found["sides"])
    assert (found["number"], found["turn_limit"]) == (0, None)


def test_a_siege_of_ones_own_needs_the_besiegers_points():
    """No scenario gives them."""
    missing = refused("siege start siege")
    assert (missing["code"], missing["hint"]) == ("usage", "--attacker-points N")


@pytest.mark.parametrize(
    ("call", "rule"),
    [
        ("2 --attacker-points 1500", "SIEGE-SCN2-02"),
        ("2 --defender-points 460", "SIEGE-SCN2-09"),
        ("3 --attacker-points 2000 --defender-points 1001", "SIEGE-SCN3-06"),
        ("siege --attacker-points 3000 --defender-points 1501", "SIEGE-BUDGET-02"),
        ("1 --attacker-points 1400 --defender-points 1000", "SIEGE-SCN1-05"),
        ("1 --attacker-points 1600 --defender-points 1000", "SIEGE-SCN1-05"),
        ("1 --turn-limit 6", "SIEGE-SCN1-15"),
        ("3 --turn-limit 6", "SIEGE-LEN-03"),
        ("3 --first defender", "SIEGE-SCN3-15"),
    ],
)
@pytest.mark.rule("SIEGE-SCN1-05", "SIEGE-SCN1-15", "SIEGE-SCN2-02", "SIEGE-SCN2-09")
@pytest.mark.rule("SIEGE-SCN3-06", "SIEGE-BUDGET-02", "SIEGE-LEN-03", "SIEGE-SCN3-15")
def test_what_a_scenario_forbids_is_refused_unless_the_referee_rules(call, rule):
    """The refusal has the rule's number; a ruling is kept as a warning."""
    assert refused(f"siege start {call}")["rule"] == rule
    assert "ruled" in warned(f"siege start {call} --ruling agreed")


@pytest.mark.rule("SIEGE-SCN3-06", "SIEGE-SCN1-05")
def test_other_totals_are_told_by_either_side():
    """Either side's total determines the other's limit."""
    assert sides(done("siege start 3 --attacker-points 3000")) == {
        "attacker": (3000, 750),
        "defender": (1500, 375),
    }
    done("undo")
    found = done("siege start 1 --defender-points 2000 --first attacker")
    assert sides(found)["attacker"] == (3000, 0)


@pytest.mark.ruling("SIEGE-AMB-23")
def test_the_besiegers_may_have_more_where_the_house_has_it_so():
    """The minimum is half as many again."""
    house("scenario1_ratio", "at_least")
    found = done(
        "siege start 1 --attacker-points 1700 --defender-points 1000 --first Empire"
    )
    assert sides(found) == {"attacker": (1700, 0), "defender": (1000, 0)}


@pytest.mark.ruling("SIEGE-AMB-02")
def test_equipment_may_be_reckoned_from_the_points_spent():
    """The house rule allows it, if the points are given."""
    call = "siege start 3 --attacker-spent 1900"
    assert sides(done(call))["attacker"] == (2000, 500)
    done("undo")
    house("allowance_base", "spent")
    assert sides(done(call)) == {"attacker": (2000, 475), "defender": (1000, 250)}


@pytest.mark.rule("SIEGE-BUDGET-03")
@pytest.mark.ruling("SIEGE-AMB-05", "SIEGE-AMB-07")
def test_odd_and_small_armies_are_warned_of():
    """Totals are usually round thousands; below a thousand, Min does not count."""
    call = "siege start siege --attacker-points 1500 --first attacker --gate wall"
    codes = warned(call)
    assert codes == ["siege.round_number", "siege.small_defender"]


@pytest.mark.rule("SIEGE-WALL-03")
@pytest.mark.parametrize("gate", ["tower", "wall"])
def test_how_the_gate_is_treated_is_told_and_kept(gate):
    """Both players must know it; there is no warning then."""
    answer = said(f"siege start 3 --gate {gate}").json
    assert (answer["result"]["gate"], answer["warnings"]) == (gate, [])
    assert ask("siege", "status")["gate"] == gate


@pytest.mark.rule("SIEGE-WALL-03")
def test_how_the_gate_is_treated_is_a_choice():
    """The choice may be answered beforehand, in words of either language."""
    answer = said("siege start 3 --choose gate=mur").json
    assert (answer["result"]["gate"], answer["warnings"]) == ("wall", [])
    done("undo")
    assert refused("siege start 3 --choose gate=moat")["code"] == "missing_choice"


@pytest.mark.rule("SIEGE-WALL-03")
def test_a_gate_of_which_nothing_is_told_is_as_the_house_has_it():
    """The table gets a warning."""
    house("gate_treated_as", "wall")
    answer = said("siege start 3").json
    assert answer["result"]["gate"] == "wall"
    assert [w["code"] for w in answer["warnings"]] == ["siege.gate_is"]
    assert refused("siege start 1")["code"] == "out_of_phase"


def test_a_gate_is_nothing_else():
    """The two treatments are named."""
    said_so = refused("siege start 3 --gate courtyard")
    assert (said_so["code"], said_so["rule"]) == ("unknown_name", "SIEGE-WALL-03")


@pytest.mark.ruling("SIEGE-AMB-23")
@pytest.mark.parametrize(("face", "first"), [(1, "Nains"), (2, "Empire")])
def test_the_first_turn_is_drawn_where_nobody_tells_it(face, first):
    """An even draw is kept with the entry."""
    found = done(f"siege start 1 --attacker Nains --dice {face}")
    assert (found["first"], found["first_by"]) == (first, "drawn")
    assert [throw["why"] for throw in ask("show", "2")["throws"]] == ["siege.first"]


@pytest.mark.rule("SIEGE-SCN1-18", "SIEGE-SCN2-12", "SIEGE-SCN3-13")
@pytest.mark.parametrize(
    ("call", "who"),
    [
        ("1 --attacker-units 9 --defender-units 10", "Empire"),
        ("1 --attacker-units 10 --defender-units 9", "Dwarfs"),
        ("1 --attacker-units 9 --defender-units 9", None),
        # Nobody has more than an army that has not been counted.
        ("1 --attacker-units 9", None),
        ("1 --defender-units 9", None),
        ("1", None),
        ("2", "Dwarfs"),
        ("3", "Empire"),
    ],
)
def test_who_deploys_first_is_told(call, who):
    """The side with more units deploys first, or the scenario decides."""
    assert done(f"siege start {call} --seed 1")["deploys"] == who


@pytest.mark.parametrize(
    ("scenario", "rule"),
    [
        pytest.param("1", "SIEGE-SCN1-15", marks=pytest.mark.rule("SIEGE-SCN1-15")),
        pytest.param("3", "SIEGE-LEN-03", marks=pytest.mark.rule("SIEGE-LEN-03")),
    ],
)
def test_no_limit_of_turns_is_told_where_the_scenario_knows_its_end(scenario, rule):
    """The race has none, the keep rolls for its end; the referee may rule otherwise."""
    gate = " --gate wall" if scenario == "3" else ""
    call = f"siege start {scenario}{gate} --first attacker --turn-limit 4"
    assert refused(call)["rule"] == rule
    assert done(f"{call} --ruling agreed")["turn_limit"] == 4


@pytest.mark.ruling("SIEGE-AMB-25")
def test_a_limit_of_turns_is_told_or_the_house_rule():
    """The second scenario has the rulebook's limit, which is typed in."""
    assert done("siege start 2 --first attacker")["turn_limit"] is None
    done("undo")
    house("scenario2_turn_limit", "6")
    assert done("siege start 2 --first attacker")["turn_limit"] == 6
    done("undo")
    assert done("siege start 2 --first attacker --turn-limit 7")["turn_limit"] == 7


def test_sides_are_named_in_the_language_of_the_campaign(here):
    """Sides without names get those of the scenario."""
    ask("new", "fr.db", "--game", "siege", "--campaign-lang", "fr")
    found = ask("siege", "start", "3", "-c", "fr.db")
    assert [side["side"] for side in found["sides"]] == ["Les Nains", "L’Empire"]


def test_names_once_given_are_kept_for_the_next_scenario():
    """Other names replace them."""
    done("siege start 1 --attacker Orcs --defender Elves --first Elves")
    done("siege end --winner Orcs")
    found = done("siege start 2 --attacker Trolls --first defender")
    assert [side["side"] for side in found["sides"]] == ["Trolls", "Elves"]
    assert ask("siege", "campaign")["scenarios"][0]["winner"] == "Orcs"


def test_both_sides_cannot_have_one_name():
    """Case does not distinguish names."""
    assert refused("siege start 3 --attacker Nains --defender nains")["code"] == "usage"


@pytest.mark.parametrize("word", ["the moon", "4", "brakenkeep"])
def test_an_unknown_scenario_is_refused_with_the_nearest(word):
    """Codes, numbers, and names in both languages are known."""
    said_so = refused(f"siege start {word.replace(' ', '_')}")
    assert said_so["code"] == "unknown_name"
    assert said_so["hint"]


@pytest.mark.parametrize(
    "word", ["3", "braken_keep", "The_siege_of_Braken_Keep", "le_siège_de_braken_keep"]
)
def test_a_scenario_is_called_by_code_number_or_name(word):
    """The name may be in either language."""
    assert done(f"siege start {word}")["scenario"] == "braken_keep"


@pytest.mark.rule("SIEGE-GEN-04")
def test_one_scenario_after_the_other():
    """None begins during another; a linked one is played once, and in order."""
    done("siege start 2 --first attacker")
    assert refused("siege start 3")["code"] == "out_of_phase"
    done("siege end")
    assert refused("siege start 2 --first attacker")["rule"] == "SIEGE-GEN-04"
    assert refused("siege start 1 --first attacker")["rule"] == "SIEGE-GEN-04"
    done("siege start 3")


@pytest.mark.rule("SIEGE-BUDGET-15")
def test_the_table_is_cleared_for_the_next_scenario():
    """Unspent points are lost; sections, units and pieces are removed."""
    done("siege start siege --attacker-points 2000 --first attacker --gate wall")
    done("siege wall")
    done("siege buy attacker ram --count 2")
    done("siege unit attacker Axes --type infantry --stands 3 --with ram")
    done("siege general attacker --name Grim --dead")
    ended = done("siege end")
    assert ended["wasted"] == {"Attackers": 480, "Defenders": 250}
    done("siege start 3")
    status = ask("siege", "status")
    assert (status["sections"], status["machines"]) == ([], [])
    assert [side["equipment"] for side in status["sides"]] == [[], []]
    assert [side["allowance"] for side in status["sides"]] == [500, 250]
    assert [side["general"] for side in status["sides"]] == [None, None]
    assert ask("verify")["ok"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whose_turn_it_is_and_not_who_sits_first(here, lang):
    """The active side comes first on the screen; seats have no such effect."""
    ask("new", "d.db", "--game", "siege", "--players", "Zoé,Yves")
    done("siege start 1 --attacker Nains --defender Empire --first Empire -c d.db")
    for call in (("status", "--full"), ("siege", "status")):
        shown = intendant(*call, "-c", "d.db", "--lang", lang).out
        first = shown.splitlines()[0]
        assert first.endswith(
            {"en": "defender’s turn", "fr": "tour du défenseur"}[lang]
        )


def test_a_scenario_stands_in_the_log_under_its_own_first_turn():
    """The scenario is not logged under the turn that ended the one before."""
    done("siege start 1 --first Empire")
    for _ in range(3):
        ask("phase", "next")
    done("siege general Empire --dead")
    done("siege end")
    done("siege start 2 --first Empire")
    entry = ask("log")["entries"][-1]
    assert (entry["turn"], entry["phase"]) == (1, "defender")


@pytest.mark.rule("SIEGE-SCN2-09")
@pytest.mark.parametrize(
    ("people", "points"), [("Orcs", 450), ("Nains", 450), ("Empire", None)]
)
def test_an_army_that_stands_in_for_the_empire_begins_with_its_points(people, points):
    """Another people has 450; the Knights are prescribed at any price."""
    begun = f"siege start 2 --first Dwarfs --defender-people {people}"
    for typed in ("", " --defender-points 450"):
        found = done(begun + typed)
        assert sides(found)["defender"] == (points or (450 if typed else None), 0)
        done("undo")
    assert refused(f"{begun} --defender-points 451")["rule"] == "SIEGE-SCN2-09"


@pytest.mark.parametrize(
    ("people", "units", "rule"),
    [
        ("Empire", ("Archers --type infantry",), "SIEGE-SCN2-03"),
        ("Orcs", ("Wolves --type infantry",), "SIEGE-SCN2-08"),
        ("Nains", ("Marteaux --type infantry",), "SIEGE-SCN2-10"),
        (
            "Empire",
            tuple(f"Knights_{n} --type cavalry" for n in "1234"),
            "SIEGE-SCN2-03",
        ),
    ],
)
def test_only_riders_carry_the_call_for_help(people, units, rule):
    """Three units of them or of Rangers do so; the referee may allow others."""
    done(f"siege start 2 --attacker A --defender D --defender-people {people}")
    *fit, last = (f"siege unit D {unit} --stands 3" for unit in units)
    for unit in fit:
        done(unit)
    assert refused(last)["rule"] == rule
    assert warned(f"{last} --ruling so_be_it") == ["ruled"]


@pytest.mark.rule("SIEGE-SCN2-10")
def test_rangers_of_the_dwarfs_carry_the_call_whatever_they_are():
    """The name makes them Rangers; the besiegers may field any units."""
    done("siege start 2 --attacker A --defender D --defender-people Nains")
    done("siege unit D Rangers --type infantry --stands 3")
    found = done("siege unit A Archers --type infantry --stands 3")
    assert found["type"] == "infantry"


def test_what_is_refused_is_called_as_it_was_typed():
    """The typed name may have been another's, now undone; its number is kept."""
    done("siege start 1 --attacker A --defender D")
    done("siege unit D Lances --type cavalry --stands 3")
    done("undo --to 1")
    done("siege start 2 --attacker A --defender D --defender-people Nains")
    calls = (f"siege unit D {n} --type cavalry --stands 3" for n in ("Lances", "No#7"))
    names = [refused(call)["message"].partition(":")[0] for call in calls]
    assert names == ["Lances", "No#7"]


@pytest.mark.rule("SIEGE-SCN1-01", "SIEGE-SCN2-01")
def test_no_walls_are_put_up_where_no_siege_is_played():
    """A lone watchtower may be there in the race, and nothing else."""
    done("siege start 1 --first Empire")
    assert refused("siege wall --walls 2")["rule"] == "SIEGE-SCN1-01"
    done("siege section Watch --kind tower --face north")
    assert refused("siege section Gate --kind gate")["rule"] == "SIEGE-SCN1-01"
    done("siege end --winner attacker")
    done("siege start 2 --first Dwarfs")
    assert refused("siege wall")["rule"] == "SIEGE-SCN2-01"
    assert warned("siege wall --walls 1 --ruling so_be_it") == ["ruled"]


def test_a_side_that_nobody_names_is_asked_for_by_the_rule():
    """Only the face knows the usual names of sides."""
    state, entering = State(), Entering(1, lambda _: True)
    with pytest.raises(Misuse) as caught:
        by_names(begin, state, state, Table(), entering, "3", attacker="Nains")
    assert caught.value.facts == {"name": "defender", "flags": ["--defender"]}


@pytest.mark.parametrize(
    "word",
    [
        *("attacker", "besieger", "Besiegers", "attaquant", "Assiégeant"),
        *("assiégeants", "Les_Nains", "nains"),
    ],
)
def test_a_side_is_found_by_every_word_for_it(word):
    """Earlier words are accepted, and a name without its article."""
    done("siege start 3 --attacker Les_Nains --defender L’Empire")
    assert done(f"siege buy {word} ram")["side"] == "Les Nains"
    assert done("siege buy empire boiling_oil")["side"] == "L’Empire"


def test_who_begins_may_be_named_without_the_article():
    """The article may also be left out in the call that names both sides."""
    names = "--attacker Les_Nains --defender L’Empire"
    assert done(f"siege start 1 {names} --first Empire")["first"] == "L’Empire"


def test_a_campaign_that_plays_no_siege_has_nothing_to_score():
    """The hint begins a scenario, and names no campaign if there is one here."""
    hint = refused("siege score")["hint"]
    assert ("siege start" in hint, "-c" in hint) == (True, False)
