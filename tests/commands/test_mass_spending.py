"""House rules of the generals' roll: raises and Command after the dice, rerolls."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import (
    STAND,
    TACTICS,
    hero,
    lines,
    quick,
    refused,
    turn,
)
from tests.face import ask, at_terminal, intendant

TOTALS = ("--total", "Montaigne=20", "--total", "Eisen=22")
WORDS = ("mass", "turn", *STAND, *TACTICS, *TOTALS)
__all__ = ["quick"]  # a fixture


def raises():
    """The free raises that are left, by side."""
    return {one["name"]: one["raises"] for one in ask("mass", "armies")["sides"]}


def sets(key, value):
    """A house rule of mass combat."""
    ask("rules", "set", f"mass.{key}", value)


@pytest.mark.ruling("MASS-AMB-08")
def test_raises_may_be_spent_when_the_dice_lie_there(quick):
    """Only a side that has raises is asked, and it may spend none."""
    sets("raises.when", "after")
    said = intendant(*WORDS, "--dice", "6 4", "--json")
    assert (said.status, said.refusal["key"]) == (2, "raises.Montaigne")
    assert said.refusal["options"] == ["0", "1", "2"]
    found = ask(*WORDS, "--choose", "raises.Montaigne=1", "--dice", "6 4")
    assert lines(found, "Montaigne") == {"raises": 5}
    assert (found["winner"], raises()["Montaigne"]) == ("Montaigne", 1)
    found = ask(*WORDS, "--choose", "raises.Montaigne=0", "--dice", "6 1")
    assert (lines(found, "Montaigne"), found["winner"]) == ({}, "Eisen")
    # A number given beforehand is not asked for.
    found = ask(*WORDS, "--raises", "Montaigne=1", "--dice", "6 4")
    assert (lines(found, "Montaigne"), raises()["Montaigne"]) == ({"raises": 5}, 0)
    assert ask(*WORDS, "--dice", "6 4")["winner"] == "Eisen"


@pytest.mark.rule("MASS-PREP-05")
def test_more_raises_than_there_are(quick):
    """Too many raises are refused after the roll as well as before."""
    words = (*WORDS, "--raises", "Montaigne=3", "--seed", "1")
    assert refused(*words)["rule"] == "MASS-PREP-05"
    sets("raises.when", "after")
    assert refused(*words)["rule"] == "MASS-PREP-05"


@pytest.mark.ruling("MASS-AMB-09")
def test_raises_may_help_any_roll(quick):
    """A hero's own roll takes raises by the house rule only, and they are spent."""
    words = (*WORDS, "--raises", "Rodrigo=1")
    refusal = refused(*words, "--seed", "1")
    assert refusal["rule"] == "mass.raises.scope"
    assert "`rules set mass.raises.scope any`" in refusal["hint"]
    sets("raises.scope", "any")
    found = ask(*words, "--dice", "6 4")
    rodrigo = hero(found, "Rodrigo")
    assert (rodrigo["added"]["raises"], rodrigo["total"]) == (5, 14)
    assert rodrigo["row"] == "12-14"
    assert (lines(found, "Montaigne"), raises()["Montaigne"]) == ({}, 1)
    assert "raises" not in hero(found, "Karl")["added"]


def test_raises_help_both_a_general_and_a_hero(quick):
    """General and hero draw on the same stock of raises."""
    sets("raises.scope", "any")
    both = ("--raises", "Montaigne=1", "--raises", "Rodrigo=2")
    assert refused(*WORDS, *both, "--seed", "1")["code"] == "not_enough"
    both = ("--raises", "Montaigne=1", "--raises", "Rodrigo=1")
    found = ask(*WORDS, *both, "--dice", "6 4")
    assert (lines(found, "Montaigne"), raises()["Montaigne"]) == ({"raises": 5}, 0)


def test_nobody_spends_raises_on_a_roll_that_he_does_not_make(quick):
    """The hero is out of action, or with the doctor."""
    sets("raises.scope", "any")
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "INF")
    words = ("mass", "turn", *STAND[:2], *TACTICS, *TOTALS, "--raises", "Rodrigo=1")
    assert refused(*words, "--seed", "1")["rule"] == "MASS-PERS-13" or refused(
        *words, "--seed", "1"
    )["rule"].startswith("MASS-OPP-INF")
    ask("mass", "down", "Rodrigo")
    assert refused(*words, "--seed", "1")["rule"]


@pytest.mark.ruling("MASS-AMB-08")
@pytest.mark.ruling("MASS-AMB-09")
def test_a_hero_sees_his_die_before_he_spends_raises(quick):
    """With both house rules, first the general spends, then the hero."""
    sets("raises.scope", "any")
    sets("raises.when", "after")
    chosen = ("--choose", "raises.Montaigne=1")
    said = intendant(*WORDS, *chosen, "--dice", "6 4", "--json")
    assert said.refusal["key"] == "raises.Rodrigo"
    assert said.refusal["options"] == ["0", "1"]
    chosen = (*chosen, "--choose", "raises.Rodrigo=1")
    found = ask(*WORDS, *chosen, "--dice", "6 4")
    assert (hero(found, "Rodrigo")["total"], raises()["Montaigne"]) == (14, 0)


@pytest.mark.ruling("MASS-AMB-09")
@pytest.mark.rule("MASS-OPP-TIR-01")
@pytest.mark.rule("MASS-PREP-05")
def test_raises_may_help_an_easy_shot(quick):
    """By the house rule only, each raise adds five to the attack roll."""
    turn(dice="6 6")
    words = ("mass", "opportunity", "Rodrigo", "TIR", "--total", "15", "--raises")
    assert refused(*words, "1")["rule"] == "mass.raises.scope"
    sets("raises.scope", "any")
    assert refused(*words, "3")["rule"] == "MASS-PREP-05"
    assert ask(*words, "1")["how"] == "hit"
    assert raises()["Montaigne"] == 1


@pytest.mark.ruling("MASS-AMB-08", "MASS-AMB-10")
def test_whoever_decides_sees_what_the_dice_and_raises_have_come_to(quick):
    """Montaigne had 20 before its raise, and has 25 when Rodrigo is asked."""
    sets("raises.when", "after")
    sets("command.when", "after")
    said = at_terminal(*WORDS, "--dice", "6 4", lines=["1", "kept"])
    rows = [line.split() for line in said.err.splitlines()]
    totals = [row for row in rows if row[:1] in (["Montaigne"], ["Eisen"])]
    before = [["Eisen", "22"], ["Montaigne", "20"]]
    assert totals == [*before, ["Eisen", "22"], ["Montaigne", "25"]]


@pytest.mark.ruling("MASS-AMB-10")
def test_command_may_be_lent_when_the_dice_lie_there(quick):
    """A hero with a rank who may lend it is asked; his own roll still loses two."""
    sets("command.when", "after")
    said = intendant(*WORDS, "--dice", "6 4", "--json")
    assert (said.status, said.refusal["key"]) == (2, "lend.Rodrigo")
    assert said.refusal["options"] == ["lent", "kept"]
    found = ask(*WORDS, "--choose", "lend.Rodrigo=lent", "--dice", "6 6")
    assert (lines(found, "Montaigne"), found["winner"]) == ({"command": 3}, "Montaigne")
    assert hero(found, "Rodrigo")["added"]["command"] == -2
    if found["pending"]:
        ask("mass", "opportunity", "Rodrigo", "none")
    found = ask(*WORDS, "--choose", "lend.Rodrigo=keep it", "--dice", "6 6")
    assert (lines(found, "Montaigne"), found["winner"]) == ({}, "Eisen")


def test_too_many_lend(quick):
    """The refusal comes before a die is rolled, whenever they lend."""
    ask("mass", "hero", "Aldo", "--side", "Montaigne", "--wits", "2", "--tactics", "1")
    sets("command.max", "1")
    words = (*WORDS, "--engage", "Aldo=front", "--lend", "Aldo", "--lend", "Rodrigo")
    assert refused(*words, "--seed", "1")["rule"] == "mass.command.max"
    sets("command.when", "after")
    assert refused(*words, "--seed", "1")["rule"] == "mass.command.max"


def test_who_lends_is_asked_no_more(quick):
    """The question is left out if lending is given, full or not allowed."""
    sets("command.when", "after")
    assert lines(turn(20, 20, "--lend", "Rodrigo", dice="6 8"), "Montaigne") == {
        "command": 3
    }
    ask("mass", "opportunity", "Rodrigo", "INF")
    assert lines(turn(dice="6", stand=STAND[:2]), "Montaigne") == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_asked_is_told(quick, lang):
    """The question has the number of raises, and the deciding player."""
    sets("command.when", "after")
    said = intendant(*WORDS, "--dice", "6 4", "--lang", lang)
    assert (said.status, "lend.Rodrigo" in said.err) == (2, True)


def test_who_won_is_told_before_the_heroes_roll(quick):
    """Eisen has the higher total, and this stands above the hero's dice."""
    said = at_terminal(*WORDS, "--dice", "ask", lines=["6", "4"])
    rows = [line.split() for line in said.err.splitlines()]
    assert ["Eisen", "wins", "the", "turn"] in rows


# A contested roll that nobody reaches ------------------------------------------------

LOW = ("--dice", "1 1 1 | 1 1 2")
CALL = ("mass", "turn", *STAND, *TACTICS)


@pytest.mark.ruling("MASS-AMB-07")
def test_a_roll_that_nobody_reaches_is_made_again(quick):
    """The rolls stay on record; nothing was fought, and nothing spent."""
    sets("strategy.contested_tn", "true")
    before = ask("mass", "status")
    found = ask(*CALL, "--raises", "Montaigne=1", *LOW)
    assert (found["again"], found["winner"], found["heroes"]) == (True, None, [])
    entry = ask("log")["entries"][-1]["seq"]
    faces = [throw["faces"] for throw in ask("show", str(entry))["throws"]]
    assert faces == [[1, 1, 1], [1, 1, 2]]
    assert ask("mass", "status") == before
    found = ask(*CALL, "--dice", "9 9 1 | 1 1 2 | 6 4")
    assert (found["turn"], found["winner"]) == (1, "Eisen")
    assert "again" not in found


def test_the_turn_before_it_is_closed_all_the_same(quick):
    """Closing does not depend on the roll; one undo opens the turn again."""
    turn(dice="6 4")
    sets("strategy.contested_tn", "true")
    before = ask("mass", "status")
    found = ask(*CALL, *LOW)
    assert (found["turn"], found["closed"]["turn"], found["again"]) == (2, 1, True)
    assert (ask("mass", "status")["stage"], ask("mass", "armies")["turn"]) == (
        "begun",
        2,
    )
    ask("undo")
    assert ask("mass", "status") == before
    ask("redo")
    assert ask(*CALL, "--dice", "9 9 1 | 1 1 2 | 6 4")["turn"] == 2
    assert ask("verify")["findings"] == []


@pytest.mark.parametrize(("lang", "told"), [("en", "roll again"), ("fr", "relancez")])
def test_it_is_said_that_it_is_thrown_again(quick, lang, told):
    """The screen and the log both say so."""
    sets("strategy.contested_tn", "true")
    said = intendant(*CALL, *LOW, "--lang", lang)
    assert (said.status, told in said.out) == (0, True)
    assert told in intendant("log", "--lang", lang).out
