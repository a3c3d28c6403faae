"""A hero who is his army's general: modifiers of all his rolls count on that one."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import STAND, TACTICS, quick, turn
from tests.face import ask, intendant

__all__ = ["quick"]  # a fixture


@pytest.fixture
def himself(quick):
    """Rodrigo leads Montaigne, with Wits 3 and Strategy 2."""
    words = ("--side", "Montaigne", "--wits", "3", "--strategy", "2", "--commands")
    ask("mass", "general", "Rodrigo", *words)
    return quick


def takes(code):
    """Rodrigo wins an opportunity in turn 1, and takes it."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", code)


def side(name):
    """One side in its current state."""
    return next(one for one in ask("mass", "status")["sides"] if one["name"] == name)


@pytest.mark.rule("MASS-OPP-BAN-03")
@pytest.mark.ruling("MASS-AMB-26")
def test_with_a_banner_he_rolls_a_die_less(himself):
    """The general rolls four dice instead of five, keeping three; the sheet agrees."""
    takes("BAN")
    (die,) = side("Montaigne")["fewer"]
    assert (die["value"], die["hero"], die["rule"]) == (
        -1,
        "Rodrigo",
        "MASS-OPP-BAN-03",
    )
    assert "1 die fewer (Rodrigo, MASS-OPP-BAN-03)" in intendant("mass", "status").out
    words = ("--total", "Eisen=20", *STAND, *TACTICS)
    found = ask("mass", "turn", *words, "--dice", "5 4 3 2 | 5 | 6", "--dry-run")
    (roll,) = [one for one in found["rolls"] if one["side"] == "Montaigne"]
    assert (roll["pool"], roll["kept"], len(roll["fewer"])) == ([4, 3], [5, 4, 3], 1)
    assert roll["fewer"][0]["code"] == "BAN"
    said = intendant("mass", "turn", *words, "--dice", "5 4 3 2 | 5 | 6")
    assert "1 die fewer (Rodrigo, MASS-OPP-BAN-03)" in said.out


@pytest.mark.rule("MASS-OPP-BAN-03")
def test_no_more_is_kept_than_is_rolled(himself):
    """An unskilled general keeps one die less, too."""
    ask("mass", "general", "Rodrigo", "--strategy", "0")
    takes("BAN")
    words = ("--total", "Eisen=20", *STAND, *TACTICS)
    found = ask("mass", "turn", *words, "--dice", "5 4 | 5 | 6")
    (roll,) = [one for one in found["rolls"] if one["side"] == "Montaigne"]
    assert (roll["pool"], roll["kept"]) == ([2, 2], [5, 4])


@pytest.mark.rule("MASS-OPP-CAP-03")
@pytest.mark.ruling("MASS-AMB-34")
def test_with_the_enemys_banner_all_his_rolls_are_worse(himself):
    """The strategy roll also gets -4, shown beforehand."""
    takes("CAP")
    told = [(x["what"], x["value"], x["rule"]) for x in side("Montaigne")["lines"]]
    assert ("opportunity", -4, "MASS-OPP-CAP-03") in told
    found = turn(20, 20, stand=STAND[:2], dice="6 6")
    (told,) = [x["lines"] for x in found["modifiers"] if x["side"] == "Montaigne"]
    line = next(x for x in told if x.get("code") == "CAP")
    assert (line["value"], line["hero"]) == (-4, "Rodrigo")


def test_another_general_is_free_of_it(quick):
    """A hero's banner affects his own rolls only."""
    takes("CAP")
    assert side("Montaigne")["fewer"] == []
    assert "CAP" not in {line["code"] for line in side("Montaigne")["lines"]}
