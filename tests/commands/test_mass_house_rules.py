"""House rules of a battle: their effects in a turn, and their refusals."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import (
    STAND,
    TACTICS,
    hero,
    lines,
    quick,
    refused,
    score,
    turn,
)
from tests.face import ask, intendant

__all__ = ["quick"]  # a fixture
KARL = STAND[:2]
TOTALS = ("--total", "Montaigne=20", "--total", "Eisen=20")


def rule(key, value):
    """Sets a house rule of mass combat."""
    ask("rules", "set", f"mass.{key}", str(value))


def takes(code, dice="3 6"):
    """Rodrigo wins an opportunity, and takes it."""
    assert turn(dice=dice)["pending"] == ["Rodrigo"]
    return ask("mass", "opportunity", "Rodrigo", code)


def held(dice, *words):
    """A turn in which only Karl is asked where he is."""
    return ask("mass", "turn", *KARL, *TACTICS, *TOTALS, *words, "--dice", dice)


def entered():
    """The turn to which the newest entry of the journal belongs."""
    return ask("log")["entries"][-1]["turn"]


@pytest.mark.ruling("MASS-AMB-22")
@pytest.mark.parametrize("table", ["{ INF = 0 }", "{ INF = 0, BAN = 0 }"])
def test_a_table_without_a_face_is_refused(quick, table):
    """Nobody would ever receive anything; the hint says what the table needs."""
    found = refused("rules", "set", "mass.opp.table", table)
    assert (found["code"], found["rule"]) == ("usage", "mass.opp.table")
    assert "not all of them 0" in found["hint"]
    rule("opp.table", "{ INF = 0, BAN = 1 }")


@pytest.mark.ruling("MASS-AMB-22")
def test_a_shot_that_was_drawn_is_settled_by_its_code(quick):
    """Without its code, a call would draw another shot."""
    rule("opp.choose", "table")
    rule("opp.table", "{ TIR = 1 }")
    turn(dice="3 6")
    found = refused("mass", "opportunity", "Rodrigo")
    assert found["hint"] == "`mass opportunity HERO TIR --total N`"
    assert found["rule"] == "MASS-OPP-TIR-01"
    assert ask("mass", "opportunity", "Rodrigo", "TIR", "--total", "25")["how"] == "hit"


@pytest.mark.rule("MASS-OPP-INF-01")
@pytest.mark.ruling("MASS-AMB-56")
def test_a_visit_is_paid_in_the_coming_turn(quick):
    """The fought turn is closed first, so that the chance is not lost in it."""
    rule("opp.inf_keep", "true")
    takes("INF")
    turn(dice="3 3")
    found = ask("mass", "opportunity", "Rodrigo", "--visit")
    assert (found["how"], found["closed"]["turn"]) == ("visits", 2)
    assert entered() == 3
    played = held("3")
    assert (played["turn"], played["closed"]) == (3, None)
    assert hero(played, "Rodrigo")["engagement"] == "medic"
    assert ask("turn", "next")["healed"] == [{"hero": "Rodrigo", "dramatic": 1}]


@pytest.mark.rule("MASS-OPP-GEN-11")
def test_who_gives_up_has_been_paid_for_the_turn_before(quick):
    """A hero gives up in step 1 of the next turn; the screen shows the closed one."""
    takes("BAN")
    turn(dice="3 3")
    before = score("Rodrigo")
    said = intendant("mass", "opportunity", "Rodrigo", "BAN", "--give-up")
    assert "Rodrigo: reputation +1 (Save the banner!)" in said.out
    assert (score("Rodrigo"), entered()) == (before + 1, 3)
    assert turn(dice="3 3")["closed"] is None
    assert ask("turn", "next")["gains"] == []


@pytest.mark.rule("MASS-OPP-GEN-11")
def test_what_is_not_settled_comes_before_the_next_turn(quick):
    """Nobody gives up or visits while an opportunity waits, or after the victory."""
    takes("BAN")
    turn(dice="3 6")
    words = ("mass", "opportunity", "Rodrigo", "BAN", "--give-up")
    assert refused(*words)["rule"] == "MASS-TURN-10"
    ask("mass", "opportunity", "Rodrigo", "none")
    for _ in range(3):
        assert turn(30, 20, dice="3 3")["winner"] == "Montaigne"
    assert refused(*words)["rule"] == "MASS-END-01"
    assert refused("mass", "opportunity", "Rodrigo", "--visit")["rule"] == "MASS-END-01"


@pytest.mark.ruling("MASS-AMB-37")
def test_who_charges_next_turn_sees_no_doctor_then(quick):
    """Otherwise the hero would get the points of a charge that never happened."""
    rule("opp.inf_keep", "true")
    rule("opp.crg_when", "next")
    takes("INF")
    takes("CRG")
    found = refused("mass", "opportunity", "Rodrigo", "--visit")
    assert found["rule"] == "MASS-OPP-GEN-09"
    played = turn(dice="3 3 " + "1 " * 18)
    assert hero(played, "Rodrigo")["volleys"][0]["dice_count"] == 18
    assert [g["reputation"] for g in ask("turn", "next")["gains"]] == [5]


@pytest.mark.ruling("MASS-AMB-23")
def test_what_gives_way_is_paid_for_its_last_turn(quick):
    """The position was held this turn; only the reward is lost."""
    rule("opp.on_conflict", "drop_old")
    takes("TEN")
    assert held("3 6")["pending"] == ["Rodrigo"]
    found = ask("mass", "opportunity", "Rodrigo", "AID")
    assert found["gains"] == [
        {"hero": "Rodrigo", "reputation": 1, "code": "TEN", "rule": "MASS-OPP-TEN-02"}
    ]
    assert [end["why"] for end in found["ended"]] == ["given_up"]
    closed = held("3 3")["closed"]
    assert (closed["gains"], closed["lines"]) == ([], [])


@pytest.mark.ruling("MASS-AMB-23")
def test_a_place_that_was_left_pays_nothing(quick):
    """By a ruling the hero was elsewhere: the position was already lost."""
    rule("opp.on_conflict", "drop_old")
    takes("TEN")
    moved = ("--engage", "Rodrigo=front", "--ruling", "he went")
    assert held("3 6", *moved)["pending"] == ["Rodrigo"]
    assert ask("mass", "opportunity", "Rodrigo", "AID")["gains"] == []


@pytest.mark.ruling("MASS-AMB-23")
def test_what_has_not_begun_pays_nothing(quick):
    """By a ruling there is a second one in the same turn: no turn was held yet."""
    rule("opp.on_conflict", "drop_old")
    takes("TEN")
    found = ask("mass", "opportunity", "Rodrigo", "AID", "--ruling", "a second one")
    assert found["gains"] == []
    assert [one["code"] for one in found["ended"]] == ["TEN"]


@pytest.mark.ruling("MASS-AMB-23")
def test_only_what_gives_way_is_paid_early(quick):
    """A banner in hand is paid when the turn ends, as usual."""
    rule("opp.on_conflict", "drop_old")
    takes("BAN")
    takes("TEN")
    assert held("3 6")["pending"] == ["Rodrigo"]
    found = ask("mass", "opportunity", "Rodrigo", "AID")
    assert [one["code"] for one in found["gains"]] == ["TEN"]
    assert [one["code"] for one in found["ended"]] == ["TEN"]


@pytest.mark.ruling("MASS-AMB-23")
def test_the_hits_of_a_unit_that_is_left_count(quick):
    """The unit has fired: the enemy's general suffers for it, and the hero is paid."""
    rule("opp.on_conflict", "drop_old")
    ask("mass", "hero", "Rodrigo", "--commission")
    takes("COM")
    assert held("3 6 | 8 8 8 9 " + "1 " * 8)["pending"] == ["Rodrigo"]
    found = ask("mass", "opportunity", "Rodrigo", "CAP")
    assert [(one["code"], one["reputation"]) for one in found["gains"]] == [("COM", 2)]
    assert [(x["side"], x["value"]) for x in found["lines"]] == [("Eisen", -2)]
    played = held("3 3")
    assert lines(played, "Eisen")["opportunity"] == -2
    assert played["closed"]["gains"] == []


@pytest.mark.ruling("MASS-AMB-23")
def test_all_that_give_way_are_paid(quick):
    """A unit that fired and a place that was held, both at the Front, are paid."""
    rule("opp.on_conflict", "drop_old")
    ask("mass", "hero", "Rodrigo", "--commission")
    takes("COM")
    assert held("3 10 1 | " + "1 " * 12)["pending"] == ["Rodrigo"]
    ask("mass", "opportunity", "Rodrigo", "TEN")
    assert held("3 8 | 8 8 " + "1 " * 9)["pending"] == ["Rodrigo"]
    found = ask("mass", "opportunity", "Rodrigo", "CAP")
    gains = [(one["code"], one["reputation"]) for one in found["gains"]]
    assert gains == [("COM", 1), ("TEN", 2)]


@pytest.mark.rule("MASS-OPP-DUE-01")
def test_refusals_of_a_duel_name_their_rules(quick):
    """There is nobody to meet, and no duel to be decided."""
    turn(dice="3 6")
    found = refused("mass", "opportunity", "Rodrigo", "DUE")
    assert found["rule"] == "MASS-OPP-DUE-01"
    assert refused("mass", "duel", "Rodrigo", "Karl")["rule"] == "MASS-OPP-DUE-02"


@pytest.mark.ruling("MASS-AMB-36")
def test_the_newest_rider_is_given_up_first(quick):
    """The reward of the earlier rider stays."""
    rule("opp.cav_stack", "true")
    takes("CAV")
    turn(dice="3 5")
    takes("CAV", dice="3 8")
    ask("mass", "opportunity", "Rodrigo", "CAV", "--give-up")
    (line,) = hero(turn(dice="3 3"), "Rodrigo")["lines"]
    assert line["value"] == 1


@pytest.mark.ruling("MASS-AMB-10")
def test_who_is_named_beforehand_counts_when_others_are_asked(quick):
    """If only one may lend, nobody else is asked, wherever they are in the alphabet."""
    words = ("--side", "Montaigne", "--wits", "2", "--tactics", "2", "--command", "3")
    ask("mass", "hero", "Anselme", *words)
    ask("mass", "hero", "Karl", "--command", "0")
    ask("mass", "hero", "Rodrigo", "--command", "2")
    rule("command.max", 1)
    rule("command.when", "after")
    stand = (*STAND, "--engage", "Anselme=support")
    found = turn(20, 20, "--lend", "Rodrigo", dice="3 3 3", stand=stand)
    assert lines(found, "Montaigne")["command"] == 2
    words = ("mass", "turn", *stand, *TACTICS, *TOTALS)
    ask("undo")
    ask("mass", "hero", "Karl", "--command", "1")
    asked = ("--choose", "lend.Karl=lent", "--choose", "lend.Anselme=lent")
    found = ask(*words, *asked, "--dice", "3 3 3", "--dry-run")
    assert lines(found, "Montaigne")["command"] == 3
    assert lines(found, "Eisen")["command"] == 1
    both = refused(*words, "--lend", "Rodrigo", "--lend", "Anselme")
    assert both["message"] == "at most 1 hero may lend Command"
    assert "mass.command.max" in both["hint"]


@pytest.mark.ruling("MASS-AMB-01")
def test_a_unit_fires_no_more_without_volleys(quick):
    """The house rule changes in the middle of a battle, and the turn goes on."""
    ask("mass", "hero", "Rodrigo", "--commission")
    takes("COM")
    rule("modules.volley", "false")
    found = hero(held("3 3"), "Rodrigo")
    assert (found["engagement"], found["volleys"]) == ("front", [])


@pytest.mark.ruling("MASS-AMB-07")
def test_the_odds_say_how_many_rolls_are_made_again(quick):
    """Rerolls are possible if a general must reach a TN; otherwise the higher wins."""
    words = ("mass", "odds", "strategy", "1k1", "1k1+3", "-c", "c.db")
    assert ask(*words)["again"] is None
    assert "rolled again" not in intendant(*words).out
    rule("strategy.contested_tn", "true")
    # Below 5 on one die: four faces in ten; and one face in ten where 3 are added.
    assert ask(*words)["again"] == pytest.approx(0.04)
    assert "neither general reaches his TN: 4.0%." in intendant(*words).out


def test_more_kept_than_rolled_has_a_remedy(quick):
    """The two numbers are easily swapped."""
    found = refused("mass", "roll", "3", "5")
    assert "number of dice first" in found["hint"]


def test_to_give_an_opportunity_up_it_must_be_named(quick):
    """The refusal names the missing word, whatever else is given."""
    takes("BAN")
    for words in (("--give-up",), ("--lost", "--give-up")):
        found = refused("mass", "opportunity", "Rodrigo", *words)
        assert found["message"] == "CODE is missing"
        assert (
            found["hint"] == "`intendant mass opportunity --help` shows what is needed"
        )
